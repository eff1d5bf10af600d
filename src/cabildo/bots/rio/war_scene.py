"""One look at a war before a decision: who can be where next turn, and how battles would end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from cabildo.bots.rio.war_stakes import Stakes
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import PIRATES
from cabildo.titles.rio.war.battle import has_barracks, losses
from cabildo.titles.rio.war.groups import (
    BIGGEST,
    ENEMY,
    colours_of,
    count_of,
    full_steps,
    is_enemy,
    new_group,
    size_of,
    steps_of,
    with_steps,
)
from cabildo.titles.rio.war.movement import distance, entering, reach
from cabildo.titles.rio.war.sides import leads_as_general

FAR = 9  # turns: out of all reach


class Host(NamedTuple):
    """A group, or several alike outside, and the steps to the spaces where it could go with all its steps."""

    place: int
    size: int
    groups: int
    needed: dict[int, int]


class Outcome(NamedTuple):
    """How a battle on a space ends; attackers that are left destroy the building there, if there is one."""

    attackers_lost: int
    defenders_lost: int
    attackers_win: bool


class Scene:
    def __init__(self, state: RioState) -> None:
        self.state = state
        self.board = state.board
        self.city = state.city
        self.war = state.the_war()
        self.seat = int(state.actor)
        self.spaces = int(state.board.spaces)
        self.stakes = Stakes(state, self.war)
        self.falls = self.stakes.falls
        self.interests = self.stakes.interests

    # ---- who is where

    @cached_property
    def attackers(self) -> list[Host]:
        inside = [self.host(space) for space in self.occupied() if is_enemy(self.war.troops[space])]
        return inside + [self.host(place, groups) for place, groups in self.outside()]

    @cached_property
    def defenders(self) -> list[Host]:
        return [self.host(space) for space in self.occupied() if not is_enemy(self.war.troops[space])]

    def occupied(self) -> list[int]:
        return [space for space in range(self.spaces) if self.war.troops[space] != 0]

    def outside(self) -> Iterator[tuple[int, int]]:
        """The places of the groups outside, and how many are there; a stack of edition 1 in the biggest groups."""
        for edge, camp in enumerate(self.war.camps):
            left = int(camp)
            if left == 0:
                continue
            for size in range(BIGGEST, 0, -1):
                groups = int(self.war.outside(self.board, edge, size))
                if self.board.edition == 1:
                    groups = left // size
                    left -= groups * size
                if groups > 0:
                    yield self.spaces + BIGGEST * edge + size - 1, groups

    def host(self, place: int, groups: int = 1) -> Host:
        return Host(place, self.size_at(place), groups, self.reach_of(place))

    def size_at(self, place: int) -> int:
        if place < self.spaces:
            return int(size_of(self.war.troops[place]))
        return (place - self.spaces) % BIGGEST + 1

    def steps_at(self, space: int) -> int:
        """What the group there has left in this turn."""
        return int(steps_of(self.war.troops[space]))

    def entry(self, place: int) -> int:
        """The space of a place; outside, the one behind the edge."""
        return place if place < self.spaces else int(self.board.edge_space[(place - self.spaces) // BIGGEST])

    def reach_of(self, place: int, steps: int | None = None, *, boosted: bool = False) -> dict[int, int]:
        """Where the group there could go: the rules' own search, with all its steps or with so many."""
        if place < self.spaces:
            group = self.war.troops[place]
            group = with_steps(group, full_steps(self.board.numbers, size_of(group)) if steps is None else steps)
        else:
            group = entering(self.board.numbers, new_group(ENEMY, self.size_at(place)), boosted)
        needed = reach(self.state, self.war, place, group)
        return {space: int(steps) for space, steps in enumerate(needed) if steps != 0}

    def way_in(self, edge: int) -> dict[int, int]:
        """The buildings that a single outside an edge could reach at once, with the steps."""
        needed = self.reach_of(self.spaces + BIGGEST * edge)
        return {space: steps for space, steps in needed.items() if space in self.falls}

    # ---- who threatens what

    @cached_property
    def threats(self) -> list[tuple[int, int]]:
        """By space: the size of the biggest group of attackers that can come there in one turn, and how many can."""
        return self.ranges(self.attackers)

    @cached_property
    def dangers(self) -> list[tuple[int, int]]:
        """By space: the same of the defenders."""
        return self.ranges(self.defenders)

    def ranges(self, hosts: list[Host]) -> list[tuple[int, int]]:
        biggest, count = [0] * self.spaces, [0] * self.spaces
        for host in hosts:
            for space in host.needed:
                biggest[space] = max(biggest[space], host.size)
                count[space] += host.groups
        return list(zip(biggest, count, strict=True))

    @cached_property
    def turns_away(self) -> dict[int, int]:
        """By building that can fall: the turns until attackers can be there; walls of houses in between apart."""
        columns = self.board.columns
        starts = [(self.entry(host.place), int(host.place >= self.spaces), host.size) for host in self.attackers]
        turns: dict[int, int] = {}
        for space in self.falls:
            if self.threats[space][1] > 0:
                turns[space] = 1
                continue
            nearest = FAR
            for start, outside, size in starts:
                speed = BIGGEST + 1 - size
                nearest = min(nearest, -(-(int(distance(columns, start, space)) + outside) // speed))
            turns[space] = max(2, nearest)
        return turns

    # ---- battles

    def outcome(self, attackers: int, defenders: int, space: int) -> Outcome:
        pirates, barracks = self.war.enemy == PIRATES, has_barracks(self.state, space)
        attackers_lost = int(losses(attackers, defenders, pirates and not barracks))
        defenders_lost = int(losses(defenders, attackers, barracks and not pirates))
        return Outcome(attackers_lost, defenders_lost, attackers > attackers_lost)

    def points_of_battle(self, defenders: int, kills: int, lost: int) -> float:
        """What a battle brings the defending group's owners, as the actor sees it."""
        size = int(size_of(defenders))
        total = 0.0
        for seat, interest in enumerate(self.interests):
            tokens = int(count_of(defenders, seat))
            if tokens > 0:
                total += interest * int(self.state.board.numbers.points_a_token) * kills * tokens / size
                if leads_as_general(self.state, self.war, seat):
                    total += interest * int(self.state.board.numbers.generals_points_a_token) * kills
        colours = int(colours_of(defenders))
        for _token in range(lost):
            total += self.interests[colours & 7] * int(self.state.board.numbers.points_a_token)
            colours >>= 3
        return total
