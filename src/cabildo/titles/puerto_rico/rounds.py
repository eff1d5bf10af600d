"""The end of a role, of a round and of the game ("Playing the game", "A new round")."""

from cabildo.engine.rows import i64
from cabildo.engine.state import EVERYBODY
from cabildo.titles.puerto_rico.phases import ROLE
from cabildo.titles.puerto_rico.table import Table
from cabildo.titles.puerto_rico.terms import EMPTY, ROLES


def end_role(table: Table) -> None:
    """The next player takes a role, or the round is over (PR-ROUND-01, PR-ROUND-03)."""
    table.enter(ROLE)
    table.actor = table.taker
    table.roles_left -= 1
    if table.roles_left > 0:
        table.next_seat()
    elif table.ending:
        table.over = True
        table.learned = EVERYBODY  # all points are open now (PR-INFO-02)
        if table.sink is not None:
            table.tell("game-over", {})
    else:
        end_round(table)


def end_round(table: Table) -> None:
    """Cards left over gain doubloons, the others come back, and the governor changes (PR-ROUND-11 to 14)."""
    for role in range(ROLES):
        if table.role_owner[role] == EMPTY:
            table.role_doubloons[role] += table.board.leftover_doubloons
        elif table.role_owner[role] >= 0:
            table.role_owner[role] = EMPTY
    players = len(table.players)
    table.governor = (table.governor + 1) % players
    table.round += 1
    table.roles_left = roles_a_round(table)
    table.actor = table.governor
    if table.sink is not None:
        table.tell("round-started", {"round": int(table.round), "seat": int(table.governor)})


def roles_a_round(table: Table) -> i64:
    """Everybody takes as many roles: one, or with two players three (PR-ROUND-01, PR-2P-13)."""
    return table.board.roles_a_round[len(table.players)]
