"""Phase A: how many workers, where in the city, and who is thrown out."""

from __future__ import annotations

import pytest

from tests.titles.rio.build import (
    CENTRAL_ROADS,
    asked,
    building,
    crew,
    effects,
    goods,
    house,
    hut,
    legal,
    legal_of,
    next_year,
    play,
    shared,
    supply,
    table,
    why,
    workers,
)

# ---- how many


@pytest.mark.rule("RP-PLACE-01")
def test_at_most_five_workers_a_turn() -> None:
    t = table(4)
    play(t, *["fields"] * 5)
    assert asked(t)[0] == 1, "nothing is left to place, so the next one is asked"
    t = table(4, seats={0: {"placed": 5, "silver": 2}}, harbor=True, ship={"departure_paid": False})
    assert why(t, "fields") == "RP-PLACE-01"
    assert why(t, "place e6") == "RP-PLACE-01"
    assert why(t, "work roads 1") == "RP-PLACE-01"
    t = table(4, seats={0: {"placed": 4}})
    assert "take mine 1" in legal(t)
    assert why(t, "take mine 3") == "RP-PLACE-01", "two workers would be the fifth and the sixth"


@pytest.mark.rule("RP-PLACE-02")
def test_fewer_workers_by_choice_or_for_lack_of_them() -> None:
    t = table(4, seats={0: {"fields": 6}})
    assert supply(t, 0) == 3
    play(t, "artisan", "artisan", "done")
    assert asked(t) == (1, "placing")
    assert supply(t, 0) == 1
    t = table(4, seats={0: {"fields": 9}})
    assert legal(t) == {"done"}
    assert why(t, "fields") == "RP-PLACE-02"


@pytest.mark.rule("RP-PLACE-03")
def test_one_player_places_all_before_the_next_one_does() -> None:
    t = table(4)
    play(t, "fields", "fields")
    assert asked(t) == (0, "placing")
    assert why(t, "fields", seat=1) == "engine.not-your-turn"
    play(t, "done")
    assert asked(t) == (1, "placing")


@pytest.mark.rule("RP-PLACE-04")
def test_workers_left_on_the_board_do_not_count_against_the_five() -> None:
    t = table(4, grids={"fort": {1: 0, 2: 0, 3: 0}})
    assert supply(t, 0) == 6
    play(t, *["fields"] * 5)
    assert t.players[0].fields == 5
    assert supply(t, 0) == 1
    assert asked(t)[0] == 1


@pytest.mark.rule("RP-PLACE-05")
def test_workers_go_to_city_grids_and_other_areas_in_one_turn() -> None:
    t = table(4)
    play(t, "place e6", "place e6", "work roads 1", "take forest 1", "bid gunner")
    assert workers(t, "e6") == {0: 2}
    assert asked(t)[0] == 1
    assert supply(t, 0) == 4


@pytest.mark.rule("RP-PLACE-06")
def test_the_worker_that_is_given_up_counts_as_placed() -> None:
    t = table(4, city={"e6": crew(1, 2)})
    play(t, "oust e6")
    assert t.players[0].placed == 4
    play(t, "fields")
    assert asked(t)[0] == 1
    t = table(4, city={"e6": crew(1, 2)}, seats={0: {"placed": 2}})
    assert why(t, "oust e6") == "RP-PLACE-06"


# ---- where


@pytest.mark.rule("RP-ADJ-01")
def test_eight_spaces_are_adjacent() -> None:
    t = table(4, city={"e5": hut(0)})
    around = {"d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"}
    assert around <= legal_of(t, "place")
    assert not {"c4", "e3", "g5", "c3"} & legal_of(t, "place")


@pytest.mark.rule("RP-ADJ-02")
def test_next_to_an_own_hut_or_house_or_on_the_line() -> None:
    t = table(4, city={"e5": hut(0), "b2": house(0)})
    assert "place c3" in legal(t)
    assert "place f4" in legal(t)
    assert why(t, "place h4") == "RP-ADJ-02"
    assert why(t, "place l10") is None


@pytest.mark.rule("RP-ADJ-03")
def test_homes_of_others_and_shared_buildings_give_no_reach() -> None:
    t = table(4, city={"b2": house(1), "c2": "market"})
    assert why(t, "place b3") == "RP-ADJ-02"
    assert why(t, "place d3") == "RP-ADJ-02"
    t = table(4, actor=1, city={"b2": house(1), "c2": "market"})
    assert why(t, "place b3") is None


LINE = {"e6", "f6", "g6", "h6", "i6", "j6", "k6", "l6"} | {f"{column}{row}" for column in "el" for row in (7, 8, 9, 10)}


