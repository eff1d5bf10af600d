"""The prospector: pay for the player who takes the card, and no action for anybody."""

from cabildo.titles.puerto_rico.rounds import end_role
from cabildo.titles.puerto_rico.state import PuertoRicoState


def prospect(state: PuertoRicoState) -> None:
    pay = state.board.prospector_pay
    state.players[state.taker].doubloons += pay  # PR-PROSPECTOR-01
    if state.sink is not None:
        state.tell("prospected", {"seat": int(state.taker), "doubloons": int(pay)})
    end_role(state)
