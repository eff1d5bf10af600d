"""Barrels and colonists on Puerto Rico's board: carried by mouse and finger, moved by keys, and let go in time."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Request, expect

from tests.browser.board_player import BoardPlayer, Hand, screen, sit_at
from tests.browser.conftest import Visit
from tests.browser.pages import NO_LOG
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer
from tests.titles.puerto_rico.build import table

GOODS = {"goods": {"corn": 2, "indigo": 1, "sugar": 1}}
WHARF = {**GOODS, "city": ["wharf"], "men": {"wharf": 1}}
SHIPS = {"4": {"good": "corn", "barrels": 1}, "6": {"good": "sugar", "barrels": 6}}
LOADING = table(3, phase="loading", seats={0: WHARF}, ships=SHIPS).to_position()
TRADING = table(3, phase="trading", seats={0: GOODS}, house={"sugar": 1}).to_position()
PLACING = table(
    3,
    phase="placing",
    seats={0: {"island": {"corn": 2, "quarry": 1}, "city": ["indigo-plant"], "men": {}}},
    step={"place": "corn", "hand": 3},
).to_position()
EVERY_HAND = pytest.mark.parametrize(("hand", "width"), [("mouse", 1440), ("finger", 390), ("keys", 820)])


def moves_of(visitor: Visitor) -> list[list[str]]:
    """What this visitor will send from now on, a list of answers each time."""
    moves: list[list[str]] = []

    def note(request: Request) -> None:
        if request.url.endswith("/moves"):
            moves.append(json.loads(request.post_data or "")["actions"])

    visitor.page.on("request", note)
    return moves


def view(visitor: Visitor) -> Any:
    return visitor.get(f"/api/tables/{visitor.table}?seat=0&since={NO_LOG}")["view"]


def bring(player: BoardPlayer, thing: str, place: str) -> None:
    """By keys: press what would be carried, then where it shall go."""
    if player.hand == "keys":
        player.press(player.thing(thing))
        player.press(player.thing(place))
    else:
        player.carry(player.thing(thing), player.thing(place))


def said(visitor: Visitor) -> Locator:
    """The reason why something cannot be done."""
    return visitor.panel.get_by_role("status")


@EVERY_HAND
def test_a_barrel_is_brought_onto_a_ship(visit: Visit, server: RunningServer, hand: Hand, width: int) -> None:
    player = sit_at(visit(**screen(hand, width)), server, LOADING, hand)
    anna = player.visitor
    moves = moves_of(anna)
    bring(player, "barrel corn", "ship 4")
    expect(player.thing("ship 4").locator("svg.barrel")).to_have_count(3)
    assert moves[0] == ["load corn 4"]


@EVERY_HAND
def test_a_barrel_is_brought_onto_ones_wharf(visit: Visit, server: RunningServer, hand: Hand, width: int) -> None:
    player = sit_at(visit(**screen(hand, width)), server, LOADING, hand)
    moves = moves_of(player.visitor)
    bring(player, "barrel corn", "ship wharf")
    expect(player.thing("barrel corn")).to_have_count(0)
    assert moves[0] == ["load corn wharf"]


@EVERY_HAND
def test_a_barrel_is_brought_to_the_trading_house(visit: Visit, server: RunningServer, hand: Hand, width: int) -> None:
    player = sit_at(visit(**screen(hand, width)), server, TRADING, hand)
    moves = moves_of(player.visitor)
    if hand == "keys":
        player.press(player.thing("barrel indigo"))
    else:
        player.carry(player.thing("barrel indigo"), player.thing("house"))
    expect(player.thing("house").locator("svg.barrel")).to_have_count(2)
    assert moves == [["sell indigo"]]


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_barrel_that_fits_nowhere_says_why_or_goes_back(visit: Visit, server: RunningServer, hand: Hand) -> None:
    player = sit_at(visit(**screen(hand, 820)), server, LOADING, hand)
    anna = player.visitor
    moves, before = moves_of(anna), view(anna)
    barrel = player.thing("barrel corn")
    player.carry(barrel, anna.page.get_by_role("heading", name=anna.words["label-row"]))
    expect(anna.page.locator("[data-over]")).to_have_count(0)
    expect(said(anna).filter(has_text="PR-")).to_have_count(0)
    expect(barrel).not_to_have_attribute("aria-pressed", "true")
    for ship, rule in (("ship 5", "PR-CAPTAIN-05"), ("ship 6", "PR-CAPTAIN-04")):
        player.carry(barrel, player.thing(ship))
        expect(said(anna).filter(has_text=rule)).to_be_visible()
    player.carry(barrel, player.thing("house"))
    expect(said(anna).filter(has_text="This is not what is asked now.")).to_be_visible()
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    expect(anna.page.locator("body > svg")).to_have_count(0)
    assert moves == []
    assert view(anna) == before


AWAY_FROM_THE_EDGE = "(place) => place.scrollIntoView({ block: 'center' })"  # where the page would scroll on


@pytest.fixture
def at_placing(visit: Visit, server: RunningServer) -> BoardPlayer:
    return sit_at(visit(), server, PLACING)


def in_hand(player: BoardPlayer) -> Locator:
    return player.page.locator("[data-carry='colonist '] svg")


def hold(player: BoardPlayer, thing: Locator, place: Locator) -> None:
    """Carry something there by mouse without letting go."""
    place.evaluate(AWAY_FROM_THE_EDGE)
    thing.hover()
    player.page.mouse.down()
    place.hover()
    expect(player.page.locator("[data-over]")).to_have_count(1)


def test_esc_gives_up_what_one_carries(at_placing: BoardPlayer) -> None:
    player = at_placing
    hold(player, in_hand(player).first, player.thing("place quarry"))
    player.page.keyboard.press("Escape")
    expect(player.page.locator("[data-over]")).to_have_count(0)
    player.thing("place corn").hover()
    player.page.mouse.up()
    expect(in_hand(player)).to_have_count(3)
    player.carry(in_hand(player).first, player.thing("place corn"))  # the next one is carried as ever
    expect(in_hand(player)).to_have_count(2)
    hold(player, player.thing("colonist corn"), player.thing("place quarry"))
    player.page.keyboard.press("Escape")
    player.thing("colonist corn").hover()
    player.page.mouse.up()  # back where it was, which is no click
    expect(in_hand(player)).to_have_count(2)


def test_what_is_carried_lands_where_the_pointer_is_when_the_window_changes(at_placing: BoardPlayer) -> None:
    player = at_placing
    hold(player, in_hand(player).first, player.thing("place quarry"))
    player.page.set_viewport_size({"width": 1100, "height": 800})
    player.thing("place indigo-plant").evaluate(AWAY_FROM_THE_EDGE)
    player.thing("place indigo-plant").hover()
    player.page.mouse.up()
    expect(in_hand(player)).to_have_count(2)
    expect(player.thing("colonist indigo-plant")).to_be_visible()


def test_a_button_let_go_outside_the_window_ends_it(at_placing: BoardPlayer) -> None:
    player = at_placing
    hold(player, in_hand(player).first, player.thing("place quarry"))
    player.page.evaluate("dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, clientX: 5, buttons: 0 }))")
    expect(player.page.locator("[data-over]")).to_have_count(0)
    player.page.mouse.up()
    expect(in_hand(player)).to_have_count(3)
