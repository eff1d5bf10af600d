"""What a position tells of the city: buildings, walls, roads, and the four great ones."""

from __future__ import annotations

from cabildo.engine.naming import number_of, refuse
from cabildo.titles.trinidad.city import is_home, look_everywhere
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BARRACKS,
    BUILDING_NAMES,
    CABILDO,
    CARPENTRY,
    CATHEDRAL,
    CHURCH,
    CORPORATION,
    DISTRICT_NAMES,
    FOUNTAIN,
    HACIENDA_STONE,
    HACIENDA_WOOD,
    MARKET,
    MINORS,
    MONUMENT,
    NOBODY,
    NOWHERE,
    QUARRY,
)
from cabildo.titles.trinidad.written.names import (
    border_called,
    check_seat,
    edge_called,
    seat_set,
    set_called,
    space_called,
)
from cabildo.titles.trinidad.written.positions import Position, SpacePosition

ACTIVATED = (QUARRY, CARPENTRY, MARKET, CORPORATION, HACIENDA_STONE, HACIENDA_WOOD, BARRACKS, CHURCH)


def read_city(state: TrinidadState, position: Position) -> None:
    board, city = state.board, state.city
    for name, written in position.buildings.items():
        field = f"buildings.{name}"
        space = space_called(board, name, field)
        if board.district[space] == NOWHERE:
            refuse(field, "is the Plaza Mayor or the place of the Fort", "TR-BUILD-32")
        if city.tiles[space]:
            refuse(field, "is named twice", "TR-BUILD-36")
        read_building(state, space, SpacePosition(building=written) if isinstance(written, str) else written, field)
    read_great_buildings(state, position)
    look_everywhere(board, city)
    for index, name in enumerate(position.walls):
        field = f"walls[{index}]"
        edge = edge_called(board, name, field)
        if not board.closable >> edge & 1:
            refuse(field, f"{name!r} is the sea side", "TR-MAJOR-19")
        if city.walls >> edge & 1:
            refuse(field, f"{name!r} is named twice", "TR-MAJOR-19")
        city.walls |= 1 << edge
    city.paved = set_called(DISTRICT_NAMES, position.roads, "roads", "TR-MAJOR-23")
    city.fort = position.fort
    city.harbor = position.harbor


def read_building(state: TrinidadState, space: int, written: SpacePosition, field: str) -> None:
    building = number_of(BUILDING_NAMES[:MINORS], written.building, f"{field}.building", "TR-BUILD-20")
    if written.owner is not None:
        check_seat(state, written.owner, f"{field}.owner")
        if not is_home(building) and building not in (MONUMENT, FOUNTAIN):
            refuse(f"{field}.owner", f"a {written.building} belongs to nobody", "TR-BUILD-15")
    elif is_home(building):
        refuse(f"{field}.owner", f"a {written.building} has an owner", "TR-BUILD-15")
    if written.activated and building not in ACTIVATED:
        refuse(f"{field}.activated", f"a {written.building} is not activated", "TR-ACTIVATE-01")
    owner = NOBODY if written.owner is None else written.owner
    seats = seat_set(state, written.activated, f"{field}.activated", "TR-ACTIVATE-08")
    state.city.tiles[space] = building + 1 | (owner + 1) << 5 | seats << 8


def read_great_buildings(state: TrinidadState, position: Position) -> None:
    """Read Cabildo and Cathedral, which stand around the Plaza Mayor."""
    board, city = state.board, state.city
    if position.cabildo is not None:
        city.cabildo = space_called(board, position.cabildo, "cabildo")
        if not board.ring[city.cabildo]:
            refuse("cabildo", "is not around the Plaza Mayor", "TR-MAJOR-10")
        put_great(state, int(city.cabildo), CABILDO, "cabildo")
    if position.cathedral is not None:
        city.cathedral = border_called(board, position.cathedral, "cathedral")
        if city.cathedral not in board.spans:
            refuse("cathedral", "does not lie around the Plaza Mayor", "TR-MAJOR-14")
        for space in board.span_spaces[city.cathedral]:
            put_great(state, int(space), CATHEDRAL, "cathedral")


def put_great(state: TrinidadState, space: int, building: int, field: str) -> None:
    if state.city.tiles[space]:
        refuse(field, "something else stands there", "TR-BUILD-36")
    state.city.tiles[space] = building + 1
