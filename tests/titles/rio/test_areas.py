"""Mine, forest, fields and artisans."""

from __future__ import annotations

import pytest

from tests.titles.rio.build import asked, effects, goods, legal, legal_of, next_year, play, supply, table, why


@pytest.mark.rule("RP-AREA-01")
def test_a_filled_space_gives_stone_from_the_mine_and_wood_from_the_forest() -> None:
    t = table(4, phase="effects", tracks={"mine": {1: 0}, "forest": {1: 0}})
    assert supply(t, 0) == 7
    play(t, "collect mine 1")
    assert (goods(t, 0)[:2], supply(t, 0)) == ((0, 1), 8)
    play(t, "collect forest 1")
    assert (goods(t, 0)[:2], supply(t, 0)) == ((1, 1), 9)


@pytest.mark.rule("RP-AREA-02")
def test_five_players_have_six_spaces_on_each_track() -> None:
    t = table(5, phase="effects", tracks={"mine": {1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 1}})
    assert list(t.board.track_workers) == [1, 1, 1, 2, 2, 3]
    assert (supply(t, 0), supply(t, 1)) == (2, 6), "ten workers in all"
    play(t, *[f"collect mine {slot}" for slot in range(1, 6)])
    assert goods(t, 0)[1] == 5


@pytest.mark.rule("RP-AREA-03")
def test_four_players_have_two_cheap_spaces() -> None:
    t = table(4, actor=2, tracks={"mine": {1: 0, 2: 1}})
    assert list(t.board.track_workers) == [1, 1, 2, 2, 3]
    before = supply(t, 2)
    play(t, "take mine 3")
    assert supply(t, 2) == before - 2
    assert why(t, "take mine 6") == "RP-AREA-03"


@pytest.mark.rule("RP-AREA-04")
def test_three_players_have_one_cheap_space() -> None:
    for players in (2, 3):
        assert list(table(players).board.track_workers) == [1, 2, 2, 3]
    assert why(table(3), "take mine 5") == "RP-AREA-04"


@pytest.mark.rule("RP-AREA-05")
def test_a_space_is_taken_with_all_its_workers_at_once() -> None:
    t = table(3, seats={0: {"fields": 8}})
    assert supply(t, 0) == 1
    assert why(t, "take forest 2") == "RP-AREA-05"
    t = table(3, seats={0: {"fields": 7}})
    play(t, "take forest 2")
    assert (supply(t, 0), asked(t)[0]) == (0, 1)


@pytest.mark.rule("RP-AREA-06")
def test_several_spaces_of_both_tracks_and_each_for_one_player() -> None:
    t = table(4, seats={0: {"placed": 1}}, tracks={"mine": {1: 0}})
    play(t, "take mine 2", "take forest 3", "done")
    assert supply(t, 0) == 9 - 1 - 1 - 2
    assert asked(t)[0] == 1
    for space in ("mine 1", "mine 2", "forest 3"):
        assert why(t, f"take {space}") == "RP-AREA-06"
    assert "forest 5" in legal_of(t, "take"), "also a dear space before a cheap one"


@pytest.mark.rule("RP-AREA-07")
def test_two_workers_on_the_fields_bring_a_silver() -> None:
    t = table(4, phase="effects", seats={0: {"fields": 4}})
    play(t, "harvest", "harvest")
    assert (goods(t, 0)[3], supply(t, 0)) == (2, 9)
    none = table(4, phase="effects", seats={0: {"artisan": 1, "wood": 1}})
    assert why(none, "harvest") == "RP-AREA-07"


@pytest.mark.rule("RP-AREA-08")
def test_the_fields_are_open_to_everybody() -> None:
    t = table(4, actor=2, seats={0: {"fields": 2}, 1: {"fields": 4}})
    play(t, "fields", "fields")
    assert [int(player.fields) for player in t.players] == [2, 4, 2, 0]


@pytest.mark.rule("RP-AREA-09")
def test_an_odd_worker_waits_on_the_fields() -> None:
    t = table(4, phase="effects", seats={0: {"fields": 3, "artisan": 1, "wood": 1}})
    play(t, "harvest")
    assert (goods(t, 0)[3], t.players[0].fields, supply(t, 0)) == (1, 1, 7)
    assert why(t, "harvest") == "RP-AREA-09"
    next_year(t)
    assert t.players[0].fields == 1


@pytest.mark.rule("RP-AREA-10")
@pytest.mark.parametrize("good", ["wood", "stone"])
def test_an_artisan_makes_a_precious_good_of_wood_or_stone(good: str) -> None:
    t = table(4, phase="effects", seats={0: {"artisan": 1, "fields": 2, good: 1}})
    play(t, f"craft {good}")
    assert (goods(t, 0), supply(t, 0)) == ((0, 0, 1, 0), 7)
    assert why(t, f"craft {good}") == "RP-AREA-10"


@pytest.mark.rule("RP-AREA-11")
def test_the_artisans_are_open_to_everybody_with_any_number_of_workers() -> None:
    t = table(4, seats={0: {"wood": 5}, 1: {"artisan": 3}})
    play(t, *["artisan"] * 5)
    effects(t)
    assert asked(t)[0] == 0
    play(t, *["craft wood"] * 5)
    assert goods(t, 0)[:3] == (0, 0, 5)


@pytest.mark.rule("RP-AREA-12")
def test_an_artisan_without_wood_or_stone_stays() -> None:
    t = table(4, phase="effects", seats={0: {"artisan": 1, "fields": 2, "precious": 3}})
    assert why(t, "craft wood") == "RP-AREA-12"
    assert legal(t) == {"done", "harvest"}
    next_year(t)
    assert t.players[0].artisan == 1
