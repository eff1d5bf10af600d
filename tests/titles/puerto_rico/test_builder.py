"""The builder: who may buy which building, and where it stands."""

from __future__ import annotations

import pytest

from tests.titles.puerto_rico.build import asked, board, legal, play, small_buildings, step, table, why

LARGE = {"build guild-hall", "build residence", "build fortress", "build customs-house", "build city-hall"}


@pytest.mark.rule("PR-BUILDER-01")
def test_clockwise_from_the_builder_each_may_buy_one_building() -> None:
    t = table(3, phase="building", taker=1, seats={seat: {"doubloons": 20} for seat in range(3)})
    assert asked(t) == (1, "building")
    assert asked(play(t, "build harbor")) == (2, "building")
    assert asked(play(t, "pass")) == (0, "building")
    assert asked(play(t, "build office")) == (2, "role")
    assert [board(t, seat).city for seat in range(3)] == [["office"], ["harbor"], []]


@pytest.mark.rule("PR-BUILDER-02")
def test_the_price_must_be_paid_in_full() -> None:
    t = table(4, phase="building", taker=0, actor=1, seats={1: {"doubloons": 4}})
    assert legal(t) == {
        "pass",
        "build small-indigo-plant",
        "build small-sugar-mill",
        "build indigo-plant",
        "build sugar-mill",
        "build small-market",
        "build hacienda",
        "build construction-hut",
        "build small-warehouse",
        "build hospice",
    }
    assert why(t, "build hospice") is None
    assert why(t, "build office") == "PR-BUILDER-02"
    play(t, "build hospice")
    assert board(t, 1).doubloons == 0
    assert board(t, 1).city == ["hospice"]


@pytest.mark.rule("PR-BUILDER-03")
def test_the_builder_pays_a_doubloon_less() -> None:
    t = table(4, phase="building", taker=0, seats={0: {"doubloons": 4}})
    assert "build office" in legal(t)
    play(t, "build office")
    assert board(t, 0).city == ["office"]
    assert board(t, 0).doubloons == 0


@pytest.mark.rule("PR-BUILDER-04")
def test_a_builder_who_passes_gets_nothing_for_his_privilege() -> None:
    t = table(4, phase="building", taker=0, seats={0: {"doubloons": 2}})
    play(t, "pass")
    assert asked(t) == (1, "role")
    assert board(t, 0).doubloons == 2
    assert board(t, 0).city == []


@pytest.mark.rule("PR-BUILDER-05")
def test_after_one_building_the_turn_is_over() -> None:
    t = table(4, phase="building", taker=0, seats={0: {"doubloons": 20}, 1: {"doubloons": 20}})
    play(t, "build small-market")
    assert asked(t) == (1, "building")
    assert why(t, "build office", seat=0) == "engine.not-your-turn"
    play(t, "pass")
    assert asked(t) == (1, "role")
    assert why(t, "role builder") == "PR-ROUND-02"
    assert board(t, 0).city == ["small-market"]


@pytest.mark.rule("PR-BUILDER-06")
def test_nobody_owns_a_kind_of_building_twice() -> None:
    owner = {"doubloons": 9, "city": ["small-sugar-mill"]}
    t = table(4, phase="building", taker=0, actor=1, seats={1: owner}, buildings={"small-sugar-mill": 3})
    assert "build small-sugar-mill" not in legal(t)
    assert why(t, "build small-sugar-mill") == "PR-BUILDER-06"
    assert "build sugar-mill" in legal(t)
    assert why(t, "build sugar-mill") is None


@pytest.mark.rule("PR-BUILDER-07")
def test_a_copy_taken_earlier_in_the_phase_is_gone() -> None:
    seats = {0: {"doubloons": 8}, 1: {"doubloons": 12}}
    left = table(4, phase="building", taker=0, seats=seats, buildings={"wharf": 1})
    assert "build wharf" in legal(play(left, "pass"))

    gone = table(4, phase="building", taker=0, seats=seats, buildings={"wharf": 1})
    play(gone, "build wharf")
    assert asked(gone) == (1, "building")
    assert "build wharf" not in legal(gone)
    assert why(gone, "build wharf") == "PR-BUILDER-07"


@pytest.mark.rule("PR-BUILDER-08")
@pytest.mark.parametrize(("building", "filled"), [("fortress", 12), ("hospice", 11), ("coffee-roaster", 11)])
def test_a_large_building_fills_two_city_spaces_and_any_other_one(building: str, filled: int) -> None:
    ten = [name for name in small_buildings(12) if name not in ("hospice", "coffee-roaster")]
    t = table(4, phase="building", taker=0, seats={0: {"doubloons": 20, "city": ten}})
    assert t.view(0)["players"][0]["city_filled"] == 10
    play(t, f"build {building}")
    assert t.view(0)["players"][0]["city_filled"] == filled


@pytest.mark.rule("PR-BUILDER-09")
@pytest.mark.parametrize(
    "city",
    [
        small_buildings(10),
        small_buildings(10)[::-1],
        ["residence", *small_buildings(8)],
        [*small_buildings(4), "residence", *small_buildings(8)[4:]],
        ["guild-hall", "hospice", "residence", "customs-house", "office", "city-hall"],
    ],
)
def test_a_large_building_fits_wherever_the_two_free_spaces_are(city: list[str]) -> None:
    # a city is a set of buildings without places, so two free spaces are all that can be asked for
    t = table(4, phase="building", taker=0, seats={0: {"doubloons": 20, "city": city}})
    assert t.view(0)["players"][0]["city_filled"] == 10
    assert "build fortress" in legal(t)
    assert why(t, "build fortress") is None
    play(t, "build fortress")
    assert set(board(t, 0).city) == {*city, "fortress"}


@pytest.mark.rule("PR-BUILDER-10")
def test_a_building_cannot_be_given_up() -> None:
    eleven = small_buildings(11)
    t = table(4, phase="building", taker=0, seats={0: {"doubloons": 20, "city": eleven}})
    offered = ["office", "large-market", "large-warehouse", "factory", "university", "harbor", "wharf"]
    assert legal(t) == {"pass", *(f"build {building}" for building in offered)}
    for action in legal(t):
        assert set(eleven) <= set(board(step(t.copy(), action), 0).city)


@pytest.mark.rule("PR-BUILDER-11")
def test_a_city_has_twelve_spaces() -> None:
    nearly = table(4, phase="building", taker=0, actor=1, seats={1: {"doubloons": 15, "city": small_buildings(11)}})
    assert "build office" in legal(nearly)
    assert "build wharf" in legal(nearly)
    assert not legal(nearly) & LARGE
    assert {why(nearly, action) for action in LARGE} == {"PR-BUILDER-11"}

    seats = {1: {"doubloons": 15, "city": small_buildings(12)}}
    full = table(4, phase="building", taker=0, actor=1, seats=seats, ending=True)
    assert legal(full) == {"pass"}
    assert {why(full, action) for action in {"build wharf", *LARGE}} == {"PR-BUILDER-11"}


@pytest.mark.rule("PR-BUILDER-12")
def test_a_new_building_waits_for_colonists_until_the_next_mayor() -> None:
    t = table(4, phase="building", taker=0, seats={0: {"doubloons": 6, "san_juan": 3}})
    play(t, "build factory")
    assert asked(t) == (1, "role")
    assert board(t, 0).city == ["factory"]
    assert (board(t, 0).men, board(t, 0).san_juan) == ({}, 3)
    play(t, "role mayor", "pass")  # one new colonist for everybody
    assert (board(t, 0).men, board(t, 0).san_juan) == ({"factory": 1}, 3)
