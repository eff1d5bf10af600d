"""A player has drawn an Event: a negative one is turned up beside it, and the first in the order keeps one of both."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.actions import EVENT
from cabildo.titles.trinidad.deck import shuffle_discards, take_event
from cabildo.titles.trinidad.events.decks import discard_event, draw_negative, lay_away
from cabildo.titles.trinidad.events.effects import take_effect
from cabildo.titles.trinidad.events.suffering import ask_to_suffer
from cabildo.titles.trinidad.phases import DRAWING, EVENT_CHOICE, KEEPING, SOLO_TURN
from cabildo.titles.trinidad.solo.seat import first_person
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import EVENT_BACK, EVENT_NAMES, NO_CARD, NO_EVENT, POSITIVE_EVENTS
from cabildo.titles.trinidad.written.steps import EventStep


def draw_past_events(state: TrinidadState, seat: i64, found: i64) -> i64:
    """Take Events off the deck until an affiliate is on top, which a seat draws in their place (TR-EVENT-04).

    The first one starts the procedure, and is handed back; while there is an active one, or one already waits for it,
    they are discarded without effect (TR-EVENT-06).
    """
    while True:
        if state.top_back == NO_CARD:
            shuffle_discards(state)
        if state.top_back != EVENT_BACK:
            return found
        event = take_event(state)
        if state.sink is not None:
            state.tell("event-drawn", {"seat": int(seat), "what": EVENT_NAMES[event]})
        if found == NO_EVENT and state.event == NO_EVENT:
            found = event
        else:
            discard_event(state, event)


def begin_event(state: TrinidadState, positive: i64) -> None:
    """Turn up a negative Event too, and let the first person in the order choose (TR-EVENT-07, TR-EVENT-11)."""
    negative = draw_negative(state)
    if state.sink is not None:
        state.tell("event-choice", {"positive": EVENT_NAMES[positive], "negative": EVENT_NAMES[negative]})
    state.ask(EVENT_CHOICE, first_person(state), make_turned(positive, negative))


@final
@mypyc_attr(free_list_len=1)
class Turned(Memory):
    """The two Events of which one is kept."""

    positive: i64
    negative: i64

    def copy(self) -> Memory:
        return self  # it never changes


@final
class EventChoice(Phase[TrinidadState]):
    """Which Event takes effect; the other is laid away (TR-EVENT-07, TR-EVENT-08)."""

    def name(self) -> str:
        return "event-choice"

    def options(self, state: TrinidadState) -> vec[i64]:
        return vec[i64]([EVENT, EVENT + 1])

    def play(self, state: TrinidadState, action: i64) -> None:
        turned = cast(Turned, state.memory)
        kept = turned.positive if action == EVENT else turned.negative
        rejected = turned.negative if action == EVENT else turned.positive
        lay_away(state, rejected)
        state.event = kept
        if state.sink is not None:
            state.tell("event-kept", {"seat": int(state.actor), "what": EVENT_NAMES[kept]})
        take_effect(state)
        ask_to_suffer(state)

    def explain(self, state: TrinidadState, action: i64) -> str:
        return "" if EVENT <= action <= EVENT + 1 else OTHER_DECISION

    def interrupts(self) -> vec[i64]:
        return vec[i64]([KEEPING, DRAWING, SOLO_TURN])

    def step_type(self) -> Any:
        return EventStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        turned = cast(Turned, frame.memory)
        return EventStep(positive=EVENT_NAMES[turned.positive], negative=EVENT_NAMES[turned.negative])

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        positive = number_of(EVENT_NAMES, step.positive, "step.positive", "TR-EVENT-01")
        negative = number_of(EVENT_NAMES, step.negative, "step.negative", "TR-EVENT-01")
        if positive >= POSITIVE_EVENTS:
            refuse("step.positive", "is no positive Event", "TR-EVENT-01")
        if negative < POSITIVE_EVENTS:
            refuse("step.negative", "is no negative Event", "TR-EVENT-01")
        return make_turned(positive, negative)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        if not state.board.events:
            refuse("phase", "there are no Events in this game", "TR-EVENT-01")
        check_drawn(state, frame)
        if state.event != NO_EVENT:
            refuse("events.active", "then no other Event is chosen", "TR-EVENT-06")
        if frame.actor != first_person(state):
            refuse("actor", "the first in the order chooses", "TR-EVENT-07")


def check_drawn(state: TrinidadState, frame: Frame) -> None:
    """Refuse an Event that nobody has drawn: people look at cards meanwhile, only the automaton does not."""
    below = frame.below
    if below is not None and below.phase != KEEPING and state.board.automaton == 0:
        refuse("waiting[0].phase", "nobody looks at cards", "TR-EVENT-04")


# ---- written by `make fields`: make_turned


def make_turned(positive: i64, negative: i64) -> Turned:
    turned = Turned()
    turned.positive = positive
    turned.negative = negative
    return turned
