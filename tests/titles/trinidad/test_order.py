"""The player order: workers on the markers, and who is ahead in the next decade."""

from __future__ import annotations

import pytest

from tests.titles.trinidad.build import (
    asked,
    happens,
    legal_of,
    order,
    play,
    player,
    reason,
    table,
    workers,
)

RED, BLUE, YELLOW, GREEN = 0, 1, 2, 3


def order_after(*placed: int) -> list[int]:
    """The order of four players, until now as they are seated, who have so many workers on their markers."""
    seats = {seat: {"order_workers": count, "spent": count} for seat, count in enumerate(placed)}
    state = table(passed=[RED, BLUE, YELLOW], actor=GREEN, seats=seats)
    play(state, "pass")
    assert asked(state) == (state.order[0], "drawing")
    assert all(player.order_workers == 0 for player in state.players)
    return order(state)


@pytest.mark.rule("TR-ORDER-01")
def test_workers_are_added_to_the_marker() -> None:
    state = table(2)
    assert legal_of(state, "order") == {"1", "2", "3", "4", "5", "6"}
    play(state, "order 2", "pass", "order 1")
    assert player(state, 0).order_workers == 3
    assert workers(state, 0) == 3
    assert reason(state, "order 4") == "TR-ORDER-01"


@pytest.mark.rule("TR-ORDER-02")
def test_who_has_workers_there_moves_to_the_front() -> None:
    assert order_after(0, 0, 1, 0) == [YELLOW, RED, BLUE, GREEN]


@pytest.mark.rule("TR-ORDER-02")
def test_most_workers_come_first() -> None:
    assert order_after(1, 0, 2, 3) == [GREEN, YELLOW, RED, BLUE]


@pytest.mark.rule("TR-ORDER-03")
def test_of_equals_the_later_one_goes_ahead() -> None:
    assert order_after(1, 2, 0, 2) == [GREEN, BLUE, RED, YELLOW]


@pytest.mark.rule("TR-ORDER-04")
def test_without_workers_the_order_stays() -> None:
    assert order_after(0, 0, 0, 0) == [RED, BLUE, YELLOW, GREEN]


@pytest.mark.rule("TR-ORDER-02")
def test_a_new_order_is_told() -> None:
    state = table(2, passed=[0], actor=1, seats={1: {"order_workers": 1, "spent": 1}})
    assert ("order-changed", {"order": [1, 0]}) in happens(state, "pass")


@pytest.mark.rule("TR-ORDER-04")
def test_an_order_that_stays_is_not_told() -> None:
    events = happens(table(2, passed=[0], actor=1), "pass")
    assert "order-changed" not in {name for name, _ in events}
