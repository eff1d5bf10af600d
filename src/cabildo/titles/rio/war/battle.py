"""Battles: tokens against tokens, then what is left of the attackers against the building."""

from cabildo.engine.grid_names import space_name
from cabildo.engine.rows import i64
from cabildo.titles.rio.board.numbers import Numbers
from cabildo.titles.rio.minor_buildings import remove_minor
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import (
    BARRACKS,
    BUILDING_NAMES,
    CATHEDRAL,
    FROM_WAR,
    HOUSE,
    HUT,
    NOBODY,
    NOWHERE,
    PALACE,
    PIRATES,
)
from cabildo.titles.rio.war.groups import (
    FOUGHT,
    NO_GROUP,
    colours_of,
    count_of,
    is_enemy,
    size_of,
    without_steps,
    without_top,
)
from cabildo.titles.rio.war.movement import is_target
from cabildo.titles.rio.war.sides import leads_as_general
from cabildo.titles.rio.war.war import War


def meet(state: RioState, war: War, moving: i64, space: i64) -> None:
    """Let a group fight that has entered a space with tokens of the other side (RP-BATTLE-01)."""
    war.battle = True
    standing = war.troops[space]
    attackers, defenders = (moving, standing) if is_enemy(moving) else (standing, moving)
    pirates = war.enemy == PIRATES  # they have dominance (RP-BATTLE-04)
    barracks = has_barracks(state, space)
    attackers_lost = losses(size_of(attackers), size_of(defenders), pirates and not barracks)
    defenders_lost = losses(size_of(defenders), size_of(attackers), barracks and not pirates)
    if state.sink is not None:
        state.tell(
            "battle",
            {
                "space": space_name(state.board.columns, space),
                "attackers": int(size_of(attackers)),
                "defenders": int(size_of(defenders)),
                "attackers_lost": int(attackers_lost),
                "defenders_lost": int(defenders_lost),
            },
        )
    score_kills(state, war, defenders, attackers_lost)
    bury(state, defenders, defenders_lost)
    left = without_top(attackers, attackers_lost)
    if left == NO_GROUP:
        left = without_top(defenders, defenders_lost)
    elif is_target(state, war, space):
        storm(state, war, left, space)
        return
    war.troops[space] = after_battle(war, left)


def after_battle(war: War, group: i64) -> i64:
    """What is left has no steps; who fought in the own turn rests (RP-COMBAT-18)."""
    if group == NO_GROUP:
        return NO_GROUP
    own_turn = is_enemy(group) == (war.mover == war.attacker)
    return without_steps(group) | (FOUGHT if own_turn else 0)


# ---- tokens against tokens


def losses(own: i64, other: i64, dominant: bool) -> i64:
    """The bigger group loses nothing, the smaller all; of equals a dominant side keeps one (RP-BATTLE-02 to 07)."""
    if own > other:
        return 0
    return own - 1 if own == other and dominant else own


def has_barracks(state: RioState, space: i64) -> bool:
    """Barracks give dominance to the defenders in their district (RP-BATTLE-05, RP-ACT-18)."""
    district = state.board.district[space]
    return district != NOWHERE and state.city.nobles[district] >> BARRACKS & 1 != 0


def score_kills(state: RioState, war: War, defenders: i64, kills: i64) -> None:
    """Share points among the tokens of a group, rounded up (RP-COMBAT-06); a General has more (RP-OFFICE-18)."""
    size = size_of(defenders)
    for seat in range(len(state.players)):
        tokens = count_of(defenders, seat)
        if tokens > 0:
            points = (2 * state.board.numbers.points_a_token * kills * tokens + size) // (2 * size)
            if leads_as_general(state, war, seat):
                points += state.board.numbers.generals_points_a_token * kills
            state.score(seat, FROM_WAR, points)


def bury(state: RioState, defenders: i64, lost: i64) -> None:
    """Remove tokens from the top, each for points of its owner (RP-BATTLE-08, RP-COMBAT-07, RP-WAREND-08)."""
    colours = colours_of(defenders)
    for _token in range(lost):
        owner = colours & 7
        colours >>= 3
        state.players[owner].supply += 1
        state.score(owner, FROM_WAR, state.board.numbers.points_a_token)


# ---- tokens against a building


def storm(state: RioState, war: War, attackers: i64, space: i64) -> None:
    """Destroy a building, which takes one attacker with it, who scores for nobody (RP-BATTLE-09, 10, 17)."""
    war.battle = True
    building = state.city.building(space)
    owner = state.city.owner(space)
    destroy(state, space)
    if state.sink is not None:
        state.tell(
            "building-destroyed",
            {
                "building": BUILDING_NAMES[building],
                "space": space_name(state.board.columns, space),
                "owner": None if owner == NOBODY else int(owner),
            },
        )
    state.score(war.attacker, FROM_WAR, points_for(state.board.numbers, building))
    left = without_top(attackers, 1)
    war.troops[space] = after_battle(war, left)


def points_for(numbers: Numbers, building: i64) -> i64:
    """What the attacker scores for a building (RP-BATTLE-12 to 14)."""
    if building == HUT:
        return numbers.razed_hut_points
    if building == HOUSE:
        return numbers.razed_house_points
    return numbers.razed_great_points if building in (PALACE, CATHEDRAL) else numbers.razed_minor_points


def destroy(state: RioState, space: i64) -> None:
    """Take the tile off the map as a whole; it can be built again (RP-BATTLE-19)."""
    city = state.city
    building = city.building(space)
    if building == PALACE:
        city.palace = NOWHERE
        city.tiles[space] = 0
    elif building == CATHEDRAL:
        city.cathedral = NOWHERE
        city.tiles[space] = 0
    else:
        remove_minor(state, space)
