"""Where the automaton puts a new building: worked examples, and a naive walk on random boards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cabildo.engine.grid_names import space_name
from cabildo.titles.trinidad.solo.placement import space_in
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, SOLO_DRAW
from tests.titles.trinidad.build import asked, building, happens, house, legal, lot, palace, play, refused, table
from tests.titles.trinidad.solo import BUILD, PRODUCTION, alone, number, told, turn, with_top


def built(state: TrinidadState, *solo: str, drawn: tuple[int, ...] = ()) -> object:
    return told(turn(state, *solo, drawn=drawn), "built")[0]["space"]


@pytest.mark.rule("TR-SOLO-25")
def test_it_builds_where_its_buildings_are() -> None:
    state = alone({"workers": 2, "spent": 3}, buildings={"b5": house(1), "e3": lot(0)})
    assert str(built(state, BUILD)) == "b6"
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-SOLO-25", "TR-SOLO-29")
def test_between_districts_with_as_many_the_person_decides() -> None:
    state = alone(buildings={"b5": house(1), "m2": house(1), "e1": house(1), "d1": house(1), "n3": house(1)})
    turn(state, PRODUCTION)
    assert legal(state) == {"district NCL", "district NE"}
    assert refused(state, "district SW") == "TR-SOLO-25"
    play(state, "district NE")
    assert building(state, "m1") == "carpentry"


@pytest.mark.rule("TR-SOLO-26")
def test_in_the_south_it_begins_below_and_goes_round_clockwise() -> None:
    assert built(alone(buildings={"b5": house(1)}), PRODUCTION) == "b6"
    assert built(alone(buildings={"b5": house(1), "b6": "market"}), PRODUCTION) == "a6"
    state = alone(buildings={"b5": house(1), "b6": "market", "a6": "church", "a5": "square"})
    assert built(state, PRODUCTION) == "a4"


@pytest.mark.rule("TR-SOLO-26")
@pytest.mark.parametrize(("decade", "space"), [(1, "a5"), (2, "c5"), (3, "a5")])
def test_in_the_south_the_southernmost_building_counts(decade: int, space: str) -> None:
    """Two in the last row: the left one in odd decades; below it there is nothing any more, and left of it neither."""
    state = alone(
        buildings={"a6": house(1), "c6": house(1), "b4": house(1), "b6": "market", "b5": "church"}, decade=decade
    )
    assert built(state, PRODUCTION) == space


@pytest.mark.rule("TR-SOLO-27")
def test_in_the_north_it_begins_above_and_goes_round_clockwise() -> None:
    assert built(alone(buildings={"e2": house(1)}), PRODUCTION) == "e1"
    assert built(alone(buildings={"e2": house(1), "e1": "market"}), PRODUCTION) == "f1"


@pytest.mark.rule("TR-SOLO-27")
@pytest.mark.parametrize(("decade", "space"), [(1, "d1"), (2, "f1")])
def test_in_the_north_the_northernmost_building_counts(decade: int, space: str) -> None:
    state = alone(buildings={"d2": house(1), "f2": house(1), "e3": house(1)}, decade=decade)
    assert built(state, PRODUCTION) == space


@pytest.mark.rule("TR-SOLO-28")
def test_without_a_free_neighbour_it_looks_at_the_next_building_and_row() -> None:
    """Around a6 all is taken; the next one in the row is c6, then those of the row above."""
    taken = {"a5": "market", "b5": "church", "b6": "square", "a6": house(1)}
    assert built(alone(buildings={**taken, "c6": house(1)}), PRODUCTION) == "c5"
    state = alone(buildings={**taken, "c5": house(1), "c6": "barracks"})
    assert built(state, PRODUCTION) == "b4", "below it and to its left all is taken, so it goes round"


@pytest.mark.rule("TR-SOLO-28")
def test_without_any_in_the_district_the_randomizer_tells() -> None:
    """The space above the district is free, and does not count."""
    full: dict[str, Any] = {
        "a6": house(1),
        "b6": "market",
        "a5": "church",
        "b5": "square",
        "a4": "square",
        "b4": "barracks",
        "c4": house(0),
        "c5": house(0),
        "c6": house(0),
    }
    state = alone(buildings=full, **with_top(41))
    assert built(state, PRODUCTION, drawn=(41,)) == "i3"


@pytest.mark.rule("TR-SOLO-13", "TR-SOLO-29")
def test_with_the_starting_area_full_it_goes_beside_a_building() -> None:
    """Its only building is amid a full district: the free spaces beside it lie in another one."""
    start = {"e3": house(0), "f3": house(0), "g3": house(0), "h3": house(0), "i3": "market", "j3": "quarry"}
    start |= {"d4": lot(0), "e4": lot(0), "f4": "square", "i4": "square", "j4": "carpentry", "k4": "church"}
    full: dict[str, Any] = {"a4": house(1), "b4": palace(1), "c4": "barracks", "a5": lot(1), "b5": lot(1)}
    full |= {"c5": house(1), "a6": house(1), "b6": house(1), "c6": house(1)}
    state = table(
        3,
        options={"automaton": "medium"},
        order=[0, 2, 1],
        buildings={space: owned_by_two(thing) for space, thing in {**start, **full}.items()},
    )
    happens(state, "council 1", chance={SOLO_DRAW: [number(PRODUCTION)]})
    assert asked(state) == (0, "deciding")
    assert legal(state) == {"site a3", "site b3", "site c3", "site d5", "site d6"}
    assert refused(state, "site a1") == "TR-SOLO-13"
    play(state, "site d5")
    assert building(state, "d5") == "carpentry"


def owned_by_two(thing: Any) -> Any:
    return {**thing, "owner": 2} if isinstance(thing, dict) and thing["owner"] == 1 else thing


# ---- a naive walk


def naive_space(state: TrinidadState, seat: int, district: str) -> str | None:
    """By names of spaces and the words of the rulebook."""
    columns, rows = "abcdefghijklmn", range(1, 7)
    place = DISTRICT_NAMES.index(district)
    names = {space_name(state.board.columns, space): space for space in range(state.board.spaces)}
    inside = {name for name, space in names.items() if state.board.district[space] == place}
    mine = [name for name in inside if int(state.city.owner(names[name])) == seat]
    south = district in ("SW", "CL", "CR", "SE")
    clockwise = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
    start = clockwise.index((0, 1) if south else (0, -1))
    ways = clockwise[start:] + clockwise[:start]
    for row in reversed(rows) if south else rows:
        line = sorted((name for name in mine if int(name[1:]) == row), reverse=state.decade % 2 == 0)
        for name in line:
            for east, down in ways:
                column = columns.index(name[0]) + east
                beside = f"{columns[column]}{row + down}" if 0 <= column < len(columns) else ""
                if beside in inside and int(state.city.building(names[beside])) == -1:
                    return beside
    return None


@pytest.mark.rule("TR-SOLO-26", "TR-SOLO-27", "TR-SOLO-28")
@pytest.mark.parametrize("seed", range(60))
def test_the_walk_is_the_naive_one_on_random_boards(seed: int) -> None:
    pick = random.Random(seed)
    state = alone(decade=pick.randint(1, 12))
    building_spaces = [space for space in range(state.board.spaces) if state.board.district[space] >= 0]
    filled = pick.sample(building_spaces, pick.randint(3, 60))
    for space in filled:
        seat = pick.choice([0, 1, 1, -1])
        state.city.tiles[space] = (2 | (seat + 1) << 5) if seat >= 0 else 6
    found = 0
    for place, district in enumerate(DISTRICT_NAMES):
        space = space_in(state, 1, place)
        name = None if space < 0 else space_name(state.board.columns, space)
        assert name == naive_space(state, 1, district), district
        found += name is not None
    assert found or len(filled) < 12
