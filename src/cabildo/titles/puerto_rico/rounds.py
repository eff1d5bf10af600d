"""The end of a role, of a round and of the game ("Playing the game", "A new round")."""

from cabildo.engine.rows import i64
from cabildo.engine.state import EVERYBODY
from cabildo.titles.puerto_rico.phases import ROLE_CHOICE
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import EMPTY, ROLES


def end_role(state: PuertoRicoState) -> None:
    """The next player takes a role, or the round is over (PR-ROUND-01, PR-ROUND-03)."""
    state.enter(ROLE_CHOICE)
    state.actor = state.taker
    state.roles_left -= 1
    if state.roles_left > 0:
        state.next_seat()
    elif state.ending:
        state.over = True
        state.learned = EVERYBODY  # all points are open now (PR-INFO-02)
        if state.sink is not None:
            state.tell("game-over", {})
    else:
        end_round(state)


def end_round(state: PuertoRicoState) -> None:
    """Cards left over gain doubloons, the others come back, and the governor changes (PR-ROUND-11 to 14)."""
    for role in range(ROLES):
        if state.role_owner[role] == EMPTY:
            state.role_doubloons[role] += state.board.leftover_doubloons
        elif state.role_owner[role] >= 0:
            state.role_owner[role] = EMPTY
    players = len(state.players)
    state.governor = (state.governor + 1) % players
    state.round += 1
    state.roles_left = roles_a_round(state)
    state.actor = state.governor
    if state.sink is not None:
        state.tell("round-started", {"round": int(state.round), "seat": int(state.governor)})


def roles_a_round(state: PuertoRicoState) -> i64:
    """Everybody takes as many roles: one, or with two players three (PR-ROUND-01, PR-2P-13)."""
    return state.board.roles_a_round[len(state.players)]
