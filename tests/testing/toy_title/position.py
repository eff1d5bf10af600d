"""A state of the auction written down and read again."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta, Struct

from cabildo.engine.errors import PositionError
from cabildo.engine.state import NOBODY
from tests.testing.toy_title.board import CARDS, Count, load_pack
from tests.testing.toy_title.table import BIDDING, LAST_WORD, PRICING, REPLY, WANTING, Auction

SAME_IN_BOTH = (
    "coins", "hands", "crowns", "shown", "bids", "round", "starter", "prize", "discards", "bank", "winner", "partner",
    "card", "price", "countered",
)  # fmt: skip


class AuctionPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Lists by seat; what is left out is as at the start of a round."""

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
    prize: Count = 1
    discards: Annotated[list[Count], Meta(min_length=2, max_length=2)] = msgspec.field(default_factory=lambda: [0, 0])
    bank: Count = 0
    winner: Annotated[int, Meta(ge=-1, le=3)] = NOBODY
    partner: Annotated[int, Meta(ge=-1, le=3)] = NOBODY
    card: Annotated[int, Meta(ge=-1, le=1)] = NOBODY
    price: Count = 0
    countered: bool = False
    generator: tuple[int, int] | None = None

    @property
    def players(self) -> list[Count]:
        return self.coins


def position_of(table: Auction, options: dict[str, Any]) -> dict[str, Any]:
    position = AuctionPosition(
        title=table.title.name,
        phase="over" if table.over else table.phases[table.phase].name(),
        options=options,
        board=None if table.pack == load_pack(None) else msgspec.to_builtins(table.pack),
        actor=int(table.actor),
        generator=(int(table.lane_a), int(table.lane_b)),
        **{field: getattr(table, field) for field in SAME_IN_BOTH},
    )
    return cast(dict[str, Any], msgspec.to_builtins(position))


def read_position(position: AuctionPosition, state: Auction) -> Auction:
    """Fill an empty table."""
    players = len(position.coins)
    names = [phase.name() for phase in state.phases]
    if position.phase not in (*names, "over"):
        raise PositionError(f"phase: {position.phase!r} is none of {', '.join(names)}")
    for field in SAME_IN_BOTH:
        value = getattr(position, field)
        if value == [] and field in ("crowns", "shown", "bids"):
            continue
        if field in ("coins", "hands", "crowns", "shown", "bids") and len(value) != players:
            raise PositionError(f"{field}: must be for {players} seats")
        setattr(state, field, value)
    for seat in ("actor", "starter", "winner", "partner"):
        if getattr(position, seat) >= players:
            raise PositionError(f"{seat}: there is no such seat")
    state.phase = names.index(position.phase) if position.phase in names else BIDDING
    state.over = position.phase == "over"
    state.actor = position.actor
    check_position(state)
    if position.generator is not None:
        state.lane_a, state.lane_b = position.generator
    state.rest()
    return state


def check_position(state: Auction) -> None:
    """The rest of the box is the deck and the supply."""
    for card, name in enumerate(CARDS):
        state.deck[card] -= state.discards[card] + sum(hand[card] for hand in state.hands)
        if state.deck[card] < 0:
            raise PositionError(f"hands: there are only {state.pack.cards[name]} of {name} (TOY-REACT-02)")
        if any(shown[card] > hand[card] for shown, hand in zip(state.shown, state.hands, strict=True)):
            raise PositionError("shown: more than in the hand (TOY-REACT-02)")
    state.supply -= sum(state.crowns)
    if not state.over and state.actor == NOBODY:
        raise PositionError("actor: is missing (TOY-BID-01)")
    if not state.over and state.phase in (WANTING, PRICING, REPLY, LAST_WORD) and state.partner == NOBODY:
        raise PositionError("partner: is missing (TOY-OFFER-02)")
    if not state.over and state.phase in (PRICING, REPLY, LAST_WORD) and state.card == NOBODY:
        raise PositionError("card: is missing (TOY-OFFER-03)")
