"""How many decisions a game of Trinidad can still have at most: a number that falls with every one of them.

It is counted from what is used up. Before the first decade every round of choices or auction gives somebody a
character. A decade has five parts, each with what it can ask at most:

- everybody draws once: draw, keep, and which discard lies on top;
- everybody pays: cards are discarded one by one, then `salary`, then which one lies on top;
- turns: every main action takes a worker at least, of a player or of the council, and brings one card at most. Workers
  come from the own hand, from the council, and from recovering, once a decade from each grid. Warehouse and Lots, which
  the free actions use, become more only by the end of the decade and by main actions;
- the automaton's cards: each takes a worker of its own, and what is left to a person is less than an action asks;
- one vote: it is called, a law and its building named, everybody declares and votes, and the law asks what follows;
- an Event, with that option, which comes by a draw (`asides_left.py`, as talks are);
- the end: rotated cards are turned, loads are paid, cards are burned, units fight, one space and one award are raised.

Cards are used besides, in all parts, and windows opened by what happens: `cards_left.py`. Each phase that has begun
counts what it still asks itself; those that wait for it count too.
"""

from __future__ import annotations

from typing import Any, cast

from cabildo.engine.frames import Frame
from cabildo.engine.phase import NOTHING
from cabildo.titles.trinidad import phases
from cabildo.titles.trinidad.actions import HIRE_BRONZE, HIRE_FREE, PILGRIM, USE
from cabildo.titles.trinidad.affiliates.cards import ONE_UPRIGHT
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.council_vote.vote import NOT_YET
from cabildo.titles.trinidad.end_of_decade import REACTIVATION, RECOVERY, SCORING, SHIP, WAR
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CARDS,
    FIRST_VISIT,
    GRIDS,
    HIRING,
    NOBODY,
    REACTIVATING_FREE,
    SLOTS,
    TIE_DISTRICT,
    TIE_GRID,
    WAR_MARKERS,
)
from cabildo.titles.trinidad.written.decades import decade_under_way
from tests.titles.trinidad.asides_left import EVENTS, beneath, events, events_left, gift
from tests.titles.trinidad.cards_left import (
    APPLIED,
    CALLED,
    ENACTED,
    PAYING,
    bill_left,
    cards_left,
    frames_of,
    gained,
    passes_left,
    upright,
    used,
    vote,
    windows,
)

A_CHARACTER = 60  # more than the bids for it, those who withdraw, and disks that are put down anew
LOOKED_AT = 2  # keep, top
PAID_OR_STACKED = 2  # a salary, and which discard lies on top
GIVEN = 10  # by an effect: what a Corporation adds, cubes or coins one by one, a further effect
WORKED = 9  # done, who came first, who came last, five walls and done
DONE_AFTERWARDS = 30  # what a main action asks when it is paid, but for cards


def decisions_left(state: TrinidadState) -> int:
    """At most so many."""
    if state.over:
        return 0
    board = state.board
    eventful = events_left(state)
    by_automaton = state.phase in EVENTS and state.waiting is not None and state.waiting.phase == phases.DRAWING
    state = beneath(state)
    missing = sum(player.character == NOBODY for player in state.players)
    bottom = int(state.bottom().phase)
    if bottom in (phases.CHOOSING, phases.DEALING):
        cards = gained(board) * sum(len(player.hand) == 0 for player in state.players)
        return (
            A_CHARACTER * missing
            - chosen_so_far(state)
            + cards
            + cards_left(state)
            + decade(board) * int(board.decades)
        )
    to_come = int(board.decades) - decade_under_way(state)
    left = decade(board) * to_come + cards_left(state) + passes_left(state) + frames_left(state)
    if bottom == phases.DRAWING:
        return left + end(board) + turns(board) + salaries(board) + drawing_left(state, by_automaton) + eventful
    if bottom == phases.SALARY:
        return left + end(board) + turns(board) + salaries_left(state) + eventful
    if bottom in (phases.TURN, phases.SOLO_TURN, phases.ATTACKERS):
        return left + end(board) + turns_left(state) + eventful
    return left + end_left(state)


# ---- a whole decade, and its parts


def decade(board: Board) -> int:
    return drawing(board) * int(board.players) + salaries(board) + turns(board) + end(board) + events(board)


def drawing(board: Board) -> int:
    """Of one seat: draw, and what follows."""
    return 1 + LOOKED_AT + gained(board)


def salaries(board: Board) -> int:
    return PAID_OR_STACKED * int(board.players)


def turns(board: Board) -> int:
    """With all workers at hand and nothing used."""
    numbers = board.numbers
    seat = 1 + worker(board) * int(numbers.workers) + hired(board) + GRIDS * recovering(board) + 1 + int(numbers.lots)
    council = worker(board) * int(board.council_workers + board.automaton)  # which may have more than people
    warehouse = sum(int(count) for count in numbers.warehouse)
    return seat * int(board.players) + council + warehouse + called(board) + war_ended(board)


