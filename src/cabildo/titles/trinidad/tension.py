"""Tension with Natives and Pirates: two tracks that are walked twice, at last with a double disk."""

from cabildo.engine.replacing import changed
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.deck import discard_top, has_top
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CUBE_OF_STORE,
    FACTION_NAMES,
    FACTIONS,
    NATIVES,
    NOBODY,
    PIRATES,
    PRECIOUS,
    STACKS,
    STORES,
    SYMBOLS,
)


def raise_tension(state: TrinidadState) -> None:
    """Empty grids and stacks raise it, then the back of the card that comes to lie on top (TR-END-02 to 04)."""
    for faction in range(FACTIONS):
        go_up(state, faction, steps_by_want(state, faction))
    discard_top(state)
    if has_top(state):
        for faction in range(FACTIONS):
            go_up(state, faction, SYMBOLS[faction][state.top_back])


def steps_by_want(state: TrinidadState, faction: i64) -> i64:
    """Steps for what is empty: of stone and wood for Natives, of precious and coins for Pirates (TR-END-02, 03)."""
    steps: i64 = 0
    for store in range(STORES):
        if state.stores[store] == 0 and (CUBE_OF_STORE[store] == PRECIOUS) == (faction == PIRATES):
            steps += 1
    if faction == PIRATES:
        for stack in range(STACKS):
            if state.stacks[stack] == 0:
                steps += 1
    return steps


def go_up(state: TrinidadState, faction: i64, steps: i64) -> None:
    """Behind the last space a second disk begins with the first one; at its end it stays (TR-END-05)."""
    end = 2 * state.board.tension_spaces
    before = state.tension[faction]
    state.tension = changed(state.tension, faction, min(before + steps, end))
    if state.sink is not None and steps > 0:
        level = state.tension[faction]
        state.tell(
            "tension-raised",
            {
                "faction": FACTION_NAMES[faction],
                "steps": int(level - before),
                "space": int(space_of(state.board, level)),
                "double": is_double(state.board, level),
            },
        )


def go_down(state: TrinidadState, faction: i64, steps: i64) -> None:
    """Back on the track, at most to its first space."""
    before = state.tension[faction]
    state.tension = changed(state.tension, faction, max(before - steps, 1))
    if state.sink is not None and state.tension[faction] != before:
        level = state.tension[faction]
        state.tell(
            "tension-lowered",
            {
                "faction": FACTION_NAMES[faction],
                "steps": int(before - level),
                "space": int(space_of(state.board, level)),
                "double": is_double(state.board, level),
            },
        )


def reset_tension(state: TrinidadState, attacker: i64) -> None:
    """A war with Pirates calms both, one with Natives only them (TR-WAR-05)."""
    state.tension = changed(state.tension, NATIVES, 1)
    if attacker == PIRATES:
        state.tension = changed(state.tension, PIRATES, 1)


# ---- what a level means


def is_double(board: Board, level: i64) -> bool:
    return level > board.tension_spaces


def space_of(board: Board, level: i64) -> i64:
    """The space of the track, counted from 1, on which a marker of this level stands."""
    return level - board.tension_spaces if is_double(board, level) else level


def means_war(board: Board, level: i64) -> bool:
    """Whether a marker is a double disk or stands in the red zone (TR-WAR-01)."""
    return is_double(board, level) or board.red_modifier[level] >= 0


def steps_to_war(board: Board, level: i64) -> i64:
    """How many steps further a marker would mean war; 0 where it does."""
    steps: i64 = 0
    while not means_war(board, level + steps):
        steps += 1
    return steps


def modifier_of(board: Board, level: i64) -> i64:
    """What a marker that means war adds to the attack (TR-WAR-04)."""
    if is_double(board, level):
        return board.double_modifier[space_of(board, level)]
    return board.red_modifier[level]


def belligerent(state: TrinidadState) -> i64:
    """Who attacks, or NOBODY: whose marker is further ahead, double ones first, and Pirates of equals.

    (TR-WAR-01 to 03.)
    """
    natives = means_war(state.board, state.tension[NATIVES])
    pirates = means_war(state.board, state.tension[PIRATES])
    if natives and pirates:
        return PIRATES if state.tension[PIRATES] >= state.tension[NATIVES] else NATIVES
    return NATIVES if natives else PIRATES if pirates else NOBODY
