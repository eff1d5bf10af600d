"""A board pack that cannot be is refused by field and law, or it can be played on."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabildo.engine.board_packs import to_document
from cabildo.engine.errors import OptionError
from cabildo.testing.mutations import mutated
from cabildo.titles.rio.board.pack_reading import DEFAULT_PACK, grid_points, load_pack
from cabildo.titles.rio.terms import SLOTS
from cabildo.titles.rio.title import TITLE
from tests.titles.rio.boards import Change, add, change, leave_out, printed, smaller, together

# ---- refusals

NINE = list(range(9, 0, -1))

REFUSALS: list[tuple[Change, str, str]] = [
    # types
    (leave_out("plaza"), "missing required field `plaza`", ""),
    (change("plazza", []), "unknown field `plazza`", ""),
    (change("grid.columns", 3), "grid.columns", ">= 4"),
    (change("grid.rows", 11), "grid.rows", "<= 10"),
    (change("grid.rows", "10"), "grid.rows", "got `str`"),
    (change("plaza.0", [8]), "plaza[0]", "length 2"),
    (change("prebuilt_walls.0", ["S", 1]), "prebuilt_walls[0][0]", "S"),
    (change("time_track.3", "PN"), "time_track[3]", "PN"),
    (change("minor_cost.market.wood", 5), "minor_cost.market.wood", "<= 4"),
    (change("minor_cost.market.gold", 1), "minor_cost.market", "gold"),
    (change("major_grids.fort.base.0", -1), "major_grids.fort.base[0]", ">= 0"),
    # districts
    (leave_out("districts.NW"), "districts", "must be exactly: NW, NCL, NCR, NE, SW, CL, CR, SE"),
    (change("districts.OLD", [1, 1, 1, 1]), "districts", "must be exactly"),
    (change("districts.NW", [0, 1, 4, 5]), "districts.NW", "inside the map"),
    (change("districts.SE", [13, 6, 16, 11]), "districts.SE", "inside the map"),
    (change("districts.SE", [16, 6, 13, 10]), "districts.SE", "inside the map"),
    (change("districts.NCL", [4, 1, 8, 5]), "districts.NCL", "overlaps NW at column 4, row 1"),
    (change("districts.NE", [14, 1, 16, 5]), "districts", "leave out column 13, row 1"),
    # plaza and ring
    (change("plaza", []), "plaza", "RP-PLACE-CITY-03"),
    (change("plaza.0", [8, 11]), "plaza[0]", "column 8, row 11 is no space"),
    (change("plaza.0", [0, 9]), "plaza[0]", "column 0, row 9 is no space"),
    (add("plaza", [8, 9]), "plaza", "names column 8, row 9 2 times"),
    (add("plaza", [10, 10]), "plaza", "one rectangle"),
    (change("plaza_ring.0", [17, 8]), "plaza_ring[0]", "no space"),
    (add("plaza_ring", [7, 8]), "plaza_ring", "2 times"),
    (add("plaza_ring", [6, 8]), "plaza_ring", "column 6, row 8 is not next to the plaza (RP-MAJOR-26)"),
    (add("plaza_ring", [8, 9]), "plaza_ring", "column 8, row 9 is not next to the plaza (RP-MAJOR-26)"),
    (change("plaza_ring", [[7, 8], [10, 8]]), "plaza_ring", "leaves out column 8, row 8 beside the plaza"),
    # central districts
    (change("central_districts", ["CL"]), "central_districts", "two of the districts (RP-OFFICE-27)"),
    (change("central_districts", ["CL", "CL"]), "central_districts", "two of the districts"),
    (change("central_districts", ["CL", "C"]), "central_districts", "two of the districts"),
    (change("central_districts", ["CL", "SW"]), "central_districts", "SW must have the south side and no other"),
    (change("central_districts", ["CL", "NCR"]), "central_districts", "NCR must have the south side and no other"),
    (
        together(
            change("districts.CL", [5, 6, 8, 9]),
            change("districts.SW", [1, 6, 4, 10]),
            change("districts.CR", [9, 6, 12, 10]),
        ),
        "districts",
        "leave out column 5, row 10",
    ),
    (
        together(
            change("plaza", [[6, 10]]),
            change("plaza_ring", [[5, 9], [6, 9], [7, 9], [5, 10], [7, 10]]),
        ),
        "central_districts",
        "CR must lie at the plaza",
    ),
    (
        together(
            change("plaza", [[8, 6]]),
            change("plaza_ring", [[8, 5], [7, 6], [9, 6], [8, 7]]),
        ),
        "central_districts",
        "NCL, which lies at the plaza, is missing",
    ),
    (
        together(
            change("districts.NCL", [5, 1, 12, 5]),
            change("districts.CL", [5, 6, 7, 10]),
            change("districts.NCR", [8, 6, 8, 10]),
        ),
        "central_districts",
        "NCR, which has no north, east or west side, is missing",
    ),
    # starting line
    (change("starting_line.0", [5, 0]), "starting_line[0]", "no space"),
    (add("starting_line", [5, 6]), "starting_line", "2 times"),
    (add("starting_line", [8, 9]), "starting_line", "on the plaza (RP-PLACE-CITY-03)"),
    (change("starting_line", []), "starting_line", "not next to each other (RP-ADJ-06)"),
    (change("starting_line", [[5, 6], [6, 7]]), "starting_line", "not next to each other (RP-ADJ-06)"),
    # centres
    (leave_out("district_centres.NW"), "district_centres", "must be exactly"),
    (change("district_centres.NW", [0, 3]), "district_centres.NW", "four spaces of the district meet (RP-ROAD-02)"),
    (change("district_centres.NW", [4, 3]), "district_centres.NW", "four spaces of the district meet"),
    (change("district_centres.NW", [2, 5]), "district_centres.NW", "four spaces of the district meet"),
    (change("district_centres.CL", [7, 9]), "district_centres.CL", "must not touch the plaza"),
    # walls
    (change("prebuilt_walls.0", ["E", 11]), "prebuilt_walls[0]", "1 to 10 (RP-WALL-02)"),
    (change("prebuilt_walls.0", ["N", 17]), "prebuilt_walls[0]", "1 to 16"),
    (change("prebuilt_walls.0", ["W", 0]), "prebuilt_walls[0]", "1 to 10"),
    (add("prebuilt_walls", ["E", 9]), "prebuilt_walls", "names E 9 2 times"),
    (
        change(
            "prebuilt_walls",
            [["N", edge] for edge in range(1, 17)] + [[side, edge] for side in "EW" for edge in range(1, 11)],
        ),
        "prebuilt_walls",
        "must leave an edge open",
    ),
    # grids
    (leave_out("major_grids.walls"), "major_grids", "must be exactly: palace, cathedral, harbor, fort, walls, roads"),
    (leave_out("short_game_drops.walls"), "short_game_drops", "must be exactly"),
    (change("major_grids.palace.base", [5, 4, 2, 0]), "major_grids.palace.base", "end with 1 and 0 (RP-SHORT-03)"),
    (change("major_grids.fort.base", [5, 4, 3, 0, 1]), "major_grids.fort.base", "end with 1 and 0"),
    (change("major_grids.harbor.base", [4, 3]), "major_grids.harbor.base", "end with 0 (RP-SHORT-02)"),
    (change("major_grids.walls.base", []), "major_grids.walls.base", "end with 0"),
    (change("major_grids.walls.base", [0]), "major_grids.walls.base", "leave a space to the short game (RP-SHORT-02)"),
    (change("major_grids.cathedral.base", [1, 0]), "major_grids.cathedral.base", "leave a space to the short game"),
    (
        change("major_grids.palace", {"base": [*NINE, 0], "orange": [1, 1], "green": [1]}),
        "major_grids.palace",
        "13 spaces, more than 12",
    ),
    (change("short_game_drops.fort", [0]), "short_game_drops.fort", "must be 1 and 0 (RP-SHORT-03)"),
    (change("short_game_drops.roads", [1]), "short_game_drops.roads", "must be 0 (RP-SHORT-02)"),
    (change("major_grids.roads.base", [2, 2, 1, 0]), "major_grids.roads.base", "worth 4 together (RP-MAJOR-22)"),
    (change("major_grids.roads.orange", [1]), "major_grids.roads.orange", "RP-MAJOR-22"),
    (change("major_grids.roads.green", [1]), "major_grids.roads.green", "RP-MAJOR-22"),
    (change("major_grids.fort.green", [2]), "major_grids.fort", "worth 25"),
    (change("major_grids.fort.base", [5, 5, 5, 5, 2, 2, 1, 0]), "major_grids.fort", "a 4 and a 3"),
    # costs of grids
    (leave_out("major_cost_per_space.roads"), "major_cost_per_space", "must be exactly"),
    (change("major_cost_per_space.fort", {"wood": 2}), "major_cost_per_space.fort", "RP-MAJOR-11"),
    (change("major_cost_per_space.walls", {"stone": 1}), "major_cost_per_space.walls", "RP-MAJOR-15"),
    (change("major_cost_per_space.roads", {"wood": 1}), "major_cost_per_space.roads", "RP-MAJOR-16"),
    (change("major_cost_per_space.palace", {"stone": 2}), "major_cost_per_space.palace", "RP-MAJOR-12"),
    (change("major_cost_per_space.cathedral", {"wood": 1}), "major_cost_per_space.cathedral", "RP-MAJOR-13"),
    (
        change("major_cost_per_space.harbor", {"wood": 1, "stone": 1, "workers": 1}),
        "major_cost_per_space.harbor",
        "two different goods (RP-MAJOR-14)",
    ),
    (
        change("major_cost_per_space.harbor", {"wood": 1, "stone": 1, "wood_or_stone": 1}),
        "major_cost_per_space.harbor",
        "two different goods",
    ),
    # mine and forest
    (leave_out("mine_and_forest.3"), "mine_and_forest", "3, 4 and 5 players"),
    (change("mine_and_forest.5", [1, 1, 1, 2, 2]), "mine_and_forest.5", "1, 1, 1, 2, 2, 3 (RP-AREA-02)"),
    (change("mine_and_forest.4", [1, 2, 2, 3]), "mine_and_forest.4", "begin with 1, 1, 2 (RP-AREA-03)"),
    (change("mine_and_forest.4", [1, 1, 2, 3]), "mine_and_forest.4", "row of 5 without one space (RP-AREA-03)"),
    (change("mine_and_forest.4", [1, 1, 2, 3, 2]), "mine_and_forest.4", "must ascend"),
    (change("mine_and_forest.3", [1, 2, 3, 3]), "mine_and_forest.3", "row of 4 without one space (RP-AREA-04)"),
    (change("mine_and_forest.3", [2, 1, 2, 3]), "mine_and_forest.3", "must ascend"),
    # enemies and time
    (change("enemies_track", {}), "enemies_track", "begin with 2 (RP-WARCHECK-14)"),
    (change("enemies_track", {"3": 1, "5": 3}), "enemies_track", "begin with 2"),
    (change("enemies_track", {"2": 0, "5": 3, "3": 1, "6": 3, "8": 4}), "enemies_track", "must ascend"),
    (change("enemies_track.13", 9), "enemies_track", "must not exceed 12"),
    (leave_out("enemies_track.5"), "enemies_track", "must have the value 5"),
    (change("enemies_track.2", 1), "enemies_track.2", "must be 0 (RP-WAR-13)"),
    (change("enemies_track.6", 4), "enemies_track.6", "must be 3 (RP-WAR-13)"),
    (change("enemies_track.8", 3), "enemies_track.8", "must be 4 (RP-WAR-13)"),
    (add("time_track", "N"), "time_track", "must be 19"),
    (change("time_track", []), "time_track", "must be 19"),
    (change("time_track.1", "NP"), "time_track[1]", "N alone"),
    (together(change("first_year", 1600), change("time_track.1", "NP")), "time_track[1]", "from 1601 to 1602"),
    # minor buildings
    (leave_out("minor_cost.monument_edition_1"), "minor_cost", "must be exactly: hut, house"),
    (change("minor_cost.castle", {"workers": 1}), "minor_cost", "must be exactly: hut, house"),
    (change("minor_cost.hut.workers", 1), "minor_cost.hut.workers", "must be 2 (RP-MINOR-01)"),
    (change("minor_cost.house.workers", 2), "minor_cost.house.workers", "must be 1 (RP-MINOR-02)"),
    (change("minor_cost.market.wood_or_stone", 1), "minor_cost.market.wood_or_stone", "for walls alone"),
    (change("minor_cost.market.wood", 3), "minor_cost.market", "2 and 2 of different goods (RP-MINOR-05)"),
    (change("minor_cost.hut.wood", 1), "minor_cost.hut", "must be nothing"),
    (change("minor_cost.stonecutter", {"workers": 1, "stone": 2}), "minor_cost.stonecutter", "hold wood (RP-MINOR-03)"),
    (
        change("minor_cost.monument", {"workers": 2, "wood": 1, "precious": 1}),
        "minor_cost.monument",
        "hold stone (RP-MINOR-08)",
    ),
    (
        change("minor_cost.monument_edition_1", {"workers": 2, "stone": 1, "precious": 1}),
        "minor_cost.monument_edition_1",
        "hold wood (RP-MINOR-09)",
    ),
]


@pytest.mark.parametrize(("spoil", "field", "law"), REFUSALS, ids=range(len(REFUSALS)))
def test_a_wrong_pack_is_refused_by_field_and_law(spoil: Change, field: str, law: str, tmp_path: Path) -> None:
    pack = printed()
    spoil(pack)
    with pytest.raises(OptionError) as refusal:
        load_pack(pack)
    file, _, complaint = str(refusal.value).partition(": ")
    assert file == "board"
    if " field " in field:
        assert field in complaint
    else:
        assert complaint.startswith(f"{field}: ")
    assert law in complaint

    path = tmp_path / "mine.json"
    path.write_text(json.dumps(pack), encoding="utf-8")
    with pytest.raises(OptionError) as of_file:
        TITLE.setup(3, None, path)
    assert str(of_file.value) == f"mine.json: {complaint}"


def test_laws_name_rules_of_the_ledger() -> None:
    source = (DEFAULT_PACK.parent / "board" / "pack_checks.py").read_text(encoding="utf-8")
    named = set(re.findall(r"RP-[A-Z-]+\d+", source))
    assert len(named) > 30
    assert [rule for rule in named if rule not in TITLE.ledger] == []


def test_a_grid_may_be_as_long_as_notation_goes() -> None:
    pack = printed()
    pack["major_grids"]["palace"] = {"base": [*NINE, 0], "orange": [1], "green": [1]}
    assert len(grid_points(load_pack(pack), 5, short=False)[0]) == SLOTS


# ---- no pack at all


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"grid: [", "neither JSON nor YAML"),
        (b'{"grid"', "not valid JSON"),
        (b"", "expected `object`"),
        (b"- 1", "expected `object`"),
        (b"grid: &a {columns: 16, rows: 10}", "anchors and aliases"),
        (b"\xff\xfe", "not UTF-8 text"),
    ],
)
def test_a_file_that_is_no_pack_is_refused_by_name(content: bytes, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_bytes(content)
    with pytest.raises(OptionError, match=rf"mine\.yaml: .*{complaint}"):
        load_pack(path)


def test_a_folder_or_a_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "other.yaml"):
        with pytest.raises(OptionError, match=rf"{path.name}: cannot be read"):
            TITLE.setup(3, None, path)


@pytest.mark.parametrize("board", ["board.yaml", ["grid"], 7, b"grid"])
def test_a_board_that_is_neither_file_nor_data_is_refused(board: Any) -> None:
    with pytest.raises(OptionError, match="board: must be a file or plain data"):
        TITLE.setup(3, board=board)


# ---- anything at all


@settings(max_examples=400)
@given(seed=st.integers(0, 10**9))
def test_a_changed_pack_is_refused_or_can_be_played(seed: int) -> None:
    pick = random.Random(seed)
    pack = mutated(pick.choice((printed, smaller))(), pick, pick.choice((1, 2)))
    refusal = refusal_of(pack)
    if refusal:
        assert refusal.startswith("board: ")
        return
    assert load_pack(to_document(load_pack(pack))) == load_pack(pack)
    state = TITLE.new(pick.choice((2, 3, 4, 5)), seed, {"length": pick.choice(("normal", "short"))}, pack)
    for _ in range(60):
        state.apply(pick.choice(state.legal_actions()))


def refusal_of(pack: Any) -> str:
    """Why a pack is refused, or the empty string; any other exception goes through and fails the test."""
    try:
        load_pack(pack)
    except OptionError as refusal:
        return str(refusal)
    return ""
