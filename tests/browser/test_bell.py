"""The bell at a table: there where the host lets people be called, asking the browser first, out by one click."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import SERVER_ARGUMENTS, Visit
from tests.browser.pages import new_table, sit_down
from tests.browser.visitor import Visitor
from tests.server.push_service import HOST, Phone
from tests.server.running import RunningServer

# Chromium has a push service only where Google's is reached: the browser's part of it is stood in for.
STAND_IN = """
const wish = %s;
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
const subscription = (key) => ({
  endpoint: wish.endpoint,
  options: { applicationServerKey: bytes(key).buffer, userVisibleOnly: true },
  toJSON: () => ({ endpoint: wish.endpoint, expirationTime: null, keys: { p256dh: wish.key, auth: wish.secret } }),
  unsubscribe: async () => (localStorage.removeItem("stand-in"), true),
});
PushManager.prototype.getSubscription = async () => {
  const key = localStorage.getItem("stand-in");
  return key === null ? null : subscription(key);
};
PushManager.prototype.subscribe = async (options) => {
  if (!options.userVisibleOnly) throw new DOMException("", "NotAllowedError");
  const text = btoa(String.fromCharCode(...options.applicationServerKey));
  const key = text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  localStorage.setItem("stand-in", key);
  return subscription(key);
};
"""


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose host lets people be called."""
    folder = tmp_path_factory.mktemp("calling")
    with RunningServer(folder, *SERVER_ARGUMENTS, "--push-contact", "mailto:host@games.example") as running:
        yield running
        assert running.errors() == []


def called(visit: Visit, at: RunningServer, name: str = "Anna", *, granted: bool = True, **wishes: Any) -> Visitor:
    """Somebody whose browser can be called."""
    visitor = visit(at, **wishes)
    if granted:
        visitor.context.grant_permissions(["notifications"], origin=visitor.address)
    visitor.context.add_init_script(STAND_IN % json.dumps(Phone(name).wish()))
    sit_down(visitor, name)
    return visitor


def bell(visitor: Visitor) -> Locator:
    return visitor.button(visitor.words["bell"])


def devices(visitor: Visitor) -> Any:
    return visitor.get("/api/me/devices")


def at_a_table(visitor: Visitor) -> str:
    table = new_table(visitor, "me", "bot", "bot")
    visitor.open(f"/t/{table}")
    assert visitor.asked()
    return table


def test_without_the_hosts_word_there_is_no_bell(visit: Visit, server: RunningServer) -> None:
    anna = called(visit, server)
    at_a_table(anna)
    anna.page.wait_for_load_state("networkidle")
    expect(bell(anna)).to_have_count(0)
    assert anna.get("/api/push") == {"key": None}
    anna.open("/me")
    expect(
        anna.button("Download everything").or_(anna.page.get_by_role("link", name="Download everything"))
    ).to_be_visible()
    expect(anna.page.get_by_role("heading", name=anna.words["me-calls"])).to_have_count(0)


def test_one_click_lets_oneself_be_called_and_one_ends_it(visit: Visit, calling: RunningServer) -> None:
    anna = called(visit, calling)
    table = at_a_table(anna)
    expect(bell(anna)).to_have_attribute("aria-pressed", "false")
    bell(anna).click()
    expect(bell(anna)).to_have_attribute("aria-pressed", "true")
    expect(anna.page.get_by_text(anna.words["bell-on"])).to_be_visible()
    assert anna.get(f"/api/tables/{table}/bell") == {"on": True}
    mine = devices(anna)
    assert [(one["service"], one["language"]) for one in mine["devices"]] == [(HOST, "en")]
    worker = anna.page.evaluate("navigator.serviceWorker.ready.then((it) => [it.active.scriptURL, it.scope])")
    assert worker == [f"{calling.address}/service-worker.js", f"{calling.address}/"]
    anna.page.reload()
    expect(bell(anna)).to_have_attribute("aria-pressed", "true")
    bell(anna).click()
    expect(bell(anna)).to_have_attribute("aria-pressed", "false")
    expect(anna.page.get_by_text(anna.words["bell-off"])).to_be_visible()
    assert anna.get(f"/api/tables/{table}/bell") == {"on": False}


def test_it_is_a_tables_own(visit: Visit, calling: RunningServer) -> None:
    anna = called(visit, calling)
    at_a_table(anna)
    bell(anna).click()
    expect(bell(anna)).to_have_attribute("aria-pressed", "true")
    at_a_table(anna)
    expect(bell(anna)).to_have_attribute("aria-pressed", "false")


