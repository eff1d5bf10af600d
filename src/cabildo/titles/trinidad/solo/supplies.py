"""From which grids cubes and from which stack coins come to the automaton: so that it loses as little as possible."""

from __future__ import annotations

from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import FROM_STACK, FROM_STORE
from cabildo.titles.trinidad.resources import lose_for_emptied, take_from_stack, take_from_store
from cabildo.titles.trinidad.solo.tie import Tie
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CUBE_OF_STORE, FIRST_STORE, STACKS, STORES, STORES_OF

# ---- cubes


def append_stores(state: TrinidadState, legal: vec[i64], tie: Tie) -> vec[i64]:
    """The grids from which the next cube can come without a loss that another choice avoids (TR-SOLO-18).

    In the order of the grids, so that each choice is made in one way.
    """
    behind = FIRST_STORE[tie.what] + STORES_OF[tie.what]
    least = fewest_emptied(state, tie.first, behind, tie.left)
    for store in range(tie.first, behind):
        if state.stores[store] > 0 and cubes_between(state, store, behind) >= tie.left:
            state.stores[store] -= 1
            now: i64 = 1 if state.stores[store] == 0 else 0
            emptied = now + fewest_emptied(state, store, behind, tie.left - 1)
            state.stores[store] += 1
            if emptied == least:
                legal = append(legal, FROM_STORE + store)
    return legal


def fewest_emptied(state: TrinidadState, store: i64, behind: i64, cubes: i64) -> i64:
    """How many grids from this one on are emptied at least by taking so many cubes; more than there are if too few."""
    if cubes == 0:
        return 0
    if store == behind:
        return STORES
    there = state.stores[store]
    best: i64 = STORES
    for taken in range(min(there, cubes) + 1):
        now: i64 = 1 if taken > 0 and taken == there else 0
        best = min(best, now + fewest_emptied(state, store + 1, behind, cubes - taken))
    return best


def cubes_between(state: TrinidadState, store: i64, behind: i64) -> i64:
    total: i64 = 0
    for other in range(store, behind):
        total += state.stores[other]
    return total


def why_not_store(state: TrinidadState, tie: Tie, action: i64) -> str:
    """The rule against a grid, by counting what all can spare."""
    store = action - FROM_STORE
    if not 0 <= store < STORES or CUBE_OF_STORE[store] != tie.what:
        return OTHER_DECISION
    if store < tie.first:
        return FIXED_ORDER
    if state.stores[store] == 0:
        return "TR-GRID-04"
    spare: i64 = 0  # all but the last cube of each grid
    spare_behind: i64 = 0  # the same without those that are passed over
    there: i64 = 0
    for other in range(tie.first, STORES):
        if CUBE_OF_STORE[other] == tie.what and state.stores[other] > 0:
            spare += state.stores[other] - 1
            if other >= store:
                spare_behind += state.stores[other] - 1
                there += state.stores[other]
    if there < tie.left:
        return "TR-GRID-05"
    emptied = max(tie.left - spare_behind, 0)
    if state.stores[store] == 1:  # it is empty at once
        emptied = 1 + max(tie.left - 1 - spare_behind, 0)
    return "TR-SOLO-18" if emptied > max(tie.left - spare, 0) else ""


def take_cube(state: TrinidadState, tie: Tie, store: i64) -> None:
    """Take one; with the last one the grids that are empty now cost points."""
    seat = state.board.people
    tie.emptied += take_from_store(state, seat, store)
    tie.left -= 1
    tie.first = store
    if tie.left == 0:
        lose_for_emptied(state, seat, tie.emptied)


# ---- coins


def append_stacks(state: TrinidadState, legal: vec[i64], tie: Tie) -> vec[i64]:
    """A whole silver coin from a stack that is not emptied, else from any; else bronze by bronze (TR-SOLO-18)."""
    silver = state.board.numbers.silver
    if tie.left == silver:
        for spared in (1, 0):
            for stack in range(STACKS):
                if state.stacks[stack] >= silver + spared:
                    legal = append(legal, FROM_STACK + stack)
            if len(legal) > 0:
                return legal
    for stack in range(tie.first, STACKS):
        if state.stacks[stack] > 0 and coins_behind(state, stack) >= tie.left:
            legal = append(legal, FROM_STACK + stack)
    return legal


def coins_behind(state: TrinidadState, stack: i64) -> i64:
    total: i64 = 0
    for other in range(stack, STACKS):
        total += state.stacks[other]
    return total


def why_not_stack(state: TrinidadState, tie: Tie, action: i64) -> str:
    stack = action - FROM_STACK
    if not 0 <= stack < STACKS:
        return OTHER_DECISION
    if stack < tie.first:
        return FIXED_ORDER
    if state.stacks[stack] == 0:
        return "TR-GRID-07"
    silver = state.board.numbers.silver
    fullest: i64 = 0
    there: i64 = 0
    for other in range(STACKS):
        fullest = max(fullest, state.stacks[other])
        if other >= stack:
            there += state.stacks[other]
    if tie.left < silver or fullest < silver:
        return "" if there >= tie.left else "TR-GRID-07"
    return "TR-SOLO-18" if state.stacks[stack] < min(fullest, silver + 1) else ""


def take_coins(state: TrinidadState, tie: Tie, stack: i64) -> None:
    """Take a silver coin, or a bronze where no stack has one."""
    seat = state.board.people
    bronze: i64 = tie.left if state.stacks[stack] >= tie.left else 1
    for _coin in range(bronze):
        tie.emptied += take_from_stack(state, seat, stack)
    tie.left -= bronze
    tie.first = stack
    if tie.left == 0:
        lose_for_emptied(state, seat, tie.emptied)
