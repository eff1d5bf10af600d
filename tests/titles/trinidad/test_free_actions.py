"""Free actions: when they are possible, and how often."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.trinidad.build import asked, building, full, legal_of, lot, play, reason, table


@pytest.mark.rule("TR-FREE-01")
def test_free_actions_belong_to_the_own_turn_before_the_main_action_is_finished() -> None:
    seats: dict[int, Any] = {0: {"hand": [20], "units": ["miliciano"]}, 1: {"hand": [40], "units": ["miliciano"]}}
    t = table(4, seats=seats, buildings={"e3": lot(0), "d4": lot(1)}, grids={"fort": {1: 0, 2: 1}})
    for seat, actions in enumerate([("burn 20", "recover fort", "clear e3"), ("burn 40", "recover fort", "clear d4")]):
        for action in actions:
            assert reason(t, action, seat) == (None if seat == 0 else "engine.not-your-turn")
    play(t, "work harbor")
    for action in ("burn 20", "recover fort", "clear e3"):
        assert reason(t, action) == "engine.other-decision"
    play(t, "slot 1", "done")
    assert asked(t) == (1, "turn")
    assert reason(t, "burn 20", 0) == "engine.not-your-turn"


@pytest.mark.rule("TR-FREE-03")
def test_a_free_action_may_be_repeated() -> None:
    t = table(4, buildings={"e3": lot(0), "f3": lot(0), "g3": lot(1)})
    assert legal_of(t, "clear") == {"e3", "f3"}
    assert reason(t, "clear g3") == "TR-FREE-08"
    play(t, "clear e3")
    assert asked(t) == (0, "turn")
    play(t, "clear f3")
    assert asked(t) == (0, "turn")
    assert [building(t, space) for space in ("e3", "f3", "g3")] == [None, None, "lot"]
    assert int(t.players[0].lots) == 2
    assert not legal_of(t, "clear")


@pytest.mark.rule("TR-FREE-01", "TR-FREE-03")
def test_free_actions_of_several_kinds_come_before_the_main_action() -> None:
    seats: dict[int, Any] = {0: {"hand": [20, 21], "units": ["miliciano"]}}
    t = table(4, seats=seats, buildings={"e3": lot(0)}, grids={"roads": {1: 0}, "walls": full(2, 0)})
    play(t, "burn 21", "recover roads", "clear e3", "burn 20", "recover walls", "lift 1", "lift 2", "work fort")
    assert asked(t) == (0, "working")


@pytest.mark.rule("TR-FREE-01")
def test_cards_are_used_by_those_who_have_them_and_can_pay() -> None:
    t = table(4, seats={0: {"hand": [20], "character": "bishop"}, 1: {"hand": [14]}})
    assert not legal_of(t, "use")
    assert reason(t, "use 20") == "TR-AFF-20"
    assert reason(t, "use 14") == "TR-CARD-06"
