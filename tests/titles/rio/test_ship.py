"""The ship: dock, loading, departure, return and pay."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.rio.state import RioState
from tests.titles.rio.build import (
    effects,
    goods,
    happens,
    legal,
    legal_of,
    next_year,
    play,
    player,
    score,
    supply,
    table,
    until,
    why,
    year,
)


def port(players: int = 4, **fields: Any) -> RioState:
    """The Harbor stands and the ship is there."""
    return table(players, harbor=True, **fields)


def returning(cargo: dict[str, int], **fields: Any) -> RioState:
    """The last in order ends the effects phase of 1592, in which the ship is due with this cargo of seat 0."""
    seats = {0: {"cargo": cargo}, 3: {"fields": 2}, **fields.pop("seats", {})}
    return port(phase="effects", actor=3, year=1592, ship={"returns": 1592}, seats=seats, **fields)


# ---- loading


@pytest.mark.rule("RP-SHIP-01")
def test_without_the_harbor_there_is_no_dock() -> None:
    assert why(table(4), "dock") == "RP-SHIP-01"
    assert "dock" not in legal(table(4))
    assert why(port(), "dock") is None


@pytest.mark.rule("RP-SHIP-02")
def test_any_number_of_workers_on_the_dock() -> None:
    t = port()
    play(t, "dock", "dock", "dock", "done", "dock")
    assert [int(p.dock) for p in t.players] == [3, 1, 0, 0]


@pytest.mark.rule("RP-SHIP-03")
def test_each_worker_loads_up_to_three_goods() -> None:
    seats = {0: {"dock": 2, "wood": 3, "stone": 3, "precious": 1, "fields": 2}, 1: {"dock": 1, "stone": 2, "fields": 2}}
    t = port(phase="effects", seats=seats)
    play(t, "load wood", "load wood", "load wood", "load stone", "load precious", "load stone")
    assert player(t, 0).cargo == {"wood": 3, "stone": 2, "precious": 1}
    assert why(t, "load stone") == "RP-SHIP-03", "a seventh good"
    play(t, "done", "load stone", "load stone")
    assert player(t, 1).cargo == {"stone": 2}
    assert why(t, "load stone") == "RP-SHIP-03", "there is none left"


@pytest.mark.rule("RP-SHIP-04")
def test_everybody_is_paid_for_the_own_goods() -> None:
    t = returning({"wood": 3, "stone": 2}, seats={1: {"cargo": {"wood": 2}}})
    play(t, "done")
    assert [goods(t, seat)[3] for seat in range(4)] == [5, 2, 0, 0]
    assert t.aboard() == 0


@pytest.mark.rule("RP-SHIP-05")
def test_workers_who_loaded_come_home_and_the_others_wait() -> None:
    t = port(phase="effects", seats={0: {"dock": 3, "wood": 4, "fields": 2}})
    play(t, *["load wood"] * 4)
    assert supply(t, 0) == 4
    play(t, "done")
    assert (supply(t, 0), t.players[0].dock) == (6, 1), "four goods took two of the three workers"


@pytest.mark.rule("RP-SHIP-06")
def test_the_ship_holds_seven_goods_a_player() -> None:
    assert [int(port(players).board.ship_capacity) for players in (3, 4, 5)] == [21, 28, 35]
    t = port(phase="effects", seats={0: {"dock": 1, "wood": 3, "fields": 2}, 1: {"cargo": {"stone": 27}}})
    play(t, "load wood")
    assert why(t, "load wood") == "RP-SHIP-06"
    assert legal_of(t, "load") == set()


@pytest.mark.rule("RP-SHIP-07")
def test_one_player_may_use_the_whole_ship() -> None:
    t = port(3, phase="effects", seats={0: {"dock": 5, "wood": 21}})
    play(t, *["load wood"] * 15)
    until(t, "placing")
    assert (t.aboard(), t.ship_in_port()) == (15, True)
    play(t, "dock", "dock", "done")
    effects(t)
    play(t, *["load wood"] * 6)
    assert player(t, 0).cargo == {"wood": 21}


# ---- departure


@pytest.mark.rule("RP-SHIP-08")
def test_two_silver_make_the_ship_leave() -> None:
    t = port(seats={0: {"silver": 2, "cargo": {"wood": 4}}})
    play(t, "depart")
    assert goods(t, 0)[3] == 0
    assert why(t, "depart") == "RP-SHIP-12"
    next_year(t)
    assert not t.ship_in_port()
    poor = port(seats={0: {"silver": 1, "cargo": {"wood": 4}}})
    assert why(poor, "depart") == "RP-SHIP-08"


@pytest.mark.rule("RP-SHIP-09")
def test_departure_is_paid_in_the_own_placement_only() -> None:
    t = port(phase="effects", seats={0: {"silver": 2, "cargo": {"wood": 4}, "fields": 2}})
    assert why(t, "depart") == "engine.other-decision"
    assert "depart" not in legal(t)


@pytest.mark.rule("RP-SHIP-10")
def test_the_shipowner_has_half_of_the_payment() -> None:
    t = port(seats={0: {"silver": 2, "cargo": {"wood": 1}}, 2: {"offices": ["shipowner"]}})
    play(t, "depart")
    assert (goods(t, 0)[3], goods(t, 2)[3]) == (0, 1)
    own = port(seats={0: {"silver": 2, "cargo": {"wood": 1}, "offices": ["shipowner"]}})
    assert goods(play(own, "depart"), 0)[3] == 1


@pytest.mark.rule("RP-SHIP-11")
def test_a_full_ship_leaves_by_itself() -> None:
    seats = {0: {"dock": 1, "wood": 1, "silver": 5}, 1: {"cargo": {"stone": 20}}, 2: {"offices": ["shipowner"]}}
    t = port(3, phase="effects", seats=seats)
    happened = happens(t, "load wood")
    assert ("ship-left", {"goods": 21, "year": 1583}) in happened
    assert (goods(t, 0)[3], goods(t, 2)[3]) == (5, 0)


@pytest.mark.rule("RP-SHIP-12")
def test_goods_loaded_in_the_turn_of_departure_travel_with_it() -> None:
    t = port(seats={0: {"silver": 2, "wood": 3}})
    play(t, "dock", "depart", "done")
    effects(t)
    play(t, "load wood", "load wood")
    assert t.ship_in_port(), "it leaves at the end of the phase"
    play(t, "load wood")
    assert year(t) == 1581, "nobody had anything else to do"
    assert (t.ship_in_port(), t.aboard()) == (False, 3)


@pytest.mark.rule("RP-SHIP-13")
def test_the_ship_is_back_two_turns_later() -> None:
    t = port(
        year=1590,
        phase="effects",
        actor=3,
        seats={0: {"cargo": {"wood": 1}}, 3: {"fields": 2}},
        ship={"departure_paid": True},
    )
    assert ("ship-left", {"goods": 1, "year": 1592}) in happens(t, "done")


@pytest.mark.rule("RP-SHIP-14")
def test_cargo_is_paid_at_the_end_of_the_effects_phase_of_the_return() -> None:
    t = returning({"wood": 3})
    assert goods(t, 0)[3] == 0
    play(t, "done")
    assert (goods(t, 0)[3], t.aboard(), t.ship_in_port()) == (3, 0, True)


@pytest.mark.rule("RP-SHIP-15")
def test_wood_and_stone_pay_a_silver_each() -> None:
    t = play(returning({"wood": 2, "stone": 3}), "done")
    assert (goods(t, 0)[3], score(t, 0)) == (5, 0)


@pytest.mark.rule("RP-SHIP-16")
def test_a_precious_good_pays_two_silver_and_a_point() -> None:
    t = play(returning({"precious": 3}), "done")
    assert (goods(t, 0)[3], score(t, 0)) == (6, 3)


@pytest.mark.rule("RP-SHIP-17")
def test_a_set_pays_four_silver_and_three_points() -> None:
    t = play(returning({"wood": 2, "stone": 1, "precious": 1}), "done")
    assert (goods(t, 0)[3], score(t, 0)) == (5, 3)


@pytest.mark.rule("RP-SHIP-18")
def test_the_first_edition_pays_more() -> None:
    t = play(returning({"wood": 2, "stone": 1, "precious": 1}, edition="1"), "done")
    assert (goods(t, 0)[3], score(t, 0)) == (7, 5)
    t = play(returning({"wood": 1, "precious": 2}, edition="1"), "done")
    assert (goods(t, 0)[3], score(t, 0)) == (5, 5)


@pytest.mark.rule("RP-SHIP-19")
def test_nothing_is_loaded_while_the_ship_is_away_nor_when_it_returns() -> None:
    for now, reason in ((1587, "RP-SHIP-19"), (1588, "RP-SHIP-19")):
        t = port(year=now, ship={"returns": 1588}, seats={1: {"cargo": {"wood": 1}}})
        assert why(t, "dock") == reason
        t = port(
            year=now,
            phase="effects",
            ship={"returns": 1588},
            seats={0: {"dock": 1, "wood": 1, "fields": 2}, 1: {"cargo": {"wood": 1}}},
        )
        assert why(t, "load wood") == reason
    t = port(year=1588, ship={"returns": 1588}, seats={1: {"cargo": {"wood": 1}}})
    next_year(t)
    assert (year(t), why(t, "dock")) == (1589, None)


@pytest.mark.rule("RP-SHIP-20")
def test_the_first_edition_too_does_not_load_in_the_turn_of_return() -> None:
    t = port(
        edition="1",
        year=1588,
        phase="effects",
        ship={"returns": 1588},
        seats={0: {"dock": 1, "wood": 1, "fields": 2}, 1: {"cargo": {"wood": 1}}},
    )
    assert why(t, "load wood") == "RP-SHIP-19"


@pytest.mark.rule("RP-SHIP-21")
def test_an_empty_ship_stays() -> None:
    t = port(seats={0: {"silver": 4}})
    assert why(t, "depart") == "RP-SHIP-21"
    play(t, "dock", "depart")
    assert goods(t, 0)[3] == 2
    next_year(t)
    assert (t.ship_in_port(), goods(t, 0)[3], t.departure_paid) == (True, 2, False), "the money is lost"


@pytest.mark.rule("RP-SHIP-22")
def test_the_ship_does_not_return_and_leave_in_one_turn() -> None:
    t = port(year=1592, ship={"returns": 1592}, seats={0: {"silver": 2}, 1: {"cargo": {"wood": 1}}})
    assert why(t, "depart") == "RP-SHIP-22"
    assert "depart" not in legal(t)


@pytest.mark.rule("RP-SHIP-23")
def test_goods_that_come_back_too_late_are_lost() -> None:
    def last_silver(left: int) -> int:
        seats = {0: {"cargo": {"wood": 6}}, 3: {"fields": 2}}
        t = port(phase="effects", actor=3, year=left, seats=seats, ship={"departure_paid": True}, attacked=[0, 1, 2])
        play(t, "done")
        while not t.over:
            next_year(t)
        return goods(t, 0)[3]

    assert (last_silver(1598), last_silver(1597)) == (0, 6)
