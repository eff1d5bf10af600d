"""The decisions of an extended war: where units stand, when they march and fight, and what is steered elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from cabildo.bots.trinidad.fights import (
    COMMON,
    area_now,
    best_cards,
    boosted,
    burnable,
    fight_worth,
    penalty_worth,
)
from cabildo.bots.trinidad.outlook import Outlook, remembered
from cabildo.titles.trinidad.actions import (
    ATTACK,
    ATTACKER,
    BURN,
    DISTRICT,
    DONE,
    DOUBLE_STRENGTH,
    DOUBLE_WALLS,
    MARCH,
    PLUS_STRENGTH,
    TARGET,
    UNIT,
    USE,
)
from cabildo.titles.trinidad.extended_war.combat_area import FIRST_EDGE
from cabildo.titles.trinidad.extended_war.duel import DEFENCE, NO_SIDE, Fight, new_fight
from cabildo.titles.trinidad.extended_war.forces import has_units, is_walled, post_of, unit_of
from cabildo.titles.trinidad.extended_war.marching import can_be_spurred, can_move
from cabildo.titles.trinidad.extended_war.movement import can_pillage, entrance_of, next_districts, targets_in
from cabildo.titles.trinidad.extended_war.posting import Post
from cabildo.titles.trinidad.extended_war.pursuing import Pursuit
from cabildo.titles.trinidad.extended_war.shifting import Shift
from cabildo.titles.trinidad.terms import DISTRICTS, MOST_ATTACKERS, NOBODY, NOWHERE, WAR_MARKERS

NEXT_DOOR = 0.4  # how much an attacker counts who may come from the district beside
WORTH_A_MARCH = 0.4  # so much better must another district be
WORTH_A_SPUR = 1.5


def is_war(outlook: Outlook) -> bool:
    area = outlook.state.area
    return area is not None and area.is_fought()


def own_units(outlook: Outlook) -> list[int]:
    """The markers of own units in the Combat Area."""
    area = area_now(outlook)
    return [marker for marker in range(WAR_MARKERS) if post_of(area, outlook.seat, marker) != NOWHERE]


# ---- a place


def threats(outlook: Outlook, district: int) -> Iterator[tuple[int, float, bool]]:
    """Attackers who are in a district or may come there next: how much each counts, and whether it crosses a Wall."""
    state, area = outlook.state, area_now(outlook)
    for attacker, place in enumerate(area.places):
        if place == district:
            yield attacker, 1.0, False
        elif place >= FIRST_EDGE:
            if entrance_of(state, place) == district:
                yield attacker, 1.0, bool(is_walled(state, district))
        elif place >= 0 and leaves_for(outlook, place, district):
            yield attacker, NEXT_DOOR, False


def leaves_for(outlook: Outlook, place: int, district: int) -> bool:
    """Whether an attacker has nothing more to do where it is and may go on to this district."""
    state, area = outlook.state, area_now(outlook)
    if can_pillage(state, area, place) or has_units(area, place):
        return False
    return bool(next_districts(state, area, place) >> district & 1)


def stand_worth(outlook: Outlook, seat: int, marker: int, district: int) -> float:
    """What it brings that a unit stands in a district while the attackers act: it is attacked, or saves buildings."""
    state, area = outlook.state, area_now(outlook)
    unit = int(unit_of(seat, marker))
    before = int(area.posts[unit])
    area.posts[unit] = NOWHERE
    guarded = has_units(area, district)
    area.posts[unit] = district
    targets = int(targets_in(state, area, district))
    share = 1 / targets.bit_count() if targets >> unit & 1 else 0.0
    saves = 0.0 if guarded or not can_pillage(state, area, district) else COMMON * penalty_worth(outlook)
    total = 0.0
    for attacker, weight, crossed in threats(outlook, district):
        fight = new_fight(seat, marker, attacker, district, True, crossed, 1, NO_SIDE)
        total += weight * (share * fight_worth(outlook, fight) + saves)
    area.posts[unit] = before
    return total


def attack_worth(outlook: Outlook, marker: int, attacker: int, district: int) -> float:
    """What it brings that a unit attacks in a district, with the cards for it."""
    area, unit = area_now(outlook), int(unit_of(outlook.seat, marker))
    before = int(area.posts[unit])
    area.posts[unit] = district
    fight = new_fight(outlook.seat, marker, attacker, district, False, False, 0, NO_SIDE)
    worth = best_cards(outlook, fight).worth
    area.posts[unit] = before
    return worth


def place_worth(outlook: Outlook, marker: int, district: int) -> float:
    """What a unit may do from a district on: attack the best of those who are there, then stand."""
    area = area_now(outlook)
    there = [attacker for attacker, place in enumerate(area.places) if place == district]
    best = max((attack_worth(outlook, marker, attacker, district) for attacker in there), default=0.0)
    return max(0.0, best) + stand_worth(outlook, outlook.seat, marker, district)


def posting_worth(outlook: Outlook, action: int) -> float:
    """Where a unit removes attackers or keeps them from pillaging, at home of equals; the automaton's where not."""
    post, district = cast(Post, outlook.state.memory), action - DISTRICT
    worth = stand_worth(outlook, int(post.seat), int(post.marker), district)
    if int(post.seat) != outlook.seat:
        return -worth
    beside = int(outlook.board.district_neighbours[district])
    nearby = sum(beside >> other & 1 for other in edges_attacked(outlook))
    return worth + 0.05 * nearby + (0.01 if district == outlook.home else 0.0)


