"""How many decisions cards and windows still bring at most: what a hand is worth, upright or not, and who is asked.

Every use of a card rotates it, so an upright card weighs more than a rotated one, by more than all that its use can
ask. What turns cards upright is bounded: 60 discards a card each time, so a card in hand weighs what 60 could turn for
it; 64 turns one card, 60 perhaps, so it weighs more than that one. At the end of a decade workers turn each card once.
"""

from __future__ import annotations

from typing import Any

from cabildo.engine.frame_positions import waiting_frames
from cabildo.engine.frames import Frame
from cabildo.titles.trinidad import phases
from cabildo.titles.trinidad.affiliates.cards import METAL_SAVES, ONE_UPRIGHT, VETO
from cabildo.titles.trinidad.affiliates.savings import parts_saved
from cabildo.titles.trinidad.affiliates.shipping import must_load
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS, LEVELS
from tests.titles.trinidad.wars_left import WAR_PHASES

WINDOWS_OF_AN_ACTION = 6  # council loss, walls, roads, major building, dock, and its turn over
APPLIED = 40  # what a card asks, with its price and a building that it completes
SAVED = 2  # a part that card 45 saves; then perhaps the workers are chosen anew
PAYING = 1 + LEVELS + 1  # whose hands, a swap of each level, pay


def frames_of(state: TrinidadState) -> list[Frame]:
    """The decision, and what waits for it."""
    return [] if state.over else [state.top(), *waiting_frames(state)]


# ---- windows


def windows(board: Board) -> int:
    """That an action can open: everybody passes in each."""
    return WINDOWS_OF_AN_ACTION * int(board.players)


def passes_left(state: TrinidadState) -> int:
    """In the window that is open, and in those that wait behind it, or for all that the action under way may open."""
    players = len(state.players)
    left = windows(state.board) if is_under_way(state) else 0
    if not left and not any(frame.phase in WAR_PHASES for frame in frames_of(state)):
        left = players * int(state.fresh).bit_count()
    for frame in frames_of(state):
        amid_war = frame.below is not None and frame.below.phase in WAR_PHASES  # `wars_left.py` counts it
        if frame.phase == phases.WINDOW and not amid_war:
            opening: Any = frame.memory
            left += players - int(opening.place)
            if frame.below is not None and frame.below.phase == phases.COUNTING:
                left += players * int(state.fresh).bit_count()  # then those are asked who lost council value
            if frame.below is not None and frame.below.phase == phases.TURN and opening.result == phases.MAIN_DONE:
                left += players  # then the turn is over
    return left


def is_under_way(state: TrinidadState) -> bool:
    """Whether something has begun that may open windows once it is done: in a turn, or a war."""
    frames = frames_of(state)
    if frames[-1].phase in (phases.TURN, phases.SOLO_TURN):
        return any(frame.phase not in (phases.WINDOW, *WAR_PHASES) for frame in frames[:-1])
    return any(frame.phase == phases.FIGHTING for frame in frames)


# ---- a vote, which a veto begins anew


CALLED = 2 + PAYING  # the law, its fee, its building
ENACTED = 3 + 1 + 9  # three workers, done, and where the building goes


def vote(board: Board) -> int:
    """From the choice of a law on: declarations, ballots, and windows when it is named and around the reveal."""
    players = int(board.players)
    return CALLED + 7 * players + ENACTED


# ---- hands


def used(board: Board) -> int:
    """More than the use of a card asks."""
    return APPLIED + windows(board)


def upright(board: Board, card: int) -> int:
    """What an upright card weighs more than a rotated one."""
    if card == ONE_UPRIGHT:
        return 2 * used(board) + vote(board)
    return used(board) + (vote(board) if card == VETO else 0)


def held(board: Board) -> int:
    """What a card in hand weighs: 60 may discard it, and turn all others."""
    return (CARDS + 2) * used(board) + 2 * vote(board)


def gained(board: Board) -> int:
    """No card weighs more."""
    return held(board) + upright(board, ONE_UPRIGHT)


def cards_left(state: TrinidadState) -> int:
    """Of all hands."""
    board = state.board
    left = 0
    for player in state.players:
        for card in player.hand:
            left += held(board) + (0 if state.rotated[card] else upright(board, int(card)))
    return left


# ---- payments


def bill_left(state: TrinidadState, bill: Any) -> int:
    """Of one payment: the choices about its cards, its workers, the swaps, and to pay."""
    left = int(bill.helpers < 0) + LEVELS - int(bill.swaps).bit_count() + 1
    if METAL_SAVES in bill.cards:
        left += SAVED * int(state.board.numbers.saved_parts - parts_saved(bill))
    return left + (SAVED if must_load(bill) else 0)
