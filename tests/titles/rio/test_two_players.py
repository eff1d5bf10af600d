"""Two players: the shadow colour on the grids, two rounds of attackers, and a smaller ship.

Their wars are tested with the war.
"""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.errors import CabildoError
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import GRID_NAMES
from tests.titles.rio.build import (
    after_war,
    asked,
    goods,
    happens,
    legal_of,
    owing,
    play,
    player,
    score,
    shadow,
    supply,
    table,
    tally,
    until,
    why,
)

RICH = {"wood": 9, "stone": 9, "precious": 9}


# ---- the grids


@pytest.mark.rule("RP-VAR2P-01")
def test_two_players_use_the_spaces_of_three() -> None:
    two, three, four = (table(players, seats={0: RICH}) for players in (2, 3, 4))
    for kind in ("work", "owe", "take"):
        assert legal_of(two, kind) == legal_of(three, kind) < legal_of(four, kind)
    assert [list(points) for points in two.board.grid_points] == [list(points) for points in three.board.grid_points]
    assert list(two.board.track_workers) == list(three.board.track_workers)


@pytest.mark.rule("RP-VAR2P-02")
def test_shadow_discs_go_on_grids_only() -> None:
    t = table(2, seats={0: RICH})
    assert legal_of(t, "shadow") == legal_of(t, "work")
    assert {space.split()[0] for space in legal_of(t, "shadow")} == set(GRID_NAMES)
    play(t, "shadow fort 1")
    assert t.to_position()["grids"] == {"fort": {"1": {"seat": 0, "shadow": True}}}
    with pytest.raises(CabildoError):
        play(t, "shadow forest 1")
    assert why(table(3, seats={0: RICH}), "shadow fort 1") == "engine.other-decision"


@pytest.mark.rule("RP-VAR2P-02")
def test_no_limit_but_five_placements_and_ten_discs() -> None:
    t = play(table(2, seats={0: {**RICH, "fields": 9}}), *[f"shadow fort {slot}" for slot in range(1, 6)])
    assert asked(t)[0] == 1, "five shadow discs, although no own worker is at hand"
    assert t.shadows == 5
    ten = {grid: {slot: shadow(1) for slot in range(1, 6)} for grid in ("fort", "palace")}
    t = table(2, seats={0: RICH}, grids=ten)
    assert (t.shadows, legal_of(t, "shadow"), legal_of(t, "shadow-owe")) == (0, set(), set())
    assert why(t, "shadow roads 1") == "RP-VAR2P-02"
    assert why(t, "work roads 1") is None


@pytest.mark.rule("RP-VAR2P-02")
def test_the_player_aid_allows_one_shadow_disc_a_turn() -> None:
    t = play(table(2, options={"one-shadow-disc": True}), "shadow roads 1")
    assert why(t, "shadow roads 2") == "RP-VAR2P-02"
    assert why(t, "work roads 2") is None
    assert why(play(t, "done"), "shadow roads 2") is None, "the other one has one too"


@pytest.mark.rule("RP-VAR2P-03")
def test_a_shadow_disc_is_one_of_five_and_is_paid_at_once() -> None:
    t = table(2, seats={0: {"placed": 4, "wood": 2, "silver": 2, "cargo": {"wood": 1}}}, harbor=True)
    play(t, "shadow walls 1", "pay 1 wood 0 stone")
    assert (goods(t, 0), supply(t, 0), t.shadows, player(t, 0).placed) == ((1, 0, 0, 2), 9, 9, 5)
    assert (asked(t), why(t, "fields"), why(t, "shadow roads 1")) == ((0, "placing"), "RP-PLACE-01", "RP-PLACE-01")
    assert why(table(2), "shadow walls 1") == "RP-MAJOR-06"


@pytest.mark.rule("RP-VAR2P-03")
def test_a_shadow_disc_may_be_owed() -> None:
    t = play(table(2, seats={0: {"wood": 1, "fields": 2}}), "shadow-owe walls 1", "done", "done")
    assert (asked(t), goods(t, 0)[0]) == ((0, "effects"), 1)
    play(t, "settle walls 1")
    assert (goods(t, 0)[0], t.to_position()["grids"]["walls"]) == (0, {"1": {"seat": 0, "shadow": True}})


@pytest.mark.rule("RP-VAR2P-03")
def test_an_unpaid_shadow_disc_costs_its_player_three_points() -> None:
    grids = {"walls": {1: owing(1, shadow=True)}}
    t = table(
        2, phase="effects", seats={0: {"wood": 1, "score": 8, "fields": 2}, 1: {"score": 8, "fields": 2}}, grids=grids
    )
    assert why(t, "settle walls 1") == "RP-MAJOR-07", "it is the other one's debt"
    play(t, "done", "done")
    assert ([score(t, seat) for seat in (0, 1)], tally(t, 1)["debts"]) == ([8, 5], -3)
    assert (t.shadows, "grids" in t.to_position(), supply(t, 1)) == (10, False, 7)


