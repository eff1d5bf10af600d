"""What plain data are: all that leaves the engine can be written as JSON and read by any client."""

from __future__ import annotations

import math
from typing import Any


def flaw(data: Any, name: str) -> str:
    """Where and how the data are not plain, or the empty string; `name` is what the whole is called."""
    if data is None or type(data) in (str, int, bool):
        return ""
    if type(data) is float:
        return "" if math.isfinite(data) else f"{name} is {data}"
    if type(data) in (list, tuple):
        return first(flaw(item, f"{name}[{index}]") for index, item in enumerate(data))
    if type(data) is dict:
        for key in data:
            if type(key) is not str:
                return f"{name} has the key {key!r}, which is not a text"
        return first(flaw(item, f"{name}.{key}") for key, item in data.items())
    return f"{name} is a {type(data).__name__}"


def first(flaws: Any) -> str:
    return next((found for found in flaws if found), "")
