"""What things are worth to a player of Trinidad, in points: homes, districts, faith, status, cubes, coins, workers."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from cabildo.bots.trinidad.outlook import Outlook, Prospect, remembered
from cabildo.titles.trinidad.character_scores import character_value
from cabildo.titles.trinidad.dock import coins_to_load, workers_to_load
from cabildo.titles.trinidad.effects import church_price
from cabildo.titles.trinidad.terms import (
    BARRACKS,
    CARPENTER,
    CHURCH,
    LEVELS,
    LOAD_TRIPLET,
    MERCHANT,
    METAL,
    MONUMENT,
    NOBODY,
    PALACE,
    PIECE_OF,
    PRECIOUS,
    SAILMAKER,
    STONE,
    STONEMASON,
    VP_STATUS,
    WOOD,
)

# a cube is worth so much while there are fewer of it than this, beyond what waits for it
PLAIN_STEPS = ((2, 1.0), (4, 0.57))
SPARE_CUBE = 0.3
PRECIOUS_SPARE = 2.0
METAL_SPARE = 3.0
RIVAL_VALUE = 5  # of the district where they live
REACHABLE = 2.0  # cubes of a kind that a decade brings
HOLDER = {CARPENTER: WOOD, STONEMASON: STONE, MERCHANT: PRECIOUS, SAILMAKER: METAL}


# ---- homes and districts


def house_points(prospect: Prospect) -> float:
    return min(prospect.value, prospect.coloured + prospect.faith)


def palace_points(outlook: Outlook, prospect: Prospect) -> float:
    numbers = outlook.numbers
    return prospect.value + int(numbers.palace_points) + int(numbers.palace_faith) * prospect.faith


@remembered
def house_worth(outlook: Outlook, district: int) -> float:
    """A House at all scorings to come."""
    return sum(max(0.0, house_points(outlook.in_district(prospect, district))) for prospect in outlook.prospects)


@remembered
def colour_worth(outlook: Outlook, district: int) -> float:
    """One more piece of the own colour: every House there counts it, as far as the district is worth that much."""
    total = 0.0
    for prospect in outlook.prospects:
        there = outlook.in_district(prospect, district)
        total += there.houses * room_below(there.coloured + there.faith, there.value)
    return total


@remembered
def palace_worth(outlook: Outlook, district: int) -> float:
    """A Palace in place of a House, at all scorings to come; the House can be built again."""
    total = 0.0
    for prospect in outlook.prospects:
        there = outlook.in_district(prospect, district)
        total += palace_points(outlook, there) - max(0.0, house_points(there))
        total += boost_of(outlook, int(outlook.player.status[VP_STATUS])) * 0.5 * palace_points(outlook, there)
    if outlook.player.houses == 0 and outlook.left > 0:
        total += 0.5 * house_worth(outlook, outlook.ground)
    return total * outlook.weights.splendour + rival_palace_worth(outlook)


@remembered
def rival_palace_worth(outlook: Outlook) -> float:
    """A Palace that a single rival does not get, since there are few."""
    rival = outlook.rival
    if rival is None or rival.palace_markers == 0:
        return 0.0
    points = int(outlook.numbers.palace_points) + RIVAL_VALUE + int(outlook.numbers.palace_faith) * int(rival.faith)
    return outlook.weights.rival_palace * points * len(outlook.prospects)


@remembered
def value_worth(outlook: Outlook, district: int, plus: float) -> float:
    """A district that is worth more: its Palaces gain all of it, its Houses as far as there are pieces to count."""
    total = 0.0
    for prospect in outlook.prospects:
        there = outlook.in_district(prospect, district)
        counted = there.coloured + there.faith
        more = min(there.value + plus, counted) - min(there.value, counted)
        total += plus * there.palaces + more * there.houses
    return total


def rival_value_worth(outlook: Outlook, district: int, plus: float) -> float:
    """The same to a single rival, whose Palaces gain by it; what one rival gains the actor has lost."""
    if outlook.rival is None:
        return 0.0
    return outlook.weights.rival_share * plus * outlook.palaces_of_others[district] * len(outlook.prospects)


@remembered
def faith_worth(outlook: Outlook) -> float:
    """A token counts with every House and three times with every Palace; and the most faithful get an award."""
    total = 0.0
    for prospect in outlook.prospects:
        more = room_below(prospect.coloured + prospect.faith, prospect.value)
        total += more * int(outlook.numbers.house_faith) * prospect.houses
        total += int(outlook.numbers.palace_faith) * prospect.palaces
    mine, best = int(outlook.player.faith), max(int(player.faith) for player in outlook.others)
    total += majority_worth(outlook, mine - best, 1.0, outlook.weights.faith_slope, has_some=mine > 0)
    if outlook.rival is not None:  # who would have got it sooner or later, as there are few
        total += (
            outlook.weights.rival_faith
            * int(outlook.numbers.palace_faith)
            * sum(outlook.palaces_of_others)
            * len(outlook.prospects)
        )
    return total


def room_below(counted: float, value: float) -> float:
    """How much of one more that is counted a House gives, with this value of the district."""
    return min(1.0, max(0.0, value - counted))


# ---- majorities


def majority_worth(outlook: Outlook, lead: float, more: float, slope: float, *, has_some: bool = True) -> float:
    """What it is worth to have more of something for which the first gets an award: little when safe or lost."""
    return award_worth(outlook) * lasting(outlook, lead, more, slope, has_some, outlook.weights.patience)


def award_worth(outlook: Outlook) -> float:
    """An award for a majority in the first Era, and that a single rival does not get it."""
    return int(outlook.numbers.majority_points) * outlook.weights.rivalry


@remembered
def lasting(outlook: Outlook, lead: float, more: float, slope: float, has_some: bool, patience: float) -> float:
    """The Eras, each at its worth, that one will lead by having more, as far as what is held now will be left."""
    total = 0.0
    for prospect in outlook.prospects:
        later = max(0.0, prospect.decades - 1)
        steep = slope / (1 + outlook.weights.diffusion * later)
        gain = chance_to_lead(lead + more, steep) - (chance_to_lead(lead, steep) if has_some else 0.0)
        total += gain * prospect.era * float(patience**later)
    return total


def chance_to_lead(lead: float, slope: float) -> float:
    return 1 / (1 + exp(-slope * max(-20.0, min(20.0, lead))))


def force_of(outlook: Outlook, units: Sequence[int]) -> float:
    """Units as one number: the strongest counts first."""
    strengths = sorted((int(outlook.numbers.unit_strength[unit]) for unit in units), reverse=True)
    return sum(strength * weight for strength, weight in zip(strengths, (1.0, 0.4, 0.15), strict=True))


# ---- council


def council_table(outlook: Outlook, value: int) -> int:
    points = outlook.board.council_points
    return int(points[min(value, len(points) - 1)])


def council_gain(outlook: Outlook, workers: int) -> int:
    one, two = int(outlook.numbers.council_gain[0]), int(outlook.numbers.council_gain[1])
    return workers // 2 * two + workers % 2 * one


@remembered
def council_rate(outlook: Outlook) -> tuple[float, int]:
    """The most that a worker in the council brings if the best number of them goes there, and that number."""
    now = int(outlook.player.council)
    worth = council_table(outlook, now)
    rates = ((council_table(outlook, now + council_gain(outlook, n)) - worth) / n for n in range(1, 5))
    best, workers = max((rate, -n) for n, rate in enumerate(rates, 1))
    return best, -workers


@remembered
def council_point_worth(outlook: Outlook) -> float:
    """A point that comes besides: it spares workers later."""
    return 1.5 if council_rate(outlook)[0] > 0 else 0.0


# ---- status


def boost_of(outlook: Outlook, level: int) -> float:
    return int(outlook.numbers.vp_status_percent[level]) / 100


@remembered
def boost_worth(outlook: Outlook) -> float:
    """The next level of VP status: its part, by its price, in the best level that it leads to."""
    level = int(outlook.player.status[VP_STATUS])
    if level == LEVELS:
        return 0.0
    now, raised = boost_of(outlook, level), raised_points(outlook)
    shares = []
    for aim in range(level + 1, LEVELS + 1):
        if aim > level + 1 and outlook.left < aim - level:
            break
        price = sum(range(level + 1, aim + 1))  # the workers and coins of a level are as its number
        shares.append((boost_of(outlook, aim) - now) * (level + 1) / price)
    first = shares[0]
    return raised * (first + outlook.weights.ambition * (max(shares) - first))


@remembered
def raised_points(outlook: Outlook) -> float:
    """All that VP status may raise until the end: the best award of each scoring, and a space of a grid in a decade."""
    total = outlook.weights.raised_space * outlook.left
    character = character_now(outlook)
    for prospect in outlook.prospects:
        best = max(house_points(prospect), outlook.weights.raised_award * prospect.era, character * prospect.era)
        if prospect.palaces > 0:
            best = max(best, min(1.0, prospect.palaces) * palace_points(outlook, prospect))
        total += best
    return total


@remembered
def character_now(outlook: Outlook) -> int:
    """What the own Character would give in the first Era as things are."""
    character = int(outlook.player.character)
    return int(character_value(outlook.state, outlook.seat, character)) if character != NOBODY else 0


# ---- what is behind the screen


@remembered
def wanted_cubes(outlook: Outlook) -> list[int]:
    """By cube: what the buildings that come next take."""
    last = outlook.left == 0
    homes = len(outlook.lots) if not last else min(len(outlook.lots), max(0, outlook.hands - 1) // 2)
    wanted = [homes, homes, 0, 0]
    if not last:
        wanted[STONE] += 1
        wanted[WOOD] += 1
    if saves_for_palace(outlook):
        wanted[STONE] += 2
        wanted[WOOD] += 2
    return wanted


@remembered
def saves_for_palace(outlook: Outlook) -> bool:
    """Whether stone and wood are all that is missing for a Palace."""
    return palaces_open(outlook) > 0 and metal_at_hand(outlook) > 0 and (outlook.left > 0 or outlook.hands > 3)


def metal_at_hand(outlook: Outlook) -> int:
    """Metal that one has or that the ship brings at the end of the decade."""
    return int(outlook.player.cubes[METAL]) + int(outlook.player.dock[LOAD_TRIPLET])


@remembered
def metal_wanted(outlook: Outlook) -> float:
    """Metal that a Palace waits for."""
    costs = outlook.board.minor_cubes[PALACE]
    cubes = outlook.weights.cube_in_passing * (int(costs[STONE]) + int(costs[WOOD]))
    return max(outlook.weights.metal_least, outlook.weights.metal_share * (palace_gain(outlook) - cubes))


@remembered
def palace_gain(outlook: Outlook) -> float:
    """The best Palace in place of a House that stands, beyond its workers."""
    best = max((palace_worth(outlook, district) for district, houses in enumerate(outlook.houses) if houses), default=0)
    return max(0.0, best - outlook.weights.in_passing * int(outlook.board.minor_workers[PALACE]))


@remembered
def precious_wanted(outlook: Outlook) -> float:
    """More while metal for the next Palace is to be had for it."""
    if outlook.left == 0 or palaces_open(outlook) == 0 or metal_at_hand(outlook) > 0:
        return outlook.weights.precious_least
    beyond = (
        metal_wanted(outlook)
        - outlook.weights.in_passing * int(workers_to_load(outlook.state))
        - 2 * outlook.weights.cube_in_passing
    )
    return max(
        outlook.weights.precious_least, min(outlook.weights.precious_most, outlook.weights.precious_share * beyond)
    )


@remembered
def palace_cube_worth(outlook: Outlook) -> float:
    """A stone or wood of those that a Palace takes."""
    costs = outlook.board.minor_cubes[PALACE]
    return outlook.weights.palace_cube * palace_gain(outlook) / (int(costs[STONE]) + int(costs[WOOD]))


@remembered
def palaces_open(outlook: Outlook) -> int:
    """Palaces that the actor may still build, as far as pieces go."""
    homes = sum(outlook.houses)
    return min(int(outlook.player.palace_markers), int(outlook.state.pieces[PIECE_OF[PALACE]]), homes)


@remembered
def cube_worth(outlook: Outlook, cube: int, stock: int) -> float:
    """One more cube, with so many in stock."""
    last = outlook.left == 0
    if cube == METAL:
        open_palaces = palaces_open(outlook)
        if last and outlook.hands < int(outlook.board.minor_workers[PALACE]):
            open_palaces = 0
        worth = metal_wanted(outlook) if stock < open_palaces else 0.0 if last else METAL_SPARE
    elif cube == PRECIOUS:
        spare = 0.0 if last else PRECIOUS_SPARE
        worth = precious_wanted(outlook) if stock < wanted_precious(outlook) else spare
    else:
        beyond = stock - wanted_cubes(outlook)[cube]
        spare = 0.0 if last else SPARE_CUBE
        worth = next((outlook.weights.plain_cube * part for below, part in PLAIN_STEPS if beyond < below), spare)
        if beyond < 0:
            worth = outlook.weights.wanted_cube
        if last and beyond >= 0:
            worth = 0.0
        if stock < int(outlook.board.minor_cubes[PALACE][cube]) and saves_for_palace(outlook):
            worth = max(worth, palace_cube_worth(outlook))
    return worth + holder_worth(outlook, cube, stock)


@remembered
def wanted_precious(outlook: Outlook) -> int:
    """For a Church, a Monument, and for metal from the ship."""
    state, last = outlook.state, outlook.left == 0
    wanted = 0
    for building in (CHURCH, MONUMENT, BARRACKS):
        wanted += state.pieces[PIECE_OF[building]] > 0 and outlook.hands > 1
    if not last and palaces_open(outlook) > 0 and metal_at_hand(outlook) == 0:
        wanted += 1
    return int(min(wanted, 2)) if not last else int(min(wanted, 1))


def holder_worth(outlook: Outlook, cube: int, stock: int) -> float:
    """What one more cube is worth to a Character that counts them: the others' total is known."""
    if HOLDER.get(int(outlook.player.character)) != cube:
        return rival_holder_worth(outlook, cube, stock)
    lead = stock - 0.8 * outlook.others_cubes[cube]
    return int(outlook.numbers.most_cubes_alone) * lasting(outlook, lead, 1.0, 0.7, True, outlook.weights.patience)


