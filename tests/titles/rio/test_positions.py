"""Positions: every state comes back from its own, and what is left out is filled in."""

from __future__ import annotations

import pytest

from cabildo.engine.positions import position_hash
from cabildo.testing import laws
from cabildo.titles.rio import phases
from cabildo.titles.rio.title import TITLE
from tests.titles.rio.build import (
    CENTRAL_ROADS,
    asked,
    crew,
    full,
    happens,
    house,
    hut,
    legal,
    legal_of,
    new_game,
    order,
    owing,
    play,
    random_game,
    refusal,
    shadow,
    stock,
    supply,
    table,
    tally,
)
from tests.titles.rio.busy_games import GAMES, comes_back, rich_game, states_of

RARE = (phases.AT_SPACE, phases.SITING, phases.ORDERING)


# ---- every state comes back


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_random_game_comes_back(players: int) -> None:
    trade = players > 3
    for number, (_, state) in enumerate(random_game(players, seed=players, trade=trade)):
        if number % 7 == 0 or state.over:
            comes_back(state)


@pytest.mark.parametrize("name", GAMES)
def test_positions_of_busy_games_come_back(name: str) -> None:
    players, fields = GAMES[name]
    for number, state in enumerate(rich_game(players, 5, **fields)):
        if number % 13 == 0 or state.over or state.phase in RARE:
            comes_back(state)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_busy_games_comes_back(name: str) -> None:
    players, fields = GAMES[name]
    for state in rich_game(players, 100, **fields):
        comes_back(state)


def test_the_busy_games_show_every_decision() -> None:
    """So that the tests above have met them all."""
    met = {int(state.phase) for name in GAMES for state in states_of(name)}
    assert met == {number for number, phase in enumerate(new_game(2).phases) if phase.asks()}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_in_the_same_way_from_its_position(name: str) -> None:
    players, fields = GAMES[name]
    states = [state.copy() for number, state in enumerate(rich_game(players, 7, **fields)) if number % 40 == 25]
    laws.positions_go_both_ways(TITLE, states)


def test_who_filled_a_grid_that_is_not_full_does_not_matter() -> None:
    """The same discs placed in another order are the same position."""
    one = table(2, seats={0: {"wood": 3, "stone": 3}})
    other = one.copy()
    play(one, "owe fort 1", "owe harbor 2", "done")
    play(other, "owe harbor 2", "owe fort 1", "done")
    assert position_hash(one) == position_hash(other)


def test_grids_are_completed_in_the_order_that_the_position_tells() -> None:
    grids = {"fort": full(8, 0, 1), "harbor": full(5, 1, 0)}
    for filled in ([["fort", 0], ["harbor", 1]], [["harbor", 1], ["fort", 0]]):
        state = table(3, actor=2, grids=grids, filled=filled)
        completed = [data for name, data in happens(comes_back(state), "done") if name == "grid-completed"]
        assert [[data["grid"], data["seat"]] for data in completed] == filled


def test_an_offer_is_remembered() -> None:
    state = table(3, edition="1", trade=True, seats={0: {"wood": 2, "offices": ["gunner"]}, 1: {"silver": 9}})
    play(state, "offer 2", "give 1 wood", "give gunner")
    assert legal_of(comes_back(state), "give") == set()
    play(state, "ask 3 silver", "propose")
    assert asked(comes_back(state)) == (1, "replying")
    play(state, "counter", "give 2 silver")
    assert asked(comes_back(state)) == (1, "offering")
    assert legal_of(comes_back(state), "ask") >= {"1 wood", "2 wood", "gunner"}
    assert legal_of(comes_back(state), "give") == set()
    play(state, "ask 1 wood", "propose")
    assert asked(comes_back(state)) == (0, "replying")
    play(state, "accept")
    assert state.to_position()["players"][0]["offered"] == {
        "to": 1,
        "give": {"wood": 1},
        "give_offices": ["gunner"],
        "ask": {"silver": 3},
    }
    again = comes_back(state)
    play(again, "offer 2", "give 1 wood", "give gunner", "ask 3 silver")
    assert "propose" not in legal(again)


# ---- what is left out


def test_a_position_needs_only_its_players() -> None:
    state = TITLE.from_position({"title": "rio", "players": [{}, {}, {}]})
    assert asked(state) == (0, "placing")
    assert order(state) == [0, 1, 2]
    assert [supply(state, seat) for seat in range(3)] == [9, 9, 9]
    start = new_game(3)
    assert TITLE.material(state) == TITLE.material(start)
    assert list(state.city.reach) == list(start.city.reach)
    assert state.city.walls == start.city.walls


