"""Paying a bill: with whose workers, and which cubes stand for others. What is paid for is done when it is paid."""

from typing import Final, cast, final

from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import HANDS, PAY, SPEND
from cabildo.titles.trinidad.bill import (
    Bill,
    copy_bill,
    exchange,
    fewest_helpers,
    level_behind,
    may_swap,
    missing_cubes,
    most_helpers,
    payable,
    replaceable,
    settle,
    swap_thinkable,
)
from cabildo.titles.trinidad.phases import ACTIVATING, BUILDING, TURN
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CONSTRUCTION_STATUS,
    CUBE_NAMES,
    FIRST_SWAP,
    SWAP_COUNT,
    SWAP_LEVEL,
    SWAP_SPENDS,
    SWAP_STANDS_FOR,
)

ALL_HANDS: Final = SPEND - HANDS  # from no council worker to all of them


@final
class Paying(Phase[TrinidadState]):
    """First the workers, where both kinds can do it; then swaps in ascending order; then `pay` (TR-STATUS-03 to 05)."""

    def name(self) -> str:
        return "paying"

    def options(self, state: TrinidadState) -> vec[i64]:
        bill = cast(Bill, state.memory)
        player = state.me()
        legal = vec[i64]()
        if bill.helpers < 0:
            for helpers in range(fewest_helpers(player, bill), most_helpers(player, bill) + 1):
                legal = append(legal, HANDS + helpers)
            return legal
        if not bill.in_kind:
            for level in range(level_behind(bill.swaps), player.status[CONSTRUCTION_STATUS]):
                if may_swap(player, level):
                    for swap in range(FIRST_SWAP[level], FIRST_SWAP[level + 1]):
                        if replaceable(bill.cubes, bill.swaps, swap) and payable(player, swapped(bill, swap)):
                            legal = append(legal, SPEND + swap)
        if missing_cubes(player, bill.cubes) == 0:
            legal = append(legal, PAY)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        bill = cast(Bill, state.memory)
        if action < SPEND:
            bill.helpers = action - HANDS
        elif action < PAY:
            choose_swap(bill, action - SPEND)
            if state.sink is not None:
                spent, wanted = SWAP_SPENDS[action - SPEND], SWAP_STANDS_FOR[action - SPEND]
                state.tell(
                    "swapped", {"seat": int(state.actor), "spent": CUBE_NAMES[spent], "wanted": CUBE_NAMES[wanted]}
                )
        if action == PAY or not swap_thinkable(state.me(), bill):
            settle(state, state.actor, bill)
            state.done(bill.purchase)

    def explain(self, state: TrinidadState, action: i64) -> str:
        bill = cast(Bill, state.memory)
        if HANDS <= action < HANDS + ALL_HANDS:
            return why_not_hands(state, bill, action - HANDS)
        if SPEND <= action < SPEND + SWAP_COUNT:
            return FIXED_ORDER if bill.helpers < 0 else why_not_swap(state, bill, action - SPEND)
        if action == PAY:
            if bill.helpers < 0:
                return FIXED_ORDER
            return "TR-ACTION-06" if missing_cubes(state.me(), bill.cubes) > 0 else ""
        return OTHER_DECISION

    def usual(self, state: TrinidadState) -> i64:
        """Each cube as what it is."""
        bill = cast(Bill, state.memory)
        return PAY if bill.helpers >= 0 and missing_cubes(state.me(), bill.cubes) == 0 else -1

    def always_asked(self, state: TrinidadState) -> bool:
        """Which swaps are possible depends on what is behind the screen."""
        return True

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN, BUILDING, ACTIVATING])


def swapped(bill: Bill, swap: i64) -> Bill:
    """The bill with one more swap."""
    other = copy_bill(bill)
    choose_swap(other, swap)
    return other


def choose_swap(bill: Bill, swap: i64) -> None:
    one: i64 = 1
    exchange(bill.cubes, swap)
    bill.swaps |= one << swap


def why_not_hands(state: TrinidadState, bill: Bill, helpers: i64) -> str:
    if bill.helpers >= 0:
        return OTHER_DECISION
    player = state.me()
    own = bill.workers - helpers
    return "TR-ACTION-06" if helpers > player.helpers or own < 0 or own > player.workers else ""


def why_not_swap(state: TrinidadState, bill: Bill, swap: i64) -> str:
    """The rule against a swap, judged apart from `options`."""
    if bill.in_kind:
        return "TR-STATUS-03"
    player = state.me()
    level = SWAP_LEVEL[swap]
    against = "TR-STATUS-03" if level == 0 else "TR-STATUS-04" if level == 1 else "TR-STATUS-05"
    if player.status[CONSTRUCTION_STATUS] <= level or player.used >> level & 1:
        return against
    for chosen in range(SWAP_COUNT):
        if bill.swaps >> chosen & 1:
            if SWAP_LEVEL[chosen] == level:
                return against
            if chosen > swap:
                return FIXED_ORDER
    if not replaceable(bill.cubes, bill.swaps, swap):
        return against
    return "" if payable(player, swapped(bill, swap)) else "TR-ACTION-06"
