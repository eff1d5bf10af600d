"""Talks: offers that help the actor are accepted, and a cube to spare is offered for one that is wanted."""

from __future__ import annotations

from typing import cast

from cabildo.bots.trinidad.judgement import coin_worth, cube_worth
from cabildo.bots.trinidad.outlook import Outlook
from cabildo.bots.trinidad.voting import vote_effect
from cabildo.titles.trinidad.actions import (
    ACCEPT,
    ASK,
    DECLINE,
    GIVE,
    MOST_TRADED,
    OFFER,
    PASS,
    PROPOSE,
    WITHDRAW,
)
from cabildo.titles.trinidad.council_vote.vote import vote_to_read
from cabildo.titles.trinidad.talks.offer import (
    BRONZE,
    NO_PACT,
    PACT_NO,
    PACT_YES,
    WARES,
    Offer,
)
from cabildo.titles.trinidad.terms import CUBES, SEATS

MARGIN = 0.8  # so much better must one be off, since the other one is better off too
SPARE = 1.0  # a cube that is worth less is offered
WANTED = 2.0  # for one that is worth more
PACT = 3.0  # what a law must be worth for a pact about it


# ---- answering


def answering_choice(outlook: Outlook) -> int:
    offer, legal = cast(Offer, outlook.state.memory), outlook.state.legal_actions()
    if ACCEPT not in legal:
        return DECLINE
    gained = sum(ware_worth(outlook, ware, int(offer.give[ware])) for ware in range(WARES))
    lost = sum(ware_worth(outlook, ware, -int(offer.ask[ware])) for ware in range(WARES))
    return ACCEPT if gained + lost + pact_worth(outlook, offer) > MARGIN else DECLINE


def ware_worth(outlook: Outlook, ware: int, count: int) -> float:
    """So much more of a ware or, below nothing, less."""
    player = outlook.player
    stock = int(player.coins) if ware == BRONZE else int(player.cubes[ware - 1])
    steps = range(count) if count > 0 else range(count, 0)
    sign = 1 if count > 0 else -1
    worths = (
        coin_worth(outlook, stock + step) if ware == BRONZE else cube_worth(outlook, ware - 1, stock + step)
        for step in steps
    )
    return sign * sum(worths)


def pact_worth(outlook: Outlook, offer: Offer) -> float:
    """A pact about a law that one would vote for anyway costs nothing; any other one binds too much."""
    pact = int(offer.pact)
    if pact == NO_PACT:
        return 0.0
    if pact not in (PACT_YES, PACT_NO):
        return -PACT
    effect = vote_effect(outlook, vote_to_read(outlook.state))
    return (effect if pact == PACT_YES else -effect) - PACT


# ---- offering


def trade(outlook: Outlook) -> tuple[int, int] | None:
    """The cube to give and the one to ask for, if there is a trade that is worth while."""
    cubes = [int(count) for count in outlook.player.cubes]
    spare = [cube for cube in range(CUBES) if cubes[cube] > 1 and cube_worth(outlook, cube, cubes[cube] - 1) < SPARE]
    wanted = [cube for cube in range(CUBES) if cube_worth(outlook, cube, cubes[cube]) > WANTED]
    wanted = [cube for cube in wanted if outlook.others_cubes[cube] > 0 and cube < 2]
    if not spare or not wanted:
        return None
    give = min(spare, key=lambda cube: cube_worth(outlook, cube, cubes[cube] - 1))
    ask = max(wanted, key=lambda cube: cube_worth(outlook, cube, cubes[cube]))
    return (give, ask) if give != ask else None


def offer_choice(outlook: Outlook, legal: list[int]) -> int:
    """To whom an offer is made in the own turn: the next in the order, once; or 0."""
    if len(outlook.state.offers) > 0 or not any(OFFER <= action < OFFER + SEATS for action in legal):
        return 0
    if trade(outlook) is None:
        return 0
    order = [int(seat) for seat in outlook.state.order]
    place = order.index(outlook.seat)
    seats = order[place + 1 :] + order[:place]
    return next((OFFER + seat for seat in seats if OFFER + seat in legal), 0)


def talking_choice(outlook: Outlook) -> int:
    return offer_choice(outlook, outlook.state.legal_actions()) or PASS


def offering_choice(outlook: Outlook) -> int:
    """One cube for one: given first, then asked for, then proposed."""
    offer, legal = cast(Offer, outlook.state.memory), outlook.state.legal_actions()
    wares = trade(outlook)
    if wares is None:
        return WITHDRAW
    give, ask = GIVE + (wares[0] + 1) * MOST_TRADED, ASK + (wares[1] + 1) * MOST_TRADED
    if not any(offer.give):
        return give if give in legal else WITHDRAW
    if not any(offer.ask):
        return ask if ask in legal else WITHDRAW
    return PROPOSE if PROPOSE in legal else WITHDRAW