def test_what_is_not_on_the_table_is_in_the_box() -> None:
    state = table(
        2,
        phase="effects",
        seats={0: {"fields": 1, "artisan": 1, "added": 1, "dock": 1}},
        city={"e6": crew(0, 2), "f6": hut(1, 1), "g6": house(1), "h6": "market", "i6": "church", "j6": "garden"},
        roads=["a1-b1"],
        walls=["north a", "west 3"],
        harbor=True,
        grids={"fort": {1: 0, 2: shadow(1)}, "walls": {4: owing(0)}},
        tracks={"mine": {4: 1}},
        bids={"bishop": 1},
    )
    assert supply(state, 0) == 9 - 4 - 2 - 2
    assert supply(state, 1) == 9 - 1 - 3 - 1
    assert state.players[1].tiles == 11
    assert [stock(state, tile) for tile in ("market-corporation", "church-barracks", "square-garden")] == [3, 4, 2]
    assert state.pieces == 57
    assert state.shadows == 9


def test_a_score_without_a_source_comes_from_buildings() -> None:
    state = table(2, seats={0: {"score": 12}, 1: {"score": 3, "tally": {"ship": 4, "debts": -3}}})
    assert tally(state, 0) == {"buildings": 12}
    assert tally(state, 1) == {"ship": 4, "debts": -3, "buildings": 2}
    assert table(2, seats={0: {"tally": {"ship": 4, "bids": -5}}}).players[0].score == -1


def test_reach_nobles_and_connections_follow_from_the_city() -> None:
    state = table(3, city={"d4": house(2), "h7": "church", "g8": "palace"}, roads=CENTRAL_ROADS)
    assert state.city.reach[2 * 16 + 2] == 1 << 2 | 1 << 10
    assert state.city.palace == 7 * 16 + 6
    assert state.city.connected == 1 << 5 | 1 << 6
    assert state.city.nobles[5] == 1 << 11


def test_what_a_position_says_in_short_it_writes_in_short() -> None:
    city = {"e6": {"building": "market"}, "f6": {"building": "hut", "owner": 1}, "g6": {"workers": {"0": 2}}}
    written = table(3, city=city, grids={"fort": {2: {"seat": 1}}}).to_position()
    assert written["city"] == {**city, "e6": "market"}
    assert written["grids"] == {"fort": {"2": 1}}


def test_the_mover_need_not_be_named() -> None:
    state = table(3, phase="ordering", actor=None, seats={0: {"added": 2}, 2: {"added": 1}})
    assert asked(state) == (2, "ordering")
    assert asked(comes_back(play(state, "stay"))) == (0, "ordering")


def test_a_position_with_one_answer_rests() -> None:
    ring = dict.fromkeys(["g8", "g9", "g10", "h8", "i8", "j8", "j9"], hut(0))
    sited = table(3, phase="siting", step={"target": "palace"}, city=ring)
    assert legal(sited) == {"site j10"}
    paid = table(3, phase="paying", seats={0: {"wood": 1, "stone": 1}}, step={"paying": "worker", "target": "fort 1"})
    assert legal(paid) == {"pay 1 wood 1 stone"}


def test_a_stated_stock_is_kept_and_the_rest_follows() -> None:
    """Nobody has to compute what the box still holds: what is stated is there, what is not there is lost."""
    bank = {"tiles": {"square-garden": 1}, "pieces": 4}
    state = table(stock=bank, seats={0: {"supply": 2, "fields": 1}})
    view = state.view(None)
    assert (view["stock"]["tiles"]["square-garden"], view["stock"]["tiles"]["market-corporation"]) == (1, 4)
    assert (view["stock"]["pieces"], view["players"][0]["supply"], view["players"][1]["supply"]) == (4, 2, 9)
    written = state.to_position()
    assert written["stock"] == bank
    assert written["players"][0]["supply"] == 2
    assert TITLE.from_position(written).to_position() == written


def test_whoever_has_no_worker_at_hand_can_only_end_the_placement() -> None:
    state = table(seats={0: {"supply": 0}})
    assert legal(state) == {"done"}


def test_a_game_that_is_over_is_scored_as_it_stands() -> None:
    """The last year needs not be said."""
    state = table(phase="over", actor=None, seats={1: {"score": 12, "silver": 3}})
    assert state.view(None)["year"] == 1599
    assert state.standings().final
    assert state.standings().of(1).rank == 1


def test_the_attacker_of_a_war_was_attacker_in_this_cycle() -> None:
    war = {"enemy": "natives", "attacker": 1, "camps": {"north a": [1]}}
    state = table(phase="leading", actor=None, war=war)
    assert state.to_position()["attacked"] == [1]
    assert refusal(phase="leading", actor=None, war=war, attacked=[0]).startswith("war.attacker: is not marked")
