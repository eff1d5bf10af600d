"""The automaton's workers: what an action takes, and where the council helps out."""

from typing import Final

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import HIRING, LEVELS, WORKER_STATUS

PAID_LEVEL: Final = 1  # of Worker status, at which a worker costs bronze; behind it cubes, which are not paid, will do


def can_staff(state: TrinidadState, workers: i64, bronze: i64 = 0) -> bool:
    """Whether it has so many workers, while it spends so much besides (TR-SOLO-32).

    Those of the council complete an action for which its own are too few; without any of its own it passes
    (TR-SOLO-21, TR-SOLO-36).
    """
    player = state.players[state.board.people]
    if player.workers == 0:
        return False
    return workers <= player.workers or workers - player.workers <= council_help(state, bronze)


def council_help(state: TrinidadState, bronze: i64) -> i64:
    """How many workers the council would lend by Worker status (TR-SOLO-21, TR-STATUS-06 to 08)."""
    player = state.players[state.board.people]
    numbers = state.board.numbers
    level = player.status[WORKER_STATUS]
    if level == 0 or player.has_used(HIRING):
        return 0
    if level == PAID_LEVEL and player.coins < bronze + numbers.hire_price:
        return 0
    most: i64 = numbers.free_hires if level == LEVELS else 1
    return most if most < state.council_workers else state.council_workers


def staff(state: TrinidadState, workers: i64) -> None:
    """Use workers, first its own."""
    player = state.players[state.board.people]
    own = workers if workers < player.workers else player.workers
    player.workers -= own
    player.spent += own
    lent = workers - own
    if lent == 0:
        return
    player.used |= ONE << HIRING
    state.council_workers -= lent
    state.council_spent += lent
    if player.status[WORKER_STATUS] == PAID_LEVEL:
        spend_coins(state, state.board.numbers.hire_price)
    if state.sink is not None:
        state.tell("hired", {"seat": int(state.board.people), "workers": int(lent)})


def spend_coins(state: TrinidadState, bronze: i64) -> None:
    """Pay to the supply: coins it pays like everybody (TR-SOLO-15)."""
    state.players[state.board.people].coins -= bronze
    state.coins += bronze
