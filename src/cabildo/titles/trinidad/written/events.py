"""Events in positions and views, and what cannot be said of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypedDict

from msgspec import Meta, Struct

from cabildo.engine.frame_positions import waiting_frames
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import number_row
from cabildo.engine.told import one_of, told
from cabildo.titles.trinidad.events.decks import events_in_deck, unseen_in_deck
from cabildo.titles.trinidad.events.procedure import Turned
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CARDS,
    EVENT_NAMES,
    GOOD_HARVEST,
    MASTER_MASONS,
    NO_EVENT,
    PILGRIMAGE,
    POSITIVE_EVENTS,
    USING_EVENT,
    VOLUNTEERS,
)
from cabildo.titles.trinidad.written.names import members_named, members_of
from cabildo.titles.trinidad.written.view_names import EventName

Name = Annotated[str, one_of("event", EVENT_NAMES)]
GIFTS = (GOOD_HARVEST, PILGRIMAGE, VOLUNTEERS, MASTER_MASONS)  # what they give, each player has once


class EventsPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where Events lie; those that are named nowhere have not been seen yet."""

    active: Annotated[Name | None, told("that of this decade")] = None
    calm: Annotated[
        Annotated[int, Meta(ge=0, le=CARDS)] | None,
        told("so many cards on top of the deck have no Event among them; left out: as at the start"),
    ] = None
    shuffled: Annotated[list[Name], told("positive ones that were seen and are in the deck again")] = []
    discarded: Annotated[list[Name], told("positive ones on the game's pile")] = []
    under: Annotated[list[Name], told("negative ones that were seen and lie under their deck, the first on top")] = []


class EventsView(TypedDict):
    """Where Events are, as far as everybody knows."""

    active: EventName | None
    calm: int  # so many cards on top of the deck have no Event among them
    in_deck: int
    unseen: list[EventName]
    shuffled: list[EventName]
    discarded: list[EventName]
    under: list[EventName]


# ---- writing


def events_position(state: TrinidadState) -> EventsPosition | None:
    if not state.board.events:
        return None
    return EventsPosition(
        active=active_name(state),
        calm=int(state.calm),
        shuffled=members_named(EVENT_NAMES, state.events_shuffled),
        discarded=members_named(EVENT_NAMES, state.events_discarded),
        under=[EVENT_NAMES[event] for event in state.events_under],
    )


def active_name(state: TrinidadState) -> str | None:
    return None if state.event == NO_EVENT else EVENT_NAMES[state.event]


def events_view(state: TrinidadState) -> EventsView | None:
    """What everybody knows: how many Events are in the deck, and which were seen."""
    if not state.board.events:
        return None
    return {
        "active": active_name(state),
        "calm": int(state.calm),
        "in_deck": int(events_in_deck(state)),
        "unseen": members_named(EVENT_NAMES, state.events_unseen),
        "shuffled": members_named(EVENT_NAMES, state.events_shuffled),
        "discarded": members_named(EVENT_NAMES, state.events_discarded),
        "under": [EVENT_NAMES[event] for event in state.events_under],
    }


def events_of(state: TrinidadState) -> list[int]:
    """Every place where an Event is, by Event: each of them has one."""
    events = members_of(state.events_unseen | state.events_shuffled | state.events_discarded)
    events += [int(event) for event in state.events_under]
    if state.event != NO_EVENT:
        events.append(int(state.event))
    return events + turned_up(state)


def turned_up(state: TrinidadState) -> list[int]:
    """The two between which somebody chooses."""
    frames = [] if state.over else [state.top(), *waiting_frames(state)]
    turned = [frame.memory for frame in frames if isinstance(frame.memory, Turned)]
    return [int(event) for memory in turned for event in (memory.positive, memory.negative)]


# ---- reading


def read_events(state: TrinidadState, written: EventsPosition | None) -> None:
    """Read where Events lie, when deck and phases are read."""
    if not state.board.events:
        if written is not None:
            refuse("events", "this game has none", "TR-EVENT-01")
        return
    events = written or EventsPosition()
    state.events_shuffled = event_set(events.shuffled, "events.shuffled", positive=True)
    state.events_discarded = event_set(events.discarded, "events.discarded", positive=True)
    event_set(events.under, "events.under", positive=False)
    state.events_under = number_row([EVENT_NAMES.index(name) for name in events.under])
    if events.active is not None:
        state.event = number_of(EVENT_NAMES, events.active, "events.active", "TR-EVENT-01")
    state.events_unseen = 0
    seen = events_of(state)
    for event in seen:
        if seen.count(event) > 1 or state.events_shuffled & state.events_discarded:
            refuse("events", f"{EVENT_NAMES[event]!r} is in two places", "TR-EVENT-01")
    state.events_unseen = sum(1 << event for event in range(len(EVENT_NAMES)) if event not in seen)
    if unseen_in_deck(state) < 0:
        most = int(state.board.numbers.events_in_deck)
        refuse("events", f"only {most} positive ones are in this game", "TR-EVENT-03")
    read_calm(state, events.calm)


def event_set(names: Iterable[str], field: str, positive: bool) -> int:
    found = 0
    for index, name in enumerate(names):
        event = number_of(EVENT_NAMES, name, f"{field}[{index}]", "TR-EVENT-01")
        if (event < POSITIVE_EVENTS) != positive or found >> event & 1:
            kind = "positive" if positive else "negative"
            refuse(f"{field}[{index}]", f"{name!r} is no {kind} Event, or named twice", "TR-EVENT-08")
        found |= 1 << event
    return found


def read_calm(state: TrinidadState, calm: int | None) -> None:
    cards = int(sum(state.in_deck))
    most = min(cards, int(state.board.numbers.calm_cards) * len(state.players))
    if calm is not None and calm > most:
        refuse("events.calm", f"{calm} are more than lie there", "TR-EVENT-02")
    state.calm = most if calm is None else calm


def check_gift(state: TrinidadState, seat: int) -> None:
    """Refuse the use of what no Event gives."""
    if state.players[seat].has_used(USING_EVENT) and state.event not in GIFTS:
        refuse(f"players[{seat}].used", "no Event gives anything to use", "TR-EVENT-07")
