"""The rules of a title as data: every rule one testable statement with an id."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from cabildo.engine.documents import as_typed, read_document
from cabildo.engine.errors import CabildoError


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry. `check` is a worked case: prose, or given / when / then."""

    id: str
    text: str
    source: str | list[str]
    check: str | dict[str, Any]
    optional: str | None = None  # the variant it belongs to
    editions: list[int] | None = None  # the editions it belongs to
    timing: str | None = None  # when it may or must be used, where that is not plain
    data: Any = None  # its numbers
    unclear: str | None = None  # what the rulebook leaves open
    ruling: str | None = None  # how it is read here, and why
    confidence: str | None = None

    @property
    def section(self) -> str:
        """The chapter of the rulebook, by the id without title and number: PR-BLD-WHARF-05 is in BLD-WHARF.

        What follows a number is a chapter of its own (TR-AFF-13-W is in AFF-W); a rule may have a name for a number.
        """
        parts = self.id.split("-")[1:]
        numbers = [part for part in parts if part.isdecimal()]
        return "-".join(part for part in parts if not part.isdecimal()) if numbers else "-".join(parts[:-1])


class Ledger:
    """The rules of a title in the order of its files."""

    def __init__(self, rules: list[Rule]) -> None:
        self._rules = {rule.id: rule for rule in rules}
        if len(self._rules) != len(rules):
            ids = [rule.id for rule in rules]
            twice = next(rule for rule in ids if ids.count(rule) > 1)
            raise CabildoError(f"{twice}: two rules share an id")

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule: object) -> bool:
        return rule in self._rules

    def __getitem__(self, rule: str) -> Rule:
        """The rule with this id; raises KeyError."""
        return self._rules[rule]

    def search(self, words: str) -> list[Rule]:
        """The rules that hold all these words in id, text or ruling."""
        wanted = words.lower().split()
        return [
            rule
            for rule in self
            if all(word in f"{rule.id} {rule.text} {rule.ruling or ''}".lower() for word in wanted)
        ]


@cache
def load_ledger(*paths: Path) -> Ledger:
    """The rules of these files, one after another; raises CabildoError."""
    rules: list[Rule] = []
    for path in paths:
        rules += as_typed(read_document(path, CabildoError), list[Rule], CabildoError, path.name)
    return Ledger(rules)
