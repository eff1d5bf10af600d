"""The end of the game: money, offices, the houses of each district, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.standings import Line
from cabildo.titles.rio.state import RioState
from tests.titles.rio.build import (
    CENTRAL_ROADS,
    after_war,
    asked,
    building,
    crew,
    full,
    happens,
    house,
    hut,
    next_year,
    play,
    points_at_end,
    score,
    shared,
    table,
    tally,
    until,
    year,
)

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["2.03", "1"])


def final(players: int = 4, **fields: Any) -> RioState:
    """A game after its last turn."""
    return table(players, phase="over", actor=None, year=1599, **fields)


def lines(state: RioState, seat: int, source: str) -> list[Line]:
    return [line for line in state.standings().of(seat).lines if line.source == source]


def house_worth(*buildings: str, edition: str = "2.03", **fields: Any) -> int:
    """What a house in the district CL is worth that has these buildings besides."""
    spaces = ("e7", "f7", "e8", "f8", "e9", "f9", "h6", "h7")
    city = {"e6": house(0), **dict(zip(spaces, buildings, strict=False)), **fields.pop("city", {})}
    t = final(edition=edition, city=city, **fields)
    [line] = lines(t, 0, "houses")
    assert (line.item, line.count, line.points) == ("CL", 1, points_at_end(t, 0))
    assert max(0, sum(part.points or 0 for part in line.parts)) == line.points, "what the parts explain"
    return points_at_end(t, 0)


# ---- the last turn


@pytest.mark.rule("RP-END-01")
def test_the_game_ends_after_its_twentieth_turn() -> None:
    peace: dict[str, Any] = {"attacked": [0, 1, 2, 3], "cycles": 1}
    t = next_year(table(4, year=1598, **peace))
    assert (t.over, year(t), asked(t)) == (False, 1599, (0, "placing"))
    next_year(t)
    assert t.over
    assert t.standings().final


@pytest.mark.rule("RP-END-01")
def test_the_war_of_the_last_turn_comes_before_the_end() -> None:
    t = table(
        4,
        phase="effects",
        actor=3,
        edition="1",
        year=1599,
        markers={"natives": 8},
        seats={3: {"fields": 2}},
        city={"b2": crew(0)},
    )
    happened = happens(t, "done", dice=[1, 1])
    assert ("war-check", {"dice": 2, "enemy": "natives"}) in happened
    assert (happened[-1][0], t.over, t.to_position()["markers"]) == ("war-begins", False, {"natives": 4})
    until(t, "recalling")
    assert (t.war, t.over) == (None, False), "who stays is still to be said"
    assert after_war(t).over
    assert t.standings().final


# ---- money and offices


@pytest.mark.rule("RP-END-02")
@BOTH_EDITIONS
def test_three_silver_are_a_point(edition: str) -> None:
    t = final(edition=edition, seats={0: {"silver": 11}, 1: {"silver": 2}, 2: {"silver": 3}})
    assert [points_at_end(t, seat) for seat in range(4)] == [3, 0, 1, 0]
    assert [line.points for line in lines(t, 0, "silver")] == [3]
    assert t.standings().of(0).tiebreaks[0] == ("silver-left", 2)


@pytest.mark.rule("RP-END-03")
@BOTH_EDITIONS
def test_offices_add_their_points(edition: str) -> None:
    t = final(edition=edition, seats={0: {"offices": {"master-carpenter": 1590, "gunner": 1591}, "score": 40}})
    assert points_at_end(t, 0) == 50
    assert {line.item: line.points for line in lines(t, 0, "office")} == {"master-carpenter": 5, "gunner": 5}


# ---- houses and districts


@pytest.mark.rule("RP-END-04")
@BOTH_EDITIONS
def test_a_house_gives_two_points_and_the_value_of_its_district(edition: str) -> None:
    city = {"f7": "monument", "e6": house(2), "e8": house(2), "h7": house(2), "b2": house(2)}
    t = final(edition=edition, city=city)
    assert {line.item: line.points for line in lines(t, 2, "houses")} == {"CL": 9, "NW": 2}
    assert [points_at_end(t, seat) for seat in range(4)] == [0, 0, 11, 0]


@pytest.mark.rule("RP-END-05")
@BOTH_EDITIONS
def test_huts_give_nothing(edition: str) -> None:
    t = final(edition=edition, city={"f7": "church", "e6": house(1), "e8": hut(1), "h7": hut(1)})
    assert points_at_end(t, 1) == 3


@pytest.mark.rule("RP-END-06")
@BOTH_EDITIONS
def test_each_production_building_after_the_first_costs_a_point(edition: str) -> None:
    kinds = ["market", "corporation", "carpenter", "stonecutter"]
    for kind in kinds:
        assert house_worth(kind, edition=edition) == 2
        assert house_worth("carpenter", kind, edition=edition) == 1, "also two of one kind"
    assert house_worth(*kinds[:3], edition=edition) == 0
    assert house_worth(*kinds[:3], "church", edition=edition) == 1
    assert house_worth(*kinds, "church", "garden", edition=edition) == 1
    elsewhere = {"b2": "market", "b3": "market", "n2": "carpenter"}
    assert house_worth("market", edition=edition, city=elsewhere) == 2, "another district's business"


@pytest.mark.rule("RP-END-07")
@BOTH_EDITIONS
def test_no_production_building_is_no_merit(edition: str) -> None:
    assert house_worth(edition=edition) == 2
    assert house_worth("market", edition=edition) == 2


@pytest.mark.rule("RP-END-08")
@BOTH_EDITIONS
def test_noble_buildings_raise_the_value_by_one_each(edition: str) -> None:
    kinds = ["garden", "monument", "church", "barracks"]
    assert [house_worth(kind, edition=edition) for kind in kinds] == [3, 3, 3, 3]
    assert house_worth(*kinds, edition=edition) == 6


@pytest.mark.rule("RP-END-09")
@BOTH_EDITIONS
def test_a_connected_district_is_worth_one_more(edition: str) -> None:
    assert house_worth(edition=edition, roads=CENTRAL_ROADS) == 3
    assert house_worth(edition=edition, roads=["g8-h8"]) == 2, "the road does not reach the centre"
    assert house_worth(edition=edition, roads=["i8-j8", "j7-j8"]) == 2, "another district"


@pytest.mark.rule("RP-END-10")
@BOTH_EDITIONS
def test_the_cathedral_is_worth_two_and_the_palace_three(edition: str) -> None:
    assert house_worth(edition=edition, city={"g8": "cathedral"}) == 4
    assert house_worth(edition=edition, city={"g8": "palace"}) == 5
    assert house_worth(edition=edition, city={"g8": "palace", "g9": "cathedral"}) == 7
    assert house_worth(edition=edition, city={"j8": "palace", "j9": "cathedral"}) == 2, "another district"


@pytest.mark.rule("RP-END-11")
@BOTH_EDITIONS
def test_squares_change_nothing(edition: str) -> None:
    assert house_worth("monument-square", "garden-square", edition=edition) == 2


@pytest.mark.rule("RP-END-12")
@BOTH_EDITIONS
def test_a_house_is_never_worth_less_than_nothing(edition: str) -> None:
    works = {"e7": "market", "f7": "corporation", "e8": "carpenter", "f8": "stonecutter"}
    t = final(edition=edition, seats={1: {"score": 10}}, city={**works, "e6": house(1), "h6": house(1)})
    assert points_at_end(t, 1) == 10
    [line] = lines(t, 1, "houses")
    assert (line.points, line.count) == (0, 2)
    assert house_worth(*works.values(), "church", edition=edition) == 0
    assert house_worth(*works.values(), "church", "garden", edition=edition) == 1


@pytest.mark.rule("RP-END-13")
@BOTH_EDITIONS
def test_the_worked_example_of_a_district(edition: str) -> None:
    """In the last turn red makes a monument of the square: two works, barracks and monument are worth +1."""
    green, red, black = 0, 1, 2
    city = {
        "e6": house(green),
        "h6": hut(green),
        "h7": hut(green),
        "e7": house(red),
        "g7": house(red),
        "f6": house(red),
        "e9": house(black),
        "f7": shared("monument-square", red, red),
        "e8": "market",
        "f8": "stonecutter",
        "f9": "barracks",
    }
    seats = {red: {"wood": 1, "stone": 1, "precious": 1, "fields": 2}}
    t = table(3, phase="effects", actor=red, year=1599, edition=edition, seats=seats, city=city)
    assert [points_at_end(t, seat) for seat in (green, red, black)] == [2, 6, 2]
    play(t, "use f7", "build monument")
    assert (building(t, "f7"), score(t, red)) == ("monument", 3)
    next_year(t)
    assert t.over
    assert [sum(line.points or 0 for line in lines(t, seat, "houses")) for seat in range(3)] == [3, 9, 3]
    assert [points_at_end(t, seat) for seat in range(3)] == [3, 12, 3]
    [line] = lines(t, red, "houses")
    parts = {part.source: part.points for part in line.parts}
    assert (line.item, line.count) == ("CL", 3)
    assert parts == {"house": 2, "production": -1, "monument": 1, "barracks": 1}


# ---- who wins


def winners(**seats: dict[str, Any]) -> tuple[int, ...]:
    """Of white, red and green with these holdings."""
    names = ("white", "red", "green")
    t = final(3, seats={names.index(name): held for name, held in seats.items()})
    best = max(t.merit(seat) for seat in range(3))
    assert t.standings().winners == tuple(seat for seat in range(3) if t.merit(seat) == best)
    return t.standings().winners


@pytest.mark.rule("RP-END-14")
def test_the_most_points_win() -> None:
    assert winners(white={"score": 101}, red={"score": 98, "silver": 8, "wood": 9}, green={"score": 76}) == (0,)
    t = final(3, seats={0: {"score": 101}, 1: {"score": 98}, 2: {"score": 76}})
    assert [(place.seat, place.rank) for place in t.standings().seats] == [(0, 1), (1, 2), (2, 3)]
    assert winners(white={"score": 98}, red={"score": 97, "silver": 6}) == (1,), "with all that the end adds"
    assert table(3, seats={0: {"score": 101}}).standings().winners == (), "not before the end"


@pytest.mark.rule("RP-END-15")
def test_silver_left_over_breaks_a_tie() -> None:
    assert winners(white={"score": 90, "silver": 2}, red={"score": 90, "silver": 1, "precious": 3}) == (0,)
    assert winners(white={"score": 90, "silver": 2}, red={"score": 89, "silver": 4}) == (0,), "after the exchange"


@pytest.mark.rule("RP-END-16")
def test_then_precious_goods_then_wood_and_stone() -> None:
    assert winners(white={"score": 9, "precious": 1, "wood": 3}, red={"score": 9, "precious": 2}) == (1,)
    three, four = {"wood": 3}, {"wood": 2, "stone": 2}
    assert winners(white={"score": 9, "precious": 1, **three}, red={"score": 9, "precious": 1, **four}) == (1,)
    assert winners(white={"score": 9, "wood": 4}, red={"score": 9, **four}) == (0, 1), "the win is shared"


@pytest.mark.rule("RP-END-17")
@BOTH_EDITIONS
def test_unfinished_grids_and_goods_give_nothing(edition: str) -> None:
    seats = {0: {"wood": 6, "stone": 4, "precious": 2, "score": 20}}
    peace: dict[str, Any] = {"attacked": [0, 1, 2, 3], "cycles": 1} if edition == "2.03" else {}
    grids = {"palace": full(3, 0), "roads": full(4, 0)}
    t = next_year(table(4, year=1599, edition=edition, seats=seats, grids=grids, **peace))
    assert t.over
    assert (points_at_end(t, 0), tally(t, 0)) == (20, {"buildings": 20})
    assert [line.source for line in t.standings().of(0).lines] == ["buildings"]


@pytest.mark.rule("RP-END-12")
def test_the_parts_of_a_house_add_up_also_at_the_floor() -> None:
    works = dict.fromkeys(("b1", "c1", "d1", "a2", "b2"), "stonecutter")
    t = table(3, city={"a1": house(0), **works})
    (line,) = [line for line in t.standings().of(0).lines if line.source == "houses"]
    assert (line.points, sum(part.points or 0 for part in line.parts)) == (0, 0)
    assert [part.source for part in line.parts] == ["house", "production", "floor"]
