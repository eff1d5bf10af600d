"""What is told of an answer besides its words: the points of a load, a price, what a large building would score."""

from __future__ import annotations

from cabildo.engine.rows import i64
from cabildo.titles.puerto_rico.builder import price
from cabildo.titles.puerto_rico.buildings import large_building_points
from cabildo.titles.puerto_rico.captain import barrels_taken
from cabildo.titles.puerto_rico.player import copy_player
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import (
    ABSENT,
    BUILDING_NAMES,
    FIRST_LARGE,
    GOOD_NAMES,
    SHIPS,
    WHARF_HOLD,
)
from cabildo.titles.puerto_rico.trader import sale_price


def facts_of(state: PuertoRicoState, notation: str) -> dict[str, int]:
    kind, *words = notation.split()
    if kind == "load":
        return load(state, GOOD_NAMES.index(words[0]), words[1])
    if kind == "build":
        return building(state, BUILDING_NAMES.index(words[0]))
    player = state.players[state.actor]
    if kind == "sell":
        good = GOOD_NAMES.index(words[0])
        return {"doubloons": int(sale_price(state.board, player, good, state.actor == state.taker))}
    if kind == "store":
        return {"barrels": int(player.goods[GOOD_NAMES.index(words[0])])}
    return {}


def load(state: PuertoRicoState, good: i64, name: str) -> dict[str, int]:
    """As many barrels as fit, and their points (PR-CAPTAIN-07, PR-CAPTAIN-11); extra points are claimed afterwards."""
    hold: i64 = WHARF_HOLD
    for ship in range(SHIPS):
        if state.ship_good[ship] != ABSENT and str(int(state.board.ship_capacity[ship])) == name:
            hold = ship
    barrels = barrels_taken(state, good, hold)
    return {"barrels": int(barrels), "points": int(barrels * state.board.barrel_points)}


def building(state: PuertoRicoState, number: i64) -> dict[str, int]:
    """The price, and of a large building what it would add, manned, if the game were over then."""
    player = state.players[state.actor]
    facts = {"doubloons": int(price(state.board, player, number, state.actor == state.taker))}
    if number >= FIRST_LARGE and not player.owns(number):
        after = copy_player(player)
        after.add_building(number, state.board.spaces[number], state.board.circles[number])
        facts["scores"] = int(large_building_points(state.board, after, number))
    return facts
