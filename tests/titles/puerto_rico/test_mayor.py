"""The mayor: how colonists arrive, where they go, and how many come with the next ship (PR-MAYOR)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from cabildo.engine.errors import IllegalAction, PositionError
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import BUILDING_NAMES, SUGAR_MILL
from tests.titles.puerto_rico.build import asked, board, legal, play, random_game, table, why

# a board with six circles
CIRCLES = {"corn": 2, "indigo": 1, "quarry": 1, "small-market": 1, "hospice": 1}
SIX_CIRCLES = {"island": {"corn": 2, "indigo": 1, "quarry": 1}, "city": ["small-market", "hospice"]}
# cities with so many empty circles
TWO_EMPTY = {"city": ["indigo-plant"], "men": {"indigo-plant": 1}}
ONE_EMPTY = {"city": ["sugar-mill"], "men": {"sugar-mill": 2}}
THREE_EMPTY = {"city": ["tobacco-storage"]}


def new_colonists(state: PuertoRicoState) -> list[int]:
    """Who stays in San Juan where nobody has a circle."""
    return [board(state, seat).san_juan for seat in range(state.seats)]


def placements(state: PuertoRicoState) -> list[tuple[dict[str, int], int]]:
    """All ways for the actor to place their colonists: by place, and how many stay in San Juan."""
    seat, ways = int(state.actor), []

    def follow(state: PuertoRicoState) -> None:
        if asked(state) != (seat, "placing"):
            ways.append((board(state, seat).men, board(state, seat).san_juan))
            return
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            follow(after)

    follow(state)
    return ways


def last_placement(players: int, seats: Mapping[int, Mapping[str, Any]], colonists: int) -> PuertoRicoState:
    """Everybody has placed but the last player, who has one colonist left for two corn plantations."""
    last = players - 1
    boards = {**seats, last: {**seats.get(last, {}), "island": {"corn": 2}}}
    step = {"place": "corn", "hand": 1}
    state = table(players, phase="placing", actor=last, step=step, seats=boards, colonists=colonists, colonist_ship=0)
    return play(state, "man corn 1")


@pytest.mark.rule("PR-MAYOR-01")
def test_a_circle_holds_one_colonist() -> None:
    player = {"island": {"corn": 1}, "city": ["indigo-plant", "coffee-roaster", "office"]}
    state = table(4, phase="placing", step={"place": "corn", "hand": 5}, seats={0: player})
    assert legal(state) == {"man corn 0", "man corn 1"}
    assert why(state, "man corn 2") == "PR-MAYOR-01"
    play(state, "man corn 0")
    assert legal(state) == {"man indigo-plant 2", "man indigo-plant 3"}
    assert why(state, "man indigo-plant 4") == "PR-MAYOR-01"
    with pytest.raises(IllegalAction) as refused:
        play(state, "man indigo-plant 4")
    assert refused.value.rule == "PR-MAYOR-01"
    play(state, "man indigo-plant 3")
    assert board(state, 0).men == {"indigo-plant": 3}


@pytest.mark.rule("PR-MAYOR-01")
def test_a_position_with_four_colonists_on_three_circles_is_refused() -> None:
    table(4, seats={0: {"city": ["indigo-plant"], "men": {"indigo-plant": 3}}})
    with pytest.raises(PositionError, match="PR-MAYOR-01"):
        table(4, seats={0: {"city": ["indigo-plant"], "men": {"indigo-plant": 4}}})


@pytest.mark.rule("PR-MAYOR-01")
def test_buildings_have_one_to_three_circles() -> None:
    for building in BUILDING_NAMES:
        [view] = table(4, seats={0: {"city": [building]}}).view(None)["players"][0]["city"]
        assert 1 <= view["circles"] <= 3


@pytest.mark.rule("PR-MAYOR-02")
@pytest.mark.parametrize(("workers", "made"), [(0, {"corn": 1}), (1, {"corn": 1, "sugar": 1})])
def test_only_occupied_tiles_work(workers: int, made: dict[str, int]) -> None:
    player = {
        "island": {"corn": 2, "sugar": 3},
        "city": ["sugar-mill"],  # with 3 circles
        "men": {"corn": 1, "sugar": 3, "sugar-mill": workers},
    }
    state = table(4, phase="producing", seats={0: player})
    assert state.players[0].has(SUGAR_MILL) == (workers > 0)
    play(state, "produce")
    assert board(state, 0).goods == made


@pytest.mark.rule("PR-MAYOR-03")
def test_the_privilege_takes_a_colonist_from_the_supply_before_the_ship_is_shared() -> None:
    state = play(table(4, seats={0: {"island": {"corn": 2, "indigo": 2}}}), "role mayor")
    assert asked(state) == (0, "privilege")
    assert (state.colonists, state.colonist_ship) == (75, 4)
    assert legal(state) == {"use privilege", "pass"}
    declined = play(state.copy(), "pass")

    play(state, "use privilege")
    assert state.colonists == 74
    assert state.view(0)["step"]["hand"] == 2
    play(state, "man corn 2")
    assert new_colonists(state)[1:] == [1, 1, 1]  # so there were still 4 on the ship

    assert declined.colonists == 75
    assert declined.view(0)["step"]["hand"] == 1


@pytest.mark.rule("PR-MAYOR-04")
def test_the_ship_is_shared_one_by_one_clockwise_from_the_mayor() -> None:
    state = play(table(4, phase="privilege", colonist_ship=6), "use privilege")
    assert new_colonists(state) == [3, 2, 1, 1]
    state = play(table(4, phase="privilege", taker=2, colonist_ship=6), "use privilege")
    assert new_colonists(state) == [1, 1, 3, 2]


@pytest.mark.rule("PR-MAYOR-05")
def test_nobody_may_refuse_his_share() -> None:
    state = play(table(3, phase="privilege", colonist_ship=3), "pass")
    assert new_colonists(state) == [1, 1, 1]  # and nobody was asked

    state = table(3, phase="privilege", colonist_ship=3, seats={1: SIX_CIRCLES})
    play(state, "pass")
    assert asked(state) == (1, "placing")
    assert state.view(1)["step"]["hand"] == 1
    assert "pass" not in legal(state)
    assert why(state, "pass") == "engine.other-decision"


@pytest.mark.rule("PR-MAYOR-06")
def test_all_colonists_may_be_rearranged() -> None:
    player = {**SIX_CIRCLES, "men": {"corn": 2, "small-market": 1}}
    state = play(table(3, phase="privilege", colonist_ship=1, seats={0: player}), "pass")
    four_on_six = [
        dict(zip(CIRCLES, men, strict=True))
        for men in product(*(range(circles + 1) for circles in CIRCLES.values()))
        if sum(men) == 4
    ]
    assert len(four_on_six) == 11
    ways = [men for men, _ in placements(state)]
    assert len(ways) == 11
    for wanted in four_on_six:
        assert {place: men for place, men in wanted.items() if men > 0} in ways


@pytest.mark.rule("PR-MAYOR-07")
def test_colonists_without_a_circle_stay_in_san_juan() -> None:
    player = {"island": {"corn": 1}, "city": ["indigo-plant", "office"], "san_juan": 6}
    state = play(table(3, phase="privilege", colonist_ship=1, seats={0: player}), "pass")
    assert board(state, 0).men == {"corn": 1, "indigo-plant": 3, "office": 1}
    assert board(state, 0).san_juan == 2


def four_colonists_for_six_circles() -> PuertoRicoState:
    """One on corn, three on the indigo plant, one each on small market and hospice."""
    player = {"island": {"corn": 1}, "city": ["indigo-plant", "small-market", "hospice"], "san_juan": 3}
    return play(table(3, phase="privilege", colonist_ship=1, seats={0: player}), "pass")


@pytest.mark.rule("PR-MAYOR-08")
def test_to_leave_a_colonist_in_san_juan_is_refused_while_a_circle_is_empty() -> None:
    state = play(four_colonists_for_six_circles(), "man corn 1")  # 3 left, and 2 circles after the indigo plant
    assert legal(state) == {"man indigo-plant 1", "man indigo-plant 2", "man indigo-plant 3"}
    assert why(state, "man indigo-plant 0") == "PR-MAYOR-08"
    with pytest.raises(IllegalAction) as refused:
        play(state, "man indigo-plant 0")
    assert refused.value.rule == "PR-MAYOR-08"


@pytest.mark.rule("PR-MAYOR-08")
def test_every_way_of_placing_leaves_san_juan_empty() -> None:
    ways = placements(four_colonists_for_six_circles())
    assert len(ways) > 1
    for men, san_juan in ways:
        assert (sum(men.values()), san_juan) == (4, 0)


@pytest.mark.rule("PR-MAYOR-08")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_after_placing_san_juan_or_the_empty_circles_are_none(players: int) -> None:
    """Checked whenever a mayor phase is over."""
    seen_waiting = seen_empty = 0
    before = ""
    for _, state in random_game(players):
        kind = "" if state.over else asked(state)[1]
        if before in ("privilege", "placing") and kind == "role":
            for view in state.view(None)["players"]:
                places = [*view["island"], *view["city"]]
                empty = sum(place.get("circles", place.get("tiles")) - place["men"] for place in places)
                assert view["san_juan"] == 0 or empty == 0
                seen_waiting += view["san_juan"] > 0
                seen_empty += empty > 0
        before = kind
    assert seen_waiting > 0
    assert seen_empty > 0


@pytest.mark.rule("PR-MAYOR-09")
def test_a_new_plantation_stays_empty_until_the_mayor_comes() -> None:
    state = table(3, phase="tile", row={"corn": 4}, seats={0: {"san_juan": 2}})
    play(state, "tile corn", "pass", "pass")
    assert asked(state) == (1, "role")
    assert board(state, 0).island == {"corn": 1}
    assert board(state, 0).men == {}
    assert board(state, 0).san_juan == 2


@pytest.mark.rule("PR-MAYOR-09")
def test_hospice_and_university_bring_a_new_colonist_and_move_no_old_one() -> None:
    player = {"city": ["hospice"], "men": {"hospice": 1}, "san_juan": 2}
    state = table(3, phase="tile", row={"corn": 4}, seats={0: player}, colonists=20)
    play(state, "tile corn", "use hospice")
    assert board(state, 0).men == {"hospice": 1, "corn": 1}
    assert (board(state, 0).san_juan, state.colonists) == (2, 19)

    player = {"city": ["university"], "men": {"university": 1}, "san_juan": 2, "doubloons": 1}
    state = table(3, phase="building", seats={0: player}, colonists=20)
    play(state, "build small-market", "use university")
    assert board(state, 0).men == {"university": 1, "small-market": 1}
    assert (board(state, 0).san_juan, state.colonists) == (2, 19)


@pytest.mark.rule("PR-MAYOR-09")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_colonists_move_only_in_the_mayor_phase(players: int) -> None:
    """Everywhere else a single new colonist may come by hospice or university, and nobody leaves their place."""
    before: list[tuple[dict[str, int], int]] = [({}, 0)] * players
    kind = ""
    brought = 0
    for action, state in random_game(players, seed=2):
        now = [(board(state, seat).men, board(state, seat).san_juan) for seat in range(players)]
        if kind not in ("privilege", "placing") and action != "role mayor":
            changes = [(old, new) for old, new in zip(before, now, strict=True) if old != new]
            assert len(changes) == (action in ("use hospice", "use university")), action
            for (old_men, old_waiting), (men, waiting) in changes:
                assert waiting == old_waiting
                assert sum(men.values()) == sum(old_men.values()) + 1
                assert all(men[place] >= old_men[place] for place in old_men)
                brought += 1
        before = now
        kind = "" if state.over else asked(state)[1]
    assert brought > 0


@pytest.mark.rule("PR-MAYOR-10")
def test_the_mayor_places_first_and_the_rest_follow_clockwise() -> None:
    seats = {seat: {"island": {"corn": 2, "indigo": 1}} for seat in range(4)}
    state = play(table(4, phase="privilege", taker=2, colonist_ship=4, seats=seats), "pass")
    order = []
    while asked(state)[1] == "placing":
        order.append(asked(state)[0])
        play(state, "man corn 1")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("PR-MAYOR-11")
def test_the_ship_is_refilled_for_the_empty_circles_on_buildings() -> None:
    state = last_placement(4, {0: TWO_EMPTY, 1: ONE_EMPTY, 2: THREE_EMPTY}, colonists=40)
    assert (state.colonist_ship, state.colonists) == (6, 34)
    assert not state.ending


@pytest.mark.rule("PR-MAYOR-12")
def test_empty_circles_on_islands_do_not_count() -> None:
    seats = {
        0: {**TWO_EMPTY, "island": {"corn": 2, "quarry": 2}},
        2: {**THREE_EMPTY, "island": {"indigo": 1, "quarry": 1}},
    }
    state = last_placement(4, seats, colonists=40)  # and one of the last player's two corn plantations
    islands = [player["island"] for player in state.view(None)["players"]]
    assert sum(place["tiles"] - place["men"] for island in islands for place in island) == 7
    assert (state.colonist_ship, state.colonists) == (5, 35)


@pytest.mark.rule("PR-MAYOR-13")
def test_at_least_one_colonist_for_each_player() -> None:
    state = last_placement(5, {0: TWO_EMPTY}, colonists=40)
    assert (state.colonist_ship, state.colonists) == (5, 35)


@pytest.mark.rule("PR-MAYOR-14")
def test_the_refill_is_not_forgotten() -> None:
    cities = {seat: {"city": [plant]} for seat, plant in enumerate(["indigo-plant", "sugar-mill", "tobacco-storage"])}
    state = play(table(4, seats=cities), "role mayor", "pass")  # a colonist each: 2 of 3 circles stay empty
    assert asked(state) == (1, "role")
    assert (state.colonist_ship, state.colonists) == (6, 75 - 6)


@pytest.mark.rule("PR-MAYOR-15")
def test_no_privilege_when_the_supply_is_empty() -> None:
    state = play(table(4, colonists=0, colonist_ship=4), "role mayor")
    assert new_colonists(state) == [1, 1, 1, 1]
    assert asked(state) == (1, "role")  # nobody was asked

    asked_to_place = play(table(4, colonists=0, colonist_ship=4, seats={0: SIX_CIRCLES}), "role mayor")
    assert asked(asked_to_place) == (0, "placing")
    assert asked_to_place.view(0)["step"]["hand"] == 1
    assert why(asked_to_place, "use privilege") == "engine.other-decision"


@pytest.mark.rule("PR-MAYOR-16")
def test_a_supply_too_small_goes_on_the_ship_and_ends_the_game() -> None:
    state = last_placement(3, {0: THREE_EMPTY, 1: THREE_EMPTY}, colonists=4)
    assert (state.colonist_ship, state.colonists) == (4, 0)
    assert state.ending


@pytest.mark.rule("PR-MAYOR-17")
def test_a_supply_that_just_suffices_does_not_end_the_game() -> None:
    state = last_placement(3, {0: THREE_EMPTY, 1: THREE_EMPTY}, colonists=6)
    assert (state.colonist_ship, state.colonists) == (6, 0)
    assert not state.ending


@pytest.mark.rule("PR-MAYOR-15")
def test_a_position_with_a_privilege_from_an_empty_supply_is_refused() -> None:
    with pytest.raises(PositionError, match=r"colonists: .*PR-MAYOR-15"):
        table(4, phase="privilege", colonists=0, colonist_ship=4)
