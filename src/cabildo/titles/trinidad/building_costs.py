"""What a minor building takes: a piece, workers and cubes, and for a Hacienda the cube that lies on it."""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.bill import Bill, can_pay, make_bill, missing_cubes
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    HACIENDA_STONE,
    HACIENDA_WOOD,
    HOUSE,
    LOT,
    METAL,
    PALACE,
    PIECE_OF,
    PRECIOUS,
    STONE,
    WOOD,
)

NO_MARKER: Final = -1


def has_piece(state: TrinidadState, player: Player, building: i64) -> bool:
    """Whether the piece is there: Lots and Houses are one's own, all else is common (TR-BUILD-20, TR-BUILD-21)."""
    if building == LOT:
        return player.lots > 0
    if building == HOUSE:
        return player.houses > 0
    if building == PALACE and player.palace_markers == 0:
        return False
    return state.pieces[PIECE_OF[building]] > 0


def is_affordable(state: TrinidadState, player: Player, building: i64) -> bool:
    cubes = state.board.minor_cubes[building]
    if not can_pay(player, state.board.minor_workers[building], cubes):
        return False
    if lacks_marker(state, building):
        return cubes[marker_of(building)] > 0 and missing_cubes(player, cubes) == 0
    return True


def building_price(state: TrinidadState, building: i64, purchase: i64) -> Bill:
    cubes = state.board.minor_cubes[building]
    return make_bill(
        purchase,
        state.board.minor_workers[building],
        cubes[STONE],
        cubes[WOOD],
        cubes[PRECIOUS],
        cubes[METAL],
        in_kind=lacks_marker(state, building),
    )


def marker_of(building: i64) -> i64:
    """The cube that lies on a Hacienda, or NO_MARKER."""
    return STONE if building == HACIENDA_STONE else WOOD if building == HACIENDA_WOOD else NO_MARKER


def lacks_marker(state: TrinidadState, building: i64) -> bool:
    """Whether no cube for a Hacienda is in the supply before it is paid; then it must be paid in kind (TR-BUILD-27)."""
    marker = marker_of(building)
    return marker != NO_MARKER and state.cubes[marker] == 0
