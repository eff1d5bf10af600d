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
from cabildo.titles.puerto_rico.steps import StorageStep
from cabildo.titles.puerto_rico.table import Table
from cabildo.titles.puerto_rico.terms import EMPTY, GOOD_NAMES, GOODS, SHIPS


def start(table: Table) -> None:
    """Everybody stores what they keep, the captain first (PR-STORE-01, PR-STORE-07)."""
    table.actor = table.taker
    start_storing(table, make_stores(0, 0))


def start_storing(table: Table, stores: Stores) -> None:
    """The actor's warehouses are empty."""
    stores.kept = 0
    stores.slots = warehouse_kinds(table.board, table.players[table.actor])
    table.enter(STORING if stores.slots > 0 else KEEPING, stores)


@final
@mypyc_attr(free_list_len=1)
class Stores(Memory):
    """The warehouses of the player who stores."""

    kept: i64  # set of goods in warehouses
    slots: i64  # kinds that they could still hold

    def copy(self) -> Memory:
        return copy_stores(self)


def stores_of(table: Table) -> Stores:
    return cast(Stores, table.memory)


@final
class Storing(Phase[Table]):
    """Whole kinds into warehouses, in the order of the goods so that a set is named in one way (PR-STORE-04)."""

    def name(self) -> str:
        return "storing"

    def options(self, table: Table) -> vec[i64]:
        goods = table.players[table.actor].goods
        kept = stores_of(table).kept
        storable: i64 = 0
        for good in range(GOODS):
            if goods[good] > 0 and kept >> good == 0:
                storable |= 1 << good
        return STORE_ROWS[storable]

    def play(self, table: Table, action: i64) -> None:
        stores = stores_of(table)
        if action == PASS:
            table.enter(KEEPING, stores)
            return
        stores.kept |= 1 << (action - STORE)
        stores.slots -= 1
        if stores.slots == 0:
            table.enter(KEEPING, stores)
        if table.sink is not None:
            table.tell("stored", {"seat": int(table.actor), "good": GOOD_NAMES[action - STORE]})

    def explain(self, table: Table, action: i64) -> str:
        if action == PASS:
            return ""
        good = action - STORE
        if not 0 <= good < GOODS:
            return OTHER_DECISION
        if table.players[table.actor].goods[good] == 0:
            return "PR-STORE-04"
        return FIXED_ORDER if stores_of(table).kept >= 1 << good else ""

    def usual(self, table: Table) -> i64:
        """Where there is room for every kind, keep every kind."""
        goods = table.players[table.actor].goods
        stores = stores_of(table)
        kinds: i64 = 0
        first: i64 = -1
        for good in range(GOODS):
            if goods[good] > 0 and stores.kept >> good == 0:
                kinds += 1
                if first < 0:
                    first = good
        return STORE + first if 0 < kinds <= stores.slots else -1

    def expected(self, table: Table) -> list[int]:
        return [STORE + good for good in range(GOODS)]

    def step_type(self) -> Any:
        return StorageStep

    def write(self, table: Table, frame: Frame) -> Any:
        return write_stores(frame)

    def read(self, table: Table, actor: i64, step: Any) -> Memory:
        stores = read_stores(table, actor, step)
        if stores.slots == 0:
            refuse("step.stored", "is all that the warehouses hold", "PR-BLD-LARGE-WAREHOUSE-02")
        return stores

    def describe(self, table: Table, frame: Frame) -> dict[str, Any]:
        stores = cast(Stores, frame.memory)
        return {"stored": named_goods(stores.kept), "slots": int(stores.slots)}


@final
class Keeping(Phase[Table]):
    """The single barrel, which everybody with goods left keeps (PR-STORE-02, PR-STORE-06)."""

    def name(self) -> str:
        return "keeping"

    def options(self, table: Table) -> vec[i64]:
        goods = table.players[table.actor].goods
        kept = stores_of(table).kept
        left: i64 = 0
        for good in range(GOODS):
            if goods[good] > 0 and not kept >> good & 1:
                left |= 1 << good
        return KEEP_ROWS[left] if left != 0 else ONLY_PASS

    def play(self, table: Table, action: i64) -> None:
        if action != PASS:
            return_goods(table, action - KEEP)
        if table.next_seat():
            start_storing(table, stores_of(table))
        else:
            unload_ships(table)
            end_role(table)

    def explain(self, table: Table, action: i64) -> str:
        if action == PASS:
            for good in range(GOODS):
                if table.players[table.actor].goods[good] > 0 and not stores_of(table).kept >> good & 1:
                    return "PR-STORE-06"
            return ""
        if STORE <= action < STORE + GOODS and stores_of(table).slots == 0:
            has_any = table.players[table.actor].goods[action - STORE] > 0
            return warehouse_rule(table.players[table.actor]) if has_any else "PR-STORE-04"
        good = action - KEEP
        if not 0 <= good < GOODS:
            return OTHER_DECISION
        if table.players[table.actor].goods[good] == 0:
            return "PR-STORE-04"
        return "PR-STORE-02" if stores_of(table).kept >> good & 1 else ""

    def expected(self, table: Table) -> list[int]:
        goods = table.players[table.actor].goods
        return [KEEP + good for good in range(GOODS) if goods[good] > 0]

    def step_type(self) -> Any:
        return StorageStep

    def write(self, table: Table, frame: Frame) -> Any:
        return write_stores(frame)

    def read(self, table: Table, actor: i64, step: Any) -> Memory:
        return read_stores(table, actor, step)

    def describe(self, table: Table, frame: Frame) -> dict[str, Any]:
        return {"stored": named_goods(cast(Stores, frame.memory).kept)}


def write_stores(frame: Frame) -> Any:
    return StorageStep(stored=named_goods(cast(Stores, frame.memory).kept))


def read_stores(table: Table, actor: i64, step: Any) -> Stores:
    player = table.players[actor]
    kept: i64 = set_of_goods(step.stored, "step.stored")
    slots = warehouse_kinds(table.board, player) - len(step.stored)
    if slots < 0:
        refuse("step.stored", "is more than the warehouses hold", "PR-BLD-LARGE-WAREHOUSE-02")
    for good in range(GOODS):
        if kept >> good & 1 and player.goods[good] == 0:
            refuse("step.stored", "names a good that the player does not have", "PR-STORE-04")
    return make_stores(kept, slots)


def return_goods(table: Table, kept: i64) -> None:
    """All that is neither stored nor the single barrel goes back to the supply (PR-STORE-03)."""
    goods = table.players[table.actor].goods
    stored = stores_of(table).kept
    returned: i64 = 0
    for good in range(GOODS):
        if not stored >> good & 1:
            stays: i64 = 1 if good == kept else 0
            table.goods[good] += goods[good] - stays
            returned += goods[good] - stays
            goods[good] = stays
    if table.sink is not None:
        table.tell("kept", {"seat": int(table.actor), "good": GOOD_NAMES[kept], "returned": int(returned)})


def unload_ships(table: Table) -> None:
    """Full ships are emptied into the supply, the others keep their barrels (PR-CAPTAIN-16, PR-CAPTAIN-17)."""
    for ship in range(SHIPS):
        good = table.ship_good[ship]
        if good >= 0 and table.ship_load[ship] == table.board.ship_capacity[ship]:
            table.goods[good] += table.ship_load[ship]
            table.ship_good[ship] = EMPTY
            table.ship_load[ship] = 0
            if table.sink is not None:
                capacity = int(table.board.ship_capacity[ship])
                table.tell("ship-sailed", {"ship": str(capacity), "good": GOOD_NAMES[good], "barrels": capacity})


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
