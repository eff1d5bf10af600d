"""What goes wrong while somebody is at Puerto Rico's board: hasty hands, lost connections, a second tab."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.board_player import BoardPlayer, sit_at, sit_at_new_table
from tests.browser.conftest import Visit
from tests.browser.test_board_carrying import LOADING, PLACING, hold, in_hand, moves_of
from tests.browser.test_together import LateSocket
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer


class Line:
    """A visitor's line to the server, which can be cut; the page takes it up again by itself."""

    def __init__(self, visitor: Visitor) -> None:
        self._page = visitor.page
        self._told = 0  # so often the server told the table
        visitor.page.route_web_socket("**/api/live", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.connect_to_server().on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        self._socket.send(message)
        self._told += json.loads(message)["type"] in ("table", "change")

    def cut(self) -> None:
        """And wait until the server has told the table anew."""
        before = self._told
        self._socket.close()
        while self._told == before:
            self._page.wait_for_timeout(20)


def test_a_lost_connection_leaves_colonists_where_one_put_them(visit: Visit, server: RunningServer) -> None:
    anna = visit()
    line = Line(anna)
    player = sit_at(anna, server, PLACING)
    moves = moves_of(anna)
    player.press(player.thing("place quarry"))
    expect(in_hand(player)).to_have_count(2)
    hold(player, in_hand(player).first, player.thing("place corn"))
    line.cut()
    player.page.mouse.up()
    expect(in_hand(player)).to_have_count(1)
    player.press(player.thing("place indigo-plant"))

    anna.harmless = re.compile("ERR_FAILED")
    anna.page.route("**/moves", lambda route: route.abort(), times=1)
    player.press(anna.button(anna.words["placing-done"]))
    expect(in_hand(player)).to_have_count(0)
    assert anna.asked()
    assert [move[0] for move in moves[:2]] == ["man corn 1", "man corn 1"]  # the same, tried again
    assert moves[0] == moves[1]


def test_a_lost_connection_leaves_a_half_chosen_load(visit: Visit, server: RunningServer) -> None:
    anna = visit()
    line = Line(anna)
    player = sit_at(anna, server, LOADING)
    moves = moves_of(anna)
    player.press(player.thing("barrel corn"))
    expect(player.thing("barrel corn")).to_have_attribute("aria-pressed", "true")
    line.cut()
    player.press(player.thing("ship wharf"))  # which takes any good
    expect(player.thing("barrel corn")).to_have_count(0)
    assert moves[0] == ["load corn wharf"]


def test_the_second_click_of_a_double_click_answers_nothing_new(visit: Visit, server: RunningServer) -> None:
    anna = visit()
    player = sit_at(anna, server, LOADING, listed=True)
    first = anna.answers.first
    first.click()
    expect(anna.answers.filter(has_text="corn")).to_have_count(0)  # the next question
    assert anna.asked()
    for times in (2, 1):  # the second click of a double click, and one for itself
        expect(player.thing("ship 5").locator("svg.barrel")).to_have_count(0)
        anna.page.mouse.down(click_count=times)
        anna.page.mouse.up(click_count=times)
        assert anna.asked()
    expect(player.thing("ship 5").locator("svg.barrel")).to_have_count(1)


def test_nothing_else_is_answered_while_an_answer_is_on_its_way(visit: Visit) -> None:
    anna = visit()
    player = sit_at_new_table(anna, listed=True)
    moves = moves_of(anna)
    held: list[Route] = []
    anna.page.route("**/moves", lambda route: held.append(route), times=1)
    player.thing("role settler").dblclick()
    player.thing("role builder").click()
    player.thing("role mayor").click()
    anna.page.keyboard.press("1")
    while not held:
        anna.page.wait_for_timeout(20)
    held[0].continue_()
    expect(anna.question).to_have_text("Which tile do you take?")
    assert moves == [["role settler"]]


def test_a_key_held_down_answers_once(visit: Visit) -> None:
    anna = visit()
    player = sit_at_new_table(anna, "keys", listed=True)
    moves = moves_of(anna)
    anna.page.keyboard.down("1")
    expect(anna.question).to_have_text("Which tile do you take?")
    assert anna.asked()
    anna.page.keyboard.down("1")  # what is down already repeats
    assert anna.asked()
    expect(anna.question).to_have_text("Which tile do you take?")
    anna.page.keyboard.up("1")

    player.walk_to(player.thing("tile quarry"))
    anna.page.keyboard.down("Enter")
    expect(anna.question).not_to_have_text("Which tile do you take?")
    assert anna.asked()
    anna.answers.first.focus()
    anna.page.keyboard.down("Enter")
    assert anna.asked()
    assert moves == [["role settler"], ["tile quarry"]]


def test_two_tabs_on_one_seat(visit: Visit, server: RunningServer) -> None:
    """What is answered in one of them, the other one knows; what a late one still shows is refused and shown anew."""
    anna = visit()
    anna.harmless = re.compile("409")  # both answer what everybody answers, and one is late
    player = sit_at(anna, server, LOADING)
    tab = Visitor(anna.context, anna.address)
    tab.harmless = anna.harmless
    late = LateSocket(tab)
    tab.open(f"/t/{anna.table}")
    assert tab.asked()
    other = BoardPlayer(tab, "mouse")
    hold(other, other.thing("barrel corn"), other.thing("ship 4"))
    player.press(player.thing("barrel indigo"))
    player.press(player.thing("ship 5"))
    expect(other.thing("ship 5").locator("svg.barrel")).to_have_count(1)
    assert tab.asked()
    tab.page.mouse.up()  # what is carried may still land
    expect(player.thing("ship 4").locator("svg.barrel")).to_have_count(3)
    for visitor in (anna, tab):
        assert visitor.asked()
        expect(visitor.page.get_by_role("alert")).to_have_count(0)

    late.hold()
    player.press(player.thing("barrel sugar"))
    assert anna.asked()
    other.press(other.thing("barrel sugar"))
    expect(tab.page.get_by_role("alert")).to_be_visible()
    expect(tab.question).to_have_text(anna.question.inner_text())
    expect(tab.answers).to_have_text(anna.answers.all_inner_texts(), use_inner_text=True)
    assert tab.faults == []
