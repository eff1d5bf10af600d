"""Step 1 of a war: who attacks."""

from cabildo.engine.rows import i64
from cabildo.titles.rio.table import Table


def next_attacker(table: Table) -> i64:
    """The player furthest back in the order who was not attacker yet (RP-WAR-02)."""
    place = len(table.order) - 1
    while table.attacked >> table.order[place] & 1:
        place -= 1
    return table.order[place]


def mark_attacker(table: Table, seat: i64) -> None:
    """Lay a purple disc under the order disc; when all have one, the cycle is complete (RP-WAR-03, RP-WARCHECK-11)."""
    table.attacked |= 1 << seat
    if table.attacked == (1 << len(table.players)) - 1:
        table.cycles += 1
        cycles = table.board.numbers.attack_cycles
        if cycles == 0 or table.cycles < cycles:
            table.attacked = 0
