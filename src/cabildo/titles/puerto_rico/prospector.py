"""The prospector: a doubloon for the player who takes the card, and no action for anybody."""

from cabildo.titles.puerto_rico.rounds import end_role
from cabildo.titles.puerto_rico.table import Table


def prospect(table: Table) -> None:
    table.players[table.taker].doubloons += 1  # PR-PROSPECTOR-01
    if table.sink is not None:
        table.tell("prospected", {"seat": int(table.taker), "doubloons": 1})
    end_role(table)
