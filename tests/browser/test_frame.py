"""The frame of a table: all that one decides with is in sight, and nothing moves from question to question."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.board_player import LIST_CLOSED, screen, sit_at
from tests.browser.conftest import Visit
from tests.browser.gathering import ROLE, two_at_a_table
from tests.browser.laid_tables import lay_out
from tests.browser.pages import GOLDEN, bring, new_table, open_replay, sit_down
from tests.browser.test_board_carrying import PLACING, TRADING, in_hand, moves_of
from tests.browser.test_board_full import LONG_NAME, full
from tests.browser.visitor import Visitor, preferring
from tests.server.running import RunningServer
from tests.titles.puerto_rico.build import table

SCREENS = [(1366, 768), (1440, 900), (1920, 1080)]
# What cannot be seen whole: what sticks out of the window or of a part that scrolls, and parts that have to scroll.
OUT_OF_SIGHT = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const faults = [];
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) faults.push("the page scrolls");
  for (const part of document.querySelectorAll(".middle[data-scrolls], .aside, .lines")) {
    const over = part.scrollHeight - part.clientHeight;
    if (over > 1) faults.push(`${part.className} scrolls by ${over} px`);
  }
  const things = document.querySelectorAll(
    "#question, [data-offer], [data-drop], #area-others li, #panel .mine li, .island li, .city li",
  );
  for (const thing of things) {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 1)
      faults.push(`not in sight: ${thing.textContent.trim().slice(0, 30)}`);
  }
  return faults;
}"""
PLACES = """() => [...document.querySelectorAll("#panel, .middle, .lines, .aside, .rail, #panel .acts .all")]
  .map((part) => part.getBoundingClientRect())
  .map(({ left, top, width, height }) => [left, top, width, height])"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("phase", ["building", "placing", "role"])
@pytest.mark.parametrize("talk", ["auto", "open"])
def test_all_that_one_decides_with_is_in_sight(
    visit: Visit, server: RunningServer, language: str, phase: str, talk: str
) -> None:
    anna = visit(language=language, reduced_motion="reduce")
    sit_down(anna, LONG_NAME)
    anna.context.add_init_script(LIST_CLOSED)
    anna.context.add_init_script(preferring(talk=talk))
    fields: dict[str, Any] = {"phase": phase}
    if phase == "placing":
        fields |= {"step": {"place": "corn", "hand": 15}, "own": {"san_juan": 0, "men": {}}}
    position = full(5, **({} if phase == "role" else fields))
    anna.open(f"/t/{lay_out(anna, server, position, 'me', *['bot'] * 4)}")
    assert anna.asked()
    faults = []
    for width, height in SCREENS:
        anna.page.set_viewport_size({"width": width, "height": height})
        faults += [f"{width} px: {fault}" for fault in anna.page.evaluate(OUT_OF_SIGHT)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_replay_of_five_shows_all_buildings(visit: Visit, language: str) -> None:
    anna = visit(language=language, viewport={"width": 1366, "height": 768})
    sit_down(anna)
    anna.context.add_init_script(preferring(talk="auto"))
    open_replay(anna, bring(anna, GOLDEN), "?move=300&seen-by=2")
    faults = anna.page.evaluate(OUT_OF_SIGHT)
    assert [fault for fault in faults if not fault.startswith("middle")] == []  # the charts lie below the board


@pytest.mark.parametrize("answers", ["open", "auto"])
def test_nothing_moves_from_question_to_question(visit: Visit, answers: str) -> None:
    anna = visit(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    sit_down(anna)
    if answers == "auto":
        anna.context.add_init_script(LIST_CLOSED)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot')}")
    assert anna.asked()
    before = anna.page.evaluate(PLACES)
    for _ in range(12):
        glowing = anna.page.locator("button[data-glows]:enabled:visible")
        if answers == "open":
            anna.answer_anything()
        elif anna.arranged.count() > 0 or glowing.count() == 0:
            anna.page.keyboard.press("/")
            anna.answer_anything()
            anna.page.get_by_role("button", name=anna.words["panel-answers"]).click()
        else:
            glowing.first.click()
            anna.confirm()
        assert anna.asked()
        assert anna.page.evaluate(PLACES) == before


def test_a_half_given_answer_is_the_same_on_the_board_and_in_the_list(visit: Visit, server: RunningServer) -> None:
    anna = visit()
    player = sit_at(anna, server, PLACING, listed=True)
    moves = moves_of(anna)
    corn, quarry = part(anna, "corn"), part(anna, "quarry")
    expect(corn).to_have_text("0/2")
    anna.button("One more: corn").click()
    anna.button("One more: corn").click()
    expect(corn).to_have_text("2/2")
    expect(in_hand(player)).to_have_count(1)
    expect(anna.page.locator(".island [data-carry='colonist corn']")).to_have_count(2)
    player.press(player.thing("place quarry"))
    expect(quarry).to_have_text("1/1")
    expect(anna.button("One more: quarry")).to_be_disabled()
    anna.button("One less: corn").click()
    expect(anna.page.locator(".island [data-carry='colonist corn']")).to_have_count(1)
    expect(anna.arranged).to_be_disabled()
    player.press(player.thing("place indigo-plant"))
    anna.arranged.click()
    expect(anna.arranged).to_have_count(0)
    assert moves[0] == ["man corn 1", "man quarry 1"]


def part(visitor: Visitor, name: str) -> Locator:
    return visitor.panel.get_by_role("status", name=name, exact=True)


def test_a_lost_connection_is_said_at_the_question(visit: Visit) -> None:
    anna = visit()
    anna.harmless = re.compile("ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource")
    sit_down(anna)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot')}")
    assert anna.asked()
    anna.page.route_web_socket("**/api/live", lambda socket: socket.close())
    anna.context.set_offline(True)
    expect(anna.panel).to_contain_text(anna.words["connection-lost"])
    anna.page.unroute_all()


def test_what_others_do_is_told_whole_beside_the_way_on(visit: Visit) -> None:
    anna = visit(viewport={"width": 1366, "height": 768})
    sit_down(anna)
    anna.context.add_init_script(preferring(pace="slow"))
    anna.open(f"/t/{new_table(anna, 'me', *['bot'] * 4)}")
    assert anna.asked()
    anna.answer("prospector")
    onward = anna.button(re.compile("^On to my turn"))
    told = anna.panel.get_by_role("listitem").filter(visible=True)
    expect(told.filter(has_text="takes the")).not_to_have_count(0)
    expect(onward).to_be_in_viewport(ratio=1)
    hidden = "() => { const ask = document.querySelector('#panel .ask'); return ask.scrollHeight - ask.clientHeight; }"
    assert anna.page.evaluate(hidden) <= 1


def test_trouble_with_looking_back_leaves_the_dock_as_it_is(visit: Visit, server: RunningServer) -> None:
    anna = visit()
    anna.harmless = re.compile("ERR_FAILED")
    anna.page.route("**/replay**", lambda route: route.abort())
    sit_at(anna, server, TRADING)
    parts = """() => [...document.querySelectorAll("#panel, #question, #panel .acts > *, #panel .mine")]
      .map((part) => part.getBoundingClientRect().top)"""
    before = anna.page.evaluate(parts)
    anna.page.keyboard.press("m")
    expect(anna.panel.get_by_role("alert")).to_be_in_viewport(ratio=1)
    assert anna.page.evaluate(parts) == before
    anna.answer("pass")
    expect(anna.page.get_by_role("alert")).to_have_count(0)  # it was about another moment


def test_a_preview_covers_no_other_answer(visit: Visit, server: RunningServer) -> None:
    anna = visit(viewport={"width": 1366, "height": 768})
    sit_at(anna, server, table(3, phase="building", seats={0: {"doubloons": 9}}).to_position())
    anna.page.keyboard.press("/")
    preview = anna.page.get_by_role("tooltip").filter(has_text="+1 point")
    expect(preview).to_be_visible()
    box = preview.bounding_box()
    assert box is not None
    for answer in anna.panel.locator(".drawer [data-answer]").all():
        other = answer.bounding_box()
        assert other is not None
        assert box["x"] + box["width"] <= other["x"]


def test_a_finger_that_opens_the_list_opens_no_preview(visit: Visit, server: RunningServer) -> None:
    anna = visit(**screen("finger", 390))
    sit_at(anna, server, table(3, phase="building", seats={0: {"doubloons": 9}}).to_position())
    anna.page.get_by_role("button", name=anna.words["panel-answers"]).tap()
    listed = anna.panel.locator(".drawer [data-answer]")
    expect(listed.first).to_be_focused()
    with anna.page.expect_response("**/try*") as tried:  # what is tried out by whoever asks with a key
        anna.page.keyboard.press("ArrowDown")
    assert tried.value.ok
    expect(anna.page.get_by_role("tooltip")).to_have_count(1)
    expect(listed.first).not_to_have_attribute("aria-describedby", re.compile("."))


def test_on_a_phone_something_to_choose_is_in_sight(visit: Visit, server: RunningServer) -> None:
    anna = visit(**screen("finger", 390))
    sit_at(anna, server, table(3, phase="tile", quarries=8).to_position())
    shown = anna.page.locator("[data-offer^='tile '][data-glows]")
    expect(shown.first).to_be_in_viewport(ratio=1)


def test_points_that_everybody_can_count_are_told(visit: Visit, server: RunningServer) -> None:
    anna = visit()
    seats = {1: {"city": ["small-market", "residence"], "points": 7}}  # 1 and 4, and 4 for an island nearly empty
    sit_at(anna, server, table(3, seats=seats).to_position())
    lines = anna.page.get_by_role("list", name="Players").get_by_role("listitem")
    points = lines.nth(1).get_by_title(anna.words["points-now"])
    expect(points).to_contain_text("5+?")
    expect(points).to_contain_text("Points so far: 5, besides what is hidden")
    expect(lines.nth(2).get_by_title(anna.words["points-now"])).to_contain_text("?")


def test_parts_of_a_small_screen_say_where_one_can_choose(visit: Visit, server: RunningServer) -> None:
    anna = visit(**screen("finger", 390))
    sit_at(anna, server, PLACING)
    tabs = anna.page.get_by_role("tablist", name=anna.words["frame-areas"]).get_by_role("tab")
    own = tabs.and_(anna.page.locator("[aria-controls=area-own]"))  # each title has its own names for its parts
    expect(own).to_contain_text(anna.words["frame-glows"])
    aside = tabs.and_(anna.page.locator("[aria-controls=area-aside]"))
    expect(aside).not_to_contain_text(anna.words["frame-glows"])
    own.tap()
    expect(own).not_to_contain_text(anna.words["frame-glows"])
    part = anna.page.get_by_role("tabpanel")
    expect(part).to_have_attribute("aria-labelledby", own.get_attribute("id") or "")
    expect(anna.page.locator("[data-drop='place quarry']")).to_be_in_viewport(ratio=1)
    expect(anna.question).to_be_in_viewport(ratio=1)
    own.focus()
    anna.page.keyboard.press("ArrowRight")
    expect(tabs.last).to_have_attribute("aria-selected", "true")
    expect(anna.page.get_by_role("list", name=anna.words["players"])).to_be_visible()


def test_the_list_of_answers_and_the_log_open_and_close_by_keys(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    anna.context.add_init_script(LIST_CLOSED)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot')}")
    assert anna.asked()
    listed = anna.panel.locator("[data-answer]")
    expect(listed).to_have_count(0)  # all of them lie on the board
    anna.page.keyboard.press("/")
    expect(listed.first).to_be_focused()
    opener = anna.page.get_by_role("button", name=anna.words["panel-answers"])
    expect(opener).to_have_attribute("aria-expanded", "true")
    opener.click()
    expect(listed).to_have_count(0)
    expect(anna.log).to_have_count(0)
    anna.page.keyboard.press("l")
    expect(anna.log).to_be_visible()
    anna.page.keyboard.press("c")
    expect(anna.log).to_have_count(0)
    anna.page.keyboard.press("c")
    expect(anna.page.get_by_role("tab", name=anna.words["side-chat"])).to_have_count(0)


def test_to_be_done_stays_beside_the_question_when_the_list_opens(visit: Visit, server: RunningServer) -> None:
    anna = visit()
    sit_at(anna, server, TRADING)
    done = anna.panel.locator(".here [data-answer=pass]")
    expect(done).to_be_visible()
    anna.page.keyboard.press("/")
    listed = anna.panel.locator(".drawer [data-answer]")
    expect(listed.first).to_have_attribute("data-key", "1")
    assert listed.evaluate_all("(all) => all.map((one) => one.dataset.answer.split(' ')[0])") == ["sell"] * 2
    expect(done).to_be_visible()
    anna.page.keyboard.press("/")
    anna.answer("pass")
    expect(done).to_have_count(0)


def test_no_empty_list_stands_there_while_others_play(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit, public=True)
    carla = visit()
    carla.open(f"/t/{anna.table}")
    for visitor in (ben, carla):
        visitor.panel.wait_for()
        visitor.page.keyboard.press("/")
        expect(visitor.panel.locator(".drawer")).to_be_hidden()
    expect(anna.panel.locator(".drawer")).to_be_visible()


def test_whoever_only_looks_on_sees_every_board(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit, public=True)
    expect(anna.page.locator(".island:not(ul)")).to_have_count(1)
    carla = visit()
    carla.open(f"/t/{anna.table}")
    boards = carla.page.locator(".middle").get_by_role("region").filter(has=carla.page.locator("ul.city"))
    names = ben.page.get_by_role("list", name="Players").locator("bdi").all_inner_texts()
    expect(boards.get_by_role("heading", level=2)).to_have_text(names)
    expect(boards.first).to_be_in_viewport()


def test_below_the_board_of_somebody_no_key_is_heard(visit: Visit) -> None:
    anna, _ = two_at_a_table(visit)
    assert anna.asked()
    anna.page.keyboard.press("o")
    first = anna.page.get_by_role("dialog")
    expect(first).to_be_visible()
    named = first.get_attribute("aria-label")
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("o")  # to the next one
    expect(first).not_to_have_attribute("aria-label", named or "")
    anna.page.keyboard.press("Escape")
    expect(first).to_have_count(0)
    expect(anna.question).to_have_text(ROLE)
    anna.page.keyboard.press("1")
    expect(anna.question).not_to_have_text(ROLE)


def test_on_a_small_screen_the_list_of_few_answers_opens_for_whoever_asks(visit: Visit, server: RunningServer) -> None:
    """With it comes what is not allowed, to which nothing else leads there. The next question begins without it."""
    anna = visit(**screen("finger", 390))
    sit_at(anna, server, TRADING)
    opener = anna.page.get_by_role("button", name=anna.words["panel-answers"])
    refused = anna.panel.locator("[aria-controls]", has_text="?")
    expect(opener).to_have_attribute("aria-expanded", "false")
    expect(refused).to_have_count(0)
    opener.tap()
    expect(opener).to_have_attribute("aria-expanded", "true")
    expect(refused.first).to_be_visible()
    opener.tap()
    expect(opener).to_have_attribute("aria-expanded", "false")
    opener.tap()
    anna.page.reload()
    expect(opener).to_have_attribute("aria-expanded", "false")


# Answers of which the words do not lie within what one presses.
SPILT = """() => [...document.querySelectorAll("#panel [data-answer]")].filter((answer) => {
  const [box, words] = [answer, answer.querySelector(".words")].map((part) => part.getBoundingClientRect());
  return words.top < box.top || words.bottom > box.bottom;
}).map((answer) => answer.textContent)"""


@pytest.mark.parametrize(("width", "height"), [(1024, 600), (1366, 768)])
def test_long_answers_beside_the_question_keep_their_words(
    visit: Visit, server: RunningServer, width: int, height: int
) -> None:
    anna = visit(language="fr", viewport={"width": width, "height": height})
    goods = {"goods": {"indigo": 2, "sugar": 2}}
    ships = {"6": {"good": "tobacco", "barrels": 1}}
    sit_at(anna, server, table(3, phase="loading", seats={0: goods}, ships=ships).to_position())
    expect(anna.panel.locator("[data-answer]")).to_have_count(4)
    assert anna.page.evaluate(SPILT) == []


def test_on_a_small_screen_the_keys_of_log_and_chat_lead_to_their_part(visit: Visit) -> None:
    anna = visit(viewport={"width": 683, "height": 768})
    sit_down(anna)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot')}")
    assert anna.asked()
    expect(anna.log).to_be_hidden()
    anna.page.keyboard.press("l")
    expect(anna.log).to_be_visible()
    anna.page.keyboard.press("c")
    expect(anna.page.get_by_role("tab", name=anna.words["side-chat"])).to_have_attribute("aria-selected", "true")
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    expect(anna.page.get_by_role("tab", name=anna.words["side-chat"])).to_be_visible()  # nothing was closed for there


@pytest.mark.parametrize("title", ["puerto-rico", "rio", "trinidad"])
def test_what_is_mine_has_room_on_the_smallest_phone(visit: Visit, title: str) -> None:
    anna = visit(viewport={"width": 320, "height": 568}, has_touch=True, is_mobile=True)
    sit_down(anna)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot', title=title, options={})}")
    assert anna.asked()
    # as wide as numbers of two letters everywhere would be
    anna.page.evaluate("document.querySelector('#panel .mine').style.letterSpacing = '0.25em'")
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 320
    spilt = """() => [...document.querySelectorAll("#panel .mine, #panel .mine *")]
      .filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.className)"""
    assert anna.page.evaluate(spilt) == []


def test_names_of_stores_are_read_whole(visit: Visit) -> None:
    anna = visit(viewport={"width": 1366, "height": 768})
    sit_down(anna)
    anna.context.add_init_script(LIST_CLOSED)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot', title='trinidad', options={})}")
    assert anna.asked()
    names = anna.page.locator("section:has(#trinidad-stores) h3")
    expect(names.first).to_be_visible()
    assert names.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0
