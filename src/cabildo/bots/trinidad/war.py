"""War and what leads to it: units, which of them fight, cards that are burned, and who wants a war at all."""

from __future__ import annotations

from itertools import combinations
from typing import cast

from cabildo.bots.trinidad.judgement import force_of, majority_worth
from cabildo.bots.trinidad.outlook import Outlook, remembered
from cabildo.titles.trinidad.actions import BURN, DONE, FIELD, UNIT
from cabildo.titles.trinidad.battle import War
from cabildo.titles.trinidad.series import cards_by_colour
from cabildo.titles.trinidad.tension import steps_by_want, steps_to_war
from cabildo.titles.trinidad.terms import (
    CAPTAIN,
    FACTIONS,
    NO_UNIT,
    NOBLEWOMAN,
    WAR_MARKERS,
)

ENOUGH = 6  # attack value: no usual war needs more
USUAL_ATTACK = (3, 5)  # of Natives and Pirates
COMBAT_STEP, ENOUGH_IN_COMBAT = 1.5, 12  # the same for attack values of an extended war
UNIT_LEFT = 0.7  # for each attack value of a unit that outlives the war


# ---- units


def unit_worth(outlook: Outlook, before: int, after: int) -> float:
    """One unit more, or a better one: the award for the strongest, and the wars to come."""
    units = [int(unit) for unit in outlook.player.units]
    more = list(units)
    more[units.index(before)] = after
    if outlook.board.extended_war:
        return majority_of_units(outlook, more) + combat_worth(outlook, before, after)
    return majority_of_units(outlook, more) + defence_worth(outlook, after - before)


def majority_of_units(outlook: Outlook, units: list[int]) -> float:
    mine = force_of(outlook, [int(unit) for unit in outlook.player.units])
    best = max(force_of(outlook, [int(unit) for unit in player.units]) for player in outlook.others)
    return majority_worth(
        outlook, mine - best, force_of(outlook, units) - mine, outlook.weights.unit_slope, has_some=mine > 0
    )


def defence_worth(outlook: Outlook, strength: int) -> float:
    """In the war that comes next, as far as it is near; a Captain has to win it."""
    have = sum(int(outlook.numbers.unit_strength[unit]) for unit in outlook.player.units)
    if have >= ENOUGH:
        return 0.0
    captain = 2.0 if outlook.player.character == CAPTAIN and not outlook.player.won_war else 1.0
    later = outlook.weights.later_war if outlook.left > 1 else 0.0
    return strength * outlook.weights.step * captain * max(chance_of_war(outlook), later)


def combat_worth(outlook: Outlook, before: int, after: int) -> float:
    """The same in an extended war: in the one that is fought, if there is time, and in those that come."""
    strength = outlook.numbers.combat_strength
    have = sum(int(strength[unit]) for unit in outlook.player.units)
    if have >= ENOUGH_IN_COMBAT:
        return 0.0
    area = outlook.state.area
    if area is not None:
        chance = min(1.0, 0.25 * outlook.hands) if area.is_fought() else 1.0
    else:
        chance = max(chance_of_war(outlook), outlook.weights.later_war if outlook.left > 1 else 0.0)
    captain = 1.5 if outlook.player.character == CAPTAIN and not outlook.player.won_war else 1.0
    return COMBAT_STEP * captain * chance * (int(strength[after]) - int(strength[before]))


@remembered
def chance_of_war(outlook: Outlook) -> float:
    """That one breaks out at the end of this decade, as far as one can see."""
    state = outlook.state
    if int(state.peace) >> int(state.decade) & 1 and outlook.left > 0:
        return 0.0
    peace = 1.0
    for faction in range(FACTIONS):
        steps = int(steps_to_war(outlook.board, state.tension[faction])) - int(steps_by_want(state, faction))
        peace *= 1 - (1.0 if steps <= 0 else 0.5 if steps == 1 else 0.25 if steps == 2 else 0.05)
    return 1 - peace


def deploy_worth(outlook: Outlook) -> float:
    return unit_worth(outlook, NO_UNIT, 1)


def drill_worth(outlook: Outlook, marker: int) -> float:
    unit = int(outlook.player.units[marker])
    return unit_worth(outlook, unit, unit + 1)


promotion_worth = drill_worth  # a step up, whatever it costs


# ---- tension


