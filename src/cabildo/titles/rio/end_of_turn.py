"""The turn changes: the year, the enemies' markers, and the end of the game."""

from cabildo.engine.rows import i64
from cabildo.titles.rio import city
from cabildo.titles.rio.phases import PLACING
from cabildo.titles.rio.player import start_turn
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import ENEMIES, ENEMY_NAMES


def begin(state: RioState) -> None:
    """Begin the next turn; after the last one, war included, the game is over (RP-TURN-03, RP-END-01, RP-SHORT-01)."""
    if state.year == state.board.years - 1:
        state.over = True
        if state.sink is not None:
            state.tell("game-over", {})
        return
    advance_enemies(state, state.board.symbols[state.year])
    state.year += 1
    state.offices_used = 0
    city.end_turn(state.board, state.city)
    for player in state.players:
        start_turn(player)
    state.begin(PLACING)


def advance_enemies(state: RioState, symbols: i64) -> None:
    """Move Natives for a feather, Pirates for a skull, to the end of the track (RP-WARCHECK-13 to 15)."""
    for enemy in range(ENEMIES):
        if symbols >> enemy & 1 and state.markers[enemy] < len(state.board.enemy_values):
            state.markers[enemy] += 1
            if state.sink is not None:
                value = state.board.enemy_values[state.markers[enemy] - 1]
                state.tell("enemy-advanced", {"enemy": ENEMY_NAMES[enemy], "value": int(value)})
