"""Makes the action-count trees of Trinidad anew, after the golden games. Only for a new rules version:
`python -m tests.records.make_trinidad_perft`, which takes minutes on the plain Python files.

The start of a game, a town in which everything can be done, and a position for every phase, taken from golden games of
all player counts; each is counted as deep as its tree stays small enough.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from cabildo.engine.game import Game
from cabildo.engine.state import State
from cabildo.testing.golden import golden_games
from cabildo.titles.trinidad.setup import all_phases
from cabildo.titles.trinidad.title import TITLE
from tests.records.make_perft import counts
from tests.records.make_trinidad_golden import FOLDER
from tests.titles.trinidad.tempers import town

MOST_NODES = 50_000  # in a tree
PERFT = Path(__file__).parent.parent / "titles" / "trinidad" / "perft.json"


def positions() -> dict[str, State]:
    """By name, for each kind of decision a state from a golden game, of 2, 3, 4, 5, 2, ... players if there is one."""
    found: dict[str, State] = {}
    games = list(golden_games(TITLE, FOLDER))
    for number, phase in enumerate(phase for phase in all_phases() if phase.asks()):
        players = TITLE.player_counts[number % len(TITLE.player_counts)]
        rather = sorted(games, key=lambda game: game.state.seats != players)
        state = next(state for game in rather if (state := decision_of(game, phase.name())) is not None)
        found[f"{phase.name()}, {state.seats} players"] = state
    return found


def decision_of(game: Game, kind: str) -> State | None:
    """The first such decision with several choices after a third of the game, or in its beginning."""
    moves = len(game.moves)
    for move in (*range(moves // 3, moves), *range(moves // 3)):
        state = game.state_after(move)
        if state.phases[state.phase].name() == kind and len(state.legal_actions()) > 1:
            return state
    return None


def trees() -> list[dict[str, Any]]:
    states: dict[str, State] = {
        "start, 2 players": TITLE.new(2, 1),
        "start, 5 players, dealt": TITLE.new(5, 1, {"characters": "dealt"}),
        "a town, 3 players": TITLE.from_position(town(3)),
        "a town, 4 players": TITLE.from_position(town(4)),
        **positions(),
    }
    return [
        {"name": name, "position": state.to_position(), "counts": counts(state, MOST_NODES)}
        for name, state in states.items()
    ]


if __name__ == "__main__":
    lines = [msgspec.json.encode(tree).decode() for tree in trees()]
    PERFT.write_text("[\n" + ",\n".join(lines) + "\n]\n")
