"""Paying a bill: with whose workers, and which cubes stand for others. What is paid for is done when it is paid."""

from typing import Any, Final, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import number_of, refuse, some
from cabildo.engine.phase import ONE, Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import HANDS, LOAD, PAY, SAVE, SPEND, USE
from cabildo.titles.trinidad.affiliates.cards import METAL_SAVES, SECOND_LOAD
from cabildo.titles.trinidad.affiliates.on_bills import change_bill, changes_bill, last_card
from cabildo.titles.trinidad.affiliates.savings import (
    PART_BITS,
    can_save,
    is_saving,
    must_save,
    save,
    saved_of,
)
from cabildo.titles.trinidad.affiliates.shipping import add_load, must_load
from cabildo.titles.trinidad.affiliates.using import check_used, take_back_use, use_card
from cabildo.titles.trinidad.bill import (
    cards_come,
    is_open,
    is_ready,
    payable,
    settle,
    settle_hands,
    with_card,
    with_load,
    with_saving,
)
from cabildo.titles.trinidad.notation import SWAPS
from cabildo.titles.trinidad.paying_reasons import (
    why_not_card,
    why_not_hands,
    why_not_pay,
    why_not_save,
    why_not_second,
    why_not_swap,
)
from cabildo.titles.trinidad.phases import ACTIVATING, BUILDING, LOBBYING, PAYING, PROPOSING, TURN, VALUING, WINDOW
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.price import (
    Bill,
    choose_swap,
    empty_bill,
    fewest_helpers,
    level_behind,
    may_swap,
    missing_cubes,
    most_helpers,
    pays,
    replaceable,
    swapped,
)
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CARDS,
    CONSTRUCTION_STATUS,
    CUBE_NAMES,
    FIRST_CARD,
    FIRST_SWAP,
    LOAD_NAMES,
    LOADS,
    NO_LOAD,
    PART_NAMES,
    PARTS,
    SWAP_COUNT,
    SWAP_SPENDS,
    SWAP_STANDS_FOR,
)
from cabildo.titles.trinidad.written.names import action_called, card_numbered, set_called
from cabildo.titles.trinidad.written.steps import PayingStep

ALL_HANDS: Final = SPEND - HANDS  # from no council worker to all of them


@final
class Paying(Phase[TrinidadState]):
    """First affiliates in ascending order, where they change the bill; then the workers, where both kinds can do it.

    Then swaps in ascending order; then `pay` (TR-CARD-15, TR-STATUS-03 to 05). What card 45 saves and the second load
    of card 46 are chosen as soon as the card is used.
    """

    def name(self) -> str:
        return "paying"

    def options(self, state: TrinidadState) -> vec[i64]:
        bill = cast(Bill, state.memory)
        player = state.me()
        legal = vec[i64]()
        if bill.helpers < 0:
            if is_ready(bill) and pays(player, bill):
                for helpers in range(fewest_helpers(player, bill), most_helpers(player, bill) + 1):
                    legal = append(legal, HANDS + helpers)
        elif is_ready(bill):
            legal = append_swaps(state, legal, bill)
            if pays_plainly(player, bill):
                legal = append(legal, PAY)
        if must_load(bill):
            return append_second_loads(state, legal, bill)
        return append_cards(state, legal, bill) if cards_come(player, bill) else legal

    def play(self, state: TrinidadState, action: i64) -> None:
        bill = cast(Bill, state.memory)
        if action < HANDS:
            add_load(state, bill, action - LOAD)
            settle_hands(state.me(), bill)
        elif action < SPEND:
            bill.helpers = action - HANDS
        elif action < PAY:
            choose_swap(bill, action - SPEND)
            if state.sink is not None:
                spent, wanted = SWAP_SPENDS[action - SPEND], SWAP_STANDS_FOR[action - SPEND]
                state.tell(
                    "swapped", {"seat": int(state.actor), "spent": CUBE_NAMES[spent], "wanted": CUBE_NAMES[wanted]}
                )
        elif action >= SAVE:
            save(bill, action - SAVE)
            settle_hands(state.me(), bill)
            if state.sink is not None:
                state.tell("part-saved", {"seat": int(state.actor), "part": PART_NAMES[action - SAVE]})
        elif action >= USE:
            use_card(state, state.actor, action - USE)
            change_bill(state, action - USE, bill)
            settle_hands(state.me(), bill)
        if action == PAY or not is_open(state, bill):
            settle(state, state.actor, bill)
            state.done(bill.purchase)

    def explain(self, state: TrinidadState, action: i64) -> str:
        bill = cast(Bill, state.memory)
        if HANDS <= action < HANDS + ALL_HANDS:
            return why_not_hands(state, bill, action - HANDS)
        if SPEND <= action < SPEND + SWAP_COUNT:
            return FIXED_ORDER if bill.helpers < 0 else why_not_swap(state, bill, action - SPEND)
        if action == PAY:
            return FIXED_ORDER if bill.helpers < 0 and is_ready(bill) else why_not_pay(state, bill)
        if USE <= action < USE + CARDS:
            return why_not_card(state, bill, action - USE)
        if SAVE <= action < SAVE + PARTS:
            return why_not_save(state, bill, action - SAVE)
        if LOAD <= action < LOAD + LOADS:
            return why_not_second(state, bill, action - LOAD)
        return OTHER_DECISION

    def usual(self, state: TrinidadState) -> i64:
        """To pay, where nothing else is possible: who has a card or a swap for the bill wants to be asked."""
        return PAY if len(state.legal) == 1 and state.legal[0] == PAY else -1

    def expected(self, state: TrinidadState) -> list[int]:
        """The cards that change the bill; once it is clear who works, what status could do, and to pay."""
        bill = cast(Bill, state.memory)
        uses: list[int] = []
        if cards_come(state.me(), bill):
            uses = [int(USE + card) for card in state.me().hand if changes_bill(state, card, bill)]
        if bill.helpers < 0:
            return uses
        return [SPEND + swap for swap in range(FIRST_SWAP[state.me().status[CONSTRUCTION_STATUS]])] + [PAY] + uses

    def always_asked(self, state: TrinidadState) -> bool:
        """Which swaps and savings are possible depends on what is behind the screen."""
        return True

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN, BUILDING, ACTIVATING, PROPOSING, LOBBYING, VALUING, WINDOW])

    def step_type(self) -> Any:
        return PayingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        bill = cast(Bill, frame.memory)
        return PayingStep(
            purchase=state.vocabulary.notation(bill.purchase),
            helpers=None if bill.helpers < 0 else int(bill.helpers),
            swaps=[SWAPS[swap] for swap in range(SWAP_COUNT) if bill.swaps >> swap & 1],
            cards=[int(card) + FIRST_CARD for card in bill.cards],
            saves=saved_parts(bill),
            second=None if bill.second == NO_LOAD else LOAD_NAMES[bill.second],
        )

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        """What was chosen; what has to be paid follows when the whole position is known, in `check`."""
        bill = empty_bill()
        bill.purchase = action_called(state, step.purchase, "step.purchase")
        bill.helpers = -1 if step.helpers is None else step.helpers
        bill.swaps = set_called(SWAPS, step.swaps, "step.swaps", "TR-STATUS-03")
        bill.cards = vec[i64]([card_numbered(card, "step.cards") for card in step.cards])
        for part in step.saves:
            bill.saved += ONE << (PART_BITS * number_of(PART_NAMES, part, "step.saves", "TR-AFF-45"))
        if step.second is not None:
            bill.second = number_of(LOAD_NAMES, step.second, "step.second", "TR-AFF-46")
        return bill

    def check(self, state: TrinidadState, frame: Frame) -> None:
        state.memory = bill_again(state, frame, cast(Bill, frame.memory))

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
            "lent": int(bill.lent),
            "cards": [int(card) + FIRST_CARD for card in bill.cards],
            "saves": saved_parts(bill),
            "second": None if bill.second == NO_LOAD else LOAD_NAMES[bill.second],
        }


