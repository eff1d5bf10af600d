"""Player order: those who added workers change their place for the next turn."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio import end_of_turn
from cabildo.titles.rio.actions import POSITION, STAY
from cabildo.titles.rio.phases import ORDERING
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import NOBODY, SEATS
from cabildo.titles.rio.trade import count_offers_anew
from cabildo.titles.rio.variants import order_by_choice, trades_at_any_time
from cabildo.titles.rio.written.names import seat_set
from cabildo.titles.rio.written.steps import OrderingStep


@final
@mypyc_attr(free_list_len=1)
class Moved(Memory):
    """Who has been asked."""

    seats: i64  # a set: they have moved or stayed

    def copy(self) -> Memory:
        return copy_moved(self)


def next_mover(state: RioState) -> None:
    """Ask the next one, or end the turn."""
    mover = first_to_move(state, cast(Moved, state.memory).seats)
    if mover == NOBODY:
        end_of_turn.begin(state)
    else:
        state.actor = mover


def first_to_move(state: RioState, moved: i64) -> i64:
    """Fewest added workers first, among equals the one further back (RP-ORDER-03, RP-ORDER-04)."""
    mover: i64 = NOBODY
    for place in range(len(state.order) - 1, -1, -1):
        seat = state.order[place]
        added = state.players[seat].added
        waits = added > 0 and not moved >> seat & 1
        if waits and (mover == NOBODY or added < state.players[mover].added):
            mover = seat
    return mover


@final
class Ordering(Phase[RioState]):
    """Any place, forward or back, or none (RP-ORDER-05, RP-ORDER-09)."""

    def name(self) -> str:
        return "ordering"

    def begin(self, state: RioState) -> None:
        if state.year == state.board.years - 1:  # there is no next turn
            end_of_turn.begin(state)
        elif not order_by_choice(state.board):
            go_to_the_front(state)
            end_of_turn.begin(state)
        else:
            if trades_at_any_time(state.board):
                count_offers_anew(state)
            state.enter(ORDERING, make_moved(0))
            next_mover(state)

    def options(self, state: RioState) -> vec[i64]:
        legal = vec[i64](capacity=5)
        legal = append(legal, STAY)
        for place in range(len(state.order)):
            if state.order[place] != state.actor:
                legal = append(legal, POSITION + place)
        return legal

    def play(self, state: RioState, action: i64) -> None:
        cast(Moved, state.memory).seats |= 1 << state.actor
        if action == STAY:
            stay(state)
        else:
            move(state, action - POSITION)
        next_mover(state)

    def standing(self, state: RioState) -> str:
        return "ordering"

    def may_stand(self, state: RioState, action: i64) -> bool:
        return action == STAY

    def explain(self, state: RioState, action: i64) -> str:
        if action == STAY:
            return ""
        place = action - POSITION
        if not 0 <= place < SEATS:
            return OTHER_DECISION
        if place >= len(state.players):
            return "RP-ORDER-05"
        return "RP-ORDER-09" if state.order[place] == state.actor else ""

    def step_type(self) -> Any:
        return OrderingStep

    def write(self, state: RioState, frame: Frame) -> Any:
        return OrderingStep(moved=moved_seats(state, frame))

    def read(self, state: RioState, actor: i64, step: Any) -> Memory:
        return make_moved(seat_set(state, step.moved, "step.moved", "RP-ORDER-07"))

    def check(self, state: RioState, frame: Frame) -> None:
        if not order_by_choice(state.board):
            refuse("phase", "in this edition nobody chooses a place", "RP-ORDER-11")
        if first_to_move(state, cast(Moved, frame.memory).seats) != frame.actor:
            refuse("actor", f"it is not the turn of seat {frame.actor}", "RP-ORDER-03")

    def describe(self, state: RioState, frame: Frame) -> dict[str, Any]:
        return {
            "place": [int(seat) for seat in state.order].index(int(frame.actor)) + 1,
            "workers": int(state.players[frame.actor].added),
            "moved": moved_seats(state, frame),
        }


def moved_seats(state: RioState, frame: Frame) -> list[int]:
    seats = cast(Moved, frame.memory).seats
    return [seat for seat in range(len(state.players)) if seats >> seat & 1]


def stay(state: RioState) -> None:
    """Keep the place, and the added workers on the track; the player aid gives them back (RP-ORDER-09)."""
    if state.sink is not None:
        state.tell("order-kept", {"seat": int(state.actor)})
    if state.board.staying_returns:
        take_added_back(state, state.actor)


def move(state: RioState, place: i64) -> None:
    """Go to a place; the others slide and keep their order (RP-ORDER-05, RP-ORDER-07)."""
    seat = state.actor
    new_order = vec[i64](capacity=5)
    for other in state.order:
        if len(new_order) == place:
            new_order = append(new_order, seat)
        if other != seat:
            new_order = append(new_order, other)
    if len(new_order) < len(state.order):
        new_order = append(new_order, seat)
    state.order = new_order
    take_added_back(state, seat)
    if state.sink is not None:
        state.tell("order-moved", {"seat": int(seat), "place": int(place) + 1})


def take_added_back(state: RioState, seat: i64) -> None:
    player = state.players[seat]
    player.supply += player.added
    player.added = 0


def go_to_the_front(state: RioState) -> None:
    """Go to the front, as in edition 1: most added workers first, of equals the one further back (RP-ORDER-11, 12)."""
    new_order = vec[i64](capacity=5)
    for added in range(state.board.numbers.workers, 0, -1):
        for place in range(len(state.order) - 1, -1, -1):
            if state.players[state.order[place]].added == added:
                new_order = append(new_order, state.order[place])
    front = len(new_order)
    for seat in state.order:
        if state.players[seat].added == 0:
            new_order = append(new_order, seat)
    state.order = new_order
    for place in range(front):
        seat = new_order[place]
        take_added_back(state, seat)
        if state.sink is not None:
            state.tell("order-moved", {"seat": int(seat), "place": int(place) + 1})


# ---- written by `make fields`: make_moved, copy_moved


def make_moved(seats: i64) -> Moved:
    moved = Moved()
    moved.seats = seats
    return moved


def copy_moved(moved: Moved) -> Moved:
    copy = Moved()
    copy.seats = moved.seats
    return copy
