"""Generated requests to every operation: never an error of the server, always answered as described."""

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
from tests.server.running import RunningServer
from tests.server.test_records import GOLDEN

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 20
NEEDS_A_CLOCK = {"replace_by_bot"}  # days must pass; see test_deadlines.py


class World:
    """A server with people and tables, so that a request can also succeed."""

    def __init__(self, address: str) -> None:
        self.anna = httpx.Client(base_url=address, timeout=60)
        self.eve = httpx.Client(base_url=address, timeout=60)
        self.post(self.anna, "/api/me", {"name": "Anna"})
        self.post(self.eve, "/api/me", {"name": "Eve"})
        self.running = self.table("me", "me", "me")["table"]["id"]
        self.over = self.played_out()

    def post(self, who: httpx.Client, path: str, body: Any = None) -> Any:
        response = who.post(path, json=body)
        assert response.status_code < 300, response.text
        return response.json()

    def table(self, *seats: str) -> Any:
        wish = {"title": "puerto-rico", "options": {"governor": 1}, "seats": [{"kind": seat} for seat in seats]}
        return self.post(self.anna, "/api/tables", wish)

    def move(self, table: str, expected: int, seat: int, *actions: str, who: httpx.Client | None = None) -> Any:
        wish = {"key": new_key(), "expected": expected, "seat": seat, "actions": actions}
        return self.post(who or self.anna, f"/api/tables/{table}/moves", wish)

    def played_out(self) -> str:
        table = str(self.table("me", "me", "me")["table"]["id"])
        while True:
            info = self.anna.get(f"/api/tables/{table}").json()["table"]
            if info["status"] == "over":
                return table
            state = self.anna.get(f"/api/tables/{table}?seat={info['actor']}&since=9999").json()
            self.move(table, info["sequence"], info["actor"], state["decision"]["choices"][0])

    def prepare(self, name: str, case: Any) -> None:
        """Change a generated request into one that fits a table, keeping what need not fit."""
        if name in ("titles", "me", "set_me", "my_tables", "public_tables"):
            return
        if name in ("rules", "messages"):
            case.path_parameters = {"title": "puerto-rico", **({"language": "fr"} if name == "messages" else {})}
            return
        if name == "create_table":
            if isinstance(case.body, dict):
                case.body |= {"title": "puerto-rico", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "link"}]}
                case.body |= {"options": {}, "seed": None}
            return
        if name == "add_record":
            case.body = GOLDEN.read_bytes()
            return
        if name == "delete_record":
            record = self.anna.post("/api/records", content=GOLDEN.read_bytes()).json()
            case.path_parameters = {"table": record["id"]}
            return
        state = (
            self.table("me", "link", "me") if name in ("join", "start", "answer_undo") else self.table("me", "me", "me")
        )
        table = state["table"]["id"]
        if name in ("start", "answer_undo"):
            self.post(self.eve, f"/api/tables/{table}/join", {"token": state["invitations"][0]["token"]})
        if name == "join":
            table = self.post(
                self.eve,
                "/api/tables",
                {"title": "puerto-rico", "public": True, "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "link"}]},
            )["table"]["id"]
            case.body = {}
        elif name == "move":
            case.body = {"key": new_key(), "expected": 1, "seat": 0, "actions": ["role builder", "build hacienda"]}
        elif name == "undo":
            self.move(table, 1, 0, "role builder")
            case.body = {"key": new_key(), "expected": 2, "seat": 0}
        elif name == "answer_undo":
            self.post(self.anna, f"/api/tables/{table}/start")
            self.move(table, 1, 0, "role builder", "build small-market")
            self.move(table, 2, 1, "pass", who=self.eve)
            self.move(table, 3, 2, "pass")
            self.post(self.eve, f"/api/tables/{table}/undo", {"key": new_key(), "expected": 4, "seat": 1})
            case.body = {"seat": 0, "accept": False}
        elif name == "why":
            case.body = {"seat": 0, "action": "build wharf"}
        elif name in ("rematch", "get_record"):
            table = self.over
        elif name in ("get_replay", "get_steps", "get_figures"):
            case.query = {"seat": 1}
        elif name == "fork":
            case.body = {"step": 0, "seat": 0, "seats": [{"kind": "me"}] * 3}
        elif name == "get_table":
            case.query = {"since": 1, "seat": 1}
        case.path_parameters = {**(case.path_parameters or {}), "table": table}

    def close(self) -> None:
        self.anna.close()
        self.eve.close()


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    with RunningServer(tmp_path, "--no-rate-limits") as server, closing(World(server.address)) as world:
        yield world


def fuzz(operation: Any, world: World) -> Counter[int]:
    """Send requests, a third made to fit, a third to a table that exists; how often it answered with what."""
    answers: Counter[int] = Counter()
    turns = itertools.count()
    name = str(operation.definition.raw["operationId"])

    @examples(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def send(case: Any) -> None:
        turn = next(turns)
        if turn % 3 == 0:
            world.prepare(name, case)
        elif turn % 3 == 1 and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = world.running
        response = case.call_and_validate(checks=CHECKS, cookies=dict(world.anna.cookies))
        answers[response.status_code] += 1

    send()
    return answers


def test_generated_requests(world: World) -> None:
    """A fuzz that is always refused at the door shows nothing: nearly every operation must succeed at some point."""
    interface = schemathesis.openapi.from_url(f"{world.anna.base_url}/api/openapi.json")
    answers: dict[str, Counter[int]] = {}
    for found in interface.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        answers[operation.definition.raw["operationId"]] = fuzz(operation, world)
    assert set(answers) == {operation.handler.__name__ for operation in INTERFACE}
    failed = {name: dict(codes) for name, codes in answers.items() if not any(code < 300 for code in codes)}
    assert set(failed) == NEEDS_A_CLOCK, failed
