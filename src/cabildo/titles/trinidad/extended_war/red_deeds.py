"""Red powers that do something at once, card by card; the attackers' cards do the same from their side (TR-XWAR-48)."""

from __future__ import annotations

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.extended_war.casualties import (
    halt_around,
    heal_around,
    remove_attacker,
    remove_fallen,
    remove_unit,
    wound_all_in,
    wound_attacker,
    wound_unit,
)
from cabildo.titles.trinidad.extended_war.combat_area import FIRST_EDGE, GONE
from cabildo.titles.trinidad.extended_war.duel import ASSAULT, BY_FLIGHT, BY_REMOVAL, DEFENCE, Fight
from cabildo.titles.trinidad.extended_war.forces import area_of
from cabildo.titles.trinidad.extended_war.miniatures import (
    count_in,
    distance,
    hp_in,
    is_beside,
    stands,
    units,
    wounds_of,
)
from cabildo.titles.trinidad.extended_war.movement import entrance_of
from cabildo.titles.trinidad.extended_war.red_cards import (
    BLOW_UP,
    CANCEL_HIGHEST,
    CANCEL_LOWEST,
    HEAL_AROUND,
    HURRY,
    SECOND_WOUND,
    STAND_STILL,
    WITHDRAW,
    WOUND,
    WOUND_BEFORE,
)
from cabildo.titles.trinidad.extended_war.shifting import ask_to_shift
from cabildo.titles.trinidad.solo.seat import first_person, player_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICTS, FIRST_CARD, NOBODY, NOWHERE


def do_deed(state: TrinidadState, fight: Fight, card: i64) -> None:
    """Let a card in force act; where it asks something, the fight is resumed afterwards."""
    side = fight.holder(card)
    if card == BLOW_UP:
        blow_up(state, fight, side)
    elif card == STAND_STILL:
        remove_own(state, fight, side)
        halt_around(state, fight.district)
    elif card in (CANCEL_LOWEST, CANCEL_HIGHEST):
        tell_cancelled(state, fight, side, card)
    elif card == HURRY:
        hurry(state, fight, side)
    elif card in (WOUND, SECOND_WOUND):
        wound_enemy(state, fight, side)
    elif card == HEAL_AROUND:
        heal_around(state, side, fight.district)
    elif card == WITHDRAW:
        withdraw(state, fight, side)
    elif card == WOUND_BEFORE:
        wound_before(state, fight, side)


def taker_for(fight: Fight, side: i64) -> i64:
    """Who gets the control card of an attacker that a card of this side removes (TR-XWAR-58, TR-AFF-16-W)."""
    return fight.seat if side == DEFENCE else NOBODY


def remove_own(state: TrinidadState, fight: Fight, side: i64) -> None:
    """The holder's miniature goes, and with it the fight."""
    fight.course = BY_REMOVAL
    if side == DEFENCE:
        remove_unit(state, fight.unit())
    else:
        remove_attacker(state, fight.attacker, NOBODY)


# ---- 16


def blow_up(state: TrinidadState, fight: Fight, side: i64) -> None:
    """Wound everybody, friends too, in the district and in one beside it (TR-AFF-16-W)."""
    beside = district_with_most_enemies(state, fight, side)
    remove_own(state, fight, side)
    taker = taker_for(fight, side)
    for hit in range(2):
        wound_all_in(state, hit, fight.district, taker)
        if beside != NOWHERE:
            wound_all_in(state, hit, beside, taker)


def district_with_most_enemies(state: TrinidadState, fight: Fight, side: i64) -> i64:
    """The district beside with the highest sum of enemy HP: of several that with fewest friends, then the first.

    NOWHERE if there is no enemy in any of them.
    """
    found: i64 = NOWHERE
    most: i64 = 0
    fewest: i64 = 0
    for district in range(DISTRICTS):
        if is_beside(state, fight.district, district):
            enemies = hp_in(state, 1 - side, district)
            friends = count_in(state, side, district)
            if enemies > most or (enemies == most and found != NOWHERE and friends < fewest):
                found = district
                most = enemies
                fewest = friends
    return found


