"""The auction for a character that several players chose: in turn order they bid more points or withdraw for good."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.phase import ONE, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BID, HIGHEST_BID, WITHDRAW
from cabildo.titles.trinidad.phases import BIDDING, CHOOSING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CHARACTER_NAMES, FROM_AUCTION, NOBODY
from cabildo.titles.trinidad.written.characters import (
    check_auction,
    describe_auction,
    read_bidders,
    read_character,
    write_auction,
)
from cabildo.titles.trinidad.written.steps import BiddingStep


@final
@mypyc_attr(free_list_len=1)
class Auction(Memory):
    """What is auctioned, among whom, and for how much."""

    character: i64
    bidders: i64  # the seats that have not withdrawn, a set
    bid: i64  # the highest so far, which the bidder before the actor made; 0 before the first

    def copy(self) -> Memory:
        return copy_auction(self)


@final
class Bidding(Phase[TrinidadState]):
    """The last one left has the character for their own last bid, so for nothing where nobody bid (TR-SETUP-26)."""

    def name(self) -> str:
        return "bidding"

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64](capacity=HIGHEST_BID + 1)
        for points in range(auction_of(state).bid + 1, HIGHEST_BID + 1):
            legal = append(legal, BID + points - 1)
        return append(legal, WITHDRAW)

    def play(self, state: TrinidadState, action: i64) -> None:
        auction = auction_of(state)
        seat = state.actor
        following = next_bidder(state, auction.bidders, seat)
        if action == WITHDRAW:
            auction.bidders &= ~(ONE << seat)
            if state.sink is not None:
                state.tell("withdrew", {"seat": int(seat), "character": CHARACTER_NAMES[auction.character]})
        else:
            auction.bid = action - BID + 1
            if state.sink is not None:
                character = CHARACTER_NAMES[auction.character]
                state.tell("bid", {"seat": int(seat), "points": int(auction.bid), "character": character})
        if next_bidder(state, auction.bidders, following) == NOBODY:
            state.score(following, FROM_AUCTION, -auction.bid)
            state.done(following)
        else:
            state.actor = following

    def explain(self, state: TrinidadState, action: i64) -> str:
        if action == WITHDRAW:
            return ""
        if BID <= action < BID + HIGHEST_BID:
            return "" if action - BID + 1 > auction_of(state).bid else "TR-SETUP-26"
        return OTHER_DECISION

    def expected(self, state: TrinidadState) -> list[int]:
        return [BID, WITHDRAW]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([CHOOSING])

    def step_type(self) -> Any:
        return BiddingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        auction = cast(Auction, frame.memory)
        return write_auction(state, auction.character, auction.bidders, auction.bid)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_auction(read_character(step.character), read_bidders(state, step), step.bid)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        auction = cast(Auction, frame.memory)
        check_auction(state, frame, auction.character, auction.bidders, auction.bid)

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        auction = cast(Auction, frame.memory)
        return describe_auction(state, frame, auction.character, auction.bidders, auction.bid)


def begin_auction(state: TrinidadState, character: i64, bidders: i64) -> None:
    """Ask those who want a character what it is worth to them, the first in the order first (TR-SETUP-26)."""
    if state.sink is not None:
        seats = [int(seat) for seat in state.order if bidders >> seat & 1]
        state.tell("auction-began", {"character": CHARACTER_NAMES[character], "order": seats})
    first = next_bidder(state, bidders, state.order[len(state.order) - 1])
    state.ask(BIDDING, first, make_auction(character, bidders, 0))


def next_bidder(state: TrinidadState, bidders: i64, seat: i64) -> i64:
    """Who of the bidders comes behind a seat in the order, the first one again behind the last; NOBODY else is left."""
    seats = len(state.order)
    place = state.place_of(seat)
    for step in range(1, seats):
        following = state.order[(place + step) % seats]
        if bidders >> following & 1 != 0:
            return following
    return NOBODY


def auction_of(state: TrinidadState) -> Auction:
    return cast(Auction, state.memory)


# ---- written by `make fields`: make_auction, copy_auction


def make_auction(character: i64, bidders: i64, bid: i64) -> Auction:
    auction = Auction()
    auction.character = character
    auction.bidders = bidders
    auction.bid = bid
    return auction


def copy_auction(auction: Auction) -> Auction:
    copy = Auction()
    copy.character = auction.character
    copy.bidders = auction.bidders
    copy.bid = auction.bid
    return copy
