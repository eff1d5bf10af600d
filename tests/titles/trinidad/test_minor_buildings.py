"""Minor buildings: what they cost, what must be there before, where they may stand, and what they give at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from cabildo.titles.trinidad.district_value import coloured_buildings
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CUBE_NAMES, DISTRICT_NAMES
from cabildo.titles.trinidad.title import TITLE
from cabildo.titles.trinidad.written.names import map_of
from tests.titles.trinidad.build import (
    asked,
    building,
    cubes,
    house,
    legal,
    legal_of,
    lot,
    marked,
    owner,
    palace,
    pieces,
    play,
    reason,
    refusal,
    score,
    supply,
    table,
    workers,
)

RICH = {"stone": 3, "wood": 3, "precious": 1, "metal": 1, "workers": 6}
STARTING_AREA = {"e3", "f3", "g3", "h3", "i3", "j3", "d4", "e4", "f4", "i4", "j4", "k4"}


def site(
    holdings: Mapping[str, Any] = RICH, buildings: Mapping[str, Any] | None = None, players: int = 4, **fields: Any
) -> TrinidadState:
    """Seat 0 in their turn with these holdings."""
    return table(players, seats={0: holdings, **fields.pop("seats", {})}, buildings=buildings, **fields)


def own(state: TrinidadState) -> Player:
    """What seat 0 has."""
    return state.players[0]


def spaces_for(state: TrinidadState, kind: str) -> set[str]:
    """The spaces that are offered for a building."""
    return legal_of(play(state, f"build {kind}"), "site")


# ---- costs


@pytest.mark.rule("TR-BUILD-01", "TR-BUILD-02", "TR-BUILD-03", "TR-BUILD-04", "TR-BUILD-05", "TR-BUILD-06")
@pytest.mark.rule("TR-BUILD-07", "TR-BUILD-08", "TR-BUILD-09", "TR-BUILD-10", "TR-BUILD-11", "TR-BUILD-12")
@pytest.mark.rule("TR-BUILD-13")
@pytest.mark.parametrize(
    ("rule", "kind", "needed", "ground", "price"),
    [
        ("TR-BUILD-01", "lot", 2, None, {}),
        ("TR-BUILD-02", "house", 2, lot(0), {"stone": 1, "wood": 1}),
        ("TR-BUILD-03", "palace", 3, house(0), {"stone": 3, "wood": 3, "metal": 1}),
        ("TR-BUILD-04", "quarry", 1, None, {"wood": 2}),
        ("TR-BUILD-05", "carpentry", 1, None, {"stone": 2}),
        ("TR-BUILD-06", "market", 1, None, {"stone": 1, "wood": 1}),
        ("TR-BUILD-07", "corporation", 3, "market", {"stone": 2, "wood": 2}),
        ("TR-BUILD-08", "hacienda-stone", 3, "quarry", {"stone": 2, "wood": 2}),
        ("TR-BUILD-08", "hacienda-wood", 3, "carpentry", {"stone": 2, "wood": 2}),
        ("TR-BUILD-09", "square", 1, None, {"stone": 1}),
        ("TR-BUILD-10", "monument", 1, "square", {"stone": 1, "precious": 1}),
        ("TR-BUILD-11", "fountain", 1, "square", {"wood": 1, "precious": 1}),
        ("TR-BUILD-12", "barracks", 2, None, {"stone": 3, "wood": 2, "precious": 1}),
        ("TR-BUILD-13", "church", 2, None, {"stone": 2, "wood": 3, "precious": 1}),
    ],
)
def test_a_building_costs_exactly_this(rule: str, kind: str, needed: int, ground: Any, price: dict[str, int]) -> None:
    """Exactly its workers and cubes are spent, nothing is missing, and with one cube or worker less it is refused."""
    city = {} if ground is None else {"f3": ground}
    state = site({"workers": needed, **price}, city)
    before = supply(state)
    play(state, f"build {kind}", *(() if ground else ("site f3",)))
    assert building(state, "f3") == kind
    assert (workers(state, 0), own(state).spent) == (0, needed)
    assert cubes(state, 0) == (0, 0, 0, 0)
    marker = {"hacienda-stone": "stone", "hacienda-wood": "wood"}.get(kind)
    for cube in CUBE_NAMES:
        assert supply(state)[cube] - before[cube] == price.get(cube, 0) - (cube == marker)
    for cube in price:
        assert reason(site({"workers": needed, **price, cube: price[cube] - 1}, city), f"build {kind}") == rule
    if needed > 1:
        assert reason(site({"workers": needed - 1, **price}, city), f"build {kind}") == rule


@pytest.mark.rule("TR-BUILD-01")
def test_a_lot_costs_two_of_six_workers_and_no_cube() -> None:
    state = site({"workers": 6, "stone": 1, "wood": 1})
    play(state, "build lot", "site e3")
    assert (workers(state, 0), cubes(state, 0), owner(state, "e3")) == (4, (1, 1, 0, 0), 0)


@pytest.mark.rule("TR-BUILD-04")
def test_a_quarry_from_wood_of_the_warehouse() -> None:
    state = site({"workers": 1})
    play(state, "warehouse wood", "warehouse wood", "build quarry", "site e3")
    assert (building(state, "e3"), score(state, 0), cubes(state, 0)) == ("quarry", -4, (0, 0, 0, 0))


# ---- where


@pytest.mark.rule("TR-BUILD-14")
def test_a_new_building_stands_beside_an_own_one_not_two_spaces_away() -> None:
    state = site(buildings={"b2": lot(0)})
    play(state, "build lot")
    around = {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}
    assert legal_of(state, "site") == around | STARTING_AREA
    assert reason(state, "site d2") == "TR-BUILD-14"
    assert reason(state, "site b2") == "TR-BUILD-14", "a Lot stands there already"


@pytest.mark.rule("TR-BUILD-15")
def test_common_buildings_belong_to_nobody() -> None:
    city = {"b2": "quarry", "m2": "square", "m5": "fountain"}
    state = play(site(buildings=city), "build lot")
    assert legal_of(state, "site") == STARTING_AREA
    assert reason(state, "site b1") == "TR-BUILD-14"


@pytest.mark.rule("TR-BUILD-15")
@pytest.mark.parametrize(
    "piece", [lot(0), house(0), palace(0), marked("monument", 0), marked("fountain", 0)], ids=lambda p: p["building"]
)
def test_every_building_of_the_own_colour_reaches_the_spaces_around(piece: dict[str, Any]) -> None:
    assert "c3" in spaces_for(site(buildings={"b2": piece}), "quarry")
    assert "c3" not in spaces_for(site(buildings={"b2": {**piece, "owner": 1}}), "quarry")


@pytest.mark.rule("TR-BUILD-16")
def test_diagonals_are_beside_a_space() -> None:
    """A Lot at column 5 row 3 has column 6 row 4 beside it."""
    board = site().board
    spaces = map_of(board).space_names()
    assert spaces["f4"] in board.neighbours[spaces["e3"]]
    assert "l6" in spaces_for(site(buildings={"m5": lot(0)}), "lot")


@pytest.mark.rule("TR-BUILD-17")
def test_the_starting_area_is_open_to_all_at_any_time() -> None:
    assert spaces_for(site(), "lot") == STARTING_AREA
    later = site(buildings={"e3": lot(1), "f3": house(2), "a1": lot(0)}, decade=9)
    assert spaces_for(later, "lot") >= STARTING_AREA - {"e3", "f3"}


@pytest.mark.rule("TR-BUILD-18")
def test_a_district_with_roads_is_open_to_all() -> None:
    south_west = {f"{column}{row}" for column in "abc" for row in (4, 5, 6)}
    assert spaces_for(site(), "lot") == STARTING_AREA
    roads = site(roads=["SW"], buildings={"a4": lot(1)})
    assert spaces_for(roads, "lot") == STARTING_AREA | south_west - {"a4"}


@pytest.mark.rule("TR-BUILD-19")
def test_a_building_beside_reaches_across_the_border_of_a_district() -> None:
    state = site(buildings={"c2": lot(0)})
    spaces = map_of(state.board).space_names()
    assert state.board.district[spaces["c2"]] != state.board.district[spaces["d2"]]
    assert "d2" in spaces_for(state, "lot")


@pytest.mark.rule("TR-BUILD-32")
def test_plaza_mayor_and_fort_place_stay_empty() -> None:
    state = play(site(buildings={"f4": lot(0), "f5": house(0), "f6": house(0)}), "build lot")
    for space in ("g4", "h4", "g5", "h5", "g6", "h6"):
        assert reason(state, f"site {space}") == "TR-BUILD-32"
    assert not legal_of(state, "site") & {"g4", "h4", "g5", "h5", "g6", "h6"}


@pytest.mark.rule("TR-BUILD-36")
def test_every_building_takes_one_space_and_a_cathedral_two() -> None:
    """A district of 12 spaces with a Cathedral, 9 further buildings and Roads has one free space."""
    rest = [f"{column}{row}" for row in (1, 2, 3) for column in "defg"]
    rest = [space for space in rest if space not in ("f3", "g3")]
    city = {space: house(1 + number % 3) for number, space in enumerate(rest[:9])}
    state = site(buildings=city, cathedral="f3-g3", roads=["NCL"])
    district = DISTRICT_NAMES.index("NCL")
    free = spaces_for(state, "lot")
    names = map_of(state.board).space_names()
    assert {space for space in free if state.board.district[names[space]] == district} == {rest[9]}


# ---- pieces


@pytest.mark.rule("TR-BUILD-20")
def test_without_a_piece_nothing_is_built() -> None:
    state = site(buildings={"e3": lot(0), "f3": lot(0)})
    assert reason(state, "build lot") == "TR-BUILD-20", "both Lots are on the map"
    full = {f"{column}1": house(0) for column in "abcdefg"}
    assert reason(site(buildings={**full, "e3": lot(0)}), "build house") == "TR-BUILD-20", "all 7 Houses are"
    for kind, others in {"quarry": 2, "carpentry": 2, "market": 2, "barracks": 1, "church": 1}.items():
        taken = {f"{column}3": kind for column in "abc"[:others]}
        state = site(buildings=taken, players=3)
        assert pieces(state, kind) == 0
        assert reason(state, f"build {kind}") == "TR-BUILD-20"
        assert reason(site(buildings=dict(list(taken.items())[1:]), players=3), f"build {kind}") is None


@pytest.mark.rule("TR-BUILD-21")
def test_a_palace_needs_a_piece_and_a_marker() -> None:
    three = {"a1": palace(0), "a2": palace(0), "a3": palace(0), "e3": house(0)}
    state = site(buildings=three)
    assert (pieces(state, "palace"), own(state).palace_markers) == (2, 0)
    assert reason(state, "build palace") == "TR-BUILD-21"
    others = {"a1": palace(1), "a2": palace(1), "a3": palace(2), "a4": palace(2), "a5": palace(3), "e3": house(0)}
    assert reason(site(buildings=others), "build palace") == "TR-BUILD-21", "all 5 pieces are on the map"
    del others["a5"]
    assert reason(site(buildings=others), "build palace") is None


@pytest.mark.rule("TR-BUILD-22")
def test_the_lot_or_house_below_goes_back_at_once() -> None:
    houses = {f"{column}1": house(0) for column in "abcdefg"}
    state = site(buildings=houses)
    assert own(state).houses == 0
    play(state, "build palace", "site c1")
    assert (building(state, "c1"), owner(state, "c1"), own(state).houses) == ("palace", 0, 1)
    state = site(buildings={"e3": lot(0), "f3": lot(0)})
    play(state, "build house", "site e3")
    assert (own(state).lots, own(state).houses) == (1, 6)


@pytest.mark.rule("TR-BUILD-23")
def test_the_chain_is_lot_house_palace() -> None:
    city = {"e3": lot(0), "f3": house(0), "g3": lot(0)}
    state = play(site(buildings=city), "build house")
    assert legal_of(state, "site") == {"e3", "g3"}
    assert reason(state, "site i3") == "TR-BUILD-23", "nothing stands there"
    assert reason(site(), "build house") == "TR-BUILD-23", "not on the empty Starting Area"
    assert reason(site(), "build palace") == "TR-BUILD-23"
    assert reason(site({}), "build house") == "TR-BUILD-23", "it stands before the price"
    assert reason(site(buildings={"e3": lot(0)}), "build palace") == "TR-BUILD-23", "a House comes between"
    two = play(site(buildings={**city, "h3": house(0)}), "build palace")
    assert reason(two, "site e3") == "TR-BUILD-23"


@pytest.mark.rule("TR-BUILD-02", "TR-BUILD-03")
def test_only_the_own_lot_or_house_is_replaced() -> None:
    city = {"e3": lot(0), "f3": lot(1), "g3": lot(0)}
    assert reason(play(site(buildings=city), "build house"), "site f3") == "TR-BUILD-02"
    assert reason(site(buildings={"f3": lot(1)}), "build house") == "TR-BUILD-02"
    city = {"e3": house(0), "f3": house(1), "g3": house(0)}
    assert reason(play(site(buildings=city), "build palace"), "site f3") == "TR-BUILD-03"


@pytest.mark.rule("TR-BUILD-07", "TR-BUILD-08", "TR-BUILD-24")
@pytest.mark.parametrize(
    ("before", "after"), [("market", "corporation"), ("quarry", "hacienda-stone"), ("carpentry", "hacienda-wood")]
)
def test_what_is_upgraded_goes_back_to_the_supply(before: str, after: str) -> None:
    """2 of 2 Quarries are on the map; when one becomes a Hacienda, one is in the supply."""
    state = site(buildings={"e3": before, "f3": before})
    assert (pieces(state, before), reason(state, f"build {before}")) == (0, "TR-BUILD-20")
    play(state, f"build {after}", "site e3")
    assert (building(state, "e3"), building(state, "f3"), pieces(state, before)) == (after, before, 1)
    assert pieces(state, "corporation-hacienda") == 1
    assert reason(site(), f"build {after}") == ("TR-BUILD-07" if before == "market" else "TR-BUILD-08")


@pytest.mark.rule("TR-BUILD-25")
def test_common_buildings_are_upgraded_by_whoever_reaches_them() -> None:
    city = {"b2": "market", "a1": house(1)}
    blue = table(seats={1: RICH}, buildings=city, actor=1)
    play(blue, "build corporation")
    assert building(blue, "b2") == "corporation"
    assert reason(site(buildings=city), "build corporation") == "TR-BUILD-25", "Red has nothing beside it"
    assert reason(site(buildings=city, roads=["NW"]), "build corporation") is None
    assert reason(site(buildings={"f3": "market"}), "build corporation") is None, "it is in the Starting Area"
    three = play(site(buildings=dict.fromkeys(("e3", "f3", "b2"), "quarry"), players=5), "build hacienda-stone")
    assert legal_of(three, "site") == {"e3", "f3"}
    assert reason(three, "site b2") == "TR-BUILD-25"


@pytest.mark.rule("TR-BUILD-26")
def test_corporations_and_haciendas_share_their_pieces() -> None:
    city = {"e3": "corporation", "f3": "hacienda-wood", "g3": "market", "h3": "quarry", "i3": "carpentry"}
    state = site(buildings=city)
    assert pieces(state, "corporation-hacienda") == 0
    for kind in ("corporation", "hacienda-stone", "hacienda-wood"):
        assert reason(state, f"build {kind}") == "TR-BUILD-26"
    del city["e3"]
    assert {"build corporation", "build hacienda-stone", "build hacienda-wood"} <= legal(site(buildings=city))


@pytest.mark.rule("TR-BUILD-08", "TR-BUILD-27")
@pytest.mark.parametrize(
    ("before", "after", "cube"), [("quarry", "hacienda-stone", "stone"), ("carpentry", "hacienda-wood", "wood")]
)
def test_a_cube_from_the_supply_lies_on_a_hacienda(before: str, after: str, cube: str) -> None:
    state = site({"stone": 2, "wood": 2, "workers": 3}, {"e3": before})
    total = supply(state)[cube] + 2
    play(state, f"build {after}")
    assert building(state, "e3") == after
    assert supply(state)[cube] == total - 1, "one is on the map"


def without_stone(**holdings: Any) -> TrinidadState:
    """A Quarry in reach, and no stone in the supply: the others have it."""
    rest = 45 - 4 * 6 - 2 - holdings.get("stone", 0)
    return site({"workers": 3, **holdings}, {"e3": "quarry"}, seats={1: {"stone": rest}})


@pytest.mark.rule("TR-BUILD-27")
def test_the_cube_for_a_hacienda_may_be_one_just_paid() -> None:
    state = without_stone(stone=2, wood=2)
    assert supply(state)["stone"] == 0
    play(state, "build hacienda-stone")
    assert (building(state, "e3"), supply(state)["stone"]) == ("hacienda-stone", 1)


@pytest.mark.rule("TR-BUILD-27")
def test_without_a_cube_in_the_supply_a_hacienda_is_paid_in_kind() -> None:
    """Else wood and precious could stand for both stones, and none would be there for the Hacienda."""
    status = {"construction": 2}
    state = without_stone(stone=2, wood=3, status=status)
    play(state, "build hacienda-stone")
    assert cubes(state, 0) == (0, 1, 0, 0), "nothing was asked"
    short = without_stone(stone=1, wood=3, status=status)
    assert reason(short, "build hacienda-stone") == "TR-BUILD-27"
    there = site({"workers": 3, "stone": 1, "wood": 3, "status": status}, {"e3": "quarry"})
    assert reason(there, "build hacienda-stone") is None


@pytest.mark.rule("TR-BUILD-28")
def test_the_square_below_a_monument_stays_in_use() -> None:
    state = site(buildings={"e3": "monument", "f3": "square"}, players=3)
    assert pieces(state, "square") == 0
    assert reason(state, "build square") == "TR-BUILD-28"
    plain = site(buildings={"e3": "square", "f3": "square"}, players=3)
    assert reason(plain, "build square") == "TR-BUILD-20", "no Monument or Fountain has anything to do with it"
    play(state, "build fountain")
    assert (building(state, "f3"), pieces(state, "square"), pieces(state, "fountain")) == ("fountain", 0, 0)


@pytest.mark.rule("TR-BUILD-29")
def test_a_square_holds_a_monument_or_a_fountain() -> None:
    for there, other in (("fountain", "monument"), ("monument", "fountain")):
        assert reason(site(buildings={"e3": there}), f"build {other}") == "TR-BUILD-29"
    assert reason(site(), "build monument") == "TR-BUILD-10", "there is no Square at all"
    state = play(site(buildings={"e3": "fountain", "f3": "square", "g3": "square"}), "build monument")
    assert legal_of(state, "site") == {"f3", "g3"}
    assert reason(state, "site e3") == "TR-BUILD-29"


# ---- a status marker


@pytest.mark.rule("TR-BUILD-30")
@pytest.mark.parametrize("kind", ["monument", "fountain"])
def test_a_status_marker_makes_it_a_building_of_ones_colour(kind: str) -> None:
    state = site(buildings={"b2": "square", "c2": lot(0)})
    play(state, f"build {kind}")
    assert asked(state) == (0, "marking")
    assert legal(state) == {"mark", "leave"}
    unmarked = state.copy()
    play(state, "mark")
    assert (owner(state, "b2"), own(state).status_markers) == (0, 1)
    district = DISTRICT_NAMES.index("NW")
    assert coloured_buildings(state.board, state.city, 0)[district] == 2
    assert asked(state) == (1, "turn")
    play(unmarked, "leave")
    assert (owner(unmarked, "b2"), own(unmarked).status_markers) == (None, 2)
    assert coloured_buildings(unmarked.board, unmarked.city, 0)[district] == 1
    there = map_of(state.board).space_names()["a1"]
    assert (state.city.beside[there], unmarked.city.beside[there]) == (1, 0), "a1 lies beside b2 only"


@pytest.mark.rule("TR-BUILD-30")
def test_nobody_is_asked_without_a_free_marker() -> None:
    state = site({**RICH, "status": {"worker": 1, "vp": 1}}, {"f3": "square"})
    play(state, "build monument")
    assert (building(state, "f3"), owner(state, "f3"), asked(state)) == ("monument", None, (1, "turn"))


@pytest.mark.rule("TR-BUILD-31")
def test_a_marker_on_a_fountain_is_lost_for_status() -> None:
    holdings = {"workers": 6, "coins": 12, "status": {"vp": 1}}
    state = site(holdings, {"f3": marked("fountain", 0)})
    assert reason(state, "raise cards") == "TR-BUILD-31"
    assert reason(state, "raise vp") is None
    assert reason(site(holdings), "raise cards") is None


# ---- what they give at once


@pytest.mark.rule("TR-BUILD-33")
def test_a_quarry_raises_the_council_value_from_3_to_4() -> None:
    state = play(site({**RICH, "council": 3}), "build quarry", "site e3")
    assert own(state).council == 4


@pytest.mark.rule("TR-BUILD-33", "TR-BUILD-34")
@pytest.mark.parametrize(
    ("kind", "ground", "council", "points"),
    [
        ("lot", None, 0, 0),
        ("house", lot(0), 0, 0),
        ("palace", house(0), 0, 0),
        ("quarry", None, 1, 0),
        ("carpentry", None, 1, 0),
        ("market", None, 1, 0),
        ("corporation", "market", 2, 0),
        ("hacienda-stone", "quarry", 2, 0),
        ("hacienda-wood", "carpentry", 2, 0),
        ("square", None, 0, 0),
        ("monument", "square", 0, 3),
        ("fountain", "square", 0, 3),
        ("barracks", None, 2, 2),
        ("church", None, 2, 2),
    ],
)
def test_council_points_and_points_come_at_once(kind: str, ground: Any, council: int, points: int) -> None:
    state = site({**RICH, "council": 3, "score": 10}, {} if ground is None else {"f3": ground})
    play(state, f"build {kind}", *(() if ground else ("site f3",)))
    assert building(state, "f3") == kind
    assert (own(state).council, score(state, 0)) == (3 + council, 10 + points)


@pytest.mark.rule("TR-BUILD-35")
def test_building_lifts_the_marker_to_the_end_of_the_track_at_most() -> None:
    state = play(site({**RICH, "council": 14}, {"f3": "market"}), "build corporation")
    assert own(state).council == 15


# ---- what is offered


def test_what_is_offered_can_be_built_somewhere_and_all_else_has_a_reason() -> None:
    city = {"e3": lot(0), "f3": "market", "b2": "square", "i4": house(1), "j4": "fountain", "m2": lot(0)}
    for holdings in (RICH, {"workers": 1, "stone": 1}, {"workers": 2, "wood": 2, "status": {"construction": 3}}):
        state = site(holdings, city)
        assert any(action.startswith("build") for action in legal(state))
        for action in range(len(state.vocabulary)):
            assert (state.explain(action, 0) is None) == (action in state.legal_actions())
        for kind in legal_of(state, "build"):
            there = state.copy()
            there.step(there.vocabulary.parse(f"build {kind}"))
            assert len(there.legal) > 0
            for action in range(len(there.vocabulary)):
                assert (there.explain(action, 0) is None) == (action in there.legal_actions())


# ---- positions


def test_plans_and_markings_are_written_down_and_read_again() -> None:
    state = site(buildings={"e3": "square", "f3": "square"})
    for action in ("build monument", "site e3", "mark"):
        again = TITLE.from_position(state.to_position())
        assert again.to_position() == state.to_position()
        assert legal(again) == legal(state)
        play(state, action)


@pytest.mark.parametrize(
    ("phase", "step", "city", "problem"),
    [
        ("building", {"building": "house"}, {}, "step.building: seat 0 cannot build it now (TR-BUILD-20)"),
        ("building", {"building": "palace"}, {"e3": house(1)}, "step.building: seat 0 cannot build it now"),
        ("building", {"building": "castle"}, {}, "step.building: 'castle' is none of "),
        ("marking", {"space": "e3"}, {"e3": "square"}, "step.space: no Monument or Fountain without a marker"),
        ("marking", {"space": "e3"}, {"e3": marked("fountain", 1)}, "step.space: no Monument or Fountain without"),
        ("marking", {"space": "z9"}, {}, "step.space: 'z9' is no space of the city"),
    ],
)
def test_plans_and_markings_that_cannot_be_are_refused(
    phase: str, step: dict[str, Any], city: dict[str, Any], problem: str
) -> None:
    assert refusal(phase=phase, step=step, seats={0: RICH}, buildings=city).startswith(problem)


def test_nothing_is_marked_without_a_free_marker() -> None:
    ranks = {**RICH, "status": {"worker": 1, "vp": 1}}
    problem = refusal(phase="marking", step={"space": "e3"}, seats={0: ranks}, buildings={"e3": "monument"})
    assert problem.startswith("players[0].status_markers: ")
