"""The map, the printed numbers and the options of a game in the form the rules read them."""

from __future__ import annotations

from typing import Any, final

from cabildo.engine.rows import i64, vec
from cabildo.titles.rio.board.numbers import Numbers


@final
class Board:
    """Shared by all states of a game and never changed.

    Spaces count row by row from the north-west; lattice points, on which roads meet, likewise. A border lies between
    two spaces and joins two points. An edge is a stretch of the outer perimeter: north, east, south, west.
    """

    pack: Any  # the board pack that it was made from
    # the options
    players: i64
    edition: i64  # 1 or 2
    level: i64  # 0 beginner, 1 intermediate, 2 expert
    short: bool
    trade: i64  # 0 not at all, 1 in placement and effects turns, 2 also in war turns and the order phase
    one_shadow_disc: bool  # the player aid's readings
    staying_returns: bool
    one_marker_back: bool
    neutral_homes: bool
    equal_sacrifice: bool
    fewer_attackers: bool  # edition 1's own
    # the map
    first_year: i64
    years: i64
    columns: i64
    rows: i64
    spaces: i64
    neighbours: vec[vec[i64]]  # the up to eight spaces around a space
    steps: vec[vec[i64]]  # the up to four of them that are one step away in a war
    blank: vec[i64]  # by space: 0, to be copied where a search takes notes
    district: vec[i64]  # by space; NOWHERE on the Plaza Mayor
    starting_line: vec[i64]  # 1 on it, by space
    plaza: vec[i64]  # 1 on it, by space
    plaza_ring: vec[i64]  # the spaces around the Plaza Mayor
    on_ring: vec[i64]  # 1 on it, by space
    border_points: vec[vec[i64]]  # the two lattice points that a border joins
    border_closed: vec[i64]  # 1 inside the Plaza Mayor, where no road can lie
    point_borders: vec[vec[i64]]  # the borders that meet in a point
    plaza_points: vec[i64]  # the points of the outline of the Plaza Mayor
    centres: vec[i64]  # the point of each district's centre
    edge_space: vec[i64]  # the space inside an edge
    edge_set: vec[i64]  # an edge as a set by itself: in compiled code 1 << edge has only 32 bits
    space_edges: vec[vec[i64]]  # the edges of a space
    district_edges: vec[i64]  # the closable edges of a district, as a set
    closable: i64  # the edges on which a wall can stand or is printed besides the south, as a set
    printed_walls: i64  # the south and others, as a set
    # the grids, for these players
    grid_points: vec[vec[i64]]  # of each open space, by grid
    grid_wood: vec[i64]
    grid_stone: vec[i64]
    grid_precious: vec[i64]
    grid_either: vec[i64]  # wood or stone
    completing_points: vec[i64]
    pieces_a_grid: i64
    # areas and tracks
    track_workers: vec[i64]  # of each open space, on either track
    enemy_values: vec[i64]  # of the track's spaces; a marker on 0 stands on its symbol before them
    enemy_bonus: vec[i64]  # by place of the marker
    symbols: vec[i64]  # passed after each year: a set of enemies
    # buildings
    minor_workers: vec[i64]
    minor_wood: vec[i64]
    minor_stone: vec[i64]
    minor_precious: vec[i64]
    minor_points: vec[i64]
    tiles: vec[i64]  # in the box, by tile
    own_tiles: i64
    pieces: i64
    shadow_discs: i64
    ship_capacity: i64
    # offices
    office_price: vec[i64]
    office_need: vec[i64]
    office_points: vec[i64]  # fixed ones at the end
    office_rate: vec[i64]  # points for each thing that the office counts
    numbers: Numbers
    start_goods: i64  # of wood, stone and silver each
    # where the ranges of actions on the map begin
    place: i64
    oust: i64
    use: i64
    site: i64
    road: i64
    wall: i64
    muster: i64
    shoot: i64
    garrison: i64
    lead: i64
    march: i64
    sacrifice: i64
    recall: i64


# ---- written by `make fields`: make_board


