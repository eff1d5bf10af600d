"""Major buildings: workers on the spaces of a grid, and what happens when it is full."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import (
    COUNCIL_SLOT,
    DONE,
    FIRST_COUNCIL,
    FIRST_OWN,
    LAST_COUNCIL,
    LAST_OWN,
    OWN_SLOT,
    WORK,
)
from cabildo.titles.trinidad.affiliates.next_turn import use_helpers
from cabildo.titles.trinidad.completing import complete_grid
from cabildo.titles.trinidad.grids import (
    colour_on,
    is_built,
    is_completed,
    is_full,
    is_open,
    slots_of,
    why_closed,
    workers_on,
)
from cabildo.titles.trinidad.phases import ARRANGING, MAIN_DONE, TURN, WORKING
from cabildo.titles.trinidad.solo.tie import grid_placed, placer_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    COUNCIL,
    FROM_FIRST_WORKER,
    GRID_NAMES,
    GRIDS,
    SLOTS,
)
from cabildo.titles.trinidad.written.steps import ArrangingStep, WorkingStep, spelled_out

ONE: Final[i64] = 1

# ---- the main action, for the turn


def append_work(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Add the grids on which the actor may place workers (TR-MAJOR-01)."""
    if state.me().hands() > 0:
        for grid in range(GRIDS):
            if is_open(state, grid):
                legal = append(legal, WORK + grid)
    return legal


def why_not_work(state: TrinidadState, action: i64) -> str:
    """The rule against placing workers on this grid, or the empty string."""
    player = state.me()
    if player.workers == 0 and player.helpers == 0:
        return "TR-ACTION-02"
    return why_closed(state, action - WORK)


def start_work(state: TrinidadState, action: i64) -> None:
    state.ask(WORKING, state.actor, make_crew(action - WORK, 0, 0))


# ---- placing workers


@final
@mypyc_attr(free_list_len=1)
class Crew(Memory):
    """The workers placed in this action; they stand on the grid already."""

    grid: i64
    own: i64  # the spaces with own ones, a set
    council: i64  # the spaces with the council's, a set

    def copy(self) -> Memory:
        return copy_crew(self)

    def next_slot(self) -> i64:
        """Spaces are chosen in ascending order: from here on."""
        placed = self.own | self.council
        slot: i64 = 0
        while placed != 0:
            placed >>= 1
            slot += 1
        return slot


