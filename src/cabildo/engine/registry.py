"""The titles that are installed, found by the entry points `cabildo.titles`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from cabildo.engine.errors import OptionError
from cabildo.engine.title import Title

GROUP = "cabildo.titles"


def title_names() -> list[str]:
    """The names of all installed titles."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


@cache
def title(name: str) -> Title:
    """The title with this name; raises OptionError if it is not installed."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            loaded = entry.load()
            if not isinstance(loaded, Title):
                raise OptionError(f"title {name!r}: its entry point is not a title")
            return loaded
    raise OptionError(f"title {name!r}: is not installed (there are: {', '.join(title_names())})")
