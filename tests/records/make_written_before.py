"""Made the positions in `written_before`: `python -m tests.records.make_written_before`. Kept for the record.

It was run once, with the code of commit f5d9476, and is not meant to be run again: the files tell what that code wrote,
and what it found in it, so that later code can be held to it (`tests/titles/test_written_before.py`).
"""

from __future__ import annotations

import hashlib
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from cabildo.engine.errors import PositionError
from cabildo.engine.game import Game
from cabildo.engine.positions import position_hash
from cabildo.engine.state import State
from cabildo.engine.title import Title
from cabildo.testing.snapshots import snapshot
from cabildo.titles.puerto_rico.title import TITLE as PUERTO_RICO
from cabildo.titles.rio.title import TITLE as RIO
from tests.records.games_written_before import brisk, puerto_rico_case, puerto_rico_games, rio_case, rio_games
from tests.records.make_golden import Temper, any_action, mostly_usual
from tests.records.written_before import Collection, Written, ranges_of, write_collection
from tests.titles.rio.war_games import warlike_action

COMMIT = "f5d9476"
EACH = 8  # positions of a case
ENDING = 3  # of them, from where the end of the game is in reach
FORCED = 1  # of them besides, that leave no choice
ON = 60  # moves that a game goes on where its end is far
TO_THE_END = 260  # moves at most where it is near
PLENTY = 25  # states of a case from games of a kind
ATTEMPTS = 40  # at finding positions near the end

Case = Callable[[str, dict[str, Any], str], str]


class Candidate(Struct, frozen=True):
    """A state worth keeping."""

    state: State
    options: str  # players and options of its game
    left: int  # moves until the end of its game


# ---- collecting


def candidates(games: Iterator[Game], case: Case) -> dict[str, list[Candidate]]:
    """The states of the games by case, also those at which nobody had a choice ("forced")."""
    found: dict[str, list[Candidate]] = defaultdict(list)
    seen: set[str] = set()
    for game in games:
        for number in range(len(game.moves)):
            state, left = game.state_after(number), len(game.moves) - number
            written = state.to_position()
            options = f"{state.seats} {written.get('options')} {'board' in written}"
            keep(found, seen, case(state.decision.kind, written, origin_of(game, number)), state, options, left)
            origin = origin_of(game, number + 1)
            for forced in forced_states(game, number) if number % 4 == 0 else ():
                name = case(forced.decision.kind, forced.to_position(), origin)
                keep(found, seen, f"{name}, forced", forced, options, left)
    return found


def origin_of(game: Game, number: int) -> str:
    """The last action before this state that was not a part of siting or laying."""
    for move in reversed(game.moves[:number]):
        if move.action.split()[0] not in ("site", "road", "wall"):
            return move.action
    return ""


def keep(found: dict[str, list[Candidate]], seen: set[str], case: str, state: State, options: str, left: int) -> None:
    """A state that is not there yet, unless there are plenty like it."""
    if sum(other.options == options for other in found[case]) < PLENTY and (mark := position_hash(state)) not in seen:
        seen.add(mark)
        found[case].append(Candidate(state, options, left))


def forced_states(game: Game, number: int) -> Iterator[State]:
    """The states between a move and the next one, in which nobody had a choice."""
    state, move = game.state_after(number), game.moves[number]
    if move.chance:  # another result would lead elsewhere
        return
    state.phases[state.phase].play(state, state.vocabulary.parse(move.action))
    while not state.over:
        state.rest()
        phase = state.phases[state.phase]
        if len(state.legal) != 1 or phase.always_asked(state):
            return
        yield state.copy()
        phase.play(state, state.legal[0])


# ---- choosing


def choose(
    title: Title,
    case: str,
    found: list[Candidate],
    tempers: tuple[Temper, Temper],
    vocabularies: list[list[str]],
) -> list[Written]:
    """Some that lead to the end of the game, and some of every number of players and option that there is."""
    pick = random.Random(case)
    brisk, free = tempers
    chosen: list[Written] = []
    wanted = FORCED if case.endswith("forced") else EACH
    taken: set[int] = set()
    for candidate in sorted(found, key=lambda candidate: candidate.left)[:ATTEMPTS]:
        if len(chosen) < min(wanted, ENDING):
            written = written_down(title, case, candidate, brisk, pick, TO_THE_END, vocabularies)
            if written.hash is not None:
                chosen.append(written)
                taken.add(id(candidate))
    for candidate in spread(found, pick):
        if len(chosen) < wanted and id(candidate) not in taken:
            chosen.append(written_down(title, case, candidate, free, pick, ON, vocabularies))
    return chosen


def spread(found: list[Candidate], pick: random.Random) -> Iterator[Candidate]:
    """First one of each kind of game, then the second ones, and so on."""
    kinds: dict[str, list[Candidate]] = defaultdict(list)
    for candidate in found:
        kinds[candidate.options].append(candidate)
    rows = list(kinds.values())
    pick.shuffle(rows)
    for row in rows:
        pick.shuffle(row)
    for number in range(max(len(row) for row in rows)):
        yield from (row[number] for row in rows if number < len(row))


def written_down(
    title: Title,
    case: str,
    candidate: Candidate,
    temper: Temper,
    pick: random.Random,
    most: int,
    vocabularies: list[list[str]],
) -> Written:
    """The state as it is kept, with so many moves that may follow."""
    position = msgspec.json.decode(msgspec.json.encode(candidate.state.to_position()))
    try:
        state = title.from_position(position)
    except PositionError as problem:
        raise AssertionError(f"{case}: {problem}") from None
    if snapshot(state) != snapshot(candidate.state):
        raise AssertionError(f"{case}: does not come back from its position")
    vocabulary = state.vocabulary
    notations = [vocabulary.notation(action) for action in range(len(vocabulary))]
    if notations not in vocabularies:
        vocabularies.append(notations)
    reasons: dict[str, list[int]] = defaultdict(list)
    for action in range(len(vocabulary)):
        reason = state.explain(action, state.actor)
        if reason is not None:
            reasons[reason].append(action)
    game = Game.from_position(position, seed=pick.getrandbits(60), title=title)
    while not game.state.over and len(game.moves) < most:
        game.apply(temper(game.state, pick))
    usual = state.decision.usual
    return Written(
        name="",
        case=case,
        position=position,
        vocabulary=vocabularies.index(notations),
        actor=int(state.actor),
        kind=state.decision.kind,
        usual=None if usual is None else vocabulary.notation(usual),
        legal=[vocabulary.notation(action) for action in state.legal_actions()],
        reasons={reason: ranges_of(actions) for reason, actions in reasons.items()},
        view=hash_of(state.view(int(state.actor))),
        moves=list(game.moves),
        result=game.result(),
        hash=position_hash(game.state) if game.state.over else None,
        then=[] if game.state.over else [vocabulary.notation(action) for action in game.state.legal_actions()],
    )


def hash_of(data: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:16]


def collect(title: Title, games: Iterator[Game], case: Case, tempers: tuple[Temper, Temper]) -> Collection:
    vocabularies: list[list[str]] = []
    positions: list[Written] = []
    found = candidates(games, case)
    for name in sorted(found):
        positions += choose(title, name, found[name], tempers, vocabularies)
    for number, written in enumerate(positions):
        written.name = f"{title.name}-{number + 1:03}"
    return Collection(COMMIT, title.name, vocabularies, positions)


if __name__ == "__main__":
    write_collection(collect(PUERTO_RICO, puerto_rico_games(), puerto_rico_case, (mostly_usual, any_action)))
    write_collection(collect(RIO, rio_games(), rio_case, (brisk, warlike_action)))
