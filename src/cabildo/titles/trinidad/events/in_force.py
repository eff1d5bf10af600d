"""What Events change while they are active: each rule that one bends asks here."""

from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.events.decks import has_gift, is_active, use_gift
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    DROUGHT,
    GOOD_HARVEST,
    HOUSE,
    MASTER_MASONS,
    SHORTAGE,
    STONE,
    STORM,
    TRADE_WINDS,
    WOOD,
)


def harvest(state: TrinidadState, player: Player) -> i64:
    """Good harvest: cubes from the supply besides, for a player's first activation that yields some."""
    return state.board.numbers.harvest_cubes if has_gift(state, player, GOOD_HARVEST) else 0


def note_harvest(state: TrinidadState, seat: i64) -> None:
    """Good harvest: the first activation is over."""
    if has_gift(state, state.players[seat], GOOD_HARVEST):
        use_gift(state, seat)


def yield_in_drought(state: TrinidadState, cubes: i64) -> i64:
    """Drought: so many of the cubes are left that an activation takes from the grids."""
    return max(cubes - state.board.numbers.drought_cubes, 0) if is_active(state, DROUGHT) else cubes


def building_cubes(state: TrinidadState, player: Player, building: i64) -> vec[i64]:
    """Master masons: the cubes that a building takes, fewer for a player's first House."""
    cubes = state.board.minor_cubes[building]
    if building != HOUSE or not has_gift(state, player, MASTER_MASONS):
        return cubes
    left = cubes[:]
    for cube in (STONE, WOOD):
        left[cube] = max(left[cube] - state.board.numbers.masons_saving, 0)
    return left


def note_house(state: TrinidadState, seat: i64) -> None:
    """Master masons: the next Houses are as dear as ever."""
    if seat < state.board.people and has_gift(state, state.players[seat], MASTER_MASONS):
        use_gift(state, seat)


def workers_with_winds(state: TrinidadState, workers: i64) -> i64:
    """Trade winds: how many workers it takes to load the ship."""
    return min(workers, state.board.numbers.winds_workers) if is_active(state, TRADE_WINDS) else workers


def ship_stays(state: TrinidadState) -> bool:
    """Storm: the ship does not sail, and loads wait on the dock for the next decade."""
    return is_active(state, STORM)


def warehouse_closed(state: TrinidadState) -> bool:
    """Shortage: nobody takes cubes from the City Warehouse."""
    return is_active(state, SHORTAGE)
