"""A war written down: the form of its part of a position, and the way from a state to it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cabildo.engine.grid_names import edge_name, space_name
from cabildo.titles.rio import phases
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import ENEMY_NAMES
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

Seat = Annotated[int, Meta(ge=0, le=4)]
MOST_ATTACKERS = 255  # a camp counts no further; the printed board brings 49 at most
Small = Annotated[int, Meta(ge=0, le=MOST_ATTACKERS)]
Count = Annotated[int, Meta(ge=0, le=9999)]
Token = Seat | Literal["enemy"]

BEFORE_FIGHTING = (phases.MUSTERING, phases.BETTING, phases.SHOOTING, phases.GARRISONING, phases.RECRUITING)
FIGHTING = (phases.LEADING, phases.MARCHING, phases.CONSENTING)
IN_WAR = BEFORE_FIGHTING + FIGHTING


class GroupPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A group in the city, and what it did in the turn under way."""

    stack: list[Token]  # from the top
    steps: Small | None = None  # left out: all of them if its commander moves, else none
    fought: bool = False
    boosted: bool = False  # had its bonus step in this war turn
    merged: bool = False  # in this war turn, so that it has no steps of its own
    rested: bool = False


class WarPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who fights where; a step says only what it remembers itself."""

    enemy: str
    attacker: Seat
    strength: Small | None = None  # with so many attackers it began; left out: with those there are
    camps: dict[str, list[Small]] = {}  # by edge: the sizes of the groups outside
    groups: dict[str, GroupPosition | list[Token]] = {}  # by space; a list is a stack and nothing else
    waiting: Small = 0  # mustering: attackers still to place
    shots: Small = 0  # shooting: attackers still to remove
    colour: Seat | None = None  # garrisoning: whose tokens; left out: the actor's
    free: Small | None = None  # garrisoning: tokens left; left out: as at the start
    extra: Small = 0  # garrisoning, edition 1: the General's own
    hired: bool = False  # garrisoning: they are paid for
    recruits: Small = 0  # garrisoning, recruiting: paid by the actor until now
    turn: Count = 1  # fighting
    quiet: Small = 0  # fighting: war turns without a battle before this one
    battle: bool = False  # fighting: there was one in this war turn
    refused: list[tuple[Seat, Seat]] = []  # fighting: who asked to merge, and who said no
    staying: list[str] = []  # fighting: the edges whose groups were told to wait in this turn
    spared: list[tuple[Seat, Seat]] = []  # fighting: who asked for a sacrifice, and who said no
    mover: Seat | None = None  # consenting: whose turn it is; elsewhere the actor
    led: str | None = None  # marching, consenting: the group, "e6" or "north e 2"
    boosted: bool = False  # marching: a group outside had its bonus step
    goal: str | None = None  # consenting: the group to merge with or to give up
    purpose: str | None = None  # consenting: merge or sacrifice
    asking: list[Seat] = []  # consenting: who has not answered yet
    commander: Seat | None = None  # consenting: who shall command; left out: the mover


def war_position(table: Table) -> WarPosition | None:
    war = table.war
    if war is None:
        return None
    board, phase = table.board, table.phase
    attackers = int(war.attackers(board) + war.waiting)
    written = WarPosition(
        enemy=ENEMY_NAMES[war.enemy],
        attacker=int(war.attacker),
        strength=None if war.strength == attackers else int(war.strength),
        camps={
            edge_name(board.columns, board.rows, edge): sizes_outside(table, war, edge)
            for edge in range(len(war.camps))
            if war.camps[edge]
        },
        groups={
            space_name(board.columns, space): group_position(table, war, int(war.troops[space]))
            for space in range(board.spaces)
            if war.troops[space] != NO_GROUP
        },
    )
    if phase == phases.MUSTERING:
        written.waiting = int(war.waiting)
    elif phase == phases.SHOOTING:
        written.shots = int(war.shots)
    elif phase in (phases.GARRISONING, phases.RECRUITING):
        written.recruits = int(war.recruits)
        if phase == phases.GARRISONING:
            written.colour = int(war.colour)
            written.free, written.extra, written.hired = int(war.free), int(war.extra), war.hired
    elif phase in FIGHTING:
        write_fighting(table, war, written)
    return written


def write_fighting(table: Table, war: War, written: WarPosition) -> None:
    written.turn, written.quiet, written.battle = int(war.turn), int(war.quiet), war.battle
    written.refused, written.spared = pairs_of(int(war.refused)), pairs_of(int(war.spared))
    written.staying = edges_named(table, int(war.staying))
    if table.phase == phases.LEADING:
        return
    written.led = place_name(table, int(war.led))
    written.boosted = war.boosted
    if table.phase == phases.CONSENTING:
        written.mover = int(war.mover)
        written.goal = place_name(table, int(war.goal))
        written.purpose = "sacrifice" if war.sacrificing else "merge"
        written.asking = [seat for seat in range(len(table.players)) if war.asking >> seat & 1]
        written.commander = int(war.commander)


def edges_named(table: Table, edges: int) -> list[str]:
    board = table.board
    return [edge_name(board.columns, board.rows, edge) for edge in range(len(board.edge_space)) if edges >> edge & 1]


def group_position(table: Table, war: War, group: int) -> GroupPosition | list[Token]:
    stack = stack_of(group)
    steps = None if steps_of(group) == usual_steps(table, war, group) else int(steps_of(group))
    written = GroupPosition(
        stack=stack,
        steps=steps,
        fought=has_fought(group),
        boosted=is_boosted(group),
        merged=has_merged(group),
        rested=bool(group & RESTED),
    )
    return stack if written == GroupPosition(stack=stack) else written


def usual_steps(table: Table, war: War, group: int) -> int:
    """What a position need not say: a group whose commander moves has all its steps, another or a merged one none."""
    moves = table.phase in FIGHTING and war.commands(table.board, war.mover, group) and not has_merged(group)
    return int(full_steps(size_of(group))) if moves else 0


def stack_of(group: int) -> list[Token]:
    """The colours from the top."""
    colours = [int(colours_of(group)) >> 3 * token & 7 for token in range(int(size_of(group)))]
    return ["enemy" if colour == ENEMY else colour for colour in colours]


def sizes_outside(table: Table, war: War, edge: int) -> list[int]:
    """The groups at a perimeter point, the biggest first; in edition 1 one stack."""
    if table.board.edition == 1:
        return [int(war.camps[edge])]
    return [size for size in range(BIGGEST, 0, -1) for _group in range(war.outside(table.board, edge, size))]


def place_name(table: Table, place: int) -> str:
    """A space, or a perimeter point with the size of a group."""
    board = table.board
    if place < board.spaces:
        return space_name(board.columns, place)
    edge, size = divmod(place - int(board.spaces), BIGGEST)
    return f"{edge_name(board.columns, board.rows, edge)} {size + 1}"


def pairs_of(refusals: int) -> list[tuple[int, int]]:
    """Who asked, and who said no."""
    return [divmod(pair, 5) for pair in range(25) if refusals >> pair & 1]
