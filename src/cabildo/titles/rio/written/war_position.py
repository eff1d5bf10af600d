"""A war written down: the form of its part of a position, and the way from a state to it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cabildo.engine.grid_names import edge_name, space_name
from cabildo.engine.told import one_of, told
from cabildo.titles.rio import phases
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import ENEMY_NAMES
from cabildo.titles.rio.war.attackers import attackers_to_come
from cabildo.titles.rio.war.groups import (
    BIGGEST,
    ENEMY,
    NO_GROUP,
    RESTED,
    colours_of,
    full_steps,
    has_fought,
    has_merged,
    is_boosted,
    size_of,
    steps_of,
)
from cabildo.titles.rio.war.war import War
from cabildo.titles.rio.written.steps import Seat
from cabildo.titles.rio.written.war_steps import Small

Count = Annotated[int, Meta(ge=0, le=9999)]
Token = Seat | Literal["enemy"]

GATHERING = (phases.RECRUITING, phases.GARRISONING)
FIGHTING = (phases.LEADING, phases.MARCHING, phases.CONSENTING)
IN_WAR = (phases.MUSTERING, phases.BETTING, phases.SHOOTING, *GATHERING, *FIGHTING)


class GroupPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A group in the city, and what it did in the turn under way."""

    stack: Annotated[list[Token], told("the tokens from the top, each a seat or `enemy`: one to three")]
    steps: Annotated[
        Small | None, told("steps that it may still go; left out: all of them if its commander moves now, else none")
    ] = None
    fought: Annotated[bool, told("in this war turn, so that it rests")] = False
    boosted: Annotated[bool, told("it had its bonus step in this war turn")] = False
    merged: Annotated[bool, told("in this war turn, so that it has no steps of its own")] = False
    rested: Annotated[bool, told("it was told to stay in this war turn")] = False


class WarPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who fights where; what a step of the war remembers is under `step`. The last six fields are for the fighting."""

    enemy: Annotated[str, one_of("enemy", ENEMY_NAMES), told("who attacks")]
    attacker: Annotated[Seat, told("the seat that leads them")]
    strength: Annotated[Small | None, told("with how many attackers it began; left out: with those there are")] = None
    camps: Annotated[dict[str, list[Small]], told("the groups outside by edge: their sizes")] = {}
    groups: Annotated[
        dict[str, GroupPosition | list[Token]],
        told("the groups in the city by space; a list is a stack and nothing else"),
    ] = {}
    turn: Annotated[Count, told("war turns, with the one under way")] = 1
    quiet: Annotated[Small, told("war turns without a battle before this one")] = 0
    battle: Annotated[bool, told("there was one in this war turn")] = False
    refused: Annotated[list[tuple[Seat, Seat]], told("who asked to merge in this turn, and who said no")] = []
    staying: Annotated[list[str], told("the edges whose groups were told to wait in this turn")] = []
    spared: Annotated[list[tuple[Seat, Seat]], told("who asked for a sacrifice in this turn, and who said no")] = []


def war_position(state: RioState) -> WarPosition | None:
    war = state.war
    if war is None:
        return None
    board = state.board
    attackers = war.attackers(board) + attackers_to_come(state)
    written = WarPosition(
        enemy=ENEMY_NAMES[war.enemy],
        attacker=int(war.attacker),
        strength=None if war.strength == attackers else int(war.strength),
        camps={
            edge_name(board.columns, board.rows, edge): sizes_outside(state, war, edge)
            for edge in range(len(war.camps))
            if war.camps[edge]
        },
        groups={
            space_name(board.columns, space): group_position(state, war, int(war.troops[space]))
            for space in range(board.spaces)
            if war.troops[space] != NO_GROUP
        },
    )
    if is_fighting(war):
        written.turn, written.quiet, written.battle = int(war.turn), int(war.quiet), war.battle
        written.refused, written.spared = pairs_of(int(war.refused)), pairs_of(int(war.spared))
        written.staying = edges_named(state, int(war.staying))
    return written


def is_fighting(war: War) -> bool:
    """Whether the first war turn has begun."""
    return war.turn > 0


def edges_named(state: RioState, edges: int) -> list[str]:
    board = state.board
    return [edge_name(board.columns, board.rows, edge) for edge in range(len(board.edge_space)) if edges >> edge & 1]


def group_position(state: RioState, war: War, group: int) -> GroupPosition | list[Token]:
    stack = stack_of(group)
    steps = None if steps_of(group) == usual_steps(state, war, group) else int(steps_of(group))
    written = GroupPosition(
        stack=stack,
        steps=steps,
        fought=has_fought(group),
        boosted=is_boosted(group),
        merged=has_merged(group),
        rested=bool(group & RESTED),
    )
    return stack if written == GroupPosition(stack=stack) else written


def usual_steps(state: RioState, war: War, group: int) -> int:
    """What a position need not say: a group whose commander moves has all its steps, another or a merged one none."""
    moves = is_fighting(war) and war.commands(state.board, war.mover, group) and not has_merged(group)
    return int(full_steps(state.board.numbers, size_of(group))) if moves else 0


def stack_of(group: int) -> list[Token]:
    """The colours from the top."""
    colours = [int(colours_of(group)) >> 3 * token & 7 for token in range(int(size_of(group)))]
    return ["enemy" if colour == ENEMY else colour for colour in colours]


def sizes_outside(state: RioState, war: War, edge: int) -> list[int]:
    """The groups at a perimeter point, the biggest first; in edition 1 one stack."""
    if state.board.edition == 1:
        return [int(war.camps[edge])]
    return [size for size in range(BIGGEST, 0, -1) for _group in range(war.outside(state.board, edge, size))]


def pairs_of(refusals: int) -> list[tuple[int, int]]:
    """Who asked, and who said no."""
    return [divmod(pair, 5) for pair in range(25) if refusals >> pair & 1]
