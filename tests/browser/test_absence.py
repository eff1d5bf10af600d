"""Somebody stays away: the others let a bot play on, and the absent one takes the seat back."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.gathering import two_at_a_table
from tests.browser.visitor import GONE
from tests.server.running import RunningServer


def test_a_bot_plays_for_an_absent_player_who_takes_the_seat_back(visit: Visit, own_server: RunningServer) -> None:
    anna, ben = two_at_a_table(visit, at=own_server, days_per_move=1)
    anna.answer("settler")
    anna.play_until_not_asked()
    expect(ben.answers.first).to_be_visible()
    hand_over = anna.player("Ben").get_by_role("button", name="Let a bot play on")
    expect(hand_over).to_be_hidden()  # Ben has a day
    ben.open("/games")

    anna.harmless = ben.harmless = GONE
    own_server.stop()
    days_pass(own_server, 2)
    own_server.start()
    anna.page.reload()
    hand_over.click()
    expect(anna.player("Ben")).to_contain_text("a bot stands in")
    expect(anna.log).to_contain_text("Ben takes")  # and the game goes on
    assert anna.asked()

    ben.open(f"/t/{anna.table}")
    expect(ben.answers.first).to_be_hidden()
    ben.button("Take my seat back").click()
    expect(ben.button("Take my seat back")).to_be_hidden()
    expect(ben.player("Ben")).to_contain_text("you")
    expect(anna.player("Ben")).not_to_contain_text("a bot stands in")
    for _ in range(200):  # a role may pass Ben by, and then it is Anna's turn again
        if ben.answers.count() > 0:
            break
        if anna.answers.count() > 0:
            anna.answer_anything()
        anna.page.wait_for_timeout(50)
    assert ben.asked()


def days_pass(server: RunningServer, days: int) -> None:
    """The last moves were so long ago; for a server that is off, since nobody can turn its clock."""
    with closing(sqlite3.connect(server.folder / "cabildo.sqlite3")) as database, database:
        database.execute("UPDATE tables SET moved = datetime(moved, ?)", [f"-{days} days"])
