"""Data that are not of their type are told apart, with the place where they are not."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from cabildo.engine.told import each_of, one_of
from cabildo.testing.forms import fields_of, misfit


class Part(TypedDict, total=False):
    price: int


class Thing(Part):
    name: Annotated[str, one_of("good", ("corn", "sugar"))] | None
    left: NotRequired[int]


class Whole(TypedDict):
    things: list[Thing]
    counts: Annotated[dict[str, int], each_of("good", ("corn", "sugar"))]
    some: Annotated[dict[str, int], one_of("good", ("corn", "sugar"))]
    sides: list[Literal["enemy"] | int]
    pair: tuple[int, str]
    step: dict[str, Any]


FITS: dict[str, Any] = {
    "things": [{"name": "corn"}, {"name": None, "left": 2, "price": 3}],
    "counts": {"corn": 1, "sugar": 0},
    "some": {"sugar": 2},
    "sides": ["enemy", 3],
    "pair": [1, "a"],
    "step": {"anything": [None]},
}


def test_what_fits_is_left_alone() -> None:
    assert misfit(FITS, Whole, "view") == ""


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("weather", 1, "view has 'weather', which Whole does not have"),
        ("things", [{"name": "corn", "lost": 1}], "view.things[0] has 'lost', which Thing does not have"),
        ("things", [{"left": 1}], "view.things[0] has no 'name', which Thing has"),
        ("things", [{"name": "rice"}], "view.things[0].name names 'rice', which is none of corn, sugar"),
        ("things", [{"name": None, "left": True}], "view.things[0].left is True, not int"),
        ("things", None, "view.things is None, not a list"),
        ("things", [7], "view.things[0] is 7, not a Thing"),
        ("counts", {"corn": 1}, "view.counts has nothing for sugar"),
        ("counts", {"corn": 1, "sugar": None}, "view.counts.sugar is None, not int"),
        ("some", {"rice": 1}, "view.some names 'rice', which is none of corn, sugar"),
        ("sides", ["friend"], "view.sides[0] is 'friend', not int"),
        ("pair", [1], "view.pair is [1], not 2 values"),
        ("step", {1: 2}, "a key of view.step is 1, not str"),
    ],
)
def test_what_does_not_fit_is_told(field: str, value: Any, told: str) -> None:
    assert misfit({**FITS, field: value}, Whole, "view") == told


def test_a_field_that_is_missing_is_told() -> None:
    without = {field: value for field, value in FITS.items() if field != "pair"}
    assert misfit(without, Whole, "view") == "view has no 'pair', which Whole has"


def test_fields_that_may_be_left_out_are_known() -> None:
    assert {field: required for field, (_, required) in fields_of(Thing).items()} == {
        "price": False,
        "name": True,
        "left": False,
    }


def test_a_type_that_no_view_can_have_is_refused() -> None:
    with pytest.raises(TypeError, match="a view cannot hold"):
        misfit({1}, set[int], "view")
