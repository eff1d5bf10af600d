"""Taking cubes from the resource grids and coins from the stacks."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import FROM_STACK, FROM_STORE
from cabildo.titles.trinidad.effects import Activation, coins_given, most_taken
from cabildo.titles.trinidad.phases import ACTIVATING, COLLECTING, END_OF_DECADE, TAKING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.stores import coins_from, coins_on_board, cubes_from, cubes_on_board, pay_for_equal_cubes
from cabildo.titles.trinidad.terms import (
    CUBE_NAMES,
    CUBE_OF_STORE,
    FIRST_STORE,
    FROM_EMPTIED,
    PRECIOUS,
    STACKS,
    STONE,
    STORES,
    STORES_OF,
    WOOD,
)
from cabildo.titles.trinidad.written.steps import CollectingStep, TakingStep, spelled_out

# ---- for other chapters: what is taken goes to the seat, then the phase that asked goes on with the result


def ask_for_cubes(state: TrinidadState, seat: i64, stone: i64, wood: i64, result: i64 = NOTHING) -> None:
    """Let a seat take stone and wood from the grids, as many as are there (TR-GRID-01, 02, 05)."""
    on_board = cubes_on_board(state, STONE)
    stone = stone if stone < on_board else on_board
    on_board = cubes_on_board(state, WOOD)
    wood = wood if wood < on_board else on_board
    if stone + wood == 0:
        state.phases[state.phase].resume(state, result)
    else:
        state.ask(TAKING, seat, make_takings(stone, wood, 0, 0, result))


def ask_for_coins(state: TrinidadState, seat: i64, bronze: i64, result: i64 = NOTHING) -> None:
    """Let a seat take coins from the stacks, the full amount as far as coins remain (TR-GRID-06, 07)."""
    on_board = coins_on_board(state)
    bronze = bronze if bronze < on_board else on_board
    if bronze == 0:
        state.phases[state.phase].resume(state, result)
    else:
        state.ask(COLLECTING, seat, make_collection(bronze, 0, 0, result))


def take_precious(state: TrinidadState, seat: i64) -> None:
    """Give a seat a precious cube from the only grid that has them (TR-GRID-01)."""
    lose_for_emptied(state, seat, take_from_store(state, seat, FIRST_STORE[PRECIOUS]))


def take_from_supply(state: TrinidadState, seat: i64, cube: i64, count: i64) -> None:
    """Give a seat cubes from the supply, as many as are there: metal, and what a rule names (TR-GRID-11)."""
    count = count if count < state.cubes[cube] else state.cubes[cube]
    if count == 0:
        return
    state.cubes[cube] -= count
    state.players[seat].cubes[cube] += count
    if state.sink is not None:
        state.tell("cubes-from-supply", {"seat": int(seat), "cube": CUBE_NAMES[cube], "count": int(count)})


def take_faith(state: TrinidadState, seat: i64, tokens: i64) -> None:
    """Give a seat Faith tokens from the supply, as many as are there."""
    tokens = tokens if tokens < state.faith else state.faith
    state.faith -= tokens
    state.players[seat].faith += tokens
    if state.sink is not None and tokens > 0:
        state.tell("faith-gained", {"seat": int(seat), "tokens": int(tokens)})


# ---- cubes


@final
@mypyc_attr(free_list_len=1)
class Takings(Memory):
    """Cubes that are still to be taken: stone first, from no grid before the last one."""

    stone: i64
    wood: i64
    store: i64  # the first grid that may still be chosen
    emptied: i64  # grids so far
    result: i64  # for the phase beneath

    def copy(self) -> Memory:
        return copy_takings(self)

    def cube(self) -> i64:
        """Of which kind the next one is."""
        return STONE if self.stone > 0 else WOOD

    def due(self) -> i64:
        """Cubes of this kind."""
        return self.stone if self.stone > 0 else self.wood


@final
class Taking(Phase[TrinidadState]):
    """One cube after the other, from grids in their order, so that each choice is made in one way (TR-GRID-02)."""

    def name(self) -> str:
        return "taking"

    def options(self, state: TrinidadState) -> vec[i64]:
        takings = cast(Takings, state.memory)
        cube = takings.cube()
        legal = vec[i64](capacity=STORES_OF[cube])
        store = takings.store if takings.store > FIRST_STORE[cube] else FIRST_STORE[cube]
        left = cubes_from(state, cube, store)
        while left >= takings.due() and left > 0:
            if state.stores[store] > 0:
                legal = append(legal, FROM_STORE + store)
            left -= state.stores[store]
            store += 1
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        takings = cast(Takings, state.memory)
        store = action - FROM_STORE
        takings.emptied += take_from_store(state, state.actor, store)
        takings.store = store
        if takings.stone > 0:
            takings.stone -= 1
        else:
            takings.wood -= 1
        if takings.due() == 0:
            lose_for_emptied(state, state.actor, takings.emptied)
            state.done(takings.result)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if not FROM_STORE <= action < FROM_STORE + STORES:
            return OTHER_DECISION
        takings = cast(Takings, state.memory)
        store = action - FROM_STORE
        cube = CUBE_OF_STORE[store]
        if cube == PRECIOUS or (cube == STONE and takings.stone == 0) or (cube == WOOD and takings.wood == 0):
            return OTHER_DECISION
        if store < takings.store or (cube == WOOD and takings.stone > 0):
            return FIXED_ORDER
        if state.stores[store] == 0:
            return "TR-GRID-04"
        due = takings.stone if cube == STONE else takings.wood
        behind: i64 = 0
        for other in range(store, STORES):
            if CUBE_OF_STORE[other] == cube:
                behind += state.stores[other]
        return "" if behind >= due else "TR-GRID-05"

    def expected(self, state: TrinidadState) -> list[int]:
        cube = cast(Takings, state.memory).cube()
        return [int(FROM_STORE + FIRST_STORE[cube] + number) for number in range(STORES_OF[cube])]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([ACTIVATING])

    def step_type(self) -> Any:
        return TakingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        takings = cast(Takings, frame.memory)
        return TakingStep(
            stone=int(takings.stone),
            wood=int(takings.wood),
            store=int(takings.store) + 1,
            emptied=int(takings.emptied),
            result=int(takings.result),
        )

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_takings(step.stone, step.wood, step.store - 1, step.emptied, step.result)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        takings = cast(Takings, frame.memory)
        if takings.stone + takings.wood == 0:
            refuse("step", "nothing is left to take", "TR-GRID-05")
        if takings.stone > cubes_from(state, STONE, takings.store):
            refuse("step.stone", "there are not so many cubes on the grids", "TR-GRID-05")
        if takings.wood > cubes_from(state, WOOD, takings.store):
            refuse("step.wood", "there are not so many cubes on the grids", "TR-GRID-05")
        emptied: i64 = 0
        for store in range(takings.store + 1):
            emptied += 1 if state.stores[store] == 0 else 0
        check_progress(emptied, takings.emptied, takings.result)
        activation = cast(Activation, waiting_for(frame).memory)
        dues = takings.stone + takings.wood
        if dues > most_taken(state, activation, takings.stone > 0, takings.wood > 0):
            refuse("step", "is more than the activation gives", "TR-ACTIVATE-05")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return spelled_out(self.write(state, frame))


def take_from_store(state: TrinidadState, seat: i64, store: i64) -> i64:
    """Give a seat a cube of a grid; tell how many grids that emptied."""
    cube = CUBE_OF_STORE[store]
    state.stores[store] -= 1
    state.players[seat].cubes[cube] += 1
    if state.sink is not None:
        number = int(store - FIRST_STORE[cube]) + 1
        state.tell("cube-taken", {"seat": int(seat), "cube": CUBE_NAMES[cube], "grid": number})
    return 1 if state.stores[store] == 0 else 0


# ---- coins


@final
@mypyc_attr(free_list_len=1)
class Collection(Memory):
    """Coins that are still to be taken, from no stack before the last one."""

    bronze: i64
    stack: i64  # the first stack that may still be chosen
    emptied: i64  # stacks so far
    result: i64  # for the phase beneath

    def copy(self) -> Memory:
        return copy_collection(self)


@final
class Collecting(Phase[TrinidadState]):
    """One bronze after the other, from stacks in their order; silver is changed as needed (TR-GRID-07, TR-GRID-09)."""

    def name(self) -> str:
        return "collecting"

    def options(self, state: TrinidadState) -> vec[i64]:
        collection = cast(Collection, state.memory)
        legal = vec[i64](capacity=STACKS)
        stack = collection.stack
        left = coins_from(state, stack)
        while left >= collection.bronze:
            if state.stacks[stack] > 0:
                legal = append(legal, FROM_STACK + stack)
            left -= state.stacks[stack]
            stack += 1
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        collection = cast(Collection, state.memory)
        stack = action - FROM_STACK
        state.stacks[stack] -= 1
        state.me().coins += 1
        if state.stacks[stack] == 0:
            collection.emptied += 1
        if state.sink is not None:
            state.tell("coin-taken", {"seat": int(state.actor), "stack": int(stack) + 1})
        collection.stack = stack
        collection.bronze -= 1
        if collection.bronze == 0:
            lose_for_emptied(state, state.actor, collection.emptied)
            state.done(collection.result)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if not FROM_STACK <= action < FROM_STACK + STACKS:
            return OTHER_DECISION
        collection = cast(Collection, state.memory)
        stack = action - FROM_STACK
        if stack < collection.stack:
            return FIXED_ORDER
        if state.stacks[stack] == 0:
            return "TR-GRID-12"
        behind: i64 = 0
        for other in range(stack, STACKS):
            behind += state.stacks[other]
        return "" if behind >= collection.bronze else "TR-GRID-07"

    def expected(self, state: TrinidadState) -> list[int]:
        return [FROM_STACK + stack for stack in range(STACKS)]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([ACTIVATING, END_OF_DECADE])

    def step_type(self) -> Any:
        return CollectingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        collection = cast(Collection, frame.memory)
        return CollectingStep(
            bronze=int(collection.bronze),
            stack=int(collection.stack) + 1,
            emptied=int(collection.emptied),
            result=int(collection.result),
        )

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_collection(step.bronze, step.stack - 1, step.emptied, step.result)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        collection = cast(Collection, frame.memory)
        if collection.bronze == 0:
            refuse("step.bronze", "nothing is left to take", "TR-GRID-07")
        if collection.bronze > coins_from(state, collection.stack):
            refuse("step.bronze", "there are not so many coins on the stacks", "TR-GRID-07")
        emptied: i64 = 0
        for stack in range(collection.stack + 1):
            emptied += 1 if state.stacks[stack] == 0 else 0
        check_progress(emptied, collection.emptied, collection.result)
        below = waiting_for(frame)
        most = pay_for_equal_cubes(state)
        if below.phase == ACTIVATING:
            most = coins_given(state, cast(Activation, below.memory))
        if collection.bronze > most:
            refuse("step.bronze", "is more than there is to take", "TR-GRID-07")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return spelled_out(self.write(state, frame))


def lose_for_emptied(state: TrinidadState, seat: i64, emptied: i64) -> None:
    """Take points for grids or stacks whose last cube or coin a seat took (TR-GRID-03, 08)."""
    state.score(seat, FROM_EMPTIED, -state.board.numbers.emptied_points * emptied)


# ---- for positions


def waiting_for(frame: Frame) -> Frame:
    """The phase that lets take something."""
    below = frame.below
    assert below is not None, "nobody takes anything unasked"
    return below


def check_progress(empty: i64, emptied: i64, result: i64) -> None:
    """Refuse what cannot be while somebody takes cubes or coins; grids and stacks behind the last are untouched."""
    if result != NOTHING:
        refuse("step.result", "is told to a turn only", "TR-FLOW-03")
    if emptied > empty:
        refuse("step.emptied", "there are not so many empty ones", "TR-GRID-03")


# ---- written by `make fields`: make_takings, copy_takings, make_collection, copy_collection


def make_takings(stone: i64, wood: i64, store: i64, emptied: i64, result: i64) -> Takings:
    takings = Takings()
    takings.stone = stone
    takings.wood = wood
    takings.store = store
    takings.emptied = emptied
    takings.result = result
    return takings


def copy_takings(takings: Takings) -> Takings:
    copy = Takings()
    copy.stone = takings.stone
    copy.wood = takings.wood
    copy.store = takings.store
    copy.emptied = takings.emptied
    copy.result = takings.result
    return copy


def make_collection(bronze: i64, stack: i64, emptied: i64, result: i64) -> Collection:
    collection = Collection()
    collection.bronze = bronze
    collection.stack = stack
    collection.emptied = emptied
    collection.result = result
    return collection


def copy_collection(collection: Collection) -> Collection:
    copy = Collection()
    copy.bronze = collection.bronze
    copy.stack = collection.stack
    copy.emptied = collection.emptied
    copy.result = collection.result
    return copy
