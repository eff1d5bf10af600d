"""What tests of the engine share."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.errors import OptionError
from tests.testing.toy_title.title import TITLE


@pytest.fixture
def auction_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games find the made-up auction by its name, and no other title."""
    monkeypatch.setattr("cabildo.engine.game.find_title", find)


def find(name: str) -> Any:
    if name != TITLE.name:
        raise OptionError(f"title {name!r}: is not installed")
    return TITLE
