"""Events: their decks, how one comes into play, and that nobody knows more of them than they should."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cabildo.engine.game import Game
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.testing import laws
from cabildo.testing.gate import check_game
from cabildo.testing.laws import LawBroken
from cabildo.testing.snapshots import is_interpreted
from cabildo.titles.trinidad.board.pack_reading import default_pack
from cabildo.titles.trinidad.deck import draw_card, has_top, shuffle_discards, take_event
from cabildo.titles.trinidad.events.decks import draw_negative, events_in_deck
from cabildo.titles.trinidad.looked import Looked
from cabildo.titles.trinidad.sampling import redraw_waiting
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BACK_DRAW,
    BACK_NAMES,
    CARD_DRAW,
    EVENT_BACK,
    EVENT_DRAW,
    EVENT_NAMES,
    EVENTS,
    NO_CARD,
    POSITIVE_EVENTS,
)
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    cards,
    happens,
    legal,
    new_game,
    next_decade,
    pile,
    play,
    reason,
    refusal,
    table,
    tension,
    until,
    walled,
)
from tests.titles.trinidad.busy_games import comes_back
from tests.titles.trinidad.decisions_left import decisions_left
from tests.titles.trinidad.eventful import choice, kept, look, on_top, with_event
from tests.titles.trinidad.secrets import REVEALS, alter

IN_DECK = {2: 7, 3: 6, 4: 5, 5: 4}


def dealt(players: int, seed: int = 1, **options: Any) -> TrinidadState:
    """A new game at its first draw."""
    return until(new_game(players, seed, characters="dealt", events=True, **options), "drawing")


def names(told: list[tuple[str, dict[str, object]]]) -> list[str]:
    return [name for name, _ in told]


# ---- the decks


@pytest.mark.rule("TR-EVENT-01")
def test_there_are_nine_positive_and_nine_negative_events() -> None:
    assert (EVENTS, POSITIVE_EVENTS) == (18, 9)
    events = default_pack().events
    printed = [event.name.lower().replace(" ", "-") for event in (*events.positive, *events.negative)]
    assert printed == list(EVENT_NAMES)


@pytest.mark.rule("TR-EVENT-02", "TR-EVENT-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_layer_of_affiliates_is_on_top_and_events_are_below(players: int) -> None:
    state = dealt(players)
    view = state.view(None)["events"]
    assert view["calm"] == 5 * players
    assert view["in_deck"] == IN_DECK[players]
    assert len(view["unseen"]) == 18, "nobody has seen which of them left the game"
    assert len(state.view(None)["piles"]["game"]) == 1


@pytest.mark.rule("TR-EVENT-03")
def test_no_event_is_among_the_first_cards_and_all_are_behind_them() -> None:
    places: set[int] = set()
    for seed in range(60):
        state = dealt(3, seed)
        drawn, found = 0, []
        while state.top_back != NO_CARD and sum(state.in_deck) > 0:
            if state.top_back == EVENT_BACK:
                places.add(drawn)
                found.append(int(take_event(state)))
            else:
                draw_card(state)
                drawn += 1
        assert len(found) + events_in_deck(state) == 6, "three of nine are out of the game"
        assert len(set(found)) == len(found)
        assert all(event < POSITIVE_EVENTS for event in found)
    assert min(places) >= 15
    assert 15 in places
    assert max(places) > 50


@pytest.mark.rule("TR-EVENT-03")
def test_every_positive_event_is_as_likely_to_be_in_the_game() -> None:
    counts = [0] * POSITIVE_EVENTS
    for seed in range(300):
        state = with_event(None, 5)
        state.reseed(seed)
        for _ in range(4):
            counts[take_event(state)] += 1
        assert events_in_deck(state) == 0
    assert min(counts) > 90
    assert max(counts) < 180, "of 1200"


@pytest.mark.rule("TR-EVENT-03", "TR-EVENT-10")
def test_events_that_were_seen_come_as_often_as_unseen_ones() -> None:
    """Of four in the deck two are known; seven others are unseen, of which five are out of the game."""
    known = 0
    for seed in range(600):
        state = with_event(None, 5, events={"shuffled": ["city-feast", "trade-winds"]})
        state.reseed(seed)
        assert events_in_deck(state) == 4
        known += EVENT_NAMES[take_event(state)] in ("city-feast", "trade-winds")
    assert 260 < known < 340


# ---- drawing one


@pytest.mark.rule("TR-EVENT-04", "TR-EVENT-07")
def test_an_event_is_replaced_so_that_two_affiliates_are_seen() -> None:
    state = on_top(players=4, actor=1, order=[2, 0, 3, 1])
    told = look(state, ["open-council", "storm"])
    assert names(told) == ["event-drawn", "looked", "event-choice"]
    assert told[1][1] == {"seat": 1, "cards": 2, "seen": [20, 55]}
    assert told[2][1] == {"positive": "open-council", "negative": "storm"}
    assert asked(state) == (2, "event-choice"), "the first in the order decides, whoever drew it"
    assert legal(state) == {"event positive", "event negative"}
    assert reason(state, "keep 20") == OTHER_DECISION
    play(state, "event positive")
    assert asked(state) == (1, "keeping")
    assert legal(state) == {"keep 20", "keep 55", "keep none"}


@pytest.mark.rule("TR-EVENT-04")
def test_an_event_between_two_affiliates_is_replaced_too() -> None:
    state = with_event(None, phase="drawing", actor=0, top_back="plain")
    backs = [BACK_NAMES.index(back) for back in ("event", "pirate", "plain")]
    events = [EVENT_NAMES.index(name) for name in ("city-feast", "fire")]
    told = happens(state, "look", chance={EVENT_DRAW: events, CARD_DRAW: cards(20, 55), BACK_DRAW: backs})
    assert ("looked", {"seat": 0, "cards": 2, "seen": [20, 55]}) in told
    assert asked(state) == (0, "event-choice")


@pytest.mark.rule("TR-EVENT-04")
def test_who_takes_a_card_in_their_turn_may_draw_an_event() -> None:
    state = on_top(phase="turn", actor=0)
    look(state, ["truce-talks", "raids"])
    assert asked(state) == (0, "event-choice")
    play(state, "event negative", "keep 55", "pass")
    assert tension(state) == {"natives": 2, "pirates": 2}
    assert state.players[0].spent == 2


@pytest.mark.rule("TR-EVENT-04")
def test_an_event_at_the_tension_check_has_no_effect() -> None:
    """It is neither the card that is discarded nor the one whose back is looked at."""
    state = with_event(None, phase="turn", actor=0, passed=[1, 2, 3], top_back="event")
    backs = [BACK_NAMES.index(back) for back in ("plain", "event", "natives")]
    events = [EVENT_NAMES.index(name) for name in ("city-feast", "silver-fleet")]
    told = happens(state, "pass", chance={EVENT_DRAW: events, CARD_DRAW: cards(20), BACK_DRAW: backs})
    assert [params for name, params in told if name == "event-void"] == [
        {"what": "city-feast"},
        {"what": "silver-fleet"},
    ]
    assert ("top-discarded", {"card": 20}) in told
    assert tension(state) == {"natives": 3, "pirates": 1}
    assert state.view(None)["events"]["discarded"] == ["silver-fleet", "city-feast"]
    assert state.view(None)["events"]["active"] is None


@pytest.mark.rule("TR-EVENT-04")
def test_an_event_drawn_for_walls_has_no_effect() -> None:
    """Card 20 is discarded first, an Event comes, then 84 for the district, which helps against nobody."""
    state = with_event(
        None,
        phase="turn",
        passed=[1, 2, 3],
        tension={"natives": 16},
        walls=walled("SW"),
        top_back="plain",
        seats={0: {"units": ["miliciano"]}},
    )
    backs = ["plain", "event", "plain", "plain"]  # of the tension check, then of the walls
    told = happens(
        state,
        "pass",
        chance={
            EVENT_DRAW: [EVENT_NAMES.index("city-feast")],
            CARD_DRAW: cards(13, 20, 84),
            BACK_DRAW: [BACK_NAMES.index(back) for back in backs],
        },
    )
    assert pile(state, "game") == [13, 20, 84]
    assert ("event-void", {"what": "city-feast"}) in told
    assert ("walls-held", {"districts": 1, "attack": 8}) in told


@pytest.mark.rule("TR-EVENT-06")
def test_a_second_event_in_a_decade_is_discarded() -> None:
    state = on_top(events={"active": "trade-winds"})
    told = look(state, ["city-feast"])
    assert ("event-void", {"what": "city-feast"}) in told
    assert asked(state) == (0, "keeping")
    view = state.view(None)["events"]
    assert (view["active"], view["discarded"]) == ("trade-winds", ["city-feast"])


@pytest.mark.rule("TR-EVENT-06")
def test_of_two_events_in_one_draw_the_first_counts() -> None:
    state = on_top()
    told = look(state, ["silver-fleet", "city-feast", "storm"])
    assert ("event-void", {"what": "city-feast"}) in told
    assert state.view(None)["step"] == {"positive": "silver-fleet", "negative": "storm"}


@pytest.mark.rule("TR-EVENT-08")
def test_a_rejected_negative_event_goes_under_its_deck() -> None:
    state = kept("trade-winds", other="storm", events={"under": ["fire"]})
    assert state.view(None)["events"]["under"] == ["fire", "storm"]
    assert state.view(None)["events"]["active"] == "trade-winds"


@pytest.mark.rule("TR-EVENT-08")
def test_a_rejected_positive_event_goes_on_the_games_pile() -> None:
    state = kept("storm", other="trade-winds", piles={"game": [30]})
    view = state.view(None)
    assert view["events"]["discarded"] == ["trade-winds"]
    assert view["events"]["active"] == "storm"
    play(state, "keep none", "top 20")
    assert "pile game" in legal(state), "an Event there is no card to take: that is still 30"
    play(state, "pile game")
    assert 30 in state.view(None)["players"][2]["hand"][0].values()


@pytest.mark.rule("TR-EVENT-08")
def test_the_negative_deck_comes_round_in_its_order() -> None:
    unseen = EVENT_NAMES[POSITIVE_EVENTS : EVENTS - 2]
    under = list(unseen)
    state = with_event("shortage", events={"under": under, "active": "shortage"})
    assert EVENT_NAMES[draw_negative(state)] == "inquisition", "what nobody has seen lies above"
    assert EVENT_NAMES[draw_negative(state)] == under[0]
    assert EVENT_NAMES[draw_negative(state)] == under[1]


@pytest.mark.rule("TR-EVENT-09")
@pytest.mark.parametrize(("name", "place"), [("drought", "under"), ("city-feast", "discarded")])
def test_the_active_event_ends_with_its_decade(name: str, place: str) -> None:
    state = next_decade(with_event(name, events={"calm": 20}))
    view = state.view(None)["events"]
    assert state.decade == 2
    assert view["active"] is None
    assert view[place] == [name]


@pytest.mark.rule("TR-EVENT-10")
def test_discarded_events_are_shuffled_in_again() -> None:
    """Two on the pile; the deck is empty but for an Event, so that a new one is made."""
    fields: dict[str, Any] = {"deck": [], "piles": {"game": [20, 21, 22]}}
    state = with_event(None, events={"discarded": ["city-feast", "trade-winds"]}, **fields)
    before = int(events_in_deck(state))
    shuffle_discards(state)
    view = state.view(None)["events"]
    assert view["shuffled"] == ["city-feast", "trade-winds"]
    assert view["discarded"] == []
    assert view["in_deck"] == before + 2
    assert view["calm"] == 0


@pytest.mark.rule("TR-EVENT-10", "TR-END-13")
def test_a_shuffle_mixes_the_layers() -> None:
    state = with_event(None, deck=[20, 21, 22], piles={"game": [30]}, events={"calm": 3})
    shuffle_discards(state)
    assert state.calm == 0
    assert sum(state.in_deck) == 4


@pytest.mark.rule("TR-EVENT-10", "TR-DRAW-05")
def test_events_alone_make_no_deck() -> None:
    state = with_event(None, deck=[], events={"discarded": ["city-feast"]})
    assert not has_top(state)
    assert events_in_deck(state) == 0
    assert refusal(4, options={"events": True}, deck=[], phase="drawing").startswith("phase: there is nothing to draw")


def test_without_the_option_nothing_is_there() -> None:
    state = new_game(4)
    assert state.view(None)["events"] is None
    assert events_in_deck(state) == 0
    assert "events" not in state.to_position()
    assert len(state.sides) == 2
    assert refusal(4, events={"active": "storm"}) == "events: this game has none (TR-EVENT-01)"


# ---- whole games


def eventful_game(players: int, seed: int) -> Game:
    """By chance, but everybody looks at the deck, which has no calm cards on top."""
    state = with_event(None, players, phase="drawing", decade=9, actor=0, piles={"game": [30]})
    game, pick = Game.from_position(state.to_position(), seed=seed, title=TITLE), random.Random(seed)
    while not game.state.over:
        actions = game.state.legal_actions()
        wanted = game.state.vocabulary.parse("look")
        game.apply(wanted if wanted in actions and pick.random() < 0.6 else pick.choice(actions))
    return game


@pytest.mark.rule("TR-EVENT-07", "TR-EVENT-10")
@pytest.mark.parametrize("players", [3, *(pytest.param(players, marks=pytest.mark.slow) for players in (2, 4, 5))])
def test_all_laws_hold_in_games_with_events(players: int) -> None:
    game = eventful_game(players, seed=players)
    kinds = {state.decision.kind for state in laws.states_of(game) if not state.over}
    assert "event-choice" in kinds
    check_game(TITLE, game, {"events": True}, 23, players, alter, REVEALS)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_all_laws_hold_in_many_games_with_events(seed: int) -> None:
    check_game(TITLE, eventful_game(2 + seed % 4, 100 + seed), {"events": True}, 7, seed, alter, REVEALS)


# ---- what nobody may know


@pytest.mark.rule("TR-EVENT-04", "TR-DRAW-01")
def test_cards_that_wait_for_an_event_are_for_their_seat_alone() -> None:
    state = choice("city-feast")
    for viewer, seen in ((1, [20, 55]), (0, None), (2, None), (None, None)):
        looked = state.view(viewer)["looked"]
        assert (looked["seat"], looked["cards"]) == (1, seen)
        assert looked["backs"] == ["plain", "pirate"]


@pytest.mark.rule("TR-EVENT-04", "TR-DRAW-01")
def test_samples_draw_the_waiting_cards_anew() -> None:
    state = choice("city-feast")
    seen: set[tuple[int, ...]] = set()
    for seed in range(60):
        sample = state.sample(0, seed)
        assert sample.view(0) == state.view(0)
        seen.add(tuple(sample.to_position()["waiting"][0]["step"]["cards"]))
        assert state.sample(1, seed).to_position()["waiting"][0]["step"]["cards"] == [20, 55]
    assert len(seen) > 30
    assert state.to_position()["waiting"][0]["step"]["cards"] == [20, 55], "the state itself is as it was"


def other_cards(state: Any, seat: int | None, pick: random.Random) -> Any:
    """Seat 1 looks at other cards with the same backs."""
    if seat == 1 or state.waiting is None or not isinstance(state.waiting.memory, Looked):
        return None
    redraw_waiting(state, state.board, state.in_deck, -1)
    state.rest()
    return state


def test_all_laws_about_secrets_hold_while_an_event_is_chosen_or_suffered() -> None:
    states = [choice("city-feast"), kept("crown-tax", seats={0: {"coins": 2}, 2: {"coins": 5}})]
    laws.samples_look_real(TITLE, states)
    laws.who_is_asked_is_public(TITLE, states)
    laws.samples_ignore_secrets(TITLE, states, other_cards)
    assert laws.nothing_leaks(TITLE, states, other_cards, REVEALS) > 0
    laws.copies_are_independent(TITLE, states)
    laws.positions_go_both_ways(TITLE, states)
    laws.legality_is_said_twice(TITLE, states, {"events": True})


@pytest.mark.skipif(not is_interpreted(), reason="compiled functions take no patches")
def test_a_sample_that_peeks_at_waiting_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabildo.titles.trinidad.sampling.redraw_waiting", lambda *_: None)
    with pytest.raises(LawBroken, match="know a secret"):
        laws.samples_ignore_secrets(TITLE, [choice("city-feast")], other_cards)


# ---- positions


def test_positions_with_events_come_back() -> None:
    for state in (
        choice("city-feast", events={"shuffled": ["trade-winds"], "under": ["fire", "drought"]}),
        kept("fire", buildings={"e3": {"building": "lot", "owner": 2}}),
        with_event("pilgrimage", seats={0: {"used": ["event"]}}),
        dealt(5),
    ):
        comes_back(state)


ON: dict[str, Any] = {"options": {"events": True}}
LOOKING = [{"phase": "keeping", "step": {"cards": [20]}}]


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"events": {"shuffled": ["storm"]}}, "events.shuffled[0]: 'storm' is no positive Event"),
        ({"events": {"under": ["storm", "storm"]}}, "events.under[1]: 'storm' is no negative Event, or named twice"),
        ({"events": {"active": "storm", "under": ["storm"]}}, "events: 'storm' is in two places (TR-EVENT-01)"),
        (
            {"events": {"shuffled": ["city-feast"], "discarded": ["city-feast"]}},
            "events: 'city-feast' is in two places (TR-EVENT-01)",
        ),
        (
            {"events": {"shuffled": list(EVENT_NAMES[:6])}},
            "events: only 5 positive ones are in this game (TR-EVENT-03)",
        ),
        ({"events": {"calm": 21}}, "events.calm: 21 are more than lie there (TR-EVENT-02)"),
        ({"events": {"calm": 3}, "top_back": "event"}, "top_back: no card of the deck has the back 'event'"),
        (
            {"seats": {2: {"used": ["event"]}}, "events": {"active": "storm"}},
            "players[2].used: no Event gives anything to use (TR-EVENT-07)",
        ),
        (
            {
                "phase": "suffering",
                "events": {"active": "storm"},
                "waiting": LOOKING,
            },
            "actor: has nothing to choose at this Event (TR-EVENT-07)",
        ),
        (
            {
                "phase": "event-choice",
                "actor": 1,
                "step": {"positive": "city-feast", "negative": "storm"},
                "waiting": LOOKING,
            },
            "actor: the first in the order chooses (TR-EVENT-07)",
        ),
        (
            {
                "phase": "event-choice",
                "step": {"positive": "city-feast", "negative": "storm"},
                "waiting": LOOKING,
                "events": {"active": "fire"},
            },
            "events.active: then no other Event is chosen (TR-EVENT-06)",
        ),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, Any], problem: str) -> None:
    assert problem in refusal(4, **ON, **fields)


def test_a_table_reads_where_events_lie() -> None:
    state = table(4, **ON)
    assert state.view(None)["events"]["calm"] == 20


# ---- Events come to an end

HARMLESS = [14, 20, 26, 33, 37, 49, 61, 69, 73]  # cards that wait for nothing, which nobody uses here


@pytest.mark.parametrize("players", [2, 3, *(pytest.param(players, marks=pytest.mark.slow) for players in (4, 5))])
@pytest.mark.parametrize("event", ["positive", "negative"])
def test_with_every_decision_about_events_there_are_fewer_left(players: int, event: str) -> None:
    met: set[str] = set()
    for seed in range(8):
        pick = random.Random(seed)
        seats = {seat: {"coins": 4, "faith": 1} for seat in range(players)}
        fields: dict[str, Any] = {"deck": HARMLESS[:-1], "piles": {"game": HARMLESS[-1:]}, "phase": "drawing"}
        state = with_event(None, players, seats=seats, length="short", decade=8, actor=0, **fields)
        state.reseed(seed)
        left = decisions_left(state)
        while not state.over:
            met.add(state.decision.kind)
            actions = {state.vocabulary.notation(action): action for action in state.legal_actions()}
            names = sorted(name for name in actions if not name.startswith("use"))
            wanted = [name for name in names if name in ("look", f"event {event}", "pilgrimage", "volunteer")]
            name = pick.choice(wanted or names)
            state.step(actions[name])
            before, left = left, decisions_left(state)
            assert left < before, f"{name!r}: {before} before, {left} after it"
        assert left == 0
    assert "event-choice" in met
    assert event == "positive" or "suffering" in met
