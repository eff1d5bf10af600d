"""Tables and people for answers that are given for somebody: the made-up auction over the wire and in memory."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

from cabildo.engine.game import Game
from cabildo.server.store.rows import SeatRow, TableRow
from tests.server.conftest import Guest

NEW_YEAR = datetime(2026, 1, 1, tzinfo=UTC)
PASS = {"seat": 1, "key": "storms", "action": "pass"}


async def auction(anna: Guest, ben: Guest) -> str:
    """A running auction of Anna, at seat 0, and Ben."""
    made = await anna.new_table("me", "link", title="toy-auction", options={})
    table = str(made["table"]["id"])
    await ben.post(f"/api/tables/{table}/join", {"token": made["invitations"][0]["token"]})
    await anna.post(f"/api/tables/{table}/start")
    return table


async def alone(anna: Guest) -> str:
    """A running auction of Anna at both seats, who have no storm."""
    made = await anna.new_table("me", "me", title="toy-auction", options={}, seed=1)
    return str(made["table"]["id"])


async def bid_and_win(anna: Guest, ben: Guest, table: str) -> None:
    """Anna wins, so that seat 1 is asked whether it plays a storm."""
    await anna.move(table, 0, "bid 1")
    await ben.move(table, 1, "bid 0")


async def until_asked(guest: Guest, table: str, kind: str) -> Any:
    """What the guest sees when this kind of question is asked; the server needs a moment for what it does itself."""
    for _ in range(1000):
        seen = await guest.look(table)
        if seen["decision"]["kind"] == kind:
            return seen
        await asyncio.sleep(0.01)
    raise AssertionError(f"nobody is asked for {kind}")


def row_of(game: Game) -> TableRow:
    """A table at which a person sits at each seat of the game."""
    players = game.state.people
    return TableRow(
        id="table",
        title=game.title.name,
        rules=1,
        options={},
        players=players,
        public=False,
        days_per_move=None,
        owner="anna",
        status="running",
        sequence=1,
        actor=int(game.state.actor),
        undo_asked=None,
        created=NEW_YEAR,
        moved=NEW_YEAR,
        rematch=None,
        origin=None,
        seats=[SeatRow(seat, f"person {seat}", "", None, None) for seat in range(players)],
    )