# ---- what can be chosen


def append_swaps(state: TrinidadState, legal: vec[i64], bill: Bill) -> vec[i64]:
    """Add the swaps behind those chosen with which the bill can be paid."""
    if bill.in_kind:
        return legal
    player = state.me()
    for level in range(level_behind(bill.swaps), player.status[CONSTRUCTION_STATUS]):
        if may_swap(player, level):
            for swap in range(FIRST_SWAP[level], FIRST_SWAP[level + 1]):
                if replaceable(bill.cubes, bill.swaps, swap) and pays(player, swapped(bill, swap)):
                    legal = append(legal, SPEND + swap)
    return legal


def append_cards(state: TrinidadState, legal: vec[i64], bill: Bill) -> vec[i64]:
    """Add the cards behind those used, and the parts behind those saved, with which the bill can be paid."""
    player = state.me()
    last = last_card(bill)
    if not must_save(bill):
        for card in player.hand:
            if card <= last or state.rotated[card] != 0 or not changes_bill(state, card, bill):
                continue
            if payable(state, player, with_card(state, bill, card)):
                legal = append(legal, USE + card)
    if is_saving(bill):
        for part in range(PARTS):
            if can_save(state, bill, part) and payable(state, player, with_saving(bill, part)):
                legal = append(legal, SAVE + part)
    return legal


def append_second_loads(state: TrinidadState, legal: vec[i64], bill: Bill) -> vec[i64]:
    """Add the loads that card 46 lets add to the bill, as far as they can be paid too."""
    for load in range(LOADS):
        if payable(state, state.me(), with_load(state, bill, load)):
            legal = append(legal, LOAD + load)
    return legal


def pays_plainly(player: Player, bill: Bill) -> bool:
    """Whether the bill can be paid just as it is."""
    if bill.workers > player.hands() or bill.coins > player.coins:
        return False
    return missing_cubes(player, bill.cubes) == 0


def saved_parts(bill: Bill) -> list[str]:
    """What card 45 has saved, a word for each part."""
    return [PART_NAMES[part] for part in range(PARTS) for _saved in range(saved_of(bill, part))]


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
    if USE <= bill.purchase < USE + CARDS:
        check_used(state, frame.actor, bill.purchase - USE, "step.purchase")
        take_back_use(before, bill.purchase - USE)
    for card in bill.cards:
        check_used(state, frame.actor, card, "step.cards")
        take_back_use(before, card)
    follow(before, bill.purchase, "step.purchase")
    for card in bill.cards:
        if before.phase == PAYING:
            follow(before, USE + card, "step.cards")
            if card == METAL_SAVES:
                follow_saves(before, bill)
            elif card == SECOND_LOAD and bill.second != NO_LOAD:
                follow(before, LOAD + bill.second, "step.second")
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
    if bill.second != again.second:
        refuse("step.second", "there is one by card 46 only", "TR-AFF-46")
    if bill.saved != again.saved:
        refuse("step.saves", "nothing is saved without card 45", "TR-AFF-45")
    return again


def follow_saves(state: TrinidadState, bill: Bill) -> None:
    for part in range(PARTS):
        for _saved in range(saved_of(bill, part)):
            if state.phase == PAYING:
                follow(state, SAVE + part, "step.saves")


def follow(state: TrinidadState, action: i64, field: str) -> None:
    against = state.explain(action, state.actor)
    if against is not None:
        refuse(field, f"{state.vocabulary.notation(action)!r} is not possible", against)
    state.carry_out(action)
