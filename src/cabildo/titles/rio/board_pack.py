"""Reading a board pack: the printed numbers of `board.yaml`, or of a copy with corrections."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from cabildo.engine.documents import as_typed, read_document
from cabildo.engine.errors import OptionError
from cabildo.titles.rio.terms import GRID_NAMES

FOLDER = Path(__file__).parent
DEFAULT_PACK = FOLDER / "board.yaml"

Count = Annotated[int, Meta(ge=0, le=99)]
Place = tuple[int, int]  # column and row, from 1; lattice points from 0


class Grid(Struct, forbid_unknown_fields=True, frozen=True):
    """Columns from west to east, rows from north to south."""

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
    wood: Annotated[int, Meta(ge=0, le=4)] = 0
    stone: Annotated[int, Meta(ge=0, le=4)] = 0
    precious: Annotated[int, Meta(ge=0, le=4)] = 0
    wood_or_stone: Annotated[int, Meta(ge=0, le=1)] = 0


class Pack(Struct, forbid_unknown_fields=True, frozen=True):
    """The whole of `board.yaml`."""

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
    time_track: list[Literal["", "N", "P", "NP"]]
    minor_cost: dict[str, Cost]


def load_pack(source: Path | Mapping[str, Any] | None) -> Pack:
    """The pack in a file, in plain data, or, with None, the default one; raises OptionError, naming the field."""
    if source is None:
        return default_pack()
    if isinstance(source, Mapping):
        return checked_pack(source, "board")
    if not isinstance(source, Path):
        raise OptionError(f"board: must be a file or plain data, not {type(source).__name__}")
    return checked_pack(read_document(source, OptionError), source.name)


@lru_cache(maxsize=1)
def default_pack() -> Pack:
    return checked_pack(read_document(DEFAULT_PACK, OptionError), DEFAULT_PACK.name)


def checked_pack(document: Any, name: str) -> Pack:
    return as_typed(document, Pack, OptionError, name)


def to_document(pack: Pack) -> dict[str, Any]:
    """The pack as plain data, for records and positions of games that do not use the default one."""
    document: dict[str, Any] = msgspec.to_builtins(pack, str_keys=True)
    return document


def grid_points(pack: Pack, players: int, short: bool) -> list[list[int]]:
    """The open spaces of every grid for so many players (RP-MAJOR-03, RP-SHORT-02, RP-SHORT-03, RP-VAR2P-01)."""
    grids = []
    for name in GRID_NAMES:
        grid = pack.major_grids[name]
        points = grid.base + (grid.orange if players >= 4 else []) + (grid.green if players == 5 else [])
        if short:
            points = list(points)
            for dropped in pack.short_game_drops[name]:
                points.reverse()
                points.remove(dropped)
                points.reverse()
        grids.append(sorted(points, reverse=True))
    return grids
