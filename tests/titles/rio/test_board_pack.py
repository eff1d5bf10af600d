"""Board packs: what the default one says, and which corrections are taken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cabildo.engine.board_packs import to_document
from cabildo.engine.errors import PositionError
from cabildo.titles.rio.board.making import board_of
from cabildo.titles.rio.board.pack import Pack
from cabildo.titles.rio.board.pack_reading import DEFAULT_PACK, grid_points, load_pack
from cabildo.titles.rio.terms import GRID_NAMES, TRACK_SLOTS
from cabildo.titles.rio.title import TITLE
from tests.titles.rio.boards import Change, change, printed, smaller
from tests.titles.rio.build import as_table

# ---- what the default pack says


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(2, [8, 8, 5, 8, 4, 4]), (3, [8, 8, 5, 8, 4, 4]), (4, [9, 9, 6, 9, 5, 5]), (5, [10, 10, 7, 10, 6, 6])],
)
@pytest.mark.rule("RP-MAJOR-03")
@pytest.mark.rule("RP-VAR2P-01")
def test_coloured_spaces_come_with_more_players(players: int, sizes: list[int]) -> None:
    grids = grid_points(load_pack(None), players, short=False)
    assert [len(points) for points in grids] == sizes
    assert all(points == sorted(points, reverse=True) for points in grids)
    fort = {2: 22, 3: 22, 4: 24, 5: 25}[players]
    assert [sum(points) for points in grids] == [fort, fort, 10, fort, 6, 4]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.rule("RP-SHORT-02")
@pytest.mark.rule("RP-SHORT-03")
def test_the_short_game_is_without_the_last_spaces(players: int) -> None:
    whole, short = (grid_points(load_pack(None), players, short=short) for short in (False, True))
    for name, points, fewer in zip(GRID_NAMES, whole, short, strict=True):
        gone = sorted(points)
        for number in fewer:
            gone.remove(number)
        assert gone == ([0, 1] if name in ("palace", "cathedral", "fort") else [0])


@pytest.mark.parametrize(
    ("players", "workers"), [(2, [1, 2, 2, 3]), (3, [1, 2, 2, 3]), (4, [1, 1, 2, 2, 3]), (5, [1, 1, 1, 2, 2, 3])]
)
@pytest.mark.rule("RP-AREA-02")
@pytest.mark.rule("RP-AREA-03")
@pytest.mark.rule("RP-AREA-04")
def test_a_track_has_a_row_for_each_number_of_players(players: int, workers: list[int]) -> None:
    board = board_of(load_pack(None), players, TITLE.check(players, None))
    assert list(board.track_workers) == workers
    assert len(workers) <= TRACK_SLOTS


@pytest.mark.parametrize(("edition", "wood", "stone"), [("2.03", 0, 1), ("1", 1, 0)])
def test_the_monument_costs_what_its_edition_says(edition: str, wood: int, stone: int) -> None:
    board = board_of(load_pack(None), 3, TITLE.check(3, {"edition": edition}))
    monument = 8
    assert (board.minor_wood[monument], board.minor_stone[monument], board.minor_precious[monument]) == (wood, stone, 1)


def test_every_value_of_the_default_pack_says_how_sure_it_is() -> None:
    """Each section of the file has a mark C, L or R behind the sign of a comment."""
    sections: dict[str, str] = {}
    section = ""
    for line in DEFAULT_PACK.read_text(encoding="utf-8").splitlines():
        if line[:1].isalpha():
            section = line.partition(":")[0]
        elif line.startswith("#"):
            section = "prebuilt_walls" if "the whole south side" in line or section == "prebuilt_walls" else ""
        if section:
            sections[section] = sections.get(section, "") + line.partition("#")[2]
    assert list(sections) == list(Pack.__struct_fields__)
    for section, remarks in sections.items():
        assert any(f" {mark}:" in remarks or f" {mark}" == remarks[-2:] for mark in "CLR"), section


# ---- corrections


def test_years_count_from_the_first_one_of_the_pack() -> None:
    assert "first_year" not in printed(), "packs and records without it say the same as before"
    later = printed() | {"first_year": 1600}
    state = TITLE.new(3, 1, None, later)
    assert (TITLE.round_of(as_table(state)), state.view(None)["year"]) == (1600, 1600)
    assert (state.view(None)["board"]["first_year"], state.view(None)["board"]["last_year"]) == (1600, 1619)
    position = state.to_position()
    assert position["year"] == 1600
    assert position["board"]["first_year"] == 1600
    for year, number in ((None, 0), (1600, 0), (1619, 19)):
        assert as_table(TITLE.from_position(position | {"year": year})).year == number
    for year in (1580, 1599, 1620):
        with pytest.raises(PositionError, match=f"year: {year} is not one of 1600 to 1619"):
            TITLE.from_position(position | {"year": year})


@pytest.mark.parametrize(
    "correct",
    [
        change("starting_line", [[4, 5], [5, 5], [6, 5], [11, 5], [12, 5]]),
        change("district_centres.NW", [1, 1]),
        change("prebuilt_walls", []),
        change("prebuilt_walls", [["N", 1], ["N", 16], ["E", 1]]),
        change("plaza_ring", [[7, 9], [7, 10], [8, 8], [9, 8], [10, 9], [10, 10]]),  # without the corners
        change("major_grids.fort", {"base": [5, 4, 4, 3, 3, 2, 2, 1, 1, 0], "orange": [1], "green": [0]}),
        change("major_grids.harbor", {"base": [6, 2, 0, 0], "orange": [], "green": [3]}),
        change("major_grids.palace.base", [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]),
        change("major_cost_per_space.palace", {"wood": 1, "precious": 1}),
        change("mine_and_forest.3", [1, 1, 2, 3]),
        change("enemies_track", {"2": 0, "3": 1, "5": 2, "6": 3, "8": 4, "12": 3}),
        change("time_track", ["", "N", *["P"] * 17]),
        change("minor_cost.barracks", {"workers": 2, "wood": 2, "stone": 3, "precious": 1}),
        change("minor_cost.garden", {"workers": 2, "stone": 1, "precious": 1}),
        change("minor_cost.house", {"workers": 1, "wood": 1, "precious": 1}),
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
    pack = load_pack(smaller())
    board = board_of(pack, 3, TITLE.check(3, None))
    assert (board.columns, board.rows, board.spaces) == (12, 8, 96)
    assert TITLE.board_document(smaller()) == smaller()


def test_a_copy_of_the_file_with_corrections_is_taken(tmp_path: Path) -> None:
    text = DEFAULT_PACK.read_text(encoding="utf-8")
    path = tmp_path / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    assert load_pack(path) == load_pack(None)
    assert TITLE.board_document(path) is None
    path.write_text(text.replace("wood: 3, stone: 2", "wood: 2, stone: 3"), encoding="utf-8")
    assert load_pack(path).minor_cost["barracks"].stone == 3
    document = TITLE.board_document(path)
    assert document is not None
    assert load_pack(json.loads(json.dumps(document))) == load_pack(path)
