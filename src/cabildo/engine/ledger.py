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
    data: Any = None  # its numbers
    unclear: str | None = None  # what the rulebook leaves open
    ruling: str | None = None  # how it is read here, and why
    confidence: str | None = None

    @property
    def section(self) -> str:
        """The chapter of the rulebook, by the middle of the id: PR-BLD-WHARF-05 is in BLD-WHARF."""
        return "-".join(self.id.split("-")[1:-1])


class Ledger:
    """The rules of a title in the order of the file."""

    def __init__(self, rules: list[Rule]) -> None:
        self._rules = {rule.id: rule for rule in rules}
        if len(self._rules) != len(rules):
            raise CabildoError("two rules share an id")

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
def load_ledger(path: Path) -> Ledger:
    return Ledger(as_typed(read_document(path, CabildoError), list[Rule], CabildoError, path.name))
