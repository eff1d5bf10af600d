"""A turn: free actions where they help, then the main action that brings most for each worker."""

from __future__ import annotations

from cabildo.bots.trinidad.activating import best_effect_worth
from cabildo.bots.trinidad.bills import helped
from cabildo.bots.trinidad.building import best_worth
from cabildo.bots.trinidad.cards import purchase_worth, take_worth
from cabildo.bots.trinidad.combat import is_war, war_action
from cabildo.bots.trinidad.events import gift_worth
from cabildo.bots.trinidad.grids import best_plan, recover_worth
from cabildo.bots.trinidad.judgement import (
    boost_worth,
    coin_worth,
    coins_worth,
    council_gain,
    council_rate,
    council_table,
    cube_worth,
    cubes_worth,
    faith_worth,
    gained_cubes,
)
from cabildo.bots.trinidad.outlook import Outlook
from cabildo.bots.trinidad.planning import Step, best_together
from cabildo.bots.trinidad.powers import keep, metal_from_warehouse, reactivation_worth, turn_power
from cabildo.bots.trinidad.talks import offer_choice
from cabildo.bots.trinidad.voting import calls_vote
from cabildo.bots.trinidad.war import deploy_worth, drill_worth
from cabildo.titles.trinidad.actions import (
    BORROW,
    BUILD,
    CALL_VOTE,
    DEPLOY,
    DRILL,
    GO_TO_COUNCIL,
    HIRE_BRONZE,
    HIRE_FREE,
    HIRE_STONE,
    LOAD,
    LOOK,
    MOST_WORKERS,
    ORDER,
    PILGRIM,
    PURCHASE,
    RAISE,
    REACTIVATE,
    REACTIVATE_FREE,
    RECOVER,
    TAKE_PILE,
    USE,
    VOLUNTEER,
    WORK,
)
from cabildo.titles.trinidad.building_costs import has_piece
from cabildo.titles.trinidad.dock import coins_to_load, cubes_in_load, loads_of, workers_to_load
from cabildo.titles.trinidad.terms import (
    CARDS,
    CARPENTRY,
    CHURCH,
    CUBES,
    GRIDS,
    HOUSE,
    LOAD_COINS,
    LOAD_TRIPLET,
    LOADS,
    LOT,
    METAL,
    MINORS,
    PALACE,
    PILES,
    QUARRY,
    STATUSES,
    STONE,
    VP_STATUS,
    WAR_MARKERS,
    WOOD,
    WORKER_STATUS,
)

FIRST_IN_ORDER = 0.3
BANNER = 0.5
LENT_FOR = (  # in this order
    BUILD + PALACE,
    LOAD + LOAD_TRIPLET,
    BUILD + QUARRY,
    BUILD + CARPENTRY,
    BUILD + HOUSE,
    BUILD + CHURCH,
)
NOTHING = 0.05  # a worker that brings less than this stays at home


def turn_choice(outlook: Outlook) -> int:
    """The best action by its worth for each worker, of those that together make most of the workers at hand."""
    legal = outlook.state.legal_actions()
    best, most = legal[0], NOTHING  # to pass, unless a pact forbids it
    steps = []
    for action in legal:
        worth, workers = helped(outlook, action, *main_worth(outlook, action))
        if worth / workers > NOTHING:
            steps.append(Step(kind_of(action), action, int(workers), worth, worth / workers, times(outlook, action)))
    for step in best_together(steps, outlook.hands):
        if step.rate > most:
            best, most = step.action, step.rate
    return free_action(outlook, legal, most) or best


def kind_of(action: int) -> int:
    """Of the actions of a kind only one is done in a decade, or one after which all are judged anew."""
    for first, behind in ((GO_TO_COUNCIL, RAISE), (LOAD, LOAD + LOADS), (REACTIVATE, REACTIVATE + MOST_WORKERS)):
        if first <= action < behind:
            return int(first)
    return int(LOOK) if LOOK <= action < TAKE_PILE + PILES or PURCHASE <= action < PURCHASE + CARDS else action


