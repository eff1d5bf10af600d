"""The action phase: turns with free actions and one main action, until everybody has passed.

What a main action is and costs stands in its own chapter; here is only whose turn it is, and which chapter is meant.
"""

from __future__ import annotations

from typing import Final, final

from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import (
    BORROW,
    BUILD,
    DEPLOY,
    GO_TO_COUNCIL,
    HIRE_BRONZE,
    HIRE_FREE,
    LOAD,
    LOOK,
    MOST_WORKERS,
    ORDER,
    PASS,
    PURCHASE,
    RAISE,
    REACTIVATE,
    RECOVER,
    TAKE_PILE,
    WORK,
)
from cabildo.titles.trinidad.activation import append_activate, start_activate, why_not_activate
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.council import append_council, finish_council, start_council, why_not_council
from cabildo.titles.trinidad.council_vote.calling import may_call_vote
from cabildo.titles.trinidad.hire import finish_hire
from cabildo.titles.trinidad.major_buildings import append_work, start_work, why_not_work
from cabildo.titles.trinidad.militia import append_militia, finish_militia, start_militia, why_not_militia
from cabildo.titles.trinidad.minor_buildings import append_build, start_build, why_not_build
from cabildo.titles.trinidad.order import append_order, finish_order, start_order, why_not_order
from cabildo.titles.trinidad.phases import END_OF_DECADE, FREE_DONE, MAIN_DONE, TURN
from cabildo.titles.trinidad.reactivate import (
    append_reactivate,
    finish_reactivate,
    start_reactivate,
    why_not_reactivate,
)
from cabildo.titles.trinidad.remove import append_remove, finish_remove, start_remove, why_not_remove
from cabildo.titles.trinidad.ship import append_load, finish_load, start_load, why_not_load
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.status import append_raise, finish_raise, start_raise, why_not_raise
from cabildo.titles.trinidad.take_card import (
    append_draws_for_workers,
    append_purchases,
    finish_take_card,
    start_take_card,
    why_not_take_card,
)
from cabildo.titles.trinidad.terms import (
    CARDS,
    GRIDS,
    HIRING,
    LOADS,
    MINORS,
    NOBODY,
    PILES,
    STATUSES,
    WAR_MARKERS,
    WORKER_STATUS,
)
from cabildo.titles.trinidad.warehouse import return_borrowed

# the main actions (TR-ACTION-09); building and activating are one chapter each, whatever the group of a building
NO_MAIN_ACTION: Final = -1
MINOR_BUILDING: Final = 0
ACTIVATION: Final = 1
REMOVAL: Final = 2
MILITIA: Final = 3
SHIP: Final = 4
TAKE_CARD: Final = 5
REACTIVATION: Final = 6
PLAYER_ORDER: Final = 7
CITY_COUNCIL: Final = 8
STATUS: Final = 9
MAJOR_BUILDING: Final = 10


