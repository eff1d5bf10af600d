"""What players take from resource grids, coin stacks and the supply; what is to be chosen is asked by the phases.

`taking.py` asks for cubes, `collecting.py` for coins.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import NOTHING
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.affiliates.cards import MORE_PRECIOUS, PRECIOUS_FROM_SUPPLY, ROADS_YIELD
from cabildo.titles.trinidad.affiliates.using import is_own_turn
from cabildo.titles.trinidad.phases import COLLECTING, TAKING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.stores import coins_for, cubes_for
from cabildo.titles.trinidad.terms import (
    CUBE_NAMES,
    CUBE_OF_STORE,
    FIRST_STORE,
    FROM_EMPTIED,
    PRECIOUS,
    STONE,
    WOOD,
)

# ---- for other chapters: what is taken goes to the seat, then the phase that asked goes on with the result


def ask_for_cubes(
    state: TrinidadState, seat: i64, stone: i64, wood: i64, precious: i64 = 0, result: i64 = NOTHING
) -> None:
    """Let a seat take cubes from the grids, or by card from the supply, as many as are there (TR-GRID-01, 02, 05)."""
    if precious > 0 and not has_precious_card(state, seat):
        take_precious(state, seat)
        precious = 0
    takings = make_takings(0, 0, 0, 0, 0, False, False, result)
    takings.stone = least(stone, cubes_for(state, seat, STONE))
    takings.wood = least(wood, cubes_for(state, seat, WOOD))
    takings.precious = least(precious, cubes_for(state, seat, PRECIOUS))
    if takings.due() == 0:
        state.phases[state.phase].resume(state, result)
    else:
        state.ask(TAKING, seat, takings)


def ask_for_coins(state: TrinidadState, seat: i64, bronze: i64, result: i64 = NOTHING) -> None:
    """Let a seat take coins from the stacks, the full amount as far as coins remain (TR-GRID-06, 07)."""
    collection = make_collection(least(bronze, coins_for(state, seat)), 0, 0, False, False, result)
    if collection.bronze == 0:
        state.phases[state.phase].resume(state, result)
    else:
        state.ask(COLLECTING, seat, collection)


def take_precious(state: TrinidadState, seat: i64) -> None:
    """Give a seat a precious cube from the only grid that has them (TR-GRID-01)."""
    lose_for_emptied(state, seat, take_from_store(state, seat, FIRST_STORE[PRECIOUS]))


def has_precious_card(state: TrinidadState, seat: i64) -> bool:
    """Whether a card could change that, so that the seat is asked (TR-AFF-29, 30, 39)."""
    if state.ready(seat, MORE_PRECIOUS) or state.ready(seat, PRECIOUS_FROM_SUPPLY) or state.ready(seat, ROADS_YIELD):
        return is_own_turn(state, seat)
    return False


def take_from_supply(state: TrinidadState, seat: i64, cube: i64, count: i64) -> None:
    """Give a seat cubes from the supply, as many as are there: metal, and what a rule names (TR-GRID-11)."""
    count = least(count, state.cubes[cube])
    if count == 0:
        return
    state.cubes[cube] -= count
    state.players[seat].cubes[cube] += count
    if state.sink is not None:
        state.tell("cubes-from-supply", {"seat": int(seat), "cube": CUBE_NAMES[cube], "count": int(count)})


def take_coins_from_supply(state: TrinidadState, seat: i64, bronze: i64) -> None:
    """Give a seat coins from the supply, as many as are there."""
    bronze = least(bronze, state.coins)
    state.coins -= bronze
    state.players[seat].coins += bronze
    if state.sink is not None and bronze > 0:
        state.tell("coins-from-supply", {"seat": int(seat), "bronze": int(bronze)})


def take_faith(state: TrinidadState, seat: i64, tokens: i64) -> None:
    """Give a seat Faith tokens from the supply, as many as are there."""
    tokens = least(tokens, state.faith)
    state.faith -= tokens
    state.players[seat].faith += tokens
    if state.sink is not None and tokens > 0:
        state.tell("faith-gained", {"seat": int(seat), "tokens": int(tokens)})


def take_from_store(state: TrinidadState, seat: i64, store: i64) -> i64:
    """Give a seat a cube of a grid; tell how many grids that emptied."""
    cube = CUBE_OF_STORE[store]
    state.stores[store] -= 1
    state.players[seat].cubes[cube] += 1
    if state.sink is not None:
        number = int(store - FIRST_STORE[cube]) + 1
        state.tell("cube-taken", {"seat": int(seat), "cube": CUBE_NAMES[cube], "grid": number})
    return 1 if state.stores[store] == 0 else 0


def take_from_stack(state: TrinidadState, seat: i64, stack: i64) -> i64:
    """Give a seat a bronze of a stack, silver changed as needed (TR-GRID-09); tell how many stacks that emptied."""
    state.stacks[stack] -= 1
    state.players[seat].coins += 1
    if state.sink is not None:
        state.tell("coin-taken", {"seat": int(seat), "stack": int(stack) + 1})
    return 1 if state.stacks[stack] == 0 else 0


def lose_for_emptied(state: TrinidadState, seat: i64, emptied: i64) -> None:
    """Take points for grids or stacks whose last cube or coin a seat took (TR-GRID-03, 08, 13)."""
    state.score(seat, FROM_EMPTIED, -emptied_points(state) * emptied)


def emptied_points(state: TrinidadState) -> i64:
    """What the last cube or coin costs in this decade."""
    numbers = state.board.numbers
    return numbers.dear_emptied_points if state.dear_emptying else numbers.emptied_points


def least(wanted: i64, there: i64) -> i64:
    return wanted if wanted < there else there


# ---- what is still to be taken


@final
@mypyc_attr(free_list_len=1)
class Takings(Memory):
    """Cubes that are still to be taken: kind after kind, from no grid before the last one."""

    stone: i64
    wood: i64
    precious: i64
    store: i64  # the first grid that may still be chosen
    emptied: i64  # grids so far
    begun: bool  # a cube of this kind was taken from a grid, so that no card is used for it any more
    supplied: bool  # by card those of this kind come from the supply
    result: i64  # for the phase beneath

    def copy(self) -> Memory:
        return copy_takings(self)

    def cube(self) -> i64:
        """Of which kind the next one is."""
        return STONE if self.stone > 0 else WOOD if self.wood > 0 else PRECIOUS

    def due(self) -> i64:
        """Cubes of this kind."""
        return self.stone if self.stone > 0 else self.wood if self.wood > 0 else self.precious

    def of(self, cube: i64) -> i64:
        return self.stone if cube == STONE else self.wood if cube == WOOD else self.precious

    def change(self, due: i64) -> None:
        """Let so many of this kind be due; with none the next kind begins."""
        if self.stone > 0:
            self.stone = due
        elif self.wood > 0:
            self.wood = due
        else:
            self.precious = due
        if due == 0:
            self.begun = False
            self.supplied = False


@final
@mypyc_attr(free_list_len=1)
class Collection(Memory):
    """Coins that are still to be taken, from no stack before the last one."""

    bronze: i64
    stack: i64  # the first stack that may still be chosen
    emptied: i64  # stacks so far
    begun: bool  # a coin was taken from a stack, so that no card is used for it any more
    supplied: bool  # by card they come from the supply
    result: i64  # for the phase beneath

    def copy(self) -> Memory:
        return copy_collection(self)


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


def make_takings(
    stone: i64,
    wood: i64,
    precious: i64,
    store: i64,
    emptied: i64,
    begun: bool,
    supplied: bool,
    result: i64,
) -> Takings:
    takings = Takings()
    takings.stone = stone
    takings.wood = wood
    takings.precious = precious
    takings.store = store
    takings.emptied = emptied
    takings.begun = begun
    takings.supplied = supplied
    takings.result = result
    return takings


def copy_takings(takings: Takings) -> Takings:
    copy = Takings()
    copy.stone = takings.stone
    copy.wood = takings.wood
    copy.precious = takings.precious
    copy.store = takings.store
    copy.emptied = takings.emptied
    copy.begun = takings.begun
    copy.supplied = takings.supplied
    copy.result = takings.result
    return copy


def make_collection(bronze: i64, stack: i64, emptied: i64, begun: bool, supplied: bool, result: i64) -> Collection:
    collection = Collection()
    collection.bronze = bronze
    collection.stack = stack
    collection.emptied = emptied
    collection.begun = begun
    collection.supplied = supplied
    collection.result = result
    return collection


def copy_collection(collection: Collection) -> Collection:
    copy = Collection()
    copy.bronze = collection.bronze
    copy.stack = collection.stack
    copy.emptied = collection.emptied
    copy.begun = collection.begun
    copy.supplied = collection.supplied
    copy.result = collection.result
    return copy
