"""Where a group can go: the one search that the rules, their reasons, the opponents and the clients share."""

from typing import Final, final

from cabildo.engine.frames import Memory
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.board.numbers import Numbers
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import VACANT
from cabildo.titles.rio.variants import attackers_share_pairs
from cabildo.titles.rio.war.groups import (
    BIGGEST,
    BOOSTED,
    NO_GROUP,
    full_steps,
    has_fought,
    is_enemy,
    owners_of,
    size_of,
    steps_of,
    with_steps,
)
from cabildo.titles.rio.war.war import War, edge_of

# what a space is to a group
BARRED: Final = 0
OPEN: Final = 1  # it may pass or stay
END: Final = 2  # it must stop: to fight or to merge


@final
class March(Memory):
    """A group that is led."""

    led: i64  # its place
    boosted: bool  # it is outside and had its bonus step; inside, the group itself knows

    def copy(self) -> Memory:
        return copy_march(self)


def led_group(state: RioState, war: War, march: March) -> i64:
    """The group that marches, with the steps that it has left."""
    group = war.group_at(state.board, march.led)
    if march.led < state.board.spaces or group == NO_GROUP:
        return group
    return entering(state.board.numbers, group, march.boosted)


def entering(numbers: Numbers, group: i64, boosted: bool) -> i64:
    """A group outside that moves has all its steps, and brings along that it had one more (RP-COMBAT-08, 21)."""
    steps = full_steps(numbers, size_of(group))
    return with_steps(group, steps + 1) | BOOSTED if boosted else with_steps(group, steps)


def reach(state: RioState, war: War, led: i64, group: i64) -> vec[i64]:
    """By space the steps that a group, which is at the place `led`, needs to go there, or 0 where it cannot go."""
    board = state.board
    needed = board.blank[:]
    found = vec[i64](capacity=40)
    steps = steps_of(group)
    if led < board.spaces:
        found = append(found, led)
    else:
        entry = board.edge_space[edge_of(board, led)]  # entering is the first step (RP-WAR-22)
        way = way_into(state, war, group, entry)
        if way == BARRED or (way == END and shares_pairs(group, war.troops[entry])):
            return needed  # two pairs share their tokens inside the city
        needed[entry] = 1
        if way == END:
            return needed
        found = append(found, entry)
    ways = board.steps
    looked: i64 = 0
    while looked < len(found):
        space = found[looked]
        looked += 1
        used = needed[space]
        if used == steps:
            break
        for beside in ways[space]:
            if needed[beside] == 0 and beside != led:
                way = way_into(state, war, group, beside)
                if way != BARRED:
                    needed[beside] = used + 1
                    if way == OPEN:
                        found = append(found, beside)
    return needed


def way_into(state: RioState, war: War, group: i64, space: i64) -> i64:
    """Whether the group may step onto the space, and whether it could go on from there (RP-COMBAT-10, 11, 16, 17)."""
    if state.city.crews[space] != 0:
        return BARRED  # the attacker's workers close it (RP-WAR-06)
    other = war.troops[space]
    if other != NO_GROUP:
        if is_enemy(other) != is_enemy(group):
            return END
        return END if may_merge(state, war, group, other) else BARRED
    return END if is_enemy(group) and is_target(state, war, space) else OPEN


def is_target(state: RioState, war: War, space: i64) -> bool:
    """Whether attackers must fight what stands there; the player aid spares the attacker's homes (RP-WAR-08)."""
    if state.city.building(space) == VACANT:
        return False
    return not (state.board.neutral_homes and state.city.owner(space) == war.attacker)


# ---- merging


def may_merge(state: RioState, war: War, group: i64, other: i64) -> bool:
    """Three at most, or two pairs, if those there have not fought and nobody said no (RP-COMBAT-02, 04, 13, 18)."""
    if has_fought(other):
        return False
    if size_of(group) + size_of(other) > BIGGEST:
        if not shares_pairs(group, other):
            return False
        if is_enemy(group) and not attackers_share_pairs(state.board):
            return False
    return not has_refused(war.refused, war.mover, owners_to_ask(state, war, group, other))


def shares_pairs(group: i64, other: i64) -> bool:
    """Two pairs of one side become a triplet and a single (RP-COMBAT-13)."""
    return size_of(group) == 2 and size_of(other) == 2 and is_enemy(group) == is_enemy(other)


def owners_to_ask(state: RioState, war: War, group: i64, other: i64) -> i64:
    """The seats with tokens in either group besides the mover; one who leads two colours asks nobody (RP-COMBAT-04)."""
    if is_enemy(group) or state.board.players == 2:
        return 0
    return (owners_of(group) | owners_of(other)) & ~(1 << war.mover)


def has_refused(refusals: i64, asking: i64, asked: i64) -> bool:
    """Whether one of those who would be asked said no to the same seat before."""
    return refusals >> 5 * asking & 31 & asked != 0


def halt_beside(state: RioState, war: War, led: i64, group: i64, goal: i64) -> i64:
    """Where a pair stops that shares its tokens with the one at the goal: the last space of a shortest way."""
    needed = reach(state, war, led, group)
    for beside in state.board.steps[goal]:
        if beside == led:
            if needed[goal] == 1:
                return beside
        elif 0 < needed[beside] == needed[goal] - 1 and way_into(state, war, group, beside) == OPEN:
            return beside
    return led


def distance(columns: i64, start: i64, goal: i64) -> i64:
    """The steps between two spaces of an empty map."""
    across = start % columns - goal % columns
    down = start // columns - goal // columns
    return (across if across > 0 else -across) + (down if down > 0 else -down)


# ---- written by `make fields`: copy_march, make_march


def copy_march(march: March) -> March:
    copy = March()
    copy.led = march.led
    copy.boosted = march.boosted
    return copy


def make_march(led: i64, boosted: bool) -> March:
    march = March()
    march.led = led
    march.boosted = boosted
    return march
