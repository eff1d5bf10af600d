"""What is for one person alone: private notes, a tone when it is one's turn, answers that are folded away."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.gathering import ROLE, two_at_a_table
from tests.browser.pages import new_table, sit_down
from tests.browser.visitor import Visitor

COUNT_TONES = """
window.tones = 0;
window.AudioContext = class extends AudioContext {
  createOscillator() {
    window.tones += 1;
    return super.createOscillator();
  }
};
"""


def test_notes_are_kept_and_private(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit)
    notes(anna).fill("Ben wants the wharf")
    expect(anna.page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    anna.page.reload()
    expect(notes(anna)).to_have_value("Ben wants the wharf")
    expect(notes(ben)).to_be_enabled()
    expect(notes(ben)).to_have_value("")


def notes(visitor: Visitor) -> Locator:
    visitor.page.get_by_role("tab", name="Notes").click()
    return visitor.page.get_by_role("textbox", name="Only you can read this.")


def test_a_tone_calls_only_who_wants_it(visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script(COUNT_TONES)
    anna.set_up("Me", "Bot: simple", "Bot: simple")
    anna.play_until_not_asked()
    anna.play_until(ROLE)
    assert anna.page.evaluate("tones") == 0

    anna.button("Settings").click()
    tone = anna.page.get_by_role("checkbox", name="A short tone when it is my turn")
    expect(tone).not_to_be_checked()
    tone.check()  # and one hears it
    once = anna.page.evaluate("tones")
    assert once > 0
    anna.button("Close").click()
    anna.answer_anything()  # whichever role the bots left
    anna.play_until(ROLE)
    assert anna.page.evaluate("tones") > once
    anna.open("/")
    anna.button("Settings").click()
    expect(tone).to_be_checked()


def test_moves_are_heard_by_who_wants_that(visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script(COUNT_TONES)
    sit_down(anna)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot')}")
    anna.play_until_not_asked()
    anna.play_until(ROLE)
    assert anna.page.evaluate("tones") == 0  # off until one wants it
    anna.button("Settings").click()
    anna.page.get_by_role("checkbox", name="Sounds of moves").check()
    once = anna.page.evaluate("tones")
    assert once > 0
    anna.button("Close").click()
    anna.answer_anything()
    anna.page.wait_for_function("([once]) => tones > once", arg=[once])


def test_a_table_fills_the_screen_and_leaves_it(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot')}")
    anna.button("Full screen").click()
    expect(anna.button("Leave full screen")).to_be_visible()
    assert anna.page.evaluate("document.fullscreenElement !== null")
    anna.button("Leave full screen").click()
    expect(anna.button("Full screen")).to_be_visible()


def test_a_name_is_kept_as_it_is_typed(visit: Visit) -> None:
    """As every other setting is, also by who closes the settings with the key."""
    anna = visit()
    sit_down(anna)
    anna.open("/")
    anna.button("Settings").click()
    dialog = anna.page.get_by_role("dialog", name="Settings")
    expect(dialog.get_by_role("button", name="Save")).to_have_count(0)
    anna.page.get_by_label("Your name").fill("Ana Sofía")
    with anna.page.expect_response("**/api/me"):
        anna.page.keyboard.press("Escape")
    assert anna.get("/api/me")["name"] == "Ana Sofía"
    anna.button("Settings").click()
    with anna.page.expect_response("**/api/me"):
        anna.field("Colour").select_option("red")
    assert anna.get("/api/me") == {**anna.get("/api/me"), "name": "Ana Sofía", "colour": "red"}


def test_explain_stays_where_it_is(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit)
    for visitor in (anna, ben):  # whoever is asked, and whoever waits
        expect(visitor.button("Explain")).to_be_visible()
    anna.answer("builder")
    expect(anna.button("Explain")).to_be_visible()


def test_all_answers_lie_beside_the_log_and_the_players(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot')}")
    assert anna.asked()
    for apart in (anna.log, anna.page.get_by_role("list", name=anna.words["players"]), anna.question):
        expect(apart).to_be_visible()
        left, top, right, bottom = edges(anna.answers.first.locator("xpath=ancestor::*[contains(@class, 'drawer')]"))
        other = edges(apart)
        assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top


def edges(thing: Locator) -> tuple[float, float, float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def test_on_a_phone_the_answers_can_be_folded_away(visit: Visit) -> None:
    anna = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(anna)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot')}")
    assert anna.asked()
    answers = anna.button(anna.words["panel-answers"])
    expect(answers).to_have_attribute("aria-expanded", "true")
    roles = anna.page.get_by_role("region", name=anna.words["label-roles"])
    high = panel_height(anna)
    answers.tap()
    expect(anna.answers).to_have_count(0)
    assert panel_height(anna) == high < 844 / 5  # the question stays where it is
    roles.get_by_role("button", name=re.compile("^settler")).tap()
    expect(anna.question).to_have_text("Which tile do you take?")
    expect(answers).to_have_attribute("aria-expanded", "false")
    assert anna.page.evaluate("JSON.parse(localStorage.getItem('cabildo.settings')).answers") == "closed"
    answers.tap()
    expect(answers).to_have_attribute("aria-expanded", "true")
    expect(anna.answers.first).to_be_visible()


def panel_height(visitor: Visitor) -> float:
    box = visitor.panel.bounding_box()
    assert box is not None
    return box["height"]