@pytest.mark.rule("RP-VAR2P-04")
def test_shadow_discs_fill_a_grid_but_do_not_score() -> None:
    grids = {"roads": {1: shadow(1), 2: 0, 3: shadow(1)}}
    t = play(table(2, actor=1, grids=grids), "shadow roads 4", "done")
    assert list(t.board.grid_points[5]) == [2, 1, 1, 0]
    assert asked(t) == (1, "laying-roads")
    assert ([score(t, seat) for seat in (0, 1)], t.shadows) == ([1, 0], 10)
    assert (supply(t, 0), supply(t, 1), "grids" in t.to_position()) == (9, 9, False)


@pytest.mark.rule("RP-VAR2P-04")
def test_own_discs_score_their_own_spaces() -> None:
    grids = {"roads": {1: 0, 2: shadow(1), 3: 0}}
    t = play(table(2, actor=1, grids=grids), "shadow roads 4", "done")
    assert [score(t, seat) for seat in (0, 1)] == [3, 0]


@pytest.mark.rule("RP-VAR2P-05")
def test_who_places_the_last_shadow_disc_completes_the_building() -> None:
    discs = dict.fromkeys(range(2, 9), 0)
    t = table(2, actor=1, seats={0: {"fields": 2}, 1: {"wood": 1, "stone": 1}}, grids={"fort": discs})
    play(t, "shadow fort 1", "done")
    assert t.city.fort
    assert (tally(t, 0), tally(t, 1)) == ({"grids": 17}, {"completing": 4})
    palace = {"palace": dict.fromkeys(range(2, 9), 0)}
    t = table(2, actor=1, seats={1: {"stone": 1, "precious": 1}}, grids=palace)
    play(t, "shadow palace 1", "done")
    assert (asked(t), score(t, 1)) == ((1, "siting"), 0)


# ---- wars


def war_check(cycles: int, *attacked: int, dice: tuple[int, int] = (1, 1), **fields: Any) -> tuple[RioState, list[str]]:
    """The end of a turn with the war that may come; a worker on the order track stops the game behind it."""
    markers = fields.pop("markers", {"natives": 8})
    t = table(
        2,
        phase="effects",
        actor=1,
        year=1590,
        seats={1: {"fields": 2, "added": 1}},
        markers=markers,
        attacked=list(attacked),
        cycles=cycles,
        **fields,
    )
    happened = happens(t, "done", dice=dice)
    assert asked(after_war(t)) == (1, "ordering")
    return t, [name for name, _ in happened]


@pytest.mark.rule("RP-VAR2P-06")
def test_each_of_two_players_attacks_twice() -> None:
    rounds = [(0, []), (0, [1]), (1, []), (1, [1])]
    after = [(0, [1]), (1, []), (1, [1]), (2, [0, 1])]
    for (cycles, attacked), expected in zip(rounds, after, strict=True):
        t, happened = war_check(cycles, *attacked)
        assert "war-check" in happened
        assert (t.cycles, t.to_position().get("attacked", [])) == expected
    t, happened = war_check(2, 0, 1)
    assert "war-check" not in happened
    assert t.to_position()["markers"] == {"natives": 8}


@pytest.mark.rule("RP-VAR2P-06")
def test_after_four_attacks_there_is_no_war_in_the_last_turn() -> None:
    for cycles, attacked, peace in ((2, [0, 1], True), (1, [0], False), (1, [], False)):
        t = table(
            2,
            phase="effects",
            actor=1,
            year=1599,
            markers={"natives": 8},
            attacked=attacked,
            cycles=cycles,
            seats={1: {"fields": 2}},
        )
        play(t, "done")
        assert until(t, "nothing").over
        assert (t.to_position().get("markers") == {"natives": 8}) is peace


@pytest.mark.rule("RP-VAR2P-12")
def test_after_a_war_the_markers_go_back_four_spaces() -> None:
    t, _ = war_check(0, markers={"natives": 6, "pirates": 7})
    assert t.to_position()["markers"] == {"natives": 2, "pirates": 3}
    t, _ = war_check(0, markers={"natives": 6, "pirates": 7}, dice=(6, 6))
    assert t.to_position()["markers"] == {"natives": 6, "pirates": 7}, "no war"
    t, _ = war_check(0, markers={"natives": 6, "pirates": 7}, options={"one-marker-back": True})
    assert t.to_position()["markers"] == {"natives": 6, "pirates": 3}, "by the player aid only the attackers' marker"


# ---- the ship


@pytest.mark.rule("RP-VAR2P-13")
def test_the_ship_of_two_players_holds_fourteen_goods() -> None:
    seats: dict[int, dict[str, Any]] = {
        0: {"wood": 2, "dock": 1, "cargo": {"wood": 6}, "fields": 2},
        1: {"cargo": {"stone": 7}},
    }
    t = table(2, phase="effects", year=1590, seats=seats, harbor=True)
    assert t.aboard() == 13
    play(t, "load wood")
    assert (t.aboard(), goods(t, 0)[0]) == (14, 1)
    assert why(t, "load wood") == "RP-SHIP-06"
    assert ("ship-left", {"goods": 14, "year": 1592}) in happens(t, "done")
