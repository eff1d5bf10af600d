"""An offer in positions and views: written, read, checked and shown."""

from __future__ import annotations

from typing import Any, cast

from cabildo.engine.frames import Frame
from cabildo.engine.naming import fill_by_name, refuse
from cabildo.engine.rows import i64, vec
from cabildo.titles.rio.actions import ASK, ASK_OFFICE, GIVE, GIVE_OFFICE, MOST_TRADED
from cabildo.titles.rio.offer import Offer, new_offer, stock, terms_data
from cabildo.titles.rio.phases import LEADING, ORDERING
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import OFFICES, WARE_NAMES, WARES
from cabildo.titles.rio.variants import trades_at_any_time, trades_offices
from cabildo.titles.rio.written.names import check_seat, office_set
from cabildo.titles.rio.written.steps import OfferStep


def write_offer(frame: Frame) -> Any:
    offer = cast(Offer, frame.memory)
    partner = offer.taker if frame.actor == offer.giver else offer.giver
    return OfferStep(partner=int(partner), counter=offer.countering, **terms_data(offer))


def read_offer(state: RioState, giver: i64, taker: i64, step: Any) -> Offer:
    check_seat(state, int(step.partner), "step.partner")
    if giver == taker:
        refuse("step.partner", f"must be another seat than {giver}", "RP-TRADE-01")
    offer = read_terms(new_offer(giver, taker), step, "step")
    offer.countering = step.counter
    return offer


def read_terms(offer: Offer, terms: Any, field: str) -> Offer:
    """What is given and asked for; the last part that was named follows from it."""
    fill_by_name(offer.given, WARE_NAMES, terms.give, f"{field}.give", "RP-TRADE-01")
    fill_by_name(offer.asked, WARE_NAMES, terms.ask, f"{field}.ask", "RP-TRADE-01")
    offer.given_offices = office_set(terms.give_offices, f"{field}.give_offices")
    offer.asked_offices = office_set(terms.ask_offices, f"{field}.ask_offices")
    offer.last = last_named(offer.given, GIVE, offer.given_offices, GIVE_OFFICE, 0)
    offer.last = last_named(offer.asked, ASK, offer.asked_offices, ASK_OFFICE, offer.last)
    return offer


def last_named(row: vec[i64], first: i64, offices: i64, first_office: i64, last: i64) -> i64:
    for ware in range(WARES):
        if row[ware] > 0:
            last = first + ware * MOST_TRADED + row[ware] - 1
    for office in range(OFFICES):
        if offices >> office & 1:
            last = first_office + office
    return last


def check_offer(state: RioState, frame: Frame) -> None:
    offer = cast(Offer, frame.memory)
    below = frame.below
    if state.board.trade == 0:
        refuse("phase", "players do not trade in this game", "RP-TRADE-01")
    maker = offer.taker if offer.countering else offer.giver
    if below is None or (below.phase in (LEADING, ORDERING) and not trades_at_any_time(state.board)):
        refuse("waiting[0].phase", "is no turn in which one trades in this game", "RP-TRADE-01")
    if below.actor != maker:
        refuse("waiting[0].actor", f"must be seat {maker}, who began the trade", "RP-TRADE-01")
    if state.players[maker].offers == 0:
        refuse(f"players[{maker}].offers", "must count the offer under way", "RP-TRADE-01")
    giver, taker = state.players[offer.giver], state.players[offer.taker]
    for ware in range(WARES):
        if offer.given[ware] > stock(giver, ware):
            refuse("step.give", "is more than there is", "RP-TRADE-01")
        if offer.asked[ware] > stock(taker, ware):
            refuse("step.ask", "is more than there is", "RP-TRADE-01")
    if offer.given_offices + offer.asked_offices > 0 and not trades_offices(state.board):
        refuse("step", "offices are not traded in this edition", "RP-TRADE-02")
    if offer.given_offices & ~giver.offices != 0 or offer.asked_offices & ~taker.offices != 0:
        refuse("step", "names an office that its owner does not have", "RP-TRADE-02")


def describe_offer(state: RioState, frame: Frame) -> dict[str, Any]:
    """The offer as it is; `partner` is the other one, whoever is asked."""
    offer = cast(Offer, frame.memory)
    return {
        "from": int(offer.giver),
        "partner": int(offer.taker if frame.actor == offer.giver else offer.giver),
        **terms_data(offer),
        "counter": offer.countering,
        "last": None if offer.last == 0 else state.vocabulary.notation(offer.last),  # the last part named
    }
