"""Makes the action-count trees of Puerto Rico anew. Only for a new rules version: `python -m tests.records.make_perft`.

A dozen positions, one at least for each phase, taken from golden games; each is counted as deep as stays under a
million nodes. Run it on the compiled build (PYTHONPATH=build/compiled).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from cabildo.engine.state import State
from cabildo.testing.golden import golden_games
from cabildo.testing.perft import perft
from cabildo.titles.puerto_rico.setup import all_phases
from cabildo.titles.puerto_rico.title import TITLE
from tests.records.make_golden import FOLDER

PERFT = Path(__file__).parent.parent / "titles" / "puerto_rico" / "perft.json"
MOST_NODES = 1_000_000  # in a tree


def positions() -> dict[str, State]:
    """By name, for each kind of decision a state from the middle of a golden game with several choices."""
    found: dict[str, State] = {}
    wanted = [phase.name() for phase in all_phases()]
    games = list(golden_games(TITLE, FOLDER))
    each = len(games) // len(TITLE.player_counts)
    for number, game in enumerate(game for first in range(each) for game in games[first::each]):  # 2, 3, 4, 5 players
        for move in range(len(game.moves) // 3 + number, len(game.moves)):
            state = game.state_after(move)
            kind = state.phases[state.phase].name()
            name = f"{kind}, {state.seats} players"
            if kind in wanted and len(state.legal_actions()) > 1:
                wanted.remove(kind)
                found[name] = state
                break
    return found


def counts(state: State, most: int = MOST_NODES) -> list[int]:
    """The counts for depth 1, 2, ... as long as they stay under the limit."""
    found: list[int] = []
    count = perft(state, 1)
    while 0 < count < most:
        found.append(count)
        count = perft(state, len(found) + 1)
    return found


def trees() -> list[dict[str, Any]]:
    states = {"start, 2 players": TITLE.new(2, 1), "start, 5 players": TITLE.new(5, 1), **positions()}
    return [{"name": name, "position": state.to_position(), "counts": counts(state)} for name, state in states.items()]


if __name__ == "__main__":
    lines = [msgspec.json.encode(tree).decode() for tree in trees()]
    PERFT.write_text("[\n" + ",\n".join(lines) + "\n]\n")
