"""Makes the action-count trees of Trinidad anew, after the golden games. Only for a new rules version:
`python -m tests.records.make_trinidad_perft`, which takes a minute on the plain Python files.

The start of a game, a town in which everything can be done, a position for every phase, three each in windows and amid
payments where cards can be used, and three each in wars and amid the automaton's games, taken from golden games of all
player counts; each is counted as deep as its tree stays small enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from cabildo.engine.game import Game
from cabildo.engine.state import State
from cabildo.testing.golden import golden_games
from cabildo.titles.trinidad.setup import all_phases
from cabildo.titles.trinidad.title import TITLE
from tests.records.make_perft import counts
from tests.records.make_trinidad_golden import FOLDER, PEOPLE
from tests.titles.trinidad.build import as_table
from tests.titles.trinidad.tempers import town

MOST_NODES = 20_000  # in a tree
EACH = 3  # windows, and payments, with cards
WARS = ("turn", "war-round", "combat")  # in an extended war
AUTOMATON = ("turn", "deciding", "commanding")  # where the automaton plays
PERFT = Path(__file__).parent.parent / "titles" / "trinidad" / "perft.json"


def positions(games: Sequence[Game]) -> dict[str, State]:
    """By name, for each kind of decision a state from a golden game, of 2, 3, 4, 5, 2, ... players if there is one.

    Games with extended wars or the automaton come last: they are for the decisions that only they have.
    """
    found: dict[str, State] = {}
    for number, phase in enumerate(phase for phase in all_phases() if phase.asks()):
        players = PEOPLE[number % len(PEOPLE)]
        rather = sorted(games, key=lambda game: (not is_plain(game), game.state.seats != players))
        state = next(state for game in rather if (state := decision_of(game, phase.name())) is not None)
        found[f"{phase.name()}, {state.seats} players"] = state
    return found


def is_plain(game: Game) -> bool:
    """Without extended wars and the automaton."""
    board = as_table(game.state).board
    return not board.extended_war and board.automaton == 0


def decision_of(game: Game, kind: str, in_war: bool = False) -> State | None:
    """The first such decision with several choices after a third of the game, or in its beginning."""
    moves = len(game.moves)
    for move in (*range(moves // 3, moves), *range(moves // 3)):
        state = game.state_after(move)
        fits = not in_war or as_table(state).area is not None
        if fits and state.phases[state.phase].name() == kind and len(state.legal_actions()) > 1:
            return state
    return None


def uses_of_cards(games: Sequence[Game]) -> dict[str, State]:
    """By name, windows at three moments and payments of three kinds, in each of which cards can be used."""
    found: dict[str, State] = {}
    for game in filter(is_plain, games):
        if len(found) == 2 * EACH:
            break
        for move in range(len(game.moves)):
            state = game.state_after(move)
            kind = state.phases[state.phase].name()
            if kind in ("window", "paying") and uses(state) > (kind == "paying"):
                about = str(state.decision.params["moment"]) if kind == "window" else purchase_of(state)
                count = sum(name.startswith(kind) for name in found)
                if count < EACH and not any(about in name for name in found):
                    found[f"{kind} with cards: {about}, {state.seats} players"] = state
    return found


def wars_and_automata(games: Sequence[Game]) -> dict[str, State]:
    """By name, three decisions each of extended wars and of games with the automaton, of one person and of two."""
    found: dict[str, State] = {}
    boards = [(game, as_table(game.state).board) for game in games]
    for kind, players in zip(WARS, PEOPLE[1:], strict=True):
        fought = [game for game, board in boards if board.extended_war and board.people == board.players == players]
        asked = next(state for game in fought if (state := decision_of(game, kind, in_war=True)) is not None)
        found[f"{kind} in a war, {players} players"] = asked
    for number, kind in enumerate(AUTOMATON):
        people = 1 + number % 2
        alike = [game for game, board in boards if board.automaton and board.people == people]
        asked = next(state for game in alike if (state := decision_of(game, kind)) is not None)
        found[f"{kind}, {('one person', 'two people')[people - 1]} and the automaton"] = asked
    return found


def uses(state: State) -> int:
    """How many cards can be used."""
    return sum(state.vocabulary.kind(action) == "use" for action in state.legal_actions())


def purchase_of(state: State) -> str:
    """What is paid for, but for where."""
    return str(state.to_position()["step"]["purchase"]).split()[0]


def trees() -> list[dict[str, Any]]:
    games = list(golden_games(TITLE, FOLDER))
    states: dict[str, State] = {
        "start, 2 players": TITLE.new(2, 1),
        "start, 5 players, dealt": TITLE.new(5, 1, {"characters": "dealt"}),
        "a town, 3 players": TITLE.from_position(town(3)),
        "a town, 4 players": TITLE.from_position(town(4)),
        **positions(games),
        **uses_of_cards(games),
        **wars_and_automata(games),
    }
    return [
        {"name": name, "position": state.to_position(), "counts": counts(state, MOST_NODES)}
        for name, state in states.items()
    ]


if __name__ == "__main__":
    lines = [msgspec.json.encode(tree).decode() for tree in trees()]
    PERFT.write_text("[\n" + ",\n".join(lines) + "\n]\n")
