"""A title without a board of its own: the outline of its view and the panel are enough to play it."""

from __future__ import annotations

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.gathering import ROLE
from tests.browser.pages import new_table, sit_down
from tests.browser.visitor import Visitor

SAID_BY_THE_PAGE = ("title", "seat", "over")
REAL, UNKNOWN = "puerto-rico", "no-board"


def test_any_title_can_be_played_by_outline_and_panel(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    under_another_name(anna)
    anna.open(f"/t/{new_table(anna, 'me', 'bot', 'bot')}")
    anna.play_until(ROLE)
    expect(anna.page.get_by_role("region", name="Roles")).to_have_count(0)  # the drawn board
    main = anna.page.get_by_role("main")
    shown = main.get_by_role("term").all_inner_texts() + main.get_by_role("heading").all_inner_texts()
    view = anna.get(f"/api/tables/{anna.table}?seat=0")["view"]
    wanted = {name.replace("_", " ") for name in view if name not in SAID_BY_THE_PAGE and view[name] not in ([], {})}
    assert len(wanted) > 10
    assert wanted <= {text.strip().lower() for text in shown}
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
