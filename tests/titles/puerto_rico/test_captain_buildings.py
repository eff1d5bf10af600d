"""The small violet buildings of the captain phase: warehouses, harbor and wharf."""

from __future__ import annotations

import pytest

from cabildo.titles.puerto_rico.state import PuertoRicoState
from tests.titles.puerto_rico.build import asked, board, by_good, decline, legal, manned, play, table, why

TOBACCO_AND_SUGAR = {"5": {"good": "tobacco", "barrels": 2}, "7": {"good": "sugar", "barrels": 4}}  # 3 free spaces each
NO_SHIP_OPEN = {  # for corn and sugar
    "5": {"good": "indigo", "barrels": 1},
    "6": {"good": "tobacco", "barrels": 1},
    "7": {"good": "coffee", "barrels": 1},
}


def cargo(state: PuertoRicoState) -> dict[int, tuple[str | None, int]]:
    """What the ships of the game carry, by capacity."""
    return {ship["capacity"]: (ship["good"], ship["barrels"]) for ship in state.view(None)["ships"]}


def wharf_loads(state: PuertoRicoState) -> set[str]:
    return {action for action in legal(state) if action.endswith(" wharf")}


# ---- warehouses


@pytest.mark.rule("PR-BLD-SMALL-WAREHOUSE-01")
def test_small_warehouse_keeps_one_kind_and_the_single_barrel_stays_besides() -> None:
    """No ship takes corn or sugar, so that loading is over when the captain has passed."""
    owner = manned("small-warehouse", goods={"corn": 4, "sugar": 3})
    t = play(table(4, phase="loading", seats={0: owner}, ships=NO_SHIP_OPEN), "pass")
    supply = by_good(t.goods)
    assert asked(t) == (0, "storing")
    assert legal(t) == {"pass", "store corn", "store sugar"}
    play(t, "store corn")
    assert board(t, 0).goods == {"corn": 4, "sugar": 1}
    assert by_good(t.goods) == {**supply, "sugar": supply["sugar"] + 2}


@pytest.mark.rule("PR-BLD-SMALL-WAREHOUSE-01")
def test_small_warehouse_has_no_room_for_a_second_kind() -> None:
    t = table(4, phase="storing", seats={0: manned("small-warehouse", goods={"corn": 4, "sugar": 3, "coffee": 2})})
    play(t, "store corn")
    assert asked(t) == (0, "keeping")
    assert legal(t) == {"keep sugar", "keep coffee"}
    assert why(t, "store sugar") == "PR-BLD-SMALL-WAREHOUSE-01"
    assert why(t, "keep corn") == "PR-STORE-02"


@pytest.mark.rule("PR-BLD-SMALL-WAREHOUSE-02")
def test_a_warehouse_does_not_free_from_loading() -> None:
    t = table(4, phase="loading", seats={0: manned("small-warehouse", "large-warehouse", goods={"corn": 3})})
    assert legal(t) == {"load corn 5", "load corn 6", "load corn 7"}
    assert why(t, "pass") == "PR-CAPTAIN-02"


@pytest.mark.rule("PR-BLD-LARGE-WAREHOUSE-01")
def test_large_warehouse_keeps_two_kinds_and_the_single_barrel_stays_besides() -> None:
    t = table(4, phase="storing", seats={0: manned("large-warehouse", goods={"corn": 4, "sugar": 3, "coffee": 2})})
    supply = by_good(t.goods)
    play(t, "store corn", "store sugar")
    assert board(t, 0).goods == {"corn": 4, "sugar": 3, "coffee": 1}
    assert by_good(t.goods) == {**supply, "coffee": supply["coffee"] + 1}


@pytest.mark.rule("PR-BLD-LARGE-WAREHOUSE-02")
def test_both_warehouses_keep_three_kinds_and_the_single_barrel_stays_besides() -> None:
    goods = {"corn": 2, "indigo": 2, "sugar": 2, "tobacco": 2}
    t = table(4, phase="storing", seats={0: manned("small-warehouse", "large-warehouse", goods=goods)})
    supply = by_good(t.goods)
    play(t, "store corn", "store indigo", "store tobacco")
    assert board(t, 0).goods == {"corn": 2, "indigo": 2, "tobacco": 2, "sugar": 1}
    assert sum(board(t, 0).goods.values()) == 7
    assert by_good(t.goods) == {**supply, "sugar": supply["sugar"] + 1}


# ---- harbor; its point is claimed right after the load


