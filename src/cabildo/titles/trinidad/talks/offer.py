"""What an offer says; apart from its phases, because samples of a state look at it."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.actions import MOST_TRADED
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.terms import SEATS

WARES: Final = 5  # bronze, then the cubes: nothing else changes hands (TR-FREE-04)
BRONZE: Final = 0
NO_PACT: Final = -1
# the forms of a pact, as the actions name them; behind them the grids (TR-FREE-06)
PACT_YES: Final = 0
PACT_NO: Final = 1
PACT_FOLLOW: Final = 2
PACT_LEAD: Final = 3
PACT_GRID: Final = 4
PACTS: Final = 10


@final
@mypyc_attr(free_list_len=1)
class Offer(Memory):
    """One seat offers another something for something, perhaps with a pact."""

    maker: i64
    to: i64
    give: vec[i64]  # by ware
    ask: vec[i64]
    pact: i64  # its form, or NO_PACT
    counter: bool  # the answer to another offer, which is not countered again

    def copy(self) -> Memory:
        return copy_offer(self)


def new_offer(maker: i64, to: i64, counter: bool) -> Offer:
    """An offer that says nothing yet."""
    return make_offer(maker, to, vec[i64]([0] * WARES), vec[i64]([0] * WARES), NO_PACT, counter)


def is_empty(offer: Offer) -> bool:
    for ware in range(WARES):
        if offer.give[ware] + offer.ask[ware] > 0:
            return False
    return offer.pact == NO_PACT


def code_of(offer: Offer) -> i64:
    """The offer as a number, so that none is made twice."""
    code: i64 = offer.pact + 1
    for ware in range(WARES):
        code = (code * (MOST_TRADED + 1) + offer.give[ware]) * (MOST_TRADED + 1) + offer.ask[ware]
    return code * SEATS + offer.to


def stock_of(player: Player, ware: i64) -> i64:
    """What a player can trade: never cubes of the warehouse (TR-FREE-12)."""
    return player.coins if ware == BRONZE else player.cubes[ware - 1]


def has_all(player: Player, wares: vec[i64]) -> bool:
    return all(stock_of(player, ware) >= wares[ware] for ware in range(WARES))


# ---- written by `make fields`: make_offer, copy_offer


def make_offer(maker: i64, to: i64, give: vec[i64], ask: vec[i64], pact: i64, counter: bool) -> Offer:
    offer = Offer()
    offer.maker = maker
    offer.to = to
    offer.give = give
    offer.ask = ask
    offer.pact = pact
    offer.counter = counter
    return offer


def copy_offer(offer: Offer) -> Offer:
    copy = Offer()
    copy.maker = offer.maker
    copy.to = offer.to
    copy.give = offer.give[:]
    copy.ask = offer.ask[:]
    copy.pact = offer.pact
    copy.counter = offer.counter
    return copy
