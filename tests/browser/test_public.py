"""Public tables: from the lobby one takes a seat or watches."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
from playwright.sync_api import Locator, Response, WebSocket, expect

from cabildo.server.differences import applied
from tests.browser.conftest import Visit
from tests.browser.gathering import two_at_a_table
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer


def in_the_lobby(visitor: Visitor, name: str) -> Locator:
    """The tables at which somebody of this name sits."""
    visitor.open("/lobby")
    main = visitor.page.get_by_role("main")
    main.get_by_role("listitem").or_(main.get_by_text(visitor.words["lobby-empty"])).first.wait_for()
    return main.get_by_role("listitem").get_by_role("link").filter(has_text=name)


def test_a_public_table_is_found_and_joined_in_the_lobby(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.open("/")
    anna.call_oneself("Agnes")
    anna.set_up("Me", "A friend, by a link", "Bot: simple")
    anna.page.get_by_role("button", name="Copy the link").wait_for()
    expect(in_the_lobby(ben, "Agnes")).to_have_count(0)  # by link only

    anna.set_up("Me", "A friend, by a link", "Bot: simple", public=True)
    anna.page.get_by_role("button", name="Copy the link").wait_for()
    in_the_lobby(ben, "Agnes").click()
    ben.button("Take a seat").click()
    expect(ben.button("Leave")).to_be_visible()
    anna.button("Begin the game").click()
    assert anna.asked()
    expect(ben.panel).to_contain_text("Agnes chooses a role")
    expect(in_the_lobby(visit(), "Agnes")).to_contain_text("running")


def test_a_spectator_sees_what_is_open_and_can_do_nothing(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit, public=True)
    carla = visit()
    heard = listen(carla)
    in_the_lobby(carla, "Anna").filter(has_text="Ben").first.click()
    expect(carla.page.get_by_text("You are watching")).to_be_visible()
    expect(carla.panel).to_contain_text("Anna chooses a role")

    anna.answer("builder")
    anna.play_until_not_asked()
    expect(carla.log).to_contain_text("Anna takes the builder.")
    assert ben.asked()
    for name in ("Take back", "Leave", "Ask to take back", "Take my seat back"):
        expect(carla.button(name)).to_be_hidden()
    expect(carla.answers).to_have_count(0)
    roles = carla.page.get_by_role("region", name="Roles")
    expect(roles).to_contain_text("mayor")
    expect(roles.get_by_role("button", name=re.compile("^(?!What is this)"), disabled=False)).to_have_count(0)
    carla.page.keyboard.press("1")
    state = carla.get(f"/api/tables/{anna.table}")
    for seat in range(3):
        move = {"key": "a-stranger", "expected": state["table"]["sequence"], "seat": seat, "actions": ["pass"]}
        assert carla.refused(f"/api/tables/{anna.table}/moves", move) == 403

    assert [state["seat"] for state in heard] == [None] * len(heard)
    assert len({state["table"]["sequence"] for state in heard}) > 2, "nothing was heard"
    for state in heard:
        assert [player["points"] for player in state["view"]["players"]] == [None] * 3
        assert state["standings"] is None
        assert "choices" not in state["decision"]
        assert state["invitations"] == []


def listen(visitor: Visitor) -> list[Any]:
    """Every state of a table that reaches this visitor from now on."""
    heard: list[Any] = []
    differences: list[Any] = []

    def hear(state: Any) -> None:
        heard.append(state)
        for told in [told for told in differences if told["before"] == state["version"]]:
            differences.remove(told)
            hear({**applied(state, told["change"]), "version": told["version"]})

    def answered(response: Response) -> None:
        if "/api/tables/" in response.url and "since=" in response.url and "/chat" not in response.url:
            hear(response.json())

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", told)

    def told(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "table":
            hear(message["state"])
        elif message["type"] == "change":
            start = next((state for state in heard if state["version"] == message["before"]), None)
            if start is None:
                differences.append(message)  # what it starts from is under way
            else:
                hear({**applied(start, message["change"]), "version": message["version"]})

    visitor.page.on("response", answered)
    visitor.page.on("websocket", opened)
    return heard


def test_the_lobby_is_leafed_through(visit: Visit, own_server: RunningServer) -> None:
    """Of one person it shows a few tables; the rest comes a page at a time."""
    wish = {"title": "puerto-rico", "seats": [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}], "public": True}
    for number in range(12):
        with httpx.Client(base_url=own_server.address) as client:
            client.post("/api/me", json={"name": f"Guest {number}"}).raise_for_status()
            for _ in range(4):
                client.post("/api/tables", json=wish).raise_for_status()
    anna = visit(own_server)
    anna.open("/lobby")
    tables = anna.page.get_by_role("main").get_by_role("listitem").get_by_role("link")
    more = anna.button(anna.words["lobby-more"])
    expect(tables).to_have_count(30)
    more.click()
    expect(tables).to_have_count(36)
    expect(more).to_be_hidden()
    expect(tables.filter(has_text="Guest 3")).to_have_count(3)
