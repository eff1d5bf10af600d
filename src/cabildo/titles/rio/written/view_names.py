"""The kinds of names in views of Río de la Plata, from which the client has their types."""

from __future__ import annotations

from typing import Annotated

from cabildo.engine.told import each_of, one_of
from cabildo.titles.rio.board.contents import LEVELS
from cabildo.titles.rio.terms import (
    BUILDING_NAMES,
    DISTRICT_NAMES,
    ENEMY_NAMES,
    GOOD_NAMES,
    GRID_NAMES,
    OFFICE_NAMES,
    TILE_NAMES,
    WARE_NAMES,
)

BuildingName = Annotated[str, one_of("building name", BUILDING_NAMES)]
DistrictName = Annotated[str, one_of("district name", DISTRICT_NAMES)]
EnemyName = Annotated[str, one_of("enemy name", ENEMY_NAMES)]
GridName = Annotated[str, one_of("grid name", GRID_NAMES)]
LevelName = Annotated[str, one_of("level name", LEVELS)]
OfficeName = Annotated[str, one_of("office name", OFFICE_NAMES)]
TileName = Annotated[str, one_of("tile name", TILE_NAMES)]
ByGood = Annotated[dict[str, int], each_of("good", GOOD_NAMES)]
ByTile = Annotated[dict[str, int], each_of("tile name", TILE_NAMES)]
SomeWares = Annotated[dict[str, int], one_of("ware", WARE_NAMES)]
