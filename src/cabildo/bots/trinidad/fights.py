"""Fights of an extended war: what one may bring, by the attack values that the rules compute for each likely draw."""

from __future__ import annotations

from typing import Any, NamedTuple

from cabildo.bots.trinidad.outlook import Outlook, remembered
from cabildo.bots.trinidad.powers import keep, powers_worth
from cabildo.bots.trinidad.war import UNIT_LEFT, burn_costs, majority_of_units, track
from cabildo.titles.trinidad.affiliates.using import was_used_now
from cabildo.titles.trinidad.extended_war.attack_values import attack_values, hit_points
from cabildo.titles.trinidad.extended_war.combat_area import CombatArea
from cabildo.titles.trinidad.extended_war.duel import ASSAULT, DEFENCE, NO_SIDE, Fight, copy_fight, new_fight, with_card
from cabildo.titles.trinidad.extended_war.forces import (
    area_of,
    control_hits,
    hits_of,
    strength_of,
    total_flames,
)
from cabildo.titles.trinidad.extended_war.red_cards import (
    BLOW_UP,
    CHARGE,
    COSTLY_VICTORY,
    HEAL_AROUND,
    HURRY,
    REINFORCE,
    SECOND_WOUND,
    STAND_STILL,
    WITHDRAW,
    WOUND,
    WOUND_BEFORE,
    is_shield,
)
from cabildo.titles.trinidad.phases import END_OF_DECADE
from cabildo.titles.trinidad.terms import CAPTAIN, CARDS, DISTRICTS, FULL_FLAMES, NO_UNIT

COMMON = 0.35  # how much counts what spares all players a penalty
FLAMES_A_ROUND = 0.7  # that an attacker lays whom nobody stops
WORKERS_A_TURN = 1.7
HALF_DEAD = 0.45  # of what a removal is worth: the first of two wounds
IN_THIS_WAR = 0.25  # for each attack value of a unit that fights on
THEIR_HIT, THEIR_UNIT = 1.1, 0.8  # what another player gains by a hit point of a control card, and loses with a unit
FROM_A_FIGHT = 0.02  # whoever withdraws has not lost


# ---- what is at stake


def area_now(outlook: Outlook) -> CombatArea:
    return area_of(outlook.state)


@remembered
def rounds_left(outlook: Outlook) -> float:
    """Rounds of the war that are still to come, the one that is under way in part."""
    state = outlook.state
    if state.bottom().phase == END_OF_DECADE:
        return float(int(outlook.numbers.war_rounds) - int(area_now(outlook).round)) + 0.5
    hands = [int(player.hands()) for seat, player in enumerate(state.players) if not int(state.passed) >> seat & 1]
    return max(hands, default=0) / WORKERS_A_TURN + 0.5


@remembered
def flames_to_come(outlook: Outlook) -> float:
    """What the attackers may still pillage, for each of them."""
    area, built = area_now(outlook), int(outlook.state.city.built)
    room = sum(int(FULL_FLAMES) - int(area.flames[d]) for d in range(DISTRICTS) if built >> d & 1)
    left = int(area.attackers_left())
    return min(room / left, FLAMES_A_ROUND * rounds_left(outlook)) if left else 0.0


@remembered
def penalties_to_come(outlook: Outlook) -> float:
    """The actor's penalties at the end of the war, if nobody removes another attacker."""
    area = area_now(outlook)
    left = int(area.attackers_left())
    penalties = int(total_flames(area)) + left * (1 + flames_to_come(outlook))
    return penalties - int(control_hits(outlook.state, area, outlook.seat)) / int(outlook.numbers.penalty_hits)


def result_worth(outlook: Outlook, penalties: float) -> float:
    """The points of a war with so many penalties; between two numbers so much of both."""
    step = int(outlook.player.war_step)
    if penalties >= 1:
        whole = int(penalties)
        part = penalties - whole
        return (1 - part) * track(outlook, step + whole) + part * track(outlook, step + whole + 1)
    won = track(outlook, step - 1) + 0.5
    if outlook.player.character == CAPTAIN and not outlook.player.won_war:
        won += int(outlook.numbers.captain_war) * int(outlook.board.era[outlook.decade])
    part = max(0.0, penalties)
    return (1 - part) * won + part * track(outlook, step + 1)