def war_wish(outlook: Outlook, faction: int) -> float:
    """What it is worth that a marker goes up by a step: more than nothing if one wants the war that it brings."""
    state, player = outlook.state, outlook.player
    steps = int(steps_to_war(outlook.board, state.tension[faction]))
    near = 0.5 if steps <= 1 else 0.25 if steps <= 3 else 0.1
    if player.character == NOBLEWOMAN:
        return -near * 10 if not state.war_fought else 0.0
    attack = USUAL_ATTACK[faction]
    mine = outcome(outlook, [int(unit) for unit in player.units], attack, 0)
    theirs = [outcome(outlook, [int(unit) for unit in other.units], attack, 0) for other in outlook.others]
    if player.character == CAPTAIN and mine > 0 and not player.won_war:
        mine += int(outlook.numbers.captain_war) * int(outlook.board.era[outlook.decade])
    return near * (mine - sum(theirs) / len(theirs))


def outcome(outlook: Outlook, units: list[int], attack: int, step: int) -> float:
    """Points of the war track, for somebody who fields all units."""
    strength = sum(int(outlook.numbers.unit_strength[unit]) for unit in units)
    return track(outlook, step - 1 if strength >= attack else step + attack - strength) - track(outlook, step)


def track(outlook: Outlook, step: int) -> float:
    """The points of a step of the war track; beyond its end every step is still bad."""
    points, place = outlook.board.war_points, step + int(outlook.board.war_left)
    beyond = max(0, place - len(points) + 1)
    return float(int(points[max(0, min(place, len(points) - 1))])) - 2.0 * int(beyond)


# ---- fighting


def fight_choice(outlook: Outlook) -> int:
    """The units that together bring most, after the cards that make them win or lose less."""
    war = cast(War, outlook.state.memory)
    player, legal = outlook.player, outlook.state.legal_actions()
    fielded = [marker for marker in range(WAR_MARKERS) if int(war.fielded) >> marker & 1]
    markers = [marker for marker in range(WAR_MARKERS) if player.units[marker] != NO_UNIT]
    best, cards = DONE, 0
    most = float("-inf")
    burnable = [(cost, card) for cost, card in burn_costs(outlook) if BURN + card in legal] if not fielded else []
    for size in range(len(markers) + 1):
        for group in combinations(markers, size):
            if list(group)[: len(fielded)] != fielded:
                continue
            for burned in range(len(burnable) + 1 if group else 1):
                worth = fight_worth(outlook, war, list(group), burned) - sum(cost for cost, _ in burnable[:burned])
                if worth > most:
                    most, cards = worth, burned
                    best = FIELD + group[len(fielded)] if len(group) > len(fielded) else DONE
    if cards > 0:
        return BURN + burnable[0][1]
    return best if best in legal else legal[0]


def fight_worth(outlook: Outlook, war: War, group: list[int], burned: int) -> float:
    player, numbers = outlook.player, outlook.numbers
    strength = burned + int(player.recruit_fights)
    lost = 0.0
    for marker in group:
        unit = int(player.units[marker])
        own, wounds = int(numbers.unit_strength[unit]), int(player.wounds[marker]) + int(numbers.wounds[war.attacker])
        strength += own + int(player.burned[marker])
        fewer = [int(other) if other_marker != marker else NO_UNIT for other_marker, other in enumerate(player.units)]
        if wounds >= own:
            lost += UNIT_LEFT * own * min(2, outlook.left) - majority_of_units(outlook, fewer)
        else:
            lost += 0.3 * min(2, outlook.left)
    step = int(player.war_step)
    if strength < int(war.attack):
        return track(outlook, step + int(war.attack) - strength) - track(outlook, step) - lost
    won = 0.5
    if player.character == CAPTAIN and not player.won_war:
        won += int(numbers.captain_war) * int(outlook.board.era[outlook.decade])
    return track(outlook, step - 1) - track(outlook, step) + won - lost


def burn_costs(outlook: Outlook) -> list[tuple[float, int]]:
    """Cards by what they are worth, the least first: those of no series cost next to nothing."""
    counts = cards_by_colour(outlook.state, outlook.seat)
    costs = []
    for card in outlook.player.hand:
        count = int(counts[outlook.board.card_colour[card]])
        costs.append((0.5 if count < 3 else 2.0 * count, int(card)))
    return sorted(costs)[:3]


def wounded_worth(outlook: Outlook, action: int) -> float:
    """The card goes to the unit that bears most wounds."""
    marker = action - UNIT
    unit = int(outlook.player.units[marker])
    return float(int(outlook.numbers.unit_strength[unit]) - int(outlook.player.wounds[marker]))
