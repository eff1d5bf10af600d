"""The bots there are, by the names that people type: "random", "simple", "uct:200"."""

from __future__ import annotations

import re

from cabildo.bots.bot import Bot
from cabildo.bots.random_bot import RandomBot
from cabildo.bots.simple_bot import SimpleBot
from cabildo.bots.uct_bot import UctBot
from cabildo.engine.errors import OptionError

BOT_SPECS = ("random", "simple", "uct:ITERATIONS")  # what can be asked for
LEVELS = ("random", "simple")  # what is offered to somebody who just wants to play, weakest first
UCT = re.compile(r"uct:([1-9][0-9]{0,6})")


def make_bot(spec: str) -> Bot:
    """The bot of this name; raises OptionError, which lists what there is."""
    if spec == RandomBot.name:
        return RandomBot()
    if spec == SimpleBot.name:
        return SimpleBot()
    searching = UCT.fullmatch(spec)
    if searching:
        return UctBot(int(searching[1]))
    raise OptionError(f"bot {spec!r}: there is no such bot (there are: {', '.join(BOT_SPECS)}, for example uct:200)")
