"""The page for a new table: which game its address names, and the options of a first game by one click."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit


@pytest.mark.parametrize("width", [1440, 390])
def test_newcomers_are_offered_a_first_game(visit: Visit, width: int) -> None:
    anna = visit(viewport={"width": width, "height": 900})
    anna.open("/new/trinidad")
    expect(anna.field("Characters")).to_have_value("auction")
    anna.button("First game").click()
    expect(anna.field("Characters")).to_have_value("dealt")
    expect(anna.field("Length")).to_have_value("short")
    anna.field("Seat 2").select_option(label="Bot: simple")
    anna.button("Set up the table").click()
    anna.page.wait_for_url("**/t/*")
    table = anna.get(f"/api/tables/{anna.page.url.rpartition('/')[2]}")
    assert table["table"]["options"] | {"characters": "dealt", "length": "short"} == table["table"]["options"]


def test_a_title_without_a_first_game_offers_none(visit: Visit) -> None:
    anna = visit()
    anna.open("/new/puerto-rico")
    anna.field("First governor").wait_for()
    expect(anna.button("First game")).to_have_count(0)


def test_an_address_names_a_game_as_people_call_it(visit: Visit) -> None:
    anna = visit()
    for address in ("/new/rio-de-la-plata", "/new/rio"):
        anna.open(address)
        expect(anna.page.get_by_role("radio", name="Río de la Plata")).to_be_checked()
        expect(anna.page.get_by_role("alert")).to_have_count(0)


def test_the_rules_page_names_a_game_as_people_call_it_and_says_what_is_unknown(visit: Visit) -> None:
    anna = visit()
    for address, title, unknown in (
        ("/help/rio-de-la-plata", "Río de la Plata", 0),
        ("/help/trinidad#%", "Trinidad", 0),
        ("/help/catan", "Puerto Rico", 1),
    ):
        anna.open(address)
        expect(anna.page.get_by_role("heading", name=f"Rules: {title}")).to_be_visible()
        expect(anna.page.get_by_role("alert")).to_have_count(unknown)


def test_a_game_that_is_not_here_is_said_to_be_unknown(visit: Visit) -> None:
    anna = visit()
    anna.open("/new/catan")
    expect(anna.page.get_by_role("alert")).to_contain_text("There is no game “catan” here.")
    expect(anna.page.get_by_role("radio", name="Puerto Rico")).to_be_checked()
