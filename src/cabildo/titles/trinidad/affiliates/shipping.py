"""The ship and its dock: 17, 23, 38, 43, 44, 46, 47.

38, 43, 46 and 47 are used while a load is paid (`on_bills.py`): they change its workers, and 46 adds a second load.
"""

from cabildo.engine.phase import NOTHING
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.actions import LOAD
from cabildo.titles.trinidad.affiliates.cards import (
    FULL_DOCK,
    HANDS_FOR_SHIP,
    ROADS_LOAD_BONUS,
    SECOND_LOAD,
    STONE_LOAD_BONUS,
    TRIPLET_BONUS,
    WOOD_LOAD_BONUS,
)
from cabildo.titles.trinidad.affiliates.moments import AT_DOCK, AT_SHIP_PAID, AT_TURN
from cabildo.titles.trinidad.affiliates.news import was_paid
from cabildo.titles.trinidad.affiliates.using import rule_of, use_card, was_used_now
from cabildo.titles.trinidad.dock import coins_to_load, cubes_in_load, elements_on_dock, is_dock_full, workers_to_load
from cabildo.titles.trinidad.phases import FREE_DONE
from cabildo.titles.trinidad.price import Bill
from cabildo.titles.trinidad.resources import ask_for_coins
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.stores import coins_for
from cabildo.titles.trinidad.terms import (
    CUBES,
    DISTRICTS,
    LOAD_COINS,
    LOAD_STONE,
    LOAD_TRIPLET,
    LOAD_WOOD,
    LOADS,
    NO_LOAD,
)

# ---- on the bill for a load


def helps_loading(state: TrinidadState, card: i64, bill: Bill) -> bool:
    """Whether a card of this chapter changes a bill for a load, by what everybody sees."""
    load = bill.purchase - LOAD
    if not 0 <= load < LOADS:
        return False
    if card == HANDS_FOR_SHIP:
        return state.council_workers - bill.lent >= workers_to_load(state)
    if card == SECOND_LOAD:
        return True
    if card == TRIPLET_BONUS:
        return has_load(bill, LOAD_TRIPLET) and coins_for(state, state.actor) > 0
    return card == ROADS_LOAD_BONUS and is_equal(load) and state.city.paved != 0 and coins_for(state, state.actor) > 0


def help_loading(state: TrinidadState, card: i64, bill: Bill) -> None:
    """Let the council's workers do it, or an additional worker bring coins or a second load."""
    if card == HANDS_FOR_SHIP:
        workers = workers_to_load(state)
        bill.workers -= workers
        bill.lent += workers
    else:
        bill.workers += state.board.numbers.bonus_workers


def why_not_help_loading(state: TrinidadState, card: i64, bill: Bill) -> str:
    """The rule against using a card of this chapter for a bill, judged apart from `helps_loading`."""
    load = bill.purchase - LOAD
    against = rule_of(card)
    if card in (WOOD_LOAD_BONUS, STONE_LOAD_BONUS, FULL_DOCK) or load < 0 or load >= LOADS:
        return against
    if card == HANDS_FOR_SHIP:
        return against if state.council_workers < bill.lent + workers_to_load(state) else ""
    if card == SECOND_LOAD:
        return ""
    if card == TRIPLET_BONUS:
        if load != LOAD_TRIPLET and bill.second != LOAD_TRIPLET:
            return against
    elif load not in (LOAD_STONE, LOAD_WOOD) or state.city.paved == 0:
        return against
    return "TR-GRID-07" if coins_for(state, state.actor) == 0 else ""


def only_adds(card: i64) -> bool:
    """Whether a card makes a bill dearer: then it never helps to pay it."""
    return card in (ROADS_LOAD_BONUS, SECOND_LOAD, TRIPLET_BONUS)


def is_equal(load: i64) -> bool:
    return load in (LOAD_STONE, LOAD_WOOD)


def has_load(bill: Bill, load: i64) -> bool:
    return bill.purchase == LOAD + load or bill.second == load


# ---- the second load of card 46, which is chosen as soon as it is used


def must_load(bill: Bill) -> bool:
    """Whether card 46 was used and the second load is not chosen yet."""
    cards = len(bill.cards)
    return bill.second == NO_LOAD and cards > 0 and bill.cards[cards - 1] == SECOND_LOAD


def add_load(state: TrinidadState, bill: Bill, load: i64) -> None:
    """Let the bill have the cubes or coins of a second load besides (TR-AFF-46)."""
    bill.second = load
    for cube in range(CUBES):
        bill.cubes[cube] += cubes_in_load(state.board, load, cube)
    if load == LOAD_COINS:
        bill.coins += coins_to_load(state)


# ---- what a load brings at once


def coins_for_loading(state: TrinidadState) -> i64:
    """Bronze by cards used for the load that was just paid; nothing else is loaded in a turn (TR-AFF-38, 47)."""
    numbers = state.board.numbers
    bronze: i64 = 0
    if was_used_now(state, ROADS_LOAD_BONUS):
        for district in range(DISTRICTS):
            if state.city.paved >> district & 1:
                bronze += numbers.road_coins
    if was_used_now(state, TRIPLET_BONUS):
        bronze += numbers.triplet_coins
    return bronze


# ---- by themselves: a full dock, and more from the ship


def fits_shipping(state: TrinidadState, seat: i64, card: i64, moment: i64) -> bool:
    """Whether a card of this chapter can be used at this moment, as far as everybody sees."""
    if card == FULL_DOCK:
        return moment in (AT_TURN, AT_DOCK) and is_dock_full(state) and coins_for(state, seat) > 0
    if moment != AT_SHIP_PAID or coins_for(state, seat) == 0:
        return False
    if card == WOOD_LOAD_BONUS:
        return was_paid(state.news[moment], seat, LOAD_WOOD)
    return card == STONE_LOAD_BONUS and was_paid(state.news[moment], seat, LOAD_STONE)


def why_not_shipping(state: TrinidadState, card: i64, moment: i64) -> str:
    """The rule against using this upright card of the actor, judged apart from `fits_shipping`."""
    against = rule_of(card)
    if card == FULL_DOCK:
        enough = state.board.numbers.full_dock + len(state.players)
        if elements_on_dock(state) < enough or (moment != AT_TURN and moment != AT_DOCK):
            return against
    elif card not in (WOOD_LOAD_BONUS, STONE_LOAD_BONUS) or moment != AT_SHIP_PAID:
        return against
    else:
        load: i64 = LOAD_WOOD if card == WOOD_LOAD_BONUS else LOAD_STONE
        if not was_paid(state.news[moment], state.actor, load):
            return against
    return "TR-GRID-07" if coins_for(state, state.actor) == 0 else ""


def start_shipping(state: TrinidadState, card: i64, moment: i64) -> None:
    """Apply the power at once; whatever it asks resumes the phase on top."""
    numbers = state.board.numbers
    use_card(state, state.actor, card)
    bronze = numbers.full_dock_coins if card == FULL_DOCK else numbers.load_bonus
    ask_for_coins(state, state.actor, bronze, FREE_DONE if moment == AT_TURN else NOTHING)
