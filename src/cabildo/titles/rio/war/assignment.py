"""Step 1 of a war: who attacks."""

from cabildo.engine.rows import i64
from cabildo.titles.rio.state import RioState


def next_attacker(state: RioState) -> i64:
    """The player furthest back in the order who was not attacker yet (RP-WAR-02)."""
    place = len(state.order) - 1
    while state.attacked >> state.order[place] & 1:
        place -= 1
    return state.order[place]


def mark_attacker(state: RioState, seat: i64) -> None:
    """Lay a purple disc under the order disc; when all have one, the cycle is complete (RP-WAR-03, RP-WARCHECK-11)."""
    state.attacked |= 1 << seat
    if state.attacked == (1 << len(state.players)) - 1:
        state.cycles += 1
        cycles = state.board.numbers.attack_cycles
        if cycles == 0 or state.cycles < cycles:
            state.attacked = 0
