"""The page of Trinidad's cards is current and complete."""

from __future__ import annotations

from tools import make_cards


def test_the_page_of_cards_is_current() -> None:
    assert make_cards.PAGE.read_text(encoding="utf-8") == make_cards.page(), "run `make positions`"
    assert make_cards.PAGE.name in (make_cards.TOP / "mkdocs.yml").read_text(encoding="utf-8")


def test_every_card_and_event_has_a_row() -> None:
    rows = [line for line in make_cards.page().splitlines() if line.startswith("| ") and "what it does" not in line]
    assert len(rows) == 72 + 18
    assert "| 14 | Scaffolder | slow | In your turn, for 2 wood: put a worker of the council" in "\n".join(rows)
