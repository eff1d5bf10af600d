"""The maps of Río and Trinidad on a phone: one knows which space one sees, by finger, and finds what can be chosen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import new_table, sit_down
from tests.browser.parts import LIST_CLOSED
from tests.browser.visitor import Visitor

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LAST_ROW = {"rio": "10", "trinidad": "6"}
EVERY_MAP = pytest.mark.parametrize("title", ["rio", "trinidad"])

# Those of the numbers and letters over the map that can be seen: in the window of the map and under nothing.
SEEN = """map => [...map.querySelectorAll(".labels span")].filter(label => {
  const { left, top, width, height } = label.getBoundingClientRect();
  const box = map.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const inside = x > box.left && x < box.right && y > box.top && y < box.bottom;
  return inside && getComputedStyle(label).visibility === "visible";
}).map(label => label.textContent)"""

# Whether the middle of what has the focus can be touched.
TOUCHABLE = """() => {
  const focused = document.activeElement;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (focused.contains(there) || (there instanceof SVGElement && there.contains(focused)));
}"""


def at_a_map(visit: Visit, title: str) -> Visitor:
    anna = visit(reduced_motion="reduce", **PHONE)
    anna.context.add_init_script(LIST_CLOSED)
    sit_down(anna)
    seats = ["me", "bot", "bot"]
    anna.open(f"/t/{new_table(anna, *seats, title=title, options={})}")
    expect(anna.page.get_by_role("region", name="Map of the city")).to_be_visible()
    return anna


def scroll_map(page: Page, left: int, top: int) -> list[str]:
    """The labels over the map that are seen then."""
    window = page.get_by_role("region", name="Map of the city")
    window.evaluate("(map, [left, top]) => map.scrollTo(left, top)", [left, top])
    page.wait_for_function("([left]) => document.querySelector('.window').scrollLeft >= Math.min(left, 1)", arg=[left])
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return list(window.evaluate(SEEN))


@EVERY_MAP
def test_rows_and_columns_stay_named_while_the_map_scrolls(visit: Visit, title: str) -> None:
    page = at_a_map(visit, title).page
    page.get_by_role("region", name="Map of the city").scroll_into_view_if_needed()
    assert scroll_map(page, 0, 0) == [], "the printed ones are there"
    assert {"2", "5"} <= set(scroll_map(page, 10_000, 0))
    page.set_viewport_size({"width": 390, "height": 600})
    assert {LAST_ROW[title], "h"} <= set(scroll_map(page, 200, 10_000))


@EVERY_MAP
def test_a_finger_is_told_to_tap(visit: Visit, title: str) -> None:
    page = at_a_map(visit, title).page
    expect(page.get_by_text("Tap a space to read what is there.")).to_be_visible()
    expect(page.get_by_text(re.compile("Point at"))).to_have_count(0)


def test_a_pointer_is_told_to_point(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot', title='rio', options={})}")
    expect(anna.page.get_by_text("Point at a space to read what is there.")).to_be_visible()


@pytest.mark.parametrize("title", ["puerto-rico", "rio"])
def test_the_pin_leads_to_what_can_be_touched(visit: Visit, title: str) -> None:
    anna = visit(reduced_motion="reduce", **PHONE)
    anna.context.add_init_script(LIST_CLOSED)
    sit_down(anna)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot', title=title, options={})}")
    assert anna.asked()
    pin = anna.page.get_by_role("button", name="Show on the board what can be chosen")
    glowing = anna.page.locator("[data-glows]:focus")
    for _ in range(6):
        pin.evaluate("pin => pin.click()")  # a tap of Playwright's would scroll the page by itself
        expect(glowing).to_have_count(1)
        anna.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert anna.page.evaluate(TOUCHABLE), glowing.get_attribute("aria-label")
