"""What the rulebooks state in words: every name in `contents.yaml` is asked for, and a mistake is named."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.documents import as_typed, read_document
from cabildo.engine.errors import OptionError
from cabildo.titles.rio.board.contents import FILE, Contents, check
from cabildo.titles.rio.title import TITLE


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
        ("numbers", "debt_fine", "debt_fines", "contents.yaml: numbers.debt_fines: is not known"),
        ("offices", "bishop", "bishops", "contents.yaml: offices: must be exactly: gunner, "),
        ("steps", "pair", "pairs", "contents.yaml: steps: object contains unknown field `pairs`"),
        ("tiles", "church-barracks", "church", "contents.yaml: tiles: must be exactly: "),
        ("completing", "fort", "forts", "contents.yaml: completing: must be among: palace, "),
        ("start", "by_level", "levels", "contents.yaml: start: object contains unknown field `levels`"),
    ],
)
def test_a_wrong_name_is_named_with_file_and_field(part: str, old: str, new: str, problem: str) -> None:
    changed = document()
    changed[part] = {new if name == old else name: value for name, value in changed[part].items()}
    assert problem_of(changed).startswith(problem)


def test_what_is_missing_is_named() -> None:
    changed = document()
    del changed["by_edition"][1]["ship_set_points"]
    assert problem_of(changed) == "contents.yaml: ship_set_points: is missing"
    changed = document()
    del changed["wars"][1][4]
    assert problem_of(changed) == "contents.yaml: wars.1.4: is missing"


def test_a_number_that_is_none_is_named() -> None:
    changed = document()
    changed["numbers"]["workers"] = "nine"
    assert problem_of(changed) == "contents.yaml: numbers.workers: expected `int`, got `str`"


def test_bets_have_an_action_each() -> None:
    changed = document()
    changed["numbers"]["cannons_need"] -= 1
    assert problem_of(changed).startswith("contents.yaml: numbers.cannons_need: must let bets end at 7")
