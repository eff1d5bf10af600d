"""What the box holds, and that a game neither makes nor loses a piece (PR-COMP)."""

from __future__ import annotations

from collections import Counter

import pytest

from cabildo.engine.board_packs import to_document
from cabildo.engine.errors import PositionError
from cabildo.titles.puerto_rico.board_pack import load_pack
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import BUILDING_NAMES, GOOD_NAMES, TILE_NAMES
from cabildo.titles.puerto_rico.title import TITLE
from tests.titles.puerto_rico.build import (
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
)

SEEDS = (1, 2, 3)
PRODUCTION, SMALL_VIOLET, LARGE_VIOLET = BUILDING_NAMES[:6], BUILDING_NAMES[6:18], BUILDING_NAMES[18:]


def barrels_everywhere(state: PuertoRicoState) -> dict[str, int]:
    """By kind: supply, windroses, cargo ships and trading house."""
    barrels = Counter(by_good(state.goods)) + Counter(by_good(state.house))
    for seat in range(state.seats):
        barrels += Counter(board(state, seat).goods)
    for ship in state.view(None)["ships"]:
        barrels[ship["good"]] += ship["barrels"]
    return {good: barrels[good] for good in GOOD_NAMES}


def tiles_everywhere(state: PuertoRicoState) -> dict[str, int]:
    """By kind: draw stack, row, discards and islands, and the quarries."""
    tiles = Counter(by_good(state.stack)) + Counter(by_good(state.row)) + Counter(by_good(state.discards))
    tiles["quarry"] += state.quarries
    for seat in range(state.seats):
        tiles += Counter(board(state, seat).island)
    return {tile: tiles[tile] for tile in TILE_NAMES}


