"""The reference pages of positions: they are current and whole, their examples are positions, their names are taken."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct
from tools import make_positions

from cabildo.engine.documents import read_document
from cabildo.engine.errors import PositionError
from cabildo.engine.frame_positions import phase_name
from cabildo.engine.registry import title as find_title
from cabildo.engine.registry import title_names
from cabildo.engine.told import one_of, told

TITLES = title_names()
FILES = sorted(make_positions.EXAMPLES.glob("*/*.yaml"))


@pytest.mark.parametrize("name", TITLES)
def test_the_page_is_current(name: str) -> None:
    title = find_title(name)
    page = make_positions.page_path(title).read_text(encoding="utf-8")
    assert page == make_positions.page_of(title), "run `make positions`"
    assert make_positions.page_path(title).name in (make_positions.TOP / "mkdocs.yml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", TITLES)
def test_every_phase_that_asks_has_an_example_of_it(name: str) -> None:
    title = find_title(name)
    state = title.new(title.player_counts[0], 1)
    shown = {phase_name(example.state) for example in make_positions.examples_of(title)}
    assert shown == {phase.name() for phase in state.phases if phase.asks()} | {"over"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}: {path.stem}")
def test_an_example_is_a_position_with_something_to_do(path: Any) -> None:
    title = find_title(path.parent.name)
    state = title.from_position(read_document(path, PositionError))
    written = state.to_position()
    assert path.stem.startswith(phase_name(state))
    assert title.from_position(written).to_position() == written
    assert title.from_position(state.to_position(full=True)).to_position() == written
    assert state.over or len(state.choices) > 1
    assert path.read_text(encoding="utf-8").startswith("# ")


@pytest.mark.parametrize("name", TITLES)
def test_every_field_is_told(name: str) -> None:
    title = find_title(name)
    page = make_positions.page_of(title)
    for field in title.position_type.__struct_fields__:
        assert f"\n| `{field}` | " in page
    state = title.new(title.player_counts[0], 1)
    for phase in state.phases:
        section = page.split(f"\n### `{phase.name()}`\n")[1].split("\n### ")[0]
        for field in phase.step_type().__struct_fields__:
            assert f"\n| `{field}` | " in section


@pytest.mark.parametrize("name", TITLES)
def test_links_within_a_page_lead_somewhere(name: str) -> None:
    page = make_positions.page_of(find_title(name))
    headings = re.findall(r"^#+ (.*)$", page, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", heading).replace(" ", "-").lower() for heading in headings}
    links = set(re.findall(r"\]\(#([^)]*)\)", page))
    assert links
    assert links <= anchors


# ---- how a declaration is told

Few = Annotated[int, Meta(ge=0, le=9)]


class Inner(Struct):
    """Something inside."""

    good: Annotated[str, one_of("good", ("corn", "sugar")), told("which")]


class Outer(Struct):
    """A made-up document. More of it is not told."""

    must: Annotated[Few, told("how many")]
    by_name: Annotated[dict[str, Few], one_of("good", ("corn", "sugar")), told("so many; a kind left out: none")] = {}
    inner: Annotated[list[Inner], told("those inside")] = []
    pair: Annotated[tuple[Few, bool] | None, told("two; left out: what there was")] = None
    plain: Annotated[bool, told("whether")] = False


def test_a_declaration_becomes_a_table() -> None:
    outer, inner = make_positions.field_sections(Outer)
    assert outer.splitlines()[4:] == [
        "| field | type | left out | what it is |",
        "|---|---|---|---|",
        "| `must` | 0 to 9 | never | how many |",
        "| `by_name` | by good: 0 to 9 | a kind: none | so many |",
        "| `inner` | list of: [fields](#fields-of-inner) | nothing | those inside |",
        "| `pair` | [0 to 9, yes or no] | what there was | two |",
        "| `plain` | yes or no | no | whether |",
    ]
    assert inner.startswith("### Fields of `inner`\n\nSomething inside.")
    assert inner.endswith("| `good` | good | never | which |")


def test_a_field_that_says_nothing_is_refused() -> None:
    silent = msgspec.defstruct("Silent", [("mute", int)])
    with pytest.raises(SystemExit, match="'mute' does not say what it is"):
        list(make_positions.field_sections(silent))


def test_notations_are_told_by_their_words() -> None:
    assert make_positions.patterns(["pass"]) == ["`pass`"]
    assert make_positions.patterns(["lead a1", "lead a2", "lead north 1 x"]) == [
        "`lead` `a1`/`a2`",
        "`lead` `north` `1` `x`",
    ]
    assert make_positions.patterns([f"bet {number}" for number in range(1, 8)]) == ["`bet` `1`…`7`"]
