"""The trader: everybody may sell one barrel to the trading house."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.puerto_rico.actions import PASS, SELL
from cabildo.titles.puerto_rico.board import Board
from cabildo.titles.puerto_rico.buildings import market_bonus
from cabildo.titles.puerto_rico.legal_rows import SALE_ROWS
from cabildo.titles.puerto_rico.phases import TRADING
from cabildo.titles.puerto_rico.player import Player
from cabildo.titles.puerto_rico.rounds import end_role
from cabildo.titles.puerto_rico.table import Table
from cabildo.titles.puerto_rico.terms import GOOD_NAMES, GOODS, OFFICE


def start(table: Table) -> None:
    table.enter(TRADING)


def sale_price(board: Board, player: Player, good: i64, is_trader: bool) -> i64:
    """Price, trader's privilege and markets add up (PR-TRADER-11)."""
    pay = board.price[good] + market_bonus(board, player)
    if is_trader:
        pay += board.trader_privilege
    return pay


@final
class Trading(Phase[Table]):
    """Sell one barrel or none (PR-TRADER-01)."""

    def name(self) -> str:
        return "trading"

    def options(self, table: Table) -> vec[i64]:
        player = table.players[table.actor]
        office = player.has(OFFICE)
        sellable: i64 = 0
        for good in range(GOODS):
            if player.goods[good] > 0 and (office or table.house[good] == 0):
                sellable |= 1 << good
        return SALE_ROWS[sellable]

    def play(self, table: Table, action: i64) -> None:
        if action != PASS:
            good = action - SELL
            player = table.players[table.actor]
            doubloons = sale_price(table.board, player, good, table.actor == table.taker)
            player.goods[good] -= 1
            player.doubloons += doubloons
            table.house[good] += 1
            table.house_filled += 1
            if table.sink is not None:
                table.tell("sold", {"seat": int(table.actor), "good": GOOD_NAMES[good], "doubloons": int(doubloons)})
        if table.house_filled == table.board.house_spaces:  # nobody else may sell (PR-TRADER-05)
            empty_house(table)
            end_role(table)
        elif not table.next_seat():
            end_role(table)  # what lies there stays (PR-TRADER-09)

    def explain(self, table: Table, action: i64) -> str:
        if action == PASS:
            return ""
        good = action - SELL
        if not 0 <= good < GOODS:
            return OTHER_DECISION
        player = table.players[table.actor]
        if player.goods[good] == 0:
            return "PR-TRADER-01"
        return "PR-TRADER-06" if table.house[good] > 0 and not player.has(OFFICE) else ""

    def expected(self, table: Table) -> list[int]:
        return [SELL + good for good in range(GOODS)]


def empty_house(table: Table) -> None:
    """A full house goes back to the supply (PR-TRADER-08)."""
    for good in range(GOODS):
        table.goods[good] += table.house[good]
        table.house[good] = 0
    table.house_filled = 0
    if table.sink is not None:
        table.tell("house-emptied", {})
