"""Recovering: taking own workers back from an unfinished grid, for points."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DONE, LIFT, RECOVER
from cabildo.titles.trinidad.grids import colour_on, has_worker_on, is_completed, slots_of, workers_of
from cabildo.titles.trinidad.phases import FREE_DONE, RECOVERING, TURN
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import FROM_RECOVERY, GRID_NAMES, GRIDS, SLOTS
from cabildo.titles.trinidad.written.steps import RecoveringStep

ONE: Final[i64] = 1
NO_SLOT: Final = -1


# ---- the free action


def append_recover(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Add the unfinished grids with own workers, each once a decade (TR-FREE-09)."""
    player = state.me()
    if player.workers + player.spent == state.board.numbers.workers:  # nobody is on a grid
        return legal
    for grid in range(GRIDS):
        closed = (player.recovered | state.completed) >> grid & 1
        if not closed and has_worker_on(state, grid, state.actor):
            legal = append(legal, RECOVER + grid)
    return legal


def why_not_recover(state: TrinidadState, action: i64) -> str:
    """The rule against taking workers back from this grid, or the empty string."""
    grid = action - RECOVER
    if (state.me().recovered | state.completed) & ONE << grid:
        return "TR-FREE-09"
    for slot in range(SLOTS):
        if colour_on(state, grid, slot) == state.actor:
            return ""
    return "TR-FREE-09"


def start_recover(state: TrinidadState, action: i64) -> None:
    """Lose the points at once, whatever the number of workers (TR-FREE-09, TR-FREE-10); then say which."""
    grid = action - RECOVER
    state.me().recovered |= ONE << grid
    if state.sink is not None:
        state.tell("recovering", {"seat": int(state.actor), "grid": GRID_NAMES[grid]})
    state.score(state.actor, FROM_RECOVERY, -state.board.recover_points[grid])
    state.ask(RECOVERING, state.actor, make_leaving(grid, NO_SLOT))


# ---- which workers


@final
@mypyc_attr(free_list_len=1)
class Leaving(Memory):
    """Workers that leave a grid."""

    grid: i64
    last: i64  # the space left last, or NO_SLOT: spaces are chosen in ascending order

    def copy(self) -> Memory:
        return copy_leaving(self)


@final
class Recovering(Phase[TrinidadState]):
    """Any number of own workers from one up; they can be used at once (TR-FREE-09)."""

    def name(self) -> str:
        return "recovering"

    def options(self, state: TrinidadState) -> vec[i64]:
        leaving = cast(Leaving, state.memory)
        legal = vec[i64](capacity=SLOTS + 1)
        if leaving.last != NO_SLOT:
            legal = append(legal, DONE)
        for slot in range(leaving.last + 1, slots_of(state, leaving.grid)):
            if colour_on(state, leaving.grid, slot) == state.actor:
                legal = append(legal, LIFT + slot)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        if action == DONE:
            state.done(FREE_DONE)
            return
        leaving = cast(Leaving, state.memory)
        slot = action - LIFT
        state.grids[leaving.grid * SLOTS + slot] = 0
        state.me().workers += 1
        leaving.last = slot
        if state.sink is not None:
            grid = GRID_NAMES[leaving.grid]
            state.tell("worker-recovered", {"seat": int(state.actor), "grid": grid, "slot": int(slot) + 1})

    def explain(self, state: TrinidadState, action: i64) -> str:
        leaving = cast(Leaving, state.memory)
        if action == DONE:
            return "TR-FREE-09" if leaving.last < 0 else ""
        if not LIFT <= action < LIFT + SLOTS:
            return OTHER_DECISION
        if state.grids[leaving.grid * SLOTS + action - LIFT] != state.actor + 1:
            return "TR-FREE-09"
        return FIXED_ORDER if action - LIFT < leaving.last else ""

    def expected(self, state: TrinidadState) -> list[int]:
        return [LIFT + slot for slot in range(int(slots_of(state, cast(Leaving, state.memory).grid)))]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def step_type(self) -> Any:
        return RecoveringStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        leaving = cast(Leaving, frame.memory)
        after = None if leaving.last == NO_SLOT else int(leaving.last) + 1
        return RecoveringStep(grid=GRID_NAMES[leaving.grid], after=after)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        grid = number_of(GRID_NAMES, step.grid, "step.grid", "TR-FREE-09")
        return make_leaving(grid, NO_SLOT if step.after is None else step.after - 1)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        leaving = cast(Leaving, frame.memory)
        grid = GRID_NAMES[leaving.grid]
        if state.players[frame.actor].recovered >> leaving.grid & 1 == 0:
            refuse("step.grid", f"seat {frame.actor} has not recovered workers from the {grid}", "TR-FREE-09")
        if is_completed(state, leaving.grid):
            refuse("step.grid", f"the {grid} is completed", "TR-FREE-09")
        if leaving.last == NO_SLOT and workers_of(state, leaving.grid, frame.actor) == 0:
            refuse("step.grid", f"seat {frame.actor} has no worker on the {grid}", "TR-FREE-09")
        if leaving.last != NO_SLOT:
            if leaving.last >= slots_of(state, leaving.grid):
                refuse("step.after", f"the {grid} has no such space", "TR-MAJOR-02")
            if colour_on(state, leaving.grid, leaving.last) >= 0:
                refuse("step.after", "this space was not left", "TR-FREE-09")


# ---- written by `make fields`: make_leaving, copy_leaving


def make_leaving(grid: i64, last: i64) -> Leaving:
    leaving = Leaving()
    leaving.grid = grid
    leaving.last = last
    return leaving


def copy_leaving(leaving: Leaving) -> Leaving:
    copy = Leaving()
    copy.grid = leaving.grid
    copy.last = leaving.last
    return copy
