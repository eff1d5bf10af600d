"""Trinidad in the browser: whole short games, what is pressed on its table, and the table on every screen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from cabildo.titles.trinidad.terms import CHARACTER_NAMES
from tests.browser.catalogue import ROOT, lines_of
from tests.browser.conftest import Visit
from tests.browser.laid_tables import lay_out
from tests.browser.pages import new_table, sit_down
from tests.browser.parts import LIST_CLOSED, answer, open_list, told
from tests.browser.test_pages import AT_REST, AXE, LAYOUT, TEXTS, accessibility
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer
from tests.titles.trinidad.build import house, lot, palace, position, shared, walled

FOLDERS = [ROOT / folder / "titles" / "trinidad" / "messages" for folder in ("src/cabildo", "web/src")]
FIRST_GAME = {"characters": "dealt", "length": "short"}
SCREENS = {390: 844, 820: 1180, 1440: 900, 1920: 1080}
ENOUGH_ANSWERS = 400


def sit_at_trinidad(visitor: Visitor) -> str:
    sit_down(visitor)
    return new_table(visitor, "me", "bot", "bot", title="trinidad", options=FIRST_GAME)


def places(visitor: Visitor) -> Locator:
    """What is allowed on the map."""
    return visitor.page.get_by_role("group", name=words("en")["show-map"]).locator("[data-glows]")


def answer_anything(visitor: Visitor, on_board: bool) -> bool:
    """On the board where that is wanted and possible, else in the panel; whether it was on the board."""
    if on_board and visitor.dice.random() < 0.6:
        open_list(visitor, False)
        glowing = visitor.page.locator("[data-glows]:visible")
        if glowing.count() > 0:
            glowing.nth(visitor.dice.randrange(glowing.count())).click()
            visitor.confirm()
            return True
    open_list(visitor)
    folded = visitor.panel.locator("details:not([open]) > summary")
    if folded.count() > 0 and visitor.dice.random() < 0.7:
        folded.nth(visitor.dice.randrange(folded.count())).click()
    visitor.answer_anything()
    return False


@pytest.mark.parametrize("width", [1440, 390])
def test_a_short_game_against_bots_to_its_end(visit: Visit, artefacts: Path, width: int) -> None:
    anna = visit(viewport={"width": width, "height": SCREENS[width]}, reduced_motion="reduce")
    anna.open(f"/t/{sit_at_trinidad(anna)}")
    on_board = in_panel = 0
    while anna.asked():
        if answer_anything(anna, on_board=width == 1440):
            on_board += 1
        else:
            in_panel += 1
        assert on_board + in_panel < ENOUGH_ANSWERS, "the game does not end"
    assert in_panel > 20
    assert on_board > 20 or width == 390
    expect(anna.page.get_by_role("heading", name=re.compile("wins$|share the win$"))).to_be_visible()
    *sources, total = [
        [0 if cell == "–" else int(cell.replace("−", "-")) for cell in row.get_by_role("cell").all_inner_texts()]
        for row in anna.page.get_by_role("table").first.get_by_role("row").all()[1:]
        if not (row.text_content() or "").strip().startswith("Tie: ")
    ]
    assert len(total) == 3
    assert [sum(column) for column in zip(*sources, strict=True)] == total
    anna.page.evaluate(AT_REST)
    assert anna.page.evaluate(LAYOUT) == []
    anna.page.screenshot(path=artefacts / f"trinidad-end-{width}-light.png", full_page=True)


# ---- pressing what lies on the table

TURN = position(
    3,
    options=FIRST_GAME,
    seats={0: {"stone": 3, "wood": 3, "coins": 4, "character": "bishop"}},
    buildings={"e3": house(0), "f4": "quarry", "i4": lot(1)},
)


def sit_at(visitor: Visitor, server: RunningServer, laid: Mapping[str, Any]) -> None:
    sit_down(visitor)
    visitor.context.add_init_script(LIST_CLOSED)
    seats = ["me", *("bot" for _ in laid["players"][1:])]
    visitor.open(f"/t/{lay_out(visitor, server, laid, *seats)}")
    assert visitor.asked()


def test_a_lot_is_built_by_pressing_it_and_then_a_space(visit: Visit, server: RunningServer) -> None:
    anna = visit(reduced_motion="reduce")
    sit_at(anna, server, TURN)
    region(anna, "show-shelf").get_by_role("button", name=re.compile("^build a Lot")).click()
    expect(anna.question).to_have_text("Where do you build a Lot?")
    assert {"d2", "f3", "j4"} <= {space.get_attribute("data-place") for space in places(anna).all()}
    places(anna).and_(anna.page.locator("[data-place=d2]")).click()
    told(anna, "Anna builds a Lot on d2.")
    expect(anna.question).to_have_text("What do you do?")  # the others have moved: nothing changes any more
    anna.page.locator("svg [data-place=d2]").first.hover(force=True)  # where an answer lies above it
    expect(anna.page.get_by_text(re.compile("^d2: Lot of Anna "))).to_be_visible()


def test_a_space_that_is_not_allowed_says_why(visit: Visit, server: RunningServer) -> None:
    anna = visit(reduced_motion="reduce")
    sit_at(anna, server, TURN)
    region(anna, "show-shelf").get_by_role("button", name=re.compile("^build a Lot")).click()
    anna.page.locator("[role=button][data-place=a1]").click()
    expect(anna.panel.get_by_text(re.compile("TR-BUILD-"))).to_be_visible()


def test_a_building_is_activated_and_its_cubes_taken_from_the_grids(visit: Visit, server: RunningServer) -> None:
    anna = visit(reduced_motion="reduce")
    sit_at(anna, server, TURN)
    expect(places(anna)).to_have_count(2)  # the Quarry, and the House that could be removed
    places(anna).and_(anna.page.locator("[data-place=f4]")).click()
    answer(anna, "take cubes")
    stores = region(anna, "show-stores")
    for _ in range(2):
        stores.get_by_role("button", name=re.compile("^a stone from grid 2")).click()
    expect(stores.get_by_text("stone: 3 of 5", exact=True)).to_have_count(1)
    told(anna, "Quarry")


def test_workers_go_on_a_grid_space_by_space(visit: Visit, server: RunningServer) -> None:
    anna = visit(reduced_motion="reduce")
    sit_at(anna, server, TURN)
    grids = region(anna, "show-major")
    grids.get_by_role("button", name=re.compile("^workers on the Harbor")).click()
    expect(anna.question).to_have_text("On which space of the Harbor do you place a worker?")
    slots = grids.locator("[data-glows]")
    expect(slots).to_have_count(6)
    slots.nth(1).click()
    expect(slots).to_have_count(4)  # spaces are chosen from left to right
    answer(anna, "done")
    expect(grids.get_by_text("3 points: Anna", exact=True)).to_have_count(1)


def test_the_forecast_hides_what_is_behind_screens(visit: Visit, server: RunningServer) -> None:
    anna = visit(reduced_motion="reduce")
    sit_at(anna, server, TURN)
    scoring = anna.page.get_by_role("region", name="If Era I were scored now")
    money = scoring.get_by_role("row", name=re.compile("^money"))
    assert money.get_by_role("cell").all_inner_texts() == ["4", "?", "?"]
    expect(anna.page.get_by_text(words("en")["show-behind-screen"], exact=True)).to_have_count(2)  # in their lines
    anna.page.keyboard.press("o")  # and on a whole board
    beatriz = anna.page.get_by_role("dialog").get_by_role("region", name=re.compile("^Beatriz"))
    expect(beatriz.get_by_text(words("en")["show-behind-screen"], exact=True)).to_be_visible()


def region(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("region", name=words("en")[name], exact=True)


# ---- the table on every screen

FULL = position(  # two digits everywhere, as much as fits into every place
    5,
    decade=11,
    options={"characters": "dealt"},
    order=[3, 0, 4, 1, 2],
    seats={
        seat: {
            "cubes": {"stone": 3, "wood": 3, "precious": 1, "metal": 1},
            "coins": 4,
            "character": CHARACTER_NAMES[2 * seat],
            "hand": [*range(13 + 12 * seat, 22 + 12 * seat)],
            "rotated": [14 + 12 * seat, 17 + 12 * seat],
            "status": {"construction": 3, "worker": 2} if seat % 2 else {"vp": 3, "cards": 3},
            "units": [
                "veteran-miliciano",
                *([{"unit": "soldier", "wounds": 1, "burned": 2}, "veteran-soldier"] if seat < 2 else []),
            ],
            "faith": 3,
            "score": 112 + seat,
            "council": 10 + seat,
            "war_step": 10 - seat,
            "banners": {"black": 2, "green": 2, "purple": 2, "blue": 1, "red": 1, "ocher": 2},
            "spent": 2,
            "dock": {"triplet": 1} if seat == 0 else {},
        }
        for seat in range(5)
    },
    buildings={
        "a1": house(0),
        "b1": palace(0),
        "c1": lot(0),
        "a2": "fountain",
        "b2": shared("church", 0, 1, 2, 3, 4),
        "c2": house(1),
        "d2": shared("hacienda-wood", 3, 4),
        "e2": palace(1),
        "f2": house(1),
        "g2": lot(1),
        "e3": shared("market", 0, 1, 2),
        "f3": "carpentry",
        "g3": "square",
        "h3": "monument",
        "i3": "barracks",
        "j3": palace(2),
        "k3": house(2),
        "k2": lot(2),
        "j2": house(3),
        "l2": shared("quarry", 4),
        "d4": house(3),
        "e4": palace(3),
        "j4": "quarry",
        "k4": "corporation",
        "k5": house(4),
        "j5": palace(4),
        "l4": lot(4),
    },
    walls=[*walled("NW", "NCL", "SW"), "north h", "north i", "east 2"],
    roads=["NW", "CL", "CR", "SE"],
    fort=True,
    harbor=True,
    cabildo="f4",
    cathedral="f5-f6",
    grids={"walls": {1: 0, 2: "council", 4: 3}, "roads": {1: 1, 2: 2, 3: 4, 5: "council"}},
    tension={"natives": 7, "pirates": 5},
    stores={"stone": [7, 0, 1, 3], "wood": [0, 2, 3, 4], "precious": 0},
    stacks=[10, 0, 1, 6],
    warehouse={"stone": 1, "wood": 0},
    peace=[12],
)


@pytest.mark.parametrize("twin", [False, True], ids=["drawn", "text"])
def test_the_table_lies_well_and_is_accessible(
    visit: Visit, server: RunningServer, artefacts: Path, twin: bool
) -> None:
    anna = visit(reduced_motion="reduce")
    anna.context.add_init_script(path=AXE)
    sit_at(anna, server, FULL)
    if twin:
        anna.button(anna.words["board-text"]).click()
        anna.button(anna.words["board-drawn"]).wait_for()
    faults = []
    for width, height in SCREENS.items():
        anna.page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            anna.page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
            anna.page.evaluate(AT_REST)
            where = f"trinidad-{'text' if twin else 'table'}-{width}-{scheme}"
            faults += [f"{where}: {fault}" for fault in anna.page.evaluate(LAYOUT)]
            if (width, scheme) in ((390, "dark"), (1440, "light")):
                faults += [f"{where}: {fault}" for fault in accessibility(anna)]
            anna.page.screenshot(path=artefacts / f"{where}.png", full_page=True)
    assert not faults, "\n".join(faults)


def test_the_table_speaks_french(visit: Visit, server: RunningServer, artefacts: Path) -> None:
    anna = visit(language="fr", reduced_motion="reduce")
    sit_at(anna, server, FULL)
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    texts = set(anna.page.evaluate(TEXTS))
    english, french = words("en"), words("fr")
    assert texts & (set(english) | {f"term-{name}" for name in english}) == set()
    assert texts & ({english[name] for name in english if name in french} - set(french.values())) == set()
    assert texts & set(french.values())
    faults = []
    for width, height in SCREENS.items():  # its words are longer
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate(AT_REST)
        faults += [f"{width} px: {fault}" for fault in anna.page.evaluate(LAYOUT)]
        anna.page.screenshot(path=artefacts / f"trinidad-table-{width}-fr.png", full_page=True)
    assert not faults, "\n".join(faults)


def words(language: str) -> dict[str, str]:
    """The messages of Trinidad of one line and without parameters."""
    return lines_of(FOLDERS, language)
