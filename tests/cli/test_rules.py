"""`cabildo rules`."""

from __future__ import annotations

from pathlib import Path

from cabildo.engine.registry import title, title_names
from cabildo.titles.puerto_rico.title import TITLE
from tests.cli.command import refused, run, said


def flat(text: str) -> str:
    return " ".join(text.split())


def test_a_rule_by_id_has_text_check_and_ruling() -> None:
    shown = flat(said(run("rules", "pr-comp-05")))
    rule = TITLE.ledger["PR-COMP-05"]
    assert shown.startswith("PR-COMP-05 puerto-rico ")
    assert flat(rule.text) in shown
    assert f"Check: {flat(str(rule.check))}" in shown
    assert f"Unclear: {flat(rule.unclear or '')}" in shown
    assert f"Ruling: {flat(rule.ruling or '')}" in shown


def test_rules_by_words() -> None:
    shown = said(run("rules", "wharf", "harbor"))
    assert "PR-BLD-HARBOR-02" in shown
    assert "PR-SETUP-01" not in shown


def test_rules_of_one_title() -> None:
    assert "PR-COMP-05" in said(run("rules", "--title", "puerto-rico", "PR-COMP-05"))
    assert "PR-COMP-05" in said(run("rules", "puerto-rico", "PR-COMP-05"))
    assert "is not installed" in refused(run("rules", "--title", "nowhere", "PR-COMP-05"))


def test_words_that_no_rule_holds() -> None:
    assert refused(run("rules", "zebra")) == "no rule holds: zebra"


def folder_naming(folder: Path, *rules: str) -> Path:
    """A folder of tests that name these rules, several by one mark."""
    names = ", ".join(f'"{rule}"' for rule in rules)
    (folder / "deep").mkdir()
    (folder / "deep" / "test_all.py").write_text(
        f"import pytest\n\n@pytest.mark.rule({names})\ndef test_all():\n    pass\n"
    )
    return folder


def test_coverage_of_all_rules(tmp_path: Path) -> None:
    ledgers = {name: title(name).ledger for name in title_names()}
    tests = folder_naming(tmp_path, *(rule.id for ledger in ledgers.values() for rule in ledger))
    shown = said(run("rules", "--coverage", "--tests", tests))
    counts = {name: len(ledger) for name, ledger in ledgers.items()}
    assert shown == "".join(f"{count} of {count} rules of {name} have a test\n" for name, count in counts.items())


def test_coverage_lists_what_is_missing(tmp_path: Path) -> None:
    tests = folder_naming(tmp_path, *(rule.id for rule in TITLE.ledger if rule.id != "PR-COMP-05"))
    shown = said(run("rules", "puerto-rico", "--coverage", "--tests", tests), code=1)
    assert shown.startswith("PR-COMP-05  The victory point chips")
    assert shown.count("PR-") == 1
    assert f"{len(TITLE.ledger) - 1} of {len(TITLE.ledger)} rules of puerto-rico have a test" in shown


def test_coverage_lists_names_that_are_no_rule(tmp_path: Path) -> None:
    tests = folder_naming(tmp_path, "PR-NOWHERE-01", *(rule.id for rule in TITLE.ledger))
    assert "PR-NOWHERE-01  is named by a test" in said(
        run("rules", "puerto-rico", "--coverage", "--tests", tests), code=1
    )


def test_coverage_needs_the_tests(tmp_path: Path) -> None:
    assert "is no folder" in refused(run("rules", "--coverage", "--tests", tmp_path / "none"))
    (tmp_path / "test_bad.py").write_text("def broken(:\n")
    assert "test_bad.py: cannot be read" in refused(run("rules", "--coverage", "--tests", tmp_path))
