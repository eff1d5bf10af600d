"""A position that cannot be is refused by field and rule."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.rio.title import TITLE
from tests.titles.rio.build import (
    crew,
    full,
    hut,
    owing,
    refusal,
    shadow,
    shared,
)


def effects(**fields: Any) -> dict[str, Any]:
    return {"phase": "effects", **fields}


OFFER = {"phase": "offering", "trade": True}
WITH_1 = {"partner": 1}
EFFECTS = {"phase": "effects"}


def paying(purchase: str, *waiting: dict[str, Any]) -> dict[str, Any]:
    """Something is paid for, amid what waits."""
    return {"phase": "paying", "step": {"purchase": purchase}, "waiting": list(waiting)}


REFUSED: list[tuple[str, dict[str, Any]]] = [
    # time and order
    ("year: 1579 is not one of 1580 to 1599 (RP-TURN-03)", {"year": 1579}),
    ("year: 1600 is not one of 1580 to 1599 (RP-TURN-03)", {"year": 1600}),
    ("year: 1595 is not one of 1580 to 1594 (RP-SHORT-01)", {"year": 1595, "length": "short"}),
    ("order: must name every seat once (RP-SETUP-09)", {"order": [0, 1, 2]}),
    ("order: must name every seat once (RP-SETUP-09)", {"order": [0, 1, 2, 2]}),
    ("phase: 'war' is none of placing, ", {"phase": "war"}),
    ("phase: a game is over only after its last year (RP-END-01)", {"phase": "over", "year": 1598, "actor": None}),
    ("actor: nobody is asked any more (RP-END-01)", {"phase": "over", "actor": 0}),
    ("actor: there is no seat 4 (RP-SETUP-01)", {"actor": 4}),
    # stocks
    ("players[0].supply: is 10, but only 9 are left of the box (RP-COMP-02)", {"seats": {0: {"supply": 10}}}),
    ("players[0].supply: is 8, but only 7 are left", {"seats": {0: {"supply": 8, "fields": 2}}}),
    ("players[0].tiles: is 13, but only 12 are left", {"seats": {0: {"tiles": 13}}, "city": {"e6": hut(0)}}),
    ("stock.tiles.tower: 'tower' is none of stonecutter-carpenter, ", {"stock": {"tiles": {"tower": 1}}}),
    (
        "stock.tiles.square-garden: is 3, but only 2 are left of the box (RP-COMP-04)",
        {"stock": {"tiles": {"square-garden": 3}}, "city": {"a1": "garden-square"}},
    ),
    ("stock.pieces: is 99, but only 60 are left of the box (RP-COMP-08)", {"stock": {"pieces": 99}}),
    ("stock.shadows: is 1, but only 0 are left of the box (RP-VAR2P-02)", {"stock": {"shadows": 1}}),
    # players
    ("players[1]: has 1 workers too many (RP-COMP-02)", {"seats": {1: {"fields": 10}}}),
    (
        "players[0]: has 2 workers too many (RP-COMP-02)",
        {"seats": {0: {"fields": 3, "artisan": 2}}, "city": {"e6": crew(0, 3)}, "tracks": {"mine": {5: 0}}},
    ),
    ("players[0].tally.luck: 'luck' is none of grids, ", {"seats": {0: {"tally": {"luck": 1}}}}),
    ("players[0].cargo.silver: 'silver' is none of wood, stone, pr", {"seats": {0: {"cargo": {"silver": 1}}}}),
    ("players[0].placed: 6 workers in a turn (RP-PLACE-01)", {"seats": {0: {"placed": 6}}}),
    ("players[1].placed: their placement comes later (RP-PLACE-03)", {"seats": {1: {"placed": 1}}}),
    ("players[0].shadows: 1 shadow discs placed are too many (RP-VAR2P-02)", {"seats": {0: {"shadows": 1}}}),
    ("players[0].loaded: their effects turn comes later (RP-SHIP-03)", {"seats": {0: {"loaded": 1}}}),
    (
        "players[0].loaded: is more than dock and cargo allow (RP-SHIP-03)",
        effects(harbor=True, seats={0: {"loaded": 4, "dock": 1, "cargo": {"wood": 5}}}),
    ),
    (
        "offices_used[0]: nobody has used the master-merchant in this turn (RP-OFFICE-10)",
        effects(offices_used=["master-merchant"]),
    ),
    (
        "offices_used[0]: nobody has used the roadmaker in this turn (RP-OFFICE-10)",
        {"seats": {0: {"offices": ["roadmaker"]}}, "offices_used": ["roadmaker"]},
    ),
    ("players[0].offers: 1 offers are too many (RP-TRADE-01)", {"seats": {0: {"offers": 1}}}),
    ("players[0].offers: 3 offers are too many (RP-TRADE-01)", {"trade": True, "seats": {0: {"offers": 3}}}),
    ("players[0].offered: no offer was made (RP-TRADE-01)", {"trade": True, "seats": {0: {"offered": {"to": 1}}}}),
    # offices
    ("players[0].offices.pope: 'pope' is none of gunner, ", {"seats": {0: {"offices": {"pope": 1580}}}}),
    (
        "players[1].offices.bishop: is held by seat 0 too (RP-OFFICE-03)",
        {"seats": {0: {"offices": ["bishop"]}, 1: {"offices": ["bishop"]}}},
    ),
    (
        "players[0].offices.bishop: is no year until now (RP-OFFICE-05)",
        effects(seats={0: {"offices": {"bishop": 1581}}}),
    ),
    (
        "players[0].offices.bishop: offices are bought in the effects phase (RP-OFFICE-05)",
        {"seats": {0: {"offices": {"bishop": 1580}}}},
    ),
    ("bids.king: 'king' is none of gunner, ", {"bids": {"king": 0}}),
    ("bids.bishop: there is no seat 4 (RP-SETUP-01)", {"bids": {"bishop": 4}}),
    ("bids.bishop: the office is taken (RP-OFFICE-03)", {"bids": {"bishop": 0}, "seats": {1: {"offices": ["bishop"]}}}),
    ("bids.general: seat 0 bids for more than one office (RP-OFFICE-04)", {"bids": {"bishop": 0, "general": 0}}),
    ("bids.bishop: bids end with the effects turn (RP-OFFICE-09)", effects(actor=1, bids={"bishop": 0})),
    # the city
    ("city.q1: 'q1' is no space of the city (RP-PLACE-05)", {"city": {"q1": "market"}}),
    ("city.h9: is the Plaza Mayor (RP-PLACE-CITY-03)", {"city": {"h9": "market"}}),
    ("city.h9: is the Plaza Mayor (RP-PLACE-CITY-03)", {"city": {"h9": crew(0)}}),
    ("city.e6.building: 'castle' is none of hut, ", {"city": {"e6": "castle"}}),
    ("city.e6.building: is missing (RP-MINOR-24)", {"city": {"e6": {"owner": 1}}}),
    ("city.e6.owner: a house has an owner (RP-MINOR-24)", {"city": {"e6": "house"}}),
    ("city.e6.owner: there is no seat 4 (RP-SETUP-01)", {"city": {"e6": hut(4)}}),
    ("city.e6.owner: a market is common property (RP-MINOR-24)", {"city": {"e6": shared("market", owner=0)}}),
    ("city.e6.workers.4: there is no seat 4 (RP-SETUP-01)", {"city": {"e6": crew(4)}}),
    ("city.e6.workers: 4 workers on a space (RP-PLACE-CITY-01)", {"city": {"e6": crew(0, 4)}}),
    ("city.e6.workers.0: 16 workers on a space (RP-PLACE-CITY-01)", {"city": {"e6": crew(0, 16)}}),
    ("city.e6.workers: are of more than one colour (RP-PLACE-CITY-02)", {"city": {"e6": {"workers": {0: 1, 1: 1}}}}),
    ("city.e6.workers: are of more than one colour (RP-PLACE-CITY-02)", {"city": {"e6": shared("market", 0, 1)}}),
    ("city.e6.workers: there is room for 1 (RP-ACT-03)", {"city": {"e6": hut(0, 2)}}),
    ("city.e6.workers: there is room for 0 (RP-ACT-03)", {"city": {"e6": shared("barracks", 0)}}),
    ("city.e6.workers: there is room for 1 (RP-ACT-03)", {"city": {"e6": shared("church", 0, 0)}}),
    (
        "city.e6.workers: only the owner's workers are on a hut or house (RP-PLACE-CITY-14)",
        {"city": {"e6": {"building": "hut", "owner": 0, "workers": {1: 1}}}},
    ),
    ("city.e6.used: 2 activations are too many (RP-ACT-01)", effects(city={"e6": shared("market", used=2)})),
    ("city.e6.used: 1 activations are too many (RP-ACT-01)", effects(city={"e6": shared("garden", used=1)})),
    ("city.e6.new: nothing is built or activated before the effects", {"city": {"e6": shared("market", new=True)}}),
    ("city.e6.used: nothing is built or activated before the effects", {"city": {"e6": shared("market", used=1)}}),
    ("city.f6.building: the district has another church (RP-MINOR-18)", {"city": {"e6": "church", "f6": "church"}}),
    ("city.e6.building: the palace stands around the Plaza Mayor (RP-MAJOR-26)", {"city": {"e6": "palace"}}),
    ("city.h8.building: there is another palace (RP-COMP-12)", {"city": {"g8": "palace", "h8": "palace"}}),
    ("city.g8.workers: nobody stands on Palace and Cathedral (RP-MAJOR-29)", {"city": {"g8": shared("palace", 0)}}),
    ("city.g8.new: does not apply to the palace (RP-ACT-01)", effects(city={"g8": shared("palace", new=True)})),
    ("city: seat 0 has 1 huts and houses too many (RP-COMP-03)", {"city": {f"{x}1": hut(0) for x in "abcdefghijklmn"}}),
    (
        "city: has 1 tiles stonecutter-carpenter too many (RP-COMP-07)",
        {"city": {f"{x}1": "carpenter" if x < "d" else "stonecutter" for x in "abcdefg"}},
    ),
    ("city: has 1 tiles market-corporation too many (RP-COMP-06)", {"city": {f"{x}1": "market" for x in "abcde"}}),
    ("city: has 1 tiles square-garden too many (RP-COMP-04)", {"city": {f"{x}1": "garden-square" for x in "abcd"}}),
    (
        "city: has 1 tiles church-barracks too many (RP-COMP-05)",
        {"city": {f"{x}1": "church" for x in "aeim"} | {"a2": "barracks", "e2": "barracks"}},
    ),
    # roads and walls
    ("roads[1]: 'e6-e8' is no border for a road (RP-ROAD-01)", {"roads": ["e6-e7", "e6-e8"]}),
    ("roads[0]: 'h9-i9' is no border for a road (RP-ROAD-01)", {"roads": ["h9-i9"]}),
    ("roads[1]: 'e6-e7' is named twice (RP-ROAD-01)", {"roads": ["e6-e7", "e6-e7"]}),
    ("walls[0]: 'north q' is no edge of the city (RP-WALL-02)", {"walls": ["north q"]}),
    ("walls[0]: 'south a' has a printed wall (RP-WALL-08)", {"walls": ["south a"]}),
    ("walls[0]: 'west 10' has a printed wall (RP-WALL-08)", {"walls": ["west 10"]}),
    ("walls[1]: 'north a' is named twice (RP-WALL-02)", {"walls": ["north a", "north a"]}),
    (
        "walls: 1 walls and roads too many (RP-COMP-08)",
        {
            "roads": [f"{x}{y}-{x}{y + 1}" for x in "abcdef" for y in range(1, 10)]
            + [f"p{y}-p{y + 1}" for y in range(1, 8)]
        },
    ),
    # grids
    ("grids.tower: 'tower' is none of palace, ", {"grids": {"tower": {1: 0}}}),
    ("grids.fort.10: the grid has 9 spaces (RP-MAJOR-03)", {"grids": {"fort": {10: 0}}}),
    ("grids.fort.8: the grid has 7 spaces (RP-SHORT-03)", {"length": "short", "grids": {"fort": {8: 0}}}),
    ("grids.fort.10: the grid has 7 spaces (RP-MAJOR-03)", {"length": "short", "grids": {"fort": {10: 0}}}),
    ("grids.roads.5: the grid has 4 spaces (RP-SHORT-02)", {"length": "short", "grids": {"roads": {5: 0}}}),
    ("grids.fort.0: the grid has 9 spaces (RP-MAJOR-03)", {"grids": {"fort": {0: 0}}}),
    ("grids.fort.1: there is no seat 4 (RP-SETUP-01)", {"grids": {"fort": {1: 4}}}),
    ("grids.fort.1.seat: there is no seat 4 (RP-SETUP-01)", {"grids": {"fort": {1: owing(4)}}}),
    ("grids.fort.1: the fort stands already (RP-COMP-12)", {"fort": True, "grids": {"fort": {1: 0}}}),
    ("grids: 1 shadow discs too many (RP-VAR2P-02)", {"grids": {"fort": {1: shadow(0)}}}),
    (
        "grids.fort.1: in this edition a grid space is paid at once (RP-MAJOR-10)",
        {"edition": "1", "grids": {"fort": {1: owing(0)}}},
    ),
    ("grids.roads.1: it costs nothing (RP-MAJOR-16)", {"grids": {"roads": {1: owing(0)}}}),
    ("grids.fort.1: debts end with the effects turn (RP-MAJOR-08)", effects(actor=1, grids={"fort": {1: owing(0)}})),
    ("grids.roads: is complete and would have been built (RP-MAJOR-18)", effects(grids={"roads": full(5, 0, 1)})),
    ("filled[0]: the grid of the roads is not full, or named twice (RP-MAJOR-23)", {"filled": [["roads", 0]]}),
    (
        "filled[0]: seat 2 has placed nobody on this grid (RP-MAJOR-23)",
        {"grids": {"roads": full(5, 0, 1)}, "filled": [["roads", 2]]},
    ),
    # tracks, ship, enemies
    ("tracks.river: 'river' is none of mine, forest (RP-AREA-01)", {"tracks": {"river": {1: 0}}}),
    ("tracks.mine.6: the track has 5 spaces (RP-AREA-04)", {"tracks": {"mine": {6: 0}}}),
    ("tracks.mine.1: there is no seat 4 (RP-SETUP-01)", {"tracks": {"mine": {1: 4}}}),
    ("harbor: must stand before the ship is used (RP-SHIP-01)", {"seats": {0: {"dock": 1}}}),
    ("harbor: must stand before the ship is used (RP-SHIP-01)", {"seats": {0: {"cargo": {"wood": 1}}}}),
    ("players: 29 goods on a ship for 28 (RP-SHIP-06)", {"harbor": True, "seats": {0: {"cargo": {"wood": 29}}}}),
    ("ship.returns: an empty ship does not leave (RP-SHIP-21)", {"harbor": True, "ship": {"returns": 1581}}),
    ("ship.returns: 1583 is not within two turns (RP-SHIP-13)", {"harbor": True, "ship": {"returns": 1583}}),
    (
        "ship.returns: must be 1580 or 1581 (RP-SHIP-13)",
        {"harbor": True, "ship": {"returns": 1582}, "seats": {0: {"cargo": {"wood": 1}}}},
    ),
    (
        "ship.departure_paid: the ship has left already (RP-SHIP-22)",
        {"harbor": True, "ship": {"returns": 1581, "departure_paid": True}, "seats": {0: {"cargo": {"wood": 1}}}},
    ),
    (
        "ship.departure_paid: nothing is aboard and nobody on the dock (RP-SHIP-21)",
        {"harbor": True, "ship": {"departure_paid": True}},
    ),
    ("markers.bandits: 'bandits' is none of natives, pirates (RP-SETUP-12)", {"markers": {"bandits": 2}}),
    ("markers.natives: the track has no space with the value 1 (RP-WARCHECK-14)", {"markers": {"natives": 1}}),
    ("attacked: names seat 1 twice (RP-WAR-03)", {"attacked": [1, 1]}),
    ("attacked: everybody is marked exactly when the last cycle is com", {"attacked": [0, 1, 2, 3]}),
    ("attacked: everybody is marked exactly when the last cycle is com", {"cycles": 1}),
    ("cycles: everybody attacks 1 times at most (RP-WARCHECK-01)", {"attacked": [0, 1, 2, 3], "cycles": 2}),
    # the decision
    ("step.pieces: is nothing that phase placing remembers", {"step": {"pieces": 2}}),
    ("step: object missing required field `space`", {"phase": "at-space"}),
    ("step.space: nothing can be done there (RP-EFFECT-04)", {"phase": "at-space", "step": {"space": "e6"}}),
    ("step: object missing required field `purchase`", {"phase": "paying"}),
    ("step.purchase: 'work fort' is no action of rio (RP-TURN-01)", paying("work fort")),
    ("step.purchase: 'harvest' is nothing that is paid for (RP-TRADE-03)", paying("harvest")),
    ("step.purchase: is not to be paid for (RP-MAJOR-02)", paying("work fort 10")),
    ("step.purchase: seat 0 cannot pay it (RP-MAJOR-06)", paying("work fort 1")),
    ("step.purchase: is not to be paid for (RP-MAJOR-02)", paying("work roads 1")),
    ("step.purchase: seat 0 has no debt there (RP-MAJOR-07)", paying("settle fort 1", EFFECTS)),
    ("waiting[0].phase: is not where this is paid for (RP-TURN-01)", paying("settle fort 1")),
    ("waiting[0].phase: 'ordering' does not wait for phase paying", paying("work fort 1", {"phase": "ordering"})),
    ("waiting[0].actor: there is no seat 4", paying("work fort 1", {"phase": "placing", "actor": 4})),
    (
        "waiting[0].actor: everybody pays for themselves (RP-TRADE-03)",
        paying("work fort 1", {"phase": "placing", "actor": 1}),
    ),
    (
        "waiting[0].step.space: 'z9' is no space of the city (RP-PLACE-05)",
        paying("build hut", {"phase": "at-space", "step": {"space": "z9"}}),
    ),
    (
        "step.purchase: cannot be built there for goods (RP-EFFECT-04)",
        {**paying("build hut", {"phase": "at-space", "step": {"space": "e6"}}), "city": {"e6": crew(0, 2)}},
    ),
    (
        "players[0].placed: no worker is left to place (RP-PLACE-01)",
        {**paying("work fort 1"), "seats": {0: {"placed": 5}}},
    ),
    (
        "step.purchase: there is no disc for it (RP-PLACE-02)",
        {**paying("work fort 1"), "seats": {0: {"fields": 9}}},
    ),
    ("step.purchase: there is no disc for it (RP-VAR2P-02)", paying("shadow fort 1")),
    (
        "step.building: 'fort' is none of palace, cathedral (RP-MAJOR-26)",
        {"phase": "siting", "step": {"building": "fort"}},
    ),
    (
        "step.building: the palace was not completed just now (RP-MAJOR-26)",
        {"phase": "siting", "step": {"building": "palace"}, "city": {"g8": "palace"}},
    ),
    (
        "step.building: the palace was not completed just now (RP-MAJOR-26)",
        {"phase": "siting", "step": {"building": "palace"}, "grids": {"palace": {1: 0}}},
    ),
    ("phase: nobody is asked anything then: it only waits for others (RP-TURN-01)", {"phase": "completing"}),
    ("step.pieces: must be 1 to 3 (RP-ROAD-01)", {"phase": "laying-roads", "step": {"pieces": 0}}),
    ("step.pieces: must be 1 to 3 (RP-WALL-01)", {"phase": "laying-walls", "step": {"pieces": 4}}),
    ("phase: nobody has added workers and may still move (RP-ORDER-10)", {"phase": "ordering", "actor": None}),
    (
        "phase: nobody has added workers and may still move (RP-ORDER-10)",
        {"phase": "ordering", "actor": None, "seats": {0: {"added": 1}}, "step": {"moved": [0]}},
    ),
    ("actor: it is not the turn of seat 0 (RP-ORDER-03)", {"phase": "ordering", "seats": {1: {"added": 1}}}),
    (
        "phase: in this edition nobody chooses a place (RP-ORDER-11)",
        {"phase": "ordering", "edition": "1", "seats": {0: {"added": 1}}},
    ),
    ("step: object missing required field `partner`", OFFER),
    ("step.partner: must be another seat than 0 (RP-TRADE-01)", {**OFFER, "step": {"partner": 0}}),
    ("players[0].offers: must count the offer under way (RP-TRADE-01)", {**OFFER, "step": WITH_1}),
    ("phase: players do not trade in this game (RP-TRADE-01)", {"phase": "offering", "step": WITH_1}),
    (
        "waiting[0].actor: must be seat 1, who began the trade (RP-TRADE-01)",
        {**OFFER, "phase": "replying", "step": {**WITH_1, "give": {"wood": 1}}, "seats": {1: {"wood": 1, "offers": 1}}},
    ),
    (
        "step.give: is more than there is (RP-TRADE-01)",
        {**OFFER, "step": {**WITH_1, "give": {"wood": 1}}, "seats": {0: {"offers": 1}}},
    ),
    (
        "step.ask: is more than there is (RP-TRADE-01)",
        {**OFFER, "step": {**WITH_1, "ask": {"wood": 1}}, "seats": {0: {"offers": 1}}},
    ),
    (
        "step: offices are not traded in this edition (RP-TRADE-02)",
        {**OFFER, "step": {**WITH_1, "ask_offices": ["bishop"]}, "seats": {0: {"offers": 1}}},
    ),
    (
        "step: names an office that its owner does not have (RP-TRADE-02)",
        {**OFFER, "edition": "1", "step": {**WITH_1, "ask_offices": ["bishop"]}, "seats": {0: {"offers": 1}}},
    ),
    ("step: the offer is empty (RP-TRADE-01)", {**OFFER, "phase": "replying", "step": WITH_1}),
    # the form
    ("players[0].wood: expected `int` >= 0", {"seats": {0: {"wood": -1}}}),
    ("players[0]: object contains unknown field `gold`", {"seats": {0: {"gold": 1}}}),
    ("generator[0]: expected `int` >= 1", {"generator": [0, 1]}),
    ("generator[1]: must be below 2147483399", {"generator": [1, 2147483400]}),
    ("rules: version 2 is not known", {"rules": 2}),
    ("option 'luck': rio does not have it", {"options": {"luck": 1}}),
]


@pytest.mark.parametrize(("reason", "fields"), REFUSED, ids=[reason for reason, _ in REFUSED])
def test_what_cannot_be_is_refused_by_field_and_rule(reason: str, fields: dict[str, Any]) -> None:
    assert refusal(**fields).startswith(reason)


def test_the_rules_of_refusals_are_in_the_ledger() -> None:
    for reason, _ in REFUSED:
        _, found, rule = reason.rpartition("(RP-")
        if found:
            assert f"RP-{rule.rstrip(')')}" in TITLE.ledger


def test_two_players_need_the_second_edition() -> None:
    assert refusal(2, edition="1") == "players: 2 can play only edition 2.03 (RP-SETUP-02)"
    assert refusal(1).startswith("players: rio is for 2, 3, 4, 5, not for 1")
