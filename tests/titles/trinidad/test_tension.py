"""Tension with Natives and Pirates at the end of a decade, and who attacks."""

from typing import Any

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.tension import belligerent, modifier_of, steps_to_war
from cabildo.titles.trinidad.terms import BACK_DRAW, BACK_NAMES, FACTION_NAMES
from tests.titles.trinidad.build import deck, happens, pile, table, tension


def last_turn(**fields: Any) -> TrinidadState:
    """Everybody but the first of four has passed; peace in this decade, so that tension is seen as it rose."""
    return table(4, **{"decade": 2, "passed": [1, 2, 3], "peace": [2], **fields})


def end(state: TrinidadState, back: str = "plain") -> list[tuple[str, dict[str, object]]]:
    """The decade ends, and a card with this back comes to lie on top of the deck."""
    return happens(state, "pass", chance={BACK_DRAW: [BACK_NAMES.index(back)]})


def names(events: list[tuple[str, dict[str, object]]]) -> list[str]:
    return [name for name, _ in events]


@pytest.mark.rule("TR-END-02")
def test_empty_grids_of_stone_and_wood_raise_native_tension() -> None:
    state = last_turn(stores={"stone": [0, 6, 0, 6], "wood": [6, 6, 6, 0]})
    end(state)
    assert tension(state) == {"natives": 4, "pirates": 1}


@pytest.mark.rule("TR-END-03")
def test_an_empty_precious_grid_and_empty_stacks_raise_pirate_tension() -> None:
    state = last_turn(stores={"precious": 0}, stacks=[0, 8, 0, 8])
    end(state)
    assert tension(state) == {"natives": 1, "pirates": 4}


@pytest.mark.rule("TR-END-02", "TR-END-03")
def test_grids_and_stacks_with_anything_on_them_raise_nothing() -> None:
    state = last_turn(stores={"stone": [1, 1, 1, 1], "wood": [1, 1, 1, 1], "precious": 1}, stacks=[1, 1, 1, 1])
    end(state)
    assert tension(state) == {"natives": 1, "pirates": 1}


@pytest.mark.rule("TR-END-04")
@pytest.mark.parametrize(
    ("back", "natives", "pirates"),
    [("plain", 1, 1), ("native", 2, 1), ("natives", 3, 1), ("pirate", 1, 2), ("pirates", 1, 3)],
)
def test_the_back_of_the_new_top_card_raises_tension_and_stays(back: str, natives: int, pirates: int) -> None:
    state = last_turn()
    before = deck(state)
    events = end(state, back)
    assert tension(state) == {"natives": natives, "pirates": pirates}
    raised = [params["steps"] for name, params in events if name == "tension-raised"]
    assert raised == [steps for steps in (natives - 1, pirates - 1) if steps > 0]
    assert len(pile(state, "game")) == 1, "one card is discarded"
    assert sorted(deck(state) + pile(state, "game")) == before, "the other one stays on the deck"
    assert BACK_NAMES[state.top_back] == back


@pytest.mark.rule("TR-END-04", "TR-DRAW-05")
def test_behind_the_last_card_of_the_deck_comes_a_new_one() -> None:
    state = last_turn(deck=[84], piles={"game": list(range(13, 84))})
    events = end(state, "pirates")
    assert names(events).index("top-discarded") < names(events).index("deck-shuffled")
    assert tension(state) == {"natives": 1, "pirates": 3}
    assert pile(state, "game") == []


@pytest.mark.rule("TR-END-05")
def test_a_disk_goes_round_and_becomes_a_double_one() -> None:
    state = last_turn(tension={"natives": 7}, stores={"stone": [0, 6, 0, 6], "wood": [6, 6, 6, 0]})
    events = end(state)
    assert tension(state)["natives"] == 8 + 2, "a double disk on the second of eight spaces"
    assert ("tension-raised", {"faction": "natives", "steps": 3, "space": 2, "double": True}) in events


