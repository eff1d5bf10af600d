"""Whose effects turn it is, and what happens at its start."""

from cabildo.titles.rio.minor_buildings import return_strays
from cabildo.titles.rio.offices import give_free_goods
from cabildo.titles.rio.phases import EFFECTS
from cabildo.titles.rio.table import Table


def begin(table: Table) -> None:
    """The next in order uses his workers (RP-TURN-02, RP-EFFECT-01)."""
    table.enter(EFFECTS)
    table.actor = table.order[table.turn]
    player = table.me()
    player.offers = 0
    player.offered = -1
    give_free_goods(table)
    return_strays(table, table.actor)
