"""The page for a new table: what a title lacks as yet, and the options of a first game by one click."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit


@pytest.mark.parametrize("width", [1440, 390])
def test_newcomers_are_offered_a_first_game(visit: Visit, width: int) -> None:
    anna = visit(viewport={"width": width, "height": 900})
    anna.open("/new/trinidad")
    expect(anna.page.get_by_text("This is the first part of Trinidad")).to_be_visible()
    expect(anna.field("Characters")).to_have_value("auction")
    anna.button("First game").click()
    expect(anna.field("Characters")).to_have_value("dealt")
    expect(anna.field("Length")).to_have_value("short")
    anna.field("Seat 2").select_option(label="Bot: simple")
    anna.button("Set up the table").click()
    anna.page.wait_for_url("**/t/*")
    table = anna.get(f"/api/tables/{anna.page.url.rpartition('/')[2]}")
    assert table["table"]["options"] | {"characters": "dealt", "length": "short"} == table["table"]["options"]


def test_a_title_that_lacks_nothing_shows_no_note(visit: Visit) -> None:
    anna = visit()
    anna.open("/new/puerto-rico")
    anna.field("First governor").wait_for()
    expect(anna.button("First game")).to_have_count(0)
    expect(anna.page.get_by_text("first part")).to_have_count(0)
