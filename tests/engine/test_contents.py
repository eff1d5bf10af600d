"""What a rulebook states in words: mistakes in the file are named by file and field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from cabildo.engine.contents import make_named, read_contents
from cabildo.engine.errors import OptionError


class Box(Struct, forbid_unknown_fields=True):
    years: dict[str, int]
    numbers: dict[str, int]


def test_the_file_is_typed(tmp_path: Path) -> None:
    file = tmp_path / "contents.yaml"
    file.write_text("years: {short: 15}\nnumbers: {workers: 9}\n")
    assert read_contents(file, Box) == Box(years={"short": 15}, numbers={"workers": 9})


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("years: {short: many}\nnumbers: {}\n", "contents.yaml: years.short: expected `int`, got `str`"),
        ("years: {}\nnumbers: {}\ntokens: 3\n", "contents.yaml: object contains unknown field `tokens`"),
        ("years: {}\n", "contents.yaml: object missing required field `numbers`"),
    ],
)
def test_what_is_wrong_in_the_file_is_named(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "contents.yaml"
    file.write_text(text)
    with pytest.raises(OptionError) as raised:
        read_contents(file, Box)
    assert str(raised.value) == problem


def make_pair(*, workers: int, tokens: int) -> tuple[int, int]:
    return workers, tokens


def test_an_object_is_made_of_several_parts() -> None:
    assert make_named(make_pair, {"numbers": {"tokens": 2}, "by_edition.1": {"workers": 9}}, "f.yaml") == (9, 2)


@pytest.mark.parametrize(
    ("parts", "problem"),
    [
        ({"numbers": {"tokens": 2, "worker": 9}}, "f.yaml: numbers.worker: is not known"),
        ({"numbers": {"tokens": 2}}, "f.yaml: workers: is missing"),
        (
            {"numbers": {"tokens": 2, "workers": 9}, "by_edition.1": {"workers": 9}},
            "f.yaml: by_edition.1.workers: stands in another part too",
        ),
    ],
)
def test_a_name_that_does_not_fit_is_named_with_its_part(parts: dict[str, Any], problem: str) -> None:
    with pytest.raises(OptionError) as raised:
        make_named(make_pair, parts, "f.yaml")
    assert str(raised.value) == problem
