"""What is printed on the buildings, and what holds for all of them."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.puerto_rico.terms import GOOD_NAMES
from cabildo.titles.puerto_rico.title import TITLE
from tests.titles.puerto_rico.build import asked, board, decline, legal, manned, new_game, play, table, why


def printed(building: str) -> dict[str, int]:
    """A building as the game treats it: price tag and copies in the supply, the rest in the city of an owner.

    The column is the most that quarries take off the price.
    """
    supply = {entry["building"]: entry for entry in new_game(3).view(None)["buildings"]}[building]
    owner = table(3, seats={0: {"city": [building]}}).view(None)["players"][0]["city"][0]
    miner = table(3, seats={0: {"island": {"quarry": 8}, "men": {"quarry": 8}}})
    price = {entry["building"]: entry["price"] for entry in miner.view(0)["buildings"]}[building]
    return {
        "cost": supply["cost"],
        "copies": supply["left"],
        "vp": owner["points"],
        "circles": owner["circles"],
        "spaces": owner["spaces"],
        "column": supply["cost"] - price,
    }


def in_ledger(rule: str) -> dict[str, dict[str, Any]]:
    """The table of a ledger entry by building, in the names of the game."""
    return {row["building"].replace("_", "-"): row for row in TITLE.ledger[rule].data}


def numbers(row: dict[str, Any]) -> dict[str, int]:
    return {name: value for name, value in row.items() if name not in ("building", "good")}


# ---- the tables


@pytest.mark.rule("PR-BLD-TABLE-01")
def test_the_coffee_roaster_and_the_number_of_production_buildings() -> None:
    assert printed("coffee-roaster") == {"cost": 6, "vp": 3, "column": 3, "circles": 2, "copies": 3, "spaces": 1}
    production = in_ledger("PR-BLD-TABLE-01")
    assert len(production) == 6
    assert sum(printed(building)["copies"] for building in production) == 20


@pytest.mark.rule("PR-BLD-TABLE-01")
@pytest.mark.parametrize("building", in_ledger("PR-BLD-TABLE-01"))
def test_production_buildings_are_printed_as_in_the_ledger_and_make_their_good(building: str) -> None:
    row = in_ledger("PR-BLD-TABLE-01")[building]
    assert printed(building) == numbers(row)
    everything = dict.fromkeys(GOOD_NAMES, 1)
    t = table(3, phase="producing", seats={0: manned(building, island=everything, men=everything)})
    assert board(play(t, "produce"), 0).goods == {"corn": 1, row["good"]: 1}


@pytest.mark.rule("PR-BLD-TABLE-02")
def test_harbor_and_hospice_and_the_number_of_small_violet_buildings() -> None:
    assert printed("harbor") == {"cost": 8, "vp": 3, "column": 3, "circles": 1, "copies": 2, "spaces": 1}
    assert printed("hospice") == {"cost": 4, "vp": 2, "column": 2, "circles": 1, "copies": 2, "spaces": 1}
    assert printed("factory")["cost"] == 7
    assert printed("university")["cost"] == 8
    violet = in_ledger("PR-BLD-TABLE-02")
    assert len(violet) == 12
    assert sum(printed(building)["copies"] for building in violet) == 24


@pytest.mark.rule("PR-BLD-TABLE-02")
@pytest.mark.parametrize("building", in_ledger("PR-BLD-TABLE-02"))
def test_small_violet_buildings_are_printed_as_in_the_ledger(building: str) -> None:
    assert printed(building) == numbers(in_ledger("PR-BLD-TABLE-02")[building])


@pytest.mark.rule("PR-BLD-TABLE-03")
@pytest.mark.parametrize("building", ["guild-hall", "residence", "fortress", "customs-house", "city-hall"])
def test_all_large_buildings_are_printed_alike(building: str) -> None:
    assert printed(building) == {"cost": 10, "vp": 4, "column": 4, "circles": 1, "copies": 1, "spaces": 2}
    assert printed(building) == numbers(in_ledger("PR-BLD-TABLE-03")[building])


def test_the_three_tables_hold_every_building_of_the_game() -> None:
    rows = [row for number in (1, 2, 3) for row in in_ledger(f"PR-BLD-TABLE-0{number}")]
    assert rows == [entry["building"] for entry in new_game(3).view(None)["buildings"]]


# ---- for all buildings


@pytest.mark.rule("PR-BLD-GENERAL-01")
def test_a_building_works_only_from_its_first_colonist_on() -> None:
    """The first corn fills the trading house, which is emptied, so that the second can be sold too."""
    t = table(4, seats={0: {"goods": {"corn": 2}}}, house={"indigo": 1, "sugar": 1, "tobacco": 1})
    play(t, "role builder", "build small-market")  # for nothing, with the builder's privilege
    play(t, "role trader", "sell corn")
    assert board(t, 0).city == ["small-market"]
    assert board(t, 0).men == {}
    assert board(t, 0).doubloons == 0

    play(t, "role mayor", "use privilege")  # the ship brings everybody one, and seat 0 has no other circle
    assert board(t, 0).men == {"small-market": 1}
    decline(play(t, "role settler"))
    play(t, "role trader", "sell corn")
    assert t.round == 2
    assert board(t, 0).doubloons == 1


@pytest.mark.rule("PR-BLD-GENERAL-01")
def test_the_reason_against_a_function_is_that_nobody_works_there() -> None:
    t = table(4, phase="tile", seats={0: {"city": ["hacienda"]}}, row={"corn": 5})
    assert legal(t) == {"pass", "tile corn", "tile quarry"}
    assert why(t, "use hacienda") == "PR-BLD-GENERAL-01"
    t = table(4, phase="loading", seats={0: {"city": ["wharf"], "goods": {"corn": 1}}})
    assert legal(t) == {"load corn 5", "load corn 6", "load corn 7"}
    assert why(t, "load corn wharf") == "PR-BLD-GENERAL-01"


@pytest.mark.rule("PR-BLD-GENERAL-02")
def test_a_hacienda_need_not_be_used() -> None:
    t = table(4, phase="tile", seats={0: manned("hacienda", island={"corn": 4})}, row={"sugar": 5})
    assert legal(t) == {"pass", "tile sugar", "tile quarry", "use hacienda"}
    play(t, "tile sugar")
    assert board(t, 0).island == {"corn": 4, "sugar": 1}
    assert t.players[0].island_filled == 5
    assert asked(t) == (1, "tile")


@pytest.mark.rule("PR-BLD-GENERAL-03")
def test_a_large_building_is_one_building_on_two_spaces() -> None:
    city = table(4, seats={0: {"city": ["guild-hall", "sugar-mill"]}}).view(0)["players"][0]
    assert [entry["building"] for entry in city["city"]] == ["sugar-mill", "guild-hall"]
    assert city["city_filled"] == 3
