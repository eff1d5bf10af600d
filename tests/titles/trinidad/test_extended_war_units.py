"""What players do in an extended war: move units, fight, and burn cards for further moves."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from tests.titles.trinidad.build import asked, happens, legal, legal_of, pile, play, reason, refused, table
from tests.titles.trinidad.wars import (
    FIFTH,
    FIRST,
    OPTION,
    QUIET_DECK,
    SECOND,
    area,
    attacker,
    homes,
    posts,
    unit,
    war,
)

FAR = attacker(FIFTH, "SW", wounds=1)


def defence(*units: dict[str, Any], attackers: list[dict[str, Any]] | None = None, **fields: Any) -> TrinidadState:
    """The first of three players has these units, and attackers are far away."""
    seat = {"units": list(units), **fields.pop("seat", {})}
    return war(attackers or [FAR], seats={0: seat}, buildings=homes("NE", "CR", "SW"), **fields)


def pay(state: TrinidadState) -> None:
    """Pay for the main action, where that is asked; then it is the next seat's turn."""
    while state.decision.kind == "paying":
        play(state, "pay")
    assert asked(state) == (1, "turn")


# ---- moving


@pytest.mark.rule("TR-XWAR-31")
def test_units_move_before_the_main_action_and_not_after_it() -> None:
    state = defence(unit("soldier", "CL"), seat={"workers": 4})
    play(state, "march 1 SW")
    assert posts(state, 0)[0] == "SW"
    assert asked(state) == (0, "turn")
    assert "build lot" in legal(state)
    play(state, "build lot")
    play(state, f"site {min(legal_of(state, 'site'))}")
    pay(state)
    assert reason(state, "march 1 CL", seat=0) == "engine.not-your-turn"


@pytest.mark.rule("TR-XWAR-31", "TR-XWAR-03")
def test_without_a_war_no_unit_acts() -> None:
    state = table(3, options=OPTION, seats={0: {"units": ["soldier"]}})
    assert refused(state, "march 1 NE") == "TR-XWAR-03"
    assert refused(state, "attack 1 1") == "TR-XWAR-03"


@pytest.mark.rule("TR-XWAR-32")
def test_one_district_a_turn_and_only_beside_its_own() -> None:
    state = defence(unit("soldier", "CL"))
    assert legal_of(state, "march") == {"1 SW", "1 NCL", "1 CR"}
    assert refused(state, "march 1 NW") == "TR-XWAR-32"  # it touches a corner only
    play(state, "march 1 SW")
    assert refused(state, "march 1 NW") == "TR-XWAR-32"


@pytest.mark.rule("TR-XWAR-32")
def test_in_the_next_turn_it_may_move_again() -> None:
    state = war([FAR], 2, seats={0: {"units": [unit("soldier", "CL")]}}, buildings=homes("NE", "SW"))
    pay(play(state, "march 1 CR", "council 1"))
    play(state, "pass")
    assert asked(state) == (0, "turn")
    assert "march 1 SE" in legal(state)


@pytest.mark.rule("TR-XWAR-33", "TR-XWAR-45")
def test_after_its_fight_a_unit_neither_moves_nor_fights() -> None:
    foes = [attacker(FIRST, "NE"), attacker(SECOND, "NE"), FAR]
    state = defence(unit("veteran-soldier", "NE"), attackers=foes, deck=QUIET_DECK)
    assert legal_of(state, "attack") == {"1 1", "1 2"}
    assert refused(state, "attack 1 3") == "TR-XWAR-45"
    assert refused(state, "attack 2 1") == "TR-XWAR-34"
    play(state, "attack 1 1")
    assert asked(state) == (0, "turn")
    assert refused(state, "march 1 NCR") == "TR-XWAR-33"
    assert refused(state, "attack 1 2") == "TR-XWAR-33"
    assert area(state).fights == 1


@pytest.mark.rule("TR-XWAR-34")
def test_each_unit_moves_fights_does_both_or_nothing() -> None:
    foes = [attacker(FIRST, "NE"), attacker(SECOND, "NW")]
    units = [unit("veteran-soldier", "NCR"), unit("miliciano", "NCR")]
    state = defence(*units, attackers=foes, deck=QUIET_DECK)
    play(state, "march 1 NE", "attack 1 1")
    assert posts(state, 0)[:2] == ["NE", "NCR"]
    assert "march 2 CR" in legal(state)
    assert "pass" in legal(state)
    assert refused(state, "march 3 CR") == "TR-XWAR-34"


