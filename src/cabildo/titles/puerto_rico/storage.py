"""Goods storage, the end of the captain phase: what fits no warehouse goes back, but for a single barrel."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.puerto_rico.actions import KEEP, PASS, STORE
from cabildo.titles.puerto_rico.buildings import warehouse_kinds, warehouse_rule
from cabildo.titles.puerto_rico.goods_sets import named_goods, set_of_goods
from cabildo.titles.puerto_rico.legal_rows import KEEP_ROWS, ONLY_PASS, STORE_ROWS
from cabildo.titles.puerto_rico.phases import KEEPING, STORING
from cabildo.titles.puerto_rico.rounds import end_role
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.steps import StorageStep
from cabildo.titles.puerto_rico.terms import EMPTY, GOOD_NAMES, GOODS, SHIPS


def start(state: PuertoRicoState) -> None:
    """Everybody stores what they keep, the captain first (PR-STORE-01, PR-STORE-07)."""
    state.actor = state.taker
    start_storing(state, make_stores(0, 0))


def start_storing(state: PuertoRicoState, stores: Stores) -> None:
    """The actor's warehouses are empty."""
    stores.kept = 0
    stores.slots = warehouse_kinds(state.board, state.players[state.actor])
    state.enter(STORING if stores.slots > 0 else KEEPING, stores)


@final
@mypyc_attr(free_list_len=1)
class Stores(Memory):
    """The warehouses of the player who stores."""

    kept: i64  # set of goods in warehouses
    slots: i64  # kinds that they could still hold

    def copy(self) -> Memory:
        return copy_stores(self)


def stores_of(state: PuertoRicoState) -> Stores:
    return cast(Stores, state.memory)


@final
class Storing(Phase[PuertoRicoState]):
    """Whole kinds into warehouses, in the order of the goods so that a set is named in one way (PR-STORE-04)."""

    def name(self) -> str:
        return "storing"

    def options(self, state: PuertoRicoState) -> vec[i64]:
        goods = state.players[state.actor].goods
        kept = stores_of(state).kept
        storable: i64 = 0
        for good in range(GOODS):
            if goods[good] > 0 and kept >> good == 0:
                storable |= 1 << good
        return STORE_ROWS[storable]

    def play(self, state: PuertoRicoState, action: i64) -> None:
        stores = stores_of(state)
        if action == PASS:
            state.enter(KEEPING, stores)
            return
        stores.kept |= 1 << (action - STORE)
        stores.slots -= 1
        if stores.slots == 0:
            state.enter(KEEPING, stores)
        if state.sink is not None:
            state.tell("stored", {"seat": int(state.actor), "good": GOOD_NAMES[action - STORE]})

    def explain(self, state: PuertoRicoState, action: i64) -> str:
        if action == PASS:
            return ""
        good = action - STORE
        if not 0 <= good < GOODS:
            return OTHER_DECISION
        if state.players[state.actor].goods[good] == 0:
            return "PR-STORE-04"
        return FIXED_ORDER if stores_of(state).kept >= 1 << good else ""

    def usual(self, state: PuertoRicoState) -> i64:
        """Where there is room for every kind, keep every kind."""
        goods = state.players[state.actor].goods
        stores = stores_of(state)
        kinds: i64 = 0
        first: i64 = -1
        for good in range(GOODS):
            if goods[good] > 0 and stores.kept >> good == 0:
                kinds += 1
                if first < 0:
                    first = good
        return STORE + first if 0 < kinds <= stores.slots else -1

    def expected(self, state: PuertoRicoState) -> list[int]:
        return [STORE + good for good in range(GOODS)]

    def step_type(self) -> Any:
        return StorageStep

    def write(self, state: PuertoRicoState, frame: Frame) -> Any:
        return write_stores(frame)

    def read(self, state: PuertoRicoState, actor: i64, step: Any) -> Memory:
        stores = read_stores(state, actor, step)
        if stores.slots == 0:
            refuse("step.stored", "is all that the warehouses hold", "PR-BLD-LARGE-WAREHOUSE-02")
        return stores

    def describe(self, state: PuertoRicoState, frame: Frame) -> dict[str, Any]:
        stores = cast(Stores, frame.memory)
        return {"stored": named_goods(stores.kept), "slots": int(stores.slots)}


