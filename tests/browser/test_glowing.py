"""Keys that lead straight to what glows on a board, and where the focus rests after an answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import pages
from tests.browser.board_player import GLOWING, IN_SIGHT, IS_FOCUSED, screen, sit_at, sit_at_new_table
from tests.browser.conftest import Visit
from tests.browser.test_board_carrying import LOADING, PLACING, in_hand, moves_of
from tests.browser.test_rio import places, sit_at_rio
from tests.browser.visitor import Visitor, preferring
from tests.server.running import RunningServer

RESTS_NOWHERE = "document.activeElement === document.body"
NO_SHORTCUTS = preferring(shortcuts=False)


def focused(visitor: Visitor) -> Locator:
    return visitor.page.locator(":focus")


@pytest.mark.parametrize("width", [390, 820, 1440])
def test_keys_lead_to_everything_that_glows_and_bring_it_into_sight(
    visit: Visit, server: RunningServer, width: int
) -> None:
    anna = visit(reduced_motion="reduce", **screen("keys", width))
    player = sit_at(anna, server, LOADING)
    names = [thing["name"] for thing in anna.page.evaluate(GLOWING)]
    assert len(names) > 4
    for key, way in (("n", [*names, names[0]]), ("p", names[::-1])):
        for name in way:
            anna.page.keyboard.press(key)
            assert player.thing(name).evaluate(IS_FOCUSED), f"{key} does not lead to {name}"
            assert player.thing(name).evaluate(IN_SIGHT), f"{name} is out of sight"


@pytest.mark.parametrize("width", [390, 820])
def test_a_finger_is_shown_one_glowing_thing_after_the_other(visit: Visit, server: RunningServer, width: int) -> None:
    player = sit_at(visit(reduced_motion="reduce", **screen("finger", width)), server, PLACING)
    show = player.visitor.button(player.visitor.words["panel-show"])
    glowing = player.page.locator("[data-glows]:not(:disabled)")
    assert width == 820 or not glowing.first.evaluate(IN_SIGHT)  # it lies in another part of the table
    assert glowing.count() > 2
    for number in range(glowing.count()):
        show.tap()
        assert glowing.nth(number).evaluate(IS_FOCUSED)
        assert glowing.nth(number).evaluate(IN_SIGHT)
    player.page.set_viewport_size({"width": 1440, "height": 900})
    expect(show).to_have_count(0)  # beside the board there is room for both, and keys


def test_whoever_answers_on_the_board_by_keys_keeps_a_place(visit: Visit) -> None:
    anna = visit()
    moves = moves_of(anna)
    sit_at_new_table(anna)
    for _ in range(20):
        anna.page.keyboard.press("n")
        if not focused(anna).evaluate("(thing) => 'glows' in thing.dataset"):  # colonists are placed, or nothing glows
            anna.page.keyboard.press("ArrowDown")
        anna.page.keyboard.press("Enter")
        if anna.sure.count() > 0:
            anna.page.keyboard.press("Enter")
        assert anna.asked()
        expect(focused(anna)).to_have_count(1)
    assert len(moves) > 10


def test_colonists_are_placed_and_sent_without_tab(visit: Visit, server: RunningServer) -> None:
    player = sit_at(visit(), server, PLACING)
    moves = moves_of(player.visitor)
    for left in (2, 1, 0):
        player.page.keyboard.press("n")
        player.page.keyboard.press("Enter")
        expect(in_hand(player)).to_have_count(left)
    done = player.visitor.button(player.visitor.words["placing-done"])
    while not done.evaluate(IS_FOCUSED):
        player.page.keyboard.press("n")
    player.page.keyboard.press("Enter")
    expect(done).to_have_count(0)
    assert moves[0][0] == "man corn 2"
    expect(focused(player.visitor)).to_have_count(1)


def test_the_keys_are_silent_while_somebody_types_or_wants_none(visit: Visit) -> None:
    anna = visit()
    sit_at_new_table(anna, listed=True)
    anna.button(anna.words["keys"]).click()
    anna.page.keyboard.press("n")
    expect(anna.page.get_by_role("dialog").locator(":focus")).to_have_count(1)
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("tab", name=anna.words["side-notes"]).click()
    notes = anna.page.get_by_role("textbox")
    expect(notes).to_be_enabled()
    notes.press_sequentially("nap")
    expect(notes).to_be_focused()
    expect(notes).to_have_value("nap")
    anna.context.add_init_script(NO_SHORTCUTS)
    anna.page.reload()
    assert anna.asked()
    anna.page.keyboard.press("n")
    assert anna.page.evaluate(RESTS_NOWHERE)


def test_where_nothing_glows_one_hears_so(visit: Visit) -> None:
    anna = visit()
    pages.end(anna)
    nothing = anna.page.get_by_role("status").filter(has_text=anna.words["glows-nothing"])
    for key in ("n", "p"):
        anna.page.keyboard.press(key)
        expect(nothing).to_have_count(1)
        anna.page.keyboard.press("Shift")
        expect(nothing).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1440])
def test_keys_lead_over_the_map(visit: Visit, width: int) -> None:
    anna = visit(reduced_motion="reduce", **screen("keys", width))
    anna.context.add_init_script(preferring(answers="closed"))  # on a small screen it lies over the map
    anna.open(f"/t/{sit_at_rio(anna)}")
    assert anna.asked()
    glowing = anna.page.locator("[data-glows]")
    assert places(anna).and_(glowing).count() > 3
    for number in range(glowing.count()):
        anna.page.keyboard.press("n")
        assert glowing.nth(number).evaluate(IS_FOCUSED)
        assert focused(anna).evaluate(IN_SIGHT)
    if width == 390:
        anna.page.get_by_role("tab", name="Map").click()  # the last one lay elsewhere
    places(anna).and_(glowing).first.focus()
    for _ in range(3):  # so many workers have room there; then it is no place for another one
        question = anna.question.inner_text()
        anna.page.wait_for_timeout(500)  # a key that comes at once after a new question was meant for the one before
        anna.page.keyboard.press("Enter")
        expect(anna.question).not_to_have_text(question)
        assert anna.asked()
    expect(anna.panel).to_be_focused()
