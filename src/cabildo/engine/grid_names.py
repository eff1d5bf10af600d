"""How people name places on a rectangular map: space "e6", border "e6-f6", edge "north e" or "west 3"."""

from typing import Final

from cabildo.engine.rows import i64

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def space_name(columns: i64, space: i64) -> str:
    return f"{LETTERS[int(space % columns)]}{int(space // columns) + 1}"


def border_name(columns: i64, rows: i64, border: i64) -> str:
    """Borders between west and east come first, row by row; then those between north and south."""
    beside = rows * (columns - 1)
    if border < beside:
        space = border // (columns - 1) * columns + border % (columns - 1)
        return f"{space_name(columns, space)}-{space_name(columns, space + 1)}"
    space = border - beside
    return f"{space_name(columns, space)}-{space_name(columns, space + columns)}"


def edge_name(columns: i64, rows: i64, edge: i64) -> str:
    """Edges are counted north, east, south, west."""
    if edge < columns:
        return f"north {LETTERS[int(edge)]}"
    if edge < columns + rows:
        return f"east {int(edge - columns) + 1}"
    if edge < 2 * columns + rows:
        return f"south {LETTERS[int(edge - columns - rows)]}"
    return f"west {int(edge - 2 * columns - rows) + 1}"


def edge_params(columns: i64, rows: i64, edge: i64) -> dict[str, object]:
    """An edge in the words of an event."""
    side, place = edge_name(columns, rows, edge).split()
    return {"side": side, "at": place}
