"""Records of Trinidad: written, replayed, shown to a seat, and refused when they were forged."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabildo.engine.errors import RecordError
from cabildo.engine.game import Game
from cabildo.engine.record import record_data
from cabildo.testing import laws
from cabildo.testing.mutations import mutated
from cabildo.titles.trinidad.title import TITLE

SEEDS = st.integers(0, 10**9)


@cache
def played(players: int) -> bytes:
    """A short game by chance, written down."""
    options = {"length": "short", "characters": "dealt" if players == 3 else "auction"}
    return msgspec.json.encode(record_data(laws.random_game(TITLE, players, 5, options).record()))


def record(players: int = 3) -> dict[str, Any]:
    document: dict[str, Any] = msgspec.json.decode(played(players))
    return document


def refused(document: Any) -> str:
    with pytest.raises(RecordError) as problem:
        Game.from_record(document, title=TITLE)
    return str(problem.value)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_record_replays_to_the_same_end(players: int) -> None:
    game = Game.from_record(record(players), title=TITLE)
    assert game.state.over
    assert msgspec.json.encode(record_data(game.record())) == played(players)


def test_chance_is_told_by_name() -> None:
    document = record()
    told = [*document["setup"], *(result for move in document["moves"] for result in move.get("chance", []))]
    assert {result.split()[0] for result in told} == {"seat", "character", "card", "back"}


def test_a_seats_record_of_a_running_game_hides_the_cards_of_others() -> None:
    """What another seat saw on top of the deck is a gap until a card is kept."""
    game = Game.new(TITLE, 3, 4, {"length": "short", "characters": "dealt"})
    while game.state.decision.kind != "keeping":
        game.apply("look" if game.state.decision.kind == "drawing" else game.state.legal_actions()[0])
    seat = int(game.state.actor)
    for other in (None, *range(3)):
        chance = game.record_for(other)["moves"][-1]["chance"]
        assert sum(result is not None and result.startswith("back ") for result in chance) == 2
        assert sum(result is not None and result.startswith("card ") for result in chance) == (
            2 if other == seat else 0
        )


@pytest.mark.parametrize("version", [1, 2])
def test_a_game_by_the_rules_before_is_refused(version: int) -> None:
    """Cards had no powers then, and there was no council's vote in the first version."""
    document = {**record(), "rules": version}
    assert refused(document) == f"record: rules: version {version} is not known (this is version 3)"


def test_a_forged_move_is_named() -> None:
    document = record()
    place = next(number for number, move in enumerate(document["moves"]) if move["action"] == "pass")
    document["moves"][place]["action"] = "build palace"
    assert refused(document).startswith(f"record: moves[{place}]: 'build palace' is not legal now (TR-")
    document["moves"][place]["action"] = "build castle"
    assert refused(document) == f"record: moves[{place}]: 'build castle' is no action of trinidad"


def test_chance_that_cannot_be_is_refused() -> None:
    """A card that is in a hand does not come from the deck again."""
    document = record()
    drawn = [
        (number, place, result)
        for number, move in enumerate(document["moves"])
        for place, result in enumerate(move.get("chance", []))
        if result.startswith("card ")
    ]
    held = drawn[0][2]  # the first card of the first move: somebody's first affiliate
    number, place, _ = next(row for row in drawn if row[0] > drawn[0][0])
    document["moves"][number]["chance"][place] = held
    assert refused(document).startswith(f"record: moves[{number}]")


@settings(max_examples=40)
@given(seed=SEEDS)
def test_a_changed_record_replays_wholly_or_is_refused(seed: int) -> None:
    pick = random.Random(seed)
    document = mutated(record(pick.choice((2, 3))), pick, pick.choice((1, 1, 2, 4)))
    try:
        replayed = Game.from_record(document, title=TITLE)
    except RecordError:
        return
    laws.records_replay(TITLE, [replayed], every=200)
