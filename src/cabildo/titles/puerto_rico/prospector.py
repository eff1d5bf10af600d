"""The prospector: pay for the player who takes the card, and no action for anybody."""

from cabildo.titles.puerto_rico.rounds import end_role
from cabildo.titles.puerto_rico.table import Table


def prospect(table: Table) -> None:
    pay = table.board.prospector_pay
    table.players[table.taker].doubloons += pay  # PR-PROSPECTOR-01
    if table.sink is not None:
        table.tell("prospected", {"seat": int(table.taker), "doubloons": int(pay)})
    end_role(table)
