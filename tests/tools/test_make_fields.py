"""What follows from a declaration is written by a script: what it writes, and that it was run."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import make_fields
from tools.make_fields import FieldError, renewed

from cabildo.titles.puerto_rico.player import Player, copy_player, empty_player

MARK = "# ---- written by `make fields`: "
DECLARED = '''"""A file."""

@final
class Farm:
    board: Any
    silver: i64
    open: bool
    year: Annotated[i64, 1580]  # the first one
    goods: Annotated[vec[i64], GOODS]
    owners: Annotated[vec[i64], GOODS * 2, NOBODY]
    land: Annotated[vec[i64], Board.spaces]
    near: vec[vec[i64]]
    war: War | None
    heir: Heir
    sons: vec[Heir]


def copy_heir(heir: Heir) -> Heir: ...
def copy_war(war: War) -> War: ...
'''


def written(declared: str, wanted: str) -> str:
    """What is put below the mark."""
    text = f"{declared}\n{MARK}{wanted}\nwhatever was here"
    return renewed(Path("file.py"), text).partition(wanted + "\n")[2].strip()


def test_empty_values_are_those_of_the_types_and_declarations() -> None:
    assert written(DECLARED, "empty_farm").splitlines() == [
        "def empty_farm(board: Board) -> Farm:",
        "    farm = Farm()",
        "    farm.silver = 0",
        "    farm.open = False",
        "    farm.year = 1580",
        "    farm.goods = vec[i64]([0] * GOODS)",
        "    farm.owners = vec[i64]([NOBODY] * (GOODS * 2))",
        "    farm.land = vec[i64]([0] * board.spaces)",
        "    farm.war = None",
        "    return farm",
    ]


def test_a_row_that_is_only_replaced_is_shared_by_copies() -> None:
    debts = '    debts: Annotated[vec[i64], GOODS, NOBODY, "replaced"]'
    sold = '    sold: Annotated[vec[i64], "replaced"]'
    declared = f"class Farm:\n{debts}\n{sold}\n"
    assert written(declared, "empty_farm, copy_farm").splitlines() == [
        "def empty_farm() -> Farm:",
        "    farm = Farm()",
        "    farm.debts = vec[i64]([NOBODY] * GOODS)",
        "    return farm",
        "",
        "",
        "def copy_farm(farm: Farm) -> Farm:",
        "    copy = Farm()",
        "    copy.debts = farm.debts",
        "    copy.sold = farm.sold",
        "    return copy",
    ]


def test_a_copy_shares_only_what_has_no_copy_of_its_own() -> None:
    assert written(DECLARED, "copy_farm").splitlines() == [
        "def copy_farm(farm: Farm) -> Farm:",
        "    copy = Farm()",
        "    copy.board = farm.board",
        "    copy.silver = farm.silver",
        "    copy.open = farm.open",
        "    copy.year = farm.year",
        "    copy.goods = farm.goods[:]",
        "    copy.owners = farm.owners[:]",
        "    copy.land = farm.land[:]",
        "    copy.near = farm.near[:]",
        "    war = farm.war",
        "    copy.war = None if war is None else copy_war(war)",
        "    copy.heir = copy_heir(farm.heir)",
        "    copy.sons = vec[Heir]([copy_heir(heir) for heir in farm.sons])",
        "    return copy",
    ]


def test_the_copy_of_a_state_begins_with_what_all_states_have() -> None:
    declared = "class Table(State):\n    year: i64\n"
    assert "    copy = Table()\n    copy.copy_common(table)\n    copy.year" in written(declared, "copy_table")


def test_what_is_made_by_other_modules_takes_plain_lists_by_name() -> None:
    declared = "class Board:\n    years: i64\n    cost: vec[i64]\n    near: vec[vec[i64]]\n"
    assert written(declared, "make_board").splitlines() == [
        "def make_board(*, years: int, cost: list[int], near: list[list[int]]) -> Board:",
        "    board = Board()",
        "    board.years = years",
        "    board.cost = vec[i64](cost)",
        "    board.near = vec[vec[i64]]([vec[i64](row) for row in near])",
        "    return board",
    ]


def test_a_memory_takes_its_fields_as_they_are() -> None:
    declared = "class LastOffer(Memory):\n    giver: i64\n    wares: vec[i64]\n"
    assert written(declared, "make_last_offer").splitlines()[:3] == [
        "def make_last_offer(giver: i64, wares: vec[i64]) -> LastOffer:",
        "    last_offer = LastOffer()",
        "    last_offer.giver = giver",
    ]


def test_names_of_pieces_are_counted() -> None:
    declared = 'TILE_NAMES: Final = (\n    "corn",\n    "dry-dock",\n)\n'
    assert written(declared, "number_tiles").splitlines() == [
        "CORN: Final = 0",
        "DRY_DOCK: Final = 1",
        "TILES: Final = 2",
    ]


def test_phases_are_numbered_in_the_order_of_the_set_up(tmp_path: Path) -> None:
    setup = tmp_path / "setup.py"
    setup.write_text("def all_phases() -> Any:\n    return vec[Phase[Any]]([Placing(), AtSpace()])\n")
    new = renewed(tmp_path / "phases.py", f"{MARK}phases\n")
    assert new.splitlines()[2:] == ["PLACING: Final = 0", "AT_SPACE: Final = 1"]
    setup.write_text("def other() -> None: ...\n")
    with pytest.raises(FieldError, match="no function all_phases"):
        renewed(tmp_path / "phases.py", new)


def test_what_is_declared_behind_the_region_stays() -> None:
    text = f"class Spot:\n    space: i64\n\n{MARK}empty_spot\nold\n\n# ---- as declared again\n\nMORE = 1\n"
    new = renewed(Path("file.py"), text)
    assert new.endswith("    return spot\n\n# ---- as declared again\n\nMORE = 1\n")
    assert renewed(Path("file.py"), new) == new


@pytest.mark.parametrize(
    ("declared", "wanted", "problem"),
    [
        ("class Spot:\n    space: i64\n", "empty_place", "no class for 'place'"),
        ("class Spot:\n    space: i64\n", "number_spots", "no tuple SPOT_NAMES"),
        ("class Spot:\n    space: i64\n", "paint_spot", "nobody knows how to write 'paint_spot'"),
        ("class Spot:\n    space: Annotated[i64, 1, 2]\n", "empty_spot", "only a row takes two values"),
    ],
)
def test_what_cannot_be_written_is_refused(declared: str, wanted: str, problem: str) -> None:
    with pytest.raises(FieldError, match=problem):
        written(declared, wanted)


def test_the_script_was_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["make_fields.py", "--check"])
    assert make_fields.main() == 0, capsys.readouterr().out


def test_a_changed_declaration_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "player.py"
    path.write_text(f"class Player:\n    silver: i64\n\n{MARK}empty_player\n")
    monkeypatch.setattr(make_fields, "TOP", tmp_path)
    monkeypatch.setattr(make_fields, "SEARCHED", (tmp_path,))
    monkeypatch.setattr("sys.argv", ["make_fields.py"])
    assert make_fields.main() == 0
    monkeypatch.setattr("sys.argv", ["make_fields.py", "--check"])
    assert make_fields.main() == 0
    path.write_text(path.read_text().replace("    silver: i64\n", "    silver: i64\n    wood: i64\n"))
    before = path.read_text()
    assert make_fields.main() == 1
    assert "player.py: is out of date" in capsys.readouterr().out
    assert path.read_text() == before


def test_what_was_written_works_in_this_build() -> None:
    player: Player = empty_player()
    player.doubloons = 3
    copy = copy_player(player)
    copy.goods[0] = 5
    assert (copy.doubloons, player.goods[0], copy.goods[0]) == (3, 0, 5)
