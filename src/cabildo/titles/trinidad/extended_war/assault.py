"""The attackers' turns: after each player those of that initiative act, the lower number first.

Each fights, pillages, or moves once and then fights or pillages. Where the rules leave something open, they wait for
an answer (`attackers_choice.py`).
"""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.phase import NOTHING, ONE
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.affiliates.windows import open_windows
from cabildo.titles.trinidad.extended_war.combat_area import CombatArea
from cabildo.titles.trinidad.extended_war.fight import begin_fight
from cabildo.titles.trinidad.extended_war.forces import has_units, initiative_of, is_walled, tell_round
from cabildo.titles.trinidad.extended_war.movement import (
    can_pillage,
    entrance_of,
    heading_to,
    next_districts,
    targets_in,
)
from cabildo.titles.trinidad.extended_war.muster import name_of
from cabildo.titles.trinidad.extended_war.peace import end_if_over, end_war, is_laid_waste
from cabildo.titles.trinidad.phases import ATTACKERS
from cabildo.titles.trinidad.solo.seat import first_person
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, NOBODY, NOWHERE, WAR_MARKERS
from cabildo.titles.trinidad.whose_turn import give_turn, is_last_war


@final
@mypyc_attr(free_list_len=1)
class Assault(Memory):
    """How far the attackers are between two players' turns."""

    place: i64  # in the order: that of the player who came before them
    attacker: i64  # the one that acts or has acted last, or NOBODY
    acting: bool
    held: bool  # it must not move
    moved: bool
    crossed: bool  # a wall, just now

    def copy(self) -> Memory:
        return copy_assault(self)


def begin_assault(state: TrinidadState, place: i64) -> None:
    """Let the attackers act that come after the player at this place of the order (TR-XWAR-27)."""
    state.enter(ATTACKERS, make_assault(place, NOBODY, False, False, False, False))
    state.actor = first_person(state)
    go_on(state)


def go_on(state: TrinidadState) -> None:
    """Let one attacker after another act until something is asked, or it is a player's turn."""
    while not open_windows(state, NOTHING):
        assault = cast(Assault, state.memory)
        area = state.area
        if area is None:  # the war is over
            next_seat(state, assault.place)
            return
        if not assault.acting:
            if is_laid_waste(state, area):  # by who took the last unburnt building off the map (TR-XWAR-59)
                end_war(state)
                continue
            attacker = next_attacker(state, area, assault)
            if attacker == NOBODY:
                if next_turn(state, area, assault):
                    return
                continue
            start_turn(area, assault, attacker)
        if take_turn(state, area, assault):
            return


# ---- who acts


def next_attacker(state: TrinidadState, area: CombatArea, assault: Assault) -> i64:
    """The next one in the order of initiative and number, or NOBODY (TR-XWAR-27, TR-XWAR-28).

    Those whose initiative is higher than the number of players act after the last player. Who came in this round waits.
    """
    place = assault.place
    last = place + 1 == len(state.order)
    before: i64 = -1
    if assault.attacker != NOBODY:
        before = rank_of(area, assault.attacker, initiative_of(state, area, assault.attacker))
    found: i64 = NOBODY
    lowest: i64 = 0
    for attacker in range(len(area.cards)):
        if not area.stands(attacker) or area.newcomers >> attacker & 1:
            continue
        initiative = initiative_of(state, area, attacker)
        if initiative != place + 1 and not (last and initiative > place):
            continue
        rank = rank_of(area, attacker, initiative)
        if rank > before and (found == NOBODY or rank < lowest):
            found = attacker
            lowest = rank
    return found


def rank_of(area: CombatArea, attacker: i64, initiative: i64) -> i64:
    """By initiative, then by number."""
    return initiative * len(area.cards) + attacker


def start_turn(area: CombatArea, assault: Assault, attacker: i64) -> None:
    assault.attacker = attacker
    assault.acting = True
    assault.held = area.halted >> attacker & 1 != 0
    assault.moved = False
    assault.crossed = False
    area.heading = NOWHERE
    area.halted &= ~(ONE << attacker)


# ---- what it does


