"""The City Warehouse: cubes for this turn, for points."""

from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BORROW
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CUBE_NAMES, FROM_WAREHOUSE


def append_borrow(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Add the kinds of cubes that are there; they are taken one by one, as many as one likes (TR-FREE-11)."""
    for cube in range(len(state.warehouse)):
        if state.warehouse[cube] > 0:
            legal = append(legal, BORROW + cube)
    return legal


def why_not_borrow(state: TrinidadState, action: i64) -> str:
    if not BORROW <= action < BORROW + len(state.warehouse):
        return OTHER_DECISION
    return "TR-FREE-11" if state.warehouse[action - BORROW] == 0 else ""


def borrow(state: TrinidadState, action: i64) -> None:
    """Take a cube and lose points; the turn goes on."""
    cube = action - BORROW
    state.warehouse[cube] -= 1
    state.me().borrowed[cube] += 1
    if state.sink is not None:
        state.tell("borrowed", {"seat": int(state.actor), "cube": CUBE_NAMES[cube]})
    state.score(state.actor, FROM_WAREHOUSE, -state.board.numbers.warehouse_points)


def return_borrowed(state: TrinidadState) -> None:
    """Put cubes that were not used in this turn into the supply (TR-FREE-12)."""
    player = state.me()
    for cube in range(len(player.borrowed)):
        count = player.borrowed[cube]
        if count > 0:
            state.cubes[cube] += count
            player.borrowed[cube] = 0
            if state.sink is not None:
                state.tell("borrowed-left", {"seat": int(state.actor), "cube": CUBE_NAMES[cube], "count": int(count)})
