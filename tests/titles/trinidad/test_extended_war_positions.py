"""Positions of an extended war: what they say, what is refused, and what nobody knows of Elites that look alike."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.errors import PositionError
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import play, position
from tests.titles.trinidad.busy_games import comes_back
from tests.titles.trinidad.wars import FIRST, OPTION, area, attacker, declared, homes, posts, unit, war

FIELDS: dict[str, Any] = {"decade": 6, "options": OPTION, "buildings": homes("NE")}
STANDS = [attacker(FIRST, "NE")]


def said_against(**fields: Any) -> str:
    document = position(3, **{**FIELDS, "war": {"faction": "natives", "round": 1, "attackers": STANDS}, **fields})
    with pytest.raises(PositionError) as problem:
        TITLE.from_position(document)
    return str(problem.value).removeprefix("position: ")


def war_with(**fields: Any) -> dict[str, Any]:
    return {"faction": "natives", "round": 1, "attackers": STANDS, **fields}


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"options": {}}, "war", "TR-XWAR-01"),
    ({"war": None, "seats": {0: {"units": [unit("soldier", "NE")]}}}, "players[0].units[0]", "TR-XWAR-05"),
    ({"war": war_with(attackers=[])}, "war.attackers", "TR-XWAR-59"),
    ({"war": war_with(attackers=[attacker(FIRST, None)])}, "war.attackers", "TR-XWAR-59"),
    ({"war": war_with(round=0)}, "war.round", "TR-XWAR-05"),
    ({"war": war_with(attackers=[attacker(FIRST, "NE-south")])}, "war.attackers[0].place", "TR-XWAR-19"),
    ({"war": war_with(attackers=[attacker(FIRST, "NE", wounds=2)])}, "war.attackers[0].wounds", "TR-XWAR-55"),
    ({"war": war_with(attackers=[attacker(FIRST, "NE", taken_by=1)])}, "war.attackers[0].taken_by", "TR-XWAR-58"),
    ({"war": war_with(attackers=STANDS * 2)}, "players", "TR-COMP-01"),
    ({"war": war_with(flames={"XX": 1})}, "war.flames.XX", "TR-XWAR-37"),
    ({"seats": {0: {"units": [unit("soldier", "NE", wounds=2)]}}}, "players[0].units[0].wounds", "TR-XWAR-55"),
    ({"seats": {0: {"units": [unit("none", "NE")]}}}, "players[0].units", "TR-XWAR-22"),
    ({"seats": {0: {"units": [unit("soldier", "NE", steps=2)]}}}, "players[0].units[0].steps", "TR-XWAR-32"),
    ({"seats": {1: {"units": [unit("soldier", "NE")]}}, "passed": [1]}, "players[1].units[0].post", "TR-XWAR-30"),
    ({"seats": {0: {"units": [unit("miliciano", recruit=True)]}}}, "players[0].units[0].recruit", "TR-AFF-59"),
    ({"phase": "posting", "step": {"marker": 1}}, "step.marker", "TR-XWAR-22"),
    ({"phase": "attackers", "step": {"place": 1, "attacker": 1}}, "step.attacker", "TR-XWAR-43"),
    ({"phase": "attackers", "step": {"place": 2, "attacker": 1}}, "step.attacker", "TR-XWAR-27"),
    ({"phase": "attackers", "step": {"place": 1, "attacker": 4}}, "step.attacker", "TR-XWAR-18"),
    ({"phase": "war-round"}, "waiting", "TR-"),
]


@pytest.mark.parametrize(("fields", "field", "rule"), REFUSED)
def test_what_cannot_be_is_refused_by_field_and_rule(fields: dict[str, Any], field: str, rule: str) -> None:
    problem = said_against(**fields)
    assert rule in problem
    assert problem.startswith(field) or field == "waiting"


def test_a_war_comes_back_as_it_was_written() -> None:
    units = [unit("soldier", "NE", fought=True, steps=1, straight=1, heading="east"), unit("miliciano", wounds=1)]
    foes = [attacker(FIRST, "NE", wounds=1), attacker(49, None, elite=True, taken_by=1), attacker(31, "SE-east")]
    state = war(foes, seats={0: {"units": units}}, buildings=homes("NE"), flames={"NW": 2}, fields={"fights": 1})
    comes_back(state)
    document = state.to_position()
    assert document["war"]["attackers"][1] == {"card": 49, "elite": True, "taken_by": 1}
    assert document["war"]["flames"] == {"NW": 2}
    assert document["players"][0]["units"][0]["heading"] == "east"


def test_with_attackers_a_war_is_in_its_first_round() -> None:
    document = position(3, **{**FIELDS, "war": {"faction": "natives", "attackers": STANDS}})
    assert area(comes_back(TITLE.from_position(document))).round == 1


def test_what_is_left_out_follows_from_the_units() -> None:
    """The units that took the field, the fights of this turn, and that there was a war in this Era."""
    units = [unit("soldier", "NE", fought=True), unit("miliciano", "NE"), unit("miliciano")]
    state = war([attacker(FIRST, "NE")], seats={0: {"units": units}, 1: {"units": [unit("veteran-soldier", "NE")]}})
    assert (int(area(state).milicianos), int(area(state).soldiers), int(area(state).fights)) == (1, 2, 1)
    assert state.war_fought
    comes_back(state)
    document = state.to_position()
    told = [document["war"][name] for name in ("milicianos", "soldiers", "fights")]
    assert (told, document["war_fought"]) == ([1, 2, 1], True)
    explicit = war([attacker(FIRST, "NE")], seats={0: {"units": units}}, fields={"milicianos": 4, "fights": 2})
    assert (int(area(explicit).milicianos), int(area(explicit).soldiers), int(area(explicit).fights)) == (4, 1, 2)
    promoted = war([attacker(FIRST, "NE")], seats={0: {"units": units}}, fields={"milicianos": 2, "soldiers": 0})
    comes_back(promoted)
    assert promoted.to_position()["war"]["soldiers"] == 0  # it took the field as a Veteran Miliciano
    waiting = declared(war={"faction": "natives"}, seats={0: {"units": ["soldier"]}})
    assert not waiting.war_fought


def test_any_number_of_cards_may_have_been_burned() -> None:
    """For moves, and in a fight; a hand has no limit."""
    hand = [*range(13, 34), *range(53, 77)]
    seats = {0: {"units": [unit("miliciano", "NE")], "hand": hand}}
    state = war([attacker(FIRST, "NE"), attacker(49, "SE")], seats=seats, buildings=homes("NE"))
    for card in hand[:11]:
        play(state, f"burn {card}", f"march 1 {'NCR' if posts(state, 0)[0] == 'NE' else 'NE'}")
    assert int(area(state).bonus[0]) == 11
    state = comes_back(state)
    play(state, "march 1 NE", "attack 1 1")
    for card in hand[11:22]:
        play(state, f"burn {card}", "strength plus")
    for card in hand[22:-1]:
        play(state, f"burn {card}", "strength double")
    state = comes_back(state)
    assert state.decision.params["strength"] == (2 + 11 * 5) * 2 ** len(hand[22:-1])


def test_a_war_that_waits_for_the_next_decade_comes_back() -> None:
    state = declared(seats={0: {"hand": [20], "rotated": [20], "reactivations": 1, "spent": 1}})
    state.apply(state.vocabulary.parse("pass"))
    while not state.over and state.decade == 5:
        state.apply(state.legal_actions()[0])
        comes_back(state)


# ---- Elites whose control cards look alike


def alike_board() -> dict[str, Any]:
    """A pack in which the cards 13 and 52 of Era I have the same back."""
    board = TITLE.default_board()
    for card in board["control_cards"]:
        if card["number"] == 13:
            card["std_hp"], card["elite_hp"] = 3, 6  # as card 52, with the same initiative and a plain back
    return board


@pytest.mark.rule("TR-XWAR-17")
def test_nobody_knows_which_of_two_alike_is_where() -> None:
    foes = [attacker(13, "NE", elite=True), attacker(49, "NW", elite=True), attacker(52, "SE", elite=True)]
    document = position(3, **{**FIELDS, "war": war_with(attackers=foes), "board": alike_board()})
    state = TITLE.from_position(document)
    cards = [found["card"] for found in state.view(0)["war"]["attackers"]]
    assert cards == [None, 49, None]
    lines = set()
    for seed in range(20):
        sample = state.sample(0, seed)
        assert sample.view(0) == state.view(0)
        lines.add(tuple(int(card) + 13 for card in area(sample).cards))
    assert lines == {(13, 49, 52), (52, 49, 13)}


@pytest.mark.rule("TR-XWAR-17")
def test_what_is_known_stays_as_it_is() -> None:
    foes = [attacker(13, "NE", elite=True), attacker(52, "SE", elite=True), attacker(65, "NW")]
    state = war(foes, buildings=homes("NE"))
    for seed in range(5):
        assert [int(card) for card in area(state.sample(1, seed)).cards] == [int(card) for card in area(state).cards]
    assert [found["card"] for found in state.view(None)["war"]["attackers"]] == [13, 52, 65]
