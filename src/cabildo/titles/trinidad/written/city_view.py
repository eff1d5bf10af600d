"""The city for clients: what stands, what each district is worth and why, and the gaps in its walls."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from cabildo.engine.grid_names import border_name, space_name
from cabildo.engine.told import one_of
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
from cabildo.titles.trinidad.written.view_names import BuildingName, DistrictName


class SpaceView(TypedDict):
    """A space where something stands."""

    space: str
    building: BuildingName
    owner: int | None
    activated: list[int]
    points: int | None  # of a House or Palace, if the Era were scored now


class DistrictView(TypedDict):
    """What a district is worth and why, and the gaps in its walls."""

    district: DistrictName
    value: int
    parts: Annotated[dict[str, int], one_of("part", PART_NAMES)]
    roads: bool
    closed: bool
    gaps: list[str]


class CityView(TypedDict):
    """What stands."""

    spaces: list[SpaceView]  # those where something stands
    walls: list[str]
    open_edges: list[str]
    districts: list[DistrictView]
    fort: bool
    harbor: bool
    cabildo: str | None
    cathedral: str | None  # the border that it lies across


def city_view(state: TrinidadState) -> CityView:
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


def space_view(state: TrinidadState, space: int, homes: list[Any]) -> SpaceView:
    city = state.city
    building, owner = city.building(space), int(city.owner(space))
    return {
        "space": space_name(state.board.columns, space),
        "building": BUILDING_NAMES[building],
        "owner": None if owner == NOBODY else owner,
        "activated": [seat for seat in range(len(state.players)) if city.was_activated(space, seat)],
        "points": int(homes[owner][space]) if building in (HOUSE, PALACE) else None,
    }


def districts_view(state: TrinidadState) -> list[DistrictView]:
    board, city = state.board, state.city
    parts = district_parts(state)
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
