"""How many decisions a game of Trinidad can still have at most: a number that falls with every one of them.

It is counted from what is used up. Before the first decade every round of choices or auction gives somebody a
character. A decade has five parts, each with what it can ask at most:

- everybody draws once: draw, keep, and which discard lies on top;
- everybody pays: cards are discarded one by one, then `salary`, then which one lies on top;
- turns: every main action takes a worker at least, and asks less than WORKER questions. Workers come from the own
  hand, from hiring, once a decade, and from recovering, once a decade from each grid. Warehouse, Lots and cards, which
  the free actions use, become more only by the end of the decade and by main actions, one Lot or card each;
- one vote: it is called, a law and its building named, everybody declares and votes, and the law asks what follows;
- the end: rotated cards are turned, loads are paid, cards are burned, units fight, one space and one award are raised.
"""

from __future__ import annotations

from typing import Any

from cabildo.engine.frame_positions import waiting_frames
from cabildo.titles.trinidad import phases
from cabildo.titles.trinidad.actions import HIRE_BRONZE, HIRE_FREE
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.end_of_decade import REACTIVATION, RECOVERY, SCORING, SHIP, WAR
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CARDS,
    GRIDS,
    HIRING,
    LEVELS,
    NOBODY,
    REACTIVATING_FREE,
    SLOTS,
    WAR_MARKERS,
)
from cabildo.titles.trinidad.written.decades import decade_under_way

A_CHARACTER = 60  # more than the bids for it, those who withdraw, and disks that are put down anew
DRAWING = 3  # of one seat: draw, keep, top
PAID_OR_STACKED = 2  # a salary, and which discard lies on top
PAYING = 1 + LEVELS + 1  # whose hands, a swap of each level, pay
GIVEN = 6  # by an effect: what a Corporation adds, cubes or coins one by one
MARKED = 1
WORKED = 9  # done, who came first, who came last, five walls and done
WORKER = (
    1 + 1 + PAYING + GIVEN
)  # no main action asks more than this: `activate`, the effect and what it costs and gives
HIRED = 2 * WORKER + 1 + PAYING + 1  # two workers, and how they are paid
BURNED = 2  # which card, for which unit
CALLED = 3  # the vote, the law, its building
ENACTED = 3 + 1 + WORKED  # three workers, done, and where the building goes
LOOKED_AT = 2 + BURNED  # keep, top, and what the card may then be used for


def decisions_left(state: TrinidadState) -> int:
    """At most so many."""
    if state.over:
        return 0
    board = state.board
    missing = sum(player.character == NOBODY for player in state.players)
    bottom = int(state.bottom().phase)
    if bottom in (phases.CHOOSING, phases.DEALING):
        return A_CHARACTER * missing - chosen_so_far(state) + decade(board) * int(board.decades)
    to_come = int(board.decades) - decade_under_way(state)
    later = decade(board) * to_come
    if bottom == phases.DRAWING:
        return later + end(board) + turns(board) + salaries(board) + drawing_left(state)
    if bottom == phases.SALARY:
        return later + end(board) + turns(board) + salaries_left(state)
    if bottom == phases.TURN:
        return later + end(board) + turns_left(state)
    return later + end_left(state)


# ---- a whole decade, and its parts


def decade(board: Board) -> int:
    return DRAWING * int(board.players) + salaries(board) + turns(board) + end(board)


def salaries(board: Board) -> int:
    return CARDS + PAID_OR_STACKED * int(board.players)


def turns(board: Board) -> int:
    """With all workers at hand, nothing used, and every card in somebody's hand."""
    numbers = board.numbers
    seat = 1 + WORKER * int(numbers.workers) + HIRED + GRIDS * recovering(board) + 1 + int(numbers.lots)
    council = WORKER * int(board.council_workers)
    warehouse = sum(int(count) for count in numbers.warehouse)
    return seat * int(board.players) + council + warehouse + BURNED * CARDS + vote(board)


def vote(board: Board) -> int:
    return CALLED + 2 * int(board.players) + ENACTED


def recovering(board: Board) -> int:
    """To take all own workers back from one grid and use them again."""
    return 1 + (WORKER + 1) * int(board.numbers.workers) + 1


def end(board: Board) -> int:
    return sum(end_step(board, step) for step in (REACTIVATION, SHIP, WAR, RECOVERY, SCORING))


def end_step(board: Board, step: int) -> int:
    players = int(board.players)
    if step == REACTIVATION:
        return CARDS + 2 * players  # each card, each character, and done
    if step == SHIP:
        return shipped(board) * players
    if step == WAR:
        return BURNED * CARDS + (WAR_MARKERS + 1) * players
    return players


def shipped(board: Board) -> int:
    """Coins for a load, with support of Spain."""
    return int(board.numbers.ship_equal_pay + board.numbers.support_coins)


# ---- what is left of the part under way


def chosen_so_far(state: TrinidadState) -> int:
    """Disks put down; in an auction also the bid, and who has withdrawn."""
    bottom: Any = state.bottom().memory
    if state.bottom().phase == phases.DEALING:
        return 0
    disks = [int(character) for character in bottom.on if character != NOBODY]
    if state.phase != phases.BIDDING:
        return len(disks)
    auction: Any = state.memory
    return len(disks) + int(auction.bid) + disks.count(int(auction.character)) - int(auction.bidders).bit_count()


def seats_from(state: TrinidadState, seat: int) -> list[int]:
    """This seat and those behind it in the order."""
    order = [int(other) for other in state.order]
    return order[order.index(seat) :]


