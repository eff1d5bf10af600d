"""One's own data: another browser by a link, watching by a link, everything as a file, leaving for good."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.gathering import two_at_a_table
from tests.browser.pages import new_table, sit_down
from tests.browser.visitor import Visitor


def recovery_link(visitor: Visitor) -> str:
    """Made on the page of one's own data, which the settings lead to."""
    visitor.open("/")
    visitor.button("Settings").click()
    visitor.page.get_by_role("link", name=re.compile("^Your data")).click()
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    visitor.button(re.compile("^Make a (recovery|new) link$")).click()
    return visitor.page.get_by_role("textbox", name="Your recovery link").input_value()


def test_a_recovery_link_brings_the_seat_to_another_browser(visit: Visit) -> None:
    anna, other = visit(), visit()
    sit_down(anna, "Anna")
    table = new_table(anna, "me", "bot", "bot")
    link = recovery_link(anna)
    other.page.goto(link)
    expect(other.page.get_by_text("This link belongs to Anna, who has one table.")).to_be_visible()
    expect(other.page).to_have_url(re.compile("/recover$"))  # the secret does not stay in the address
    other.button("Be Anna here").click()
    expect(other.page).to_have_url(re.compile("/games$"))
    other.page.get_by_role("main").get_by_role("link", name=re.compile("Your turn")).click()
    assert other.asked()
    assert other.table == table
    other.answer_anything()


def test_a_link_that_was_replaced_leads_nowhere(visit: Visit) -> None:
    anna, other = visit(), visit()
    sit_down(anna, "Anna")
    first = recovery_link(anna)
    anna.page.reload()
    expect(anna.page.get_by_text("You have a link, made")).to_be_visible()  # but it is not shown again
    expect(anna.page.get_by_role("textbox", name="Your recovery link")).to_have_count(0)
    second = recovery_link(anna)
    other.harmless = re.compile("404")
    other.page.goto(first)
    expect(other.page.get_by_role("alert")).to_contain_text("does not work any more")
    other.page.goto(second)  # in the same tab
    expect(other.button("Be Anna here")).to_be_visible()
    anna.button("End the link").click()
    expect(anna.button("Make a recovery link")).to_be_visible()
    other.button("Be Anna here").click()
    expect(other.page.get_by_role("alert")).to_contain_text("does not work any more")


def test_who_is_somebody_else_here_chooses_what_becomes_of_it(visit: Visit) -> None:
    anna, guest = visit(), visit()
    sit_down(anna, "Anna")
    sit_down(guest, "Heron")
    new_table(guest, "me", "bot", "bot")
    link = recovery_link(anna)
    guest.page.goto(link)
    expect(guest.page.get_by_text("In this browser you are Heron now, with one table.")).to_be_visible()
    guest.page.get_by_role("link", name="Stay Heron").click()
    expect(guest.page.get_by_role("heading", name="My games")).to_be_visible()
    assert guest.get("/api/me")["name"] == "Heron"
    guest.page.goto(link)
    guest.button("Be Anna and bring these tables along").press("Enter")
    expect(guest.page.get_by_role("main").get_by_role("link", name=re.compile("Your turn"))).to_contain_text("Anna")
    assert len(anna.get("/api/tables")) == 1
    guest.page.goto(link)
    expect(guest.page.get_by_text("You are Anna here already.")).to_be_visible()


def test_somebody_watches_by_a_link_as_long_as_it_is_good(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit)
    eve = visit()
    eve.harmless = re.compile("404")
    eve.open(f"/t/{anna.table}")
    expect(eve.page.get_by_role("heading", name="No such table")).to_be_visible()

    ben.button("Let somebody watch").click()
    ben.button("Make a link").click()
    link = ben.page.get_by_role("textbox", name="Link to watch").input_value()
    eve.page.goto(link)  # from the page where nothing was
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    expect(eve.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(eve.page.get_by_role("tab")).to_have_text([re.compile("Log"), re.compile("Chat")])  # no notes
    expect(eve.button("Let somebody watch")).to_have_count(0)
    anna.answer("builder")
    expect(eve.log).to_contain_text("Anna takes the builder.")
    eve.page.reload()
    expect(eve.log).to_contain_text("Anna takes the builder.")
    eve.page.get_by_role("tab", name="Chat").click()
    expect(eve.page.get_by_role("textbox", name="Say something")).to_have_count(0)

    ben.button("End the link").click()
    expect(ben.button("Make a link")).to_be_visible()
    expect(eve.page.get_by_role("heading", name="No such table")).to_be_visible()
    assert anna.panel.is_visible()  # those who play go on


def test_everything_is_downloaded(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    sit_down(anna, "Anna")
    table = new_table(anna, "me", "bot", "bot")
    anna.post(f"/api/tables/{table}/chat", {"text": "hola"})
    anna.open("/me")
    with anna.page.expect_download() as waiting:
        anna.page.get_by_role("link", name="Download everything").click()
    assert waiting.value.suggested_filename == "cabildo-everything.json"
    waiting.value.save_as(tmp_path / "mine.json")
    told = json.loads((tmp_path / "mine.json").read_text())
    assert told["person"]["name"] == "Anna"
    assert [line["text"] for line in told["chat"]] == ["hola"]
    assert [one["id"] for one in told["tables"]] == [table]


def test_who_deletes_themselves_leaves_a_bot_and_an_empty_line(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.open("/")
    anna.call_oneself("Anna")
    sit_down(ben, "Ben")
    table = new_table(anna, "me", "link", "bot")
    (invitation,) = anna.get(f"/api/tables/{table}")["invitations"]
    ben.post(f"/api/tables/{table}/join", {"token": invitation["token"]})
    anna.post(f"/api/tables/{table}/start")
    anna.post(f"/api/tables/{table}/chat", {"text": "adios"})
    ben.open(f"/t/{table}")
    ben.page.get_by_role("tab", name=re.compile("^Chat")).click()
    chat = ben.page.get_by_role("list", name="Chat")
    expect(chat).to_contain_text("adios")
    anna.open("/me")
    anna.button("Delete me …").click()
    dialog = anna.page.get_by_role("dialog", name="Delete yourself?")
    expect(dialog.get_by_role("button", name="Delete me")).to_be_disabled()
    dialog.get_by_role("button", name="Stay").click()
    assert anna.get("/api/me")["name"] == "Anna"
    anna.button("Delete me …").click()
    dialog.get_by_role("checkbox").check()
    dialog.get_by_role("button", name="Delete me").click()
    expect(anna.page).to_have_url(f"{anna.address}/")
    assert anna.context.cookies() == []
    expect(ben.player("Somebody who left")).to_contain_text("a bot stands in")
    expect(chat).not_to_contain_text("adios")
    expect(chat).to_contain_text("Somebody who left")
    anna.open("/me")
    expect(anna.page.get_by_text("This server knows nothing about you yet.")).to_be_visible()