@pytest.mark.rule("RP-ADJ-04")
def test_in_the_first_turn_only_the_starting_line_is_open() -> None:
    t = table(4)
    assert legal_of(t, "place") == LINE
    assert why(t, "place a1") == "RP-ADJ-02"


@pytest.mark.rule("RP-ADJ-05")
def test_the_area_inside_the_line_is_not_part_of_it() -> None:
    t = table(4)
    for space in ("f7", "g8", "k9", "j10"):
        assert why(t, f"place {space}") == "RP-ADJ-02"


@pytest.mark.rule("RP-ADJ-06")
def test_workers_on_the_line_need_not_be_together() -> None:
    t = table(4)
    play(t, "place e6", "place e6", "place j6")
    assert (workers(t, "e6"), workers(t, "j6")) == ({0: 2}, {0: 1})


@pytest.mark.rule("RP-ADJ-07")
def test_the_line_stays_open_to_everybody() -> None:
    t = table(4, year=1590, city={"a1": hut(0), "b1": hut(0), "c1": hut(0)})
    assert legal_of(t, "place") >= LINE


@pytest.mark.rule("RP-ADJ-08")
def test_in_the_first_edition_too_only_the_line_itself_is_open() -> None:
    t = table(4, edition="1")
    assert legal_of(t, "place") == LINE
    assert why(t, "place d6") == "RP-ADJ-02"
    assert why(t, "place f7") == "RP-ADJ-02"


@pytest.mark.rule("RP-ADJ-09")
def test_workers_far_from_home_may_still_build() -> None:
    t = table(4, phase="effects", actor=3, city={"b2": crew(3, 2)})
    assert why(table(4, actor=3), "place b2") == "RP-ADJ-02"
    play(t, "use b2")
    assert building(t, "b2") == "hut"


# ---- on one space


@pytest.mark.rule("RP-PLACE-CITY-01")
def test_at_most_three_workers_on_a_space() -> None:
    t = table(4)
    play(t, "place e6", "place e6", "place e6")
    assert why(t, "place e6") == "RP-PLACE-CITY-01"
    assert "e6" not in legal_of(t, "place")


@pytest.mark.rule("RP-PLACE-CITY-02")
def test_a_space_holds_one_colour_unless_its_building_works_twice() -> None:
    t = table(4, city={"e6": crew(1)})
    assert why(t, "place e6") == "RP-PLACE-CITY-02"
    city = {"f7": house(0), "g7": shared("stonecutter", 1), "h7": house(1)}
    assert why(table(4, city=city, roads=CENTRAL_ROADS), "place g7") is None
    assert why(table(4, city=city), "place g7") == "RP-PLACE-CITY-02"


@pytest.mark.rule("RP-PLACE-CITY-03")
def test_nobody_works_on_the_plaza() -> None:
    t = table(4, city={"g9": hut(0), "j9": house(0)})
    for space in ("h9", "h10", "i9", "i10"):
        assert why(t, f"place {space}") == "RP-PLACE-CITY-03"
        assert space not in legal_of(t, "place")


@pytest.mark.rule("RP-PLACE-CITY-04")
def test_one_building_a_space_and_turn() -> None:
    t = table(4, phase="effects", seats={0: {"wood": 1, "stone": 1, "fields": 2}}, city={"e6": crew(0, 3)})
    play(t, "use e6")
    assert (building(t, "e6"), workers(t, "e6")) == ("hut", {0: 1})
    assert why(t, "use e6") is not None
    assert "use e6" not in legal(t)
    next_year(t)
    effects(t)
    assert t.actor == 0
    play(t, "use e6")
    assert building(t, "e6") == "house"
    assert goods(t, 0)[:2] == (0, 0)


@pytest.mark.rule("RP-PLACE-CITY-05")
def test_workers_left_after_building_may_activate_it_at_once() -> None:
    t = table(4, phase="effects", seats={0: {"wood": 1, "stone": 2}}, city={"e6": crew(0, 2), "e7": house(0)})
    play(t, "use e6", "build carpenter")
    assert building(t, "e6") == "carpenter"
    play(t, "use e6")
    assert goods(t, 0)[:2] == (3, 0)
    assert workers(t, "e6") == {}


@pytest.mark.rule("RP-PLACE-CITY-06")
def test_twice_as_many_workers_throw_others_out() -> None:
    t = table(4, city={"e6": crew(1)})
    play(t, "oust e6")
    assert workers(t, "e6") == {0: 1}
    assert supply(t, 1) == 9
    assert why(table(4), "oust e6") == "RP-PLACE-CITY-06"
    alone = table(4, city={"e6": crew(1)}, seats={0: {"fields": 8}})
    assert why(alone, "oust e6") == "RP-PLACE-CITY-06", "one worker is not twice one"


