"""The board pack of the auction, the actions on it and their notation."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from cabildo.engine.documents import as_typed, read_document
from cabildo.engine.errors import OptionError
from cabildo.engine.title import BoardSource
from cabildo.engine.vocabulary import Vocabulary

CARDS = ("storm", "lantern")
STORM, LANTERN = 0, 1
SEATS = 4

PASS, ACCEPT, DECLINE = 0, 1, 2
PLAY = 3
WANT = PLAY + len(CARDS)
OFFER = WANT + len(CARDS)
BID = OFFER + SEATS  # the prices and counters follow, as many as the board has

Count = Annotated[int, Meta(ge=0, le=99)]

DEFAULT_PACK = Path(__file__).parent / "board.yaml"


class Pack(Struct, forbid_unknown_fields=True, frozen=True):
    """The board pack."""

    rounds: Annotated[int, Meta(ge=1, le=9)]
    coins: Count
    most_bid: Annotated[int, Meta(ge=1, le=9)]
    prizes: Annotated[list[Count], Meta(min_length=6, max_length=6)]
    cards: dict[str, Count]
    hand: Count


@cache
def default_pack() -> Pack:
    return load_pack(DEFAULT_PACK)


def load_pack(source: BoardSource) -> Pack:
    if source is None:
        return default_pack()
    document = read_document(source, OptionError) if isinstance(source, Path) else source
    pack = as_typed(document, Pack, OptionError, "board")
    if tuple(pack.cards) != CARDS:
        raise OptionError(f"board: cards: must be exactly {', '.join(CARDS)}")
    if sum(pack.cards.values()) < SEATS * pack.hand:
        raise OptionError("board: hand: there are not enough cards to deal so many")
    return pack


def first_price(pack: Pack) -> int:
    return BID + pack.most_bid + 1


def first_counter(pack: Pack) -> int:
    return first_price(pack) + pack.most_bid


@cache
def vocabulary_for(most_bid: int) -> Vocabulary:
    return Vocabulary(
        "toy-auction",
        [
            ("pass", ["pass"]),
            ("answer", ["accept", "decline"]),
            ("play", [f"play {card}" for card in CARDS]),
            ("want", [f"want {card}" for card in CARDS]),
            ("offer", [f"offer {seat + 1}" for seat in range(SEATS)]),
            ("bid", [f"bid {coins}" for coins in range(most_bid + 1)]),
            ("price", [f"price {coins}" for coins in range(1, most_bid + 1)]),
            ("counter", [f"counter {coins}" for coins in range(1, most_bid + 1)]),
        ],
    )
