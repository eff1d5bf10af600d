"""Trade: the simple opponent proposes nothing, accepts what gains it something, and in edition 1 buys sparingly."""

from __future__ import annotations

from cabildo.bots.rio.judgement import good_worth, office_worth, silver_worth
from cabildo.bots.rio.outlook import Outlook
from cabildo.titles.rio.actions import ACCEPT, COUNTER, OFFER, WITHDRAW
from cabildo.titles.rio.costs import silver_for
from cabildo.titles.rio.offer import offer_of
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import GOODS, OFFICES, SEATS, SILVER

MARGIN = 0.4  # what a trade must gain, since it helps another player too


def considered(state: RioState) -> list[int]:
    """All that may be done, but for offers."""
    return [action for action in state.legal_actions() if not OFFER <= action < OFFER + SEATS]


def offer_worth(outlook: Outlook, action: int) -> float:
    return 1.0 if action == WITHDRAW else 0.0


def reply_worth(outlook: Outlook, action: int) -> float:
    if action == ACCEPT:
        return gain(outlook) - MARGIN if keeps_promises(outlook) else -99.0
    return -99.0 if action == COUNTER else 0.0


def keeps_promises(outlook: Outlook) -> bool:
    """Whether bids and debts can still be paid without what is asked for."""
    asked, sure = offer_of(outlook.state).asked, outlook.sure
    return bool(asked[SILVER] <= max(0, sure.silver)) and all(
        asked[good] <= max(0, sure.goods[good]) for good in range(GOODS)
    )


def gain(outlook: Outlook) -> float:
    """What the actor would get, less what it would give."""
    offer = offer_of(outlook.state)
    goods = outlook.player.goods
    total = (int(offer.given[SILVER]) - int(offer.asked[SILVER])) * silver_worth(outlook)
    for good in range(GOODS):
        stock = int(goods[good])
        got, gone = int(offer.given[good]), int(offer.asked[good])
        total += sum(good_worth(outlook, good, stock + number) for number in range(got))
        total -= sum(good_worth(outlook, good, stock - 1 - number) for number in range(gone))
    for office in range(OFFICES):
        worth = office_worth(outlook, office)
        total += worth * int(offer.given_offices >> office & 1)
        total -= (worth + 5.0) * int(offer.asked_offices >> office & 1)
    return total


def purchase_worth(outlook: Outlook, good: int) -> float:
    """Wood or stone from the bank, where it is sold: when there is none left."""
    if outlook.sure.silver < silver_for(outlook.player, 1):
        return -1.0
    price = int(silver_for(outlook.player, 1)) * silver_worth(outlook)
    return good_worth(outlook, good, outlook.means.goods[good]) - price
