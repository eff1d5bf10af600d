"""Phase C begins: do the dice bring a war, and against whom?"""

from cabildo.engine.rows import i64
from cabildo.titles.rio.city import open_edges
from cabildo.titles.rio.phases import ORDERING
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import ENEMIES, ENEMY_NAMES, NATIVES, NOBODY, PIRATES
from cabildo.titles.rio.trade import count_offers_anew
from cabildo.titles.rio.variants import goes_back, has_forced_war, trades_at_any_time
from cabildo.titles.rio.war import attackers


def begin(table: Table) -> None:
    """Check for a war, and begin it if there is one, else the order of the next turn (RP-TURN-04)."""
    enemy = enemy_of_this_turn(table)
    if enemy == NOBODY:
        table.begin(ORDERING)
        return
    if trades_at_any_time(table.board):
        count_offers_anew(table)
    attackers.begin(table, enemy)  # their bonus is read before the markers move (RP-WARCHECK-09)
    move_back(table, enemy)


def enemy_of_this_turn(table: Table) -> i64:
    """Who attacks, or NOBODY."""
    if not rolls_dice(table):
        return PIRATES if is_forced(table) else NOBODY
    dice = table.roll_dice()
    enemy = enemy_by_dice(table, dice)
    if table.sink is not None:
        name = None if enemy == NOBODY else ENEMY_NAMES[enemy]
        table.tell("war-check", {"dice": int(dice), "enemy": name})
    return enemy


def may_be_attacked(table: Table) -> bool:
    """Not a closed city, nor when everybody was attacker, with two players twice (RP-WALL-05, RP-WARCHECK-01)."""
    cycles = table.board.numbers.attack_cycles
    return open_edges(table.board, table.city) != 0 and (cycles == 0 or table.cycles < cycles)


def is_forced(table: Table) -> bool:
    """In the last turn the war comes without dice if somebody never attacked (RP-WARCHECK-10)."""
    return table.year == table.board.years - 1 and has_forced_war(table.board) and may_be_attacked(table)


def rolls_dice(table: Table) -> bool:
    """Whether this turn's check is up to the dice: one marker is on the track at least (RP-WARCHECK-05)."""
    if table.markers[NATIVES] == 0 and table.markers[PIRATES] == 0:
        return False
    return may_be_attacked(table) and not is_forced(table)


def enemy_by_dice(table: Table, dice: i64) -> i64:
    """The dice must not exceed the marker's value; Pirates come first (RP-WARCHECK-02 to 04)."""
    if dice <= value_of(table, PIRATES):
        return PIRATES
    return NATIVES if dice <= value_of(table, NATIVES) else NOBODY


def value_of(table: Table, enemy: i64) -> i64:
    """What the enemy's marker shows; nothing while it is on its symbol."""
    place = table.markers[enemy]
    return 0 if place == 0 else table.board.enemy_values[place - 1]


# ---- the markers


def move_back(table: Table, attacking: i64) -> None:
    """Move the markers back: after a war enemies are weaker (RP-WARCHECK-06 to 08)."""
    for enemy in range(ENEMIES):
        if goes_back(table.board, enemy, attacking):
            place = table.markers[enemy] - table.board.numbers.marker_spaces_back
            table.markers[enemy] = place if place > 0 else 0
