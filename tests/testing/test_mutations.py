"""The forger of documents: it changes copies, in many ways, down to the bottom."""

from __future__ import annotations

import copy
import random

from cabildo.testing.mutations import HOSTILE, mutated

DOCUMENT = {"title": "game", "moves": [{"seat": 0, "action": "a"}, {"seat": 1, "action": "b"}], "on": True}


def test_the_document_itself_stays_as_it_is() -> None:
    before = copy.deepcopy(DOCUMENT)
    for seed in range(200):
        mutated(DOCUMENT, random.Random(seed), 3)
    assert before == DOCUMENT


def test_nearly_every_change_is_one_and_they_differ() -> None:
    changed = [repr(mutated(DOCUMENT, random.Random(seed))) for seed in range(200)]
    assert sum(text != repr(DOCUMENT) for text in changed) > 150  # some exchange equals
    assert len(set(changed)) > 100


def test_changes_reach_every_level() -> None:
    changed = [mutated(DOCUMENT, random.Random(seed)) for seed in range(300)]
    assert any(set(document) != set(DOCUMENT) for document in changed)
    assert any(isinstance(document.get("moves"), list) and len(document["moves"]) == 3 for document in changed)
    assert any(document.get("moves") == DOCUMENT["moves"][::-1] for document in changed)  # type: ignore[index]
    assert any("'seat': -1" in repr(document) for document in changed)


def test_what_holds_nothing_becomes_nonsense() -> None:
    assert len({repr(mutated(None, random.Random(seed))) for seed in range(50)}) > 10


def test_what_is_put_in_once_does_not_change_what_is_put_in_later() -> None:
    before = repr(HOSTILE)
    for seed in range(2000):
        mutated({"one": [1, {"two": 2}], "three": {"four": "five"}}, random.Random(seed), 6)
    assert repr(HOSTILE) == before