def times(outlook: Outlook, action: int) -> int:
    """How often it can be done with what is at hand."""
    if action == BUILD + LOT:
        return int(outlook.player.lots)
    if action == BUILD + HOUSE:
        cubes = outlook.player.cubes
        return max(1, min(len(outlook.lots), int(outlook.player.houses), int(cubes[STONE]), int(cubes[WOOD])))
    return 1


def main_worth(outlook: Outlook, action: int) -> tuple[float, int]:
    """What a main action is worth, and the workers that it takes; nothing for free actions."""
    board = outlook.board
    if BUILD <= action < BUILD + MINORS:
        building = action - BUILD
        return best_worth(outlook, building), int(board.minor_workers[building])
    if WORK <= action < WORK + GRIDS:
        plan = best_plan(outlook, action - WORK, outlook.hands)
        return plan.worth, plan.workers
    if GO_TO_COUNCIL <= action < RAISE:
        return council_worth(outlook, action - GO_TO_COUNCIL + 1), action - GO_TO_COUNCIL + 1
    if int(board.activate) <= action < int(board.activate) + int(board.spaces):
        return best_effect_worth(outlook, action - int(board.activate)), int(outlook.numbers.activation_workers)
    if LOAD <= action < LOAD + LOADS:
        return load_worth(outlook, action - LOAD), int(workers_to_load(outlook.state))
    if RAISE <= action < RAISE + STATUSES:
        return raise_worth(outlook, action - RAISE), int(outlook.player.status[action - RAISE]) + 1
    if action == DEPLOY:
        return deploy_worth(outlook), int(outlook.numbers.militia_workers)
    if DRILL <= action < DRILL + WAR_MARKERS:
        cost = cubes_worth(outlook, [0, 0, int(outlook.numbers.drill_precious)])
        return drill_worth(outlook, action - DRILL) - cost, int(outlook.numbers.militia_workers)
    if LOOK <= action < TAKE_PILE + PILES:
        return take_worth(outlook, action), int(outlook.numbers.card_workers)
    if PURCHASE <= action < PURCHASE + CARDS:
        return purchase_worth(outlook, action - PURCHASE), int(outlook.numbers.card_workers)
    if REACTIVATE <= action < REACTIVATE + MOST_WORKERS:
        workers = action - REACTIVATE + 1
        return reactivation_worth(outlook, workers), workers
    if action == ORDER:
        first = outlook.state.order[0] == outlook.seat or outlook.player.order_workers > 0
        return 0.0 if first or outlook.left == 0 else FIRST_IN_ORDER, 1
    return 0.0, 1


def council_worth(outlook: Outlook, workers: int) -> float:
    """Towards the end of the track: the sooner it is, the less, since it can be had in every decade."""
    rate, needed = council_rate(outlook)
    now = int(outlook.player.council)
    worth = rate * workers
    if workers > needed or (workers == 1 and needed > 1):
        worth = float(council_table(outlook, now + council_gain(outlook, workers)) - council_table(outlook, now))
    return worth * float(outlook.weights.later**outlook.left)


def load_worth(outlook: Outlook, load: int) -> float:
    """What the ship brings at the end of the decade: metal, faith or coins; too late for anything but faith at last."""
    state, numbers = outlook.state, outlook.numbers
    cost = cubes_worth(outlook, [int(cubes_in_load(outlook.board, load, cube)) for cube in range(CUBES)])
    if load == LOAD_COINS:
        return faith_worth(outlook) + coins_worth(outlook, -int(coins_to_load(state)))
    if load == LOAD_TRIPLET:
        if state.cubes[METAL] == 0:
            return -9.0
        return gained_cubes(outlook, METAL, 1) + BANNER - cost if outlook.left > 0 else -cost
    return coins_worth(outlook, int(numbers.ship_equal_pay)) - cost


