"""What affiliates' powers are worth, in points: one use as a rule, kept in hand, and in the midst of an own turn."""

from __future__ import annotations

from collections.abc import Iterable

from cabildo.bots.trinidad.card_values import AT_SCORINGS, IN_WARS, OCCASIONS, OF_GRID, USUAL
from cabildo.bots.trinidad.grids import chances, grid_worth, waiting
from cabildo.bots.trinidad.judgement import (
    coins_worth,
    cube_worth,
    cubes_worth,
    gained_cubes,
    value_worth,
)
from cabildo.bots.trinidad.outlook import Outlook, remembered
from cabildo.bots.trinidad.war import chance_of_war, track, war_wish
from cabildo.titles.trinidad.affiliates import cards
from cabildo.titles.trinidad.affiliates.chapters import OF_HANDS
from cabildo.titles.trinidad.affiliates.council_hands import hands_price
from cabildo.titles.trinidad.affiliates.council_hands import is_sold as hands_are_sold
from cabildo.titles.trinidad.affiliates.sending import grid_of, most_sent
from cabildo.titles.trinidad.city import closed_districts, is_closed
from cabildo.titles.trinidad.council_vote.vote import NO_GRID
from cabildo.titles.trinidad.district_value import loss_in
from cabildo.titles.trinidad.grids import is_open
from cabildo.titles.trinidad.terms import (
    BANNERS,
    CARDS_STATUS,
    COUNCIL,
    FACTIONS,
    FORT_GRID,
    GRIDS,
    HARBOR_GRID,
    METAL,
    NO_UNIT,
    NOBODY,
    SOLDIER,
)

ASLEEP = 0.25  # of its worth, while a card is rotated
OCCASION = 0.45
HORIZON = 1.5  # decades for which a card is kept
HAND = 3.0  # a worker that a card saves
PLACED_BY_OTHERS = 0.3  # of what a building brings that somebody else places


# ---- in hand


@remembered
def upright(outlook: Outlook) -> frozenset[int]:
    """The actor's cards that can be used."""
    return frozenset(int(card) for card in outlook.player.hand if outlook.state.rotated[card] == 0)


@remembered
def kept_worth(outlook: Outlook, card: int) -> float:
    """What a card is worth in hand, upright: its usual use, as far as there is time and occasion for it."""
    if card in AT_SCORINGS:
        return scoring_card_worth(outlook, card) * next_scoring(outlook)
    if card in IN_WARS:
        return war_card_worth(outlook, card)
    if card in OF_GRID and not is_open(outlook.state, OF_GRID[card]):
        return 0.2
    if card == cards.HEALING and any(any(player.wounds) for player in outlook.state.players):
        return float(int(outlook.numbers.healing_points)) if outlook.hands > 0 else HORIZON
    decades = min(HORIZON, outlook.left + min(1.0, outlook.hands / 3))
    return (
        outlook.weights.power * USUAL.get(card, 0.5) * (1.0 - float((1.0 - OCCASIONS.get(card, OCCASION)) ** decades))
    )


@remembered
def next_scoring(outlook: Outlook) -> float:
    """How much of a card for the next scoring is left after the salaries until then."""
    soon = min((prospect.decades for prospect in outlook.prospects), default=9.0)
    return 0.9 if soon <= 1 else 0.5 if soon <= 2 else 0.2


def scoring_card_worth(outlook: Outlook, card: int) -> float:
    """What it would bring if the scoring were now, where the actor lives."""
    home, numbers = outlook.home, outlook.numbers
    houses, palaces = outlook.houses[home], outlook.palaces[home]
    if card in (cards.WALLED_HOMES, cards.PAVED_HOMES):
        walled = is_closed(outlook.board, outlook.city, home)
        ready = walled if card == cards.WALLED_HOMES else int(outlook.city.paved) >> home & 1
        finer = max(houses * int(numbers.finer_house), palaces * int(numbers.finer_palace))
        return max(0.0, finer - 2.0) * (1.0 if ready else 0.15)
    if card == cards.BORROWED_HOUSES:
        guests = min(int(numbers.guest_houses), outlook.theirs[home], int(outlook.player.coins)) if houses else 0
        return 0.6 * guests * max(0, min(outlook.values[home], outlook.mine[home] + int(outlook.player.faith)) - 2)
    if card == cards.NEIGHBOUR_BUILDINGS:
        return 0.3 * (int(numbers.district_great) * palaces + houses)
    if card == cards.REVERSED_LOSS:
        return 0.5 * (palaces + 0.5 * houses) * int(loss_in(outlook.state, home))
    return USUAL[card]


