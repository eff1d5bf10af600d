"""What is told of an answer besides its words: the points of a space, a price."""

from __future__ import annotations

from typing import cast

from cabildo.engine.rows import i64
from cabildo.titles.rio.activation import sale_price, space_at
from cabildo.titles.rio.costs import Bill, silver_for
from cabildo.titles.rio.phases import AT_SPACE, PAYING
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import GOOD_NAMES, GRID_NAMES, OFFICE_NAMES, SLOTS, TRACK_NAMES, TRACK_SLOTS

ON_GRIDS = ("work", "owe", "shadow", "shadow-owe", "settle")


def facts_of(state: RioState, notation: str) -> dict[str, int]:
    kind, *words = notation.split()
    if kind in ON_GRIDS:
        return grid_space(state, GRID_NAMES.index(words[0]), int(words[1]) - 1)
    if kind in ("take", "collect"):
        return track_space(state, TRACK_NAMES.index(words[0]), int(words[1]) - 1)
    if kind in ("bid", "assume"):
        office = OFFICE_NAMES.index(words[0])
        return {"silver": int(state.board.office_price[office]), "points": int(state.board.office_need[office])}
    if kind == "buy":
        return {"silver": int(silver_for(state.me(), 1))}
    if kind == "sell" and state.phase == AT_SPACE:
        building = state.city.building(space_at(state.top()))
        return {"silver": int(sale_price(state.board, building, GOOD_NAMES.index(words[0])))}
    if kind == "pay" and state.phase == PAYING:
        return payment(state, int(words[0]), int(words[2]))
    return {}


def grid_space(state: RioState, grid: i64, slot: i64) -> dict[str, int]:
    """The points of a space; of those alike, free or with one debt, all but the first say which of them they are."""
    points = state.board.grid_points[grid]
    if slot >= len(points):
        return {}
    facts = {"points": int(points[slot])}
    there = state.grids[grid * SLOTS + slot]
    alike = [n for n in range(slot + 1) if points[n] == points[slot] and state.grids[grid * SLOTS + n] == there]
    if len(alike) > 1:
        facts["alike"] = len(alike)
    return facts


def track_space(state: RioState, track: i64, slot: i64) -> dict[str, int]:
    """How many workers a space of mine or forest takes, and which it is of those alike, free or with one seat."""
    workers = state.board.track_workers
    if slot >= len(workers):
        return {}
    facts = {"workers": int(workers[slot])}
    first = track * TRACK_SLOTS
    there = state.tracks[first + slot]
    alike = [n for n in range(slot + 1) if workers[n] == workers[slot] and state.tracks[first + n] == there]
    if len(alike) > 1:
        facts["alike"] = len(alike)
    return facts


def payment(state: RioState, wood: i64, stone: i64) -> dict[str, int]:
    """The silver for what is not paid in kind."""
    bill = cast(Bill, state.memory)
    bought = bill.wood + bill.stone + bill.either - wood - stone
    return {"silver": int(silver_for(state.me(), bought)) if bought > 0 else 0}
