"""The kinds of names in views of Trinidad, from which the client has their types."""

from __future__ import annotations

from typing import Annotated

from cabildo.engine.told import each_of, one_of
from cabildo.titles.trinidad.notation import WARE_NAMES
from cabildo.titles.trinidad.terms import (
    BACK_NAMES,
    BUILDING_NAMES,
    CHARACTER_NAMES,
    CUBE_NAMES,
    DISTRICT_NAMES,
    EVENT_NAMES,
    FACTION_NAMES,
    GRID_NAMES,
    PIECE_NAMES,
    UNIT_NAMES,
)

BackName = Annotated[str, one_of("back name", BACK_NAMES)]
BuildingName = Annotated[str, one_of("building name", BUILDING_NAMES)]
CharacterName = Annotated[str, one_of("character name", CHARACTER_NAMES)]
DistrictName = Annotated[str, one_of("district name", DISTRICT_NAMES)]
EventName = Annotated[str, one_of("event name", EVENT_NAMES)]
FactionName = Annotated[str, one_of("faction name", FACTION_NAMES)]
GridName = Annotated[str, one_of("grid name", GRID_NAMES)]
PieceName = Annotated[str, one_of("piece name", PIECE_NAMES)]
UnitName = Annotated[str, one_of("unit name", UNIT_NAMES)]

ByCube = Annotated[dict[str, int], each_of("cube", CUBE_NAMES)]
ByBasicCube = Annotated[dict[str, int], each_of("basic cube", CUBE_NAMES[:2])]
ByFaction = Annotated[dict[str, int], each_of("faction name", FACTION_NAMES)]
ByPiece = Annotated[dict[str, int], each_of("piece name", PIECE_NAMES)]
ByUnit = Annotated[dict[str, int], each_of("unit name", UNIT_NAMES)]
SomeWares = Annotated[dict[str, int], one_of("ware", WARE_NAMES)]
