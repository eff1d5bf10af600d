"""The City Council: the action that raises the council value, and its gains and losses from anywhere."""

from typing import Final

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import GO_TO_COUNCIL
from cabildo.titles.trinidad.affiliates.moments import AT_COUNCIL_LOSS
from cabildo.titles.trinidad.affiliates.news import news_of_loss
from cabildo.titles.trinidad.banners import step_banner
from cabildo.titles.trinidad.bill import can_send, charge, payable
from cabildo.titles.trinidad.price import make_bill
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import FROM_COUNCIL_LOSS, GREEN_BANNER

LOWEST: Final = 1  # the first space of the track

# ---- the main action


def append_council(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """One or two workers, also at the end of the track (TR-COUNCIL-01, TR-ACTION-05)."""
    player = state.me()
    for extra in range(len(state.board.numbers.council_gain)):
        if can_send(state, player, extra + 1):
            legal = append(legal, GO_TO_COUNCIL + extra)
    return legal


def why_not_council(state: TrinidadState, action: i64) -> str:
    return "" if payable(state, state.me(), make_bill(action, action - GO_TO_COUNCIL + 1)) else "TR-COUNCIL-01"


def start_council(state: TrinidadState, action: i64) -> None:
    charge(state, make_bill(action, action - GO_TO_COUNCIL + 1))


def finish_council(state: TrinidadState, action: i64) -> bool:
    """Raise the value when the workers are placed; nothing more is asked."""
    gain_council(state, state.actor, state.board.numbers.council_gain[action - GO_TO_COUNCIL])
    return True


# ---- gains and losses


def gain_council(state: TrinidadState, seat: i64, points: i64) -> None:
    """Raise the council value, at most to the end of the track, which is the green banner (TR-COUNCIL-02)."""
    player = state.players[seat]
    end: i64 = len(state.board.council_points) - 1
    before = player.council
    player.council = before + points if before + points < end else end
    if state.sink is not None and player.council != before:
        state.tell(
            "council-gained", {"seat": int(seat), "points": int(player.council - before), "value": int(player.council)}
        )
    if player.council == end:
        step_banner(state, seat, GREEN_BANNER)


def lose_council(state: TrinidadState, seat: i64, points: i64) -> None:
    """Lower the council value; who falls to 0 or below loses points and stands on the first space (TR-COUNCIL-18)."""
    player = state.players[seat]
    value = player.council - points
    player.council = value if value >= LOWEST else LOWEST
    if state.sink is not None and points != 0:
        state.tell("council-lost", {"seat": int(seat), "points": int(points), "value": int(player.council)})
    if value < LOWEST:
        lost = state.board.numbers.council_loss_points * (LOWEST - value)
        state.score(seat, FROM_COUNCIL_LOSS, -lost)
        state.happened(AT_COUNCIL_LOSS, 0)
        state.news[AT_COUNCIL_LOSS] += news_of_loss(seat, lost)
