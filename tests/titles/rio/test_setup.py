"""The box and the preparation."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.errors import OptionError
from cabildo.titles.rio.terms import OFFICE_NAMES
from cabildo.titles.rio.title import TITLE
from tests.titles.rio.build import (
    asked,
    building,
    crew,
    full,
    goods,
    happens,
    house,
    hut,
    legal_of,
    new_game,
    order,
    play,
    refusal,
    score,
    shared,
    step,
    stock,
    supply,
    table,
    why,
    year,
)

SPACES = [f"{column}{row}" for row in (1, 2, 3, 4, 5) for column in "abcdmnop"]


# ---- the box


@pytest.mark.rule("RP-COMP-01")
def test_five_players_at_most() -> None:
    with pytest.raises(OptionError, match="players"):
        TITLE.new(6, 1)
    t = new_game(5)
    discs = [supply(t, seat) + order(t).count(seat) for seat in range(5)]
    assert discs == [10] * 5
    assert sum(discs) == 50


@pytest.mark.rule("RP-COMP-02")
def test_nine_workers_besides_the_disc_on_the_order_track() -> None:
    for players in (2, 3, 4, 5):
        t = new_game(players)
        assert [supply(t, seat) for seat in range(players)] == [9] * players
        assert sorted(order(t)) == list(range(players))


@pytest.mark.rule("RP-COMP-03")
def test_thirteen_huts_and_houses_of_each_colour() -> None:
    homes = {space: hut(0) for space in SPACES[:5]} | {space: house(0) for space in SPACES[5:13]}
    homes[SPACES[0]] = hut(0, 1)
    t = table(4, phase="effects", seats={0: {"wood": 3, "stone": 3}}, city={**homes, "e6": crew(0, 2)})
    assert t.players[0].tiles == 0
    step(t, "use e6")
    assert why(t, "build hut") == "RP-COMP-03"
    t = table(4, phase="effects", seats={0: {"wood": 1, "stone": 1, "fields": 2}}, city=homes)
    play(t, f"use {SPACES[0]}")
    assert building(t, SPACES[0]) == "house"
    assert t.players[0].tiles == 0
    assert "RP-COMP-03" in refusal(city={space: hut(0) for space in SPACES[:14]})


@pytest.mark.rule("RP-COMP-04")
def test_six_tiles_with_a_square() -> None:
    t = table(4)
    assert (stock(t, "square-monument"), stock(t, "square-garden")) == (3, 3)
    nobles = {"b2": "monument", "f2": "monument", "j2": "monument", "b7": "garden", "f8": "garden", "n2": "garden"}
    around = {"e6": hut(1), "f6": hut(1), "g6": hut(1), "e7": hut(1), "g7": hut(1)}
    t = table(4, phase="effects", seats={0: {"wood": 2, "stone": 2}}, city={**nobles, **around, "f7": crew(0, 1)})
    step(t, "use f7")
    assert why(t, "build monument-square") == "RP-MINOR-19"
    assert why(t, "build garden-square") == "RP-MINOR-19"


@pytest.mark.rule("RP-COMP-05")
def test_five_churches_and_barracks() -> None:
    five = {"b2": "church", "f2": "church", "j2": "church", "n2": "barracks", "b7": "barracks"}
    rich = {0: {"wood": 4, "stone": 4, "precious": 2}}
    t = step(table(4, phase="effects", seats=rich, city={**five, "f7": crew(0, 2)}), "use f7")
    assert stock(t, "church-barracks") == 0
    assert why(t, "build church") == "RP-MINOR-19"
    del five["b7"]
    t = step(table(4, phase="effects", seats=rich, city={**five, "f7": crew(0, 2)}), "use f7")
    assert why(t, "build church") is None


@pytest.mark.rule("RP-COMP-06")
def test_four_markets_and_corporations() -> None:
    four = {"b2": "market", "f2": "corporation", "j2": "corporation", "f8": shared("market", 0, 0), "g8": house(0)}
    rich = {0: {"wood": 4, "stone": 4, "precious": 2}}
    t = table(4, phase="effects", seats=rich, city={**four, "e6": crew(0, 2)})
    assert stock(t, "market-corporation") == 0
    assert why(step(t.copy(), "use e6"), "build market") == "RP-MINOR-19"
    assert why(step(t.copy(), "use f8"), "build corporation") is None


@pytest.mark.rule("RP-COMP-07")
def test_six_stonecutters_and_carpenters() -> None:
    six = dict.fromkeys(SPACES[:4], "stonecutter") | dict.fromkeys(SPACES[4:6], "carpenter")
    t = table(4, phase="effects", seats={0: {"wood": 2, "stone": 2}}, city={**six, "e6": crew(0, 2)})
    assert stock(t, "stonecutter-carpenter") == 0
    assert why(step(t, "use e6"), "build carpenter") == "RP-MINOR-19"


@pytest.mark.rule("RP-COMP-08")
def test_sixty_pieces_for_walls_and_roads() -> None:
    roads = [f"{column}{row}-{column}{row + 1}" for column in "abcdefghijklmnop" for row in (1, 2, 3)] + [
        f"a{row}-b{row}" for row in range(1, 11)
    ]
    assert len(roads) == 58
    t = table(4, actor=3, seats={3: {"wood": 1}}, grids={"walls": full(5, 0, but=[5])}, roads=roads)
    assert t.pieces == 2
    happened = happens(t, "work walls 5", "done", "wall north a", "wall north b")
    assert [name for name, _ in happened].count("wall-laid") == 2
    assert (t.pieces, asked(t)[1] == "laying-walls") == (0, False)
    assert "RP-COMP-08" in refusal(roads=[*roads, "b1-c1", "b2-c2", "b3-c3"])


@pytest.mark.rule("RP-COMP-09")
def test_goods_never_run_out() -> None:
    city = {"f7": shared("carpenter", 0), "f8": house(0)}
    t = table(4, phase="effects", seats={0: {"wood": 1, "fields": 2}, 1: {"wood": 29}}, city=city)
    play(t, "use f7")
    assert goods(t, 0)[0] == 3


@pytest.mark.rule("RP-COMP-11")
def test_silver_never_runs_out() -> None:
    t = table(4, phase="effects", seats={0: {"fields": 4, "artisan": 1}, 1: {"silver": 80}})
    play(t, "harvest", "harvest")
    assert goods(t, 0)[3] == 2


@pytest.mark.rule("RP-COMP-12")
def test_each_great_building_stands_once() -> None:
    t = table(4, city={"g8": "palace"}, seats={0: {"stone": 1, "precious": 1}})
    assert why(t, "work palace 1") == "RP-COMP-12"
    assert why(t, "owe palace 1") == "RP-COMP-12"
    assert why(t, "work cathedral 1") is None
    assert not any(space.startswith("palace") for space in legal_of(t, "owe"))


@pytest.mark.rule("RP-COMP-13")
def test_a_tile_that_leaves_the_map_can_be_built_again() -> None:
    ring = {space: hut(1) for space in ("h8", "i8", "j8", "g9", "g10", "j9", "j10")}
    markets = {"b2": "market", "f2": "market", "j2": "market", "g8": "corporation"}
    t = table(
        4,
        actor=3,
        seats={3: {"stone": 1, "precious": 1}},
        city={**ring, **markets},
        grids={"palace": full(9, 0, but=[9])},
    )
    assert stock(t, "market-corporation") == 0
    play(t, "work palace 9", "done", "site g8")
    assert stock(t, "market-corporation") == 1


# ---- the preparation


@pytest.mark.rule("RP-SETUP-01")
def test_two_to_five_players_and_two_with_the_shadow() -> None:
    assert [len(new_game(players).players) for players in (2, 3, 4, 5)] == [2, 3, 4, 5]
    assert new_game(2).shadows == 10
    assert new_game(3).shadows == 0
    with pytest.raises(OptionError, match="players"):
        TITLE.new(1, 1)


@pytest.mark.rule("RP-SETUP-02")
def test_the_first_edition_is_for_three_to_five() -> None:
    with pytest.raises(OptionError, match="RP-SETUP-02"):
        new_game(2, edition="1")
    assert len(new_game(3, edition="1").players) == 3
    edition = next(option for option in TITLE.options if option.name == "edition")
    assert [edition.offers("1", players) for players in TITLE.player_counts] == [False, True, True, True]


@pytest.mark.rule("RP-SETUP-03")
def test_the_first_year_is_1580() -> None:
    assert year(new_game(4)) == 1580


def beginnings(players: int, **options: Any) -> list[tuple[int, int, int, int]]:
    """Wood, stone, precious goods and silver of the players, first to last in order."""
    t = new_game(players, **options)
    return [goods(t, seat) for seat in order(t)]


@pytest.mark.rule("RP-SETUP-04")
def test_beginners_start_with_four_of_each() -> None:
    assert beginnings(4, level="beginner")[:3] == [(4, 4, 0, 4)] * 3


@pytest.mark.rule("RP-SETUP-05")
def test_intermediates_start_with_three_of_each() -> None:
    assert beginnings(3, level="intermediate")[:2] == [(3, 3, 0, 3)] * 2


@pytest.mark.rule("RP-SETUP-06")
def test_experts_start_with_two_of_each() -> None:
    assert beginnings(5, level="expert")[:4] == [(2, 2, 0, 2)] * 4


@pytest.mark.rule("RP-SETUP-07")
def test_the_first_edition_knows_no_levels() -> None:
    assert beginnings(4, edition="1")[:3] == [(2, 2, 0, 2)] * 3
    with pytest.raises(OptionError, match="level"):
        new_game(4, edition="1", level="expert")


@pytest.mark.rule("RP-SETUP-08")
def test_the_level_changes_only_the_start_and_the_wars() -> None:
    boards = [new_game(4, level=level).board for level in ("beginner", "intermediate", "expert")]
    assert [int(board.start_goods) for board in boards] == [4, 3, 2]
    for name in ("office_price", "minor_wood", "track_workers", "enemy_bonus", "symbols", "tiles"):
        values = [list(getattr(board, name)) for board in boards]
        assert values[0] == values[1] == values[2]


@pytest.mark.rule("RP-SETUP-09")
def test_the_first_order_is_drawn() -> None:
    assert order(new_game(4, seed=7)) == order(new_game(4, seed=7))
    orders = {tuple(order(new_game(4, seed=seed))) for seed in range(200)}
    assert len(orders) == 24, "every order is possible"


@pytest.mark.rule("RP-SETUP-10")
def test_the_last_in_order_has_a_wood_and_a_stone_more() -> None:
    assert beginnings(4, level="expert") == [(2, 2, 0, 2)] * 3 + [(3, 3, 0, 2)]


@pytest.mark.rule("RP-SETUP-11")
def test_all_twelve_offices_are_in_the_bank() -> None:
    t = new_game(4)
    assert len(OFFICE_NAMES) == 12
    assert list(t.office_owner) == [-1] * 12


@pytest.mark.rule("RP-SETUP-12")
def test_no_enemy_is_on_the_track() -> None:
    t = new_game(4)
    assert list(t.markers) == [0, 0]
    assert "markers" not in t.to_position()


@pytest.mark.rule("RP-SETUP-13")
def test_the_city_is_empty_but_for_the_printed_walls() -> None:
    position = new_game(4).to_position()
    assert "city" not in position
    assert "roads" not in position
    assert "walls" not in position
    t = new_game(4)
    assert int(t.city.walls).bit_count() == 16 + 4


@pytest.mark.rule("RP-SETUP-14")
def test_scores_start_at_nothing_and_may_fall_below() -> None:
    t = new_game(4)
    assert [score(t, seat) for seat in range(4)] == [0, 0, 0, 0]
    t = table(4, phase="effects", seats={0: {"fields": 2}}, bids={"gunner": 0})
    play(t, "done")
    assert score(t, 0) == -5


@pytest.mark.rule("RP-SETUP-15")
def test_the_first_in_order_begins() -> None:
    t = new_game(3)
    assert asked(t) == (order(t)[0], "placing")
