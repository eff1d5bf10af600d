"""Bots move at the pace of whoever looks: slowly, at once, or step by step afterwards."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import Locator, expect

from tests.browser.board_player import LIST_CLOSED, screen
from tests.browser.conftest import Visit
from tests.browser.gathering import ROLE
from tests.browser.pages import new_table, sit_down
from tests.browser.visitor import Visitor, preferring


def among_bots(visitor: Visitor, pace: str) -> str:
    visitor.context.add_init_script(preferring(pace=pace))
    sit_down(visitor)
    table = new_table(visitor, "me", "bot", "bot", "bot", "bot")
    visitor.open(f"/t/{table}")
    assert visitor.asked()
    return table


def onward(visitor: Visitor) -> Locator:
    return visitor.button(re.compile("^On to my turn"))


def test_somebody_who_looks_slowly_keeps_nobody_waiting_and_goes_on_when_they_like(visit: Visit) -> None:
    anna, ben = visit(), visit()
    table = among_bots(anna, "slow")
    link = anna.post(f"/api/tables/{table}/watch-link")["token"]
    ben.open(f"/t/{table}#watch={link}")
    ben.panel.wait_for()
    anna.answer("prospector")
    expect(onward(anna)).to_be_visible()
    expect(ben.panel).to_contain_text("Anna")  # for him the bots are done
    expect(ben.log.get_by_text(re.compile("takes the")).last).to_be_visible()
    seen, present = len(anna.log_lines()), len(ben.log_lines())
    assert seen < present
    expect(anna.player("Anna")).not_to_have_attribute("aria-current", "true")
    onward(anna).click()
    assert anna.asked()
    expect(onward(anna)).to_be_hidden()
    assert len(anna.log_lines()) >= present


def test_enter_leads_on_and_at_once_nothing_is_held_back(visit: Visit) -> None:
    anna = visit()
    among_bots(anna, "slow")
    anna.answer("prospector")
    expect(onward(anna)).to_be_visible()
    anna.page.locator("#main").focus()
    anna.page.keyboard.press("Enter")
    assert anna.asked()
    anna.button("Settings").click()
    anna.field("Bots play").select_option(label="at once")
    anna.button("Close").click()
    anna.play_until(ROLE)


def test_what_happened_meanwhile_is_stepped_through_on_the_board(visit: Visit) -> None:
    anna = visit()
    among_bots(anna, "none")
    anna.answer("prospector")
    anna.play_until(ROLE)
    now = anna.page.locator(".board").first.inner_text()
    anna.button("Since my turn").click()
    bar = anna.page.get_by_role("region", name="Since my turn", exact=True)
    expect(bar).to_contain_text("As it was after your last move")
    assert below(anna, bar), "it covers the board"
    told = [bar.get_by_role("status").inner_text()]
    forward = bar.get_by_role("button", name="A move forward")
    for _ in range(60):
        if forward.is_disabled():
            break
        forward.click()
        expect(bar.get_by_role("status")).not_to_have_text(told[-1], use_inner_text=True)
        told.append(bar.get_by_role("status").inner_text())
    assert len(told) > 4
    assert all(one != other for one, other in pairwise(told))
    bar.get_by_role("button", name="A move back").click()
    anna.page.keyboard.press("ArrowLeft")
    anna.page.keyboard.press("Escape")
    expect(bar).to_be_hidden()
    expect(anna.page.locator(".board").first).to_have_text(now, use_inner_text=True)
    anna.page.keyboard.press("m")
    expect(bar).to_be_visible()
    anna.answer_anything()  # who answers is at the present again
    expect(bar).to_be_hidden()


def test_a_bead_and_the_bar_tell_the_same(visit: Visit) -> None:
    """A move may let others follow, who have no choice: all of it is one step on the board."""
    anna = visit()
    among_bots(anna, "none")
    anna.answer("prospector")
    anna.play_until(ROLE)
    bar = anna.page.get_by_role("region", name="Since my turn", exact=True)
    beads = anna.page.get_by_role("region", name=anna.words["beads"]).get_by_role("listitem").get_by_role("button")
    names = beads.evaluate_all("(all) => all.map((bead) => bead.getAttribute('aria-label'))")
    assert len(names) > 4
    for number, name in enumerate(names):
        beads.nth(number).click()
        expect(beads.nth(number)).to_have_attribute("aria-current", "step")
        if "×" not in name:
            expect(bar.get_by_role("status")).to_contain_text(name)


def test_looking_back_the_lines_tell_of_then(visit: Visit) -> None:
    anna = visit()
    among_bots(anna, "none")
    anna.answer("prospector")
    anna.play_until(ROLE)
    expect(anna.player("Anna")).to_have_attribute("aria-current", "true")
    anna.page.keyboard.press("m")
    expect(anna.page.get_by_role("region", name="Since my turn", exact=True)).to_be_visible()
    expect(anna.player("Anna")).not_to_have_attribute("aria-current", "true")
    anna.page.keyboard.press("Escape")
    expect(anna.player("Anna")).to_have_attribute("aria-current", "true")


def test_on_a_phone_a_bead_leads_to_where_the_board_changed(visit: Visit) -> None:
    anna = visit(**screen("finger", 390))
    anna.context.add_init_script(LIST_CLOSED)
    among_bots(anna, "none")
    anna.page.get_by_role("tab", name=anna.words["frame-others"]).tap()
    beads = anna.page.get_by_role("region", name=anna.words["beads"]).get_by_role("listitem").get_by_role("button")
    expect(beads).to_have_count(0)
    anna.page.get_by_role("tab", name="Table").tap()
    anna.page.locator("[data-offer='role prospector']").tap()
    anna.asked()
    anna.page.get_by_role("tab", name=anna.words["frame-others"]).tap()
    beads.first.tap()
    expect(anna.page.get_by_role("tab", name=anna.words["frame-others"])).to_have_attribute("aria-selected", "false")
    expect(anna.page.locator(".middle .changed, .aside .changed").filter(visible=True).first).to_be_in_viewport()


def below(visitor: Visitor, thing: Locator) -> bool:
    """It leaves free all of what scrolls in the middle."""
    middle, box = visitor.page.locator("[data-scrolls]").first.bounding_box(), thing.bounding_box()
    assert middle is not None
    assert box is not None
    return box["y"] >= middle["y"] + middle["height"]
