"""The war of Río de la Plata in the browser: one as attacker, one as defender on a phone, both to their end."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.laid_tables import lay_out
from tests.browser.pages import sit_down
from tests.browser.parts import LIST_CLOSED, told
from tests.browser.test_pages import AXE, LAYOUT, TEXTS, accessibility, look_at_every_size
from tests.browser.test_rio import words
from tests.browser.visitor import Visitor, preferring
from tests.server.running import RunningServer
from tests.titles.rio.build import crew, house, hut, position
from tests.titles.rio.war.positions import steps_of_war

ATTACKER, DEFENDER, OTHER = 0, 1, 2
CITY = {
    "c2": crew(ATTACKER, 2),
    "d3": house(ATTACKER),
    "e2": hut(DEFENDER),
    "e4": "market",
    "f2": house(OTHER),
    "f4": house(DEFENDER),
    "h3": hut(OTHER),
    "i3": "church",
}
GROUPS = {"e2": [DEFENDER], "f2": [OTHER], "h3": [OTHER, OTHER]}
ENOUGH_ANSWERS = 120


def war(phase: str, actor: int, *, seats: Mapping[int, Mapping[str, Any]] | None = None, **step: Any) -> dict[str, Any]:
    """A small war in 1586; `fort` and `groups` are as in a position, the rest is what the step of the war remembers."""
    state = {"enemy": "natives", "attacker": ATTACKER, "groups": step.pop("groups", GROUPS)}
    remembered = steps_of_war(phase, step)
    return position(
        3,
        phase=phase,
        actor=actor,
        seats=seats,
        city=CITY,
        year=1586,
        attacked=[ATTACKER],
        walls=["north a"],
        fort=step.pop("fort", None),
        war=state | step,
        **remembered,
    )


def sit_at_war(visitor: Visitor, server: RunningServer, document: dict[str, Any]) -> None:
    """Anna has the seat that is asked; bots have the others."""
    sit_down(visitor)
    visitor.context.add_init_script(LIST_CLOSED)
    seats = ["me" if seat == document["actor"] else "bot" for seat in range(3)]
    visitor.open(f"/t/{lay_out(visitor, server, document, *seats)}")
    assert visitor.asked()


# ---- on the map


def place(visitor: Visitor, name: str) -> Locator:
    """A space or a point outside that can be clicked."""
    return visitor.page.locator(f'svg [role=button][data-place="{name}"]')


def allowed(visitor: Visitor, named: str = "") -> Locator:
    """The places that are answers, and not only tell why not."""
    return visitor.page.locator("svg .legal[role=button]").and_(
        visitor.page.get_by_role("button", name=re.compile(named))
    )


def go(visitor: Visitor, where: Locator) -> None:
    where.click()
    visitor.confirm()
    visitor.asked()


def at_war(visitor: Visitor) -> bool:
    peace = [visitor.page.get_by_text(text, exact=True) for text in ("The city is at peace.", "The war is over.")]
    return not any(text.is_visible() for text in peace)


def lead(visitor: Visitor) -> None:
    """The first group that can move, or nobody."""
    groups = allowed(visitor)
    if groups.count() == 0:
        go(visitor, visitor.panel.get_by_role("button", name=re.compile("^done")))
        return
    groups.first.click()
    sizes = visitor.page.get_by_role("dialog").get_by_role("button")
    if sizes.count() > 0:
        sizes.first.click()
    visitor.confirm()


def march(visitor: Visitor) -> None:
    """To a battle or a building if there is one in reach; without a step left, stay."""
    goals = allowed(visitor, r"\((battle|a building falls)\)$")
    if goals.count() == 0:
        goals = allowed(visitor)
    go(visitor, goals.last if goals.count() > 0 else visitor.panel.get_by_role("button", name=re.compile("^stay")))


def wage_war(visitor: Visitor, turns: int) -> None:
    """Move all groups in some war turns, then none, until the war is over."""
    for _ in range(ENOUGH_ANSWERS):
        visitor.asked()
        if not at_war(visitor):
            return
        question = visitor.question.inner_text()
        turn = re.match(r"War turn (\d+):", question)
        if turn is not None and int(turn[1]) > turns:
            go(visitor, visitor.panel.get_by_role("button", name=re.compile("^done")))
        elif turn is not None:
            lead(visitor)
        elif question.startswith("Where "):
            march(visitor)
        else:
            visitor.answer("agree")
    raise AssertionError("the war does not end")


# ---- two wars


def test_a_whole_war_as_attacker(visit: Visit, server: RunningServer, artefacts: Path) -> None:
    anna = visit()
    sit_at_war(anna, server, war("mustering", ATTACKER, waiting=6))
    place(anna, "north a").click()
    expect(anna.panel.get_by_text("A wall stands there.")).to_be_visible()
    for edge, size in (("north d", 3), ("north e", 2)):
        place(anna, edge).click()
        anna.page.get_by_role("dialog", name="Which size?").get_by_role("button", name=re.compile(f"^{size} ")).click()
        anna.asked()
    place(anna, "west 5").click()  # only one is left
    anna.asked()
    told(anna, "Attackers wait outside: 3 at north d, 2 at north e, 1 at west 5")
    expect(anna.page.get_by_text("6 of 6 attackers")).to_be_visible()
    expect(anna.question).to_have_text(re.compile("^War turn 1:"))

    go(anna, place(anna, "north e"))
    expect(place(anna, "e2")).to_have_attribute("aria-label", "march to e2 (battle)")
    anna.page.screenshot(path=artefacts / "rio-war-march-1440-light.png", full_page=True)
    go(anna, place(anna, "e2"))
    told(anna, "Battle on e2")
    wage_war(anna, turns=1)
    told(anna, "the war with the Natives is over")
    expect(anna.page.get_by_text("The city is at peace.")).to_be_visible()


def test_a_whole_war_as_defender_on_a_phone(visit: Visit, server: RunningServer, artefacts: Path) -> None:
    anna = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    gunner = {DEFENDER: {"offices": ["gunner"], "silver": 5}}
    camps = {"north d": [3, 2], "north f": [1]}
    sit_at_war(anna, server, war("betting", DEFENDER, seats=gunner, camps=camps, fort=True))
    go(anna, anna.panel.get_by_role("button", name=re.compile("^fire, and bet on 1 attacker")))
    place(anna, "north d").click()
    go(anna, anna.page.get_by_role("dialog").get_by_role("button", name=re.compile("^one of a pair")))
    told(anna, "Anna removes an attacker: north d")
    place(anna, "f2").click()
    expect(anna.panel.get_by_text(re.compile("not beside another colour"))).to_be_visible()
    go(anna, place(anna, "e2"))
    go(anna, place(anna, "f4"))
    anna.answer("pay and recruit")
    anna.asked()
    go(anna, place(anna, "f4"))
    told(anna, "Anna recruits for 1 silver.")
    anna.page.screenshot(path=artefacts / "rio-war-defence-390-light.png")
    go(anna, anna.panel.get_by_role("button", name=re.compile("^done")))
    assert at_war(anna)
    wage_war(anna, turns=1)
    told(anna, "the war with the Natives is over")


# ---- parts of a war


def test_who_asks_for_consent_is_told_and_who_commands_is_shown(visit: Visit, server: RunningServer) -> None:
    anna = visit()
    wish: dict[str, Any] = {"mover": OTHER, "led": "f2", "goal": "e2", "purpose": "merge", "asking": [DEFENDER]}
    sit_at_war(anna, server, war("consenting", DEFENDER, camps={"west 5": [1]}, **wish))
    expect(anna.question).to_have_text(re.compile(r"^\w+ wants to join the groups on f2 and e2\. Do you agree\?$"))
    anna.answer("agree, if you command the group")
    told(anna, re.compile(r"Anna lets \w+ join the group on e2 and commands it\."))
    anna.page.locator('svg [data-place="e2"]').last.hover(force=True)  # over it may lie the next question's answer
    expect(
        anna.page.get_by_text(re.compile("^e2: hut of Anna, one defender of Anna, .*; Anna commands"))
    ).to_be_visible()


def test_groups_are_given_up_in_the_panel_alone(visit: Visit, server: RunningServer) -> None:
    anna = visit()
    groups = {**GROUPS, "i3": [DEFENDER], "h4": ["enemy"]}
    sit_at_war(anna, server, war("marching", DEFENDER, led="e2", groups=groups))
    expect(place(anna, "f2")).to_have_attribute("aria-label", "march to f2 (joins a group)")
    expect(allowed(anna, r"\bi3\b")).to_have_count(0)
    expect(anna.question).to_contain_text("3 steps")
    anna.answer(r"one step more \(gives up the group on i3")
    expect(anna.question).to_contain_text("4 steps")
    expect(allowed(anna, r"march to h4 \(battle\)")).to_have_count(0)  # five steps away
    expect(anna.page.locator('svg [data-place="i3"] .stack')).to_have_count(0)


def test_after_the_war_workers_are_called_back_on_the_map(visit: Visit, server: RunningServer) -> None:
    anna = visit()
    anna.context.add_init_script(preferring(askEverything=True))
    city = {**CITY, "e2": hut(DEFENDER, 2)}
    sit_at_war(anna, server, position(3, phase="recalling", actor=DEFENDER, city=city, year=1586))
    expect(anna.page.get_by_text("The war is over.", exact=True)).to_be_visible()
    place(anna, "e2").click()
    told(anna, "Anna takes back 2 workers from e2.")


# ---- how it looks

IN_MID_WAR: dict[str, Any] = {
    "camps": {"north d": [3, 3, 2, 1], "west 4": [2], "east 5": [1, 1]},
    "groups": {
        **GROUPS,
        "f4": {"stack": [DEFENDER, OTHER, OTHER], "steps": 1},
        "e5": {"stack": [DEFENDER], "rested": True},
        "i3": {"stack": [DEFENDER, DEFENDER], "fought": True, "steps": 0},
        "g3": ["enemy", "enemy"],
    },
    "turn": 3,
    "strength": 18,
    "quiet": 1,
    "led": "e2",
}


def test_the_war_lies_well_and_is_accessible(visit: Visit, server: RunningServer, artefacts: Path) -> None:
    anna = visit(reduced_motion="reduce")
    anna.context.add_init_script(path=AXE)
    sit_at_war(anna, server, war("marching", DEFENDER, **IN_MID_WAR))
    look_at_every_size(anna, "rio-war", artefacts)


def test_the_war_can_be_read(visit: Visit, server: RunningServer, artefacts: Path) -> None:
    anna = visit(reduced_motion="reduce", viewport={"width": 390, "height": 844})
    anna.context.add_init_script(path=AXE)
    sit_at_war(anna, server, war("marching", DEFENDER, **IN_MID_WAR))
    anna.button(anna.words["menu"]).click()
    anna.button(anna.words["board-text"]).click()
    for line in (
        "Natives, led by Alonso",
        "15 of 18 attackers",
        "one turn without a battle; after 3 the war ends",
        "north d: 2 groups of 3, a group of 2, one single attacker",
        "c2: 2 workers of Alonso, closed to all",
        "g3: 2 attackers (Natives)",
        "i3: church, 2 defenders of Anna; has fought",
    ):
        expect(anna.page.get_by_role("listitem").filter(has_text=line)).to_be_visible()
    assert anna.page.evaluate(LAYOUT) + accessibility(anna) == []
    anna.page.screenshot(path=artefacts / "rio-war-text-390-light.png", full_page=True)


def test_peace_and_war_lie_alike(visit: Visit, server: RunningServer) -> None:
    """Nothing jumps when a war begins or ends."""
    boxes = []
    for document in (
        war("leading", DEFENDER, camps={"west 5": [1]}),
        position(3, phase="placing", actor=DEFENDER, city=CITY, year=1586),
    ):
        anna = visit(viewport={"width": 390, "height": 844})
        sit_at_war(anna, server, document)
        boxes.append(anna.page.get_by_role("group", name="Map of the city").bounding_box())
    assert boxes[0] == boxes[1]


def test_the_war_speaks_french(visit: Visit, server: RunningServer, artefacts: Path) -> None:
    anna = visit(language="fr")
    sit_at_war(anna, server, war("marching", DEFENDER, **IN_MID_WAR))
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    texts = set(anna.page.evaluate(TEXTS))
    english, french = words("en"), words("fr")
    assert texts & (set(english) | {f"term-{name}" for name in english}) == set()
    assert texts & ({english[name] for name in english if name in french} - set(french.values())) == set()
    assert {french[name] for name in ("show-war-quiet-short", "show-key-war")} <= texts
    anna.page.screenshot(path=artefacts / "rio-war-1440-fr.png", full_page=True)
