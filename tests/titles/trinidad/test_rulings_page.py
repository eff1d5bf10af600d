"""Every ruling that a game follows now stands in the page for players."""

from __future__ import annotations

import re
from pathlib import Path

from cabildo.titles.trinidad.title import TITLE

PAGE = Path(__file__).parents[3] / "docs" / "players" / "trinidad.md"
LATER = re.compile(r"TR-AFF-\d\d-W|TR-EVENT-(05|11)")  # the powers in fights


def cited(text: str) -> set[str]:
    """The ids that a text names, also in short: "TR-BUILD-33, -34" and "TR-BUILD-02 to -13"."""
    found: set[str] = set()
    for match in re.finditer(r"(TR-[A-Z0-9]+-)(\d\d|[A-Z]+)((?:(?:,| to) -\d\d)*)", text):
        stem, first, more = match.groups()
        found.add(stem + first)
        last = first
        for joint, number in re.findall(r"(,| to) -(\d\d)", more):
            numbers = range(int(last) + 1, int(number) + 1) if joint == " to" else [int(number)]
            found |= {f"{stem}{one:02}" for one in numbers}
            last = number
    return found


def test_short_forms_are_understood() -> None:
    assert cited("TR-BUILD-02 to -04, TR-END-07, -09; TR-CHAR-BISHOP") == {
        *("TR-BUILD-02", "TR-BUILD-03", "TR-BUILD-04", "TR-END-07", "TR-END-09", "TR-CHAR-BISHOP"),
    }


def test_every_ruling_in_force_is_on_the_page() -> None:
    page = cited(PAGE.read_text(encoding="utf-8"))
    rulings = {rule.id for rule in TITLE.ledger if rule.ruling and not LATER.fullmatch(rule.id)}
    assert "TR-BUILD-03" in rulings
    assert rulings - page == set()
    assert page - {rule.id for rule in TITLE.ledger} == set()


def test_rulings_name_only_files_of_the_title() -> None:
    named = {name for rule in TITLE.ledger for name in re.findall(r"[\w-]+\.(?:md|yaml)", rule.ruling or "")}
    assert "board.yaml" in named
    assert {name for name in named if not (TITLE.folder / name).is_file()} == set()
