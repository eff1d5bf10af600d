"""Every page of the client, brought into a state worth looking at."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.browser.catalogue import ROOT
from tests.browser.visitor import Visitor

OPTIONS = {"governor": 1}
NO_LOG = 1_000_000  # the number of an event that no game comes to
KNOWN = (
    "localStorage.setItem('cabildo.known', 'true')"  # so that the client looks for the person before it makes one up
)


def new_table(visitor: Visitor, *seats: str, **wishes: Any) -> str:
    """A table of Puerto Rico, made past the pages; its id. Seats are "me", "link" or "bot"."""
    wish = {"title": "puerto-rico", "seats": [{"kind": seat} for seat in seats], "options": OPTIONS, **wishes}
    return str(visitor.post("/api/tables", wish)["table"]["id"])


def sit_down(visitor: Visitor, name: str = "Anna") -> None:
    visitor.post("/api/me", {"name": name, "colour": "teal"})
    visitor.context.add_init_script(KNOWN)


def play(people: Sequence[Visitor], table: str, until: Callable[[Any], bool]) -> None:
    """Answer as the first idea comes, past the pages, until the state is as wanted; people sit at the first seats."""
    number = 0
    for _ in range(5000):
        state = people[0].get(f"/api/tables/{table}?seat=0&since={NO_LOG}")
        if until(state):
            return
        seat = len(people) if state["decision"] is None else state["decision"]["seat"]
        if seat >= len(people):
            time.sleep(0.02)  # bots are at it
            continue
        if seat > 0:
            state = people[seat].get(f"/api/tables/{table}?seat={seat}&since={NO_LOG}")
        number += 1
        choices = state["decision"]["choices"]
        wish = {"expected": state["table"]["sequence"], "seat": seat, "actions": [choices[number % len(choices)]]}
        people[seat].post(f"/api/tables/{table}/moves", {"key": f"move-{number:06}", **wish})
    raise AssertionError("it never comes to that")


def is_over(state: Any) -> bool:
    return bool(state["table"]["status"] == "over")


MADE: dict[tuple[str, str], tuple[list[Any], str]] = {}


def made_before(visitor: Visitor, make: Callable[[Visitor], str]) -> str:
    """A table that takes long to make, and that several may look at: made once, for one person."""
    which = (visitor.address, make.__name__)
    if which in MADE:
        visitor.context.add_cookies(MADE[which][0])
        visitor.context.add_init_script(KNOWN)
    else:
        sit_down(visitor)
        table = make(visitor)
        MADE[which] = ([dict(cookie) for cookie in visitor.context.cookies()], table)
    return MADE[which][1]


def same_worker(page: Callable[[Visitor], None]) -> pytest.MarkDecorator:
    """Tests of one page run in one process, so that what takes long to make is made once."""
    together: dict[Callable[[Visitor], None], str] = {text_table: "table", meanwhile: "table", history: "end"}
    return pytest.mark.xdist_group(together.get(page, page.__name__))


def start(visitor: Visitor) -> None:
    sit_down(visitor)
    new_table(visitor, "me", "bot", "bot")
    visitor.open("/")
    visitor.page.get_by_role("heading", name=visitor.words["start-waiting"]).wait_for()
    visitor.page.get_by_role("button", name=visitor.words["start-play"], exact=True).wait_for()


def new(visitor: Visitor) -> None:
    visitor.open("/new/puerto-rico")
    visitor.page.get_by_role("combobox", name=visitor.words["option-governor"]).wait_for()


def room(visitor: Visitor) -> None:
    sit_down(visitor)
    visitor.open(f"/t/{new_table(visitor, 'me', 'link', 'link', 'bot')}")
    visitor.page.get_by_role("button", name=visitor.words["room-copy"]).first.wait_for()


def lobby(visitor: Visitor) -> None:
    sit_down(visitor)
    new_table(visitor, "me", "link", "bot", public=True)
    visitor.open("/lobby")
    visitor.page.get_by_role("main").get_by_role("link", name="Puerto Rico").first.wait_for()


def games(visitor: Visitor) -> None:
    sit_down(visitor)
    new_table(visitor, "me", "link", "bot", days_per_move=3)
    new_table(visitor, "me", "bot", "bot", days_per_move=3)
    bring(visitor, GOLDEN)
    visitor.open("/games")
    visitor.page.get_by_role("main").get_by_role("link", name="Puerto Rico").nth(2).wait_for()


def history(visitor: Visitor) -> None:
    made_before(visitor, finished)
    visitor.open("/history")
    visitor.page.get_by_role("table", name=visitor.words["history-averages"]).wait_for()
    visitor.page.get_by_role("main").get_by_role("link", name="Puerto Rico").first.wait_for()


def meanwhile(visitor: Visitor) -> None:
    """What happened since one's turn, in the middle of it."""
    table(visitor)
    visitor.page.get_by_role("button", name=visitor.words["meanwhile"]).click()
    bar = visitor.page.get_by_role("region", name=visitor.words["meanwhile"], exact=True)
    bar.get_by_role("button", name=visitor.words["replay-forward"]).click()
    bar.get_by_text(re.compile("^[1-9]")).first.wait_for()


def table(visitor: Visitor) -> None:
    """In the seventh round."""
    visitor.open(f"/t/{made_before(visitor, seventh_round)}")
    assert visitor.asked()


