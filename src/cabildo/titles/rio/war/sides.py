"""The defenders: in which order they act, and whose General leads."""

from cabildo.engine.rows import i64
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import GENERAL, NOBODY
from cabildo.titles.rio.war.war import War


def first_defender(table: Table, war: War) -> i64:
    first = table.order[0]
    return table.order[1] if first == war.attacker else first


def next_defender(table: Table, war: War) -> i64:
    """The defender after the mover in the order, or NOBODY."""
    found = False
    for seat in table.order:
        if found and seat != war.attacker:
            return seat
        if seat == war.mover:
            found = True
    return NOBODY


def leads_as_general(table: Table, war: War, colour: i64) -> bool:
    """The General's power is only for defence, from the turn after its purchase (RP-WAR-07, RP-OFFICE-11)."""
    return colour != war.attacker and table.works(colour, GENERAL)
