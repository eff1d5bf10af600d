"""How players are marked on the maps: each has a letter and a colour, so that colour is never the only sign."""

from __future__ import annotations

LETTERS = "ABCDE"
STYLES = ("bright_red", "bright_cyan", "bright_green", "bright_yellow", "bright_magenta")


def letter(seat: int) -> str:
    return LETTERS[seat]


def style(seat: int) -> str:
    return STYLES[seat]
