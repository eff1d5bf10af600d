"""The sequence of a turn, and the effects phase as a whole."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.game import Game
from tests.titles.rio.build import (
    after_war,
    as_table,
    asked,
    building,
    crew,
    effects,
    goods,
    happens,
    house,
    legal,
    new_game,
    next_year,
    order,
    play,
    position,
    quiet_action,
    shared,
    supply,
    table,
    until,
    why,
    workers,
    year,
)


def names(events: list[tuple[str, dict[str, object]]], *wanted: str) -> list[str]:
    return [name for name, _ in events if name in wanted]


@pytest.mark.rule("RP-TURN-01")
def test_a_turn_is_placement_effects_and_end() -> None:
    t = table(4, year=1583, markers={"natives": 3}, seats={0: {"fields": 2}})
    happened = happens(t, *["done"] * 6, dice=[6, 6])
    steps = names(happened, "placement-done", "effects-begin", "effects-done", "war-check", "turn-started")
    assert steps == ["placement-done"] * 4 + ["effects-begin"] + ["effects-done"] * 4 + ["war-check", "turn-started"]


@pytest.mark.rule("RP-TURN-02")
def test_a_phase_begins_when_all_have_finished_the_one_before() -> None:
    t = table(4, actor=3, order=[2, 0, 1, 3], seats={2: {"fields": 2}, 0: {"fields": 2}})
    assert why(t, "harvest", seat=2) == "engine.not-your-turn"
    assert why(t, "harvest") == "engine.other-decision"
    play(t, "done")
    assert asked(t) == (2, "effects")
    play(t, "harvest")
    assert asked(t) == (0, "effects")


@pytest.mark.rule("RP-TURN-03")
def test_the_game_has_twenty_turns() -> None:
    t = new_game(3)
    years = [year(t)]
    while not t.over:
        t.apply(quiet_action(t))
        if years[-1] != year(t):
            years.append(year(t))
    assert years == list(range(1580, 1600))
    t = table(4, year=1599, phase="effects", actor=3, seats={3: {"fields": 2}}, attacked=[0, 1, 2])
    assert after_war(play(t, "done")).over


@pytest.mark.rule("RP-TURN-04")
def test_war_check_then_order_then_year() -> None:
    seats = {1: {"added": 1}, 3: {"added": 1, "fields": 2}}
    t = table(4, year=1590, phase="effects", actor=3, seats=seats, markers={"natives": 9})
    happened = happens(t, "done", dice=[1, 1])
    assert names(happened, "war-check", "war-begins", "order-moved", "turn-started") == ["war-check", "war-begins"]
    assert (happened[-1][1]["seat"], asked(t)) == (3, (3, "mustering")), "the last in the old order attacks"
    after_war(t)
    assert (asked(t), year(t)) == ((3, "ordering"), 1590)
    happened = happens(t, "position 1", "position 1")
    assert names(happened, "order-moved", "turn-started") == ["order-moved", "order-moved", "turn-started"]
    assert (order(t), year(t)) == ([1, 3, 0, 2], 1591)


@pytest.mark.rule("RP-TURN-05")
def test_effects_are_played_one_player_after_another() -> None:
    t = table(4, phase="effects", seats={seat: {"fields": 2} for seat in range(4)})
    for seat in range(4):
        assert asked(t) == (seat, "effects")
        for other in range(4):
            assert (why(t, "harvest", seat=other) is None) is (other == seat)
        play(t, "harvest")


# ---- effects


@pytest.mark.rule("RP-EFFECT-01")
def test_a_used_worker_comes_home() -> None:
    t = table(4, phase="effects", seats={0: {"fields": 2}}, tracks={"forest": {1: 0}})
    play(t, "collect forest 1")
    assert (goods(t, 0)[0], supply(t, 0)) == (1, 7)
    assert why(t, "collect forest 1") == "RP-AREA-01"
    assert why(t, "use e6") == "RP-EFFECT-01"


@pytest.mark.rule("RP-EFFECT-02")
def test_an_unused_worker_stays() -> None:
    t = table(4, year=1583, phase="effects", seats={0: {"wood": 2, "fields": 2}}, city={"e6": crew(0)})
    next_year(t)
    assert workers(t, "e6") == {0: 1}
    effects(t)
    play(t, "use e6")
    assert building(t, "e6") == "stonecutter"


@pytest.mark.rule("RP-EFFECT-03")
def test_no_worker_is_taken_back_without_an_effect() -> None:
    t = table(4, phase="effects", seats={0: {"fields": 2}}, city={"e6": crew(0)})
    assert legal(t) == {"done", "harvest"}
    assert why(t, "use e6") == "RP-EFFECT-04"


@pytest.mark.rule("RP-EFFECT-04")
def test_costs_are_paid_when_the_effect_is_carried_out() -> None:
    t = table(4, phase="effects", seats={0: {"wood": 1, "fields": 2}}, city={"e6": crew(0)})
    assert why(t, "use e6") == "RP-EFFECT-04"
    t = table(4, phase="effects", seats={0: {"wood": 1, "silver": 1, "fields": 2}}, city={"e6": crew(0)})
    play(t, "use e6")
    assert (building(t, "e6"), goods(t, 0)) == ("stonecutter", (0, 0, 0, 0))


@pytest.mark.rule("RP-EFFECT-05")
def test_effects_come_in_any_order() -> None:
    fields: dict[str, Any] = {"seats": {0: {"artisan": 1, "stone": 1, "fields": 2}}, "tracks": {"forest": {1: 0, 2: 0}}}
    for first in ("collect forest 1", "craft stone", "harvest"):
        t = table(4, phase="effects", city={"e6": crew(0, 2)}, **fields)
        assert {"collect forest 1", "craft stone", "harvest", "use e6"} <= legal(t)
        play(t, first)
        assert asked(t) == (0, "effects")


def last_harvest(**fields: Any) -> Game:
    """The last in order has nothing to do but to harvest, and has done so."""
    document = position(4, phase="effects", actor=3, seats={3: {"fields": 2}}, **fields)
    game = Game.from_position(document, seed=1)
    game.apply("harvest")
    return game


@pytest.mark.rule("RP-EFFECT-05", "RP-WARCHECK-02")
def test_the_last_effect_before_the_dice_can_be_taken_back() -> None:
    game = last_harvest(year=1585, markers={"natives": 3})
    t = as_table(game.state)
    assert (asked(t), legal(t), game.undo_is_free(3)) == ((3, "effects"), {"done"}, True)
    game.undo()
    assert legal(as_table(game.state)) == {"done", "harvest"}
    game.apply_all(["harvest", "done"])
    assert (year(as_table(game.state)), game.undo_is_free(3)) == (1586, False)


@pytest.mark.rule("RP-WARCHECK-01", "RP-WARCHECK-05", "RP-WARCHECK-10")
def test_where_no_dice_follow_the_last_effect_ends_the_turn() -> None:
    markers = {"natives": 3}
    assert year(as_table(last_harvest(year=1581).state)) == 1582
    ended_wars = last_harvest(year=1585, markers=markers, cycles=1, attacked=[0, 1, 2, 3])
    assert year(as_table(ended_wars.state)) == 1586
    last_war = as_table(last_harvest(year=1599, markers=markers, attacked=[0, 1, 2]).state)
    assert asked(last_war) == (3, "mustering"), "the last war comes without dice"
    assert after_war(last_war).over
    assert asked(as_table(last_harvest(year=1599, markers=markers, edition="1").state)) == (3, "effects")


@pytest.mark.rule("RP-EFFECT-06")
def test_what_an_effect_yields_can_be_spent_at_once() -> None:
    t = table(4, phase="effects", tracks={"forest": {1: 0, 2: 0}}, city={"e6": crew(0)}, seats={0: {"fields": 2}})
    play(t, "collect forest 1", "collect forest 2", "use e6")
    assert (building(t, "e6"), goods(t, 0)[0]) == ("stonecutter", 0)


@pytest.mark.rule("RP-EFFECT-07")
def test_the_worked_case_of_a_pair_and_a_single() -> None:
    t = table(4, phase="effects", seats={0: {"wood": 2, "fields": 2}}, city={"e6": crew(0, 2), "h6": crew(0)})
    assert supply(t, 0) == 4
    play(t, "use e6", "build hut", "use h6")
    assert (building(t, "e6"), building(t, "h6")) == ("hut", "stonecutter")
    assert (goods(t, 0)[0], supply(t, 0)) == (0, 7)


@pytest.mark.rule("RP-EFFECT-08")
def test_a_worker_has_one_effect_only() -> None:
    city = {"e6": crew(0), "e7": house(0)}
    t = table(4, phase="effects", seats={0: {"stone": 2, "wood": 1, "fields": 2}}, city=city)
    play(t, "use e6")
    assert (building(t, "e6"), workers(t, "e6")) == ("carpenter", {})
    assert why(t, "use e6") == "RP-EFFECT-01"


@pytest.mark.rule("RP-EFFECT-09")
def test_workers_of_different_turns_work_together() -> None:
    t = table(4, year=1583, actor=3, city={"e6": crew(0)})
    until(next_year(t), "placing")
    play(t, "place e6", "done")
    effects(t)
    play(t, "use e6")
    assert building(t, "e6") == "hut"


@pytest.mark.rule("RP-EFFECT-10")
def test_in_the_first_edition_too_unused_workers_stay() -> None:
    city = {"e6": crew(0), "f7": shared("market", 0), "f8": house(0)}
    t = table(4, edition="1", phase="effects", seats={0: {"fields": 3, "artisan": 1}}, city=city)
    next_year(t)
    assert (workers(t, "e6"), workers(t, "f7"), supply(t, 0)) == ({0: 1}, {0: 1}, 3)
