"""Offers and pacts in positions, views and events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, TypedDict

from cabildo.engine.frames import Frame
from cabildo.engine.naming import number_of, refuse, some
from cabildo.engine.phase import number_row
from cabildo.engine.rows import i64 as number
from cabildo.engine.rows import vec
from cabildo.engine.told import one_of
from cabildo.titles.trinidad.actions import MOST_TRADED
from cabildo.titles.trinidad.notation import PACT_NAMES, WARE_NAMES
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.talks.offer import NO_PACT, Offer, code_of, make_offer
from cabildo.titles.trinidad.talks.pacts import fits_pact
from cabildo.titles.trinidad.terms import SEATS
from cabildo.titles.trinidad.written.names import check_seat
from cabildo.titles.trinidad.written.steps import OfferStep
from cabildo.titles.trinidad.written.view_names import SomeWares

RULE = "TR-FREE-04"
MOST = MOST_TRADED + 1


class OfferView(TypedDict):
    """An offer that was made."""

    to: int
    give: SomeWares
    ask: SomeWares
    pact: Annotated[str, one_of("pact name", PACT_NAMES)] | None


def write_offer(offer: Offer) -> OfferStep:
    return OfferStep(
        maker=int(offer.maker),
        to=int(offer.to),
        give=some(WARE_NAMES, offer.give),
        ask=some(WARE_NAMES, offer.ask),
        pact=pact_name(offer),
        counter=offer.counter,
    )


def pact_name(offer: Offer) -> str | None:
    return None if offer.pact == NO_PACT else PACT_NAMES[offer.pact]


def describe_offer(offer: Offer, actor: int) -> dict[str, Any]:
    """What it says, and with whom the actor trades."""
    return {
        "partner": int(offer.to if offer.maker == actor else offer.maker),
        "maker": int(offer.maker),
        "to": int(offer.to),
        "give": some(WARE_NAMES, offer.give),
        "ask": some(WARE_NAMES, offer.ask),
        "pact": pact_name(offer),
        "counter": offer.counter,
    }


def tell_offer(state: TrinidadState, event: str, offer: Offer) -> None:
    """Everybody hears of it."""
    wares = {"give": some(WARE_NAMES, offer.give), "ask": some(WARE_NAMES, offer.ask)}
    state.tell(event, {"seat": int(offer.maker), "partner": int(offer.to), "pact": pact_name(offer), **wares})


# ---- reading


def read_offer(state: TrinidadState, actor: int, step: OfferStep) -> Offer:
    maker = actor if step.maker is None else check_seat(state, step.maker, "step.maker")
    to = check_seat(state, step.to, "step.to")
    pact = NO_PACT if step.pact is None else number_of(PACT_NAMES, step.pact, "step.pact", "TR-FREE-06")
    return make_offer(maker, to, row_of(step.give, "step.give"), row_of(step.ask, "step.ask"), pact, step.counter)


def row_of(wares: Mapping[str, int], field: str) -> vec[number]:
    row = [0] * len(WARE_NAMES)
    for name, amount in wares.items():
        row[number_of(WARE_NAMES, name, f"{field}.{name}", RULE)] = amount
    return number_row(row)


def check_offer(state: TrinidadState, frame: Frame, offer: Offer) -> None:
    """Refuse what nobody can offer now."""
    below = frame.below
    assert below is not None
    if not state.board.talks:
        refuse("phase", "there are no talks in this game", RULE)
    if offer.maker == offer.to:
        refuse("step.to", "is who makes the offer", RULE)
    if (offer.to if offer.counter else offer.maker) != below.actor:
        refuse("step.maker", "it is not their turn to make offers", RULE)
    for ware, name in enumerate(WARE_NAMES):
        if offer.give[ware] and offer.ask[ware]:
            refuse(f"step.ask.{name}", "is given, too", RULE)
    if offer.pact != NO_PACT and (state.players[offer.maker].pact_used or not fits_pact(state, offer.pact)):
        refuse("step.pact", "cannot be offered now", "TR-FREE-06")


# ---- offers made before at this moment


def write_codes(codes: Iterable[int]) -> list[OfferStep]:
    """Those made, in words; one that was withdrawn is an offer of nothing."""
    return [offer_coded(int(code)) for code in codes]


def offer_coded(code: int) -> OfferStep:
    to, rest = code % SEATS, code // SEATS
    give, ask = [0] * len(WARE_NAMES), [0] * len(WARE_NAMES)
    for ware in reversed(range(len(WARE_NAMES))):
        rest, ask[ware] = divmod(rest, MOST)
        rest, give[ware] = divmod(rest, MOST)
    pact = None if rest == 0 else PACT_NAMES[rest - 1]
    return OfferStep(to=to, give=some(WARE_NAMES, give), ask=some(WARE_NAMES, ask), pact=pact)


def describe_made(code: int) -> OfferView:
    made = offer_coded(code)
    return {"to": made.to, "give": made.give, "ask": made.ask, "pact": made.pact}


def read_codes(state: TrinidadState, offers: Sequence[OfferStep], field: str) -> vec[number]:
    if offers and not state.board.talks:
        refuse(field, "there are no talks in this game", RULE)
    if len(offers) > state.board.numbers.offers_a_moment:
        refuse(field, "are more than a seat has", RULE)
    codes: list[int] = []
    for index, offer in enumerate(offers):
        if offer.maker is not None or offer.counter:
            refuse(f"{field}[{index}]", "says only to whom, what and which pact", RULE)
        code = code_of(read_offer(state, 0, offer))
        if code and code in codes:
            refuse(f"{field}[{index}]", "was made already", RULE)
        codes.append(code)
    return number_row(codes)