@remembered
def penalty_worth(outlook: Outlook) -> float:
    """What one penalty costs."""
    penalties = penalties_to_come(outlook)
    return result_worth(outlook, penalties) - result_worth(outlook, penalties + 1)


@remembered
def removal_worth(outlook: Outlook, attacker: int) -> float:
    """An attacker less: its control card cancels penalties, and nobody suffers from it any longer."""
    state, area = outlook.state, area_now(outlook)
    penalties = penalties_to_come(outlook)
    cancelled = int(hits_of(state, area, attacker)) / int(outlook.numbers.penalty_hits)
    spared = COMMON * (1 + flames_to_come(outlook))
    return result_worth(outlook, penalties - cancelled - spared) - result_worth(outlook, penalties)


@remembered
def unit_worth_now(outlook: Outlook, marker: int) -> float:
    """What is lost with an own unit: wars and the award to come, and what it may still do in this war."""
    units = [int(unit) for unit in outlook.player.units]
    strength = int(outlook.numbers.unit_strength[units[marker]])
    fewer = [unit if other != marker else NO_UNIT for other, unit in enumerate(units)]
    later = UNIT_LEFT * strength * min(2, outlook.left) - majority_of_units(outlook, fewer)
    fights = IN_THIS_WAR * int(outlook.numbers.combat_strength[units[marker]]) * min(2.0, rounds_left(outlook))
    return later + fights


# ---- what the attackers may draw


class Draw(NamedTuple):
    cards: Any  # a row of the engine
    chance: float


@remembered
def draws(outlook: Outlook) -> list[Draw]:
    """The bonuses that the attackers' cards may bring, each by cards of the deck that stand for it.

    Cards with a power of another kind count as nothing.
    """
    state = outlook.state
    by_bonus: dict[int, list[int]] = {0: []}
    deck = [card for card in range(CARDS) if state.in_deck[card]] or list(range(CARDS))
    for card in deck:
        by_bonus.setdefault(int(outlook.board.card_bonus[card]), []).append(card)
    total: dict[int, tuple[tuple[int, ...], float]] = {0: ((), 1.0)}
    for _ in range(int(outlook.numbers.attackers_cards[area_now(outlook).faction])):
        more: dict[int, tuple[tuple[int, ...], float]] = {}
        for shown, (cards, chance) in total.items():
            for bonus, alike in by_bonus.items():
                other = next((card for card in alike if card not in cards), None) if bonus else None
                drawn = cards if other is None else (*cards, other)
                known = more.get(shown + bonus, (drawn, 0.0))
                more[shown + bonus] = (known[0], known[1] + chance * len(alike) / len(deck))
        total = more
    found = []
    for cards, chance in total.values():
        row = no_cards()
        for card in cards:
            row = with_card(row, card)
        if chance > 0:
            found.append(Draw(row, chance))
    return found


# ---- a fight


def fight_worth(outlook: Outlook, fight: Fight) -> float:
    """What a fight brings the unit's owner with the cards used in it, by all that the attackers may draw."""
    state, area = outlook.state, area_now(outlook)
    if int(fight.seat) == outlook.seat:
        removal, loss = removal_worth(outlook, int(fight.attacker)), unit_worth_now(outlook, int(fight.marker))
    else:
        removal = THEIR_HIT * int(hits_of(state, area, fight.attacker))
        loss = THEIR_UNIT * int(strength_of(state, fight.seat, fight.marker))
    used = [int(card) for card in fight.used]
    if WITHDRAW in used:
        return FROM_A_FIGHT
    if BLOW_UP in used or STAND_STILL in used:
        return blow_worth(outlook, fight) - loss if BLOW_UP in used else -loss
    wounds = int(area.wounds[fight.attacker]) + sum(card in (WOUND, SECOND_WOUND, WOUND_BEFORE) for card in used)
    own_wounds = int(state.players[fight.seat].wounds[fight.marker])
    if HEAL_AROUND in used:
        own_wounds = max(0, own_wounds - 1)
    if WOUND_BEFORE in used and wounds >= int(outlook.numbers.combat_wounds):
        return removal
    shields = sum(bool(is_shield(card)) for card in used)
    hits = (int(hit_points(state, fight, DEFENCE)), int(hit_points(state, fight, ASSAULT)))
    fallen = int(outlook.numbers.combat_wounds)
    before = wounds - int(area.wounds[fight.attacker])
    total = 0.0
    for drawn, chance in draws(outlook):
        fight.drawn = drawn
        values = attack_values(state, fight)
        lead = int(values[DEFENCE]) - int(values[ASSAULT])
        hurt = wounds + (fallen if lead >= hits[ASSAULT] else 1 if lead > 0 else 0)
        if lead < 0 and COSTLY_VICTORY in used:
            hurt += 1
        if hurt >= fallen:
            total += chance * (removal + (1.0 if REINFORCE in used else 0.0))
        elif lead > 0 or before > 0:
            total += chance * HALF_DEAD * removal
        harm = 2 if -lead >= hits[DEFENCE] else 1 if lead < 0 else 0
        harm = max(0, harm - shields)
        if harm == 2 or (harm == 1 and own_wounds + 1 >= fallen):
            total -= chance * loss
        elif harm == 1:
            total -= chance * HALF_DEAD * loss
    fight.drawn = no_cards()
    return total


