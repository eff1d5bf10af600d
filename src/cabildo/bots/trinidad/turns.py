"""A turn: free actions where they help, then the main action that brings most for each worker."""

from __future__ import annotations

from cabildo.bots.trinidad.activating import best_effect_worth
from cabildo.bots.trinidad.building import best_worth
from cabildo.bots.trinidad.cards import purchase_worth, take_worth
from cabildo.bots.trinidad.grids import best_plan, recover_worth
from cabildo.bots.trinidad.judgement import (
    WORKER,
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
    ORDER,
    PASS,
    PURCHASE,
    RAISE,
    REACTIVATE_FREE,
    RECOVER,
    TAKE_PILE,
    WORK,
)
from cabildo.titles.trinidad.building_costs import has_piece
from cabildo.titles.trinidad.ship import coins_to_load, cubes_in_load, workers_to_load
from cabildo.titles.trinidad.terms import (
    CARDS,
    CHURCH,
    CUBES,
    GRIDS,
    HOUSE,
    LOAD_COINS,
    LOAD_TRIPLET,
    LOADS,
    METAL,
    MINORS,
    PALACE,
    PILES,
    STATUSES,
    VP_STATUS,
    WAR_MARKERS,
    WORKER_STATUS,
)

LATER = 0.88  # how much of what can be had in every decade is left if it is taken a decade before the last
FIRST_IN_ORDER = 0.3
BANNER = 0.5
NOTHING = 0.05  # a worker that brings less than this stays at home


def turn_choice(outlook: Outlook) -> int:
    """The best action by its worth for each worker; of equals the first."""
    legal = outlook.state.legal_actions()
    best, most = PASS, NOTHING
    for action in legal:
        worth, workers = main_worth(outlook, action)
        rate = worth / workers
        if rate > most:
            best, most = action, rate
    return free_action(outlook, legal, most) or best


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
    return worth * float(LATER**outlook.left)


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
        hired = (max(0.0, WORKER - coin), 1.0, WORKER + 1.0)[level - 1]
        return hired * outlook.left + price
    return -9.0


# ---- free actions


def free_action(outlook: Outlook, legal: list[int], most: float) -> int:
    """A free action that is worth while before the main one, or 0."""
    if CALL_VOTE in legal and calls_vote(outlook):
        return CALL_VOTE
    for action in legal:
        if HIRE_FREE <= action < REACTIVATE_FREE and (action + 1 not in legal or action + 1 == REACTIVATE_FREE):
            return action
        if HIRE_BRONZE <= action < HIRE_FREE and hire_cost(outlook, action) < max(most, 1.0):
            return action
        if RECOVER <= action < BORROW and recover_worth(outlook, action - RECOVER) > 0:
            return action
    return borrow_choice(outlook, legal, most)


def hire_cost(outlook: Outlook, action: int) -> float:
    if action == HIRE_BRONZE:
        return coin_worth(outlook, int(outlook.player.coins) - 1)
    cube = action - HIRE_STONE
    return cube_worth(outlook, cube, int(outlook.player.cubes[cube]) - 1)


def borrow_choice(outlook: Outlook, legal: list[int], most: float) -> int:
    """A cube of the City Warehouse, if it lets the actor build something better than all that can be done now."""
    player, board = outlook.player, outlook.board
    for building in (PALACE, HOUSE, CHURCH):
        if BUILD + building in legal or int(board.minor_workers[building]) > outlook.hands:
            continue
        if not has_piece(outlook.state, player, building):
            continue
        missing = [max(0, int(board.minor_cubes[building][cube]) - int(player.of(cube))) for cube in range(CUBES)]
        lent = missing[: len(outlook.state.warehouse)]
        if sum(missing) != sum(lent) or any(
            count > int(stock) for count, stock in zip(lent, outlook.state.warehouse, strict=True)
        ):
            continue
        price = int(outlook.numbers.warehouse_points)
        spared = sum(count * cube_worth(outlook, cube, 0) for cube, count in enumerate(lent))
        worth = best_worth(outlook, building) + spared - price * sum(lent)
        if worth / int(board.minor_workers[building]) > most + 0.5:
            return next(BORROW + cube for cube, count in enumerate(lent) if count > 0)
    return 0
