"""The golden games: recorded once, they replay to the same end as long as the rules version is the same."""

from __future__ import annotations

from collections import Counter

import pytest

from cabildo.engine.game import Game
from cabildo.testing.golden import golden_games
from cabildo.titles.rio.setup import all_phases
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.title import TITLE, as_table, options_of
from tests.records.make_rio_golden import FOLDER


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return list(golden_games(TITLE, FOLDER))


@pytest.fixture(scope="module")
def ends(games: list[Game]) -> list[Table]:
    return [as_table(game.state) for game in games]


def test_the_golden_games_replay_to_their_end_result_and_hash(games: list[Game], ends: list[Table]) -> None:
    assert len(games) >= 40
    assert Counter(len(end.players) for end in ends) == {2: 9, 3: 12, 4: 13, 5: 13}
    options = [options_of(end) for end in ends]
    assert Counter(values["edition"] for values in options) == {"2.03": 35, "1": 12}
    assert {(values["length"], values["trade"]) for values in options} == {
        ("normal", False),
        ("normal", True),
        ("short", False),
        ("short", True),
    }
    assert {values["level"] for values in options} == {"beginner", "intermediate", "expert"}


def test_they_go_through_every_decision(games: list[Game]) -> None:
    states = (game.state_after(number) for game in games for number in range(len(game.moves)))
    assert {state.phases[state.phase].name() for state in states} == {phase.name() for phase in all_phases()}


def test_they_see_the_great_buildings_and_the_offices(ends: list[Table]) -> None:
    for built in ("harbor", "fort"):
        assert sum(bool(getattr(end.city, built)) for end in ends) >= 10
    assert sum(end.city.palace >= 0 and end.city.cathedral >= 0 for end in ends) >= 2
    assert sum(any(player.offices for player in end.players) for end in ends) >= 5
    assert {end.cycles for end in ends} >= {0, 1, 2}


def test_they_tell_every_event_but_the_rarest(games: list[Game]) -> None:
    """A building is removed only where Palace or Cathedral find no vacant space around the Plaza Mayor."""
    told = {event.name for game in games for event in game.events}
    assert told == {
        "activated",
        "bid",
        "bid-failed",
        "bought",
        "built",
        "cargo-paid",
        "city-worker-placed",
        "collected",
        "crafted",
        "debt-failed",
        "debt-settled",
        "departure-paid",
        "district-connected",
        "effects-begin",
        "effects-done",
        "enemy-advanced",
        "game-over",
        "grid-completed",
        "grid-worker-placed",
        "harvested",
        "loaded",
        "offer-accepted",
        "offer-declined",
        "offered",
        "office-assumed",
        "office-gave",
        "order-kept",
        "order-moved",
        "ousted",
        "paid",
        "placement-done",
        "road-laid",
        "scored",
        "ship-left",
        "ship-returned",
        "ship-stayed",
        "sited",
        "sold",
        "track-taken",
        "turn-started",
        "wall-laid",
        "war-check",
        "war-without-fighting",
        "worker-placed",
        "workers-returned",
    }
