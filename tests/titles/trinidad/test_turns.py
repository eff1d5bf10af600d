"""The action phase: one main action a turn, free actions before it, passing, and what a turn leaves behind."""

from __future__ import annotations

import pytest

from cabildo.engine.game import Game
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    building,
    coins,
    cubes,
    happens,
    house,
    legal,
    lot,
    play,
    reason,
    score,
    supply,
    table,
    usual,
    workers,
)

EMPTY = {"stone": 0, "wood": 0}  # the City Warehouse


@pytest.mark.rule("TR-ACTION-01")
def test_a_round_has_one_main_action_or_pass_of_each_in_turn_order() -> None:
    state = table(3, order=[2, 0, 1], actor=2)
    for seat, action in ((2, "council 1"), (0, "pass"), (1, "order 1"), (2, "council 2"), (1, "reactivate 1")):
        assert asked(state) == (seat, "turn")
        play(state, action)
    assert asked(state) == (2, "turn")


@pytest.mark.rule("TR-ACTION-02")
def test_without_workers_only_passing_is_left() -> None:
    state = table(seats={0: {"workers": 0, "spent": 6}}, warehouse=EMPTY)
    assert legal(state) == {"pass"}
    assert reason(state, "council 1") == "TR-ACTION-02"
    assert reason(state, "build lot") == "TR-ACTION-02"


@pytest.mark.rule("TR-ACTION-02")
def test_a_pass_without_alternative_plays_itself() -> None:
    state = table(2, seats={1: {"workers": 0, "spent": 6}}, warehouse=EMPTY)
    events = happens(state, "council 1")
    assert ("passed", {"seat": 1}) in events
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-ACTION-02", "TR-STATUS-06")
@pytest.mark.parametrize("bronze", [0, 1])
def test_who_could_hire_is_asked_whatever_is_behind_the_screen(bronze: int) -> None:
    hirer = {"workers": 0, "spent": 6, "status": {"worker": 1}, "coins": bronze}
    state = table(2, seats={1: hirer}, warehouse=EMPTY)
    play(state, "council 1")
    assert asked(state) == (1, "turn")
    assert ("hire for bronze" in legal(state)) == (bronze > 0)
    assert usual(state) is None


@pytest.mark.rule("TR-ACTION-02")
def test_to_pass_is_usual_without_workers() -> None:
    assert usual(table(seats={0: {"workers": 0, "spent": 6}})) == "pass"
    assert usual(table()) is None
    stranded = table(seats={0: {"workers": 0, "spent": 5}}, grids={"fort": {"1": 0}})
    assert "recover fort" in legal(stranded)
    assert usual(stranded) is None


@pytest.mark.rule("TR-ACTION-03")
def test_the_action_phase_ends_when_everybody_has_passed() -> None:
    state = table(3, passed=[0, 1], actor=2)
    events = happens(state, "pass")
    assert events[:2] == [("passed", {"seat": 2}), ("end-step", {"step": "reactivation"})]
    assert state.decade == 2


@pytest.mark.rule("TR-ACTION-04")
def test_who_passed_with_a_worker_left_is_skipped() -> None:
    state = table(3, seats={0: {"workers": 1, "spent": 5}})
    play(state, "pass", "council 1", "council 1")
    assert workers(state, 0) == 1
    assert asked(state) == (1, "turn")
    play(state, "pass")
    assert asked(state) == (2, "turn")
    play(state, "council 1")
    assert asked(state) == (2, "turn")  # the last one plays on alone


@pytest.mark.rule("TR-ACTION-05")
def test_an_action_is_repeated_and_never_blocked() -> None:
    state = table(2)
    play(state, "council 2", "council 2", "council 2", "council 2")
    assert [int(player.council) for player in state.players] == [15, 15]  # 3 + 7 + 7, to the end of the track
    assert "council 2" in legal(state)


@pytest.mark.rule("TR-ACTION-06")
def test_workers_go_to_the_action_and_cubes_to_the_supply() -> None:
    state = table(buildings={"e3": lot(0)}, seats={0: {"stone": 1, "wood": 1}})
    before = supply(state)
    play(state, "build house")
    assert (workers(state, 0), int(state.players[0].spent)) == (4, 2)
    assert cubes(state, 0) == (0, 0, 0, 0)
    assert supply(state) == {**before, "stone": before["stone"] + 1, "wood": before["wood"] + 1}
    assert building(state, "e3") == "house"


