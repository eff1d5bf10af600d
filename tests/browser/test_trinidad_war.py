"""The extended war of Trinidad in the browser: by mouse and by finger, its table on every screen, with an automaton,
and in the last decade."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.laid_tables import lay_out
from tests.browser.pages import sit_down
from tests.browser.parts import LIST_CLOSED, answer, open_list, told
from tests.browser.test_pages import AT_REST, AXE, LAYOUT, TEXTS, accessibility
from tests.browser.test_trinidad import SCREENS, words
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer
from tests.titles.trinidad.build import house, position, walled

OPTIONS = {"characters": "dealt", "length": "short", "extended-war": True}
CITY = {
    "b2": house(0),
    "e2": house(1),
    "i3": house(0),
    "e4": house(2),
    "j4": "barracks",
    "m2": house(1),
    "f3": "market",
}
CHARACTERS = ("general", "merchant", "bishop")
ENOUGH_ANSWERS = 150


def attacker(card: int, place: str | None, **fields: Any) -> dict[str, Any]:
    """One of them; without a place it was removed."""
    return {"card": card, **({} if place is None else {"place": place}), **fields}


def unit(kind: str, post: str, **fields: Any) -> dict[str, Any]:
    return {"unit": kind, "post": post, **fields}


ATTACKERS = [
    attacker(52, "NCR", wounds=1),
    attacker(57, "NW-north", elite=True),
    attacker(49, "NCR"),
    attacker(42, "NCL-north"),
    attacker(34, None, taken_by=2),
    attacker(24, "SE-east", elite=True),
]
UNITS: dict[int, list[dict[str, Any]]] = {
    0: [unit("veteran-miliciano", "NCR"), unit("soldier", "CR", wounds=1)],
    1: [unit("miliciano", "NCL")],
    2: [unit("soldier", "NCR")],
}


def war(phase: str = "turn", *, units: Mapping[int, Any] = UNITS, **fields: Any) -> dict[str, Any]:
    """The second round of a war with the Pirates in decade 6."""
    hands: dict[int, list[int]] = fields.pop("hands", {0: [13, 48, 52 + 20], 1: [20], 2: []})
    combat = {"faction": "pirates", "round": 2, "modifier": 2, "attackers": ATTACKERS, "flames": {"NCR": 1, "NE": 2}}
    seats = {
        seat: {"character": character, "coins": 4, "council": 9, "units": units.get(seat, []), "hand": hands[seat]}
        for seat, character in enumerate(CHARACTERS)
    }
    laid = {"decade": 6, "options": OPTIONS, "war": combat | fields.pop("war", {}), "war_fought": True, **fields}
    return position(3, phase=phase, seats=seats, buildings=CITY, walls=walled("NW", "NCL"), **laid)


FIGHT = war("combat", step={"marker": 1, "attacker": 1, "district": "NCR"}, waiting=[{"phase": "turn", "actor": 0}])


def sit_at(visitor: Visitor, server: RunningServer, laid: Mapping[str, Any]) -> None:
    """Alone with bots, at the seat that is asked."""
    sit_down(visitor)
    visitor.context.add_init_script(LIST_CLOSED)
    seats = ["me" if seat == laid["actor"] else "bot" for seat in range(len(laid["players"]))]
    visitor.open(f"/t/{lay_out(visitor, server, laid, *seats)}")
    assert visitor.asked()


def area(visitor: Visitor) -> Locator:
    """The drawing of the war."""
    return visitor.page.get_by_role("region", name=words("en")["show-war-map"], exact=True)


# ---- how it looks


@pytest.mark.parametrize("twin", [False, True], ids=["drawn", "text"])
@pytest.mark.parametrize("laid", [war(), FIGHT], ids=["war", "fight"])
def test_the_war_lies_well_and_is_accessible(
    visit: Visit, server: RunningServer, artefacts: Path, laid: Mapping[str, Any], twin: bool
) -> None:
    anna = visit(reduced_motion="reduce")
    anna.context.add_init_script(path=AXE)
    sit_at(anna, server, laid)
    if twin:
        anna.button(anna.words["board-text"]).click()
        anna.button(anna.words["board-drawn"]).wait_for()
    faults = []
    for width, height in SCREENS.items():
        anna.page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            anna.page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
            anna.page.evaluate(AT_REST)
            where = f"trinidad-{'fight' if laid is FIGHT else 'war'}-{'text' if twin else 'table'}-{width}-{scheme}"
            faults += [f"{where}: {fault}" for fault in anna.page.evaluate(LAYOUT)]
            if (width, scheme) in ((390, "dark"), (1440, "light")):
                faults += [f"{where}: {fault}" for fault in accessibility(anna)]
            anna.page.screenshot(path=artefacts / f"{where}.png", full_page=True)
    assert not faults, "\n".join(faults)


def test_the_war_speaks_french(visit: Visit, server: RunningServer, artefacts: Path) -> None:
    anna = visit(language="fr", reduced_motion="reduce")
    sit_at(anna, server, FIGHT)
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    texts = set(anna.page.evaluate(TEXTS))
    english, french = words("en"), words("fr")
    assert texts & (set(english) | {f"term-{name}" for name in english}) == set()
    assert texts & ({english[name] for name in english if name in french} - set(french.values())) == set()
    assert {french[name] for name in ("show-war-look", "show-fight-result", "show-key-hits")} <= texts
    faults = []
    for width, height in SCREENS.items():  # its words are longer
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate(AT_REST)
        faults += [f"{width} px: {fault}" for fault in anna.page.evaluate(LAYOUT)]
        anna.page.screenshot(path=artefacts / f"trinidad-fight-{width}-fr.png", full_page=True)
    assert not faults, "\n".join(faults)


def test_the_war_can_be_read(visit: Visit, server: RunningServer) -> None:
    anna = visit(reduced_motion="reduce")
    sit_at(anna, server, FIGHT)
    anna.button(anna.words["board-text"]).click()
    for line in (
        "Veteran Miliciano of Anna (war marker 1): attack 6 (alone 4, friends there +2), hits 4",
        "attacker 1, Freebooter: attack 4 (alone 2, friends there +2), hits 3",
        "attacker 2, Pirate Captain: attack 5, hits 5, initiative 2, before the north-west district, at the north edge",
        "attacker 5, Freebooter: attack 3, hits 3, initiative 5, removed; its control card is with Catalina",
        "north-east: 2 flames",
        "north-west: closed by walls",
        "Catalina: 7 penalties, 3 hits on control cards won",
    ):
        expect(anna.page.get_by_role("listitem").filter(has_text=line)).to_have_count(1)


# ---- a war to its end


def test_a_unit_is_led_to_a_district_and_into_a_fight(visit: Visit, server: RunningServer) -> None:
    anna = visit(reduced_motion="reduce")
    sit_at(anna, server, war())
    board = area(anna)
    soldier = board.get_by_role("button", name=re.compile(r"^lead this unit: Soldier of Anna"))
    soldier.click()
    expect(soldier).to_have_attribute("aria-pressed", "true")
    go = "move the unit on war marker 2 to the {} district"
    names = [name.split(": ")[0] for name in board.locator("button.name").all_inner_texts()]
    assert go.format("south-east") in names
    assert go.format("north-west") not in [
        name.split(": ")[0] for name in board.locator("button.name[data-glows]").all_inner_texts()
    ]
    board.get_by_role("button", name=re.compile("^" + go.format("north centre-right"))).click()
    anna.asked()
    told(anna, "Anna moves a Soldier (war marker 2) to the north centre-right district.")
    board.get_by_role("button", name=re.compile("^the unit on war marker 2 fights attacker 3")).click()
    anna.confirm()
    anna.asked()
    fight = anna.page.get_by_role("region", name="Fight in the north centre-right district")
    # two friends beside the Soldier, one beside the Freebooter
    assert fight.get_by_role("row", name=re.compile("^attack")).get_by_role("cell").all_inner_texts() == ["9", "4 + ?"]
    answer(anna, "burn")
    answer(anna, r"attack \+5")
    expect(fight.get_by_text("One card burned for more attack.")).to_be_visible()
    anna.answer("done")
    told(anna, re.compile(r"Attack 14 of Anna against \d+ of attacker 3\."))
    expect(fight).to_have_count(0)


def wage_war(visitor: Visitor, tap: bool) -> int:
    """Fight where that is possible, then pass, until the war is over; how many fights there were."""

    def press(where: Locator) -> None:
        where.tap() if tap else where.click()

    fights = 0
    for _ in range(ENOUGH_ANSWERS):
        assert visitor.asked(), "the game was over before"
        if visitor.page.get_by_role("heading", name="War with the Pirates").count() == 0:
            return fights
        glowing = area(visitor).locator("[data-glows]")
        attacks = glowing.and_(visitor.page.get_by_role("button", name=re.compile("fights attacker")))
        leading = glowing.and_(visitor.page.get_by_role("button", name=re.compile("^lead")))
        if attacks.count() > 0:
            press(attacks.first)
            visitor.confirm()
            fights += 1
        elif leading.count() > 0 and visitor.dice.random() < 0.7:
            press(leading.nth(visitor.dice.randrange(leading.count())))
        elif visitor.question.inner_text().startswith("What do you do"):
            press(visitor.answers.filter(has_text=re.compile(r"^\s*pass")).first)
            visitor.confirm()
        else:
            open_list(visitor)
            press(visitor.answers.nth(visitor.dice.randrange(visitor.answers.count())))
            visitor.confirm()
            visitor.asked()
            open_list(visitor, False)
    raise AssertionError("the war does not end")


@pytest.mark.parametrize("width", [1440, 390])
def test_a_war_to_its_end(visit: Visit, server: RunningServer, artefacts: Path, width: int) -> None:
    anna = visit(viewport={"width": width, "height": SCREENS[width]}, has_touch=width == 390, reduced_motion="reduce")
    sit_at(anna, server, war())
    if width == 390:  # the own units are in sight, not the corner of the map
        assert area(anna).evaluate("window => window.scrollLeft") > 0
    fights = wage_war(anna, tap=width == 390)
    assert fights > 0
    told(anna, "The war with the Pirates is over")
    anna.page.screenshot(path=artefacts / f"trinidad-war-over-{width}-light.png", full_page=True)


# ---- the rounds of the last decade, and the automaton's units


NO_CHARTS = re.compile("409")  # at the end of a game that nobody has played from its beginning
AT_THE_END = [{"phase": "end-of-decade", "actor": 0, "step": {"step": "war", "turns": 1}}]
ROUNDS = war(
    "war-round",
    decade=8,
    passed=[0, 1, 2],
    waiting=AT_THE_END,
    actor=0,
    war={"round": 5},
)
AUTOMATON_UNITS = [unit("veteran-miliciano", "NCR"), unit("soldier", "CR")]


def commanded(**fields: Any) -> dict[str, Any]:
    """The only person has to lead the automaton's units in a round of a war; they have a unit themselves."""
    attackers = [attacker(52, "NCR", wounds=1), attacker(57, "NW-north", elite=True), attacker(49, "CR")]
    seats = {
        0: {"character": "general", "coins": 4, "hand": [16, 18], "units": [unit("miliciano", "NCL")]},
        1: {"character": "carpenter", "coins": 6, "hand": [13], "units": AUTOMATON_UNITS},
    }
    laid = {
        "decade": 6,
        "options": {**OPTIONS, "automaton": "medium"},
        "war": {"faction": "natives", "round": 2, "attackers": attackers},
        "war_fought": True,
        "waiting": [{"phase": "solo-turn"}],
        "buildings": {"b2": house(0), "e2": house(1), "i3": house(1), "m2": house(0), "j4": "barracks"},
        **fields,
    }
    return position(2, phase="commanding", actor=0, seats=seats, **laid)


