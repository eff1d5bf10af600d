"""The craftsman: what everybody produces, and the craftsman's extra good."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.puerto_rico.build import asked, board, by_good, legal, manned, play, step, table, why


def produced(owner: dict[str, Any], **fields: Any) -> dict[str, int]:
    """What a player who is not the craftsman makes."""
    t = table(4, phase="producing", taker=0, actor=1, seats={1: owner}, **fields)
    return board(play(t, "produce"), 1).goods


@pytest.mark.rule("PR-CRAFTSMAN-01")
def test_production_goes_clockwise_from_the_craftsman() -> None:
    one_sugar = manned("small-sugar-mill", island={"sugar": 1}, men={"sugar": 1})
    two_sugar = manned("sugar-mill", island={"sugar": 2}, men={"sugar": 2, "sugar-mill": 2})
    t = table(4, seats={0: one_sugar, 1: two_sugar}, goods={"sugar": 2})
    assert asked(play(t, "role craftsman")) == (0, "producing")
    assert asked(play(t, "produce")) == (1, "producing")
    assert asked(play(t, "produce")) == (1, "role")
    assert board(t, 0).goods == {"sugar": 1}
    assert board(t, 1).goods == {"sugar": 1}
    assert "sugar" not in by_good(t.goods)


@pytest.mark.rule("PR-CRAFTSMAN-02")
def test_the_smaller_of_plantations_and_workers_counts() -> None:
    owner = manned("indigo-plant", island={"indigo": 3}, men={"indigo": 3, "indigo-plant": 2})
    assert produced(owner) == {"indigo": 2}


@pytest.mark.rule("PR-CRAFTSMAN-03")
def test_corn_needs_no_building() -> None:
    assert produced({"island": {"corn": 3}, "men": {"corn": 2}}) == {"corn": 2}


@pytest.mark.rule("PR-CRAFTSMAN-04")
def test_workers_of_small_and_large_building_are_added() -> None:
    men = {"indigo": 4, "small-indigo-plant": 1, "indigo-plant": 3}
    owner = manned("small-indigo-plant", "indigo-plant", island={"indigo": 4}, men=men)
    assert produced(owner) == {"indigo": 4}


@pytest.mark.rule("PR-CRAFTSMAN-05")
def test_the_worked_example() -> None:
    owner = {
        "island": {"corn": 3, "tobacco": 2, "sugar": 4},
        "city": ["tobacco-storage", "small-sugar-mill", "sugar-mill"],
        "men": {"corn": 2, "tobacco": 2, "sugar": 3, "tobacco-storage": 1, "small-sugar-mill": 1, "sugar-mill": 3},
    }
    assert produced(owner) == {"corn": 2, "tobacco": 1, "sugar": 3}


@pytest.mark.rule("PR-CRAFTSMAN-06")
def test_raw_material_is_not_carried_over_to_the_next_craftsman() -> None:
    planter = {"doubloons": 5, "island": {"tobacco": 3}, "men": {"tobacco": 3}, "san_juan": 2}
    t = table(3, seats={0: planter})
    play(t, "role craftsman")
    assert asked(t) == (1, "role")
    assert board(t, 0).goods == {}
    play(t, "role builder", "pass", "build tobacco-storage")
    play(t, "role mayor", "pass")
    assert board(t, 0).men == {"tobacco": 3, "tobacco-storage": 3}
    play(t, "role craftsman", "produce")
    assert board(t, 0).goods == {"tobacco": 3}


@pytest.mark.rule("PR-CRAFTSMAN-07")
def test_a_short_supply_gives_what_is_left_and_no_substitute() -> None:
    roaster = manned("coffee-roaster", island={"coffee": 2}, men={"coffee": 2, "coffee-roaster": 2})
    t = table(4, phase="producing", taker=0, actor=1, seats={1: roaster, 2: roaster}, goods={"coffee": 1})
    supply = by_good(t.goods)
    step(t, "produce")
    assert board(t, 1).goods == {"coffee": 1}
    assert asked(t) == (2, "producing")  # for the next player none is left
    assert legal(t) == {"pass"}
    assert why(t, "produce") == "PR-CRAFTSMAN-07"
    assert asked(play(t, "pass")) == (1, "role")
    assert board(t, 2).goods == {}
    assert by_good(t.goods) == {good: barrels for good, barrels in supply.items() if good != "coffee"}


@pytest.mark.rule("PR-CRAFTSMAN-08")
def test_after_all_have_produced_the_craftsman_takes_one_more() -> None:
    two_corn = {"island": {"corn": 2}, "men": {"corn": 2}}
    one_corn = {"island": {"corn": 1}, "men": {"corn": 1}}
    t = table(4, phase="producing", taker=0, seats={0: two_corn, 3: one_corn}, goods={"corn": 7})
    assert asked(play(t, "produce")) == (3, "producing")
    assert asked(play(t, "produce")) == (0, "extra-good")
    assert by_good(t.goods)["corn"] == 4
    assert legal(t) == {"pass", "extra corn"}
    play(t, "extra corn")
    assert board(t, 0).goods == {"corn": 3}
    assert by_good(t.goods)["corn"] == 3
    assert asked(t) == (1, "role")


@pytest.mark.rule("PR-CRAFTSMAN-09")
def test_the_extra_good_is_of_a_kind_made_and_left() -> None:
    men = {"corn": 1, "sugar": 1}
    craftsman = manned("small-sugar-mill", island={"corn": 1, "sugar": 1}, men=men)
    t = table(4, phase="producing", taker=0, seats={0: craftsman}, goods={"corn": 4, "sugar": 1})
    play(t, "produce")
    assert asked(t) == (0, "extra-good")
    assert legal(t) == {"pass", "extra corn"}
    assert why(t, "extra sugar") == "PR-CRAFTSMAN-09"  # made, but none is left
    assert by_good(t.goods)["indigo"] == 11
    assert why(t, "extra indigo") == "PR-CRAFTSMAN-09"  # left, but they made none

    nothing_left = table(4, phase="producing", taker=0, seats={0: craftsman}, goods={"corn": 1, "sugar": 1})
    play(nothing_left, "produce")
    assert asked(nothing_left) == (1, "role")
    assert board(nothing_left, 0).goods == {"corn": 1, "sugar": 1}


@pytest.mark.rule("PR-CRAFTSMAN-10")
def test_a_craftsman_who_makes_nothing_gets_no_extra_good() -> None:
    idle = {
        "island": {"corn": 1, "indigo": 1},
        "city": ["small-sugar-mill", "indigo-plant"],
        "men": {"indigo": 1, "small-sugar-mill": 1},
    }
    t = table(4, seats={0: idle, 1: {"island": {"corn": 1}, "men": {"corn": 1}}})
    step(t, "role craftsman")
    assert legal(t) == {"pass"}
    assert why(t, "produce") == "PR-CRAFTSMAN-02"
    assert asked(step(t, "pass")) == (1, "producing")
    assert asked(play(t, "produce")) == (1, "role")
    assert board(t, 0).goods == {}
    assert board(t, 1).goods == {"corn": 1}


@pytest.mark.rule("PR-CRAFTSMAN-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_one_produces_everything_or_nothing(seat: int) -> None:
    owner = manned("small-sugar-mill", island={"corn": 2, "sugar": 1}, men={"corn": 2, "sugar": 1})
    t = table(4, phase="producing", taker=0, actor=seat, seats={seat: owner})
    assert legal(t) == {"pass", "produce"}
    assert board(play(t.copy(), "produce"), seat).goods == {"corn": 2, "sugar": 1}
    forgone = play(t.copy(), "pass")
    assert board(forgone, seat).goods == {}
    assert asked(forgone) == (1, "role")  # a craftsman loses the extra good too
