"""What a game of Río de la Plata neither makes nor loses, counted by name."""

from __future__ import annotations

from cabildo.titles.rio.major_buildings import colour_on
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import (
    GRIDS,
    MINORS,
    OFFICES,
    OWN_TILE,
    SHADOW,
    SLOTS,
    TILE_NAMES,
    TILE_OF,
    TILES,
    TRACK_SLOTS,
    VACANT,
)
from cabildo.titles.rio.war.groups import count_of


def material_of(table: Table) -> dict[str, int]:
    """Workers and own tiles of each colour, tiles of the bank, wall and road pieces, shadow discs, office tiles."""
    totals: dict[str, int] = {}
    for seat in range(len(table.players)):
        totals[f"workers {seat + 1}"] = workers_of(table, seat)
        totals[f"huts and houses {seat + 1}"] = own_tiles_of(table, seat)
    for tile in range(TILES):
        totals[TILE_NAMES[tile]] = int(table.tiles[tile]) + on_map(table, tile)
    built_walls = table.city.walls & ~table.board.printed_walls
    totals["pieces"] = int(table.pieces) + int(sum(table.city.roads)) + int(built_walls).bit_count()
    totals["shadow discs"] = int(table.shadows) + on_grids(table, SHADOW)
    held = sum(int(player.offices).bit_count() for player in table.players)
    totals["offices"] = held + sum(owner < 0 for owner in table.office_owner)
    return totals


def workers_of(table: Table, seat: int) -> int:
    player = table.players[seat]
    total = int(player.supply + player.fields + player.artisan + player.dock + player.added)
    total += on_grids(table, seat)
    total += sum(int(table.city.crew(space, seat)) for space in range(table.board.spaces))
    if table.war is not None:
        total += sum(int(count_of(group, seat)) for group in table.war.troops)
    total += sum(
        int(table.board.track_workers[target % TRACK_SLOTS])
        for target, owner in enumerate(table.tracks)
        if owner == seat
    )
    return total + sum(table.bids[office] == seat for office in range(OFFICES))


def on_grids(table: Table, colour: int) -> int:
    return sum(colour_on(table, target) == colour for target in range(GRIDS * SLOTS))


def own_tiles_of(table: Table, seat: int) -> int:
    owned = sum(table.city.owner(space) == seat for space in range(table.board.spaces))
    return int(table.players[seat].tiles) + owned


def on_map(table: Table, tile: int) -> int:
    total = 0
    for space in range(table.board.spaces):
        building = table.city.building(space)
        if VACANT < building < MINORS and TILE_OF[building] == tile != OWN_TILE:
            total += 1
    return total
