"""The offer, in small decisions: to whom, for which card, for how much; and the partner's answer."""

from __future__ import annotations

from typing import Any, cast

from cabildo.engine.errors import PositionError
from cabildo.engine.frames import Frame, Memory
from cabildo.engine.phase import Phase, SideAction, number_row
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.engine.state import EVERYBODY
from cabildo.engine.steps import Step
from tests.testing.toy_title.board import (
    ACCEPT,
    CARDS,
    DECLINE,
    LANTERN,
    OFFER,
    PASS,
    SEATS,
    STORM,
    WANT,
    first_counter,
    first_price,
)
from tests.testing.toy_title.table import (
    LAST_WORD,
    OFFERING,
    PRICING,
    REPLY,
    WANTING,
    Auction,
    end_round,
    highest_bid,
    holds_cards,
)

DECLINED = 0  # how a reply ends, else with the price that it asks for


class Offering(Phase[Auction]):
    """The end of a round, beside which the starter may make an offer."""

    def name(self) -> str:
        return "offering"

    def options(self, state: Auction) -> vec[i64]:
        return number_row([PASS])

    def play(self, state: Auction, action: i64) -> None:
        end_round(state)

    def resume(self, state: Auction, result: i64) -> None:
        end_round(state)  # an offer is made only once

    def explain(self, state: Auction, action: i64) -> str:
        return "" if action == PASS else OTHER_DECISION

    def check(self, state: Auction, frame: Frame) -> None:
        if frame.actor != state.starter:
            raise PositionError("actor: only the starter makes an offer (TOY-OFFER-01)")


class Offers(SideAction[Auction]):
    """What the starter can do besides ending the round."""

    def __init__(self) -> None:
        super().__init__(OFFER, OFFER + SEATS - 1, [OFFERING])

    def options(self, state: Auction) -> vec[i64]:
        if state.coins[state.starter] == 0:
            return number_row([])
        others = [seat for seat in range(state.people) if seat != state.starter]
        return number_row([OFFER + seat for seat in others if holds_cards(state, seat)])

    def play(self, state: Auction, action: i64) -> None:
        state.ask(WANTING, state.starter, make_offer(action - OFFER))

    def explain(self, state: Auction, action: i64) -> str:
        seat = action - OFFER
        if seat >= state.people or seat == state.starter or not holds_cards(state, seat):
            return "TOY-OFFER-02"
        return "TOY-OFFER-01" if state.coins[state.starter] == 0 else ""

    def expected(self, state: Auction) -> list[int]:
        return [OFFER + seat for seat in range(state.people) if seat != state.starter]


# ---- what an offer remembers


class Offer(Memory):
    partner: int
    card: int
    price: int

    def copy(self) -> Offer:
        return make_offer(self.partner, self.card, self.price)


class OfferStep(Step):
    """The offer in positions: to whom, for which card and how much, as far as it is said."""

    partner: int
    card: int | None = None
    price: int = 0


def make_offer(partner: int, card: int = -1, price: int = 0) -> Offer:
    offer = Offer()
    offer.partner, offer.card, offer.price = int(partner), card, price
    return offer


def offer_of(state: Auction) -> Offer:
    return cast(Offer, state.memory)


class OfferPhase(Phase[Auction]):
    """A phase in which the starter says more of the offer."""

    def interrupts(self) -> vec[i64]:
        return number_row([OFFERING])

    def step_type(self) -> Any:
        return OfferStep

    def write(self, state: Auction, frame: Frame) -> Any:
        offer = cast(Offer, frame.memory)
        return OfferStep(offer.partner, None if offer.card < 0 else offer.card, offer.price)

    def read(self, state: Auction, actor: i64, step: Any) -> Memory | None:
        if not 0 <= step.partner < state.people or step.partner == state.starter:
            raise PositionError("step.partner: there is no such partner (TOY-OFFER-02)")
        if step.card not in (None, STORM, LANTERN):
            raise PositionError("step.card: there is no such card (TOY-OFFER-03)")
        if not 0 <= step.price <= highest_bid(state, state.starter):
            raise PositionError("step.price: cannot be paid (TOY-OFFER-04)")
        return make_offer(step.partner, -1 if step.card is None else step.card, step.price)

    def check(self, state: Auction, frame: Frame) -> None:
        offer = cast(Offer, frame.memory)
        phase = int(frame.phase)
        priced = phase == LAST_WORD or int(state.phase) == REPLY
        if (offer.card < 0) != (phase == WANTING):
            raise PositionError("step.card: is said before the price (TOY-OFFER-03)")
        if (offer.price == 0) == priced:
            raise PositionError("step.price: is said before the partner is asked (TOY-OFFER-04)")
        if frame.actor != state.starter:
            raise PositionError("actor: only the starter makes an offer (TOY-OFFER-01)")


