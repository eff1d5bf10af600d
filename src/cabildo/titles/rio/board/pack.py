"""What a board pack holds: the fields of `board.yaml` with their types. What they may say is in `pack_checks.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cabildo.engine.grid_map import GridMap, Place
from cabildo.titles.rio.actions import MOST_PAID

Count = Annotated[int, Meta(ge=0, le=99)]
Amount = Annotated[int, Meta(ge=0, le=MOST_PAID)]  # of a good in a cost


class Grid(Struct, forbid_unknown_fields=True, frozen=True):
    """Columns from west to east, rows from north to south; so many that all edges fit into one number as a set."""

    columns: Annotated[int, Meta(ge=4, le=20)]
    rows: Annotated[int, Meta(ge=4, le=10)]


class MajorGrid(Struct, forbid_unknown_fields=True, frozen=True):
    """Points of the spaces of a grid; orange ones for 4 and 5 players, green ones for 5."""

    base: list[Count]
    orange: list[Count]
    green: list[Count]


class Cost(Struct, forbid_unknown_fields=True, frozen=True):
    """What a space of a grid or a minor building costs."""

    workers: Count = 0
    wood: Amount = 0
    stone: Amount = 0
    precious: Amount = 0
    wood_or_stone: Annotated[int, Meta(ge=0, le=1)] = 0


class Pack(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The whole of `board.yaml`; what came later has a default, so that older packs are read and written as before."""

    grid: Grid
    districts: dict[str, tuple[int, int, int, int]]
    central_districts: list[str]
    plaza: list[Place]
    plaza_ring: list[Place]
    starting_line: list[Place]
    district_centres: dict[str, Place]
    prebuilt_walls: list[tuple[Literal["N", "E", "W"], int]]
    major_grids: dict[str, MajorGrid]
    short_game_drops: dict[str, list[Count]]
    major_cost_per_space: dict[str, Cost]
    mine_and_forest: dict[int, list[Count]]
    enemies_track: dict[int, Count]
    first_year: Annotated[int, Meta(ge=1, le=9000)] = 1580
    time_track: list[Literal["", "N", "P", "NP"]]
    minor_cost: dict[str, Cost]

    @property
    def map(self) -> GridMap:
        """The numbered spaces, borders and edges."""
        return GridMap(self.grid.columns, self.grid.rows)
