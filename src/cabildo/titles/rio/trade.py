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
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import GOOD_NAMES, SEATS, STONE
from cabildo.titles.rio.variants import sells_goods, trades_at_any_time

NO_ACTIONS: Final = vec[i64]()


# ---- the bank


@final
class BuyingGoods(SideAction[RioState]):
    """Edition 1 sells wood and stone at the rising price (RP-TRADE-07)."""

    def __init__(self) -> None:
        super().__init__(BUY, BUY + STONE, [PLACING, EFFECTS])

    def options(self, state: RioState) -> vec[i64]:
        if not sells_goods(state.board) or silver_for(state.me(), 1) > state.me().silver:
            return NO_ACTIONS
        legal = vec[i64](capacity=2)
        for good in range(STONE + 1):
            legal = append(legal, BUY + good)
        return legal

    def play(self, state: RioState, action: i64) -> None:
        good = action - BUY
        player = state.me()
        price = silver_for(player, 1)
        player.silver -= price
        player.bought += 1
        player.goods[good] += 1
        if state.sink is not None:
            state.tell("bought", {"seat": int(state.actor), "good": GOOD_NAMES[good], "silver": int(price)})

    def explain(self, state: RioState, action: i64) -> str:
        if not sells_goods(state.board):
            return "RP-TRADE-06"
        return "RP-TRADE-07" if state.me().silver < state.me().bought + 1 else ""


# ---- beginning an offer


@final
class MakingOffers(SideAction[RioState]):
    """An offer to another player in a turn of one's own: which turns these are is an option (RP-TRADE-01)."""

    def __init__(self, board: Board) -> None:
        at_any_time = [LEADING, ORDERING] if trades_at_any_time(board) else []
        super().__init__(OFFER, OFFER + SEATS - 1, [PLACING, EFFECTS, *at_any_time])

    def options(self, state: RioState) -> vec[i64]:
        if state.me().offers >= state.board.numbers.offers_a_phase:
            return NO_ACTIONS
        legal = vec[i64](capacity=SEATS)
        for seat in range(len(state.players)):
            if seat != state.actor and (has_wares(state, state.actor) or has_wares(state, seat)):
                legal = append(legal, OFFER + seat)
        return legal

    def play(self, state: RioState, action: i64) -> None:
        """Let the actor put an offer together; the turn goes on afterwards."""
        state.me().offers += 1
        state.ask(OFFERING, state.actor, new_offer(state.actor, action - OFFER))

    def explain(self, state: RioState, action: i64) -> str:
        seat = action - OFFER
        if seat >= len(state.players) or seat == state.actor:
            return "RP-TRADE-01"
        if state.me().offers >= state.board.numbers.offers_a_phase:
            return "RP-TRADE-01"
        return "" if has_wares(state, seat) or has_wares(state, state.actor) else "RP-TRADE-01"


def count_offers_anew(state: RioState) -> None:
    """Let everybody make offers again, since another phase begins."""
    for player in state.players:
        player.offers = 0
        player.offered = -1


def offers_left(state: RioState, seat: i64) -> dict[str, Any]:
    """How many offers the seat may still make, for views."""
    if state.board.trade == 0:
        return {"offers": 0}
    return {"offers": int(state.board.numbers.offers_a_phase - state.players[seat].offers)}
