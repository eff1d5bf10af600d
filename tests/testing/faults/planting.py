"""The list of planted faults, each with the law that must catch it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
Law = Callable[..., Any]

FAULTS: list[tuple[Law, Plant]] = []


def breaks(law: Law) -> Callable[[Plant], Plant]:
    """The decorated function plants a fault that breaks this law."""

    def register(plant: Plant) -> Plant:
        FAULTS.append((law, plant))
        return plant

    return register
