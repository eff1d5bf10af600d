"""What a seat is asked, as data: enough for any client to offer every choice without knowing a rule."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cabildo.engine.vocabulary import Vocabulary


class Decision(Struct, frozen=True, kw_only=True):
    """One small choice by one seat."""

    seat: int  # who decides; not always the seat on turn
    kind: str  # what sort of choice: the name of the phase
    prompt: str  # message id of the question
    params: dict[str, Any]  # for the message
    choices: tuple[int, ...]  # the legal actions
    expected: tuple[int, ...]  # actions a player might look for here that are not legal: worth a "why not?"
    usual: int | None  # the answer that nearly everybody gives, where there is one
    hidden: bool = False  # a secret choice: the others learn only that it was made
    because: str | None = None  # the ledger id of why this seat is asked, where that is not plain
    standing: str | None = None  # the key under which the seat may answer beforehand, where it may
    stands: tuple[int, ...] = ()  # those of the choices that may be answered so
    facts: dict[int, dict[str, Any]] = {}  # what the messages of choices and expected actions tell besides their words

    def to_data(self, vocabulary: Vocabulary) -> dict[str, Any]:
        """The decision with its actions in notation, as it is sent to a client."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "prompt": self.prompt,
            "params": self.params,
            "choices": [vocabulary.notation(action) for action in self.choices],
            "expected": [vocabulary.notation(action) for action in self.expected],
            "usual": None if self.usual is None else vocabulary.notation(self.usual),
            "hidden": self.hidden,
            "because": self.because,
            "standing": self.standing,
            "stands": [vocabulary.notation(action) for action in self.stands],
            "facts": {vocabulary.notation(action): facts for action, facts in self.facts.items()},
        }
