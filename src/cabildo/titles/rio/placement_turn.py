"""The start of a turn: phase A begins with the first in order."""

from cabildo.titles.rio.phases import PLACING
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.trade import count_offers_anew


def begin(table: Table) -> None:
    """(RP-SETUP-15, RP-TURN-02)"""
    table.turn = 0
    table.enter(PLACING)
    table.actor = table.order[0]
    count_offers_anew(table)
    if table.sink is not None:
        order = [int(seat) for seat in table.order]
        table.tell("turn-started", {"year": int(table.board.first_year + table.year), "seat": order[0], "order": order})
