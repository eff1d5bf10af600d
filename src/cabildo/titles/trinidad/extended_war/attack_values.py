"""The attack values of a fight: base, cards, Walls and friends."""

from __future__ import annotations

from typing import Final

from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.extended_war.duel import ASSAULT, DEFENCE, NO_SIDE, Fight
from cabildo.titles.trinidad.extended_war.forces import area_of
from cabildo.titles.trinidad.extended_war.miniatures import (
    count_in,
    is_beside,
    is_elite_unit,
    kind_of,
    worth_in,
    wounded_in,
)
from cabildo.titles.trinidad.extended_war.red_cards import (
    AS_ELITE,
    AS_STANDARD,
    CHARGE,
    EACH_FIGHT,
    ENEMIES_AROUND,
    EXCHANGE,
    WALLS_CHANGED,
    WOUNDED_AROUND,
)
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICTS, MILICIANO, SOLDIER

TO_ELITE: Final = SOLDIER - MILICIANO  # from a unit to the Elite one with the same experience
MOST_DOUBLINGS: Final = 40  # far beyond every attacker, and within 64 bits


def attack_values(state: TrinidadState, fight: Fight) -> vec[i64]:
    """The final AV of both sides: base, card bonuses, Walls (for players) and friends (TR-XWAR-51)."""
    bonuses = vec[i64]([card_bonus(state, fight, DEFENCE), card_bonus(state, fight, ASSAULT)])
    better = fight.holder(EXCHANGE)
    if better != NO_SIDE and bonuses[better] < bonuses[1 - better]:  # TR-AFF-28-W
        bonuses = vec[i64]([bonuses[1], bonuses[0]])
    final = vec[i64]([0, 0])
    for side in range(2):
        final[side] = base_value(state, fight, side) + bonuses[side] + friends_bonus(state, fight, side)
    final[DEFENCE] += walls_bonus(state, fight)
    return final


# ---- the miniature itself


def counts_as_elite(state: TrinidadState, fight: Fight, side: i64) -> bool:
    """Whether it fights as an Elite miniature: 46 comes before 47 (TR-AFF-46-W, TR-AFF-47-W)."""
    if side == DEFENCE:
        is_elite = is_elite_unit(kind_of(state, fight.unit()))
    else:
        is_elite = area_of(state).is_elite(fight.attacker)
    if fight.holder(AS_STANDARD) == 1 - side:
        return False
    return is_elite or fight.holder(AS_ELITE) == side


def base_value(state: TrinidadState, fight: Fight, side: i64) -> i64:
    """Its AV in this fight (TR-XWAR-18, TR-XWAR-25)."""
    if side == ASSAULT:
        back: i64 = 1 if counts_as_elite(state, fight, side) else 0
        return state.board.control_attack[back][area_of(state).cards[fight.attacker]]
    return value_of_unit(state, fight)


def hit_points(state: TrinidadState, fight: Fight, side: i64) -> i64:
    """Its HP in this fight."""
    if side == ASSAULT:
        back: i64 = 1 if counts_as_elite(state, fight, side) else 0
        return state.board.control_hits[back][area_of(state).cards[fight.attacker]]
    return value_of_unit(state, fight)


def value_of_unit(state: TrinidadState, fight: Fight) -> i64:
    """AV and HP of the unit as it counts in this fight; a veteran stays one."""
    kind = kind_of(state, fight.unit())
    as_elite = counts_as_elite(state, fight, DEFENCE)
    if as_elite and not is_elite_unit(kind):
        kind += TO_ELITE
    elif not as_elite and is_elite_unit(kind):
        kind -= TO_ELITE
    return state.board.numbers.combat_strength[kind]


# ---- cards


def card_bonus(state: TrinidadState, fight: Fight, side: i64) -> i64:
    """What cards add to the base, burned ones included: each doubling is of base and bonuses (TR-XWAR-49)."""
    numbers = state.board.numbers
    base = base_value(state, fight, side)
    total = base
    for card in fight.cards_of(side):
        if not fight.is_cancelled(side, card):
            total += state.board.card_bonus[card] + bonus_by_situation(state, fight, side, card)
    if fight.leader == side:
        total += numbers.again_value
    if side == DEFENCE:  # TR-XWAR-35
        total += fight.burned * numbers.burned_value
        for _card in range(min(fight.doubled, MOST_DOUBLINGS)):
            total += total
    return total - base


def bonus_by_situation(state: TrinidadState, fight: Fight, side: i64, card: i64) -> i64:
    """What a red power adds that depends on where the miniatures stand and on what was done in this turn."""
    numbers = state.board.numbers
    enemy = 1 - side
    here = fight.district
    if card == ENEMIES_AROUND:
        most: i64 = 0
        for district in range(DISTRICTS):
            if is_beside(state, here, district):
                most = max(most, worth_in(state, enemy, district))
        return worth_in(state, enemy, here) + most
    if card == WOUNDED_AROUND:
        wounded = wounded_in(state, enemy, here)
        for district in range(DISTRICTS):
            if is_beside(state, here, district):
                wounded += wounded_in(state, enemy, district)
        return wounded * numbers.wounded_enemy_value
    if card == CHARGE:
        return straight_moves(state, fight, side) * numbers.straight_move_value
    if card == EACH_FIGHT:
        return fights_so_far(state, fight, side) * numbers.fight_value
    return 0


def straight_moves(state: TrinidadState, fight: Fight, side: i64) -> i64:
    """Moves of this turn in one line, which only the side on turn has made, or who goes on by 77 (TR-AFF-23-W)."""
    if not fight.in_attackers_turn:
        return area_of(state).straight[fight.unit()] if side == DEFENCE else 0
    mover: i64 = DEFENCE if fight.leader == DEFENCE else ASSAULT
    return fight.moves if side == mover else 0


def fights_so_far(state: TrinidadState, fight: Fight, side: i64) -> i64:
    """Fights of the holder in this turn, this one included; attackers have a turn each (TR-AFF-76-W)."""
    if side == ASSAULT:
        return 1
    if fight.in_attackers_turn:
        return 1 if fight.leader == NO_SIDE else 2
    return area_of(state).fights


# ---- Walls and friends, which are never doubled (TR-XWAR-49)


def walls_bonus(state: TrinidadState, fight: Fight) -> i64:
    """For the unit, as often as card 34 lets the Walls count (TR-AFF-34-W)."""
    times = fight.walls_times
    holder = fight.holder(WALLS_CHANGED)
    if holder == NO_SIDE:
        times = 1
    elif holder == ASSAULT:
        times = 0
    return times * walls_between(state, fight)


def walls_between(state: TrinidadState, fight: Fight) -> i64:
    """What Walls that the attacker has just crossed are worth; more with the Fort (TR-XWAR-52)."""
    if not fight.in_attackers_turn or not fight.crossed:
        return 0
    numbers = state.board.numbers
    return numbers.walls_value_with_fort if state.city.fort else numbers.walls_value


def friends_bonus(state: TrinidadState, fight: Fight, side: i64) -> i64:
    """For each further miniature of the side in the district, up to a limit (TR-XWAR-53)."""
    numbers = state.board.numbers
    friends = count_in(state, side, fight.district) - 1
    return min(friends * numbers.friend_value, numbers.most_friend_value)
