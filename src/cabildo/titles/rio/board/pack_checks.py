"""What every board pack must satisfy, whatever the printed board turns out to show.

Only laws are here: what a rulebook's text states, and what the rules need in order to work. What is merely our
reconstruction (`board.yaml` marks it) is left free, so that somebody with a printed copy can put it right: the shape of
districts and starting line, where centres and printed walls are, most points and kinds of goods, nearly all symbols.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cabildo.engine.board_packs import Demands
from cabildo.engine.grid_map import Place
from cabildo.titles.rio.board import geometry
from cabildo.titles.rio.board.pack import Cost, Pack
from cabildo.titles.rio.terms import DISTRICT_NAMES, GOOD_NAMES, GRID_NAMES, SLOTS

CENTRAL_DISTRICTS = 2

LAST_POINTS = {  # of a grid's last spaces, which the short game closes
    "palace": [1, 0],
    "cathedral": [1, 0],
    "fort": [1, 0],
    "harbor": [0],
    "walls": [0],
    "roads": [0],
}
ROAD_POINTS = 4
FORT_POINTS = 25  # 14, 4 and 7 in the rulebooks' example, which does not say for how many players

FIVE_PLAYER_TRACK = [1, 1, 1, 2, 2, 3]
FOUR_PLAYER_START = [1, 1, 2]

SYMBOLS = 19  # between the twenty years
SECOND_SYMBOL = "N"  # on the time track, after the second year
ENEMY_VALUES = (2, 3, 5, 6, 8)  # named in texts and examples
ENEMY_BONUS = {2: 0, 6: 3, 8: 4}
HIGHEST_DICE = 12

# Workers and numbers of goods, which both rulebooks print; the kinds of goods were icons. The rules need the workers,
# too: so many find room on what is upgraded (RP-PLACE-CITY-15).
MINOR_COSTS = {
    "hut": (2, [], "RP-MINOR-01"),
    "house": (1, [1, 1], "RP-MINOR-02"),
    "stonecutter": (1, [2], "RP-MINOR-03"),
    "carpenter": (1, [2], "RP-MINOR-04"),
    "market": (2, [2, 2], "RP-MINOR-05"),
    "corporation": (2, [1, 2, 2], "RP-MINOR-06"),
    "square": (1, [1, 1], "RP-MINOR-07"),
    "monument": (2, [1, 1], "RP-MINOR-08"),
    "monument_edition_1": (2, [1, 1], "RP-MINOR-09"),
    "garden": (2, [1, 1], "RP-MINOR-10"),
    "barracks": (2, [1, 2, 3], "RP-MINOR-11"),
    "church": (2, [1, 1, 2], "RP-MINOR-12"),
}
NAMED_GOODS = {"stonecutter": "wood", "monument": "stone", "monument_edition_1": "wood"}  # the texts name these


def check(pack: Pack, name: str) -> None:
    """Raises OptionError with the file, the field and the law that it breaks."""
    demands = MapDemands(name)
    check_districts(pack, demands)
    check_plaza(pack, demands)
    check_central_districts(pack, demands)
    check_starting_line(pack, demands)
    check_centres(pack, demands)
    check_walls(pack, demands)
    check_grids(pack, demands)
    check_grid_costs(pack, demands)
    check_tracks(pack, demands)
    check_enemies(pack, demands)
    check_time(pack, demands)
    check_minor_costs(pack, demands)


class MapDemands(Demands):
    """What is asked of the fields of one file, places on the map among them."""

    def spaces(self, pack: Pack, places: Sequence[Place], field: str) -> None:
        """Each place is a space of the map and is named once."""
        for number, (column, row) in enumerate(places):
            self(
                pack.map.holds((column, row)),
                f"{field}[{number}]",
                f"column {column}, row {row} is no space of the map",
            )
        for place, times in Counter(places).items():
            self(times == 1, field, f"names column {place[0]}, row {place[1]} {times} times")


# ---- the map


def check_districts(pack: Pack, demand: MapDemands) -> None:
    """Eight districts divide the map."""
    demand.names(pack.districts, DISTRICT_NAMES, "districts")
    owner: dict[Place, str] = {}
    for name in DISTRICT_NAMES:
        left, top, right, bottom = pack.districts[name]
        inside = 1 <= left <= right <= pack.grid.columns and 1 <= top <= bottom <= pack.grid.rows
        demand(inside, f"districts.{name}", "must be first column, first row, last column and last row inside the map")
        for place in rectangle(left, top, right, bottom):
            demand(place not in owner, f"districts.{name}", f"overlaps {owner.get(place)} at {said(place)}")
            owner[place] = name
    for place in rectangle(1, 1, pack.grid.columns, pack.grid.rows):
        demand(place in owner, "districts", f"leave out {said(place)}: together they are the whole map")


def check_plaza(pack: Pack, demand: MapDemands) -> None:
    """One place, with spaces around it for Palace and Cathedral. Its size and where it lies are free."""
    demand(len(pack.plaza) > 0, "plaza", "must have a space (RP-PLACE-CITY-03)")
    demand.spaces(pack, pack.plaza, "plaza")
    columns, rows = zip(*pack.plaza, strict=True)
    whole = set(rectangle(min(columns), min(rows), max(columns), max(rows)))
    demand(set(pack.plaza) == whole, "plaza", "must be one rectangle of spaces")

    demand.spaces(pack, pack.plaza_ring, "plaza_ring")
    plaza, around = pack.map.flags(pack.plaza), pack.map.neighbours()
    for place in pack.plaza_ring:
        space = pack.map.space_at(place)
        beside = not plaza[space] and any(plaza[other] for other in around[space])
        demand(beside, "plaza_ring", f"{said(place)} is not next to the plaza (RP-MAJOR-26)")
    # whether the spaces that touch the plaza only at a corner are among them was a matter of colour
    for column, row in rectangle(1, 1, pack.grid.columns, pack.grid.rows):
        sides = {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}
        needed = (column, row) not in whole and not sides.isdisjoint(whole)
        named = (column, row) in pack.plaza_ring
        demand(named or not needed, "plaza_ring", f"leaves out {said((column, row))} beside the plaza (RP-MAJOR-26)")


def check_central_districts(pack: Pack, demand: MapDemands) -> None:
    """Two districts lie at the plaza and have only the south side; the others can be closed by walls."""
    central, field = pack.central_districts, "central_districts"
    two = len(central) == len(set(central)) == CENTRAL_DISTRICTS and set(central) <= set(DISTRICT_NAMES)
    demand(two, field, "must be two of the districts (RP-OFFICE-27)")
    for name in DISTRICT_NAMES:
        left, top, right, bottom = pack.districts[name]
        closable = left == 1 or right == pack.grid.columns or top == 1
        if name in central:
            south_only = bottom == pack.grid.rows and not closable
            demand(south_only, field, f"{name} must have the south side and no other (RP-OFFICE-27, RP-WALL-04)")
            touches = any(in_district(pack, name, place) for place in pack.plaza_ring)
            demand(touches, field, f"{name} must lie at the plaza (RP-OFFICE-27)")
        else:
            demand(closable, field, f"{name}, which has no north, east or west side, is missing (RP-OFFICE-27)")
            apart = not any(in_district(pack, name, place) for place in [*pack.plaza, *pack.plaza_ring])
            demand(apart, field, f"{name}, which lies at the plaza, is missing (RP-OFFICE-27)")


def check_starting_line(pack: Pack, demand: MapDemands) -> None:
    """A line, not on the plaza, on which workers can stand apart. How near it comes to the plaza is not stated."""
    line = pack.starting_line
    demand.spaces(pack, line, "starting_line")
    for place in line:
        demand(place not in pack.plaza, "starting_line", f"{said(place)} is on the plaza (RP-PLACE-CITY-03)")
    apart = any(max(abs(one[0] - other[0]), abs(one[1] - other[1])) > 1 for one in line for other in line)
    demand(apart, "starting_line", "must have spaces that are not next to each other (RP-ADJ-06)")


def check_centres(pack: Pack, demand: MapDemands) -> None:
    """Lattice points inside the districts, each as far from the plaza as a road piece at least."""
    demand.names(pack.district_centres, DISTRICT_NAMES, "district_centres")
    plaza = geometry.plaza_points(pack)
    for name in DISTRICT_NAMES:
        (x, y), field = pack.district_centres[name], f"district_centres.{name}"
        left, top, right, bottom = pack.districts[name]
        inside = left <= x < right and top <= y < bottom
        demand(inside, field, "must be a point where four spaces of the district meet (RP-ROAD-02)")
        apart = pack.map.point_at((x, y)) not in plaza
        demand(apart, field, "must not touch the plaza: a road leads there (RP-ROAD-02)")


def check_walls(pack: Pack, demand: MapDemands) -> None:
    """Printed walls stand on edges besides the south, which is closed anyway, and leave some for players."""
    for number, (side, edge) in enumerate(pack.prebuilt_walls):
        edges = pack.grid.columns if side == "N" else pack.grid.rows
        demand(1 <= edge <= edges, f"prebuilt_walls[{number}]", f"that side has edges 1 to {edges} (RP-WALL-02)")
    for (side, edge), times in Counter(pack.prebuilt_walls).items():
        demand(times == 1, "prebuilt_walls", f"names {side} {edge} {times} times (RP-WALL-02)")
    left = len(geometry.closable_edges(pack)) - len(pack.prebuilt_walls)
    demand(left > 0, "prebuilt_walls", "must leave an edge open (RP-WALL-01)")


def rectangle(left: int, top: int, right: int, bottom: int) -> list[Place]:
    return [(column, row) for row in range(top, bottom + 1) for column in range(left, right + 1)]


def in_district(pack: Pack, name: str, place: Place) -> bool:
    left, top, right, bottom = pack.districts[name]
    return left <= place[0] <= right and top <= place[1] <= bottom


def said(place: Place) -> str:
    return f"column {place[0]}, row {place[1]}"


# ---- the grids


def check_grids(pack: Pack, demand: MapDemands) -> None:
    """Six grids of which the short game closes the last spaces; a few sums are known."""
    demand.names(pack.major_grids, GRID_NAMES, "major_grids")
    demand.names(pack.short_game_drops, GRID_NAMES, "short_game_drops")
    for name in GRID_NAMES:
        grid, field = pack.major_grids[name], f"major_grids.{name}"
        last = LAST_POINTS[name]
        rule = "RP-SHORT-02" if len(last) == 1 else "RP-SHORT-03"
        points = " and ".join(str(number) for number in last)
        demand(grid.base[-len(last) :] == last, f"{field}.base", f"must end with {points} ({rule})")
        demand(len(grid.base) > len(last), f"{field}.base", f"must leave a space to the short game ({rule})")
        size = len(grid.base) + len(grid.orange) + len(grid.green)
        demand(size <= SLOTS, field, f"has {size} spaces, more than {SLOTS}, which is all that notation has")
        drops = sorted(pack.short_game_drops[name], reverse=True)
        demand(drops == last, f"short_game_drops.{name}", f"must be {points} ({rule})")
    roads, field = pack.major_grids["roads"], "major_grids.roads"
    demand(sum(roads.base) == ROAD_POINTS, f"{field}.base", f"must be worth {ROAD_POINTS} together (RP-MAJOR-22)")
    demand(sum(roads.orange) == 0, f"{field}.orange", "must be worth 0, or all spaces were worth more (RP-MAJOR-22)")
    demand(sum(roads.green) == 0, f"{field}.green", "must be worth 0, or all spaces were worth more (RP-MAJOR-22)")
    fort = pack.major_grids["fort"]
    three = sum(fort.base)
    totals = [three, three + sum(fort.orange), three + sum(fort.orange) + sum(fort.green)]
    law = f"must be worth {FORT_POINTS} together with 3, 4 or 5 players, not {totals} (RP-MAJOR-20, the example)"
    demand(FORT_POINTS in totals, "major_grids.fort", law)
    demand({4, 3} <= {*fort.base, *fort.orange, *fort.green}, "major_grids.fort", "must have a 4 and a 3 (RP-MAJOR-20)")


def check_grid_costs(pack: Pack, demand: MapDemands) -> None:
    """Fort, walls and roads are known; the others cost two goods of kinds that were icons."""
    field = "major_cost_per_space"
    demand.names(pack.major_cost_per_space, GRID_NAMES, field)
    known = {
        "fort": (Cost(wood=1, stone=1), "must be 1 wood and 1 stone (RP-MAJOR-11)"),
        "walls": (Cost(wood_or_stone=1), "must be 1 of wood_or_stone (RP-MAJOR-15)"),
        "roads": (Cost(), "must be nothing (RP-MAJOR-16)"),
    }
    free = {"palace": "RP-MAJOR-12", "cathedral": "RP-MAJOR-13", "harbor": "RP-MAJOR-14"}
    for name, cost in pack.major_cost_per_space.items():
        if name in known:
            demand(cost == known[name][0], f"{field}.{name}", known[name][1])
        else:
            two = goods_of(cost) == [1, 1] and cost.workers == cost.wood_or_stone == 0
            demand(two, f"{field}.{name}", f"must be one each of two different goods ({free[name]})")


# ---- the tracks


def check_tracks(pack: Pack, demand: MapDemands) -> None:
    """Five players have all spaces, four are without a green one, three without an orange one besides."""
    tracks, field = pack.mine_and_forest, "mine_and_forest"
    demand(sorted(tracks) == [3, 4, 5], field, "must be for 3, 4 and 5 players (RP-AREA-02)")
    numbers = ", ".join(str(workers) for workers in FIVE_PLAYER_TRACK)
    demand(tracks[5] == FIVE_PLAYER_TRACK, f"{field}.5", f"must be {numbers} (RP-AREA-02)")
    start = tracks[4][: len(FOUR_PLAYER_START)] == FOUR_PLAYER_START
    demand(start, f"{field}.4", "must begin with 1, 1, 2 (RP-AREA-03)")
    for players, rule in ((4, "RP-AREA-03"), (3, "RP-AREA-04")):
        here, more = Counter(tracks[players]), Counter(tracks[players + 1])
        lacks_one = here <= more and more.total() - here.total() == 1
        demand(lacks_one, f"{field}.{players}", f"must be the row of {players + 1} without one space ({rule})")
        ascends = tracks[players] == sorted(tracks[players])
        demand(ascends, f"{field}.{players}", f"must ascend: cheap spaces come first ({rule})")


def check_enemies(pack: Pack, demand: MapDemands) -> None:
    """Values that dice can show, from 2 upward; the bonus is known for three of them."""
    values, field = list(pack.enemies_track), "enemies_track"
    demand(values == sorted(values), field, "must ascend as the markers move (RP-WARCHECK-14)")
    demand(values[:1] == [2], field, "must begin with 2 (RP-WARCHECK-14)")
    demand(values[-1] <= HIGHEST_DICE, field, f"must not exceed {HIGHEST_DICE}, what two dice show (RP-WARCHECK-02)")
    for value in ENEMY_VALUES:
        demand(value in values, field, f"must have the value {value}, which the rulebooks name (RP-WARCHECK-02)")
    for value, bonus in ENEMY_BONUS.items():
        demand(pack.enemies_track[value] == bonus, f"{field}.{value}", f"must be {bonus} (RP-WAR-13)")


def check_time(pack: Pack, demand: MapDemands) -> None:
    """A symbol or none in each of the gaps between the years, of which the rulebooks' example shows one."""
    symbols, field, second = pack.time_track, "time_track", pack.first_year + 1
    demand(len(symbols) == SYMBOLS, field, f"must be {SYMBOLS}, one between each two years (RP-TURN-03)")
    alone = f"from {second} to {second + 1} it must be {SECOND_SYMBOL} alone (RP-WARCHECK-13)"
    demand(symbols[1] == SECOND_SYMBOL, f"{field}[1]", alone)


# ---- minor buildings


def check_minor_costs(pack: Pack, demand: MapDemands) -> None:
    """Workers and numbers of goods as both rulebooks print them; of what kind the goods are is mostly free."""
    demand.names(pack.minor_cost, list(MINOR_COSTS), "minor_cost")
    for name, (workers, goods, rule) in MINOR_COSTS.items():
        cost, field = pack.minor_cost[name], f"minor_cost.{name}"
        demand(cost.workers == workers, f"{field}.workers", f"must be {workers} ({rule})")
        demand(cost.wood_or_stone == 0, f"{field}.wood_or_stone", f"is for walls alone ({rule})")
        numbers = " and ".join(str(number) for number in goods) or "nothing"
        demand(goods_of(cost) == goods, field, f"must be {numbers} of different goods ({rule})")
        good = NAMED_GOODS.get(name, "")
        demand(not good or getattr(cost, good) > 0, field, f"must hold {good} ({rule})")


def goods_of(cost: Cost) -> list[int]:
    """How much of each good that it asks for, ascending."""
    return sorted(amount for amount in (getattr(cost, good) for good in GOOD_NAMES) if amount > 0)
