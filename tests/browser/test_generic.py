"""A title without a board of its own: the outline of its view and the panel are enough to play it."""

from __future__ import annotations

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.gathering import ROLE
from tests.browser.pages import new_table, sit_down
from tests.browser.visitor import Visitor

REAL, UNKNOWN = "puerto-rico", "no-board"


def test_any_title_can_be_played_by_outline_and_panel(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    under_another_name(anna)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot')}")
    anna.play_until(ROLE)
    expect(anna.page.get_by_role("region", name="Roles")).to_have_count(0)  # the drawn board
    outline = anna.page.get_by_role("main").get_by_role("term")
    shown = {text.strip().lower() for text in outline.all_inner_texts()}
    names = set(anna.get(f"/api/tables/{anna.table}?seat=0")["view"])
    assert {name.replace("_", " ") for name in names} <= shown
    anna.answer("settler")
    anna.answer_anything()
    anna.play_until(ROLE)
    expect(anna.log).to_contain_text("takes the settler")


def under_another_name(visitor: Visitor) -> None:
    """Let the client believe that Puerto Rico is a title that it has no folder for."""

    def from_server(route: Route) -> None:
        response = route.fetch(url=route.request.url.replace(UNKNOWN, REAL))
        route.fulfill(response=response, body=renamed(response.text()))

    def live(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(renamed(str(message))))

    visitor.page.route("**/api/t*/**", from_server)
    visitor.page.route_web_socket("**/api/live", live)


def renamed(text: str) -> str:
    return text.replace(f'"title":"{REAL}"', f'"title":"{UNKNOWN}"')
