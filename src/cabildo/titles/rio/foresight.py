"""What a player has to spend, and what they should beware of before it is too late: fines for bids and debts."""

from __future__ import annotations

from collections.abc import Iterator

from cabildo.engine.foresight import Caution
from cabildo.titles.rio.costs import can_pay
from cabildo.titles.rio.grids import is_owed, placer_of
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import GOOD_NAMES, GRID_NAMES, GRIDS, OFFICE_NAMES, OFFICES, SLOTS

BID = "warning-bid"
DEBT = "warning-debt"


def holdings_of(state: RioState, seat: int) -> dict[str, int]:
    player = state.players[seat]
    goods = {name: int(player.goods[good]) for good, name in enumerate(GOOD_NAMES)}
    return {"workers": int(player.supply), "silver": int(player.silver), **goods}


def warnings_of(state: RioState, seat: int) -> Iterator[Caution]:
    """As things stand now; what the effects turn may still bring is for the player to judge."""
    if not state.over:
        yield from unmet_bids(state, seat)
        yield from unpaid_debts(state, seat)


def unmet_bids(state: RioState, seat: int) -> Iterator[Caution]:
    """Bids whose price in silver or whose points are not there (RP-OFFICE-05, RP-OFFICE-07)."""
    player, board = state.players[seat], state.board
    silver = int(player.silver)
    for office in range(OFFICES):
        if state.bids[office] != seat:
            continue
        price, need = int(board.office_price[office]), int(board.office_need[office])
        if silver < price or player.score < need:
            params = {"office": OFFICE_NAMES[office], "silver": price, "points": need}
            yield Caution(BID, {**params, "fine": int(board.numbers.bid_fine)}, "RP-OFFICE-07")
        else:
            silver -= price  # which the next one cannot be paid from


def unpaid_debts(state: RioState, seat: int) -> Iterator[Caution]:
    """Debts that could not be paid now, one after the other (RP-MAJOR-08)."""
    player, board = state.players[seat], state.board
    paid = [0, 0, 0, 0]  # wood, stone, precious goods, and what is wood or stone
    for target in range(GRIDS * SLOTS):
        if not is_owed(state, target) or placer_of(state, target) != seat:
            continue
        grid = target // SLOTS
        due = (board.grid_wood[grid], board.grid_stone[grid], board.grid_precious[grid], board.grid_either[grid])
        wood, stone, precious, either = (int(had + one) for had, one in zip(paid, due, strict=True))
        if can_pay(board, player, wood, stone, precious, either):
            paid = [wood, stone, precious, either]  # which the next one cannot be paid from
        else:
            params = {"grid": GRID_NAMES[grid], "slot": target % SLOTS + 1, "fine": int(board.numbers.debt_fine)}
            yield Caution(DEBT, params, "RP-MAJOR-08")
