"""Removing own Houses and Palaces from the map. Lots are cleared by a free action."""

from cabildo.engine.grid_names import space_name
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.bill import can_send, charge, payable
from cabildo.titles.trinidad.city import clear_space
from cabildo.titles.trinidad.displacing import return_pieces
from cabildo.titles.trinidad.price import Bill, make_bill
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BUILDING_NAMES, HOUSE, PALACE


def append_remove(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Add the own Houses and Palaces (TR-REMOVE-01)."""
    player = state.me()
    board = state.board
    numbers = board.numbers
    if not can_send(state, player, numbers.removal_workers):
        return legal
    left = numbers.houses - player.houses + numbers.palace_markers - player.palace_markers  # on the map
    space: i64 = 0
    while left > 0 and space < board.spaces:
        if state.city.owner(space) == state.actor:
            building = state.city.building(space)
            if building in (HOUSE, PALACE):
                legal = append(legal, board.remove + space)
                left -= 1
        space += 1
    return legal


def why_not_remove(state: TrinidadState, action: i64) -> str:
    space = action - state.board.remove
    if not 0 <= space < state.board.spaces:
        return OTHER_DECISION
    if state.city.building(space) not in (HOUSE, PALACE) or state.city.owner(space) != state.actor:
        return "TR-REMOVE-01"
    return "" if payable(state, state.me(), removal_price(state, action)) else "TR-REMOVE-01"


def start_remove(state: TrinidadState, action: i64) -> None:
    charge(state, removal_price(state, action))


def finish_remove(state: TrinidadState, action: i64) -> bool:
    """Put the pieces back where they came from; nothing is refunded (TR-REMOVE-02)."""
    space = action - state.board.remove
    building = state.city.building(space)
    return_pieces(state, building, state.actor)
    clear_space(state.board, state.city, space)
    if state.sink is not None:
        place = space_name(state.board.columns, space)
        state.tell("home-removed", {"seat": int(state.actor), "building": BUILDING_NAMES[building], "space": place})
    return True


def removal_price(state: TrinidadState, action: i64) -> Bill:
    return make_bill(action, state.board.numbers.removal_workers)
