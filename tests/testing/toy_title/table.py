"""What lies on the table of the auction, and the course of a round."""

from __future__ import annotations

from cabildo.engine.phase import number_row
from cabildo.engine.rows import i64
from cabildo.engine.state import EVERYBODY, State
from tests.testing.toy_title.board import CARDS, LANTERN, STORM, Pack

DIE, CARD = 0, 1  # kinds of chance
NO_BID = -1
BIDDING, STORMS, SHELTER, OFFERING, WANTING, PRICING, REPLY, LAST_WORD = range(8)


class Auction(State):
    """What lies on the table; lists by seat, hands by seat and card."""

    pack: Pack
    reactions: bool  # options
    counters: bool
    house: bool  # an automaton at the last seat
    round: int
    starter: int
    coins: list[int]
    crowns: list[int]
    supply: int  # crowns not won yet
    bank: int
    prize: int
    bids: list[int]
    hands: list[list[int]]
    shown: list[list[int]]  # of these cards in a hand everybody knows
    deck: list[int]
    discards: list[int]

    def copy(self) -> Auction:
        copy = Auction()
        copy.copy_common(self)
        for name in self.__annotations__:
            setattr(copy, name, getattr(self, name))
        for name in ("coins", "crowns", "bids", "deck", "discards"):
            setattr(copy, name, list(getattr(self, name)))
        copy.hands = [list(hand) for hand in self.hands]
        copy.shown = [list(cards) for cards in self.shown]
        return copy

    def sample(self, seat: i64, seed: i64) -> Auction:
        """Deal the cards that the seat cannot see anew, and let the others bid anew; shown cards stay put."""
        copy = self.copy()
        copy.reseed(seed)
        if self.over:
            return copy
        others = [other for other in range(len(self.coins)) if other != seat]
        hidden = {other: sum(self.hands[other]) - sum(self.shown[other]) for other in others}
        for other in others:
            for card in range(len(CARDS)):
                copy.deck[card] += self.hands[other][card] - self.shown[other][card]
            copy.hands[other] = list(self.shown[other])
        for other in others:
            for _ in range(hidden[other]):
                pick = copy.random(sum(copy.deck))
                card = STORM if pick < copy.deck[STORM] else LANTERN
                copy.deck[card] -= 1
                copy.hands[other][card] += 1
            if self.phase == BIDDING and self.bids[other] != NO_BID:
                copy.bids[other] = int(copy.random(highest_bid(self, other) + 1))
        copy.rest()
        return copy

    def merit(self, seat: i64) -> i64:
        return self.crowns[seat] * 1000 + self.coins[seat]

    def clockwise(self, first: int) -> list[int]:
        return [(first + turn) % len(self.coins) for turn in range(len(self.coins))]

    def people_from(self, first: int) -> list[int]:
        return [seat for seat in self.clockwise(first) if seat < self.people]

    def draw_card(self, seat: int) -> None:
        """A card from the deck, seen only by the seat."""
        if sum(self.deck) == 0:
            return
        card = self.draw(CARD, number_row(self.deck), 1 << seat)
        self.deck[card] -= 1
        self.hands[seat][card] += 1
        self.tell_some("card-drawn", {"seat": seat}, 1 << seat, {"card": CARDS[card]})

    def lose_card(self, seat: int, card: int) -> None:
        self.hands[seat][card] -= 1
        self.shown[seat][card] = max(0, self.shown[seat][card] - 1)
        self.learned = EVERYBODY


def highest_bid(state: Auction, seat: int) -> int:
    return min(state.coins[seat], state.pack.most_bid)


def holds_cards(state: Auction, seat: int) -> bool:
    """A public fact: how many cards somebody holds can be seen, not which."""
    return sum(state.hands[seat]) > 0


# ---- the course of a round


def start_round(state: Auction) -> None:
    state.enter(BIDDING)
    state.actor = state.starter
    state.bids = [NO_BID] * len(state.coins)
    state.prize = state.pack.prizes[state.roll(DIE, len(state.pack.prizes))]
    state.tell("round-started", {"round": state.round, "seat": state.starter, "prize": state.prize})


def end_round(state: Auction) -> None:
    for seat in state.people_from(state.starter):
        state.draw_card(seat)
    if state.round == state.pack.rounds:
        state.over = True
        state.learned = EVERYBODY  # the hands are laid open
        state.tell("game-over", {})
        return
    state.round += 1
    state.starter = (state.starter + 1) % state.people
    start_round(state)