@final
class Working(Phase[TrinidadState]):
    """Which spaces of the grid, by own or council's workers (TR-MAJOR-01); it waits until the building stands."""

    def name(self) -> str:
        return "working"

    def options(self, state: TrinidadState) -> vec[i64]:
        crew = cast(Crew, state.memory)
        player = state.me()
        legal = vec[i64](capacity=2 * SLOTS)
        first = crew.next_slot()
        if first > 0:
            legal = append(legal, DONE)
        if player.workers > 0:
            legal = append_slots(state, legal, crew.grid, first, OWN_SLOT)
        if player.helpers > 0:
            legal = append_slots(state, legal, crew.grid, first, COUNCIL_SLOT)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        crew = cast(Crew, state.memory)
        if action == DONE:
            settle_first(state, crew)
        elif action < COUNCIL_SLOT:
            crew.own |= ONE << (action - OWN_SLOT)
            state.me().workers -= 1
            put_worker(state, state.actor, crew.grid, action - OWN_SLOT, state.actor)
        else:
            crew.council |= ONE << (action - COUNCIL_SLOT)
            use_helpers(state, state.actor, 1)
            put_worker(state, state.actor, crew.grid, action - COUNCIL_SLOT, COUNCIL)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Go on with who came first or last; when the building is placed, the action is done."""
        crew = cast(Crew, state.memory)
        own = count(crew.own)
        council = count(crew.council)
        if result == FIRST_OWN:
            score_first(state, crew)
            settle_last(state, crew, own - 1, council)
        elif result == FIRST_COUNCIL:
            settle_last(state, crew, own, council - 1)
        elif result == LAST_OWN:
            settle_last(state, crew, own, 0)
        elif result == LAST_COUNCIL:
            settle_last(state, crew, 0, council)
        else:
            state.done(MAIN_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        crew = cast(Crew, state.memory)
        if action == DONE:
            return "TR-MAJOR-01" if crew.own | crew.council == 0 else ""
        if OWN_SLOT <= action < OWN_SLOT + SLOTS:
            reason = why_not_slot(state, crew, action - OWN_SLOT)
            return "TR-MAJOR-01" if reason == "" and state.me().workers == 0 else reason
        if COUNCIL_SLOT <= action < COUNCIL_SLOT + SLOTS:
            reason = why_not_slot(state, crew, action - COUNCIL_SLOT)
            return "TR-COUNCIL-03" if reason == "" and state.me().helpers == 0 else reason
        return OTHER_DECISION

    def expected(self, state: TrinidadState) -> list[int]:
        slots = range(int(slots_of(state, cast(Crew, state.memory).grid)))
        return [OWN_SLOT + slot for slot in slots] + [COUNCIL_SLOT + slot for slot in slots]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def step_type(self) -> Any:
        return WorkingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        crew = cast(Crew, frame.memory)
        return WorkingStep(grid=GRID_NAMES[crew.grid], own=numbers_in(crew.own), council=numbers_in(crew.council))

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return spelled_out(self.write(state, frame))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        grid = number_of(GRID_NAMES, step.grid, "step.grid", "TR-MAJOR-01")
        crew = make_crew(grid, set_of(step.own), set_of(step.council))
        check_standing(state, grid, step.own, actor, "step.own")
        check_standing(state, grid, step.council, COUNCIL, "step.council")
        return crew

    def check(self, state: TrinidadState, frame: Frame) -> None:
        """While it asks there is something to choose; while it waits something was placed."""
        crew = cast(Crew, frame.memory)
        if crew.own | crew.council == 0:
            if state.phase != WORKING:
                refuse("step", "nothing was placed in this action", "TR-MAJOR-01")
            if not is_open(state, crew.grid) or state.players[frame.actor].hands() == 0:
                refuse("step.grid", f"nothing can be placed on the {GRID_NAMES[crew.grid]}", "TR-MAJOR-01")
        elif state.phase not in (WORKING, ARRANGING):
            check_placer(state, frame, crew)
        elif is_built(state, crew.grid):
            refuse("step.grid", f"the {GRID_NAMES[crew.grid]} stands already", "TR-MAJOR-09")


def check_placer(state: TrinidadState, frame: Frame, crew: Crew) -> None:
    """Refuse a building of another grid, and a placer who can have had no part in its last worker (TR-COUNCIL-05)."""
    if crew.grid != grid_placed(state):
        refuse("step.grid", "another building is placed", "TR-MAJOR-05")
    by_first = crew.council != 0 and placer_of(state) == state.order[0]
    if not by_first and (crew.own == 0 or placer_of(state) != frame.actor):
        refuse("actor", f"seat {state.actor} does not place it", "TR-COUNCIL-05")


def check_standing(state: TrinidadState, grid: i64, slots: Any, colour: i64, field: str) -> None:
    """Refuse spaces on which no such worker stands."""
    whose = "the council" if colour == COUNCIL else f"seat {colour}"
    for index, slot in enumerate(slots):
        if colour_on(state, grid, slot - 1) != colour or slot in slots[:index]:
            refuse(
                f"{field}[{index}]", f"no worker of {whose} stands on space {slot}, or it is named twice", "TR-MAJOR-01"
            )


def append_slots(state: TrinidadState, legal: vec[i64], grid: i64, first: i64, actions: i64) -> vec[i64]:
    for slot in range(first, slots_of(state, grid)):
        if state.grids[grid * SLOTS + slot] == 0:
            legal = append(legal, actions + slot)
    return legal


def why_not_slot(state: TrinidadState, crew: Crew, slot: i64) -> str:
    """The rule against taking this space with any worker."""
    if slot >= len(state.board.slot_points[crew.grid]):
        return "TR-MAJOR-02"
    if colour_on(state, crew.grid, slot) >= 0:
        return "TR-MAJOR-01"
    return FIXED_ORDER if (crew.own | crew.council) >> slot != 0 else ""


def put_worker(state: TrinidadState, seat: i64, grid: i64, slot: i64, colour: i64) -> None:
    """Let a seat place a worker, its own or the council's; a grid without free spaces is completed (TR-MAJOR-05)."""
    state.grids[grid * SLOTS + slot] = colour + 1
    if is_full(state, grid):
        state.completed |= ONE << grid
    if state.sink is not None:
        told: dict[str, Any] = {"seat": int(seat), "grid": GRID_NAMES[grid], "slot": int(slot) + 1}
        if colour == COUNCIL:  # nobody gets the points of its space (TR-COUNCIL-04)
            state.tell("council-on-grid", told)
        else:
            state.tell("worker-on-grid", {**told, "points": int(state.board.slot_points[grid][slot])})


# ---- who came first, and who last


def settle_first(state: TrinidadState, crew: Crew) -> None:
    """Give the bonus for the first own worker on an empty grid (TR-MAJOR-03, TR-MAJOR-04).

    A council's worker in the first place earns it for nobody (TR-COUNCIL-04); with both the player says (TR-MAJOR-27).
    """
    was_empty = workers_on(state, crew.grid) == count(crew.own | crew.council)
    if was_empty and crew.own != 0:
        if crew.council != 0:
            state.ask(ARRANGING, state.actor, make_arrangement(False))
            return
        score_first(state, crew)
    settle_last(state, crew, count(crew.own), count(crew.council))


