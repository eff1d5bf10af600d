"""Goods storage at the end of the captain phase; PR-STORE-03 is in the captain's worked example."""

from __future__ import annotations

import pytest

from tests.titles.puerto_rico.build import (
    aboard,
    asked,
    board,
    by_good,
    legal,
    manned,
    play,
    ships,
    step,
    table,
    why,
)


@pytest.mark.rule("PR-STORE-01")
def test_every_player_settles_his_storage_before_full_ships_are_unloaded() -> None:
    full = {"5": aboard("corn", 5), "6": aboard("sugar", 6), "7": aboard("tobacco", 7)}
    t = table(4, phase="loading", taker=0, seats={2: {"goods": {"indigo": 3}}}, ships=full)
    step(t, "pass", "pass")
    assert asked(t) == (2, "loading")
    assert legal(t) == {"pass"}
    step(t, "pass", "pass")  # they loaded nothing, and loading is over
    assert asked(step(t, "pass", "pass")) == (2, "keeping")
    assert legal(t) == {"keep indigo"}
    assert why(t, "pass") == "PR-STORE-06"
    step(t, "keep indigo")
    assert board(t, 2).goods == {"indigo": 1}
    assert ships(t) == {"5": ("corn", 5), "6": ("sugar", 6), "7": ("tobacco", 7)}
    step(t, "pass")  # the last player has stored
    assert ships(t) == {}


@pytest.mark.rule("PR-STORE-02")
def test_everybody_keeps_a_single_barrel() -> None:
    t = table(4, phase="keeping", taker=0, actor=1, seats={1: {"goods": {"corn": 3}}}, goods={"corn": 4})
    step(t, "keep corn")
    assert board(t, 1).goods == {"corn": 1}
    assert by_good(t.goods)["corn"] == 4 + 2


@pytest.mark.rule("PR-STORE-04")
@pytest.mark.parametrize("kept", ["corn", "coffee"])
def test_the_owner_decides_which_barrel_he_keeps(kept: str) -> None:
    t = table(4, phase="keeping", taker=0, actor=1, seats={1: {"goods": {"corn": 2, "coffee": 1}}})
    assert legal(t) == {"keep corn", "keep coffee"}
    assert why(t, "keep sugar") == "PR-STORE-04"
    step(t, f"keep {kept}")
    assert board(t, 1).goods == {kept: 1}


@pytest.mark.rule("PR-STORE-05")
def test_in_other_phases_a_windrose_holds_any_number_of_goods() -> None:
    men = {"corn": 4, "sugar": 3, "sugar-mill": 3}
    planter = manned("sugar-mill", island={"corn": 4, "sugar": 3}, men=men, goods={"corn": 1})
    t = table(4, phase="producing", taker=0, actor=1, seats={1: planter})
    play(t, "produce")
    assert asked(t) == (1, "role")
    assert board(t, 1).goods == {"corn": 5, "sugar": 3}


@pytest.mark.rule("PR-STORE-06")
@pytest.mark.parametrize(
    ("stored", "kept", "goods"),
    [
        ("store corn", "keep sugar", {"corn": 3, "sugar": 1}),
        ("store sugar", "keep corn", {"corn": 1, "sugar": 2}),
        ("pass", "keep corn", {"corn": 1}),
        ("pass", "keep sugar", {"sugar": 1}),
    ],
)
def test_a_warehouse_may_stay_unused_but_the_single_barrel_is_kept(
    stored: str, kept: str, goods: dict[str, int]
) -> None:
    owner = manned("small-warehouse", goods={"corn": 3, "sugar": 2})
    t = table(4, phase="storing", taker=0, actor=1, seats={1: owner})
    assert legal(t) == {"pass", "store corn", "store sugar"}
    assert why(t, "store coffee") == "PR-STORE-04"
    step(t, stored)
    assert asked(t) == (1, "keeping")
    assert legal(t) == ({"keep corn", "keep sugar"} if stored == "pass" else {kept})
    assert why(t, "pass") == "PR-STORE-06"
    if stored != "pass":
        assert why(t, stored.replace("store", "keep")) == "PR-STORE-02"  # the single barrel is one of the others
    step(t, kept)
    assert board(t, 1).goods == goods


@pytest.mark.rule("PR-STORE-07")
def test_storage_goes_clockwise_from_the_captain() -> None:
    full = {"4": aboard("indigo", 4), "5": aboard("sugar", 5), "6": aboard("tobacco", 6)}
    seats = {seat: {"goods": {"corn": 2, "coffee": 2}} for seat in range(3)}
    t = table(3, phase="loading", taker=1, seats=seats, ships=full)
    assert asked(play(t, "pass")) == (1, "keeping")
    assert asked(play(t, "keep corn")) == (2, "keeping")
    assert asked(play(t, "keep coffee")) == (0, "keeping")
    assert asked(play(t, "keep corn")) == (2, "role")
    assert [board(t, seat).goods for seat in (1, 2, 0)] == [{"corn": 1}, {"coffee": 1}, {"corn": 1}]


@pytest.mark.parametrize(
    ("buildings", "goods", "stored", "rule"),
    [
        ([], "sugar indigo", "", "PR-BLD-SMALL-WAREHOUSE-01"),
        (["small-warehouse"], "corn sugar indigo", "corn", "PR-BLD-SMALL-WAREHOUSE-01"),
        (["large-warehouse"], "corn indigo sugar coffee", "corn indigo", "PR-BLD-LARGE-WAREHOUSE-01"),
        (
            ["small-warehouse", "large-warehouse"],
            "corn indigo sugar coffee tobacco",
            "corn indigo tobacco",
            "PR-BLD-LARGE-WAREHOUSE-02",
        ),
    ],
)
def test_beyond_the_warehouses_the_rule_about_them_is_named(
    buildings: list[str], goods: str, stored: str, rule: str
) -> None:
    mine = {"goods": dict.fromkeys(goods.split(), 2), "city": buildings, "men": dict.fromkeys(buildings, 1)}
    t = table(4, phase="keeping", taker=0, actor=1, seats={1: mine}, step={"stored": stored.split()})
    assert why(t, "store sugar") == rule
    if len(buildings) < 2:
        assert why(t, "store tobacco") == "PR-STORE-04"


def test_who_left_a_warehouse_empty_is_not_asked_about_it_again() -> None:
    mine = {"goods": {"corn": 2, "sugar": 2}, "city": ["small-warehouse"], "men": {"small-warehouse": 1}}
    t = table(4, phase="keeping", taker=0, actor=1, seats={1: mine})
    assert why(t, "store sugar") == "engine.other-decision"
