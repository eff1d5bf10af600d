"""The captain: everybody loads barrels round after round, for a point each, until nobody can load any more."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.puerto_rico import storage
from cabildo.titles.puerto_rico.actions import CLAIM, HOLDS, LOAD, LONE, MOST_CLAIMED, PASS, WHARF_HOLD
from cabildo.titles.puerto_rico.buildings import harbor_point
from cabildo.titles.puerto_rico.phases import CLAIMING, LOADING
from cabildo.titles.puerto_rico.table import Table
from cabildo.titles.puerto_rico.terms import ABSENT, EMPTY, GOOD_NAMES, GOODS, SHIPS, WHARF


def start(table: Table) -> None:
    table.phase = LOADING
    table.extra = 1
    table.wharves = 0
    table.passes = 0


@final
class Loading(Phase[Table]):
    """One kind onto one ship, as many barrels as fit (PR-CAPTAIN-03, PR-CAPTAIN-07)."""

    def name(self) -> str:
        return "loading"

    def options(self, table: Table) -> vec[i64]:
        player = table.players[table.actor]
        if player.barrels() == 0:
            return LONE[PASS]
        legal = vec[i64](capacity=8)
        wharf = player.has(WHARF) and not table.wharves >> table.actor & 1
        must_load = False
        goods = player.goods
        for good in range(GOODS):
            if goods[good] > 0:
                before = len(legal)
                legal = append_ships(table, legal, good, goods[good])
                must_load = must_load or len(legal) > before
                if wharf:
                    legal = append(legal, LOAD + good * HOLDS + WHARF_HOLD)
        return legal if must_load else pass_or(legal)

    def play(self, table: Table, action: i64) -> None:
        if action == PASS:
            table.passes += 1
            next_loader(table)
            return
        table.passes = 0
        player = table.players[table.actor]
        good = (action - LOAD) // HOLDS
        hold = (action - LOAD) % HOLDS
        barrels = player.goods[good]
        if hold == WHARF_HOLD:
            table.wharves |= 1 << table.actor
            table.goods[good] += barrels
        else:
            space = table.board.ship_capacity[hold] - table.ship_load[hold]
            if barrels > space:
                barrels = space
            table.ship_good[hold] = good
            table.ship_load[hold] += barrels
        player.goods[good] -= barrels
        if table.sink is not None:
            table.tell(
                "loaded",
                {
                    "seat": int(table.actor),
                    "good": GOOD_NAMES[good],
                    "barrels": int(barrels),
                    "ship": "wharf" if hold == WHARF_HOLD else str(int(table.board.ship_capacity[hold])),
                    "points": int(barrels),
                },
            )
        award(table, barrels)
        table.claimable = harbor_point(player)
        if table.actor == table.taker and table.extra == 1:  # his first load (PR-CAPTAIN-12)
            table.extra = 0
            table.claimable += 1
        if table.claimable > 0:
            table.phase = CLAIMING
        else:
            next_loader(table)

    def explain(self, table: Table, action: i64) -> str:
        player = table.players[table.actor]
        if action == PASS:
            for good in range(GOODS):
                for ship in range(SHIPS):
                    if player.goods[good] > 0 and ship_refuses(table, good, ship) == "":
                        return "PR-CAPTAIN-02"
            return ""
        if not LOAD <= action < LOAD + GOODS * HOLDS:
            return OTHER_DECISION
        good = (action - LOAD) // HOLDS
        hold = (action - LOAD) % HOLDS
        if player.goods[good] == 0:
            return "PR-CAPTAIN-01"
        if hold == WHARF_HOLD:
            if not player.has(WHARF):
                return "PR-BLD-GENERAL-01"
            return "PR-BLD-WHARF-03" if table.wharves >> table.actor & 1 else ""
        return ship_refuses(table, good, hold)

    def expected(self, table: Table) -> list[int]:
        expected: list[int] = [PASS]
        player = table.players[table.actor]
        for good in range(GOODS):
            if player.goods[good] > 0:
                for ship in range(SHIPS):
                    if table.ship_good[ship] != ABSENT:
                        expected.append(LOAD + good * HOLDS + ship)
                if player.owns(WHARF):
                    expected.append(LOAD + good * HOLDS + WHARF_HOLD)
        return expected


def pass_or(wharf: vec[i64]) -> vec[i64]:
    """Nobody has to use a wharf (PR-BLD-WHARF-05)."""
    legal = vec[i64](capacity=6)
    legal = append(legal, PASS)
    for action in wharf:
        legal = append(legal, action)
    return legal


def append_ships(table: Table, legal: vec[i64], good: i64, barrels: i64) -> vec[i64]:
    """The ship that carries the good already, else the empty ships that take most of it (PR-CAPTAIN-05, 08, 09)."""
    ship_good = table.ship_good
    capacity = table.board.ship_capacity
    largest: i64 = 0
    for ship in range(SHIPS):
        if ship_good[ship] == good:
            if table.ship_load[ship] < capacity[ship]:
                return append(legal, LOAD + good * HOLDS + ship)
            return legal
        if ship_good[ship] == EMPTY:
            largest = capacity[ship]  # ships are sorted by size
    enough = barrels if barrels < largest else largest
    if enough > 0:
        for ship in range(SHIPS):
            if ship_good[ship] == EMPTY and capacity[ship] >= enough:
                legal = append(legal, LOAD + good * HOLDS + ship)
    return legal


def ship_refuses(table: Table, good: i64, ship: i64) -> str:
    """The rule against loading a good, of which the actor has some, on a ship."""
    aboard = table.ship_good[ship]
    if aboard == ABSENT:
        return "PR-SETUP-14"
    capacity = table.board.ship_capacity
    if aboard == good:
        return "PR-CAPTAIN-06" if table.ship_load[ship] >= capacity[ship] else ""
    if aboard != EMPTY:
        return "PR-CAPTAIN-04"
    for other in range(SHIPS):
        if table.ship_good[other] == good:
            return "PR-CAPTAIN-05"
    if capacity[ship] < table.players[table.actor].goods[good]:
        for other in range(SHIPS):
            if table.ship_good[other] == EMPTY and capacity[other] > capacity[ship]:
                return "PR-CAPTAIN-08"
    return ""


@final
class Claiming(Phase[Table]):
    """The extra points of a load: the captain's for his first, the harbor's for each. One may forgo them."""

    def name(self) -> str:
        return "claiming"

    def options(self, table: Table) -> vec[i64]:
        legal = vec[i64](capacity=3)
        for points in range(table.claimable + 1):
            legal = append(legal, CLAIM + points)
        return legal

    def play(self, table: Table, action: i64) -> None:
        points = action - CLAIM
        if table.sink is not None:
            table.tell("claimed", {"seat": int(table.actor), "points": int(points)})
        award(table, points)
        next_loader(table)

    def explain(self, table: Table, action: i64) -> str:
        if not CLAIM <= action <= CLAIM + MOST_CLAIMED:
            return OTHER_DECISION
        return "PR-CAPTAIN-12" if action - CLAIM > table.claimable else ""

    def usual(self, table: Table) -> i64:
        return CLAIM + table.claimable


def award(table: Table, points: i64) -> None:
    """Chips, and paper when they are gone; the last chip ends the game (PR-CAPTAIN-11, PR-END-05, PR-END-06)."""
    table.players[table.actor].points += points
    table.chips -= points
    if table.chips <= 0:
        table.end_game("chips")


def next_loader(table: Table) -> None:
    """Loading is over after a full circuit without a load (PR-CAPTAIN-14)."""
    table.phase = LOADING
    table.next_seat()
    if table.passes == len(table.players):
        storage.start(table)
