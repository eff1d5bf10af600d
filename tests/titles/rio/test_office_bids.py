"""Public offices: bids, prices and fines, and from when on an office works."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.rio.state import RioState
from tests.titles.rio.build import (
    BUSY,
    PEACE,
    asked,
    effects,
    goods,
    happens,
    legal,
    legal_of,
    next_year,
    play,
    player,
    points_at_end,
    score,
    supply,
    table,
    tally,
    why,
    year,
)

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["2.03", "1"])


def bidding(office: str, edition: str = "2.03", **holdings: Any) -> RioState:
    """Seat 0 in its effects turn with a worker on the office and these holdings."""
    return table(4, phase="effects", edition=edition, seats={0: {**BUSY, **holdings}}, bids={office: 0})


# ---- bids


@pytest.mark.rule("RP-OFFICE-01")
@BOTH_EDITIONS
def test_a_bid_is_one_of_the_five_workers(edition: str) -> None:
    t = table(4, edition=edition)
    play(t, "bid bishop")
    assert (supply(t, 0), t.players[0].placed, t.to_position()["bids"]) == (8, 1, {"bishop": 0})
    play(t, *["fields"] * 4)
    assert asked(t) == (1, "placing")
    nobody_left = table(4, edition=edition, seats={0: {"fields": 9}})
    assert why(nobody_left, "bid bishop") == "RP-PLACE-02"


@pytest.mark.rule("RP-OFFICE-02")
@BOTH_EDITIONS
def test_a_bid_closes_the_office_to_the_others(edition: str) -> None:
    t = play(table(4, edition=edition), "bid bishop", "done")
    assert asked(t)[0] == 1
    assert why(t, "bid bishop") == "RP-OFFICE-02"
    assert len(legal_of(t, "bid")) == 11


@pytest.mark.rule("RP-OFFICE-03")
@BOTH_EDITIONS
def test_a_bought_office_is_gone(edition: str) -> None:
    t = next_year(play(bidding("gunner", edition, silver=5, score=7), "assume gunner"))
    for seat in (0, 1):
        assert asked(t)[0] == seat
        assert why(t, "bid gunner") == "RP-OFFICE-03"
        assert len(legal_of(t, "bid")) == 11
        play(t, "done")


@pytest.mark.rule("RP-OFFICE-04")
def test_one_office_a_turn() -> None:
    t = play(table(4), "bid gunner")
    assert legal_of(t, "bid") == set()
    assert why(t, "bid general") == "RP-OFFICE-04"
    assert why(next_year(t), "bid general") is None
    first = play(table(4, edition="1"), "bid gunner", "bid general")
    assert first.to_position()["bids"] == {"gunner": 0, "general": 0}


# ---- purchases and fines


@pytest.mark.rule("RP-OFFICE-05")
@BOTH_EDITIONS
def test_an_office_is_paid_in_silver(edition: str) -> None:
    t = bidding("gunner", edition, silver=5, score=7)
    play(t, "assume gunner")
    assert (player(t, 0).offices, goods(t, 0)[3], score(t, 0)) == ({"gunner": 1580}, 0, 7)
    assert why(bidding("gunner", edition, silver=4, score=7), "assume gunner") == "RP-OFFICE-05"
    assert why(bidding("gunner", edition, silver=5, score=6), "assume gunner") == "RP-OFFICE-05"
    assert why(bidding("gunner", edition, silver=5, score=7), "assume general") == "RP-OFFICE-01"


@pytest.mark.rule("RP-OFFICE-06")
@BOTH_EDITIONS
def test_the_points_are_not_spent(edition: str) -> None:
    t = play(bidding("governor", edition, silver=25, score=50), "assume governor")
    assert (score(t, 0), goods(t, 0)[3], list(player(t, 0).offices)) == (50, 0, ["governor"])


@pytest.mark.rule("RP-OFFICE-07")
def test_a_failed_bid_costs_five_points() -> None:
    t = play(bidding("gunner", silver=4, wood=2, score=9), "done")
    assert (goods(t, 0), score(t, 0), player(t, 0).offices) == ((2, 0, 0, 4), 4, {})
    assert tally(t, 0)["bids"] == -5
    t = play(bidding("gunner", silver=5, score=6), "done")
    assert (goods(t, 0)[3], score(t, 0), player(t, 0).offices) == (5, 1, {})
    able = play(bidding("gunner", silver=5, score=7), "done")
    assert (score(able, 0), list(player(able, 0).offices)) == (7, ["gunner"]), "who can pay does not leave the tile"


@pytest.mark.rule("RP-OFFICE-08")
def test_in_the_first_edition_a_failed_bid_costs_silver_too() -> None:
    poor = play(bidding("roadmaker", "1", silver=2, wood=4, stone=1, precious=1, score=12), "done")
    assert (goods(poor, 0), score(poor, 0)) == ((0, 0, 0, 0), 7)
    for silver in (3, 4):
        richer = play(bidding("roadmaker", "1", silver=silver, wood=4, stone=1, score=12), "done")
        assert (goods(richer, 0), score(richer, 0)) == ((4, 1, 0, silver - 3), 7)
        assert player(richer, 0).offices == {}


@pytest.mark.rule("RP-OFFICE-07", "RP-OFFICE-08")
def test_the_fine_for_a_failed_bid_is_told() -> None:
    for edition, wealth, fine in (
        ("2.03", {"silver": 2, "wood": 4}, {}),
        ("1", {"silver": 4, "wood": 4}, {"silver": 3}),
        ("1", {"silver": 2, "wood": 4, "precious": 1}, {"wood": 4, "precious": 1, "silver": 2}),
        ("1", {"stone": 1}, {"stone": 1}),
        ("1", {}, {}),
    ):
        told = dict(happens(bidding("roadmaker", edition, score=12, **wealth), "done"))
        assert told["bid-failed"] == {"seat": 0, "office": "roadmaker", "fine": fine}


@pytest.mark.rule("RP-OFFICE-09")
@BOTH_EDITIONS
def test_the_worker_comes_home_in_any_case(edition: str) -> None:
    t = bidding("gunner", edition, silver=0, score=9)
    assert supply(t, 0) == 6
    next_year(t)
    assert (supply(t, 0), "bids" in t.to_position()) == (7, False)
    assert why(t, "bid gunner") is None
    t = play(bidding("gunner", edition, silver=5, score=7), "assume gunner")
    assert (supply(t, 0), "bids" in t.to_position()) == (7, False)


@pytest.mark.rule("RP-OFFICE-10")
@BOTH_EDITIONS
def test_an_office_works_from_the_next_turn(edition: str) -> None:
    seats = {0: {**BUSY, "silver": 5, "score": 10}}
    t = table(4, phase="effects", year=1584, edition=edition, seats=seats, bids={"master-carpenter": 0})
    play(t, "assume master-carpenter")
    next_year(t)
    assert (year(t), goods(t, 0)[0]) == (1585, 0)
    next_year(t)
    assert (year(t), goods(t, 0)[0]) == (1586, 1)


@pytest.mark.rule("RP-OFFICE-10")
@pytest.mark.parametrize(
    ("office", "power"), [("roadmaker", "lay road"), ("defender", "lay wall"), ("master-merchant", "draw wood")]
)
def test_powers_wait_a_turn(office: str, power: str) -> None:
    t = play(bidding(office, silver=15, score=25), f"assume {office}")
    assert why(t, power) == "RP-OFFICE-10"
    assert power not in legal(t)
    t = effects(next_year(t))
    assert why(t, power) is None


@pytest.mark.rule("RP-OFFICE-12")
@BOTH_EDITIONS
def test_an_office_of_the_last_turn_counts_at_the_end(edition: str) -> None:
    peace = PEACE if edition == "2.03" else {}
    seats = {3: {"silver": 15, "score": 25}}
    t = table(
        4, phase="effects", actor=3, year=1599, edition=edition, seats=seats, bids={"master-merchant": 3}, **peace
    )
    play(t, "done")
    assert t.over
    assert (t.standings().of(3).points, points_at_end(t, 3)) == (37, 37)


PRICES = [
    pytest.param("gunner", 5, 7, marks=pytest.mark.rule("RP-OFFICE-13")),
    pytest.param("general", 5, 7, marks=pytest.mark.rule("RP-OFFICE-16")),
    pytest.param("roadmaker", 5, 10, marks=pytest.mark.rule("RP-OFFICE-22")),
    pytest.param("defender", 5, 10, marks=pytest.mark.rule("RP-OFFICE-25")),
    pytest.param("master-stonecutter", 5, 10, marks=pytest.mark.rule("RP-OFFICE-29")),
    pytest.param("master-carpenter", 5, 10, marks=pytest.mark.rule("RP-OFFICE-30")),
    pytest.param("master-artisan", 10, 20, marks=pytest.mark.rule("RP-OFFICE-31")),
    pytest.param("master-merchant", 15, 25, marks=pytest.mark.rule("RP-OFFICE-32")),
    pytest.param("shipowner", 8, 15, marks=pytest.mark.rule("RP-OFFICE-33")),
    pytest.param("bishop", 15, 30, marks=pytest.mark.rule("RP-OFFICE-36")),
    pytest.param("architect", 20, 40, marks=pytest.mark.rule("RP-OFFICE-38")),
    pytest.param("governor", 25, 50, marks=pytest.mark.rule("RP-OFFICE-40")),
]


@BOTH_EDITIONS
@pytest.mark.parametrize(("office", "price", "need"), PRICES)
def test_what_an_office_costs_and_requires(office: str, price: int, need: int, edition: str) -> None:
    t = play(bidding(office, edition, silver=price + 2, score=need), f"assume {office}")
    assert (list(player(t, 0).offices), goods(t, 0)[3], score(t, 0)) == ([office], 2, need)
    for silver, points in ((price - 1, need + 10), (price + 10, need - 1)):
        t = bidding(office, edition, silver=silver, score=points)
        assert why(t, f"assume {office}") == "RP-OFFICE-05"
        play(t, "done")
        assert (player(t, 0).offices, score(t, 0)) == ({}, points - 5)


@pytest.mark.rule("RP-OFFICE-42")
@BOTH_EDITIONS
def test_any_number_of_offices(edition: str) -> None:
    three = {"gunner": 1581, "roadmaker": 1582, "bishop": 1583}
    seats = {0: {**BUSY, "offices": three, "silver": 5, "score": 10}}
    t = table(4, phase="effects", year=1584, edition=edition, seats=seats, bids={"defender": 0})
    play(t, "assume defender")
    assert player(t, 0).offices == {**three, "defender": 1584}
    first = table(
        4,
        phase="effects",
        edition="1",
        seats={0: {**BUSY, "silver": 10, "score": 7}},
        bids={"gunner": 0, "general": 0},
    )
    assert list(player(play(first, "assume gunner", "assume general"), 0).offices) == ["gunner", "general"]
