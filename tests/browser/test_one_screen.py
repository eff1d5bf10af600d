"""Several people at one screen: whose names differ, and who meet a curtain only where there is something to hide."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import new_table, sit_down
from tests.browser.visitor import Visitor

CURTAIN = re.compile("^I am ")


def at_one_screen(visitor: Visitor, **wishes: Any) -> None:
    sit_down(visitor)
    visitor.open(f"/t/{new_table(visitor, 'me', 'me', 'me', **wishes)}")


def play_a_round(visitor: Visitor) -> set[str]:
    """Who was asked meanwhile; nobody had to say that they are there."""
    asked = set()
    acting = visitor.page.get_by_role("list", name="Players").locator("[aria-current]").first
    for _ in range(12):
        visitor.came_to_rest(visitor.button(CURTAIN))
        expect(visitor.button(CURTAIN)).to_have_count(0)
        asked.add(acting.inner_text())
        visitor.answer_anything()
    return asked


def test_where_nothing_is_hidden_there_is_no_curtain(visit: Visit) -> None:
    anna = visit()
    at_one_screen(anna, title="rio", options={"length": "short"})
    assert len(play_a_round(anna)) > 1
    at_one_screen(anna, options={"governor": 1, "open-points": True})
    assert len(play_a_round(anna)) > 1


def test_the_setting_lifts_a_curtain_that_has_fallen(visit: Visit) -> None:
    anna = visit()
    at_one_screen(anna)
    expect(anna.button(CURTAIN)).to_be_visible()
    anna.button("Settings").click()
    anna.page.get_by_role("checkbox", name="At one screen, hide the board between players").uncheck()
    anna.button("Close").click()
    expect(anna.button(CURTAIN)).to_have_count(0)
    assert anna.asked()


def test_seats_without_a_name_are_told_apart(visit: Visit) -> None:
    anna = visit()
    at_one_screen(anna, title="rio", options={"length": "short"})
    names = anna.page.get_by_role("list", name="Players").locator("bdi")
    expect(names).to_have_text(["Anna", "Anna 2", "Anna 3"])
    expect(anna.page.get_by_role("list", name="Players")).not_to_contain_text("you")
