"""Río de la Plata at the screen: a map one can read, grids and tracks, and whole games by typing."""

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
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.title import TITLE
from tests.cli.script import at_random, lines, play
from tests.titles.rio.build import CENTRAL_ROADS, crew, house, hut, owing, shadow, shared, table

CITY = {
    "e6": house(0),
    "e7": hut(1, 1),
    "f6": shared("market", 0, 1),
    "f7": house(1),
    "g6": crew(2, 3),
    "l10": "church",
    "g8": "palace",
}


def drawn(state: RioState, language: str = "en", width: int | None = None) -> list[str]:
    """The board as lines: plain, or as a terminal of this width shows it."""
    output = io.StringIO()
    console = (
        Console(file=output)
        if width is None
        else Console(file=output, force_terminal=True, width=width, color_system=None)
    )
    screen = Screen(console)
    board = board_for(TITLE.name, screen, messages_for(TITLE, language, ["Ana", "Bo", "Cleo"]))
    screen.show(board.draw(state.view(None)))
    return output.getvalue().splitlines()


def row(shown: list[str], number: int) -> str:
    return next(line for line in shown if line.startswith(f"{number:2} "))


# ---- the map


def test_the_map_shows_buildings_owners_and_workers_by_letter() -> None:
    shown = drawn(table(3, city=CITY, roads=CENTRAL_ROADS))
    assert "      a     b     c     d     e     f     g " in shown[2]
    assert (
        row(shown, 6)
        == " 6 :                       |HA    Mk AB '  C3 '    |'     '     '     '    |                       :"
    )
    assert (
        row(shown, 7)
        == " 7 :                       |hB B1 HB               |                  '    |                       :"
    )
    assert row(shown, 8)[27:52] == "|'           Pa   I*    |"
    assert row(shown, 10)[27:] == "|'           *    |%%%%%%%%%%%|*           Ch   |                       #"


def test_roads_walls_centres_and_open_edges_have_their_signs() -> None:
    shown = drawn(table(3, roads=CENTRAL_ROADS, walls=["north a", "west 1"]))
    north = shown[3]
    assert north.startswith("   #######~~~~~.")
    assert row(shown, 1).startswith(" 1 #")
    assert row(shown, 2).startswith(" 2 :")
    between = shown[shown.index(row(shown, 7)) + 1]  # rows 7 and 8
    assert between[27:76] == "|     .     @=====*     |     *=====@     .     |"
    assert "o" in shown[shown.index(row(shown, 3)) + 1]
    assert row(shown, 8).count("I") == 2


def test_a_terminal_draws_lines_and_the_letters_stay() -> None:
    shown = drawn(table(3, city=CITY, roads=CENTRAL_ROADS), width=100)
    assert any("▀▀▀▀" in line for line in shown)
    assert "│HA    Mk AB ▪  C3" in row(shown, 6)
    assert "hB B1 HB" in row(shown, 7)


@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_the_board_fits_the_screen(width: int) -> None:
    seats: dict[int, dict[str, Any]] = {
        0: {"wood": 4, "cargo": {"stone": 2}, "offices": ["governor", "bishop"]},
        1: {"fields": 2, "artisan": 1},
    }
    shown = drawn(table(5, city=CITY, roads=CENTRAL_ROADS, seats=seats, harbor=True), width=width)
    assert max(len(line) for line in shown) <= width
    assert row(shown, 10).rstrip().endswith("█")  # a row of the map is one line
    assert "HA" in row(shown, 6)


# ---- the rest of the table


def test_grids_tracks_offices_ship_enemies_and_players() -> None:
    state = table(
        2,
        year=1583,
        grids={"fort": {1: 0, 2: owing(1), 3: shadow(0)}, "walls": {1: 1}},
        tracks={"mine": {1: 1}},
        bids={"governor": 0},
        seats={
            0: {"wood": 2, "silver": 3, "score": 12, "fields": 1},
            1: {"offices": ["bishop"], "cargo": {"wood": 2, "precious": 1}},
        },
        harbor=True,
        markers={"natives": 3},
        attacked=[1],
    )
    shown = drawn(state)
    text = "\n".join(shown)
    for part in (
        "Río de la Plata | 1583 of 1599 | placement",
        "Order  A Ana  B Bo",
        "Grids: points of a space, whose disc (!: owed, s: shadow colour)",
        "Fort       5A  4B!  4s  3.  3.  2.  1.  0.  1 wood, 1 stone | completed: +4",
        "walls      3B  2.   1.  0.                  1 wood or stone",
        "Harbor                                      stands",
        "mine       1B  2.   2.  3.                  workers",
        "15/30 Bishop B",
        "25/50 Governor A?",
        "Ship              in port, 3 of 14 goods",
        "Enemies           Natives 3 (+1) | Pirates not in sight | 32 open edges | after this year: Natives",
        "A Ana\n  12 points | silver 3 | workers 6 | huts left 13\n  goods   wood 2\n  at work fields 1",
        "B Bo (has attacked)\n",
        "  on the ship wood 2 | precious goods 1",
        "  offices     Bishop",
    ):
        assert part in text, part


def test_what_stands_says_where() -> None:
    assert any(
        line.startswith("Palace") and line.endswith("stands on g8")
        for line in drawn(table(3, city=CITY, roads=CENTRAL_ROADS))
    )


# ---- answering


def game_at(**position: Any) -> Game:
    return Game.from_position(table(3, **position).to_position(), seed=1)


