"""Every law catches what it is there for: a fault is planted in the made-up auction, and the law names it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest

from cabildo.engine.game import Game
from cabildo.engine.options import Option
from cabildo.engine.phase import number_row
from cabildo.engine.record import record_data
from cabildo.engine.sink import Sink
from cabildo.engine.state import EVERYBODY, State
from cabildo.engine.title import Chance
from cabildo.engine.vocabulary import Vocabulary
from cabildo.testing import check_title, laws
from cabildo.testing.snapshots import is_interpreted
from tests.testing.toy_secrets import REVEALS, alter
from tests.testing.toy_title import auction, position, table, title, trade
from tests.testing.toy_title.board import CARDS, PLAY, STORM, WANT, vocabulary_for
from tests.testing.toy_title.table import Auction, holds_cards
from tests.testing.toy_title.title import TITLE, ToyAuction, as_auction

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
Law = Callable[..., Any]

FAULTS: list[tuple[Law, Plant]] = []


def breaks(law: Law) -> Callable[[Plant], Plant]:
    """The decorated function plants a fault that breaks this law."""

    def register(plant: Plant) -> Plant:
        FAULTS.append((law, plant))
        return plant

    return register


def played() -> list[tuple[Game, list[State]]]:
    """Some games with their states."""
    games = [laws.random_game(TITLE, 2 + seed % 3, seed, {"counters": seed % 2 == 0}) for seed in range(12)]
    return [(game, list(laws.states_of(game))) for game in games]


def try_law(law: Law, games: Iterable[tuple[Game, list[State]]]) -> None:
    """The law on these games, in whatever way it wants them."""
    if law is laws.titles_are_well_formed:
        law(TITLE)
    elif law in (laws.random_game, laws.same_seed_same_game):
        for seed in range(5):
            law(TITLE, 3, seed)
    for game, states in games:
        if law in (laws.records_replay, laws.events_are_sound):
            law(TITLE, [game])
        elif law is laws.legality_is_said_twice:
            law(TITLE, states, game.record().options)
        elif law is laws.hidden_choices_stay_hidden:
            law(TITLE, states, REVEALS)
        elif law is laws.nothing_leaks:
            law(TITLE, states, alter, REVEALS)
        elif law is laws.samples_ignore_secrets:
            law(TITLE, states, alter)
        elif law not in (laws.titles_are_well_formed, laws.random_game, laws.same_seed_same_game):
            law(TITLE, states)


# ---- legality


@breaks(laws.legality_is_said_twice)
def explains_too_little(patch: Patch) -> None:
    patch.setattr(trade.Offering, "explain", lambda self, state, action: "")


@breaks(laws.legality_is_said_twice)
def explains_too_much(patch: Patch) -> None:
    patch.setattr(trade.Wanting, "explain", lambda self, state, action: "TOY-OFFER-02")


@breaks(laws.legality_is_said_twice)
def names_a_rule_that_is_not_there(patch: Patch) -> None:
    legal = (WANT, WANT + 1)
    patch.setattr(trade.Wanting, "explain", lambda self, state, action: "" if action in legal else "TOY-NONE-01")


@breaks(laws.legality_is_said_twice)
def names_a_rule_that_is_not_in_force(patch: Patch) -> None:
    legal = (WANT, WANT + 1)  # TOY-REACT-03 is optional
    patch.setattr(trade.Wanting, "explain", lambda self, state, action: "" if action in legal else "TOY-REACT-03")


@breaks(laws.legality_is_said_twice)
def generates_without_order(patch: Patch) -> None:
    patch.setattr(trade.Wanting, "options", lambda self, state: number_row([WANT + 1, WANT]))


@breaks(laws.legality_is_said_twice)
def generates_nothing(patch: Patch) -> None:
    patch.setattr(Auction, "legal_actions", lambda self: [], raising=False)


@breaks(laws.only_the_actor_acts)
def judges_for_any_seat(patch: Patch) -> None:
    explain = State.explain
    patch.setattr(Auction, "explain", lambda self, action, seat: explain(self, action, self.actor), raising=False)


@breaks(laws.only_the_actor_acts)
def asks_after_the_end(patch: Patch) -> None:
    patch.setattr(ToyAuction, "decision", lambda self, state: None)


@breaks(laws.illegal_actions_change_nothing)
def changes_before_it_refuses(patch: Patch) -> None:
    apply = State.apply

    def change_and_refuse(self: Auction, action: int) -> bool:
        if action not in self.legal_actions():
            self.prize += 1
        return apply(self, action)

    patch.setattr(Auction, "apply", change_and_refuse, raising=False)


@breaks(laws.illegal_actions_change_nothing)
def carries_out_what_is_illegal(patch: Patch) -> None:
    patch.setattr(Auction, "apply", lambda self, action: False, raising=False)


@breaks(laws.notation_goes_both_ways)
def parses_to_another_action(patch: Patch) -> None:
    class Careless(Vocabulary):
        def parse(self, text: str) -> int:
            return super().parse(text.replace("lantern", "storm"))

    actions = vocabulary_for(4)
    kinds = [(kind.name, [actions.notation(kind.first + n) for n in range(kind.size)]) for kind in actions.ranges]
    careless = Careless("toy-auction", kinds)
    patch.setattr(title, "vocabulary_for", lambda most_bid: careless)


# ---- decisions and data


@breaks(laws.decisions_are_sound)
def has_an_illegal_usual_answer(patch: Patch) -> None:
    patch.setattr(auction.Storms, "usual", lambda self, state: PLAY + STORM)


@breaks(laws.decisions_are_sound)
def expects_what_is_no_action(patch: Patch) -> None:
    patch.setattr(auction.Bidding, "expected", lambda self, state: [999])


@breaks(laws.decisions_are_sound)
def asks_because_of_no_rule(patch: Patch) -> None:
    patch.setattr(ToyAuction, "because", lambda self, state: "TOY-NONE-01")


@breaks(laws.only_choices_are_asked)
def asks_what_has_one_answer(patch: Patch) -> None:
    patch.setattr(Auction, "settle", State.rest, raising=False)


@breaks(laws.data_are_plain)
def has_numbers_as_keys(patch: Patch) -> None:
    view = ToyAuction.view
    patch.setattr(ToyAuction, "view", lambda self, state, seat: {**view(self, state, seat), "seats": {0: "me"}})


@breaks(laws.data_are_plain)
def hands_out_a_set(patch: Patch) -> None:
    patch.setattr(ToyAuction, "prompt_params", lambda self, state: {"cards": set(CARDS)})


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


# ---- the course of a game


@breaks(laws.random_game)
def never_ends(patch: Patch) -> None:
    def play_on(state: Auction) -> None:
        table.start_round(state)

    patch.setattr(trade, "end_round", play_on)


@breaks(laws.material_is_kept)
def loses_a_coin(patch: Patch) -> None:
    sell = trade.sell

    def sell_and_lose(state: Auction) -> None:
        state.coins[state.partner] -= 1
        sell(state)

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


# ---- writing


@breaks(laws.positions_go_both_ways)
def forgets_a_field_in_positions(patch: Patch) -> None:
    patch.setattr(position, "SAME_IN_BOTH", tuple(field for field in position.SAME_IN_BOTH if field != "price"))


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


# ---- secrets


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
        return number_row([WANT + card for card in range(2) if state.hands[state.partner][card]])

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


# ---- the title itself


@breaks(laws.titles_are_well_formed)
def has_a_default_that_is_no_choice(patch: Patch) -> None:
    patch.setattr(ToyAuction, "options", (Option(name="x", message="x", choices=(1, 2), default=3),))


@breaks(laws.titles_are_well_formed)
def needs_an_option_that_is_not_there(patch: Patch) -> None:
    needy = Option(name="x", message="x", choices=(1, 2), default=1, needs={"y": (1,)})
    patch.setattr(ToyAuction, "options", (needy,))


@breaks(laws.titles_are_well_formed)
def has_a_chance_of_two_words(patch: Patch) -> None:
    patch.setattr(ToyAuction, "chances", (Chance("the die", ("1", "2")),))


@breaks(laws.titles_are_well_formed)
def takes_any_number_of_players(patch: Patch) -> None:
    values = {"reactions": True, "counters": False}
    patch.setattr(ToyAuction, "check", lambda self, players, options: values)


@pytest.mark.parametrize(("law", "plant"), FAULTS, ids=[f"{law.__name__}-{plant.__name__}" for law, plant in FAULTS])
def test_the_law_catches(law: Law, plant: Plant, monkeypatch: Patch) -> None:
    """Some faults show in games that were played well, others only in games played with them."""
    sound = played()
    plant(monkeypatch)

    def try_both() -> None:
        try_law(law, sound)
        try_law(law, played())

    with pytest.raises(laws.LawBroken) as broken:
        try_both()
    assert broken.value.law == law.__name__


def test_every_law_has_a_fault_that_it_catches() -> None:
    caught = {law.__name__ for law, _ in FAULTS}
    helpers = {"Alter", "LawBroken", "states_of"}
    assert caught == set(laws.__all__) - helpers


def test_a_broken_law_tells_what_where_and_how_to_see_it(monkeypatch: Patch) -> None:
    explains_too_little(monkeypatch)
    with pytest.raises(laws.LawBroken) as broken:
        check_title(TITLE, games=1, every=1, reveals=REVEALS)
    lines = str(broken.value).split("\n")
    assert lines[0].startswith("legality_is_said_twice: '")
    assert lines[0].endswith("is not generated, but explain finds nothing against it")
    assert lines[1].startswith("  the law: An action is generated exactly when")
    assert lines[2] == "  at: decision 'offering' of seat 1 of toy-auction"
    shown = lines[3].partition("json.loads('")[2].removesuffix("'))")
    assert as_auction(TITLE.from_position(msgspec.json.decode(shown))).phases[3].name() == "offering"


def test_an_alter_that_finds_nothing_proves_nothing() -> None:
    with pytest.raises(laws.LawBroken, match="nothing was proven"):
        check_title(TITLE, games=1, alter=lambda state, seat, pick: None, reveals=REVEALS)
    with pytest.raises(laws.LawBroken, match="but did not"):
        check_title(TITLE, games=1, alter=lambda state, seat, pick: state, reveals=REVEALS)


def test_a_seat_that_holds_cards_is_asked_whatever_they_are() -> None:
    """The public fact by which the auction opens its windows."""
    state = TITLE.setup(2).empty()
    state.hands = [[0, 1], [0, 0]]
    assert holds_cards(state, 0)
    assert not holds_cards(state, 1)
