"""The two decisions of a trade: an offer is put together part by part in a fixed order, then the other one answers."""

from __future__ import annotations

from typing import Any, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import (
    ACCEPT,
    ASK,
    ASK_OFFICE,
    COUNTER,
    DECLINE,
    GIVE,
    GIVE_OFFICE,
    MOST_TRADED,
    PROPOSE,
    WITHDRAW,
)
from cabildo.titles.rio.offer import Offer, exchange, new_offer, offer_data, offer_of, stock
from cabildo.titles.rio.phases import EFFECTS, LEADING, OFFERING, ORDERING, PLACING, REPLYING
from cabildo.titles.rio.player import Player
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import OFFICES, WARES
from cabildo.titles.rio.variants import trades_offices
from cabildo.titles.rio.written.offers import check_offer, describe_offer, read_offer, write_offer
from cabildo.titles.rio.written.steps import OfferStep


@final
class Offering(Phase[RioState]):
    """What is given, then what is asked for, each ware once and in order; then the offer is made."""

    def name(self) -> str:
        return "offering"

    def options(self, state: RioState) -> vec[i64]:
        offer = offer_of(state)
        legal = vec[i64](capacity=64)
        legal = append_wares(offer, legal, GIVE, state.players[offer.giver])
        legal = append_offices(state, offer, legal, GIVE_OFFICE, state.players[offer.giver])
        legal = append_wares(offer, legal, ASK, state.players[offer.taker])
        legal = append_offices(state, offer, legal, ASK_OFFICE, state.players[offer.taker])
        if can_propose(state, offer):
            legal = append(legal, PROPOSE)
        return append(legal, WITHDRAW)

    def play(self, state: RioState, action: i64) -> None:
        offer = offer_of(state)
        offer.last = action
        if action == WITHDRAW:
            if offer.countering and state.sink is not None:
                state.tell("offer-declined", {"seat": int(state.actor), "partner": int(offer.taker)})
            state.done()
        elif action == PROPOSE:
            propose(state, offer)
        elif action < GIVE_OFFICE:
            offer.given[(action - GIVE) // MOST_TRADED] = (action - GIVE) % MOST_TRADED + 1
        elif action < ASK:
            offer.given_offices |= 1 << (action - GIVE_OFFICE)
        elif action < ASK_OFFICE:
            offer.asked[(action - ASK) // MOST_TRADED] = (action - ASK) % MOST_TRADED + 1
        else:
            offer.asked_offices |= 1 << (action - ASK_OFFICE)

    def explain(self, state: RioState, action: i64) -> str:
        offer = offer_of(state)
        if action == WITHDRAW:
            return ""
        if action == PROPOSE:
            return "" if can_propose(state, offer) else "RP-TRADE-01"
        if GIVE <= action < GIVE + WARES * MOST_TRADED:
            return why_not_name(state, offer, action, GIVE, offer.giver)
        if ASK <= action < ASK + WARES * MOST_TRADED:
            return why_not_name(state, offer, action, ASK, offer.taker)
        if GIVE_OFFICE <= action < GIVE_OFFICE + OFFICES:
            return why_not_name_office(state, offer, action, GIVE_OFFICE, offer.giver)
        if ASK_OFFICE <= action < ASK_OFFICE + OFFICES:
            return why_not_name_office(state, offer, action, ASK_OFFICE, offer.taker)
        return OTHER_DECISION

    def interrupts(self) -> vec[i64]:
        return vec[i64]([PLACING, EFFECTS, LEADING, ORDERING])

    def step_type(self) -> Any:
        return OfferStep

    def write(self, state: RioState, frame: Frame) -> Any:
        return write_offer(frame)

    def read(self, state: RioState, actor: i64, step: Any) -> Memory:
        return read_offer(state, actor, step.partner, step)

    def check(self, state: RioState, frame: Frame) -> None:
        check_offer(state, frame)

    def describe(self, state: RioState, frame: Frame) -> dict[str, Any]:
        return describe_offer(state, frame)


def append_wares(offer: Offer, legal: vec[i64], first: i64, owner: Player) -> vec[i64]:
    for ware in range(WARES):
        if offer.last < first + ware * MOST_TRADED:
            amount = stock(owner, ware)
            for named in range(amount if amount < MOST_TRADED else MOST_TRADED):
                legal = append(legal, first + ware * MOST_TRADED + named)
    return legal


def append_offices(state: RioState, offer: Offer, legal: vec[i64], first: i64, owner: Player) -> vec[i64]:
    if trades_offices(state.board) and owner.offices != 0:
        for office in range(OFFICES):
            if owner.holds(office) and offer.last < first + office:
                legal = append(legal, first + office)
    return legal


def why_not_name(state: RioState, offer: Offer, action: i64, first: i64, seat: i64) -> str:
    """The rule against naming an amount of a ware now."""
    ware = (action - first) // MOST_TRADED
    if stock(state.players[seat], ware) <= (action - first) % MOST_TRADED:
        return "RP-TRADE-01"
    return FIXED_ORDER if offer.last >= first + ware * MOST_TRADED else ""


def why_not_name_office(state: RioState, offer: Offer, action: i64, first: i64, seat: i64) -> str:
    if not trades_offices(state.board) or state.office_owner[action - first] != seat:
        return "RP-TRADE-02"
    return FIXED_ORDER if offer.last >= action else ""


def can_propose(state: RioState, offer: Offer) -> bool:
    """There is something in it, and it was not offered before in this phase."""
    if offer.is_empty():
        return False
    return offer.countering or offer.number() != state.players[offer.giver].offered


def propose(state: RioState, offer: Offer) -> None:
    if not offer.countering:
        state.players[offer.giver].offered = offer.number()
    state.actor = offer.taker
    state.enter(REPLYING, offer)
    if state.sink is not None:
        state.tell("offered", offer_data(offer))


# ---- the answer


@final
class Replying(Phase[RioState]):
    """Yes, no, or once something else."""

    def name(self) -> str:
        return "replying"

    def options(self, state: RioState) -> vec[i64]:
        legal = vec[i64](capacity=3)
        legal = append(legal, ACCEPT)
        legal = append(legal, DECLINE)
        if not offer_of(state).countering:
            legal = append(legal, COUNTER)
        return legal

    def play(self, state: RioState, action: i64) -> None:
        offer = offer_of(state)
        if action == COUNTER:
            counter = new_offer(offer.taker, offer.giver)
            counter.countering = True
            state.enter(OFFERING, counter)
            return
        if action == ACCEPT:
            exchange(state, offer)
        if state.sink is not None:
            name = "offer-accepted" if action == ACCEPT else "offer-declined"
            state.tell(name, {"seat": int(state.actor), "partner": int(offer.giver)})
        state.done()

    def standing(self, state: RioState) -> str:
        return "replying"

    def may_stand(self, state: RioState, action: i64) -> bool:
        return action == DECLINE  # who takes every offer would be robbed

    def explain(self, state: RioState, action: i64) -> str:
        if action == COUNTER:
            return "RP-TRADE-01" if offer_of(state).countering else ""
        return "" if action in (ACCEPT, DECLINE) else OTHER_DECISION

    def interrupts(self) -> vec[i64]:
        return vec[i64]([PLACING, EFFECTS, LEADING, ORDERING])

    def step_type(self) -> Any:
        return OfferStep

    def write(self, state: RioState, frame: Frame) -> Any:
        return write_offer(frame)

    def read(self, state: RioState, actor: i64, step: Any) -> Memory:
        offer = read_offer(state, step.partner, actor, step)
        if offer.is_empty():
            refuse("step", "the offer is empty", "RP-TRADE-01")
        offer.last = PROPOSE
        return offer

    def check(self, state: RioState, frame: Frame) -> None:
        check_offer(state, frame)

    def describe(self, state: RioState, frame: Frame) -> dict[str, Any]:
        return describe_offer(state, frame)
