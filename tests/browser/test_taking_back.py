"""Taking back goes to what one decided oneself; what was answered for one can be answered anew."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.gathering import ROLE, seat_two
from tests.browser.pages import new_table, sit_down

PRIVILEGE = "As mayor you may take a colonist from the supply."


def test_it_goes_over_what_was_answered_to_what_was_decided_and_asks_before_it_takes_bots_along(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot')}")
    assert anna.asked()
    anna.answer("mayor")
    expect(anna.panel).to_contain_text("Answered for you: ")
    assert anna.asked()
    undo = anna.get(f"/api/tables/{anna.table}")["undo"]
    assert (undo["action"], undo["others"] > 0) == ("role mayor", True)
    anna.button("Take back").click()
    sure = anna.page.get_by_role("dialog", name="Take back?")
    expect(sure).to_contain_text("This goes back to “mayor")
    expect(sure).to_contain_text(f"{undo['others']} moves of other players")
    sure.get_by_role("button", name="Take it all back").click()
    expect(anna.question).to_have_text(ROLE)


def test_what_was_answered_for_somebody_they_can_answer_themselves(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.open(f"/t/{seat_two(anna, ben, 'me', 'link', 'bot')}")
    assert anna.asked()
    anna.answer("mayor")
    expect(anna.panel).to_contain_text("Answered for you: ")
    mine = anna.button("Answer it myself")
    for _ in range(4):  # what was given later comes first
        mine.click()
        assert anna.asked()
        if anna.question.inner_text() == PRIVILEGE:
            break
    expect(anna.question).to_have_text(PRIVILEGE)
    expect(mine).to_be_hidden()
    anna.answer("pass")
    expect(anna.question).not_to_have_text(PRIVILEGE)
    expect(anna.log).to_contain_text("Anna takes a move back")


def test_who_has_two_seats_agrees_once(visit: Visit) -> None:
    anna, ben = visit(), visit()
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        sit_down(visitor, name)
    table = new_table(anna, "me", "link", "link")
    for invitation in anna.get(f"/api/tables/{table}")["invitations"]:
        ben.post(f"/api/tables/{table}/join", {"token": invitation["token"]})
    anna.post(f"/api/tables/{table}/start")
    for visitor in (anna, ben):
        visitor.open(f"/t/{table}")
    assert anna.asked()
    anna.answer("builder")
    anna.play_until_not_asked()
    ben.button("I am Ben").click()
    assert ben.asked()
    ben.answer("pass")
    anna.button("Ask to take back").click()
    ben.button("Agree").click()
    expect(anna.question).to_have_text("Which building do you buy?")
    expect(ben.button("Agree")).to_have_count(0)


def test_at_one_screen_where_nothing_is_hidden_the_last_move_is_taken_back_whoever_is_asked_now(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "me", "name": "Cleo"}]
    table = new_table(anna, seats=seats, options={"governor": 1, "open-points": True})
    anna.open(f"/t/{table}")
    assert anna.asked()
    anna.answer("builder")
    anna.answer("hacienda")
    anna.answer("small market")
    anna.button("Take back").click()
    expect(anna.log).to_contain_text("Ben takes a move back")
    expect(anna.log).to_contain_text("Anna builds a hacienda")
    assert anna.asked()
    anna.answer("hacienda")
    expect(anna.log).to_contain_text("Ben builds a hacienda")