@pytest.mark.rule("TR-ACTION-06")
def test_coins_paid_go_to_the_supply() -> None:
    state = table(seats={0: {"coins": 3}})
    before = state.coins
    play(state, "raise worker")
    assert (coins(state, 0), state.coins - before) == (1, 2)


@pytest.mark.rule("TR-ACTION-07")
def test_any_number_of_free_actions_comes_before_the_main_one() -> None:
    state = table(buildings={"e3": lot(0), "f3": lot(0)}, seats={0: {"hand": [20], "units": ["miliciano"]}})
    play(state, "burn 20", "clear e3", "warehouse wood", "warehouse wood")
    assert asked(state) == (0, "turn")
    play(state, "build quarry", "site e3")
    assert building(state, "e3") == "quarry"
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-ACTION-07")
def test_a_slow_card_and_the_removal_of_a_lot_come_before_building_it_anew() -> None:
    state = table(buildings={"e3": lot(0)}, seats={0: {"hand": [31]}})
    play(state, "use 31", "wall north a", "clear e3")
    assert (asked(state), building(state, "e3")) == ((0, "turn"), None)
    play(state, "build lot", "site e3")
    assert (asked(state), building(state, "e3"), workers(state, 0)) == ((1, "turn"), "lot", 4)


@pytest.mark.rule("TR-ACTION-08")
def test_recovered_workers_are_used_at_once() -> None:
    state = table(
        seats={0: {"workers": 0, "spent": 3, "stone": 3, "wood": 3, "metal": 1}},
        grids={"cathedral": {1: 0, 2: 0, 3: 0}},
        buildings={"e3": house(0)},
        warehouse=EMPTY,
    )
    assert reason(state, "build palace") == "TR-ACTION-02"
    play(state, "recover cathedral", "lift 1", "lift 2", "lift 3")
    assert score(state, 0) == -12
    assert workers(state, 0) == 3
    play(state, "build palace")
    assert building(state, "e3") == "palace"


def busy_turn() -> TrinidadState:
    """A turn in which every kind of main action is possible."""
    return table(
        buildings={"e3": lot(0), "f3": house(0), "f4": "market", "e4": "square"},
        seats={
            0: {
                "cubes": {"stone": 4, "wood": 4, "precious": 2, "metal": 2},
                "coins": 9,
                "character": "bishop",
                "units": ["miliciano"],
                "workers": 5,
            },
            1: {"hand": [62]},
        },
        piles={"game": [14]},
        grids={"fort": {1: 0}},
    )


@pytest.mark.rule("TR-ACTION-09")
def test_what_is_possible_in_a_turn_is_said_twice() -> None:
    for state in (busy_turn(), table(), table(seats={0: {"workers": 1, "spent": 5}})):
        possible = set(state.legal_actions())
        for action in range(len(state.vocabulary)):
            assert (state.explain(action, 0) is None) == (action in possible), state.vocabulary.notation(action)


@pytest.mark.rule("TR-ACTION-09")
def test_every_action_of_a_turn_is_a_pass_a_free_one_or_one_of_the_eleven() -> None:
    state = busy_turn()
    main = {
        "build": "build",
        "activate": "activate",
        "remove": "remove",
        "deploy": "deploy",
        "drill": "deploy",
        "load": "load",
        "look": "take",
        "pile": "take",
        "purchase": "take",
        "reactivate": "reactivate",
        "order": "order",
        "council": "council",
        "raise": "status",
        "work": "major",
    }
    free = {"pass", "recover", "warehouse", "clear", "call"}
    kinds = {notation.split()[0] for notation in legal(state)}
    assert kinds == {*main, *free}
    assert len(set(main.values())) == 11  # building and activating are counted by group in the rulebook


@pytest.mark.rule("TR-FLOW-04")
def test_points_fall_below_nothing() -> None:
    state = table(seats={0: {"score": 1}})
    play(state, "warehouse wood", "warehouse wood")
    assert score(state, 0) == -3


@pytest.mark.rule("TR-FREE-12")
def test_unused_cubes_of_the_warehouse_go_to_the_supply_with_the_turn() -> None:
    state = table(seats={0: {"stone": 1}})
    before = supply(state)
    play(state, "warehouse stone", "warehouse wood", "pass")
    assert cubes(state, 0) == (1, 0, 0, 0)
    assert supply(state) == {**before, "stone": before["stone"] + 1, "wood": before["wood"] + 1}


@pytest.mark.rule("TR-ACTION-04")
def test_a_pass_is_told_once() -> None:
    game = Game.from_position(table(3).to_position(), title=TITLE)
    game.apply("pass")
    assert [event.name for event in game.events].count("passed") == 1
