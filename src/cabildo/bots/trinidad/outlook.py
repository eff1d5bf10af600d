"""One look at the table before a decision: scorings to come, where the actor lives, and how the city may grow."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, wraps
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from cabildo.bots.trinidad.weights import weights_for
from cabildo.titles.trinidad.district_value import district_parts, value_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CUBES,
    DISTRICTS,
    GRIDS,
    HOUSE,
    LOT,
    NOWHERE,
    PALACE,
    PIECE_OF,
    SLOTS,
    VACANT,
)

ROOM = 9  # pieces of one colour: with fewer free spaces a district is a worse home


P = ParamSpec("P")
R = TypeVar("R")


def remembered(function: Callable[Concatenate[Outlook, P], R]) -> Callable[Concatenate[Outlook, P], R]:
    """Let an outlook remember what a function says about it, since many actions are judged by the same things."""

    @wraps(function)
    def answer(outlook: Outlook, /, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (function, *args)
        if key not in outlook.known:
            outlook.known[key] = function(outlook, *args, **kwargs)
        return outlook.known[key]  # type: ignore[return-value]

    return answer


class Prospect(NamedTuple):
    """A scoring to come, and what the actor may have then in their home district."""

    era: int
    decades: float  # until then, the rest of this one included
    value: float
    coloured: float
    houses: float
    palaces: float
    faith: float


class Outlook:
    def __init__(self, state: TrinidadState) -> None:
        self.known: dict[object, object] = {}
        self.state = state
        self.board = state.board
        self.city = state.city
        self.numbers = state.board.numbers
        self.weights = weights_for(state)
        self.seat = int(state.actor)
        self.player = state.players[self.seat]
        self.others = [player for seat, player in enumerate(state.players) if seat != self.seat]
        self.rival = self.others[0] if len(self.others) == 1 else None
        self.alone = int(state.board.people) == 1  # with the automaton
        self.hands = int(self.player.workers + self.player.helpers)
        self.decade = min(int(state.decade), int(state.board.decades))
        self.left = int(state.board.decades) - self.decade  # decades after this one
        self.buildings: list[int] = []  # by space
        self.owners: list[int] = []
        self.mine = [0] * DISTRICTS  # pieces of the actor's colour
        self.theirs = [0] * DISTRICTS  # of the others' colours
        self.houses = [0] * DISTRICTS
        self.palaces = [0] * DISTRICTS
        self.lots: list[int] = []  # the spaces of the actor's Lots
        self.free = [0] * DISTRICTS  # empty spaces
        self.standing: dict[int, list[int]] = {}  # by building: its spaces
        self.look_at_the_city()
        parts = district_parts(state)
        self.values = [int(value_of(parts, district)) for district in range(DISTRICTS)]
        self.home = max(range(DISTRICTS), key=self.appeal)
        self.ground = self.where_to_build()
        self.prospects = self.look_ahead()

    def look_at_the_city(self) -> None:
        districts, seat = self.districts, self.seat
        for space, tile in enumerate(self.city.tiles):
            building, owner = (int(tile) & 31) - 1, (int(tile) >> 5 & 7) - 1
            self.buildings.append(building)
            self.owners.append(owner)
            district = districts[space]
            if district == NOWHERE:
                continue
            if building == VACANT:
                self.free[district] += 1
                continue
            self.standing.setdefault(building, []).append(space)
            if owner == seat:
                self.mine[district] += 1
                if building == HOUSE:
                    self.houses[district] += 1
                elif building == PALACE:
                    self.palaces[district] += 1
                elif building == LOT:
                    self.lots.append(space)
            elif owner >= 0:
                self.theirs[district] += 1

    @cached_property
    def districts(self) -> list[int]:
        """By space."""
        return [int(district) for district in self.board.district]

    @cached_property
    def in_start(self) -> list[int]:
        """By district: empty spaces of the Starting Area."""
        counts = [0] * DISTRICTS
        for space, inside in enumerate(self.board.starting_area):
            if inside and self.buildings[space] == VACANT:
                counts[self.districts[space]] += 1
        return counts

    def appeal(self, district: int) -> float:
        """How good a district is to live in: own pieces first, then value, room and walls that close it at once."""
        room = min(self.free[district] + self.mine[district], ROOM)
        appeal = 4.0 * self.mine[district] + 0.5 * self.values[district] + 3 * self.palaces[district]
        appeal += room - self.weights.neighbour * self.theirs[district]
        edges = int(self.board.district_edges[district])
        if edges and edges.bit_count() <= int(self.numbers.walls_at_once):
            appeal += 1.5
        if self.mine[district] == 0:
            reachable = self.in_start[district] > 0 or int(self.city.paved) >> district & 1
            appeal += 0.3 * self.in_start[district] - (0 if reachable else 9)
        return appeal

    def where_to_build(self) -> int:
        """The district for new homes: where one lives or, if it is full or out of reach, the next best one."""
        open_ground = {self.districts[space] for space in self.building_ground}
        return max(open_ground, key=self.appeal, default=self.home) if self.home not in open_ground else self.home

    def look_ahead(self) -> list[Prospect]:
        home, player = self.home, self.player
        of_decade = self.hands / int(self.numbers.workers)  # what is left of this decade
        palace_limit = self.palaces[home] + min(int(player.palace_markers), int(self.state.pieces[PIECE_OF[PALACE]]))
        house_limit = self.houses[home] + int(player.houses)
        room = self.mine[home] + self.free[home]
        prospects = []
        for decade in range(self.decade, int(self.board.decades) + 1):
            if not self.board.scored[decade]:
                continue
            time = decade - self.decade + min(1.0, of_decade)
            prospects.append(
                Prospect(
                    era=int(self.board.era[decade]),
                    decades=time,
                    value=self.values[home] + self.weights.value_a_decade * time,
                    coloured=min(room, self.mine[home] + self.weights.houses_a_decade * time),
                    houses=min(house_limit, room, self.houses[home] + self.weights.houses_a_decade * time),
                    palaces=min(palace_limit, self.palaces[home] + self.weights.palaces_a_decade * time),
                    faith=int(player.faith) + self.weights.faith_a_decade * time,
                )
            )
        return prospects

    def in_district(self, prospect: Prospect, district: int) -> Prospect:
        """The same scoring in another district."""
        if district == self.home:
            return prospect
        time = prospect.decades
        more = min(self.free[district], self.weights.houses_a_decade * time) if district == self.ground else 0.0
        return prospect._replace(
            value=self.values[district] + self.weights.value_elsewhere * time,
            coloured=self.mine[district] + more,
            houses=self.houses[district] + more,
            palaces=float(self.palaces[district]),
        )

    # ---- the others

    @cached_property
    def others_hands(self) -> list[int]:
        """Workers at hand of those who still play in this decade."""
        seats = [seat for seat in range(len(self.state.players)) if seat != self.seat]
        return [int(self.state.players[seat].hands()) for seat in seats if not int(self.state.passed) >> seat & 1]

    @cached_property
    def palaces_of_others(self) -> list[int]:
        """By district."""
        counts = [0] * DISTRICTS
        for space in self.standing.get(PALACE, ()):
            counts[self.districts[space]] += self.owners[space] != self.seat
        return counts

    @cached_property
    def others_cubes(self) -> list[int]:
        """What the others have together, by cube: that much is known."""
        return [sum(int(player.cubes[cube]) for player in self.others) for cube in range(CUBES)]

    @cached_property
    def others_coins(self) -> int:
        return sum(int(player.coins) for player in self.others)

    # ---- the grids

    @cached_property
    def stranded(self) -> int:
        """Own workers on grids that are not full."""
        return sum(
            int(self.state.grids[grid * SLOTS + slot]) == self.seat + 1
            for grid in range(GRIDS)
            if not int(self.state.completed) >> grid & 1
            for slot in range(len(self.board.slot_points[grid]))
        )

    def slots(self, grid: int, colour: int) -> list[int]:
        """The spaces of a grid with workers of a colour; NOBODY for the free ones."""
        first = grid * SLOTS
        count = len(self.board.slot_points[grid])
        return [slot for slot in range(count) if int(self.state.grids[first + slot]) == colour + 1]

    # ---- places

    def reaches(self, space: int) -> bool:
        """Whether the actor may build there."""
        return bool(self.board.starting_area[space]) or self.uses(space)

    def uses(self, space: int) -> bool:
        """Whether the actor may activate what stands there, or would stand there."""
        beside = int(self.city.beside[space]) >> self.seat & 1
        return bool(beside or int(self.city.paved) >> self.districts[space] & 1)

    @cached_property
    def building_ground(self) -> list[int]:
        """Empty spaces where the actor may build."""
        return [
            space
            for space, building in enumerate(self.buildings)
            if building == VACANT and self.districts[space] != NOWHERE and self.reaches(space)
        ]

    def users_beside(self, space: int) -> int:
        """How many other players have a piece beside a space."""
        return (int(self.city.beside[space]) & ~(1 << self.seat)).bit_count()

    def is_common(self, space: int) -> bool:
        """Whether others may activate what stands on a space as well."""
        return self.users_beside(space) > 0 or bool(int(self.city.paved) >> self.districts[space] & 1)
