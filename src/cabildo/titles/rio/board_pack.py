"""Reading a board pack: the printed numbers of `board.yaml`, or of a copy with corrections."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from cabildo.engine.documents import as_typed, read_document
from cabildo.engine.errors import OptionError
from cabildo.titles.rio.pack_checks import check
from cabildo.titles.rio.pack_fields import Pack
from cabildo.titles.rio.terms import GRID_NAMES

FOLDER = Path(__file__).parent
DEFAULT_PACK = FOLDER / "board.yaml"


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
    pack = as_typed(document, Pack, OptionError, name)
    check(pack, name)
    return pack


def to_document(pack: Pack) -> dict[str, Any]:
    """The pack as plain data, for records and positions of games that do not use the default one."""
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(pack))  # lists, where the pack has tuples
    return document


def grid_points(pack: Pack, players: int, short: bool) -> list[list[int]]:
    """The open spaces of every grid for so many players (RP-MAJOR-03, RP-SHORT-02, RP-SHORT-03, RP-VAR2P-01)."""
    grids = []
    for name in GRID_NAMES:
        grid = pack.major_grids[name]
        points = grid.base + (grid.orange if players >= 4 else []) + (grid.green if players == 5 else [])
        if short:
            for dropped in pack.short_game_drops[name]:
                points.remove(dropped)
        grids.append(sorted(points, reverse=True))
    return grids
