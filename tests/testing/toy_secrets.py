"""What a seat of the auction may not know, changed, and what it must know, varied: for the laws about secrets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from cabildo.engine.state import State
from tests.testing.toy_title.board import LANTERN, STORM
from tests.testing.toy_title.table import BIDDING, NO_BID, Auction, highest_bid
from tests.testing.toy_title.title import as_auction

REVEALS = ("bids-revealed", "card-played", "countered", "card-sold", "card-drawn", "game-over")


def alter(state: State, seat: int | None, pick: random.Random) -> State | None:
    """Another bid of somebody else, or another card in their hand for one of the deck."""
    table = as_auction(state)
    if table.over:
        return None
    others = [other for other in range(len(table.coins)) if other != seat]
    pick.shuffle(others)
    ways = [bid_otherwise, exchange_card]
    pick.shuffle(ways)
    for way in ways:
        if any(way(table, other) for other in others):
            table.rest()
            return table
    return None


def bid_otherwise(table: Auction, other: int) -> bool:
    if table.phase != BIDDING or table.bids[other] == NO_BID or highest_bid(table, other) == 0:
        return False
    table.bids[other] = (table.bids[other] + 1) % (highest_bid(table, other) + 1)
    return True


def exchange_card(table: Auction, other: int) -> bool:
    for mine, its in ((STORM, LANTERN), (LANTERN, STORM)):
        if table.hands[other][mine] > table.shown[other][mine] and table.deck[its] > 0:
            table.hands[other][mine] -= 1
            table.hands[other][its] += 1
            table.deck[its] -= 1
            table.deck[mine] += 1
            return True
    return False


def vary(position: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Another offer, where there is one: in the phase itself, or waiting beneath the reply to it."""
    for change in [*({"price": price} for price in range(1, 5)), *({"card": card} for card in (STORM, LANTERN))]:
        if position.get("step"):
            yield {**position, "step": {**position["step"], **change}}
        for nearest, *rest in [position["waiting"]] if position.get("waiting") else []:
            yield {**position, "waiting": [{**nearest, "step": {**nearest.get("step", {}), **change}}, *rest]}
    for partner in range(len(position["coins"])):
        if position.get("step"):
            yield {**position, "step": {**position["step"], "partner": partner}}
