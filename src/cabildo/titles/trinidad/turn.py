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
    CALL_VOTE,
    DEPLOY,
    GO_TO_COUNCIL,
    HIRE_BRONZE,
    HIRE_FREE,
    LOAD,
    LOOK,
    MARCH,
    MOST_WORKERS,
    ORDER,
    PASS,
    PILGRIM,
    PURCHASE,
    RAISE,
    REACTIVATE,
    RECOVER,
    TAKE_PILE,
    TARGET,
    USE,
    WORK,
)
from cabildo.titles.trinidad.activation import append_activate, start_activate, why_not_activate
from cabildo.titles.trinidad.affiliates.cards import NEXT_TURN, WAREHOUSE_TO_METAL
from cabildo.titles.trinidad.affiliates.helpers import may_be_lent
from cabildo.titles.trinidad.affiliates.moments import AT_TURN, AT_TURN_OVER
from cabildo.titles.trinidad.affiliates.next_turn import NEXT_TURN_DUE, WORKER_UNUSED, give_back_unused
from cabildo.titles.trinidad.affiliates.powers import finish, has_fitting
from cabildo.titles.trinidad.affiliates.windows import open_window, open_windows
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.council import append_council, finish_council, start_council, why_not_council
from cabildo.titles.trinidad.council_vote.calling import may_call_vote
from cabildo.titles.trinidad.events.gifts import finish_pilgrimage, may_volunteer, might_buy_token
from cabildo.titles.trinidad.extended_war.assault import begin_assault
from cabildo.titles.trinidad.extended_war.forces import start_defence, tell_round
from cabildo.titles.trinidad.extended_war.peace import end_if_over, end_war, withdraw_units
from cabildo.titles.trinidad.hire import finish_hire
from cabildo.titles.trinidad.major_buildings import append_work, start_work, why_not_work
from cabildo.titles.trinidad.militia import append_militia, finish_militia, start_militia, why_not_militia
from cabildo.titles.trinidad.minor_buildings import append_build, start_build, why_not_build
from cabildo.titles.trinidad.order import append_order, finish_order, start_order, why_not_order
from cabildo.titles.trinidad.phases import END_OF_DECADE, FIGHT_OVER, FREE_DONE, MAIN_DONE, TURN, TURN_OVER
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
from cabildo.titles.trinidad.talks.offering import may_offer
from cabildo.titles.trinidad.talks.pacts import free_of_pledge
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
from cabildo.titles.trinidad.warehouse import could_have_all, return_borrowed
from cabildo.titles.trinidad.whose_turn import give_turn, next_to_play

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

    def tells_passes(self) -> bool:
        return True  # who passes has no further turn in this decade, which all want to know

    def begin(self, state: TrinidadState) -> None:
        state.passed = 0
        tell_round(state)
        give_turn(state, state.order[0])

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64](capacity=32)
        legal = append(legal, PASS)
        if state.me().hands() == 0 and not may_be_lent(state, state.me()):
            return legal  # every main action needs a worker (TR-ACTION-02)
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
        return only_pledged(state, append_remove(state, legal))

    def play(self, state: TrinidadState, action: i64) -> None:
        if action == PASS:
            give_up(state)
            return
        start_main_action(state, action)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Go on after a free action; end the turn after the main one; do what was just paid for.

        Fast cards come in between, as soon as the action is done.
        """
        if result == TURN_OVER:
            end_turn(state)
            return
        if result == FIGHT_OVER:
            end_if_over(state)
            result = FREE_DONE
        is_over = result == MAIN_DONE or (result != FREE_DONE and finish_paid(state, result))
        if state.phase != TURN:
            return  # something more is asked first
        if is_over and state.area is not None:
            end_if_over(state)  # where the action took the last unburnt building off the map (TR-XWAR-59)
        if not is_over:
            open_windows(state, FREE_DONE)
        elif not open_windows(state, MAIN_DONE) and not ask_for_next_turn(state):
            end_turn(state)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if action == PASS:
            return why_not_pledged(state, action)
        chapter = chapter_of(state.board, action)
        if chapter == NO_MAIN_ACTION:
            return OTHER_DECISION
        if state.me().hands() == 0 and not may_be_lent(state, state.me()):
            return "TR-ACTION-02"
        against = why_not_main_action(state, chapter, action)
        return why_not_pledged(state, action) if against == "" else against

    def always_asked(self, state: TrinidadState) -> bool:
        """A pass is asked for where a hired worker or a card could prevent it: what they cost is behind the screen."""
        if might_hire(state) or might_buy_token(state) or has_fitting(state, state.actor, AT_TURN):
            return True
        return state.me().hands() == 0 and may_be_lent(state, state.me())

    def expected(self, state: TrinidadState) -> list[int]:
        """Main actions without a number or a place; what can be activated or bought is among the choices."""
        wanted = [LOOK, DEPLOY, GO_TO_COUNCIL]
        for first, count in ((BUILD, MINORS), (LOAD, LOADS), (RAISE, STATUSES), (WORK, GRIDS)):
            wanted.extend(range(first, first + count))
        return wanted

    def usual(self, state: TrinidadState) -> i64:
        """Pass without workers, where no vote, no card and no other free action is left (TR-ACTION-02, 08).

        Cubes of the warehouse are of no use then, but for card 48, nor is the space of a Lot.
        """
        if state.me().hands() > 0 or might_hire(state) or may_call_vote(state) or may_offer(state):
            return -1
        if might_buy_token(state) or may_volunteer(state) or has_fitting(state, state.actor, AT_TURN):
            return -1
        if state.ready(state.actor, WAREHOUSE_TO_METAL) and could_have_all(state, state.actor):
            return -1
        if may_be_lent(state, state.me()):
            return -1
        for action in state.legal:
            if RECOVER <= action < BORROW or HIRE_BRONZE <= action < CALL_VOTE or MARCH <= action < TARGET:
                return -1
        return PASS


# ---- a blood pact about a major building


def only_pledged(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Where a pact binds the actor to work on a grid and that is possible, nothing else is (TR-FREE-06)."""
    pledged = state.pledged[state.actor]
    if pledged != NOBODY:
        for action in legal:
            if action == WORK + pledged:
                return vec[i64]([action])
    return legal