@pytest.mark.rule("PR-BLD-HARBOR-01")
def test_harbor_brings_a_point_for_each_load_and_not_for_each_barrel() -> None:
    t = table(4, phase="loading", taker=0, actor=1, seats={1: manned("harbor", goods={"corn": 4, "indigo": 1})})
    play(t, "load corn 5")
    assert asked(t) == (1, "claiming")
    assert legal(t) == {"claim 0", "claim 1"}
    play(t, "claim 1")
    assert board(t, 1).points == 4 + 1
    assert asked(t) == (1, "loading")  # nobody else has goods
    play(t, "load indigo 6", "claim 1")
    assert board(t, 1).points == 4 + 1 + 1 + 1


@pytest.mark.rule("PR-BLD-HARBOR-02")
def test_the_worked_example_of_harbor_and_wharf() -> None:
    """3 of 5 tobacco on the ship with 3 free spaces, then 2 sugar, then the other 2 tobacco by wharf: 4 + 3 + 3."""
    owner = manned("harbor", "wharf", goods={"tobacco": 5, "sugar": 2})
    t = table(4, phase="loading", taker=0, actor=1, seats={1: owner}, ships=TOBACCO_AND_SUGAR)
    chips = t.chips

    play(t, "load tobacco 5", "claim 1")
    assert board(t, 1).points == 3 + 1
    assert board(t, 1).goods == {"tobacco": 2, "sugar": 2}

    play(t, "load sugar 7", "claim 1")
    assert board(t, 1).points == 4 + 2 + 1
    assert board(t, 1).goods == {"tobacco": 2}

    assert legal(t) == {"load tobacco wharf", "pass"}  # the tobacco ship is full
    play(t, "load tobacco wharf")
    assert asked(t) == (1, "claiming")
    play(t, "claim 1")
    assert board(t, 1).points == 7 + 2 + 1 == 10
    assert board(t, 1).goods == {}
    assert t.chips == chips - 10


@pytest.mark.rule("PR-BLD-HARBOR-03")
def test_harbor_and_the_captains_first_load_add_up() -> None:
    t = table(4, phase="loading", seats={0: manned("harbor", goods={"sugar": 3, "corn": 2})})
    play(t, "load sugar 5")
    assert legal(t) == {"claim 0", "claim 1", "claim 2"}
    play(t, "claim 2")
    assert board(t, 0).points == 3 + 1 + 1
    play(t, "load corn 6")
    assert legal(t) == {"claim 0", "claim 1"}
    assert why(t, "claim 2") == "PR-CAPTAIN-12"
    play(t, "claim 1")
    assert board(t, 0).points == 5 + 3


# ---- wharf


@pytest.mark.rule("PR-BLD-WHARF-01")
def test_wharf_returns_the_barrels_to_the_supply_and_scores_them() -> None:
    t = table(4, phase="loading", taker=0, actor=1, seats={1: manned("wharf", goods={"tobacco": 5})})
    supply = by_good(t.goods)
    play(t, "load tobacco wharf")
    assert board(t, 1).goods == {}
    assert by_good(t.goods) == {**supply, "tobacco": supply["tobacco"] + 5}
    assert board(t, 1).points == 5
    assert cargo(t) == {5: (None, 0), 6: (None, 0), 7: (None, 0)}


@pytest.mark.rule("PR-BLD-WHARF-02")
def test_wharf_takes_all_barrels_of_a_kind_of_the_owners_choice() -> None:
    t = table(4, phase="loading", taker=0, actor=1, seats={1: manned("wharf", goods={"corn": 4, "coffee": 1})})
    assert wharf_loads(t) == {"load corn wharf", "load coffee wharf"}
    assert why(t, "load sugar wharf") == "PR-CAPTAIN-01"
    assert board(play(t.copy(), "load corn wharf"), 1).goods == {"coffee": 1}
    assert board(play(t.copy(), "load corn wharf"), 1).points == 4
    assert board(play(t.copy(), "load coffee wharf"), 1).goods == {"corn": 4}
    assert board(play(t.copy(), "load coffee wharf"), 1).points == 1


