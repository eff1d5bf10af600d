"""Trinidad alone against the automaton in the browser: its strength in the form, whole short games, its sheet."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.laid_tables import lay_out
from tests.browser.pages import new_table, sit_down
from tests.browser.parts import told
from tests.browser.test_pages import AT_REST, AXE, LAYOUT, TEXTS, accessibility
from tests.browser.test_trinidad import SCREENS, answer_anything, words
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer
from tests.titles.trinidad.build import house, lot, position

SHORT = {"length": "short", "automaton": "weak"}
ENOUGH_ANSWERS = 600


def alone(**fields: Any) -> dict[str, Any]:
    """A turn of the only person, in a decade in which the automaton has turned up three cards."""
    laid: dict[str, Any] = {
        "options": {"characters": "dealt", "length": "short", "automaton": "strong"},
        "automaton": {"open": ["S01", "S09", "S16"], "under": ["S04"]},
        "seats": {
            0: {"character": "general", "coins": 4, "stone": 2},
            1: {"character": "carpenter", "coins": 6, "wood": 4, "workers": 3, "spent": 3, "score": 12},
        },
        "buildings": {"e3": house(0), "i3": house(1), "j4": lot(1)},
        "decade": 3,
        **fields,
    }
    return position(2, **laid)


def sit_alone(visitor: Visitor, server: RunningServer, laid: Mapping[str, Any]) -> None:
    sit_down(visitor)
    visitor.open(f"/t/{lay_out(visitor, server, laid, 'me')}")
    assert visitor.asked()


def sheet(visitor: Visitor) -> Locator:
    """What the automaton has, over the table."""
    if visitor.page.get_by_role("dialog").count() == 0:
        visitor.page.keyboard.press("o")
    return visitor.page.get_by_role("region", name=re.compile("automat(on|e)", re.IGNORECASE))


def test_the_form_offers_one_player_and_the_strength_of_the_automaton(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    anna.open("/new/trinidad")
    anna.field("Players").select_option("1")
    strength = anna.field("Automaton")
    expect(strength.locator("option")).to_have_count(4)
    assert [text.split()[0] for text in strength.locator("option").all_inner_texts()] == [
        "weak",
        "medium",
        "strong",
        "divinity",
    ]
    strength.select_option("strong")
    anna.button("Set up the table").click()
    assert anna.asked()
    names = anna.page.get_by_role("list", name="Players").locator("bdi")
    expect(names).to_have_count(2)
    expect(names.last).to_have_text("the strong automaton")
    expect(sheet(anna)).to_contain_text("6 workers in each decade")


@pytest.mark.parametrize("width", [1440, 390])
def test_a_short_game_alone_to_its_end(visit: Visit, artefacts: Path, width: int) -> None:
    anna = visit(viewport={"width": width, "height": SCREENS[width]}, has_touch=width == 390, reduced_motion="reduce")
    sit_down(anna)
    anna.open(f"/t/{new_table(anna, 'me', title='trinidad', options=SHORT)}")
    answers = 0
    while anna.asked():
        answer_anything(anna, on_board=width == 1440)
        answers += 1
        assert answers < ENOUGH_ANSWERS, "the game does not end"
    assert answers > 40
    expect(anna.page.get_by_role("heading", name=re.compile("wins$|share the win$"))).to_be_visible()
    told(anna, "turns up a card (S")
    anna.page.evaluate(AT_REST)
    assert anna.page.evaluate(LAYOUT) == []
    anna.page.screenshot(path=artefacts / f"trinidad-solo-end-{width}-light.png", full_page=True)


def test_the_automaton_shows_its_cards_and_what_they_do(visit: Visit, server: RunningServer) -> None:
    anna = visit(reduced_motion="reduce")
    sit_alone(anna, server, alone())
    for card in ("S01 Build", "S09 Trade", "S16 Walls or Roads"):
        expect(
            sheet(anna).get_by_role("listitem").filter(has_text=re.compile(card.replace(" ", r"\s*")))
        ).to_have_count(1)
    sign = sheet(anna).get_by_role("button", name="What is this: Trade?")
    sign.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".hint:popover-open")).to_contain_text("then a Faith token at the price of a Church")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_with_an_automaton_lies_well(
    visit: Visit, server: RunningServer, artefacts: Path, language: str
) -> None:
    anna = visit(language=language, reduced_motion="reduce")
    anna.context.add_init_script(path=AXE)
    sit_alone(anna, server, alone())
    faults = []
    for width, height in SCREENS.items():
        anna.page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            anna.page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
            anna.page.evaluate(AT_REST)
            where = f"trinidad-solo-{width}-{scheme}-{language}"
            faults += [f"{where}: {fault}" for fault in anna.page.evaluate(LAYOUT)]
            if (width, scheme) in ((390, "dark"), (1440, "light")):
                faults += [f"{where}: {fault}" for fault in accessibility(anna)]
            anna.page.screenshot(path=artefacts / f"{where}.png", full_page=True)
    assert not faults, "\n".join(faults)
    sheet(anna).wait_for()
    english, own = words("en"), words(language)
    texts = set(anna.page.evaluate(TEXTS))
    assert texts & (set(english) | {f"term-{name}" for name in english}) == set()
    assert own["show-solo-open"] in texts


def test_the_automaton_can_be_read(visit: Visit, server: RunningServer) -> None:
    anna = visit(reduced_motion="reduce")
    sit_alone(anna, server, alone())
    anna.button(anna.words["board-text"]).click()
    told = anna.page.get_by_role("listitem").filter(has_text="S09: Trade: A silver coin from a stack")
    expect(told).to_have_count(1)
    expect(
        anna.page.get_by_text(re.compile(r"6 workers in each decade\.\s+10 more before they are shuffled\."))
    ).to_be_visible()
