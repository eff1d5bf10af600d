"""What each of the eighteen Events does, when it bites and when it cannot."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.messages import Messages
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    building,
    coins,
    cubes,
    house,
    legal,
    lot,
    next_decade,
    palace,
    play,
    reason,
    refused,
    score,
    supply,
    tally,
    tension,
    until,
    workers,
)
from tests.titles.trinidad.eventful import choice, kept, with_event

pytestmark = pytest.mark.rule("TR-EVENT-07")
SEATS = range(4)


def councils(state: TrinidadState) -> list[int]:
    return [int(player.council) for player in state.players]


def scores(state: TrinidadState) -> list[int]:
    return [score(state, seat) for seat in range(len(state.players))]


# ---- P1 good harvest, N1 drought

QUARRY = {"e3": house(0), "e4": "quarry", "f3": "carpentry", "d3": "hacienda-stone"}


def test_good_harvest_gives_one_cube_more_once() -> None:
    state = with_event("good-harvest", buildings=QUARRY)
    before = supply(state)["stone"]
    play(state, "activate e4", "take cubes", "store stone 1", "store stone 1")
    assert cubes(state, 0) == (3, 0, 0, 0)
    assert supply(state)["stone"] == before - 1, "the third comes from the supply"
    until(play(state, "pass", "pass", "pass"), "turn")
    play(state, "activate f3", "take cubes", "store wood 1", "store wood 1")
    assert cubes(state, 0) == (3, 2, 0, 0), "the second activation is as usual"


def test_good_harvest_gives_a_cube_where_the_grids_are_empty() -> None:
    empty: dict[str, Any] = {"buildings": QUARRY, "stores": {"stone": [0, 0, 0, 0]}}
    state = with_event("good-harvest", **empty)
    play(state, "activate e4", "take cubes")
    assert cubes(state, 0) == (1, 0, 0, 0)
    used = with_event("good-harvest", seats={0: {"used": ["event"]}}, **empty)
    assert refused(used, "activate e4") == "TR-GRID-04"


def test_good_harvest_cannot_give_what_the_supply_has_not() -> None:
    state = with_event("good-harvest", buildings=QUARRY, supply={"cubes": {"stone": 0}})
    play(state, "activate e4", "take cubes", "store stone 1", "store stone 1")
    assert cubes(state, 0) == (2, 0, 0, 0)
    assert state.players[0].used != 0, "that was the first activation all the same"


def test_good_harvest_adds_nothing_to_other_effects() -> None:
    state = with_event("good-harvest", buildings=QUARRY, seats={0: {"stone": 2}})
    play(state, "activate e4", "refine")
    assert cubes(state, 0) == (0, 0, 1, 0)
    assert state.players[0].used == 0, "the harvest is still to come"


@pytest.mark.parametrize(("space", "stone"), [("e4", 1), ("d3", 2)])
def test_drought_takes_one_cube(space: str, stone: int) -> None:
    """A Quarry yields 1 instead of 2, a Hacienda 2 instead of 3."""
    state = with_event("drought", buildings=QUARRY)
    play(state, f"activate {space}", "take cubes", "store stone 1")
    assert cubes(state, 0) == (stone, 0, 0, 0)
    assert asked(state)[0] == 1, "nothing more is asked"


def test_drought_leaves_purchases_and_refining_alone() -> None:
    state = with_event("drought", buildings={"e3": house(0), "e4": "market"}, seats={0: {"coins": 2}})
    play(state, "activate e4", "buy 2 wood", "store wood 1", "store wood 1")
    assert cubes(state, 0) == (0, 2, 0, 0)
    refined = with_event("drought", buildings=QUARRY, seats={0: {"stone": 2}})
    assert cubes(play(refined, "activate e4", "refine"), 0) == (0, 0, 1, 0)


# ---- P2 open council, N2 unrest


def test_open_council_gives_everybody_two_points() -> None:
    state = kept("open-council", seats={seat: {"council": value} for seat, value in enumerate((3, 8, 14, 15))})
    assert councils(state) == [5, 10, 15, 15], "not beyond the end of the track"
    assert state.players[2].banners[1] == 2, "whose banner is green"


def test_unrest_takes_a_council_point_but_never_the_last() -> None:
    state = kept("unrest", seats={seat: {"council": value} for seat, value in enumerate((3, 8, 1, 2))})
    assert councils(state) == [2, 7, 1, 1]
    assert scores(state) == [0, 0, 0, 0], "it is no fall to 0"


# ---- P3 silver fleet, N3 crown tax


def test_silver_fleet_brings_everybody_a_bronze() -> None:
    state = kept("silver-fleet", seats={0: {"coins": 2}})
    assert [coins(state, seat) for seat in SEATS] == [3, 1, 1, 1]


def test_silver_fleet_comes_as_far_as_the_supply_goes() -> None:
    state = kept("silver-fleet", order=[2, 0, 3, 1], supply={"coins": 3})
    assert [coins(state, seat) for seat in SEATS] == [1, 0, 1, 1], "in the order of play"
    assert state.coins == 0


def test_crown_tax_is_paid_or_costs_two_points() -> None:
    state = kept("crown-tax", order=[2, 0, 3, 1], seats={2: {"coins": 2}, 0: {"coins": 1}})
    before = int(state.coins)
    assert asked(state) == (2, "suffering")
    assert legal(state) == {"give up", "bear"}
    play(state, "give up")
    assert asked(state) == (0, "suffering")
    play(state, "bear")
    assert asked(state) == (3, "suffering"), "also who has nothing is asked, so that nobody sees it"
    assert legal(state) == {"bear"}
    assert reason(state, "give up") == "TR-EVENT-07"
    play(state, "bear", "bear")
    assert asked(state) == (1, "keeping")
    assert [coins(state, seat) for seat in SEATS] == [1, 0, 1, 0]
    assert scores(state) == [-2, -2, 0, -2]
    assert tally(state, 3) == {"events": -2}
    assert state.coins == before + 1


@pytest.mark.rule("TR-EVENT-07", "TR-AFF-78")
def test_no_card_lowers_the_tax() -> None:
    state = kept("crown-tax", order=[2, 0, 3, 1], seats={2: {"hand": [78]}, 0: {"coins": 1, "hand": [56]}})
    assert legal(state) == {"bear"}
    play(state, "bear", "give up")
    assert (coins(state, 0), asked(state)) == (0, (3, "suffering"))


# ---- P4 pilgrimage, N9 inquisition


def test_a_pilgrimage_costs_a_bronze_once() -> None:
    state = with_event("pilgrimage", seats={0: {"coins": 3}, 1: {"coins": 0}})
    assert "pilgrimage" in legal(state)
    play(state, "pilgrimage")
    assert (state.players[0].faith, coins(state, 0)) == (1, 2)
    assert asked(state) == (0, "turn"), "it is a free action"
    assert refused(state, "pilgrimage") == "TR-EVENT-07"
    play(state, "council 1")
    assert refused(state, "pilgrimage") == "TR-EVENT-07", "without a coin"


@pytest.mark.rule("TR-AFF-78")
def test_a_card_pays_for_a_pilgrimage() -> None:
    state = with_event("pilgrimage", seats={0: {"coins": 0, "hand": [78]}})
    assert "pilgrimage" in legal(state)
    assert reason(state, "pilgrimage") is None
    play(state, "pilgrimage", "use 78")
    assert (state.players[0].faith, state.players[0].coins) == (1, 0)
    without = with_event("pilgrimage", seats={0: {"coins": 0, "hand": [78], "rotated": [78]}})
    assert refused(without, "pilgrimage") == "TR-EVENT-07"


def test_a_pilgrimage_needs_a_token_and_its_event() -> None:
    faithless = with_event("pilgrimage", seats={0: {"coins": 3}}, supply={"faith": 0})
    assert refused(faithless, "pilgrimage") == "TR-ACTIVATE-30"
    assert refused(with_event("fire", seats={0: {"coins": 3}}), "pilgrimage") == "TR-EVENT-07"


def test_who_could_go_on_a_pilgrimage_is_asked_before_they_pass() -> None:
    """Whether they have a coin is behind their screen."""
    broke = {"workers": 0, "spent": 6}
    for bronze in (0, 1):
        state = with_event("pilgrimage", seats={1: {**broke, "coins": bronze}}, warehouse={})
        play(state, "pass")
        assert asked(state) == (1, "turn")
        assert state.decision.usual is None
        assert ("pilgrimage" in legal(state)) == (bronze == 1)


def test_the_inquisition_takes_a_token_or_three_points() -> None:
    state = kept("inquisition", seats={0: {"faith": 2}, 1: {"faith": 1}, 3: {"faith": 1}})
    before = int(state.faith)
    assert asked(state) == (0, "suffering")
    play(state, "give up", "bear")
    assert asked(state) == (3, "suffering"), "seat 2 has nothing to answer for"
    play(state, "give up")
    assert [int(player.faith) for player in state.players] == [1, 1, 0, 0]
    assert scores(state) == [0, -3, 0, 0]
    assert state.faith == before + 2


def test_the_inquisition_without_tokens_asks_nobody() -> None:
    state = kept("inquisition")
    assert asked(state) == (1, "keeping")
    assert scores(state) == [0, 0, 0, 0]


# ---- P5 volunteers, N7 epidemic


def test_volunteers_come_once_without_a_worker() -> None:
    state = with_event("volunteers", seats={0: {"workers": 0, "spent": 6}})
    play(state, "volunteer")
    assert state.players[0].units[0] == 1
    assert workers(state, 0) == 0
    assert asked(state) == (0, "turn")
    assert refused(state, "volunteer") == "TR-EVENT-07"


def test_volunteers_need_a_marker_and_a_piece() -> None:
    full = with_event("volunteers", seats={0: {"units": ["miliciano", "soldier", "miliciano"]}})
    assert refused(full, "volunteer") == "TR-MIL-02"
    gone = with_event("volunteers", supply={"milicianos": 0})
    assert refused(gone, "volunteer") == "TR-MIL-02"
    assert refused(with_event("storm"), "volunteer") == "TR-EVENT-07"
    last = play(with_event("volunteers", supply={"milicianos": 1}), "volunteer")
    assert (last.players[0].units[0], last.milicianos) == (1, 0)


def test_an_epidemic_takes_a_worker_for_the_decade() -> None:
    state = kept("epidemic", seats={1: {"workers": 1, "spent": 5}})
    assert [workers(state, seat) for seat in SEATS] == [5, 0, 5, 5]
    next_decade(state)
    assert [workers(state, seat) for seat in SEATS] == [6, 6, 6, 6]


def test_an_epidemic_cannot_take_what_is_not_at_hand() -> None:
    waiting = [{"phase": "keeping", "actor": 1, "step": {"cards": [20, 55]}}, {"phase": "turn", "actor": 1}]
    seats = {0: {"workers": 0, "spent": 6, "helpers": 2}, 1: {"workers": 4, "spent": 2}}
    state = kept("epidemic", seats=seats, waiting=waiting)
    assert [workers(state, seat) for seat in SEATS] == [0, 3, 5, 5]
    assert state.players[0].helpers == 2, "the council's workers are not one's own"
    assert state.players[0].spent == 6


# ---- P6 truce talks, N6 raids


def test_truce_talks_bring_both_markers_back() -> None:
    assert tension(kept("truce-talks", tension={"natives": 5, "pirates": 9})) == {"natives": 4, "pirates": 8}


def test_truce_talks_stop_at_the_first_space() -> None:
    assert tension(kept("truce-talks", tension={"natives": 1, "pirates": 2})) == {"natives": 1, "pirates": 1}


def test_raids_raise_both_markers() -> None:
    assert tension(kept("raids", tension={"natives": 5, "pirates": 8})) == {"natives": 6, "pirates": 9}


def test_raids_stop_at_the_end() -> None:
    assert tension(kept("raids", tension={"natives": 16, "pirates": 15})) == {"natives": 16, "pirates": 16}


# ---- P7 master masons


def test_master_masons_build_the_first_house_for_less() -> None:
    seats = {0: {"stone": 0, "wood": 0}, 1: {"stone": 1, "wood": 1}}
    state = with_event("master-masons", buildings={"e3": lot(0), "g3": lot(0), "e4": lot(1)}, seats=seats)
    play(state, "build house", "site e3")
    assert building(state, "e3") == "house"
    assert workers(state, 0) == 4, "workers are as usual"
    play(state, "build house")
    assert cubes(state, 1) == (1, 1, 0, 0), "for each player"
    play(state, "pass", "pass")
    assert asked(state) == (0, "turn")
    assert refused(state, "build house") == "TR-BUILD-02", "the second costs stone and wood again"


def test_master_masons_do_not_build_palaces() -> None:
    cubes_left = {"stone": 2, "wood": 2, "metal": 1}
    state = with_event("master-masons", buildings={"e3": house(0)}, seats={0: {"cubes": cubes_left}})
    assert refused(state, "build palace") == "TR-BUILD-03"


# ---- P8 city feast


def test_a_feast_for_everybody_with_a_house_in_a_central_district() -> None:
    """The districts CL and CR have no outer side."""
    state = kept("city-feast", buildings={"d5": house(0), "e5": house(0), "k5": house(2), "a1": house(3)})
    assert scores(state) == [2, 0, 2, 0]
    assert tally(state, 0) == {"events": 2}, "once, not for each House"


def test_no_feast_for_lots_and_palaces() -> None:
    assert scores(kept("city-feast", buildings={"d5": lot(0), "e5": palace(1)})) == [0, 0, 0, 0]


# ---- P9 trade winds, N4 storm


def test_trade_winds_save_a_worker() -> None:
    seats = {0: {"stone": 3, "workers": 1, "spent": 5}}
    state = play(with_event("trade-winds", seats=seats), "load stone")
    assert workers(state, 0) == 0
    assert refused(with_event("city-feast", seats=seats), "load stone") == "TR-SHIP-01"


def test_trade_winds_save_nothing_behind_the_harbor() -> None:
    state = with_event("trade-winds", seats={0: {"stone": 3}}, harbor=True)
    play(state, "load stone")
    assert workers(state, 0) == 5
    none_left = with_event("trade-winds", seats={0: {"stone": 3, "workers": 0, "spent": 6}})
    assert refused(none_left, "load stone") == "TR-ACTION-02"


@pytest.mark.rule("TR-EVENT-07", "TR-SHIP-02", "TR-SHIP-05")
def test_a_storm_keeps_loads_for_the_next_decade_and_the_dock_full() -> None:
    state = with_event("storm", seats={0: {"stone": 6}, 1: {"dock": {"triplet": 1}}})
    play(state, "load stone")
    next_decade(state)
    assert state.decade == 2
    assert [int(load) for load in state.players[0].dock] == [1, 0, 0, 0]
    assert (coins(state, 0), cubes(state, 1)[3]) == (0, 0), "nobody was paid"
    until(state, "turn")
    while asked(state) != (0, "turn"):
        play(state, "pass")
    assert refused(state, "load stone") == "TR-SHIP-02", "a second load finds no room"
    next_decade(state)
    assert [int(load) for load in state.players[0].dock] == [0, 0, 0, 0]
    assert coins(state, 0) == 3, "then it is paid once"
    assert cubes(state, 1)[3] == 1


def test_a_storm_without_loads_does_nothing() -> None:
    state = next_decade(with_event("storm"))
    assert [sum(player.dock) for player in state.players] == [0, 0, 0, 0]


# ---- N5 fire


def test_fire_takes_a_lot_or_two_points() -> None:
    lots = {"e3": lot(0), "g3": lot(0), "e4": lot(1), "h3": house(2)}
    state = kept("fire", buildings=lots)
    assert asked(state) == (0, "suffering")
    assert legal(state) == {"remove e3", "remove g3", "bear"}
    assert reason(state, "remove e4") == "TR-EVENT-07"
    assert reason(state, "remove h3") == "TR-EVENT-07"
    play(state, "remove g3")
    assert building(state, "g3") is None
    assert state.players[0].lots == 1
    play(state, "bear")
    assert building(state, "e4") == "lot"
    assert asked(state) == (1, "keeping")
    assert scores(state) == [0, -2, -2, -2], "who has no Lot loses points unasked"
    assert tally(state, 2) == {"events": -2}


# ---- N8 shortage


def test_a_shortage_closes_the_warehouse() -> None:
    state = with_event("shortage")
    assert refused(state, "warehouse stone") == "TR-EVENT-07"
    assert refused(state, "warehouse wood") == "TR-EVENT-07"
    assert "warehouse stone" in legal(with_event("drought"))


def test_a_shortage_leaves_cubes_that_were_taken_before() -> None:
    """Two wood of the warehouse, then a card is looked at, which brings the shortage: they are lost with the turn."""
    waiting = [{"phase": "keeping", "actor": 0, "step": {"cards": [20, 55]}}, {"phase": "turn", "actor": 0}]
    seats = {0: {"borrowed": {"wood": 2}, "workers": 4, "spent": 2}}
    state = kept("shortage", seats=seats, waiting=waiting, warehouse={"stone": 2})
    assert [int(cube) for cube in state.players[0].borrowed] == [0, 2]
    before = supply(state)["wood"]
    play(state, "keep 20")
    assert supply(state)["wood"] == before + 2


# ---- how its answers are told


def said(state: TrinidadState) -> set[str]:
    messages = Messages(TITLE, "en")
    return {messages.action(notation, TITLE.facts(state, notation)) for notation in legal(state)}


def test_answers_name_the_events_and_what_they_ask_for() -> None:
    assert said(choice("open-council", "storm")) == {"Open Council", "Storm"}
    assert said(kept("crown-tax", seats={0: {"coins": 1}})) == {"pay 1 bronze", "lose 2 points"}
    assert said(kept("inquisition", seats={0: {"faith": 1}})) == {"give a Faith token back", "lose 3 points"}
    fire = kept("fire", buildings={"e3": lot(0)})
    assert said(fire) == {"the Lot on e3 burns down", "lose 2 points"}
