"""Numbers of the game that a board pack can change: pay, points and how many roles a round has."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.board_packs import to_document
from cabildo.engine.errors import OptionError
from cabildo.titles.puerto_rico.board_pack import board_of, load_pack
from cabildo.titles.puerto_rico.builder import price
from cabildo.titles.puerto_rico.buildings import city_hall, warehouse_kinds
from cabildo.titles.puerto_rico.player import empty_player
from cabildo.titles.puerto_rico.terms import (
    CITY_HALL,
    CORN,
    HOSPICE,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    PROSPECTOR,
    SETTLER,
    SMALL_MARKET,
    SMALL_WAREHOUSE,
)
from cabildo.titles.puerto_rico.title import TITLE
from cabildo.titles.puerto_rico.trader import sale_price
from tests.titles.puerto_rico.build import as_table, play


def test_pay_of_buildings_and_privileges_is_read_from_the_pack() -> None:
    pack = to_document(load_pack(None))
    assert not {"markets", "warehouses", "privileges"} & pack.keys(), "packs and records without them stay as they were"
    pack |= {"markets": {"small": 3, "large": 4}, "warehouses": {"small": 2, "large": 3}}
    pack["privileges"] = {"builder": 2, "trader": 5, "prospector": 6}
    assert to_document(load_pack(pack)) == pack
    board = board_of(load_pack(pack))
    player = empty_player()
    for building in (SMALL_MARKET, LARGE_MARKET, SMALL_WAREHOUSE, LARGE_WAREHOUSE):
        player.man_building(building, 1)
    assert [int(sale_price(board, player, CORN, is_trader)) for is_trader in (False, True)] == [7, 12]
    assert warehouse_kinds(board, player) == 5
    assert [int(price(board, player, HOSPICE, is_builder)) for is_builder in (False, True)] == [4, 2]
    state = TITLE.new(4, 1, {"governor": 1}, pack)
    before = as_table(state).players[0].doubloons
    state.apply(state.vocabulary.parse("role prospector"))
    assert as_table(state).players[0].doubloons == before + 6


def test_points_doubloons_and_roles_a_round_are_read_from_the_pack() -> None:
    pack = to_document(load_pack(None))
    later = {"city_hall", "loading", "leftover_role", "row_extra", "roles_a_round"}
    assert not later & pack.keys(), "packs and records without them stay as they were"
    pack |= {"city_hall": 4, "leftover_role": 3, "row_extra": 2, "roles_a_round": [2, 3, 4, 5]}
    pack["loading"] = {"barrel": 2, "captain": 2, "harbor": 0}
    assert to_document(load_pack(pack)) == pack
    player = empty_player()
    player.add_building(CITY_HALL, 2, 1)
    assert city_hall(board_of(load_pack(pack)), player) == 4
    t = as_table(TITLE.new(2, 1, {"governor": 1}, pack))
    assert sum(t.row) == 4
    play(t, "role prospector", "role craftsman")  # two roles a round; nobody makes anything yet
    assert (t.round, t.role_doubloons[SETTLER], t.role_doubloons[PROSPECTOR]) == (2, 3, 0)
    t.players[1].goods[CORN] = 2
    t.goods[CORN] -= 2
    play(t, "role captain", "load corn 4", "claim 2")
    assert t.players[1].points == 2 * 2 + 2


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("loading", {"barrel": 1, "captain": 2, "harbor": 1}, "loading: must give at most 2 extra points a load"),
        ("roles_a_round", [6, 7, 4, 5], "roles_a_round: is more than the 6 cards for 3 players"),
        ("roles_a_round", [6, 3, 4], "roles_a_round: "),
        ("row_extra", "one", "row_extra: expected `int`"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(field: str, value: Any, complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        TITLE.setup(3, board={**to_document(load_pack(None)), field: value})
