"""What a game of Río de la Plata neither makes nor loses, counted by name."""

from __future__ import annotations

from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.grids import colour_on
from cabildo.titles.rio.player import Player
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import (
    MINORS,
    OFFICES,
    SHADOW,
    TILE_NAMES,
    TILE_OF,
    TRACK_SLOTS,
    VACANT,
)
from cabildo.titles.rio.war.groups import NO_GROUP, count_of

PIECES = "pieces"
SHADOW_DISCS = "shadow discs"
OFFICE_TILES = "offices"


def workers_named(seat: int) -> str:
    """The name under which the workers of a seat are counted."""
    return f"workers {seat + 1}"


def own_tiles_named(seat: int) -> str:
    return f"huts and houses {seat + 1}"


def whole_material(board: Board) -> dict[str, int]:
    """What is in the box for this game."""
    totals = {name: int(count) for name, count in zip(TILE_NAMES, board.tiles, strict=True)}
    totals |= {PIECES: int(board.pieces), SHADOW_DISCS: int(board.shadow_discs), OFFICE_TILES: OFFICES}
    for seat in range(board.players):
        totals |= {workers_named(seat): int(board.numbers.workers), own_tiles_named(seat): int(board.own_tiles)}
    return totals


def missing_material(state: RioState) -> set[str]:
    """That of which not all is on the table: only positions that were written by hand have some."""
    now = material_of(state)
    return {name for name, count in whole_material(state.board).items() if now[name] != count}


def material_of(state: RioState) -> dict[str, int]:
    """Workers and own tiles of each colour, tiles of the bank, wall and road pieces, shadow discs, office tiles."""
    city, board = state.city, state.board
    totals = {name: int(count) for name, count in zip(TILE_NAMES, state.tiles, strict=True)}
    seats = range(len(state.players))
    workers = [workers_in_areas(player) for player in state.players]
    own_tiles = [int(player.tiles) for player in state.players]
    for space in [space for space, tile in enumerate(city.tiles) if tile]:
        owner, building = int(city.owner(space)), int(city.building(space))
        if owner >= 0:
            own_tiles[owner] += 1
        elif VACANT < building < MINORS:
            totals[TILE_NAMES[TILE_OF[building]]] += 1
    for space in [space for space, crew in enumerate(city.crews) if crew]:
        for seat in seats:
            workers[seat] += int(city.crew(space, seat))
    for group in [] if state.war is None else [group for group in state.war.troops if group != NO_GROUP]:
        for seat in seats:
            workers[seat] += int(count_of(group, seat))
    shadows = int(state.shadows)
    for target in [target for target, disc in enumerate(state.grids) if disc]:
        colour = int(colour_on(state, target))
        if colour == SHADOW:
            shadows += 1
        else:
            workers[colour] += 1
    for target, seat in enumerate(state.tracks):
        if seat >= 0:
            workers[seat] += int(board.track_workers[target % TRACK_SLOTS])
    for seat in state.bids:
        if seat >= 0:
            workers[seat] += 1
    for seat in seats:
        totals[workers_named(seat)] = workers[seat]
        totals[own_tiles_named(seat)] = own_tiles[seat]
    built_walls = city.walls & ~board.printed_walls
    totals[PIECES] = int(state.pieces) + int(sum(city.roads)) + int(built_walls).bit_count()
    totals[SHADOW_DISCS] = shadows
    held = sum(int(player.offices).bit_count() for player in state.players)
    totals[OFFICE_TILES] = held + sum(owner < 0 for owner in state.office_owner)
    return totals


def workers_in_areas(player: Player) -> int:
    """Those at hand, and those in areas that all share."""
    return int(player.supply + player.fields + player.artisan + player.dock + player.added)
