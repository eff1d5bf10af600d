"""One's games: the one to go on with on the first page, and what those that are over came to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import end as end_page
from tests.browser.pages import finished, is_over, made_before, new_table, play, same_worker, sit_down
from tests.browser.visitor import Visitor

WHOLE = """(element) => {
  const box = element.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
}"""


@same_worker(end_page)
def test_my_games_tell_how_a_game_ended(visit: Visit) -> None:
    anna = visit()
    table = made_before(anna, finished)
    result = anna.get(f"/api/tables/{table}")["table"]["result"]
    anna.open("/games")
    card = anna.page.get_by_role("main").locator(f"a[href='/t/{table}']")
    own = result["seats"][0]
    expect(card).to_contain_text(f"place {own['rank']} of 3, {own['points']} point")
    expect(card).to_contain_text(f"Round {result['round']}")
    expect(card).to_contain_text(re.compile(r"ended on .*\d{4}"))
    for seat in result["seats"]:
        expect(card).to_contain_text(str(seat["points"]))
    expect(card).not_to_contain_text("over")


@same_worker(end_page)
def test_the_history_has_averages_by_title_and_opponent(visit: Visit) -> None:
    anna = visit()
    table = made_before(anna, finished)
    own = anna.get(f"/api/tables/{table}")["table"]["result"]["seats"][0]
    anna.open("/games")
    anna.page.get_by_role("link", name="History").click()
    expect(anna.page.get_by_role("heading", name="One game")).to_be_visible()
    average = anna.page.get_by_role("table", name="On average").get_by_role("row", name=re.compile("Puerto Rico"))
    cells = average.get_by_role("cell")
    expect(cells).to_have_text(["1", str(int(own["rank"] == 1)), str(own["rank"]), str(own["points"])])
    opponents = anna.page.get_by_role("table", name="By opponent").get_by_role("row", name=re.compile("bots, simple"))
    expect(opponents.get_by_role("cell").nth(1)).to_have_text("1")
    expect(anna.page.get_by_role("main")).not_to_contain_text("$")
    anna.field("Game").select_option(label="Trinidad")
    expect(anna.page.get_by_text("You have not finished a game yet.")).to_be_visible()
    anna.field("Game").select_option(label="Puerto Rico")
    anna.page.get_by_role("main").get_by_role("listitem").get_by_role("link").first.click()
    anna.end.wait_for()


def test_the_history_comes_in_pages(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    for _ in range(2):
        play([anna], new_table(anna, "me", "bot", "bot"), is_over)
    page = anna.get("/api/history?count=1&skip=1")
    assert (page["total"], len(page["games"])) == (2, 1)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_first_page_leads_back_into_the_game(visit: Visit, width: int, height: int) -> None:
    anna = visit(viewport={"width": width, "height": height})
    sit_down(anna)
    table = new_table(anna, "me", "bot", "bot")
    anna.open("/")
    card = anna.page.get_by_role("main").get_by_role("link").filter(has_text="Go on")
    expect(card).to_contain_text("Your turn")
    assert card.evaluate(WHOLE)
    seated(anna, card.get_attribute("href"), table)
    card.click()
    assert anna.asked()


def seated(visitor: Visitor, address: str | None, table: str) -> None:
    assert address == f"/t/{table}", visitor.page.url


def test_on_a_phone_one_plays_without_scrolling(visit: Visit) -> None:
    anna = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(anna)
    new_table(anna, "me", "bot", "bot")
    anna.open("/")
    anna.page.get_by_role("main").get_by_role("link").filter(has_text="Go on").wait_for()
    play_button = anna.button("Play")
    expect(play_button).to_be_enabled()
    assert play_button.evaluate(WHOLE)
    play_button.tap()
    assert anna.asked()