def why_not_pledged(state: TrinidadState, action: i64) -> str:
    pledged = state.pledged[state.actor]
    if pledged == NOBODY or action == WORK + pledged:
        return ""
    return "TR-FREE-06" if why_not_work(state, WORK + pledged) == "" else ""


# ---- without workers


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
    elif USE <= action < USE + CARDS:
        finish(state, action - USE, AT_TURN)
    elif action == PILGRIM:
        finish_pilgrimage(state)
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
    withdraw_units(state, state.actor)
    end_turn(state)


def ask_for_next_turn(state: TrinidadState) -> bool:
    """Let the actor take the next turn by a card; tell whether that is asked (TR-AFF-51)."""
    if state.owner[NEXT_TURN] != state.actor or state.council_workers == 0:
        return False
    return open_window(state, AT_TURN_OVER, TURN_OVER)


def end_turn(state: TrinidadState) -> None:
    """Let the next one play who has not passed; the action phase ends when nobody is left (TR-ACTION-01, 03, 04)."""
    return_borrowed(state)
    if len(state.used_now) > 0:
        state.used_now = vec[i64]()
    if state.board.talks:
        state.offers = vec[i64]()
        free_of_pledge(state, state.actor)
    if state.next_turn == NEXT_TURN_DUE:
        state.next_turn = WORKER_UNUSED
        start_defence(state, state.actor)
        return
    give_back_unused(state, state.actor)
    go_on_behind(state, state.actor)


def go_on_behind(state: TrinidadState, seat: i64) -> None:
    """Give the turn to the next one behind a seat, or end the action phase."""
    following = next_to_play(state, seat)
    if following == NOBODY:
        if state.area is not None:
            end_war(state)  # with the decade, and no attacker acts any more (TR-XWAR-29)
        state.begin(END_OF_DECADE)
    elif state.area is not None:
        begin_assault(state, state.place_of(seat))
    else:
        give_turn(state, following)
