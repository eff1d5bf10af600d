"""Makes the action-count trees of Río de la Plata anew. Only for a new rules version:
`python -m tests.records.make_rio_perft`, on the compiled build (PYTHONPATH=build/compiled).

A position for every phase and some more in wars, taken from golden games of all player counts; each is counted as deep
as its tree stays small enough.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from cabildo.engine.game import Game
from cabildo.engine.state import State
from cabildo.testing.golden import golden_game_replays, golden_games, golden_paths
from cabildo.titles.rio import phases
from cabildo.titles.rio.setup import all_phases
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.title import TITLE
from tests.records.make_perft import counts
from tests.records.make_rio_golden import FOLDER
from tests.titles.rio.build import as_table

MOST_NODES = 200_000  # in a tree
PERFT = Path(__file__).parent.parent / "titles" / "rio" / "perft.json"


def positions() -> dict[str, State]:
    """By name, for each kind of decision a state from a golden game, of 2, 3, 4, 5, 2, ... players if there is one."""
    found: dict[str, State] = {}
    games = list(golden_games(TITLE, FOLDER))
    for number, phase in enumerate(all_phases()):
        players = TITLE.player_counts[number % len(TITLE.player_counts)]
        rather = sorted(games, key=lambda game: game.state.seats != players)
        state = next(state for game in rather if (state := decision_of(game, phase.name())) is not None)
        found[f"{phase.name()}, {state.seats} players"] = state
    return found


def leads(state: RioState, attacks: bool) -> bool:
    """Whether the attacker, or a defender, has several groups to lead."""
    is_attacker = state.war is not None and state.actor == state.war.attacker
    return state.phase == phases.LEADING and is_attacker == attacks and len(state.legal_actions()) > 3


def may_give_up(state: RioState) -> bool:
    """Whether the group that marches can get a bonus step."""
    words = {state.vocabulary.kind(action) for action in state.legal_actions()}
    return state.phase == phases.MARCHING and words >= {"march", "sacrifice"}


WAR: dict[str, tuple[str, Callable[[RioState], bool]]] = {
    "leading as attacker": ("4-players-war", lambda state: leads(state, attacks=True)),
    "leading as attacker, edition 1": ("5-players-war-20", lambda state: leads(state, attacks=True)),
    "leading as defender": ("4-players-war", lambda state: leads(state, attacks=False)),
    "leading as defender of two colours": ("2-players-war", lambda state: leads(state, attacks=False)),
    "marching with sacrifices": ("3-players-war", may_give_up),
}


def war_positions() -> dict[str, State]:
    """By name, states from golden games with wars."""
    found: dict[str, State] = {}
    for name, (files, is_wanted) in WAR.items():
        games = (golden_game_replays(TITLE, path) for path in golden_paths(FOLDER) if path.name.startswith(files))
        states = (as_table(game.state_after(move)) for game in games for move in range(len(game.moves)))
        found[name] = next(state for state in states if is_wanted(state))
    return found


def decision_of(game: Game, kind: str) -> State | None:
    """The first such decision with several choices after a third of the game."""
    for move in range(len(game.moves) // 3, len(game.moves)):
        state = game.state_after(move)
        if state.phases[state.phase].name() == kind and len(state.legal_actions()) > 1:
            return state
    return None


def trees() -> list[dict[str, Any]]:
    states = {
        "start, 2 players": TITLE.new(2, 1),
        "start, 4 players, edition 1": TITLE.new(4, 1, {"edition": "1"}),
        **positions(),
        **war_positions(),
    }
    return [
        {"name": name, "position": state.to_position(), "counts": counts(state, MOST_NODES)}
        for name, state in states.items()
    ]


if __name__ == "__main__":
    lines = [msgspec.json.encode(tree).decode() for tree in trees()]
    PERFT.write_text("[\n" + ",\n".join(lines) + "\n]\n")
