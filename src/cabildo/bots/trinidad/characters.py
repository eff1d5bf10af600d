"""Characters: which one to choose, and how much to bid for it."""

from __future__ import annotations

from typing import cast

from cabildo.bots.trinidad.outlook import Outlook
from cabildo.titles.trinidad.actions import BID, CHOOSE, WITHDRAW
from cabildo.titles.trinidad.auction import Auction
from cabildo.titles.trinidad.characters import Disks
from cabildo.titles.trinidad.terms import (
    ARCHITECT,
    BISHOP,
    CAPTAIN,
    CARPENTER,
    DEFENDER,
    GENERAL,
    GOVERNOR,
    MERCHANT,
    NOBLEWOMAN,
    ROADMAKER,
    SAILMAKER,
    STONEMASON,
)

# what a Character gives in a whole game
WORTH = {
    CARPENTER: 26,
    STONEMASON: 30,
    MERCHANT: 10,
    DEFENDER: 32,
    ROADMAKER: 32,
    SAILMAKER: 8,
    GENERAL: 16,
    CAPTAIN: 10,
    BISHOP: 6,
    ARCHITECT: 34,
    GOVERNOR: 52,
    NOBLEWOMAN: 24,
}
ALONE = {  # against the automaton, by how games ended
    ARCHITECT: 60,
    BISHOP: 58,
    ROADMAKER: 50,
    CAPTAIN: 48,
    DEFENDER: 46,
    GOVERNOR: 40,
    NOBLEWOMAN: 35,
    CARPENTER: 28,
    GENERAL: 26,
    STONEMASON: 24,
    MERCHANT: 11,
    SAILMAKER: 4,
}
CONTESTED = 3  # points that an auction may cost
BID_SHARE = 0.5  # of what a Character is worth more than the next best one


def choice_worth(outlook: Outlook, action: int) -> float:
    """The best, unless somebody wants it already and another one is nearly as good."""
    character = action - CHOOSE
    disks = cast(Disks, outlook.state.memory).on
    wanted = any(int(other) == character for other in disks)
    return table_of(outlook)[character] - (CONTESTED if wanted else 0)


def dealt_worth(outlook: Outlook, action: int) -> float:
    return float(table_of(outlook)[action - CHOOSE])


def table_of(outlook: Outlook) -> dict[int, int]:
    return ALONE if outlook.alone else WORTH


def bid_worth(outlook: Outlook, action: int) -> float:
    """A point more than the others, up to a part of what the Character is worth beyond what would be left."""
    auction = cast(Auction, outlook.state.memory)
    offered = [character for character in WORTH if int(outlook.state.offered) >> character & 1]
    left = max((WORTH[other] for other in offered if other != int(auction.character)), default=0)
    most = BID_SHARE * max(0, WORTH[int(auction.character)] - left)
    if action == WITHDRAW:
        return 0.0
    return most - (action - BID + 1)