@pytest.mark.rule("TR-AFF-22-W")
def test_a_unit_that_is_halted_stays_for_its_next_turn() -> None:
    state = defence(unit("soldier", "CL", held=True), unit("soldier", "CR", halted=True))
    assert refused(state, "march 1 SW") == "TR-AFF-22-W"
    assert "march 2 SE" in legal(state)
    pay(play(state, "council 1"))
    play(state, "pass", "pass")
    assert asked(state) == (0, "turn")
    assert "march 1 SW" in legal(state)
    assert refused(state, "march 2 SE") == "TR-AFF-22-W"


# ---- burning


@pytest.mark.rule("TR-XWAR-35")
def test_a_burned_card_gives_a_further_move() -> None:
    state = defence(unit("soldier", "CL"), seat={"hand": [20, 21]})
    play(state, "march 1 CR")
    assert refused(state, "march 1 SE") == "TR-XWAR-32"
    events = happens(state, "burn 20")
    assert ("card-burned", {"seat": 0, "card": 20, "unit": "soldier"}) in events
    assert pile(state, "1") == [20]
    play(state, "march 1 SE")
    assert posts(state, 0)[0] == "SE"
    assert area(state).straight[0] == 2  # in one line, from west to east
    assert [int(count) for count in state.players[0].burned] == [0, 0, 0]


@pytest.mark.rule("TR-XWAR-35")
def test_of_several_units_one_is_named_and_one_that_fought_gets_no_move() -> None:
    units = [unit("soldier", "CL"), unit("miliciano", "NE"), unit("miliciano", "NE", fought=True)]
    state = defence(*units, seat={"hand": [20]})
    play(state, "burn 20")
    assert asked(state) == (0, "burning")
    assert legal_of(state, "unit") == {"1", "2"}
    assert refused(state, "unit 3") == "TR-XWAR-33"
    play(state, "unit 2", "march 2 SE", "march 2 CR")
    assert posts(state, 0) == ["CL", "CR", "NE"]


@pytest.mark.rule("TR-XWAR-35", "TR-XWAR-31")
def test_without_a_war_or_a_unit_there_nothing_is_burned() -> None:
    state = table(3, options=OPTION, seats={0: {"units": ["soldier"], "hand": [20]}})
    assert refused(state, "burn 20") == "TR-XWAR-35"
    state = defence(unit("soldier"), seat={"hand": [20]})
    assert refused(state, "burn 20") == "TR-XWAR-35"
    assert refused(state, "burn 21") == "TR-CARD-09"


@pytest.mark.rule("TR-AFF-23-W")
def test_a_turn_breaks_the_line() -> None:
    state = defence(unit("soldier", "NW", bonus=2), seat={"hand": [20]})
    play(state, "march 1 NCL", "march 1 NCR")
    assert area(state).straight[0] == 2
    play(state, "march 1 CR")
    assert (area(state).straight[0], area(state).steps[0]) == (1, 3)


# ---- units as pieces


@pytest.mark.rule("TR-XWAR-57")
def test_a_unit_that_is_lost_goes_to_the_supply_and_its_marker_is_free() -> None:
    """A Miliciano meets the strongest of Elites, which has at least 3 more than its hits."""
    state = defence(unit("miliciano", "NE"), attackers=[attacker(43, "NE", elite=True), FAR], deck=[27, 30])
    supply = int(state.milicianos)
    play(state, "attack 1 1")
    assert int(state.milicianos) == supply + 1
    assert state.view(None)["players"][0]["units"][0]["unit"] == "none"
    assert posts(state, 0) == [None, None, None]


@pytest.mark.rule("TR-XWAR-57", "TR-XWAR-58")
def test_an_attacker_that_is_removed_goes_to_the_supply_and_its_card_to_the_winner() -> None:
    foes = [attacker(FIRST, "NE", elite=True), FAR]
    state = defence(unit("veteran-soldier", "NE"), attackers=foes, deck=QUIET_DECK)
    assert state.view(None)["supply"]["attackers"]["warrior"] == 3
    area(state).wounds[0] = 1
    play(state, "attack 1 1")
    view = state.view(None)
    assert view["supply"]["attackers"]["warrior"] == 4
    assert view["war"]["attackers"][0]["taken_by"] == 0
    assert view["war"]["control_hits"] == [6, 0, 0]


def test_units_that_stand_apart_are_not_alike() -> None:
    units = [unit("miliciano", "NE"), unit("miliciano", "CR"), unit("miliciano", "CR")]
    state = defence(*units, seat={"precious": 1})
    assert legal_of(state, "drill") == {"1", "2"}
    assert refused(state, "drill 3") == "engine.fixed-order"