# ---- 35, 64


def tell_cancelled(state: TrinidadState, fight: Fight, side: i64, card: i64) -> None:
    """What they cancel follows from both sides' cards (`Fight.is_cancelled`); here it is only told."""
    if state.sink is None:
        return
    cards = fight.cards_of(1 - side)
    if len(cards) == 0:
        return
    victim = cards[0] if card == CANCEL_LOWEST else cards[len(cards) - 1]
    if fight.is_cancelled(1 - side, victim):
        state.tell("card-cancelled", {"card": int(victim) + FIRST_CARD})


# ---- 41


def hurry(state: TrinidadState, fight: Fight, side: i64) -> None:
    """The nearest other miniature of the side has to make a move; of several that the asked player chooses.

    (TR-AFF-41-W.) Who must not move in their own turn may be moved by a card.
    """
    nearest = nearest_friends(state, fight, side)
    if nearest != 0:
        ask_to_shift(state, HURRY, side, decider(state, fight, side), nearest, NOBODY, 0)


def decider(state: TrinidadState, fight: Fight, side: i64) -> i64:
    """Who decides for a side: the unit's owner; for attackers, and for the automaton, the first person.

    (TR-AFF-41-W, TR-XWAR-66.)
    """
    return player_of(state, fight.seat) if side == DEFENCE else first_person(state)


def nearest_friends(state: TrinidadState, fight: Fight, side: i64) -> i64:
    """The nearest miniatures of the side but for the one that fights, as a set."""
    area = area_of(state)
    found: i64 = 0
    least: i64 = NOWHERE
    own = fight.unit() if side == DEFENCE else fight.attacker
    for mini in range(units(state) if side == DEFENCE else len(area.places)):
        place = area.posts[mini] if side == DEFENCE else area.places[mini]
        if mini == own or place == GONE:
            continue
        if place >= FIRST_EDGE:  # it comes in first (TR-XWAR-41)
            away = 1 + distance(state, entrance_of(state, place), fight.district)
        else:
            away = distance(state, place, fight.district)
        if least == NOWHERE or away < least:
            found = 0
            least = away
        if away == least:
            found |= ONE << mini
    return found


# ---- 52, 59, 71


def wound_enemy(state: TrinidadState, fight: Fight, side: i64) -> None:
    """One wound; if it is the second, the enemy is removed after the fight (TR-AFF-52-W, TR-AFF-59-W)."""
    if side == DEFENCE:
        wound_attacker(state, fight.attacker)
    else:
        wound_unit(state, fight.unit())


def wound_before(state: TrinidadState, fight: Fight, side: i64) -> None:
    """One wound, and there is a fight only if the enemy survives it (TR-AFF-71-W)."""
    wound_enemy(state, fight, side)
    fatal = state.board.numbers.combat_wounds
    if side == DEFENCE and area_of(state).wounds[fight.attacker] >= fatal:
        fight.course = BY_REMOVAL
        remove_attacker(state, fight.attacker, fight.seat)
    elif side == ASSAULT and wounds_of(state, fight.unit()) >= fatal:
        fight.course = BY_REMOVAL
        remove_unit(state, fight.unit())


# ---- 70


def withdraw(state: TrinidadState, fight: Fight, side: i64) -> None:
    """The holder's miniature moves to a district beside, and there is no result (TR-AFF-70-W).

    There is nobody to withdraw, or to withdraw from, where one of both has two wounds by then.
    """
    remove_fallen(state, fight)
    if not stands(state, fight, DEFENCE) or not stands(state, fight, ASSAULT):
        fight.course = BY_REMOVAL
        return
    fight.course = BY_FLIGHT
    mini = fight.unit() if side == DEFENCE else fight.attacker
    goals = state.board.district_neighbours[fight.district]
    ask_to_shift(state, WITHDRAW, side, decider(state, fight, side), 0, mini, goals)
