"""Faults in what a title says of itself."""

from __future__ import annotations

from cabildo.engine.options import Option
from cabildo.engine.title import Chance
from cabildo.testing import laws
from tests.testing.faults.planting import Patch, breaks
from tests.testing.toy_title.title import ToyAuction


@breaks(laws.titles_are_well_formed)
def has_a_default_that_is_no_choice(patch: Patch) -> None:
    patch.setattr(ToyAuction, "options", (Option(name="x", message="x", choices=(1, 2), default=3),))


@breaks(laws.titles_are_well_formed)
def needs_an_option_that_is_not_there(patch: Patch) -> None:
    needy = Option(name="x", message="x", choices=(1, 2), default=1, needs={"y": (1,)})
    patch.setattr(ToyAuction, "options", (needy,))


@breaks(laws.titles_are_well_formed)
def says_nothing_of_its_views(patch: Patch) -> None:
    patch.delattr(ToyAuction, "view_type")


@breaks(laws.titles_are_well_formed)
def has_a_chance_of_two_words(patch: Patch) -> None:
    patch.setattr(ToyAuction, "chances", (Chance("the die", ("1", "2")),))


@breaks(laws.titles_are_well_formed)
def hands_out_another_default_board(patch: Patch) -> None:
    board = ToyAuction.default_board
    patch.setattr(ToyAuction, "default_board", lambda self: {**board(self), "coins": 99})


@breaks(laws.titles_are_well_formed)
def takes_any_number_of_players(patch: Patch) -> None:
    values = {"reactions": True, "counters": False, "house": False}
    patch.setattr(ToyAuction, "check", lambda self, players, options: values)
