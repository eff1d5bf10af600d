"""The parts of a table in the browser: tabs on a small screen, and the list of all answers that lies over the side."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor, preferring

LIST_CLOSED = preferring(answers="auto")  # as whoever comes for the first time finds it


def show_part(visitor: Visitor, name: str) -> None:
    """Choose the tab of this name, as the title calls it; on a large screen there are none and all parts are shown."""
    tab = visitor.page.get_by_role("tab", name=name)
    if tab.count() > 0:
        tab.click()


def told(visitor: Visitor, what: str | re.Pattern[str]) -> None:
    """The log says so; on a small screen it lies in a part of its own."""
    before = visitor.page.get_by_role("tab", selected=True).and_(visitor.page.locator("[aria-controls^=area-]"))
    back = before.inner_text() if before.count() > 0 else None
    show_part(visitor, visitor.words["frame-others"])
    expect(visitor.log).to_contain_text(what)
    if back is not None:
        show_part(visitor, back.split("\n")[0])


def list_button(visitor: Visitor) -> Locator:
    return visitor.panel.get_by_role("button", name=visitor.words["panel-answers"])


def open_list(visitor: Visitor, opened: bool = True) -> None:
    """Open the list of all answers, or close it: on a large screen it lies over what else all have in common."""
    button = list_button(visitor)
    if (button.get_attribute("aria-expanded") == "true") != opened:
        button.click()


def answer(visitor: Visitor, name: str) -> None:
    """Give an answer from the list, and close it again."""
    open_list(visitor)
    visitor.answer(name)
    visitor.asked()
    open_list(visitor, False)