def test_a_browser_that_does_not_want_it_says_so(visit: Visit, calling: RunningServer) -> None:
    anna = called(visit, calling, granted=False)
    table = at_a_table(anna)
    bell(anna).click()
    expect(anna.page.get_by_text(anna.words["bell-refused"])).to_be_visible()
    expect(bell(anna)).to_have_attribute("aria-pressed", "false")
    assert anna.get(f"/api/tables/{table}/bell") == {"on": False}
    assert devices(anna) == {"devices": [], "tables": 0}


def test_another_browser_has_its_own_say(visit: Visit, calling: RunningServer) -> None:
    anna = called(visit, calling)
    table = at_a_table(anna)
    bell(anna).click()
    expect(bell(anna)).to_have_attribute("aria-pressed", "true")
    laptop = called(visit, calling, "Laptop")
    laptop.context.add_cookies([dict(cookie) for cookie in anna.context.cookies()])  # type: ignore[misc]
    laptop.open(f"/t/{table}")
    expect(bell(laptop)).to_have_attribute("aria-pressed", "false")
    bell(laptop).click()
    expect(bell(laptop)).to_have_attribute("aria-pressed", "true")
    assert len(devices(anna)["devices"]) == 2


def test_who_waits_for_friends_can_go_away(visit: Visit, calling: RunningServer) -> None:
    anna = called(visit, calling, language="fr")
    table = new_table(anna, "me", "link", "bot")
    anna.open(f"/t/{table}")
    bell(anna).click()
    expect(bell(anna)).to_have_attribute("aria-pressed", "true")
    assert [one["language"] for one in devices(anna)["devices"]] == ["fr"]


def test_who_only_watches_is_not_asked(visit: Visit, calling: RunningServer) -> None:
    anna, eve = called(visit, calling), called(visit, calling, "Eve")
    table = new_table(anna, "me", "bot", "bot", public=True)
    eve.open(f"/t/{table}")
    expect(eve.page.get_by_text(eve.words["spectator"], exact=True)).to_be_visible()
    eve.page.wait_for_load_state("networkidle")
    expect(bell(eve)).to_have_count(0)


def test_all_of_it_ends_on_the_page_of_ones_data(visit: Visit, calling: RunningServer) -> None:
    anna = called(visit, calling)
    at_a_table(anna)
    bell(anna).click()
    expect(bell(anna)).to_have_attribute("aria-pressed", "true")
    anna.open("/me")
    expect(anna.page.get_by_text("One table notifies you when it is your turn, in one browser.")).to_be_visible()
    anna.button(anna.words["me-calls-stop"]).click()
    expect(anna.page.get_by_text(anna.words["me-calls-stopped"])).to_be_visible()
    assert devices(anna) == {"devices": [], "tables": 0}
    assert anna.page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


def test_a_call_is_shown_and_goes_when_one_comes(visit: Visit, calling: RunningServer) -> None:
    """What the push service would bring is handed to the real service worker by the browser's own tools."""
    anna = called(visit, calling)
    table = at_a_table(anna)
    bell(anna).click()
    expect(bell(anna)).to_have_attribute("aria-pressed", "true")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    tools = anna.context.new_cdp_session(anna.page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    for _ in range(200):
        if found:
            break
        anna.page.wait_for_timeout(20)
    call = {"table": table, "title": "Your turn · Puerto Rico", "text": "At the table: Bob", "language": "en"}
    parts = {"origin": f"{calling.address}/", "registrationId": found[0], "data": json.dumps(call)}
    tools.send("ServiceWorker.deliverPushMessage", parts)
    shown = """async () => {
      const registration = await navigator.serviceWorker.ready;
      for (let attempt = 0; attempt < 500; attempt += 1) {
        const notes = await registration.getNotifications();
        if (notes.length > 0) return notes.map((note) => [note.title, note.body, note.tag, note.lang, note.data]);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return [];
    }"""
    assert anna.page.evaluate(shown) == [
        ["Your turn · Puerto Rico", "At the table: Bob", f"cabildo-{table}", "en", {"path": f"/t/{table}"}]
    ]
    anna.page.reload()  # she has come to the table
    expect(bell(anna)).to_have_attribute("aria-pressed", "true")
    anna.page.wait_for_function(
        "navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) => all.length === 0)"
    )


@pytest.mark.parametrize(("name", "size"), [("wide", (1440, 900)), ("tablet", (820, 1180)), ("phone", (390, 844))])
def test_how_it_looks(visit: Visit, calling: RunningServer, artefacts: Path, name: str, size: tuple[int, int]) -> None:
    anna = called(visit, calling, viewport={"width": size[0], "height": size[1]})
    at_a_table(anna)
    if size[0] < 1024:
        anna.open_menu()
    anna.page.screenshot(path=artefacts / f"bell-{name}-off.png")
    bell(anna).click()
    expect(anna.page.get_by_text(anna.words["bell-on"])).to_be_visible()
    anna.page.screenshot(path=artefacts / f"bell-{name}-on.png")
    wider = anna.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wider <= 0
