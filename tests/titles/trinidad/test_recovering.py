"""Taking workers back from unfinished grids."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.trinidad.build import (
    asked,
    full,
    grid,
    legal,
    legal_of,
    next_decade,
    play,
    reason,
    refusal,
    step,
    table,
    tally,
    workers,
)


@pytest.mark.rule("TR-FREE-09")
def test_workers_leave_an_unfinished_grid_for_points_and_can_be_used_at_once() -> None:
    t = table(4, grids={"cathedral": {1: 0, 2: 1, 5: 0, 9: 0}})
    assert legal_of(t, "recover") == {"cathedral"}
    assert reason(t, "recover fort") == "TR-FREE-09"
    play(t, "recover cathedral")
    assert tally(t, 0) == {"recovery": -12}
    assert asked(t) == (0, "recovering")
    assert legal(t) == {"lift 1", "lift 5", "lift 9"}
    assert reason(t, "lift 2") == "TR-FREE-09"
    assert reason(t, "done") == "TR-FREE-09"
    assert reason(t, "pass") == "engine.other-decision"
    play(t, "lift 1", "lift 5", "lift 9")
    assert (workers(t, 0), tally(t, 0), grid(t, "cathedral")) == (6, {"recovery": -12}, {2: 1})
    assert asked(t) == (0, "turn")


@pytest.mark.rule("TR-FREE-09")
def test_some_workers_may_stay_and_the_price_is_the_same() -> None:
    t = play(table(4, grids={"fort": full(4, 0)}), "recover fort", "lift 3")
    assert legal(t) == {"done", "lift 4"}
    assert reason(t, "lift 1") == "engine.fixed-order"
    play(t, "done")
    assert (workers(t, 0), tally(t, 0), grid(t, "fort")) == (3, {"recovery": -10}, {1: 0, 2: 0, 4: 0})


@pytest.mark.rule("TR-FREE-09")
def test_once_a_grid_and_decade() -> None:
    t = play(table(4, grids={"fort": {1: 0, 2: 0}, "harbor": {1: 0}}), "recover fort", "lift 1", "done")
    assert reason(t, "recover fort") == "TR-FREE-09"
    assert legal_of(t, "recover") == {"harbor"}
    play(t, "work fort", "slot 3", "done", "pass", "pass", "pass")
    assert asked(t) == (0, "turn")
    assert reason(t, "recover fort") == "TR-FREE-09"
    next_decade(t)
    assert t.players[0].recovered == 0


@pytest.mark.rule("TR-FREE-09")
def test_not_from_a_completed_grid() -> None:
    t = table(4, harbor=True, grids={"harbor": full(7, 0, 1)}, completed=["harbor"])
    assert not legal_of(t, "recover")
    assert reason(t, "recover harbor") == "TR-FREE-09"


@pytest.mark.rule("TR-FREE-10")
@pytest.mark.parametrize(
    ("name", "points"), [("cathedral", 12), ("fort", 10), ("cabildo", 8), ("harbor", 6), ("walls", 4), ("roads", 4)]
)
def test_what_recovering_costs(name: str, points: int) -> None:
    t = play(table(4, grids={name: {2: 0}}), f"recover {name}")
    assert tally(t, 0) == {"recovery": -points}
    assert (workers(t, 0), grid(t, name)) == (6, {})
    assert asked(t) == (0, "turn")


@pytest.mark.rule("TR-FREE-09", "TR-ACTION-08")
def test_recovered_workers_act_in_the_same_turn() -> None:
    t = table(4, seats={0: {"workers": 0, "spent": 3}}, grids={"cathedral": full(3, 0)})
    assert not legal_of(t, "work")
    assert reason(t, "work fort") == "TR-ACTION-02"
    play(t, "recover cathedral", "lift 1", "lift 2", "lift 3", "work fort", "slot 1", "slot 2", "slot 3")
    assert grid(t, "fort") == full(3, 0)
    assert tally(t, 0) == {"recovery": -12, "first-worker": 5}


@pytest.mark.rule("TR-FREE-09")
def test_positions_while_workers_leave() -> None:
    t = step(table(4, grids={"fort": {1: 0, 2: 1, 3: 0}}), "recover fort")
    for action in ("lift 1", "lift 3", "done"):
        written = t.to_position()
        again = t.title.from_position(written)
        assert again.to_position() == written
        assert again.legal_actions() == t.legal_actions()
        step(t, action)
    fields: dict[str, Any] = {"phase": "recovering", "waiting": [{"phase": "turn"}], "grids": {"fort": {1: 0}}}
    said = refusal(4, **fields, step={"grid": "fort"})
    assert said == "step.grid: seat 0 has not recovered workers from the fort (TR-FREE-09)"
    seats: dict[int, Any] = {0: {"recovered": ["fort", "harbor"]}}
    assert legal(table(4, seats=seats, **fields, step={"grid": "fort"})) == {"lift 1"}
    said = refusal(4, seats=seats, **fields, step={"grid": "harbor"})
    assert said == "step.grid: seat 0 has no worker on the harbor (TR-FREE-09)"
    said = refusal(4, seats=seats, **fields, step={"grid": "fort", "after": 1})
    assert said == "step.after: this space was not left (TR-FREE-09)"
    said = refusal(4, seats=seats, **fields, step={"grid": "fort", "after": 12})
    assert said == "step.after: the fort has no such space (TR-MAJOR-02)"
