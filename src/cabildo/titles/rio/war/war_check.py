"""Phase C begins: do the dice bring a war, and against whom?"""

from cabildo.engine.rows import i64
from cabildo.titles.rio.city import open_edges
from cabildo.titles.rio.phases import ORDERING
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import ENEMIES, ENEMY_NAMES, NATIVES, NOBODY, PIRATES
from cabildo.titles.rio.trade import count_offers_anew
from cabildo.titles.rio.variants import goes_back, has_forced_war, trades_at_any_time
from cabildo.titles.rio.war import attackers


def begin(state: RioState) -> None:
    """Check for a war, and begin it if there is one, else the order of the next turn (RP-TURN-04)."""
    enemy = enemy_of_this_turn(state)
    if enemy == NOBODY:
        state.begin(ORDERING)
        return
    if trades_at_any_time(state.board):
        count_offers_anew(state)
    attackers.begin(state, enemy)  # their bonus is read before the markers move (RP-WARCHECK-09)
    move_back(state, enemy)


def enemy_of_this_turn(state: RioState) -> i64:
    """Who attacks, or NOBODY."""
    if not rolls_dice(state):
        return PIRATES if is_forced(state) else NOBODY
    dice = state.roll_dice()
    enemy = enemy_by_dice(state, dice)
    if state.sink is not None:
        name = None if enemy == NOBODY else ENEMY_NAMES[enemy]
        state.tell("war-check", {"dice": int(dice), "enemy": name})
    return enemy


def may_be_attacked(state: RioState) -> bool:
    """Not a closed city, nor when everybody was attacker, with two players twice (RP-WALL-05, RP-WARCHECK-01)."""
    cycles = state.board.numbers.attack_cycles
    return open_edges(state.board, state.city) != 0 and (cycles == 0 or state.cycles < cycles)


def is_forced(state: RioState) -> bool:
    """In the last turn the war comes without dice if somebody never attacked (RP-WARCHECK-10)."""
    return state.year == state.board.years - 1 and has_forced_war(state.board) and may_be_attacked(state)


def rolls_dice(state: RioState) -> bool:
    """Whether this turn's check is up to the dice: one marker is on the track at least (RP-WARCHECK-05)."""
    if state.markers[NATIVES] == 0 and state.markers[PIRATES] == 0:
        return False
    return may_be_attacked(state) and not is_forced(state)


def enemy_by_dice(state: RioState, dice: i64) -> i64:
    """The dice must not exceed the marker's value; Pirates come first (RP-WARCHECK-02 to 04)."""
    if dice <= value_of(state, PIRATES):
        return PIRATES
    return NATIVES if dice <= value_of(state, NATIVES) else NOBODY


def value_of(state: RioState, enemy: i64) -> i64:
    """What the enemy's marker shows; nothing while it is on its symbol."""
    place = state.markers[enemy]
    return 0 if place == 0 else state.board.enemy_values[place - 1]


# ---- the markers


def move_back(state: RioState, attacking: i64) -> None:
    """Move the markers back: after a war enemies are weaker (RP-WARCHECK-06 to 08)."""
    for enemy in range(ENEMIES):
        if goes_back(state.board, enemy, attacking):
            place = state.markers[enemy] - state.board.numbers.marker_spaces_back
            state.markers[enemy] = place if place > 0 else 0
