"""Faults by which secrets get out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from cabildo.engine import game
from cabildo.engine.game import Game
from cabildo.engine.phase import NOTHING, number_row
from cabildo.engine.played import still_hidden
from cabildo.engine.record import record_data
from cabildo.engine.recorder import Recorder
from cabildo.engine.state import State
from cabildo.testing import laws, secrecy
from tests.testing.faults.planting import Patch, breaks
from tests.testing.toy_title import auction, trade
from tests.testing.toy_title.board import STORM, WANT
from tests.testing.toy_title.table import Auction
from tests.testing.toy_title.title import ToyAuction, as_auction


def sample_badly(patch: Patch, fault: Callable[[Auction, Auction, int], None]) -> None:
    sample = Auction.sample

    def faulty_sample(self: Auction, seat: int, seed: int) -> Auction:
        other = sample(self, seat, seed)
        fault(self, other, seat)
        return other

    patch.setattr(Auction, "sample", faulty_sample)


@breaks(laws.samples_look_real)
def samples_have_the_real_generator(patch: Patch) -> None:
    patch.setattr(Auction, "sample", lambda self, seat, seed: self.copy())


@breaks(laws.samples_look_real)
def samples_change_ones_own_hand(patch: Patch) -> None:
    def swap(mine: Auction, other: Auction, seat: int) -> None:
        other.hands[seat].reverse()

    sample_badly(patch, swap)


@breaks(laws.samples_look_real)
def samples_start_from_the_real_generator(patch: Patch) -> None:
    def reseed(mine: Auction, other: Auction, seat: int) -> None:
        other.reseed(int(mine.lane_a))

    sample_badly(patch, reseed)


@breaks(laws.samples_look_real)
def samples_keep_old_legal_actions(patch: Patch) -> None:
    """What is legal for another seat in the real state would tell its hand."""

    def keep(mine: Auction, other: Auction, seat: int) -> None:
        other.legal = mine.legal

    sample_badly(patch, keep)


@breaks(laws.who_is_asked_is_public)
def samples_ask_somebody_else(patch: Patch) -> None:
    def turn(mine: Auction, other: Auction, seat: int) -> None:
        other.actor = seat

    sample_badly(patch, turn)


@breaks(laws.who_is_asked_is_public)
def keys_of_standing_answers_tell_a_hand(patch: Patch) -> None:
    patch.setattr(auction.Storms, "standing", lambda self, state: "storms" if state.hands[state.actor][STORM] else "")


@breaks(laws.who_is_asked_is_public)
def what_may_stand_tells_a_hand(patch: Patch) -> None:
    patch.setattr(auction.Storms, "may_stand", lambda self, state, action: True)


@breaks(laws.samples_ignore_secrets)
def samples_peek_at_hands(patch: Patch) -> None:
    def peek(mine: Auction, other: Auction, seat: int) -> None:
        other.hands, other.deck = [list(hand) for hand in mine.hands], list(mine.deck)

    sample_badly(patch, peek)


def show_in_view(patch: Patch, name: str, shown: Callable[[Auction], Any]) -> None:
    view = ToyAuction.view
    patch.setattr(
        ToyAuction, "view", lambda self, state, seat: {**view(self, state, seat), name: shown(as_auction(state))}
    )


@breaks(laws.nothing_leaks)
def figures_tell_what_others_hold(patch: Patch) -> None:
    def all_storms(self: ToyAuction, state: State, seat: int | None) -> dict[str, list[int | None]]:
        return {"storms": [hand[STORM] for hand in as_auction(state).hands]}

    patch.setattr(ToyAuction, "figures", all_storms)


@breaks(laws.nothing_leaks)
def views_show_the_deck(patch: Patch) -> None:
    show_in_view(patch, "deck", lambda state: list(state.deck))


@breaks(laws.nothing_leaks)
def views_show_early_bids(patch: Patch) -> None:
    show_in_view(patch, "sum", lambda state: sum(state.bids))


@breaks(laws.nothing_leaks)
def standings_count_hands(patch: Patch) -> None:
    standings = ToyAuction.standings

    def telling(self: ToyAuction, state: State, seat: int | None) -> Any:
        told = standings(self, state, seat)
        storms = [("storms", as_auction(state).hands[standing.seat][STORM]) for standing in told.seats]
        seats = [
            msgspec.structs.replace(standing, tiebreaks=(storm,))
            for standing, storm in zip(told.seats, storms, strict=True)
        ]
        return msgspec.structs.replace(told, seats=tuple(seats))

    patch.setattr(ToyAuction, "standings", telling)


@breaks(laws.nothing_leaks)
def prompts_tell_a_secret(patch: Patch) -> None:
    patch.setattr(ToyAuction, "prompt_params", lambda self, state: {"storms": as_auction(state).deck[STORM]})


@breaks(laws.nothing_leaks)
def only_who_has_a_storm_is_asked(patch: Patch) -> None:
    def has_storm(state: Auction, seat: int) -> bool:
        return state.hands[seat][STORM] > 0

    patch.setattr(auction, "holds_cards", has_storm)


@breaks(laws.nothing_leaks)
def offers_search_the_partners_hand(patch: Patch) -> None:
    def options(self: trade.Wanting, state: Auction) -> Any:
        return number_row([WANT + card for card in range(2) if state.hands[trade.offer_of(state).partner][card]])

    patch.setattr(trade.Wanting, "options", options)
    patch.setattr(trade.Wanting, "hidden", lambda self: True)


@breaks(laws.hidden_choices_stay_hidden)
def bids_are_told_to_all(patch: Patch) -> None:
    some = State.tell_some
    patch.setattr(
        Auction,
        "tell_some",
        lambda self, event, params, audience, secret: some(self, event, {**params, **secret}, audience, {}),
        raising=False,
    )


@breaks(laws.hidden_choices_stay_hidden)
def records_tell_secret_choices(patch: Patch) -> None:
    patch.setattr(Game, "record_for", lambda self, seat: record_data(self.record()))


@breaks(laws.hidden_choices_stay_hidden)
def views_tell_secret_choices(patch: Patch) -> None:
    show_in_view(patch, "sum", lambda state: sum(state.bids))


@breaks(laws.hidden_choices_stay_hidden)
def bids_are_laid_open_one_by_one(patch: Patch) -> None:
    play = auction.Bidding.play

    def play_and_show(self: auction.Bidding, state: Auction, action: int) -> None:
        play(self, state, action)
        state.reveal()

    patch.setattr(auction.Bidding, "play", play_and_show)


@breaks(laws.samples_look_real)
def secrets_are_not_declared(patch: Patch) -> None:
    patch.setattr(ToyAuction, "secrets", ())


@breaks(laws.samples_look_real)
def only_hidden_choices_are_not_declared(patch: Patch) -> None:
    patch.setattr(ToyAuction, "secrets", ())
    patch.setattr(secrecy, "position_hash", lambda state: "")


@breaks(laws.records_show_what_is_revealed)
def reveals_are_not_heard(patch: Patch) -> None:
    patch.setattr(Recorder, "revealed", lambda self, phase: None)


@breaks(laws.records_show_what_is_revealed)
def reveals_open_the_choices_of_other_phases(patch: Patch) -> None:
    patch.setattr(Recorder, "revealed", lambda self, phase: self.reveals.append(NOTHING))


@breaks(laws.records_show_what_is_revealed)
def reveals_outlast_taking_back(patch: Patch) -> None:
    opened: set[int] = set()

    def forever(choices: list[tuple[int, list[int]]]) -> list[bool]:
        opened.update(place for place, secret in enumerate(still_hidden(choices)) if not secret)
        return [hidden != NOTHING and place not in opened for place, (hidden, _) in enumerate(choices)]

    patch.setattr(game, "still_hidden", forever)


@breaks(laws.records_show_what_is_revealed)
def reveals_tell_nobody(patch: Patch) -> None:
    reveal = auction.reveal_bids

    def reveal_badly(state: Auction) -> None:
        reveal(state)
        state.learned = 1

    patch.setattr(auction, "reveal_bids", reveal_badly)


@breaks(laws.learning_is_told)
def bids_are_revealed_in_silence(patch: Patch) -> None:
    reveal = auction.reveal_bids

    def reveal_badly(state: Auction) -> None:
        reveal(state)
        state.learned = 0

    patch.setattr(auction, "reveal_bids", reveal_badly)


@breaks(laws.learning_is_told)
def a_card_proves_a_hand_in_silence(patch: Patch) -> None:
    play_card = auction.play_card

    def play_badly(state: Auction, card: int) -> None:
        play_card(state, card)
        state.learned = 0

    patch.setattr(auction, "play_card", play_badly)


@breaks(laws.views_tell_what_decides)
def views_keep_the_offer_from_the_partner(patch: Patch) -> None:
    for name in ("step", "waiting"):
        show_in_view(patch, name, lambda state: None)
    patch.setattr(ToyAuction, "prompt_params", lambda self, state: {})


@breaks(laws.lists_ignore_chance)
def an_offer_costs_at_random_in_silence(patch: Patch) -> None:
    """A list up to a price would be refused until the dice are kind."""
    play = trade.Wanting.play

    def play_badly(self: trade.Wanting, state: Auction, action: int) -> None:
        play(self, state, action)
        fee = int(state.random(2)) if state.coins[state.actor] > 1 else 0
        state.coins[state.actor] -= fee
        state.bank += fee

    patch.setattr(trade.Wanting, "play", play_badly)
