"""Generated requests to every operation: never an error of the server, always answered as described.

What is only generated is refused at the door, since no table has that id. Three of four requests are therefore fitted
to a table that is there (in play, open, over or brought as a record) with its seats, sequence, choices and invitations;
what need not fit stays as it was generated.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as examples
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cabildo.server.app import INTERFACE
from tests.server.conftest import new_key
from tests.server.push_service import Phone
from tests.server.running import RunningServer
from tests.server.test_records import GOLDEN

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 20
FEWER = 8  # where each needs a table of its own, or a record that is played again
HEAVY = {"everything", "answer_undo", "add_record", "delete_record", "fork", "rematch"}
RAW = 4  # one request in so many stays as it was generated
NEEDS_A_CLOCK = {"replace_by_bot"}  # days must pass; see test_deadlines.py
MOST_SUCCEED = 0.6  # of all requests, and half of those of every operation
ARGUMENTS = ("--no-rate-limits", "--push-contact", "mailto:host@games.example")
THREE = [{"kind": "me"}] * 3


class World:
    """A server with people and tables in all stages, so that a request can also succeed."""

    def __init__(self, address: str) -> None:
        self.anna = httpx.Client(base_url=address, timeout=60)
        self.eve = httpx.Client(base_url=address, timeout=60)
        self.post(self.anna, "/api/me", {"name": "Anna"})
        self.post(self.eve, "/api/me", {"name": "Eve"})
        self.running = self.table("me", "me", "me")
        self.over = self.played_out()

    # ---- what people do

    def post(self, who: httpx.Client, path: str, body: Any = None) -> Any:
        response = who.post(path, json=body)
        assert response.status_code < 300, response.text
        return response.json()

    def new(self, who: httpx.Client, *seats: str, **wishes: Any) -> Any:
        wish = {"title": "puerto-rico", "options": {"governor": 1}, "seats": [{"kind": seat} for seat in seats]}
        return self.post(who, "/api/tables", wish | wishes)

    def table(self, *seats: str) -> str:
        return str(self.new(self.anna, *seats)["table"]["id"])

    def info(self, table: str) -> Any:
        return self.anna.get(f"/api/tables/{table}").json()["table"]

    def choices(self, table: str, seat: int) -> list[str]:
        state = self.anna.get(f"/api/tables/{table}?seat={seat}&since=9999").json()
        return [str(choice) for choice in state["decision"]["choices"]]

    def move(self, table: str, expected: int, seat: int, *actions: str, who: httpx.Client | None = None) -> Any:
        wish = {"key": new_key(), "expected": expected, "seat": seat, "actions": actions}
        return self.post(who or self.anna, f"/api/tables/{table}/moves", wish)

    def played_out(self) -> str:
        table = self.table("me", "me", "me")
        while (info := self.info(table))["status"] != "over":
            self.move(table, info["sequence"], info["actor"], self.choices(table, info["actor"])[0])
        return table

    def in_play(self) -> tuple[str, Any]:
        """The table at which all requests play on, and how it stands."""
        info = self.info(self.running)
        if info["status"] == "over":
            self.running = self.table("me", "me", "me")
            info = self.info(self.running)
        return self.running, info

    def asked_to_take_back(self) -> str:
        """A table at which Eve wants to take back and Anna is asked."""
        state = self.new(self.anna, "me", "link", "me")
        table = str(state["table"]["id"])
        self.post(self.eve, f"/api/tables/{table}/join", {"token": state["invitations"][0]["token"]})
        self.post(self.anna, f"/api/tables/{table}/start")
        self.move(table, 1, 0, "role builder", "build small-market")
        self.move(table, 2, 1, "pass", who=self.eve)
        self.move(table, 3, 2, "pass")
        self.post(self.eve, f"/api/tables/{table}/undo", {"key": new_key(), "expected": 4, "seat": 1})
        return table

    # ---- fitting a request to it

    def fit(self, name: str, case: Any, turn: int) -> None:
        """Change a generated request into one that can succeed, keeping what need not fit."""
        path, body, query = self.fitting(name, turn)
        case.path_parameters = {**(case.path_parameters or {}), **path}
        if isinstance(body, bytes):
            case.body = body
        elif body and isinstance(case.body, dict):
            case.body = {**case.body, **body}
        case.query = {**(case.query or {}), **query}

    def fitting(self, name: str, turn: int) -> tuple[dict[str, Any], Any, dict[str, Any]]:
        """Parts of the path, the body and the query that must fit."""
        table, info = self.in_play()
        seat, here = info["actor"], {"table": table}
        now = {"key": new_key(), "expected": info["sequence"], "seat": seat}
        match name:
            case "rules":
                return {"title": ("puerto-rico", "rio")[turn % 2]}, None, {}
            case "messages":
                return {"title": "puerto-rico", "language": ("en", "fr")[turn % 2]}, None, {}
            case "keep_device":
                wish = Phone(f"phone-{turn}").wish()
                return {}, {name: wish[name] for name in ("endpoint", "key", "secret")}, {}
            case "set_me":
                return {}, {"name": "Anna"}, {}
            case "look_at_recovery" | "recover":
                return {}, self.post(self.anna, "/api/me/recovery"), {}
            case "create_table":
                return {}, {"title": "puerto-rico", "seats": THREE, "options": {}, "seed": None}, {}
            case "join":
                if turn % 2:
                    state = self.new(self.eve, "me", "bot", "link", public=True)
                    return {"table": state["table"]["id"]}, {"token": None}, {}
                state = self.new(self.eve, "me", "bot", "link")
                return {"table": state["table"]["id"]}, {"token": state["invitations"][0]["token"]}, {}
            case "visit":
                return here, self.post(self.anna, f"/api/tables/{table}/watch-link"), {}
            case "start":
                state = self.new(self.anna, "me", "link", "me")
                self.post(
                    self.eve,
                    f"/api/tables/{state['table']['id']}/join",
                    {"token": state["invitations"][0]["token"]},
                )
                return {"table": state["table"]["id"]}, None, {}
            case "replace_by_bot":
                return here | {"seat": seat}, None, {}
            case "leave":
                return {"table": self.table("me", "me", "me")}, None, {}
            case "move":
                choices = self.choices(table, seat)
                return here, now | {"actions": [choices[turn % len(choices)]], "given": None}, {}
            case "try_actions":
                choices = self.choices(table, seat)
                return here, {"expected": info["sequence"], "seat": seat, "actions": [choices[turn % len(choices)]]}, {}
            case "answer_beforehand":
                return here, {"seat": seat, "key": f"window-{turn % 9}", "action": "pass"}, {}
            case "ask_again":
                return here, None, {"seat": seat, "key": f"window-{turn % 9}"}
            case "undo":
                self.move(table, info["sequence"], seat, self.choices(table, seat)[0])
                return here, now | {"expected": info["sequence"] + 1, "given": False}, {}  # nothing was given here
            case "answer_undo":
                return {"table": self.asked_to_take_back()}, {"seat": 0}, {}
            case "why":
                return here, {"seat": seat, "action": ("build wharf", "role mayor", "pass")[turn % 3]}, {}
            case "get_table" | "get_replay" | "get_figures":
                return here, None, {"seat": seat}
            case "get_steps":
                return here, None, {"seat": seat, "first": turn % 3, "count": 1 + turn % 5}
            case "fork":
                return here, {"step": 0, "seat": seat, "seats": THREE, "sequence": None, "days_per_move": 1 + turn}, {}
            case "rematch" | "get_record":
                return {"table": self.over}, None, {}
            case "add_record":
                return {}, GOLDEN.read_bytes(), {}
            case "delete_record":
                record = self.anna.post("/api/records", content=GOLDEN.read_bytes()).json()
                return {"table": record["id"]}, None, {}
        return here, None, {}

    def cookies(self, name: str) -> dict[str, str]:
        """Of Anna; whoever deletes themselves is somebody new each time."""
        if name != "delete_me":
            return dict(self.anna.cookies)
        with httpx.Client(base_url=self.anna.base_url, timeout=60) as guest:
            self.post(guest, "/api/me", {"name": "Guest"})
            return dict(guest.cookies)

    def close(self) -> None:
        self.anna.close()
        self.eve.close()


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    with RunningServer(tmp_path, *ARGUMENTS) as server, closing(World(server.address)) as world:
        yield world


def fuzz(operation: Any, world: World) -> Counter[int]:
    """Send requests, most made to fit; how often it answered with what."""
    answers: Counter[int] = Counter()
    turns = itertools.count()
    name = str(operation.definition.raw["operationId"])

    @examples(
        max_examples=FEWER if name in HEAVY else EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def send(case: Any) -> None:
        turn = next(turns)
        if turn % RAW:
            world.fit(name, case, turn)
        elif turn % (2 * RAW) and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = world.running
        response = case.call_and_validate(checks=CHECKS, cookies=world.cookies(name))
        answers[response.status_code] += 1

    send()
    return answers


def succeeded(answers: Counter[int]) -> int:
    return sum(count for code, count in answers.items() if 200 <= code < 300)


def test_generated_requests(world: World) -> None:
    """A fuzz that is always refused at the door shows nothing: most requests must succeed, of every operation."""
    interface = schemathesis.openapi.from_url(f"{world.anna.base_url}/api/openapi.json")
    answers: dict[str, Counter[int]] = {}
    for found in interface.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        answers[operation.definition.raw["operationId"]] = fuzz(operation, world)
    assert set(answers) == {operation.handler.__name__ for operation in INTERFACE}
    rarely = {name: dict(codes) for name, codes in answers.items() if succeeded(codes) < codes.total() / 2}
    assert set(rarely) == NEEDS_A_CLOCK, rarely
    together = sum(answers.values(), Counter())
    assert succeeded(together) >= MOST_SUCCEED * together.total(), dict(together)
