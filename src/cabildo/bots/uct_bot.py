"""The bot that searches: `uct:200` looks at 200 random courses of the game before each decision."""

from __future__ import annotations

from random import Random

from cabildo.bots.bot import Bot
from cabildo.bots.uct import search
from cabildo.engine.state import State


class UctBot(Bot):
    """Takes the action that the search tried most often, the first of equals."""

    def __init__(self, iterations: int) -> None:
        self.name = f"uct:{iterations}"
        self.iterations = iterations

    def choose(self, state: State, random: Random) -> int:
        tried = search(state, self.iterations, random.getrandbits(31))
        return max(tried, key=lambda action_and_visits: action_and_visits[1])[0]
