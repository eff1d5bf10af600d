"""Cards in the midst of an action: while it is paid, while cubes and coins are taken, and for a building once more."""

from __future__ import annotations

from typing import cast

from cabildo.bots.trinidad.activating import best_effect_worth, stack_worth, store_worth
from cabildo.bots.trinidad.judgement import coins_worth, cube_worth, cubes_worth, faith_worth, gained_cubes
from cabildo.bots.trinidad.outlook import Outlook
from cabildo.bots.trinidad.powers import HAND, keep, upright
from cabildo.titles.trinidad.actions import (
    BUILD,
    BUY_FAITH,
    DONE,
    HANDS,
    LOAD,
    PAY,
    RAISE,
    SAVE,
    SPEND,
    USE,
)
from cabildo.titles.trinidad.affiliates import cards
from cabildo.titles.trinidad.affiliates.chapters import OF_HELPERS
from cabildo.titles.trinidad.affiliates.helpers import hand_for
from cabildo.titles.trinidad.affiliates.savings import was_used_for
from cabildo.titles.trinidad.affiliates.yields import activation_beneath, twice_card
from cabildo.titles.trinidad.dock import coins_to_load, cubes_in_load, workers_to_load
from cabildo.titles.trinidad.price import Bill
from cabildo.titles.trinidad.resources import Collection, Takings
from cabildo.titles.trinidad.stores import coins_on_board, cubes_on_board
from cabildo.titles.trinidad.terms import (
    CARDS,
    CUBES,
    DISTRICTS,
    LOAD_COINS,
    LOAD_TRIPLET,
    LOADS,
    METAL,
    MINORS,
    PRECIOUS,
    STATUSES,
    STONE,
    SWAP_SPENDS,
    SWAP_STANDS_FOR,
    WOOD,
)

PARTS_WORTH = {0: HAND}  # a worker; cubes are worth what they are
NEARLY_FREE = 0.6  # workers: an action that costs none still takes a turn
ONCE_AGAIN = 0.8  # of what a building gives, for the second time
LOADED = 3.0  # a load of coins or metal beside another one


# ---- paying


def payment_choice(outlook: Outlook) -> int:
    """Cards that save something scarce, ascending; then the council's workers first, and each cube as what it is."""
    legal, bill = outlook.state.legal_actions(), cast(Bill, outlook.state.memory)
    loads = [action for action in legal if LOAD <= action < LOAD + LOADS]
    if loads:
        return max(loads, key=lambda action: second_load_worth(outlook, action - LOAD))
    saves = [action for action in legal if action >= SAVE]
    plain = [action for action in legal if HANDS <= action <= PAY]
    uses = [action for action in legal if USE <= action < USE + CARDS]
    for action in uses:
        if bill_worth(outlook, bill, action - USE) > 0:
            return action
    wanted = [action for action in saves if part_worth(outlook, bill, action - SAVE) > 0.5]
    if wanted:
        return wanted[0]
    if plain:
        return max(plain, key=lambda action: payment_worth(outlook, action))
    if saves:
        return max(saves, key=lambda action: part_worth(outlook, bill, action - SAVE))
    return max(uses, key=lambda action: bill_worth(outlook, bill, action - USE)) if uses else legal[0]


def payment_worth(outlook: Outlook, action: int) -> float:
    """The council's workers first; each cube as what it is, unless one is short of it."""
    if action == PAY:
        return 0.1
    if action < SPEND:
        return float(action - HANDS)
    spent, stood_for = int(SWAP_SPENDS[action - SPEND]), int(SWAP_STANDS_FOR[action - SPEND])
    cubes = outlook.player.cubes
    saved = cube_worth(outlook, stood_for, max(0, int(cubes[stood_for]) - 1))
    return saved - cube_worth(outlook, spent, max(0, int(cubes[spent]) - 1))


