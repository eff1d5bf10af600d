"""How many decisions about Events and in talks are left at most, and the decision beneath them.

Events are counted by the decade: one choice, what everybody gives up, and what it lets everybody do once. Talks are
counted by the moment: a seat has two offers in a turn, or in the talks before a vote or scoring, and when they are used
up a turn or somebody's word has to end first. So a game with talks ends because the number of `decisions_left`, which
no word in talks raises, is finite, and so is `talks_left` while it stays the same.
"""

from __future__ import annotations

from typing import Any

from cabildo.engine.frame_positions import waiting_frames
from cabildo.engine.frames import Frame
from cabildo.titles.trinidad import phases
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.talks.offer import NO_PACT, WARES
from cabildo.titles.trinidad.talks.talking import Talk
from cabildo.titles.trinidad.terms import NO_EVENT, USING_EVENT
from tests.titles.trinidad.cards_left import PAYING, windows

EVENTS = (phases.EVENT_CHOICE, phases.SUFFERING)
TALKS = (phases.TALKING, phases.OFFERING, phases.ANSWERING)
COMPOSED = 2 * WARES + 1 + 1  # each ware both ways, a pact, propose
COUNTERED = COMPOSED + 1  # another offer, and its answer
OFFERED = 1 + COMPOSED + 1 + COUNTERED  # to whom, the offer, the answer, a counter


def beneath(state: TrinidadState) -> TrinidadState:
    """The same without what is asked about an Event or in talks."""
    copy = state.copy()
    while copy.phase in (*EVENTS, *TALKS):
        frame = copy.waiting
        assert frame is not None
        copy.phase, copy.actor, copy.memory, copy.waiting = frame.phase, frame.actor, frame.memory, frame.below
    return copy


# ---- Events


def gift(board: Board) -> int:
    """To go on a pilgrimage, how it is paid, and windows, which open where something else is done."""
    return 1 + PAYING + windows(board)


def events(board: Board) -> int:
    """In a decade: the choice, everybody's loss, everybody's gift."""
    return 1 + int(board.players) * (1 + gift(board)) if board.events else 0


def events_left(state: TrinidadState) -> int:
    """In this decade."""
    board, players = state.board, len(state.players)
    if not board.events:
        return 0
    gifts = gift(board) * sum(not player.has_used(USING_EVENT) for player in state.players)
    if state.phase == phases.EVENT_CHOICE:
        return 1 + players + gifts
    if state.phase == phases.SUFFERING:
        order = [int(seat) for seat in state.order]
        return players - order.index(int(state.actor)) + gifts
    return 1 + players + gifts if state.event == NO_EVENT else gifts


# ---- talks


def talks_left(state: TrinidadState) -> int:
    """Before a turn is over, or the talks that are under way."""
    if not state.board.talks or state.over:
        return 0
    offers = int(state.board.numbers.offers_a_moment)
    left = OFFERED * (offers - len(state.offers))
    memory: Any = state.memory
    if state.phase == phases.OFFERING:
        chosen = sum(int(amount > 0) for amount in (*memory.give, *memory.ask)) + int(memory.pact != NO_PACT)
        left += COMPOSED - chosen + 1 + (0 if memory.counter else COUNTERED)
        left -= 0 if memory.counter else OFFERED  # it is not noted yet
    elif state.phase == phases.ANSWERING:
        left += 1 + (0 if memory.counter else COUNTERED)
    frame = talks_under_way(state)
    if frame is not None:
        order, talk = [int(seat) for seat in state.order], frame.memory
        assert isinstance(talk, Talk)
        left += 1 + (1 + OFFERED * offers) * (len(order) - 1 - order.index(int(frame.actor)))
        left += OFFERED * (offers - len(talk.before))  # in the turn that goes on behind them
    return left


def talks_under_way(state: TrinidadState) -> Frame | None:
    """The talks before a vote or scoring, with whoever has the word."""
    return next((frame for frame in (state.top(), *waiting_frames(state)) if frame.phase == phases.TALKING), None)
