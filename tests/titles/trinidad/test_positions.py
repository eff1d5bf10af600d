"""Positions: every state comes back from its own, and what is left out is filled in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cabildo.engine.positions import position_hash
from cabildo.testing import laws
from cabildo.testing.golden import golden_game_replays
from cabildo.titles.trinidad import phases
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.records.make_trinidad_golden import FOLDER, PEOPLE
from tests.titles.trinidad.build import (
    as_table,
    asked,
    deck,
    hand,
    house,
    legal,
    lot,
    marked,
    new_game,
    order,
    palace,
    pieces,
    pile,
    play,
    random_game,
    shared,
    supply,
    table,
    tally,
    workers,
)
from tests.titles.trinidad.busy_games import GAMES, busy_game, comes_back, states_of

FREQUENT = (phases.TURN, phases.WORKING, phases.DRAWING, phases.KEEPING, phases.SALARY, phases.BURNING)

GOLDEN_WARS = ["1-players-automaton-war", *(f"{players}-players-war-met" for players in PEOPLE)]


# ---- every state comes back


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_positions_of_a_random_game_come_back(players: int) -> None:
    characters = "dealt" if players % 2 else "auction"
    for number, (_, state) in enumerate(random_game(players, seed=players, characters=characters)):
        if number < 20 or number % 17 == 0 or state.over:
            comes_back(state)


@pytest.mark.parametrize("name", GAMES)
def test_positions_of_busy_games_come_back(name: str) -> None:
    for number, state in enumerate(states_of(name)):
        if number % 13 == 0 or state.over or state.phase not in FREQUENT:
            comes_back(state)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_busy_games_comes_back(name: str) -> None:
    players, fields = GAMES[name]
    for state in busy_game(players, 100, **fields):
        comes_back(state)


def states_of_record(name: str) -> Iterator[TrinidadState]:
    """The states before each move of a golden game."""
    game = golden_game_replays(TITLE, FOLDER / f"{name}.json")
    return (as_table(game.state_after(number)) for number in range(len(game.moves)))


@pytest.mark.parametrize("name", GOLDEN_WARS)
def test_positions_of_golden_wars_come_back(name: str) -> None:
    """Where all is met that a fight may ask, and the automaton's units are led."""
    for state in states_of_record(name):
        if state.phase not in FREQUENT:
            comes_back(state)


def test_random_busy_and_golden_games_show_every_decision() -> None:
    """So that the tests above have met them all."""
    met = {int(state.phase) for name in GAMES for state in states_of(name)}
    for characters in ("auction", "dealt"):
        met |= {int(state.phase) for _, state in random_game(4, seed=1, characters=characters, length="short")}
    met |= {int(state.phase) for _, state in random_game(1, seed=1)}
    met |= {int(state.phase) for name in GOLDEN_WARS for state in states_of_record(name)}
    assert met >= {number for number, phase in enumerate(new_game(2).phases) if phase.asks()}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_in_the_same_way_from_its_position(name: str) -> None:
    states = [state.copy() for state in states_of(name)[25::60]]
    laws.positions_go_both_ways(TITLE, states)


def test_a_full_position_says_everything_and_is_the_same_state() -> None:
    state = states_of("three, late")[120]
    full = state.to_position(full=True)
    assert set(full) >= {"supply", "deck", "stores", "stacks", "options", "step", "waiting"}
    assert full["supply"]["coins"] == state.coins
    assert full["players"][1]["workers"] == workers(state, 1)
    assert position_hash(TITLE.from_position(full)) == position_hash(state)


# ---- what is left out


def test_a_position_needs_only_its_players() -> None:
    state = TITLE.from_position({"title": "trinidad", "players": [{}, {}, {}]})
    assert asked(state) == (0, "turn")
    assert order(state) == [0, 1, 2]
    assert [workers(state, seat) for seat in range(3)] == [6, 6, 6]
    assert TITLE.material(state) == TITLE.material(new_game(3))
    view = state.view(None)
    assert view["stores"] == {"stone": [5, 5, 5, 5], "wood": [5, 5, 5, 5], "precious": 3}
    assert view["stacks"] == [6, 6, 6, 6]
    assert view["warehouse"] == {"stone": 2, "wood": 2}
    assert len(deck(state)) == 72
    assert [player["council"] for player in view["players"]] == [3, 3, 3]


@pytest.mark.rule("TR-COMP-04", "TR-COMP-11", "TR-BUILD-27", "TR-BUILD-28")
def test_what_is_not_on_the_table_is_in_the_box() -> None:
    state = table(
        4,
        seats={
            0: {"stone": 3, "coins": 5, "spent": 2, "units": ["soldier"], "faith": 2, "dock": {"triplet": 1}},
            1: {"helpers": 2, "status": {"vp": 1}, "dock": {"coins": 1}, "units": ["veteran-miliciano"]},
        },
        buildings={
            "e3": house(0),
            "f3": palace(1),
            "g3": lot(1),
            "e4": "hacienda-stone",
            "f4": marked("monument", 0),
            "f2": shared("quarry", 1),
        },
        walls=["north a", "west 3"],
        roads=["CL"],
        grids={"fort": {1: 0, 2: 1, 3: "council"}},
        council_spent=1,
        peace=[2],
        support=[1],
    )
    assert [workers(state, seat) for seat in range(4)] == [6 - 2 - 1, 5, 6, 6]
    assert supply(state) == {
        "stone": 45 - 24 - 2 - 3 - 1 - 1,  # grids, warehouse, screen, dock, Hacienda
        "wood": 45 - 24 - 2 - 1,
        "precious": 15 - 4 - 1,
        "metal": 12 - 1,  # on the decade
    }
    assert state.coins == 72 - 32 - 5 - 3
    assert state.council_workers == 8 - 2 - 1 - 1
    assert [pieces(state, name) for name in ("palace", "corporation-hacienda", "square", "monument", "quarry")] == [
        5 - 1,
        2 - 1,
        3 - 1,  # the Monument stands on it
        2 - 1,
        2 - 1,
    ]
    zero, one = state.players[0], state.players[1]
    assert (zero.lots, zero.houses, zero.palace_markers, zero.status_markers) == (2, 6, 3, 1)
    assert (one.lots, one.houses, one.palace_markers, one.status_markers) == (1, 7, 2, 1)
    assert (state.walls, state.road_markers, state.faith) == (18 - 2, 4 - 1, 17 - 2)
    assert (state.soldiers, state.milicianos, state.peace_markers) == (3 - 1, 7 - 1, 3 - 1)