def war_ended(board: Board) -> int:
    """What cards may do when an extended war is over; its own questions are in `wars_left.py`."""
    return windows(board) if board.extended_war else 0


def afterwards(board: Board) -> int:
    """What is asked or gained when a main action is paid."""
    return DONE_AFTERWARDS + gained(board)


def worker(board: Board) -> int:
    """No main action asks or brings more: `activate`, the effect, what it costs, what follows, and windows."""
    return 2 + PAYING + afterwards(board) + windows(board) + 1


def called(board: Board) -> int:
    return 1 + vote(board) + windows(board)


def hired(board: Board) -> int:
    """How workers are paid."""
    return 1 + PAYING + windows(board)


def recovering(board: Board) -> int:
    """To take all own workers back from one grid and use them again."""
    return 1 + (worker(board) + 1) * int(board.numbers.workers) + 1 + windows(board)


def end(board: Board) -> int:
    return sum(end_step(board, step) for step in (REACTIVATION, SHIP, WAR, RECOVERY, SCORING))


def end_step(board: Board, step: int) -> int:
    players = int(board.players)
    if step == REACTIVATION:
        return sum(1 + upright(board, card) for card in range(CARDS)) + 2 * players  # each character, and done
    if step == SHIP:
        return players + shipped(board) * players
    if step == WAR:
        return players + fought(board) * players + windows(board)
    return players + windows(board)


def shipped(board: Board) -> int:
    """Coins for a load, with support of Spain, and a window."""
    return int(2 * board.numbers.ship_equal_pay + board.numbers.support_coins + board.players)


def fought(board: Board) -> int:
    return WAR_MARKERS + 2


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


def seats_behind(state: TrinidadState, seat: int) -> int:
    """How many come after this seat in the order."""
    order = [int(other) for other in state.order]
    return len(order) - 1 - order.index(seat)


def drawing_left(state: TrinidadState, by_automaton: bool) -> int:
    """Of the seat that draws and those behind it; where the automaton drew an Event, of those behind it alone."""
    board = state.board
    if state.phase == phases.POSTING:
        return drawing(board) * len(state.players)
    if by_automaton:
        return drawing(board) * seats_behind(state, int(board.people))
    asked = {phases.DRAWING: drawing(board), phases.KEEPING: LOOKED_AT + gained(board)}
    return asked.get(int(state.phase), 0) + drawing(board) * seats_behind(state, int(state.actor))


def salaries_left(state: TrinidadState) -> int:
    asked = 0 if state.phase == phases.STACKING else PAID_OR_STACKED
    return asked + PAID_OR_STACKED * seats_behind(state, int(state.actor))


def turns_left(state: TrinidadState) -> int:
    board = state.board
    left = sum(int(count) for count in state.warehouse)
    left += 0 if state.vote_held else called(board)
    left += 0 if state.area is None else war_ended(board)
    left += worker(board) * int(state.council_workers)
    for seat, player in enumerate(state.players):
        left += not state.passed >> seat & 1
        left += worker(board) * int(player.hands())
        left += 0 if player.has_used(HIRING) else hired(board)
        left += 0 if player.has_used(REACTIVATING_FREE) else 1
        left += recovering(board) * (GRIDS - int(player.recovered).bit_count())
        left += int(board.numbers.lots - player.lots)
    return left


def end_left(state: TrinidadState) -> int:
    """Of the step that asks, and of those behind it."""
    ending: Any = state.bottom().memory
    board, players = state.board, len(state.players)
    left = sum(end_step(board, step) for step in (SHIP, WAR, RECOVERY, SCORING) if step > ending.step)
    if ending.step == REACTIVATION:
        if ending.place == 0:  # cards are used when an extended war is over, and may be turned then
            return left + end_step(board, REACTIVATION)
        for place in range(int(ending.place) - 1, players):
            player = state.players[state.order[place]]
            memory: Any = state.memory
            after = int(memory.after) if place < ending.place else -1
            left += sum(1 + upright(board, card) for card in player.hand if state.rotated[card] and card > after)
            left += int(player.character_used) + 1
        return left
    if ending.step == SHIP:
        return left + shipped(board) * (players - int(ending.place))
    if ending.step == WAR:
        return left
    if state.phase in (phases.SCORING, phases.RETURNING):
        return left + 1 + seats_behind(state, int(state.actor))
    return left + players


# ---- what has begun


def frames_left(state: TrinidadState) -> int:
    """What the decision and all that wait for it still ask."""
    frames = frames_of(state)
    left = sum(frame_left(state, frame, frame is frames[0]) for frame in frames)
    return left - unpaid(state, frames) if len(frames) > 1 else left


