"""An offer: what one player gives another, and what for."""

from __future__ import annotations

from typing import Annotated, Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.rows import i64, vec
from cabildo.titles.rio.actions import MOST_TRADED
from cabildo.titles.rio.player import Player
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import GOODS, OFFICE_NAMES, OFFICES, SILVER, WARE_NAMES, WARES
from cabildo.titles.rio.variants import trades_offices


@final
@mypyc_attr(free_list_len=1)
class Offer(Memory):
    """What one gives another, and what for."""

    giver: i64
    taker: i64
    given: Annotated[vec[i64], WARES]  # by ware
    asked: Annotated[vec[i64], WARES]
    given_offices: i64  # a set
    asked_offices: i64
    last: i64  # the last part that was named, as an action
    countering: bool  # it answers another offer

    def copy(self) -> Memory:
        return copy_offer(self)

    def is_empty(self) -> bool:
        total = self.given_offices + self.asked_offices
        for ware in range(WARES):
            total += self.given[ware] + self.asked[ware]
        return total == 0

    def number(self) -> i64:
        """The whole offer as one number: partner, then wares and offices of both sides."""
        number = self.taker
        for ware in range(WARES):
            number = number * (MOST_TRADED + 1) + self.given[ware]
            number = number * (MOST_TRADED + 1) + self.asked[ware]
        return (number << OFFICES | self.given_offices) << OFFICES | self.asked_offices


def new_offer(giver: i64, taker: i64) -> Offer:
    offer = empty_offer()
    offer.giver = giver
    offer.taker = taker
    return offer


def offer_of(state: RioState) -> Offer:
    """The offer that is put together or waits for its answer."""
    return cast(Offer, state.memory)


def offer_data(offer: Offer) -> dict[str, object]:
    return {"seat": int(offer.giver), "partner": int(offer.taker), **terms_data(offer)}


def terms_data(offer: Offer) -> dict[str, Any]:
    return {
        "give": {WARE_NAMES[ware]: int(offer.given[ware]) for ware in range(WARES) if offer.given[ware] > 0},
        "ask": {WARE_NAMES[ware]: int(offer.asked[ware]) for ware in range(WARES) if offer.asked[ware] > 0},
        "give_offices": [OFFICE_NAMES[office] for office in range(OFFICES) if offer.given_offices >> office & 1],
        "ask_offices": [OFFICE_NAMES[office] for office in range(OFFICES) if offer.asked_offices >> office & 1],
    }


def exchange(state: RioState, offer: Offer) -> None:
    """Change both holdings at once (RP-TRADE-01, RP-TRADE-02)."""
    giver = state.players[offer.giver]
    taker = state.players[offer.taker]
    for good in range(GOODS):
        giver.goods[good] += offer.asked[good] - offer.given[good]
        taker.goods[good] += offer.given[good] - offer.asked[good]
    giver.silver += offer.asked[SILVER] - offer.given[SILVER]
    taker.silver += offer.given[SILVER] - offer.asked[SILVER]
    giver.offices = (giver.offices & ~offer.given_offices) | offer.asked_offices
    taker.offices = (taker.offices & ~offer.asked_offices) | offer.given_offices
    for office in range(OFFICES):
        if offer.given_offices >> office & 1:
            state.office_owner[office] = offer.taker
        elif offer.asked_offices >> office & 1:
            state.office_owner[office] = offer.giver


# ---- what there is to give


def has_wares(state: RioState, seat: i64) -> bool:
    """Whether there is anything that this one could give."""
    player = state.players[seat]
    for ware in range(WARES):
        if stock(player, ware) > 0:
            return True
    return trades_offices(state.board) and player.offices != 0


def stock(player: Player, ware: i64) -> i64:
    return player.silver if ware == SILVER else player.goods[ware]


# ---- written by `make fields`: empty_offer, copy_offer


def empty_offer() -> Offer:
    offer = Offer()
    offer.giver = 0
    offer.taker = 0
    offer.given = vec[i64]([0] * WARES)
    offer.asked = vec[i64]([0] * WARES)
    offer.given_offices = 0
    offer.asked_offices = 0
    offer.last = 0
    offer.countering = False
    return offer


def copy_offer(offer: Offer) -> Offer:
    copy = Offer()
    copy.giver = offer.giver
    copy.taker = offer.taker
    copy.given = offer.given[:]
    copy.asked = offer.asked[:]
    copy.given_offices = offer.given_offices
    copy.asked_offices = offer.asked_offices
    copy.last = offer.last
    copy.countering = offer.countering
    return copy
