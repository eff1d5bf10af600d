"""What an action costs, and whether workers, cubes with their swaps, and coins at hand pay for it.

Affiliates that change a price are in `affiliates/on_bills.py`; whether it can be paid with all help is in `bill.py`.
"""

from __future__ import annotations

from typing import Annotated, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.terms import (
    CONSTRUCTION_STATUS,
    CUBES,
    FIRST_SWAP,
    METAL,
    NO_CARD,
    NO_LOAD,
    NOBODY,
    PRECIOUS,
    STONE,
    SWAP_COUNT,
    SWAP_LEVEL,
    SWAP_SPENDS,
    SWAP_STANDS_FOR,
    WOOD,
)


@final
@mypyc_attr(free_list_len=1)
class Bill(Memory):
    """What has to be paid before an action is done; the memory of the phase Paying."""

    purchase: i64  # the action that is paid for, which the phase beneath is told when it is paid
    workers: i64
    cubes: Annotated[vec[i64], CUBES]
    coins: i64  # in bronze
    seller: Annotated[i64, NOBODY]  # the seat that gets the coins, else the supply
    in_kind: bool  # sales and loads: no cube stands for another (TR-ACTIVATE-16, TR-SHIP-03)
    hand: Annotated[i64, NO_CARD]  # the affiliate that lends a worker for this
    needs: i64  # ways to do this at all, a set: one of them has to be gone first (BY_HAND, BY_NEIGHBOUR, BY_COLOUR)
    # what is settled so far
    lent: i64  # workers of the council from the supply in place of own ones; `workers` is without them (TR-CARD-15)
    helpers: Annotated[i64, -1]  # of the council's workers at hand; -1 while that is open
    swaps: i64  # chosen ones, as bits; what they change is in `cubes` already
    cards: vec[i64]  # affiliates used for it, ascending; what they change is in the price already
    second: Annotated[i64, NO_LOAD]  # a second load of the ship by card 46, once it is chosen
    saved: i64  # parts saved by card 45: so many of each kind, in PART_BITS bits for each

    def copy(self) -> Memory:
        return copy_bill(self)


def make_bill(
    purchase: i64,
    workers: i64,
    stone: i64 = 0,
    wood: i64 = 0,
    precious: i64 = 0,
    metal: i64 = 0,
    coins: i64 = 0,
    in_kind: bool = False,
    seller: i64 = NOBODY,
) -> Bill:
    """A bill of which nothing is settled yet."""
    bill = empty_bill()
    bill.purchase = purchase
    bill.workers = workers
    bill.cubes[STONE] = stone
    bill.cubes[WOOD] = wood
    bill.cubes[PRECIOUS] = precious
    bill.cubes[METAL] = metal
    bill.coins = coins
    bill.in_kind = in_kind
    bill.seller = seller
    bill.cards = vec[i64]()
    return bill


# ---- whether it can be paid


def pays(player: Player, bill: Bill) -> bool:
    """Whether a player has what a bill says now: whatever workers, cubes and swaps, but no further affiliates."""
    if bill.workers > player.hands() or bill.coins > player.coins:
        return False
    missing = missing_cubes(player, bill.cubes)
    return missing == 0 or (not bill.in_kind and swaps_cover(player, bill.cubes, bill.swaps, missing))


def can_pay(player: Player, workers: i64, cubes: vec[i64]) -> bool:
    """`pays` for a price of workers and cubes that stands in the board's tables."""
    if workers > player.hands():
        return False
    if player.status[CONSTRUCTION_STATUS] == 0:  # the usual case, without swaps
        return has_cubes(player, cubes)
    missing = missing_cubes(player, cubes)
    return missing == 0 or swaps_cover(player, cubes, 0, missing)


def has_cubes(player: Player, cubes: vec[i64]) -> bool:
    """Whether there is none of `missing_cubes`: the first one decides."""
    return all(cubes[cube] <= player.cubes[cube] or cubes[cube] <= player.of(cube) for cube in range(CUBES))


def missing_cubes(player: Player, cubes: vec[i64]) -> i64:
    """Cubes of the bill for which there are none of their kind, those of the warehouse included."""
    missing: i64 = 0
    for cube in range(CUBES):
        if cubes[cube] > 0:
            short = cubes[cube] - player.of(cube)
            if short > 0:
                missing += short
    return missing


def may_swap(player: Player, level: i64) -> bool:
    """Whether the swap of a level, from 0, is still to be had in this decade (TR-STATUS-03 to 05)."""
    return player.status[CONSTRUCTION_STATUS] > level and not player.has_used(level)


