"""What everybody sees of a game of Río de la Plata: nothing is hidden, so that it is the same for all."""

from __future__ import annotations

from typing import Any

import msgspec

from cabildo.engine.frame_positions import describe_step, describe_waiting
from cabildo.engine.grid_names import border_name, edge_name, space_name
from cabildo.engine.naming import by_name
from cabildo.titles.rio import scoring
from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.city import City, is_free_border, open_edges
from cabildo.titles.rio.grids import colour_on, is_open, is_owed, placer_of, slots_of
from cabildo.titles.rio.minor_buildings import room, uses_a_turn
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import (
    BUILDING_NAMES,
    DISTRICT_NAMES,
    DISTRICTS,
    ENEMIES,
    ENEMY_NAMES,
    GOOD_NAMES,
    GRID_NAMES,
    GRIDS,
    NOBODY,
    NOWHERE,
    OFFICE_NAMES,
    OFFICES,
    SHADOW,
    SLOTS,
    TILE_NAMES,
    TRACK_NAMES,
    TRACK_SLOTS,
    VACANT,
)
from cabildo.titles.rio.war.war_check import value_of
from cabildo.titles.rio.written.board_view import board_view
from cabildo.titles.rio.written.positions import full_grids, members_of, named_offices, offer_numbered
from cabildo.titles.rio.written.war_view import war_view


def view_of(state: RioState) -> dict[str, Any]:
    """Plain data, with what is printed under `board`: a client needs no rule to draw it."""
    board = state.board
    return {
        "title": state.title.name,
        "board": board_view(board),
        "over": state.over,
        "phase": None if state.over else state.phases[state.phase].name(),
        "actor": None if state.over else int(state.actor),
        "year": int(state.board.first_year) + int(state.year),
        "order": [int(seat) for seat in state.order],
        "finished": int(state.turn),  # so many of them have ended the phase under way
        "city": city_view(board, state.city),
        "grids": [grid_view(state, grid) for grid in range(GRIDS)],
        "tracks": {
            name: [seat_or_none(state.tracks[track * TRACK_SLOTS + slot]) for slot in range(len(board.track_workers))]
            for track, name in enumerate(TRACK_NAMES)
        },
        "offices": [
            {
                "office": OFFICE_NAMES[office],
                "owner": seat_or_none(state.office_owner[office]),
                "works": state.holder(office) != NOBODY,  # not in the year of its purchase
                "used": bool(state.offices_used >> office & 1),
                "bid": seat_or_none(state.bids[office]),
            }
            for office in range(OFFICES)
        ],
        "ship": {
            "aboard": int(state.aboard()),
            "returns": None if state.ship_in_port() else int(state.board.first_year) + int(state.ship_returns),
            "departure_paid": state.departure_paid,
        },
        "enemies": [enemy_view(state, enemy) for enemy in range(ENEMIES)],
        "attacked": members_of(state.attacked),
        "war": war_view(state),
        "cycles": int(state.cycles),
        "stock": {
            "tiles": by_name(TILE_NAMES, state.tiles),
            "pieces": int(state.pieces),
            "shadows": int(state.shadows),
        },
        "players": [player_view(state, seat) for seat in range(len(state.players))],
        "step": describe_step(state),
        "waiting": describe_waiting(state),
    }


# ---- the city


def city_view(board: Board, city: City) -> dict[str, Any]:
    """What stands and who works there; spaces with neither are left out."""
    borders = range(len(city.roads))
    return {
        "spaces": [
            space_view(board, city, space)
            for space in range(board.spaces)
            if city.tiles[space] != 0 or city.crews[space] != 0
        ],
        "roads": [border_name(board.columns, board.rows, border) for border in borders if city.roads[border] != 0],
        "free_borders": sum(is_free_border(board, city, border) for border in borders),
        "walls": edges_named(board, city.walls & ~board.printed_walls),
        "open_edges": edges_named(board, open_edges(board, city)),
        "districts": [
            {
                "district": DISTRICT_NAMES[district],
                "connected": city.connected >> district & 1 != 0,
                "closed": board.district_edges[district] != 0 and board.district_edges[district] & ~city.walls == 0,
                "house": int(scoring.house_value(board, city, district)),  # what one is worth at the end
            }
            for district in range(DISTRICTS)
        ],
        "palace": place_or_none(board, city.palace),
        "cathedral": place_or_none(board, city.cathedral),
        "harbor": city.harbor,
        "fort": city.fort,
    }


def space_view(board: Board, city: City, space: int) -> dict[str, Any]:
    building = city.building(space)
    return {
        "space": space_name(board.columns, space),
        "building": None if building == VACANT else BUILDING_NAMES[building],
        "owner": seat_or_none(city.owner(space)),
        "new": city.is_new(space),
        "used": int(city.activations(space)),
        "uses": int(uses_a_turn(board, city, space)),  # activations that it allows a turn
        "room": int(room(board, city, space)),
        "workers": [
            {"seat": seat, "workers": int(city.crew(space, seat))}
            for seat in range(board.players)
            if city.crew(space, seat) > 0
        ],
    }


def edges_named(board: Board, edges: int) -> list[str]:
    return [edge_name(board.columns, board.rows, edge) for edge in range(len(board.edge_space)) if edges >> edge & 1]


# ---- the rest of the table


def grid_view(state: RioState, grid: int) -> dict[str, Any]:
    targets = range(grid * SLOTS, grid * SLOTS + int(slots_of(state, grid)))
    full = full_grids(state)
    return {
        "grid": GRID_NAMES[grid],
        "open": is_open(state, grid),
        "discs": [disc_view(state, target) for target in targets],
        "filler": seat_or_none(state.grid_filler[grid]) if grid in full else None,  # who placed the last worker
        "filled": full.index(grid) + 1 if grid in full else None,  # in which order grids were filled
    }


def disc_view(state: RioState, target: int) -> dict[str, Any] | None:
    if state.grids[target] == 0:
        return None
    return {
        "seat": int(placer_of(state, target)),
        "owing": is_owed(state, target),
        "shadow": colour_on(state, target) == SHADOW,  # of the colour that nobody owns
    }


def enemy_view(state: RioState, enemy: int) -> dict[str, Any]:
    place = int(state.markers[enemy])
    return {
        "enemy": ENEMY_NAMES[enemy],
        "place": place,  # 0 is the symbol before the track
        "value": int(value_of(state, enemy)),
        "bonus": int(state.board.enemy_bonus[place]),
    }


def player_view(state: RioState, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "seat": seat,
        "score": int(player.score),
        "silver": int(player.silver),
        "goods": by_name(GOOD_NAMES, player.goods),
        "supply": int(player.supply),
        "tiles": int(player.tiles),
        "fields": int(player.fields),
        "artisan": int(player.artisan),
        "dock": int(player.dock),
        "added": int(player.added),
        "cargo": by_name(GOOD_NAMES, player.cargo),
        "offices": named_offices(player.offices),
        "placed": int(player.placed),
        "shadows": int(player.shadows),
        "bought": int(player.bought),
        "loaded": int(player.loaded),
        "offers": int(player.offers),
        "offered": None if player.offered < 0 else msgspec.to_builtins(offer_numbered(int(player.offered))),
    }


# ---- small things


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def place_or_none(board: Board, space: int) -> str | None:
    return None if space == NOWHERE else space_name(board.columns, space)
