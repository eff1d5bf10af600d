"""Free actions: what players may do in their turn before the main action is finished.

Here is only which chapter is meant; what each of them is and costs stands in its chapter. All are slow: they join the
own turn and nothing else, as often as their own rule allows (TR-FREE-01, TR-FREE-03).
"""

from typing import final

from cabildo.engine.grid_names import space_name
from cabildo.engine.phase import SideAction
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BORROW, BURN, CALL_VOTE, HIRE_BRONZE, REACTIVATE_FREE, RECOVER, USE
from cabildo.titles.trinidad.affiliates.moments import AT_TURN
from cabildo.titles.trinidad.affiliates.powers import append_uses, start, why_not_use
from cabildo.titles.trinidad.affiliates.windows import open_windows
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.burning import append_burn, start_burn, why_not_burn
from cabildo.titles.trinidad.city import building_in, clear_space, owner_in
from cabildo.titles.trinidad.council_vote.calling import append_call_vote, call_vote, why_not_call_vote
from cabildo.titles.trinidad.displacing import return_pieces
from cabildo.titles.trinidad.extended_war.forces import is_at_war
from cabildo.titles.trinidad.extended_war.peace import end_if_over
from cabildo.titles.trinidad.hire import append_hire, start_hire, why_not_hire
from cabildo.titles.trinidad.phases import FREE_DONE, TURN
from cabildo.titles.trinidad.reactivate import append_reactivate_free, reactivate_free, why_not_reactivate_free
from cabildo.titles.trinidad.recovering import append_recover, start_recover, why_not_recover
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import LOT
from cabildo.titles.trinidad.warehouse import append_borrow, borrow, why_not_borrow


@final
class FreeActions(SideAction[TrinidadState]):
    """Recovering workers, City Warehouse, hiring, a free reactivation, cards, votes (TR-FREE-01 to 12)."""

    def __init__(self) -> None:
        super().__init__(RECOVER, CALL_VOTE, [TURN])

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64](capacity=16)
        legal = append_recover(state, legal)
        legal = append_borrow(state, legal)
        legal = append_hire(state, legal)
        legal = append_reactivate_free(state, legal)
        legal = append_burn(state, legal)
        legal = append_uses(state, legal, AT_TURN)
        return append_call_vote(state, legal)

    def play(self, state: TrinidadState, action: i64) -> None:
        if action < BORROW:
            start_recover(state, action)
        elif action < HIRE_BRONZE:
            borrow(state, action)
        elif action < REACTIVATE_FREE:
            start_hire(state, action)
        elif action == REACTIVATE_FREE:
            reactivate_free(state)
        elif action < USE:
            start_burn(state, action)
        elif action < CALL_VOTE:
            start(state, action - USE, AT_TURN)
        else:
            call_vote(state)
        if state.phase == TURN and state.fresh != 0:  # it asked nothing, so that the turn was not told
            open_windows(state, FREE_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if action < BORROW:
            return why_not_recover(state, action)
        if action < HIRE_BRONZE:
            return why_not_borrow(state, action)
        if action < REACTIVATE_FREE:
            return why_not_hire(state, action)
        if action < BURN:
            return why_not_reactivate_free(state)
        if action < USE:
            return why_not_burn(state, action)
        return why_not_call_vote(state) if action == CALL_VOTE else why_not_use(state, action - USE, AT_TURN)

    def expected(self, state: TrinidadState) -> list[int]:
        return [CALL_VOTE]


@final
class ClearingLots(SideAction[TrinidadState]):
    """Taking an own Lot off the map (TR-FREE-08)."""

    def __init__(self, board: Board) -> None:
        super().__init__(board.clear, board.clear + board.spaces - 1, [TURN])

    def options(self, state: TrinidadState) -> vec[i64]:
        board = state.board
        city = state.city
        legal = vec[i64](capacity=2)
        if state.me().lots < board.numbers.lots:
            tiles = city.tiles
            for space in range(board.spaces):
                if building_in(tiles[space]) == LOT and owner_in(tiles[space]) == state.actor:
                    legal = append(legal, board.clear + space)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        space = action - state.board.clear
        return_pieces(state, LOT, state.actor)
        clear_space(state.board, state.city, space)
        if state.sink is not None:
            name = space_name(state.board.columns, space)
            state.tell("lot-cleared", {"seat": int(state.actor), "space": name})
        if is_at_war(state):
            end_if_over(state)  # where all other districts with buildings are pillaged twice (TR-XWAR-59)
            open_windows(state, FREE_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        city = state.city
        space = action - state.board.clear
        return "" if city.building(space) == LOT and city.owner(space) == state.actor else "TR-FREE-08"
