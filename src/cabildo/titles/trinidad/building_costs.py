"""What a minor building takes: a piece, workers and cubes, and for a Hacienda the cube that lies on it."""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.affiliates.helpers import hand_for, has_hand
from cabildo.titles.trinidad.bill import payable
from cabildo.titles.trinidad.events.in_force import building_cubes
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.price import Bill, can_pay, make_bill
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


def is_affordable(state: TrinidadState, player: Player, building: i64, saves: bool) -> bool:
    """Whether the actor can pay for a building; `saves` is `may_save_cubes`, which is the same for all buildings."""
    cubes = building_cubes(state, player, building)
    if lacks_marker(state, building):
        return cubes[marker_of(building)] > 0 and payable(state, player, building_price(state, building, 0))
    if can_pay(player, state.board.minor_workers[building], cubes):
        return True
    helped = saves or has_hand(state, hand_for(building))
    return helped and payable(state, player, building_price(state, building, 0))


def building_price(state: TrinidadState, building: i64, purchase: i64) -> Bill:
    cubes = building_cubes(state, state.me(), building)
    bill = make_bill(
        purchase,
        state.board.minor_workers[building],
        cubes[STONE],
        cubes[WOOD],
        cubes[PRECIOUS],
        cubes[METAL],
        in_kind=lacks_marker(state, building),
    )
    bill.hand = hand_for(building)
    return bill


def marker_of(building: i64) -> i64:
    """The cube that lies on a Hacienda, or NO_MARKER."""
    return STONE if building == HACIENDA_STONE else WOOD if building == HACIENDA_WOOD else NO_MARKER


def lacks_marker(state: TrinidadState, building: i64) -> bool:
    """Whether no cube for a Hacienda is in the supply before it is paid; then it must be paid in kind (TR-BUILD-27)."""
    marker = marker_of(building)
    return marker != NO_MARKER and state.cubes[marker] == 0