def raise_worth(outlook: Outlook, status: int) -> float:
    """VP status for the scorings to come; Worker status while there is time to have more workers."""
    level = int(outlook.player.status[status]) + 1
    price = coins_worth(outlook, -level * int(outlook.numbers.status_silver))
    if status == VP_STATUS:
        return boost_worth(outlook) + price
    if status == WORKER_STATUS and outlook.player.status_markers > (outlook.player.status[VP_STATUS] == 0):
        coin = coin_worth(outlook, 1)
        hired = (max(0.0, outlook.weights.worker - coin), 1.0, outlook.weights.worker + 1.0)[level - 1]
        return hired * outlook.left + price
    return -9.0


# ---- free actions


def free_action(outlook: Outlook, legal: list[int], most: float) -> int:
    """A free action that is worth while before the main one, or 0."""
    if is_war(outlook):
        action = war_action(outlook, legal)
        if action:
            return action
    if CALL_VOTE in legal and calls_vote(outlook):
        return CALL_VOTE
    for action in legal:
        if HIRE_FREE <= action < REACTIVATE_FREE and (action + 1 not in legal or action + 1 == REACTIVATE_FREE):
            return action
        if HIRE_BRONZE <= action < HIRE_FREE and hire_cost(outlook, action) < max(most, 1.0):
            return action
        if RECOVER <= action < BORROW and recover_worth(outlook, action - RECOVER) > 0:
            return action
        if PILGRIM <= action <= VOLUNTEER and gift_worth(outlook, action) > 0:
            return action
    if REACTIVATE_FREE in legal:
        return REACTIVATE_FREE
    return card_choice(outlook, legal) or offer_choice(outlook, legal) or borrow_choice(outlook, legal, most)


def card_choice(outlook: Outlook, legal: list[int]) -> int:
    """The affiliate that brings most now, if it is more than what it is kept for, or 0."""
    best, most = 0, 0.0
    for action in legal:
        if USE <= action < USE + CARDS:
            worth = turn_power(outlook, action - USE) - keep(outlook, action - USE)
            if worth > most:
                best, most = action, worth
    if metal_from_warehouse(outlook) > 3:
        return next((action for action in legal if BORROW <= action < HIRE_BRONZE), best)
    return best


def hire_cost(outlook: Outlook, action: int) -> float:
    if action == HIRE_BRONZE:
        return coin_worth(outlook, int(outlook.player.coins) - 1)
    cube = action - HIRE_STONE
    return cube_worth(outlook, cube, int(outlook.player.cubes[cube]) - 1)


def borrow_choice(outlook: Outlook, legal: list[int], most: float) -> int:
    """A cube of the City Warehouse, if it allows something better than all that can be done now."""
    player, warehouse = outlook.player, outlook.state.warehouse
    for action in LENT_FOR:
        if action in legal or not is_open(outlook, action):
            continue
        missing = [max(0, count - int(player.of(cube))) for cube, count in enumerate(cubes_for(outlook, action))]
        lent = missing[: len(warehouse)]
        if sum(missing) != sum(lent) or any(count > int(stock) for count, stock in zip(lent, warehouse, strict=True)):
            continue
        worth, workers = main_worth(outlook, action)
        if workers > outlook.hands:
            continue
        spared = sum(count * cube_worth(outlook, cube, 0) for cube, count in enumerate(lent))
        price = int(outlook.numbers.warehouse_points) * sum(lent)
        if (worth + spared - price) / workers > most + outlook.weights.lent:
            wanted = (BORROW + cube for cube, count in enumerate(lent) if count > 0)
            return next((action for action in wanted if action in legal), 0)
    return 0


def is_open(outlook: Outlook, action: int) -> bool:
    """Whether only workers or cubes can be missing for a load or a building."""
    if LOAD <= action < LOAD + LOADS:
        return int(loads_of(outlook.player)) == 0
    return bool(has_piece(outlook.state, outlook.player, action - BUILD))


def cubes_for(outlook: Outlook, action: int) -> list[int]:
    if LOAD <= action < LOAD + LOADS:
        return [int(cubes_in_load(outlook.board, action - LOAD, cube)) for cube in range(CUBES)]
    return [int(count) for count in outlook.board.minor_cubes[action - BUILD]]
