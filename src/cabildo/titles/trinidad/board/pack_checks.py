"""What every board pack must satisfy, whatever the printed board turns out to show."""

from __future__ import annotations

from cabildo.titles.trinidad.board.pack import Pack


def check(pack: Pack, name: str) -> None:
    """Raises OptionError with the file, the field and the law that it breaks."""
