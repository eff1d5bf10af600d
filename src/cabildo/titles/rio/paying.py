"""Paying a cost: how much of it in kind, the rest in silver."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.rio import major_buildings, minor_buildings
from cabildo.titles.rio.actions import PAY, PAYMENTS
from cabildo.titles.rio.costs import FOR_BUILDING, FOR_DEBT, FOR_SHADOW, pay, payments, silver_for
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import SHADOW, SLOTS, STONE, WOOD
from cabildo.titles.rio.variants import silver_pays


@final
class Paying(Phase[Table]):
    """Asked only where there is more than one way to pay (RP-TRADE-03, RP-MAJOR-15)."""

    def name(self) -> str:
        return "paying"

    def options(self, table: Table) -> vec[i64]:
        return payments(table.board, table.me(), wood_due(table), stone_due(table), either_due(table))

    def play(self, table: Table, action: i64) -> None:
        in_wood = (action - PAY) // PAYMENTS
        in_stone = (action - PAY) % PAYMENTS
        bought = wood_due(table) + stone_due(table) + either_due(table) - in_wood - in_stone
        player = table.me()
        if table.sink is not None:
            table.tell(
                "paid",
                {
                    "seat": int(table.actor),
                    "wood": int(in_wood),
                    "stone": int(in_stone),
                    "precious": int(precious_due(table)),
                    "silver": int(silver_for(player, bought)),
                },
            )
        pay(player, in_wood, in_stone, precious_due(table), bought)
        target = table.target
        if table.paying == FOR_BUILDING:
            minor_buildings.build(table, table.space, target)
        elif table.paying == FOR_DEBT:
            major_buildings.settle_debt(table, target)
        else:
            colour = SHADOW if table.paying == FOR_SHADOW else table.actor
            major_buildings.put_worker(table, target, colour, False)

    def explain(self, table: Table, action: i64) -> str:
        if not PAY <= action < PAY + PAYMENTS * PAYMENTS:
            return OTHER_DECISION
        player = table.me()
        in_wood = (action - PAY) // PAYMENTS
        in_stone = (action - PAY) % PAYMENTS
        wood, stone, either = wood_due(table), stone_due(table), either_due(table)
        if in_wood > player.goods[WOOD] or in_stone > player.goods[STONE]:
            return "RP-EFFECT-04"
        beyond_wood = in_wood - wood if in_wood > wood else 0
        beyond_stone = in_stone - stone if in_stone > stone else 0
        if beyond_wood + beyond_stone > either:
            return "RP-EFFECT-04"
        rest = wood + stone + either - in_wood - in_stone
        if rest > 0 and not silver_pays(table.board):
            return "RP-TRADE-07"
        return "RP-TRADE-03" if silver_for(player, rest) > player.silver else ""

    def usual(self, table: Table) -> i64:
        """Everything in kind, as far as there are goods and only one way to do so."""
        player = table.me()
        best: i64 = -1
        most: i64 = -1
        for action in table.legal:
            in_kind = (action - PAY) // PAYMENTS + (action - PAY) % PAYMENTS
            if in_kind == most:
                best = -1
            elif in_kind > most:
                most = in_kind
                best = action
        return best if player.goods[WOOD] + player.goods[STONE] > 0 else -1


def wood_due(table: Table) -> i64:
    board = table.board
    return board.minor_wood[table.target] if table.paying == FOR_BUILDING else board.grid_wood[table.target // SLOTS]


def stone_due(table: Table) -> i64:
    board = table.board
    return board.minor_stone[table.target] if table.paying == FOR_BUILDING else board.grid_stone[table.target // SLOTS]


def precious_due(table: Table) -> i64:
    board = table.board
    if table.paying == FOR_BUILDING:
        return board.minor_precious[table.target]
    return board.grid_precious[table.target // SLOTS]


def either_due(table: Table) -> i64:
    return 0 if table.paying == FOR_BUILDING else table.board.grid_either[table.target // SLOTS]
