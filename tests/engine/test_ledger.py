"""The ledger: rules in the order of their file, found by id and by words, refused when malformed."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabildo.engine.errors import CabildoError
from cabildo.engine.ledger import load_ledger
from tests.testing.toy_title.title import TITLE

RULE = "- {id: X-ONE-01, text: A rule., source: Book, check: A case.}\n"


def test_rules_are_found_by_id_and_by_words() -> None:
    ledger = TITLE.ledger
    assert len(ledger) == len(list(ledger)) == 11
    assert ledger["TOY-OFFER-04"].text.startswith("A price is at least 1")
    assert "TOY-OFFER-04" in ledger
    assert "TOY-OFFER-99" not in ledger
    assert [rule.id for rule in ledger.search("price STARTER coins")] == ["TOY-OFFER-04"]
    assert ledger["TOY-OFFER-04"].section == "OFFER"
    with pytest.raises(KeyError):
        ledger["TOY-OFFER-99"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (RULE + RULE, "two rules share an id"),
        ("- {id: X-ONE-01, text: A rule.}", "missing required field `source`"),
        (RULE.replace("check", "chekc"), "unknown field `chekc`"),
        ("a: [", "neither JSON nor YAML"),
        ("just text", "expected `array`"),
    ],
)
def test_a_malformed_ledger_is_refused(text: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "rules.yaml"
    path.write_text(text)
    with pytest.raises(CabildoError, match=reason):
        load_ledger(path)
