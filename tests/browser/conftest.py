"""A real server and a real Chromium; every test gets browsers of its own in it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.catalogue import ROOT
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.running import RunningServer

ARGUMENTS = [
    "--no-sandbox",  # pages come from our own server only
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SERVER_ARGUMENTS = ("--no-rate-limits", "--bot-pause", "0", "--seed", "1")

Visit = Callable[..., Visitor]


# Not for the whole session: while Playwright runs, no other event loop can run in this thread, as other tests need.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        pytest.fail("the browser tests need Chromium: apt-get install chromium", pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server"), *SERVER_ARGUMENTS) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    """For a test that stops it."""
    with RunningServer(tmp_path, *SERVER_ARGUMENTS) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: RunningServer) -> Iterator[Visit]:
    """Makes visitors: `anna = visit()`. No page of theirs may complain or ask another host."""
    visitors: list[Visitor] = []

    def make(at: RunningServer | None = None, language: str = "en", **wishes: Any) -> Visitor:
        context = browser.new_context(**{"locale": language, "viewport": {"width": 1440, "height": 900}, **wishes})
        visitors.append(Visitor(context, (at or server).address, language))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []


@pytest.fixture(scope="session")
def artefacts() -> Path:
    folder = ROOT / "build" / "artefacts" / "browser"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
