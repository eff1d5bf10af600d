"""A group moves one space more if another one of its side is given up for it."""

from cabildo.engine.grid_names import space_name
from cabildo.engine.rows import i64
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.war.groups import (
    BIGGEST,
    BOOSTED,
    ENEMY,
    NO_GROUP,
    count_of,
    has_fought,
    is_boosted,
    is_enemy,
    owners_of,
    size_of,
    steps_of,
    with_steps,
)
from cabildo.titles.rio.war.movement import March, has_refused
from cabildo.titles.rio.war.war import War, edge_of, outside_place, size_outside


def may_sacrifice(state: RioState, war: War, place: i64, victim: i64) -> bool:
    """Whether the group at `victim` may be given up for the one at `place` (RP-COMBAT-18, 20, 23)."""
    board = state.board
    group = war.group_at(board, place)
    given = war.group_at(board, victim)
    if given == NO_GROUP or has_fought(given) or is_enemy(given) != is_enemy(group):
        return False
    if is_enemy(group):
        if not is_another(state, war, place, victim):
            return False
    elif place == victim or owners_of(given) & ~owners_of(group) != 0:
        return False
    if board.equal_sacrifice and size_of(given) != size_of(group):
        return False
    return not has_refused(war.spared, war.mover, owners_given_up(state, war, given))


def is_another(state: RioState, war: War, place: i64, victim: i64) -> bool:
    """Whether there is a group at `victim` besides the one at `place`: outside, several may share a point."""
    spaces = state.board.spaces
    if place < spaces or victim < spaces:
        return place != victim
    edge = edge_of(state.board, place)
    if edge_of(state.board, victim) != edge:
        return True
    size = size_outside(state.board, place)
    other = size_outside(state.board, victim)
    if state.board.edition == 1:
        return size + other <= war.camps[edge]
    return size != other or war.outside(state.board, edge, size) > 1


def owners_given_up(state: RioState, war: War, given: i64) -> i64:
    """The seats, besides the mover, whose tokens would be given up."""
    if is_enemy(given) or state.board.players == 2:
        return 0
    return owners_of(given) & ~(1 << war.mover)


def can_be_boosted(state: RioState, war: War, place: i64) -> bool:
    """Whether any group may be given up for this one."""
    if place < state.board.spaces and is_boosted(war.troops[place]):
        return False  # one a war turn (RP-COMBAT-21)
    troops = war.troops
    for victim in range(len(troops)):
        if troops[victim] != NO_GROUP and may_sacrifice(state, war, place, victim):
            return True
    if is_enemy(war.group_at(state.board, place)):
        for edge in range(len(war.camps)):
            if war.camps[edge] != 0:
                for size in range(1, BIGGEST + 1):
                    if may_sacrifice(state, war, place, outside_place(state.board, edge, size)):
                        return True
    return False


def sacrifice(state: RioState, war: War, march: March, victim: i64) -> None:
    """Send tokens home, which score for nobody, and give the led group one step more (RP-COMBAT-20, RP-COMBAT-24)."""
    given = war.group_at(state.board, victim)
    war.leave(state.board, victim)
    if not is_enemy(given):
        for seat in range(len(state.players)):
            state.players[seat].supply += count_of(given, seat)
    if march.led < state.board.spaces:
        group = war.troops[march.led]
        war.troops[march.led] = with_steps(group, steps_of(group) + 1) | BOOSTED
    else:
        march.boosted = True
    if state.sink is not None:
        inside = victim < state.board.spaces
        state.tell(
            "group-sacrificed",
            {
                "seat": int(war.mover),
                "tokens": int(size_of(given)),
                "space": space_name(state.board.columns, victim) if inside else None,
                "enemy": count_of(given, ENEMY) > 0,
            },
        )
