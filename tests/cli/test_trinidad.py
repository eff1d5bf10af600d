"""Trinidad at the screen: a city one can read, grids, tracks, sheets, and whole games by typing."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from cabildo.cli.board import board_for
from cabildo.cli.screen import Screen
from cabildo.cli.speech import messages_for
from cabildo.engine.game import Game
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.cli.script import Typist, at_random, lines, play
from tests.titles.trinidad.build import house, lot, marked, palace, shared, table, walled
from tests.titles.trinidad.solo import WALLS, alone, turn
from tests.titles.trinidad.votes import amid_a_vote

CITY = {
    "e3": house(0),
    "f3": lot(1),
    "g3": shared("market", 0, 1),
    "d4": palace(2),
    "e4": marked("monument", 1),
    "m5": "church",
}
SEATS: dict[int, dict[str, Any]] = {
    0: {
        "character": "bishop",
        "stone": 2,
        "wood": 1,
        "coins": 5,
        "faith": 1,
        "score": 12,
        "hand": [14, 61],
        "rotated": [61],
        "status": {"vp": 2},
        "units": [{"unit": "soldier", "wounds": 1}],
        "banners": {"green": 2, "red": 1},
        "council": 6,
        "war_step": 2,
        "dock": {"triplet": 1},
        "order_workers": 1,
        "spent": 1,
    },
    1: {"character": "carpenter", "wood": 3, "helpers": 2, "score": -1, "spent": 2},
}


def drawn(state: TrinidadState, language: str = "en", width: int | None = None, seat: int | None = None) -> list[str]:
    """The board as lines: plain, or as a terminal of this width shows it."""
    output = io.StringIO()
    console = (
        Console(file=output)
        if width is None
        else Console(file=output, force_terminal=True, width=width, color_system=None)
    )
    screen = Screen(console)
    board = board_for(TITLE.name, screen, messages_for(TITLE, language, ["Ana", "Bo", "Cleo"]))
    screen.show(board.draw(state.view(seat)))
    return output.getvalue().splitlines()


def row(shown: list[str], number: int) -> str:
    return next(line for line in shown if line.startswith(f"{number:2} "))


def city(**fields: Any) -> TrinidadState:
    return table(3, buildings=CITY, seats=SEATS, **fields)


# ---- the map


def test_the_map_shows_buildings_owners_points_and_activations() -> None:
    shown = drawn(city())
    assert "      a     b     c     d     e     f     g " in shown[2]
    assert row(shown, 3) == " 3 :                 |      HA  0 lB    Ma AB|'     '     '          |                 :"
    assert row(shown, 4)[21:40] == "|PC 12 MoB   '    |"
    assert row(shown, 5)[69:] == "|      Ch         :"
    assert row(shown, 6)[39:53] == "|^^^^^ ^^^^^|*"


def test_walls_roads_the_fort_and_the_sea_have_their_signs() -> None:
    shown = drawn(city(walls=[*walled("NW"), "west 4"], roads=["SE"], fort=True))
    assert shown[3].startswith("   ##################")
    assert shown[3][22:30] == "-----.--"
    assert [row(shown, number)[3] for number in range(1, 7)] == ["#", "#", "#", "#", ":", ":"]
    assert shown[15] == "   .~~~~~" + "~" * (len(shown[15]) - 10) + "."
    assert row(shown, 4)[70:].startswith("=     =     =")
    assert row(shown, 5)[70:].startswith("=     Ch    =")
    assert row(shown, 6)[40:51] == " Ft    Ft  "


def test_a_terminal_draws_lines_and_the_letters_stay() -> None:
    shown = drawn(city(walls=["north a"]), width=100)
    assert any("▀▀▀▀" in line for line in shown)
    assert "HA  0 lB    Ma AB│▪" in row(shown, 3)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_the_board_fits_the_screen(width: int, language: str) -> None:
    seats = {seat: {**SEATS[0], "hand": [13 + 6 * seat, 14 + 6 * seat], "rotated": []} for seat in range(5)}
    for seat, character in enumerate(("bishop", "carpenter", "roadmaker", "governor", "noblewoman")):
        seats[seat] |= {"character": character, "units": [], "banners": {}, "score": 0}
    shown = drawn(table(5, buildings=CITY, seats=seats), language, width)
    assert max(len(line) for line in shown) <= width
    assert row(shown, 3).rstrip().endswith("┊")  # a row of the map is one line


# ---- the rest of the table


def test_a_vote_shows_what_everybody_may_know() -> None:
    state = amid_a_vote(support=[1])
    line = next(line for line in drawn(state, seat=0) if line.startswith("Vote"))
    assert "War Proclamation | proposed by C" in line
    text = " ".join("\n".join(drawn(state, seat=0)).split())
    assert "C says they abstain, has voted" in text
    assert "A says they abstain, voted no 1" in text
    assert "decades in which Spain pays more: 1" in text
    assert "voted yes 3" not in text
    assert "voted yes 3" in " ".join("\n".join(drawn(state, seat=2)).split())


def test_districts_grids_stores_tension_cards_and_majorities() -> None:
    state = city(
        decade=5,
        grids={"fort": {1: 0, 3: "council"}, "walls": {1: 1}},
        harbor=True,
        cabildo="f4",
        roads=["SE"],
        stores={"stone": [5, 0, 4, 5], "precious": 2},
        stacks=[6, 6, 1, 6],
        tension={"natives": 6, "pirates": 3},
        piles={"1": [20, 21], "game": [40]},
        top_back="pirates",
        passed=[2],
        peace=[6],
    )
    text = "\n".join(drawn(state, seat=0))
    for part in (
        "Trinidad | decade 5 of 12, 1620 | Era II",
        "Order  A Ana  B Bo  C Cleo",
        "south-east 12 (fine buildings +2, Roads +5, Harbor +5), 3 gaps",
        "centre-left 12 (fine buildings +2, Cabildo +5, Harbor +5)",
        "north-west 5 (Harbor +5), 6 gaps",
        "Grids: points of a space, whose worker (c: the council's)",
        "Fort      5A 4. 4c 4. 3. 3. 3.    to take back -10",
        "Walls     3B 2. 2. 2. 2.          to take back -4",
        "Roads     3. 2. 2. 2. 2.          first worker +2",
        "Harbor    4. 3. 3. 3. 3. 2.       stands",
        "Cabildo   4. 4. 4. 3. 3. 3. 3.    stands on f4",
        "stone 5 0 4 5 | wood 5 5 5 5 | precious goods 2 | stacks, in bronze 6 6 1 6",
        "City Warehouse: stone 2, wood 2",
        "Natives 6 of 8 (war, attack 2) +1 for what is empty | Pirates 3 of 8 (3 steps to war)",
        "decades with peace: 6",
        "on top 2 Pirates | A: 21 Stone Splitter, Stonemason (2)",
        "game: 40 Messenger, Roadmaker (1)",
        "most money: ? | strongest unit: A | most Faith: A",
        "C Cleo has passed",
    ):
        assert part in text, part


def test_a_sheet_tells_all_that_lies_open_and_what_a_scoring_would_give() -> None:
    shown = "\n".join(drawn(city(), seat=0))
    mine, rest = shown.split("A Ana (Bishop)\n")[1].split("B Bo (Carpenter)\n")
    for part in (
        "  12 points | 5 workers | 5 bronze | Faith 1",
        "cubes       stone 2 | wood 1",
        "cards       14 Scaffolder, Carpenter | (61 Master Builder, Bishop)",
        "status      Points II",
        "tracks      council 6 (+4) | war 2 (-3)",
        "units       Soldier 3 -1",
        "banners     green | red 1/2",
        "on the dock triplet",
        "placed      for the order 1",
        "pieces left Lot 2 | House 6 | Palace 3",
        "scoring now +16 | most money ? | strongest unit +7 | most Faith +7 | character +2",
    ):
        assert part in mine, part
    assert "  -1 point | 4 workers and 2 of the council's | ? bronze | Faith 0" in rest
    assert "cubes       behind the screen" in rest
    assert "wood 3" not in rest
    assert "character ?" in rest.split("C Cleo")[0]


def test_open_screens_show_what_everybody_has() -> None:
    shown = "\n".join(drawn(city(open_screens=True)))
    assert "cubes       wood 3" in shown
    assert "most money: A" in shown
    assert "behind the screen" not in shown


# ---- answering


RICH = {"stone": 6, "wood": 6, "precious": 2, "metal": 1, "coins": 9, "character": "bishop", "hand": [14]}


def game_at(**position: Any) -> Game:
    seats = position.pop("seats", {0: RICH})
    return Game.from_position(table(3, seats=seats, **position).to_position(), seed=1)


def reply(game: Game, *typed: str, language: str = "en") -> str:
    """What the screen shows after the first question."""
    shown = play(game, lines(*typed), language=language).output.getvalue()
    return re.split("(?:Player|Joueur) 1> ", shown, maxsplit=1)[1]


def test_prices_and_rooms_stand_beside_the_answers() -> None:
    shown = play(game_at(), lines()).output.getvalue()
    question = " ".join(shown.split("What do you do?")[1].split())
    assert "lot 2 workers" in question.lower()
    assert "Church 2 workers, 2 stone, 3 wood, 1 precious" in question
    assert "Cathedral 8 free, +6" in question


def test_the_last_cube_of_a_grid_tells_its_price() -> None:
    game = game_at(buildings={"e3": house(0), "e4": "quarry"}, stores={"stone": [5, 1, 2, 3]})
    shown = play(game, lines("activate e4", "take cubes", "store stone 1"), ask_all=True).output.getvalue()
    asked = shown.split("From which grid do you take the next stone? You take 2 more.")[1]
    assert re.search(r"a stone from grid 1 +of 5 +store stone 1", asked)
    assert re.search(r"a stone from grid 2 +the last one: -1 point +store stone 2", asked)


def test_a_detail_does_not_draw_the_board_again() -> None:
    shown = play(game_at(), lines("work fort", "slot 2"), ask_all=True).output.getvalue()
    assert "On which space of the Fort do you place a worker?" in shown
    assert re.search(r"your worker on space 1 +\+5 +slot 1", shown)
    assert shown.count("decade 1 of 12") == 1


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("999", "There is no choice 999; the numbers are 1-"),
        ("xyzzy", '"xyzzy" is neither an answer nor a command'),
        ("build palace", '"build palace" is not possible: A House needs a Lot of yours, a Palace a House of yours.'),
        ("why drill 1", "(TR-MIL-03)"),
        ("site e3", '"site e3" is not possible: This is not what is asked now. (engine.other-decision)'),
        ("why build lot", '"build lot" is possible now.'),
        ("use 13", "You do not have this card, or it is not used at this moment. (TR-CARD-06)"),
    ],
)
def test_bad_input_and_why(typed: str, answer: str) -> None:
    game = game_at()
    assert answer in " ".join(reply(game, typed).split())
    assert game.moves == ()


def test_why_speaks_french() -> None:
    assert "Il n'y a pas là de terrain à vous. (TR-FREE-08)" in reply(game_at(), "pourquoi clear e3", language="fr")


def test_undo_takes_back() -> None:
    game = game_at()
    shown = reply(game, "work fort", "undo")
    assert game.moves == ()
    assert shown.count("What do you do?") == 1


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "You choose for the automaton, who has no preference: which grid"),
        ("fr", "Vous choisissez pour l'automate, qui n'a pas de préférence : quelle grille"),
    ],
)
def test_what_is_all_the_same_to_the_automaton_is_asked_in_its_name(language: str, question: str) -> None:
    state = alone()
    turn(state, WALLS)
    game = Game.from_position(state.to_position(), seed=1)
    assert question in play(game, lines(), language=language).output.getvalue()


# ---- whole games


def with_why(seed: int) -> Typist:
    """Types choices at random, and asks why not now and then."""
    choose = at_random(seed)
    asked = iter(range(10_000_000))
    return lambda session: "why" if next(asked) % 40 == 7 else choose(session)


@pytest.mark.parametrize(
    ("players", "language", "options", "winner"),
    [
        (3, "en", {"length": "short"}, r"(Player|Bot) \d (wins|and .* share the win) with -?\d+ points?\."),
        (2, "fr", {"length": "short", "characters": "dealt"}, r"(Joueur|Robot) \d .*gagne avec -?\d+ points?\."),
        (1, "en", {"length": "short"}, r"(Player 1|The automaton) (wins|and .* share the win) with -?\d+ points?\."),
        (2, "fr", {"length": "short", "automaton": "weak"}, r"(Joueur|Robot|L'automate) .*gagne avec -?\d+ points?\."),
        (5, "fr", {"open-screens": True}, r"(Joueur|Robot) \d .*gagne avec -?\d+ points?\."),
    ],
)
def test_a_whole_game_is_played_by_typing(players: int, language: str, options: dict[str, Any], winner: str) -> None:
    game = Game.new(TITLE, players, seed=players, options=options)
    shown = play(game, with_why(players), language=language).output.getvalue()
    assert game.state.over
    assert re.search(winner, shown)
    assert "{" not in shown
    assert "$" not in shown
    told, _, _ = shown.rpartition(
        "The record of the game: " if language == "en" else "L'enregistrement de la partie : "
    )
    assert max(len(line) for line in told.splitlines()) <= 100


# ---- what cards say


@pytest.mark.parametrize(
    ("typed", "language", "answer"),
    [
        ("about 14", "en", "14 Scaffolder: In your turn, for 2 wood: put a worker of the council"),
        ("about scaffolder", "en", "14 Scaffolder: In your turn, for 2 wood"),
        ("about quarry", "en", "Quarry: Activated: 2 stone"),
        ("about foreman", "en", "33 Rampart Foreman: In your turn"),
        ("about foreman", "en", "37 Road Foreman: In your turn"),
        ("info échafaudeur", "fr", "14 Échafaudeur : À votre tour, pour 2 bois"),
        ("about 12", "en", "Name a building, a card or its number"),
        ("about", "en", "Name a building, a card or its number"),
    ],
)
def test_about_tells_what_a_card_does(typed: str, language: str, answer: str) -> None:
    assert answer in " ".join(reply(game_at(), typed, language=language).split())


def test_the_event_of_the_decade_and_what_cards_have_done_are_told() -> None:
    state = city(options={"events": True}, events={"active": "drought"}, palisades=["NW", "SE"], dear_emptying=True)
    text = " ".join("\n".join(drawn(state, seat=0)).split())
    assert "Now Drought: In this decade Quarries, Carpentries and Haciendas that are activated" in text
    assert "as if closed by walls in a war: north-west, south-east" in text
    assert "the last cube or coin costs 3 points" in text


def test_cards_are_called_by_their_names_in_a_turn() -> None:
    hand = {**RICH, "hand": [14, 31, 49], "rotated": [49]}
    shown = " ".join(play(game_at(seats={0: hand}), lines()).output.getvalue().split())
    assert "14 Scaffolder, Carpenter | 31 Sapper, Defender | (49 Military Engineer, General)" in shown
    assert "use (use an affiliate): 14 Scaffolder Carpenter | 31 Sapper Defender" in shown


@pytest.mark.parametrize(
    ("hand", "metal", "typed", "answered"),
    [
        (16, 1, ["use 16"], ["use 16"]),
        (45, 2, ["use 45", "save worker", "save stone, save wood", "pay"], None),  # `save` is a command elsewhere
        (45, 1, [], ["pay"]),  # there is nothing else to answer
    ],
)
def test_a_bill_is_asked_about_where_a_card_could_lower_it(
    hand: int, metal: int, typed: list[str], answered: list[str] | None
) -> None:
    if answered is None:
        answered = ", ".join(typed).split(", ")
    game = game_at(seats={0: {"stone": 3, "wood": 3, "metal": metal, "hand": [hand]}}, buildings={"e3": house(0)})
    play(game, lines("build palace", *typed))
    own = [move.action for move in game.moves if move.seat == 0]
    assert own == ["build palace", *answered]
