"""What the rulebook states in words: every name in `contents.yaml` is asked for, and a mistake is named."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.documents import as_typed, read_document
from cabildo.engine.errors import OptionError
from cabildo.titles.trinidad.board.contents import FILE, Contents, check
from cabildo.titles.trinidad.title import TITLE


def document() -> dict[str, Any]:
    found: dict[str, Any] = read_document(TITLE.folder / FILE, OptionError)
    return found


def problem_of(changed: dict[str, Any]) -> str:
    with pytest.raises(OptionError) as raised:
        check(as_typed(changed, Contents, OptionError, FILE))
    return str(raised.value)


def test_the_file_of_the_title_is_good() -> None:
    check(as_typed(document(), Contents, OptionError, FILE))


@pytest.mark.parametrize(
    ("part", "old", "new", "problem"),
    [
        ("numbers", "start_coins", "start_coin", "contents.yaml: numbers.start_coin: is not known"),
        ("kit", "lots", "lot", "contents.yaml: kit: object contains unknown field `lot`"),
        ("box", "wall", "walls", "contents.yaml: box: object contains unknown field `walls`"),
        ("by_players", 4, 6, "contents.yaml: by_players.4: is missing"),
    ],
)
def test_a_wrong_name_is_named_with_file_and_field(part: str, old: str, new: str, problem: str) -> None:
    changed = document()
    changed[part] = {new if name == old else name: value for name, value in changed[part].items()}
    assert problem_of(changed).startswith(problem)


def test_what_is_missing_is_named() -> None:
    changed = document()
    del changed["numbers"]["walls_at_once"]
    assert problem_of(changed) == "contents.yaml: walls_at_once: is missing"
    changed = document()
    del changed["by_players"][3]["colour_points"]
    assert problem_of(changed) == "contents.yaml: colour_points: is missing"


def test_rows_are_as_long_as_they_are_read() -> None:
    changed = document()
    changed["numbers"]["series_points"].append(12)
    assert problem_of(changed) == "contents.yaml: numbers.series_points: must be 8 numbers in a row"
    changed = document()
    changed["numbers"]["start_coins"] = [3]
    assert problem_of(changed) == "contents.yaml: numbers.start_coins: must be a single number"


@pytest.mark.parametrize(("piece", "number", "wanted"), [("war_markers", 4, 3), ("banners", 5, 6)])
def test_what_has_a_number_in_the_program_too_is_compared(piece: str, number: int, wanted: int) -> None:
    changed = document()
    changed["kit"][piece] = number
    assert problem_of(changed).startswith(f"contents.yaml: kit.{piece}: must be {wanted}, ")
