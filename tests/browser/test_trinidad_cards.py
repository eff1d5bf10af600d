"""Trinidad's affiliates in the browser: what they say, fast ones out of turn, answers beforehand, votes, events."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.gathering import seat_all
from tests.browser.laid_tables import lay_like, lay_out
from tests.browser.pages import sit_down
from tests.browser.parts import open_list
from tests.browser.test_pages import AT_REST, AXE, LAYOUT, accessibility
from tests.browser.test_standing import always, kept
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer
from tests.titles.trinidad.build import house, position, walled

OPTIONS = {"characters": "dealt", "length": "short"}
CHARACTERS = ("bishop", "governor", "merchant")
WALLS_CLOSED = "Walls have closed a district. Do you use a card?"


def seated(**hands: Any) -> dict[int, dict[str, Any]]:
    """Three seats with characters, coins and council value, and what is said of each by its number: `seat_1`."""
    return {
        seat: {"character": character, "coins": 4, "council": 9, **hands.get(f"seat_{seat}", {})}
        for seat, character in enumerate(CHARACTERS)
    }


def sit_at(visitor: Visitor, server: RunningServer, laid: Mapping[str, Any]) -> None:
    """Alone with bots, at the seat that is asked."""
    sit_down(visitor)
    seats = ["me" if seat == laid["actor"] else "bot" for seat in range(len(laid["players"]))]
    visitor.open(f"/t/{lay_out(visitor, server, laid, *seats)}")
    assert visitor.asked()


def gather(people: Sequence[Visitor], server: RunningServer, laid: Mapping[str, Any]) -> None:
    """All of them at this position."""
    model = seat_all(people, "me", "link", "link", title="trinidad", options=laid.get("options", {}))
    table = lay_like(model, server, laid)
    for visitor in people:
        visitor.open(f"/t/{table}")


def sheet(visitor: Visitor, name: str) -> Locator:
    """What a player has."""
    return visitor.page.get_by_role("region", name=re.compile(f"^{name}"))


# ---- what cards say

TURN = position(
    3,
    options=OPTIONS,
    seats=seated(seat_0={"wood": 3, "hand": [14, 31, 33], "rotated": [33]}, seat_1={"hand": [45]}),
    piles={"1": [21]},
)


def test_a_card_tells_what_it_does_by_a_sign(visit: Visit, server: RunningServer) -> None:
    anna = visit(reduced_motion="reduce")
    sit_at(anna, server, TURN)
    sign = sheet(anna, "Anna").get_by_role("button", name="What is this: Scaffolder?")
    expect(sign).to_have_accessible_description(re.compile("^In your turn, for 2 wood: put a worker of the council"))
    sign.focus()
    anna.page.keyboard.press("Enter")
    text = anna.page.locator("[popover]:popover-open")
    expect(text).to_contain_text("In your turn, for 2 wood: put a worker of the council on a free space")
    expect(text).to_contain_text("14, Carpenter")
    anna.page.keyboard.press("Escape")
    expect(text).to_have_count(0)
    expect(sheet(anna, "Anna").get_by_text(re.compile(r"^Rampart Foreman \(33, Defender\), used: "))).to_have_count(1)
    open_list(anna, False)
    anna.page.keyboard.press("o")  # what others have lies open
    expect(anna.page.get_by_role("dialog").get_by_role("button", name="What is this: Blacksmith?")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("button", name="What is this: Stone Splitter?")).to_have_count(1)


def test_a_card_is_used_by_pressing_it(visit: Visit, server: RunningServer) -> None:
    anna = visit(reduced_motion="reduce")
    sit_at(anna, server, TURN)
    sheet(anna, "Anna").get_by_role("button", name=re.compile("^use the Scaffolder")).click()
    anna.confirm()
    expect(anna.question).to_have_text("On which grid do workers of the council go? (the Scaffolder)")
    anna.answer("workers on the Fort")
    anna.answer(".*point")  # the first space of the Fort
    expect(anna.log).to_contain_text("Anna uses the Scaffolder.")
    expect(anna.question).to_have_text("What do you do?")
    expect(sheet(anna, "Anna").get_by_text(re.compile(r"^Scaffolder \(14, Carpenter\), used: "))).to_have_count(1)


BILL = position(
    3,
    options=OPTIONS,
    seats=seated(seat_0={"stone": 3, "wood": 3, "metal": 2, "hand": [16, 45]}),
    buildings={"e3": house(0)},
)


def test_a_bill_waits_for_cards_that_lower_it(visit: Visit, server: RunningServer) -> None:
    """Also where it could be paid as it is: nobody pays for a person who might use a card."""
    anna = visit(reduced_motion="reduce")
    sit_at(anna, server, BILL)
    anna.page.get_by_role("button", name=re.compile("^build a Palace")).click()
    anna.answer("use the Forester")
    anna.answer("use the Blacksmith")
    anna.answer("a worker of the council instead")
    anna.answer("pay .*stone less")
    anna.answer(r"pay\b(?!.*less)")
    expect(anna.log).to_contain_text("Anna pays 2 workers, 1 worker of the council, 2 stone, 2 metal.")


def test_used_cards_and_an_event_lie_well_and_are_accessible(
    visit: Visit, server: RunningServer, artefacts: Path
) -> None:
    anna = visit(reduced_motion="reduce")
    anna.context.add_init_script(path=AXE)
    laid = {**TURN, "options": {**OPTIONS, "events": True, "talks": True}, "events": {"active": "drought"}}
    laid |= {"palisades": ["NW"], "dear_emptying": True, "support": [2], "peace": [3]}
    sit_at(anna, server, laid)
    faults = []
    for width, height in ((390, 844), (1440, 900)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate(AT_REST)
        faults += [f"{width}: {fault}" for fault in (*anna.page.evaluate(LAYOUT), *accessibility(anna))]
        anna.page.screenshot(path=artefacts / f"trinidad-cards-{width}-light.png", full_page=True)
    assert not faults, "\n".join(faults)
    expect(anna.page.get_by_text("In this decade Quarries, Carpentries and Haciendas")).to_be_visible()


# ---- out of turn

WINDOW = position(
    3,
    options=OPTIONS,
    phase="window",
    actor=1,
    seats=seated(seat_1={"hand": [35]}),
    walls=walled("NW"),
    news={"walls-closed": {"districts": ["NW"]}},
    step={"moment": "walls-closed", "result": 1},
    waiting=[{"phase": "turn", "actor": 0}],
)


def test_a_fast_card_is_used_out_of_turn(visit: Visit, server: RunningServer) -> None:
    people = [visit(reduced_motion="reduce") for _ in range(3)]
    anna, ben, carla = people
    gather(people, server, WINDOW)
    assert ben.asked()
    expect(ben.question).to_have_text(WALLS_CLOSED)
    for other in (anna, carla):
        expect(other.panel).to_contain_text("Ben may use a card")
    ben.answer("use the Wall Inspector")
    expect(ben.question).to_have_text("From which stack do you take the next bronze? You take 3 more.")
    ben.answer("1 bronze from stack 4")  # stacks are named in ascending order, so the others come from there too
    expect(anna.log).to_contain_text("Ben uses the Wall Inspector.")
    expect(ben.question).to_have_text("What do you do?")  # the turn of Anna was over: now it is his


def test_a_window_can_be_answered_beforehand(visit: Visit, server: RunningServer) -> None:
    ben = visit(reduced_motion="reduce")
    sit_at(ben, server, WINDOW)
    expect(ben.question).to_have_text(WALLS_CLOSED)
    expect(always(ben)).to_have_count(1)  # never to use a card
    always(ben).click()
    ben.confirm()
    expect(kept(ben)).to_contain_text("A district that walls close: pass")
    assert ben.asked()
    expect(ben.question).to_have_text("What do you do?")
    ben.panel.get_by_role("button", name="Ask me again").click()
    expect(kept(ben)).to_have_count(0)


# ---- a vote

ASSEMBLY = position(3, options=OPTIONS, seats=seated(seat_2={"hand": [80]}), peace=[1])


def test_three_people_vote_and_nobody_sees_a_ballot_before_all_are_in(visit: Visit, server: RunningServer) -> None:
    people = [visit(reduced_motion="reduce") for _ in range(3)]
    anna, ben, carla = people
    gather(people, server, ASSEMBLY)
    assert anna.asked()
    anna.answer("call a vote")
    anna.answer("propose war")
    for visitor, intention in zip(people, ("declare yes", "declare no", "declare no"), strict=True):
        assert visitor.asked()
        visitor.answer(intention)
    vote = ben.page.get_by_role("region", name="Vote on the War Proclamation")
    expect(vote.get_by_role("listitem").filter(has_text="Anna")).to_contain_text("says yes")
    assert anna.asked()
    anna.answer("vote yes: 3 votes")
    expect(vote.get_by_role("listitem").filter(has_text="Anna")).to_contain_text("has voted")
    expect(vote).not_to_contain_text("voted yes")
    expect(ben.log).not_to_contain_text("voted yes: 3 votes")
    assert ben.asked()
    ben.answer("abstain")
    assert carla.asked()
    carla.answer("vote no: 2 votes")
    expect(carla.question).to_have_text("The ballots are open. Do you use a card?")
    expect(vote.get_by_role("listitem").filter(has_text="Anna")).to_contain_text("voted yes: 3 votes")
    carla.answer("use the Orator")
    carla.answer("2")
    expect(anna.log).to_contain_text("Carla adds 2 votes.")
    expect(anna.log).to_contain_text("is rejected")
    expect(anna.question).to_have_text("What do you do?")
    expect(vote).to_have_count(0)


# ---- an event and an offer

EVENT = position(
    3,
    options={**OPTIONS, "events": True},
    phase="event-choice",
    seats=seated(),
    step={"positive": "silver-fleet", "negative": "crown-tax"},
    waiting=[{"phase": "keeping", "actor": 0, "step": {"cards": [20, 31]}}, {"phase": "drawing", "actor": 0}],
    top_back="plain",
)


def test_the_first_in_the_order_chooses_an_event(visit: Visit, server: RunningServer) -> None:
    anna = visit(reduced_motion="reduce")
    sit_at(anna, server, EVENT)
    expect(anna.question).to_have_text("Which of the two happens: Silver Fleet, or Crown Tax?")
    anna.button(anna.words["panel-explain"]).click()
    expect(anna.answers.filter(has_text="Crown Tax")).to_contain_text("Everybody pays 1 bronze or loses 2 points.")
    anna.answer("Silver Fleet")
    expect(anna.log).to_contain_text("Anna chooses the event: Silver Fleet.")
    expect(anna.page.get_by_text("Everybody gets 1 bronze from the supply.")).to_be_visible()
    expect(anna.question).to_have_text("You see 2 cards. Which one do you keep?")


TALK = position(3, options={**OPTIONS, "talks": True}, seats=seated(seat_0={"wood": 2}), buildings={"e3": house(0)})


def test_an_offer_is_made_and_accepted(visit: Visit, server: RunningServer) -> None:
    people = [visit(reduced_motion="reduce") for _ in range(3)]
    anna, ben, _ = people
    gather(people, server, TALK)
    assert anna.asked()
    anna.answer("an offer to Ben")
    expect(anna.question).to_have_text("Your offer to Ben: you give nothing and get nothing. What else?")
    assert anna.asked()  # the question may be here before the answer to the last move is
    anna.panel.locator("[data-answer='give 2 wood']").dispatch_event("click")
    anna.confirm()
    expect(anna.question).to_have_text("Your offer to Ben: you give 2 wood and get nothing. What else?")
    assert anna.asked()
    anna.panel.locator("[data-answer='ask 1 bronze']").dispatch_event("click")
    anna.confirm()
    expect(anna.question).to_have_text("Your offer to Ben: you give 2 wood and get 1 bronze. What else?")
    anna.answer("make this offer")
    expect(ben.question).to_have_text("Anna offers you 2 wood for 1 bronze. Do you accept?")
    ben.answer("accept")
    expect(anna.log).to_contain_text("Ben accepts: Anna gives 2 wood for 1 bronze.")
    expect(anna.question).to_have_text("What do you do?")
