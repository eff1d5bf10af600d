"""What attackers and defenders are worth, and who stands where: attack value, hit points and initiative."""

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.city import is_closed
from cabildo.titles.trinidad.extended_war.combat_area import CombatArea
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICTS, NOBODY, WAR_MARKERS


def area_of(state: TrinidadState) -> CombatArea:
    """The Combat Area of a war that is under way."""
    area = state.area
    assert area is not None, "there is no war"
    return area


def is_at_war(state: TrinidadState) -> bool:
    """Whether a war is fought now; one that has broken out waits for the next decade (TR-XWAR-03)."""
    area = state.area
    return area is not None and area.is_fought()


# ---- attackers: what the side of their control card shows (TR-XWAR-18)


def attack_of(state: TrinidadState, area: CombatArea, attacker: i64) -> i64:
    return state.board.control_attack[area.elites >> attacker & 1][area.cards[attacker]]


def hits_of(state: TrinidadState, area: CombatArea, attacker: i64) -> i64:
    return state.board.control_hits[area.elites >> attacker & 1][area.cards[attacker]]


def initiative_of(state: TrinidadState, area: CombatArea, attacker: i64) -> i64:
    return state.board.control_initiative[area.cards[attacker]]


# ---- defenders (TR-XWAR-25); their initiative is their place in the order (TR-XWAR-26)


def unit_of(seat: i64, marker: i64) -> i64:
    """The number of a unit in the Combat Area."""
    return seat * WAR_MARKERS + marker


def strength_of(state: TrinidadState, seat: i64, marker: i64) -> i64:
    """The attack value of a unit, and its hit points, which are the same number."""
    return state.board.numbers.combat_strength[state.players[seat].units[marker]]


def post_of(area: CombatArea, seat: i64, marker: i64) -> i64:
    return area.posts[unit_of(seat, marker)]


def has_units(area: CombatArea, district: i64) -> bool:
    """Whether any unit of a player stands there."""
    return any(post == district for post in area.posts)


def hits_in(state: TrinidadState, area: CombatArea, district: i64) -> i64:
    """The sum of the hit points of all players' units there."""
    total: i64 = 0
    posts = area.posts
    for unit in range(len(state.players) * WAR_MARKERS):
        if posts[unit] == district:
            total += strength_of(state, unit // WAR_MARKERS, unit % WAR_MARKERS)
    return total


# ---- the city as attackers see it


def is_walled(state: TrinidadState, district: i64) -> bool:
    """Whether a district is closed by walls, or counts as such by a card (TR-XWAR-52, TR-AFF-32)."""
    return is_closed(state.board, state.city, district) or state.palisades >> district & 1 != 0


def is_home_to(state: TrinidadState, seat: i64, district: i64) -> bool:
    """Whether a seat owns a building there."""
    board = state.board
    return any(board.district[space] == district and state.city.owner(space) == seat for space in range(board.spaces))


def total_flames(area: CombatArea) -> i64:
    total: i64 = 0
    for district in range(DISTRICTS):
        total += area.flames[district]
    return total


def control_hits(state: TrinidadState, area: CombatArea, seat: i64) -> i64:
    """The hit points on the control cards that a seat has won, added up (TR-XWAR-58, TR-XWAR-61)."""
    total: i64 = 0
    for attacker in range(len(area.cards)):
        if area.takers[attacker] == seat and seat != NOBODY:
            total += hits_of(state, area, attacker)
    return total


# ---- a player's turn


def start_defence(state: TrinidadState, seat: i64) -> None:
    """A player's turn begins: their units may move and fight again, but for those that must not move now."""
    area = state.area
    if area is None:
        return
    own = ((ONE << WAR_MARKERS) - 1) << (seat * WAR_MARKERS)
    area.rest_all()
    area.held = area.halted_units & own
    area.halted_units &= ~own
    area.fights = 0


def tell_round(state: TrinidadState) -> None:
    """Name the round of the war that begins."""
    area = state.area
    if state.sink is not None and area is not None:
        state.tell("combat-round", {"round": int(area.round)})
