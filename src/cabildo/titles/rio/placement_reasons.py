"""Why a worker may not be placed: the rules against the actions of phase A, judged apart from what is offered."""

from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64
from cabildo.titles.rio.actions import SHADOW_OWE, SHADOW_WORK
from cabildo.titles.rio.city import has_house_beside, may_place
from cabildo.titles.rio.grids import can_pay_grid, costs_nothing, is_free, slots_of
from cabildo.titles.rio.minor_buildings import room, uses_a_turn
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import HOUSE, HUT, MINORS, NOBODY, NOWHERE, SLOTS, TRACK_SLOTS, VACANT
from cabildo.titles.rio.variants import closed_slot_rule, lends_grid_costs


def why_not_take(state: RioState, target: i64) -> str:
    """The rule against taking a space of mine or forest."""
    board = state.board
    if target % TRACK_SLOTS >= len(board.track_workers):
        if board.players == 5:
            return "RP-AREA-02"
        return "RP-AREA-03" if board.players == 4 else "RP-AREA-04"
    if state.tracks[target] != NOBODY:
        return "RP-AREA-06"
    needs = board.track_workers[target % TRACK_SLOTS]
    player = state.me()
    if player.placed + needs > board.numbers.workers_a_turn:
        return "RP-PLACE-01"
    return "RP-AREA-05" if player.supply < needs else ""


def why_not_work(state: RioState, target: i64, owing: bool) -> str:
    """The rule against a disc on a grid space, own or shadow."""
    board = state.board
    grid = target // SLOTS
    if target % SLOTS >= slots_of(state, grid):
        return closed_slot_rule(board, grid, target % SLOTS)
    if state.grids[target] != 0:
        return "RP-MAJOR-02"
    if not is_free(state, target):
        return "RP-COMP-12"
    if owing:
        if costs_nothing(state, grid):
            return "RP-MAJOR-16"
        return "" if lends_grid_costs(board) else "RP-MAJOR-10"
    if can_pay_grid(state, grid):
        return ""
    return "RP-MAJOR-06" if lends_grid_costs(board) else "RP-MAJOR-10"


def why_not_shadow(state: RioState, action: i64) -> str:
    if state.board.players != 2:
        return OTHER_DECISION
    if state.shadows == 0:
        return "RP-VAR2P-02"
    if state.board.one_shadow_disc and state.me().shadows > 0:
        return "RP-VAR2P-02"
    owing = action >= SHADOW_OWE
    return why_not_work(state, action - SHADOW_OWE if owing else action - SHADOW_WORK, owing)


def why_not_place(state: RioState, space: i64) -> str:
    """The rule against one more worker of the actor on a space of the city, apart from the ejection of others."""
    board = state.board
    city = state.city
    if board.district[space] == NOWHERE:
        return "RP-PLACE-CITY-03"
    building = city.building(space)
    others = city.crowd(space) - city.crew(space, state.actor)
    if building == VACANT:
        if not may_place(city, space, state.actor):
            return "RP-ADJ-02"
        if others > 0:
            return "RP-PLACE-CITY-02"
        return "RP-PLACE-CITY-01" if city.crowd(space) >= board.numbers.workers_on_a_space else ""
    if building >= MINORS:
        return "RP-PLACE-CITY-15"
    if building in (HUT, HOUSE):
        if city.owner(space) != state.actor:
            return "RP-PLACE-CITY-14"
    elif not has_house_beside(city, space, state.actor):
        return "RP-ACT-05"
    if others > 0 and uses_a_turn(board, city, space) <= 1:
        return "RP-PLACE-CITY-02"
    if city.crowd(space) >= room(board, city, space):
        upgraded = building == HUT or room(board, city, space) != 1
        return "RP-PLACE-CITY-15" if upgraded else "RP-ACT-03"
    return ""


def why_not_oust(state: RioState, space: i64) -> str:
    city = state.city
    others = city.crowd(space) - city.crew(space, state.actor)
    if state.board.district[space] == NOWHERE:
        return "RP-PLACE-CITY-03"
    if others == 0:
        return "RP-PLACE-CITY-06"
    if city.building(space) != VACANT:
        return "RP-PLACE-CITY-10"
    if not may_place(city, space, state.actor):
        return "RP-PLACE-CITY-11"
    if others >= state.board.numbers.workers_on_a_space:
        return "RP-PLACE-CITY-09"
    player = state.me()
    ousters = state.board.numbers.ousters_a_worker * others
    if player.placed + ousters > state.board.numbers.workers_a_turn:
        return "RP-PLACE-06"
    return "RP-PLACE-CITY-06" if player.supply < ousters else ""
