"""How one comes into a game and out of it, and a whole one by keys in the panel alone, as a screen reader does."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.board_player import sit_at_new_table
from tests.browser.conftest import Visit
from tests.browser.pages import end, same_worker
from tests.browser.visitor import type_answer


def test_a_newcomer_is_in_a_game_with_two_clicks(visit: Visit) -> None:
    anna = visit()
    anna.open("/")
    anna.button(re.compile("^Puerto Rico")).click()
    anna.button("Play").click()
    assert anna.asked()
    expect(anna.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(anna.page).to_have_title(re.compile("^● Your turn · Puerto Rico"))


@same_worker(end)
def test_one_can_play_again(visit: Visit) -> None:
    anna = visit()
    end(anna)
    expect(anna.page.get_by_role("heading", name=re.compile("wins$|share the win$"))).to_be_visible()
    first = anna.table
    anna.button("Play again").click()
    expect(anna.end).to_be_hidden()
    assert anna.asked()
    assert anna.table != first


def test_a_whole_game_by_keys_in_the_panel(visit: Visit) -> None:
    anna = visit(viewport={"width": 820, "height": 1180})
    keyboard = anna.page.keyboard
    anna.open("/")
    play = anna.button("Play")
    expect(play).to_be_enabled()
    for _ in range(40):
        keyboard.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    else:
        raise AssertionError("Tab does not lead to the button that starts a game")
    keyboard.press("Enter")
    turn = 0
    while anna.asked():
        turn += 1
        assert turn < 600, "the game does not end"
        if anna.arranged.count() > 0:
            anna.arrange_anything(lambda button: button.press("Enter"))
        elif turn % 3 == 0:  # walk to an answer and choose it
            keyboard.press("ArrowDown")
            keyboard.press("ArrowRight")
            keyboard.press("Enter")
        else:  # type its number, which is also its name where a number is asked
            type_answer(anna.page, anna.answers.last)
        if anna.sure.count() > 0:
            keyboard.press("Enter")  # it has the focus
    assert turn > 20
    expect(anna.page.get_by_role("heading", name=re.compile("wins$|share the win$"))).to_be_visible()


def test_keys_ask_why_not_and_confirm_and_cancel(visit: Visit) -> None:
    anna = visit()
    keyboard = anna.page.keyboard
    anna.open("/")
    anna.button("Settings").click()
    anna.field("Confirm moves").select_option("always")
    keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_be_hidden()
    anna.set_up("Me", "Bot: simple", "Bot: simple")
    assert anna.asked()
    anna.answer("builder")
    anna.play_until("Which building do you buy?")

    keyboard.press("?")
    refused = anna.panel.get_by_role("button", name="wharf", exact=True)
    expect(anna.panel.get_by_role("button", name=re.compile(r"^Why not\?"), expanded=True)).to_be_visible()
    refused.focus()
    keyboard.press("Enter")
    expect(anna.panel.get_by_role("status").filter(has_text="wharf:")).to_contain_text("PR-BUILDER-02")
    keyboard.press("Escape")
    expect(refused).to_be_hidden()

    sure = anna.button(re.compile("^Do it: "))
    keyboard.press("1")
    expect(sure).to_be_visible()
    keyboard.press("Escape")
    expect(sure).to_be_hidden()
    expect(anna.question).to_have_text("Which building do you buy?")
    keyboard.press("1")
    expect(sure).to_be_visible()
    keyboard.press("Enter")
    expect(anna.log).to_contain_text("build")


def test_the_log_shows_the_newest_line_unless_one_reads_further_up(visit: Visit) -> None:
    anna = visit()
    sit_at_new_table(anna, listed=True)
    newest = anna.log.get_by_role("listitem").last
    for _ in range(8):  # the bots between them move faster than the browser draws
        anna.answer_anything()
        assert anna.asked()
        expect(newest).to_be_in_viewport(ratio=0.9)
    anna.log.hover()
    anna.page.mouse.wheel(0, -10_000)
    expect(newest).not_to_be_in_viewport()
    anna.answer_anything()
    assert anna.asked()
    expect(anna.log.get_by_role("listitem").first).to_be_in_viewport()


def test_the_board_itself_can_be_clicked(visit: Visit) -> None:
    anna = visit()
    anna.set_up("Me", "Bot: simple", "Bot: simple")
    assert anna.asked()
    anna.page.get_by_role("region", name="Roles").get_by_role("button", name=re.compile("^settler")).click()
    expect(anna.question).to_have_text("Which tile do you take?")
