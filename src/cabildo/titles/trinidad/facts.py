"""What is told of an answer besides its words: the points of a space, a price, the name of an event."""

from __future__ import annotations

from typing import Any, cast

from cabildo.engine.frames import Frame
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.effects import Activation, coins_given, make_activation, price_of
from cabildo.titles.trinidad.grids import colour_on, slots_of
from cabildo.titles.trinidad.phases import ACTIVATING, BORROWING, COMMISSIONING, EVENT_CHOICE, SUFFERING
from cabildo.titles.trinidad.resources import emptied_points
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CUBE_NAMES, FIRST_STORE, GRID_NAMES

ON_GRIDS = ("slot", "council-slot", "lift")


def facts_of(state: TrinidadState, notation: str) -> dict[str, Any]:
    kind, *words = notation.split()
    if kind in ON_GRIDS:
        return grid_space(state, int(words[0]) - 1)
    if kind in ("sell", "buy") and state.phase == ACTIVATING:
        return trade(state, state.vocabulary.parse(notation), sells=kind == "sell")
    if kind == "work":
        return {"law": 1} if state.phase == COMMISSIONING else {}  # there no worker goes anywhere
    if kind == "recover":
        return {"points": int(state.board.recover_points[GRID_NAMES.index(words[0])])}
    if kind == "warehouse":
        numbers = state.board.numbers
        return {"points": int(numbers.cheap_cube_points if state.phase == BORROWING else numbers.warehouse_points)}
    if kind == "store":
        cube = CUBE_NAMES.index(words[0])
        return last_one(state, state.stores[FIRST_STORE[cube] + (int(words[1]) - 1 if len(words) > 1 else 0)])
    if kind == "stack":
        return last_one(state, state.stacks[int(words[0]) - 1])
    if kind in ("pile", "heal"):
        return {"own": 1} if words[0] == str(int(state.actor) + 1) else {}
    if state.phase in (EVENT_CHOICE, SUFFERING):
        return of_events(state, kind, words[0] if words else "")
    return raised(state, notation) if kind == "boost" else {}


def of_events(state: TrinidadState, kind: str, word: str) -> dict[str, Any]:
    """Which event is meant, and what it asks for."""
    frame = state.top()
    step = state.phases[frame.phase].describe(state, frame)
    if kind == "event":
        return {"named": 1, "what": step[word]}
    if kind == "bear":
        return {"points": step["points"]}
    if kind == "give":
        return {"event": step["event"]}
    return {"burns": 1} if kind == "remove" else {}


def grid_space(state: TrinidadState, slot: i64) -> dict[str, int]:
    grid = asked_grid(state)
    if grid is None or slot >= slots_of(state, grid):
        return {}
    return {"points": int(state.board.slot_points[grid][slot]), **which_alike(state, grid, slot)}


def which_alike(state: TrinidadState, grid: int, slot: i64) -> dict[str, int]:
    """Of spaces of as many points, free or held by one seat, all but the first say which of them they are."""
    points, holder = state.board.slot_points[grid], colour_on(state, grid, slot)
    alike = [n for n in range(slot + 1) if points[n] == points[slot] and colour_on(state, grid, n) == holder]
    return {"alike": len(alike)} if len(alike) > 1 else {}


def asked_grid(state: TrinidadState) -> int | None:
    """The grid that the question, or the one that waits for it, is about."""
    frame: Frame | None = state.top()
    while frame is not None:
        name = state.phases[frame.phase].describe(state, frame).get("grid")
        if name in GRID_NAMES:
            return GRID_NAMES.index(cast(str, name))
        frame = frame.below
    return None


def trade(state: TrinidadState, effect: i64, *, sells: bool) -> dict[str, int]:
    """What a sale brings, or a purchase costs, in bronze."""
    activation = cast(Activation, state.memory)
    if sells:
        return {"bronze": int(coins_given(state, make_activation(activation.space, effect, activation.visit)))}
    building = state.city.building(activation.space)
    return {"bronze": int(price_of(state, building, effect, activation.visit, 0).coins)}


def last_one(state: TrinidadState, left: i64) -> dict[str, int]:
    """The last cube of a grid and the last coin of a stack cost points (TR-GRID-03, TR-GRID-08)."""
    return {"points": int(emptied_points(state))} if left == 1 else {}


def raised(state: TrinidadState, notation: str) -> dict[str, int]:
    """What Points status adds to an award, where the question tells it, and what a space of a grid is worth."""
    frame = state.top()
    bonuses = state.phases[frame.phase].describe(state, frame).get("bonuses") or {}
    facts = {"points": bonuses[notation]} if notation in bonuses else {}
    _, award, *place = notation.split()
    if award in GRID_NAMES and int(place[0]) <= len(state.board.slot_points[GRID_NAMES.index(award)]):
        grid, slot = GRID_NAMES.index(award), int(place[0]) - 1
        facts |= {"worth": int(state.board.slot_points[grid][slot]), **which_alike(state, grid, slot)}
    return facts
