"""The law about secret choices that the rules lay open: ballots, bids, sealed orders."""

from __future__ import annotations

from collections.abc import Iterable

from cabildo.engine.game import Game
from cabildo.engine.phase import NOTHING
from cabildo.engine.record import record_data
from cabildo.engine.recorder import Recorder
from cabildo.engine.state import EVERYBODY
from cabildo.engine.title import Title
from cabildo.testing.failures import LawBroken
from cabildo.testing.snapshots import all_eyes

TAKEN_BACK = -2  # in place of the phase: no reveal of it lays them open


def records_show_what_is_revealed(title: Title, games: Iterable[Game]) -> None:
    """Another seat's record tells a secret choice from the moment at which the rules lay it open, and not before.

    Everybody learns something then, and it is secret again when the revealing move is taken back.
    """
    for game in games:
        secret = secret_after_each(title, game)
        if not any(secret):
            continue
        again = Game.from_record(record_data(game.record()), to=0, title=title)
        for number, move in enumerate(game.moves, 1):
            again.replay(move)
            if secret[number] != secret[number - 1]:
                check_records(again, secret[number])
        for number in range(len(game.moves) - 1, -1, -1):
            again.undo()
            if secret[number] != secret[number + 1]:
                check_records(again, secret[number])


class Listener(Recorder):
    """Hears what is laid open, apart from what the game makes of it."""

    def begin(self, move: int, dictated: object) -> None:
        super().begin(move, dictated)  # type: ignore[arg-type]
        self.heard: list[int] = []

        self.lost: list[int] = []

    def revealed(self, phase: int) -> None:
        self.heard.append(int(phase))

    def withdrawn(self, phase: int) -> None:
        self.lost.append(int(phase))


def secret_after_each(title: Title, game: Game) -> list[dict[int, int]]:
    """By number of moves made: the secret choices among them by place, with their phases."""
    listener = Listener(title.chances)
    secret: dict[int, int] = {}
    after = [secret]
    for place, move in enumerate(game.moves):
        state = game.state_after(place)
        listener.begin(place, move.chance)
        state.sink = listener
        phase = int(state.phase)
        if state.phases[phase].hidden():
            secret = {**secret, place: phase}
        state.apply(state.vocabulary.parse(move.action))
        for lost in listener.lost:
            secret = {at: TAKEN_BACK if kind == lost else kind for at, kind in secret.items()}
        for opened in listener.heard:
            secret = {} if opened == NOTHING else {at: kind for at, kind in secret.items() if kind != opened}
        if listener.heard and state.learned != EVERYBODY:
            problem = f"not everybody learned what {move.action!r} laid open"
            raise LawBroken(records_show_what_is_revealed, problem, state)
        after.append(secret)
    return after


def check_records(game: Game, secret: dict[int, int]) -> None:
    """Every seat's record has a gap exactly where another seat's choice is secret."""
    if game.state.over:
        return
    for seat in all_eyes(game.state):
        for place, move in enumerate(game.record_for(seat).get("moves", [])):
            gap = place in secret and move["seat"] != seat
            if (move["action"] is None) != gap:
                what = "does not tell" if move["action"] is None else "tells"
                problem = f"after {len(game.moves)} moves the record of seat {seat} {what} move {place + 1}"
                raise LawBroken(records_show_what_is_revealed, problem, game.state)
