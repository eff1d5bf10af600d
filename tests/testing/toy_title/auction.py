"""Bids in secret, and the windows in which others may react: storms against the winner, his lantern against them."""

from __future__ import annotations

from cabildo.engine.phase import Phase, number_row
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from tests.testing.toy_title.board import BID, CARDS, LANTERN, PASS, PLAY, STORM
from tests.testing.toy_title.table import (
    BIDDING,
    NO_BID,
    SHELTER,
    STORMS,
    Auction,
    award,
    highest_bid,
    holds_cards,
    start_trade,
)


class Bidding(Phase[Auction]):
    def name(self) -> str:
        return "bidding"

    def hidden(self) -> bool:
        return True

    def options(self, state: Auction) -> vec[i64]:
        return number_row([BID + coins for coins in range(highest_bid(state, int(state.actor)) + 1)])

    def play(self, state: Auction, action: i64) -> None:
        seat = int(state.actor)
        state.bids[seat] = action - BID
        state.tell_some("bid-made", {"seat": seat}, 1 << seat, {"bid": state.bids[seat]})
        waiting = [other for other in state.clockwise(state.starter) if state.bids[other] == NO_BID]
        if waiting:
            state.actor = waiting[0]
        else:
            reveal_bids(state)

    def explain(self, state: Auction, action: i64) -> str:
        bid = action - BID
        if not 0 <= bid <= state.pack.most_bid:
            return OTHER_DECISION
        return "TOY-BID-01" if bid > state.coins[state.actor] else ""

    def expected(self, state: Auction) -> list[int]:
        return [BID + bid for bid in range(state.pack.most_bid + 1)]


def reveal_bids(state: Auction) -> None:
    state.winner = max(state.clockwise(state.starter), key=lambda seat: state.bids[seat])
    state.coins[state.winner] -= state.bids[state.winner]
    state.bank += state.bids[state.winner]
    state.reveal(BIDDING)
    state.tell("bids-revealed", {"bids": list(state.bids), "seat": state.winner})
    state.phase, state.actor = STORMS, state.winner
    next_storm(state)


def next_storm(state: Auction) -> None:
    """Ask the next seat that could play a storm by what everybody sees, or hand out the prize."""
    order = state.clockwise(state.winner)
    for seat in order[order.index(int(state.actor)) + 1 :] if state.reactions else ():
        if holds_cards(state, seat):
            state.actor = seat
            return
    award(state)


class Storms(Phase[Auction]):
    """Hidden, because otherwise who is not asked would show that he has no storm."""

    def name(self) -> str:
        return "storms"

    def hidden(self) -> bool:
        return True

    def options(self, state: Auction) -> vec[i64]:
        return number_row([PASS, PLAY + STORM] if state.hands[state.actor][STORM] else [PASS])

    def play(self, state: Auction, action: i64) -> None:
        if action == PASS:
            next_storm(state)
            return
        play_card(state, STORM)
        if state.counters and holds_cards(state, state.winner):
            state.phase, state.actor = SHELTER, state.winner
        else:
            start_trade(state)

    def explain(self, state: Auction, action: i64) -> str:
        return explain_card(state, action, STORM)

    def expected(self, state: Auction) -> list[int]:
        return [PLAY + STORM]

    def usual(self, state: Auction) -> i64:
        return -1 if state.hands[state.actor][STORM] else PASS


class Shelter(Phase[Auction]):
    def name(self) -> str:
        return "shelter"

    def always_asked(self, state: Auction) -> bool:
        return True

    def options(self, state: Auction) -> vec[i64]:
        return number_row([PASS, PLAY + LANTERN] if state.hands[state.actor][LANTERN] else [PASS])

    def play(self, state: Auction, action: i64) -> None:
        if action == PASS:
            start_trade(state)
        else:
            play_card(state, LANTERN)
            award(state)

    def explain(self, state: Auction, action: i64) -> str:
        return explain_card(state, action, LANTERN)

    def expected(self, state: Auction) -> list[int]:
        return [PLAY + LANTERN]


def play_card(state: Auction, card: int) -> None:
    state.lose_card(int(state.actor), card)
    state.discards[card] += 1
    state.tell("card-played", {"seat": int(state.actor), "card": CARDS[card]})


def explain_card(state: Auction, action: i64, card: int) -> str:
    if action == PASS:
        return ""
    if not PLAY <= action < PLAY + len(CARDS):
        return OTHER_DECISION
    if action != PLAY + card:
        return "TOY-REACT-04"
    return "" if state.hands[state.actor][card] > 0 else "TOY-REACT-02"
