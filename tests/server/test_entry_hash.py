"""The fingerprint of an entry of a game's log: the same for what is written and for what is read again."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from cabildo.server.store.entry_hash import entry_hash

SAID: list[dict[str, Any]] = [
    {"action": "pass", "chance": ["die 3"]},
    {"b": {"y": 1, "x": [None, "é"]}, "a": True},
]
NUMBERED: list[dict[str, Any]] = [{"params": {10: "ten", 9: "nine", 1: {2: 3}}}]


def test_it_is_that_of_what_is_read_again() -> None:
    for moves, events in ((SAID, []), (SAID, NUMBERED), (NUMBERED, SAID)):
        again = msgspec.json.decode(msgspec.json.encode([moves, events]))
        assert entry_hash("t", 4, "move", 2, "key", moves, events) == entry_hash("t", 4, "move", 2, "key", *again)


def test_it_stays_as_it_is_in_databases() -> None:
    written = '["t",4,"move",2,"key",[{"a":true,"b":{"x":[null,"é"],"y":1}}],[]]'.encode()
    assert entry_hash("t", 4, "move", 2, "key", SAID[1:], []) == hashlib.sha256(written).hexdigest()[:32]
