"""The types of views for the browser client: they are current, and what they cannot say is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from tools import make_views, make_wire

from cabildo.engine.registry import title as find_title
from cabildo.engine.registry import title_names
from cabildo.engine.told import one_of
from tests.testing.toy_title.title import TITLE as TOY


@pytest.mark.parametrize("name", title_names())
def test_the_types_of_each_title_are_current(name: str) -> None:
    title = find_title(name)
    written = (make_views.FOLDER / title.folder.name / "view.ts").read_text(encoding="utf-8")
    assert written == make_views.page(title), "run `make wire`"


def test_any_title_has_its_types_by_declaring_them() -> None:
    page = make_views.page(TOY)
    assert 'export const CARDS = ["storm", "lantern"] as const;\nexport type Card = (typeof CARDS)[number];\n' in page
    assert "  discards: Record<Card, number>;\n  step: Data;\n  waiting: Waiting[];\n  players: Player[];\n}" in page
    assert "  shown: number[];\n  hand: number[] | null;\n" in page
    assert "export function asView(data: Data): View {" in page
    assert "  phase: PhaseName;\n  actor: number;\n  step: Data;\n}" in page


class SideView(TypedDict):
    """One of two."""

    mine: bool  # whether it is one's own
    left: NotRequired[int]
    tokens: list[int | Literal["enemy"] | None]
    loads: Annotated[dict[str, float], one_of("big load", ("a", "b"))]
    pair: tuple[int, str]
    any: Any
    by_name: dict[str, list[int]]


class Another:
    class SideView(TypedDict):
        other: int


def test_each_kind_of_type_is_written() -> None:
    forms = make_views.Forms(())
    assert (
        make_views.interface(SideView, forms)
        == """/** One of two. */
export interface Side {
  mine: boolean; // whether it is one's own
  left?: number;
  tokens: (number | "enemy" | null)[];
  loads: Partial<Record<BigLoad, number>>;
  pair: [number, string];
  any: Plain;
  by_name: Record<string, number[]>;
}
"""
    )
    assert forms.names == {"BigLoad": ("a", "b")}
    assert forms.plain


def test_a_long_list_is_broken_into_lines() -> None:
    names = tuple(f"name-number-{number}" for number in range(12))
    written = make_views.name_list("BigStatus", names)
    assert written.startswith('export const BIG_STATUSES = [\n  "name-number-0",\n')
    assert written.endswith(",\n] as const;\nexport type BigStatus = (typeof BIG_STATUSES)[number];\n")


def test_different_things_of_one_name_are_refused() -> None:
    forms = make_views.Forms(())
    forms.add_names("good", ("corn",))
    with pytest.raises(SystemExit, match="different names are called 'good'"):
        forms.add_names("good", ("corn", "sugar"))
    forms.add(SideView)
    with pytest.raises(SystemExit, match="two types of a view are called 'Side'"):
        forms.add(Another.SideView)
    with pytest.raises(SystemExit, match="nobody has said how"):
        forms.typescript(set[int])


def test_a_file_that_is_not_current_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "toy" / "view.ts"
    monkeypatch.setattr(make_wire, "TOP", tmp_path)
    monkeypatch.setattr("sys.argv", ["make_views", "--check"])
    with pytest.raises(SystemExit, match=r"toy/view.ts is not current: run `make wire`"):
        make_wire.write_or_check({path: "new"}, None)
    monkeypatch.setattr("sys.argv", ["make_views"])
    make_wire.write_or_check({path: "new"}, None)
    monkeypatch.setattr("sys.argv", ["make_views", "--check"])
    make_wire.write_or_check({path: "new"}, None)
    with pytest.raises(SystemExit, match="is not current"):
        make_wire.write_or_check({path: "newer"}, None)
