"""Board packs for tests: the default one, how to change it, and one of another size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cabildo.engine.board_packs import to_document
from cabildo.titles.trinidad.board.pack_reading import load_pack


def printed() -> dict[str, Any]:
    """The default pack as plain data of one's own."""
    return to_document(load_pack(None))


def smaller() -> dict[str, Any]:
    """12 columns by 7 rows, the plaza between two narrow districts, without the corners of the ring."""
    pack = printed()
    city = pack["map"]
    city["columns"], city["rows"] = 12, 7
    city["plaza_mayor"] = block(6, 5, 7, 6)
    city["fort_place"] = block(6, 7, 7, 7)
    columns = {"NW": (1, 3), "NCL": (4, 6), "NCR": (7, 9), "NE": (10, 12)}
    for name, (first, last) in columns.items():
        city["districts"][name]["spaces"] = block(first, 1, last, 4)
        city["districts"][name]["wall_sections"] = [f"N{column}" for column in range(first, last + 1)]
    for name, (first, last) in {"SW": (1, 3), "CL": (4, 5), "CR": (8, 9), "SE": (10, 12)}.items():
        city["districts"][name]["spaces"] = block(first, 5, last, 7)
    city["districts"]["NW"]["wall_sections"] += [f"W{row}" for row in (1, 2, 3, 4)]
    city["districts"]["NE"]["wall_sections"] += [f"E{row}" for row in (1, 2, 3, 4)]
    city["districts"]["SW"]["wall_sections"] = [f"W{row}" for row in (5, 6, 7)]
    city["districts"]["SE"]["wall_sections"] = [f"E{row}" for row in (5, 6, 7)]
    city["ring_around_plaza"] = [*block(5, 4, 8, 4), *block(5, 5, 5, 6), *block(8, 5, 8, 6)]
    city["starting_area"] = {"top": block(4, 4, 9, 4), "bottom": [*block(4, 5, 5, 5), *block(8, 5, 9, 5)]}
    return pack


def block(left: int, top: int, right: int, bottom: int) -> list[str]:
    """The spaces of a rectangle as a pack names them."""
    return [f"c{column}r{row}" for row in range(top, bottom + 1) for column in range(left, right + 1)]


# ---- changes

Change = Callable[[dict[str, Any]], None]


def holder(pack: dict[str, Any], path: str) -> tuple[Any, Any]:
    """What holds the value at a path, such as "map.columns" or "decades.0.year", and its key there."""
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
