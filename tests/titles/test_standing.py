"""Which questions of the titles can be answered beforehand, and with what."""

from __future__ import annotations

from collections.abc import Iterable

from cabildo.engine.game import Game
from cabildo.engine.registry import title as find_title
from cabildo.engine.state import State
from cabildo.testing import laws
from tests.titles.puerto_rico.build import manned, play, table
from tests.titles.rio.war_games import war_game


def states_of(games: Iterable[Game]) -> Iterable[State]:
    return (state for game in games for state in laws.states_of(game))


def what_stands(states: Iterable[State]) -> dict[str, set[str]]:
    """All that could be answered beforehand in these states, by key."""
    met: dict[str, set[str]] = {}
    for state in states:
        key, stands = asked(state)
        if key is not None:
            assert stands
            met.setdefault(key, set()).update(stands)
    return met


def asked(state: State) -> tuple[str | None, list[str]]:
    if state.over:
        return None, []
    decision = state.decision.to_data(state.vocabulary)
    assert set(decision["stands"]) <= set(decision["choices"])
    return decision["standing"], decision["stands"]


def test_puerto_rico_lets_one_use_or_leave_what_one_may_always() -> None:
    game = laws.random_game(find_title("puerto-rico"), 4, 2)
    builder = table(4, phase="building", seats={0: manned("university", doubloons=9)}, colonists=20)
    assert what_stands([*laws.states_of(game), play(builder, "build guild-hall")]) == {
        "producing": {"pass", "produce"},
        "hospice": {"pass", "use hospice"},
        "privilege": {"pass", "use privilege"},
        "university": {"pass", "use university"},
    }


def test_rio_lets_one_keep_out_of_things_and_join_groups() -> None:
    """Nobody says beforehand that they take every offer, or give up whatever others want."""
    games = [war_game("four, trade", 4), war_game("three, edition 1, trade", 5)]
    games.append(laws.random_game(find_title("rio"), 4, 1))
    assert what_stands(states_of(games)) == {
        "ordering": {"stay"},
        "replying": {"decline"},
        "recruiting": {"done"},
        "attacking": {"done"},
        "defending": {"done"},
        "merging": {"refuse", "agree"},
        "sacrificing": {"refuse"},
    }