def war_card_worth(outlook: Outlook, card: int) -> float:
    """In the war that comes, as far as one is near."""
    chance, numbers, players = chance_of_war(outlook), outlook.numbers, outlook.state.players
    if card == cards.WALLS_HELPED:
        closed = int(closed_districts(outlook.board, outlook.city))
        return chance * int(numbers.walls_helped_points) * min(1.0, 0.4 * closed)
    if card == cards.UNITS_POINTS:
        units = [int(unit) for player in players for unit in player.units if unit != NO_UNIT]
        return chance * 0.6 * sum(1 if unit < SOLDIER else 2 for unit in units)
    strength = sum(int(numbers.unit_strength[unit]) for unit in outlook.player.units)
    wins = 0.7 if strength >= int(numbers.attack_value[0]) else 0.1
    return chance * wins * (int(numbers.victory_points[0]) if card == cards.WAR_POINTS else USUAL[card])


def powers_worth(outlook: Outlook, hand: Iterable[int]) -> float:
    """What the powers of a hand are worth; rotated ones may be turned upright again."""
    rotated = outlook.state.rotated
    mine = int(outlook.seat)
    total = 0.0
    for card in hand:
        asleep = rotated[card] and outlook.state.owner[card] == mine
        total += kept_worth(outlook, card) * (ASLEEP if asleep else 1.0)
    return total


def keep(outlook: Outlook, card: int) -> float:
    """What a use must bring at least, since the card is rotated then."""
    return outlook.weights.worth_waiting * kept_worth(outlook, card) if outlook.left > 0 else 0.0


def reactivation_worth(outlook: Outlook, workers: int) -> float:
    """Cards turned upright at the end of the decade, two for each worker; what they cost to keep comes off."""
    if outlook.left == 0:
        return -9.0
    state, player = outlook.state, outlook.player
    asleep = sorted((kept_worth(outlook, int(card)) for card in player.hand if state.rotated[card]), reverse=True)
    first = 2 * int(player.reactivations)
    gains = asleep[first : first + int(outlook.numbers.cards_a_reactivation) * workers]
    return sum(worth * (1 - ASLEEP) for worth in gains)


# ---- as a free action of the own turn


def turn_power(outlook: Outlook, card: int) -> float:
    """What it brings to use a card now, in the own turn, beyond what it costs."""
    state, numbers = outlook.state, outlook.numbers
    if state.board.card_chapter[card] == OF_HANDS:
        return hands_worth(outlook, card)
    if card == cards.FULL_DOCK:
        return coins_worth(outlook, int(numbers.full_dock_coins))
    if card == cards.WAREHOUSE_TO_METAL:
        return gained_cubes(outlook, METAL, 1)
    if card == cards.HEALING:
        return float(int(numbers.healing_points))
    if card == cards.WALL_PIECE:
        return wall_piece_worth(outlook)
    if card == cards.CHEAP_WAREHOUSE:
        return metal_from_warehouse(outlook)
    if card == cards.PALISADE:
        return 3.0 * chance_of_war(outlook) if outlook.hands <= 1 else 0.0
    if card == cards.COIN_FOR_TENSION:
        wish = max(war_wish(outlook, faction) for faction in range(FACTIONS))
        return coins_worth(outlook, int(numbers.tension_coins)) + wish
    if card == cards.BANNER_FOR_SILVER:
        return banner_worth(outlook) + coins_worth(outlook, -int(numbers.banner_price))
    if card == cards.WAR_STEP_BACK:
        return step_back_worth(outlook)
    if card == cards.ONE_UPRIGHT:
        return max((kept_worth(outlook, other) for other in asleep(outlook)), default=0.0)
    if card == cards.ALL_UPRIGHT:
        return all_upright_worth(outlook)
    return 0.0


def asleep(outlook: Outlook) -> list[int]:
    """Rotated cards but those that turn others upright."""
    own = (int(card) for card in outlook.player.hand if outlook.state.rotated[card])
    return [card for card in own if card not in (cards.ONE_UPRIGHT, cards.ALL_UPRIGHT)]


def all_upright_worth(outlook: Outlook) -> float:
    """All rotated cards but the one that is given up."""
    gained = sum(kept_worth(outlook, card) * (1 - ASLEEP) for card in asleep(outlook))
    lost = min((kept_worth(outlook, int(card)) * ASLEEP for card in outlook.player.hand), default=0.0)
    return gained - lost


