"""Puerto Rico's board: colonists sent as one move, what says why not, what moves, and one board at a time."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Request, expect

from tests.browser.board_player import LIST_CLOSED, screen
from tests.browser.conftest import Visit
from tests.browser.laid_tables import lay_out
from tests.browser.pages import NO_LOG, new_table, play, sit_down
from tests.browser.parts import show_part
from tests.browser.redraws import five_full_boards, play_traced
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer

COUNT_FLIGHTS = """
  window.flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) { window.flights += 1; return animate.apply(this, all); };
"""
FLIGHTS_AFTER_A_FRAME = """async () => {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  return window.flights;
}"""


def glowing(visitor: Visitor) -> Locator:
    return visitor.page.locator("button.pr-legal, .pr-legal > .main")


def region(visitor: Visitor, label: str) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.words[label])


def at_placing(anna: Visitor) -> str:
    """A table where this person has several colonists to place and circles to choose from."""
    sit_down(anna)
    table = new_table(anna, "me", "bot", "bot", "bot", "bot")
    play([anna], table, lambda state: is_asked(state, "placing") and leaves_choice(state["view"]["step"]))
    anna.open(f"/t/{table}")
    assert anna.asked()
    return table


def leaves_choice(step: Any) -> bool:
    return bool(step["hand"] >= 2 and step["circles"] + step["room"] - step["hand"] >= 2)


def is_asked(state: Any, kind: str) -> bool:
    decision = state["decision"] or {}
    return bool(decision.get("seat") == 0 and decision["kind"] == kind)


def test_colonists_are_carried_or_put_by_keys_and_sent_as_one_move(visit: Visit) -> None:
    anna = visit(color_scheme="dark")
    table = at_placing(anna)
    moves: list[Any] = []

    def note(request: Request) -> None:
        if request.url.endswith("/moves"):
            moves.append(request.post_data_json)

    anna.page.on("request", note)
    hand = anna.panel.locator("[data-carry='colonist ']")
    places = region(anna, "label-own-board").locator("button[data-drop^='place ']")
    in_hand = hand.locator("svg").count()
    done = anna.arranged
    expect(done).to_be_disabled()

    hand.locator("svg").first.drag_to(places.first)
    expect(hand.locator("svg")).to_have_count(in_hand - 1)
    places.nth(1).focus()
    anna.page.keyboard.press("Enter")
    expect(hand.locator("svg")).to_have_count(in_hand - 2)
    places.first.locator("svg").last.drag_to(anna.page.get_by_role("heading", name=anna.words["label-house"]))
    expect(hand.locator("svg")).to_have_count(in_hand - 1)  # back in the hand
    for place in reversed(places.all()):
        for _ in range(3):
            if done.is_disabled() and place.locator("svg.circle:not(.taken)").count() > 0:
                place.click()
    before = anna.get(f"/api/tables/{table}?seat=0&since={NO_LOG}")["view"]["step"]["hand"]
    done.click()
    expect(done).to_have_count(0)
    placed = [move["actions"] for move in moves if move["actions"][0].startswith("man ")]
    assert len(placed) == 1
    assert len(placed[0]) > 1
    player = anna.get(f"/api/tables/{table}?seat=0&since={NO_LOG}")["view"]["players"][0]
    assert sum(place["men"] for place in [*player["island"], *player["city"]]) == before


def test_anything_else_on_the_board_says_why_not(visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script(LIST_CLOSED)
    anna.set_up("Me", "Bot: simple", "Bot: simple")
    assert anna.asked()
    buildings = region(anna, "label-buildings")
    buildings.get_by_role("button", name=re.compile("^Wharf", re.IGNORECASE)).first.click()
    expect(anna.panel.get_by_role("status").filter(has_text="wharf:")).to_contain_text("This is not what is asked now.")
    anna.page.locator("[data-offer='role builder']").click()
    expect(anna.question).to_have_text("Which building do you buy?")
    expect(anna.panel.get_by_role("status").filter(has_text="wharf:")).to_have_count(0)
    buildings.get_by_role("button", name=re.compile("^Wharf", re.IGNORECASE)).first.click()
    expect(anna.panel.get_by_role("status").filter(has_text="wharf:")).to_contain_text("PR-BUILDER-02")


def test_pieces_fly_to_where_they_lie_unless_one_wants_them_not_to(visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script(COUNT_FLIGHTS)
    sit_down(anna)
    assert flights_of_a_tile(anna) > 0
    anna.page.emulate_media(reduced_motion="reduce")
    assert flights_of_a_tile(anna) == 0
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.button("Settings").click()
    anna.field(anna.words["settings-motion"]).select_option("off")
    anna.button("Close").click()
    assert flights_of_a_tile(anna) == 0


def flights_of_a_tile(anna: Visitor) -> int:
    """Take a tile at a new table; how many pieces have flown."""
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot')}")
    assert anna.asked()
    region(anna, "label-roles").get_by_role("button", name=re.compile("^settler")).click()
    expect(anna.question).to_have_text("Which tile do you take?")
    anna.page.evaluate("window.flights = 0")
    glowing(anna).first.click()
    expect(region(anna, "label-own-board")).to_contain_text("2/12")
    return int(anna.page.evaluate(FLIGHTS_AFTER_A_FRAME))


def test_a_whole_board_of_somebody_is_a_click_or_a_key_away(visit: Visit) -> None:
    anna = visit(**screen("finger", 390))
    sit_down(anna)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot')}")
    assert anna.asked()
    show_part(anna, anna.words["frame-others"])
    anna.page.get_by_role("list", name=anna.words["players"]).get_by_role("button").nth(1).tap()
    board = anna.page.get_by_role("dialog", name=re.compile("^Board of "))
    expect(board.get_by_role("heading", level=3)).to_have_count(2)  # island and city
    board.get_by_role("button", name=anna.words["close"], exact=True).tap()
    expect(board).to_have_count(0)
    for number in (2, 3, 1):  # after the last one of the others one's own
        anna.page.keyboard.press("o")
        expect(board.get_by_role("heading", level=2)).to_contain_text(
            anna.page.get_by_role("list", name=anna.words["players"]).locator("bdi").nth(number - 1).inner_text()
        )
    anna.page.keyboard.press("o")
    expect(board).to_have_count(0)


def test_it_is_told_how_long_five_full_boards_take(visit: Visit, server: RunningServer, artefacts: Path) -> None:
    """How quick it is depends on the machine, so that `make redraw` measures it; here it is only said."""
    anna = visit()
    sit_down(anna)
    table = lay_out(anna, server, five_full_boards(), "me", "bot", "bot", "bot", "bot")
    anna.open(f"/t/{table}")
    assert anna.asked()
    drawn = play_traced(anna, table, moves=3)
    assert len(drawn) >= 3
    assert all(redraw.script > 0 and redraw.layout > 0 and redraw.paint > 0 for redraw in drawn)
    times = ", ".join(f"{redraw.ours:.1f}" for redraw in drawn)
    (artefacts / "redraw.txt").write_text(f"milliseconds up to the frame after each move: {times}\n")
