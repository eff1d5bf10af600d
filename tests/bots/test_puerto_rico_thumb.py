"""The simple opponent of Puerto Rico: its rules of thumb one by one, and that they win games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cabildo.bots.bot import answer
from cabildo.bots.puerto_rico import choose
from cabildo.bots.roster import make_bot
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.title import TITLE
from tests.titles.puerto_rico.build import legal, manned, play, table


def chosen(state: PuertoRicoState) -> str:
    return state.vocabulary.notation(choose(state, Random(0)))


def test_it_beats_three_random_players() -> None:
    """At least 19 in 20: each of these 20 games always goes the same way."""
    simple, other = make_bot("simple"), make_bot("random")
    won = 0
    for game in range(20):
        seat, random = game % 4, Random(game)
        state = TITLE.new(4, seed=game)
        while not state.over:
            state.apply(answer(simple if state.actor == seat else other, state, random))
        won += all(state.merit(seat) > state.merit(rival) for rival in range(4) if rival != seat)
    assert won >= 19


def test_doubloons_on_a_card_can_decide_which_role_is_taken() -> None:
    assert chosen(table(4)) != "role prospector"
    assert chosen(table(4, role_doubloons={"prospector": 5})) == "role prospector"


def test_a_full_store_of_goods_calls_for_the_captain() -> None:
    mine = {"goods": {"corn": 5, "indigo": 4}}
    assert chosen(table(4, seats={0: mine})) == "role captain"
    assert chosen(table(4, seats={1: mine, 2: mine})) != "role captain"


def test_a_dear_good_calls_for_the_trader_while_its_place_is_free() -> None:
    mine = {0: {"goods": {"coffee": 1}}}
    assert chosen(table(4, seats=mine)) == "role trader"
    assert chosen(table(4, seats=mine, house={"coffee": 1})) != "role trader"


def test_production_for_oneself_calls_for_the_craftsman() -> None:
    mine = {"island": {"corn": 4}, "men": {"corn": 4}}
    assert chosen(table(4, seats={0: mine})) == "role craftsman"
    others = {"island": {"corn": 2}, "men": {"corn": 2}}
    assert chosen(table(4, seats={0: mine, 1: others, 2: others, 3: others})) != "role craftsman"


def test_the_first_tile_is_a_quarry_and_one_without_it_fits_a_building() -> None:
    row = {"corn": 1, "indigo": 1, "sugar": 1, "coffee": 1}
    assert chosen(table(4, phase="tile", row=row)) == "tile quarry"
    mill = {"city": ["sugar-mill"], "men": {"sugar-mill": 1}}
    assert chosen(table(4, phase="tile", row=row, quarries=0, seats={0: mill})) == "tile sugar"


def test_the_hacienda_is_used_while_there_is_space() -> None:
    def with_tiles(corn: int) -> PuertoRicoState:
        mine = {"city": ["hacienda"], "men": {"hacienda": 1}, "island": {"corn": corn}}
        return table(4, phase="tile", row={"coffee": 1}, seats={0: mine})

    assert chosen(with_tiles(3)) == "use hacienda"
    assert chosen(with_tiles(10)) != "use hacienda"


def test_men_go_on_plantations_together_with_their_workers() -> None:
    """Two men, one coffee plantation, a roaster, and two sugar plantations without a mill: coffee is made."""
    mine = {"island": {"sugar": 2, "coffee": 1}, "city": ["coffee-roaster"]}
    state = table(4, phase="placing", seats={0: mine}, step={"place": "sugar", "hand": 2})
    while state.decision.kind == "placing":
        play(state, chosen(state))
    player = state.to_position()["players"][0]
    assert player["men"] == {"coffee": 1, "coffee-roaster": 1}


def test_a_large_building_is_manned_before_anything_late_in_the_game() -> None:
    mine = {"island": {"indigo": 3}, "city": ["guild-hall", "small-indigo-plant", "coffee-roaster", "sugar-mill"]}
    state = table(4, phase="placing", seats={0: mine}, step={"place": "indigo", "hand": 1}, chips=10)
    assert chosen(state) == "man indigo 0"


@pytest.mark.parametrize(
    ("mine", "building"),
    [
        ({"doubloons": 6, "island": {"coffee": 2}}, "build coffee-roaster"),
        ({"doubloons": 5, "island": {"tobacco": 3, "corn": 1}}, "build tobacco-storage"),
        ({"doubloons": 1, "island": {"indigo": 1}}, "build small-indigo-plant"),
    ],
)
def test_the_building_that_plantations_wait_for_is_built(mine: dict[str, Any], building: str) -> None:
    assert chosen(table(4, phase="building", seats={0: mine})) == building


def test_in_the_end_money_goes_into_the_most_points() -> None:
    mine = {"doubloons": 10, "points": 30}
    assert chosen(table(4, phase="building", chips=3, ending=True, seats={0: mine})) == "build customs-house"


def test_the_dearest_good_is_sold_and_corn_for_nothing_is_not() -> None:
    goods = {"corn": 3, "sugar": 1, "tobacco": 1}
    assert chosen(table(4, phase="trading", taker=1, actor=0, seats={0: {"goods": goods}})) == "sell tobacco"
    state = table(4, phase="trading", taker=1, actor=0, seats={0: {"goods": {"corn": 3}}})
    assert "sell corn" in legal(state)
    assert chosen(state) == "pass"


def test_the_extra_good_is_the_dearest() -> None:
    each = {"corn": 1, "sugar": 1}
    maker = manned("small-sugar-mill", island=each, men=each, goods=each)
    state = table(4, phase="extra-good", seats={0: maker}, step={"made": ["corn", "sugar"]})
    assert legal(state) == {"pass", "extra corn", "extra sugar"}
    assert chosen(state) == "extra sugar"


def test_loading_is_for_most_points() -> None:
    ships = {"5": {"good": "corn", "barrels": 4}}
    state = table(4, phase="loading", seats={0: {"goods": {"corn": 5, "indigo": 3}}}, ships=ships)
    assert {"load corn 5", "load indigo 6"} <= legal(state)
    assert chosen(state).startswith("load indigo")


def test_of_equal_loads_the_dear_good_is_kept() -> None:
    state = table(4, phase="loading", seats={0: {"goods": {"corn": 2, "coffee": 2}}})
    assert chosen(state).startswith("load corn")


def test_the_dearest_barrel_is_kept_and_the_largest_stock_is_stored() -> None:
    state = table(4, phase="keeping", seats={0: {"goods": {"corn": 5, "tobacco": 1, "indigo": 1}}})
    assert chosen(state) == "keep tobacco"
    mine = {"goods": {"corn": 2, "indigo": 1, "sugar": 4}, "city": ["small-warehouse"], "men": {"small-warehouse": 1}}
    assert chosen(table(4, phase="storing", seats={0: mine})) == "store sugar"


def test_two_warehouse_kinds_are_stored_in_the_order_that_is_asked_for() -> None:
    """Sugar is worth most, but corn must be named before it or not at all."""
    mine = {"goods": {"corn": 4, "indigo": 1, "sugar": 4}, "city": ["large-warehouse"], "men": {"large-warehouse": 1}}
    state = table(4, phase="storing", seats={0: mine})
    assert chosen(state) == "store corn"
    assert chosen(play(state, "store corn")) == "store sugar"


@pytest.mark.parametrize(
    ("phase", "fields", "usual"),
    [
        ("privilege", {}, "use privilege"),
        ("producing", {"seats": {0: {"island": {"corn": 1}, "men": {"corn": 1}}}}, "produce"),
        ("claiming", {"step": {"claimable": 1, "captain_loaded": True}}, "claim 1"),
    ],
)
def test_the_usual_answer_is_given_where_there_is_one(phase: str, fields: dict[str, Any], usual: str) -> None:
    assert chosen(table(4, phase=phase, **fields)) == usual
