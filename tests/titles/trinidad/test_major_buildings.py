"""Major buildings: workers on grids, who came first and last, and what a full grid gives."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.district_value import district_value
from cabildo.titles.trinidad.series import series_points
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, GRID_NAMES, OCHER_BANNER, VETERAN_SOLDIER
from tests.titles.trinidad.build import (
    asked,
    completed,
    full,
    grid,
    happens,
    legal,
    legal_of,
    next_decade,
    play,
    reason,
    refusal,
    score,
    step,
    table,
    tally,
    usual,
    workers,
)

SLOTS = {  # by grid, for 2 to 5 players
    "cathedral": (6, 8, 10, 12),
    "fort": (6, 7, 9, 11),
    "cabildo": (5, 7, 8, 10),
    "harbor": (4, 6, 7, 8),
    "walls": (4, 5, 6, 7),
    "roads": (4, 5, 6, 7),
}


def values(state: TrinidadState) -> dict[str, int]:
    """What the districts are worth."""
    return {name: int(district_value(state, district)) for district, name in enumerate(DISTRICT_NAMES)}


# ---- placing workers


@pytest.mark.rule("TR-MAJOR-01")
def test_any_number_of_workers_goes_on_free_spaces_of_one_grid() -> None:
    t = table(4, grids={"fort": {2: 1}})
    assert legal_of(t, "work") == set(GRID_NAMES)
    play(t, "work fort")
    assert legal(t) == {f"slot {slot}" for slot in (1, 3, 4, 5, 6, 7, 8, 9)}
    assert reason(t, "slot 2") == "TR-MAJOR-01"
    assert reason(t, "done") == "TR-MAJOR-01"
    assert reason(t, "work cabildo") == "engine.other-decision"
    play(t, "slot 1", "slot 4", "slot 5")
    assert reason(t, "slot 3") == "engine.fixed-order"
    play(t, "slot 9")
    assert workers(t, 0) == 2
    assert grid(t, "fort") == {1: 0, 2: 1, 4: 0, 5: 0, 9: 0}
    assert asked(t) == (1, "turn")


@pytest.mark.rule("TR-MAJOR-01")
def test_without_workers_nothing_is_placed() -> None:
    t = table(4, seats={0: {"workers": 0, "spent": 6}})
    assert not legal_of(t, "work")
    assert reason(t, "work fort") == "TR-ACTION-02"
    last = play(table(4, seats={0: {"workers": 1}}), "work fort", "slot 3")
    assert asked(last) == (1, "turn")
    both = play(table(4, seats={0: {"workers": 1, "helpers": 1}}), "work fort", "slot 3")
    assert reason(both, "slot 4") == "TR-MAJOR-01"
    assert legal(both) == {"done", *(f"council-slot {slot}" for slot in range(4, 10))}
    helped = play(table(4, seats={0: {"helpers": 1}}), "work fort", "council-slot 3")
    assert legal(helped) == {"done", *(f"slot {slot}" for slot in range(4, 10))}
    assert reason(helped, "slot 2") == "engine.fixed-order"


@pytest.mark.rule("TR-MAJOR-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_grids_grow_with_the_number_of_players(players: int) -> None:
    for name, slots in SLOTS.items():
        t = play(table(players), f"work {name}")
        assert legal(t) == {f"slot {slot + 1}" for slot in range(slots[players - 2])}
        if slots[players - 2] < 12:
            assert reason(t, f"slot {slots[players - 2] + 1}") == "TR-MAJOR-02"


# ---- who came first


@pytest.mark.rule("TR-MAJOR-03")
@pytest.mark.parametrize(
    ("name", "points"), [("cathedral", 6), ("fort", 5), ("cabildo", 4), ("harbor", 3), ("roads", 2), ("walls", 2)]
)
def test_the_first_own_worker_on_an_empty_grid_brings_points_at_once(name: str, points: int) -> None:
    t = play(table(4), f"work {name}", "slot 1", "slot 2", "slot 3", "done")
    assert tally(t, 0) == {"first-worker": points}
    play(t, f"work {name}", "slot 4", "done")
    assert score(t, 1) == 0


@pytest.mark.rule("TR-MAJOR-04")
def test_an_emptied_grid_brings_the_bonus_again() -> None:
    grids: dict[str, Any] = {"roads": full(6, 0, 1)}
    again = next_decade(table(4, actor=2, grids=grids, completed=["roads"], roads=["NW"]))
    assert grid(again, "roads") == {}
    t = play(table(4, actor=2, decade=4, roads=["NW"]), "work roads", "slot 5", "done")
    assert tally(t, 2) == {"first-worker": 2}


@pytest.mark.rule("TR-COUNCIL-04")
def test_a_council_worker_in_the_first_place_earns_the_bonus_for_nobody() -> None:
    t = play(table(4, seats={0: {"helpers": 1}}), "work harbor", "council-slot 2", "done")
    assert score(t, 0) == 0
    assert grid(t, "harbor") == {2: "council"}
    play(t, "work harbor", "slot 1", "done")
    assert score(t, 1) == 0


@pytest.mark.rule("TR-COUNCIL-04")
def test_a_council_worker_earns_nobody_the_points_of_its_space() -> None:
    grids: dict[str, Any] = {"harbor": {1: "council", 2: 0, 3: 0, 4: 0, 5: 1, 6: 1, 7: 1}}
    t = next_decade(table(4, actor=2, harbor=True, grids=grids, completed=["harbor"]))
    assert [tally(t, seat).get("grids", 0) for seat in range(4)] == [3 + 3 + 3, 3 + 2 + 2, 0, 0]


# ---- who came last


@pytest.mark.rule("TR-MAJOR-05")
def test_the_building_stands_before_the_next_turn() -> None:
    t = table(4, grids={"harbor": full(7, 1, 2, 3, but=[2, 4, 6])})
    play(t, "work harbor", "slot 2", "slot 4")
    assert not t.city.harbor
    happened = happens(t, "slot 6")
    assert ("grid-completed", {"seat": 0, "grid": "harbor"}) in happened
    assert t.city.harbor
    assert completed(t) == {"harbor"}
    assert asked(t) == (1, "turn")


@pytest.mark.rule("TR-COUNCIL-05", "TR-MAJOR-05")
def test_after_a_council_worker_the_first_in_the_order_places_the_building() -> None:
    grids = {"walls": full(6, 1, but=[4])}
    fields: dict[str, Any] = {"order": [2, 0, 1, 3], "seats": {0: {"helpers": 1}}, "grids": grids}
    t = play(table(4, **fields), "work walls", "council-slot 4")
    assert asked(t) == (2, "walling")
    play(t, "wall north a", "done")
    assert asked(t) == (1, "turn")
    own = play(table(4, **fields), "work walls", "slot 4")
    assert asked(own) == (0, "walling")


@pytest.mark.rule("TR-MAJOR-27")
def test_who_places_both_kinds_says_whose_came_last() -> None:
    grids = {"roads": full(6, 1, but=[2, 5])}
    t = table(4, order=[2, 0, 1, 3], seats={0: {"helpers": 1}}, grids=grids)
    play(t, "work roads", "slot 2", "council-slot 5")
    assert asked(t) == (0, "arranging")
    assert legal(t) == {"last own", "last council"}
    assert reason(t, "first own") == "engine.other-decision"
    assert asked(play(t.copy(), "last own")) == (0, "paving")
    assert asked(play(t.copy(), "last council")) == (2, "paving")


@pytest.mark.rule("TR-MAJOR-27")
def test_whose_worker_came_last_is_not_asked_where_it_does_not_matter() -> None:
    both: dict[str, Any] = {"seats": {0: {"helpers": 1}}}
    unfinished = table(4, order=[2, 0, 1, 3], grids={"roads": full(6, 1, but=[2, 5, 6])}, **both)
    assert asked(play(unfinished, "work roads", "slot 2", "council-slot 5", "done")) == (1, "turn")
    first_in_order = table(4, grids={"roads": full(6, 1, but=[2, 5])}, **both)
    assert asked(play(first_in_order, "work roads", "slot 2", "council-slot 5")) == (0, "paving")


@pytest.mark.rule("TR-MAJOR-27", "TR-COUNCIL-04")
def test_who_places_both_kinds_says_whose_came_first() -> None:
    t = play(table(4, seats={0: {"helpers": 1}}), "work harbor", "slot 2", "council-slot 5", "done")
    assert asked(t) == (0, "arranging")
    assert legal(t) == {"first own", "first council"}
    assert usual(t) == "first own"
    assert reason(t, "last own") == "engine.other-decision"
    assert score(play(t.copy(), "first own"), 0) == 3
    assert score(play(t.copy(), "first council"), 0) == 0
    later = play(table(4, seats={0: {"helpers": 1}}, grids={"harbor": {1: 3}}), "work harbor", "slot 2")
    assert asked(play(later, "council-slot 5", "done")) == (1, "turn")


@pytest.mark.rule("TR-MAJOR-27")
def test_a_single_worker_is_not_the_first_and_the_last() -> None:
    alone: dict[str, Any] = {"order": [1, 0], "seats": {0: {"helpers": 3}}}
    t = play(table(2, **alone), "work roads", "slot 1", "council-slot 2", "council-slot 3", "council-slot 4")
    assert asked(t) == (0, "arranging")
    first = play(t.copy(), "first own")
    assert asked(first) == (1, "paving")  # a council's worker came last
    assert tally(first, 0) == {"first-worker": 2}
    council_first = play(t.copy(), "first council")
    assert legal(council_first) == {"last own", "last council"}
    assert asked(play(council_first, "last own")) == (0, "paving")
    assert score(council_first, 0) == 0
    three = play(table(2, **alone), "work roads", "slot 1", "slot 2", "slot 3", "council-slot 4")
    assert usual(three) is None
    assert asked(play(three.copy(), "first own")) == (0, "arranging")  # any of the others may be the last
    assert asked(play(three.copy(), "first council")) == (0, "paving")  # then only an own one


@pytest.mark.rule("TR-MAJOR-06")
def test_no_own_building_need_be_near() -> None:
    t = play(table(4, grids={"cabildo": full(8, 1, 2, 3, but=[8])}), "work cabildo")
    assert asked(t) == (0, "siting")
    assert legal_of(t, "site") == {"f3", "g3", "h3", "i3", "f4", "i4", "f5", "i5", "f6", "i6"}


@pytest.mark.rule("TR-BANNER-06")
def test_own_workers_on_completed_grids_bring_the_ocher_banner() -> None:
    t = table(4, seats={0: {"helpers": 1}}, grids={"harbor": {1: 1, 2: 1, 3: 2, 4: 1, 5: 1, 6: 1}})
    play(t, "work harbor", "council-slot 7")
    assert [int(t.players[seat].banners[OCHER_BANNER]) for seat in range(4)] == [0, 1, 1, 0]


# ---- what becomes of workers and grids


@pytest.mark.rule("TR-MAJOR-07")
def test_workers_on_a_completed_grid_come_home_and_score() -> None:
    grids: dict[str, Any] = {"harbor": {1: 0, 2: 0, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2}}  # worth 4 3 3 3 3 2 2
    t = next_decade(table(4, actor=3, harbor=True, grids=grids, completed=["harbor"]))
    assert tally(t, 0)["grids"] == 7
    assert workers(t, 0) == 6
    assert grid(t, "harbor") == {}
    assert completed(t) == set()


@pytest.mark.rule("TR-MAJOR-08")
def test_workers_on_an_unfinished_grid_stay() -> None:
    t = next_decade(table(4, grids={"fort": {1: 0, 5: 0}}))
    assert workers(t, 0) == 4
    assert grid(t, "fort") == {1: 0, 5: 0}


@pytest.mark.rule("TR-COUNCIL-03")
def test_council_workers_come_home_unless_they_stand_on_an_unfinished_grid() -> None:
    t = table(4, council_spent=1, grids={"fort": {3: "council"}})
    assert t.council_workers == 6
    next_decade(t)
    assert t.council_workers == 7
    assert grid(t, "fort") == {3: "council"}


@pytest.mark.rule("TR-COUNCIL-03")
def test_who_has_no_council_worker_cannot_place_one() -> None:
    t = play(table(4), "work fort")
    assert not legal_of(t, "council-slot")
    assert reason(t, "council-slot 1") == "TR-COUNCIL-03"
    helped = play(table(4, seats={0: {"helpers": 1, "workers": 0, "spent": 6}}), "work fort")
    assert legal_of(helped, "council-slot") == {str(slot) for slot in range(1, 10)}
    play(helped, "council-slot 3")
    assert grid(helped, "fort") == {3: "council"}
    assert helped.players[0].helpers == 0


@pytest.mark.rule("TR-MAJOR-09")
def test_what_is_built_once_is_closed_afterwards() -> None:
    t = table(4, decade=5, cabildo="f3", cathedral="h3-i3", fort=True, harbor=True)
    assert legal_of(t, "work") == {"walls", "roads"}
    for name in ("cabildo", "cathedral", "fort", "harbor"):
        assert reason(t, f"work {name}") == "TR-MAJOR-09"


@pytest.mark.rule("TR-MAJOR-20")
def test_without_walls_nobody_works_at_them() -> None:
    assert "walls" in legal_of(table(4, supply={"walls": 1}), "work")
    t = table(4, supply={"walls": 0})
    assert "walls" not in legal_of(t, "work")
    assert reason(t, "work walls") == "TR-MAJOR-20"


@pytest.mark.rule("TR-MAJOR-24")
def test_without_road_markers_nobody_works_at_roads() -> None:
    assert "roads" in legal_of(table(4, roads=["NW", "NE", "SW"]), "work")
    t = table(4, roads=["NW", "NE", "SW", "SE"])
    assert "roads" not in legal_of(t, "work")
    assert reason(t, "work roads") == "TR-MAJOR-24"


@pytest.mark.rule("TR-MAJOR-26")
def test_a_completed_grid_stays_full_until_the_decade_ends() -> None:
    t = table(4, grids={"walls": full(6, 1, but=[6])})
    play(t, "work walls", "done")
    assert reason(t, "work walls") == "TR-MAJOR-26"
    assert "walls" not in legal_of(t, "work")
    next_decade(t)
    assert grid(t, "walls") == {}


# ---- what buildings are worth to districts


@pytest.mark.rule("TR-MAJOR-13")
def test_the_cabildo_adds_to_its_district() -> None:
    buildings = {"d1": "fountain", "e1": "barracks", "d2": "quarry", "e2": "market"}
    t = table(4, buildings=buildings, grids={"cabildo": full(7, 1, 2, 3)})
    assert values(t)["NCL"] == 3
    play(t, "work cabildo", "site f3")
    assert values(t)["NCL"] == 8
    assert sum(values(t).values()) == 8


@pytest.mark.rule("TR-MAJOR-13")
def test_the_cabildo_makes_series_of_cards_worth_more() -> None:
    t = table(4, seats={0: {"hand": [13, 14, 15, 16]}}, grids={"cabildo": full(7, 1, 2, 3)})
    assert sum(series_points(t, 0, 1)) == 2
    play(t, "work cabildo", "site f3")
    assert sum(series_points(t, 0, 1)) == 4


@pytest.mark.rule("TR-MAJOR-16")
def test_the_cathedral_adds_to_one_district_or_to_two() -> None:
    fields: dict[str, Any] = {"grids": {"cathedral": full(9, 1, 2, 3)}}
    across = values(play(table(4, **fields), "work cathedral", "span g3-h3"))
    assert (across["NCL"], across["NCR"], across["CL"]) == (2, 2, 0)
    inside = values(play(table(4, **fields), "work cathedral", "span f3-g3"))
    assert (inside["NCL"], inside["NCR"]) == (5, 0)


@pytest.mark.rule("TR-MAJOR-17")
def test_the_fort_stands_outside_all_districts_and_adds_to_each() -> None:
    t = play(table(4, grids={"fort": full(8, 1, 2, 3)}), "work fort")
    assert t.city.fort
    assert values(t) == dict.fromkeys(DISTRICT_NAMES, 5)
    assert reason(table(4), "site g6") == "engine.other-decision"


@pytest.mark.rule("TR-MAJOR-18")
def test_harbor_and_fort_make_an_empty_district_worth_ten() -> None:
    t = play(table(4, fort=True, grids={"harbor": full(6, 1, 2, 3)}), "work harbor")
    assert t.city.harbor
    assert values(t) == dict.fromkeys(DISTRICT_NAMES, 10)


@pytest.mark.rule("TR-MAJOR-17")
def test_the_fort_allows_veteran_soldiers() -> None:
    seats: dict[int, Any] = {0: {"units": ["soldier"], "precious": 1, "metal": 1}}
    fields: dict[str, Any] = {"seats": seats, "buildings": {"f3": "barracks"}, "roads": ["NCL"]}
    assert "activate f3" not in legal(table(4, **fields))
    t = play(table(4, **fields, fort=True), "activate f3")
    assert t.players[0].units[0] == VETERAN_SOLDIER


@pytest.mark.rule("TR-MAJOR-18")
def test_with_the_harbor_loading_costs_one_worker() -> None:
    seats = {0: {"workers": 1, "spent": 5, "stone": 3}}
    assert "load stone" not in legal(table(4, seats=seats))
    assert "load stone" in legal(table(4, seats=seats, harbor=True))


# ---- positions


@pytest.mark.rule("TR-MAJOR-01", "TR-MAJOR-27")
def test_positions_while_workers_are_placed() -> None:
    t = step(table(4, order=[2, 0, 1, 3], seats={0: {"helpers": 1}}), "work roads")
    for action in ("slot 1", "slot 2", "slot 4", "council-slot 6", "done", "first own"):
        written = t.to_position()
        again = t.title.from_position(written)
        assert again.to_position() == written
        assert again.legal_actions() == t.legal_actions()
        step(t, action)
    waiting = [{"phase": "turn"}]
    working: dict[str, Any] = {"phase": "working", "waiting": waiting}
    said = refusal(4, **working, step={"grid": "roads", "own": [1]})
    assert said == "step.own[0]: no worker of seat 0 stands on space 1, or it is named twice (TR-MAJOR-01)"
    said = refusal(4, **working, step={"grid": "roads", "council": [1]}, grids={"roads": {1: 0}})
    assert said == "step.council[0]: no worker of the council stands on space 1, or it is named twice (TR-MAJOR-01)"
    said = refusal(4, **working, step={"grid": "fort"}, fort=True)
    assert said == "step.grid: nothing can be placed on the fort (TR-MAJOR-01)"
    arranging: dict[str, Any] = {
        "phase": "arranging",
        "waiting": [{"phase": "working", "step": {"grid": "roads", "own": [1], "council": [2]}}, *waiting],
        "grids": {"roads": {1: 0, 2: "council"}},
    }
    assert legal(table(4, **arranging, step={"question": "first"})) == {"first own", "first council"}
    said = refusal(4, **arranging, step={"question": "last"})
    assert said == "step.question: it does not matter whose worker came last (TR-MAJOR-27)"
    said = refusal(4, **{**arranging, "grids": {"roads": {1: 0, 2: "council", 3: 3}}}, step={"question": "first"})
    assert said == "step.question: it does not matter whose worker came first (TR-MAJOR-27)"