def no_cards() -> Any:
    """An empty row of the engine."""
    return new_fight(0, 0, 0, 0, False, False, 0, NO_SIDE).drawn


def blow_worth(outlook: Outlook, fight: Fight) -> float:
    """Everybody in the district is wounded: attackers bring something, own units cost."""
    area = area_now(outlook)
    total = 0.0
    for attacker, place in enumerate(area.places):
        if place == fight.district:
            total += removal_worth(outlook, attacker) * (1.0 if area.wounds[attacker] else HALF_DEAD)
    return total


# ---- cards for it


def card_costs(outlook: Outlook) -> list[tuple[float, int]]:
    """Red powers that may help, by what it costs to rotate the cards, the cheapest first."""
    state = outlook.state
    last = outlook.left == 0
    found = []
    for card in outlook.player.hand:
        if state.rotated[card] or int(card) in (HURRY, CHARGE, STAND_STILL):
            continue
        found.append((0.1 if last else 0.1 + keep(outlook, int(card)), int(card)))
    return sorted(found)


def burnable(outlook: Outlook) -> list[tuple[float, int]]:
    """Cards that may be burned in an extended war, by what it costs to lose them: their series and their powers."""
    free = [(cost, card) for cost, card in burn_costs(outlook) if not was_used_now(outlook.state, card)]
    return sorted((cost + powers_worth(outlook, [card]), card) for cost, card in free)


class CardPlan(NamedTuple):
    """What a fight is worth with cards, and the first of them: used, or burned."""

    worth: float
    card: int | None
    burned: bool


def best_cards(outlook: Outlook, fight: Fight) -> CardPlan:
    """The cards that bring most beyond what they cost: one after another the best, and several where only all do."""
    now = fight_worth(outlook, fight)
    best = CardPlan(now, None, False)
    plain = outlook.board.card_bonus
    several, costs, first = copy_fight(fight), 0.0, None
    for cost, card in sorted(card_costs(outlook), key=lambda priced: priced[0] / (1 + int(plain[priced[1]]))):
        alone = copy_fight(fight)
        alone.used = with_card(alone.used, card)
        worth = fight_worth(outlook, alone) - cost
        if worth > best.worth + 0.05:
            best = CardPlan(worth, card, False)
        if int(plain[card]) > 0:
            several.used = with_card(several.used, card)
            costs += cost
            first = card if first is None else first
            worth = fight_worth(outlook, several) - costs
            if worth > best.worth + 0.05:
                best = CardPlan(worth, first, False)
    trial, costs, first = copy_fight(fight), 0.0, None
    for cost, card in burnable(outlook):
        trial = boosted(outlook, trial)
        costs += cost
        first = card if first is None else first
        worth = fight_worth(outlook, trial) - costs
        if worth > best.worth + 0.05:
            best = CardPlan(worth, first, True)
    return best


def boosted(outlook: Outlook, fight: Fight) -> Fight:
    """The fight with one card more burned for what makes the unit stronger."""
    plus, double = copy_fight(fight), copy_fight(fight)
    plus.burned += 1
    double.doubled += 1
    stronger = attack_values(outlook.state, double)[DEFENCE] > attack_values(outlook.state, plus)[DEFENCE]
    return double if stronger else plus
