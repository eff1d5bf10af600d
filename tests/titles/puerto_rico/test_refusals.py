"""What a player may refuse: each refusal is a decision with a usual answer; money is never refused."""

from __future__ import annotations

import pytest

from tests.titles.puerto_rico.build import asked, board, legal, manned, play, table, usual, why

# ---- what may be refused


@pytest.mark.rule("PR-CRAFTSMAN-11")
def test_production_may_be_forgone_as_a_whole() -> None:
    land = {"corn": 2, "sugar": 1}
    maker = manned("small-sugar-mill", island=land, men=land)
    t = table(4, phase="producing", seats={0: maker, 1: maker})
    assert legal(t) == {"pass", "produce"}
    assert usual(t) == "produce"
    assert board(play(t.copy(), "produce"), 0).goods == {"corn": 2, "sugar": 1}

    play(t, "pass")
    assert board(t, 0).goods == {}
    assert asked(t) == (1, "producing")  # the others still produce
    play(t, "produce")
    assert board(t, 1).goods == {"corn": 2, "sugar": 1}
    assert asked(t) == (1, "role")  # and there is no extra good for a craftsman who made nothing
    assert board(t, 0).goods == {}


@pytest.mark.rule("PR-ROUND-06")
def test_the_extra_good_may_be_left() -> None:
    """Which good it should be is the player's own matter, so no answer is the usual one."""
    land = {"corn": 1}
    t = table(4, phase="producing", seats={0: {"island": land, "men": land}})
    play(t, "produce")
    assert asked(t) == (0, "extra-good")
    assert legal(t) == {"pass", "extra corn"}
    assert usual(t) is None
    assert board(play(t, "pass"), 0).goods == {"corn": 1}


@pytest.mark.rule("PR-ROUND-06")
def test_the_mayor_may_forgo_his_colonist() -> None:
    t = table(4, colonists=75, colonist_ship=4)
    play(t, "role mayor")
    assert asked(t) == (0, "privilege")
    assert legal(t) == {"pass", "use privilege"}
    assert usual(t) == "use privilege"
    assert board(play(t.copy(), "use privilege"), 0).san_juan == 2
    play(t, "pass")
    assert [board(t, seat).san_juan for seat in range(4)] == [1, 1, 1, 1]  # nobody may refuse the ship


@pytest.mark.rule("PR-BLD-GENERAL-02")
def test_the_hospice_colonist_may_be_refused() -> None:
    t = table(4, phase="tile", seats={0: manned("hospice")}, row={"corn": 5}, colonists=30)
    play(t, "tile corn")
    assert asked(t) == (0, "hospice")
    assert legal(t) == {"pass", "use hospice"}
    assert usual(t) == "use hospice"
    play(t, "pass")
    assert board(t, 0).men == {"hospice": 1}
    assert t.colonists == 30
    assert asked(t) == (1, "tile")


@pytest.mark.rule("PR-BLD-GENERAL-02")
def test_the_university_colonist_may_be_refused() -> None:
    t = table(4, phase="building", seats={0: manned("university", doubloons=9)}, colonists=30)
    play(t, "build harbor")
    assert asked(t) == (0, "university")
    assert legal(t) == {"pass", "use university"}
    assert usual(t) == "use university"
    play(t, "pass")
    assert board(t, 0).men == {"university": 1}
    assert t.colonists == 30


@pytest.mark.rule("PR-ROUND-06")
def test_the_captain_may_forgo_his_point_but_not_the_load() -> None:
    t = table(4, phase="loading", seats={0: {"goods": {"sugar": 6, "corn": 2}}})
    assert why(t, "pass") == "PR-CAPTAIN-02"
    chips = t.chips
    play(t, "load sugar 7")
    assert asked(t) == (0, "claiming")
    assert legal(t) == {"claim 0", "claim 1"}
    assert usual(t) == "claim 1"
    play(t, "claim 0")
    assert (board(t, 0).points, t.chips) == (6, chips - 6)
    play(t, "load corn 5")
    assert asked(t) == (1, "role")  # what they forwent does not come back with the second load
    assert board(t, 0).points == 8


