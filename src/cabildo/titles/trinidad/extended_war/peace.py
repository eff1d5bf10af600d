"""The end of an extended war: penalties, what control cards are worth, who has won, and what goes where."""

from cabildo.engine.phase import ONE
from cabildo.engine.replacing import changed
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.affiliates.moments import AT_WAR_OVER
from cabildo.titles.trinidad.affiliates.news import news_of_war
from cabildo.titles.trinidad.battle import lose, win
from cabildo.titles.trinidad.deck import put_on_pile, shuffle_game_pile
from cabildo.titles.trinidad.extended_war.combat_area import CombatArea
from cabildo.titles.trinidad.extended_war.forces import (
    area_of,
    control_hits,
    total_flames,
    unit_of,
)
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    DISTRICTS,
    FACTION_NAMES,
    FULL_FLAMES,
    GAME_PILE,
    NO_UNIT,
    WAR_MARKERS,
)


def end_if_over(state: TrinidadState) -> None:
    """End the war at once without attackers, or where all districts with buildings are pillaged twice (TR-XWAR-59)."""
    area = area_of(state)
    if area.attackers_left() == 0 or is_laid_waste(state, area):
        end_war(state)


def is_laid_waste(state: TrinidadState, area: CombatArea) -> bool:
    """Whether there are buildings, and all districts with some show two flames."""
    built = state.city.built
    for district in range(DISTRICTS):
        if built >> district & 1 and area.flames[district] < FULL_FLAMES:
            return False
    return built != 0


def end_war(state: TrinidadState) -> None:
    """Give everybody their result, the last in the order first, and clear the Combat Area (TR-XWAR-60 to 64).

    Cards that wait for the end of a war are asked for when the phase on top opens its windows (TR-XWAR-65).
    """
    area = area_of(state)
    if state.sink is not None:
        state.tell(
            "combat-over",
            {
                "faction": FACTION_NAMES[area.faction],
                "flames": int(total_flames(area)),
                "attackers": int(area.attackers_left()),
            },
        )
    winners: i64 = 0
    place = len(state.order) - 1
    while place >= 0:
        seat = state.order[place]
        penalties = penalties_of(state, area, seat)
        if penalties == 0:
            winners |= ONE << seat
            win(state, seat)
        else:
            lose(state, seat, penalties)
        place -= 1
    state.happened(AT_WAR_OVER, news_of_war(area.faction, winners, area.milicianos, area.soldiers))
    send_volunteers_home(state, area)
    for card in area.cards:
        put_on_pile(state, GAME_PILE, card)
    state.area = None
    shuffle_game_pile(state)


def penalties_of(state: TrinidadState, area: CombatArea, seat: i64) -> i64:
    """All flames and the attackers left, less one for every two hit points on own control cards (TR-XWAR-60, 61)."""
    penalties = total_flames(area) + area.attackers_left()
    cancelled = control_hits(state, area, seat) // state.board.numbers.penalty_hits
    return max(penalties - cancelled, 0)


def send_volunteers_home(state: TrinidadState, area: CombatArea) -> None:
    """Who is no piece of the supply leaves its war marker; all others stay, with their wounds (TR-XWAR-63)."""
    for seat in range(len(state.players)):
        player = state.players[seat]
        for marker in range(WAR_MARKERS):
            if area.is_volunteer(unit_of(seat, marker)):
                player.units = changed(player.units, marker, NO_UNIT)
                player.wounds = changed(player.wounds, marker, 0)


def withdraw_units(state: TrinidadState, seat: i64) -> None:
    """Who passes takes their units off the Combat Area (TR-XWAR-30)."""
    area = state.area
    if area is None:
        return
    for marker in range(WAR_MARKERS):
        area.leave(unit_of(seat, marker))