def take_turn(state: TrinidadState, area: CombatArea, assault: Assault) -> bool:
    """Fight, pillage or move and look again (TR-XWAR-36 to 41); tell whether something is asked or goes on."""
    attacker = assault.attacker
    while assault.acting:
        place = area.places[attacker]
        if not area.is_in_city(attacker):
            if assault.held:
                break
            assault.crossed = is_walled(state, entrance_of(state, place))
            move(state, area, assault, entrance_of(state, place))
        elif has_units(area, place):
            targets = targets_in(state, area, place)
            if not is_single(targets):
                return True
            attack(state, first_in(targets))
            return True
        elif can_pillage(state, area, place):
            pillage(state, area, attacker)
            break
        elif assault.moved or assault.held:
            break
        else:
            ways = next_districts(state, area, place)
            if ways == 0:
                break
            if not is_single(ways):
                return True
            move(state, area, assault, first_in(ways))
    assault.acting = False
    end_if_over(state)
    return False


def move(state: TrinidadState, area: CombatArea, assault: Assault, district: i64) -> None:
    area.heading = heading_to(state, area.places[assault.attacker], district)
    area.places[assault.attacker] = district
    assault.moved = True
    if state.sink is not None:
        state.tell(
            "attacker-moved",
            {
                "attacker": int(assault.attacker) + 1,
                "unit": name_of(area, assault.attacker),
                "district": DISTRICT_NAMES[district],
            },
        )


def pillage(state: TrinidadState, area: CombatArea, attacker: i64) -> None:
    """Lay a token with one flame, or turn it over to two (TR-XWAR-37, TR-XWAR-38)."""
    district = area.places[attacker]
    area.flames[district] += 1
    if state.sink is not None:
        state.tell(
            "pillaged",
            {
                "attacker": int(attacker) + 1,
                "unit": name_of(area, attacker),
                "district": DISTRICT_NAMES[district],
                "flames": int(area.flames[district]),
            },
        )


def attack(state: TrinidadState, unit: i64) -> None:
    """Fight this unit; then the attacker's turn is over (TR-XWAR-36)."""
    assault = cast(Assault, state.memory)
    begin_fight(state, unit // WAR_MARKERS, unit % WAR_MARKERS, assault.attacker, True, assault.crossed, assault.moved)


# ---- whose turn is next


def next_turn(state: TrinidadState, area: CombatArea, assault: Assault) -> bool:
    """Go on to the next place in the order, in the next round behind the last; tell whether a player has the turn."""
    place = assault.place + 1
    if place == len(state.order):
        place = 0
        area.round += 1
        area.newcomers = 0
        area.new_units = 0
        if is_last_war(state) and area.round > state.board.numbers.war_rounds:
            area.round -= 1
            end_war(state)
            return False
        tell_round(state)
    if is_last_war(state) or state.passed >> state.order[place] & 1 == 0:
        give_turn(state, state.order[place])
        return True
    assault.place = place
    assault.attacker = NOBODY
    return False


def next_seat(state: TrinidadState, place: i64) -> None:
    """A war that has ended leaves the turn to the next player; in the last decade it leaves no turn."""
    if is_last_war(state):
        state.done()
        return
    while True:
        place = (place + 1) % len(state.order)
        if state.passed >> state.order[place] & 1 == 0:
            give_turn(state, state.order[place])
            return


# ---- small sets


def is_single(members: i64) -> bool:
    """Whether a set that is not empty has one member."""
    return members & (members - 1) == 0


def first_in(members: i64) -> i64:
    """The lowest member of a set that is not empty."""
    member: i64 = 0
    while members >> member & 1 == 0:
        member += 1
    return member


# ---- written by `make fields`: make_assault, copy_assault


def make_assault(place: i64, attacker: i64, acting: bool, held: bool, moved: bool, crossed: bool) -> Assault:
    assault = Assault()
    assault.place = place
    assault.attacker = attacker
    assault.acting = acting
    assault.held = held
    assault.moved = moved
    assault.crossed = crossed
    return assault


def copy_assault(assault: Assault) -> Assault:
    copy = Assault()
    copy.place = assault.place
    copy.attacker = assault.attacker
    copy.acting = assault.acting
    copy.held = assault.held
    copy.moved = assault.moved
    copy.crossed = assault.crossed
    return copy