@final
class Turn(Phase[TrinidadState]):
    """One main action or pass, after any number of free actions, which join this phase (TR-ACTION-01, TR-ACTION-07)."""

    def name(self) -> str:
        return "turn"

    def begin(self, state: TrinidadState) -> None:
        state.passed = 0
        state.enter(TURN)
        state.actor = state.order[0]

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64](capacity=32)
        legal = append(legal, PASS)
        if state.me().hands() == 0:  # every main action needs a worker (TR-ACTION-02)
            return legal
        # in the order of their numbers
        legal = append_draws_for_workers(state, legal)
        legal = append_build(state, legal)
        legal = append_militia(state, legal)
        legal = append_load(state, legal)
        legal = append_purchases(state, legal)
        legal = append_reactivate(state, legal)
        legal = append_order(state, legal)
        legal = append_council(state, legal)
        legal = append_raise(state, legal)
        legal = append_work(state, legal)
        legal = append_activate(state, legal)
        return append_remove(state, legal)

    def play(self, state: TrinidadState, action: i64) -> None:
        if action == PASS:
            give_up(state)
            return
        start_main_action(state, action)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Go on after a free action; end the turn after the main one; do what was just paid for."""
        if result == FREE_DONE:
            return
        if result == MAIN_DONE or finish_paid(state, result):
            end_turn(state)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if action == PASS:
            return ""
        chapter = chapter_of(state.board, action)
        if chapter == NO_MAIN_ACTION:
            return OTHER_DECISION
        if state.me().hands() == 0:
            return "TR-ACTION-02"
        return why_not_main_action(state, chapter, action)

    def always_asked(self, state: TrinidadState) -> bool:
        """A pass is asked for where a hired worker could prevent it, which depends on what is behind the screen."""
        return might_hire(state)

    def expected(self, state: TrinidadState) -> list[int]:
        """Main actions without a number or a place; what can be activated or bought is among the choices."""
        wanted = [LOOK, DEPLOY, GO_TO_COUNCIL]
        for first, count in ((BUILD, MINORS), (LOAD, LOADS), (RAISE, STATUSES), (WORK, GRIDS)):
            wanted.extend(range(first, first + count))
        return wanted

    def usual(self, state: TrinidadState) -> i64:
        """Pass without workers, where no free action brings one and no vote can be called (TR-ACTION-02, 08)."""
        if state.me().hands() > 0 or might_hire(state) or may_call_vote(state):
            return -1
        for action in state.legal:
            if RECOVER <= action < BORROW:
                return -1
        return PASS


def might_hire(state: TrinidadState) -> bool:
    """Whether the actor could hire a worker of the council, as far as everybody sees (TR-STATUS-06 to 08)."""
    player = state.me()
    return player.status[WORKER_STATUS] > 0 and not player.has_used(HIRING) and state.council_workers > 0


# ---- the chapters


def start_main_action(state: TrinidadState, action: i64) -> None:
    """Let the chapter begin, which asks what it wants to know, and what it costs."""
    chapter = chapter_of(state.board, action)
    if chapter == MINOR_BUILDING:
        start_build(state, action)
    elif chapter == ACTIVATION:
        start_activate(state, action)
    elif chapter == REMOVAL:
        start_remove(state, action)
    elif chapter == MILITIA:
        start_militia(state, action)
    elif chapter == SHIP:
        start_load(state, action)
    elif chapter == TAKE_CARD:
        start_take_card(state, action)
    elif chapter == REACTIVATION:
        start_reactivate(state, action)
    elif chapter == PLAYER_ORDER:
        start_order(state, action)
    elif chapter == CITY_COUNCIL:
        start_council(state, action)
    elif chapter == STATUS:
        start_raise(state, action)
    elif chapter == MAJOR_BUILDING:
        start_work(state, action)


def why_not_main_action(state: TrinidadState, chapter: i64, action: i64) -> str:
    if chapter == MINOR_BUILDING:
        return why_not_build(state, action)
    if chapter == ACTIVATION:
        return why_not_activate(state, action)
    if chapter == REMOVAL:
        return why_not_remove(state, action)
    if chapter == MILITIA:
        return why_not_militia(state, action)
    if chapter == SHIP:
        return why_not_load(state, action)
    if chapter == TAKE_CARD:
        return why_not_take_card(state, action)
    if chapter == REACTIVATION:
        return why_not_reactivate(state, action)
    if chapter == PLAYER_ORDER:
        return why_not_order(state, action)
    if chapter == CITY_COUNCIL:
        return why_not_council(state, action)
    if chapter == STATUS:
        return why_not_raise(state, action)
    if chapter == MAJOR_BUILDING:
        return why_not_work(state, action)
    return OTHER_DECISION


def finish_paid(state: TrinidadState, action: i64) -> bool:
    """Do what was just paid for; tell whether a main action is complete and did not ask for something more."""
    chapter = chapter_of(state.board, action)
    if chapter == REMOVAL:
        return finish_remove(state, action)
    if chapter == MILITIA:
        return finish_militia(state, action)
    if chapter == SHIP:
        return finish_load(state, action)
    if chapter == TAKE_CARD:
        return finish_take_card(state, action)
    if chapter == REACTIVATION:
        return finish_reactivate(state, action)
    if chapter == PLAYER_ORDER:
        return finish_order(state, action)
    if chapter == CITY_COUNCIL:
        return finish_council(state, action)
    if chapter == STATUS:
        return finish_raise(state, action)
    if HIRE_BRONZE <= action < HIRE_FREE:
        finish_hire(state, action)
    return False


def chapter_of(board: Board, action: i64) -> i64:
    """The chapter that an action of a turn belongs to."""
    if action < LOOK:
        return NO_MAIN_ACTION
    if action < TAKE_PILE + PILES:
        return TAKE_CARD
    if BUILD <= action < BUILD + MINORS:
        return MINOR_BUILDING
    if DEPLOY <= action <= DEPLOY + WAR_MARKERS:  # to deploy, or to drill one of the units
        return MILITIA
    if LOAD <= action < LOAD + LOADS:
        return SHIP
    if PURCHASE <= action < PURCHASE + CARDS:
        return TAKE_CARD
    if REACTIVATE <= action < REACTIVATE + MOST_WORKERS:
        return REACTIVATION
    if ORDER <= action < ORDER + MOST_WORKERS:
        return PLAYER_ORDER
    if GO_TO_COUNCIL <= action < RAISE:
        return CITY_COUNCIL
    if RAISE <= action < RAISE + STATUSES:
        return STATUS
    if WORK <= action < WORK + GRIDS:
        return MAJOR_BUILDING
    if board.activate <= action < board.activate + board.spaces:
        return ACTIVATION
    if board.remove <= action < board.remove + board.spaces:
        return REMOVAL
    return NO_MAIN_ACTION


# ---- whose turn it is


def give_up(state: TrinidadState) -> None:
    """Pass, with or without workers: no further turn in this decade (TR-ACTION-02, TR-ACTION-04)."""
    one: i64 = 1
    state.passed |= one << state.actor
    if state.sink is not None:
        state.tell("passed", {"seat": int(state.actor)})
    end_turn(state)


def end_turn(state: TrinidadState) -> None:
    """Let the next one play who has not passed; the action phase ends when nobody is left (TR-ACTION-01, 03, 04)."""
    return_borrowed(state)
    following = next_to_play(state)
    if following == NOBODY:
        state.begin(END_OF_DECADE)
    else:
        state.actor = following


def next_to_play(state: TrinidadState) -> i64:
    """Who comes next in the order and has not passed: perhaps the actor again, or NOBODY."""
    seats = len(state.order)
    place = state.place_of(state.actor)
    for step in range(1, seats + 1):
        seat = state.order[(place + step) % seats]
        if state.passed >> seat & 1 == 0:
            return seat
    return NOBODY
