"""The player order: workers on the turn-order markers, and who is ahead in the next decade."""

from __future__ import annotations

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import MOST_WORKERS
from cabildo.titles.trinidad.state import TrinidadState

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
        state.tell("order-changed", {"seats": [int(seat) for seat in new_order]})
