"""Deploying Milicianos, and drilling them into veterans."""

from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.replacing import changed
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DEPLOY, DRILL
from cabildo.titles.trinidad.affiliates.on_bills import may_help
from cabildo.titles.trinidad.bill import can_send, charge, payable
from cabildo.titles.trinidad.extended_war.posting import post_new
from cabildo.titles.trinidad.phases import MAIN_DONE
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.price import Bill, make_bill
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    MILICIANO,
    NO_CARD,
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
    if not can_send(state, player, numbers.militia_workers):
        return legal
    if state.milicianos > 0 and free_marker(player) != NOWHERE:
        legal = append(legal, DEPLOY)
    can_pay = player.cubes[PRECIOUS] >= numbers.drill_precious and player.hands() >= numbers.militia_workers
    for unit in range(WAR_MARKERS):
        if player.units[unit] == MILICIANO and may_be_drilled(state, unit):
            if not can_pay and not can_pay_drill(state, player):
                break
            can_pay = True
            legal = append(legal, DRILL + unit)
    return legal


def can_pay_drill(state: TrinidadState, player: Player) -> bool:
    """Whether swaps or cards let the actor drill a unit for which they do not have the price at hand."""
    return may_help(state, player, NO_CARD) and payable(state, player, militia_price(state, DRILL))


def why_not_militia(state: TrinidadState, action: i64) -> str:
    player = state.me()
    if action == DEPLOY:
        if state.milicianos == 0 or NO_UNIT not in player.units:
            return "TR-MIL-02"
        return "" if payable(state, player, militia_price(state, action)) else "TR-MIL-01"
    if not DRILL <= action < DRILL + WAR_MARKERS:
        return OTHER_DECISION
    unit = action - DRILL
    if player.units[unit] != MILICIANO:
        return "TR-MIL-03"
    if state.is_volunteer(state.actor, unit):
        return "TR-XWAR-63"
    for other in range(unit):
        if state.are_alike(state.actor, other, unit):
            return FIXED_ORDER
    return "" if payable(state, player, militia_price(state, action)) else "TR-MIL-03"


def may_be_drilled(state: TrinidadState, unit: i64) -> bool:
    """Whether a Miliciano of the actor is the first of its like, and none that leaves when a war is over."""
    return not state.has_twin_before(state.actor, unit) and not state.is_volunteer(state.actor, unit)


def start_militia(state: TrinidadState, action: i64) -> None:
    charge(state, militia_price(state, action))


def finish_militia(state: TrinidadState, action: i64, result: i64 = MAIN_DONE) -> bool:
    """Train the unit (TR-MIL-04); tell whether that is the whole action.

    In an extended war it is asked where a new unit stands; then the phase on top goes on with the result.
    """
    unit = train(state, state.actor, action)
    return action != DEPLOY or not post_new(state, state.actor, unit, result)


def train(state: TrinidadState, seat: i64, action: i64) -> i64:
    """Set a seat's unit on a free war marker, or turn its marker over; the marker is told."""
    player = state.players[seat]
    unit = action - DRILL
    if action == DEPLOY:
        state.milicianos -= 1
        unit = free_marker(player)
        player.units = changed(player.units, unit, MILICIANO)
    else:
        player.units = changed(player.units, unit, VETERAN_MILICIANO)
    if state.sink is not None:
        name = UNIT_NAMES[player.units[unit]]
        event = "deployed" if action == DEPLOY else "drilled"
        state.tell(event, {"seat": int(seat), "unit": name, "marker": int(unit) + 1})
    return unit


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