def bill_worth(outlook: Outlook, bill: Bill, card: int) -> float:
    """What a card takes off a bill, or adds to what is paid for, beyond what it is worth in hand."""
    state, numbers, worth = outlook.state, outlook.numbers, 0.0
    if card == cards.FREE_WOOD:
        worth = cubes_worth(outlook, [0, int(bill.cubes[WOOD])])
    elif card == cards.FREE_STONE:
        left = int(numbers.left_of_both) if was_used_for(bill, cards.FREE_WOOD) else 0
        worth = cubes_worth(outlook, [int(bill.cubes[STONE]) - left]) - cubes_worth(outlook, [0, left])
    elif card == cards.METAL_SAVES:
        worth = best_parts(outlook, bill) - cubes_worth(outlook, [0, 0, 0, int(numbers.saving_metal)])
    elif card == cards.CHEAPER_BY_BRONZE:
        worth = -coins_worth(outlook, -int(numbers.bronze_off))
    elif card == cards.HANDS_FOR_SHIP:
        worth = HAND * int(workers_to_load(state))
    elif card == cards.SECOND_LOAD:
        worth = max(second_load_worth(outlook, load) for load in range(LOADS)) - outlook.weights.worker
    elif card == cards.TRIPLET_BONUS:
        worth = coins_worth(outlook, int(numbers.triplet_coins)) - HAND
    elif card == cards.ROADS_LOAD_BONUS:
        paved = int(state.city.paved).bit_count()
        worth = coins_worth(outlook, paved * int(numbers.road_coins)) - HAND
    elif state.board.card_chapter[card] == OF_HELPERS:
        worth = HAND
        if card == cards.STATUS_HAND:
            worth -= coins_worth(outlook, -int(numbers.bronze_off))
    return worth - keep(outlook, card)


def second_load_worth(outlook: Outlook, load: int) -> float:
    """A load beside the one that is paid, without its workers."""
    player = outlook.player
    cubes = [int(cubes_in_load(outlook.board, load, cube)) for cube in range(CUBES)]
    if load == LOAD_COINS:
        if int(player.coins) < int(coins_to_load(outlook.state)):
            return -9.0
        return faith_worth(outlook) + coins_worth(outlook, -int(coins_to_load(outlook.state)))
    if any(count > int(player.cubes[cube]) for cube, count in enumerate(cubes)):
        return -9.0
    cost = cubes_worth(outlook, cubes)
    if load == LOAD_TRIPLET:
        return gained_cubes(outlook, METAL, 1) - cost if outlook.left > 0 else -9.0
    return coins_worth(outlook, int(outlook.numbers.ship_equal_pay)) - cost


def part_worth(outlook: Outlook, bill: Bill, part: int) -> float:
    """A part of the price that card 45 saves: a worker, or a cube."""
    return HAND if part == 0 else cubes_worth(outlook, [0] * (part - 1) + [1])


def best_parts(outlook: Outlook, bill: Bill) -> float:
    """The parts of a price that are worth most, as many as card 45 saves."""
    parts = [HAND] * min(int(bill.workers), int(outlook.state.council_workers))
    for cube in (STONE, WOOD, PRECIOUS):
        stock = int(outlook.player.cubes[cube])
        parts += [cube_worth(outlook, cube, max(0, stock - n - 1)) for n in range(int(bill.cubes[cube]))]
    return sum(sorted(parts, reverse=True)[: int(outlook.numbers.saved_parts)])


# ---- what cards of this kind do for the main actions of a turn


def helped(outlook: Outlook, action: int, worth: float, workers: float) -> tuple[float, float]:
    """The worth of a main action and its workers, with the cards that would be used for it."""
    ready = upright(outlook)
    if not ready or worth < -5:
        return worth, workers
    board = outlook.board
    activate = int(board.activate)
    if BUILD <= action < BUILD + MINORS:
        building = action - BUILD
        worth += saved_cubes(outlook, [int(count) for count in board.minor_cubes[building]], workers)
        return by_hand(outlook, building, worth, workers)
    if activate <= action < activate + int(board.spaces):
        space = action - activate
        building = outlook.buildings[space]
        if int(twice_card(building)) in ready:
            worth += max(0.0, ONCE_AGAIN * worth - keep(outlook, int(twice_card(building))))
        return by_hand(outlook, building, worth, workers)
    if RAISE <= action < RAISE + STATUSES and cards.STATUS_HAND in ready and outlook.state.council_workers > 0:
        return worth - coins_worth(outlook, -1), max(NEARLY_FREE, workers - 1)
    lent = cards.HANDS_FOR_SHIP in ready and outlook.state.council_workers >= workers_to_load(outlook.state)
    if lent and LOAD <= action < LOAD + LOADS:
        return worth - keep(outlook, cards.HANDS_FOR_SHIP), NEARLY_FREE
    return worth, workers


