"""Several people: at two browsers by a link, and at one screen with the curtain."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.gathering import ROLE, seat_two, two_at_a_table
from tests.browser.pages import is_over, new_table, play, sit_down
from tests.browser.visitor import Visitor


def test_two_browsers_at_one_table_by_a_link(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.open("/")
    anna.call_oneself("Anna")
    anna.set_up("Me", "A friend, by a link", "Bot: simple")
    link = anna.page.get_by_role("textbox", name="Link for seat 2").input_value()
    expect(anna.button("Begin the game")).to_be_disabled()
    ben.page.goto(link)
    expect(ben.page).to_have_url(re.compile(r"/t/[\w-]+$"))  # the secret does not stay in the address
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Take a seat").click()
    expect(anna.page.get_by_role("region", name="Seats")).to_contain_text("Ben")
    anna.button("Begin the game").click()
    expect(ben.panel).to_contain_text("Anna chooses a role")

    assert anna.asked()
    anna.answer("builder")
    expect(ben.player("Anna")).not_to_contain_text("away")
    anna.play_until_not_asked()
    expect(ben.log).to_contain_text("Anna takes the builder.")
    assert ben.asked()
    assert ben.log_lines() == anna.log_lines()


def test_who_sits_down_hears_of_the_game_even_if_the_socket_is_late(visit: Visit) -> None:
    anna, ben = visit(), visit()
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        sit_down(visitor, name)
    late = LateSocket(ben)
    table = new_table(anna, "me", "link", "bot", public=True)
    for visitor in (anna, ben):
        visitor.open(f"/t/{table}")
    ben.button("Take a seat").wait_for()
    late.hold()
    ben.button("Take a seat").click()
    expect(ben.button("Leave")).to_be_visible()  # that was the answer
    late.release()
    anna.button("Begin the game").click()
    assert anna.asked()
    expect(ben.panel).to_contain_text("Anna chooses a role")


class LateSocket:
    """What a visitor's socket brings can be held back."""

    def __init__(self, visitor: Visitor) -> None:
        self._held: list[str | bytes] | None = None
        visitor.page.route_web_socket("**/api/live", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.connect_to_server().on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if self._held is None:
            self._socket.send(message)
        else:
            self._held.append(message)

    def hold(self) -> None:
        self._held = []

    def release(self) -> None:
        held, self._held = self._held or [], None
        for message in held:
            self._socket.send(message)


def test_people_at_a_table_can_talk(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit)
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("textbox", name="Say something").fill("Your <b>turn</b>, Ben")
    anna.button("Say").click()
    ben.page.get_by_role("tab", name=re.compile("^Chat")).click()
    expect(ben.page.get_by_role("list", name="Chat")).to_contain_text("Your <b>turn</b>, Ben")
    ben.context.close()
    expect(anna.player("Ben")).to_contain_text("away")


def test_a_rematch_takes_both_to_a_new_table(visit: Visit) -> None:
    anna, ben = visit(), visit()
    table = seat_two(anna, ben, "me", "link")
    play([anna, ben], table, is_over)
    for visitor in (anna, ben):
        visitor.open(f"/t/{table}")
        visitor.end.wait_for()
    anna.button("Play again").click()
    expect(anna.page.get_by_role("region", name="Seats")).to_contain_text("Ben")
    ben.page.get_by_role("link", name="On to the next game").click()
    expect(ben.button("Begin the game")).to_be_enabled()
    anna.button("Begin the game").click()
    expect(ben.player("Anna")).to_be_visible()
    assert anna.table == ben.table != table


def test_a_link_is_spent_once_it_is_claimed(visit: Visit) -> None:
    anna, ben, carla = visit(), visit(), visit()
    anna.set_up("Me", "A friend, by a link", "A friend, by a link")
    link = anna.page.get_by_role("textbox", name="Link for seat 2").input_value()
    for visitor in (ben, carla):
        visitor.page.goto(link)
        expect(visitor.button("Take a seat")).to_be_visible()
    ben.button("Take a seat").click()
    expect(ben.button("Leave")).to_be_visible()
    expect(carla.page.get_by_role("heading", name="No such table")).to_be_visible()  # for her there is none any more
    carla.harmless = re.compile("404")
    carla.page.goto(link)
    expect(carla.page.get_by_role("heading", name="No such table")).to_be_visible()


def test_taking_back_is_free_until_somebody_else_acts(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit)
    anna.answer("builder")
    expect(anna.question).to_have_text("Which building do you buy?")
    anna.button("Take back").click()
    expect(anna.question).to_have_text(ROLE)
    expect(ben.panel).to_contain_text("Anna chooses a role")


def test_taking_back_later_needs_consent(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit)
    anna.answer("builder")
    anna.play_until_not_asked()  # now Ben may build
    assert ben.asked()
    ben.answer("pass")
    expect(ben.question).to_have_text(ROLE)  # the bot has acted too
    ask = anna.button("Ask to take back")
    expect(ask).to_be_visible()

    ask.click()
    expect(anna.page.get_by_role("status").filter(has_text="waiting for Ben")).to_be_visible()
    ben.button("Refuse").click()
    expect(anna.page.get_by_role("status").filter(has_text="waiting for Ben")).to_be_hidden()
    expect(ask).to_be_enabled()

    ask.click()
    expect(ben.page.get_by_role("status").filter(has_text="Anna would like to take a move back")).to_be_visible()
    ben.button("Agree").click()
    expect(anna.question).to_have_text("Which building do you buy?")
    expect(ben.panel).to_contain_text("Anna chooses a building")
    expect(ben.log).to_contain_text("Anna takes a move back")


def test_bots_consent_to_taking_back(visit: Visit) -> None:
    anna = visit()
    anna.set_up("Me", "Bot: simple", "Bot: simple")
    assert anna.asked()
    anna.answer("settler")
    anna.play_until(ROLE)  # the bots have acted
    anna.button("Take back").click()
    sure = anna.page.get_by_role("dialog", name="Take back?")
    expect(sure).to_contain_text(re.compile(r"\d+ moves of other players since then are taken back too"))
    sure.get_by_role("button", name="Leave it").click()
    expect(anna.log).not_to_contain_text("takes a move back")
    anna.page.keyboard.press("u")
    sure.get_by_role("button", name="Take it all back").click()
    expect(anna.log).to_contain_text("takes a move back")
    assert anna.asked()


def test_at_one_screen_a_curtain_hides_what_the_next_one_must_not_see(visit: Visit) -> None:
    anna = visit()
    anna.open("/")
    anna.call_oneself("Anna")
    anna.set_up("Me", "Ben", "Carla")  # Carla has corn, which needs no building
    play_until_role(anna, "Anna")
    anna.answer("mayor")
    play_until_role(anna, "Ben")
    anna.answer("craftsman")
    play_until_role(anna, "Carla")
    anna.answer("captain")
    play_until_curtain(anna, "Anna")
    while points(anna, 2) == 0:  # nothing to hide yet
        lift(anna, "Anna")
        anna.answer_anything()
        play_until_curtain(anna, "Anna")

    expect(anna.player("Carla")).to_be_visible()  # by name alone
    expect(anna.player("Carla").get_by_role("button")).to_have_count(0)  # and nobody looks at a board
    main = anna.page.get_by_role("main").text_content() or ""
    assert not re.search(r"points?\b", main), main

    lift(anna, "Anna")
    assert anna.asked()
    shown = anna.player("Carla").get_by_title("Points so far")
    expect(shown).to_contain_text("?")
    assert not re.search(r"\d", shown.inner_text())
    anna.player("Carla").get_by_role("button").click()
    board = anna.page.get_by_role("dialog", name="Board of Carla")
    expect(board).to_contain_text("?")
    board.get_by_role("button", name=anna.words["close"], exact=True).click()
    play_until_curtain(anna, "Carla")
    lift(anna, "Carla")
    assert anna.asked()
    expect(shown).to_contain_text(str(points(anna, 2)))


def points(visitor: Visitor, seat: int) -> int:
    """What this seat knows of its own points."""
    return int(visitor.get(f"/api/tables/{visitor.table}?seat={seat}")["view"]["players"][seat]["points"])


def lift(visitor: Visitor, name: str) -> None:
    """The one who is called sits down."""
    curtain = visitor.button(f"I am {name}")
    curtain.click()
    curtain.wait_for(state="hidden")


def next_at_the_screen(visitor: Visitor) -> str | None:
    """Whom the curtain calls, or None if somebody is asked already."""
    curtain = visitor.button(re.compile("^I am "))
    visitor.came_to_rest(curtain)
    return curtain.inner_text().removeprefix("I am ") if curtain.count() > 0 else None


def play_until_curtain(visitor: Visitor, name: str) -> None:
    """Let everybody answer anything until the curtain calls this one."""
    for _ in range(100):
        called = next_at_the_screen(visitor)
        if called == name:
            return
        if called is None:
            visitor.answer_anything()
        else:
            lift(visitor, called)
    raise AssertionError(f"{name} is never called")


def play_until_role(visitor: Visitor, name: str) -> None:
    """Let everybody answer anything until this one takes a role."""
    for _ in range(100):
        called = next_at_the_screen(visitor)
        if called is not None:
            lift(visitor, called)
        elif visitor.question.inner_text() == ROLE and visitor.player(name).get_attribute("aria-current") == "true":
            return
        else:
            visitor.answer_anything()
    raise AssertionError(f"{name} takes no role")
