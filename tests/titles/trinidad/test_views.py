"""What a seat and a spectator see, and what the view works out for them."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.game import Game
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    full,
    house,
    lot,
    marked,
    new_game,
    palace,
    shared,
    table,
    walled,
)

EYES = (None, 0, 1, 2)


def district(state: TrinidadState, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(
        district for district in state.view(None)["city"]["districts"] if district["district"] == name
    )
    return found


def faction(state: TrinidadState, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(faction for faction in state.view(None)["tension"] if faction["faction"] == name)
    return found


# ---- screens


RED_AND_BLUE = {
    0: {"stone": 3, "metal": 1, "coins": 7, "hand": [13, 20], "rotated": [20], "borrowed": {"wood": 1}},
    1: {"wood": 2, "coins": 4, "hand": [31], "spent": 2},
}


@pytest.mark.rule("TR-COMP-12")
def test_screens_hide_cubes_and_coins_and_nothing_else() -> None:
    state = table(3, seats=RED_AND_BLUE, warehouse={"stone": 2, "wood": 1})
    for seat in EYES:
        red, blue, _ = state.view(seat)["players"]
        assert red["cubes"] == ({"stone": 3, "wood": 0, "precious": 0, "metal": 1} if seat == 0 else None)
        assert red["coins"] == (7 if seat == 0 else None)
        assert blue["cubes"] == ({"stone": 0, "wood": 2, "precious": 0, "metal": 0} if seat == 1 else None)
        assert [card["card"] for card in red["hand"]] == [13, 20]
        assert [card["rotated"] for card in red["hand"]] == [False, True]
        assert red["borrowed"] == {"stone": 0, "wood": 1}
        assert (blue["workers"], blue["spent"]) == (4, 2)


@pytest.mark.rule("TR-COMP-12")
def test_screens_are_open_by_option_and_at_the_end() -> None:
    for state in (
        table(3, seats=RED_AND_BLUE, warehouse={"stone": 2, "wood": 1}, open_screens=True),
        table(3, phase="over", actor=None, seats={0: {"stone": 3, "metal": 1, "coins": 7}}),
    ):
        for seat in EYES:
            red = state.view(seat)["players"][0]
            assert red["cubes"] == {"stone": 3, "wood": 0, "precious": 0, "metal": 1}
            assert red["coins"] == 7
            assert TITLE.figures(state, seat)["coins"][0] == 7


def test_charts_hide_what_screens_hide() -> None:
    state = table(
        3, seats={0: {"coins": 7}, 1: {"coins": 4}}, buildings={"e3": house(1), "f3": lot(1), "g3": palace(1)}
    )
    assert TITLE.figures(state, 1)["coins"] == [None, 4, None]
    assert TITLE.figures(state, None)["coins"] == [None, None, None]
    assert TITLE.figures(state, None)["homes"] == [0, 2, 0]


@pytest.mark.rule("TR-FINAL-04")
def test_cubes_that_break_ties_are_told_only_at_the_end() -> None:
    seats = {0: {"score": 180, "stone": 5}, 1: {"score": 180, "wood": 3}}
    running = table(2, seats=seats)
    for seat in (None, 0, 1):
        assert [standing.rank for standing in running.standings(seat)] == [1, 1]
        assert running.standings(seat).of(0).tiebreaks == (("cubes", None),)
    ended = table(2, phase="over", actor=None, seats=seats).standings()
    assert ended.winners == (0,)
    assert ended.of(1).tiebreaks == (("cubes", 3),)
    seats[1] = {"score": 180, "wood": 3, "metal": 2}
    assert table(2, phase="over", actor=None, seats=seats).standings().winners == (0, 1)


@pytest.mark.rule("TR-SETUP-16", "TR-FLOW-04")
def test_standings_tell_where_points_come_from() -> None:
    state = table(2, seats={0: {"tally": {"grids": 9, "salary": -4, "warehouse": -8}}})
    lines = {line.source: line.points for line in state.standings(0).of(0).lines}
    assert lines == {"grids": 9, "salary": -4, "warehouse": -8}
    assert state.standings(0).of(0).points == -3
    assert state.standings(0).of(1).lines == ()


# ---- cards that somebody looks at


@pytest.mark.rule("TR-DRAW-01", "TR-COMP-12")
def test_only_who_looks_at_cards_sees_them() -> None:
    state = table(3, phase="keeping", actor=1, step={"cards": [14, 26]}, top_back="plain")
    for seat in EYES:
        view = state.view(seat)
        assert view["looked"] == {
            "seat": 1,
            "backs": ["native", "pirates"],  # seen on top of the deck
            "cards": [14, 26] if seat == 1 else None,
        }
        assert view["deck"] == {"cards": 70, "top_back": "plain"}
        assert view["step"] == {"cards": 2}
    assert table(3).view(0)["looked"] is None


def test_discards_lie_open() -> None:
    state = table(3, piles={"2": [40, 31], "game": [84]})
    assert state.view(None)["piles"] == {"1": [], "2": [40, 31], "3": [], "game": [84]}


# ---- the city


@pytest.mark.rule("TR-SCORE-13", "TR-SCORE-14", "TR-MAJOR-16", "TR-MAJOR-25")
def test_a_district_tells_what_it_is_worth_and_why() -> None:
    state = table(
        3,
        buildings={"d3": "quarry", "e2": "carpentry", "d2": "church", "e3": house(0), "f2": lot(0)},
        roads=["NCL"],
        cathedral="g3-h3",
        harbor=True,
    )
    north = district(state, "NCL")
    assert north["parts"] == {"production": -1, "fine": 2, "roads": 5, "cathedral": 2, "harbor": 5}
    assert north["value"] == 13
    assert (north["roads"], north["closed"]) == (True, False)
    assert district(state, "NCR")["parts"] == {"cathedral": 2, "harbor": 5}
    homes = {space["space"]: space["points"] for space in state.view(None)["city"]["spaces"]}
    assert homes["e3"] == 2  # an own building for each: the House and the Lot
    assert homes["f2"] is None


@pytest.mark.rule("TR-MAJOR-21", "TR-MAJOR-22")
def test_gaps_in_the_walls_are_told() -> None:
    state = table(3, walls=[*walled("SW"), "north a", "west 1"])
    assert district(state, "SW")["gaps"] == []
    assert district(state, "SW")["closed"]
    assert set(district(state, "NW")["gaps"]) == {"north b", "north c", "west 2", "west 3"}
    assert (district(state, "CL")["gaps"], district(state, "CL")["closed"]) == ([], False)
    city = state.view(None)["city"]
    assert set(city["walls"]) == {*walled("SW"), "north a", "west 1"}
    assert len(city["open_edges"]) == 26 - 5
    assert not any(edge.startswith("south") for edge in city["open_edges"])


def test_buildings_tell_owner_and_who_activated_them() -> None:
    state = table(3, buildings={"e3": marked("monument", 1), "f3": shared("market", 0, 2)}, fort=True, cabildo="f4")
    spaces = {space["space"]: space for space in state.view(None)["city"]["spaces"]}
    assert (spaces["e3"]["building"], spaces["e3"]["owner"]) == ("monument", 1)
    assert (spaces["f3"]["owner"], spaces["f3"]["activated"]) == (None, [0, 2])
    assert spaces["f4"]["building"] == "cabildo"
    assert state.view(None)["city"]["fort"]


def test_grids_tell_who_stands_where_and_what_is_open() -> None:
    state = table(
        4,
        grids={"fort": {1: 0, 3: "council"}, "harbor": full(7, 1, 2)},
        completed=["harbor"],
        harbor=True,
    )
    grids = {grid["grid"]: grid for grid in state.view(None)["grids"]}
    assert grids["fort"]["workers"][:4] == [0, None, "council", None]
    assert (grids["fort"]["open"], grids["fort"]["free"], grids["fort"]["first"]) == (True, 7, False)
    assert (grids["harbor"]["open"], grids["harbor"]["completed"]) == (False, True)
    assert grids["roads"]["first"]


# ---- what would be


@pytest.mark.rule("TR-END-02", "TR-END-03", "TR-WAR-01", "TR-WAR-07")
def test_steps_to_war_are_counted() -> None:
    state = table(
        4, tension={"natives": 2, "pirates": 7}, stores={"stone": [0, 6, 6, 0], "precious": 0}, stacks=[0, 1, 8, 8]
    )
    natives, pirates = faction(state, "natives"), faction(state, "pirates")
    assert (natives["steps_to_war"], natives["want"], natives["forecast"], natives["attack"]) == (4, 2, 4, None)
    assert (pirates["steps_to_war"], pirates["want"], pirates["forecast"], pirates["attack"]) == (0, 2, 9, 4 + 1)
    double = faction(table(4, tension={"natives": 12}), "natives")
    assert (double["space"], double["double"], double["attack"]) == (4, True, 2 + 4)
    assert faction(table(4, tension={"natives": 16}, stores={"wood": [0, 0, 0, 0]}), "natives")["forecast"] == 16


@pytest.mark.rule("TR-SCORE-02", "TR-SCORE-04", "TR-SCORE-07")
def test_what_each_would_score_now_but_for_what_screens_hide() -> None:
    seats: dict[int, dict[str, Any]] = {
        0: {"coins": 9, "wood": 6, "character": "carpenter", "faith": 2},
        1: {"units": ["soldier"], "character": "noblewoman", "faith": 2},
        2: {"units": ["miliciano", "miliciano"], "banners": {"black": 2, "green": 2}},
    }
    state = table(3, seats=seats, buildings={"e3": house(2)}, roads=["NCL"], decade=5)
    for seat in EYES:
        view = state.view(seat)
        first, second, third = (player["scoring"] for player in view["players"])
        assert [scoring["era"] for scoring in (first, second, third)] == [2, 2, 2]
        assert (first["lines"]["money"], first["lines"]["character"]) == (None, None)
        assert first["lines"]["faith"] == 7 * 2 // 2
        assert (second["lines"]["military"], second["lines"]["character"]) == (7 * 2, 10 * 2)
        assert third["lines"]["houses"] == 1
        assert third["points"] == sum(points or 0 for points in third["lines"].values())
        assert view["majorities"]["money"] is None
        assert (view["majorities"]["military"], view["majorities"]["faith"]) == ([1], [0, 1])
    open_state = table(3, seats=seats, buildings={"e3": house(2)}, decade=5, open_screens=True)
    assert open_state.view(2)["players"][0]["scoring"]["lines"]["money"] == 7 * 2
    assert open_state.view(2)["players"][0]["scoring"]["lines"]["character"] is not None
    assert open_state.view(None)["majorities"]["money"] == [0]


@pytest.mark.rule("TR-COMP-12")
def test_who_is_alone_sees_what_the_automaton_has_and_so_who_has_most() -> None:
    seats = {0: {"coins": 3, "wood": 1, "character": "bishop"}, 1: {"coins": 4, "wood": 2, "character": "carpenter"}}
    state = table(2, seats=seats, options={"automaton": "weak"})
    view = state.view(0)
    assert view["majorities"]["money"] == [1]
    assert [player["scoring"]["lines"]["money"] for player in view["players"]] == [0, 7]
    assert view["players"][1]["scoring"]["lines"]["character"] == 8, "more wood than all others together"
    two = table(3, seats=seats, options={"automaton": "weak"})
    assert two.view(0)["majorities"]["money"] is None


@pytest.mark.rule("TR-FLOW-01", "TR-END-11")
def test_the_decade_is_the_one_under_way_while_its_marker_has_moved_on() -> None:
    state = table(
        3,
        phase="scoring",
        actor=0,
        decade=5,
        seats={0: {"status": {"vp": 3}, "faith": 1}},
        step={"money": [0, 0, 0], "character": [0, 0, 0]},
        waiting=[{"phase": "end-of-decade", "step": {"step": "scoring", "turns": 1}}],
    )
    view = state.view(None)
    assert (view["marker"], view["decade"], view["year"], view["era"]) == (5, 4, 1610, 1)
    assert TITLE.round_of(state) == 4
    assert TITLE.round_of(table(decade=5)) == 5


def test_the_printed_board_is_told_whole() -> None:
    board = new_game(4).view(None)["board"]
    assert (board["columns"], board["rows"]) == (14, 6)
    assert sum(len(part["spaces"]) for part in board["districts"]) == 14 * 6 - 4 - 2
    assert (len(board["plaza"]), len(board["fort_place"])) == (4, 2)
    assert len(board["cards"]) == 72
    assert board["cards"][0] == {
        "card": 13,
        "colour": "carpenter",
        "back": "plain",
        "era": 1,
        "initiative": 1,
        "standard": {"attack": 2, "hits": 2},
        "elite": {"attack": 4, "hits": 5},
    }
    assert [decade["scored"] for decade in board["decades"]] == [number in (4, 8, 12) for number in range(1, 13)]
    assert board["war_track"]["-4"] == 12
    palace_cost = next(row for row in board["buildings"] if row["building"] == "palace")
    assert palace_cost["cubes"] == {"stone": 3, "wood": 3, "precious": 0, "metal": 1}
    assert palace_cost["grows_from"] == "house"


def test_places_are_named_as_in_positions() -> None:
    places = TITLE.places(new_game(2))
    assert "e3" in places["buildings in NCL"]
    assert "f3-g3" in places["cathedral"]
    assert places["grids.harbor"] == ["1 (4 points)", "2 (3 points)", "3 (3 points)", "4 (3 points)"]
    assert places["piles"] == ["1", "2", "game"]


@pytest.mark.rule("TR-COMP-12")
def test_the_log_tells_others_no_card_that_was_looked_at() -> None:
    game = Game.from_position(table(3, phase="drawing").to_position(), title=TITLE)
    game.apply("look")
    seen = [next(event for event in game.log(seat) if event["event"] == "looked") for seat in EYES]
    assert [("seen" in event) for event in seen] == [False, True, False, False]
