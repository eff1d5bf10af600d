"""Pieces and tiles that the one who finished a grid sets: Palace and Cathedral, walls, roads."""

from __future__ import annotations

from cabildo.bots.rio.outlook import Outlook
from cabildo.titles.rio.city import open_edges
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import DISTRICTS, HOUSE, HUT


def site_worth(outlook: Outlook, action: int) -> float:
    """Into the district with the most own houses, and on nobody's house or somebody else's."""
    space = action - int(outlook.board.site)
    district = outlook.district(space)
    worth = float(outlook.my_houses[district]) - 0.3 * outlook.other_houses[district]
    if outlook.building(space) in (HUT, HOUSE):
        worth += -4.0 if outlook.city.owner(space) == outlook.seat else 1.0
    return worth


def wall_worth(outlook: Outlook, action: int) -> float:
    """The district that is nearest to being closed, of equals the one with more own houses."""
    edge = action - int(outlook.board.wall)
    gaps = open_edges(outlook.board, outlook.city)
    for district in range(DISTRICTS):
        edges = int(outlook.board.district_edges[district])
        if edges >> edge & 1:
            return 0.1 * outlook.my_houses[district] - (edges & int(gaps)).bit_count()
    return -99.0


def road_choice(state: RioState) -> int:
    """The next piece of the shortest way from the Plaza Mayor to the centre that is most worth it."""
    outlook = Outlook(state)
    ways = shortest_ways(state)
    best = -1
    most = -1.0
    for district in range(DISTRICTS):
        way = ways.get(int(state.board.centres[district]), [])
        if way:
            worth = (0.3 + outlook.my_houses[district]) / len(way)
            if worth > most:
                most = worth
                best = way[0]
    action = best + int(state.board.road)
    return action if best >= 0 else state.legal_actions()[0]


def shortest_ways(state: RioState) -> dict[int, list[int]]:
    """By lattice point: the borders without a road on the way to it from the Plaza Mayor, the fewest there can be."""
    board, roads = state.board, state.city.roads
    ways: dict[int, list[int]] = {}
    layer: dict[int, list[int]] = {int(point): [] for point in board.plaza_points}
    while layer:
        ways.update(layer)
        follow_roads(state, layer, ways)
        beyond: dict[int, list[int]] = {}
        for point, way in layer.items():
            for border in board.point_borders[point]:
                ends = board.border_points[border]
                other = int(ends[1] if ends[0] == point else ends[0])
                if other not in ways and other not in beyond and roads[border] == 0:
                    beyond[other] = [*way, int(border)]
        layer = beyond
    return ways


def follow_roads(state: RioState, layer: dict[int, list[int]], ways: dict[int, list[int]]) -> None:
    """Add the points that roads lead to from those of a layer."""
    board = state.board
    waiting = list(layer)
    while waiting:
        point = waiting.pop()
        for border in board.point_borders[point]:
            ends = board.border_points[border]
            other = int(ends[1] if ends[0] == point else ends[0])
            if state.city.roads[border] != 0 and other not in ways:
                layer[other] = ways[other] = layer[point]
                waiting.append(other)
