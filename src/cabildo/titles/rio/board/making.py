"""From a board pack, the contents of the box and the options to the board that the rules read."""

from __future__ import annotations

from collections.abc import Mapping

from cabildo.engine.options import Choice
from cabildo.titles.rio.board import geometry
from cabildo.titles.rio.board.board import Board, make_board
from cabildo.titles.rio.board.contents import EDITIONS, LEVELS, Start, contents
from cabildo.titles.rio.board.pack import Cost, Pack
from cabildo.titles.rio.board.pack_reading import grid_points
from cabildo.titles.rio.notation import vocabulary_for
from cabildo.titles.rio.terms import (
    BUILDING_NAMES,
    DISTRICT_NAMES,
    GRID_NAMES,
    MINORS,
    OFFICE_NAMES,
    TILE_NAMES,
)

TRADE: tuple[Choice, ...] = (False, True, "anytime")


def board_of(pack: Pack, players: int, options: Mapping[str, Choice]) -> Board:
    edition = EDITIONS[str(options["edition"])]
    short = options["length"] == "short"
    level = str(options["level"])
    costs = [minor_cost(pack, building, edition) for building in BUILDING_NAMES[:MINORS]]
    grids = [pack.major_cost_per_space[grid] for grid in GRID_NAMES]
    box = contents()
    offices = [box.offices[office] for office in OFFICE_NAMES]
    spaces = pack.grid.columns * pack.grid.rows
    borders = geometry.border_points(pack)
    edges = pack.map.edge_spaces()
    first = {kind.name: kind.first for kind in vocabulary_for(pack.grid.columns, pack.grid.rows).ranges}
    return make_board(
        pack=pack,
        players=players,
        edition=edition,
        level=LEVELS.index(level),
        short=short,
        trade=TRADE.index(options["trade"]),
        one_shadow_disc=options["one-shadow-disc"] is True,
        staying_returns=options["staying-returns"] is True,
        one_marker_back=options["one-marker-back"] is True,
        neutral_homes=options["neutral-homes"] is True,
        equal_sacrifice=options["equal-sacrifice"] is True,
        fewer_attackers=options["fewer-attackers"] is True,
        first_year=pack.first_year,
        years=box.years.short if short else box.years.normal,
        columns=pack.grid.columns,
        rows=pack.grid.rows,
        spaces=spaces,
        neighbours=pack.map.neighbours(),
        steps=pack.map.steps(),
        blank=[0] * spaces,
        district=geometry.districts(pack),
        starting_line=pack.map.flags(pack.starting_line),
        plaza=pack.map.flags(pack.plaza),
        plaza_ring=sorted(pack.map.space_at(place) for place in pack.plaza_ring),
        on_ring=pack.map.flags(pack.plaza_ring),
        border_points=borders,
        border_closed=[int(len(ends) == 0) for ends in borders],
        point_borders=geometry.point_borders(pack),
        plaza_points=geometry.plaza_points(pack),
        centres=[pack.map.point_at(pack.district_centres[name]) for name in DISTRICT_NAMES],
        edge_space=edges,
        edge_set=[1 << edge for edge in range(len(edges))],
        space_edges=pack.map.space_edges(),
        district_edges=geometry.district_edges(pack),
        closable=geometry.edge_set(geometry.closable_edges(pack)),
        printed_walls=geometry.edge_set(geometry.printed_walls(pack)),
        grid_points=grid_points(pack, players, short),
        grid_wood=[cost.wood for cost in grids],
        grid_stone=[cost.stone for cost in grids],
        grid_precious=[cost.precious for cost in grids],
        grid_either=[cost.wood_or_stone for cost in grids],
        completing_points=[box.completing.get(grid, 0) for grid in GRID_NAMES],
        pieces_a_grid=box.pieces_a_grid,
        track_workers=pack.mine_and_forest[max(3, players)],
        enemy_values=list(pack.enemies_track),
        enemy_bonus=[0, *pack.enemies_track.values()],
        symbols=[("N" in symbol) | ("P" in symbol) << 1 for symbol in pack.time_track],
        minor_workers=[cost.workers for cost in costs],
        minor_wood=[cost.wood for cost in costs],
        minor_stone=[cost.stone for cost in costs],
        minor_precious=[cost.precious for cost in costs],
        minor_points=[box.minor_points.get(building, 0) for building in BUILDING_NAMES[:MINORS]],
        tiles=[box.tiles[tile] for tile in TILE_NAMES],
        own_tiles=box.own_tiles,
        pieces=box.pieces,
        shadow_discs=box.shadow_discs if players == 2 else 0,
        ship_capacity=box.goods_a_player * players,
        office_price=[office.price for office in offices],
        office_need=[office.need for office in offices],
        office_points=[office.points_in(edition) for office in offices],
        office_rate=[office.each for office in offices],
        numbers=box.numbers_for(players, edition, level, options["fewer-attackers"] is True),
        start_goods=start_goods(box.start, edition, level, short),
        place=first["place"],
        oust=first["oust"],
        use=first["use"],
        site=first["site"],
        road=first["road"],
        wall=first["wall"],
        muster=first["muster"],
        shoot=first["shoot"],
        garrison=first["garrison"],
        lead=first["lead"],
        march=first["march"],
        sacrifice=first["sacrifice"],
        recall=first["recall"],
    )


def minor_cost(pack: Pack, building: str, edition: int) -> Cost:
    """What a minor building costs in an edition; both square tiles cost the same (RP-MINOR-08, RP-MINOR-09)."""
    name = "square" if building.endswith("-square") else building
    return pack.minor_cost.get(f"{name}_edition_{edition}", pack.minor_cost[name])


def start_goods(start: Start, edition: int, level: str, short: bool) -> int:
    """Of wood, stone and silver each (RP-SETUP-04 to 07, RP-SHORT-04)."""
    goods = start.edition_1 if edition == 1 else start.by_level[level]
    return goods + (start.short_game_extra if short else 0)
