"""Why a bill cannot be paid so: the rule against it, judged apart from what is offered."""

from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.affiliates.cards import METAL_SAVES
from cabildo.titles.trinidad.affiliates.helpers import BY_COLOUR
from cabildo.titles.trinidad.affiliates.on_bills import why_not_change
from cabildo.titles.trinidad.affiliates.savings import must_save, parts_saved, saved_of, why_no_part
from cabildo.titles.trinidad.affiliates.shipping import must_load
from cabildo.titles.trinidad.bill import cards_come, is_ready, payable, with_card, with_saving
from cabildo.titles.trinidad.dock import coins_to_load, cubes_in_load
from cabildo.titles.trinidad.price import Bill, missing_cubes, pays, replaceable, swapped
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CONSTRUCTION_STATUS, CUBES, LOAD_COINS, NOWHERE, PARTS, SWAP_COUNT, SWAP_LEVEL


def why_not_pay(state: TrinidadState, bill: Bill) -> str:
    """The rule against settling the bill as it is."""
    if bill.needs != 0:
        return "TR-CARD-03" if bill.needs & BY_COLOUR else "TR-ACTIVATE-02"
    if must_save(bill):
        return "TR-AFF-45"
    if must_load(bill):
        return "TR-AFF-46"
    player = state.me()
    short = player.workers + player.helpers < bill.workers or player.coins < bill.coins
    return "TR-ACTION-06" if short or missing_cubes(player, bill.cubes) > 0 else ""


def why_not_card(state: TrinidadState, bill: Bill, card: i64) -> str:
    """The rule against using a card for the bill, judged apart from `options`."""
    if state.owner[card] != state.actor:
        return "TR-CARD-06"
    if state.rotated[card] != 0:
        return "TR-CARD-07"
    against = why_not_change(state, card, bill)
    if against != "":
        return against
    if not cards_come(state.me(), bill) or must_save(bill) or must_load(bill):
        return FIXED_ORDER
    for used in bill.cards:
        if used > card:
            return FIXED_ORDER
    return "" if payable(state, state.me(), with_card(state, bill, card)) else "TR-ACTION-06"


def why_not_save(state: TrinidadState, bill: Bill, part: i64) -> str:
    """The rule against saving a part by card 45, judged apart from `options`."""
    if METAL_SAVES not in bill.cards:
        return OTHER_DECISION
    if parts_saved(bill) == state.board.numbers.saved_parts:
        return "TR-AFF-45"
    against = why_no_part(state, bill, part)
    if against != "":
        return against
    if not cards_come(state.me(), bill) or bill.cards[len(bill.cards) - 1] != METAL_SAVES:
        return FIXED_ORDER
    for later in range(part + 1, PARTS):
        if saved_of(bill, later) > 0:
            return FIXED_ORDER
    return "" if payable(state, state.me(), with_saving(bill, part)) else "TR-ACTION-06"


def why_not_second(state: TrinidadState, bill: Bill, load: i64) -> str:
    """The rule against a second load by card 46: none stands for another, and it is paid besides the first."""
    if not must_load(bill):
        return OTHER_DECISION
    player = state.me()
    for cube in range(CUBES):
        if player.of(cube) < bill.cubes[cube] + cubes_in_load(state.board, load, cube):
            return "TR-SHIP-03"
    if load == LOAD_COINS and player.coins < bill.coins + coins_to_load(state):
        return "TR-SHIP-10" if state.city.cathedral != NOWHERE else "TR-SHIP-01"
    return ""


def why_not_hands(state: TrinidadState, bill: Bill, helpers: i64) -> str:
    if bill.helpers >= 0:
        return OTHER_DECISION
    if not is_ready(bill):
        return why_not_pay(state, bill)
    player = state.me()
    own = bill.workers - helpers
    if helpers > player.helpers or own < 0 or own > player.workers:
        return "TR-ACTION-06"
    return "" if pays(player, bill) else "TR-ACTION-06"


def why_not_swap(state: TrinidadState, bill: Bill, swap: i64) -> str:
    """The rule against a swap, judged apart from `options`."""
    if not is_ready(bill):
        return why_not_pay(state, bill)
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
    return "" if pays(player, swapped(bill, swap)) else "TR-ACTION-06"
