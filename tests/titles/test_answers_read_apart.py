"""Every answer reads alone: at no question two of them say the same, in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice

import pytest

from cabildo.engine.messages import Messages, languages
from cabildo.engine.registry import title as find_title
from cabildo.engine.state import State
from cabildo.testing import laws
from tests.titles.rio.war_games import war_game
from tests.titles.trinidad.busy_games import GAMES, busy_game

NAMES = ("Anna", "Ben", "Carla", "Dario", "Elena")
EVERY = 5  # so often a state of a game is looked at


def by_chance(name: str, players: int) -> Iterable[State]:
    return laws.states_of(laws.random_game(find_title(name), players, players))


def busy(name: str) -> Iterable[State]:
    players, fields = GAMES[name]
    return busy_game(players, 3, **fields)


PLAYED: dict[str, Callable[[], Iterable[State]]] = {
    "puerto-rico": lambda: by_chance("puerto-rico", 4),
    "rio": lambda: by_chance("rio", 5),
    "rio, a war": lambda: laws.states_of(war_game("four, trade", 4)),
    "trinidad": lambda: by_chance("trinidad", 3),
    "trinidad, much happens": lambda: busy("five, late"),
    "trinidad, cards and offers": lambda: busy("four, short, late, cards, events, talks"),
    "trinidad, a war": lambda: busy("three, late, war"),
}


@pytest.mark.parametrize("game", PLAYED)
def test_no_two_answers_say_the_same(game: str) -> None:
    title = find_title(game.partition(",")[0])
    spoken = [Messages(title, language, names=NAMES) for language in languages()]
    asked = 0
    for state in islice(PLAYED[game](), 0, None, EVERY):
        if state.over:
            continue
        asked += 1
        for messages in spoken:
            said: dict[str, str] = {}
            for notation in state.decision.to_data(state.vocabulary)["choices"]:
                text = messages.action(notation, title.facts(state, notation))
                assert said.setdefault(text, notation) == notation, (messages.language, text)
    assert asked > 20