def make_board(
    *,
    pack: Any,
    players: int,
    edition: int,
    level: int,
    short: bool,
    trade: int,
    one_shadow_disc: bool,
    staying_returns: bool,
    one_marker_back: bool,
    neutral_homes: bool,
    equal_sacrifice: bool,
    fewer_attackers: bool,
    first_year: int,
    years: int,
    columns: int,
    rows: int,
    spaces: int,
    neighbours: list[list[int]],
    steps: list[list[int]],
    blank: list[int],
    district: list[int],
    starting_line: list[int],
    plaza: list[int],
    plaza_ring: list[int],
    on_ring: list[int],
    border_points: list[list[int]],
    border_closed: list[int],
    point_borders: list[list[int]],
    plaza_points: list[int],
    centres: list[int],
    edge_space: list[int],
    edge_set: list[int],
    space_edges: list[list[int]],
    district_edges: list[int],
    closable: int,
    printed_walls: int,
    grid_points: list[list[int]],
    grid_wood: list[int],
    grid_stone: list[int],
    grid_precious: list[int],
    grid_either: list[int],
    completing_points: list[int],
    pieces_a_grid: int,
    track_workers: list[int],
    enemy_values: list[int],
    enemy_bonus: list[int],
    symbols: list[int],
    minor_workers: list[int],
    minor_wood: list[int],
    minor_stone: list[int],
    minor_precious: list[int],
    minor_points: list[int],
    tiles: list[int],
    own_tiles: int,
    pieces: int,
    shadow_discs: int,
    ship_capacity: int,
    office_price: list[int],
    office_need: list[int],
    office_points: list[int],
    office_rate: list[int],
    numbers: Numbers,
    start_goods: int,
    place: int,
    oust: int,
    use: int,
    site: int,
    road: int,
    wall: int,
    muster: int,
    shoot: int,
    garrison: int,
    lead: int,
    march: int,
    sacrifice: int,
    recall: int,
) -> Board:
    board = Board()
    board.pack = pack
    board.players = players
    board.edition = edition
    board.level = level
    board.short = short
    board.trade = trade
    board.one_shadow_disc = one_shadow_disc
    board.staying_returns = staying_returns
    board.one_marker_back = one_marker_back
    board.neutral_homes = neutral_homes
    board.equal_sacrifice = equal_sacrifice
    board.fewer_attackers = fewer_attackers
    board.first_year = first_year
    board.years = years
    board.columns = columns
    board.rows = rows
    board.spaces = spaces
    board.neighbours = vec[vec[i64]]([vec[i64](row) for row in neighbours])
    board.steps = vec[vec[i64]]([vec[i64](row) for row in steps])
    board.blank = vec[i64](blank)
    board.district = vec[i64](district)
    board.starting_line = vec[i64](starting_line)
    board.plaza = vec[i64](plaza)
    board.plaza_ring = vec[i64](plaza_ring)
    board.on_ring = vec[i64](on_ring)
    board.border_points = vec[vec[i64]]([vec[i64](row) for row in border_points])
    board.border_closed = vec[i64](border_closed)
    board.point_borders = vec[vec[i64]]([vec[i64](row) for row in point_borders])
    board.plaza_points = vec[i64](plaza_points)
    board.centres = vec[i64](centres)
    board.edge_space = vec[i64](edge_space)
    board.edge_set = vec[i64](edge_set)
    board.space_edges = vec[vec[i64]]([vec[i64](row) for row in space_edges])
    board.district_edges = vec[i64](district_edges)
    board.closable = closable
    board.printed_walls = printed_walls
    board.grid_points = vec[vec[i64]]([vec[i64](row) for row in grid_points])
    board.grid_wood = vec[i64](grid_wood)
    board.grid_stone = vec[i64](grid_stone)
    board.grid_precious = vec[i64](grid_precious)
    board.grid_either = vec[i64](grid_either)
    board.completing_points = vec[i64](completing_points)
    board.pieces_a_grid = pieces_a_grid
    board.track_workers = vec[i64](track_workers)
    board.enemy_values = vec[i64](enemy_values)
    board.enemy_bonus = vec[i64](enemy_bonus)
    board.symbols = vec[i64](symbols)
    board.minor_workers = vec[i64](minor_workers)
    board.minor_wood = vec[i64](minor_wood)
    board.minor_stone = vec[i64](minor_stone)
    board.minor_precious = vec[i64](minor_precious)
    board.minor_points = vec[i64](minor_points)
    board.tiles = vec[i64](tiles)
    board.own_tiles = own_tiles
    board.pieces = pieces
    board.shadow_discs = shadow_discs
    board.ship_capacity = ship_capacity
    board.office_price = vec[i64](office_price)
    board.office_need = vec[i64](office_need)
    board.office_points = vec[i64](office_points)
    board.office_rate = vec[i64](office_rate)
    board.numbers = numbers
    board.start_goods = start_goods
    board.place = place
    board.oust = oust
    board.use = use
    board.site = site
    board.road = road
    board.wall = wall
    board.muster = muster
    board.shoot = shoot
    board.garrison = garrison
    board.lead = lead
    board.march = march
    board.sacrifice = sacrifice
    board.recall = recall
    return board
