"""Where games are kept: the running one by itself in the user's data folder, and wherever somebody saves it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from cabildo.engine.documents import write_safely
from cabildo.engine.errors import CabildoError
from cabildo.engine.game import Game
from cabildo.engine.record import Seat, write_record


def games_folder() -> Path:
    return user_data_path("cabildo", appauthor=False) / "games"


class NotSaved(CabildoError):
    """A file of the player's choice could not be written: the message id of why, and the system's word for it."""

    def __init__(self, message: str, path: Path, problem: str = "") -> None:
        super().__init__(f"{path}: {f'cannot be written ({problem})' if problem else 'exists already'}")
        self.message = message
        self.path = path
        self.problem = problem


class Archive:
    """Writes one game's record: after every answer into its own file, and on demand into others."""

    def __init__(self, seats: Sequence[Seat], resumed: Path | None = None) -> None:
        """A game that is resumed from the data folder goes on in its file."""
        self.seats = list(seats)
        self.path: Path | None = resumed if resumed and resumed.resolve().parent == games_folder().resolve() else None
        self.problem = ""  # why the running game could not be kept, if so
        self._written = {resumed.resolve()} if resumed else set()

    def keep(self, game: Game) -> None:
        """Write the running game; a problem is noted, not raised: the game goes on."""
        try:
            if self.path is None:
                folder = games_folder()
                folder.mkdir(parents=True, exist_ok=True)
                self.path = fresh_path(folder, game.title.name)
            self._write(game, self.path)
            self.problem = ""
        except OSError as problem:
            self.problem = problem.strerror or str(problem)

    def save(self, game: Game, path: Path) -> None:
        """Write the game to a file of the player's choice; raises NotSaved, also rather than replace a stranger."""
        try:
            target = path.expanduser()
            if target.exists() and target.resolve() not in self._written:
                raise NotSaved("save-exists", path)
            self._write(game, target)
            self._written.add(target.resolve())
        except OSError as problem:
            raise NotSaved("save-failed", path, problem.strerror or str(problem)) from None
        except (RuntimeError, ValueError) as problem:  # no such home, no such name
            raise NotSaved("save-failed", path, str(problem)) from None

    def _write(self, game: Game, path: Path) -> None:
        record = msgspec.structs.replace(game.record(), seats=self.seats)
        write_safely(path, write_record(record))


def fresh_path(folder: Path, title: str) -> Path:
    """A file that is not there yet, named after the title and the time."""
    stem = f"{re.sub(r'[^a-z0-9-]', '-', title)}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path
