"""The offer, in small decisions: to whom, for which card, for how much; and the partner's answer."""

from __future__ import annotations

from cabildo.engine.phase import Phase, number_row
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.engine.state import EVERYBODY
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
    PRICING,
    REPLY,
    WANTING,
    Auction,
    end_round,
    highest_bid,
    holds_cards,
)


class Offering(Phase[Auction]):
    def name(self) -> str:
        return "offering"

    def options(self, state: Auction) -> vec[i64]:
        partners = [seat for seat in range(len(state.coins)) if seat != state.starter and holds_cards(state, seat)]
        return number_row([PASS, *(OFFER + seat for seat in partners)] if state.coins[state.starter] else [PASS])

    def play(self, state: Auction, action: i64) -> None:
        if action == PASS:
            end_round(state)
        else:
            state.partner = action - OFFER
            state.phase = WANTING

    def explain(self, state: Auction, action: i64) -> str:
        if action == PASS:
            return ""
        seat = action - OFFER
        if not 0 <= seat < SEATS:
            return OTHER_DECISION
        if seat >= len(state.coins) or seat == state.actor or not holds_cards(state, seat):
            return "TOY-OFFER-02"
        return "TOY-OFFER-01" if state.coins[state.actor] == 0 else ""

    def expected(self, state: Auction) -> list[int]:
        return [OFFER + seat for seat in range(len(state.coins)) if seat != state.actor]


class Wanting(Phase[Auction]):
    def name(self) -> str:
        return "wanting"

    def options(self, state: Auction) -> vec[i64]:
        return number_row([WANT + STORM, WANT + LANTERN])

    def play(self, state: Auction, action: i64) -> None:
        state.card = action - WANT
        state.phase = PRICING

    def explain(self, state: Auction, action: i64) -> str:
        return "" if WANT <= action < WANT + len(CARDS) else OTHER_DECISION


class Pricing(Phase[Auction]):
    def name(self) -> str:
        return "pricing"

    def options(self, state: Auction) -> vec[i64]:
        most = highest_bid(state, state.starter)
        return number_row([first_price(state.pack) + coins - 1 for coins in range(1, most + 1)])

    def play(self, state: Auction, action: i64) -> None:
        state.price = action - first_price(state.pack) + 1
        state.tell(
            "offered", {"seat": state.starter, "to": state.partner, "card": CARDS[state.card], "price": state.price}
        )
        state.phase, state.actor = REPLY, state.partner

    def explain(self, state: Auction, action: i64) -> str:
        price = action - first_price(state.pack) + 1
        if not 1 <= price <= state.pack.most_bid:
            return OTHER_DECISION
        return "TOY-OFFER-04" if price > state.coins[state.actor] else ""


class Reply(Phase[Auction]):
    """Asked whether he has the card or not: an offer does not search a hand."""

    def name(self) -> str:
        return "reply"

    def always_asked(self, state: Auction) -> bool:
        return True

    def options(self, state: Auction) -> vec[i64]:
        if state.hands[state.actor][state.card] == 0:
            return number_row([DECLINE])
        raised = range(state.price + 1, highest_bid(state, state.starter) + 1)
        return number_row([ACCEPT, DECLINE, *(first_counter(state.pack) + price - 1 for price in raised)])

    def play(self, state: Auction, action: i64) -> None:
        if action == ACCEPT:
            sell(state)
        elif action == DECLINE:
            end_round(state)
        else:
            state.price = action - first_counter(state.pack) + 1
            state.countered = True
            shown = state.shown[state.partner]
            shown[state.card] = max(1, shown[state.card])  # who asks for more has it
            state.learned = EVERYBODY
            state.tell("countered", {"seat": state.partner, "price": state.price})
            state.phase, state.actor = LAST_WORD, state.starter

    def explain(self, state: Auction, action: i64) -> str:
        price = action - first_counter(state.pack) + 1
        if action == DECLINE:
            return ""
        if action != ACCEPT and not 1 <= price <= state.pack.most_bid:
            return OTHER_DECISION
        if state.hands[state.actor][state.card] == 0:
            return "TOY-OFFER-03"
        if action == ACCEPT:
            return ""
        return "TOY-OFFER-03" if price <= state.price else "TOY-OFFER-04" if price > state.coins[state.starter] else ""

    def expected(self, state: Auction) -> list[int]:
        return [ACCEPT]


class LastWord(Phase[Auction]):
    def name(self) -> str:
        return "last-word"

    def options(self, state: Auction) -> vec[i64]:
        return number_row([ACCEPT, DECLINE])

    def play(self, state: Auction, action: i64) -> None:
        if action == ACCEPT:
            sell(state)
        else:
            end_round(state)

    def explain(self, state: Auction, action: i64) -> str:
        return "" if action in (ACCEPT, DECLINE) else OTHER_DECISION


def sell(state: Auction) -> None:
    state.coins[state.starter] -= state.price
    state.coins[state.partner] += state.price
    state.lose_card(state.partner, state.card)
    state.hands[state.starter][state.card] += 1
    state.shown[state.starter][state.card] += 1
    state.tell(
        "card-sold", {"seat": state.partner, "to": state.starter, "card": CARDS[state.card], "price": state.price}
    )
    end_round(state)