@pytest.mark.rule("PR-BLD-GENERAL-02")
def test_the_harbor_point_may_be_forgone_load_by_load() -> None:
    t = table(4, phase="loading", taker=0, actor=1, seats={1: manned("harbor", goods={"sugar": 3, "corn": 2})})
    play(t, "load sugar 5")
    assert usual(t) == "claim 1"
    play(t, "claim 0", "load corn 6")
    assert legal(t) == {"claim 0", "claim 1"}
    play(t, "claim 1")
    assert board(t, 1).points == 3 + 2 + 1


@pytest.mark.rule("PR-BLD-GENERAL-02")
@pytest.mark.parametrize("claimed", [0, 1, 2])
def test_a_captain_with_harbor_may_take_one_point_both_or_none(claimed: int) -> None:
    t = table(4, phase="loading", seats={0: manned("harbor", goods={"corn": 4})})
    play(t, "load corn 5")
    assert usual(t) == "claim 2"
    assert board(play(t, f"claim {claimed}"), 0).points == 4 + claimed


@pytest.mark.rule("PR-STORE-06")
def test_a_warehouse_may_be_left_empty_but_the_single_barrel_stays() -> None:
    t = table(4, phase="storing", seats={0: manned("small-warehouse", goods={"corn": 3, "sugar": 2})})
    assert legal(t) == {"pass", "store corn", "store sugar"}
    assert usual(t) is None  # which kind is worth more is the player's own matter
    assert board(play(t.copy(), "store corn"), 0).goods == {"corn": 3, "sugar": 1}
    assert board(play(t.copy(), "store sugar"), 0).goods == {"corn": 1, "sugar": 2}
    play(t, "pass")
    assert asked(t) == (0, "keeping")
    assert legal(t) == {"keep corn", "keep sugar"}
    assert why(t, "pass") == "PR-STORE-06"
    assert board(play(t, "keep corn"), 0).goods == {"corn": 1}


@pytest.mark.rule("PR-STORE-06")
def test_to_store_everything_is_usual_where_there_is_room_for_everything() -> None:
    t = table(4, phase="storing", seats={0: manned("large-warehouse", goods={"corn": 3, "sugar": 2})})
    assert usual(t) == "store corn"
    play(t, "store corn")
    assert asked(t) == (0, "storing")
    assert usual(t) == "store sugar"
    assert board(play(t.copy(), "store sugar"), 0).goods == {"corn": 3, "sugar": 2}
    assert board(play(t.copy(), "pass"), 0).goods == {"corn": 3, "sugar": 1}  # half used


# ---- what is never asked: money


@pytest.mark.rule("PR-ROUND-08")
def test_nobody_refuses_the_doubloons_on_a_card_or_of_the_prospector() -> None:
    t = table(4, role_doubloons={"prospector": 2, "trader": 1})
    play(t, "role prospector")
    assert board(t, 0).doubloons == 2 + 1
    assert asked(t) == (1, "role")
    play(t, "role trader")  # nobody has goods
    assert board(t, 1).doubloons == 1
    assert asked(t) == (2, "role")


@pytest.mark.rule("PR-TRADER-11")
def test_nobody_refuses_the_price_the_privilege_or_the_markets() -> None:
    t = table(4, phase="trading", seats={0: manned("small-market", "large-market", goods={"coffee": 1})})
    assert legal(t) == {"pass", "sell coffee"}
    play(t, "sell coffee")
    assert board(t, 0).doubloons == 4 + 1 + 1 + 2
    assert asked(t) == (1, "role")


@pytest.mark.rule("PR-QUARRY-01")
def test_nobody_refuses_a_lower_price() -> None:
    """The builder with three quarries pays 8 - 3 - 1 for the harbor; there is no second way to build it."""
    miner = {"doubloons": 10, "island": {"quarry": 3}, "men": {"quarry": 3}}
    t = table(4, phase="building", seats={0: miner})
    assert len([action for action in legal(t) if action.startswith("build harbor")]) == 1
    play(t, "build harbor")
    assert board(t, 0).doubloons == 10 - 4
    assert asked(t) == (1, "role")


@pytest.mark.rule("PR-BLD-FACTORY-01")
def test_nobody_refuses_the_pay_of_the_factory() -> None:
    land = {"corn": 1, "sugar": 1}
    factory = manned("factory", "small-sugar-mill", island=land, men=land)
    t = table(4, phase="producing", taker=0, actor=1, seats={1: factory})
    play(t, "produce")
    assert board(t, 1).doubloons == 1
    assert asked(t) == (1, "role")
