"""A table for those who hear it: everything has a name, numbers say of what, and news are told once."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import pages
from tests.browser.board_player import sit_at
from tests.browser.conftest import Visit
from tests.browser.ear import faults, told
from tests.browser.pages import same_worker
from tests.browser.test_board_carrying import LOADING, PLACING
from tests.browser.test_board_late import BUILDING
from tests.browser.test_rio import sit_at_rio
from tests.browser.test_trinidad import sit_at_trinidad
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer


def table_of_rio(visitor: Visitor) -> None:
    visitor.open(f"/t/{sit_at_rio(visitor)}")
    assert visitor.asked()


def table_of_trinidad(visitor: Visitor) -> None:
    visitor.open(f"/t/{sit_at_trinidad(visitor)}")
    assert visitor.asked()


PAGES: list[Callable[[Visitor], None]] = [
    pages.start,
    pages.room,
    pages.games,
    pages.table,
    pages.text_table,
    pages.end,
    pages.curtain,
    pages.replay,
    table_of_rio,
    table_of_trinidad,
]


@pytest.mark.parametrize("page", [pytest.param(page, marks=same_worker(page), id=page.__name__) for page in PAGES])
def test_everything_says_what_it_is_once(visit: Visit, page: Callable[[Visitor], None]) -> None:
    anna = visit()
    page(anna)
    assert faults(told(anna)) == []


def test_the_ear_hears_what_is_wrong(visit: Visit) -> None:
    anna = visit()
    anna.page.set_content(
        "<h1>one</h1><h3>three</h3><button></button><button title='Harbour'>harbour</button><button>7</button>"
        "<p>2/12</p><p>7 barrels</p><table><tr><th>barrels</th></tr><tr><td>7</td></tr></table>"
    )
    assert faults(told(anna)) == [
        "a button without a name",
        "a number of what? button “7”",
        "a number of what? StaticText “2/12”",
        "told twice: harbour",
        "a heading of level 3 after level 1: three",
    ]


def test_what_one_may_look_for_and_is_not_allowed_says_so(visit: Visit, server: RunningServer) -> None:
    player = sit_at(visit(), server, BUILDING.to_position())
    not_now = f"({player.visitor.words['not-now']})"
    expect(player.thing("build small-indigo-plant")).to_have_accessible_name(re.compile("4 left$"))
    expect(player.thing("build wharf")).to_have_accessible_name(re.compile(re.escape(not_now)))
    expect(player.thing("role settler")).to_have_accessible_name("settler")  # nobody asks for a role


def test_a_question_in_the_same_words_is_told_again(visit: Visit, server: RunningServer) -> None:
    anna = sit_at(visit(), server, LOADING, listed=True).visitor
    news = anna.page.locator("p[aria-live=polite]")
    expect(news).to_have_text("Your turn. Which goods do you load, and where?")
    anna.answer("indigo on")
    expect(news).to_have_text(re.compile(r"^Anna loads 1 indigo .* Your turn\. Which goods do you load, and where\?$"))


def test_how_many_colonists_are_left_is_told(visit: Visit, server: RunningServer) -> None:
    player = sit_at(visit(), server, PLACING)
    told_at_once = player.page.locator("[aria-live=polite]")
    player.press(player.thing("place corn"))
    expect(told_at_once.filter(has_text="2 colonists in hand")).to_have_count(1)


def test_a_reason_comes_where_a_screen_reader_listens_already(visit: Visit, server: RunningServer) -> None:
    player = sit_at(visit(), server, BUILDING.to_position())
    player.visitor.panel.get_by_role("status").evaluate_all("(all) => all.forEach((one) => (one.dataset.early = ''))")
    player.press(player.thing("build wharf"))
    expect(player.page.locator("[data-early]").filter(has_text="PR-BUILDER-02")).to_be_visible()
