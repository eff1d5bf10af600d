"""The golden games: recorded once, they replay to the same end as long as the rules version is the same."""

from __future__ import annotations

from collections import Counter

import pytest

from cabildo.engine.game import Game
from cabildo.testing.golden import golden_games, golden_paths
from cabildo.titles.trinidad.setup import all_phases
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE, options_of
from tests.records.make_trinidad_golden import FOLDER, PLANS
from tests.titles.trinidad.build import as_table


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return list(golden_games(TITLE, FOLDER))


@pytest.fixture(scope="module")
def ends(games: list[Game]) -> list[TrinidadState]:
    return [as_table(game.state) for game in games]


def test_the_golden_games_replay_to_their_end_result_and_hash(games: list[Game], ends: list[TrinidadState]) -> None:
    assert Counter(len(end.players) for end in ends) == {2: 10, 3: 10, 4: 10, 5: 10}
    options = [options_of(end) for end in ends]
    assert {(values["length"], values["characters"]) for values in options} == {
        ("full", "auction"),
        ("full", "dealt"),
        ("short", "auction"),
        ("short", "dealt"),
    }
    assert any(values["open-screens"] for values in options)
    names = [path.stem.partition("-players-")[2] for path in golden_paths(FOLDER)]
    assert Counter(names) == dict.fromkeys([*PLANS, "other-board", "from-position"], 4)
    assert sum(game.record().board is not None for game in games) == 4


def test_they_go_through_every_decision(games: list[Game]) -> None:
    states = (game.state_after(number) for game in games for number in range(len(game.moves)))
    asking = {phase.name() for phase in all_phases() if phase.asks()}
    assert {state.phases[state.phase].name() for state in states} == asking


def test_they_see_the_great_buildings_and_wars(games: list[Game]) -> None:
    completed = Counter(
        event.params["grid"] for game in games for event in game.events if event.name == "grid-completed"
    )
    assert set(completed) == {"cathedral", "fort", "cabildo", "harbor", "walls", "roads"}
    wars = [sum(event.name == "war" for event in game.events) for game in games]
    assert sum(count > 0 for count in wars) >= 20
    attackers = {event.params["faction"] for game in games for event in game.events if event.name == "war"}
    assert attackers == {"natives", "pirates"}


def test_they_tell_every_event_but_the_rarest(games: list[Game]) -> None:
    """A building gives way only where the Cabildo or the Cathedral are set upon it."""
    told = {event.name for game in games for event in game.events}
    assert told == {
        "activated",
        "auction-began",
        "ballot-cast",
        "ballots-revealed",
        "banner-gained",
        "banner-raised",
        "bid",
        "borrowed",
        "borrowed-left",
        "built",
        "card-bought",
        "card-burned",
        "character-chosen",
        "character-taken",
        "characters-dealt",
        "characters-offered",
        "coin-taken",
        "council-gained",
        "council-lost",
        "cube-taken",
        "cubes-from-supply",
        "decade-began",
        "deck-shuffled",
        "declared",
        "deployed",
        "discarded",
        "district-paved",
        "drilled",
        "end-step",
        "era-scored",
        "faith-gained",
        "first-affiliate",
        "fought",
        "game-over",
        "grid-completed",
        "hired",
        "home-removed",
        "kept",
        "law-proposed",
        "loaded",
        "looked",
        "lot-cleared",
        "marked",
        "order-changed",
        "order-raised",
        "paid",
        "passed",
        "peace-placed",
        "peace-removed",
        "pile-taken",
        "reactivated",
        "reactivation-free",
        "reactivation-prepared",
        "recovering",
        "salary-paid",
        "scored",
        "sited",
        "stacked",
        "status-raised",
        "support-placed",
        "swapped",
        "tension-raised",
        "top-discarded",
        "unit-lost",
        "unit-promoted",
        "vote-called",
        "voted",
        "wall-laid",
        "walls-held",
        "war",
        "war-lost",
        "war-won",
        "withdrew",
        "worker-on-grid",
        "worker-recovered",
    }
