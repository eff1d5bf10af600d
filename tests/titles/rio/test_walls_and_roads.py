"""Walls and roads: where they lie, how many there are, and what they change."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.rio.build import (
    CENTRAL_ROADS,
    asked,
    building,
    crew,
    full,
    goods,
    happens,
    house,
    legal,
    legal_of,
    play,
    shared,
    table,
    why,
    workers,
)

NORTH = [f"north {column}" for column in "abcdefghijklmnop"]
WEST = [f"west {row}" for row in range(1, 9)]
EAST = [f"east {row}" for row in range(1, 9)]
PERIMETER = [*NORTH, *EAST, *WEST]  # all that is not printed


@pytest.mark.rule("RP-WALL-01")
def test_the_wall_grid_brings_three_pieces() -> None:
    t = table(4, actor=3, seats={3: {"wood": 1}}, grids={"walls": full(5, 0, but=[5])}, walls=PERIMETER[10:])
    play(t, "work walls 5", "done")
    assert asked(t) == (3, "laying-walls")
    assert len(legal(t)) == 10
    play(t, "wall north a", "wall north b", "wall north c")
    assert int(t.board.closable & ~t.city.walls).bit_count() == 7
    two_left = table(4, actor=3, seats={3: {"wood": 1}}, grids={"walls": full(5, 0, but=[5])}, walls=PERIMETER[2:])
    happened = happens(two_left, "work walls 5", "done", "wall north b")
    assert [name for name, _ in happened].count("wall-laid") == 2


@pytest.mark.rule("RP-WALL-02")
def test_walls_stand_only_on_free_edges_of_the_perimeter() -> None:
    t = table(4, actor=3, seats={3: {"wood": 1}}, grids={"walls": full(5, 0, but=[5])}, walls=["north c"])
    play(t, "work walls 5", "done")
    assert legal_of(t, "wall") == set(PERIMETER) - {"north c"}
    assert why(t, "wall north c") == "RP-WALL-02"
    assert why(t, "road e6-f6") == "engine.other-decision"


@pytest.mark.rule("RP-WALL-04")
def test_the_south_is_closed_from_the_start() -> None:
    t = table(4, actor=3, seats={3: {"wood": 1}}, grids={"walls": full(5, 0, but=[5])})
    play(t, "work walls 5", "done")
    assert not any(edge.startswith("south") for edge in legal_of(t, "wall"))
    assert why(t, "wall south h") == "RP-WALL-08"


@pytest.mark.rule("RP-WALL-05")
def test_a_closed_city_has_no_war() -> None:
    fields: dict[str, Any] = {
        "year": 1590,
        "markers": {"natives": 8},
        "phase": "effects",
        "actor": 3,
        "seats": {3: {"fields": 2}},
    }
    closed = happens(table(4, walls=PERIMETER, **fields), "done")
    assert "war-check" not in [name for name, _ in closed]
    last_year = {**fields, "year": 1599}
    assert "war-begins" not in [name for name, _ in happens(table(4, walls=PERIMETER, **last_year), "done")]
    open_city = happens(table(4, walls=PERIMETER[1:], **fields), "done", dice=[6, 6])
    assert ("war-check", {"dice": 12, "enemy": None}) in open_city


@pytest.mark.rule("RP-WALL-08")
def test_printed_walls_are_walls() -> None:
    t = table(4, actor=3, seats={3: {"wood": 1}}, grids={"walls": full(5, 0, but=[5])})
    play(t, "work walls 5", "done")
    for edge in ("west 9", "west 10", "east 9", "east 10"):
        assert why(t, f"wall {edge}") == "RP-WALL-08"
    assert int(t.board.closable & ~t.city.walls).bit_count() == 32


# ---- roads


@pytest.mark.rule("RP-ROAD-01")
def test_the_road_grid_brings_three_pieces_for_any_free_borders() -> None:
    t = table(4, actor=3, grids={"roads": full(5, 0, but=[5])}, roads=["a1-b1"])
    play(t, "work roads 5", "done")
    assert asked(t) == (3, "laying-roads")
    assert len(legal(t)) == 15 * 10 + 16 * 9 - 4 - 1, "all borders but those inside the plaza and the one that is taken"
    assert why(t, "road a1-b1") == "RP-ROAD-01"
    assert why(t, "road h9-i9") == "RP-ROAD-01"
    play(t, "road p9-p10", "road c3-c4", "road m7-n7")
    assert sum(t.city.roads) == 4


@pytest.mark.rule("RP-ROAD-02")
def test_a_chain_from_the_centre_to_the_plaza_connects_a_district() -> None:
    chain = ["g8-h8", "g7-g8"]  # from the plaza's corner (7, 8) up to (7, 7), then west to the centre (6, 7)
    for roads, connected in ((chain[:1], False), (chain[1:], False), (chain, True)):
        t = table(4, roads=roads)
        district = t.board.district[6 * 16 + 5]
        assert bool(t.city.connected >> district & 1) is connected
    t = table(4, actor=3, grids={"roads": full(5, 0, but=[5])}, roads=chain[:1])
    play(t, "work roads 5", "done")
    assert ("district-connected", {"district": "CL"}) in happens(t, "road g7-g8")


@pytest.mark.rule("RP-ROAD-03")
def test_a_line_may_serve_several_districts() -> None:
    up = ["f7-g7", "f6-g6", "f5-g5", "f4-g4"]  # from the centre of CL (6, 7) to that of NCL (6, 3)
    t = table(4, roads=[*CENTRAL_ROADS, *up])
    names = [
        name
        for district, name in enumerate(("NW", "NCL", "NCR", "NE", "SW", "CL", "CR", "SE"))
        if t.city.connected >> district & 1
    ]
    assert names == ["NCL", "CL", "CR"]
    gap = table(4, roads=[*CENTRAL_ROADS, *up[:1], *up[2:]])
    assert not gap.city.connected >> 1 & 1


@pytest.mark.rule("RP-ROAD-04")
def test_connection_doubles_the_activations_of_all_buildings_of_a_district() -> None:
    city = {
        "e7": house(0),
        "f7": shared("church", 0),
        "e6": shared("carpenter", 0),
        "n7": shared("carpenter", 0),
        "n8": house(0),
    }
    for roads, reason in (([], "RP-ACT-03"), (CENTRAL_ROADS, None)):
        t = table(4, city=city, roads=roads)
        assert (why(t, "place f7"), why(t, "place e6")) == (reason, reason)
        assert why(t, "place n7") == "RP-ACT-03", "another district"


@pytest.mark.rule("RP-ROAD-05")
def test_roads_laid_at_the_start_of_the_effects_count_at_once() -> None:
    t = table(
        4,
        actor=3,
        seats={0: {"wood": 2, "stone": 2, "fields": 2}},
        city={"f7": crew(0, 3), "e7": house(0)},
        grids={"roads": full(5, 1, but=[5])},
        roads=["g8-h8"],
    )
    play(t, "work roads 5", "done", "road g7-g8", "road a1-b1", "road a2-b2")
    assert asked(t) == (0, "effects")
    play(t, "use f7", "build carpenter")
    assert (building(t, "f7"), workers(t, "f7")) == ("carpenter", {0: 2})
    play(t, "use f7", "use f7")
    assert goods(t, 0)[:2] == (6, 0)


@pytest.mark.rule("RP-ROAD-07")
def test_roads_do_not_change_adjacency() -> None:
    city = {"e5": {"building": "hut", "owner": 0}}
    without = legal_of(table(4, city=city), "place")
    assert legal_of(table(4, city=city, roads=["e5-f5", "e4-e5", "f5-g5"]), "place") == without
