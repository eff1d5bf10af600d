"""What an office is worth at the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.rio.build import (
    CENTRAL_ROADS,
    WALLS,
    points_at_end,
    table,
    walled,
)

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["2.03", "1"])


def worth(office: str, **fields: Any) -> int:
    """What the office adds at the end to a player without anything else."""
    t = table(4, seats={0: {"offices": [office]}}, **fields)
    points = points_at_end(t, 0)
    [line] = t.standings().of(0).lines
    assert (line.source, line.item, line.points) == ("office", office, points)
    assert points_at_end(t, 1) == 0
    return points


FIXED = [
    pytest.param("gunner", 5, marks=pytest.mark.rule("RP-OFFICE-15")),
    pytest.param("master-stonecutter", 5, marks=pytest.mark.rule("RP-OFFICE-45")),
    pytest.param("master-carpenter", 5, marks=pytest.mark.rule("RP-OFFICE-47")),
    pytest.param("master-artisan", 8, marks=pytest.mark.rule("RP-OFFICE-49")),
    pytest.param("master-merchant", 12, marks=pytest.mark.rule("RP-OFFICE-51")),
]


@BOTH_EDITIONS
@pytest.mark.parametrize(("office", "points"), FIXED)
def test_offices_with_fixed_points(office: str, points: int, edition: str) -> None:
    assert worth(office, edition=edition) == points


@pytest.mark.rule("RP-OFFICE-21")
def test_in_the_first_edition_the_general_is_worth_five_points() -> None:
    assert worth("general", edition="1") == 5


@pytest.mark.rule("RP-OFFICE-43")
def test_the_general_is_worth_nothing_but_three_points_in_the_short_game() -> None:
    assert worth("general") == 0
    assert worth("general", length="short") == 3


# from the centre of CL up to NCL and on to NW, and from that of CR up to NCR
FIVE_CONNECTED = [
    *CENTRAL_ROADS,
    *("f7-g7", "f6-g6", "f5-g5", "f4-g4"),
    *("f3-f4", "e3-e4", "d3-d4", "c3-c4"),
    *("j7-k7", "j6-k6", "j5-k5", "j4-k4"),
]


@pytest.mark.rule("RP-OFFICE-24")
@BOTH_EDITIONS
def test_the_roadmaker_has_two_points_a_connected_district(edition: str) -> None:
    assert worth("roadmaker", edition=edition) == 0
    assert worth("roadmaker", edition=edition, roads=FIVE_CONNECTED) == 10
    assert worth("roadmaker", edition=edition, roads=FIVE_CONNECTED[:-1]) == 8


@pytest.mark.rule("RP-OFFICE-27")
def test_the_defender_has_three_points_a_closed_outer_district() -> None:
    four = walled("NCL", "NCR", "NE", "SW")
    assert worth("defender", walls=four) == 12
    assert worth("defender", walls=[edge for edge in four if edge != "west 7"]) == 9
    assert worth("defender", walls=[*four, *walled("NW")[1:]]) == 12
    assert worth("defender") == 0, "nothing for the two at the plaza"


@pytest.mark.rule("RP-OFFICE-28")
def test_in_the_first_edition_the_defender_has_six_districts_too() -> None:
    assert worth("defender", edition="1", walls=walled(*WALLS)) == 18
    assert worth("defender", edition="1") == 0


@pytest.mark.rule("RP-OFFICE-37")
@BOTH_EDITIONS
def test_the_bishop_has_four_points_a_church_and_for_the_cathedral(edition: str) -> None:
    city = {"b2": "church", "f7": "church", "n2": "church", "n3": "barracks", "j8": "palace"}
    assert worth("bishop", edition=edition, city={**city, "g8": "cathedral"}) == 16
    assert worth("bishop", edition=edition, city=city) == 12
    assert worth("bishop", edition=edition) == 0


@pytest.mark.rule("RP-OFFICE-39")
@BOTH_EDITIONS
def test_the_architect_has_seven_points_a_major_building(edition: str) -> None:
    built = {"walls": [*walled("NCL", "NCR", "SW")[:11], "east 1"], "roads": FIVE_CONNECTED[:9]}
    three = {"harbor": True, "fort": True, "city": {"g8": "palace"}}
    assert (len(built["walls"]), len(built["roads"])) == (12, 9)
    assert worth("architect", edition=edition, **built, **three) == 21
    assert worth("architect", edition=edition, **built) == 0
    for city in ({"g8": "cathedral"}, {"j8": "palace"}):
        assert worth("architect", edition=edition, city=city) == 7
    assert worth("architect", edition=edition, harbor=True) == 7
    assert worth("architect", edition=edition, fort=True) == 7


@pytest.mark.rule("RP-OFFICE-41")
@BOTH_EDITIONS
def test_the_governor_has_six_points_a_noble_district(edition: str) -> None:
    four = {"e7": "monument-square", "f7": "monument", "g7": "garden", "f8": "church"}
    three = {"n2": "monument", "n3": "garden", "n4": "church"}
    assert worth("governor", edition=edition) == 12
    assert worth("governor", edition=edition, city={**four, **three}) == 18
    assert worth("governor", edition=edition, city={**four, "e6": "barracks"}) == 18, "all five count once"
    assert worth("governor", edition=edition, city={**four, **three, "o4": "barracks"}) == 24
    two_squares = {**four, "f8": "garden-square"}
    assert worth("governor", edition=edition, city=two_squares) == 12, "four different kinds"
