"""Reading a board pack: the printed numbers of `board.yaml`, or of a copy with corrections."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from cabildo.engine.board_packs import read_pack
from cabildo.titles.rio.board.pack import Pack
from cabildo.titles.rio.board.pack_checks import check
from cabildo.titles.rio.terms import GRID_NAMES

FOLDER = Path(__file__).parent.parent
DEFAULT_PACK = FOLDER / "board.yaml"


def load_pack(source: Path | Mapping[str, Any] | None) -> Pack:
    """The pack in a file, in plain data, or, with None, the default one; raises OptionError, naming the field."""
    return default_pack() if source is None else read_pack(source, Pack, check)


@lru_cache(maxsize=1)
def default_pack() -> Pack:
    return read_pack(DEFAULT_PACK, Pack, check)


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
