"""The ledger: rules in the order of their file, found by id and by words, refused when malformed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cabildo.engine.errors import CabildoError
from cabildo.engine.ledger import Rule, load_ledger
from tests.testing.toy_title.title import TITLE

RULE = "- {id: X-ONE-01, text: A rule., source: Book, check: A case.}\n"


def test_rules_are_found_by_id_and_by_words() -> None:
    ledger = TITLE.ledger
    assert len(ledger) == len(list(ledger)) == 12
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


def rule(name: str, **fields: Any) -> Rule:
    return Rule(id=name, text="A rule.", source="Book", check="A case.", **fields)


@pytest.mark.parametrize(
    ("name", "section"),
    [
        ("PR-BLD-WHARF-05", "BLD-WHARF"),
        ("TR-AFF-13", "AFF"),
        ("TR-AFF-13-W", "AFF-W"),
        ("TR-CHAR-BISHOP", "CHAR"),
        ("TR-2P-01", "2P"),
    ],
)
def test_a_rule_is_in_the_section_that_its_id_names(name: str, section: str) -> None:
    assert rule(name).section == section


def test_a_large_ledger_may_be_several_files(tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_text(RULE)
    (tmp_path / "rules-cards.yaml").write_text("- {id: X-CARD-01-W, text: B, source: C, check: D, timing: fast}\n")
    ledger = load_ledger(tmp_path / "rules.yaml", tmp_path / "rules-cards.yaml")
    assert [rule.id for rule in ledger] == ["X-ONE-01", "X-CARD-01-W"]
    assert (ledger["X-CARD-01-W"].timing, ledger["X-ONE-01"].timing) == ("fast", None)
    (tmp_path / "rules-more.yaml").write_text(RULE)
    with pytest.raises(CabildoError, match="X-ONE-01: two rules share an id"):
        load_ledger(tmp_path / "rules.yaml", tmp_path / "rules-more.yaml")
