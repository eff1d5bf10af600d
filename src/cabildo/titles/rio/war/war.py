"""A war under way: who fights, where the groups are, and what happened in the war turn."""

from __future__ import annotations

from typing import Annotated, final

from cabildo.engine.rows import i64, vec
from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.war.groups import BIGGEST, ENEMY, NO_GROUP, commander_of, is_enemy, new_group, size_of


@final
class War:
    """While it lasts, the defenders' workers in the city are troops; the workers left are the attacker's, who wait.

    A place is a space of the city or, behind the spaces, a perimeter point with the size of a group that waits there.
    """

    enemy: i64
    attacker: i64  # the seat that leads the enemy
    strength: i64  # with so many tokens the enemy came
    camps: Annotated[vec[i64], len(Board.edge_space)]  # by edge, outside: see `camp_of`
    troops: Annotated[vec[i64], Board.spaces]  # by space: the group there (see `groups.py`)
    mover: i64  # whose turn it is to gather or to fight; before that the attacker
    turn: i64  # the number of the war turn, 0 before the fighting
    quiet: i64  # war turns without a battle in a row, before this one
    battle: bool  # whether there was one in this war turn
    staying: i64  # the edges whose groups stay outside in this turn, a set
    refused: i64  # the merges refused in this war turn: a set of asked + 5 * asking
    spared: i64  # the sacrifices refused in this war turn, likewise

    def outside(self, board: Board, edge: i64, size: i64) -> i64:
        """How many groups of this size wait there; in edition 1 a stack can be split into any (RP-WAR-19, 20)."""
        if board.edition == 1:
            return self.camps[edge] // size
        return self.camps[edge] >> 8 * (size - 1) & 255

    def join_outside(self, board: Board, edge: i64, size: i64) -> None:
        self.camps[edge] += camp_of(board, size)

    def leave_outside(self, board: Board, edge: i64, size: i64) -> None:
        self.camps[edge] -= camp_of(board, size)

    def leave(self, board: Board, place: i64) -> None:
        """Take a group off its place."""
        if place < board.spaces:
            self.troops[place] = NO_GROUP
        else:
            self.leave_outside(board, edge_of(board, place), size_outside(board, place))

    def attackers(self, board: Board) -> i64:
        """The enemy's tokens, inside and outside."""
        total: i64 = 0
        for camp in self.camps:
            total += tokens_in(board, camp)
        for group in self.troops:
            if is_enemy(group):
                total += size_of(group)
        return total

    def group_at(self, board: Board, place: i64) -> i64:
        """The group at a place; outside, a group of that size as it comes."""
        if place < board.spaces:
            return self.troops[place]
        size = size_outside(board, place)
        if self.outside(board, edge_of(board, place), size) == 0:
            return NO_GROUP
        return new_group(ENEMY, size)

    def commands(self, board: Board, seat: i64, group: i64) -> bool:
        """Whose group it is to move; with two players one leads both colours (RP-COMBAT-05, RP-VAR2P-07)."""
        colour = commander_of(group)
        if colour == ENEMY:
            return seat == self.attacker
        return seat != self.attacker if board.players == 2 else colour == seat

    def defends(self, board: Board, colour: i64) -> bool:
        """Whether tokens of this colour fight for the city (RP-WAR-04, RP-WAR-05, RP-VAR2P-07)."""
        return colour != self.attacker or board.players == 2


def camp_of(board: Board, size: i64) -> i64:
    """One group as `War.camps` counts it: by size in eight bits each, or in edition 1 the tokens of one stack."""
    if board.edition == 1:
        return size
    return 1 if size == 1 else 256 if size == 2 else 65536


def tokens_in(board: Board, camp: i64) -> i64:
    if board.edition == 1:
        return camp
    return (camp & 255) + 2 * (camp >> 8 & 255) + 3 * (camp >> 16)


def outside_place(board: Board, edge: i64, size: i64) -> i64:
    """The place of a group of this size before an edge."""
    return board.spaces + BIGGEST * edge + size - 1


def edge_of(board: Board, place: i64) -> i64:
    """Before which edge a place outside is."""
    return (place - board.spaces) // BIGGEST


def size_outside(board: Board, place: i64) -> i64:
    """The size of the group that a place outside is for."""
    return (place - board.spaces) % BIGGEST + 1


def new_war(board: Board, enemy: i64, attacker: i64) -> War:
    war = empty_war(board)
    war.enemy = enemy
    war.attacker = attacker
    war.mover = attacker
    return war


# ---- written by `make fields`: empty_war, copy_war


def empty_war(board: Board) -> War:
    war = War()
    war.enemy = 0
    war.attacker = 0
    war.strength = 0
    war.camps = vec[i64]([0] * len(board.edge_space))
    war.troops = vec[i64]([0] * board.spaces)
    war.mover = 0
    war.turn = 0
    war.quiet = 0
    war.battle = False
    war.staying = 0
    war.refused = 0
    war.spared = 0
    return war


def copy_war(war: War) -> War:
    copy = War()
    copy.enemy = war.enemy
    copy.attacker = war.attacker
    copy.strength = war.strength
    copy.camps = war.camps[:]
    copy.troops = war.troops[:]
    copy.mover = war.mover
    copy.turn = war.turn
    copy.quiet = war.quiet
    copy.battle = war.battle
    copy.staying = war.staying
    copy.refused = war.refused
    copy.spared = war.spared
    return copy
