"""Faults in what a seat is asked, and in the data that leave the engine."""

from __future__ import annotations

from cabildo.engine.state import EVERYBODY, State
from cabildo.testing import laws
from tests.testing.faults.planting import Patch, breaks
from tests.testing.toy_title import auction, trade
from tests.testing.toy_title.board import CARDS, PLAY, STORM
from tests.testing.toy_title.table import REPLY, Auction
from tests.testing.toy_title.title import ToyAuction, as_auction


@breaks(laws.decisions_are_sound)
def has_an_illegal_usual_answer(patch: Patch) -> None:
    patch.setattr(auction.Storms, "usual", lambda self, state: PLAY + STORM)


@breaks(laws.decisions_are_sound)
def expects_what_is_no_action(patch: Patch) -> None:
    patch.setattr(auction.Bidding, "expected", lambda self, state: [999])


@breaks(laws.decisions_are_sound)
def asks_because_of_no_rule(patch: Patch) -> None:
    patch.setattr(ToyAuction, "because", lambda self, state: "TOY-NONE-01")


@breaks(laws.decisions_are_sound)
def has_standing_answers_under_no_word(patch: Patch) -> None:
    patch.setattr(auction.Storms, "standing", lambda self, state: "A storm!")


@breaks(laws.decisions_are_sound)
def lets_nothing_stand_under_a_key(patch: Patch) -> None:
    patch.setattr(auction.Storms, "may_stand", lambda self, state, action: False)


@breaks(laws.only_choices_are_asked)
def asks_what_has_one_answer(patch: Patch) -> None:
    patch.setattr(Auction, "play_forced", State.rest, raising=False)


@breaks(laws.automata_are_never_asked)
def asks_the_house_for_a_bid(patch: Patch) -> None:
    patch.setattr(Auction, "people_from", Auction.clockwise)


@breaks(laws.automata_are_never_asked)
def lets_the_house_wait_for_an_answer(patch: Patch) -> None:
    patch.setattr(trade.Pricing, "play", lambda self, state, action: ask_for_the_house(state))


def ask_for_the_house(state: Auction) -> None:
    offer = trade.offer_of(state)
    offer.price = 1
    state.actor = state.seats - 1
    state.ask(REPLY, offer.partner)


@breaks(laws.automata_are_never_asked)
def seats_a_house_without_the_option(patch: Patch) -> None:
    patch.setattr(ToyAuction, "automata", lambda self, players, options: ("house",))
    patch.setattr(ToyAuction, "automata_of", lambda self, state: ())


@breaks(laws.automata_are_never_asked)
def calls_automata_by_no_word(patch: Patch) -> None:
    patch.setattr(ToyAuction, "automata_of", lambda self, state: ("The House",) if as_auction(state).house else ())
    patch.setattr(ToyAuction, "automata", lambda self, players, options: ("The House",) if options["house"] else ())


@breaks(laws.data_are_plain)
def has_numbers_as_keys(patch: Patch) -> None:
    view = ToyAuction.view
    patch.setattr(ToyAuction, "view", lambda self, state, seat: {**view(self, state, seat), "seats": {0: "me"}})


@breaks(laws.data_are_plain)
def hands_out_a_set(patch: Patch) -> None:
    patch.setattr(ToyAuction, "prompt_params", lambda self, state: {"cards": set(CARDS)})


@breaks(laws.views_have_their_form)
def shows_what_its_type_does_not_have(patch: Patch) -> None:
    view = ToyAuction.view
    patch.setattr(ToyAuction, "view", lambda self, state, seat: {**view(self, state, seat), "weather": "fine"})


@breaks(laws.views_have_their_form)
def leaves_out_what_its_type_has(patch: Patch) -> None:
    view = ToyAuction.view

    def without_bank(self: ToyAuction, state: State, seat: int | None) -> dict[str, object]:
        return {field: value for field, value in view(self, state, seat).items() if field != "bank"}

    patch.setattr(ToyAuction, "view", without_bank)


@breaks(laws.views_have_their_form)
def shows_a_number_as_a_text(patch: Patch) -> None:
    view = ToyAuction.view
    patch.setattr(ToyAuction, "view", lambda self, state, seat: {**view(self, state, seat), "deck": "2"})


@breaks(laws.views_have_their_form)
def forgets_a_name(patch: Patch) -> None:
    view = ToyAuction.view
    patch.setattr(ToyAuction, "view", lambda self, state, seat: {**view(self, state, seat), "discards": {CARDS[0]: 0}})


@breaks(laws.events_are_sound)
def uses_a_reserved_word(patch: Patch) -> None:
    tell = State.tell
    patch.setattr(Auction, "tell", lambda self, event, params: tell(self, event, {**params, "move": 1}), raising=False)


@breaks(laws.events_are_sound)
def has_a_secret_for_everybody(patch: Patch) -> None:
    some = State.tell_some
    patch.setattr(
        Auction,
        "tell_some",
        lambda self, event, params, audience, secret: some(self, event, params, EVERYBODY, secret),
        raising=False,
    )
