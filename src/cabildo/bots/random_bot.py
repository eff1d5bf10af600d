"""The bot that picks any legal action, each as likely."""

from __future__ import annotations

from random import Random

from cabildo.bots.bot import Bot
from cabildo.engine.state import State


class RandomBot(Bot):
    name = "random"

    def choose(self, state: State, random: Random) -> int:
        return random.choice(state.legal_actions())
