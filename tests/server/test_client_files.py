"""The client's files: compressed once, cached for ever where the name says what is inside, and small enough."""

from __future__ import annotations

import gzip
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from cabildo.server.app import CLIENT
from cabildo.server.client_files import ClientFiles

MOST_BYTES = 300_000  # of the first page, compressed
SCRIPT = b"console.log('a script that repeats itself');\n" * 50


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A browser on a small client of the test's own."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>page</p>" * 100)
    (tmp_path / "service-worker.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "font-1a2b.woff2").write_bytes(bytes(range(256)))
    async with browser_on(Starlette(routes=ClientFiles(tmp_path).routes())) as client:
        yield client


def browser_on(app: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://cabildo")


async def test_files_are_sent_compressed_to_those_who_can_read_it(browser: httpx.AsyncClient) -> None:
    answers = {}
    for wish, coding in (("gzip", "gzip"), ("br, gzip;q=0.5", "gzip"), ("identity", None), ("gzip;q=0", None)):
        answer = await browser.get("/assets/main-1a2b.js", headers={"Accept-Encoding": wish})
        assert answer.content == SCRIPT
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        answers[coding] = answer
    assert int(answers["gzip"].headers["content-length"]) < len(SCRIPT) / 5
    assert answers["gzip"].headers["etag"] != answers[None].headers["etag"]


async def test_what_gzip_makes_no_smaller_stays_as_it_is(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/assets/font-1a2b.woff2", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == bytes(range(256))


async def test_hashed_files_are_kept_for_ever_and_pages_asked_for_again(browser: httpx.AsyncClient) -> None:
    assert "immutable" in (await browser.get("/assets/main-1a2b.js")).headers["cache-control"]
    for path in ("/", "/index.html", "/table/some-table"):
        answer = await browser.get(path)
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.text.startswith("<!doctype html>")
    worker = await browser.get("/service-worker.js")  # which browsers know by its name
    assert (worker.headers["cache-control"], worker.content) == ("no-cache", SCRIPT)
    assert (await browser.get("/assets/gone-1a2b.js")).status_code == 404


async def test_a_page_that_did_not_change_is_not_sent_again(browser: httpx.AsyncClient) -> None:
    first = await browser.get("/")
    again = await browser.get("/", headers={"If-None-Match": f'"something", {first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert (await browser.get("/", headers={"If-None-Match": '"something"'})).status_code == 200


async def test_answers_of_the_interface(app: Starlette) -> None:
    """Long ones are compressed, short ones are not; catalogues are not sent twice."""
    async with browser_on(app) as client:
        titles = await client.get("/api/titles/puerto-rico/rules")
        assert titles.headers["content-encoding"] == "gzip"
        assert "Accept-Encoding" in titles.headers["vary"]
        refusal = await client.get("/api/me")
        assert "content-encoding" not in refusal.headers
        words = await client.get("/api/titles/puerto-rico/messages/fr")
        assert words.headers["content-encoding"] == "gzip"
        again = await client.get(
            "/api/titles/puerto-rico/messages/fr", headers={"If-None-Match": words.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")


def test_the_first_page_is_small() -> None:
    """The page with all that it names, the fonts and the words; what is fetched later has a name of its own."""
    page = CLIENT / "index.html"
    assert page.is_file(), "the client is not built: run `make web`"
    named = {CLIENT / name for name in re.findall(r'(?:src|href)="/(assets/[^"]+)"', page.read_text())}
    assert len(named) > 3
    files = {page, *named, *CLIENT.glob("assets/*.woff2"), *CLIENT.glob("assets/en-*")}
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < MOST_BYTES