def seventh_round(visitor: Visitor) -> str:
    table = new_table(visitor, "me", "bot", "bot", "bot")
    play([visitor], table, lambda state: state["view"]["round"] >= 7 and (state["decision"] or {}).get("seat") == 0)
    return table


def text_table(visitor: Visitor) -> None:
    """The board as text."""
    table(visitor)
    visitor.page.get_by_role("button", name=visitor.words["board-text"]).click()
    visitor.page.get_by_role("button", name=visitor.words["board-drawn"]).wait_for()


def end(visitor: Visitor) -> None:
    visitor.open(f"/t/{made_before(visitor, finished)}")
    visitor.end.wait_for()


def finished(visitor: Visitor) -> str:
    table = new_table(visitor, "me", "bot", "bot")
    play([visitor], table, is_over)
    return table


def curtain(visitor: Visitor) -> None:
    sit_down(visitor)
    visitor.open(f"/t/{new_table(visitor, 'me', 'me', 'me')}")
    visitor.page.get_by_role("region").get_by_role("heading", level=2).first.wait_for()


RECORDS = ROOT / "tests" / "records"
GOLDEN = RECORDS / "puerto_rico" / "5-players-usual-1.json"
GOLDEN_RIO = RECORDS / "rio" / "5-players-first-mixed-trade.json"
GOLDEN_TRINIDAD = RECORDS / "trinidad" / "5-players-cards-builder.json"


def bring(visitor: Visitor, record: Path) -> str:
    """A record on the server, past the pages; the id of its table."""
    address = f"{visitor.address}/api/records"
    response = visitor.context.request.post(
        address, data=record.read_bytes(), headers={**visitor.as_a_page(), "Content-Type": "text/plain"}
    )
    assert response.ok, response.text()
    return str(response.json()["id"])


def open_replay(visitor: Visitor, table: str, query: str) -> None:
    visitor.open(f"/replay/{table}{query}")
    visitor.page.get_by_role("slider", name=visitor.words["replay-slider"]).wait_for()
    visitor.page.get_by_text(visitor.words["chart-table"]).wait_for()


def replay(visitor: Visitor) -> None:
    sit_down(visitor)
    open_replay(visitor, bring(visitor, GOLDEN), "?move=300&seen-by=2")


def replay_rio(visitor: Visitor) -> None:
    sit_down(visitor)
    open_replay(visitor, bring(visitor, GOLDEN_RIO), "?move=900&seen-by=1")


def replay_trinidad(visitor: Visitor) -> None:
    sit_down(visitor)
    open_replay(visitor, bring(visitor, GOLDEN_TRINIDAD), "?move=600&seen-by=1")


def replay_running(visitor: Visitor) -> None:
    sit_down(visitor)
    running = new_table(visitor, "me", "me", "me")
    visitor.post(
        f"/api/tables/{running}/moves",
        {"key": "move-000001", "expected": 1, "seat": 0, "actions": ["role builder", "build small-market"]},
    )
    open_replay(visitor, running, "?seen-by=1")


def rules(visitor: Visitor) -> None:
    visitor.open("/help/puerto-rico")
    visitor.page.get_by_role("searchbox").fill("captain")
    visitor.page.get_by_text("PR-CAPTAIN-01").wait_for()


def watching(visitor: Visitor) -> None:
    """The dialog with the link for those who shall watch."""
    sit_down(visitor)
    running = new_table(visitor, "me", "me", "bot")
    visitor.post(f"/api/tables/{running}/watch-link")
    visitor.open(f"/replay/{running}?seen-by=1")
    visitor.page.get_by_role("button", name=visitor.words["watch-let"]).click()
    visitor.page.get_by_role("textbox", name=visitor.words["watch-link"]).wait_for()


def my_data(visitor: Visitor) -> None:
    sit_down(visitor)
    visitor.open("/me")
    visitor.page.get_by_role("button", name=visitor.words["me-recovery-make"]).click()
    visitor.page.get_by_role("textbox", name=visitor.words["me-recovery-link"]).wait_for()


def delete_me(visitor: Visitor) -> None:
    sit_down(visitor)
    visitor.open("/me")
    visitor.page.get_by_role("button", name=visitor.words["me-delete-ask"]).click()
    visitor.page.get_by_role("checkbox", name=visitor.words["me-delete-sure"]).check()


def recover(visitor: Visitor) -> None:
    """Somebody with a table of their own opens the link of another person."""
    sit_down(visitor, "Bartolomé")
    token = visitor.post("/api/me/recovery")["token"]
    visitor.context.clear_cookies()
    sit_down(visitor)
    new_table(visitor, "me", "bot", "bot")
    visitor.open(f"/recover#key={token}")
    visitor.page.get_by_text("Bartolomé").first.wait_for()


def nowhere(visitor: Visitor) -> None:
    visitor.open("/no/such/page")
    visitor.page.get_by_role("heading", name=visitor.words["nowhere-title"]).wait_for()


def no_table(visitor: Visitor) -> None:
    visitor.harmless = re.compile("404")
    visitor.open("/replay/no-such-table")
    visitor.page.get_by_role("heading", name=visitor.words["no-table-title"]).wait_for()


PAGES: list[Callable[[Visitor], None]] = [
    start,
    new,
    room,
    lobby,
    games,
    history,
    table,
    text_table,
    meanwhile,
    end,
    curtain,
    replay,
    replay_rio,
    replay_trinidad,
    replay_running,
    rules,
    watching,
    my_data,
    delete_me,
    recover,
    nowhere,
    no_table,
]
