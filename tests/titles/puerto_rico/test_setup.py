"""The preparation: what lies where before the first role is taken (PR-SETUP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cabildo.engine.errors import OptionError
from cabildo.engine.game import Game
from cabildo.titles.puerto_rico.terms import GOOD_NAMES
from cabildo.titles.puerto_rico.title import TITLE
from tests.titles.puerto_rico.build import (
    asked,
    board,
    by_good,
    colonists_everywhere,
    data,
    legal,
    new_game,
    play,
    points_everywhere,
    random_game,
    table,
    why,
)

ALL_ROLES = ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector-2"]


def islands(players: int, governor: int) -> list[dict[str, int]]:
    """What lies on the islands, by seat, when this seat is the first governor."""
    state = new_game(players, governor=governor + 1)
    assert state.governor == governor
    return [board(state, seat).island for seat in range(players)]


def cards(players: int) -> list[dict[str, Any]]:
    roles: list[dict[str, Any]] = new_game(players).view(None)["roles"]
    return roles


@pytest.mark.rule("PR-SETUP-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_players_get_a_board_each(players: int) -> None:
    state = new_game(players, two_player_variant=False)
    assert len(state.view(None)["players"]) == players


@pytest.mark.rule("PR-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(OptionError, match="players"):
        new_game(players)


@pytest.mark.rule("PR-SETUP-01")
def test_two_players_need_the_variant() -> None:
    with pytest.raises(OptionError, match="'two-player-variant': cannot be no with 2 players"):
        new_game(2, two_player_variant=False)
    assert len(new_game(2, two_player_variant=True).players) == 2


@pytest.mark.rule("PR-SETUP-02")
@pytest.mark.parametrize(("players", "purse"), [(3, 2), (4, 3), (5, 4)])
def test_first_doubloons(players: int, purse: int) -> None:
    state = new_game(players)
    assert [board(state, seat).doubloons for seat in range(players)] == [purse] * players
    assert data("PR-SETUP-02")[players] == purse


@pytest.mark.rule("PR-SETUP-03")
def test_a_named_governor_takes_the_first_role() -> None:
    state = new_game(4, governor=3)  # seats are numbered from 1 for people
    assert state.governor == 2
    assert asked(state) == (2, "role")


@pytest.mark.rule("PR-SETUP-03")
def test_without_a_name_the_governor_is_drawn_from_the_seed() -> None:
    governors = [new_game(4, seed).governor for seed in range(40)]
    assert set(governors) == {0, 1, 2, 3}
    assert governors == [new_game(4, seed).governor for seed in range(40)]
    assert all(new_game(4, seed).actor == governors[seed] for seed in range(40))


@pytest.mark.rule("PR-SETUP-03")
def test_the_governor_must_sit_at_the_table() -> None:
    with pytest.raises(OptionError, match="'governor': cannot be 5 with 4 players"):
        new_game(4, governor=5)


@pytest.mark.rule("PR-SETUP-04")
def test_first_plantations_with_three_players() -> None:
    assert islands(3, governor=0) == [{"indigo": 1}, {"indigo": 1}, {"corn": 1}]
    assert islands(3, governor=0) == [{tile: 1} for tile in data("PR-SETUP-04")]
    assert islands(3, governor=2) == [{"indigo": 1}, {"corn": 1}, {"indigo": 1}]


@pytest.mark.rule("PR-SETUP-05")
def test_first_plantations_with_four_players() -> None:
    assert islands(4, governor=3) == [{"indigo": 1}, {"corn": 1}, {"corn": 1}, {"indigo": 1}]
    assert islands(4, governor=0) == [{tile: 1} for tile in data("PR-SETUP-05")]


@pytest.mark.rule("PR-SETUP-06")
def test_first_plantations_with_five_players() -> None:
    assert islands(5, governor=0) == [{"indigo": 1}, {"indigo": 1}, {"indigo": 1}, {"corn": 1}, {"corn": 1}]
    assert islands(5, governor=0) == [{tile: 1} for tile in data("PR-SETUP-06")]
    assert islands(5, governor=4) == [{"indigo": 1}, {"indigo": 1}, {"corn": 1}, {"corn": 1}, {"indigo": 1}]


@pytest.mark.rule("PR-SETUP-07")
def test_the_first_plantations_come_out_of_the_fifty_tiles() -> None:
    state = new_game(4)
    rest = Counter(by_good(state.row)) + Counter(by_good(state.stack))
    assert rest == {"indigo": 10, "corn": 8, "sugar": 11, "tobacco": 9, "coffee": 8}
    assert rest.total() == 46


@pytest.mark.rule("PR-SETUP-08")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_starts_with_more_than_money_and_a_plantation(players: int) -> None:
    state = new_game(players)
    for seat in range(players):
        player = board(state, seat)
        assert (player.san_juan, player.men) == (0, {})
        assert (player.goods, player.city, player.points) == ({}, [], 0)


@pytest.mark.rule("PR-SETUP-08")
def test_a_craftsman_at_the_start_makes_nothing() -> None:
    state = play(new_game(4, governor=1), "role craftsman")
    assert [board(state, seat).goods for seat in range(4)] == [{}] * 4
    assert asked(state) == (1, "role")  # nobody was even asked


@pytest.mark.rule("PR-SETUP-09")
@pytest.mark.parametrize(("players", "chips"), [(3, 75), (4, 100), (5, 122)])
def test_victory_point_supply(players: int, chips: int) -> None:
    assert new_game(players).view(None)["chips"] == chips == data("PR-SETUP-09")[players]


@pytest.mark.rule("PR-SETUP-10")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_quarries_lie_apart_from_the_plantations(players: int) -> None:
    state = new_game(players)
    assert state.quarries == 8
    assert set(by_good(state.stack)) <= set(GOOD_NAMES)
    turned_up = players + 1
    assert sum(state.stack) == 50 - players - turned_up  # plantations only: nothing else has gone in
    assert all("quarry" not in result for chance in TITLE.chances for result in chance.results)


def draw_order(seed: int) -> list[str]:
    """The 41 hidden tiles in the order in which they turn up, in rounds in which everybody passes."""
    game = Game.new(TITLE, 4, seed, {"governor": 1})
    for _ in range(9):
        for action in ("role settler", *["pass"] * 4, "role trader", "role captain", "role prospector"):
            game.apply(action)
    return [result for move in game.moves for result in move.chance][:41]


@pytest.mark.rule("PR-SETUP-11")
def test_the_seed_shuffles_the_hidden_tiles() -> None:
    orders = [draw_order(seed) for seed in (1, 2, 3, 4)]
    assert orders[0] == draw_order(1)
    assert len({tuple(order) for order in orders}) == 4
    hidden = by_good(new_game(4, 1, governor=1).stack)
    assert Counter(orders[0]) == {f"tile {tile}": number for tile, number in hidden.items()}


@pytest.mark.rule("PR-SETUP-12")
@pytest.mark.parametrize(("players", "row", "stack"), [(3, 4, 43), (4, 5, 41), (5, 6, 39)])
def test_the_first_row(players: int, row: int, stack: int) -> None:
    state = new_game(players)
    assert (sum(state.row), sum(state.stack)) == (row, stack)
    assert data("PR-SETUP-12")[players] == row


@pytest.mark.rule("PR-SETUP-13")
@pytest.mark.parametrize(("players", "number", "prospectors"), [(3, 6, 0), (4, 7, 1), (5, 8, 2)])
def test_role_cards_in_play(players: int, number: int, prospectors: int) -> None:
    roles = [card["role"] for card in cards(players)]
    assert (len(roles), sum("prospector" in role for role in roles)) == (number, prospectors)
    assert data("PR-SETUP-13")[players] == {"cards": number, "prospectors": prospectors}

    state = new_game(players)
    assert legal(state) == {f"role {role}" for role in ALL_ROLES[:number]}
    for absent in ALL_ROLES[number:]:
        assert why(state, f"role {absent}") == "PR-SETUP-13"


@pytest.mark.rule("PR-SETUP-14")
@pytest.mark.parametrize(("players", "capacities"), [(3, [4, 5, 6]), (4, [5, 6, 7]), (5, [6, 7, 8])])
def test_three_empty_cargo_ships(players: int, capacities: list[int]) -> None:
    ships = new_game(players).view(None)["ships"]
    assert [ship["capacity"] for ship in ships] == capacities == data("PR-SETUP-14")[players]
    assert all((ship["good"], ship["barrels"]) == (None, 0) for ship in ships)


@pytest.mark.rule("PR-SETUP-14")
def test_only_the_ships_of_the_game_can_be_loaded() -> None:
    state = table(5, phase="loading", seats={0: {"goods": {"corn": 1}}})
    assert legal(state) == {"load corn 6", "load corn 7", "load corn 8"}
    assert why(state, "load corn 4") == why(state, "load corn 5") == "PR-SETUP-14"


@pytest.mark.rule("PR-SETUP-15")
@pytest.mark.parametrize(("players", "supply", "ship"), [(3, 55, 3), (4, 75, 4), (5, 95, 5)])
def test_colonists_in_supply_and_ship(players: int, supply: int, ship: int) -> None:
    state = new_game(players)
    assert (state.colonists, state.colonist_ship) == (supply, ship)
    assert data("PR-SETUP-15")[players] == {"supply": supply, "ship": ship}


@pytest.mark.rule("PR-SETUP-16")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_house_and_ships_are_empty_and_no_card_carries_a_doubloon(players: int) -> None:
    view = new_game(players).view(None)
    assert all(card["doubloons"] == 0 for card in cards(players))
    assert all(ship["barrels"] == 0 for ship in view["ships"])
    assert sum(view["house"]["goods"].values()) == 0
    assert sum(view["goods"].values()) == 50
    assert len(view["goods"]) == 5


@pytest.mark.rule("PR-SETUP-16")
def test_the_first_trader_finds_no_doubloon_and_an_empty_house() -> None:
    state = new_game(4, governor=1)
    house = state.view(None)["house"]
    assert house["spaces"] - sum(house["goods"].values()) == 4
    play(state, "role trader")
    assert board(state, 0).doubloons == 3 + 0


@pytest.mark.rule("PR-SETUP-17")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_unused_material_never_enters_a_game_of_three(seed: int) -> None:
    for action, state in random_game(3, seed):
        view = state.view(None)
        assert [ship["capacity"] for ship in view["ships"]] == [4, 5, 6], action
        assert [card["role"] for card in view["roles"]] == ALL_ROLES[:6], action
        assert points_everywhere(state) == 122 - 47, action
        assert colonists_everywhere(state) == 100 - 42, action
