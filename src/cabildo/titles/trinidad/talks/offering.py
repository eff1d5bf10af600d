"""An offer is put together: what is given, what is asked for, and perhaps a blood pact."""

from __future__ import annotations

from typing import Any, Final, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase, SideAction
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.replacing import added
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import (
    ASK,
    CARD,
    EVENT,
    GIVE,
    MOST_TRADED,
    OFFER,
    PACT,
    PROPOSE,
    WITHDRAW,
)
from cabildo.titles.trinidad.phases import ANSWERING, FREE_DONE, OFFERING, TALKING, TURN
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.talks.offer import (
    NO_PACT,
    PACTS,
    WARES,
    Offer,
    code_of,
    has_all,
    is_empty,
    new_offer,
    stock_of,
)
from cabildo.titles.trinidad.talks.pacts import fits_pact
from cabildo.titles.trinidad.terms import SEATS
from cabildo.titles.trinidad.written.steps import OfferStep
from cabildo.titles.trinidad.written.talks import check_offer, describe_offer, read_offer, tell_offer, write_offer

WITHDRAWN: Final = 0  # noted in place of an offer that was not made


@final
class Offers(SideAction[TrinidadState]):
    """To whom: so often at a moment, in the own turn and in talks (TR-FREE-04)."""

    def __init__(self) -> None:
        super().__init__(OFFER, OFFER + SEATS - 1, [TURN, TALKING])

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64](capacity=SEATS)
        if may_offer(state):
            for seat in range(state.board.people):
                if seat != state.actor:
                    legal = append(legal, OFFER + seat)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        state.ask(OFFERING, state.actor, new_offer(state.actor, action - OFFER, False))

    def explain(self, state: TrinidadState, action: i64) -> str:
        to = action - OFFER
        if to == state.actor or to >= state.board.people:
            return "TR-FREE-04"
        return "" if len(state.offers) < state.board.numbers.offers_a_moment else "TR-FREE-04"


def may_offer(state: TrinidadState) -> bool:
    """Whether the actor has an offer left at this moment."""
    return state.board.talks and len(state.offers) < state.board.numbers.offers_a_moment


@final
class Offering(Phase[TrinidadState]):
    """Wares in their order, first those given, then those asked for; then a pact. Whatever the other one has."""

    def name(self) -> str:
        return "offering"

    def options(self, state: TrinidadState) -> vec[i64]:
        offer = cast(Offer, state.memory)
        player = state.me()
        legal = vec[i64]([WITHDRAW])
        if offer.pact == NO_PACT:
            if last_of(offer.ask) < 0:
                for ware in range(last_of(offer.give) + 1, WARES):
                    for amount in range(1, min(stock_of(player, ware), MOST_TRADED) + 1):
                        legal = append(legal, GIVE + ware * MOST_TRADED + amount - 1)
            for ware in range(last_of(offer.ask) + 1, WARES):
                if offer.give[ware] == 0:
                    for amount in range(1, MOST_TRADED + 1):
                        legal = append(legal, ASK + ware * MOST_TRADED + amount - 1)
            if not player.pact_used:
                for pact in range(PACTS):
                    if fits_pact(state, pact):
                        legal = append(legal, PACT + pact)
        if not is_empty(offer) and (offer.counter or not was_made(state, offer)):
            legal = append(legal, PROPOSE)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        offer = cast(Offer, state.memory)
        if action == WITHDRAW:
            withdraw(state, offer)
        elif action < ASK:
            offer.give[(action - GIVE) // MOST_TRADED] = (action - GIVE) % MOST_TRADED + 1
        elif action < PACT:
            offer.ask[(action - ASK) // MOST_TRADED] = (action - ASK) % MOST_TRADED + 1
        elif action < PROPOSE:
            offer.pact = action - PACT
        else:
            if not offer.counter:
                state.offers = added(state.offers, code_of(offer))
            if state.sink is not None:
                tell_offer(state, "countered" if offer.counter else "offered", offer)
            state.enter(ANSWERING, offer)
            state.actor = offer.to

    def explain(self, state: TrinidadState, action: i64) -> str:
        offer = cast(Offer, state.memory)
        if action == WITHDRAW:
            return ""
        if GIVE <= action < ASK:
            return why_not_give(state, offer, (action - GIVE) // MOST_TRADED, (action - GIVE) % MOST_TRADED + 1)
        if ASK <= action < PACT:
            return why_not_ask(offer, (action - ASK) // MOST_TRADED)
        if PACT <= action < PROPOSE:
            return why_not_pact(state, offer, action - PACT)
        if action == PROPOSE:
            if is_empty(offer):
                return "TR-FREE-04"
            return "TR-FREE-04" if not offer.counter and was_made(state, offer) else ""
        return "TR-FREE-04" if CARD <= action < EVENT else OTHER_DECISION  # no card changes hands

    def always_asked(self, state: TrinidadState) -> bool:
        """What could be given is behind the screen."""
        return True

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN, TALKING])

    def step_type(self) -> Any:
        return OfferStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return write_offer(cast(Offer, frame.memory))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return read_offer(state, actor, step)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        offer = cast(Offer, frame.memory)
        if offer.maker != frame.actor:
            refuse("step.maker", "puts the offer together", "TR-FREE-04")
        check_offer(state, frame, offer)
        if not has_all(state.players[offer.maker], offer.give):
            refuse("step.give", f"seat {offer.maker} has not all of it", "TR-FREE-04")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return describe_offer(cast(Offer, frame.memory), frame.actor)


def withdraw(state: TrinidadState, offer: Offer) -> None:
    """Make no offer after all; it is one of those that a seat has, so that talks end."""
    if not offer.counter:
        state.offers = added(state.offers, WITHDRAWN)
    elif state.sink is not None:
        state.tell("declined", {"seat": int(offer.maker)})
    state.done(FREE_DONE)


def last_of(wares: vec[i64]) -> i64:
    """The last ware of which there is something, or -1: they are chosen in their order."""
    last: i64 = -1
    for ware in range(WARES):
        if wares[ware] > 0:
            last = ware
    return last


def was_made(state: TrinidadState, offer: Offer) -> bool:
    """Whether the same offer was made at this moment already."""
    code = code_of(offer)
    return any(made == code for made in state.offers)


def why_not_give(state: TrinidadState, offer: Offer, ware: i64, amount: i64) -> str:
    player = state.me()
    stock = player.coins if ware == 0 else player.cubes[ware - 1]
    if amount > stock:
        return "TR-FREE-04"
    if offer.pact != NO_PACT:
        return FIXED_ORDER
    for other in range(WARES):
        if offer.ask[other] > 0 or (other >= ware and offer.give[other] > 0):
            return FIXED_ORDER
    return ""


def why_not_ask(offer: Offer, ware: i64) -> str:
    if offer.give[ware] > 0:
        return "TR-FREE-04"
    if offer.pact != NO_PACT:
        return FIXED_ORDER
    for other in range(ware, WARES):
        if offer.ask[other] > 0:
            return FIXED_ORDER
    return ""


def why_not_pact(state: TrinidadState, offer: Offer, pact: i64) -> str:
    if state.me().pact_used or not fits_pact(state, pact):
        return "TR-FREE-06"
    return FIXED_ORDER if offer.pact != NO_PACT else ""
