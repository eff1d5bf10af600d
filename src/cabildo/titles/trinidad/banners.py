"""Banners: six achievements, four of them in two steps, which nobody loses again."""

from cabildo.engine.replacing import changed
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BANNER_NAMES, FACE_UP, GREEN_BANNER, PURPLE_BANNER


def step_banner(state: TrinidadState, seat: i64, banner: i64) -> None:
    """Let a seat make a step towards a banner; a face-up one stays as it is (TR-BANNER-01 to 07).

    Green and purple are face up at once; the others come face down first. The automaton takes none (TR-SOLO-20).
    """
    if seat >= state.board.people:
        return
    player = state.players[seat]
    if player.banners[banner] == FACE_UP:
        return
    step = FACE_UP if banner in (GREEN_BANNER, PURPLE_BANNER) else player.banners[banner] + 1
    player.banners = changed(player.banners, banner, step)
    if state.sink is not None:
        event = "banner-raised" if player.is_up(banner) else "banner-gained"
        state.tell(event, {"seat": int(seat), "banner": BANNER_NAMES[banner]})


def count_affiliates(state: TrinidadState, seat: i64) -> None:
    """Give the purple banner to a seat that owns enough affiliates, whenever it gained one (TR-BANNER-03)."""
    if len(state.players[seat].hand) >= state.board.numbers.purple_cards:
        step_banner(state, seat, PURPLE_BANNER)
