"""The turn changes: the year, the enemies' markers, and the end of the game."""

from cabildo.engine.rows import i64
from cabildo.titles.rio import city
from cabildo.titles.rio.phases import PLACING
from cabildo.titles.rio.player import start_turn
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import ENEMIES, ENEMY_NAMES


def begin(table: Table) -> None:
    """Begin the next turn; after the last one, war included, the game is over (RP-TURN-03, RP-END-01, RP-SHORT-01)."""
    if table.year == table.board.years - 1:
        table.over = True
        if table.sink is not None:
            table.tell("game-over", {})
        return
    advance_enemies(table, table.board.symbols[table.year])
    table.year += 1
    table.offices_used = 0
    city.end_turn(table.board, table.city)
    for player in table.players:
        start_turn(player)
    table.begin(PLACING)


def advance_enemies(table: Table, symbols: i64) -> None:
    """Move Natives for a feather, Pirates for a skull, to the end of the track (RP-WARCHECK-13 to 15)."""
    for enemy in range(ENEMIES):
        if symbols >> enemy & 1 and table.markers[enemy] < len(table.board.enemy_values):
            table.markers[enemy] += 1
            if table.sink is not None:
                value = table.board.enemy_values[table.markers[enemy] - 1]
                table.tell("enemy-advanced", {"enemy": ENEMY_NAMES[enemy], "value": int(value)})
