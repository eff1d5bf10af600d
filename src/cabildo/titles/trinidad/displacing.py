"""What gives way to Cabildo and Cathedral: its pieces go back to their stocks, and owners of homes get coins."""

from cabildo.engine.grid_names import space_name
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.city import clear_space
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BUILDING_NAMES,
    FOUNTAIN,
    HACIENDA_STONE,
    HACIENDA_WOOD,
    HOUSE,
    LOT,
    MONUMENT,
    NOBODY,
    PALACE,
    PIECE_OF,
    SQUARE_PIECE,
    STONE,
    VACANT,
    WOOD,
)


def displace(state: TrinidadState, space: i64) -> None:
    """Take a minor building off a space, if there is one, and pay its owner (TR-MAJOR-11, TR-MAJOR-12)."""
    building = state.city.building(space)
    if building == VACANT:
        return
    owner = state.city.owner(space)
    return_pieces(state, building, owner)
    clear_space(state.board, state.city, space)
    if state.sink is not None:
        place = space_name(state.board.columns, space)
        whose = None if owner == NOBODY else int(owner)
        state.tell("building-displaced", {"building": BUILDING_NAMES[building], "space": place, "owner": whose})
    if building == HOUSE:
        refund(state, owner, state.board.numbers.house_refund)
    elif building == PALACE:
        refund(state, owner, state.board.numbers.palace_refund)


def return_pieces(state: TrinidadState, building: i64, owner: i64) -> None:
    """Put all pieces of a minor building back: also the Square below, the cube upon it, its owner's marker."""
    if building == LOT:
        state.players[owner].lots += 1
        return
    if building == HOUSE:
        state.players[owner].houses += 1
        return
    state.pieces[PIECE_OF[building]] += 1
    if building == PALACE:
        state.players[owner].palace_markers += 1
    elif building == HACIENDA_STONE:
        state.cubes[STONE] += 1
    elif building == HACIENDA_WOOD:
        state.cubes[WOOD] += 1
    elif building in (MONUMENT, FOUNTAIN):
        state.pieces[SQUARE_PIECE] += 1
        if owner != NOBODY:
            state.players[owner].status_markers += 1


def refund(state: TrinidadState, seat: i64, bronze: i64) -> None:
    """Pay from the supply, as far as coins are there (TR-MAJOR-12, TR-COMP-05)."""
    if bronze > state.coins:
        bronze = state.coins
    state.coins -= bronze
    state.players[seat].coins += bronze
    if state.sink is not None and bronze > 0:
        state.tell("refunded", {"seat": int(seat), "bronze": int(bronze)})