@pytest.mark.rule("PR-COMP-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_fifty_barrels_lie_in_the_supply(players: int) -> None:
    supply = by_good(new_game(players).goods)
    assert supply == {"coffee": 9, "tobacco": 9, "corn": 10, "sugar": 11, "indigo": 11} == data("PR-COMP-01")
    assert sum(supply.values()) == 50


@pytest.mark.rule("PR-COMP-02")
def test_any_action_leaves_eleven_indigo_in_the_game() -> None:
    maker = {"island": {"indigo": 1}, "city": ["small-indigo-plant"], "men": {"indigo": 1, "small-indigo-plant": 1}}
    state = table(
        4,
        seats={0: {**maker, "goods": {"indigo": 2}}, 1: {"goods": {"indigo": 1, "corn": 2}}, 2: maker},
        ships={"5": {"good": "indigo", "barrels": 3}},
        house={"indigo": 1},
    )
    assert by_good(state.goods)["indigo"] == 4

    moved = set()

    def follow(state: PuertoRicoState, actions: int) -> None:
        """Every way to go on, for so many actions."""
        assert barrels_everywhere(state)["indigo"] == 4 + 3 + 3 + 1 == 11
        moved.add(by_good(state.goods).get("indigo", 0))
        for action in state.legal_actions() if actions > 0 else ():
            after = state.copy()
            after.apply(action)
            follow(after, actions - 1)

    follow(state, 5)
    assert len(moved) > 2  # barrels did go to and fro


@pytest.mark.rule("PR-COMP-02")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", SEEDS)
def test_barrels_are_never_made_or_lost(players: int, seed: int) -> None:
    for action, state in random_game(players, seed):
        assert barrels_everywhere(state) == data("PR-COMP-01"), action


@pytest.mark.rule("PR-COMP-03")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", SEEDS)
def test_island_tiles_are_never_made_or_lost(players: int, seed: int) -> None:
    for action, state in random_game(players, seed):
        tiles = tiles_everywhere(state)
        assert tiles == data("PR-COMP-03"), action
        assert tiles["corn"] == 10
        assert tiles["quarry"] == 8
        assert sum(tiles.values()) - tiles["quarry"] == 50


@pytest.mark.rule("PR-COMP-04")
@pytest.mark.parametrize(("players", "total"), [(3, 58), (4, 79), (5, 100)])
@pytest.mark.parametrize("seed", SEEDS)
def test_colonists_are_never_made_or_lost(players: int, total: int, seed: int) -> None:
    assert data("PR-COMP-04")[players] == total
    mayors = 0
    for action, state in random_game(players, seed):
        mayors += action == "role mayor"
        assert colonists_everywhere(state) == total, action
    assert mayors > 6


@pytest.mark.rule("PR-COMP-05")
def test_the_chips_are_worth_122_points() -> None:
    assert new_game(5).view(None)["chips"] == 32 * 1 + 18 * 5 == 122  # five players use them all
    for action, state in random_game(5):
        assert points_everywhere(state) == 122, action


@pytest.mark.rule("PR-COMP-05")
def test_a_later_printing_with_126_points_can_be_configured() -> None:
    pack = to_document(load_pack(None))
    pack["setups"]["5"]["chips"] = 31 * 1 + 19 * 5
    assert TITLE.new(5, 1, board=pack).view(None)["chips"] == 126


@pytest.mark.rule("PR-COMP-06")
def test_the_bank_always_pays() -> None:
    in_the_box = 46 * 1 + 8 * 5
    purses = {0: 50, 1: in_the_box - 50 - 2}  # all but 2 doubloons
    state = table(
        4,
        phase="trading",
        seats={0: {"doubloons": purses[0], "goods": {"sugar": 1}}, 1: {"doubloons": purses[1], "goods": {"corn": 1}}},
    )
    play(state, "sell sugar")  # 2 and the trader's 1
    assert board(state, 0).doubloons == 50 + 3
    assert not state.over
    assert legal(state) == {"sell corn", "pass"}


@pytest.mark.rule("PR-COMP-07")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_49_buildings_are_on_offer(players: int) -> None:
    left = {stock["building"]: stock["left"] for stock in new_game(players).view(None)["buildings"]}
    assert sum(left[building] for building in PRODUCTION) == 20
    assert [left[building] for building in SMALL_VIOLET] == [2] * 12
    assert [left[building] for building in LARGE_VIOLET] == [1] * 5
    assert sum(left.values()) == 20 + 24 + 5 == 49


@pytest.mark.rule("PR-COMP-08")
def test_island_and_city_have_twelve_spaces_each() -> None:
    for view in table(4).view(None)["players"]:  # nobody has anything
        assert view["island_spaces"] - view["island_filled"] == 12
        assert view["city_spaces"] - view["city_filled"] == 12
    for view in new_game(4).view(None)["players"]:  # with the first plantation
        assert view["island_spaces"] - view["island_filled"] == 11
        assert view["city_spaces"] - view["city_filled"] == 12


@pytest.mark.rule("PR-COMP-08")
def test_a_thirteenth_tile_or_building_finds_no_space() -> None:
    twelve_buildings = list(BUILDING_NAMES[:12])
    table(4, seats={0: {"island": {"indigo": 12}, "city": twelve_buildings}}, ending=True)
    with pytest.raises(PositionError, match="PR-COMP-08"):
        table(4, seats={0: {"island": {"indigo": 12, "corn": 1}}})
    with pytest.raises(PositionError, match="PR-COMP-08"):
        table(4, seats={0: {"city": [*twelve_buildings, "factory"]}})
    with pytest.raises(PositionError, match="PR-COMP-08"):
        table(4, seats={0: {"city": [*twelve_buildings[:11], "fortress"]}})  # a large one takes two


@pytest.mark.rule("PR-COMP-09")
def test_eight_role_cards_for_seven_roles() -> None:
    cards = [card["role"] for card in new_game(5).view(None)["roles"]]  # five players use them all
    assert Counter(card.removesuffix("-2") for card in cards) == {
        "prospector": 2,
        "captain": 1,
        "trader": 1,
        "craftsman": 1,
        "builder": 1,
        "mayor": 1,
        "settler": 1,
    }
