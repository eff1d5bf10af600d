"""Golden games: records in the tree that must replay to the same end as long as the rules version stands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cabildo.engine.documents import read_document
from cabildo.engine.errors import RecordError
from cabildo.engine.game import Game
from cabildo.engine.record import write_record
from cabildo.engine.title import Title
from cabildo.testing.failures import LawBroken


def golden_paths(folder: Path) -> list[Path]:
    """The records in a folder, by name; an empty folder is an error, because it would prove nothing."""
    paths = sorted(folder.glob("*.json"))
    if not paths:
        raise LawBroken(golden_game_replays, f"{folder} holds no golden games")
    return paths


def golden_game_replays(title: Title, path: Path) -> Game:
    """A golden game replays to its end, its result and its hash, and is written again to the same bytes."""
    try:
        game = Game.from_record(read_document(path, RecordError), source=path.name, title=title)
    except RecordError as problem:
        raise LawBroken(
            golden_game_replays,
            f"{problem}. If the rules were meant to change, raise `rules_version` and make the golden games anew",
        ) from None
    if not game.state.over:
        raise LawBroken(golden_game_replays, f"{path.name}: is not played to its end", game.state)
    if write_record(game.record()) != path.read_bytes():
        raise LawBroken(golden_game_replays, f"{path.name}: is written in another way now")
    return game


def golden_games(title: Title, folder: Path) -> Iterator[Game]:
    """All golden games of a folder, replayed and checked."""
    for path in golden_paths(folder):
        yield golden_game_replays(title, path)