class Wanting(OfferPhase):
    def name(self) -> str:
        return "wanting"

    def options(self, state: Auction) -> vec[i64]:
        return number_row([WANT + STORM, WANT + LANTERN])

    def play(self, state: Auction, action: i64) -> None:
        offer = offer_of(state)
        offer.card = int(action - WANT)
        state.enter(PRICING, offer)

    def explain(self, state: Auction, action: i64) -> str:
        return "" if WANT <= action < WANT + len(CARDS) else OTHER_DECISION


class Pricing(OfferPhase):
    """Names the price, lets the partner answer, and goes on by the answer."""

    def name(self) -> str:
        return "pricing"

    def options(self, state: Auction) -> vec[i64]:
        most = highest_bid(state, state.starter)
        return number_row([first_price(state.pack) + coins - 1 for coins in range(1, most + 1)])

    def play(self, state: Auction, action: i64) -> None:
        offer = offer_of(state)
        offer.price = int(action - first_price(state.pack) + 1)
        what = {"card": CARDS[offer.card], "price": offer.price}
        state.tell("offered", {"seat": state.starter, "to": offer.partner, **what})
        state.ask(REPLY, offer.partner)

    def resume(self, state: Auction, result: i64) -> None:
        offer = offer_of(state)
        if result == DECLINED:
            state.done()
        elif result == offer.price:
            sell(state, offer)
            state.done()
        else:
            offer.price = int(result)
            state.enter(LAST_WORD, offer)

    def explain(self, state: Auction, action: i64) -> str:
        price = action - first_price(state.pack) + 1
        if not 1 <= price <= state.pack.most_bid:
            return OTHER_DECISION
        return "TOY-OFFER-04" if price > state.coins[state.actor] else ""


class Reply(Phase[Auction]):
    """Asked whether they have the card or not: an offer does not search a hand."""

    def name(self) -> str:
        return "reply"

    def interrupts(self) -> vec[i64]:
        return number_row([PRICING])

    def always_asked(self, state: Auction) -> bool:
        return True

    def options(self, state: Auction) -> vec[i64]:
        offer = offer_below(state)
        if state.hands[state.actor][offer.card] == 0:
            return number_row([DECLINE])
        raised = range(offer.price + 1, highest_bid(state, state.starter) + 1)
        return number_row([ACCEPT, DECLINE, *(first_counter(state.pack) + price - 1 for price in raised)])

    def play(self, state: Auction, action: i64) -> None:
        offer = offer_below(state)
        if action == ACCEPT:
            state.done(offer.price)
        elif action == DECLINE:
            state.done(DECLINED)
        else:
            price = int(action - first_counter(state.pack) + 1)
            shown = state.shown[offer.partner]
            shown[offer.card] = max(1, shown[offer.card])  # who asks for more has it
            state.learned = EVERYBODY
            state.tell("countered", {"seat": offer.partner, "price": price})
            state.done(price)

    def explain(self, state: Auction, action: i64) -> str:
        offer = offer_below(state)
        price = action - first_counter(state.pack) + 1
        if action == DECLINE:
            return ""
        if action != ACCEPT and not 1 <= price <= state.pack.most_bid:
            return OTHER_DECISION
        if state.hands[state.actor][offer.card] == 0:
            return "TOY-OFFER-03"
        if action == ACCEPT:
            return ""
        return "TOY-OFFER-03" if price <= offer.price else "TOY-OFFER-04" if price > state.coins[state.starter] else ""

    def expected(self, state: Auction) -> list[int]:
        return [ACCEPT]

    def check(self, state: Auction, frame: Frame) -> None:
        if frame.actor != offer_below(state).partner:
            raise PositionError("actor: the offer is to another seat (TOY-OFFER-03)")


def offer_below(state: Auction) -> Offer:
    """The offer that waits for the reply."""
    assert state.waiting is not None
    return cast(Offer, state.waiting.memory)


class LastWord(OfferPhase):
    def name(self) -> str:
        return "last-word"

    def options(self, state: Auction) -> vec[i64]:
        return number_row([ACCEPT, DECLINE])

    def play(self, state: Auction, action: i64) -> None:
        if action == ACCEPT:
            sell(state, offer_of(state))
        state.done()

    def explain(self, state: Auction, action: i64) -> str:
        return "" if action in (ACCEPT, DECLINE) else OTHER_DECISION

    def check(self, state: Auction, frame: Frame) -> None:
        super().check(state, frame)
        offer = offer_of(state)
        if state.shown[offer.partner][offer.card] == 0:
            raise PositionError("shown: who asks for more has the card (TOY-OFFER-03)")


def sell(state: Auction, offer: Offer) -> None:
    state.coins[state.starter] -= offer.price
    state.coins[offer.partner] += offer.price
    state.lose_card(offer.partner, offer.card)
    state.hands[state.starter][offer.card] += 1
    state.shown[state.starter][offer.card] += 1
    what = {"card": CARDS[offer.card], "price": offer.price}
    state.tell("card-sold", {"seat": offer.partner, "to": state.starter, **what})
