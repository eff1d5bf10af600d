"""Titles are found by their entry points."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from cabildo.engine import registry
from cabildo.engine.errors import OptionError
from tests.testing.toy_title.title import TITLE

ENTRIES = [
    EntryPoint("toy-auction", "tests.testing.toy_title.title:TITLE", registry.GROUP),
    EntryPoint("toy-auction", "tests.testing.toy_title.title:TITLE", registry.GROUP),  # installed in two ways
    EntryPoint("no-title", "tests.testing.toy_title.title:ToyAuction", registry.GROUP),
]


@pytest.fixture(autouse=True)
def _entries(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "entry_points", lambda group: ENTRIES if group == registry.GROUP else [])
    registry.title.cache_clear()
    yield
    registry.title.cache_clear()


def test_titles_are_listed_once_and_found_by_name() -> None:
    assert registry.title_names() == ["no-title", "toy-auction"]
    assert registry.title("toy-auction") is TITLE


def test_what_is_not_installed_is_refused_with_what_is() -> None:
    with pytest.raises(OptionError, match=r"title 'chess': is not installed \(there are: no-title, toy-auction\)"):
        registry.title("chess")


def test_what_is_no_title_is_refused() -> None:
    with pytest.raises(OptionError, match="title 'no-title': its entry point is not a title"):
        registry.title("no-title")
