"""The map, the printed numbers and the options of a game in the form the rules read them."""

from typing import Any, final

from cabildo.engine.rows import i64, vec


@final
class Board:
    """Shared by all states of a game and never changed.

    Spaces count row by row from the north-west; lattice points, on which roads meet, likewise. A border lies between
    two spaces and joins two points. An edge is a stretch of the outer perimeter: north, east, south, west.
    """

    __slots__ = (
        "blank",
        "border_closed",
        "border_points",
        "centres",
        "closable",
        "columns",
        "completing_points",
        "district",
        "district_edges",
        "edge_set",
        "edge_space",
        "edition",
        "enemy_bonus",
        "enemy_values",
        "equal_sacrifice",
        "fewer_attackers",
        "garrison",
        "grid_either",
        "grid_points",
        "grid_precious",
        "grid_stone",
        "grid_wood",
        "lead",
        "level",
        "march",
        "minor_points",
        "minor_precious",
        "minor_stone",
        "minor_wood",
        "minor_workers",
        "muster",
        "neighbours",
        "neutral_homes",
        "office_need",
        "office_points",
        "office_price",
        "on_ring",
        "one_marker_back",
        "one_shadow_disc",
        "oust",
        "own_tiles",
        "pack",
        "pieces",
        "pieces_a_grid",
        "place",
        "players",
        "plaza",
        "plaza_points",
        "plaza_ring",
        "point_borders",
        "printed_walls",
        "recall",
        "road",
        "rows",
        "sacrifice",
        "shadow_discs",
        "ship_capacity",
        "shoot",
        "short",
        "site",
        "space_edges",
        "spaces",
        "start_goods",
        "starting_line",
        "staying_returns",
        "steps",
        "symbols",
        "tiles",
        "track_workers",
        "trade",
        "use",
        "wall",
        "years",
    )

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


def nested(rows: list[list[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([vec[i64](row) for row in rows])


def make_board(
    pack: Any,
    options: dict[str, int],
    numbers: dict[str, int],
    rows: dict[str, list[int]],
    tables: dict[str, list[list[int]]],
) -> Board:
    board = Board()
    board.pack = pack
    board.players = options["players"]
    board.edition = options["edition"]
    board.level = options["level"]
    board.short = options["short"] != 0
    board.trade = options["trade"]
    board.one_shadow_disc = options["one_shadow_disc"] != 0
    board.staying_returns = options["staying_returns"] != 0
    board.one_marker_back = options["one_marker_back"] != 0
    board.neutral_homes = options["neutral_homes"] != 0
    board.equal_sacrifice = options["equal_sacrifice"] != 0
    board.fewer_attackers = options["fewer_attackers"] != 0
    board.years = numbers["years"]
    board.columns = numbers["columns"]
    board.rows = numbers["rows"]
    board.spaces = board.columns * board.rows
    board.neighbours = nested(tables["neighbours"])
    board.steps = nested(tables["steps"])
    board.blank = vec[i64]([0] * board.spaces)
    board.district = vec[i64](rows["district"])
    board.starting_line = vec[i64](rows["starting_line"])
    board.plaza = vec[i64](rows["plaza"])
    board.plaza_ring = vec[i64](rows["plaza_ring"])
    board.on_ring = vec[i64](rows["on_ring"])
    board.border_points = nested(tables["border_points"])
    board.border_closed = vec[i64]([1 if len(ends) == 0 else 0 for ends in tables["border_points"]])
    board.point_borders = nested(tables["point_borders"])
    board.plaza_points = vec[i64](rows["plaza_points"])
    board.centres = vec[i64](rows["centres"])
    board.edge_space = vec[i64](rows["edge_space"])
    board.edge_set = vec[i64](rows["edge_set"])
    board.space_edges = nested(tables["space_edges"])
    board.district_edges = vec[i64](rows["district_edges"])
    board.closable = numbers["closable"]
    board.printed_walls = numbers["printed_walls"]
    board.grid_points = nested(tables["grid_points"])
    board.grid_wood = vec[i64](rows["grid_wood"])
    board.grid_stone = vec[i64](rows["grid_stone"])
    board.grid_precious = vec[i64](rows["grid_precious"])
    board.grid_either = vec[i64](rows["grid_either"])
    board.completing_points = vec[i64](rows["completing_points"])
    board.pieces_a_grid = numbers["pieces_a_grid"]
    board.track_workers = vec[i64](rows["track_workers"])
    board.enemy_values = vec[i64](rows["enemy_values"])
    board.enemy_bonus = vec[i64](rows["enemy_bonus"])
    board.symbols = vec[i64](rows["symbols"])
    board.minor_workers = vec[i64](rows["minor_workers"])
    board.minor_wood = vec[i64](rows["minor_wood"])
    board.minor_stone = vec[i64](rows["minor_stone"])
    board.minor_precious = vec[i64](rows["minor_precious"])
    board.minor_points = vec[i64](rows["minor_points"])
    board.tiles = vec[i64](rows["tiles"])
    board.own_tiles = numbers["own_tiles"]
    board.pieces = numbers["pieces"]
    board.shadow_discs = numbers["shadow_discs"]
    board.ship_capacity = numbers["ship_capacity"]
    board.office_price = vec[i64](rows["office_price"])
    board.office_need = vec[i64](rows["office_need"])
    board.office_points = vec[i64](rows["office_points"])
    board.start_goods = numbers["start_goods"]
    board.place = numbers["place"]
    board.oust = numbers["oust"]
    board.use = numbers["use"]
    board.site = numbers["site"]
    board.road = numbers["road"]
    board.wall = numbers["wall"]
    board.muster = numbers["muster"]
    board.shoot = numbers["shoot"]
    board.garrison = numbers["garrison"]
    board.lead = numbers["lead"]
    board.march = numbers["march"]
    board.sacrifice = numbers["sacrifice"]
    board.recall = numbers["recall"]
    return board
