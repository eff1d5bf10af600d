"""Faults in games and states written down."""

from __future__ import annotations

import random

from cabildo.testing import laws
from tests.testing.faults.planting import Patch, breaks
from tests.testing.toy_title import position, table, title
from tests.testing.toy_title.table import Auction
from tests.testing.toy_title.title import ToyAuction


@breaks(laws.positions_go_both_ways)
def forgets_a_field_in_positions(patch: Patch) -> None:
    patch.setattr(position, "SAME_IN_BOTH", tuple(field for field in position.SAME_IN_BOTH if field != "prize"))


@breaks(laws.positions_go_both_ways)
def hashes_the_generator(patch: Patch) -> None:
    written, read = ToyAuction.to_position, ToyAuction.from_position
    patch.setattr(ToyAuction, "to_position", lambda self, state: {**written(self, state), "lane": int(state.lane_a)})
    patch.setattr(
        ToyAuction,
        "from_position",
        lambda self, document: read(self, {name: value for name, value in document.items() if name != "lane"}),
    )


@breaks(laws.positions_go_both_ways)
def positions_forget_the_generator(patch: Patch) -> None:
    read = ToyAuction.from_position
    patch.setattr(ToyAuction, "from_position", lambda self, document: read(self, {**document, "generator": [7, 7]}))


@breaks(laws.positions_go_both_ways)
def writes_all_fields_as_at_the_start(patch: Patch) -> None:
    written = ToyAuction.full_position
    patch.setattr(ToyAuction, "full_position", lambda self, state: {**written(self, state), "bank": 0})


def unrecorded_prizes(patch: Patch) -> None:
    """The prize comes from elsewhere than the state's generator and is not recorded."""
    elsewhere = random.Random(1)
    begin = table.start_round

    def begin_badly(state: Auction) -> None:
        begin(state)
        state.prize = elsewhere.randrange(4)

    for module in (table, title):
        patch.setattr(module, "start_round", begin_badly)


@breaks(laws.same_seed_same_game)
def draws_from_elsewhere(patch: Patch) -> None:
    unrecorded_prizes(patch)


@breaks(laws.records_replay)
def records_not_all_chance(patch: Patch) -> None:
    unrecorded_prizes(patch)
