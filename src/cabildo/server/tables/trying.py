"""Trying actions without doing them: nothing is written and nobody is told."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from cabildo.engine.errors import CabildoError, IllegalAction
from cabildo.engine.foresight import foresee
from cabildo.engine.state import State
from cabildo.server.differences import difference
from cabildo.server.problems import RequestProblem, conflict, forbidden, invalid
from cabildo.server.tables.seeing import seats_of
from cabildo.server.tables.tables import Tables
from cabildo.server.wire.games import Decision, WarningLine
from cabildo.server.wire.moves import Tried, TryWish


class Trying:
    """What a seat that is asked may try, however often its pointer moves over the board."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def attempt(self, table: str, wish: TryWish, person: str) -> Tried:
        """What the actions would lead to; raises a problem, for the first that is not legal with its rule."""
        live = await self._tables.live(table)
        if live.row.sequence < wish.expected:  # a client heard of another process's move before this process did
            await self._tables.catch_up(table)
            live = await self._tables.live(table)
        if wish.seat not in seats_of(live.row, person):
            raise forbidden("this seat is not yours")
        if live.game is None or live.game.state.over:
            raise conflict("the game is not running")
        if live.row.sequence != wish.expected:
            raise conflict(f"the table is at sequence {live.row.sequence}, not at {wish.expected}")
        if live.game.state.actor != wish.seat:
            raise RequestProblem(409, "problem-not-your-turn", "it is not your turn", "engine.not-your-turn")
        try:  # beside the loop: the state is never changed, since moves go on from a copy
            return await asyncio.to_thread(tried, live.game.state, wish)
        except IllegalAction as problem:
            raise invalid(str(problem), problem.rule) from None
        except CabildoError as problem:
            raise invalid(str(problem)) from None


def tried(state: State, wish: TryWish) -> Tried:
    found = foresee(state, wish.seat, wish.actions)
    change: Any = difference(state.view(wish.seat), found.view)
    return Tried(
        sequence=wish.expected,
        played=found.played,
        final=found.final,
        change=change,
        decision=cast(Decision | None, found.decision),
        cost=found.cost,
        leaves=found.leaves,
        points=found.points,
        warnings=[WarningLine(line.message, line.params, line.rule) for line in found.warnings],
    )
