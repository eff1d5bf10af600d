"""What everybody sees: all of the table, with what is printed, and what the present question names."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from cabildo.engine.errors import CabildoError
from cabildo.testing.snapshots import is_interpreted
from cabildo.titles.rio.player import Player
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.title import TITLE
from tests.titles.rio.build import CENTRAL_ROADS, as_table, crew, house, hut, owing, play, shadow, shared, table

GAMES = [(2, {"trade": True}), (3, {"length": "short"}), (4, {}), (5, {"edition": "1", "trade": True})]


def plain(view: dict[str, Any]) -> str:
    return json.dumps(view, sort_keys=True)


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_everybody_sees_the_same_plain_data_all_the_time(players: int, options: dict[str, Any]) -> None:
    state = TITLE.new(players, seed=players, options=options)
    random = Random(players)
    printed = state.view(None)["board"]
    while not state.over:
        view = state.view(None)
        assert json.loads(json.dumps(view)) == view  # nothing but lists, mappings by name, texts and numbers
        assert state.view(int(state.actor)) == view
        assert view["board"] == printed
        assert view["step"] == state.decision.params
        state.apply(random.choice(state.legal_actions()))
    view = state.view(0)
    assert (view["over"], view["phase"], view["actor"], view["step"]) == (True, None, None, {})


def test_there_is_no_view_of_a_seat_that_does_not_exist() -> None:
    with pytest.raises(CabildoError, match="no seat 3"):
        TITLE.new(3, seed=1).view(3)


def test_a_view_is_nobodys_table() -> None:
    state = TITLE.new(3, seed=1)
    before = plain(state.view(None))
    view = state.view(None)
    view["players"][0]["goods"]["wood"] = 99
    view["board"]["districts"].clear()
    view["order"].clear()
    assert plain(state.view(None)) == before


# ---- what is printed


def test_the_map_has_eight_districts_and_the_plaza() -> None:
    board = TITLE.new(4, seed=1).view(None)["board"]
    districts = {item["district"]: item for item in board["districts"]}
    assert list(districts) == ["NW", "NCL", "NCR", "NE", "SW", "CL", "CR", "SE"]
    assert (board["columns"], board["rows"]) == (16, 10)
    assert len(districts["NW"]["spaces"]) == 20
    assert districts["NW"]["centre"] == [2, 3]
    assert len(districts["CL"]["spaces"]) == 18
    assert "h9" not in districts["CL"]["spaces"]
    assert board["plaza"] == ["h9", "i9", "h10", "i10"]
    assert sum(len(item["spaces"]) for item in districts.values()) + 4 == 160
    assert sorted(board["ring"]) == ["g10", "g8", "g9", "h8", "i8", "j10", "j8", "j9"]
    assert len(board["line"]) == 16
    assert {name for name, item in districts.items() if not item["closable"]} == {"CL", "CR"}
    assert [edge for edge in board["printed_walls"] if not edge.startswith("south")] == [
        "east 9",
        "east 10",
        "west 9",
        "west 10",
    ]
    assert len(board["edges"]) == 52


def test_grids_tracks_buildings_and_offices_are_printed() -> None:
    board = TITLE.new(4, seed=1).view(None)["board"]
    fort = next(grid for grid in board["grids"] if grid["grid"] == "fort")
    assert fort["points"] == [5, 4, 4, 3, 3, 2, 2, 1, 0]
    assert fort["cost"] == {"wood": 1, "stone": 1, "wood-or-stone": 0, "precious": 0}
    assert fort["completing"] == 4
    assert board["track_workers"] == [1, 1, 2, 2, 3]
    church = next(item for item in board["buildings"] if item["building"] == "church")
    assert church == {
        "building": "church",
        "workers": 2,
        "cost": {"wood": 1, "stone": 2, "precious": 1},
        "points": 3,
        "tile": "church-barracks",
    }
    assert next(item for item in board["buildings"] if item["building"] == "hut")["tile"] is None
    assert board["offices"][9] == {"office": "bishop", "price": 15, "need": 30, "points": 0}
    assert board["enemy_values"] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert board["enemy_bonus"] == [0, 1, 2, 3, 3, 4, 4, 5]
    assert board["symbols"][:5] == [["natives"], ["natives"], ["pirates"], ["natives"], ["natives", "pirates"]]
    assert (board["ship_capacity"], board["first_year"], board["last_year"]) == (28, 1580, 1599)


def test_the_short_game_for_two_has_other_numbers() -> None:
    board = TITLE.new(2, seed=1, options={"length": "short"}).view(None)["board"]
    assert (board["short"], board["last_year"], board["shadow_discs"]) == (True, 1594, 10)
    assert next(grid["points"] for grid in board["grids"] if grid["grid"] == "harbor") == [4, 3, 2, 1]


# ---- what lies on the table


def test_the_city() -> None:
    state = table(
        3,
        city={
            "e6": house(0),
            "e7": hut(1, 1),
            "f6": shared("market", 0),
            "g6": crew(2, 3),
            "g8": "palace",
            "h8": "cathedral",
        },
        roads=CENTRAL_ROADS,
        walls=["north a", "north b"],
        harbor=True,
    )
    city = state.view(None)["city"]
    spaces = {item["space"]: item for item in city["spaces"]}
    assert list(spaces) == ["e6", "f6", "g6", "e7", "g8", "h8"]
    assert spaces["e6"] == {
        "space": "e6",
        "building": "house",
        "owner": 0,
        "new": False,
        "used": 0,
        "uses": 0,
        "room": 0,
        "workers": [],
    }
    assert (spaces["e7"]["building"], spaces["e7"]["owner"]) == ("hut", 1)
    assert spaces["e7"]["workers"] == [{"seat": 1, "workers": 1}]
    assert (spaces["f6"]["owner"], spaces["f6"]["uses"]) == (None, 2)  # the district is connected
    assert (spaces["g6"]["building"], spaces["g6"]["workers"]) == (None, [{"seat": 2, "workers": 3}])
    assert sorted(city["roads"]) == sorted(CENTRAL_ROADS)
    assert city["walls"] == ["north a", "north b"]
    assert len(city["open_edges"]) == 16 + 8 + 8 - 2
    assert {item["district"] for item in city["districts"] if item["connected"]} == {"CL", "CR"}
    worth = {item["district"]: item["house"] for item in city["districts"]}
    assert worth["CL"] == 2 + 1 + 3 + 2  # road, Palace and Cathedral
    assert worth["NW"] == 2
    assert (city["palace"], city["cathedral"], city["harbor"], city["fort"]) == ("g8", "h8", True, False)


def test_grids_with_discs_debts_and_the_shadow_colour() -> None:
    state = table(2, grids={"fort": {1: 0, 2: owing(1), 3: shadow(0), 4: owing(1, shadow=True)}})
    fort = next(grid for grid in state.view(None)["grids"] if grid["grid"] == "fort")
    assert fort["open"]
    assert fort["discs"][:5] == [
        {"seat": 0, "owing": False, "shadow": False},
        {"seat": 1, "owing": True, "shadow": False},
        {"seat": 0, "owing": False, "shadow": True},
        {"seat": 1, "owing": True, "shadow": True},
        None,
    ]


def test_tracks_offices_ship_and_enemies() -> None:
    state = table(
        3,
        phase="effects",
        year=1584,
        tracks={"mine": {2: 1}},
        bids={"governor": 0},
        seats={1: {"offices": {"bishop": 1582, "general": 1584}, "cargo": {"wood": 2, "precious": 1}}, 2: {"dock": 2}},
        harbor=True,
        ship={"returns": 1585},
        markers={"natives": 4},
        attacked=[2],
    )
    view = state.view(None)
    assert view["tracks"] == {"mine": [None, 1, None, None], "forest": [None] * 4}
    offices = {item["office"]: item for item in view["offices"]}
    assert offices["bishop"] == {"office": "bishop", "owner": 1, "works": True, "used": False, "bid": None}
    assert offices["general"] == {"office": "general", "owner": 1, "works": False, "used": False, "bid": None}
    assert offices["governor"] == {"office": "governor", "owner": None, "works": False, "used": False, "bid": 0}
    assert view["ship"] == {"aboard": 3, "returns": 1585, "departure_paid": False}
    assert view["enemies"][1] == {"enemy": "pirates", "place": 0, "value": 0, "bonus": 0}
    assert view["enemies"][0]["value"] == view["board"]["enemy_values"][view["enemies"][0]["place"] - 1]
    assert view["attacked"] == [2]
    assert view["year"] == 1584
    assert view["players"][1]["cargo"] == {"wood": 2, "stone": 0, "precious": 1}
    assert view["players"][1]["offices"] == ["general", "bishop"]
    assert view["players"][2]["dock"] == 2


def changed_player(state: RioState, name: str) -> None:
    """Change one thing about a player."""
    player: Player = state.players[1]
    value = getattr(player, name)
    if isinstance(value, bool):
        setattr(player, name, not value)
    elif isinstance(value, int):
        setattr(player, name, value + 1)
    else:
        value[0] += 1


@pytest.mark.skipif(not is_interpreted(), reason="compiled classes show no fields")
def test_all_about_a_player_can_be_seen() -> None:
    for name in Player.__annotations__:
        state = as_table(TITLE.new(3, seed=1, options={"trade": True}))
        before = plain(state.view(None))
        changed_player(state, name)
        assert (plain(state.view(None)) != before) is (name != "tally"), name  # standings tell the tally


LISTS = ("grids", "tracks", "tiles", "order", "bids", "office_owner", "markers")


@pytest.mark.parametrize("name", LISTS)
def test_all_on_the_table_can_be_seen(name: str) -> None:
    state = as_table(TITLE.new(3, seed=1))
    before = plain(state.view(None))
    getattr(state, name)[0] += 1
    assert plain(state.view(None)) != before


# ---- the present question


def test_placing_names_the_workers_left() -> None:
    state = table(3, seats={0: {"fields": 7}})  # two of nine are at hand
    assert state.decision.params == {"placed": 0, "left": 2, "offers": 0}
    play(state, "fields")
    assert state.decision.params == {"placed": 1, "left": 1, "offers": 0}


def test_paying_names_what_for_and_the_price_of_the_next_good() -> None:
    state = table(
        3, phase="effects", seats={0: {"wood": 1, "stone": 1, "silver": 5, "bought": 1}}, city={"e6": hut(0, 1)}
    )
    play(state, "use e6")
    if state.decision.kind == "at-space":
        assert state.decision.params == {"space": "e6", "building": "hut", "workers": 1}
        play(state, "build house")
    assert state.decision.params == {
        "purchase": "build house",
        "cost": {"wood": 1, "stone": 1},
        "silver": 2,
        "purpose": "building",
        "what": "house",
        "space": "e6",
    }


def test_paying_for_a_grid_names_the_space() -> None:
    state = table(3, seats={0: {"wood": 2, "stone": 2, "silver": 9}})
    play(state, "work walls 2")
    params = state.decision.params
    assert (params["purpose"], params["what"], params["slot"]) == ("worker", "walls", 2)
    assert params["cost"] == {"wood-or-stone": 1}


def test_an_offer_names_both_sides_and_the_other_one() -> None:
    state = table(3, trade=True, seats={0: {"wood": 3}, 1: {"silver": 4}})
    play(state, "offer 2", "give 2 wood", "ask 1 silver")
    params = state.decision.params
    assert (params["from"], params["partner"]) == (0, 1)
    assert (params["give"], params["ask"]) == ({"wood": 2}, {"silver": 1})
    play(state, "propose")
    params = state.decision.params
    assert (state.actor, params["from"], params["partner"]) == (1, 0, 0)
    assert state.view(None)["players"][0]["offered"] == {"to": 1, "give": {"wood": 2}, "ask": {"silver": 1}}
