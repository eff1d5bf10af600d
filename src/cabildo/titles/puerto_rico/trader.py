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
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import GOOD_NAMES, GOODS, OFFICE


def start(state: PuertoRicoState) -> None:
    state.enter(TRADING)


def sale_price(board: Board, player: Player, good: i64, is_trader: bool) -> i64:
    """Price, trader's privilege and markets add up (PR-TRADER-11)."""
    pay = board.price[good] + market_bonus(board, player)
    if is_trader:
        pay += board.trader_privilege
    return pay


@final
class Trading(Phase[PuertoRicoState]):
    """Sell one barrel or none (PR-TRADER-01)."""

    def name(self) -> str:
        return "trading"

    def options(self, state: PuertoRicoState) -> vec[i64]:
        player = state.players[state.actor]
        office = player.has(OFFICE)
        sellable: i64 = 0
        for good in range(GOODS):
            if player.goods[good] > 0 and (office or state.house[good] == 0):
                sellable |= 1 << good
        return SALE_ROWS[sellable]

    def play(self, state: PuertoRicoState, action: i64) -> None:
        if action != PASS:
            good = action - SELL
            player = state.players[state.actor]
            doubloons = sale_price(state.board, player, good, state.actor == state.taker)
            player.goods[good] -= 1
            player.doubloons += doubloons
            state.house[good] += 1
            state.house_filled += 1
            if state.sink is not None:
                state.tell("sold", {"seat": int(state.actor), "good": GOOD_NAMES[good], "doubloons": int(doubloons)})
        if state.house_filled == state.board.house_spaces:  # nobody else may sell (PR-TRADER-05)
            empty_house(state)
            end_role(state)
        elif not state.next_seat():
            end_role(state)  # what lies there stays (PR-TRADER-09)

    def explain(self, state: PuertoRicoState, action: i64) -> str:
        if action == PASS:
            return ""
        good = action - SELL
        if not 0 <= good < GOODS:
            return OTHER_DECISION
        player = state.players[state.actor]
        if player.goods[good] == 0:
            return "PR-TRADER-01"
        return "PR-TRADER-06" if state.house[good] > 0 and not player.has(OFFICE) else ""

    def expected(self, state: PuertoRicoState) -> list[int]:
        return [SELL + good for good in range(GOODS)]


def empty_house(state: PuertoRicoState) -> None:
    """A full house goes back to the supply (PR-TRADER-08)."""
    for good in range(GOODS):
        state.goods[good] += state.house[good]
        state.house[good] = 0
    state.house_filled = 0
    if state.sink is not None:
        state.tell("house-emptied", {})
