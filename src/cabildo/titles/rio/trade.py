"""Trade: wood and stone from the bank in edition 1, and offers from player to player where the table allows them.

Both are done beside a decision. A player makes two offers a phase at most and no offer twice, so that every game ends
(RP-TRADE-01).
"""

from __future__ import annotations

from typing import Any, Final, final

from cabildo.engine.phase import SideAction
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import BUY, OFFER
from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.costs import silver_for
from cabildo.titles.rio.offer import has_wares, new_offer
from cabildo.titles.rio.phases import EFFECTS, LEADING, OFFERING, ORDERING, PLACING
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import GOOD_NAMES, SEATS, STONE
from cabildo.titles.rio.variants import sells_goods, trades_at_any_time

NO_ACTIONS: Final = vec[i64]()


# ---- the bank


@final
class BuyingGoods(SideAction[Table]):
    """Edition 1 sells wood and stone at the rising price (RP-TRADE-07)."""

    def __init__(self) -> None:
        super().__init__(BUY, BUY + STONE, [PLACING, EFFECTS])

    def options(self, table: Table) -> vec[i64]:
        if not sells_goods(table.board) or silver_for(table.me(), 1) > table.me().silver:
            return NO_ACTIONS
        legal = vec[i64](capacity=2)
        for good in range(STONE + 1):
            legal = append(legal, BUY + good)
        return legal

    def play(self, table: Table, action: i64) -> None:
        good = action - BUY
        player = table.me()
        price = silver_for(player, 1)
        player.silver -= price
        player.bought += 1
        player.goods[good] += 1
        if table.sink is not None:
            table.tell("bought", {"seat": int(table.actor), "good": GOOD_NAMES[good], "silver": int(price)})

    def explain(self, table: Table, action: i64) -> str:
        if not sells_goods(table.board):
            return "RP-TRADE-06"
        return "RP-TRADE-07" if table.me().silver < table.me().bought + 1 else ""


# ---- beginning an offer


@final
class MakingOffers(SideAction[Table]):
    """An offer to another player in a turn of one's own: which turns these are is an option (RP-TRADE-01)."""

    def __init__(self, board: Board) -> None:
        at_any_time = [LEADING, ORDERING] if trades_at_any_time(board) else []
        super().__init__(OFFER, OFFER + SEATS - 1, [PLACING, EFFECTS, *at_any_time])

    def options(self, table: Table) -> vec[i64]:
        if table.me().offers >= table.board.numbers.offers_a_phase:
            return NO_ACTIONS
        legal = vec[i64](capacity=SEATS)
        for seat in range(len(table.players)):
            if seat != table.actor and (has_wares(table, table.actor) or has_wares(table, seat)):
                legal = append(legal, OFFER + seat)
        return legal

    def play(self, table: Table, action: i64) -> None:
        """Let the actor put an offer together; the turn goes on afterwards."""
        table.me().offers += 1
        table.ask(OFFERING, table.actor, new_offer(table.actor, action - OFFER))

    def explain(self, table: Table, action: i64) -> str:
        seat = action - OFFER
        if seat >= len(table.players) or seat == table.actor:
            return "RP-TRADE-01"
        if table.me().offers >= table.board.numbers.offers_a_phase:
            return "RP-TRADE-01"
        return "" if has_wares(table, seat) or has_wares(table, table.actor) else "RP-TRADE-01"


def count_offers_anew(table: Table) -> None:
    """Let everybody make offers again, since another phase begins."""
    for player in table.players:
        player.offers = 0
        player.offered = -1


def offers_left(table: Table, seat: i64) -> dict[str, Any]:
    """How many offers the seat may still make, for views."""
    if table.board.trade == 0:
        return {"offers": 0}
    return {"offers": int(table.board.numbers.offers_a_phase - table.players[seat].offers)}
