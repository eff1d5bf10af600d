"""The end of the game: what council value and wars are worth."""

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import FROM_COUNCIL_TRACK, FROM_WAR_TRACK


def end_game(state: TrinidadState) -> None:
    """Give the points of both tracks, once, behind the last scoring (TR-FINAL-01 to 03); then all is over."""
    board = state.board
    for seat in state.order:
        player = state.players[seat]
        state.score(seat, FROM_COUNCIL_TRACK, board.council_points[player.council])
        state.score(seat, FROM_WAR_TRACK, board.war_points[board.war_left + player.war_step])
    state.over = True
    if state.sink is not None:
        state.tell("game-over", {})