@pytest.mark.rule("TR-COMP-01")
def test_the_deck_is_every_card_that_is_nowhere_else() -> None:
    state = table(
        3, phase="keeping", seats={1: {"hand": [20, 13]}}, piles={"2": [40, 31], "game": [84]}, step={"cards": [50, 60]}
    )
    assert hand(state, 1) == [13, 20]
    assert pile(state, "2") == [40, 31]
    elsewhere = {13, 20, 31, 40, 84, 50, 60}
    assert deck(state) == [number for number in range(13, 85) if number not in elsewhere]
    assert legal(state) == {"keep 50", "keep 60", "keep none"}


def test_a_deck_that_is_told_is_kept_and_other_cards_are_lost() -> None:
    state = table(3, deck=[13, 14, 20])
    assert deck(state) == [13, 14, 20]
    assert state.view(None)["deck"] == {"cards": 3, "top_back": "plain"}
    assert state.to_position()["deck"] == [13, 14, 20]
    comes_back(state)


def test_a_score_without_a_source_comes_from_buildings() -> None:
    state = table(2, seats={0: {"score": 12}, 1: {"score": 3, "tally": {"grids": 4, "salary": -2}}})
    assert tally(state, 0) == {"buildings": 12}
    assert tally(state, 1) == {"grids": 4, "salary": -2, "buildings": 1}
    assert table(2, seats={0: {"tally": {"grids": 4, "auction": -5}}}).players[0].score == -1


@pytest.mark.rule("TR-BUILD-15", "TR-BUILD-16")
def test_who_has_a_piece_beside_what_follows_from_the_city() -> None:
    state = table(3, buildings={"a1": house(2), "c3": marked("fountain", 1), "e5": "market"})
    beside = {space: int(seats) for space, seats in enumerate(state.city.beside) if seats}
    around_a1 = {1: 4, 14: 4, 15: 4}
    around_c3 = dict.fromkeys([15, 16, 17, 29, 31, 43, 44, 45], 2)
    assert beside == {**around_a1, **around_c3, 15: 4 | 2}


def test_what_a_position_says_in_short_it_writes_in_short() -> None:
    buildings = {"e3": {"building": "market"}, "f3": lot(1), "g2": shared("quarry", 0, 2)}
    written = table(3, buildings=buildings, grids={"fort": {2: 1, 3: "council"}}).to_position()
    assert written["buildings"] == {**buildings, "e3": "market"}
    assert written["grids"] == {"fort": {"2": 1, "3": "council"}}


def test_the_first_who_has_not_passed_is_asked() -> None:
    assert asked(table(3, actor=None, order=[2, 0, 1], passed=[2])) == (0, "turn")


@pytest.mark.rule("TR-SHIP-01", "TR-SHIP-10")
def test_a_load_of_coins_is_as_much_as_it_costs_now() -> None:
    assert table(3, seats={0: {"dock": {"coins": 1}}}).players[0].dock_coins == 3
    assert table(3, seats={0: {"dock": {"coins": 1}}}, cathedral="f3-g3").players[0].dock_coins == 2


def test_a_stated_stock_is_kept_and_the_rest_follows() -> None:
    """Nobody has to compute what the box still holds: what is stated is there, what is not there is lost."""
    told = {"cubes": {"stone": 4}, "pieces": {"square": 1}, "walls": 2}
    state = table(supply=told, seats={0: {"workers": 2, "spent": 1}})
    assert supply(state) == {"stone": 4, "wood": 19, "precious": 11, "metal": 12}
    assert (pieces(state, "square"), pieces(state, "market"), state.walls) == (1, 2, 2)
    assert [workers(state, seat) for seat in range(4)] == [2, 6, 6, 6]
    written = state.to_position()
    assert written["supply"] == told
    assert written["players"][0]["workers"] == 2
    assert TITLE.from_position(written).to_position() == written


def test_characters_on_offer_are_the_first_ones_unless_it_is_said() -> None:
    assert len(legal(table(4, phase="choosing"))) == 7
    names = ["merchant", "captain", "bishop", "governor", "noblewoman"]
    assert legal(table(2, phase="choosing", offered=names)) == {f"choose {name}" for name in names}


def test_a_game_that_is_over_is_ranked_as_it_stands() -> None:
    """That it is behind the last decade needs not be said."""
    state = table(phase="over", actor=None, seats={1: {"score": 12}, 2: {"score": 12, "stone": 1}})
    assert state.view(None)["year"] == 1690
    assert state.standings().final
    assert [state.standings().of(seat).rank for seat in range(4)] == [3, 2, 1, 3]


def test_a_position_rests_also_with_a_single_answer() -> None:
    state = table(3, seats={0: {"workers": 0}}, warehouse={})
    assert legal(state) == {"pass"}
    play(state, "pass")
    assert asked(state) == (1, "turn")
