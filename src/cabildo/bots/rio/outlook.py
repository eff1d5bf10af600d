"""One look at the table before a decision: turns to come, who lives where, and what the actor can spend."""

from __future__ import annotations

from cabildo.bots.rio.means import Cost, Means, building_cost, grid_cost, means_of
from cabildo.titles.rio.grids import is_owed, placer_of
from cabildo.titles.rio.phases import PLACING
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import (
    CARPENTER,
    CHURCH,
    CORPORATION,
    DISTRICTS,
    FOREST,
    GRIDS,
    HOUSE,
    HUT,
    MASTER_ARTISAN,
    MASTER_CARPENTER,
    MASTER_STONECUTTER,
    MINORS,
    NOBODY,
    NOWHERE,
    OFFICES,
    PRECIOUS,
    SLOTS,
    STONE,
    STONECUTTER,
    TRACK_SLOTS,
    TRACKS,
    VACANT,
    WOOD,
)
from cabildo.titles.rio.variants import silver_pays

MUCH_TO_WIN = 6  # points of own discs on a grid
WORKSHOPS = {STONECUTTER: STONE, CARPENTER: WOOD}


class Outlook:
    """`sure` is what debts and bids may be promised from; `means` is that with the workshops' goods and the plans."""

    def __init__(self, state: RioState) -> None:
        self.state = state
        self.board = state.board
        self.city = state.city
        self.seat = int(state.actor)
        self.player = state.players[self.seat]
        self.turns = int(state.board.years - 1 - state.year)  # to come after this one
        self.building_costs = [building_cost(self.board, building) for building in range(MINORS)]
        self.grid_costs = [grid_cost(self.board, grid) for grid in range(GRIDS)]
        self.my_huts = 0
        self.my_houses = [0] * DISTRICTS
        self.other_houses = [0] * DISTRICTS
        self.works = [0] * DISTRICTS  # production buildings
        self.in_reach: dict[int, int] = {}  # by kind: buildings to activate that stand beside an own house
        self.crews: list[int] = []  # the spaces on which the actor's workers wait
        self.wants_office = self.turns > 1 and any(self.may_have(office) for office in range(OFFICES))
        self.look_at_the_city()
        self.demand = self.goods_waited_for()
        self.debts = self.own_debts()
        self.sure = self.sure_means()
        self.means = self.planned_means()

    def look_at_the_city(self) -> None:
        city, seat = self.city, self.seat
        tiles, crews, reach, district_of = city.tiles, city.crews, city.reach, self.board.district
        for space in range(self.board.spaces):
            if crews[space] >> 4 * seat & 15:
                self.crews.append(space)
            tile = tiles[space]
            if tile == 0:
                continue
            building = int((tile & 15) - 1)
            district = district_of[space]
            if building == HUT:
                self.my_huts += (tile >> 4 & 7) - 1 == seat
            elif building == HOUSE:
                if (tile >> 4 & 7) - 1 == seat:
                    self.my_houses[district] += 1
                else:
                    self.other_houses[district] += 1
            elif STONECUTTER <= building <= CORPORATION or building == CHURCH:
                if building != CHURCH:
                    self.works[district] += 1
                if reach[space] >> (8 + seat) & 1:
                    self.in_reach[building] = self.in_reach.get(building, 0) + 1

    def goods_waited_for(self) -> list[int]:
        """By good: what it takes to make houses of huts, and to finish the grids on which the actor has much to win."""
        demand = [self.my_huts, self.my_huts, 0]
        for grid in range(GRIDS):
            points, discs = self.board.grid_points[grid], self.state.grids
            slots = range(grid * SLOTS, grid * SLOTS + len(points))
            mine = sum(int(points[target - grid * SLOTS]) for target in slots if discs[target] & 15 == self.seat + 1)
            if mine >= MUCH_TO_WIN:
                missing = min(3, sum(discs[target] == 0 for target in slots))
                cost = self.grid_costs[grid]
                for good, amount in ((WOOD, cost.wood), (STONE, cost.stone), (PRECIOUS, cost.precious)):
                    demand[good] += missing * amount
        return demand

    def own_debts(self) -> list[Cost]:
        state = self.state
        owed = [target for target in range(GRIDS * SLOTS) if state.grids[target] != 0 and is_owed(state, target)]
        return [self.grid_costs[target // SLOTS] for target in owed if placer_of(state, target) == self.seat]

    def may_have(self, office: int) -> bool:
        """Whether the office is free and within reach of the actor's score, now or soon."""
        free = self.state.office_owner[office] == NOBODY and self.state.bids[office] == NOBODY
        return free and bool(self.board.office_need[office] <= self.player.score + 6)

    def sure_means(self) -> Means:
        """Goods in hand and those that nobody can take from the actor before their effects, less what they promised."""
        state = self.state
        means = means_of(self.player, silver_pays(self.board))
        for target in range(TRACKS * TRACK_SLOTS):
            if state.tracks[target] == self.seat:
                means.goods[WOOD if target // TRACK_SLOTS == FOREST else STONE] += 1
        if state.phase == PLACING:
            for office, good in ((MASTER_STONECUTTER, STONE), (MASTER_CARPENTER, WOOD), (MASTER_ARTISAN, PRECIOUS)):
                if state.works(self.seat, office):
                    means.goods[good] += 1
        means.silver += int(self.player.fields) // int(self.board.numbers.workers_a_harvest)
        for _ in range(int(self.player.artisan)):
            larger = WOOD if means.goods[WOOD] > means.goods[STONE] else STONE
            if means.goods[larger] > 0:
                means.goods[larger] -= 1
                means.goods[PRECIOUS] += 1
        for office in range(OFFICES):
            if state.bids[office] == self.seat:
                means.silver -= int(self.board.office_price[office])
        for cost in self.debts:
            means.spend(cost)
        return means

    def in_hand(self) -> Means:
        """What can be paid with at once without breaking a promise: no good that is still to come."""
        means = means_of(self.player, silver_pays(self.board))
        means.silver = min(means.silver, self.sure.silver)
        means.bought = self.sure.bought  # what is bought now makes dearer what is promised
        return means

    def planned_means(self) -> Means:
        """With what waiting workers will make."""
        sure = self.sure
        means = Means(sure.goods[:], sure.silver, sure.bought, sure.silver_pays)
        for space in self.crews:
            good = WORKSHOPS.get(self.building(space))
            if good is not None and means.goods[good] > 0:
                means.goods[good] += 2 * int(self.city.crew(space, self.seat))
        return means

    def building(self, space: int) -> int:
        return int(self.city.building(space))

    def district(self, space: int) -> int:
        return int(self.board.district[space])

    def crew(self, space: int) -> int:
        return int(self.city.crew(space, self.seat))

    def is_vacant(self, space: int) -> bool:
        return self.building(space) == VACANT and self.district(space) != NOWHERE

    def has_house_beside(self, space: int) -> bool:
        return bool(self.city.reach[space] >> (8 + self.seat) & 1)
