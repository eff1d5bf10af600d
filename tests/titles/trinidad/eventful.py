"""Events for tests: a table with one active, one that is chosen, and one that lies on top of the deck."""

from __future__ import annotations

from typing import Any

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BACK_DRAW, BACK_NAMES, CARD_DRAW, EVENT_DRAW, EVENT_NAMES, POSITIVE_EVENTS
from tests.titles.trinidad.build import cards, happens, play, table

Told = list[tuple[str, dict[str, object]]]
LOOKED_AT = {"cards": [20, 55]}  # by seat 1, unless it is said


def with_event(name: str | None, players: int = 4, **fields: Any) -> TrinidadState:
    """A table where this Event is active."""
    events = {"active": name, "calm": 0, **fields.pop("events", {})}
    return table(players, options={"events": True, **fields.pop("options", {})}, events=events, **fields)


def choice(name: str, other: str | None = None, players: int = 4, drawer: int = 1, **fields: Any) -> TrinidadState:
    """The first in the order is asked about this Event, which seat 1 has drawn, and one of the other kind."""
    positive = EVENT_NAMES.index(name) < POSITIVE_EVENTS
    other = other or ("shortage" if positive else "trade-winds")
    step = {"positive": name, "negative": other} if positive else {"positive": other, "negative": name}
    waiting = [{"phase": "keeping", "actor": drawer, "step": LOOKED_AT}, {"phase": "drawing", "actor": drawer}]
    first = fields.get("order", [0])[0]
    fields.setdefault("waiting", waiting)
    return with_event(None, players, phase="event-choice", actor=first, step=step, **fields)


def kept(name: str, **fields: Any) -> TrinidadState:
    """What is so when this Event was just kept."""
    kind = "positive" if EVENT_NAMES.index(name) < POSITIVE_EVENTS else "negative"
    return play(choice(name, **fields), f"event {kind}")


def on_top(**fields: Any) -> TrinidadState:
    """A decade begins; on top of the deck lies an Event."""
    fields.setdefault("phase", "drawing")
    return with_event(None, top_back="event", **fields)


def look(state: TrinidadState, drawn: list[str], seen: tuple[int, ...] = (20, 55), backs: str = "plain pirate") -> Told:
    """The actor looks at the deck: these Events come first, then affiliates 20 and 55; the events that are told."""
    numbers = [EVENT_NAMES.index(name) for name in drawn]
    behind = ["event"] * (sum(number < POSITIVE_EVENTS for number in numbers) - 1)
    results = [BACK_NAMES.index(back) for back in (*behind, *backs.split(), "plain")]
    return happens(state, "look", chance={EVENT_DRAW: numbers, CARD_DRAW: cards(*seen), BACK_DRAW: results})
