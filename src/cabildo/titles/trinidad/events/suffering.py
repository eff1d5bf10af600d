"""Events that cost everybody something: they give it up, or lose points."""

from __future__ import annotations

from typing import Any, final

from cabildo.engine.frames import Frame
from cabildo.engine.grid_names import space_name
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BEAR, GIVE_UP
from cabildo.titles.trinidad.city import clear_space
from cabildo.titles.trinidad.displacing import return_pieces
from cabildo.titles.trinidad.phases import DRAWING, KEEPING, SOLO_TURN, SUFFERING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CROWN_TAX, EVENT_NAMES, FIRE, FROM_EVENTS, INQUISITION, LOT, NOBODY


def ask_to_suffer(state: TrinidadState) -> None:
    """Ask everybody in turn who can choose what the Event of this decade costs them; then the phase is done."""
    state.enter(SUFFERING)
    go_on(state, 0)


def go_on(state: TrinidadState, place: i64) -> None:
    seat = next_sufferer(state, place)
    if seat == NOBODY:
        state.done()
    else:
        state.actor = seat


def next_sufferer(state: TrinidadState, place: i64) -> i64:
    """The next seat in the order, from this place on, that has a choice; those without one suffer on the way."""
    while place < len(state.order):
        seat = state.order[place]
        if has_choice(state, seat):
            return seat
        if state.event == FIRE and seat < state.board.people:  # without a Lot there is only the loss
            bear(state, seat)
        place += 1
    return NOBODY


def has_choice(state: TrinidadState, seat: i64) -> bool:
    """Whether a seat is asked, by what everybody sees: for the tax everybody is, since coins are behind screens.

    The automaton has no part in it (TR-EVENT-11).
    """
    if seat >= state.board.people:
        return False
    player = state.players[seat]
    if state.event == CROWN_TAX:
        return True
    if state.event == FIRE:
        return player.lots < state.board.numbers.lots
    return state.event == INQUISITION and player.faith > 0


def bear(state: TrinidadState, seat: i64) -> None:
    """Lose points instead."""
    state.score(seat, FROM_EVENTS, -loss(state))


def loss(state: TrinidadState) -> i64:
    numbers = state.board.numbers
    if state.event == CROWN_TAX:
        return numbers.tax_points
    return numbers.fire_points if state.event == FIRE else numbers.inquisition_points


@final
class Suffering(Phase[TrinidadState]):
    """Crown tax: a bronze. Fire: a Lot of one's own. Inquisition: a Faith token. Or points (TR-EVENT-07)."""

    def name(self) -> str:
        return "suffering"

    def options(self, state: TrinidadState) -> vec[i64]:
        board = state.board
        legal = vec[i64](capacity=3)
        if state.event == CROWN_TAX:
            if state.me().coins >= board.numbers.tax_coins:
                legal = append(legal, GIVE_UP)
        elif state.event == INQUISITION:
            legal = append(legal, GIVE_UP)
        legal = append(legal, BEAR)
        if state.event == FIRE:
            for space in range(board.spaces):
                if state.city.building(space) == LOT and state.city.owner(space) == state.actor:
                    legal = append(legal, board.remove + space)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        seat = state.actor
        if action == BEAR:
            bear(state, seat)
        elif action == GIVE_UP:
            give_up(state, seat)
        else:
            burn_down(state, seat, action - state.board.remove)
        go_on(state, state.place_of(seat) + 1)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if action == BEAR:
            return ""
        player = state.me()
        if action == GIVE_UP:
            if state.event == CROWN_TAX:
                return "" if player.coins >= state.board.numbers.tax_coins else "TR-EVENT-07"
            return "" if state.event == INQUISITION and player.faith > 0 else OTHER_DECISION
        space = action - state.board.remove
        if state.event != FIRE or not 0 <= space < state.board.spaces:
            return OTHER_DECISION
        own = state.city.building(space) == LOT and state.city.owner(space) == state.actor
        return "" if own else "TR-EVENT-07"

    def always_asked(self, state: TrinidadState) -> bool:
        """Whether somebody has a coin for the tax is behind their screen."""
        return state.event == CROWN_TAX

    def expected(self, state: TrinidadState) -> list[int]:
        return [] if state.event == FIRE else [GIVE_UP]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([KEEPING, DRAWING, SOLO_TURN])

    def check(self, state: TrinidadState, frame: Frame) -> None:
        if not has_choice(state, frame.actor):
            refuse("actor", "has nothing to choose at this Event", "TR-EVENT-07")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return {"event": EVENT_NAMES[state.event], "points": int(loss(state))}


def give_up(state: TrinidadState, seat: i64) -> None:
    """A bronze or a Faith token goes to the supply."""
    player = state.players[seat]
    if state.event == CROWN_TAX:
        player.coins -= state.board.numbers.tax_coins
        state.coins += state.board.numbers.tax_coins
        if state.sink is not None:
            state.tell("tax-paid", {"seat": int(seat), "bronze": int(state.board.numbers.tax_coins)})
    else:
        player.faith -= 1
        state.faith += 1
        if state.sink is not None:
            state.tell("faith-lost", {"seat": int(seat), "tokens": 1})


def burn_down(state: TrinidadState, seat: i64, space: i64) -> None:
    return_pieces(state, LOT, seat)
    clear_space(state.board, state.city, space)
    if state.sink is not None:
        state.tell("lot-burned", {"seat": int(seat), "space": space_name(state.board.columns, space)})