@pytest.mark.rule("PR-BLD-WHARF-03")
def test_wharf_works_once_in_a_captain_phase() -> None:
    farmland = {"corn": 2}
    owner = manned("wharf", goods={"corn": 3, "sugar": 2}, island=farmland, men=farmland)
    t = table(4, phase="loading", taker=0, actor=1, seats={1: owner})
    play(t, "load corn wharf")
    assert asked(t) == (1, "loading")  # the second circuit: nobody else has goods
    assert legal(t) == {"load sugar 5", "load sugar 6", "load sugar 7"}
    assert why(t, "load sugar wharf") == "PR-BLD-WHARF-03"
    play(t, "load sugar 5")

    assert asked(t) == (1, "role")
    play(t, "role craftsman", "produce", "pass")
    decline(play(t, "role prospector", "role mayor"))
    assert t.round == 2
    play(t, "role captain")
    assert asked(t) == (1, "loading")
    assert wharf_loads(t) == {"load corn wharf"}


@pytest.mark.rule("PR-BLD-WHARF-04")
def test_wharf_is_bound_neither_to_the_ships_nor_to_another_wharf() -> None:
    other, owner = manned("wharf", goods={"sugar": 2}), manned("wharf", goods={"sugar": 3})
    t = table(4, phase="loading", taker=0, actor=1, seats={1: other, 2: owner}, ships=TOBACCO_AND_SUGAR)
    play(t, "load sugar wharf")
    assert asked(t) == (2, "loading")
    assert legal(t) == {"load sugar 7", "load sugar wharf"}
    play(t, "load sugar wharf")
    assert (board(t, 1).points, board(t, 2).points) == (2, 3)
    assert board(t, 2).goods == {}


@pytest.mark.rule("PR-BLD-WHARF-05")
def test_nobody_has_to_use_his_wharf_when_no_ship_is_open() -> None:
    t = table(4, phase="loading", taker=0, actor=1, seats={1: manned("wharf", goods={"sugar": 3})}, ships=NO_SHIP_OPEN)
    assert legal(t) == {"load sugar wharf", "pass"}
    assert why(t, "load sugar 5") == "PR-CAPTAIN-04"


@pytest.mark.rule("PR-BLD-WHARF-05")
def test_with_a_ship_open_one_must_load_there_or_by_wharf_for_any_kind() -> None:
    open_for_sugar = {
        "5": {"good": "corn", "barrels": 1},
        "6": {"good": "indigo", "barrels": 1},
        "7": {"good": "sugar", "barrels": 1},
    }
    sugar = manned("wharf", goods={"sugar": 3})
    t = table(4, phase="loading", taker=0, actor=1, seats={1: sugar}, ships=open_for_sugar)
    assert legal(t) == {"load sugar 7", "load sugar wharf"}
    assert why(t, "pass") == "PR-CAPTAIN-02"

    both = manned("wharf", goods={"sugar": 3, "coffee": 1})
    t = table(4, phase="loading", taker=0, actor=1, seats={1: both}, ships=open_for_sugar)
    assert legal(t) == {"load sugar 7", "load sugar wharf", "load coffee wharf"}
    assert why(t, "pass") == "PR-CAPTAIN-02"


@pytest.mark.rule("PR-BLD-WHARF-06")
def test_wharf_has_room_for_all_11_indigo() -> None:
    t = table(4, phase="loading", taker=0, actor=1, seats={1: manned("wharf", goods={"indigo": 11})})
    assert by_good(t.goods).get("indigo", 0) == 0
    play(t, "load indigo wharf")
    assert board(t, 1).goods == {}
    assert by_good(t.goods)["indigo"] == 11
    assert board(t, 1).points == 11


@pytest.mark.rule("PR-BLD-WHARF-07")
def test_a_wharf_load_is_the_captains_first_load() -> None:
    t = table(4, phase="loading", seats={0: manned("wharf", goods={"coffee": 4})})
    play(t, "load coffee wharf")
    assert asked(t) == (0, "claiming")
    assert legal(t) == {"claim 0", "claim 1"}
    play(t, "claim 1")
    assert board(t, 0).points == 4 + 1


@pytest.mark.rule("PR-BLD-WHARF-08")
def test_wharf_loads_fill_no_ship() -> None:
    """The harbor example, but all 5 tobacco go by wharf."""
    owner = manned("harbor", "wharf", goods={"tobacco": 5, "sugar": 2})
    t = table(4, phase="loading", taker=0, actor=1, seats={1: owner}, ships=TOBACCO_AND_SUGAR)
    play(t, "load tobacco wharf", "claim 1")
    play(t, "claim 1")  # the sugar had only one way to go
    assert asked(t) == (1, "role")
    assert board(t, 1).points == 6 + 3
    assert cargo(t) == {5: ("tobacco", 2), 6: (None, 0), 7: ("sugar", 6)}
