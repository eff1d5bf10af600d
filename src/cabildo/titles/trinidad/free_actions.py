"""Free actions: what players may do in their turn before the main action is finished."""

from typing import final

from cabildo.engine.phase import SideAction
from cabildo.titles.trinidad.actions import CALL_VOTE, RECOVER
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.phases import TURN
from cabildo.titles.trinidad.state import TrinidadState


@final
class FreeActions(SideAction[TrinidadState]):
    """Recovering workers, the City Warehouse, hiring, a free reactivation, burning cards (TR-FREE-01 to 12)."""

    def __init__(self) -> None:
        super().__init__(RECOVER, CALL_VOTE, [TURN])


@final
class ClearingLots(SideAction[TrinidadState]):
    """Taking an own Lot off the map (TR-FREE-08)."""

    def __init__(self, board: Board) -> None:
        super().__init__(board.clear, board.clear + board.spaces - 1, [TURN])
