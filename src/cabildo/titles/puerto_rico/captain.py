"""The captain: everybody loads barrels round after round, for a point each, until nobody can load any more."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.puerto_rico import storage
from cabildo.titles.puerto_rico.actions import CLAIM, LOAD, PASS
from cabildo.titles.puerto_rico.buildings import harbor_points
from cabildo.titles.puerto_rico.legal_rows import CLAIM_ROWS, ONLY_PASS
from cabildo.titles.puerto_rico.phases import CLAIMING, LOADING
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.steps import ClaimingStep, LoadingStep
from cabildo.titles.puerto_rico.terms import (
    ABSENT,
    EMPTY,
    GOOD_NAMES,
    GOODS,
    HOLDS,
    MOST_CLAIMED,
    SHIPS,
    WHARF,
    WHARF_HOLD,
)


def start(state: PuertoRicoState) -> None:
    state.enter(LOADING, make_loads(False, 0, 0))


@final
@mypyc_attr(free_list_len=1)
class Loads(Memory):
    """How far loading has come."""

    captain_loaded: bool  # the captain has had the extra point of the first load
    wharves: i64  # set of seats that used their wharf
    passes: i64  # turns in a row without a load

    def copy(self) -> Memory:
        return copy_loads(self)


def loads_of(state: PuertoRicoState) -> Loads:
    return cast(Loads, state.memory)


@final
class Loading(Phase[PuertoRicoState]):
    """One kind onto one ship, as many barrels as fit (PR-CAPTAIN-03, PR-CAPTAIN-07)."""

    def name(self) -> str:
        return "loading"

    def options(self, state: PuertoRicoState) -> vec[i64]:
        player = state.players[state.actor]
        if player.barrels() == 0:
            return ONLY_PASS
        legal = vec[i64](capacity=8)
        wharf = player.has(WHARF) and not loads_of(state).wharves >> state.actor & 1
        must_load = False
        goods = player.goods
        for good in range(GOODS):
            if goods[good] > 0:
                before = len(legal)
                legal = append_ships(state, legal, good, goods[good])
                must_load = must_load or len(legal) > before
                if wharf:
                    legal = append(legal, LOAD + good * HOLDS + WHARF_HOLD)
        return legal if must_load else pass_or(legal)

    def play(self, state: PuertoRicoState, action: i64) -> None:
        loads = loads_of(state)
        if action == PASS:
            loads.passes += 1
            next_loader(state, loads)
            return
        loads.passes = 0
        player = state.players[state.actor]
        good = (action - LOAD) // HOLDS
        hold = (action - LOAD) % HOLDS
        barrels = barrels_taken(state, good, hold)
        if hold == WHARF_HOLD:
            loads.wharves |= 1 << state.actor
            state.goods[good] += barrels
        else:
            state.ship_good[hold] = good
            state.ship_load[hold] += barrels
        player.goods[good] -= barrels
        if state.sink is not None:
            state.tell(
                "loaded",
                {
                    "seat": int(state.actor),
                    "good": GOOD_NAMES[good],
                    "barrels": int(barrels),
                    "ship": "wharf" if hold == WHARF_HOLD else str(int(state.board.ship_capacity[hold])),
                    "points": int(barrels * state.board.barrel_points),
                },
            )
        award(state, barrels * state.board.barrel_points)
        claimable = harbor_points(state.board, player)
        if state.actor == state.taker and not loads.captain_loaded:  # the captain's first load (PR-CAPTAIN-12)
            loads.captain_loaded = True
            claimable += state.board.captain_points
        if claimable > 0:
            state.ask(CLAIMING, state.actor, make_claim(claimable))
        else:
            next_loader(state, loads)

    def resume(self, state: PuertoRicoState, result: i64) -> None:
        next_loader(state, loads_of(state))

    def explain(self, state: PuertoRicoState, action: i64) -> str:
        player = state.players[state.actor]
        if action == PASS:
            for good in range(GOODS):
                for ship in range(SHIPS):
                    if player.goods[good] > 0 and ship_refuses(state, good, ship) == "":
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
            return "PR-BLD-WHARF-03" if loads_of(state).wharves >> state.actor & 1 else ""
        return ship_refuses(state, good, hold)

    def expected(self, state: PuertoRicoState) -> list[int]:
        expected: list[int] = [PASS]
        player = state.players[state.actor]
        for good in range(GOODS):
            if player.goods[good] > 0:
                for ship in range(SHIPS):
                    if state.ship_good[ship] != ABSENT:
                        expected.append(LOAD + good * HOLDS + ship)
                if player.owns(WHARF):
                    expected.append(LOAD + good * HOLDS + WHARF_HOLD)
        return expected

    def step_type(self) -> Any:
        return LoadingStep

    def write(self, state: PuertoRicoState, frame: Frame) -> Any:
        return LoadingStep(**self.describe(state, frame))

    def read(self, state: PuertoRicoState, actor: i64, step: Any) -> Memory:
        wharves: i64 = 0
        for seat in step.wharves_used:
            if seat >= len(state.players):
                refuse("step.wharves_used", f"there is no seat {seat}", "PR-BLD-WHARF-03")
            if not state.players[seat].has(WHARF):
                refuse("step.wharves_used", f"seat {seat} has no occupied wharf", "PR-BLD-WHARF-03")
            if wharves >> seat != 0:
                refuse("step.wharves_used", "must be in the order of the seats, each once", "PR-BLD-WHARF-03")
            wharves |= 1 << seat
        if wharves >> state.taker & 1 and not step.captain_loaded:
            refuse("step.captain_loaded", "must be true, for the captain used a wharf", "PR-CAPTAIN-12")
        if step.passes >= len(state.players):
            refuse("step.passes", "after a full circuit without a load, loading is over", "PR-CAPTAIN-14")
        return make_loads(step.captain_loaded, wharves, step.passes)

    def describe(self, state: PuertoRicoState, frame: Frame) -> dict[str, Any]:
        loads = cast(Loads, frame.memory)
        return {
            "captain_loaded": loads.captain_loaded,
            "wharves_used": [seat for seat in range(len(state.players)) if loads.wharves >> seat & 1],
            "passes": int(loads.passes),
        }


def pass_or(wharf: vec[i64]) -> vec[i64]:
    """Nobody has to use a wharf (PR-BLD-WHARF-05)."""
    legal = vec[i64](capacity=6)
    legal = append(legal, PASS)
    for action in wharf:
        legal = append(legal, action)
    return legal


def append_ships(state: PuertoRicoState, legal: vec[i64], good: i64, barrels: i64) -> vec[i64]:
    """The ship that carries the good already, else the empty ships that take most of it (PR-CAPTAIN-05, 08, 09)."""
    ship_good = state.ship_good
    capacity = state.board.ship_capacity
    largest: i64 = 0
    for ship in range(SHIPS):
        if ship_good[ship] == good:
            if state.ship_load[ship] < capacity[ship]:
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


def barrels_taken(state: PuertoRicoState, good: i64, hold: i64) -> i64:
    """All of the actor's barrels of a good, as far as the ship has room for them (PR-CAPTAIN-07)."""
    barrels = state.players[state.actor].goods[good]
    if hold == WHARF_HOLD:
        return barrels
    space = state.board.ship_capacity[hold] - state.ship_load[hold]
    return space if barrels > space else barrels


