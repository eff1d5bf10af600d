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
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import GOODS, GRIDS, MINORS, OFFICES, PRECIOUS, SLOTS, TRACK_SLOTS, TRACKS
from cabildo.titles.rio.trade import offers_left
from cabildo.titles.rio.use_reasons import why_not_at_any, why_not_use
from cabildo.titles.rio.variants import lends_grid_costs
from cabildo.titles.rio.war import war_check


@final
class Effects(Phase[Table]):
    """The next thing that the actor's workers do, or the end of their turn (RP-EFFECT-01 to 06)."""

    def name(self) -> str:
        return "effects"

    def begin(self, table: Table) -> None:
        """Let the next in order use their workers (RP-TURN-02, RP-EFFECT-01)."""
        table.enter(EFFECTS)
        table.actor = table.order[table.turn]
        player = table.me()
        player.offers = 0
        player.offered = -1
        offices.give_free_goods(table)
        return_strays(table, table.actor)

    def options(self, table: Table) -> vec[i64]:
        legal = vec[i64](capacity=32)
        legal = append(legal, DONE)
        legal = areas.append_areas(table, legal)
        legal = ship.append_loads(table, legal)
        legal = offices.append_purchases(table, legal)
        legal = append_debts(table, legal)
        legal = offices.append_powers(table, legal)
        crews = table.city.crews
        seat = table.actor
        for space in table.city.near[seat]:
            if crews[space] >> 4 * seat & 15 != 0 and can_use(table, space):
                legal = append(legal, table.board.use + space)
        return legal

    def always_asked(self, table: Table) -> bool:
        """Before the dice of the war check, so that the last effects of the turn can still be taken back."""
        return table.turn == len(table.order) - 1 and war_check.rolls_dice(table)

    def play(self, table: Table, action: i64) -> None:
        if action == DONE:
            end_turn(table)
        elif action < HARVEST:
            areas.collect(table, action - COLLECT)
        elif action == HARVEST:
            areas.harvest(table)
        elif action < LOAD:
            areas.craft(table, action - CRAFT)
        elif action < LOAD + GOODS:
            ship.load(table, action - LOAD)
        elif action < SETTLE:
            offices.assume(table, action - ASSUME)
        elif action < DRAW:
            table.ask(PAYING, table.actor, bill_for(table.board, action))
        elif action < LAY_ROAD:
            offices.draw_good(table, action - DRAW)
        elif action <= LAY_WALL:
            offices.start_laying(table, action)
        else:
            table.ask(AT_SPACE, table.actor, make_spot(action - table.board.use))

    def resume(self, table: Table, result: i64) -> None:
        if SETTLE <= result < SETTLE + GRIDS * SLOTS:
            settle_debt(table, result - SETTLE)
            complete_between(table)
        else:
            offices.give_free_goods(table)  # of a master whose tile has just changed hands

    def explain(self, table: Table, action: i64) -> str:
        if action == DONE:
            return ""
        if COLLECT <= action < COLLECT + TRACKS * TRACK_SLOTS:
            return areas.why_not_collect(table, action - COLLECT)
        if action == HARVEST:
            return areas.why_not_harvest(table)
        if CRAFT <= action < LOAD:
            return areas.why_not_craft(table, action - CRAFT)
        if LOAD <= action < LOAD + GOODS:
            return ship.why_not_load(table, action - LOAD)
        if ASSUME <= action < ASSUME + OFFICES:
            return offices.why_not_assume(table, action - ASSUME)
        if SETTLE <= action < SETTLE + GRIDS * SLOTS:
            return why_not_settle(table, action - SETTLE)
        if DRAW <= action <= LAY_WALL:
            return offices.why_not_power(table, action)
        if ACTIVATE <= action < BUILD + MINORS:
            return why_not_at_any(table, action)
        space = action - table.board.use
        if not 0 <= space < table.board.spaces:
            return OTHER_DECISION
        return why_not_use(table, space)

    def expected(self, table: Table) -> list[int]:
        expected = [HARVEST]
        for office in range(OFFICES):
            if table.bids[office] == table.actor:
                expected.append(ASSUME + office)
        for target in range(GRIDS * SLOTS):
            if is_owed(table, target) and placer_of(table, target) == table.actor:
                expected.append(SETTLE + target)
        if table.me().artisan > 0:
            expected += [CRAFT, CRAFT + 1]
        if table.me().dock > 0:
            expected += [LOAD + good for good in range(GOODS)]
        for space in range(table.board.spaces):
            if table.city.crew(space, table.actor) > 0:
                expected.append(int(table.board.use + space))
        return expected

    def describe(self, table: Table, frame: Frame) -> dict[str, Any]:
        return offers_left(table, frame.actor)


def append_debts(table: Table, legal: vec[i64]) -> vec[i64]:
    """Debts on grids that the actor made and can pay now (RP-MAJOR-07)."""
    grids = table.grids
    for target in range(GRIDS * SLOTS):
        owed = grids[target] & DEBT != 0 and placer_of(table, target) == table.actor
        if owed and can_pay_grid(table, target // SLOTS):
            legal = append(legal, SETTLE + target)
    return legal


def why_not_settle(table: Table, target: i64) -> str:
    if not lends_grid_costs(table.board):
        return "RP-MAJOR-10"
    if not is_owed(table, target) or placer_of(table, target) != table.actor:
        return "RP-MAJOR-07"
    if table.me().goods[PRECIOUS] < table.board.grid_precious[target // SLOTS]:
        return "RP-TRADE-04"
    return "" if can_pay_grid(table, target // SLOTS) else "RP-EFFECT-04"


def end_turn(table: Table) -> None:
    """Fine failed bids and debts, send loaders home, and let the next in order act (RP-MAJOR-08, RP-OFFICE-09)."""
    offices.resolve_bids(table)
    default_debts(table)
    ship.return_dockers(table)
    if table.sink is not None:
        table.tell("effects-done", {"seat": int(table.actor)})
    table.turn += 1
    if table.turn < len(table.order):
        table.begin(EFFECTS)
    else:
        ship.sail(table)
        war_check.begin(table)
