"""Why a minor building cannot be built, or not here: the rule against it, judged apart from what is offered."""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.bill import payable
from cabildo.titles.trinidad.building_costs import building_price, lacks_marker, marker_of
from cabildo.titles.trinidad.reach import in_reach
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CORPORATION,
    FOUNTAIN,
    HACIENDA_STONE,
    HACIENDA_WOOD,
    HOUSE,
    LOT,
    MONUMENT,
    NOWHERE,
    PALACE,
    PIECE_OF,
    SQUARE,
    VACANT,
)

# by building: the rule that states what it costs and what it replaces
COST_RULES: Final = (
    "TR-BUILD-01",
    "TR-BUILD-02",
    "TR-BUILD-03",
    "TR-BUILD-04",
    "TR-BUILD-05",
    "TR-BUILD-06",
    "TR-BUILD-07",
    "TR-BUILD-08",
    "TR-BUILD-08",
    "TR-BUILD-09",
    "TR-BUILD-10",
    "TR-BUILD-11",
    "TR-BUILD-12",
    "TR-BUILD-13",
)


def why_not_plan(state: TrinidadState, building: i64) -> str:
    """The rule against building this anywhere now."""
    against = why_no_piece(state, building)
    if against != "":
        return against
    if not has_ground(state, building):
        return why_no_ground(state, building)
    if not payable(state, state.me(), building_price(state, building, 0)):
        price = building_price(state, building, 0)
        price.in_kind = False
        return "TR-BUILD-27" if payable(state, state.me(), price) else COST_RULES[building]
    if lacks_marker(state, building) and state.board.minor_cubes[building][marker_of(building)] == 0:
        return "TR-BUILD-27"
    return why_no_site(state, building)


def why_no_piece(state: TrinidadState, building: i64) -> str:
    player = state.me()
    if building == LOT:
        return "TR-BUILD-20" if player.lots == 0 else ""
    if building == HOUSE:
        return "TR-BUILD-20" if player.houses == 0 else ""
    if building == PALACE and player.palace_markers == 0:
        return "TR-BUILD-21"
    if state.pieces[PIECE_OF[building]] > 0:
        return ""
    if building == PALACE:
        return "TR-BUILD-21"
    if building in (CORPORATION, HACIENDA_STONE, HACIENDA_WOOD):
        return "TR-BUILD-26"
    below = state.board.pieces[PIECE_OF[MONUMENT]] - state.pieces[PIECE_OF[MONUMENT]]
    below += state.board.pieces[PIECE_OF[FOUNTAIN]] - state.pieces[PIECE_OF[FOUNTAIN]]
    return "TR-BUILD-28" if building == SQUARE and below > 0 else "TR-BUILD-20"


def why_no_site(state: TrinidadState, building: i64) -> str:
    """The rule against every space: that against one where the right thing stands, or where nothing has to."""
    against = "TR-BUILD-14"
    for space in range(state.board.spaces):
        reason = why_not_site(state, state.actor, building, space)
        if reason == "":
            return ""
        if state.city.building(space) == state.board.grows_from[building] and state.board.district[space] != NOWHERE:
            against = reason
    return against


def has_ground(state: TrinidadState, building: i64) -> bool:
    """Whether that stands anywhere in the city which this building grows from, whoever owns it."""
    needed = state.board.grows_from[building]
    return needed == VACANT or any(state.city.building(space) == needed for space in range(state.board.spaces))


def why_no_ground(state: TrinidadState, building: i64) -> str:
    """The rule where it stands nowhere; a Square that bears something already is none."""
    if building in (HOUSE, PALACE):
        return "TR-BUILD-23"
    if building in (MONUMENT, FOUNTAIN):
        for space in range(state.board.spaces):
            if state.city.building(space) in (MONUMENT, FOUNTAIN):
                return "TR-BUILD-29"
    return COST_RULES[building]


def why_not_site(state: TrinidadState, seat: i64, building: i64, space: i64) -> str:
    """The rule against a seat's building this on a space."""
    board = state.board
    city = state.city
    if board.district[space] == NOWHERE:
        return "TR-BUILD-32"
    before = city.building(space)
    needed = board.grows_from[building]
    if needed == VACANT:
        if before != VACANT:
            return "TR-BUILD-14"
        return "" if in_reach(board, city, space, seat) else "TR-BUILD-14"
    if before != needed:
        if building in (HOUSE, PALACE):
            return "TR-BUILD-23"
        return "TR-BUILD-29" if before in (MONUMENT, FOUNTAIN) and needed == SQUARE else COST_RULES[building]
    if needed in (LOT, HOUSE, PALACE):
        return "" if city.owner(space) == seat else COST_RULES[building]
    return "" if in_reach(board, city, space, seat) else "TR-BUILD-25"
