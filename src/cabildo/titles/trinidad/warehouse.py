"""The City Warehouse: cubes for this turn, for points, and by card 28 for fewer of them."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BORROW, DONE
from cabildo.titles.trinidad.affiliates.cards import CHEAP_WAREHOUSE
from cabildo.titles.trinidad.events.in_force import warehouse_closed
from cabildo.titles.trinidad.phases import FREE_DONE, TURN
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CUBE_NAMES, FROM_WAREHOUSE, SHORTAGE
from cabildo.titles.trinidad.written.steps import BorrowingStep


def append_borrow(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Add the kinds of cubes that are there; they are taken one by one, as many as one likes (TR-FREE-11)."""
    if warehouse_closed(state):
        return legal
    for cube in range(len(state.warehouse)):
        if state.warehouse[cube] > 0:
            legal = append(legal, BORROW + cube)
    return legal


def why_not_borrow(state: TrinidadState, action: i64) -> str:
    if not BORROW <= action < BORROW + len(state.warehouse):
        return OTHER_DECISION
    if state.event == SHORTAGE:
        return "TR-EVENT-07"
    return "TR-FREE-11" if state.warehouse[action - BORROW] == 0 else ""


def borrow(state: TrinidadState, action: i64) -> None:
    """Take a cube and lose points; the turn goes on."""
    borrow_for(state, action - BORROW, state.board.numbers.warehouse_points)


def borrow_for(state: TrinidadState, cube: i64, points: i64) -> None:
    state.warehouse[cube] -= 1
    state.me().borrowed[cube] += 1
    if state.sink is not None:
        state.tell("borrowed", {"seat": int(state.actor), "cube": CUBE_NAMES[cube]})
    state.score(state.actor, FROM_WAREHOUSE, -points)


def return_borrowed(state: TrinidadState) -> None:
    """Put cubes that were not used in this turn into the supply (TR-FREE-12)."""
    player = state.me()
    for cube in range(len(player.borrowed)):
        count = player.borrowed[cube]
        if count > 0:
            state.cubes[cube] += count
            player.borrowed[cube] = 0
            if state.sink is not None:
                state.tell("borrowed-left", {"seat": int(state.actor), "cube": CUBE_NAMES[cube], "count": int(count)})


def in_warehouse(state: TrinidadState) -> i64:
    """Cubes of both kinds that can be taken."""
    total: i64 = 0
    if warehouse_closed(state):
        return total
    for count in state.warehouse:
        total += count
    return total


def has_all(state: TrinidadState, seat: i64) -> bool:
    """Whether a seat has all cubes of a full warehouse, as it took them in this turn."""
    borrowed = state.players[seat].borrowed
    return all(borrowed[cube] == state.board.numbers.warehouse[cube] for cube in range(len(borrowed)))


def could_have_all(state: TrinidadState, seat: i64) -> bool:
    """Whether a seat could take in this turn what it lacks of a full warehouse."""
    numbers = state.board.numbers
    borrowed = state.players[seat].borrowed
    there = all(borrowed[cube] + state.warehouse[cube] == numbers.warehouse[cube] for cube in range(len(borrowed)))
    return there and not warehouse_closed(state)


# ---- by card


@final
@mypyc_attr(free_list_len=1)
class Loan(Memory):
    """Cubes that may still be taken at the lower price."""

    left: i64

    def copy(self) -> Memory:
        return copy_loan(self)


@final
class Borrowing(Phase[TrinidadState]):
    """One cube after the other for fewer points, at least one (TR-AFF-28)."""

    def name(self) -> str:
        return "borrowing"

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64](capacity=3)
        if cast(Loan, state.memory).left < state.board.numbers.cheap_cubes:
            legal = append(legal, DONE)
        return append_borrow(state, legal)

    def play(self, state: TrinidadState, action: i64) -> None:
        loan = cast(Loan, state.memory)
        if action != DONE:
            borrow_for(state, action - BORROW, state.board.numbers.cheap_cube_points)
            loan.left -= 1
        if action == DONE or loan.left == 0 or in_warehouse(state) == 0:
            state.done(FREE_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if action == DONE:
            return "TR-AFF-28" if cast(Loan, state.memory).left == state.board.numbers.cheap_cubes else ""
        return why_not_borrow(state, action)

    def expected(self, state: TrinidadState) -> list[int]:
        return [BORROW + cube for cube in range(len(state.warehouse))]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def step_type(self) -> Any:
        return BorrowingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return BorrowingStep(left=int(cast(Loan, frame.memory).left))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_loan(step.left)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        left = cast(Loan, frame.memory).left
        taken: i64 = 0
        for count in state.players[frame.actor].borrowed:
            taken += count
        if not state.board.numbers.cheap_cubes - taken <= left <= state.board.numbers.cheap_cubes:
            refuse("step.left", "is not what this card leaves to take", "TR-AFF-28")
        if state.owner[CHEAP_WAREHOUSE] != frame.actor or state.rotated[CHEAP_WAREHOUSE] == 0:
            refuse("phase", f"seat {frame.actor} has not used card 28", "TR-AFF-28")
        if in_warehouse(state) == 0:
            refuse("warehouse", "nothing is left to take", "TR-FREE-11")


# ---- written by `make fields`: make_loan, copy_loan


def make_loan(left: i64) -> Loan:
    loan = Loan()
    loan.left = left
    return loan


def copy_loan(loan: Loan) -> Loan:
    copy = Loan()
    copy.left = loan.left
    return copy
