"""Events: which of two is kept, what is given up for one, and what one lets everybody do."""

from __future__ import annotations

from typing import cast

from cabildo.bots.trinidad.building import lot_worth
from cabildo.bots.trinidad.judgement import (
    coin_worth,
    council_point_worth,
    faith_worth,
)
from cabildo.bots.trinidad.outlook import Outlook
from cabildo.bots.trinidad.war import deploy_worth, war_wish
from cabildo.titles.trinidad.actions import BEAR, EVENT, GIVE_UP, PILGRIM, VOLUNTEER
from cabildo.titles.trinidad.city import has_house_in
from cabildo.titles.trinidad.events.procedure import Turned
from cabildo.titles.trinidad.terms import (
    CITY_FEAST,
    CROWN_TAX,
    DROUGHT,
    EPIDEMIC,
    FACTIONS,
    FIRE,
    GOOD_HARVEST,
    INQUISITION,
    MASTER_MASONS,
    NO_UNIT,
    OPEN_COUNCIL,
    PILGRIMAGE,
    RAIDS,
    SHORTAGE,
    SILVER_FLEET,
    STORM,
    TRADE_WINDS,
    TRUCE_TALKS,
    UNREST,
    VOLUNTEERS,
)

FOR_ALL = 0.3  # of something that everybody gets or loses alike


def event_worth(outlook: Outlook, action: int) -> float:
    """Which of the two takes effect."""
    turned = cast(Turned, outlook.state.memory)
    return effect_on(outlook, int(turned.positive if action == EVENT else turned.negative))


def effect_on(outlook: Outlook, event: int) -> float:
    """What an Event is worth to the actor, who has no more of most than everybody else has."""
    state, numbers, player = outlook.state, outlook.numbers, outlook.player
    coin = coin_worth(outlook, int(player.coins))
    tension = sum(war_wish(outlook, faction) for faction in range(FACTIONS))
    plain = {
        GOOD_HARVEST: FOR_ALL * 1.5,
        OPEN_COUNCIL: FOR_ALL * int(numbers.open_council_points) * council_point_worth(outlook),
        SILVER_FLEET: FOR_ALL * coin,
        PILGRIMAGE: FOR_ALL * max(0.0, faith_worth(outlook) - coin),
        VOLUNTEERS: FOR_ALL * max(0.0, volunteer_worth(outlook)),
        TRUCE_TALKS: -tension * int(numbers.truce_steps),
        MASTER_MASONS: FOR_ALL * 2.0 if player.houses > 0 else -0.5,
        TRADE_WINDS: FOR_ALL * outlook.weights.worker * 0.5,
        DROUGHT: -FOR_ALL * 2.0,
        UNREST: -FOR_ALL * council_point_worth(outlook),
        CROWN_TAX: -FOR_ALL * min(coin, float(int(numbers.tax_points))),
        RAIDS: tension * int(numbers.raid_steps),
        EPIDEMIC: -FOR_ALL * outlook.weights.worker,
        SHORTAGE: -0.1,
    }
    if event in plain:
        return plain[event]
    if event == CITY_FEAST:
        central = outlook.board.central
        homes = [bool(has_house_in(state.board, state.city, seat, central)) for seat in range(len(state.players))]
        others = (sum(homes) - homes[outlook.seat]) / len(outlook.others)
        return int(numbers.feast_points) * (homes[outlook.seat] - others)
    if event == STORM:
        loaded = [any(other.dock) for other in outlook.others]
        return sum(loaded) / len(loaded) - float(any(player.dock))
    if event == FIRE:
        return -1.0 if outlook.lots else -0.8
    return -min(faith_worth(outlook), float(int(numbers.inquisition_points))) if player.faith > 0 else 0.5


def suffering_worth(outlook: Outlook, action: int) -> float:
    """What costs least: a bronze, a Lot, a Faith token, or points."""
    state, numbers = outlook.state, outlook.numbers
    if action == GIVE_UP:
        if state.event == INQUISITION:
            return -faith_worth(outlook)
        return -coin_worth(outlook, max(0, int(outlook.player.coins) - 1))
    if action == BEAR:
        if state.event == INQUISITION:
            return -float(int(numbers.inquisition_points))
        return -float(int(numbers.fire_points if state.event == FIRE else numbers.tax_points))
    return -lot_worth(outlook, action - int(outlook.board.remove))


def gift_worth(outlook: Outlook, action: int) -> float:
    """A Faith token for a bronze, or a Miliciano for nothing."""
    if action == PILGRIM:
        return faith_worth(outlook) - coin_worth(outlook, max(0, int(outlook.player.coins) - 1))
    return volunteer_worth(outlook) + 0.1 if action == VOLUNTEER else 0.0


def volunteer_worth(outlook: Outlook) -> float:
    """A Miliciano, if there is a marker for it."""
    return deploy_worth(outlook) if NO_UNIT in [int(unit) for unit in outlook.player.units] else 0.0
