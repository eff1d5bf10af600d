"""The city for clients: what stands, what each district is worth and why, and the gaps in its walls."""

from __future__ import annotations

from typing import Any

from cabildo.engine.grid_names import border_name, space_name
from cabildo.titles.trinidad.city import is_closed
from cabildo.titles.trinidad.district_value import PART_NAMES, PARTS, district_parts, homes_points, value_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BUILDING_NAMES,
    DISTRICT_NAMES,
    DISTRICTS,
    HOUSE,
    NOBODY,
    NOWHERE,
    PALACE,
    VACANT,
)
from cabildo.titles.trinidad.written.board_view import edge_names


def city_view(state: TrinidadState) -> dict[str, Any]:
    board, city = state.board, state.city
    homes = [homes_points(state, seat) for seat in range(len(state.players))]
    return {
        "spaces": [space_view(state, space, homes) for space in range(board.spaces) if city.building(space) != VACANT],
        "walls": edge_names(board, city.walls),
        "open_edges": edge_names(board, board.closable & ~city.walls),
        "districts": districts_view(state),
        "fort": city.fort,
        "harbor": city.harbor,
        "cabildo": None if city.cabildo == NOWHERE else space_name(board.columns, city.cabildo),
        "cathedral": None if city.cathedral == NOWHERE else border_name(board.columns, board.rows, city.cathedral),
    }


def space_view(state: TrinidadState, space: int, homes: list[Any]) -> dict[str, Any]:
    city = state.city
    building, owner = city.building(space), int(city.owner(space))
    return {
        "space": space_name(state.board.columns, space),
        "building": BUILDING_NAMES[building],
        "owner": None if owner == NOBODY else owner,
        "activated": [seat for seat in range(len(state.players)) if city.was_activated(space, seat)],
        "points": int(homes[owner][space]) if building in (HOUSE, PALACE) else None,  # at a scoring
    }


def districts_view(state: TrinidadState) -> list[dict[str, Any]]:
    board, city = state.board, state.city
    parts = district_parts(board, city)
    return [
        {
            "district": DISTRICT_NAMES[district],
            "value": int(value_of(parts, district)),
            "parts": {
                name: int(parts[district * PARTS + part])
                for part, name in enumerate(PART_NAMES)
                if parts[district * PARTS + part] != 0
            },
            "roads": bool(city.paved >> district & 1),
            "closed": is_closed(board, city, district),
            "gaps": edge_names(board, board.district_edges[district] & ~city.walls),
        }
        for district in range(DISTRICTS)
    ]
