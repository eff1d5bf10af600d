"""What every bot is: something that chooses an action from a state, and never sees the real one."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from random import Random

from cabildo.engine.state import State

logger = logging.getLogger(__name__)


class Bot(ABC):
    """A player that is a program. It keeps nothing between decisions, so one bot may sit at many tables."""

    name: str  # how it is asked for, as `make_bot` takes it

    @abstractmethod
    def choose(self, state: State, random: Random) -> int:
        """A legal action of the actor. The state is the bot's own to try things on; use no other randomness."""


def answer(bot: Bot, state: State, random: Random) -> int:
    """The bot's action at this decision, always a legal one.

    The bot is shown a sample: a state that the actor could not tell from this one, so that it cannot peek.
    """
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    return answer_to_sample(bot, state.sample(state.actor, random.getrandbits(62)), random)


def answer_to_sample(bot: Bot, sample: State, random: Random) -> int:
    """The same where the state is a sample already, which is the bot's own."""
    legal = sample.legal_actions()
    if len(legal) == 1:
        return legal[0]
    action = int(bot.choose(sample, random))
    if action not in legal:
        logger.warning("bot %s chose action %d, which is not legal", bot.name, action)
        return random.choice(legal)
    return action
