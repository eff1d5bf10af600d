"""The server answers to addresses, to names of the own network and to those that its host gives, and to no others."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cabildo.server.hosts import AllowedHosts, host_name
from cabildo.server.requests import PROTOCOL_HEADER
from cabildo.server.serving import own_names
from cabildo.server.settings import Settings
from cabildo.server.wire.socket import PROTOCOL
from tests.cli.command import refused, run
from tests.server.conftest import serving
from tests.server.running import RunningServer

GIVEN = ("games.example", "*.club.example", "xn--jeux-dja.example")


async def nothing(*_: object) -> None:
    return


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8000",
        "LocalHost.:8000",
        "127.0.0.1",
        "127.0.0.1:8000",
        "192.168.1.20:8000",
        "203.0.113.5:8000",  # through a router's forwarded port
        "[::1]:8000",
        "[2001:db8::5]",
        "annas-pc:8000",
        "annas_pc",
        "annas-pc.local:8000",
        "annas-pc.lan",
        "annas-pc.home.arpa",
        "app.localhost",
        "games.example",
        "Games.Example:443",
        "table.club.example",
        "one.table.club.example",
        "xn--jeux-dja.example",
    ],
)
def test_names_that_lead_here(host: str) -> None:
    assert AllowedHosts(nothing, GIVEN).allows(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "games.example.evil.example",
        "evilgames.example",
        "www.games.example",
        "club.example",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "local.evil.example",
        "evil.example#localhost",
        "evil.example/.local",
        "evil.example,localhost",
        "localhost@evil.example",
        "evil.example:8000:localhost",
        "[::1].evil.example",
        "[evil.example]",
        "127.0.0.1:x",
        "[::1]x",
        ".local",
        "a" * 300,
        ":8000",
        "*.club.example:x",
    ],
)
def test_names_that_somebody_else_can_let_lead_here(host: str) -> None:
    assert not AllowedHosts(nothing, GIVEN).allows(host)


async def test_other_names_are_refused_and_the_host_is_told_how_to_allow_them(tmp_path: Path) -> None:
    async with serving(Settings(data_folder=tmp_path)) as app:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://games.example:8000") as client:
            for path in ("/", "/health", "/metrics", "/t/some-table"):
                response = await client.get(path)
                assert response.status_code == 421
                assert response.headers["x-content-type-options"] == "nosniff"
                assert response.headers["content-type"].startswith("text/plain")
                assert response.text.endswith("allow that: --allowed-host games.example\n")
            problem = (await client.post("/api/me", json={"name": "Anna"})).json()
            assert problem["code"] == "problem-unknown-host"
            odd = await client.get("/", headers={"host": "<script>.example"})
            assert (odd.status_code, "--allowed-host" in odd.text) == (421, False)


async def test_a_name_that_was_given_is_answered(tmp_path: Path) -> None:
    async with serving(Settings(data_folder=tmp_path, allowed_hosts=("games.example",))) as app:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://games.example") as client:
            origin = {"origin": "http://games.example", PROTOCOL_HEADER: str(PROTOCOL)}
            assert (await client.post("/api/me", json={"name": "Anna"}, headers=origin)).status_code == 200
            evil = {"origin": "http://evil.example"}  # the name is right, the page is another's
            assert (await client.post("/api/me", json={"name": "Anna"}, headers=evil)).status_code == 403


async def test_a_real_server_knows_its_names(tmp_path: Path) -> None:
    with RunningServer(tmp_path, "--allowed-host", "games.example") as server:
        for host, status in {
            "localhost": 200,
            socket.gethostname(): 200,
            "games.example": 200,
            "evil.example": 421,
        }.items():
            answer = httpx.get(f"{server.address}/health", headers={"host": host})
            assert (answer.status_code, answer.headers.get("server")) == (status, None), host
        with pytest.raises(InvalidStatus):
            async with connect("ws://evil.example/api/live", host="127.0.0.1", port=server.port):
                pass


def test_a_machine_knows_where_it_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Anna's PC")
    assert own_names("board.club.example") == ("board.club.example",)
    monkeypatch.setattr(socket, "gethostname", lambda: "PC.club.example")
    assert own_names("0.0.0.0") == ("0.0.0.0", "pc.club.example")


@pytest.mark.parametrize("nonsense", ["http://games.example", "games.example:443", "", "*", "games example", "a..b"])
def test_a_wrong_name_is_refused_in_one_line(tmp_path: Path, nonsense: str) -> None:
    line = refused(run("serve", "--data", tmp_path, "--allowed-host", nonsense))
    assert line == f"--allowed-host: {nonsense!r} is not a name such as games.example, without http:// and port"
    with pytest.raises(ValueError, match="is not a name"):
        host_name(nonsense)
