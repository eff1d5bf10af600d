"""The simple opponent: rules of thumb written for a title or, where nobody wrote any, a small search."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from random import Random
from typing import cast

from cabildo.bots.bot import Bot
from cabildo.bots.uct_bot import UctBot
from cabildo.engine.state import State

Choose = Callable[[State, Random], int]

# by title: the module whose `choose` plays it; loaded when first asked for
RULES_OF_THUMB = {
    "puerto-rico": "cabildo.bots.puerto_rico",
    "rio": "cabildo.bots.rio",
    "trinidad": "cabildo.bots.trinidad",
}
SMALL_SEARCH = 100


class SimpleBot(Bot):
    name = "simple"

    def choose(self, state: State, random: Random) -> int:
        return player_of(state.title.name)(state, random)


@cache
def player_of(title: str) -> Choose:
    if title not in RULES_OF_THUMB:
        return UctBot(SMALL_SEARCH).choose
    return cast(Choose, import_module(RULES_OF_THUMB[title]).choose)
