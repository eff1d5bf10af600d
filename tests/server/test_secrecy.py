"""What a seat or a spectator receives does not change by a byte when things change that it may not know."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec
import pytest

from cabildo.engine.game import Game
from cabildo.engine.record import write_record
from cabildo.server.store.rows import PersonRow, SeatRow, TableRow
from cabildo.server.tables.live_table import LiveTable
from cabildo.server.tables.seeing import decision_for
from cabildo.server.tables.showing import table_state
from cabildo.server.wire.games import Decision
from tests.server.conftest import Guest, Join
from tests.server.test_records import bring
from tests.server.test_replay import fork

PEOPLE = {name: PersonRow(name, name, "blue") for name in ("anna", "bob", "chris")}
AT = datetime(2026, 1, 1, tzinfo=UTC)


def live_table(game: Game) -> LiveTable:
    row = TableRow(
        id="t",
        title="puerto-rico",
        rules=1,
        options={},
        players=3,
        public=False,
        days_per_move=None,
        owner="anna",
        status="running",
        sequence=9,
        actor=int(game.state.actor),
        undo_asked=None,
        created=AT,
        moved=AT,
        rematch=None,
        origin=None,
        seats=[SeatRow(seat, name, "", None, None) for seat, name in enumerate(PEOPLE)],
    )
    return LiveTable(row, game, [])


def received(game: Game, person: str, seat: int | None) -> bytes:
    return msgspec.json.encode(table_state(live_table(game), person, seat, 0, PEOPLE, set()))


@pytest.mark.parametrize(("person", "seat", "hidden"), [("anna", 0, (1, 2)), ("bob", 1, (0, 2)), ("eve", None, (0, 1))])
def test_points_of_others_and_the_generator_stay_on_the_server(
    person: str, seat: int | None, hidden: tuple[int, int]
) -> None:
    game = Game.new("puerto-rico", 3, seed=3, options={"governor": 1})
    position = game.state.to_position()
    for number, player in enumerate(position["players"]):
        player["points"] = 10 + number
    position["chips"] = 75 - 33
    one = Game.from_position(position)
    giver, taker = hidden
    position["players"][giver]["points"] -= 4
    position["players"][taker]["points"] += 4
    position["generator"] = [7, 7]
    other = Game.from_position(position)
    assert one.state.to_position() != other.state.to_position()
    assert received(one, person, seat) == received(other, person, seat)


def test_the_check_would_see_a_leak() -> None:
    game = Game.new("puerto-rico", 3, seed=3, options={"governor": 1, "open-points": True})
    position = game.state.to_position()
    one = Game.from_position(position)
    position["players"][1]["points"] = 5
    position["chips"] = 70
    assert received(one, "anna", 0) != received(Game.from_position(position), "anna", 0)


def test_seed_and_invitations_are_for_nobody_and_the_owner() -> None:
    game = Game.new("puerto-rico", 3, seed=123456789, options={"governor": 1})
    live = live_table(game)
    live.row.seats[2].person, live.row.seats[2].invitation = None, "secret-token"
    for person, seat in (("bob", 1), ("eve", None)):
        sent = msgspec.json.encode(table_state(live, person, seat, 0, PEOPLE, set()))
        assert b"secret-token" not in sent
        assert b"123456789" not in sent
        assert b"generator" not in sent


def test_what_cannot_be_taken_back_is_told_to_the_seat_that_decides() -> None:
    game = Game.new("puerto-rico", 3, seed=3, options={"governor": 1})
    game.apply("role settler")
    for seat in range(2):
        assert decision(game, seat)["final"] == []
        game.apply(decision(game, seat)["choices"][0])
    assert decision(game, 2)["final"] == decision(game, 2)["choices"]  # new tiles are turned up then
    for other in (0, None):
        assert decision(game, other).keys() == {"seat", "kind", "prompt", "hidden", "because"}


def decision(game: Game, seat: int | None) -> Decision:
    told = decision_for(live_table(game), seat)
    assert told is not None
    return told


# ---- going on elsewhere from a running game


async def running_from(anna: Guest, points: Sequence[int]) -> str:
    """A running table, all seats Anna's, at which the seats have these points in chips."""
    position = Game.new("puerto-rico", len(points), seed=3, options={"governor": 1}).state.to_position()
    for player, number in zip(position["players"], points, strict=True):
        player["points"] = number
    position["chips"] -= sum(points)
    brought = await bring(anna, write_record(Game.from_position(position, seed=1).record()))
    return str((await fork(anna, brought["id"], 0, *["me"] * len(points)))["table"]["id"])


async def fork_as_seen(anna: Guest, table: str, seat: int, players: int) -> list[bytes]:
    """All that anybody hears of a table that goes on from what the seat knows, also of its next move and its replay."""
    new = (await fork(anna, table, 0, *["me"] * players, seat=seat))["table"]["id"]
    await anna.move(new, 0, "role mayor")
    seen = []
    for eyes in (*(f"seat={number}" for number in range(players)), "spectator=true"):
        state = await anna.get(f"/api/tables/{new}" + ("" if "spectator" in eyes else f"?{eyes}"))
        for varying in ("id", "created", "moved", "origin"):
            del state["table"][varying]
        del state["version"]  # of all of it, what varies included
        replay = await anna.get(f"/api/tables/{new}/replay?{eyes}")
        del replay["table"]
        figures = await anna.get(f"/api/tables/{new}/replay/figures?{eyes.replace('spectator=true', '')}")
        seen.append(msgspec.json.encode([state, replay, figures], order="deterministic"))
    return seen


@pytest.mark.parametrize(("points", "others"), [((4, 6, 8, 9), (4, 9, 9, 5)), ((4, 8, 9), (4, 17, 0))])
async def test_a_fork_tells_nobody_the_points_of_others(
    guest: Join, monkeypatch: pytest.MonkeyPatch, points: tuple[int, ...], others: tuple[int, ...]
) -> None:
    """With the same chance the fork is the same to the byte, whoever looks, however the others' points are spread."""
    monkeypatch.setattr("cabildo.server.replay.replays.unforeseeable", lambda _sequence: 7)
    anna = await guest("Anna")
    one, other = await running_from(anna, points), await running_from(anna, others)
    assert (await anna.look(one, 1))["view"] != (await anna.look(other, 1))["view"]
    seen = await fork_as_seen(anna, one, 0, len(points))
    assert seen == await fork_as_seen(anna, other, 0, len(points))
    assert len(set(seen)) == len(seen), "everybody sees the own points there"
    shifted = await running_from(anna, (points[0] + 1, *points[1:]))
    assert seen != await fork_as_seen(anna, shifted, 0, len(points)), "what the seat does know counts"
