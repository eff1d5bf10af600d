"""The server goes away in mid-game while a browser is open, and comes back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import GONE
from tests.server.running import RunningServer


def test_a_browser_reconnects_and_the_game_goes_on(visit: Visit, own_server: RunningServer) -> None:
    anna = visit(at=own_server)
    anna.harmless = GONE
    anna.set_up("Me", "Bot: simple", "Bot: simple")
    anna.play_until("Which role do you take?")
    before = anna.log_lines()
    own_server.stop()
    expect(anna.panel.get_by_text("Connection lost; trying again")).to_be_visible()
    expect(anna.question).to_have_text("Which role do you take?")

    anna.answer("builder")  # nobody hears it yet
    expect(anna.panel.get_by_text("The server does not answer; trying again.")).to_be_visible()
    own_server.start()
    expect(anna.panel.get_by_text("Connection lost; trying again")).to_be_hidden()
    expect(anna.question).to_have_text("Which building do you buy?")
    after = anna.log_lines()
    assert after[: len(before)] == before
    assert len(after) == len(before) + 1, "the move counts once"
    anna.play_until("Which role do you take?")


def test_a_killed_server_forgets_nothing(visit: Visit, own_server: RunningServer) -> None:
    anna = visit(at=own_server)
    anna.harmless = GONE
    anna.set_up("Me", "Bot: simple", "Bot: simple")
    anna.play_until("Which role do you take?")
    anna.answer("settler")
    anna.play_until("Which role do you take?")
    before = anna.log_lines()
    own_server.kill()
    own_server.start()
    anna.page.reload()
    assert anna.asked()
    assert anna.log_lines() == before
