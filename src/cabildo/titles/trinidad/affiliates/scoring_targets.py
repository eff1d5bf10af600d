"""What a card that changes a scoring can be used on, as far as everybody sees: only where something is changed."""

from typing import Final

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.affiliates.cards import WALLED_HOMES
from cabildo.titles.trinidad.city import is_closed
from cabildo.titles.trinidad.district_value import city_parts, guests_from, homes_of, loss_in, shared_value
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BARRACKS, DISTRICTS, HOUSE, NOWHERE, PALACE

HOME_OF: Final = vec[i64]([HOUSE, PALACE])  # as the actions "finer houses" and "finer palaces" come
HOME_KINDS: Final = 2


def districts_for_homes(state: TrinidadState, seat: i64, card: i64) -> i64:
    """The districts in which a card makes a seat's Houses or Palaces worth more, a set (TR-AFF-36, TR-AFF-42)."""
    found: i64 = 0
    for district in range(DISTRICTS):
        if any(makes_finer(state, seat, card, district, kind) for kind in range(HOME_KINDS)):
            found |= ONE << district
    return found


def makes_finer(state: TrinidadState, seat: i64, card: i64, district: i64, kind: i64) -> bool:
    """Whether a card can be used on the seat's homes of this kind there: once for each card."""
    player = state.players[seat]
    if card == WALLED_HOMES:
        ready = is_closed(state.board, state.city, district)
        raised = player.walled_homes
    else:
        ready = state.city.paved >> district & 1 != 0
        raised = player.paved_homes
    if not ready or raised >> (kind * DISTRICTS + district) & 1:
        return False
    return homes_of(state, seat, district, HOME_OF[kind]) > 0


def districts_beside_barracks(state: TrinidadState) -> i64:
    """Those with homes and without Barracks that lie beside one with real Barracks, a set (TR-AFF-54)."""
    with_barracks: i64 = 0
    for space in range(state.board.spaces):
        if state.city.building(space) == BARRACKS:
            with_barracks |= ONE << state.board.district[space]
    found: i64 = 0
    for district in range(DISTRICTS):
        if state.board.district_neighbours[district] & with_barracks != 0 and has_homes(state, district):
            found |= ONE << district
    return found & ~with_barracks & ~state.garrisoned


def districts_with_loss(state: TrinidadState) -> i64:
    """Those with homes that lose value by production buildings, a set (TR-AFF-67)."""
    found: i64 = 0
    for district in range(DISTRICTS):
        if loss_in(state, district) > 0 and has_homes(state, district):
            found |= ONE << district
    return found & ~state.reversed


def districts_that_share(state: TrinidadState) -> i64:
    """Those with homes for which a neighbour's buildings can count, a set (TR-AFF-68)."""
    found: i64 = 0
    for district in range(DISTRICTS):
        if neighbours_to_share(state, district) != 0:
            found |= ONE << district
    return found


def neighbours_to_share(state: TrinidadState, district: i64) -> i64:
    """The neighbours of a district whose buildings would raise it, a set; there is one neighbour for each."""
    if state.adopted[district] != NOWHERE or not has_homes(state, district):
        return 0
    parts = city_parts(state.board, state.city)
    found: i64 = 0
    for neighbour in range(DISTRICTS):
        if state.board.district_neighbours[district] >> neighbour & 1 and shared_value(state, parts, neighbour) > 0:
            found |= ONE << neighbour
    return found


def has_homes(state: TrinidadState, district: i64) -> bool:
    """Whether anybody has a House or Palace there: else its value does not matter."""
    return any(
        homes_of(state, seat, district, HOUSE) + homes_of(state, seat, district, PALACE) > 0
        for seat in range(len(state.players))
    )


# ---- Houses of another player


def hosts_for(state: TrinidadState, seat: i64) -> i64:
    """The other seats of which Houses can be borrowed, a set (TR-AFF-71)."""
    found: i64 = 0
    for other in range(len(state.players)):
        if other != seat and districts_to_borrow(state, seat, other) != 0:
            found |= ONE << other
    return found


def districts_to_borrow(state: TrinidadState, seat: i64, other: i64) -> i64:
    """The districts in which both have Houses, and the other one some that are not borrowed yet, a set."""
    found: i64 = 0
    for district in range(DISTRICTS):
        if homes_of(state, seat, district, HOUSE) > 0 and houses_to_borrow(state, seat, other, district) > 0:
            found |= ONE << district
    return found


def houses_to_borrow(state: TrinidadState, seat: i64, other: i64, district: i64) -> i64:
    """How many Houses of the other one can be borrowed there, whatever they cost."""
    left = homes_of(state, other, district, HOUSE) - guests_from(state.players[seat], other, district)
    return min(left, state.board.numbers.guest_houses)
