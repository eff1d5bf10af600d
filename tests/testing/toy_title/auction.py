"""Bids in secret, and the windows in which others may react: storms against the winner, their lantern against them."""

from __future__ import annotations

from cabildo.engine.errors import PositionError
from cabildo.engine.frames import Frame
from cabildo.engine.phase import Phase, number_row
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from tests.testing.toy_title.board import BID, CARDS, LANTERN, PASS, PLAY, STORM
from tests.testing.toy_title.table import (
    BIDDING,
    NO_BID,
    OFFERING,
    SHELTER,
    STORMS,
    Auction,
    highest_bid,
    holds_cards,
)

SAVED, SPOILED = 1, 0  # how the window for lanterns ends


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
        waiting = [other for other in state.people_from(state.starter) if state.bids[other] == NO_BID]
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
    for house in range(state.people, state.seats):
        state.bids[house] = min(state.prize, highest_bid(state, house))
    winner = winner_of(state)
    state.coins[winner] -= state.bids[winner]
    state.bank += state.bids[winner]
    state.reveal(BIDDING)
    state.tell("bids-revealed", {"bids": list(state.bids), "seat": winner})
    state.enter(STORMS)
    state.actor = winner
    next_storm(state)


def winner_of(state: Auction) -> int:
    return max(state.clockwise(state.starter), key=lambda seat: state.bids[seat])


def next_storm(state: Auction) -> None:
    """Ask the next seat that could play a storm by what everybody sees, or hand out the prize."""
    order = state.clockwise(winner_of(state))
    for seat in order[order.index(int(state.actor)) + 1 :] if state.reactions else ():
        if holds_cards(state, seat):
            state.actor = seat
            return
    award(state)
    start_trade(state)


def award(state: Auction) -> None:
    winner = winner_of(state)
    state.crowns[winner] += state.prize
    state.supply -= state.prize
    state.tell("prize-won", {"seat": winner, "crowns": state.prize})


def start_trade(state: Auction) -> None:
    state.enter(OFFERING)
    state.actor = state.starter


class Storms(Phase[Auction]):
    """Hidden, because otherwise who is not asked would show that they have no storm."""

    def name(self) -> str:
        return "storms"

    def hidden(self) -> bool:
        return True

    def standing(self, state: Auction) -> str:
        return "storms"

    def may_stand(self, state: Auction, action: i64) -> bool:
        return action == PASS  # whether one could play a storm is nobody else's business

    def options(self, state: Auction) -> vec[i64]:
        return number_row([PASS, PLAY + STORM] if state.hands[state.actor][STORM] else [PASS])

    def play(self, state: Auction, action: i64) -> None:
        if action == PASS:
            next_storm(state)
            return
        play_card(state, STORM)
        if state.counters and holds_cards(state, winner_of(state)):
            state.ask(SHELTER, winner_of(state))
        else:
            start_trade(state)

    def resume(self, state: Auction, result: i64) -> None:
        if result == SAVED:
            award(state)
        start_trade(state)

    def explain(self, state: Auction, action: i64) -> str:
        return explain_card(state, action, STORM)

    def expected(self, state: Auction) -> list[int]:
        return [PLAY + STORM]

    def usual(self, state: Auction) -> i64:
        return -1 if state.hands[state.actor][STORM] else PASS

    def check(self, state: Auction, frame: Frame) -> None:
        if NO_BID in state.bids:
            raise PositionError("bids: are missing (TOY-BID-02)")
        if frame.actor == winner_of(state):
            raise PositionError("actor: the winner plays no storm (TOY-REACT-04)")


class Shelter(Phase[Auction]):
    def name(self) -> str:
        return "shelter"

    def interrupts(self) -> vec[i64]:
        return number_row([STORMS])

    def always_asked(self, state: Auction) -> bool:
        return True

    def options(self, state: Auction) -> vec[i64]:
        return number_row([PASS, PLAY + LANTERN] if state.hands[state.actor][LANTERN] else [PASS])

    def play(self, state: Auction, action: i64) -> None:
        if action != PASS:
            play_card(state, LANTERN)
        state.done(SPOILED if action == PASS else SAVED)

    def explain(self, state: Auction, action: i64) -> str:
        return explain_card(state, action, LANTERN)

    def expected(self, state: Auction) -> list[int]:
        return [PLAY + LANTERN]

    def check(self, state: Auction, frame: Frame) -> None:
        if frame.actor != winner_of(state):
            raise PositionError("actor: only the winner can play a lantern (TOY-REACT-03)")


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
