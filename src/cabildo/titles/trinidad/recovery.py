"""Workers come home, those on completed grids score, and what belongs to the decade is forgotten."""

from typing import Any, final

from cabildo.engine.frames import Frame
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BOOST_SLOT, DONE
from cabildo.titles.trinidad.city import forget_activations
from cabildo.titles.trinidad.phases import END_OF_DECADE, RETURNING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import COUNCIL, FROM_GRIDS, GRIDS, NOBODY, SLOTS
from cabildo.titles.trinidad.vp_status import bonus_for, boost, may_boost


def begin_recovery(state: TrinidadState) -> bool:
    """Score workers on completed grids, ask who may raise that, then send workers home; tell whether one is asked."""
    score_slots(state)
    if state.board.automaton > 0 and state.board.scored[state.decade - 1] == 0:
        raise_best_slot(state, state.board.people)
    seat = next_to_raise(state, 0)
    if seat == NOBODY:
        send_home(state)
        return False
    state.ask(RETURNING, seat)
    return True


def score_slots(state: TrinidadState) -> None:
    """Everybody gets the points of the spaces where their workers stand (TR-MAJOR-07)."""
    for seat in state.order:
        points: i64 = 0
        for grid in range(GRIDS):
            for slot in range(len(state.board.slot_points[grid])):
                if stands_on(state, seat, grid, slot):
                    points += state.board.slot_points[grid][slot]
        state.score(seat, FROM_GRIDS, points)


def stands_on(state: TrinidadState, seat: i64, grid: i64, slot: i64) -> bool:
    """Whether a worker of a seat is on a space of a grid that was completed in this decade."""
    return state.completed >> grid & 1 != 0 and state.grids[grid * SLOTS + slot] == seat + 1


def next_to_raise(state: TrinidadState, place: i64) -> i64:
    """The next seat in the order, from this place on, that can raise the points of a space, or NOBODY."""
    while place < len(state.order):
        seat = state.order[place]
        if seat < state.board.people and len(raises(state, seat)) > 0:
            return seat
        place += 1
    return NOBODY


def raises(state: TrinidadState, seat: i64) -> vec[i64]:
    """The spaces whose points a seat can raise by VP status (TR-STATUS-10), as actions."""
    found = vec[i64]()
    if may_boost(state, seat):
        for grid in range(GRIDS):
            for slot in range(len(state.board.slot_points[grid])):
                points = state.board.slot_points[grid][slot]
                if stands_on(state, seat, grid, slot) and bonus_for(state, seat, points) > 0:
                    found = append(found, BOOST_SLOT + grid * SLOTS + slot)
    return found


def raise_best_slot(state: TrinidadState, seat: i64) -> None:
    """Let the automaton raise its best space; where an Era ends it waits for the awards (TR-STATUS-10)."""
    best: i64 = 0
    for action in raises(state, seat):
        best = max(best, state.board.slot_points[(action - BOOST_SLOT) // SLOTS][(action - BOOST_SLOT) % SLOTS])
    if best > 0:
        boost(state, seat, best)


@final
class Returning(Phase[TrinidadState]):
    """Which space of a completed grid is worth more by VP status; never asked where that would add nothing."""

    def name(self) -> str:
        return "returning"

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64]([DONE])
        for action in raises(state, state.actor):
            legal = append(legal, action)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        if action != DONE:
            grid = (action - BOOST_SLOT) // SLOTS
            boost(state, state.actor, state.board.slot_points[grid][(action - BOOST_SLOT) % SLOTS])
        seat = next_to_raise(state, state.place_of(state.actor) + 1)
        if seat == NOBODY:
            send_home(state)
            state.done()
        else:
            state.actor = seat

    def explain(self, state: TrinidadState, action: i64) -> str:
        if action == DONE:
            return ""
        if not BOOST_SLOT <= action < BOOST_SLOT + GRIDS * SLOTS:
            return OTHER_DECISION
        grid = (action - BOOST_SLOT) // SLOTS
        slot = (action - BOOST_SLOT) % SLOTS
        if slot >= len(state.board.slot_points[grid]):
            return "TR-MAJOR-02"
        if state.completed >> grid & 1 == 0:
            return "TR-MAJOR-08"
        if state.grids[grid * SLOTS + slot] != state.actor + 1:
            return "TR-STATUS-10"
        return "" if bonus_for(state, state.actor, state.board.slot_points[grid][slot]) > 0 else "TR-STATUS-09"

    def expected(self, state: TrinidadState) -> list[int]:
        """Every worker of the actor on a grid, completed or not."""
        wanted: list[int] = []
        for place in range(GRIDS * SLOTS):
            if state.grids[place] == state.actor + 1:
                wanted.append(BOOST_SLOT + place)
        return wanted

    def interrupts(self) -> vec[i64]:
        return vec[i64]([END_OF_DECADE])

    def check(self, state: TrinidadState, frame: Frame) -> None:
        if len(raises(state, frame.actor)) == 0:
            refuse("actor", "can raise nothing here", "TR-STATUS-10")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        """What each space would bring besides."""
        bonuses: dict[str, int] = {}
        for action in raises(state, frame.actor):
            grid = (action - BOOST_SLOT) // SLOTS
            points = state.board.slot_points[grid][(action - BOOST_SLOT) % SLOTS]
            bonuses[state.vocabulary.notation(action)] = int(bonus_for(state, frame.actor, points))
        return {"bonuses": bonuses}


# ---- when nobody is asked any more


def send_home(state: TrinidadState) -> None:
    """Take workers back from action spaces and completed grids, the council's into the supply (TR-END-12).

    Those on unfinished grids stay (TR-MAJOR-08, TR-COUNCIL-03).
    """
    for player in state.players:
        player.workers += player.spent
        player.spent = 0
        player.order_workers = 0
        player.reactivations = 0
        state.council_workers += player.helpers
        player.helpers = 0
        if 0 < player.recruit < state.decade:  # TR-AFF-59; the marker has moved on
            player.recruit = 0
            player.recruit_fights = False
            player.workers += 1
    if state.board.automaton > 0:  # whatever stands on grids (TR-SOLO-14)
        state.players[state.board.people].workers = state.board.automaton
    state.council_workers += state.council_spent
    state.council_spent = 0
    for grid in range(GRIDS):
        if state.completed >> grid & 1:
            for slot in range(SLOTS):
                leave_slot(state, grid * SLOTS + slot)
    state.completed = 0


def leave_slot(state: TrinidadState, place: i64) -> None:
    """Send the worker on a space of a grid home, if there is one."""
    colour = state.grids[place] - 1
    state.grids[place] = 0
    if colour == COUNCIL:
        state.council_workers += 1
    elif colour != NOBODY and colour < state.board.people:  # the automaton has all of its own anyway (TR-SOLO-14)
        state.players[colour].workers += 1


def forget_decade(state: TrinidadState) -> None:
    """Let everything be used again that may be used once a decade, when also the scoring is over.

    What lay on the dock and what was burned is gone already.
    """
    state.passed = 0
    state.dear_emptying = False
    state.palisades = 0
    forget_activations(state.board, state.city)
    for player in state.players:
        player.used = 0
        player.recovered = 0