def edges_attacked(outlook: Outlook) -> set[int]:
    """The districts at whose edges attackers stand."""
    places = area_now(outlook).places
    return {int(entrance_of(outlook.state, place)) for place in places if place >= FIRST_EDGE}


# ---- a turn


def war_action(outlook: Outlook, legal: list[int]) -> int:
    """The fight that brings most, then the march, then a card burned for one; 0 where none is worth while."""
    best, most = 0, 0.0
    area = area_now(outlook)
    for action in legal:
        if ATTACK <= action < ATTACK + WAR_MARKERS * MOST_ATTACKERS:
            marker, attacker = divmod(action - ATTACK, MOST_ATTACKERS)
            worth = attack_worth(outlook, marker, attacker, int(post_of(area, outlook.seat, marker)))
            if worth > most:
                best, most = action, worth
    return best or march_action(outlook, legal) or spur_action(outlook, legal)


def march_action(outlook: Outlook, legal: list[int]) -> int:
    best, most = 0, WORTH_A_MARCH
    area = area_now(outlook)
    marches: dict[int, list[int]] = {}
    for action in legal:
        if MARCH <= action < MARCH + WAR_MARKERS * DISTRICTS:
            marches.setdefault((action - MARCH) // DISTRICTS, []).append(action)
    for marker, actions in marches.items():
        here = place_worth(outlook, marker, int(post_of(area, outlook.seat, marker)))
        for action in actions:
            gain = place_worth(outlook, marker, (action - MARCH) % DISTRICTS) - here
            if gain > most:
                best, most = action, gain
    return best


def spur_action(outlook: Outlook, legal: list[int]) -> int:
    """The card that costs least, if a further move leads a unit to a fight that is worth more."""
    cards = [(cost, card) for cost, card in burnable(outlook) if BURN + card in legal]
    if not cards or best_spur(outlook)[0] - cards[0][0] < WORTH_A_SPUR:
        return 0
    return int(BURN) + cards[0][1]


@remembered
def best_spur(outlook: Outlook) -> tuple[float, int]:
    """The most that one more move brings, and the marker of the unit that makes it."""
    area, neighbours = area_now(outlook), outlook.board.district_neighbours
    best = (0.0, NOWHERE)
    for marker in own_units(outlook):
        unit = unit_of(outlook.seat, marker)
        if not can_be_spurred(area, unit) or can_move(area, unit):
            continue
        post = int(area.posts[unit])
        here = place_worth(outlook, marker, post)
        for district in range(DISTRICTS):
            if neighbours[post] >> district & 1 and district in area.places:
                best = max(best, (place_worth(outlook, marker, district) - here, marker))
    return best


def spur_worth(outlook: Outlook, action: int) -> float:
    """A card burned for a move is for the unit that it was burned for."""
    return 1.0 if action - UNIT == best_spur(outlook)[1] else 0.0


def round_choice(outlook: Outlook) -> int:
    """Moves and fights in the war of the last decade."""
    return war_action(outlook, outlook.state.legal_actions()) or DONE


# ---- in a fight


def combat_choice(outlook: Outlook) -> int:
    """The card that helps most beyond what it costs."""
    plan = best_cards(outlook, cast(Fight, outlook.state.memory))
    if plan.card is None:
        return DONE
    action = (BURN if plan.burned else USE) + plan.card
    return action if action in outlook.state.legal_actions() else DONE


def applying_choice(outlook: Outlook) -> int:
    """A burned card makes the unit as strong as it can; Walls are the defenders'."""
    legal = outlook.state.legal_actions()
    if DOUBLE_WALLS in legal:
        return DOUBLE_WALLS
    beneath = outlook.state.waiting
    assert beneath is not None
    fight = cast(Fight, beneath.memory)
    return DOUBLE_STRENGTH if boosted(outlook, fight).doubled > fight.doubled else PLUS_STRENGTH


def pursuing_worth(outlook: Outlook, action: int) -> float:
    """On to another fight, if it is worth while."""
    if action == DONE:
        return 0.0
    pursuit = cast(Pursuit, outlook.state.memory)
    marker = int(pursuit.marker)
    if int(pursuit.seat) != outlook.seat:
        return commanding_worth(outlook, action)
    if action >= ATTACK:
        attacker = (action - ATTACK) % MOST_ATTACKERS
        return attack_worth(outlook, marker, attacker, int(post_of(area_now(outlook), outlook.seat, marker)))
    here = place_worth(outlook, marker, int(post_of(area_now(outlook), outlook.seat, marker)))
    return place_worth(outlook, marker, (action - MARCH) % DISTRICTS) - here - WORTH_A_MARCH


# ---- what the first player decides for others


def commanding_worth(outlook: Outlook, action: int) -> float:
    """The automaton's units fight where they are likely to fall; otherwise they do nothing."""
    if not ATTACK <= action < ATTACK + WAR_MARKERS * MOST_ATTACKERS:
        return 0.0 if action == DONE else -1.0
    marker, attacker = divmod(action - ATTACK, MOST_ATTACKERS)
    seat = int(outlook.board.people)
    district = int(post_of(area_now(outlook), seat, marker))
    return -fight_worth(outlook, new_fight(seat, marker, attacker, district, False, False, 0, NO_SIDE))


def steering_worth(outlook: Outlook, action: int) -> float:
    """Attackers come to own units that are likely to win, else to those of others."""
    if TARGET <= action < ATTACKER:
        return target_worth(outlook, action - TARGET)
    if action >= ATTACKER:
        return 0.0
    state, area = outlook.state, area_now(outlook)
    district = action - DISTRICT
    if not has_units(area, district):
        return -COMMON * penalty_worth(outlook) if can_pillage(state, area, district) else 0.0
    targets = int(targets_in(state, area, district))
    units = [unit for unit in range(len(area.posts)) if targets >> unit & 1]
    return max(target_worth(outlook, unit) for unit in units)


def target_worth(outlook: Outlook, unit: int) -> float:
    """What it brings the actor that this unit is attacked."""
    seat, marker = divmod(unit, WAR_MARKERS)
    worth = stand_worth(outlook, seat, marker, int(area_now(outlook).posts[unit]))
    return worth if seat == outlook.seat else -worth / len(outlook.others)


def shifting_worth(outlook: Outlook, action: int) -> float:
    """An own unit goes where it stands best; attackers where they do least harm."""
    shift = cast(Shift, outlook.state.memory)
    if shift.side != DEFENCE or shift.mini == NOBODY:
        return steering_worth(outlook, action)
    seat, marker = divmod(int(shift.mini), WAR_MARKERS)
    return place_worth(outlook, marker, action - DISTRICT) if seat == outlook.seat else 0.0
