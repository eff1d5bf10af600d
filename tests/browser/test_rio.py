"""Río de la Plata in the browser: a whole game by mouse, and its table on every screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.catalogue import ROOT, lines_of
from tests.browser.conftest import Visit
from tests.browser.pages import KNOWN, new_table, play, sit_down
from tests.browser.test_pages import AT_REST, AXE, LAYOUT, SCREENS, TEXTS, accessibility
from tests.browser.visitor import Visitor

FOLDERS = [ROOT / folder / "titles" / "rio" / "messages" for folder in ("src/cabildo", "web/src")]
SHORT = {"length": "short"}
ENOUGH_ANSWERS = 900


AREAS = """(places) => places.map((place) => place.getBoundingClientRect())
  .every(({ width, height }) => width > 0 && height > 0)"""


def sit_at_rio(visitor: Visitor) -> str:
    sit_down(visitor)
    return new_table(visitor, "me", "bot", "bot", title="rio", options=SHORT)


def places(visitor: Visitor) -> Locator:
    """What one can click on the map."""
    return visitor.page.get_by_role("group", name=words("en")["show-map"]).get_by_role("button")


def answer_somehow(visitor: Visitor) -> bool:
    """On the map where that is possible, now and then in the panel; whether it was on the map."""
    on_map = places(visitor)
    assert on_map.evaluate_all(AREAS), "something on the map has no area to be met"
    if on_map.count() > 0 and visitor.dice.random() < 0.6:
        on_map.nth(visitor.dice.randrange(on_map.count())).click()
        sizes = visitor.page.get_by_role("dialog").get_by_role("button")
        if sizes.count() > 0:
            sizes.first.click()
        if not visitor.panel.get_by_text(re.compile("RP-")).is_visible():  # else it told why not
            visitor.confirm()
            return True
    folded = visitor.panel.locator("details:not([open]) > summary")
    if folded.count() > 0 and visitor.dice.random() < 0.7:
        folded.nth(visitor.dice.randrange(folded.count())).click()
    visitor.answer_anything()
    return False


def test_a_whole_game_by_mouse(visit: Visit, artefacts: Path) -> None:
    anna = visit()
    anna.open(f"/t/{sit_at_rio(anna)}")
    on_map = in_panel = 0
    while anna.asked():
        if answer_somehow(anna):
            on_map += 1
        else:
            in_panel += 1
        assert on_map + in_panel < ENOUGH_ANSWERS, "the game does not end"
    assert on_map > 10
    assert in_panel > 10
    expect(anna.page.get_by_role("heading", name=re.compile("wins$|share the win$"))).to_be_visible()
    *sources, total = [
        [0 if cell == "–" else int(cell) for cell in row.get_by_role("cell").all_inner_texts()]
        for row in anna.page.get_by_role("table").first.get_by_role("row").all()[1:]
        if not (row.text_content() or "").strip().startswith("Tie: ")
    ]
    assert len(total) == 3
    assert [sum(column) for column in zip(*sources, strict=True)] == total
    anna.page.screenshot(path=artefacts / "rio-end-1440-light.png", full_page=True)


def test_a_click_on_the_map_places_a_worker(visit: Visit) -> None:
    anna = visit()
    anna.open(f"/t/{sit_at_rio(anna)}")
    assert anna.asked()
    place = places(anna).first
    space = (place.get_attribute("data-place") or "").strip()
    place.click()
    assert anna.asked()
    expect(anna.log).to_contain_text(re.compile(rf"Anna .*\b{space}\b"))
    anna.page.locator(f"svg [data-place={space}]").last.hover()
    expect(anna.page.get_by_text(re.compile(rf"^{space}: one worker of Anna"))).to_be_visible()


@pytest.mark.parametrize("twin", [False, True], ids=["drawn", "text"])
def test_the_table_lies_well_and_is_accessible(visit: Visit, artefacts: Path, twin: bool) -> None:
    anna = visit(reduced_motion="reduce")
    anna.context.add_init_script(path=AXE)
    seventh_year(anna)
    if twin:
        anna.button(anna.words["board-text"]).click()
        anna.button(anna.words["board-drawn"]).wait_for()
    faults = []
    for width, height in SCREENS.items():
        anna.page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            anna.page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
            anna.page.evaluate(AT_REST)
            where = f"rio-{'text' if twin else 'table'}-{width}-{scheme}"
            faults += [f"{where}: {fault}" for fault in anna.page.evaluate(LAYOUT)]
            if (width, scheme) in ((390, "dark"), (1440, "light")):
                faults += [f"{where}: {fault}" for fault in accessibility(anna)]
            anna.page.screenshot(path=artefacts / f"{where}.png", full_page=True)
    assert not faults, "\n".join(faults)


def seventh_year(visitor: Visitor) -> None:
    table = sit_at_rio(visitor)
    play([visitor], table, lambda state: state["view"]["year"] >= 1586 and (state["decision"] or {}).get("seat") == 0)
    visitor.context.add_init_script(KNOWN)
    visitor.open(f"/t/{table}")
    assert visitor.asked()


def test_the_table_speaks_french(visit: Visit, artefacts: Path) -> None:
    anna = visit(language="fr")
    seventh_year(anna)
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    texts = set(anna.page.evaluate(TEXTS))
    english, french = words("en"), words("fr")
    assert texts & (set(english) | {f"term-{name}" for name in english}) == set()
    assert texts & ({english[name] for name in english if name in french} - set(french.values())) == set()
    assert texts & set(french.values())
    anna.page.screenshot(path=artefacts / "rio-table-1440-fr.png", full_page=True)


def words(language: str) -> dict[str, str]:
    """The messages of Río de la Plata of one line and without parameters."""
    return lines_of(FOLDERS, language)
