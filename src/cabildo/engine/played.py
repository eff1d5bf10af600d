"""Moves that were played: what it takes to go back before one, and what of it is hidden from whom."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from cabildo.engine.events import in_audience
from cabildo.engine.phase import NOTHING
from cabildo.engine.state import State


class Played(Struct, frozen=True):
    """A move that was played: what it takes to go back before it, and to tell it to others."""

    before: State
    seat: int
    hidden: int  # the phase in which it was a secret choice, NOTHING for an open one
    reveals: list[int]  # the phases whose secret choices it laid open, NOTHING for all, and withdrawals
    learned: int  # the seats that learned something by it, as bits
    events: int  # how many there were before it
    audiences: list[int]  # of its chance results


def hidden_in(state: State) -> int:
    """The present phase where its choice is secret, else NOTHING."""
    return int(state.phase) if state.phases[state.phase].hidden() else NOTHING


def still_hidden(choices: Sequence[tuple[int, Sequence[int]]]) -> list[bool]:
    """Which moves of a game are secret after the last of them; each is told by `Played.hidden` and `Played.reveals`."""
    opened: set[int] = set()
    secret = []
    for hidden, reveals in reversed(choices):
        opened.update(phase for phase in reveals if phase >= NOTHING)  # also itself: the last of the ballots
        opened.difference_update(withdrawal_from(mark) for mark in reveals if mark < NOTHING)
        secret.append(hidden != NOTHING and not opened & {hidden, NOTHING})
    return secret[::-1]


def withdrawal_from(phase: int) -> int:
    """How a move notes that it took back the secret choices of a phase unseen, and the phase from such a note."""
    return NOTHING - 1 - phase


def seen_results(results: Sequence[str], audiences: Sequence[int], seat: int | None) -> list[str]:
    """Chance results as the seat may know them: of those for others only the kind."""
    return [
        result if in_audience(audience, seat) else result.partition(" ")[0]
        for result, audience in zip(results, audiences, strict=True)
    ]
