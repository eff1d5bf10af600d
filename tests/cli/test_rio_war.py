"""The war at the screen: groups under the buildings, camps outside, how the war goes, and wars by typing."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cabildo.engine.game import Game
from cabildo.titles.rio.state import RioState
from tests.cli.script import Typist, at_random, lines, play
from tests.cli.test_rio import drawn, row
from tests.titles.rio.build import CENTRAL_ROADS, crew, house, hut, shared, table

CITY = {
    "e6": house(0),
    "e7": hut(1),
    "f7": house(1),
    "g6": crew(2, 3),
    "j7": shared("market", 2),
    "g8": "palace",
}
CAMPS = {"north e": [3, 2, 1], "west 3": [2], "east 4": [1, 1]}
GROUPS = {
    "e6": [0, 0],
    "f5": ["enemy"],
    "e7": {"stack": [0], "rested": True},
    "f7": {"stack": [0], "fought": True, "steps": 0},
    "g7": {"stack": [0, 1, 1], "steps": 0},
    "h9": [1, 0],
    "i9": ["enemy", "enemy", "enemy"],
    "j7": [1],
}


def at_war(players: int = 3, *, phase: str = "leading", actor: int | None = 0, **fields: Any) -> RioState:
    """Seat 2, with two players seat 1, attacks; `fields` of the war, and other fields of the position."""
    attacker = players - 1 if players < 3 else 2
    war: dict[str, Any] = {"enemy": "natives", "attacker": attacker, "camps": CAMPS, "groups": GROUPS}
    war |= fields.pop("war", {})
    position: dict[str, Any] = {"city": CITY, "roads": CENTRAL_ROADS, **fields}
    return table(players, phase=phase, actor=actor, attacked=[attacker], war=war, **position)


def below(shown: list[str], number: int) -> str:
    """The line of groups under a row of the map."""
    return shown[shown.index(row(shown, number)) + 1]


def group(shown: list[str], space: str) -> str:
    """What stands under the building of a space, at 100 columns."""
    start = 8 + 5 * (ord(space[0]) - ord("a"))
    return below(shown, int(space[1:]))[start : start + 4].rstrip()


# ---- the map


def test_groups_stand_under_the_buildings_by_colour_and_size() -> None:
    shown = drawn(at_war())
    assert row(shown, 6)[27:48] == "|HA   '    '    '   |"
    assert below(shown, 6)[27:48] == "|A2        (C3)     |"
    assert group(shown, "f5") == "N1"


def test_mixed_groups_name_the_commander_first_and_marks_tell_who_fought_and_rests() -> None:
    shown = drawn(at_war())
    assert row(shown, 7)[27:] == "|hB   HB            |     MkC1      '   |                   :"
    assert below(shown, 7)[27:] == "|A1-  A1x  ABB-     |     B1            |                   :"


def test_groups_of_others_have_no_mark_for_their_steps() -> None:
    shown = drawn(at_war(actor=1, war={"groups": {"e6": [0, 0], "e7": [1], "g7": {"stack": [1, 0], "steps": 0}}}))
    assert [group(shown, space) for space in ("e6", "e7", "g7")] == ["A2", "B1", "BA-"]


def test_who_leads_two_colours_sees_both_rest() -> None:
    groups: dict[str, Any] = {"e6": {"stack": [0, 0], "steps": 0}, "e7": {"stack": [1], "steps": 0}, "f5": ["enemy"]}
    shown = drawn(at_war(2, city={"e6": house(0)}, war={"groups": groups}))
    assert [group(shown, space) for space in ("e6", "e7", "f5")] == ["A2-", "B1-", "N1"]
    groups = {"e6": [0, 0], "e7": [1], "f5": {"stack": ["enemy"], "steps": 0}}
    shown = drawn(at_war(2, city={"e6": house(0)}, actor=1, war={"groups": groups}))
    assert [group(shown, space) for space in ("e6", "e7", "f5")] == ["A2", "B1", "N1-"]


def test_groups_cross_the_plaza() -> None:
    assert below(drawn(at_war()), 9)[42:53] == "|BA%%%N3%%|"


def test_those_outside_wait_at_their_edges() -> None:
    shown = drawn(at_war(walls=["north a"]))
    names = next(number for number, line in enumerate(shown) if line.startswith("         a    b"))
    assert shown[names + 1] == " " * 28 + "N6"
    assert shown[names + 2].startswith("       ######~~~~.")
    assert row(shown, 3).startswith(" 3  N2 :")
    assert row(shown, 4).endswith(": N2")
    assert row(shown, 5) == " 5     :                   |                   |                   |                   :"


def test_rows_where_nobody_is_stay_single() -> None:
    shown = drawn(at_war(war={"camps": {"west 3": [1]}, "groups": {"e6": [0]}}, city={}))
    start = shown.index(row(shown, 1))
    assert shown[start - 1].startswith("       .~~~~.")
    assert [line for line in shown[start : start + 21] if line.startswith("       :") or "A1" in line] == [
        "       :                   |A1                 |                   |                   :"
    ]


# ---- how it goes


@pytest.mark.parametrize(
    ("fields", "state"),
    [
        (
            {"war": {"turn": 3, "quiet": 1, "strength": 15}},
            "Natives, led by C Cleo | attackers 14 of 15, 10 outside | war turn 3 | quiet turns 1 of 3 A Ana moves",
        ),
        (
            {"war": {"turn": 2, "battle": True, "enemy": "pirates"}, "actor": 2},
            "Pirates, led by C Cleo | attackers 14 of 14, 10 outside | war turn 2 | battles in this turn C Cleo moves",
        ),
        (
            {"phase": "garrisoning", "war": {"groups": {"e6": [0]}}},
            "Natives, led by C Cleo | attackers 10 of 10, 10 outside | the defenders gather",
        ),
        (
            {"phase": "betting", "actor": None, "fort": True, "war": {"groups": {"e6": [0]}}},
            "Natives, led by C Cleo | attackers 10 of 10, 10 outside | the cannons",
        ),
        (
            {"phase": "mustering", "actor": None, "war": {"groups": {"e6": [0]}}, "step": {"waiting": 2}},
            "Natives, led by C Cleo | attackers 12 of 12, 10 outside | the attackers gather",
        ),
    ],
)
def test_the_state_of_the_war_is_told(fields: dict[str, Any], state: str) -> None:
    shown = drawn(at_war(**fields))
    assert shown[0] == "Río de la Plata | 1580 of 1599 | war"
    assert state in " ".join(shown[2:5])
    assert "Outside | north e (3+2+1) | east 4 (1+1) | west 3 (2)" in shown[3:6]


def test_in_a_stack_of_edition_1_all_count_together() -> None:
    shown = drawn(at_war(edition="1", war={"camps": {"west 3": [11]}, "groups": {"e6": [0]}}))
    assert row(shown, 3).startswith(" 3 N11 :")
    assert "Outside | west 3 (11)" in shown


def test_the_map_speaks_french() -> None:
    shown = drawn(at_war(), "fr")
    assert "I1" in below(shown, 5)
    assert "Dehors | nord e (3+2+1) | est 4 (1+1) | ouest 3 (2)" in shown
    assert "Indigènes, menés par C Cleo | assaillants 14 sur 14, 10 dehors | tour de guerre 1" in " ".join(shown)


@pytest.mark.parametrize("width", [60, 80, 100, 140])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_war_fits_the_screen(width: int, language: str) -> None:
    shown = drawn(at_war(5), language, width)
    assert max(len(line) for line in shown) <= width
    assert row(shown, 10).rstrip().endswith("█")  # a row of the map is one line
    assert "A2" in below(shown, 6)
    assert len({len(line) for line in shown if line.endswith(("┊", "█")) and "│" in line}) == 1


def test_narrow_cells_say_that_there_is_more() -> None:
    shown = drawn(at_war(), width=60)
    assert below(shown, 7)[19:28] == "│A1 A1 A+"
    assert "(C" in below(shown, 6)


# ---- answering


def game_at(**fields: Any) -> Game:
    return Game.from_position(at_war(**fields).to_position(), seed=1)


def said(game: Game, *typed: str, language: str = "en") -> str:
    """All that is shown after the first question, on one line."""
    shown = play(game, lines(*typed), language=language).output.getvalue()
    return " ".join(re.split("(?:Player|Joueur) 1> ", shown, maxsplit=1)[1].split())


def test_choices_tell_what_is_there() -> None:
    shown = play(game_at(war={"groups": {"e6": [0, 0], "e7": [0], "f7": [1]}}), lines("lead e6")).output.getvalue()
    assert re.search(r"the group on e6 +HA A2 2 steps +lead e6", shown)
    assert re.search(r"march to e7 +hB A1 +march e7", shown)
    assert re.search(r"march to f7 +HB B1 +march f7", shown)
    assert re.search(r"one step more \(gives up the group on e7\) +hB A1 +sacrifice e7", shown)


@pytest.mark.parametrize(("offices", "needed"), [([], 9), (["gunner"], 8)])
def test_a_bet_tells_what_the_dice_must_show(offices: list[str], needed: int) -> None:
    seats = {0: {"offices": offices}, 1: {"score": 9}}
    game = game_at(phase="betting", actor=None, fort=True, seats=seats, year=1581, war={"groups": {"e6": [0]}})
    assert re.search(rf"fire, and bet on 3 attackers +{needed}\+ +bet 3", play(game, lines()).output.getvalue())


def test_a_line_cannot_try_what_the_dice_would_show() -> None:
    """Once the dice are cast the rest of the line is not taken, so that no line is taken back because of them."""
    outcomes = set()
    for seed in range(12):
        seats = {0: {"offices": ["gunner"]}}
        game = game_at(phase="betting", actor=None, fort=True, seats=seats, year=1581, war={"groups": {"e6": [0]}})
        game.state.reseed(seed)
        shown = said(game, "bet 2, shoot north e 3")
        assert 'Something new has come to light: "shoot north e 3" and what follows is not taken.' in shown
        assert game.moves[0].action == "bet 2"
        outcomes.add(game.state.decision.kind)
    assert len(outcomes) > 1, "they hit and they miss"


def test_the_board_is_not_drawn_again_while_a_group_marches() -> None:
    shown = play(game_at(war={"groups": {"e6": [0], "f5": ["enemy"]}}), lines("lead e6", "march e4")).output.getvalue()
    assert "Where does the group on e6 go? It has 3 steps left." in shown
    assert "Player 1 marches: 1 from e6 to e4" in shown
    assert shown.count("Río de la Plata | 1580 of 1599 | war") == 1


def test_a_battle_draws_the_board_again() -> None:
    groups = {"e6": [0], "e7": [0], "f5": ["enemy"]}
    shown = play(game_at(war={"groups": groups}), lines("lead e6", "march f5")).output.getvalue()
    assert "Battle on f5, attackers against defenders 1 to 1: attackers lost 1, defenders lost 1." in shown
    assert shown.count("Río de la Plata | 1580 of 1599 | war") == 2


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("why lead j7", '"lead j7" is not possible: This group is not yours to move. (RP-COMBAT-01)'),
        ("why lead f7", '"lead f7" is not possible: The group has fought in this turn and rests. (RP-COMBAT-18)'),
        ("why lead e7", '"lead e7" is not possible: You let this group rest for this turn. (RP-COMBAT-19)'),
        ("lead north e 3", '"lead north e 3" is not possible: This group is not yours to move. (RP-COMBAT-01)'),
        ("why lead e6", '"lead e6" is possible now.'),
        ("why", "This group is not yours to move. (RP-COMBAT-01): the group on f5"),
    ],
)
def test_why_a_group_cannot_be_led(typed: str, answer: str) -> None:
    assert answer in said(game_at(), typed)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("march a1", '"march a1" is not possible: The group does not have enough steps left. (RP-COMBAT-08)'),
        (
            "why march g6",
            '"march g6" is not possible: Workers of the attacking player close this space or the way to it: '
            "nobody may enter. (RP-WAR-06)",
        ),
        (
            "why sacrifice j7",
            '"sacrifice j7" is not possible: Only those with tokens in the moving group give up a group for it',
        ),
        ("why march f6", '"march f6" is possible now.'),
    ],
)
def test_why_a_group_cannot_march(typed: str, answer: str) -> None:
    assert answer in said(game_at(), "lead e6", typed)


def test_why_speaks_french() -> None:
    refusal = "« march a1 » n'est pas possible : Il ne reste pas assez de pas à ce groupe. (RP-COMBAT-08)"
    assert refusal in said(game_at(), "lead e6", "pourquoi march a1", language="fr")


def test_another_colour_is_asked_by_name() -> None:
    game = game_at(actor=1, war={"groups": {"e6": [0], "e7": [1], "f5": ["enemy"]}})
    vocabulary = game.state.vocabulary
    for action in ("lead e7", "march e6"):
        game.apply(vocabulary.parse(action))
    shown = play(game, lines("command")).output.getvalue()
    assert "Bot 2 wants to join the groups on e7 and e6. Do you agree?" in shown
    assert re.search(r"3  agree, if you command the group +command", shown)
    assert "Player 1 lets Bot 2 join the group on e6 and commands it." in shown


# ---- whole wars


def until_peace(seed: int) -> Typist:
    """Answers at random until nothing of the war is left, and then leaves."""
    anything = at_random(seed)

    def typist(session: Any) -> str:
        state = session.game.state
        if state.view(None)["war"] is None and state.decision.kind != "recalling":
            raise EOFError
        return anything(session)

    return typist


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("seat", "players", "options"), [(3, 3, {}), (1, 3, {}), (1, 2, {}), (2, 5, {"edition": "1"})])
def test_a_whole_war_is_fought_by_typing(seat: int, players: int, options: dict[str, Any], language: str) -> None:
    """As attacker and as defender, also of two colours; no line is longer than the screen."""
    attacker = min(players - 1, 2)
    last = {"city": CITY if players > 2 else {"e6": house(0)}, "fort": True, "order": list(range(players))}
    war = {"groups": {"e6": [0, 0], "e7": [1]}, "camps": {}}
    state = at_war(players, phase="mustering", actor=None, war=war, step={"waiting": 9}, options=options, **last)
    assert state.actor == attacker
    game = Game.from_position(state.to_position(), seed=seat)
    shown = play(game, until_peace(seat), people=(seat,), language=language).output.getvalue()
    told = {event["event"] for event in game.log(None)}
    assert {"attackers-mustered", "war-turn", "group-entered", "war-ended"} <= told
    assert max(len(line) for line in shown.splitlines()) <= 100
    assert "{" not in shown
    assert "$" not in shown
    assert not told & set(re.findall(r"[a-z-]+-[a-z]+", shown))
