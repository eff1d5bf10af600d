"""Answers read alone, a key answers only what is in sight, and what an answer leads to is seen before it is given."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from cabildo.engine.registry import title as find_title
from tests.browser.board_player import LIST_CLOSED
from tests.browser.conftest import Visit
from tests.browser.gathering import two_at_a_table
from tests.browser.laid_tables import lay_out
from tests.browser.pages import new_table, sit_down
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer
from tests.titles.puerto_rico.build import table

SHORT = {"length": "short"}
IN_SIGHT = "answers => answers.filter(answer => answer.checkVisibility()).map(answer => answer.dataset.answer)"


def at_rio(visit: Visit) -> Visitor:
    anna = visit()
    sit_down(anna)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot', title='rio', options=SHORT)}")
    assert anna.asked()
    return anna


def sequence(visitor: Visitor) -> int:
    """How often somebody has moved."""
    return int(visitor.get(f"/api/tables/{visitor.table}?since=100000")["table"]["sequence"])


def key(visitor: Visitor, digit: str) -> Locator:
    """What bears this key."""
    return visitor.panel.locator(f"[data-key='{digit}']")


def position_where(name: str, players: int, wanted: Callable[[Any], bool], **options: Any) -> Any:
    """A position that a game played at random comes to."""
    for seed in range(50):
        state, pick = find_title(name).new(players=players, seed=seed, options=options), random.Random(seed)
        for _ in range(400):
            if state.over or wanted(state):
                break
            state.apply(pick.choice(state.legal_actions()))
        if not state.over and wanted(state):
            return state.to_position()
    raise AssertionError("no game comes to such a position")


# ---- keys


def test_a_digit_opens_a_group_and_then_answers_inside_it(visit: Visit) -> None:
    anna = at_rio(visit)
    groups = anna.panel.locator("summary")
    before = sequence(anna)
    expect(key(anna, "1")).to_be_visible()
    assert anna.panel.locator("[data-answer]").count() - len(seen(anna)) > 20  # which no key may reach
    assert anna.panel.locator("[data-key]:not(:visible)").count() == 0
    assert sequence(anna) == before
    group = anna.panel.locator("summary[data-key]").first
    digit = group.get_attribute("data-key")
    assert digit is not None
    anna.page.keyboard.press(digit)
    expect(anna.panel.locator("details[open]")).to_have_count(1)
    inside = anna.panel.locator("details[open] [data-answer]")
    expect(inside.first).to_have_attribute("data-key", "1")
    expect(inside.first).to_be_focused()
    assert groups.locator("xpath=self::*[@data-key]").count() == 0
    assert sequence(anna) == before
    answer = inside.first.get_attribute("data-answer")
    anna.page.keyboard.press("1")
    anna.confirm()
    expect(anna.panel.locator(f"[data-answer='{answer}']:visible")).to_have_count(0)
    assert anna.asked()
    assert sequence(anna) > before


def seen(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.panel.locator("[data-answer]").evaluate_all(IN_SIGHT)
    return found


def test_escape_gives_the_keys_back_to_the_groups(visit: Visit) -> None:
    anna = at_rio(visit)
    group = anna.panel.locator("summary[data-key]").first
    anna.page.keyboard.press(group.get_attribute("data-key") or "")
    expect(anna.panel.locator("details[open]")).to_have_count(1)
    anna.page.keyboard.press("Escape")
    expect(anna.panel.locator("details[open]")).to_have_count(0)
    expect(group).to_be_focused()
    expect(group).to_have_attribute("data-key", re.compile(r"\d"))


def test_zero_passes_the_keys_on(visit: Visit, server: RunningServer) -> None:
    anna = visit()
    sit_down(anna)
    position = table(3, phase="building", seats={0: {"doubloons": 12}}).to_position()
    anna.open(f"/t/{lay_out(anna, server, position, 'me', 'bot', 'bot')}")
    assert anna.asked()
    answers = anna.panel.locator(".drawer [data-answer]:visible")
    names = answers.evaluate_all("all => all.map(one => one.dataset.answer)")
    assert len(names) > 9
    expect(key(anna, "1")).to_have_attribute("data-answer", names[0])
    anna.page.keyboard.press("0")
    expect(key(anna, "1")).to_have_attribute("data-answer", names[9])


def test_an_amount_is_typed_and_from_ten_on_given_by_enter(visit: Visit, server: RunningServer) -> None:
    anna = visit()
    sit_down(anna)

    def bids(state: Any) -> bool:
        legal = [state.vocabulary.notation(action) for action in state.legal_actions()]
        return state.actor == 0 and {"bid 1", "bid 12"} <= set(legal)

    position = position_where("trinidad", 3, bids, **SHORT)
    anna.open(f"/t/{lay_out(anna, server, position, 'me', 'bot', 'bot')}")
    assert anna.asked()
    before = sequence(anna)
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("2")
    expect(anna.panel.locator("[data-answer='bid 12']")).to_be_focused()
    assert sequence(anna) == before
    anna.page.keyboard.press("Enter")
    anna.confirm()
    expect(anna.log).to_contain_text("Anna bids 12 points")


# ---- words


def test_panel_and_board_say_the_points_of_a_space(visit: Visit) -> None:
    anna = at_rio(visit)
    said = anna.panel.locator("[data-answer^='owe fort '], [data-answer^='work fort ']").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label') ?? one.textContent)"
    )
    assert said
    assert not [text for text in said if re.search(r"space \d", text)]
    assert [text for text in said if "the Fort, 5 points" in text]
    assert len(set(said)) == len(said)
    anna.button(anna.words["panel-answers"]).click()  # it lies over the tracks
    board = anna.page.get_by_role("button", name=re.compile("on the Fort, 5 points"))
    expect(board.first).to_be_attached()


def test_a_captain_with_one_good_reads_where_it_goes_and_for_what(visit: Visit, server: RunningServer) -> None:
    anna = visit()
    sit_down(anna)
    position = table(3, phase="loading", seats={0: {"goods": {"corn": 3}}}).to_position()
    anna.open(f"/t/{lay_out(anna, server, position, 'me', 'bot', 'bot')}")
    assert anna.asked()
    said = [text.strip() for text in anna.answers.all_inner_texts()]
    assert [text for text in said if re.match(r"Corn on the ship of 5: 3 points", text, re.IGNORECASE)], said
    assert not [text for text in said if text in ("4", "5", "6", "7")]


def test_a_confirmation_says_why(visit: Visit, server: RunningServer) -> None:
    anna = visit()
    sit_down(anna)
    position = table(3, phase="tile", seats={0: {"city": ["hacienda"], "men": {"hacienda": 1}}}).to_position()
    anna.open(f"/t/{lay_out(anna, server, position, 'me', 'bot', 'bot')}")
    assert anna.asked()
    anna.panel.locator("[data-answer='use hacienda']").click()
    expect(anna.sure).to_be_visible()
    expect(anna.panel).to_contain_text(anna.words["panel-why-final-alone"])


# ---- what an answer leads to


def test_what_to_beware_of_is_seen_before_the_click(visit: Visit) -> None:
    anna = at_rio(visit)
    governor = anna.panel.locator("[data-answer='bid governor']")
    anna.panel.locator("summary").filter(has_text=re.compile("office", re.IGNORECASE)).first.click()
    expect(governor).to_contain_text(anna.words["panel-caution"])
    before = sequence(anna)
    governor.click()
    expect(anna.panel.get_by_role("alert")).to_contain_text("As things stand you cannot become Governor")
    assert sequence(anna) == before
    anna.button(re.compile("^Cancel")).click()
    expect(anna.sure).to_be_hidden()


def test_a_tile_tells_what_it_does_costs_and_leaves(visit: Visit, server: RunningServer) -> None:
    anna = visit()
    sit_down(anna)
    anna.context.add_init_script(LIST_CLOSED)
    rich = {"doubloons": 12, "city": ["indigo-plant", "small-market"]}
    position = table(3, phase="building", seats={0: rich}).to_position()
    anna.open(f"/t/{lay_out(anna, server, position, 'me', 'bot', 'bot')}")
    assert anna.asked()
    tip = anna.page.get_by_role("tooltip")
    anna.page.locator("[data-offer='build guild-hall']").hover()
    expect(tip).to_contain_text("doubloons: 9 spent, 3 left")
    expect(tip).to_contain_text("+4 points")
    expect(tip).to_contain_text("it would score 2 extra points now")
    expect(tip).to_contain_text("points for your production buildings")
    anna.page.mouse.move(2, 2)
    expect(tip).to_be_hidden()
    anna.page.keyboard.press("/")
    anna.panel.locator("[data-answer='build small-warehouse']").focus()
    expect(tip).to_contain_text("doubloons: 2 spent, 10 left")


# ---- rules


def test_the_rule_against_something_is_read_beside_the_board(visit: Visit) -> None:
    anna, _ = two_at_a_table(visit)
    anna.answer("builder")
    anna.play_until("Which building do you buy?")
    address = anna.page.url
    anna.page.keyboard.press("?")
    anna.panel.get_by_role("button", name="wharf", exact=True).click()
    anna.button("Read rule PR-BUILDER-02").click()
    drawer = anna.page.get_by_role("dialog", name=anna.words["rules-drawer"])
    rule = drawer.locator("[data-rule='PR-BUILDER-02']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_attribute("aria-current", "true")
    drawer.get_by_role("searchbox").fill("wharf captain")
    expect(drawer.locator("[data-rule^='PR-BLD-WHARF']").first).to_be_visible()
    assert anna.page.url == address
    expect(anna.question).to_have_text("Which building do you buy?")
    anna.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    anna.page.keyboard.press("r")
    expect(drawer).to_be_visible()