def rival_holder_worth(outlook: Outlook, cube: int, stock: int) -> float:
    """What it takes from a single rival, at the next scoring, that they have no more of a cube than the actor."""
    rival = outlook.rival
    if rival is None or not outlook.prospects or HOLDER.get(int(rival.character)) != cube:
        return 0.0
    soon = outlook.prospects[0]
    missing = outlook.others_cubes[cube] - stock
    if not 0 < missing <= REACHABLE * max(1.0, soon.decades):
        return 0.0
    return outlook.weights.rival_holder * soon.era * int(outlook.numbers.most_cubes_alone) / missing


def cubes_worth(outlook: Outlook, cubes: Sequence[int]) -> float:
    """What it costs to spend so many cubes of each kind; those one has not got do not matter."""
    total = 0.0
    for cube, count in enumerate(cubes):
        stock = int(outlook.player.cubes[cube])
        for spent in range(int(count)):
            total += cube_worth(outlook, cube, max(0, stock - spent - 1))
    return total


def gained_cubes(outlook: Outlook, cube: int, count: int) -> float:
    stock = int(outlook.player.cubes[cube])
    return sum(cube_worth(outlook, cube, stock + more) for more in range(count))


@remembered
def coin_use(outlook: Outlook) -> float:
    """What the best use of a coin brings: VP status, or faith from a Church or the ship."""
    state, last = outlook.state, outlook.left == 0
    uses = [0.0]
    level = int(outlook.player.status[VP_STATUS])
    may_raise = level > 0 or outlook.player.status_markers > 0
    if level < LEVELS and may_raise and (not last or outlook.hands > level):
        workers, coins = level + 1, (level + 1) * int(outlook.numbers.status_silver)
        uses.append((boost_worth(outlook) - outlook.weights.worker * workers) / coins)
    if state.faith > 0:
        faith = faith_worth(outlook)
        if any(outlook.uses(space) for space in outlook.standing.get(CHURCH, ())) and (not last or outlook.hands > 0):
            uses.append((faith - outlook.weights.worker) / int(church_price(state)))
        if not last or outlook.hands > 1:
            uses.append((faith - outlook.weights.worker * int(workers_to_load(state))) / int(coins_to_load(state)))
    return max(uses)


@remembered
def coin_worth(outlook: Outlook, stock: int) -> float:
    """One more coin, with so many in stock: what it buys, and to be the richest when an Era is scored."""
    least = outlook.weights.coin_least if outlook.left > 0 else 0.0
    enough = 1.0 if stock < 7 else 0.6 if stock < 12 else 0.3
    most = outlook.weights.coin_most
    worth = max(least, min(most, outlook.weights.coin_share * coin_use(outlook) * enough))
    lead = stock - outlook.weights.coins_ahead * outlook.others_coins / len(outlook.others)
    weights = outlook.weights
    return worth + award_worth(outlook) * lasting(outlook, lead, 1.0, weights.coin_slope, True, weights.coin_patience)


def coins_worth(outlook: Outlook, coins: int) -> float:
    """So many coins more or, below nothing, fewer."""
    stock = int(outlook.player.coins)
    if coins < 0:
        return -sum(coin_worth(outlook, stock - spent - 1) for spent in range(-coins))
    return sum(coin_worth(outlook, stock + more) for more in range(coins))