def unpaid(state: TrinidadState, frames: list[Frame]) -> int:
    """What is used up only when it is paid: a worker, without what follows then, a hiring, or the gift of an Event."""
    board = state.board
    memory: Any = frames[0].memory
    begun, first = frames[-2].phase, cast(Any, frames[-2].memory)
    main = worker(board) - afterwards(board)
    if frames[-1].phase != phases.TURN:
        return 0
    if begun == phases.PAYING:
        if HIRE_BRONZE <= memory.purchase < HIRE_FREE:
            return hired(board)
        if memory.purchase == PILGRIM:
            return gift(board)
        return 0 if USE <= memory.purchase < USE + CARDS else main
    if begun == phases.ACTIVATING:
        return main if first.effect == NOTHING and first.visit == FIRST_VISIT else 0
    if begun == phases.WORKING:
        return 0 if first.own | first.council else main
    return main if begun == phases.BUILDING and frames[0].phase in (phases.BUILDING, phases.PAYING) else 0


def frame_left(state: TrinidadState, frame: Frame, asks: bool) -> int:
    """What a phase still asks itself, with what is asked behind it by phases that are not there yet."""
    memory: Any = frame.memory
    phase, players = int(frame.phase), len(state.players)
    if phase == phases.PAYING:
        bought = memory.purchase >= USE and memory.purchase < USE + CARDS
        return bill_left(state, memory) + (APPLIED - 2 * PAYING if bought else 0)
    if phase in (phases.BUILDING, phases.LOBBYING):
        return 1 + PAYING if asks else 0
    if phase == phases.ACTIVATING:
        once_more = GIVEN if memory.visit != FIRST_VISIT and memory.effect == NOTHING else 0
        return once_more + (1 + PAYING if asks else 0)
    if phase == phases.POSTING:  # behind the post of a new Soldier a card may repeat the activation
        return 1 if cast(Frame, frame.below).phase == phases.ACTIVATING else 0
    if phase == phases.AIMING:
        return 10 + (used(state.board) + vote(state.board) if memory.card == ONE_UPRIGHT else 0)
    if phase == phases.WORKING:
        return 0 if not asks else WORKED if memory.own | memory.council else 2
    if phase == phases.TAKING:
        return int(memory.stone + memory.wood + memory.precious) + 2
    if phase == phases.COLLECTING:
        return int(memory.bronze) + 2
    if phase == phases.WALLING:
        return int(memory.left) + 1
    if phase == phases.DECIDING:
        if memory.kind == TIE_GRID:  # its workers are used up only then; the building may follow
            return 2 + int(state.board.numbers.walls_at_once) - worker(state.board)
        return max(int(memory.left), 1) + int(memory.kind == TIE_DISTRICT)
    if phase == phases.RECOVERING:
        grid = memory.grid * SLOTS
        standing = sum(state.grids[grid + slot] == frame.actor + 1 for slot in range(int(memory.last) + 1, SLOTS))
        return (worker(state.board) + 1) * int(standing) + 1
    if phase == phases.ARRANGING:
        return WORKED - 2 if memory.last else WORKED - 1
    if phase == phases.KEEPING and state.bottom().phase == phases.TURN:
        return LOOKED_AT + gained(state.board)
    if phase == phases.FIGHTING:
        order = [int(seat) for seat in state.order]
        return fought(state.board) * (order.index(int(frame.actor)) + 1) - int(memory.fielded).bit_count()
    if phase == phases.SENDING:
        return 1 + 3 + 1 + WORKED - int(memory.placed).bit_count() - int(memory.grid >= 0)
    if phase == phases.BORROWING:
        return int(memory.left) + 1
    if phase == phases.FILLING:
        return int(memory.left) + 1
    if phase == phases.VALUING:
        return 4 + PAYING - int(memory.first >= 0) - int(memory.second >= 0) if asks else 1
    if phase in VOTES:
        return vote_left(frame, asks, players, any(other.phase == phases.WINDOW for other in frames_of(state)))
    return ASKED.get(phase, 0)


VOTES = (phases.PROPOSING, phases.COMMISSIONING, phases.DECLARING, phases.VOTING, phases.COUNTING, phases.STAFFING)
ASKED = {
    phases.MARKING: 1,
    phases.EXTRA: GIVEN,
    phases.ADDING: 2,
    phases.REPEATING: 1,
    phases.STACKING: 1,
    phases.SITING: 1,
    phases.PAVING: 1,
    phases.BURNING: 1,
    phases.SCHEDULING: 1,
}


def vote_left(frame: Frame, asks: bool, players: int, window: bool) -> int:
    """By how far a vote has come."""
    memory: Any = frame.memory
    phase = int(frame.phase)
    if phase == phases.PROPOSING:
        return (CALLED if asks else 1) + 7 * players + ENACTED
    if phase == phases.COMMISSIONING:
        return 1 + 7 * players + ENACTED
    if phase == phases.DECLARING:
        return int(sum(said == NOT_YET for said in memory.declared)) + 5 * players + ENACTED
    if phase == phases.VOTING:
        missing = sum(ballot == NOT_YET for ballot in memory.ballots)
        return int(missing) + (3 if window else 4) * players + ENACTED
    if phase == phases.COUNTING:
        return (2 * players if memory.outcome == NOT_YET else 1) + ENACTED
    return ENACTED - int(memory.placed).bit_count()
