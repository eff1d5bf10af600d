"""What the tests of bad input share: games to forge, and the attempt to hand something in."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import msgspec
from hypothesis import strategies as st

from cabildo.engine.errors import (
    CabildoError,
)
from cabildo.engine.game import Game
from cabildo.engine.record import write_record
from cabildo.testing import laws
from cabildo.titles.puerto_rico.title import TITLE

T = TypeVar("T")

SEEDS = st.integers(0, 10**9)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@cache
def game(players: int) -> Game:
    return laws.random_game(TITLE, players, 50 + players)


def record(players: int = 3, moves: int | None = None) -> dict[str, Any]:
    """The record of a game, or of its beginning, as plain data of one's own."""
    played = game(players)
    if moves is not None:
        played = Game.from_record(record(players), to=moves, title=TITLE)
    document: dict[str, Any] = msgspec.json.decode(write_record(played.record()))
    return document


def attempt(call: Callable[[], T], error: type[CabildoError]) -> tuple[T | None, str]:
    """What the call hands back, or the text of its refusal; any other exception goes through and fails the test."""
    try:
        return call(), ""
    except error as refusal:
        return None, str(refusal)
