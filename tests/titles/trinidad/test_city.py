"""What the city keeps besides its tiles, so that nobody has to look it up, is what follows from them."""

from __future__ import annotations

import random

import pytest

from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.city import City
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, NOBODY, NOWHERE, VACANT
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import as_table, lot, play, table


def built(board: Board, city: City) -> int:
    """The districts with buildings, looked up space by space."""
    found = {
        int(board.district[space])
        for space in range(int(board.spaces))
        if city.building(space) != VACANT and board.district[space] != NOWHERE
    }
    return sum(1 << district for district in found)


def beside(board: Board, city: City) -> list[int]:
    """Who has a piece beside each space, looked up likewise."""
    found = []
    for space in range(int(board.spaces)):
        owners = {int(city.owner(neighbour)) for neighbour in board.neighbours[space]}
        found.append(sum(1 << owner for owner in owners if owner != NOBODY))
    return found


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_it_follows_from_the_tiles_at_every_moment_of_a_game(players: int, seed: int) -> None:
    pick = random.Random(f"city {seed}")
    state = as_table(TITLE.new(players, seed, {"extended-war": True, "length": "short"}))
    seen = set()
    while not state.over:
        state.apply(pick.choice(state.legal_actions()))
        assert state.city.built == built(state.board, state.city)
        seen.add(int(state.city.built))
    assert [int(seats) for seats in state.city.beside] == beside(state.board, state.city)
    assert len(seen) > 3, "buildings came into several districts"


def test_a_district_whose_only_building_goes_has_none_left() -> None:
    t = table(3, buildings={"a1": lot(0), "e3": lot(1)})
    north_west, other = (1 << int(t.board.district[space]) for space in (0, 32))
    assert DISTRICT_NAMES[int(t.board.district[0])] == "NW"
    assert t.city.built == north_west | other
    play(t, "clear a1")
    assert t.city.built == other
    assert [int(seats) for seats in t.city.beside] == beside(t.board, t.city)


def test_a_place_to_build_is_looked_for_from_the_starting_area_outwards() -> None:
    board = table(3).board
    assert sorted(board.outward) == list(range(84))
    inside = [space for space in range(84) if board.starting_area[space]]
    assert sorted(board.outward[: len(inside)]) == inside
    around = {int(space) for inner in inside for space in board.neighbours[inner]} - set(inside)
    assert set(board.outward[len(inside) : len(inside) + len(around)]) == around
