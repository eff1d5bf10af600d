"""Walls and Roads: where they go, how many there are, and what they are worth."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.city import closed_districts, is_closed
from cabildo.titles.trinidad.district_value import district_value
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICT_NAMES
from tests.titles.trinidad.build import (
    asked,
    full,
    grid,
    happens,
    legal,
    legal_of,
    play,
    reason,
    refusal,
    step,
    table,
    walled,
)

NORTH = [f"north {column}" for column in "abcdefghijklmn"]
EAST = [f"east {row}" for row in range(1, 7)]
WEST = [f"west {row}" for row in range(1, 7)]
PERIMETER = [*NORTH, *EAST, *WEST]


def walling(players: int = 4, **fields: Any) -> TrinidadState:
    """Seat 0 fills the grid of the walls."""
    slots = players + 2
    t = table(players, grids={"walls": full(slots - 1, 1)}, **fields)
    return play(t, "work walls")


def paving(**fields: Any) -> TrinidadState:
    """Seat 0 fills the grid of the Roads."""
    return play(table(4, grids={"roads": full(5, 1)}, **fields), "work roads")


def value(state: TrinidadState, district: str) -> int:
    return int(district_value(state, DISTRICT_NAMES.index(district)))


@pytest.mark.rule("TR-MAJOR-19")
def test_up_to_five_walls_on_the_perimeter() -> None:
    t = walling(walls=["north c"])
    assert asked(t) == (0, "walling")
    assert legal_of(t, "wall") == set(PERIMETER) - {"north c"}
    assert reason(t, "wall south g") == "TR-MAJOR-19"
    assert reason(t, "wall north c") == "TR-MAJOR-19"
    play(t, "wall north a", "wall north d", "wall east 6", "wall west 1")
    assert legal(t) == {"done", *(f"wall {edge}" for edge in WEST[1:])}
    assert reason(t, "wall north b") == "engine.fixed-order"
    assert reason(t, "wall west 1") == "TR-MAJOR-19"
    happened = happens(t, "wall west 3")
    assert ("wall-laid", {"seat": 0, "side": "west", "at": "3"}) in happened
    assert asked(t) == (1, "turn")
    assert int(t.walls) == 18 - 1 - 5


@pytest.mark.rule("TR-MAJOR-19")
def test_fewer_walls_if_the_placer_likes_or_if_there_are_no_more() -> None:
    none = play(walling(), "done")
    assert (asked(none), int(none.walls), int(none.city.walls)) == ((1, "turn"), 18, 0)
    t = walling(supply={"walls": 3})
    play(t, "wall north a", "wall north b")
    assert asked(t) == (0, "walling")
    play(t, "wall west 4")
    assert (asked(t), int(t.walls)) == ((1, "turn"), 0)


@pytest.mark.rule("TR-MAJOR-19", "TR-MAJOR-20")
def test_where_no_section_is_free_nothing_is_asked() -> None:
    t = walling(5, walls=PERIMETER)
    assert int(t.walls) == 1
    assert asked(t) == (1, "turn")
    last = walling(5, walls=PERIMETER[:-1])
    assert legal(last) == {"done", "wall west 6"}


@pytest.mark.rule("TR-MAJOR-21")
def test_a_district_is_closed_when_all_its_outer_sides_have_walls() -> None:
    t = table(4, walls=walled("NCL")[:3], grids={"walls": full(5, 1)})
    north = DISTRICT_NAMES.index("NCL")
    assert not is_closed(t.board, t.city, north)
    assert value(t, "NCL") == 0
    play(t, "work walls", "wall north g", "done")
    assert is_closed(t.board, t.city, north)
    assert value(t, "NCL") == 5


@pytest.mark.rule("TR-MAJOR-22")
def test_the_central_districts_are_never_closed() -> None:
    t = table(5, walls=PERIMETER)
    closed = {name for district, name in enumerate(DISTRICT_NAMES) if is_closed(t.board, t.city, district)}
    assert closed == {"NW", "NCL", "NCR", "NE", "SW", "SE"}
    assert closed_districts(t.board, t.city) == 6


@pytest.mark.rule("TR-MAJOR-23")
def test_a_district_without_roads_gets_them() -> None:
    t = paving(roads=["NW", "CL"])
    assert asked(t) == (0, "paving")
    assert legal_of(t, "pave") == set(DISTRICT_NAMES) - {"NW", "CL"}
    assert reason(t, "pave CL") == "TR-MAJOR-23"
    assert reason(t, "done") == "engine.other-decision"
    happened = happens(t, "pave SE")
    assert ("district-paved", {"seat": 0, "district": "SE"}) in happened
    assert int(t.road_markers) == 1
    assert asked(t) == (1, "turn")


@pytest.mark.rule("TR-MAJOR-25")
def test_a_district_with_roads_is_worth_five_more() -> None:
    t = paving(buildings={"a4": "church"})
    assert value(t, "SW") == 2
    play(t, "pave SW")
    assert value(t, "SW") == 7


@pytest.mark.rule("TR-MAJOR-19", "TR-MAJOR-23")
def test_positions_while_walls_are_laid() -> None:
    t = step(table(4, grids={"walls": full(5, 1)}), "work walls", "slot 6", "done")
    for action in ("wall north b", "wall east 2", "done"):
        written = t.to_position()
        again = t.title.from_position(written)
        assert again.to_position() == written
        assert again.legal_actions() == t.legal_actions()
        step(t, action)
    waiting = [{"phase": "working", "step": {"grid": "walls", "own": [6]}}, {"phase": "turn"}]
    fields: dict[str, Any] = {"phase": "walling", "waiting": waiting, "completed": ["walls"]}
    grids: dict[str, Any] = {"walls": {**full(5, 1), 6: 0}}
    assert legal_of(table(4, **fields, grids=grids, step={"pieces": 5}), "wall") == set(PERIMETER)
    said = refusal(4, **fields, grids=grids, step={"pieces": 6})
    assert said == "step.pieces: must be 1 to 5 (TR-MAJOR-19)"
    said = refusal(4, **fields, grids=grids, step={"pieces": 2, "after": "north b"})
    assert said == "step.after: there is no wall (TR-MAJOR-19)"
    said = refusal(4, phase="paving", waiting=waiting, completed=["walls"], grids=grids)
    assert said == "phase: the roads were not completed (TR-MAJOR-23)"
    assert grid(t, "walls") == grids["walls"]
