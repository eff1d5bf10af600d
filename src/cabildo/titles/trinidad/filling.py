"""Cubes from the supply onto the resource grids, by card 83."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DONE, FILL
from cabildo.titles.trinidad.affiliates.cards import CUBES_TO_GRIDS
from cabildo.titles.trinidad.phases import FREE_DONE, TURN
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CUBE_NAMES, CUBE_OF_STORE, FIRST_STORE, PRECIOUS, STORES
from cabildo.titles.trinidad.written.steps import FillingStep


def cubes_to_add(state: TrinidadState) -> i64:
    """So many cubes may be added: one more than there are players."""
    return len(state.players) + state.board.numbers.filling_more


def weight_of(state: TrinidadState, store: i64) -> i64:
    """For how many cubes one of this grid counts."""
    return state.board.numbers.filling_precious if CUBE_OF_STORE[store] == PRECIOUS else 1


def can_fill(state: TrinidadState, store: i64, left: i64) -> bool:
    """Whether a cube can be added to a grid: it has room, and the supply has one."""
    if state.stores[store] >= state.board.cubes_a_store[store] or state.cubes[CUBE_OF_STORE[store]] == 0:
        return False
    return weight_of(state, store) <= left


def can_fill_any(state: TrinidadState, first: i64, left: i64) -> bool:
    return any(can_fill(state, store, left) for store in range(first, STORES))


@final
@mypyc_attr(free_list_len=1)
class Addition(Memory):
    """Cubes that may still be added, to no grid before the last one."""

    left: i64  # in cubes of stone or wood
    store: i64  # the first grid that may still be chosen

    def copy(self) -> Memory:
        return copy_addition(self)


@final
class Filling(Phase[TrinidadState]):
    """One cube after the other, to grids in their order, at least one (TR-AFF-83)."""

    def name(self) -> str:
        return "filling"

    def options(self, state: TrinidadState) -> vec[i64]:
        addition = cast(Addition, state.memory)
        legal = vec[i64](capacity=10)
        if addition.left < cubes_to_add(state):
            legal = append(legal, DONE)
        for store in range(addition.store, STORES):
            if can_fill(state, store, addition.left):
                legal = append(legal, FILL + store)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        addition = cast(Addition, state.memory)
        if action != DONE:
            store = action - FILL
            cube = CUBE_OF_STORE[store]
            state.cubes[cube] -= 1
            state.stores[store] += 1
            if state.sink is not None:
                number = int(store - FIRST_STORE[cube]) + 1
                state.tell("grid-filled", {"seat": int(state.actor), "cube": CUBE_NAMES[cube], "grid": number})
            addition.left -= weight_of(state, store)
            addition.store = store
        if action == DONE or not can_fill_any(state, addition.store, addition.left):
            state.done(FREE_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        addition = cast(Addition, state.memory)
        if action == DONE:
            return "TR-AFF-83" if addition.left == cubes_to_add(state) else ""
        if not FILL <= action < FILL + STORES:
            return OTHER_DECISION
        store = action - FILL
        if store < addition.store:
            return FIXED_ORDER
        cube = CUBE_OF_STORE[store]
        full = state.stores[store] == state.board.cubes_a_store[store]
        dear = cube == PRECIOUS and addition.left < state.board.numbers.filling_precious
        return "TR-AFF-83" if full or dear or state.cubes[cube] == 0 else ""

    def expected(self, state: TrinidadState) -> list[int]:
        return [FILL + store for store in range(STORES)]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def step_type(self) -> Any:
        return FillingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        addition = cast(Addition, frame.memory)
        return FillingStep(left=int(addition.left), store=int(addition.store) + 1)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_addition(step.left, step.store - 1)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        addition = cast(Addition, frame.memory)
        if addition.left > cubes_to_add(state):
            refuse("step.left", "is more than this card adds", "TR-AFF-83")
        if state.owner[CUBES_TO_GRIDS] != frame.actor or state.rotated[CUBES_TO_GRIDS] == 0:
            refuse("phase", f"seat {frame.actor} has not used card 83", "TR-AFF-83")
        if not can_fill_any(state, addition.store, addition.left):
            refuse("step", "nothing is left to add", "TR-AFF-83")


# ---- written by `make fields`: make_addition, copy_addition


def make_addition(left: i64, store: i64) -> Addition:
    addition = Addition()
    addition.left = left
    addition.store = store
    return addition


def copy_addition(addition: Addition) -> Addition:
    copy = Addition()
    copy.left = addition.left
    copy.store = addition.store
    return copy
