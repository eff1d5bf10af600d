"""Why the workers on a space can do nothing: the rule against what comes nearest to being done there."""

from typing import Final

from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import ACTIVATE, BUILD, SELL
from cabildo.titles.rio.activation import can_use, why_not_activate
from cabildo.titles.rio.costs import can_pay
from cabildo.titles.rio.minor_buildings import why_not_build
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import CORPORATION, GOODS, MARKET, MINORS

NEW: Final[tuple[str, ...]] = ("RP-PLACE-CITY-04",)
WORKERS: Final[tuple[str, ...]] = ("RP-MINOR-26", "RP-ACT-01")
RIGHT: Final[tuple[str, ...]] = ("RP-PLACE-CITY-14", "RP-MINOR-27", "RP-ACT-06")
TILE_OR_NEIGHBOURS: Final[tuple[str, ...]] = (
    "RP-COMP-03", "RP-MINOR-19", "RP-MINOR-21", "RP-MINOR-18", "RP-MINOR-14", "RP-MINOR-15"
)  # fmt: skip
COST: Final[tuple[str, ...]] = ("RP-TRADE-04", "RP-ACT-23", "RP-ACT-15", "RP-EFFECT-04")


def why_not_use(state: RioState, space: i64) -> str:
    """The rule against using the workers on a space: none there, or nothing that they could do."""
    if state.city.crew(space, state.actor) == 0:
        return "RP-EFFECT-01"
    if can_use(state, space):
        return ""
    actions = vec[i64](capacity=MINORS + GOODS)
    if state.city.building(space) in (MARKET, CORPORATION):
        for good in range(GOODS):
            actions = append(actions, SELL + good)
    else:
        actions = append(actions, ACTIVATE)
    for building in range(MINORS):
        actions = append(actions, BUILD + building)
    return nearest_reason(state, vec[i64]([space]), actions)


def why_not_at_any(state: RioState, action: i64) -> str:
    """The rule against what workers do on a space, asked before a space is chosen: where none can be, that is it."""
    spaces = vec[i64]()
    for space in range(state.board.spaces):
        if state.city.crew(space, state.actor) > 0:
            if can_use(state, space):
                return OTHER_DECISION
            spaces = append(spaces, space)
    return nearest_reason(state, spaces, vec[i64]([action])) if len(spaces) > 0 else OTHER_DECISION


def nearest_reason(state: RioState, spaces: vec[i64], actions: vec[i64]) -> str:
    """Of all that is refused there, the rule against what comes nearest; the first of those that come equally near."""
    best = ""
    most: i64 = -1
    for space in spaces:
        for action in actions:
            reason = why_not_at(state, space, action)
            near = nearness(state, action, reason)
            if near > most:
                best = reason
                most = near
    return best


def why_not_at(state: RioState, space: i64, action: i64) -> str:
    if action >= BUILD:
        return why_not_build(state, space, action - BUILD)
    return why_not_activate(state, space, action)


def nearness(state: RioState, action: i64, reason: str) -> i64:
    """How many conditions of an action are met when a rule refuses it.

    Whatever could be paid for is nearer than what could not: a tile or neighbours are the obstacle only then.
    """
    if reason in TILE_OR_NEIGHBOURS:
        return 6 if can_pay_building(state, action - BUILD) else 4
    if reason in COST:
        return 5
    if reason in RIGHT:
        return 3
    if reason in WORKERS:
        return 2
    return 1 if reason in NEW else 0


def can_pay_building(state: RioState, building: i64) -> bool:
    board = state.board
    wood, stone = board.minor_wood[building], board.minor_stone[building]
    return can_pay(board, state.me(), wood, stone, board.minor_precious[building], 0)
