"""The golden games: recorded once, they replay to the same end as long as the rules version is the same."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from cabildo.engine.documents import read_document
from cabildo.engine.errors import RecordError
from cabildo.engine.game import Game
from cabildo.testing.failures import LawBroken
from cabildo.testing.golden import golden_game_replays, golden_games, golden_paths
from cabildo.titles.puerto_rico.setup import all_phases
from cabildo.titles.puerto_rico.title import TITLE
from tests.records.make_golden import FOLDER

PATHS = golden_paths(FOLDER)


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return list(golden_games(TITLE, FOLDER))


def test_the_golden_games_replay_to_their_end_result_and_hash(games: list[Game]) -> None:
    assert len(games) >= 40
    assert Counter(game.state.seats for game in games) == {2: 12, 3: 12, 4: 12, 5: 12}


def test_they_go_through_every_decision_and_every_end(games: list[Game]) -> None:
    states = (game.state_after(number) for game in games for number in range(len(game.moves)))
    kinds = {state.phases[state.phase].name() for state in states}
    assert kinds == {phase.name() for phase in all_phases()}
    causes = {event.params["cause"] for game in games for event in game.events if event.name == "end-triggered"}
    assert causes == {"chips", "city", "colonists"}


def test_they_tell_every_event(games: list[Game]) -> None:
    told = {event.name for game in games for event in game.events}
    assert told == {
        "round-started",
        "row-filled",
        "role-taken",
        "tile-taken",
        "tile-drawn",
        "tiles-reshuffled",
        "hospice-used",
        "privilege-used",
        "ship-shared",
        "manned",
        "all-manned",
        "ship-refilled",
        "built",
        "university-used",
        "produced",
        "extra-good",
        "sold",
        "house-emptied",
        "loaded",
        "claimed",
        "stored",
        "kept",
        "ship-sailed",
        "prospected",
        "end-triggered",
        "passed",
        "game-over",
    }


def test_a_changed_rule_is_noticed(tmp_path: Path) -> None:
    """A game that comes to another end has another hash."""
    hash_before = read_document(PATHS[0], RecordError)["hash"]
    forged = tmp_path / "forged.json"
    forged.write_bytes(PATHS[0].read_bytes().replace(hash_before.encode(), b"0" * 32))
    with pytest.raises(LawBroken, match="hash: does not fit"):
        golden_game_replays(TITLE, forged)


def test_an_empty_folder_proves_nothing(tmp_path: Path) -> None:
    with pytest.raises(LawBroken, match="no golden games"):
        golden_paths(tmp_path)
