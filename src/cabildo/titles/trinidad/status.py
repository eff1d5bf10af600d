"""Improving status: two markers, four categories of three levels."""

from cabildo.engine.replacing import changed
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import RAISE
from cabildo.titles.trinidad.affiliates.cards import STATUS_HAND
from cabildo.titles.trinidad.affiliates.on_bills import may_lower
from cabildo.titles.trinidad.bill import charge, payable
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.price import Bill, make_bill
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import LEVELS, STATUS_NAMES, STATUSES


def append_raise(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Add the categories that can be raised by one level (TR-STATUS-01, TR-STATUS-02)."""
    player = state.me()
    helped = may_lower(state, STATUS_HAND)
    for status in range(STATUSES):
        level = player.status[status] + 1
        if level > LEVELS or (level == 1 and player.status_markers == 0):
            continue
        if can_raise(state, player, status, level, helped):
            legal = append(legal, RAISE + status)
    return legal


def can_raise(state: TrinidadState, player: Player, status: i64, level: i64, helped: bool) -> bool:
    """Whether the actor has the workers and coins for a level, perhaps helped by cards."""
    numbers = state.board.numbers
    if level * numbers.status_workers <= player.hands() and level * numbers.status_silver <= player.coins:
        return True
    return helped and payable(state, player, raise_price(state, status))


def why_not_raise(state: TrinidadState, action: i64) -> str:
    player = state.me()
    level = player.status[action - RAISE] + 1
    if level > LEVELS:
        return "TR-STATUS-01"
    if level == 1 and player.status_markers == 0:
        return "TR-STATUS-02" if categories(player) == state.board.numbers.status_markers else "TR-BUILD-31"
    return "" if payable(state, player, raise_price(state, action - RAISE)) else "TR-STATUS-01"


def start_raise(state: TrinidadState, action: i64) -> None:
    charge(state, raise_price(state, action - RAISE))


def finish_raise(state: TrinidadState, action: i64) -> bool:
    player = state.me()
    status = action - RAISE
    if player.status[status] == 0:
        player.status_markers -= 1
    player.status = changed(player.status, status, player.status[status] + 1)
    if state.sink is not None:
        level = int(player.status[status])
        state.tell("status-raised", {"seat": int(state.actor), "status": STATUS_NAMES[status], "level": level})
    return True


def raise_price(state: TrinidadState, status: i64) -> Bill:
    """As many workers and silver coins as the level that is reached (TR-STATUS-01)."""
    numbers = state.board.numbers
    level = state.me().status[status] + 1
    bill = make_bill(RAISE + status, level * numbers.status_workers, coins=level * numbers.status_silver)
    bill.hand = STATUS_HAND
    return bill


def categories(player: Player) -> i64:
    """In how many categories a player has a marker."""
    total: i64 = 0
    for level in player.status:
        if level > 0:
            total += 1
    return total
