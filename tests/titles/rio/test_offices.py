"""Public offices: bids, prices and fines, what an office brings each turn, and its points at the end.

What Gunner and General do in a war is tested with the war.
"""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.rio.table import Table
from tests.titles.rio.build import (
    CENTRAL_ROADS,
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

Seats = dict[int, dict[str, Any]]
BOTH_EDITIONS = pytest.mark.parametrize("edition", ["2.03", "1"])
PEACE: dict[str, Any] = {"attacked": [0, 1, 2, 3], "cycles": 1}  # four players have all been attacker
BUSY = {"fields": 2}  # something to do, so that the turn does not end by itself

WALLS = {  # the edges that are not printed, by district
    "NW": [f"north {column}" for column in "abcd"] + [f"west {row}" for row in range(1, 6)],
    "NCL": [f"north {column}" for column in "efgh"],
    "NCR": [f"north {column}" for column in "ijkl"],
    "NE": [f"north {column}" for column in "mnop"] + [f"east {row}" for row in range(1, 6)],
    "SW": [f"west {row}" for row in range(6, 9)],
    "SE": [f"east {row}" for row in range(6, 9)],
}


def walled(*districts: str) -> list[str]:
    return [edge for district in districts for edge in WALLS[district]]


def bidding(office: str, edition: str = "2.03", **holdings: Any) -> Table:
    """Seat 0 in its effects turn with a worker on the office and these holdings."""
    return table(4, phase="effects", edition=edition, seats={0: {**BUSY, **holdings}}, bids={office: 0})


def holding(*offices: str, seat: int = 0, **fields: Any) -> Table:
    """The seat in its effects turn with these offices from earlier years."""
    seats = {seat: {**BUSY, "offices": list(offices)}}
    return table(4, phase="effects", actor=seat, seats=seats, **fields)


def worth(office: str, **fields: Any) -> int:
    """What the office adds at the end to a player without anything else."""
    t = table(4, seats={0: {"offices": [office]}}, **fields)
    points = points_at_end(t, 0)
    [line] = t.standings().of(0).lines
    assert (line.source, line.item, line.points) == ("office", office, points)
    assert points_at_end(t, 1) == 0
    return points


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


# ---- free goods


@pytest.mark.rule("RP-OFFICE-44")
def test_a_master_stonecutter_of_1590_gives_nine_stone() -> None:
    seats = {0: {**BUSY, "silver": 5, "score": 10}}
    t = table(4, phase="effects", year=1590, seats=seats, bids={"master-stonecutter": 0}, **PEACE)
    play(t, "assume master-stonecutter")
    for turns in range(10):
        assert goods(t, 0) == (0, turns - 1 if turns > 0 else 0, 0, 0)
        next_year(t)
    assert t.over
    assert goods(t, 0) == (0, 9, 0, 0)


@pytest.mark.rule("RP-OFFICE-46")
@BOTH_EDITIONS
def test_the_wood_of_a_master_carpenter_can_be_spent_at_once(edition: str) -> None:
    t = table(
        4, year=1591, actor=3, edition=edition, seats={0: {"offices": {"master-carpenter": 1590}, **BUSY, "artisan": 1}}
    )
    assert goods(t, 0) == (0, 0, 0, 0)
    play(t, "done")
    assert (asked(t), goods(t, 0)) == ((0, "effects"), (1, 0, 0, 0))
    assert goods(play(t, "craft wood"), 0) == (0, 0, 1, 0)


@pytest.mark.rule("RP-OFFICE-48")
@BOTH_EDITIONS
def test_a_master_artisan_needs_no_wood_or_stone(edition: str) -> None:
    seats = {0: {"offices": ["master-artisan"], **BUSY, "wood": 2, "stone": 3}}
    t = play(table(4, actor=3, edition=edition, seats=seats), "done")
    assert (asked(t), goods(t, 0)) == ((0, "effects"), (2, 3, 1, 0))
    assert [goods(t, seat)[2] for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("RP-OFFICE-50")
@BOTH_EDITIONS
@pytest.mark.parametrize(("good", "gained"), [("wood", (1, 0, 0)), ("stone", (0, 1, 0)), ("precious", (0, 0, 1))])
def test_a_master_merchant_takes_one_good_of_any_kind(good: str, gained: tuple[int, int, int], edition: str) -> None:
    t = holding("master-merchant", edition=edition)
    assert legal_of(t, "draw") == {"wood", "stone", "precious"}
    play(t, f"draw {good}")
    assert goods(t, 0) == (*gained, 0)
    for other in ("wood", "stone", "precious"):
        assert why(t, f"draw {other}") == "RP-OFFICE-50"
    assert legal_of(t, "draw") == set()
    assert why(effects(next_year(t)), "draw wood") is None
    assert why(holding("master-merchant", seat=1, edition=edition), "draw wood", 1) is None
    assert why(holding("gunner", edition=edition), "draw wood") == "RP-OFFICE-50"


# ---- free pieces


@pytest.mark.rule("RP-OFFICE-23")
@BOTH_EDITIONS
def test_the_roadmaker_lays_one_piece_a_turn(edition: str) -> None:
    t = play(holding("roadmaker", edition=edition), "lay road", "road e6-f6")
    assert (asked(t), sum(t.city.roads)) == ((0, "effects"), 1)
    assert why(t, "lay road") == "RP-OFFICE-23"
    t = holding("roadmaker", edition=edition)
    effects(next_year(t))  # the piece of the first turn is not laid
    play(t, "lay road", "road e6-f6")
    assert asked(t) == (0, "effects")
    assert why(t, "lay road") == "RP-OFFICE-23", "nothing was saved"
    assert why(holding("defender", edition=edition), "lay road") == "RP-OFFICE-23"


@pytest.mark.rule("RP-OFFICE-26")
@BOTH_EDITIONS
def test_the_defender_lays_one_piece_a_turn(edition: str) -> None:
    open_edges = {"north a", "north b", "west 1", "east 8"}
    built = [edge for edge in walled(*WALLS) if edge not in open_edges]
    t = play(holding("defender", edition=edition, walls=built), "lay wall")
    assert legal_of(t, "wall") == open_edges
    play(t, "wall north b")
    assert int(t.board.closable & ~t.city.walls).bit_count() == 3
    assert why(t, "lay wall") == "RP-OFFICE-26"
    assert why(holding("roadmaker", edition=edition), "lay wall") == "RP-OFFICE-26"
    assert why(holding("defender", edition=edition, walls=walled(*WALLS)), "lay wall") == "RP-WALL-02"


# ---- the Shipowner


@pytest.mark.rule("RP-OFFICE-34")
@BOTH_EDITIONS
def test_the_shipowner_has_half_of_what_is_paid_for_the_departure(edition: str) -> None:
    def paid(payer: int, owner: int | None) -> list[int]:
        seats: Seats = {seat: {"silver": 2} for seat in range(4)}
        seats[0]["cargo"] = {"wood": 1}
        if owner is not None:
            seats[owner]["offices"] = ["shipowner"]
        t = table(4, actor=payer, edition=edition, seats=seats, harbor=True, year=1581)
        play(t, "depart")
        return [goods(t, seat)[3] for seat in range(4)]

    assert paid(1, 2) == [2, 0, 3, 2]
    assert paid(2, 2) == [2, 2, 1, 2], "also from the own payment"
    assert paid(1, None) == [2, 0, 2, 2]


@pytest.mark.rule("RP-OFFICE-35")
@BOTH_EDITIONS
def test_the_shipowner_scores_when_the_ship_comes_back(edition: str) -> None:
    peace = PEACE if edition == "2.03" else {}
    seats: Seats = {0: {"cargo": {"wood": 1, "stone": 1}}, 2: {"offices": {"shipowner": 1588}}, 3: BUSY}
    ship = {"departure_paid": True}
    t = table(4, phase="effects", actor=3, year=1590, edition=edition, seats=seats, harbor=True, ship=ship, **peace)
    assert "ship-left" in [name for name, _ in happens(t, "done")]
    next_year(t)
    assert (year(t), score(t, 2)) == (1592, 0)
    next_year(t)
    assert (year(t), tally(t, 2)) == (1593, {"shipowner": 3})
    next_year(t)
    assert score(t, 2) == 3, "not again without a shipment"


@pytest.mark.rule("RP-OFFICE-35", "RP-OFFICE-10")
def test_a_shipowner_of_this_turn_does_not_score() -> None:
    seats: Seats = {0: {"cargo": {"wood": 1}}, 2: {"offices": {"shipowner": 1592}}, 3: BUSY}
    t = table(4, phase="effects", actor=3, year=1592, seats=seats, harbor=True, ship={"returns": 1592}, **PEACE)
    assert ("ship-returned", {"goods": 1}) in happens(t, "done")
    assert score(t, 2) == 0


# ---- points at the end


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
