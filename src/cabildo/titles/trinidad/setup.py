"""The preparation: what lies on the table before the first decade."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cabildo.engine.phase import Phase, SideAction
from cabildo.engine.rows import i64, vec
from cabildo.engine.setup import Setup
from cabildo.engine.sink import Sink
from cabildo.titles.trinidad.activation import Activating, Extra
from cabildo.titles.trinidad.auction import Bidding
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.burning import Burning
from cabildo.titles.trinidad.characters import Choosing
from cabildo.titles.trinidad.dealing import Dealing
from cabildo.titles.trinidad.draw import Drawing, Keeping
from cabildo.titles.trinidad.end_of_decade import EndOfDecade
from cabildo.titles.trinidad.free_actions import ClearingLots, FreeActions
from cabildo.titles.trinidad.major_buildings import Arranging, Working
from cabildo.titles.trinidad.minor_buildings import Building, Marking
from cabildo.titles.trinidad.paying import Paying
from cabildo.titles.trinidad.reactivate import Reactivating
from cabildo.titles.trinidad.recovering import Recovering
from cabildo.titles.trinidad.recovery import Returning
from cabildo.titles.trinidad.resources import Collecting, Taking
from cabildo.titles.trinidad.salary import Salary
from cabildo.titles.trinidad.scoring import Scoring
from cabildo.titles.trinidad.siting import Siting
from cabildo.titles.trinidad.stacking import Stacking
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.turn import Turn
from cabildo.titles.trinidad.walls_and_roads import Paving, Walling
from cabildo.titles.trinidad.war import Fighting

if TYPE_CHECKING:
    from cabildo.engine.title import Title


def all_phases() -> vec[Phase[Any]]:
    """The phases in the order of their numbers in `phases.py`."""
    return vec[Phase[Any]](
        [
            Choosing(),
            Bidding(),
            Dealing(),
            Drawing(),
            Keeping(),
            Stacking(),
            Salary(),
            Turn(),
            Building(),
            Marking(),
            Activating(),
            Extra(),
            Taking(),
            Collecting(),
            Paying(),
            Working(),
            Arranging(),
            Siting(),
            Walling(),
            Paving(),
            Recovering(),
            Burning(),
            EndOfDecade(),
            Reactivating(),
            Fighting(),
            Returning(),
            Scoring(),
        ]
    )


def all_sides(board: Board) -> vec[SideAction[Any]]:
    """What players may do beside their decisions."""
    return vec[SideAction[Any]]([FreeActions(), ClearingLots(board)])


@final
class TrinidadSetup(Setup):
    """A board with its options, from which games are dealt (TR-SETUP-01 to 36)."""

    title: Title
    phases: vec[Phase[Any]]
    sides: vec[SideAction[Any]]
    board: Board

    def deal(self, seed: i64, sink: Sink | None = None) -> TrinidadState:
        raise NotImplementedError

    def empty_state(self) -> TrinidadState:
        """The common board with its supply, and players with their pieces and nothing else."""
        raise NotImplementedError


def make_setup(title: Title, board: Board) -> TrinidadSetup:
    setup = TrinidadSetup()
    setup.title = title
    setup.phases = all_phases()
    setup.sides = all_sides(board)
    setup.board = board
    return setup
