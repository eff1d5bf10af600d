"""Votes of the council for tests: who may call one, how it is held, and what comes of it."""

from __future__ import annotations

from typing import Any

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CHARACTER_NAMES
from tests.titles.trinidad.build import play, table


def assembly(players: int = 4, seats: dict[int, dict[str, Any]] | None = None, **fields: Any) -> TrinidadState:
    """A table where everybody has an upright Character, two silver coins and the council value 9, unless it is said."""
    usual = {
        seat: {"character": CHARACTER_NAMES[seat], "coins": 4, "council": 9, **(seats or {}).get(seat, {})}
        for seat in range(players)
    }
    return table(players, seats=usual, **fields)


def propose(state: TrinidadState, *law: str) -> TrinidadState:
    """The actor calls a vote on a law; everybody declares to abstain, which binds nobody."""
    play(state, "call vote", f"law {law[0]}", *(f"work {grid}" for grid in law[1:]))
    return play(state, *["declare abstain"] * len(state.players))


def cast(state: TrinidadState, *ballots: str) -> TrinidadState:
    """The ballots in the order of play."""
    return play(state, *(f"ballot {ballot}" for ballot in ballots))


def approve(state: TrinidadState, *law: str) -> TrinidadState:
    """The actor's law is approved by the first one's vote alone."""
    propose(state, *law)
    return cast(state, "yes 1", *["abstain"] * (len(state.players) - 1))


def reject(state: TrinidadState, *law: str) -> TrinidadState:
    propose(state, *law)
    return cast(state, "no 1", *["abstain"] * (len(state.players) - 1))


def amid_a_vote(**fields: Any) -> TrinidadState:
    """Four seats in the order 2, 0, 3, 1; seat 2 has proposed war, 2 and 0 have voted, 3 is asked."""
    state = propose(assembly(4, order=[2, 0, 3, 1], actor=2, **fields), "war")
    return cast(state, "yes 3", "no 1")
