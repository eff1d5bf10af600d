"""How players are marked: each has a letter and a colour, so that colour is never the only sign."""

from __future__ import annotations

LETTERS = "ABCDE"
STYLES = ("bright_red", "bright_cyan", "bright_green", "bright_yellow", "bright_magenta")
SHADOW = "s"
SHADOW_STYLE = "grey62"
ENEMY_STYLE = "bold white on red"


def letter(seat: int | None) -> str:
    """The player's letter; nobody's pieces are the shadow colour's."""
    return SHADOW if seat is None else LETTERS[seat]


def style(seat: int | None) -> str:
    return SHADOW_STYLE if seat is None else STYLES[seat]
