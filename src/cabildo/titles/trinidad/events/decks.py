"""Where Events lie: in the deck of affiliates and out of the game, on the game's pile, in the deck of negative ones.

Nobody knows which positive ones are out of the game, nor the order of any deck. So nothing of it is fixed before it is
seen: what is drawn is drawn by chance from all that it may be (TR-EVENT-01 to 03).
"""

from typing import Final

from cabildo.engine.replacing import added
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    EVENT_DRAW,
    EVENT_NAMES,
    EVENTS,
    NO_EVENT,
    POSITIVE_EVENTS,
    USING_EVENT,
)

ONE: Final[i64] = 1
ALL_EVENTS: Final[i64] = (1 << 18) - 1


def start_events(state: TrinidadState) -> None:
    """Once everything else is prepared: a layer of affiliates lies on top, the Events are below (TR-EVENT-02, 03)."""
    if state.board.events:
        state.calm = state.board.numbers.calm_cards * len(state.players)
        state.events_unseen = ALL_EVENTS


# ---- what is in force


def is_active(state: TrinidadState, event: i64) -> bool:
    return state.event == event


def has_gift(state: TrinidadState, player: Player, event: i64) -> bool:
    """Whether this Event is active and a player has not had yet what it gives once."""
    return state.event == event and not player.has_used(USING_EVENT)


def use_gift(state: TrinidadState, seat: i64) -> None:
    state.players[seat].used |= ONE << USING_EVENT


# ---- positive ones


def events_in_deck(state: TrinidadState) -> i64:
    """How many are among the affiliates; none is in the layer on top (TR-EVENT-03)."""
    return unseen_in_deck(state) + members(state.events_shuffled)


def unseen_in_deck(state: TrinidadState) -> i64:
    """Those that nobody has seen, without those that are out of the game."""
    if not state.board.events:
        return 0
    return unseen_positive(state) - (POSITIVE_EVENTS - state.board.numbers.events_in_deck)


def unseen_positive(state: TrinidadState) -> i64:
    return members(state.events_unseen & ((ONE << POSITIVE_EVENTS) - 1))


def members(events: i64) -> i64:
    """How many a set has."""
    count: i64 = 0
    for event in range(EVENTS):
        count += events >> event & 1
    return count


def draw_positive(state: TrinidadState) -> i64:
    """Which Event lies on top of the deck: each that is there is as likely, and each unseen one is there as likely."""
    weights = vec[i64]([0] * EVENTS)
    unseen = unseen_positive(state)
    for event in range(POSITIVE_EVENTS):
        if state.events_unseen >> event & 1:
            weights[event] = unseen_in_deck(state)
        elif state.events_shuffled >> event & 1:
            weights[event] = unseen if unseen > 0 else 1
    drawn = state.draw(EVENT_DRAW, weights)
    state.events_unseen &= ~(ONE << drawn)
    state.events_shuffled &= ~(ONE << drawn)
    return drawn


def shuffle_events(state: TrinidadState) -> None:
    """Events on the game's pile are shuffled in with the affiliates, and layers are no more (TR-EVENT-10)."""
    state.events_shuffled |= state.events_discarded
    state.events_discarded = 0
    state.calm = 0


# ---- negative ones


def draw_negative(state: TrinidadState) -> i64:
    """The top of the negative deck: by chance while there are unseen ones, then those laid under it, in order."""
    weights = vec[i64]([0] * EVENTS)
    found = False
    for event in range(POSITIVE_EVENTS, EVENTS):
        if state.events_unseen >> event & 1:
            weights[event] = 1
            found = True
    if found:
        drawn = state.draw(EVENT_DRAW, weights)
        state.events_unseen &= ~(ONE << drawn)
        return drawn
    drawn = state.events_under[0]
    state.events_under = state.events_under[1:]
    return drawn


# ---- laying them away


def lay_away(state: TrinidadState, event: i64) -> None:
    """A negative one goes under its deck, a positive one on the game's pile (TR-EVENT-08, TR-EVENT-09)."""
    if event < POSITIVE_EVENTS:
        state.events_discarded |= ONE << event
    else:
        state.events_under = added(state.events_under, event)


def discard_event(state: TrinidadState, event: i64) -> None:
    """Lay a drawn Event away without effect (TR-EVENT-04, TR-EVENT-06)."""
    lay_away(state, event)
    if state.sink is not None:
        state.tell("event-void", {"what": EVENT_NAMES[event]})


def end_event(state: TrinidadState) -> None:
    """The active Event ends with its decade (TR-EVENT-09)."""
    if state.event == NO_EVENT:
        return
    if state.sink is not None:
        state.tell("event-ended", {"what": EVENT_NAMES[state.event]})
    lay_away(state, state.event)
    state.event = NO_EVENT
