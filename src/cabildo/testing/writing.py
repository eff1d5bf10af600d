"""Laws about games and states written down: they come back the same, and the same seed gives the same game."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from cabildo.engine.errors import PositionError, RecordError
from cabildo.engine.game import Game
from cabildo.engine.positions import document_hash, position_hash
from cabildo.engine.record import write_record
from cabildo.engine.state import State
from cabildo.engine.title import BoardSource, Title
from cabildo.testing.failures import LawBroken
from cabildo.testing.snapshots import all_eyes, as_bytes, asked, seen_from, snapshot
from cabildo.testing.walks import pick_action, random_game


def positions_go_both_ways(title: Title, states: Iterable[State], moves: int = 10, seed: int = 0) -> None:
    """A position written as JSON and read again is the same state for everybody, and goes on in the same way.

    Its hash does not depend on the generator.
    """
    law = positions_go_both_ways
    pick = random.Random(seed)
    for state in states:
        document = msgspec.json.decode(msgspec.json.encode(state.to_position()))
        try:
            loaded = title.from_position(document)
        except PositionError as problem:
            raise LawBroken(law, f"the title refuses a position of its own: {problem}", state) from None
        difference = first_difference(state, loaded)
        if difference:
            raise LawBroken(law, f"after reading it again {difference}", state)
        if snapshot(loaded) != snapshot(state):
            raise LawBroken(law, "written again it is another position", state)
        other = state.copy()
        other.reseed(seed + 1)
        if position_hash(other) != position_hash(state) or document_hash(document) != position_hash(state):
            raise LawBroken(law, "its hash depends on more than the position", state)
        full = msgspec.json.decode(msgspec.json.encode(state.to_position(full=True)))
        again = title.from_position(full).to_position()
        if not document.keys() <= full.keys() or as_bytes(again) != as_bytes(document):
            raise LawBroken(law, "written with all fields it is another position", state)
        played = state.copy()
        for _ in range(moves):
            if played.over:
                break
            action = pick_action(played, pick)
            if played.apply(action) != loaded.apply(action) or played.legal_actions() != loaded.legal_actions():
                raise LawBroken(law, "read again it goes on in another way", state)
        if snapshot(played) != snapshot(loaded):
            raise LawBroken(law, "read again it goes on in another way", state)


def first_difference(one: State, other: State) -> str:
    """What somebody at the table could tell two states apart by, or the empty string."""
    if one.legal_actions() != other.legal_actions():
        return "the legal actions differ"
    for seat in all_eyes(one):
        if seen_from(one, seat) != seen_from(other, seat):
            return f"the view of seat {seat} differs"
    if asked(one) != asked(other):
        return "the decision differs"
    return "" if position_hash(one) == position_hash(other) else "the hash differs"


def records_replay(title: Title, games: Iterable[Game], every: int = 100) -> None:
    """A record replays, without seed, to the same states, events and result; also its first moves alone."""
    law = records_replay
    for game in games:
        text = write_record(game.record())
        document = msgspec.json.decode(text)
        try:
            replayed = Game.from_record(document, title=title)
        except RecordError as problem:
            raise LawBroken(law, f"the record of a game does not replay: {problem}") from None
        if replayed.events != game.events:
            raise LawBroken(law, "other events happen in the replay")
        if write_record(replayed.record()) != text:
            raise LawBroken(law, "the replay has another record")
        for moves in range(0, len(game.moves) + 1, every):
            state = game.state_after(moves)
            part = Game.from_record(document, to=moves, title=title)
            difference = first_difference(state, part.state)
            if difference:
                raise LawBroken(law, f"replayed to move {moves} {difference}", state)


def same_seed_same_game(
    title: Title,
    players: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    board: BoardSource = None,
) -> None:
    """The same seed and actions give the same game, whether somebody listens or not."""
    law = same_seed_same_game
    game = random_game(title, players, seed, options, board)
    if write_record(random_game(title, players, seed, options, board).record()) != write_record(game.record()):
        raise LawBroken(law, f"seed {seed} with {players} players gave two games")
    state = title.new(players, seed, options, board)
    for number, move in enumerate(game.moves):
        if snapshot(state) != snapshot(game.state_after(number)):
            raise LawBroken(law, f"without a sink it is another game (seed {seed}, move {number})", state)
        state.apply(state.vocabulary.parse(move.action))
