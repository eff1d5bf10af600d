"""Board packs for tests: the default one, how to change it, and one of another size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cabildo.engine.board_packs import to_document
from cabildo.titles.rio.board.pack_reading import load_pack


def printed() -> dict[str, Any]:
    """The default pack as plain data of one's own."""
    return to_document(load_pack(None))


def smaller() -> dict[str, Any]:
    """12 columns by 8 rows, in districts of 3 by 4."""
    pack = printed()
    pack["grid"] = {"columns": 12, "rows": 8}
    names = list(pack["districts"])
    for number, name in enumerate(names):
        left, top = 1 + number % 4 * 3, 1 + number // 4 * 4
        pack["districts"][name] = [left, top, left + 2, top + 3]
        pack["district_centres"][name] = [left + 1, top + 1]
    pack["district_centres"]["CL"] = [5, 5]
    pack["district_centres"]["CR"] = [8, 5]
    pack["plaza"] = [[6, 7], [6, 8], [7, 7], [7, 8]]
    pack["plaza_ring"] = [[5, 6], [5, 7], [5, 8], [6, 6], [7, 6], [8, 6], [8, 7], [8, 8]]
    pack["starting_line"] = [[column, 5] for column in range(4, 10)] + [[4, 6], [4, 7], [9, 6], [9, 7]]
    pack["prebuilt_walls"] = [["N", 12], ["W", 8]]
    return pack


# ---- changes

Change = Callable[[dict[str, Any]], None]


def holder(pack: dict[str, Any], path: str) -> tuple[Any, Any]:
    """What holds the value at a path, such as "grid.columns" or "plaza.0", and its key there."""
    held: Any = pack
    *steps, last = path.split(".")
    for step in steps:
        held = held[int(step) if isinstance(held, list) else step]
    return held, int(last) if isinstance(held, list) else last


def change(path: str, to: Any) -> Change:
    def make(pack: dict[str, Any]) -> None:
        held, key = holder(pack, path)
        held[key] = to

    return make


def add(path: str, item: Any) -> Change:
    def make(pack: dict[str, Any]) -> None:
        held, key = holder(pack, path)
        held[key].append(item)

    return make


def leave_out(path: str) -> Change:
    def make(pack: dict[str, Any]) -> None:
        held, key = holder(pack, path)
        del held[key]

    return make


def together(*changes: Change) -> Change:
    def make(pack: dict[str, Any]) -> None:
        for each in changes:
            each(pack)

    return make
