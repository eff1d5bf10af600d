"""Puerto Rico's board when it is as full as can be: all of it lies well on every screen, and nothing jumps."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.board_player import LAYOUT, LIST_CLOSED, screen
from tests.browser.conftest import Visit
from tests.browser.laid_tables import lay_out
from tests.browser.pages import sit_down
from tests.browser.test_pages import AT_REST, AXE, accessibility
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer
from tests.titles.puerto_rico.build import table

LONG_NAME = "Wilhelmina von Hohenstau"  # as long as names may be
SCREENS = {360: 740, 390: 844, 720: 450, 820: 1180, 1280: 800, 1440: 900, 1920: 1080}
LARGE = ["guild-hall", "residence", "fortress", "customs-house"]
PLANTS = ["small-indigo-plant", "indigo-plant", "sugar-mill", "tobacco-storage"]
SMALL = ["small-market", "hacienda", "construction-hut", "small-warehouse", "hospice", "office", "large-market"]
SMALL += ["large-warehouse", "factory", "university", "harbor", "wharf"]
ISLAND = {"corn": 3, "indigo": 2, "sugar": 2, "tobacco": 2, "coffee": 1, "quarry": 2}
GOODS = {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
CITIES = {  # in the order of building: what comes first decides where a large one finds room
    0: [PLANTS[0], PLANTS[1], LARGE[0], PLANTS[2], *LARGE[1:3], PLANTS[3], LARGE[3]],
    1: SMALL,
    2: ["city-hall", "small-sugar-mill", "coffee-roaster", *SMALL[4:7]],
}
MEN = {"corn": 3, "indigo": 2, "indigo-plant": 2, "guild-hall": 1, "tobacco-storage": 3, "quarry": 1}


def full(players: int, own: Mapping[str, Any] | None = None, **fields: Any) -> Any:
    """A table where somebody has a full island, a full city with four large buildings, and every barrel."""
    boards: dict[int, dict[str, Any]] = {seat: {"city": city} for seat, city in CITIES.items()}
    boards[0] |= {"doubloons": 12, "points": 38, "san_juan": 3, "goods": GOODS, "island": ISLAND, "men": MEN}
    boards[0] |= own or {}
    return table(players, ending=True, seats=boards, **fields).to_position()


def sit_at(anna: Visitor, server: RunningServer, position: Any) -> None:
    anna.context.add_init_script(LIST_CLOSED)
    others = ["bot"] * (len(position["players"]) - 1)
    anna.open(f"/t/{lay_out(anna, server, position, 'me', *others)}")
    assert anna.asked()


# How much of each city is covered by its plots: 1 unless there are gaps.
COVERED = """() => [...document.querySelectorAll("ul.city")].filter((city) => city.checkVisibility()).map((city) => {
  const gap = parseFloat(getComputedStyle(city).columnGap);
  const plots = [...city.children].map((plot) => plot.getBoundingClientRect());
  const wide = Math.max(...plots.map(({ right }) => right)) - Math.min(...plots.map(({ left }) => left)) + gap;
  const high = Math.max(...plots.map(({ bottom }) => bottom)) - Math.min(...plots.map(({ top }) => top)) + gap;
  return plots.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0) / (wide * high);
})"""
# Colonists, and circles for them, that do not stand on their tile.
ASTRAY = """() => [...document.querySelectorAll(".island .tile")].filter((tile) => {
  if (!tile.checkVisibility()) return false;
  const field = tile.querySelector("svg").getBoundingClientRect();
  const circle = tile.querySelector(".circle").getBoundingClientRect();
  return circle.right > field.right + 1 || circle.bottom > field.bottom + 1;
}).map((tile) => tile.textContent)"""
# Colonists who are drawn beyond the side of their ship.
OVERBOARD = """() => [...document.querySelectorAll(".vessel .circle")].filter((colonist) => {
  const [man, ship] = [colonist, colonist.closest(".vessel")].map((thing) => thing.getBoundingClientRect());
  return colonist.checkVisibility() && (man.bottom > ship.bottom || man.right > ship.right);
}).length"""
# The cards of roles that cannot be pressed in each corner of what looks like the card, but for the corner of the sign.
DEAD_CARDS = """() => [...document.querySelectorAll(".role")].filter((card) => {
  if (!card.checkVisibility()) return false;
  card.scrollIntoView({ block: "center" });
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const corners = [[left + 8, top + 8], [right - 8, top + 8], [left + 8, bottom - 8]];
  return !corners.every(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-offer]")?.parentElement === card);
}).map((card) => card.textContent)"""


@pytest.mark.parametrize(("players", "language"), [(5, "fr"), (4, "en")])
def test_all_lies_well_on_every_screen(visit: Visit, server: RunningServer, players: int, language: str) -> None:
    anna = visit(language=language, reduced_motion="reduce")
    sit_down(anna, LONG_NAME)
    # who took a role is named on its card
    sit_at(anna, server, full(players, phase="building", colonist_ship=14))
    faults = []
    for width, height in SCREENS.items():
        anna.page.set_viewport_size({"width": width, "height": height})
        tabs = anna.page.get_by_role("tablist", name=anna.words["frame-areas"]).get_by_role("tab")
        for number in range(max(1, tabs.count())):
            if tabs.count() > 0:
                tabs.nth(number).click()
            where = f"{width} px, part {number}"
            faults += [f"{where}: {fault}" for fault in anna.page.evaluate(LAYOUT)]
            faults += [f"{where}: a gap in a city" for part in anna.page.evaluate(COVERED) if abs(part - 1) > 0.01]
            faults += [f"{where}: {place} is astray" for place in anna.page.evaluate(ASTRAY)]
            overboard = anna.page.evaluate(OVERBOARD)
            faults += [f"{where}: {overboard} colonists overboard"] if overboard else []
            faults += [f"{where}: {card} is dead" for card in anna.page.evaluate(DEAD_CARDS)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_each_part_of_a_tablet_keeps_nobody_out(visit: Visit, server: RunningServer, scheme: str) -> None:
    """There each building says what it does."""
    anna = visit(**screen("finger", 820), color_scheme=scheme, reduced_motion="reduce")
    anna.context.add_init_script(path=AXE)
    sit_down(anna)
    sit_at(anna, server, full(5, phase="building"))
    faults = []
    for tab in anna.page.get_by_role("tablist", name=anna.words["frame-areas"]).get_by_role("tab").all():
        tab.tap()
        anna.page.evaluate(AT_REST)
        faults += [f"{tab.inner_text()}: {fault}" for fault in accessibility(anna)]
    assert not faults, "\n".join(faults)
    anna.page.get_by_role("tab", name=re.compile("^Buildings")).tap()
    market = anna.page.get_by_role("button", name=re.compile("^small market, "))
    expect(market).to_contain_text(anna.words["about-small-market"])
    expect(market).to_have_accessible_name(re.compile(re.escape(anna.words["about-small-market"])))


# Not before the letters have come, and what another size of the window changes is drawn.
OWN_PARTS = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const parts = document.querySelectorAll(".island, .city, .san-juan, #panel");
  return [...parts].map((part) => [part.getBoundingClientRect().top, part.offsetHeight]);
}"""


@pytest.mark.parametrize(("language", "touch"), [("en", False), ("fr", True)])
def test_placing_colonists_moves_nothing(visit: Visit, server: RunningServer, language: str, touch: bool) -> None:
    anna = visit(language=language, has_touch=touch, reduced_motion="reduce")
    sit_down(anna)
    placing = full(3, phase="placing", step={"place": "corn", "hand": 15}, own={"san_juan": 0, "men": {}})
    seen = []
    for position in (full(3), placing):
        sit_at(anna, server, position)
        for width in (1280, 1440, 1920):  # on a small screen the answers have a line of their own
            anna.page.set_viewport_size({"width": width, "height": SCREENS[width]})
            seen.append((width, anna.page.evaluate(OWN_PARTS)))
    expect(anna.arranged).to_be_visible()
    assert seen[:3] == seen[3:]
