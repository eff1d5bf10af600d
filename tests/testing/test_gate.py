"""The made-up auction passes the whole gate: secret bids, reactions, offers, dice and secret cards fit the contract."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.testing import check_title, laws
from tests.processes import COMPILED, run_python
from tests.testing.toy_secrets import REVEALS, alter, vary
from tests.testing.toy_title.title import PHASES, TITLE

OTHER_BOARD: dict[str, Any] = {
    "rounds": 5,
    "coins": 9,
    "most_bid": 6,
    "prizes": [0, 1, 1, 2, 5, 9],
    "cards": {"storm": 5, "lantern": 3},
    "hand": 2,
}


def test_the_auction_keeps_every_law_and_the_walk_has_seen_everything() -> None:
    report = check_title(
        TITLE, games=6, seed=3, every=1, boards=[None, OTHER_BOARD], alter=alter, reveals=REVEALS, vary=vary
    )
    assert report.games == 18
    assert report.deepest == 2  # the reply interrupts the offer, which interrupts the round
    assert report.automata > 0
    assert set(report.kinds) == {phase().name() for phase in PHASES}
    assert set(report.events) == {
        "round-started",
        "bid-made",
        "bids-revealed",
        "card-played",
        "prize-won",
        "offered",
        "countered",
        "card-sold",
        "card-drawn",
        "passed",
        "game-over",
    }
    kinds = {notation.split()[0] for notation in report.actions}
    assert kinds == {"pass", "accept", "decline", "play", "want", "offer", "bid", "price", "counter"}


def test_samples_of_the_auction_know_no_secret() -> None:
    for seed in range(5):
        game = laws.random_game(TITLE, 3, seed)
        laws.samples_ignore_secrets(TITLE, laws.states_of(game), alter)


@pytest.mark.compiled
def test_an_interpreted_title_runs_on_the_compiled_engine() -> None:
    script = """
import cabildo.engine.state
from cabildo.testing.gate import check_title
from tests.testing.toy_secrets import REVEALS, alter
from tests.testing.toy_title.title import TITLE
assert cabildo.engine.state.__file__.endswith((".so", ".pyd"))
print(check_title(TITLE, games=2, every=2, alter=alter, reveals=REVEALS).games)
"""
    assert run_python(script, COMPILED) == "6"