def level_behind(swaps: i64) -> i64:
    """The first level of which nothing is chosen yet: swaps are chosen in ascending order."""
    level: i64 = 0
    for swap in range(SWAP_COUNT):
        if swaps >> swap & 1:
            level = SWAP_LEVEL[swap] + 1
    return level


def replaceable(cubes: vec[i64], swaps: i64, swap: i64) -> bool:
    """Whether a bill has a cube that this swap can stand for.

    A cube that stands for another stands for one of the price itself, never for a cube that is spent by another swap.
    """
    wanted = SWAP_STANDS_FOR[swap]
    count = cubes[wanted]
    for other in range(SWAP_COUNT):
        if swaps >> other & 1 and SWAP_SPENDS[other] == wanted:
            count -= 1
    return count > 0


def exchange(cubes: vec[i64], swap: i64, count: i64 = 1) -> None:
    """Let a bill ask for the cube that is spent, in place of the one it stands for; -1 takes that back."""
    cubes[SWAP_SPENDS[swap]] += count
    cubes[SWAP_STANDS_FOR[swap]] -= count


def swapped(bill: Bill, swap: i64) -> Bill:
    """The bill with one more swap."""
    other = copy_bill(bill)
    choose_swap(other, swap)
    return other


def choose_swap(bill: Bill, swap: i64) -> None:
    one: i64 = 1
    exchange(bill.cubes, swap)
    bill.swaps |= one << swap


def swaps_cover(player: Player, cubes: vec[i64], swaps: i64, missing: i64) -> bool:
    """Whether swaps behind those chosen make up for so many cubes that are missing of the bill, a level for each."""
    if missing > player.status[CONSTRUCTION_STATUS]:
        return False
    return find_swaps(player, cubes[:], swaps, level_behind(swaps))


def find_swaps(player: Player, cubes: vec[i64], swaps: i64, level: i64) -> bool:
    """Try one swap of each level, or none; each makes up for one missing cube at most."""
    missing = missing_cubes(player, cubes)
    if missing == 0:
        return True
    one: i64 = 1
    while missing <= player.status[CONSTRUCTION_STATUS] - level:
        if may_swap(player, level):
            for swap in range(FIRST_SWAP[level], FIRST_SWAP[level + 1]):
                if replaceable(cubes, swaps, swap):
                    exchange(cubes, swap)
                    if find_swaps(player, cubes, swaps | one << swap, level + 1):
                        return True
                    exchange(cubes, swap, -1)
        level += 1
    return False


# ---- what is still to choose


def fewest_helpers(player: Player, bill: Bill) -> i64:
    """Council workers without whom there are not enough."""
    if bill.workers <= player.workers:
        return 0
    return bill.workers - player.workers


def most_helpers(player: Player, bill: Bill) -> i64:
    return bill.workers if bill.workers < player.helpers else player.helpers


def swap_thinkable(player: Player, bill: Bill) -> bool:
    """Whether a further swap could stand for a cube of the bill, whatever is behind the screen."""
    if bill.in_kind:
        return False
    for level in range(level_behind(bill.swaps), player.status[CONSTRUCTION_STATUS]):
        if may_swap(player, level):
            for swap in range(FIRST_SWAP[level], FIRST_SWAP[level + 1]):
                if replaceable(bill.cubes, bill.swaps, swap):
                    return True
    return False


# ---- written by `make fields`: empty_bill, copy_bill


def empty_bill() -> Bill:
    bill = Bill()
    bill.purchase = 0
    bill.workers = 0
    bill.cubes = vec[i64]([0] * CUBES)
    bill.coins = 0
    bill.seller = NOBODY
    bill.in_kind = False
    bill.hand = NO_CARD
    bill.needs = 0
    bill.lent = 0
    bill.helpers = -1
    bill.swaps = 0
    bill.second = NO_LOAD
    bill.saved = 0
    return bill


def copy_bill(bill: Bill) -> Bill:
    copy = Bill()
    copy.purchase = bill.purchase
    copy.workers = bill.workers
    copy.cubes = bill.cubes[:]
    copy.coins = bill.coins
    copy.seller = bill.seller
    copy.in_kind = bill.in_kind
    copy.hand = bill.hand
    copy.needs = bill.needs
    copy.lent = bill.lent
    copy.helpers = bill.helpers
    copy.swaps = bill.swaps
    copy.cards = bill.cards[:]
    copy.second = bill.second
    copy.saved = bill.saved
    return copy
