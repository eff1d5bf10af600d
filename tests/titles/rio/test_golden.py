"""The golden games: recorded once, they replay to the same end as long as the rules version is the same."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from cabildo.engine.game import Game
from cabildo.testing.golden import golden_games, golden_paths
from cabildo.titles.rio.setup import all_phases
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.title import TITLE, options_of
from tests.records.make_rio_golden import FOLDER, wars_in
from tests.titles.rio.build import as_table
from tests.titles.rio.war_games import CONSENT, DEEDS, deeds_of


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return list(golden_games(TITLE, FOLDER))


@pytest.fixture(scope="module")
def ends(games: list[Game]) -> list[RioState]:
    return [as_table(game.state) for game in games]


def test_the_golden_games_replay_to_their_end_result_and_hash(games: list[Game], ends: list[RioState]) -> None:
    assert len(games) >= 60
    assert Counter(len(end.players) for end in ends) == {2: 13, 3: 17, 4: 19, 5: 18}
    options = [options_of(end) for end in ends]
    assert Counter(values["edition"] for values in options) == {"2.03": 51, "1": 16}
    assert {(values["length"], values["trade"]) for values in options} == {
        ("normal", False),
        ("normal", True),
        ("short", False),
        ("short", True),
    }
    assert {values["level"] for values in options} == {"beginner", "intermediate", "expert"}


def test_they_go_through_every_decision(games: list[Game]) -> None:
    states = (game.state_after(number) for game in games for number in range(len(game.moves)))
    asking = {phase.name() for phase in all_phases() if phase.asks()}
    assert {state.phases[state.phase].name() for state in states} == asking


def test_they_see_the_great_buildings_and_the_offices(games: list[Game], ends: list[RioState]) -> None:
    for built in ("harbor", "fort"):
        assert sum(bool(getattr(end.city, built)) for end in ends) >= 10
    sited = [{event.params["building"] for event in game.events if event.name == "sited"} for game in games]
    assert sited.count({"palace", "cathedral"}) >= 2  # though wars may destroy them again
    assert sum(any(player.offices for player in end.players) for end in ends) >= 5
    assert {end.cycles for end in ends} >= {0, 1, 2}


def test_twenty_of_them_have_three_wars_at_least(games: list[Game]) -> None:
    """With all that can be done in a war."""
    warlike = [game for path, game in zip(golden_paths(FOLDER), games, strict=True) if "-war-" in path.name]
    assert len(warlike) >= 20
    assert all(wars_in(game) >= 3 for game in warlike)
    states = [as_table(game.state) for game in warlike]
    assert {(len(state.players), options_of(state)["edition"]) for state in states} == {
        (2, "2.03"),
        *product((3, 4, 5), ("1", "2.03")),
    }
    assert set().union(*(deeds_of(game) for game in warlike)) == DEEDS | CONSENT


def test_they_tell_every_event_but_the_rarest(games: list[Game]) -> None:
    """A building is removed only where Palace or Cathedral find no vacant space around the Plaza Mayor."""
    told = {event.name for game in games for event in game.events}
    assert told == {
        "activated",
        "attacker-shot",
        "attackers-mustered",
        "battle",
        "bid",
        "bid-failed",
        "bought",
        "building-destroyed",
        "built",
        "cannons-fired",
        "cargo-paid",
        "city-worker-placed",
        "collected",
        "consent-given",
        "consent-refused",
        "crafted",
        "debt-failed",
        "debt-settled",
        "defender-placed",
        "departure-paid",
        "district-connected",
        "effects-begin",
        "effects-done",
        "enemy-advanced",
        "fire-held",
        "game-over",
        "grid-completed",
        "grid-worker-placed",
        "group-entered",
        "group-marched",
        "group-sacrificed",
        "groups-merged",
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
        "recruited",
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
        "war-begins",
        "war-check",
        "war-ended",
        "war-turn",
        "worker-placed",
        "workers-recalled",
        "workers-returned",
    }
