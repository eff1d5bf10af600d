"""The end of the game: what triggers it, and when it comes."""

from __future__ import annotations

import pytest

from tests.titles.puerto_rico.build import asked, board, legal, manned, play, small_buildings, table, why


@pytest.mark.rule("PR-END-01")
def test_the_round_is_played_to_its_end() -> None:
    t = table(4, seats={0: {"doubloons": 9, "city": small_buildings(11)}, 3: {"goods": {"corn": 1}}})
    play(t, "role builder", "build wharf")
    assert t.ending
    assert asked(t) == (1, "role")
    assert asked(play(t, "role prospector")) == (2, "role")
    assert asked(play(t, "role trader")) == (3, "trading")
    assert asked(play(t, "sell corn")) == (3, "role")
    assert not t.over
    play(t, "role craftsman")
    assert t.over
    assert legal(t) == set()
    assert why(t, "role mayor", seat=0) == "engine.game-over"
    assert t.standings().winners == (0,)


@pytest.mark.rule("PR-END-02")
@pytest.mark.parametrize(("supply", "ship", "left", "ending"), [(3, 3, 0, True), (4, 4, 0, False), (5, 4, 1, False)])
def test_too_few_colonists_for_the_ship_at_the_end_of_a_mayor_phase(
    supply: int, ship: int, left: int, ending: bool
) -> None:
    # one colonist each comes off the ship: with theirs, seat 0 leaves 3 of 4 building circles empty
    owner = {"city": ["sugar-mill", "small-market"]}
    t = table(4, phase="privilege", taker=0, seats={0: owner}, colonists=supply)
    play(t, "pass")
    assert not t.ending
    play(t, "man sugar-mill 1")
    assert asked(t) == (1, "role")
    assert (t.colonist_ship, t.colonists) == (ship, left)
    assert t.ending is ending


@pytest.mark.rule("PR-END-03")
def test_an_empty_colonist_supply_alone_triggers_nothing() -> None:
    t = table(4, phase="tile", taker=0, seats={0: manned("hospice")}, row={"corn": 1}, colonists=1)
    play(t, "tile corn", "use hospice")
    assert asked(t) == (1, "role")
    assert board(t, 0).men == {"corn": 1, "hospice": 1}
    assert t.colonists == 0
    assert not t.ending
    play(t, "role mayor")  # the test is made at its end
    assert t.ending


@pytest.mark.rule("PR-END-04")
@pytest.mark.parametrize(("building", "ending"), [("fortress", True), ("hospice", False)])
def test_the_twelfth_city_space(building: str, ending: bool) -> None:
    t = table(4, phase="building", taker=0, actor=1, seats={1: {"doubloons": 10, "city": small_buildings(10)}})
    assert not t.ending
    play(t, f"build {building}")
    assert board(t, 1).men == {}
    assert t.ending is ending


@pytest.mark.rule("PR-END-05")
@pytest.mark.parametrize(("chips", "left", "ending"), [(5, 0, True), (6, 1, False)])
def test_the_last_victory_point_chip(chips: int, left: int, ending: bool) -> None:
    t = table(4, phase="loading", taker=0, actor=1, seats={1: {"goods": {"corn": 5}}}, chips=chips)
    play(t, "load corn 5")
    assert board(t, 1).points == 5
    assert t.view(None)["chips"] == left
    assert t.ending is ending


@pytest.mark.rule("PR-END-06")
def test_points_after_the_last_chip_are_noted_on_paper() -> None:
    t = table(4, phase="loading", taker=0, seats={0: {"goods": {"corn": 5}}}, chips=2)
    play(t, "load corn 5", "claim 1")
    assert board(t, 0).points == 6
    assert (t.view(None)["chips"], t.view(None)["paper"]) == (0, 4)
    assert t.standings(0).of(0).points == 6


@pytest.mark.rule("PR-END-07")
def test_a_second_condition_in_the_round_changes_nothing() -> None:
    builder = {"doubloons": 4, "city": small_buildings(11)}
    t = table(4, seats={2: builder}, colonists=0)
    play(t, "role mayor", "man small-indigo-plant 1")  # phase 1: colonists run short
    assert asked(t) == (1, "role")
    assert t.ending
    play(t, "role craftsman")
    assert t.ending
    play(t, "role builder", "build office")  # phase 3: a city is full
    assert t.view(2)["players"][2]["city_filled"] == 12
    assert t.ending
    assert asked(t) == (3, "role")
    play(t, "role trader")
    assert t.over
    assert t.round == 1
