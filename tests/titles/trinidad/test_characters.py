"""Characters are chosen, auctioned or dealt; then everybody has a first affiliate."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cabildo.engine.reasons import OTHER_DECISION
from cabildo.titles.trinidad.dealing import begin_first_decade
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BACK_DRAW, CARD_DRAW, CHARACTER_DRAW, CHARACTER_NAMES, NO_CARD, SEAT_DRAW
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    Listener,
    as_table,
    asked,
    cards,
    deck,
    hand,
    happens,
    legal,
    legal_of,
    new_game,
    order,
    pile,
    play,
    reason,
    refusal,
    score,
    table,
    tally,
)

OFFERED = ["carpenter", "merchant", "defender", "general", "bishop", "governor", "noblewoman"]


def choosing(*, offered: list[str] = OFFERED, **fields: Any) -> TrinidadState:
    """Four players before these characters."""
    return table(4, phase="choosing", offered=offered, **fields)


def characters(state: TrinidadState) -> list[str | None]:
    """Who has whom, by seat."""
    return [None if held < 0 else CHARACTER_NAMES[held] for held in (player.character for player in state.players)]


def offered(state: TrinidadState) -> set[str]:
    return {name for number, name in enumerate(CHARACTER_NAMES) if state.offered >> number & 1}


def names(events: list[tuple[str, dict[str, object]]]) -> list[str]:
    return [name for name, _ in events]


# ---- choosing


@pytest.mark.rule("TR-SETUP-23")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_character_a_player_and_three_more_are_offered(players: int) -> None:
    offers = {tuple(new_game(players, seed).legal_actions()) for seed in range(30)}
    assert {len(offer) for offer in offers} == {players + 3}
    assert len(offers) > 20
    chance = Listener({CHARACTER_DRAW: [5, 0, 11, 7, 2, 1, 3, 4]})
    state = as_table(TITLE.setup(4).deal(1, chance))
    assert offered(state) == {CHARACTER_NAMES[number] for number in (5, 0, 11, 7, 2, 1, 3)}
    assert chance.events[-1][0] == "characters-offered"
    assert reason(state, f"choose {CHARACTER_NAMES[4]}") == "TR-SETUP-23"


@pytest.mark.rule("TR-SETUP-24")
def test_a_character_with_a_single_disk_is_free() -> None:
    state = choosing(order=[2, 0, 3, 1], actor=2)
    play(state, "choose bishop")
    assert asked(state) == (0, "choosing")
    play(state, "choose general", "choose carpenter")
    assert characters(state) == [None] * 4, "nobody has one before all have chosen"
    play(state, "choose merchant")
    assert characters(state) == ["general", "merchant", "bishop", "carpenter"]
    assert [score(state, seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("TR-SETUP-24")
def test_one_may_choose_what_somebody_chose_before() -> None:
    state = play(choosing(), "choose bishop", "choose bishop")
    assert reason(state, "choose bishop") is None
    assert reason(state, "bid 1") == OTHER_DECISION
    assert reason(state, "pass") == OTHER_DECISION
    assert legal_of(state, "choose") == set(OFFERED)


# ---- the auction


@pytest.mark.rule("TR-SETUP-25")
def test_the_lowest_number_is_auctioned_first() -> None:
    """Number 3 is the Merchant, number 9 the Bishop."""
    state = play(choosing(), "choose bishop", "choose merchant", "choose bishop", "choose merchant")
    assert asked(state) == (1, "bidding")
    assert state.to_position()["step"] == {"character": "merchant", "bidders": [1, 3]}
    events = happens(state, "bid 2", "withdraw")
    assert names(events) == ["bid", "withdrew", "scored", "character-taken", "auction-began"]
    assert asked(state) == (0, "bidding")
    assert state.to_position()["step"] == {"character": "bishop", "bidders": [0, 2]}
    assert characters(state) == [None, "merchant", None, None]


@pytest.mark.rule("TR-SETUP-26")
def test_the_last_one_left_pays_their_bid() -> None:
    """Blue bids 1, Red 3, Blue withdraws."""
    state = play(choosing(), "choose carpenter", "choose general", "choose general", "choose bishop")
    assert characters(state) == ["carpenter", None, None, "bishop"]
    play(state, "bid 1")
    assert reason(state, "bid 1") == "TR-SETUP-26"
    assert reason(state, "choose bishop") == OTHER_DECISION
    play(state, "bid 3", "withdraw")
    assert characters(state) == ["carpenter", None, "general", "bishop"]
    assert (score(state, 2), tally(state, 2)) == (-3, {"auction": -3})
    assert score(state, 1) == 0


@pytest.mark.rule("TR-SETUP-26")
def test_who_withdraws_is_out_for_good_and_bids_go_round_in_turn_order() -> None:
    state = choosing(order=[3, 1, 0, 2], actor=3)
    play(state, "choose bishop", "choose bishop", "choose bishop", "choose bishop")
    asked_in_turn = []
    for action in ("bid 1", "withdraw", "bid 2", "bid 7", "bid 8", "withdraw"):
        asked_in_turn.append(asked(state)[0])
        play(state, action)
    assert asked_in_turn == [3, 1, 0, 2, 3, 0]
    assert asked(state) == (2, "bidding")
    play(state, "withdraw")
    assert characters(state)[3] == "bishop"
    assert [score(state, seat) for seat in range(4)] == [0, 0, 0, -8]


@pytest.mark.rule("TR-SETUP-26")
def test_where_nobody_bids_the_last_one_pays_nothing() -> None:
    state = play(choosing(), "choose bishop", "choose bishop", "choose bishop", "choose general")
    play(state, "withdraw", "withdraw")
    assert characters(state) == [None, None, "bishop", "general"]
    assert [score(state, seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("TR-SETUP-26")
def test_the_highest_bid_is_forty() -> None:
    state = play(choosing(), "choose bishop", "choose bishop", "choose merchant", "choose general")
    assert legal_of(state, "bid") == {str(points) for points in range(1, 41)}
    play(state, "bid 40")
    assert characters(state)[0] == "bishop", "nobody can bid more: the other one withdraws unasked"
    assert score(state, 0) == -40
    assert asked(state) == (1, "choosing")


@pytest.mark.rule("TR-SETUP-27")
def test_who_loses_chooses_again_until_everybody_has_a_character() -> None:
    state = choosing(order=[1, 0, 2, 3], actor=1)
    play(state, "choose bishop", "choose bishop", "choose bishop", "choose general")
    play(state, "bid 1", "withdraw", "withdraw")
    assert characters(state) == [None, "bishop", None, "general"]
    assert asked(state) == (0, "choosing")
    assert legal_of(state, "choose") == set(OFFERED) - {"bishop", "general"}
    assert reason(state, "choose bishop") == "TR-SETUP-27"
    play(state, "choose merchant")
    assert asked(state) == (2, "choosing")
    play(state, "choose merchant", "bid 2", "bid 5", "withdraw")
    assert asked(state) == (0, "choosing"), "they lost to the third seat"
    play(state, "choose governor")
    assert characters(state) == ["governor", "bishop", "merchant", "general"]
    assert state.offered == 0, "the three others leave the game, and the five that were not offered"
    assert sum(name in characters(state) for name in CHARACTER_NAMES) == 12 - 3 - 5
    assert asked(state)[1] == "drawing"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("way", ["auction", "dealt"])
def test_characters_by_chance(players: int, way: str) -> None:
    """Every action is legal or has a reason, positions are read as they are written, and it comes to an end."""
    contested = False
    for seed in range(6):
        state, chance = new_game(players, seed, characters=way), random.Random(seed)
        while state.decision.kind in ("choosing", "bidding", "dealing"):
            contested = contested or state.decision.kind == "bidding"
            actions = state.legal_actions()
            for action in range(len(state.vocabulary)):
                assert (state.explain(action, state.actor) is None) == (action in actions)
            again = TITLE.from_position(state.to_position())
            assert again.to_position() == state.to_position()
            assert again.legal_actions() == actions
            state.apply(chance.choice(actions))
        held = characters(state)
        assert len(set(held)) == players
        assert [len(hand(state, seat)) for seat in range(players)] == [1] * players
        assert state.offered == 0
    assert contested == (way == "auction")


# ---- dealt characters


@pytest.mark.rule("TR-SETUP-28")
def test_in_a_first_game_everybody_keeps_one_of_two() -> None:
    chance = Listener({SEAT_DRAW: [1, 0, 2], CHARACTER_DRAW: [4, 2, 11, 0, 7, 8]})
    state = as_table(TITLE.setup(3, {"characters": "dealt"}).deal(1, chance))
    assert asked(state) == (1, "dealing")
    assert legal(state) == {"choose roadmaker", "choose merchant"}
    assert reason(state, "choose carpenter") == "TR-SETUP-28"
    assert reason(state, "withdraw") == OTHER_DECISION
    play(state, "choose merchant")
    assert asked(state) == (0, "dealing")
    assert legal(state) == {"choose carpenter", "choose noblewoman"}
    play(state, "choose noblewoman", "choose bishop")
    assert characters(state) == ["noblewoman", "merchant", "bishop"]
    assert [score(state, seat) for seat in range(3)] == [0, 0, 0]
    assert asked(state)[1] == "drawing"


# ---- the first affiliates


def after_characters(*, first: list[int], back: int = 0) -> TrinidadState:
    """Carpenter, Merchant, General and Bishop have been chosen; then these cards and this back are drawn."""
    state = play(choosing(), "choose carpenter", "choose merchant", "choose general")
    happens(state, "choose bishop", chance={CARD_DRAW: cards(*first), BACK_DRAW: [back]})
    return state


@pytest.mark.rule("TR-SETUP-29")
def test_everybody_has_an_affiliate_of_their_colour() -> None:
    """17 was turned up before 14, so it is 17."""
    state = after_characters(first=[17, 30, 49, 66])
    assert [hand(state, seat) for seat in range(4)] == [[17], [30], [49], [66]]
    assert 14 not in hand(state, 0)
    assert 14 in deck(state) + pile(state, "game")


@pytest.mark.rule("TR-SETUP-29")
def test_which_affiliate_of_a_colour_it_is_is_drawn() -> None:
    """As if card after card were turned up: each of the six as likely, whatever the others have."""
    drawn: Counter[tuple[int, int]] = Counter()
    before = choosing()
    for seed in range(2_000):
        state = before.copy()
        state.reseed(seed)
        for seat, character in enumerate((0, 2, 6, 8)):
            state.players[seat].character = character
        begin_first_decade(state)
        for seat in range(4):
            drawn[seat, hand(state, seat)[0]] += 1
    assert len(drawn) == 24
    for (seat, card), times in drawn.items():
        assert card in range((13, 25, 49, 61)[seat], (13, 25, 49, 61)[seat] + 6)
        assert 270 < times < 400, "a sixth of 2000 is 333"


@pytest.mark.rule("TR-SETUP-30")
@pytest.mark.rule("TR-SETUP-31")
def test_all_others_are_the_deck_whose_top_card_begins_the_game_pile() -> None:
    """The back of the top card is drawn first: of the plain ones it is then card 20."""
    state = after_characters(first=[17, 30, 49, 66, 20])
    assert [hand(state, seat) for seat in range(4)] == [[17], [30], [49], [66]]
    assert pile(state, "game") == [20]
    assert [pile(state, str(seat + 1)) for seat in range(4)] == [[]] * 4
    assert len(deck(state)) == 67
    assert sorted([*deck(state), 17, 30, 49, 66, 20]) == list(range(13, 85)), "68 before the first discard"
    assert state.top_back != NO_CARD
    for players in (2, 3, 5):
        state = new_game(players, characters="dealt")
        while state.decision.kind == "dealing":
            state.apply(state.legal_actions()[0])
        assert (len(deck(state)), len(pile(state, "game"))) == (71 - players, 1)


def test_before_everybody_has_a_character_no_card_is_turned_up() -> None:
    state = choosing()
    assert (len(deck(state)), state.top_back, pile(state, "game")) == (72, NO_CARD, [])


# ---- positions that cannot be


BIDDING = {"phase": "bidding", "actor": 0, "offered": OFFERED}
WAITS = [{"phase": "choosing", "step": {"disks": ["bishop", "bishop", None, None]}}]
DEALT = [["carpenter", "merchant"], ["bishop", "captain"], ["general", "governor"], ["defender", "architect"]]


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        # choosing
        ({"offered": OFFERED[:6]}, "offered: must be 7 characters (TR-SETUP-23)"),
        ({"seats": {3: {"character": "bishop"}}}, "offered: the bishop is a player's (TR-SETUP-27)"),
        ({"seats": {3: {"character": "captain"}}}, "offered: must be 6 characters (TR-SETUP-23)"),
        ({"characters": "dealt"}, "phase: characters are dealt in this game (TR-SETUP-28)"),
        ({"decade": 2}, "decade: characters are chosen before the first decade"),
        ({"seats": {1: {"hand": [13]}}}, "players[1].hand: must be empty"),
        ({"piles": {"game": [13]}}, "piles: must be empty"),
        ({"step": {"disks": ["bishop"]}}, "step.disks: must be one for each of the 4 seats (TR-SETUP-24)"),
        ({"step": {"disks": ["pope", None, None, None]}}, "step.disks[0]: 'pope' is none of carpenter"),
        (
            {"actor": 1, "step": {"disks": ["captain", None, None, None]}},
            "step.disks[0]: captain is not on offer (TR-SETUP-24)",
        ),
        ({"step": {"disks": ["bishop", None, None, None]}}, "step.disks: seat 0 cannot have chosen (TR-SETUP-24)"),
        ({"actor": 1}, "step.disks: seat 0 must have chosen (TR-SETUP-24)"),
        (
            {"actor": 2, "step": {"disks": ["bishop", None, None, None]}},
            "step.disks: seat 1 must have chosen (TR-SETUP-24)",
        ),
        (
            {"offered": OFFERED[1:], "seats": {0: {"character": "carpenter"}}},
            "actor: seat 0 has a character already (TR-SETUP-24)",
        ),
        (
            {
                "actor": 1,
                "offered": OFFERED[1:],
                "seats": {0: {"character": "carpenter"}},
                "step": {"disks": ["bishop", None, None, None]},
            },
            "step.disks[0]: this seat has a character already (TR-SETUP-24)",
        ),
        # the auction
        (
            {**BIDDING, "waiting": WAITS, "step": {"character": "bishop", "bidders": [0]}},
            "step.bidders: must be two seats at least (TR-SETUP-25)",
        ),
        (
            {**BIDDING, "waiting": WAITS, "step": {"character": "bishop", "bidders": [0, 2]}},
            "step.bidders: seat 2 did not choose the bishop (TR-SETUP-25)",
        ),
        (
            {**BIDDING, "waiting": WAITS, "step": {"character": "bishop", "bidders": [0, 4]}},
            "step.bidders[1]: there is no seat 4 (TR-SETUP-25)",
        ),
        (
            {**BIDDING, "actor": 2, "waiting": WAITS, "step": {"character": "bishop", "bidders": [0, 1]}},
            "actor: seat 2 does not bid (TR-SETUP-26)",
        ),
        (
            {**BIDDING, "waiting": WAITS, "step": {"character": "pope", "bidders": [0, 1]}},
            "step.character: 'pope' is none of carpenter",
        ),
        (
            {
                **BIDDING,
                "waiting": [{"phase": "choosing", "step": {"disks": ["bishop", "bishop", "governor", None]}}],
                "step": {"character": "bishop", "bidders": [0, 1]},
            },
            "waiting[0].step.disks: nobody contests the governor (TR-SETUP-24)",
        ),
        (
            {
                **BIDDING,
                "waiting": [{"phase": "choosing", "step": {"disks": ["bishop", "bishop", "general", "general"]}}],
                "step": {"character": "bishop", "bidders": [0, 1]},
            },
            "step.character: the lowest one that is contested is auctioned first (TR-SETUP-25)",
        ),
        # dealt ones
        (
            {"phase": "dealing", "offered": [], "step": {"dealt": DEALT}},
            "phase: characters are chosen in this game (TR-SETUP-24)",
        ),
        (
            {"phase": "dealing", "offered": [], "characters": "dealt", "step": {"dealt": DEALT[:3]}},
            "step.dealt: must be one row for each of the 4 seats (TR-SETUP-28)",
        ),
        (
            {"phase": "dealing", "offered": [], "characters": "dealt", "step": {"dealt": [["carpenter"], *DEALT[1:]]}},
            "step.dealt[0]: must be 2 characters (TR-SETUP-28)",
        ),
        (
            {
                "phase": "dealing",
                "offered": [],
                "characters": "dealt",
                "step": {"dealt": [["bishop", "merchant"], *DEALT[1:]]},
            },
            "step.dealt[1]: no character is there twice (TR-SETUP-28)",
        ),
        (
            {
                "phase": "dealing",
                "offered": [],
                "characters": "dealt",
                "step": {"dealt": DEALT},
                "seats": {0: {"character": "sailmaker"}},
            },
            "players[0].character: everybody keeps one in turn order (TR-SETUP-28)",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_field_and_rule(fields: dict[str, Any], complaint: str) -> None:
    assert refusal(4, **{"phase": "choosing", "offered": OFFERED, **fields}).startswith(complaint)


def test_the_auction_shows_who_leads() -> None:
    state = choosing(order=[3, 1, 0, 2], actor=3)
    play(state, "choose bishop", "choose bishop", "choose bishop", "choose general")
    step = state.phases[state.phase].describe(state, state.top())
    assert step == {"character": "bishop", "bidders": [0, 1, 3], "bid": 0, "leader": None}
    play(state, "bid 4", "withdraw")
    step = state.phases[state.phase].describe(state, state.top())
    assert step == {"character": "bishop", "bidders": [0, 3], "bid": 4, "leader": 3}
    assert order(state) == [3, 1, 0, 2]
