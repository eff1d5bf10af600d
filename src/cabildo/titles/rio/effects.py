"""Phase B: a player uses the waiting workers in any order; what is not used stays where it is."""

from typing import Any, final

from cabildo.engine.frames import Frame
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio import areas, offices, ship
from cabildo.titles.rio.actions import (
    ACTIVATE,
    ASSUME,
    BUILD,
    COLLECT,
    CRAFT,
    DONE,
    DRAW,
    HARVEST,
    LAY_ROAD,
    LAY_WALL,
    LOAD,
    SETTLE,
)
from cabildo.titles.rio.activation import can_use, make_spot
from cabildo.titles.rio.completing import complete_between
from cabildo.titles.rio.costs import bill_for
from cabildo.titles.rio.grids import DEBT, can_pay_grid, default_debts, is_owed, placer_of, settle_debt
from cabildo.titles.rio.minor_buildings import return_strays
from cabildo.titles.rio.phases import AT_SPACE, EFFECTS, PAYING
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import GOODS, GRIDS, MINORS, OFFICES, PRECIOUS, SLOTS, TRACK_SLOTS, TRACKS
from cabildo.titles.rio.trade import offers_left
from cabildo.titles.rio.use_reasons import why_not_at_any, why_not_use
from cabildo.titles.rio.variants import lends_grid_costs
from cabildo.titles.rio.war import war_check


@final
class Effects(Phase[RioState]):
    """The next thing that the actor's workers do, or the end of their turn (RP-EFFECT-01 to 06)."""

    def name(self) -> str:
        return "effects"

    def begin(self, state: RioState) -> None:
        """Let the next in order use their workers (RP-TURN-02, RP-EFFECT-01)."""
        state.enter(EFFECTS)
        state.actor = state.order[state.turn]
        player = state.me()
        player.offers = 0
        player.offered = -1
        offices.give_free_goods(state)
        return_strays(state, state.actor)

    def options(self, state: RioState) -> vec[i64]:
        legal = vec[i64](capacity=32)
        legal = append(legal, DONE)
        legal = areas.append_areas(state, legal)
        legal = ship.append_loads(state, legal)
        legal = offices.append_purchases(state, legal)
        legal = append_debts(state, legal)
        legal = offices.append_powers(state, legal)
        crews = state.city.crews
        seat = state.actor
        for space in state.city.near[seat]:
            if crews[space] >> 4 * seat & 15 != 0 and can_use(state, space):
                legal = append(legal, state.board.use + space)
        return legal

    def always_asked(self, state: RioState) -> bool:
        """Before the dice of the war check, so that the last effects of the turn can still be taken back."""
        return state.turn == len(state.order) - 1 and war_check.rolls_dice(state)

    def play(self, state: RioState, action: i64) -> None:
        if action == DONE:
            end_turn(state)
        elif action < HARVEST:
            areas.collect(state, action - COLLECT)
        elif action == HARVEST:
            areas.harvest(state)
        elif action < LOAD:
            areas.craft(state, action - CRAFT)
        elif action < LOAD + GOODS:
            ship.load(state, action - LOAD)
        elif action < SETTLE:
            offices.assume(state, action - ASSUME)
        elif action < DRAW:
            state.ask(PAYING, state.actor, bill_for(state.board, action))
        elif action < LAY_ROAD:
            offices.draw_good(state, action - DRAW)
        elif action <= LAY_WALL:
            offices.start_laying(state, action)
        else:
            state.ask(AT_SPACE, state.actor, make_spot(action - state.board.use))

    def resume(self, state: RioState, result: i64) -> None:
        if SETTLE <= result < SETTLE + GRIDS * SLOTS:
            settle_debt(state, result - SETTLE)
            complete_between(state)
        else:
            offices.give_free_goods(state)  # of a master whose tile has just changed hands

    def explain(self, state: RioState, action: i64) -> str:
        if action == DONE:
            return ""
        if COLLECT <= action < COLLECT + TRACKS * TRACK_SLOTS:
            return areas.why_not_collect(state, action - COLLECT)
        if action == HARVEST:
            return areas.why_not_harvest(state)
        if CRAFT <= action < LOAD:
            return areas.why_not_craft(state, action - CRAFT)
        if LOAD <= action < LOAD + GOODS:
            return ship.why_not_load(state, action - LOAD)
        if ASSUME <= action < ASSUME + OFFICES:
            return offices.why_not_assume(state, action - ASSUME)
        if SETTLE <= action < SETTLE + GRIDS * SLOTS:
            return why_not_settle(state, action - SETTLE)
        if DRAW <= action <= LAY_WALL:
            return offices.why_not_power(state, action)
        if ACTIVATE <= action < BUILD + MINORS:
            return why_not_at_any(state, action)
        space = action - state.board.use
        if not 0 <= space < state.board.spaces:
            return OTHER_DECISION
        return why_not_use(state, space)

    def expected(self, state: RioState) -> list[int]:
        expected = [HARVEST]
        for office in range(OFFICES):
            if state.bids[office] == state.actor:
                expected.append(ASSUME + office)
        for target in range(GRIDS * SLOTS):
            if is_owed(state, target) and placer_of(state, target) == state.actor:
                expected.append(SETTLE + target)
        if state.me().artisan > 0:
            expected += [CRAFT, CRAFT + 1]
        if state.me().dock > 0:
            expected += [LOAD + good for good in range(GOODS)]
        for space in range(state.board.spaces):
            if state.city.crew(space, state.actor) > 0:
                expected.append(int(state.board.use + space))
        return expected

    def describe(self, state: RioState, frame: Frame) -> dict[str, Any]:
        return offers_left(state, frame.actor)


def append_debts(state: RioState, legal: vec[i64]) -> vec[i64]:
    """Debts on grids that the actor made and can pay now (RP-MAJOR-07)."""
    grids = state.grids
    for target in range(GRIDS * SLOTS):
        owed = grids[target] & DEBT != 0 and placer_of(state, target) == state.actor
        if owed and can_pay_grid(state, target // SLOTS):
            legal = append(legal, SETTLE + target)
    return legal


def why_not_settle(state: RioState, target: i64) -> str:
    if not lends_grid_costs(state.board):
        return "RP-MAJOR-10"
    if not is_owed(state, target) or placer_of(state, target) != state.actor:
        return "RP-MAJOR-07"
    if state.me().goods[PRECIOUS] < state.board.grid_precious[target // SLOTS]:
        return "RP-TRADE-04"
    return "" if can_pay_grid(state, target // SLOTS) else "RP-EFFECT-04"


def end_turn(state: RioState) -> None:
    """Fine failed bids and debts, send loaders home, and let the next in order act (RP-MAJOR-08, RP-OFFICE-09)."""
    offices.resolve_bids(state)
    default_debts(state)
    ship.return_dockers(state)
    if state.sink is not None:
        state.tell("effects-done", {"seat": int(state.actor)})
    state.turn += 1
    if state.turn < len(state.order):
        state.begin(EFFECTS)
    else:
        ship.sail(state)
        war_check.begin(state)
