"""A state of the auction written down and read again."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta, Struct

from cabildo.engine.errors import PositionError
from cabildo.engine.frame_positions import check_frames, phase_name, read_frames, write_step, write_waiting
from cabildo.engine.state import NOBODY
from cabildo.engine.steps import OVER, Waiting
from tests.testing.toy_title.board import CARDS, Count, load_pack
from tests.testing.toy_title.table import BIDDING, Auction

BY_SEAT = ("coins", "hands", "crowns", "shown", "bids")
SAME_IN_BOTH = (*BY_SEAT, "round", "starter", "prize", "discards", "bank")


class AuctionPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Lists by seat, that of the house last; what is left out is as at the start of a round."""

    title: str
    coins: list[Count]
    hands: list[Annotated[list[Count], Meta(min_length=2, max_length=2)]]
    crowns: list[Count] = []
    shown: list[Annotated[list[Count], Meta(min_length=2, max_length=2)]] = []
    bids: list[Annotated[int, Meta(ge=-1, le=9)]] = []
    rules: int = 1
    options: dict[str, Any] = {}
    board: dict[str, Any] | None = None
    round: Count = 1
    starter: Count = 0
    phase: str = "bidding"
    actor: Annotated[int, Meta(ge=-1, le=3)] = 0
    step: dict[str, Any] = {}
    waiting: list[Waiting] = []
    prize: Count = 1
    discards: Annotated[list[Count], Meta(min_length=2, max_length=2)] = msgspec.field(default_factory=lambda: [0, 0])
    bank: Count = 0
    generator: tuple[int, int] | None = None

    @property
    def players(self) -> list[Count]:
        """One for each person."""
        return self.coins[: len(self.coins) - (self.options.get("house") is True)]


def position_of(table: Auction, options: dict[str, Any]) -> dict[str, Any]:
    position = AuctionPosition(
        title=table.title.name,
        phase=phase_name(table),
        step=write_step(table),
        waiting=write_waiting(table),
        options=options,
        board=None if table.pack == load_pack(None) else msgspec.to_builtins(table.pack),
        actor=int(table.actor),
        generator=(int(table.lane_a), int(table.lane_b)),
        **{field: getattr(table, field) for field in SAME_IN_BOTH},
    )
    return cast(dict[str, Any], msgspec.to_builtins(position))


def read_position(position: AuctionPosition, state: Auction) -> Auction:
    """Fill an empty table."""
    names = [phase.name() for phase in state.phases]
    if position.phase not in (*names, OVER):
        raise PositionError(f"phase: {position.phase!r} is none of {', '.join(names)}")
    for field in SAME_IN_BOTH:
        value = getattr(position, field)
        if value == [] and field in BY_SEAT:
            continue
        if field in BY_SEAT and len(value) != state.seats:
            raise PositionError(f"{field}: must be for {state.seats} seats")
        setattr(state, field, value)
    state.over = position.phase == OVER
    state.phase = BIDDING if state.over else names.index(position.phase)
    state.actor = position.actor
    if position.actor >= state.people or position.starter >= state.people:
        raise PositionError(f"{'actor' if position.actor >= state.people else 'starter'}: there is no such seat")
    if not state.over and state.actor == NOBODY:
        raise PositionError("actor: is missing (TOY-BID-01)")
    check_supply(state)
    read_frames(state, position.step, position.waiting)
    check_frames(state)
    if position.generator is not None:
        state.lane_a, state.lane_b = position.generator
    state.rest()
    return state


def check_supply(state: Auction) -> None:
    """The rest of the box is the deck and the supply."""
    for card, name in enumerate(CARDS):
        state.deck[card] -= state.discards[card] + sum(hand[card] for hand in state.hands)
        if state.deck[card] < 0:
            raise PositionError(f"hands: there are only {state.pack.cards[name]} of {name} (TOY-REACT-02)")
        if any(shown[card] > hand[card] for shown, hand in zip(state.shown, state.hands, strict=True)):
            raise PositionError("shown: more than in the hand (TOY-REACT-02)")
    state.supply -= sum(state.crowns)
