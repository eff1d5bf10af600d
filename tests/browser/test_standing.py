"""Answers given beforehand in the panel: told apart from others, kept in a list, ended by a button."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.gathering import ROLE
from tests.browser.pages import new_table, sit_down
from tests.browser.test_pages import AXE, LAYOUT, SCREENS, look_at_every_size
from tests.browser.visitor import Visitor, preferring

ASK_EVERYTHING = preferring(askEverything=True)
PRIVILEGE = "As mayor you may take a colonist from the supply."
TOLD = "Anna had answered beforehand."


def ask_everything(visitor: Visitor) -> None:
    """Sit down with two bots, asked also what nearly everybody answers the same, and take the mayor."""
    sit_down(visitor)
    visitor.context.add_init_script(ASK_EVERYTHING)
    visitor.open(f"/t/{new_table(visitor, 'me', 'bot', 'bot')}")
    assert visitor.asked()


def always(visitor: Visitor) -> Locator:
    """The buttons that answer now and from now on."""
    return visitor.panel.get_by_role("group", name=visitor.words["panel-always"]).get_by_role("button")


def kept(visitor: Visitor) -> Locator:
    """The list of what was answered beforehand."""
    return visitor.panel.get_by_role("region", name=visitor.words["standing-answers"]).get_by_role("listitem")


def take_the_mayor(visitor: Visitor) -> None:
    """As soon as it is there to take."""
    for _ in range(8):
        visitor.play_until(ROLE)
        if visitor.answers.filter(has_text="mayor").count() > 0:
            visitor.answer("mayor")
            return
        visitor.answer_anything()
    raise AssertionError("the mayor is never there")


def test_it_is_given_from_then_on_until_one_says_otherwise(visit: Visit) -> None:
    anna = visit()
    ask_everything(anna)
    take_the_mayor(anna)
    expect(anna.question).to_have_text(PRIVILEGE)
    expect(kept(anna)).to_have_count(0)
    expect(always(anna).nth(1)).to_have_accessible_name("Always answer: pass")
    always(anna).filter(has_text="take the colonist").focus()
    anna.page.keyboard.press("Enter")
    expect(kept(anna)).to_contain_text("The mayor's colonist: take the colonist (privilege)")
    expect(anna.log).not_to_contain_text(TOLD)  # this time she decided it
    anna.page.reload()
    take_the_mayor(anna)
    expect(anna.log).to_contain_text(TOLD)
    assert anna.asked()
    expect(anna.question).not_to_have_text(PRIVILEGE)
    again = anna.panel.get_by_role("button", name="Ask me again")
    expect(again).to_have_accessible_description("The mayor's colonist: take the colonist (privilege)")
    again.click()
    expect(kept(anna)).to_have_count(0)
    take_the_mayor(anna)
    expect(anna.question).to_have_text(PRIVILEGE)


def test_it_lies_well_and_is_accessible(visit: Visit, artefacts: Path) -> None:
    anna = visit(reduced_motion="reduce")
    anna.context.add_init_script(path=AXE)
    ask_everything(anna)
    for key, action in (("producing", "produce"), ("hospice", "use hospice")):
        anna.post(f"/api/tables/{anna.table}/standing", {"seat": 0, "key": key, "action": action})
    take_the_mayor(anna)
    expect(anna.question).to_have_text(PRIVILEGE)
    expect(kept(anna)).to_have_count(2)
    look_at_every_size(anna, "standing", artefacts)


def test_it_speaks_french(visit: Visit, artefacts: Path) -> None:
    anna = visit(language="fr")
    ask_everything(anna)
    anna.post(f"/api/tables/{anna.table}/standing", {"seat": 0, "key": "hospice", "action": "use hospice"})
    anna.answer("maire")
    expect(always(anna)).to_have_count(2)
    expect(kept(anna)).to_contain_text(re.compile(r"Hospice\s: "))
    anna.page.screenshot(path=artefacts / "standing-1440-fr.png")
    faults = []
    for width, height in SCREENS.items():
        anna.page.set_viewport_size({"width": width, "height": height})
        faults += [f"{width} px: {fault}" for fault in anna.page.evaluate(LAYOUT)]
    assert not faults, "\n".join(faults)