def score_first(state: TrinidadState, crew: Crew) -> None:
    state.score(state.actor, FROM_FIRST_WORKER, state.board.first_points[crew.grid])


def settle_last(state: TrinidadState, crew: Crew, own: i64, council: i64) -> None:
    """Complete a full grid; `own` and `council` workers are left that may have come last.

    After an own one the actor places the building, after the council's the first in the order (TR-COUNCIL-05). Who
    placed both says which was the last, unless they are the first in the order anyway (TR-MAJOR-27).
    """
    first = state.order[0]
    if not is_completed(state, crew.grid):
        state.done(MAIN_DONE)
    elif own > 0 and council > 0 and first != state.actor:
        state.ask(ARRANGING, state.actor, make_arrangement(True))
    elif complete_grid(state, crew.grid, state.actor if own > 0 else first):
        state.done(MAIN_DONE)


@final
@mypyc_attr(free_list_len=1)
class Arrangement(Memory):
    """What is asked of own and council's workers that were placed together."""

    last: bool  # which came last, else which came first

    def copy(self) -> Memory:
        return self  # it never changes


@final
class Arranging(Phase[TrinidadState]):
    """Whose worker came first on an empty grid, or last on a full one (TR-MAJOR-27)."""

    def name(self) -> str:
        return "arranging"

    def options(self, state: TrinidadState) -> vec[i64]:
        if cast(Arrangement, state.memory).last:
            return vec[i64]([LAST_OWN, LAST_COUNCIL])
        return vec[i64]([FIRST_OWN, FIRST_COUNCIL])

    def play(self, state: TrinidadState, action: i64) -> None:
        state.done(action)

    def usual(self, state: TrinidadState) -> i64:
        """Take the bonus; where the grid is full, the only own worker may be wanted as the last one."""
        below = state.waiting
        assert below is not None
        last = cast(Arrangement, state.memory).last
        return -1 if last or is_completed(state, cast(Crew, below.memory).grid) else FIRST_OWN

    def explain(self, state: TrinidadState, action: i64) -> str:
        last = cast(Arrangement, state.memory).last
        if action in (LAST_OWN, LAST_COUNCIL):
            return "" if last else OTHER_DECISION
        if action in (FIRST_OWN, FIRST_COUNCIL):
            return OTHER_DECISION if last else ""
        return OTHER_DECISION

    def interrupts(self) -> vec[i64]:
        return vec[i64]([WORKING])

    def step_type(self) -> Any:
        return ArrangingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return ArrangingStep(question="last" if cast(Arrangement, frame.memory).last else "first")

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_arrangement(number_of(("first", "last"), step.question, "step.question", "TR-MAJOR-27") == 1)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        below = frame.below
        assert below is not None
        crew = cast(Crew, below.memory)
        if crew.own == 0 or crew.council == 0:
            refuse("step.question", "workers of both kinds must have been placed", "TR-MAJOR-27")
        if cast(Arrangement, frame.memory).last:
            if not is_completed(state, crew.grid) or state.order[0] == below.actor:
                refuse("step.question", "it does not matter whose worker came last", "TR-MAJOR-27")
        elif workers_on(state, crew.grid) != count(crew.own | crew.council):
            refuse("step.question", "it does not matter whose worker came first", "TR-MAJOR-27")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        below = frame.below
        assert below is not None
        question = "last" if cast(Arrangement, frame.memory).last else "first"
        return {"question": question, "grid": GRID_NAMES[cast(Crew, below.memory).grid]}


# ---- sets of spaces


def count(slots: i64) -> i64:
    """How many spaces are in a set."""
    total: i64 = 0
    while slots != 0:
        total += slots & 1
        slots >>= 1
    return total


def numbers_in(slots: i64) -> list[int]:
    """The spaces of a set as people count them."""
    return [slot + 1 for slot in range(SLOTS) if slots >> slot & 1]


def set_of(numbers: Any) -> i64:
    slots: i64 = 0
    for number in numbers:
        slots |= ONE << (number - 1)
    return slots


# ---- written by `make fields`: make_crew, copy_crew, make_arrangement


def make_crew(grid: i64, own: i64, council: i64) -> Crew:
    crew = Crew()
    crew.grid = grid
    crew.own = own
    crew.council = council
    return crew


def copy_crew(crew: Crew) -> Crew:
    copy = Crew()
    copy.grid = crew.grid
    copy.own = crew.own
    copy.council = crew.council
    return copy


def make_arrangement(last: bool) -> Arrangement:
    arrangement = Arrangement()
    arrangement.last = last
    return arrangement