def by_hand(outlook: Outlook, building: int, worth: float, workers: float) -> tuple[float, float]:
    """With a worker of the council in place of one's own."""
    hand = int(hand_for(building))
    if hand not in upright(outlook) or outlook.state.council_workers == 0:
        return worth, workers
    return worth - keep(outlook, hand), max(NEARLY_FREE, workers - 1)


def saved_cubes(outlook: Outlook, costs: list[int], workers: float) -> float:
    """What cards 16, 22 and 45 take off the price of a building."""
    ready, saved = upright(outlook), 0.0
    if cards.FREE_WOOD in ready and costs[WOOD] > 0:
        saved += max(0.0, cubes_worth(outlook, [0, costs[WOOD]]) - keep(outlook, cards.FREE_WOOD))
    elif cards.FREE_STONE in ready and costs[STONE] > 0:
        saved += max(0.0, cubes_worth(outlook, [costs[STONE]]) - keep(outlook, cards.FREE_STONE))
    return saved


# ---- taking


def taking_worth(outlook: Outlook, action: int) -> float:
    """From which grid, or a card that brings one more or spares the grids."""
    if action == DONE:
        return 0.0
    if action < USE:
        return store_worth(outlook, action)
    card, takings = action - USE, cast(Takings, outlook.state.memory)
    cube, due = int(takings.cube()), int(takings.due())
    if card in (cards.MORE_PRECIOUS, cards.ROADS_YIELD):
        return 1.0 + cube_worth(outlook, cube, int(outlook.player.cubes[cube]) + due) - keep(outlook, card)
    there = int(cubes_on_board(outlook.state, cube))
    return spared(outlook, there, due) - keep(outlook, card)


def collecting_worth(outlook: Outlook, action: int) -> float:
    if action == DONE:
        return 0.0
    if action < USE:
        return stack_worth(outlook, action)
    card, collection = action - USE, cast(Collection, outlook.state.memory)
    if card == cards.ROADS_YIELD:
        return 1.0 + coins_worth(outlook, 1) - keep(outlook, card)
    return spared(outlook, int(coins_on_board(outlook.state)), int(collection.bronze)) - keep(outlook, card)


def spared(outlook: Outlook, there: int, due: int) -> float:
    """What it is worth to take something from the supply: no grid is emptied by it."""
    return float(int(outlook.numbers.emptied_points)) if there <= due + 1 else -0.5


# ---- once more


def adding_worth(outlook: Outlook, action: int) -> float:
    """One more Faith token or metal."""
    if action == DONE:
        return 0.0
    if activation_beneath(outlook.state).effect == BUY_FAITH:
        return faith_worth(outlook) - keep(outlook, action - USE)
    return gained_cubes(outlook, METAL, 1) - keep(outlook, action - USE)


def repeating_worth(outlook: Outlook, action: int) -> float:
    """The best effect of the building again, for a card or for a card and a worker."""
    if action == DONE:
        return 0.0
    card = action - USE
    if card in (cards.ALL_UPRIGHT, cards.ONE_UPRIGHT):
        return -1.0
    worth = best_effect_worth(outlook, int(activation_beneath(outlook.state).space))
    return worth - keep(outlook, card) - (HAND if card == cards.ONCE_MORE else 0.0)


def paved_districts(outlook: Outlook) -> int:
    return sum(int(outlook.city.paved) >> district & 1 for district in range(DISTRICTS))
