"""Why a group cannot be led, march or be given up: the rule against it."""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.war.bonus_step import can_be_boosted, is_another, may_sacrifice
from cabildo.titles.rio.war.groups import (
    BIGGEST,
    NO_GROUP,
    RESTED,
    has_fought,
    has_merged,
    is_boosted,
    is_enemy,
    owners_of,
    size_of,
    steps_of,
)
from cabildo.titles.rio.war.movement import (
    END,
    March,
    distance,
    has_refused,
    led_group,
    owners_to_ask,
    reach,
    shares_pairs,
    way_into,
)
from cabildo.titles.rio.war.war import War, edge_of, size_outside

NO_STEPS: Final = ("RP-COMBAT-08", "RP-COMBAT-12", "RP-COMBAT-14", "RP-COMBAT-15")  # see `why_no_steps`


def why_not_lead(state: RioState, war: War, place: i64) -> str:
    board = state.board
    group = war.group_at(board, place)
    if group == NO_GROUP:
        return "RP-COMBAT-02" if place < board.spaces else why_nobody_outside(state, war, place)
    if not war.commands(board, war.mover, group):
        return "RP-COMBAT-01"
    if place >= board.spaces:
        return why_not_enter(state, war, group, place)
    if has_fought(group):
        return "RP-COMBAT-18"
    if group & RESTED != 0:
        return "RP-COMBAT-19"
    if steps_of(group) == 0 and not can_be_boosted(state, war, place):
        return why_no_steps(state, group)
    return ""


def why_nobody_outside(state: RioState, war: War, place: i64) -> str:
    """No such group waits there, and a bigger one is not split; only the first edition does that."""
    if state.board.edition == 1:
        return "RP-WAR-20"
    for size in range(size_outside(state.board, place) + 1, BIGGEST + 1):
        if war.outside(state.board, edge_of(state.board, place), size) > 0:
            return "RP-COMBAT-03"
    return "RP-WAR-19"


def why_no_steps(state: RioState, group: i64) -> str:
    """It has gone all of them, or it lost them in a merge: a single does that only when two pairs share."""
    if not has_merged(group):
        return "RP-COMBAT-08"
    if size_of(group) > 1:
        return "RP-COMBAT-12"
    return "RP-COMBAT-15" if state.board.edition == 1 else "RP-COMBAT-14"


def why_not_enter(state: RioState, war: War, group: i64, place: i64) -> str:
    """Those there were told to wait, or the entry is closed, or held by too many friends who cannot be given up."""
    edge = edge_of(state.board, place)
    if war.staying & state.board.edge_set[edge] != 0:
        return "RP-COMBAT-19"
    entry = state.board.edge_space[edge]
    if state.city.crews[entry] != 0:
        return "RP-WAR-06"
    other = war.troops[entry]
    if not is_enemy(other) or may_sacrifice(state, war, place, entry):
        return ""
    if shares_pairs(group, other):
        return "RP-COMBAT-13"
    if size_of(group) + size_of(other) > BIGGEST:
        return "RP-COMBAT-02"
    return "RP-COMBAT-18" if has_fought(other) else ""


def why_not_march(state: RioState, war: War, march: March, goal: i64) -> str:
    board = state.board
    led = march.led
    group = led_group(state, war, march)
    if reach(state, war, led, group)[goal] != 0:
        return ""
    if state.city.crews[goal] != 0:
        return "RP-WAR-06"
    other = war.troops[goal]
    if goal != led and other != NO_GROUP and is_enemy(other) == is_enemy(group):
        reason = why_not_merge(state, war, group, other)
        if reason != "":
            return reason
        if led >= board.spaces and goal == board.edge_space[edge_of(board, led)]:
            return "RP-COMBAT-13"  # two pairs share their tokens inside the city
    start = led
    steps = steps_of(group)
    if steps == 0:
        return why_no_steps(state, group)
    if start >= board.spaces:
        start = board.edge_space[edge_of(board, start)]
        steps -= 1
    away = distance(board.columns, start, goal)
    if away > steps or away == 0:
        return "RP-COMBAT-09" if steps == 1 and is_diagonal(state, start, goal) else "RP-COMBAT-08"
    return what_bars(state, war, led, group, start, goal)


def is_diagonal(state: RioState, start: i64, goal: i64) -> bool:
    """Whether the spaces touch at a corner only."""
    columns = state.board.columns
    return (
        distance(columns, start, goal) == 2
        and start % columns != goal % columns
        and start // columns != goal // columns
    )


def what_bars(state: RioState, war: War, led: i64, group: i64, start: i64, goal: i64) -> str:
    """The rule about something that stands on the direct ways, enemies first; other ways are too long."""
    columns = state.board.columns
    away = distance(columns, start, goal)
    rule = "RP-WAR-06"
    for space in range(state.board.spaces):
        if space in (led, goal) or distance(columns, start, space) + distance(columns, space, goal) != away:
            continue
        other = war.troops[space]
        if other != NO_GROUP:
            if is_enemy(other) != is_enemy(group):
                return "RP-COMBAT-10"
            rule = "RP-COMBAT-11"
        elif rule == "RP-WAR-06" and way_into(state, war, group, space) == END:
            rule = "RP-COMBAT-16"
    return rule


def why_not_merge(state: RioState, war: War, group: i64, other: i64) -> str:
    if has_fought(other):
        return "RP-COMBAT-18"
    if shares_pairs(group, other):
        if is_enemy(group) and state.board.edition == 1:
            return "RP-COMBAT-15"
    elif size_of(group) + size_of(other) > BIGGEST:
        return "RP-COMBAT-02"
    return "RP-COMBAT-04" if has_refused(war.refused, war.mover, owners_to_ask(state, war, group, other)) else ""


def why_not_sacrifice(state: RioState, war: War, march: March, victim: i64) -> str:
    led = march.led
    group = led_group(state, war, march)
    if is_boosted(group):
        return "RP-COMBAT-21"
    given = war.group_at(state.board, victim)
    if given == NO_GROUP or is_enemy(given) != is_enemy(group) or not is_another(state, war, led, victim):
        return "RP-COMBAT-20"
    if has_fought(given):
        return "RP-COMBAT-18"
    if owners_of(given) & ~owners_of(group) != 0:
        return "RP-COMBAT-23"
    if state.board.equal_sacrifice and size_of(given) != size_of(group):
        return "RP-COMBAT-20"
    return "" if may_sacrifice(state, war, led, victim) else "RP-COMBAT-23"
