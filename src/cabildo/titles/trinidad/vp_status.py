"""VP status: once a decade its owner raises one single award."""

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BOOSTING, FROM_VP_STATUS, VP_STATUS


def may_boost(state: TrinidadState, seat: i64) -> bool:
    """Whether a seat has VP status that it did not use in this decade."""
    player = state.players[seat]
    return player.status[VP_STATUS] > 0 and not player.has_used(BOOSTING)


def bonus_for(state: TrinidadState, seat: i64, points: i64) -> i64:
    """What VP status adds to an award, rounded down; nothing to one that gives or costs nothing (TR-STATUS-09)."""
    if points <= 0:
        return 0
    percent = state.board.numbers.vp_status_percent[state.players[seat].status[VP_STATUS]]
    return points * percent // 100


def boost(state: TrinidadState, seat: i64, points: i64) -> None:
    """Raise an award of so many points (TR-STATUS-09)."""
    state.players[seat].used |= ONE << BOOSTING
    state.score(seat, FROM_VP_STATUS, bonus_for(state, seat, points))
