"""Player order: who moves first, where to, and what becomes of the workers on the track."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.rio.state import RioState
from tests.titles.rio.build import asked, legal, next_year, order, play, supply, table, until, why, year

WHITE, BLACK, RED, GREEN = range(4)


def ordering(added: dict[int, int], **fields: Any) -> RioState:
    """The effects phase is over, and those who added workers to the order track may move."""
    seats = {seat: {"added": count} for seat, count in added.items()}
    seats[3] = {**seats.get(3, {}), "fields": 2}
    return play(table(4, phase="effects", actor=3, seats=seats, **fields), "done")


@pytest.mark.rule("RP-ORDER-01")
def test_workers_may_be_added_to_the_order_track() -> None:
    t = table(4)
    play(t, "order", "order")
    assert (t.players[WHITE].added, supply(t, WHITE), asked(t)) == (2, 7, (WHITE, "placing"))
    play(t, *["fields"] * 3)
    assert asked(t)[0] == BLACK, "three were left to place"


@pytest.mark.rule("RP-ORDER-02")
def test_the_order_changes_after_the_war_check_and_for_the_next_turn() -> None:
    t = table(4, year=1584, actor=GREEN, markers={"natives": 2})
    play(t, "order", "done")
    until(t, "ordering")
    assert (year(t), order(t)) == (1584, [WHITE, BLACK, RED, GREEN])
    play(t, "position 1")
    assert (year(t), order(t), asked(t)) == (1585, [GREEN, WHITE, BLACK, RED], (GREEN, "placing"))


@pytest.mark.rule("RP-ORDER-03")
def test_fewest_added_workers_move_first() -> None:
    t = ordering({WHITE: 1, RED: 3, BLACK: 2})
    movers = []
    while asked(t)[1] == "ordering":
        movers.append(asked(t)[0])
        play(t, "stay")
    assert movers == [WHITE, BLACK, RED]


@pytest.mark.rule("RP-ORDER-04")
def test_among_equals_the_one_further_back_moves_first() -> None:
    t = ordering({RED: 1, GREEN: 1})
    assert asked(t) == (GREEN, "ordering")
    assert asked(play(t, "stay")) == (RED, "ordering")


@pytest.mark.rule("RP-ORDER-05")
def test_a_mover_takes_any_place_and_the_others_slide() -> None:
    t = ordering({WHITE: 1})
    assert legal(t) == {"stay", "position 2", "position 3", "position 4"}
    assert why(t, "position 1") == "RP-ORDER-09"
    assert why(t, "position 5") == "RP-ORDER-05"
    play(t, "position 3")
    assert order(t) == [BLACK, RED, WHITE, GREEN]


@pytest.mark.rule("RP-ORDER-06")
def test_one_worker_is_enough_to_go_anywhere() -> None:
    t = ordering({GREEN: 1})
    play(t, "position 1")
    assert order(t) == [GREEN, WHITE, BLACK, RED]


@pytest.mark.rule("RP-ORDER-07")
def test_who_moved_has_the_workers_back_and_can_only_be_shifted() -> None:
    t = ordering({GREEN: 1, RED: 2})
    play(t, "position 1")
    assert supply(t, GREEN) == 7, "two are on the fields"
    assert asked(t) == (RED, "ordering")
    play(t, "position 1")
    assert order(t) == [RED, GREEN, WHITE, BLACK]
    assert (supply(t, RED), t.players[RED].added) == (9, 0)


@pytest.mark.rule("RP-ORDER-08")
def test_the_worked_case() -> None:
    t = ordering({RED: 1, GREEN: 1})
    play(t, "position 1", "stay")
    assert order(t) == [GREEN, WHITE, BLACK, RED]


@pytest.mark.rule("RP-ORDER-09")
def test_who_stays_keeps_the_workers_on_the_track() -> None:
    t = ordering({RED: 1})
    play(t, "stay")
    assert (t.players[RED].added, supply(t, RED)) == (1, 8)
    assert asked(t)[1] == "placing"
    until(t, "ordering")
    assert (year(t), asked(t)[0]) == (1581, RED)
    aid = ordering({RED: 1}, options={"staying-returns": True})
    play(aid, "stay")
    assert (aid.players[RED].added, supply(aid, RED)) == (0, 9)


@pytest.mark.rule("RP-ORDER-10")
def test_without_added_workers_nobody_moves() -> None:
    t = ordering({})
    assert (asked(t), year(t)) == ((WHITE, "placing"), 1581)
    t = ordering({GREEN: 2})
    assert why(t, "position 1", seat=WHITE) == "engine.not-your-turn"


@pytest.mark.rule("RP-ORDER-11")
def test_in_the_first_edition_added_workers_lead_to_the_front() -> None:
    t = ordering({RED: 1, GREEN: 1}, edition="1")
    assert order(t) == [GREEN, RED, WHITE, BLACK]
    t = ordering({RED: 2, GREEN: 1, BLACK: 3}, edition="1")
    assert order(t) == [BLACK, RED, GREEN, WHITE]


@pytest.mark.rule("RP-ORDER-12")
def test_in_the_first_edition_all_added_workers_come_home() -> None:
    t = ordering({RED: 2}, edition="1")
    assert (t.players[RED].added, supply(t, RED)) == (0, 9)


@pytest.mark.rule("RP-ORDER-13")
def test_the_mark_of_a_former_attacker_goes_with_its_player() -> None:
    t = ordering({BLACK: 1}, order=[WHITE, RED, BLACK, GREEN], attacked=[BLACK])
    play(t, "position 1")
    assert order(t)[0] == BLACK
    assert t.to_position()["attacked"] == [BLACK]
    next_year(t)
    assert t.to_position()["attacked"] == [BLACK]