@pytest.mark.rule("TR-END-05")
def test_a_double_disk_on_the_last_space_moves_no_further() -> None:
    state = last_turn(tension={"natives": 16, "pirates": 15})
    end(state, "natives")
    assert tension(state) == {"natives": 16, "pirates": 15}
    state = last_turn(tension={"pirates": 15})
    end(state, "pirates")
    assert tension(state)["pirates"] == 16


@pytest.mark.rule("TR-END-06")
def test_peace_prevents_a_war_but_not_the_tension() -> None:
    state = last_turn(decade=5, peace=[5], tension={"natives": 5}, stores={"stone": [0, 6, 6, 6]})
    events = end(state)
    assert "war" not in names(events)
    assert tension(state)["natives"] == 6, "in the red zone, where it stays"
    assert not state.war_fought


@pytest.mark.rule("TR-END-06")
def test_peace_in_another_decade_prevents_nothing() -> None:
    state = last_turn(decade=5, peace=[6], tension={"natives": 6})
    assert "war" in names(end(state))


@pytest.mark.rule("TR-END-06")
@pytest.mark.parametrize(("length", "decade"), [("full", 12), ("short", 8)])
def test_the_last_decade_knows_no_peace(length: str, decade: int) -> None:
    state = last_turn(decade=decade, peace=[decade], tension={"natives": 6}, length=length)
    assert "war" in names(end(state))


# ---- who attacks


def attacker(natives: int, pirates: int) -> tuple[str, int] | None:
    """Who attacks at these levels, with which modifier."""
    state = last_turn(tension={"natives": natives, "pirates": pirates})
    faction = int(belligerent(state))
    return None if faction < 0 else (FACTION_NAMES[faction], int(modifier_of(state.board, state.tension[faction])))


@pytest.mark.rule("TR-WAR-01")
def test_war_breaks_out_in_the_red_zone_or_with_a_double_disk() -> None:
    assert attacker(1, 6) == ("pirates", 0)
    assert attacker(5, 5) is None
    assert attacker(9, 1) == ("natives", 3), "a double disk on the first space"


@pytest.mark.rule("TR-WAR-01")
def test_steps_to_war() -> None:
    board = last_turn().board
    assert [int(steps_to_war(board, level)) for level in (1, 5, 6, 8, 9, 16)] == [5, 1, 0, 0, 0, 0]


@pytest.mark.rule("TR-WAR-01")
def test_war_is_declared_at_the_end_of_a_decade() -> None:
    state = last_turn(peace=[], tension={"pirates": 6})
    assert ("war", {"faction": "pirates", "attack": 4}) in end(state)
    state = last_turn(peace=[], tension={"pirates": 5, "natives": 5})
    assert "war" not in names(end(state))


@pytest.mark.rule("TR-WAR-02")
def test_a_double_disk_attacks_before_a_single_one() -> None:
    assert attacker(10, 8) == ("natives", 3)
    assert attacker(8, 9) == ("pirates", 3)
    assert attacker(12, 11) == ("natives", 4), "further right"
    assert attacker(11, 12) == ("pirates", 4)
    assert attacker(11, 11) == ("pirates", 4), "a tie"


@pytest.mark.rule("TR-WAR-03")
def test_of_two_single_disks_the_one_further_right_attacks() -> None:
    assert attacker(7, 7) == ("pirates", 1)
    assert attacker(8, 7) == ("natives", 2)
    assert attacker(6, 7) == ("pirates", 1)
    assert attacker(6, 5) == ("natives", 0), "the other one is not in the red zone"


@pytest.mark.rule("TR-WAR-04")
def test_modifiers_of_single_and_double_disks() -> None:
    state = last_turn()
    single = [int(modifier_of(state.board, level)) for level in (6, 7, 8)]
    double = [int(modifier_of(state.board, 8 + space)) for space in range(1, 9)]
    assert single == [0, 1, 2]
    assert double == [3, 3, 4, 4, 5, 5, 6, 6]
    assert attacker(1, 12) == ("pirates", 4), "on space 4"
