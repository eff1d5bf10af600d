"""Somebody at a browser, who finds things by their role and name."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from cabildo.server.requests import PROTOCOL_HEADER
from cabildo.server.wire.socket import PROTOCOL
from tests.browser.catalogue import words

PATIENCE = 60_000  # milliseconds: a busy machine is no fault, and only a failure waits so long
GONE = re.compile("ERR_CONNECTION_REFUSED|WebSocket connection to .* failed")  # what a browser says without a server
ENOUGH_ANSWERS = 600  # a game of Puerto Rico asks one seat far less often


def preferring(**settings: Any) -> str:
    """A script for every page of a browser, by which its settings are these; all others stay as they are."""
    return f"""try {{
      const kept = JSON.parse(localStorage.getItem("cabildo.settings") ?? "{{}}");
      localStorage.setItem("cabildo.settings", JSON.stringify({{ ...kept, ...{json.dumps(settings)} }}));
    }} catch {{
      // a page of nobody, which keeps nothing
    }}"""


def type_answer(page: Page, answer: Locator) -> None:
    """Press what stands beside an answer in sight: its key, where 0 passes them on, or the amount itself."""
    keyed = page.locator("[data-answer][data-key], [data-answer][data-amount]")
    keyed.first.wait_for()
    while answer.and_(keyed).count() == 0:
        page.keyboard.press("0")
    amount = answer.get_attribute("data-amount")
    typed = amount or answer.get_attribute("data-key") or ""
    for digit in typed:
        page.keyboard.press(digit)
    longer = page.locator(f"[data-answer][data-amount^='{typed}']").count() > 1
    if amount is not None and (longer or len(typed) > 1):
        page.keyboard.press("Enter")


class Visitor:
    """A browser of one's own, at one page. What a page does wrong by itself is collected in `faults`."""

    def __init__(self, context: BrowserContext, address: str, language: str = "en") -> None:
        self.context = context
        self.address = address
        self.words = words(language)
        self.faults: list[str] = []
        self.harmless: re.Pattern[str] | None = None  # what a test provokes itself
        self.dice = random.Random(1)
        context.set_default_timeout(PATIENCE)
        # Nobody here watches bots play; whoever plays anything wants all answers and the log in sight.
        context.add_init_script(preferring(pace="none", answers="open", talk="open"))
        self.page: Page = context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(f"error on the page: {error}"))
        self.page.on("request", lambda request: self._asks(request.url))
        self.page.on("websocket", lambda socket: self._asks(socket.url.replace("ws:", "http:", 1)))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.harmless and self.harmless.search(message.text)):
            self.faults.append(f"{message.type} on the console: {message.text}")

    def _asks(self, address: str) -> None:
        if not address.startswith((f"{self.address}/", "data:")):
            self.faults.append(f"asked another host: {address}")

    # ---- finding

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def field(self, name: str) -> Locator:
        """Something to choose from a list."""
        return self.page.get_by_role("combobox", name=name, exact=True)

    @property
    def table(self) -> str:
        """The table's id."""
        found = re.search(r"/t/([\w-]+)$", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    @property
    def panel(self) -> Locator:
        return self.page.get_by_role("region", name=self.words["panel-label"])

    @property
    def answers(self) -> Locator:
        """Not those by which one answers beforehand, too."""
        return self.panel.get_by_role("group").and_(self.page.locator("[aria-busy]")).get_by_role("button")

    @property
    def question(self) -> Locator:
        return self.panel.get_by_role("heading", level=2)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name=self.words["side-log"])

    def log_lines(self) -> list[str]:
        """What happened so far."""
        lines = [line.split("\n")[-1] for line in self.log.get_by_role("listitem").all_inner_texts()]
        return [line for line in lines if line != self.words["log-news"]]

    @property
    def end(self) -> Locator:
        """What a page shows only when a game is over."""
        return self.page.get_by_role("row", name=self.words["end-total"])

    def player(self, name: str) -> Locator:
        """The line of this name in the list of players."""
        return self.page.get_by_role("list", name=self.words["players"]).get_by_role("listitem").filter(has_text=name)

    # ---- setting up

    def play_against_bots(self) -> None:
        self.open("/")
        self.button("Play").click()

    def set_up(self, *seats: str, governor: int = 1, public: bool = False) -> None:
        """A new table by the form; a seat is "Me", "A friend, by a link", "Bot: simple", or a name at this screen."""
        self.open("/new/puerto-rico")
        self.field("Players").select_option(str(len(seats)))
        for number, seat in enumerate(seats, 1):
            field = self.field(f"Seat {number}")
            if seat in ("Me", "A friend, by a link", "Bot: simple"):
                field.select_option(label=seat)
            else:
                field.select_option(label="Somebody else at this screen")
                self.page.get_by_label(f"Name at seat {number}").fill(seat)
        self.field("First governor").select_option(str(governor))
        self.page.get_by_role("checkbox", name=re.compile("^Public")).set_checked(public)
        self.button("Set up the table").click()

    def call_oneself(self, name: str) -> None:
        """In the settings."""
        self.button("Settings").click()
        self.say_ones_name(name)
        self.button("Close").click()

    def say_ones_name(self, name: str) -> None:
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_label("Your name").blur()
        expect(self.page.get_by_role("status").get_by_text("Saved")).to_be_visible()

    # ---- playing

    def asked(self) -> bool:
        """Wait until this person is asked something; False if the game is over instead."""
        self.came_to_rest(self.end)
        return self.end.count() == 0

    def came_to_rest(self, otherwise: Locator) -> None:
        """Wait until this person is asked something and no answer is on its way, or until something else is there."""
        calm = self.page.locator("[aria-busy=false]")
        self.panel.get_by_role("group").and_(calm).or_(otherwise).first.wait_for()

    def answer(self, name: str) -> None:
        """Give this answer, and confirm it where that is asked."""
        self.came_to_rest(self.end)  # a question may be read before the answer to the last one has come
        self.answers.filter(has_text=re.compile(rf"^\s*{name}")).first.click()
        self.confirm()

    @property
    def arranged(self) -> Locator:
        """The way to give an answer of several parts that is arranged; missing where there is none."""
        return self.panel.get_by_role("button", name=self.words["placing-done"])

    def answer_anything(self) -> None:
        if self.arranged.count() > 0:
            self.arrange_anything()
            return
        self.answers.nth(self.dice.randrange(self.answers.count())).click()
        self.confirm()

    def arrange_anything(self, press: Callable[[Locator], None] = Locator.click) -> None:
        """Give each part something until nothing is left."""
        more = self.answers.filter(has_text="+").and_(self.page.locator(":enabled"))
        while self.arranged.is_disabled():
            press(more.nth(self.dice.randrange(more.count())))
        press(self.arranged)

    def open_menu(self) -> None:
        """On a small screen the tools of the table lie there."""
        self.button(self.words["menu"]).click()

    @property
    def sure(self) -> Locator:
        """What confirms an answer, where that is asked."""
        return self.panel.get_by_role("button", name=re.compile(r"^(Do it|Confirmer)\s?: "))

    def confirm(self) -> None:
        if self.sure.count() > 0:
            self.sure.click()

    def play_until(self, question: str) -> None:
        """Answer anything until this is asked."""
        for _ in range(ENOUGH_ANSWERS):
            assert self.asked(), "the game was over before"
            if self.question.inner_text() == question:
                return
            self.answer_anything()
        raise AssertionError(f"never asked: {question}")

    def play_until_not_asked(self) -> None:
        """Answer anything until it is somebody else's turn."""
        waiting = self.panel.get_by_text(self.words["turn-others"])
        for _ in range(ENOUGH_ANSWERS):
            self.came_to_rest(waiting)
            if waiting.count() > 0:
                return
            self.answer_anything()
        raise AssertionError("it never is another's turn")

    def play_to_the_end(self) -> int:
        """Answer anything until the game is over; how often this person was asked."""
        for answered in range(ENOUGH_ANSWERS):
            if not self.asked():
                return answered
            self.answer_anything()
        raise AssertionError("the game does not end")

    # ---- past the pages, for what a test only needs and does not show

    def as_a_page(self) -> dict[str, str]:
        return {"Origin": self.address, PROTOCOL_HEADER: str(PROTOCOL)}

    def post(self, path: str, body: Any = None) -> Any:
        response = self.context.request.post(self.address + path, data=body, headers=self.as_a_page())
        assert response.ok, (response.status, response.text())
        return response.json()

    def refused(self, path: str, body: Any = None) -> int:
        """The status with which a wish is refused."""
        response = self.context.request.post(self.address + path, data=body, headers=self.as_a_page())
        assert not response.ok, response.text()
        return response.status

    def get(self, path: str) -> Any:
        response = self.context.request.get(self.address + path)
        assert response.ok, (response.status, response.text())
        return response.json()
