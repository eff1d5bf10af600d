"""Faults in the course of a game: endless play, lost pieces, careless copies, wrong counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from cabildo.engine.sink import Sink
from cabildo.engine.state import State
from cabildo.testing import laws
from cabildo.testing.snapshots import is_interpreted
from tests.testing.faults.planting import Patch, breaks
from tests.testing.toy_title import table, trade
from tests.testing.toy_title.table import Auction
from tests.testing.toy_title.title import ToyAuction, as_auction


@breaks(laws.random_game)
def never_ends(patch: Patch) -> None:
    def play_on(state: Auction) -> None:
        table.start_round(state)

    patch.setattr(trade, "end_round", play_on)


@breaks(laws.material_is_kept)
def loses_a_coin(patch: Patch) -> None:
    sell = trade.sell

    def sell_and_lose(state: Auction, offer: trade.Offer) -> None:
        state.coins[offer.partner] -= 1
        sell(state, offer)

    patch.setattr(trade, "sell", sell_and_lose)


def copy_badly(patch: Patch, fault: Callable[[Auction, Auction], None]) -> None:
    copy = Auction.copy

    def faulty_copy(self: Auction) -> Auction:
        other = copy(self)
        fault(self, other)
        return other

    patch.setattr(Auction, "copy", faulty_copy)


@breaks(laws.copies_are_independent)
def copies_share_a_list(patch: Patch) -> None:
    copy_badly(patch, lambda mine, other: setattr(other, "coins", mine.coins))


@breaks(laws.copies_are_independent)
def copies_share_an_inner_list(patch: Patch) -> None:
    copy_badly(patch, lambda mine, other: other.hands.__setitem__(0, mine.hands[0]))


@breaks(laws.copies_are_independent)
def copies_tell_the_sink(patch: Patch) -> None:
    copy_badly(patch, lambda mine, other: setattr(other, "sink", Sink()))


@breaks(laws.copies_are_independent)
def copies_start_another_generator(patch: Patch) -> None:
    copy_badly(patch, lambda mine, other: setattr(other, "lane_a", 1))


if is_interpreted():  # compiled states do not show their slots; there only what the position tells is compared

    @breaks(laws.copies_are_independent)
    def copies_forget_what_no_position_tells(patch: Patch) -> None:
        copy_badly(patch, lambda mine, other: setattr(other, "learned", 99))


def tell_figures(patch: Patch, fault: Callable[[dict[str, list[int | None]], State], object]) -> None:
    figures = ToyAuction.figures

    def faulty(self: ToyAuction, state: State, seat: int | None) -> dict[str, list[int | None]]:
        told = figures(self, state, seat)
        fault(told, state)
        return told

    patch.setattr(ToyAuction, "figures", faulty)


@breaks(laws.figures_are_sound)
def figures_forget_a_seat(patch: Patch) -> None:
    tell_figures(patch, lambda told, state: told["coins"].pop())


@breaks(laws.figures_are_sound)
def figures_come_and_go(patch: Patch) -> None:
    tell_figures(patch, lambda told, state: told.pop("coins") if state.over else None)


@breaks(laws.figures_are_sound)
def figures_keep_ones_own_from_a_seat(patch: Patch) -> None:
    tell_figures(patch, lambda told, state: told.update(storms=[None] * state.seats))


@breaks(laws.figures_are_sound)
def points_never_mean_anything(patch: Patch) -> None:
    patch.setattr(ToyAuction, "scorable", lambda self, state: False)


@breaks(laws.figures_are_sound)
def rounds_go_back(patch: Patch) -> None:
    patch.setattr(ToyAuction, "round_of", lambda self, state: 9 - as_auction(state).round)


@breaks(laws.standings_add_up)
def ranks_by_something_else(patch: Patch) -> None:
    patch.setattr(Auction, "merit", lambda self, seat: -self.crowns[seat])


@breaks(laws.standings_add_up)
def counts_points_that_no_line_shows(patch: Patch) -> None:
    standings = ToyAuction.standings

    def more(self: ToyAuction, state: State, seat: int | None) -> Any:
        told = standings(self, state, seat)
        raised = [msgspec.structs.replace(standing, points=(standing.points or 0) + 1) for standing in told.seats]
        return msgspec.structs.replace(told, seats=tuple(raised))

    patch.setattr(ToyAuction, "standings", more)
