"""What a district is worth, and what Houses and Palaces in it give."""

from typing import Any

import pytest

from cabildo.engine.naming import some
from cabildo.titles.trinidad.district_value import PART_NAMES, PARTS, district_parts, district_value
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICT_NAMES
from tests.titles.trinidad.build import house, lot, marked, palace, play, score, table, tally, walled


def value(state: TrinidadState, district: str) -> int:
    return int(district_value(state, DISTRICT_NAMES.index(district)))


def parts(state: TrinidadState, district: str) -> dict[str, int]:
    """What adds to the value of a district or takes from it."""
    first = DISTRICT_NAMES.index(district) * PARTS
    return some(PART_NAMES, district_parts(state)[first : first + PARTS])


def scored(era: int = 1, players: int = 4, **fields: Any) -> TrinidadState:
    """An Era ends and is scored."""
    return play(table(players, decade=4 * era, passed=list(range(1, players)), **fields), "pass")


@pytest.mark.rule("TR-SCORE-13")
def test_production_buildings_but_the_first_lower_the_value() -> None:
    assert value(table(buildings={"a1": "quarry"}), "NW") == 0
    assert value(table(buildings={"a1": "quarry", "b1": "market"}), "NW") == -1
    assert value(table(buildings={"a1": "quarry", "b1": "market", "c1": "carpentry"}), "NW") == -2
    apart = table(buildings={"a1": "quarry", "d1": "market"})
    assert (value(apart, "NW"), value(apart, "NCL")) == (0, 0), "each district has its own first"


@pytest.mark.rule("TR-SCORE-14")
def test_fine_buildings_raise_the_value_by_two_each() -> None:
    assert value(table(buildings={"a1": "church", "b1": "barracks"}), "NW") == 4
    fine = ["fountain", "monument", "church", "corporation", "hacienda-stone", "barracks"]
    for building in [*fine, "hacienda-wood"]:
        assert value(table(buildings={"a1": building}), "NW") == 2, building
    six = {f"{column}{row}": fine[index] for index, (column, row) in enumerate([*zip("abcabc", "111222", strict=True)])}
    assert value(table(buildings=six), "NW") == 12
    for building in ("square", "quarry", "carpentry", "market"):
        assert value(table(buildings={"a1": building}), "NW") == 0, building


@pytest.mark.rule("TR-SCORE-15")
def test_roads_walls_and_great_buildings_raise_the_value_by_five_each() -> None:
    state = table(roads=["NCL"], fort=True, walls=walled("NCL"))
    assert value(state, "NCL") == 15
    assert parts(state, "NCL") == {"roads": 5, "walls": 5, "fort": 5}
    assert [value(state, name) for name in DISTRICT_NAMES if name != "NCL"] == [5] * 7
    state = table(roads=["NCL"], walls=walled("NCL"), fort=True, harbor=True, cabildo="g3", cathedral="f3-f4")
    assert value(state, "NCL") == 27, "one half of the Cathedral"
    assert parts(state, "NCL") == {
        "roads": 5,
        "walls": 5,
        "cabildo": 5,
        "cathedral": 2,
        "fort": 5,
        "harbor": 5,
    }
    assert value(table(cathedral="f3-g3"), "NCL") == 5
    assert value(table(walls=walled("NCL")[1:]), "NCL") == 0, "not closed"


@pytest.mark.rule("TR-MAJOR-16")
def test_a_cathedral_across_two_districts() -> None:
    state = table(cathedral="f3-f4")
    assert (value(state, "NCL"), value(state, "CL"), value(state, "NCR")) == (2, 2, 0)


EIGHT: dict[str, Any] = {  # a district worth 8: Roads 5, Church and Barracks 2 each, a second production building -1
    "roads": ["NW"],
    "buildings": {"a1": "church", "b1": "barracks", "c1": "quarry", "a2": "market"},
}
HOMES = {"b2": palace(0), "c2": house(0), "a3": house(0), "b3": house(0), "c3": lot(0)}


@pytest.mark.rule("TR-SCORE-16")
def test_a_palace_gives_value_ten_and_faith() -> None:
    state = scored(roads=["NW"], buildings={**EIGHT["buildings"], "b2": palace(0)}, seats={0: {"faith": 1}})
    assert value(state, "NW") == 8
    assert tally(state, 0)["palaces"] == 21


@pytest.mark.rule("TR-SCORE-17")
def test_a_house_gives_what_its_owner_has_there() -> None:
    state = scored(roads=["NW"], buildings={**EIGHT["buildings"], **HOMES}, seats={0: {"faith": 3}})
    assert tally(state, 0)["houses"] == 3 * 8
    state = scored(roads=["NW"], buildings={**EIGHT["buildings"], **HOMES}, seats={0: {"faith": 1}})
    assert tally(state, 0)["houses"] == 3 * 6


@pytest.mark.rule("TR-SCORE-18")
def test_a_house_never_gives_more_than_the_district_is_worth() -> None:
    buildings = {"a1": "church", "b1": "barracks", **HOMES}
    state = scored(buildings=buildings, seats={0: {"faith": 3}})
    assert value(state, "NW") == 4
    assert tally(state, 0)["houses"] == 3 * 4


@pytest.mark.rule("TR-SCORE-19")
def test_what_counts_as_a_building_of_ones_colour() -> None:
    buildings = {**HOMES, "a1": marked("monument", 0)}
    state = scored(fort=True, harbor=True, buildings=buildings)
    assert tally(state, 0)["houses"] == 3 * 6, "a Lot, three Houses, a Palace and a marked Monument"
    others = {**HOMES, "a1": marked("monument", 1), "a2": house(1), "b1": "fountain", "d1": lot(0)}
    state = scored(fort=True, harbor=True, buildings=others)
    assert tally(state, 0)["houses"] == 3 * 5, "nothing of others, of nobody, or in another district"


@pytest.mark.rule("TR-SCORE-20", "TR-SCORE-13", "TR-SCORE-14", "TR-SCORE-15")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_the_city_of_fifty_points(era: int) -> None:
    """The rulebook's example; a district of twelve spaces, full."""
    state = scored(
        era,
        cathedral="f3-g3",
        buildings={
            "d1": "barracks",
            "e1": "church",
            "f1": marked("monument", 0),
            "g1": "quarry",
            "d2": "market",
            "e2": lot(0),
            "f2": house(0),
            "g2": house(0),
            "d3": house(0),
            "e3": palace(0),
        },
        seats={0: {"faith": 2}},
    )
    assert parts(state, "NCL") == {"production": -1, "fine": 6, "cathedral": 5}
    assert value(state, "NCL") == 10
    assert tally(state, 0)["houses"] == 3 * 8
    assert tally(state, 0)["palaces"] == 26
    assert tally(state, 0)["houses"] + tally(state, 0)["palaces"] == 50, "in every Era"


@pytest.mark.rule("TR-SCORE-21")
def test_a_district_may_cost_points() -> None:
    quarries = {"a1": "quarry", "b1": "quarry", "c1": "quarry"}
    state = scored(players=5, buildings={**quarries, "a2": house(0)})
    assert value(state, "NW") == -2
    assert tally(state, 0) == {"houses": -2}
    assert score(state, 0) == -2


@pytest.mark.rule("TR-SCORE-20")
def test_homes_in_several_districts_are_added_up() -> None:
    state = scored(
        fort=True, roads=["SW"], buildings={"a1": palace(0), "a4": palace(0), "d1": house(0), "b4": house(0)}
    )
    assert tally(state, 0) == {"palaces": 15 + 20, "houses": 1 + 2}
