"""Somebody who plays Puerto Rico where things lie: by mouse, by finger or by keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Locator, expect

from tests.browser.laid_tables import lay_out
from tests.browser.pages import NO_LOG, new_table, sit_down
from tests.browser.visitor import ENOUGH_ANSWERS, Visitor, preferring, type_answer
from tests.server.running import RunningServer

Hand = Literal["mouse", "finger", "keys"]
LEAST = {"finger": 44, "mouse": 24, "keys": 24}  # pixels that one meets
HEIGHTS = {390: 844, 820: 1180, 1440: 900, 410: 590, 720: 450}  # the last two: 820 and 1440 at a zoom of 200 %
ENOUGH_FRAMES = 500  # to scroll from one end of the page to the other
HERE = Path(__file__).parent
GLOWING = (HERE / "board.js").read_text(encoding="utf-8")
LAYOUT = (HERE / "layout.js").read_text(encoding="utf-8")
# On a small screen the part in which something lies is shown first.
SHOW = """(element) => {
  const part = element.closest("[data-area]");
  const tab = document.querySelector(`[role=tab][aria-controls=${part?.id}]`);
  if (part !== null && part.closest("[hidden]") !== null) tab?.click();
}"""
BRING = f"""async (element) => {{
  ({SHOW})(element);
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame); // what is hidden loses the focus
  element.scrollIntoView({{ block: "center", inline: "center" }});
}}"""
# Where it scrolls, if something is held there.
EDGES = """(element) => {
  const { top, bottom } = (element.closest("[data-scrolls]") ?? document.body).getBoundingClientRect();
  return [top, bottom];
}"""
# So often one presses Tab to come to an element, or back where this is negative. What has the focus may be no stop.
TABS_TO = """(element) => {
  const here = document.activeElement;
  const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
    .filter((stop) => stop === here || (stop.tabIndex >= 0 && !stop.disabled && stop.checkVisibility()));
  return stops.indexOf(element) - stops.indexOf(here);
}"""
IS_FOCUSED = "(element) => element === document.activeElement"
IN_SIGHT = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""


def screen(hand: Hand, width: int) -> dict[str, Any]:
    """What a visitor's browser is to be like: a phone or a tablet for fingers, unless it is wide."""
    touch = hand == "finger"
    viewport = {"width": width, "height": HEIGHTS[width]}
    return {"viewport": viewport, "has_touch": touch, "is_mobile": touch and width < 1000}


