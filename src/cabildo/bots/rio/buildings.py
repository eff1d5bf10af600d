"""What workers in the city can do: which building is worth how much where, and what an activation brings."""

from __future__ import annotations

from typing import NamedTuple

from cabildo.bots.rio.judgement import cost_worth, good_worth, house_worth, silver_worth
from cabildo.bots.rio.outlook import WORKSHOPS, Outlook
from cabildo.titles.rio.minor_buildings import filled_positions, grows_from, has_tile, is_square, may_stand
from cabildo.titles.rio.terms import (
    BARRACKS,
    CARPENTER,
    CHURCH,
    CORPORATION,
    GARDEN,
    GOODS,
    HOUSE,
    HUT,
    MARKET,
    MINORS,
    MONUMENT,
    MONUMENT_SQUARE,
    NOWHERE,
    STONECUTTER,
    VACANT,
)

# what a building that can be activated brings in a turn, if it is the first of its kind in reach
USE = {STONECUTTER: 0.6, CARPENTER: 0.6, MARKET: 0.5, CORPORATION: 0.8, CHURCH: 0.6}


class Aim(NamedTuple):
    """A building for which workers go to a space."""

    worth: float
    building: int
    workers: int


def best_aim(outlook: Outlook, space: int, most_workers: int) -> Aim | None:
    """The best building for a space that so many workers and the means allow, by its worth for each worker."""
    crew = outlook.crew(space)
    best: Aim | None = None
    most = 0.0
    for building in candidates(outlook, space):
        workers = int(outlook.board.minor_workers[building])
        if workers <= most_workers and outlook.means.affords(outlook.building_costs[building]):
            worth = building_worth(outlook, space, building)
            a_worker = worth / max(1, workers - crew)
            if a_worker > most:
                most = a_worker
                best = Aim(worth, building, workers)
    return best


def candidates(outlook: Outlook, space: int) -> list[int]:
    """What the rules would let the actor build on a space, apart from workers and goods."""
    state, city = outlook.state, outlook.city
    before = outlook.building(space)
    if city.is_new(space) or (before != VACANT and not may_stand(city, space, outlook.seat)):
        return []
    buildings = [building for building in range(MINORS) if grows_from(building, before)]
    if before == VACANT and not outlook.has_house_beside(space):  # nothing that one could use
        buildings = [building for building in buildings if building == HUT or is_square(building)]
    nobles = city.nobles[outlook.district(space)]
    buildings = [building for building in buildings if has_tile(state, building, before) and not nobles >> building & 1]
    crowded = filled_positions(state, space) >= int(outlook.board.numbers.neighbours_of_a_square)
    if not crowded and any(is_square(building) for building in buildings):
        buildings = [building for building in buildings if not is_square(building)]
    return buildings


def building_worth(outlook: Outlook, space: int, building: int) -> float:
    """Points now and in the end and use until then, less the goods."""
    district = outlook.district(space)
    houses = outlook.my_houses[district]
    points = float(outlook.board.minor_points[building])
    worth = points - cost_worth(outlook, outlook.building_costs[building])
    if building == HUT:
        return hut_worth(outlook, space)
    if building == HOUSE:
        return worth + house_worth(outlook, district) + access_worth(outlook, space)
    if building in USE:
        others_in_reach = outlook.in_reach.get(building, 0)
        worth += USE[building] * outlook.turns * (1.0 if others_in_reach == 0 else 0.3)
    if STONECUTTER <= building <= MARKET and outlook.works[district] > 0:
        worth -= houses
    if building in (MONUMENT, GARDEN, BARRACKS, CHURCH):
        worth += houses - 0.2 * outlook.other_houses[district]
    if is_square(building):
        kept = MONUMENT if building == MONUMENT_SQUARE else GARDEN
        worth += 0.5 if not outlook.city.nobles[district] >> kept & 1 else 0.0
    return worth


def hut_worth(outlook: Outlook, space: int) -> float:
    """It will be a house, needs company for squares, and should stand beside what one can use."""
    if outlook.turns == 0:
        return -1.0
    enough = 1.0 if outlook.my_huts < 2 else 0.7 if outlook.my_huts < 4 else 0.3
    worth = enough * 0.5 * house_worth(outlook, outlook.district(space)) + 0.7 * access_worth(outlook, space)
    company = sum(outlook.building(neighbour) != VACANT for neighbour in outlook.board.neighbours[space])
    own_huts_waiting = sum(
        outlook.city.owner(neighbour) == outlook.seat for neighbour in outlook.board.neighbours[space]
    )
    worth += 0.08 * company + 0.05 * own_huts_waiting
    return worth - (0.5 if outlook.board.on_ring[space] else 0.0)


def access_worth(outlook: Outlook, space: int) -> float:
    """What one could use from here for the first time."""
    worth = 0.0
    for neighbour in outlook.board.neighbours[space]:
        building = outlook.building(neighbour)
        if building in USE and building not in outlook.in_reach:
            worth += USE[building] * outlook.turns * 0.5
    return worth


# ---- activations


def activation_worth(outlook: Outlook, space: int) -> float:
    """What one worker on the building makes, or less than nothing."""
    building = outlook.building(space)
    means = outlook.means
    good = WORKSHOPS.get(building)
    if good is not None:
        made = int(outlook.board.numbers.made_of_one) - 1
        return sum(good_worth(outlook, good, means.goods[good] + n) for n in range(made)) if means.goods[good] else -1.0
    if building == CHURCH:
        numbers = outlook.board.numbers
        if means.silver < int(numbers.church_price):
            return -1.0
        with_cathedral = outlook.city.cathedral != NOWHERE
        points = numbers.church_points_with_cathedral if with_cathedral else numbers.church_points
        return int(points) - silver_worth(outlook)
    if building in (MARKET, CORPORATION):
        sales = [sale_worth(outlook, space, good) for good in range(GOODS) if means.goods[good] > 0]
        return max(sales, default=-1.0)
    return -1.0


def sale_worth(outlook: Outlook, space: int, good: int) -> float:
    silver = int(outlook.board.numbers.market_price[good])
    if outlook.building(space) == CORPORATION:
        silver += int(outlook.board.numbers.corporation_extra)
    return silver * silver_worth(outlook) - good_worth(outlook, good, outlook.means.goods[good] - 1)


def set_aside(outlook: Outlook) -> None:
    """Take off the means what the workers who wait in the city will build with."""
    for space in outlook.crews:
        aim = best_aim(outlook, space, outlook.crew(space))
        if aim is not None:
            outlook.means.spend(outlook.building_costs[aim.building])