@pytest.mark.rule("RP-PLACE-CITY-07")
def test_one_of_the_newcomers_is_given_up() -> None:
    t = table(4, city={"e6": crew(1, 2)})
    play(t, "oust e6")
    assert workers(t, "e6") == {0: 3}
    assert (supply(t, 0), supply(t, 1)) == (6, 9)


@pytest.mark.rule("RP-PLACE-CITY-08")
def test_who_is_thrown_out_may_place_the_workers_again() -> None:
    t = table(4, city={"e6": crew(1, 2)}, seats={1: {"fields": 7}})
    assert supply(t, 1) == 0
    play(t, "oust e6", "done", "fields", "artisan")
    assert supply(t, 1) == 0
    assert (t.players[1].fields, t.players[1].artisan) == (8, 1)


@pytest.mark.rule("RP-PLACE-CITY-09")
def test_three_workers_are_safe() -> None:
    t = table(4, city={"e6": crew(1, 3)})
    assert supply(t, 0) == 9
    assert why(t, "oust e6") == "RP-PLACE-CITY-09"
    assert legal_of(t, "oust") == set()


@pytest.mark.rule("RP-PLACE-CITY-10")
def test_workers_on_a_building_are_safe() -> None:
    t = table(4, city={"e6": shared("market", 1), "e7": house(0), "f6": house(1)})
    assert why(t, "oust e6") == "RP-PLACE-CITY-10"
    assert legal_of(t, "oust") == set()


@pytest.mark.rule("RP-PLACE-CITY-11")
def test_throwing_out_needs_the_right_to_place_there() -> None:
    t = table(4, city={"b2": crew(1), "b3": hut(1)})
    assert why(t, "oust b2") == "RP-PLACE-CITY-11"
    assert why(table(4, city={"b2": crew(1), "b1": hut(0)}), "oust b2") is None


@pytest.mark.rule("RP-PLACE-CITY-12")
def test_what_a_city_worker_does_is_chosen_and_paid_in_the_effects_phase() -> None:
    t = table(4)
    assert goods(t, 0) == (0, 0, 0, 0)
    play(t, "place e6", "take forest 1", "take forest 2", "done")
    effects(t)
    play(t, "collect forest 1", "collect forest 2", "use e6")
    assert building(t, "e6") == "stonecutter"
    assert goods(t, 0) == (0, 0, 0, 0)


@pytest.mark.rule("RP-PLACE-CITY-13")
def test_the_owner_may_place_on_a_lonely_hut() -> None:
    t = table(4, city={"b2": hut(0)})
    play(t, "place b2")
    assert workers(t, "b2") == {0: 1}
    assert why(t, "place b2") == "RP-PLACE-CITY-15"


@pytest.mark.rule("RP-PLACE-CITY-14")
def test_nobody_places_on_huts_and_houses_of_others() -> None:
    t = table(4, city={"b2": hut(1), "b3": house(0), "c3": house(1)})
    assert why(t, "place b2") == "RP-PLACE-CITY-14"
    assert why(t, "place c3") == "RP-PLACE-CITY-14"


@pytest.mark.rule("RP-PLACE-CITY-15")
@pytest.mark.parametrize(
    ("kind", "room", "with_road"),
    [
        ("market", 3, 3),
        ("monument-square", 2, 2),
        ("garden-square", 2, 2),
        ("stonecutter", 1, 2),
        ("carpenter", 1, 2),
        ("corporation", 1, 2),
        ("church", 1, 2),
        ("barracks", 0, 0),
        ("monument", 0, 0),
        ("garden", 0, 0),
    ],
)
def test_a_building_has_room_for_its_activations_and_its_upgrade(kind: str, room: int, with_road: int) -> None:
    for roads, most in (([], room), (CENTRAL_ROADS, with_road)):
        t = table(4, city={"f7": kind, "e7": house(0)}, roads=roads)
        play(t, *["place f7"] * most)
        assert workers(t, "f7") == ({0: most} if most else {})
        assert why(t, "place f7") in ("RP-PLACE-CITY-15", "RP-ACT-03")
    t = table(4, city={"e7": house(0), "e8": hut(0)})
    assert why(t, "place e7") == "RP-PLACE-CITY-15"
    assert why(play(t, "place e8"), "place e8") == "RP-PLACE-CITY-15"