def drawing_left(state: TrinidadState) -> int:
    asked = {phases.DRAWING: 3, phases.KEEPING: 2, phases.STACKING: 1}[int(state.phase)]
    return asked + DRAWING * (len(seats_from(state, int(state.actor))) - 1)


def salaries_left(state: TrinidadState) -> int:
    _, *others = seats_from(state, int(state.actor))
    asked = 1 if state.phase == phases.STACKING else len(state.me().hand) + PAID_OR_STACKED
    return asked + sum(len(state.players[seat].hand) + PAID_OR_STACKED for seat in others)


def turns_left(state: TrinidadState) -> int:
    board = state.board
    left = sum(int(count) for count in state.warehouse)
    left += 0 if state.vote_held else vote(board)
    for seat, player in enumerate(state.players):
        left += not state.passed >> seat & 1
        left += WORKER * int(player.hands())
        left += 0 if player.has_used(HIRING) else HIRED
        left += 0 if player.has_used(REACTIVATING_FREE) else 1
        left += recovering(board) * (GRIDS - int(player.recovered).bit_count())
        left += int(board.numbers.lots - player.lots)
        left += BURNED * len(player.hand)
    return left + action_left(state, player=state.players[state.actor])


def action_left(state: TrinidadState, player: Player) -> int:
    """What an action that has begun still asks, without the worker that it has not used yet."""
    memory: Any = state.memory
    phase = int(state.phase)
    if is_voting(state):
        return vote_left(state)
    if phase == phases.PAYING:
        asked = PAYING if memory.helpers < 0 else PAYING - 1 - int(memory.swaps).bit_count()
        if HIRE_BRONZE <= memory.purchase < HIRE_FREE:
            return int(asked) - PAYING - 1
        return int(asked) + paid_for(state) - WORKER
    if phase == phases.WORKING:
        placed = memory.own | memory.council
        return WORKED if placed else WORKED + 1 - WORKER
    if phase == phases.RECOVERING:
        grid = memory.grid * SLOTS
        standing = sum(state.grids[grid + slot] == state.actor + 1 for slot in range(int(memory.last) + 1, SLOTS))
        return (WORKER + 1) * int(standing) + 1
    if phase == phases.ARRANGING:
        return WORKED - 2 if memory.last else WORKED - 1
    fixed = {
        phases.TURN: 0,
        phases.BUILDING: 1 + PAYING + MARKED - WORKER,
        phases.MARKING: MARKED,
        phases.ACTIVATING: 1 + PAYING + GIVEN - WORKER,
        phases.EXTRA: GIVEN,
        phases.KEEPING: LOOKED_AT,
        phases.STACKING: 1,
        phases.SITING: 1,
        phases.PAVING: 1,
        phases.BURNING: 1,
    }
    if phase in fixed:
        return fixed[phase]
    if phase == phases.TAKING:
        return int(memory.stone + memory.wood)
    if phase == phases.COLLECTING:
        return int(memory.bronze)
    assert phase == phases.WALLING
    return int(memory.left) + 1


def is_voting(state: TrinidadState) -> bool:
    """Whether a vote is held, or its law takes effect; then what was placed by it is asked about too."""
    frames = [state.top(), *waiting_frames(state)]
    return any(int(frame.phase) >= phases.PROPOSING for frame in frames)


def vote_left(state: TrinidadState) -> int:
    memory: Any = state.memory
    phase, players = int(state.phase), len(state.players)
    behind = len(seats_from(state, int(state.actor)))
    if phase in (phases.PROPOSING, phases.COMMISSIONING):
        return CALLED - 1 - (phase == phases.COMMISSIONING) + 2 * players + ENACTED
    if phase in (phases.DECLARING, phases.VOTING):
        return behind + (players if phase == phases.DECLARING else 0) + ENACTED
    if phase == phases.STAFFING:
        return ENACTED - int(memory.placed).bit_count()
    if phase == phases.WALLING:
        return int(memory.left) + 1
    return 1  # a decade, or where the building goes


def paid_for(state: TrinidadState) -> int:
    """What is asked when the bill is paid."""
    assert state.waiting is not None
    beneath = state.waiting.phase
    return MARKED if beneath == phases.BUILDING else GIVEN if beneath == phases.ACTIVATING else LOOKED_AT


def end_left(state: TrinidadState) -> int:
    """Of the step that asks, and of those behind it."""
    ending: Any = state.bottom().memory
    memory: Any = state.memory
    board, player, players = state.board, state.me(), len(state.players)
    behind = sum(end_step(board, step) for step in (SHIP, WAR, RECOVERY, SCORING) if step > ending.step)
    seats = seats_from(state, int(state.actor))
    if ending.step == REACTIVATION:
        rotated = sum(bool(state.rotated[card]) and card > memory.after for card in player.hand)
        others = sum(len(state.players[seat].hand) + 2 for seat in seats[1:])
        return behind + int(rotated) + int(player.character_used) + 1 + others
    if ending.step == SHIP:
        return behind + int(memory.bronze) + shipped(board) * (len(seats) - 1)
    if ending.step == WAR:
        cards = BURNED * sum(len(other.hand) for other in state.players)
        waiting = (WAR_MARKERS + 1) * (players - len(seats))  # the last in the order fights first
        if state.phase == phases.BURNING:
            return behind + cards + waiting + WAR_MARKERS + 1 + 1
        return behind + cards + waiting + WAR_MARKERS + 1 - int(memory.fielded).bit_count()
    return behind + len(seats)
