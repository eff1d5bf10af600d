"""What is at stake in a war: what it is worth to a player that a building falls."""

from __future__ import annotations

from cabildo.titles.rio.scoring import house_value
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import (
    ARCHITECT,
    BARRACKS,
    BISHOP,
    CATHEDRAL,
    CHURCH,
    CORPORATION,
    DISTRICTS,
    GARDEN,
    HOUSE,
    HUT,
    MONUMENT,
    PALACE,
    STONECUTTER,
)
from cabildo.titles.rio.war.battle import points_for
from cabildo.titles.rio.war.movement import is_target
from cabildo.titles.rio.war.war import War

HOME_USE = 0.25  # a turn: what one can reach only from this home
BUILDING_USE = 0.3  # a turn: to activate a building beside an own house
LONG = 6  # turns: what comes later than this is not counted
HUT_SHARE = 0.4  # of the house that it may become


def interests(state: RioState, seat: int) -> list[float]:
    """What a point of each seat is worth to one of them: the others share what it loses by it."""
    others = int(state.board.players) - 1
    return [1.0 if other == seat else -1.0 / others for other in range(others + 1)]


class Stakes:
    """`falls` has every building that attackers can destroy, with what that is worth to the actor, by its space."""

    def __init__(self, state: RioState, war: War) -> None:
        self.state = state
        self.city = state.city
        self.seats = range(len(state.players))
        self.interests = interests(state, int(state.actor))
        self.turns = min(LONG, int(state.board.years - 1 - state.year))
        self.houses = [[0 for _ in self.seats] for _ in range(DISTRICTS)]
        self.works = [0] * DISTRICTS
        self.house_values = [float(house_value(state.board, state.city, district)) for district in range(DISTRICTS)]
        self.count_houses()
        self.falls: dict[int, float] = {}
        tiles, crews = state.city.tiles, state.city.crews
        for space in range(int(state.board.spaces)):
            if tiles[space] != 0 and crews[space] == 0 and is_target(state, war, space):
                points = self.interests[int(war.attacker)] * int(
                    points_for(state.board.numbers, state.city.building(space))
                )
                self.falls[space] = points - self.loss(space)

    def count_houses(self) -> None:
        for space in range(int(self.state.board.spaces)):
            if self.city.tiles[space] != 0:
                building = self.city.building(space)
                district = self.state.board.district[space]
                if building == HOUSE:
                    self.houses[district][int(self.city.owner(space))] += 1
                elif STONECUTTER <= building <= CORPORATION:
                    self.works[district] += 1

    def loss(self, space: int) -> float:
        """What all players lose with a building, as the actor sees it: more than nothing is bad for the actor."""
        building = int(self.city.building(space))
        board = self.state.board
        district = int(board.district[space])
        if building in (HUT, HOUSE):
            worth = self.house_values[district] + HOME_USE * self.turns
            if building == HUT:
                worth *= HUT_SHARE if self.turns > 0 else 0.0
            return worth * self.interests[int(self.city.owner(space))]
        houses = sum(self.interests[seat] * self.houses[district][seat] for seat in self.seats)
        if building == PALACE:
            return int(board.numbers.palace_value) * houses + self.count_for(ARCHITECT)
        if building == CATHEDRAL:
            offices = self.count_for(ARCHITECT) + self.count_for(BISHOP)
            return int(board.numbers.cathedral_value) * houses + offices
        if building in (MONUMENT, GARDEN, BARRACKS):
            return houses
        if building == CHURCH:
            return houses + self.count_for(BISHOP) + self.use(space)
        if STONECUTTER <= building <= CORPORATION:
            return self.use(space) - (houses if self.works[district] > 1 else 0.0)
        return 0.0  # a square

    def use(self, space: int) -> float:
        """What it is worth that the building can be activated until the end, by those who have a house beside it."""
        users = sum(self.interests[seat] for seat in self.seats if self.city.reach[space] >> (8 + seat) & 1)
        return BUILDING_USE * self.turns * users

    def count_for(self, office: int) -> float:
        """What one thing that the office counts is worth."""
        return int(self.state.board.office_rate[office]) * self.interest_of(office)

    def interest_of(self, office: int) -> float:
        owner = int(self.state.office_owner[office])
        return self.interests[owner] if owner >= 0 else 0.0
