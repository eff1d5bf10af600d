"""How long a page takes to show a move, from the browser's own trace: script, style and layout, painting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from typing import Any

from msgspec import Struct

from cabildo.titles.puerto_rico.board_pack import load_pack
from tests.browser.pages import NO_LOG
from tests.browser.visitor import Visitor
from tests.titles.puerto_rico.build import table

PLAYERS = 5
TILES = {"corn": 9, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 8, "quarry": 7}
MOST_SPACES = 11  # of twelve: a full city would end the game
SETTLED = 400  # milliseconds, after which the last move is drawn and has flown
CATEGORIES = "devtools.timeline,blink.user_timing"


class Redraw(Struct):
    """What one arrived move cost, in milliseconds of the page's thread."""

    script: float
    layout: float
    paint: float

    @property
    def ours(self) -> float:
        return self.script + self.layout


def five_full_boards() -> Mapping[str, Any]:
    """A position: nearly all tiles lie on five islands and all buildings in their cities, a colonist on each kind."""
    pack = load_pack(None)
    islands = dealt({tile: (count, 1) for tile, count in TILES.items()})
    cities = dealt({name: (building.copies, building.spaces) for name, building in pack.buildings.items()}, once=True)
    boards = {
        seat: {
            "doubloons": 9,
            "goods": {"corn": 1, "indigo": 1, "sugar": 1},
            "island": Counter(island),
            "city": city,
            "men": dict.fromkeys([*island, *city], 1),
        }
        for seat, (island, city) in enumerate(zip(islands, cities, strict=True))
    }
    full = table(PLAYERS, seats=boards, stack={}, buildings={}, quarries=1, colonists=10)
    return full.to_position()


def dealt(pieces: Mapping[str, tuple[int, int]], *, once: bool = False) -> list[list[str]]:
    """So many copies of each piece, of so many spaces, dealt round to the players as long as they have room."""
    boards: list[list[str]] = [[] for _ in range(PLAYERS)]
    seats = cycle(range(PLAYERS))
    for name, (copies, spaces) in pieces.items():
        for _ in range(copies):
            board = boards[next(seats)]
            filled = sum(pieces[piece][1] for piece in board)
            if filled + spaces <= MOST_SPACES and not (once and name in board):
                board.append(name)
    return boards


def play_traced(me: Visitor, table: str, moves: int) -> list[Redraw]:
    """Answer so many times, while the browser notes what it does; the bots' moves are drawn, too."""
    browser = me.page.context.new_cdp_session(me.page)
    events: list[dict[str, Any]] = []
    ended: list[Any] = []
    browser.on("Tracing.dataCollected", lambda batch: events.extend(batch["value"]))
    browser.on("Tracing.tracingComplete", lambda news: ended.append(news))
    browser.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    for _ in range(moves):
        me.answer_anything()
        if not wait_apart(me, table):
            break
    browser.send("Tracing.end")
    while not ended:
        me.page.wait_for_timeout(50)
    return list(redraws(events))


def wait_apart(me: Visitor, table: str) -> bool:
    """Wait until one is asked again; False if the game is over. The page is not asked, since it would be laid out."""
    while True:
        me.page.wait_for_timeout(SETTLED)
        state = me.get(f"/api/tables/{table}?seat=0&since={NO_LOG}")
        if state["decision"] is None or state["decision"]["seat"] == 0:
            me.page.wait_for_timeout(SETTLED)
            return state["decision"] is not None


def redraws(events: Sequence[dict[str, Any]]) -> Iterator[Redraw]:
    """Each measure "redraw" with the work around it: the call it was made in, and what follows up to its frame."""
    marks = [event for event in events if event["name"] == "redraw"]
    pages = {(mark["pid"], mark["tid"]) for mark in marks}
    work = [event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) in pages]
    starts = sorted(mark["ts"] for mark in marks if mark["ph"] == "b")
    for start, following in zip(starts, [*starts[1:], float("inf")], strict=True):
        calls = [event for event in named(work, "FunctionCall") if event["ts"] <= start < event["ts"] + event["dur"]]
        frames = [event for event in named(work, "Layerize") if start < event["ts"] < following]
        if not calls or not frames:
            continue  # overtaken by the next move before there was a frame
        call = min(calls, key=lambda event: event["dur"])
        until = min(event["ts"] + event["dur"] for event in frames)
        after = [event for event in work if call["ts"] + call["dur"] <= event["ts"] < until]
        # the frame's own script measures, and so lays out: that is within it
        inside = spent(named([event for event in work if within(event, call)], "UpdateLayoutTree", "Layout"))
        layout = spent(outermost(named(after, "FireAnimationFrame", "UpdateLayoutTree", "Layout")))
        paint = spent(outermost(named(after, "PrePaint", "Paint", "Layerize")))
        yield Redraw(script=spent([call]) - inside, layout=layout + inside, paint=paint)


def named(events: Sequence[dict[str, Any]], *names: str) -> list[dict[str, Any]]:
    return [event for event in events if event["name"] in names]


def within(event: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(other["ts"] <= event["ts"] and event["ts"] + event["dur"] <= other["ts"] + other["dur"])


def outermost(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for event in events if not any(within(event, other) for other in events if other is not event)]


def spent(events: Sequence[dict[str, Any]]) -> float:
    return float(sum(event.get("tdur", event["dur"]) for event in events)) / 1000