def sit_with_automaton(visitor: Visitor, server: RunningServer, laid: Mapping[str, Any]) -> None:
    sit_down(visitor)
    visitor.context.add_init_script(LIST_CLOSED)
    visitor.open(f"/t/{lay_out(visitor, server, laid, 'me')}")
    assert visitor.asked()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_war_of_the_last_decade_is_fought_round_by_round(
    visit: Visit, server: RunningServer, artefacts: Path, width: int
) -> None:
    """Nothing but moves, fights and cards burned for moves; after the last round the game is scored."""
    anna = visit(viewport={"width": width, "height": SCREENS[width]}, has_touch=width == 390, reduced_motion="reduce")
    sit_at(anna, server, ROUNDS)
    assert anna.question.inner_text() == "Round 5 of 6 of the war: move your units and fight."
    expect(anna.page.get_by_text("round 5 of 6").first).to_be_visible()
    anna.page.evaluate(AT_REST)
    assert anna.page.evaluate(LAYOUT) == []
    anna.page.screenshot(path=artefacts / f"trinidad-war-round-{width}-light.png", full_page=True)
    board = area(anna)
    board.get_by_role("button", name=re.compile(r"^lead this unit: Soldier of Anna")).click()
    board.get_by_role("button", name=re.compile("^move the unit on war marker 2 to the south-east district")).click()
    anna.asked()
    told(anna, "Anna moves a Soldier (war marker 2) to the south-east district.")
    board.get_by_role("button", name=re.compile("^the unit on war marker 1 fights attacker 1")).click()
    anna.confirm()
    anna.asked()
    anna.answer("done")  # with the cards of the fight
    told(anna, re.compile(r"Attack \d+ of Anna against \d+ of attacker 1\."))
    anna.harmless = NO_CHARTS
    open_list(anna)
    for _ in range(ENOUGH_ANSWERS):
        if not anna.asked():
            break
        done = anna.answers.filter(has_text=re.compile(r"^\s*done"))
        if done.count() > 0:
            done.first.click()
            anna.confirm()
        else:
            anna.answer_anything()
    told(anna, "Round 6 of the war.")
    told(anna, "The war with the Pirates is over")
    expect(anna.page.get_by_role("heading", name=re.compile("wins$|share the win$"))).to_be_visible()
    anna.page.screenshot(path=artefacts / f"trinidad-war-round-end-{width}-light.png", full_page=True)