class BoardPlayer:
    def __init__(self, visitor: Visitor, hand: Hand) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.hand = hand
        self.dice = visitor.dice
        self.faults: set[str] = set()  # what was wrong with the board at some question

    # ---- playing

    def play_to_the_end(self) -> int:
        """Answer anything until the game is over; how often that was on the board."""
        on_the_board = 0
        for _ in range(ENOUGH_ANSWERS):
            if not self.visitor.asked():
                return on_the_board
            on_the_board += self.answer()
        raise AssertionError("the game does not end")

    def answer(self) -> bool:
        """Look at the board and answer anything; whether there was a place on the board for it."""
        state = self.visitor.get(f"/api/tables/{self.visitor.table}?seat=0&since={NO_LOG}")
        decision = state["decision"]
        self.look(decision["choices"], state["view"])
        if decision["kind"] == "placing":
            self.place_colonists()
            return True
        answer = self.choose(decision["choices"])
        places = places_of(answer, decision["choices"])
        if answer.startswith("load "):
            self.load(answer, decision["choices"])
        elif places:
            self.press(self.thing(self.dice.choice(places)))
        else:
            self.answer_in_the_panel(answer)
        if answer in decision["final"]:
            self.press(self.visitor.sure)
        return bool(places)

    def choose(self, choices: Sequence[str]) -> str:
        """Anything, but seldom to pass, so that there is something to load, to sell and to keep later on."""
        active = [choice for choice in choices if choice != "pass"]
        return self.dice.choice(active if self.dice.random() < 0.9 and active else choices)

    def look(self, choices: Sequence[str], view: Any) -> None:
        """Note what lies wrong, what is too small for a finger, and what glows wrongly or should glow and does not."""
        glowing = self.page.evaluate(GLOWING)
        found = {thing["name"] for thing in glowing}
        wanted = {place for choice in choices for place in places_of(choice, choices)} | open_places(view)
        self.faults |= {f"glows and is no answer: {name}" for name in found - wanted}
        self.faults |= {f"is an answer and does not glow: {name}" for name in wanted - found}
        least = LEAST[self.hand]
        small = [thing for thing in glowing if thing["size"] is not None and thing["size"] < least]
        self.faults |= {f"{thing['name']} is only {thing['size']} px" for thing in small}
        self.faults |= set(self.page.evaluate(LAYOUT))

    def thing(self, name: str) -> Locator:
        """What bears this name on the board; of several like it, the first."""
        return self.page.locator(f"[data-offer='{name}'], [data-drop='{name}'], [data-carry='{name}']").first

    def load(self, answer: str, choices: Sequence[str]) -> None:
        """Carry a barrel onto a ship, or press both in either order; where there is no choice, one press is enough."""
        _, good, hold = answer.split()
        barrel, ship = self.thing(f"barrel {good}"), self.thing(f"ship {hold}")
        loads = [choice.split()[1:] for choice in choices if choice.startswith("load ")]
        first = self.dice.choice(["barrel", "ship", "both"])
        if first == "both" and self.hand != "keys":
            self.carry(barrel, ship)
        elif first == "ship":
            self.press(ship)
            if [other for _, other in loads].count(hold) > 1:
                expect(ship).to_have_attribute("aria-pressed", "true")
                self.press(barrel)
        else:
            self.press(barrel)
            if [other for other, _ in loads].count(good) > 1:
                expect(barrel).to_have_attribute("aria-pressed", "true")
                self.press(ship)

    def place_colonists(self) -> None:
        """Put every colonist somewhere and send them."""
        if self.dice.random() < 0.3:
            self.press(self.visitor.button(self.visitor.words["placing-clear"]))
        done = self.visitor.arranged
        free = self.page.locator("button[data-drop^='place ']").filter(has=self.page.locator("svg.circle:not(.taken)"))
        while done.is_disabled():
            place = free.nth(self.dice.randrange(free.count()))
            if self.hand != "keys" and self.dice.random() < 0.4:
                self.carry(self.page.locator("[data-carry='colonist '] svg").first, place)
            else:
                self.press(place)
        self.press(done)

    def answer_in_the_panel(self, answer: str) -> None:
        """For what lies nowhere on the board; by keys one types what stands beside the answer."""
        choice = self.visitor.panel.locator(f"[data-answer='{answer}']")
        if self.hand != "keys":
            self.press(choice)
            return
        type_answer(self.page, choice)

    # ---- by mouse, finger or keys

    def press(self, thing: Locator) -> None:
        if self.hand == "keys":
            self.walk_to(thing)
            self.page.keyboard.press(self.dice.choice(["Enter", "Space"]))
            return
        if thing.evaluate(IN_SIGHT) is None:
            thing.evaluate(BRING)
        if self.hand == "mouse":
            thing.click()
        else:
            thing.tap()

    def walk_to(self, thing: Locator) -> None:
        thing.evaluate(BRING)
        if self.page.evaluate("document.activeElement === document.body"):  # goes on where something was in focus last
            self.page.keyboard.press("Tab")
        tabs = int(thing.evaluate(TABS_TO))
        for _ in range(abs(tabs)):
            self.page.keyboard.press("Tab" if tabs > 0 else "Shift+Tab")
        assert thing.evaluate(IS_FOCUSED), f"Tab does not lead to it: {thing}"

    def carry(self, thing: Locator, place: Locator) -> None:
        """From here to there; what is out of sight comes when the pointer is held at the edge."""
        if self.hand == "mouse":
            thing.drag_to(place)
            return
        place.evaluate(SHOW)
        thing.evaluate(BRING)
        x, y = thing.evaluate(IN_SIGHT)
        top, bottom = place.evaluate(EDGES)
        touch = self.page.context.new_cdp_session(self.page)

        def put(kind: str, *points: tuple[float, float]) -> None:
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

        put("touchStart", (x, y))
        now = (x, y - 10)
        for _ in range(ENOUGH_FRAMES):
            put("touchMove", now)
            target = place.evaluate(IN_SIGHT)
            if target is not None and now == tuple(target):
                break
            above = place.evaluate("(place) => place.getBoundingClientRect().top") < (top + bottom) / 2
            now = (x, top + 5 if above else bottom - 5) if target is None else tuple(target)
        else:
            raise AssertionError(f"the page does not scroll to it: {place}")
        put("touchEnd")
        touch.detach()


LIST_CLOSED = preferring(answers="auto", talk="auto")  # as whoever comes for the first time finds it


def sit_at(
    visitor: Visitor, server: RunningServer, position: Mapping[str, Any], hand: Hand = "mouse", *, listed: bool = False
) -> BoardPlayer:
    """Where the game is at this position: at the seat that is asked, with bots at the others."""
    sit_down(visitor)
    if not listed:
        visitor.context.add_init_script(LIST_CLOSED)
    seats = ["me" if seat == position.get("actor", 0) else "bot" for seat in range(len(position["players"]))]
    visitor.open(f"/t/{lay_out(visitor, server, position, *seats)}")
    assert visitor.asked()
    return BoardPlayer(visitor, hand)


def sit_at_new_table(visitor: Visitor, hand: Hand = "mouse", *, listed: bool = False) -> BoardPlayer:
    """Against two bots, asked for the first role."""
    sit_down(visitor)
    if not listed:
        visitor.context.add_init_script(LIST_CLOSED)
    visitor.open(f"/t/{new_table(visitor, 'me', 'bot', 'bot')}")
    assert visitor.asked()
    return BoardPlayer(visitor, hand)


def places_of(answer: str, choices: Sequence[str]) -> list[str]:
    """Where on the board one gives this answer: the names of what glows for it. Colonists are apart."""
    kind, *rest = answer.split()
    if kind in ("role", "tile", "build", "extra"):
        return [answer]
    if kind == "sell":
        return [answer, f"barrel {rest[0]}"]
    if kind == "load":
        return [f"barrel {rest[0]}", f"ship {rest[1]}"]
    if kind in ("store", "keep"):
        return [f"barrel {rest[0]}"]
    if kind == "use":
        stacks = [answer] if rest[0] in ("hacienda", "privilege") else []
        return [*stacks, f"place {rest[0]}"] if rest[0] != "privilege" else stacks
    if kind == "claim" and answer == max(choice for choice in choices if choice.startswith("claim ")):
        return [answer]
    return []


def open_places(view: Any) -> set[str]:
    """Where colonists can be put now: every place of one's own from the one on that is asked for first."""
    if view["phase"] != "placing":
        return set()
    own = view["players"][view["seat"]]
    names = [*(place["tile"] for place in own["island"]), *(place["building"] for place in own["city"])]
    return {f"place {name}" for name in names[names.index(view["step"]["place"]) :]}
