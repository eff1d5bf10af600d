"""Deploying Milicianos, and drilling them into veterans."""

from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DEPLOY, DRILL
from cabildo.titles.trinidad.bill import Bill, charge, make_bill, payable
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    MILICIANO,
    NO_UNIT,
    NOWHERE,
    PRECIOUS,
    UNIT_NAMES,
    VETERAN_MILICIANO,
    WAR_MARKERS,
)


def append_militia(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Add a new Miliciano, and each that can become a veteran (TR-MIL-01, TR-MIL-03, TR-MIL-04).

    Of Milicianos that are alike the first one is meant.
    """
    player = state.me()
    numbers = state.board.numbers
    if player.hands() < numbers.militia_workers:
        return legal
    if state.milicianos > 0 and free_marker(player) != NOWHERE:
        legal = append(legal, DEPLOY)
    can_pay = player.cubes[PRECIOUS] >= numbers.drill_precious
    for unit in range(WAR_MARKERS):
        if player.units[unit] == MILICIANO and not player.has_twin_before(unit):
            if not can_pay and not payable(player, militia_price(state, DRILL)):
                break
            can_pay = True
            legal = append(legal, DRILL + unit)
    return legal


def why_not_militia(state: TrinidadState, action: i64) -> str:
    player = state.me()
    if action == DEPLOY:
        if state.milicianos == 0 or NO_UNIT not in player.units:
            return "TR-MIL-02"
        return "" if player.workers + player.helpers >= state.board.numbers.militia_workers else "TR-MIL-01"
    if not DRILL <= action < DRILL + WAR_MARKERS:
        return OTHER_DECISION
    unit = action - DRILL
    if player.units[unit] != MILICIANO:
        return "TR-MIL-03"
    for other in range(unit):
        if player.are_alike(other, unit):
            return FIXED_ORDER
    return "" if payable(player, militia_price(state, action)) else "TR-MIL-03"


def start_militia(state: TrinidadState, action: i64) -> None:
    charge(state, militia_price(state, action))


def finish_militia(state: TrinidadState, action: i64) -> bool:
    """Set the unit on a free war marker, or turn its marker over; that is the whole action (TR-MIL-04)."""
    player = state.me()
    unit = action - DRILL
    if action == DEPLOY:
        state.milicianos -= 1
        unit = free_marker(player)
        player.units[unit] = MILICIANO
    else:
        player.units[unit] = VETERAN_MILICIANO
    if state.sink is not None:
        name = UNIT_NAMES[player.units[unit]]
        event = "deployed" if action == DEPLOY else "drilled"
        state.tell(event, {"seat": int(state.actor), "unit": name, "marker": int(unit) + 1})
    return True


def militia_price(state: TrinidadState, action: i64) -> Bill:
    numbers = state.board.numbers
    precious: i64 = 0 if action == DEPLOY else numbers.drill_precious
    return make_bill(action, numbers.militia_workers, precious=precious)


def free_marker(player: Player) -> i64:
    """The first war marker without a unit, or NOWHERE."""
    for unit in range(WAR_MARKERS):
        if player.units[unit] == NO_UNIT:
            return unit
    return NOWHERE
