"""The preparation: order, supply, tracks, grids and what everybody starts with."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.errors import OptionError
from cabildo.titles.trinidad.actions import CHOOSE
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CUBE_DRAW, SEAT_DRAW
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    Listener,
    as_table,
    coins,
    cubes,
    house,
    legal,
    legal_of,
    lot,
    new_game,
    next_decade,
    order,
    palace,
    pieces,
    play,
    reason,
    score,
    table,
    tally,
    tension,
)

PLAYERS = (2, 3, 4, 5)
RICH = {0: {"stone": 3, "wood": 3, "precious": 1, "metal": 1, "coins": 6}}
AREA = ("e3", "h3", "i3", "j3", "d4", "e4", "i4", "j4", "k4")  # spaces of the Starting Area


def dealt(players: int, *, order: list[int], cube: int = 0) -> TrinidadState:
    """A new game with this first order, and this cube for the one before the last."""
    chance = Listener({SEAT_DRAW: order, CUBE_DRAW: [cube]})
    return as_table(TITLE.setup(players).deal(1, chance))


def with_all(players: int, building: str, count: int, **more: Any) -> TrinidadState:
    """So many of a common building on the map, and somebody who could pay another one."""
    return table(players, seats=RICH, buildings={**dict.fromkeys(AREA[:count], building), **more})


# ---- order and decade


@pytest.mark.rule("TR-SETUP-01")
def test_the_first_order_is_drawn() -> None:
    orders = {tuple(order(new_game(4, seed))) for seed in range(40)}
    assert all(sorted(drawn) == [0, 1, 2, 3] for drawn in orders)
    assert len(orders) > 10
    assert order(dealt(4, order=[2, 0, 3, 1])) == [2, 0, 3, 1]


@pytest.mark.rule("TR-SETUP-02")
def test_the_first_decade_is_1580_and_a_vote_is_possible() -> None:
    state = new_game(4)
    assert (state.decade, state.board.year[state.decade], len(state.board.year) - 1) == (1, 1580, 12)
    assert not state.vote_held


# ---- the supply


@pytest.mark.rule("TR-SETUP-03")
def test_quarries_and_carpentries() -> None:
    assert [pieces(new_game(players), "quarry") for players in PLAYERS[1:]] == [2, 2, 3]
    assert [pieces(new_game(players), "carpentry") for players in PLAYERS[1:]] == [2, 2, 3]
    assert "build quarry" in legal(with_all(4, "quarry", 1))
    assert reason(with_all(4, "quarry", 2), "build quarry") == "TR-BUILD-20"
    assert reason(with_all(4, "carpentry", 2), "build carpentry") == "TR-BUILD-20"


@pytest.mark.rule("TR-SETUP-04")
def test_markets() -> None:
    assert [pieces(new_game(players), "market") for players in PLAYERS[1:]] == [2, 2, 2]


@pytest.mark.rule("TR-SETUP-05")
def test_barracks_and_churches() -> None:
    assert [pieces(new_game(players), "barracks") for players in PLAYERS[1:]] == [1, 2, 2]
    assert [pieces(new_game(players), "church") for players in PLAYERS[1:]] == [1, 2, 2]
    assert "build church" in legal(with_all(3, "church", 0))
    assert reason(with_all(3, "church", 1), "build church") == "TR-BUILD-20"
    assert "build church" in legal(with_all(4, "church", 1))


@pytest.mark.rule("TR-SETUP-06")
def test_corporations_and_haciendas_share_their_pieces() -> None:
    assert [pieces(new_game(players), "corporation-hacienda") for players in PLAYERS[1:]] == [1, 2, 3]
    assert "build corporation" in legal(with_all(3, "market", 1))
    assert reason(with_all(3, "market", 1, k4="hacienda-wood"), "build corporation") == "TR-BUILD-26"
    assert "build corporation" in legal(with_all(4, "market", 1, k4="hacienda-wood"))


@pytest.mark.rule("TR-SETUP-07")
def test_squares() -> None:
    assert [pieces(new_game(players), "square") for players in PLAYERS[1:]] == [2, 3, 3]


@pytest.mark.rule("TR-SETUP-08")
def test_monuments_and_fountains() -> None:
    assert [pieces(new_game(players), "monument") for players in PLAYERS[1:]] == [1, 2, 2]
    assert [pieces(new_game(players), "fountain") for players in PLAYERS[1:]] == [1, 2, 2]


@pytest.mark.rule("TR-SETUP-09")
def test_palaces() -> None:
    assert [pieces(new_game(players), "palace") for players in PLAYERS[1:]] == [4, 5, 6]
    palaces = dict(zip(AREA, (palace(1), palace(1), palace(2), palace(2)), strict=False))
    state = table(3, seats=RICH, buildings={**palaces, "k4": house(0)})
    assert reason(state, "build palace") == "TR-BUILD-21"
    del palaces[AREA[3]]
    assert "build palace" in legal(table(3, seats=RICH, buildings={**palaces, "k4": house(0)}))


@pytest.mark.rule("TR-SETUP-10")
def test_walls() -> None:
    assert [int(new_game(players).walls) for players in PLAYERS[1:]] == [18, 18, 27]


@pytest.mark.rule("TR-SETUP-11")
def test_road_markers() -> None:
    assert [int(new_game(players).road_markers) for players in PLAYERS[1:]] == [4, 4, 5]
    assert "work roads" in legal(table(3, roads=["NW", "NE", "CL"]))
    assert reason(table(3, roads=["NW", "NE", "CL", "CR"]), "work roads") == "TR-MAJOR-24"


@pytest.mark.rule("TR-SETUP-12")
def test_faith_tokens() -> None:
    assert [int(new_game(players).faith) for players in PLAYERS[1:]] == [13, 17, 22]
    for faith, gained in ((16, True), (17, False)):
        seats = {0: {"coins": 6}, 1: {"faith": faith}}
        state = table(4, seats=seats, buildings={"e3": "church", "f3": lot(0)})
        assert ("activate e3" in legal(state)) == gained


@pytest.mark.rule("TR-SETUP-13")
def test_soldiers_and_milicianos() -> None:
    assert [int(new_game(players).soldiers) for players in PLAYERS] == [1, 2, 3, 4]
    assert [int(new_game(players).milicianos) for players in PLAYERS] == [5, 6, 7, 8]


@pytest.mark.rule("TR-SETUP-14")
def test_what_every_number_of_players_has() -> None:
    for players in PLAYERS:
        state = new_game(players)
        assert state.council_workers == 8
        city = state.city
        assert not city.fort
        assert not city.harbor
        assert (city.cabildo, city.cathedral) == (-1, -1)
        turn = table(players)
        assert {"cathedral", "fort", "cabildo", "harbor"} <= legal_of(turn, "work")


@pytest.mark.rule("TR-SETUP-15")
def test_with_the_automaton_two_people_have_the_amounts_of_three() -> None:
    for state in (new_game(3), new_game(2, automaton="weak")):
        assert (pieces(state, "palace"), state.walls, state.faith) == (4, 18, 13)


# ---- tracks


@pytest.mark.rule("TR-SETUP-16")
def test_points_begin_at_0() -> None:
    for players in PLAYERS:
        state = new_game(players)
        assert [score(state, seat) for seat in range(players)] == [0] * players
        assert [tally(state, seat) for seat in range(players)] == [{}] * players


@pytest.mark.rule("TR-SETUP-17")
def test_points_go_on_beyond_150_and_300_and_below_0() -> None:
    for before, after in ((149, 152), (298, 301), (-2, 1), (-9, -6)):
        state = table(4, seats={0: {**RICH[0], "score": before}}, buildings={"e3": "square"})
        play(state, "build monument")
        assert score(state, 0) == after
        assert state.view(1)["players"][0]["score"] == after


@pytest.mark.rule("TR-SETUP-18")
def test_council_markers_start_at_3_and_war_penalty_markers_at_0() -> None:
    for player in new_game(5).players:
        assert (player.council, player.war_step) == (3, 0)


@pytest.mark.rule("TR-SETUP-19")
def test_tension_starts_with_a_single_disk_on_the_first_space() -> None:
    state = new_game(4)
    assert tension(state) == {"natives": 1, "pirates": 1}
    assert state.board.tension_spaces == 8, "steps up to there are those of a single disk"


@pytest.mark.rule("TR-SETUP-36")
def test_peace_and_road_markers_start_in_reserve() -> None:
    state = new_game(4)
    assert (state.peace, state.peace_markers, state.city.paved, state.road_markers) == (0, 3, 0, 4)
    state = next_decade(table(4, decade=1, tension={"natives": 6}))
    assert state.war_fought


# ---- what everybody starts with


@pytest.mark.rule("TR-SETUP-20")
def test_two_stone_two_wood_a_silver_and_a_bronze() -> None:
    state = dealt(4, order=[1, 0, 3, 2])
    for seat in (1, 0, 3):
        assert (cubes(state, seat), coins(state, seat)) == ((2, 2, 0, 0), 3)


@pytest.mark.rule("TR-SETUP-21")
def test_the_last_in_the_order_has_a_stone_and_a_wood_more() -> None:
    for players in PLAYERS:
        state = new_game(players)
        assert (cubes(state, order(state)[-1]), coins(state, order(state)[-1])) == ((3, 3, 0, 0), 3)
        assert cubes(state, order(state)[0]) == (2, 2, 0, 0)


@pytest.mark.rule("TR-SETUP-22")
def test_of_five_players_the_fourth_has_a_cube_more_by_chance() -> None:
    for cube, held in ((0, (3, 2, 0, 0)), (1, (2, 3, 0, 0))):
        state = dealt(5, order=[4, 3, 2, 1, 0], cube=cube)
        assert [cubes(state, seat) for seat in (4, 3, 2)] == [(2, 2, 0, 0)] * 3
        assert cubes(state, 1) == held
        assert cubes(state, 0) == (3, 3, 0, 0)
    drawn = {cubes(state, order(state)[3]) for state in (new_game(5, seed) for seed in range(20))}
    assert drawn == {(3, 2, 0, 0), (2, 3, 0, 0)}
    state = new_game(4)
    assert cubes(state, order(state)[2]) == (2, 2, 0, 0)


# ---- the common board


@pytest.mark.rule("TR-SETUP-32")
def test_stone_and_wood_grids() -> None:
    for players, each in ((2, 3), (3, 5), (4, 6), (5, 7)):
        assert list(new_game(players).stores[:8]) == [each] * 8
    state = new_game(4)
    assert (sum(state.stores[:4]), sum(state.stores[4:8])) == (24, 24)


@pytest.mark.rule("TR-SETUP-33")
def test_a_precious_cube_a_player() -> None:
    assert [int(new_game(players).stores[8]) for players in PLAYERS] == [2, 3, 4, 5]


@pytest.mark.rule("TR-SETUP-34")
def test_four_stacks_with_a_silver_a_player() -> None:
    for players in PLAYERS:
        assert list(new_game(players).stacks) == [2 * players] * 4


@pytest.mark.rule("TR-SETUP-35")
def test_the_city_warehouse() -> None:
    for players in PLAYERS:
        assert list(new_game(players).warehouse) == [2, 2]


# ---- two players


@pytest.mark.rule("TR-2P-01")
def test_two_players_have_one_of_most_common_buildings() -> None:
    state = new_game(2)
    single = ("quarry", "carpentry", "market", "barracks", "church", "corporation-hacienda", "monument", "fountain")
    assert [pieces(state, name) for name in single] == [1] * 8
    assert reason(with_all(2, "market", 1), "build market") == "TR-BUILD-20"


@pytest.mark.rule("TR-2P-02")
def test_two_players_have_fewer_of_the_others() -> None:
    state = new_game(2)
    assert (pieces(state, "square"), pieces(state, "palace")) == (2, 3)
    assert (state.walls, state.road_markers, state.faith) == (13, 3, 9)


@pytest.mark.rule("TR-2P-03")
def test_two_players_have_the_rest_by_the_usual_rules() -> None:
    state = new_game(2)
    assert (state.soldiers, state.milicianos) == (1, 5)
    assert list(state.stores) == [3] * 8 + [2]
    assert list(state.stacks) == [4] * 4
    assert state.legal_actions() == [CHOOSE + character for character in range(12) if state.offered >> character & 1]


# ---- decades


@pytest.mark.rule("TR-FLOW-01")
def test_twelve_decades_in_three_eras_of_four() -> None:
    board = new_game(4).board
    assert board.decades == 12
    assert list(board.year)[1:] == [1580 + 10 * number for number in range(12)]
    assert list(board.era)[1:] == [1] * 4 + [2] * 4 + [3] * 4
    assert (board.era[5], board.year[5]) == (2, 1620)
    assert [decade for decade in range(1, 13) if board.scored[decade]] == [4, 8, 12]


@pytest.mark.rule("TR-FLOW-02")
def test_the_short_game_ends_with_1650() -> None:
    board = new_game(4, length="short").board
    assert (board.decades, board.year[8]) == (8, 1650)
    assert [decade for decade in range(1, 9) if board.scored[decade]] == [4, 8]
    for length, over in (("short", True), ("full", False)):
        state = next_decade(table(4, length=length, decade=8, seats={0: {"council": 6}}))
        assert state.over == over
        assert tally(state, 0).get("council-track", 0) == (4 if over else 0)


def test_six_cannot_play_nor_nobody() -> None:
    for players in (0, 6):
        with pytest.raises(OptionError, match="players"):
            TITLE.new(players, 1)
