"""The simple opponent of Río de la Plata: its rules of thumb one by one, and that they win games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cabildo.bots.bot import Bot, answer
from cabildo.bots.rio import choose
from cabildo.bots.rio.means import Cost
from cabildo.bots.rio.outlook import Outlook
from cabildo.bots.roster import make_bot
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import FROM_BIDS, FROM_DEBTS
from cabildo.titles.rio.title import TITLE
from tests.titles.rio.build import as_table, crew, house, hut, legal, owing, shared, table


def chosen(state: RioState) -> str:
    return state.vocabulary.notation(choose(state, Random(0)))


def play_out(bots: list[Bot], seed: int, options: dict[str, Any] | None = None) -> RioState:
    state, random = TITLE.new(len(bots), seed, options), Random(seed)
    while not state.over:
        state.apply(answer(bots[int(state.actor)], state, random))
    return as_table(state)


# ---- whole games


def test_it_beats_three_random_players() -> None:
    """In each of these games, which always go the same way, and far."""
    for game in range(6):
        seat = game % 4
        bots = [make_bot("simple" if other == seat else "random") for other in range(4)]
        state = play_out(bots, seed=game)
        points = [state.standings().of(other).points or 0 for other in range(4)]
        assert points[seat] > 40 + max(points[other] for other in range(4) if other != seat)


@pytest.mark.parametrize("options", [{}, {"edition": "1"}, {"length": "short", "level": "expert"}])
def test_among_themselves_scores_are_those_of_real_games(options: dict[str, Any]) -> None:
    state = play_out([make_bot("simple")] * 4, seed=1, options=options)
    points = [standing.points or 0 for standing in state.standings().seats]
    assert 60 <= sum(points) / 4 <= 150
    for player in state.players:
        assert player.tally[FROM_DEBTS] == player.tally[FROM_BIDS] == 0


def test_chance_has_no_part_in_its_choice() -> None:
    state = TITLE.new(4, seed=3)
    assert {choose(state.copy(), Random(seed)) for seed in range(3)} == {choose(state.copy(), Random(9))}


# ---- placing


def test_a_hut_that_was_begun_is_finished_first() -> None:
    state = table(city={"e6": crew(0)}, seats={0: {"placed": 1}})
    assert chosen(state) == "place e6"


def test_a_hut_becomes_a_house_as_far_as_there_are_goods() -> None:
    huts = {"e6": hut(0), "e7": hut(0)}
    state = table(city=huts, seats={0: {"wood": 1, "stone": 1, "placed": 3}})
    first = chosen(state)
    assert first in ("place e6", "place e7")
    state.apply(TITLE.parse(first))
    assert chosen(state) not in ("place e6", "place e7")


def test_goods_are_fetched_where_none_are_left() -> None:
    state = table(city={"e6": hut(0), "f6": hut(0), "g6": hut(0), "h6": hut(0)}, grids={"roads": {1: 1}})
    assert chosen(state) in ("take mine 1", "take forest 1")


def test_a_workshop_beside_the_own_house_is_used_if_there_is_something_to_work_on() -> None:
    city = {"e6": house(0), "e5": "stonecutter"}
    assert chosen(table(city=city, seats={0: {"stone": 1}})) == "place e5"
    assert chosen(table(city=city, seats={0: {"wood": 1}})) != "place e5"


@pytest.mark.parametrize(("silver", "score", "bids"), [(5, 10, True), (4, 10, False), (5, 6, False)])
def test_it_bids_only_for_what_it_can_have(silver: int, score: int, bids: bool) -> None:
    state = table(seats={0: {"silver": silver, "score": score, "tally": {"grids": score}}}, year=1582)
    assert "bid master-stonecutter" in legal(state)
    assert chosen(state).startswith("bid") == bids


def test_silver_that_a_bid_needs_is_not_spent_on_the_ship() -> None:
    mine = {"silver": 6, "score": 10, "tally": {"grids": 10}, "cargo": {"wood": 3, "stone": 3, "precious": 3}}
    placed = {"placed": 1}
    with_bid = table(seats={0: mine | placed}, harbor=True, bids={"gunner": 0}, year=1582)
    assert "depart" in legal(with_bid)
    assert chosen(with_bid) != "depart"
    assert chosen(table(seats={0: mine | placed | {"score": 0, "tally": {}}}, harbor=True, year=1582)) == "depart"


def test_silver_that_a_bid_needs_does_not_stand_in_for_a_good_that_is_still_to_come() -> None:
    """The stone comes from the mine, so that the space can be owed but not paid at once."""
    mine = {"silver": 5, "wood": 1, "score": 10, "tally": {"grids": 10}, "placed": 2}
    almost = dict.fromkeys(range(2, 10), 1)
    state = table(seats={0: mine}, bids={"gunner": 0}, tracks={"mine": {1: 0}}, grids={"fort": almost}, year=1582)
    assert {"work fort 1", "owe fort 1"} <= legal(state)
    assert chosen(state) == "owe fort 1"


def test_the_best_space_of_a_grid_is_taken_and_paid_at_once() -> None:
    state = table(seats={0: {"wood": 4, "stone": 4}}, harbor=True)
    assert {"work fort 1", "owe fort 1"} <= legal(state)
    assert chosen(state) == "work fort 1"


def test_a_debt_is_made_only_against_goods_that_will_surely_come() -> None:
    almost = dict.fromkeys(range(2, 10), 1)
    state = table(grids={"fort": almost}, seats={0: {"wood": 1, "placed": 4}})
    assert "owe fort 1" in legal(state)
    assert chosen(state) != "owe fort 1"
    sure = table(grids={"fort": almost}, seats={0: {"wood": 1, "placed": 4}}, tracks={"mine": {1: 0}})
    assert chosen(sure) == "owe fort 1"


@pytest.mark.parametrize(("silver", "enough"), [(1, False), (2, False), (3, True)])
def test_silver_that_a_debt_needs_buys_nothing_else(silver: int, enough: bool) -> None:
    """The stone that is owed comes from the mine; the wood costs 1 silver, but 2 after another good was bought."""
    state = table(grids={"fort": {1: owing(0)}}, tracks={"mine": {1: 0}}, seats={0: {"silver": silver}})
    assert Outlook(state).in_hand().affords(Cost(0, 0, 0, either=1)) == enough


def test_the_last_turn_begins_nothing_that_cannot_end() -> None:
    state = table(year=1599, seats={0: {"wood": 1, "stone": 1}}, city={"e6": hut(0)})
    assert chosen(state) == "place e6"
    assert chosen(table(year=1599, city={"e6": house(0)})) == "fields"


# ---- effects


def test_goods_come_in_before_anything_is_built() -> None:
    state = table(phase="effects", city={"e6": hut(0, 1)}, seats={0: {"wood": 1, "stone": 1}}, tracks={"mine": {1: 0}})
    assert chosen(state) == "collect mine 1"


def test_debts_are_paid_before_anything_is_built() -> None:
    state = table(
        phase="effects",
        city={"e6": hut(0, 1)},
        seats={0: {"wood": 1, "stone": 1}},
        grids={"fort": {1: owing(0)}},
    )
    assert {"use e6", "settle fort 1"} <= legal(state)
    assert chosen(state) == "settle fort 1"


def test_an_artisan_makes_what_a_debt_needs_of_what_it_does_not_need() -> None:
    state = table(
        phase="effects",
        seats={0: {"wood": 1, "stone": 2, "precious": 1, "artisan": 1}},
        grids={"palace": {1: owing(0), 2: owing(0)}},
    )
    assert {"craft wood", "craft stone"} <= legal(state)
    assert chosen(state) == "craft wood"


def test_a_church_is_given_to_while_there_is_silver() -> None:
    city = {"e6": house(0), "e5": shared("church", 0)}
    assert chosen(table(phase="effects", city=city, seats={0: {"silver": 2}})) == "use e5"


def test_a_square_is_built_where_it_may() -> None:
    around = {space: house(0) for space in ("e6", "e7", "e8", "f6", "g6")}
    state = table(phase="effects", city={**around, "f7": crew(0, 2)}, seats={0: {"wood": 1, "stone": 1}})
    assert chosen(state) == "use f7"
    state.apply(TITLE.parse("use f7"))
    assert "square" in chosen(state)


def test_sets_are_loaded_and_nothing_that_comes_back_too_late() -> None:
    mine = {"wood": 1, "stone": 1, "precious": 1, "dock": 1}
    assert chosen(table(phase="effects", harbor=True, seats={0: mine}, year=1590)).startswith("load")
    assert chosen(table(phase="effects", harbor=True, seats={0: mine}, year=1598)) == "done"


# ---- the rest


def test_costs_are_paid_in_kind_and_walls_with_the_good_of_which_there_is_more() -> None:
    state = table(seats={0: {"wood": 1, "stone": 3, "silver": 5}})
    state.apply(TITLE.parse("work walls 1"))
    assert chosen(state) == "pay 0 wood 1 stone"


def test_roads_lead_to_the_district_with_the_most_own_houses() -> None:
    state = table(phase="laying-roads", city={"e6": house(0), "e7": house(0)}, step={"pieces": 3})
    for _ in range(2):
        state.apply(TITLE.parse(chosen(state)))
    assert state.city.connected >> int(state.board.district[5 * 16 + 4]) & 1


def test_the_palace_goes_where_the_own_houses_are() -> None:
    city = {"e6": house(0), "e7": house(0), "l6": house(1)}
    state = table(phase="siting", city=city, step={"target": "palace"})
    assert chosen(state) in {f"site {space}" for space in ("g8", "g9", "g10", "h8")}


def test_it_moves_to_the_front_and_stays_there() -> None:
    assert chosen(table(phase="ordering", actor=None, order=[1, 0, 2, 3], seats={0: {"added": 1}})) == "position 1"
    assert chosen(table(phase="ordering", actor=None, order=[0, 1, 2, 3], seats={0: {"added": 1}})) == "stay"


@pytest.mark.parametrize(
    ("given", "asked", "reply"),
    [
        ({"precious": 1}, {"silver": 1}, "accept"),
        ({"wood": 1}, {"precious": 1}, "decline"),
        ({}, {"silver": 1}, "decline"),
        ({"silver": 3}, {}, "accept"),
    ],
)
def test_a_trade_is_accepted_if_it_gains(given: dict[str, int], asked: dict[str, int], reply: str) -> None:
    goods = {"wood": 3, "stone": 3, "precious": 3, "silver": 3}
    state = as_table(TITLE.from_position(table(trade=True, seats={0: goods, 1: goods}).to_position()))
    for part in ["offer 2", *(f"give {n} {ware}" for ware, n in given.items())]:
        state.apply(TITLE.parse(part))
    for part in [*(f"ask {n} {ware}" for ware, n in asked.items()), "propose"]:
        state.apply(TITLE.parse(part))
    assert chosen(state) == reply


def test_a_trade_that_would_break_a_bid_is_declined() -> None:
    mine = {"silver": 5, "score": 10, "tally": {"grids": 10}}
    for bids, reply in (({}, "accept"), ({"gunner": 0}, "decline")):
        state = table(trade=True, actor=1, seats={0: mine, 1: {"precious": 2}}, bids=bids, year=1582)
        for part in ("offer 1", "give 2 precious", "ask 1 silver", "propose"):
            state.apply(TITLE.parse(part))
        assert chosen(state) == reply


def test_it_proposes_nothing_itself() -> None:
    state = table(trade=True, seats={0: {"wood": 3}, 1: {"stone": 3}})
    assert "offer 2" in legal(state)
    assert not chosen(state).startswith("offer")
    state.apply(TITLE.parse("offer 2"))
    assert chosen(state) == "withdraw"


def test_in_edition_1_it_buys_a_good_when_there_is_none_left() -> None:
    mine = {"silver": 4, "wood": 3, "placed": 5}
    state = table(edition="1", city={"e6": hut(0, 1)}, phase="effects", seats={0: mine})
    assert chosen(state) == "buy stone"
