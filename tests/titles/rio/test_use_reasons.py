"""Why workers on a space can do nothing: the rule against what comes nearest, asked from outside and from inside."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import TILE_NAMES
from tests.titles.rio.build import crew, house, hut, legal, shared, table, why

FOUR = {"e6": hut(1), "f6": hut(1), "g6": house(1), "e7": "market"}


def site(space: Any, around: dict[str, Any] | None = None, gone: str = "", **holdings: Any) -> RioState:
    """Seat 0 with this on f7 in its effects turn; `gone` names tiles of which none are left in the bank."""
    t = table(4, phase="effects", seats={0: {"fields": 1, **holdings}}, city={"f7": space, **(around or {})})
    for tile in gone.split():
        t.tiles[TILE_NAMES.index(tile)] = 0
    t.rest()
    return t


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (site(crew(0)), "RP-EFFECT-04"),
        (site(crew(0), wood=1), "RP-EFFECT-04"),
        (site(crew(0), FOUR, wood=1, stone=1), "RP-MINOR-14"),
        (site(crew(0), FOUR, wood=1), "RP-EFFECT-04"),
        (site(crew(0), wood=2, gone="stonecutter-carpenter"), "RP-MINOR-19"),
        (site(crew(0), wood=1, gone="stonecutter-carpenter"), "RP-MINOR-19"),
        (site(hut(0, 1, new=True), wood=2, stone=2), "RP-PLACE-CITY-04"),
        (site(hut(0, 1), wood=1), "RP-EFFECT-04"),
        (site(shared("carpenter", 0), {"f8": house(0, new=True)}, wood=1), "RP-ACT-06"),
        (site(shared("carpenter", 0, used=1), {"f8": house(0)}, wood=1), "RP-ACT-01"),
        (site(shared("carpenter", 0), {"f8": house(0)}), "RP-ACT-23"),
        (site(shared("market", 0), {"f8": house(0)}), "RP-ACT-23"),
        (site(shared("church", 0), {"f8": house(0)}), "RP-ACT-15"),
        (site(shared("monument-square", 0, 0), {"f8": house(0)}, stone=1), "RP-TRADE-04"),
    ],
)
def test_the_nearest_obstacle_is_named(state: RioState, reason: str) -> None:
    assert "use f7" not in legal(state)
    assert why(state, "use f7") == reason


def test_no_hut_tile_is_left() -> None:
    t = site(crew(0, 2))
    t.players[0].tiles = 0
    t.rest()
    assert why(t, "use f7") == "RP-COMP-03"


def test_what_is_done_inside_is_refused_by_its_own_rule_where_nothing_can_be_used() -> None:
    t = site(crew(0), FOUR, wood=1, stone=1)
    assert why(t, "build stonecutter") == "RP-EFFECT-04"
    assert why(t, "build monument-square") == "RP-MINOR-14"
    assert why(t, "build hut") == "RP-MINOR-26"
    assert why(t, "build house") == "RP-MINOR-02"
    assert why(t, "activate") == "RP-ACT-17"
    assert why(t, "sell wood") == "RP-ACT-17"


def test_the_nearest_of_several_spaces_counts() -> None:
    t = site(hut(0, 1), {"k6": crew(0)}, wood=1)
    assert why(t, "build house") == "RP-EFFECT-04"
    assert why(t, "build stonecutter") == "RP-EFFECT-04"


def test_where_a_space_can_be_used_it_is_chosen_first() -> None:
    t = site(crew(0), wood=2)
    assert "use f7" in legal(t)
    assert why(t, "build stonecutter") == "engine.other-decision"
    assert why(t, "build church") == "engine.other-decision"
    assert why(site(hut(1)), "build house") == "engine.other-decision"
