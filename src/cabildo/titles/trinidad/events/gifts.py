"""What an Event lets everybody do once, as a free action in their own turn: pilgrimage and volunteers."""

from typing import final

from cabildo.engine.phase import SideAction
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DEPLOY, PILGRIM, VOLUNTEER
from cabildo.titles.trinidad.bill import charge, payable
from cabildo.titles.trinidad.events.decks import has_gift, use_gift
from cabildo.titles.trinidad.militia import finish_militia, free_marker
from cabildo.titles.trinidad.phases import FREE_DONE, TURN
from cabildo.titles.trinidad.price import Bill, make_bill
from cabildo.titles.trinidad.resources import take_faith
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import NO_UNIT, NOWHERE, PILGRIMAGE, USING_EVENT, VOLUNTEERS


@final
class EventGifts(SideAction[TrinidadState]):
    """A Faith token for a bronze, or a Miliciano without a worker (TR-EVENT-07)."""

    def __init__(self) -> None:
        super().__init__(PILGRIM, VOLUNTEER, [TURN])

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64]()
        if might_buy_token(state) and payable(state, state.me(), token_price(state)):
            legal = append(legal, PILGRIM)
        if may_volunteer(state):
            legal = append(legal, VOLUNTEER)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        if action == PILGRIM:
            charge(state, token_price(state))
        else:
            use_gift(state, state.actor)
            finish_militia(state, DEPLOY, FREE_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        player = state.me()
        if player.used >> USING_EVENT & 1:
            return "TR-EVENT-07"
        if action == PILGRIM:
            if state.event != PILGRIMAGE or not payable(state, player, token_price(state)):
                return "TR-EVENT-07"
            return "TR-ACTIVATE-30" if state.faith == 0 else ""
        if state.event != VOLUNTEERS:
            return "TR-EVENT-07"
        return "TR-MIL-02" if state.milicianos == 0 or NO_UNIT not in player.units else ""


def might_buy_token(state: TrinidadState) -> bool:
    """Whether the actor could buy a token, as far as everybody sees."""
    return has_gift(state, state.me(), PILGRIMAGE) and state.faith > 0


def may_volunteer(state: TrinidadState) -> bool:
    """Whether a Miliciano comes to the actor without a worker."""
    player = state.me()
    return has_gift(state, player, VOLUNTEERS) and state.milicianos > 0 and free_marker(player) != NOWHERE


def token_price(state: TrinidadState) -> Bill:
    return make_bill(PILGRIM, 0, coins=state.board.numbers.pilgrim_price)


def finish_pilgrimage(state: TrinidadState) -> None:
    """Take the token that is paid; the turn goes on."""
    use_gift(state, state.actor)
    take_faith(state, state.actor, 1)
