"""What an action costs, and whether a player can pay it with all the help there is."""

from typing import Annotated, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.terms import CUBES, NOBODY


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
    # what is settled so far
    helpers: Annotated[i64, -1]  # of the council's workers; -1 while that is open
    swaps: i64  # chosen ones, as bits; what they change is in `cubes` already

    def copy(self) -> Memory:
        return copy_bill(self)


# ---- written by `make fields`: empty_bill, copy_bill


def empty_bill() -> Bill:
    bill = Bill()
    bill.purchase = 0
    bill.workers = 0
    bill.cubes = vec[i64]([0] * CUBES)
    bill.coins = 0
    bill.seller = NOBODY
    bill.in_kind = False
    bill.helpers = -1
    bill.swaps = 0
    return bill


def copy_bill(bill: Bill) -> Bill:
    copy = Bill()
    copy.purchase = bill.purchase
    copy.workers = bill.workers
    copy.cubes = bill.cubes[:]
    copy.coins = bill.coins
    copy.seller = bill.seller
    copy.in_kind = bill.in_kind
    copy.helpers = bill.helpers
    copy.swaps = bill.swaps
    return copy
