"""How players and others are marked: as on all maps, and those who are nobody's."""

from __future__ import annotations

from cabildo.cli.boards import marks

SHADOW = "s"
SHADOW_STYLE = "grey62"
ENEMY_STYLE = "bold white on red"


def letter(seat: int | None) -> str:
    """The player's letter; nobody's pieces are the shadow colour's."""
    return SHADOW if seat is None else marks.letter(seat)


def style(seat: int | None) -> str:
    return SHADOW_STYLE if seat is None else marks.style(seat)
