"""Paying a bill: with whose workers, and which cubes stand for others. What is paid for is done when it is paid."""

from typing import Any, Final, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse, some
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import HANDS, PAY, SPEND
from cabildo.titles.trinidad.bill import (
    Bill,
    copy_bill,
    empty_bill,
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
from cabildo.titles.trinidad.notation import SWAPS
from cabildo.titles.trinidad.phases import ACTIVATING, BUILDING, PAYING, TURN
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
from cabildo.titles.trinidad.written.names import action_called, set_called
from cabildo.titles.trinidad.written.steps import PayingStep

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

    def expected(self, state: TrinidadState) -> list[int]:
        """Once it is clear who works: what status could do, and to pay."""
        if cast(Bill, state.memory).helpers < 0:
            return []
        return [SPEND + swap for swap in range(FIRST_SWAP[state.me().status[CONSTRUCTION_STATUS]])] + [PAY]

    def always_asked(self, state: TrinidadState) -> bool:
        """Which swaps are possible depends on what is behind the screen."""
        return True

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN, BUILDING, ACTIVATING])

    def step_type(self) -> Any:
        return PayingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        bill = cast(Bill, frame.memory)
        return PayingStep(
            purchase=state.vocabulary.notation(bill.purchase),
            helpers=None if bill.helpers < 0 else int(bill.helpers),
            swaps=[SWAPS[swap] for swap in range(SWAP_COUNT) if bill.swaps >> swap & 1],
        )

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        """What was chosen; what has to be paid follows when the whole position is known, in `check`."""
        bill = empty_bill()
        bill.purchase = action_called(state, step.purchase, "step.purchase")
        bill.helpers = -1 if step.helpers is None else step.helpers
        bill.swaps = set_called(SWAPS, step.swaps, "step.swaps", "TR-STATUS-03")
        return bill

    def check(self, state: TrinidadState, frame: Frame) -> None:
        bill = cast(Bill, frame.memory)
        again = bill_again(state, frame, bill)
        bill.workers = again.workers
        bill.cubes = again.cubes
        bill.coins = again.coins
        bill.seller = again.seller
        bill.in_kind = again.in_kind
        bill.helpers = again.helpers

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        """What is paid for, and in what; what is to be paid, and what was chosen of that."""
        bill = cast(Bill, frame.memory)
        below = frame.below
        assert below is not None
        return state.phases[below.phase].describe(state, below) | {
            "purchase": state.vocabulary.notation(bill.purchase),
            "workers": int(bill.workers),
            "helpers": None if bill.helpers < 0 else int(bill.helpers),
            "cubes": some(CUBE_NAMES, bill.cubes),
            "bronze": int(bill.coins),
            "swaps": [SWAPS[swap] for swap in range(SWAP_COUNT) if bill.swaps >> swap & 1],
        }


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


# ---- reading a position


def bill_again(state: TrinidadState, frame: Frame, bill: Bill) -> Bill:
    """Play the purchase once more from the decision before it, and then what was chosen; raises PositionError."""
    below = frame.below
    assert below is not None
    state.legal = vec[i64]()  # it is looked up when everything is read
    before = state.copy()
    before.phase = below.phase
    before.memory = None if below.memory is None else below.memory.copy()
    before.waiting = below.below
    follow(before, bill.purchase, "step.purchase")
    if before.phase == PAYING and cast(Bill, before.memory).helpers < 0 and bill.helpers >= 0:
        follow(before, HANDS + bill.helpers, "step.helpers")
    for swap in range(SWAP_COUNT):
        if before.phase == PAYING and bill.swaps >> swap & 1:
            follow(before, SPEND + swap, "step.swaps")
    if before.phase != PAYING:
        refuse("step.purchase", "nothing is left to choose about its price", "TR-ACTION-06")
    again = cast(Bill, before.memory)
    if bill.helpers >= 0 and bill.helpers != again.helpers:
        refuse("step.helpers", f"{again.helpers} do it", "TR-ACTION-06")
    return again


def follow(state: TrinidadState, action: i64, field: str) -> None:
    against = state.explain(action, state.actor)
    if against is not None:
        refuse(field, f"{state.vocabulary.notation(action)!r} is not possible", against)
    state.carry_out(action)
