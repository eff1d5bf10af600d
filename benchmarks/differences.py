"""How long the difference of two states is, in several forms: what a seat is sent after a move.

    python benchmarks/differences.py            # every title, four players, random moves

Each form is made from the same pairs of states as the server sends them: before and after every move of random games,
for each seat. The events of the move, which all forms carry alike, are counted apart.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec

from cabildo.engine.events import Event
from cabildo.engine.game import Game
from cabildo.server.differences import difference
from cabildo.server.store.rows import PersonRow, SeatRow, TableRow
from cabildo.server.tables.live_table import LiveTable
from cabildo.server.tables.showing import table_state

AT = datetime(2026, 1, 1, tzinfo=UTC)
PLAYERS = 4
MOVES = 300
PEOPLE = {f"p{seat}": PersonRow(f"p{seat}", f"Guest {seat}", "blue") for seat in range(PLAYERS)}
GAMES: dict[str, dict[str, Any]] = {"puerto-rico": {}, "rio": {}, "trinidad": {}}


def pointed(before: Any, after: Any, path: str = "") -> list[dict[str, Any]]:
    """RFC 6902, with operations of the least number of letters that a simple comparison finds."""
    if isinstance(before, dict) and isinstance(after, dict):
        found = [{"op": "remove", "path": f"{path}/{name}"} for name in before if name not in after]
        for name, value in after.items():
            if name not in before:
                found.append({"op": "add", "path": f"{path}/{name}", "value": value})
            else:
                found += pointed(before[name], value, f"{path}/{name}")
        return found
    if isinstance(before, list) and isinstance(after, list):
        both = min(len(before), len(after))
        found = []
        for number in range(both):
            found += pointed(before[number], after[number], f"{path}/{number}")
        found += [{"op": "add", "path": f"{path}/-", "value": value} for value in after[both:]]
        found += [{"op": "remove", "path": f"{path}/{number}"} for number in range(len(before) - 1, both - 1, -1)]
        whole = [{"op": "replace", "path": path, "value": after}]
        return found if size(found) < size(whole) else whole
    return [] if before == after else [{"op": "replace", "path": path, "value": after}]


def paths(before: Any, after: Any) -> list[list[Any]]:
    """The same as pairs of a path and a value, or of a path alone where something is gone."""
    return [
        [change["path"]] if change["op"] == "remove" else [change["path"], change["value"]]
        for change in pointed(before, after)
    ]


FORMS: dict[str, Callable[[Any, Any], Any]] = {
    "whole": lambda _before, after: after,
    "RFC 6902": pointed,
    "paths": paths,
    "tree": difference,
}


def size(data: Any) -> int:
    return len(msgspec.json.encode(data))


def states(game: Game, sequence: int) -> list[Any]:
    """What each seat is sent, without the log."""
    row = TableRow(
        id="abcdefghijkl",
        title=game.title.name,
        rules=1,
        options={},
        players=PLAYERS,
        public=False,
        days_per_move=None,
        owner="p0",
        status="running",
        sequence=sequence,
        actor=int(game.state.actor),
        undo_asked=None,
        created=AT,
        moved=AT,
        rematch=None,
        origin=None,
        seats=[SeatRow(seat, name, "", None, None) for seat, name in enumerate(PEOPLE)],
    )
    live = LiveTable(row, game, [])
    told = []
    for seat, person in enumerate(PEOPLE):
        data = msgspec.to_builtins(table_state(live, person, seat, 0, PEOPLE, set(PEOPLE)))
        del data["log"], data["log_from"]
        told.append(data)
    return told


def seen(events: list[Event], seat: int) -> int:
    return size([event.seen_by(seat) for event in events])


def measure(title: str) -> None:
    pick = random.Random(7)
    sizes: dict[str, list[int]] = {form: [] for form in FORMS}
    times: dict[str, float] = dict.fromkeys(FORMS, 0.0)
    logs: list[int] = []
    game = Game.new(title, PLAYERS, seed=7, options=GAMES[title])
    before = states(game, 0)
    for sequence in range(1, MOVES + 1):
        if game.state.over:
            break
        events = game.apply(pick.choice(game.state.legal_actions()))
        after = states(game, sequence)
        for form, make in FORMS.items():
            for seat in range(PLAYERS):
                start = time.perf_counter()
                made = make(before[seat], after[seat])
                times[form] += time.perf_counter() - start
                sizes[form].append(size(made))
        logs += [seen(events, seat) for seat in range(PLAYERS)]
        before = after
    print(f"{title}: {len(logs) // PLAYERS} moves, the events of one {statistics.mean(logs):.0f} bytes")
    for form, found in sizes.items():
        mean, median, most = statistics.mean(found), statistics.median(found), max(found)
        cost = times[form] / len(found) * 1e6
        print(f"  {form:10} mean {mean:7.0f}  median {median:6.0f}  most {most:6}  {cost:5.0f} µs to make")


if __name__ == "__main__":
    for name in GAMES:
        measure(name)
