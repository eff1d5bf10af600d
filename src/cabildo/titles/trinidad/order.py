"""The player order: workers on the turn-order markers, and who is ahead in the next decade."""

from __future__ import annotations

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import MOST_WORKERS, ORDER
from cabildo.titles.trinidad.bill import charge, most_sent, payable
from cabildo.titles.trinidad.price import make_bill
from cabildo.titles.trinidad.state import TrinidadState

# ---- the action


def append_order(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """One worker or more (TR-ORDER-01)."""
    for more in range(most_sent(state, state.me())):
        legal = append(legal, ORDER + more)
    return legal


def why_not_order(state: TrinidadState, action: i64) -> str:
    return "" if payable(state, state.me(), make_bill(action, action - ORDER + 1)) else "TR-ORDER-01"


def start_order(state: TrinidadState, action: i64) -> None:
    charge(state, make_bill(action, action - ORDER + 1))


def finish_order(state: TrinidadState, action: i64) -> bool:
    """Set the workers on the marker, on top of those that are there (TR-ORDER-01)."""
    workers = action - ORDER + 1
    state.me().order_workers += workers
    if state.sink is not None:
        state.tell("order-raised", {"seat": int(state.actor), "workers": int(workers)})
    return True


# ---- the step at the end of a decade


def change_order(state: TrinidadState) -> None:
    """Those with workers go ahead, most first, of equals the one further back (TR-ORDER-02 to 04)."""
    new_order = vec[i64](capacity=len(state.order))
    for workers in range(MOST_WORKERS, 0, -1):
        for place in range(len(state.order) - 1, -1, -1):
            seat = state.order[place]
            if state.players[seat].order_workers == workers:
                new_order = append(new_order, seat)
    changed = len(new_order) > 0
    for seat in state.order:
        if state.players[seat].order_workers == 0:
            new_order = append(new_order, seat)
    state.order = new_order
    if changed and state.sink is not None:
        state.tell("order-changed", {"order": [int(seat) for seat in new_order]})