def reply(game: Game, *typed: str, language: str = "en") -> str:
    """What the screen shows after the first question."""
    shown = play(game, lines(*typed), language=language).output.getvalue()
    return re.split("(?:Player|Joueur) 1> ", shown, maxsplit=1)[1]


def test_many_answers_are_grouped_by_kind() -> None:
    shown = play(game_at(seats={0: {"wood": 4, "stone": 4, "silver": 4}}), lines()).output.getvalue()
    question = shown.split("Where do you place a worker? You can place 5 more.")[1]
    assert "1  done" in question
    assert re.search(r"\d+-\d+  work fort \(a worker, paid now\): 1 \+5 \| 2 \+4", question)
    assert re.search(r"\d+-\d+  place \(a worker in the city\): e6  f6  g6", question)
    assert re.search(r"\d+-\d+  take mine \(workers on a space of the track\): 1 o \| 2 oo \| 3 oo \| 4 ooo", question)
    assert len(question.splitlines()) < 30


def test_a_number_inside_a_group_and_notation_and_words_are_answers() -> None:
    for typed in ("place f6", "f6", "%d"):
        game = game_at()
        place = next(
            number
            for number, action in enumerate(game.state.legal_actions(), 1)
            if game.state.vocabulary.notation(action) == "place f6"
        )
        play(game, lines(typed.replace("%d", str(place))))
        assert game.moves[0].action == "place f6"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("999", "There is no choice 999; the numbers are 1-"),
        ("xyzzy", '"xyzzy" is neither an answer nor a command'),
        ("place z9", '"place z9" is neither an answer nor a command'),
        ("place", '"place" may be: '),
        (
            "place a1",
            '"place a1" is not possible: It is neither on the starting line nor next to a hut or house of yours. '
            "(RP-ADJ-02)",
        ),
        ("dock", '"dock" is not possible: There is no Harbor yet. (RP-SHIP-01)'),
        ("build hut", '"build hut" is not possible: This is not what is asked now. (engine.other-decision)'),
        ("why place h9", '"place h9" is not possible: Nobody builds on the Plaza Mayor. (RP-PLACE-CITY-03)'),
        ("why place e6", '"place e6" is possible now.'),
    ],
)
def test_bad_input_and_why(typed: str, answer: str) -> None:
    game = game_at()
    assert answer in " ".join(reply(game, typed).split())
    assert game.moves == ()


def test_why_alone_names_what_is_closed_by_kind() -> None:
    said = " ".join(reply(game_at(), "why").split())
    assert "There is no Harbor yet. (RP-SHIP-01): a worker on the dock, pay 2 silver for the ship to leave" in said
    assert "You cannot pay for it now. (RP-MAJOR-06): work palace 1, 2, 3, 4, 5, 6, 7, 8; work cathedral 1, 2" in said


def test_why_tells_the_points_of_a_single_space() -> None:
    said = " ".join(reply(game_at(grids={"roads": {1: 1}}), "why").split())
    assert "Somebody's disc is on this space. (RP-MAJOR-02): a worker on the roads, 2 points, paid now" in said


def test_why_speaks_french() -> None:
    refusal = "« depart » n'est pas possible : Le Port n'est pas encore construit. (RP-SHIP-01)"
    assert refusal in reply(game_at(), "pourquoi depart", language="fr")


def test_a_detail_does_not_draw_the_board_again() -> None:
    seats = {0: {"wood": 4, "stone": 4, "silver": 4}}
    shown = play(game_at(seats=seats), lines("work walls 1", "pay 1 wood 0 stone"), ask_all=True).output.getvalue()
    assert "How do you pay for the worker on the walls (1 wood or stone)?" in shown
    assert shown.count("Where do you place a worker?") == 2
    assert shown.count("Río de la Plata | 1580 of 1599") == 1


def test_the_price_in_silver_stands_beside_each_way_to_pay() -> None:
    seats = {0: {"wood": 1, "stone": 1, "silver": 9, "bought": 1}}
    shown = play(game_at(seats=seats), lines("work fort 1"), ask_all=True).output.getvalue()
    assert re.search(r"all in silver +silver 5 +pay 0 wood 0 stone", shown)  # 2 and 3
    assert re.search(r"pay 1 wood, 1 stone, any rest in silver +silver 0", shown)


# ---- whole games


@pytest.mark.parametrize(
    ("players", "language", "options", "winner"),
    [
        (3, "en", {"length": "short"}, r"(Player|Bot) \d (wins|and .* share the win) with -?\d+ points\."),
        (2, "fr", {"length": "short", "trade": True}, r"(Joueur|Robot) \d .*gagne avec -?\d+ points\."),
        (5, "fr", {"edition": "1"}, r"(Joueur|Robot) \d .*gagne avec -?\d+ points\."),
    ],
)
def test_a_whole_game_is_played_by_typing(players: int, language: str, options: dict[str, Any], winner: str) -> None:
    game = Game.new(TITLE, players, seed=players, options=options)
    shown = play(game, at_random(players), language=language).output.getvalue()
    assert game.state.over
    assert re.search(winner, shown)
    assert re.search(r"^(War|Guerre) ?: ", shown, re.MULTILINE)
    assert "{" not in shown
    assert "$" not in shown
    told, _, _ = shown.rpartition(
        "The record of the game: " if language == "en" else "L'enregistrement de la partie : "
    )
    assert max(len(line) for line in told.splitlines()) <= 100