def ship_refuses(state: PuertoRicoState, good: i64, ship: i64) -> str:
    """The rule against loading a good, of which the actor has some, on a ship."""
    aboard = state.ship_good[ship]
    if aboard == ABSENT:
        return "PR-SETUP-14"
    capacity = state.board.ship_capacity
    if aboard == good:
        return "PR-CAPTAIN-06" if state.ship_load[ship] >= capacity[ship] else ""
    if aboard != EMPTY:
        return "PR-CAPTAIN-04"
    for other in range(SHIPS):
        if state.ship_good[other] == good:
            return "PR-CAPTAIN-05"
    if capacity[ship] < state.players[state.actor].goods[good]:
        for other in range(SHIPS):
            if state.ship_good[other] == EMPTY and capacity[other] > capacity[ship]:
                return "PR-CAPTAIN-08"
    return ""


@final
@mypyc_attr(free_list_len=1)
class Claim(Memory):
    """The extra points of the last load."""

    points: i64

    def copy(self) -> Memory:
        return self  # it never changes


@final
class Claiming(Phase[PuertoRicoState]):
    """The extra points of a load: the captain's for the first, the harbor's for each. One may forgo them."""

    def name(self) -> str:
        return "claiming"

    def options(self, state: PuertoRicoState) -> vec[i64]:
        return CLAIM_ROWS[cast(Claim, state.memory).points]

    def play(self, state: PuertoRicoState, action: i64) -> None:
        points = action - CLAIM
        if state.sink is not None:
            state.tell("claimed", {"seat": int(state.actor), "points": int(points)})
        award(state, points)
        state.done()

    def explain(self, state: PuertoRicoState, action: i64) -> str:
        if not CLAIM <= action <= CLAIM + MOST_CLAIMED:
            return OTHER_DECISION
        return "PR-CAPTAIN-12" if action - CLAIM > cast(Claim, state.memory).points else ""

    def usual(self, state: PuertoRicoState) -> i64:
        return CLAIM + cast(Claim, state.memory).points

    def interrupts(self) -> vec[i64]:
        return vec[i64]([LOADING])

    def step_type(self) -> Any:
        return ClaimingStep

    def write(self, state: PuertoRicoState, frame: Frame) -> Any:
        return ClaimingStep(claimable=int(cast(Claim, frame.memory).points))

    def read(self, state: PuertoRicoState, actor: i64, step: Any) -> Memory:
        """The harbor's points for each load, and the captain's for the first."""
        harbor = harbor_points(state.board, state.players[actor])
        most = harbor + (state.board.captain_points if actor == state.taker else 0)
        if not (step.claimable >= 1 and harbor <= step.claimable <= most):
            refuse("step.claimable", f"is {step.claimable}, but at most {most} can be on offer", "PR-CAPTAIN-12")
        return make_claim(step.claimable)

    def check(self, state: PuertoRicoState, frame: Frame) -> None:
        below = frame.below
        if below is None or frame.actor != state.taker:
            return
        if not cast(Loads, below.memory).captain_loaded:
            refuse("step.captain_loaded", "must be true, for the captain has just loaded", "PR-CAPTAIN-12")

    def describe(self, state: PuertoRicoState, frame: Frame) -> dict[str, Any]:
        return {"claimable": int(cast(Claim, frame.memory).points)}


def award(state: PuertoRicoState, points: i64) -> None:
    """Chips, and paper when they are gone; the last chip ends the game (PR-CAPTAIN-11, PR-END-05, PR-END-06)."""
    state.players[state.actor].points += points
    state.chips -= points
    if state.chips <= 0:
        state.end_game("chips")


def next_loader(state: PuertoRicoState, loads: Loads) -> None:
    """Loading is over after a full circuit without a load (PR-CAPTAIN-14)."""
    state.next_seat()
    if loads.passes == len(state.players):
        storage.start(state)


# ---- written by `make fields`: make_loads, copy_loads, make_claim


def make_loads(captain_loaded: bool, wharves: i64, passes: i64) -> Loads:
    loads = Loads()
    loads.captain_loaded = captain_loaded
    loads.wharves = wharves
    loads.passes = passes
    return loads


def copy_loads(loads: Loads) -> Loads:
    copy = Loads()
    copy.captain_loaded = loads.captain_loaded
    copy.wharves = loads.wharves
    copy.passes = loads.passes
    return copy


def make_claim(points: i64) -> Claim:
    claim = Claim()
    claim.points = points
    return claim