def wall_piece_worth(outlook: Outlook) -> float:
    """One piece of wall, where it closes the own district or nearly does."""
    district = outlook.home
    missing = (int(outlook.board.district_edges[district]) & ~int(outlook.city.walls)).bit_count()
    if missing == 0:
        return 0.0
    whole = value_worth(outlook, district, int(outlook.numbers.district_great))
    return whole if missing == 1 else 0.3 * whole / missing


def banner_worth(outlook: Outlook) -> float:
    """A banner face up spares salary and counts at the end."""
    player, numbers = outlook.player, outlook.numbers
    up = sum(bool(player.is_up(banner)) for banner in range(BANNERS))
    points = [int(value) for value in numbers.banner_points]
    counted = points[min(up + 1, len(points) - 1)] - points[min(up, len(points) - 1)]
    return counted * len(outlook.prospects) + (0.3 * outlook.left if player.status[CARDS_STATUS] == 0 else 0.0)


def step_back_worth(outlook: Outlook) -> float:
    step = int(outlook.player.war_step)
    gained = track(outlook, step - 1) - track(outlook, step)
    return gained + coins_worth(outlook, -int(outlook.numbers.war_step_price))


# ---- workers of the council on a grid


def hands_worth(outlook: Outlook, card: int) -> float:
    """The best that workers sent by a card do on the grid that it is for, or on any."""
    state = outlook.state
    own = int(grid_of(card))
    grids = [grid for grid in range(GRIDS) if is_open(state, grid)] if own == NO_GRID else [own]
    worth = max((sent_worth(outlook, grid, card) for grid in grids), default=-9.0)
    if not hands_are_sold(card):
        return worth
    return worth - cubes_worth(outlook, [int(count) for count in hands_price(state, card).cubes])


def sent_worth(outlook: Outlook, grid: int, card: int) -> float:
    return best_sent(outlook, grid, card)[0]


def best_sent(outlook: Outlook, grid: int, card: int) -> tuple[float, int]:
    """What they bring on a grid, and how many of them are best."""
    free = len(outlook.slots(grid, NOBODY))
    most = min(int(most_sent(outlook.state, card)), int(outlook.state.council_workers), free)
    now = grid_prospect(outlook, grid, free)
    return max(((grid_prospect(outlook, grid, free - n) - now, n) for n in range(1, most + 1)), default=(-9.0, 0))


@remembered
def grid_prospect(outlook: Outlook, grid: int, rest: int) -> float:
    """What a grid is worth to the actor with so many free spaces, the best of those that are free now."""
    points = [int(value) for value in outlook.board.slot_points[grid]]
    mine, council = outlook.slots(grid, outlook.seat), outlook.slots(grid, COUNCIL)
    free = sorted(outlook.slots(grid, NOBODY), key=lambda slot: -points[slot])
    own = sum(points[slot] for slot in mine)
    theirs = (
        outlook.weights.envy
        * (sum(points) - own - sum(points[slot] for slot in (*free, *council)))
        / len(outlook.others)
    )
    effect = grid_worth(outlook, grid)
    common = grid in (FORT_GRID, HARBOR_GRID)
    by_others = effect if common else PLACED_BY_OTHERS * effect
    if rest == 0:
        return own - theirs + (effect if outlook.state.order[0] == outlook.seat else by_others)
    now, later = chances(outlook, rest, len(mine) if mine else None)
    worth = (own - theirs + by_others) * (now + later) - outlook.weights.worker * len(mine) * waiting(
        outlook, now, later
    )
    if rest <= outlook.hands:
        gains = sum(points[slot] for slot in free[:rest])
        worth = max(worth, own - theirs + gains + effect - HAND * rest)
    return worth


def metal_from_warehouse(outlook: Outlook) -> float:
    """What it brings to take the whole City Warehouse for a metal, if it is full."""
    state, numbers = outlook.state, outlook.numbers
    if cards.WAREHOUSE_TO_METAL not in upright(outlook) or state.cubes[METAL] == 0:
        return -9.0
    borrowed = outlook.player.borrowed
    there = [int(state.warehouse[cube]) + int(borrowed[cube]) for cube in range(len(state.warehouse))]
    if there != [int(count) for count in numbers.warehouse]:
        return -9.0
    cheap = cards.CHEAP_WAREHOUSE in upright(outlook)
    price = int(numbers.cheap_cube_points if cheap else numbers.warehouse_points)
    missing = sum(int(count) for count in state.warehouse)
    return cube_worth(outlook, METAL, int(outlook.player.cubes[METAL])) - price * missing