@final
class Keeping(Phase[PuertoRicoState]):
    """The single barrel, which everybody with goods left keeps (PR-STORE-02, PR-STORE-06)."""

    def name(self) -> str:
        return "keeping"

    def options(self, state: PuertoRicoState) -> vec[i64]:
        goods = state.players[state.actor].goods
        kept = stores_of(state).kept
        left: i64 = 0
        for good in range(GOODS):
            if goods[good] > 0 and not kept >> good & 1:
                left |= 1 << good
        return KEEP_ROWS[left] if left != 0 else ONLY_PASS

    def play(self, state: PuertoRicoState, action: i64) -> None:
        if action != PASS:
            return_goods(state, action - KEEP)
        if state.next_seat():
            start_storing(state, stores_of(state))
        else:
            unload_ships(state)
            end_role(state)

    def explain(self, state: PuertoRicoState, action: i64) -> str:
        if action == PASS:
            for good in range(GOODS):
                if state.players[state.actor].goods[good] > 0 and not stores_of(state).kept >> good & 1:
                    return "PR-STORE-06"
            return ""
        if STORE <= action < STORE + GOODS and stores_of(state).slots == 0:
            has_any = state.players[state.actor].goods[action - STORE] > 0
            return warehouse_rule(state.players[state.actor]) if has_any else "PR-STORE-04"
        good = action - KEEP
        if not 0 <= good < GOODS:
            return OTHER_DECISION
        if state.players[state.actor].goods[good] == 0:
            return "PR-STORE-04"
        return "PR-STORE-02" if stores_of(state).kept >> good & 1 else ""

    def expected(self, state: PuertoRicoState) -> list[int]:
        goods = state.players[state.actor].goods
        return [KEEP + good for good in range(GOODS) if goods[good] > 0]

    def step_type(self) -> Any:
        return StorageStep

    def write(self, state: PuertoRicoState, frame: Frame) -> Any:
        return write_stores(frame)

    def read(self, state: PuertoRicoState, actor: i64, step: Any) -> Memory:
        return read_stores(state, actor, step)

    def describe(self, state: PuertoRicoState, frame: Frame) -> dict[str, Any]:
        return {"stored": named_goods(cast(Stores, frame.memory).kept)}


def write_stores(frame: Frame) -> Any:
    return StorageStep(stored=named_goods(cast(Stores, frame.memory).kept))


def read_stores(state: PuertoRicoState, actor: i64, step: Any) -> Stores:
    player = state.players[actor]
    kept: i64 = set_of_goods(step.stored, "step.stored")
    slots = warehouse_kinds(state.board, player) - len(step.stored)
    if slots < 0:
        refuse("step.stored", "is more than the warehouses hold", "PR-BLD-LARGE-WAREHOUSE-02")
    for good in range(GOODS):
        if kept >> good & 1 and player.goods[good] == 0:
            refuse("step.stored", "names a good that the player does not have", "PR-STORE-04")
    return make_stores(kept, slots)


def return_goods(state: PuertoRicoState, kept: i64) -> None:
    """All that is neither stored nor the single barrel goes back to the supply (PR-STORE-03)."""
    goods = state.players[state.actor].goods
    stored = stores_of(state).kept
    returned: i64 = 0
    for good in range(GOODS):
        if not stored >> good & 1:
            stays: i64 = 1 if good == kept else 0
            state.goods[good] += goods[good] - stays
            returned += goods[good] - stays
            goods[good] = stays
    if state.sink is not None:
        state.tell("kept", {"seat": int(state.actor), "good": GOOD_NAMES[kept], "returned": int(returned)})


def unload_ships(state: PuertoRicoState) -> None:
    """Full ships are emptied into the supply, the others keep their barrels (PR-CAPTAIN-16, PR-CAPTAIN-17)."""
    for ship in range(SHIPS):
        good = state.ship_good[ship]
        if good >= 0 and state.ship_load[ship] == state.board.ship_capacity[ship]:
            state.goods[good] += state.ship_load[ship]
            state.ship_good[ship] = EMPTY
            state.ship_load[ship] = 0
            if state.sink is not None:
                capacity = int(state.board.ship_capacity[ship])
                state.tell("ship-sailed", {"ship": str(capacity), "good": GOOD_NAMES[good], "barrels": capacity})


# ---- written by `make fields`: make_stores, copy_stores


def make_stores(kept: i64, slots: i64) -> Stores:
    stores = Stores()
    stores.kept = kept
    stores.slots = slots
    return stores


def copy_stores(stores: Stores) -> Stores:
    copy = Stores()
    copy.kept = stores.kept
    copy.slots = stores.slots
    return copy
