"""Puerto Rico's board late in a game of five: everything can be reached on every screen, and says why not."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from cabildo.engine.game import Game
from cabildo.titles.puerto_rico.state import PuertoRicoState
from tests.browser.board_player import BRING, Hand, screen, sit_at
from tests.browser.conftest import Visit
from tests.browser.pages import GOLDEN
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer
from tests.titles.puerto_rico.build import play, table, why

PLAYERS = 5
KINDS = ["role", "tile", "building", "trading", "loading", "placing"]
# What cannot be pressed although it is there: in its part of the table and scrolled to, something else lies over its
# middle.
OUT_OF_REACH = f"""async () => {{
  const things = document.querySelectorAll("[data-offer], [data-drop^='ship '], [data-carry], .pr-legal");
  const lost = [];
  for (const thing of things) {{
    await ({BRING})(thing);
    if (!thing.checkVisibility()) continue;
    const {{ left, top, width, height }} = thing.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!thing.contains(there)) lost.push(thing.dataset.offer ?? thing.dataset.drop ?? thing.dataset.carry);
  }}
  return lost;
}}"""


@cache
def late_positions() -> Mapping[str, Any]:
    """The last question of each kind in a recorded game."""
    game = Game.load(GOLDEN)
    found: dict[str, Any] = {}
    for number in reversed(range(len(game.moves))):
        state = game.state_after(number)
        found.setdefault(state.phases[state.phase].name(), state.to_position())
        if found.keys() >= set(KINDS):
            break
    return found


@pytest.mark.parametrize(
    ("hand", "width"), [("finger", 390), ("finger", 820), ("mouse", 1440), ("mouse", 720), ("finger", 410)]
)
def test_everything_can_be_reached(visit: Visit, server: RunningServer, hand: Hand, width: int) -> None:
    anna = visit(reduced_motion="reduce", **screen(hand, width))
    for kind in KINDS:
        position = late_positions()[kind]
        player = sit_at(anna, server, position, hand)
        state = anna.get(f"/api/tables/{anna.table}?seat={position.get('actor', 0)}")
        player.look(state["decision"]["choices"], state["view"])
        assert player.faults == set()
        assert anna.page.evaluate(OUT_OF_REACH) == []


BUILDING = table(
    PLAYERS, phase="building", seats={0: {"doubloons": 6, "city": ["small-market"]}}, buildings={"hacienda": 0}
)
ROLE = play(table(PLAYERS), "role trader")
TILE = play(table(PLAYERS, phase="tile", row={"corn": 2, "indigo": 1}), "tile corn")
GOODS = {"goods": {"corn": 2, "sugar": 1}}
FULL = {"6": {"good": "corn", "barrels": 6}, "7": {"good": "indigo", "barrels": 1}}
LOADING = table(PLAYERS, phase="loading", seats={0: GOODS}, ships=FULL)
TRADING = table(PLAYERS, phase="trading", seats={0: GOODS}, house={"corn": 1, "coffee": 1})
REFUSED: list[tuple[PuertoRicoState, dict[str, str]]] = [  # what one presses, and the answer which that would be
    (BUILDING, {name: name for name in ("build wharf", "build small-market", "build hacienda")}),
    (ROLE, {"role trader": "role trader"}),
    (TILE, {"tile quarry": "tile quarry", "tile coffee": "tile coffee"}),
    (LOADING, {"ship 6": "load corn 6", "ship 7": "load corn 7", "corn": "load corn 6"}),
    (TRADING, {"sell corn": "sell corn", "sell indigo": "sell indigo", "corn": "sell corn"}),
]


@pytest.mark.parametrize(("hand", "width"), [("finger", 390), ("keys", 820), ("mouse", 1440)])
def test_what_is_not_allowed_says_why(visit: Visit, server: RunningServer, hand: Hand, width: int) -> None:
    anna = visit(**screen(hand, width))
    for state, refusals in REFUSED:
        player = sit_at(anna, server, state.to_position(), hand)
        for name, answer in refusals.items():
            player.press(own_corn(anna) if name == "corn" else player.thing(name))
            rule = why(state, answer)
            assert rule
            expect(anna.panel.get_by_role("status").filter(has_text=rule)).to_be_in_viewport()


def own_corn(visitor: Visitor) -> Locator:
    """One's own barrels of corn, in the dock."""
    return visitor.panel.get_by_role("list", name=visitor.words["label-goods"]).get_by_role("button").first
