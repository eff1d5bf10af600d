"""Board packs: what the default one says on the map, and which corrections are taken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cabildo.engine.board_packs import to_document
from cabildo.engine.grid_names import border_name, edge_name, space_name
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.board.making import board_of
from cabildo.titles.trinidad.board.pack_reading import DEFAULT_PACK, load_pack
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, GRID_NAMES, NOWHERE, SLOTS
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.boards import Change, add, block, change, leave_out, printed, smaller, together
from tests.titles.trinidad.build import as_table, asked, play


def board(players: int = 4, pack: object = None, **options: str) -> Board:
    return board_of(load_pack(pack), players, TITLE.check(players, options))  # type: ignore[arg-type]


# ---- the map of the default pack


def test_eight_districts_plaza_and_fort_place_are_the_whole_map() -> None:
    map_ = board()
    assert (map_.columns, map_.rows, map_.spaces) == (14, 6, 84)
    sizes = {name: int(map_.district_spaces[number]) for number, name in enumerate(DISTRICT_NAMES)}
    assert sizes == {"NW": 9, "NCL": 12, "NCR": 12, "NE": 9, "SW": 9, "CL": 9, "CR": 9, "SE": 9}
    for number, name in enumerate(DISTRICT_NAMES):
        assert sum(district == number for district in map_.district) == sizes[name]
    free = [space_name(14, space) for space in range(84) if map_.district[space] == NOWHERE]
    assert free == ["g4", "h4", "g5", "h5", "g6", "h6"]


def test_six_districts_have_outer_sides_and_the_sea_has_none() -> None:
    map_ = board()
    sides = {
        name: {edge_name(14, 6, edge) for edge in range(40) if map_.district_edges[number] >> edge & 1}
        for number, name in enumerate(DISTRICT_NAMES)
    }
    assert sides["NCL"] == {"north d", "north e", "north f", "north g"}
    assert sides["SW"] == {"west 4", "west 5", "west 6"}
    assert {name for name, edges in sides.items() if not edges} == {"CL", "CR"}
    assert map_.central == 1 << DISTRICT_NAMES.index("CL") | 1 << DISTRICT_NAMES.index("CR")
    assert sum(len(edges) for edges in sides.values()) == int(map_.closable).bit_count() == 26
    assert [edge_name(14, 6, edge) for edge in range(40) if map_.edge_district[edge] == NOWHERE] == [
        f"south {column}" for column in "abcdefghijklmn"
    ]
    for edge in range(40):
        assert map_.edge_set[edge] == 1 << edge


def test_a_cathedral_has_nine_positions_around_the_plaza() -> None:
    map_ = board()
    ring = [space_name(14, space) for space in range(84) if map_.ring[space]]
    assert ring == ["f3", "g3", "h3", "i3", "f4", "i4", "f5", "i5", "f6", "i6"]
    spans = [border_name(14, 6, border) for border in map_.spans]
    assert spans == ["f3-g3", "g3-h3", "h3-i3", "f3-f4", "i3-i4", "f4-f5", "i4-i5", "f5-f6", "i5-i6"]
    for border, name in zip(map_.spans, spans, strict=True):
        assert "-".join(space_name(14, space) for space in map_.span_spaces[border]) == name


def test_the_starting_area_has_two_rows() -> None:
    map_ = board()
    area = [space_name(14, space) for space in range(84) if map_.starting_area[space]]
    assert area == ["e3", "f3", "g3", "h3", "i3", "j3", "d4", "e4", "f4", "i4", "j4", "k4"]


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(2, [6, 6, 5, 4, 4, 4]), (3, [8, 7, 7, 6, 5, 5]), (4, [10, 9, 8, 7, 6, 6]), (5, [12, 11, 10, 8, 7, 7])],
)
def test_grids_grow_with_the_number_of_players(players: int, sizes: list[int]) -> None:
    map_ = board(players)
    assert [len(points) for points in map_.slot_points] == sizes
    assert all(list(points) == sorted(points, reverse=True) for points in map_.slot_points)
    assert max(sizes) <= SLOTS
    assert list(map_.slot_points[GRID_NAMES.index("cabildo")]) == [4, 4, 4, 3, 3, 3, 3, 3, 2, 2][: sizes[2]]


# ---- corrections


NO_FORT_ON_THE_MAP = together(
    change("map.rows", 5),
    change("map.fort_place", []),
    *(
        change(f"map.districts.{name}.spaces", block(first, 4, last, 5))
        for name, first, last in (("SW", 1, 3), ("CL", 4, 6), ("CR", 9, 11), ("SE", 12, 14))
    ),
    change("map.districts.SW.wall_sections", ["W4", "W5"]),
    change("map.districts.SE.wall_sections", ["E4", "E5"]),
    change("map.ring_around_plaza", [*block(6, 3, 9, 3), "c6r4", "c6r5", "c9r4", "c9r5"]),
)


@pytest.mark.parametrize(
    "correct",
    [
        NO_FORT_ON_THE_MAP,
        together(leave_out("map.ring_around_plaza.0"), leave_out("map.ring_around_plaza.2")),  # without corners
        change("map.starting_area.top", block(4, 2, 11, 2)),
        change("map.districts.NW.wall_sections", ["W1", "W3", "N1", "N3"]),  # sections of two spaces
        change("minor_costs.palace.precious", 1),
        change("minor_costs.barracks", {"workers": 2, "stone": 2, "wood": 3, "precious": 1}),
        change("minor_costs.square", {"workers": 1, "wood": 1}),
        change("minor_costs.carpentry", {"workers": 1, "wood": 2}),
        change("council_points_on_build.quarry", 2),
        change("vp_on_build.church", 4),
        change("major_grids.walls", {**printed()["major_grids"]["walls"], "vp_2p": [4, 3, 2], "extra_3p": []}),
        change("council_track_vp.16", 30),
        change("council_track_vp.8", 6),
        change("war_penalty_track_vp.-5", 15),
        change(
            "tension_track",
            {"spaces": 6, "red": {"4": 0, "5": 1, "6": 2}, "double": {"1": 3, "2": 3, "3": 4, "4": 5, "5": 6, "6": 6}},
        ),
        change("vote_tiles", ["yes", "no", 1, 1, 2, 3]),
        together(change("characters.0.number", 12), change("characters.11.number", 1)),
        change("characters.0.colour", "ebony"),
        change("control_cards.0.back", "PP"),
        change("control_cards.0.elite_av", 9),
        change("solo_cards.0.effect", "nothing"),
        add("events.negative", {"id": "N10", "name": "Frost", "effect": "none"}),
        change("note", ""),
    ],
)
def test_what_is_only_reconstructed_can_be_corrected(correct: Change) -> None:
    pack = printed()
    correct(pack)
    loaded = load_pack(pack)
    assert loaded != load_pack(None)
    assert load_pack(to_document(loaded)) == loaded
    for players in (2, 5):
        assert not TITLE.new(players, 1, None, pack).over


def test_a_map_of_another_size_is_taken() -> None:
    map_ = board(3, smaller())
    assert (map_.columns, map_.rows, map_.spaces) == (12, 7, 84)
    assert [space_name(12, space) for space in range(84) if map_.ring[space]] == [
        *("e4", "f4", "g4", "h4"),
        *("e5", "h5", "e6", "h6"),
    ]
    assert TITLE.board_document(smaller()) == smaller()
    state = TITLE.new(3, 1, None, smaller())
    assert load_pack(state.to_position()["board"]) == load_pack(smaller())


def test_a_copy_of_the_file_with_corrections_is_taken(tmp_path: Path) -> None:
    text = DEFAULT_PACK.read_text(encoding="utf-8")
    path = tmp_path / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    assert load_pack(path) == load_pack(None)
    assert TITLE.board_document(path) is None
    path.write_text(text.replace("stone: 3, wood: 2, precious: 1", "stone: 2, wood: 3, precious: 1"), encoding="utf-8")
    assert load_pack(path).minor_costs["barracks"].wood == 3
    document = TITLE.board_document(path)
    assert document is not None
    assert load_pack(json.loads(json.dumps(document))) == load_pack(path)


def test_auctions_go_by_the_numbers_of_the_pack() -> None:
    """The Carpenter has number 1 in our reconstruction: with another one their auction waits."""
    for correct, first in ((None, "carpenter"), (change("characters.0.number", 12), "noblewoman")):
        pack = printed()
        if correct is not None:
            correct(pack)
            change("characters.11.number", 1)(pack)
        seed = next(seed for seed in range(99) if {0, 11} <= offered(seed))
        state = as_table(TITLE.new(4, seed, None, pack))
        play(state, "choose carpenter", "choose noblewoman", "choose carpenter", "choose noblewoman")
        assert asked(state)[1] == "bidding"
        assert state.to_position()["step"]["character"] == first


def offered(seed: int) -> set[int]:
    state = as_table(TITLE.new(4, seed))
    return {character for character in range(12) if state.offered >> character & 1}
