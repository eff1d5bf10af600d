"""Events: the same place in everybody's log, secrets only for their audience."""

from __future__ import annotations

import pytest

from cabildo.engine.events import Event, in_audience
from cabildo.engine.state import EVERYBODY


def test_a_secret_is_told_only_to_its_audience() -> None:
    event = Event("drawn", {"seat": 2}, 7, 1 << 2 | 1 << 0, {"card": "storm"})
    known = {"event": "drawn", "move": 7, "seat": 2}
    assert event.seen_by(2) == event.seen_by(0) == {**known, "card": "storm"}
    assert event.seen_by(1) == event.seen_by(None) == known


def test_what_everybody_hears_a_spectator_hears_too() -> None:
    event = Event("sold", {"seat": 0, "good": "corn"}, 3)
    assert event.seen_by(None) == event.seen_by(4) == {"event": "sold", "move": 3, "seat": 0, "good": "corn"}


@pytest.mark.parametrize(
    ("audience", "seat", "told"),
    [(EVERYBODY, None, True), (EVERYBODY, 9, True), (0, 0, False), (4, 2, True), (4, 1, False), (4, None, False)],
)
def test_a_set_of_seats(audience: int, seat: int | None, told: bool) -> None:
    assert in_audience(audience, seat) is told
