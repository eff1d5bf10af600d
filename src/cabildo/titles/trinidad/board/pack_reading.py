"""Reading a board pack: the printed numbers of `board.yaml`, or of a copy with corrections."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from cabildo.engine.board_packs import read_pack
from cabildo.titles.trinidad.board.contents import FOLDER
from cabildo.titles.trinidad.board.pack import Pack
from cabildo.titles.trinidad.board.pack_checks import check
from cabildo.titles.trinidad.board.pack_stated import check_stated

DEFAULT_PACK = FOLDER / "board.yaml"


def load_pack(source: Path | Mapping[str, Any] | None) -> Pack:
    """The pack in a file, in plain data, or, with None, the default one; raises OptionError, naming the field."""
    return default_pack() if source is None else read_pack(source, Pack, check_other)


@lru_cache(maxsize=1)
def default_pack() -> Pack:
    return read_pack(DEFAULT_PACK, Pack, check)


def check_other(pack: Pack, name: str) -> None:
    """What every pack must satisfy, and what the text states, which the default pack holds."""
    check(pack, name)
    check_stated(pack, default_pack(), name)
