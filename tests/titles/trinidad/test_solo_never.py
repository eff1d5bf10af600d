"""What the automaton never does, with Events, votes, salaries and wars, and as laws over random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cabildo.engine.game import Game
from cabildo.testing import laws
from cabildo.testing.gate import check_game
from cabildo.titles.trinidad.affiliates.moments import MOMENTS
from cabildo.titles.trinidad.affiliates.powers import has_fitting
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BACK_DRAW,
    BOOSTING,
    CUBES,
    EVENT_DRAW,
    EVENT_NAMES,
    HIRING,
    SOLO_DRAW,
    STRENGTH_NAMES,
)
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    as_table,
    asked,
    coins,
    cubes,
    hand,
    happens,
    house,
    legal,
    lot,
    next_decade,
    play,
    player,
    refused,
    score,
    table,
    tally,
    until,
    workers,
)
from tests.titles.trinidad.secrets import REVEALS, alter
from tests.titles.trinidad.solo import AUTOMATON, CARD, alone, number, told, turn
from tests.titles.trinidad.window_law import windows_ask_holders

PLAIN = [number for number in range(13, 85) if table(2).board.card_back[number - 13] == 0]
NEVER_FROM = ("salary", "warehouse", "recovery", "votes", "cards", "events", "auction", "banners")

# ---- votes


def assembly(order: list[int], **fields: Any) -> TrinidadState:
    seats = {0: {"character": "bishop"}, 1: {"character": "general"}, 2: {"character": "merchant"}}
    return table(3, seats=seats, options={"automaton": "medium"}, order=order, **fields)


@pytest.mark.rule("TR-SOLO-03")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [0, 2, 1]])
def test_a_yes_of_both_people_is_never_unanimous(order: list[int]) -> None:
    state = play(assembly(order), "call vote", "law war")
    assert asked(state) == (0, "declaring")
    play(state, "declare yes")
    assert asked(state) == (1, "declaring")
    play(state, "declare yes", "ballot yes 1")
    assert asked(state) == (1, "voting")
    TITLE.from_position(state.to_position())
    events = happens(state, "ballot yes 1")
    assert told(events, "ballots-revealed")[0]["ballots"] == ["yes 1", "yes 1", "abstain"]
    assert [tally(state, seat).get("votes") for seat in range(3)] == [2, 2, None]
    assert player(state, 2).council == 3


@pytest.mark.rule("TR-SOLO-03")
def test_an_automaton_that_votes_is_refused() -> None:
    state = play(assembly([0, 1, 2]), "call vote", "law war", "declare yes", "declare yes")
    document = state.to_position()
    document["step"]["declared"] = ["yes", "yes", "yes"]
    with pytest.raises(Exception, match="TR-SOLO-03"):
        TITLE.from_position(document)


@pytest.mark.rule("TR-SOLO-01")
def test_nobody_makes_it_an_offer() -> None:
    state = table(3, options={"automaton": "medium", "talks": True})
    assert "offer 2" in legal(state)
    assert refused(state, "offer 3") == "TR-FREE-04"


# ---- salaries, cards and banners


@pytest.mark.rule("TR-SOLO-17")
def test_it_pays_no_salary() -> None:
    state = next_decade(alone({"hand": [13, 19, 25, 31, 37, 43, 49], "coins": 3, "workers": 0, "spent": 5}, passed=[1]))
    until(state, "turn")
    assert len(hand(state, AUTOMATON)) == 8
    assert coins(state, AUTOMATON) == 3
    assert "salary" not in tally(state, AUTOMATON)


@pytest.mark.rule("TR-SOLO-38")
def test_no_card_of_its_own_fits_any_moment() -> None:
    state = alone({"hand": list(range(13, 85))})
    assert not any(has_fitting(state, AUTOMATON, moment) for moment in range(MOMENTS))


@pytest.mark.rule("TR-SOLO-20")
def test_it_takes_no_banner() -> None:
    state = alone({"hand": [13, 14, 15, 16, 17, 18, 19, 20], "council": 9}, top_back="plain")
    turn(state, CARD)
    assert len(hand(state, AUTOMATON)) == 9
    happens(state, "council 1", chance={SOLO_DRAW: [number("S12")]})
    assert player(state, AUTOMATON).banners == {}


# ---- wars


def war(units: list[str], attack: int) -> tuple[TrinidadState, list[tuple[str, dict[str, object]]]]:
    """The natives come with this strength; the backs of all cards of the deck are plain."""
    board = table(2).board
    levels = [space for space in range(1, int(board.tension_spaces) + 1) if board.red_modifier[space] == attack - 2]
    state = alone(
        {"units": units, "workers": 0, "spent": 5}, passed=[1], tension={"natives": levels[0]}, deck=PLAIN, decade=2
    )
    events = happens(state, "pass")
    assert told(events, "war") == [{"faction": "natives", "attack": attack}]
    return state, events


@pytest.mark.rule("TR-SOLO-39", "TR-SOLO-20")
def test_it_fights_with_all_units_if_they_win() -> None:
    state, events = war(["miliciano", "veteran-miliciano"], 3)
    assert {"seat": 1, "strength": 3, "attack": 3} in told(events, "fought")
    assert player(state, AUTOMATON).war_step == -1
    assert player(state, AUTOMATON).banners == {}
    assert [unit.unit for unit in player(state, AUTOMATON).units] == ["none", "veteran-miliciano"], "wounded"


@pytest.mark.rule("TR-SOLO-39")
def test_otherwise_it_fights_with_none() -> None:
    state, events = war(["miliciano"], 3)
    assert {"seat": 1, "strength": 0, "attack": 3} in told(events, "fought")
    assert player(state, AUTOMATON).war_step == 3
    assert [unit.unit for unit in player(state, AUTOMATON).units] == ["miliciano"]


# ---- Events


def eventful(kept: str, **fields: Any) -> TrinidadState:
    """The automaton is first in the order and draws an Event by its card."""
    positive = EVENT_NAMES.index(kept) < 9
    state = alone(
        fields.pop("automaton", {}),
        options={"events": True},
        order=[1, 0],
        events={"calm": 0},
        top_back="event",
        **fields,
    )
    pair = [EVENT_NAMES.index(kept), 9] if positive else [0, EVENT_NAMES.index(kept)]
    happens(state, "council 1", chance={SOLO_DRAW: [number(CARD)], EVENT_DRAW: pair, BACK_DRAW: [0] * 4})
    assert asked(state) == (0, "event-choice")
    TITLE.from_position(state.to_position())
    return play(state, "event positive" if positive else "event negative")


@pytest.mark.rule("TR-EVENT-11")
def test_a_person_decides_about_events() -> None:
    state = eventful("open-council")
    assert [int(one.council) for one in state.players] == [3 + 3 + 2, 3]
    assert asked(state) == (0, "turn")
    assert len(hand(state, AUTOMATON)) == 1


@pytest.mark.rule("TR-EVENT-11")
@pytest.mark.parametrize(
    "event", ["silver-fleet", "city-feast", "unrest", "crown-tax", "fire", "epidemic", "inquisition"]
)
def test_events_neither_give_nor_take_anything(event: str) -> None:
    before = {"coins": 1, "faith": 1, "council": 5}
    state = eventful(event, automaton=before, buildings={"e4": house(1), "d4": lot(1)}, person={"coins": 5, "faith": 2})
    until(state, "turn")
    assert (coins(state, AUTOMATON), player(state, AUTOMATON).faith, player(state, AUTOMATON).council) == (1, 1, 5)
    assert score(state, AUTOMATON) == 0
    assert workers(state, AUTOMATON) == 3, "two of five for its card"
    assert int(state.players[AUTOMATON].lots) == 1


@pytest.mark.rule("TR-EVENT-11", "TR-SOLO-37")
def test_an_event_comes_up_when_it_draws_for_the_decade() -> None:
    fields: dict[str, Any] = {"events": {"calm": 0}, "top_back": "event", "piles": {"game": [50]}}
    state = alone(options={"events": True}, phase="drawing", actor=0, **fields)
    happens(state, "pile game", chance={EVENT_DRAW: [1, 9], BACK_DRAW: [0] * 4})
    assert asked(state) == (0, "event-choice")
    again = TITLE.from_position(state.to_position())
    for reached in (state, again):
        play(reached, "event positive")
        assert reached.decision.kind == "salary"
        assert len(hand(reached, AUTOMATON)) == 1


# ---- over random games


def watch(players: int, seed: int, **options: Any) -> TrinidadState:
    """A whole random game; after every decision nothing has happened that never happens."""
    state = as_table(TITLE.new(players, seed, options))
    pick, seat, before = random.Random(seed), players, [0] * CUBES
    decade = 0
    while not state.over:
        state.apply(pick.choice(state.legal_actions()))
        robot = state.players[seat]
        now = [int(count) for count in robot.cubes]
        assert all(there >= was for there, was in zip(now, before, strict=True)), "it pays no cubes"
        before = now
        assert not any(robot.banners)
        assert not any(state.rotated[card] for card in robot.hand)
        assert not robot.character_used
        assert not any(robot.burned)
        assert not robot.helpers
        assert not any(robot.borrowed)
        assert not robot.order_workers
        assert not robot.reactivations
        assert not robot.recovered
        assert not robot.pact_used
        assert not robot.used & ~(1 << HIRING | 1 << BOOSTING)
        assert not any(robot.status[status] for status in (0, 3))
        assert robot.workers + robot.spent == state.board.automaton
        assert not any(name in tally(state, seat) for name in NEVER_FROM)
        if not state.over and state.decade != decade and state.decision.kind in ("drawing", "keeping"):
            decade = int(state.decade)
            assert robot.workers == state.board.automaton
            assert state.solo_open == 0
    return state


@pytest.mark.rule("TR-SOLO-14", "TR-SOLO-15", "TR-SOLO-17", "TR-SOLO-20", "TR-SOLO-38", "TR-EVENT-11")
@pytest.mark.parametrize("strength", STRENGTH_NAMES)
@pytest.mark.parametrize("players", [1, 2])
def test_what_it_never_does_in_random_games(players: int, strength: str) -> None:
    for seed in range(2):
        talks = {"talks": True} if players == 2 and seed else {}
        state = watch(players, seed, automaton=strength, events=True, length="short", **talks)
        assert {standing.seat for standing in state.standings().seats} == set(range(players + 1))


@pytest.mark.rule("TR-SOLO-02")
def test_alone_no_vote_is_ever_held() -> None:
    game = laws.random_game(TITLE, 1, 5, {"length": "short"})
    assert not {"vote-called", "declared", "ballot-cast"} & {event.name for event in game.events}


GAMES = [
    (1, {"automaton": "weak", "events": True, "length": "short"}),
    (2, {"automaton": "divinity", "talks": True, "length": "short", "characters": "dealt"}),
]
MORE_GAMES = [
    (players, {"automaton": strength, "events": events, "length": length})
    for players in (1, 2)
    for strength in STRENGTH_NAMES
    for events, length in ((False, "full"), (True, "short"))
]


def keep_all_laws(players: int, options: dict[str, Any], seed: int, every: int) -> Game:
    game = laws.random_game(TITLE, players, seed, options)
    check_game(TITLE, game, options, every, seed, alter, REVEALS)
    windows_ask_holders(laws.states_of(game))
    return game


@pytest.mark.rule("TR-SOLO-01", "TR-SOLO-29")
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_all_laws_hold_with_the_automaton(players: int, options: dict[str, Any]) -> None:
    game = keep_all_laws(players, options, seed=3, every=45)
    assert game.state.people == players
    assert any(event.name == "solo-card" for event in game.events)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("players", "options"), MORE_GAMES)
def test_all_laws_hold_with_every_strength(players: int, options: dict[str, Any], seed: int) -> None:
    keep_all_laws(players, options, seed, every=11)


def test_what_the_automaton_has_is_seen_by_everybody() -> None:
    state = alone({"wood": 2, "coins": 5})
    for viewer in (None, 0):
        view = state.view(viewer)["players"][AUTOMATON]
        assert (view["cubes"]["wood"], view["coins"]) == (2, 5)
    assert state.view(None)["players"][0]["coins"] is None
    assert cubes(as_table(state.sample(0, 7)), AUTOMATON) == (0, 2, 0, 0)