@pytest.mark.parametrize("width", [1440, 390])
def test_a_person_leads_the_units_of_the_automaton(
    visit: Visit, server: RunningServer, artefacts: Path, width: int
) -> None:
    """They move and fight, with a card of the deck, as one's own do; then the automaton turns up a card."""
    anna = visit(viewport={"width": width, "height": SCREENS[width]}, has_touch=width == 390, reduced_motion="reduce")
    sit_with_automaton(anna, server, commanded())
    anna.page.evaluate(AT_REST)
    assert anna.page.evaluate(LAYOUT) == []
    anna.page.screenshot(path=artefacts / f"trinidad-commanding-{width}-light.png", full_page=True)
    board = area(anna)
    leading = board.locator("[data-glows]").and_(anna.page.get_by_role("button", name=re.compile("^lead this unit")))
    assert leading.count() == 2
    assert board.get_by_role("button", name=re.compile("^lead this unit: Miliciano of Anna")).count() == 0
    soldier = board.get_by_role("button", name=re.compile(r"^lead this unit: Soldier"))
    soldier.tap() if width == 390 else soldier.click()
    go = board.get_by_role(
        "button", name=re.compile("^move the unit on war marker 2 to the north centre-right district")
    )
    go.tap() if width == 390 else go.click()
    anna.asked()
    attack = board.get_by_role("button", name=re.compile("^the unit on war marker 2 fights attacker 1"))
    attack.tap() if width == 390 else attack.click()
    anna.confirm()
    anna.asked()
    told(anna, re.compile("^.*for this fight: ", re.DOTALL))
    told(anna, re.compile(r"Attack \d+ of .*automaton against \d+ of attacker 1\."))
    anna.page.screenshot(path=artefacts / f"trinidad-commanding-fought-{width}-light.png", full_page=True)
    if anna.question.inner_text().startswith("You command"):
        anna.answer("done")
        anna.asked()
    told(anna, "turns up a card (S")
