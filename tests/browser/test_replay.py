"""Replay as people use it: forward, back, by link, by log line; continuing, bringing a record, charts."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.pages import GOLDEN, bring, end, new_table, open_replay, replay_running, same_worker, sit_down
from tests.browser.visitor import Visitor, preferring

LAST = len(json.loads(GOLDEN.read_text())["moves"])


def place(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Leaf through the game").locator(".place")


def expect_move(visitor: Visitor, move: int) -> None:
    """Both the page and its address are at this move."""
    expect(place(visitor)).to_contain_text(re.compile(rf"^\s*(Move|Moves \d+ to) {move} of "))
    expect(visitor.page).to_have_url(re.compile(rf"[?&]move={move}(&|$)"))


def board(visitor: Visitor) -> str:
    return visitor.page.locator(".board").first.inner_text()


def at_record(visitor: Visitor, query: str = "?move=0") -> str:
    sit_down(visitor)
    table = bring(visitor, GOLDEN)
    open_replay(visitor, table, query)
    return table


def let_watch(visitor: Visitor) -> str:
    """Make the link to watch, by the dialog."""
    visitor.button("Let somebody watch").click()
    visitor.button("Make a link").click()
    link = visitor.page.get_by_role("textbox", name="Link to watch").input_value()
    visitor.button("Close").click()
    return link


def test_forward_and_back_by_buttons_keys_and_slider(visit: Visit) -> None:
    anna = visit()
    at_record(anna)
    expect_move(anna, 0)
    beginning = board(anna)
    expect(anna.button("A move back")).to_be_disabled()
    anna.button("A move forward").click()
    anna.button("A move forward").click()
    expect_move(anna, 2)
    assert board(anna) != beginning
    anna.button("A move back").click()
    expect_move(anna, 1)
    anna.page.keyboard.press("ArrowLeft")
    expect_move(anna, 0)
    assert board(anna) == beginning
    anna.page.keyboard.press("ArrowRight")
    expect_move(anna, 1)
    anna.page.keyboard.press("End")
    expect_move(anna, LAST)
    expect(anna.button("A move forward")).to_be_disabled()
    expect(anna.button("Continue from here")).to_be_disabled()
    anna.page.keyboard.press("Home")
    expect_move(anna, 0)
    anna.page.get_by_role("slider", name="Move").fill("78")
    expect_move(anna, 78)
    anna.button("A round back").click()
    expect(place(anna)).to_contain_text("Round")
    started = re.search(r"Move (\d+) of .*Round (\d+)", place(anna).inner_text().replace("\xa0", " "))
    assert started is not None
    assert int(started[1]) < 78
    anna.page.keyboard.press("PageDown")
    expect(place(anna)).to_contain_text(f"Round {int(started[2]) + 1}")
    anna.page.keyboard.press("PageUp")
    expect_move(anna, int(started[1]))


def test_it_plays_by_itself_until_somebody_takes_over(visit: Visit) -> None:
    anna = visit()
    at_record(anna, f"?move={LAST - 2}")
    anna.field("Speed").select_option("4 moves a second")
    anna.page.keyboard.press("p")
    expect_move(anna, LAST)
    expect(anna.button("Play")).to_be_visible()
    anna.field("Speed").select_option("0.5 moves a second")  # slow enough to be seen
    anna.button("Play").click()  # from the beginning again
    expect_move(anna, 1)
    anna.button("Pause").click()
    expect(anna.button("Play")).to_be_visible()


def test_a_link_leads_anybody_to_the_move_and_a_line_of_the_log_to_its_own(visit: Visit) -> None:
    anna, eve, ida = visit(), visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    table = at_record(anna, "?move=41&seen-by=3")
    expect_move(anna, 41)
    link = let_watch(anna)
    assert link.startswith(f"{anna.address}/replay/{table}?move=41&seen-by=3#watch=")
    eve.page.goto(link)
    expect_move(eve, 41)
    expect(eve.page).to_have_url(re.compile("seen-by=3$"))  # the secret does not stay in the address
    eve.button("Copy the link").click()
    expect(eve.button("Copied")).to_be_visible()
    copied = str(eve.page.evaluate("navigator.clipboard.readText()"))
    assert copied == link.partition("#")[0]  # who watches gives no secret away
    ida.harmless = re.compile("404")
    ida.page.goto(copied)
    expect(ida.page.get_by_role("heading", name="No such table")).to_be_visible()
    assert board(eve) == board(anna)
    lines = eve.log.get_by_role("button")
    expect(lines.and_(eve.page.locator("[aria-current=step]")).first).to_be_visible()
    lines.filter(has_text="Round 3").first.click()
    expect(place(eve)).to_contain_text("Round 3")
    expect(eve.page).not_to_have_url(re.compile("move=41&"))
    chosen = re.search(r"move=(\d+)", eve.page.url)
    assert chosen is not None
    eve.page.reload()
    expect_move(eve, int(chosen[1]))
    eve.field("Seen by").select_option("a spectator")
    expect(eve.page).to_have_url(re.compile(rf"move={chosen[1]}&seen-by=nobody"))
    eve.harmless = re.compile("403")
    eve.open(f"/replay/{table}?move=999999&seen-by=9")  # a link that somebody spoilt
    expect_move(eve, LAST)
    for spoilt, step in (("?move=12&seen-by=0", 12), ("?move=x&seen-by=99999999999", 0), ("?move=-3&seen-by=me", 0)):
        eve.open(f"/replay/{table}{spoilt}")
        expect_move(eve, step)
        expect(eve.page).to_have_url(re.compile("seen-by=nobody"))


def test_a_game_that_has_not_begun_leads_to_its_table(visit: Visit) -> None:
    anna = visit()
    anna.harmless = re.compile("409")
    sit_down(anna)
    table = new_table(anna, "me", "link", "bot")
    anna.open(f"/replay/{table}")
    expect(anna.page.get_by_role("alert")).to_contain_text("has not begun yet")
    anna.page.get_by_role("link", name="To the table").click()
    expect(anna.page).to_have_url(re.compile(rf"/t/{table}$"))


def test_where_the_browser_does_not_copy_the_link_stands_there(visit: Visit) -> None:
    """As in a network without https."""
    anna, eve = visit(), visit(viewport={"width": 390, "height": 844})
    sit_down(anna)
    table = bring(anna, GOLDEN)
    token = anna.post(f"/api/tables/{table}/watch-link")["token"]
    eve.context.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    open_replay(eve, table, f"?move=41&seen-by=3#watch={token}")
    eve.open_menu()
    eve.button("Copy the link").click()
    dialog = eve.page.get_by_role("dialog", name="Copy the link")
    link = f"{eve.address}/replay/{table}?move=41&seen-by=3"
    expect(dialog.get_by_role("textbox")).to_have_value(link)
    box = dialog.bounding_box()
    assert box is not None
    assert box["y"] > 100  # in the middle


def test_a_game_goes_on_from_a_move_at_a_new_table(visit: Visit) -> None:
    anna = visit()
    at_record(anna, "?move=60&seen-by=1")
    anna.button("Continue from here").click()
    dialog = anna.page.get_by_role("dialog", name="Continue from move 60")
    expect(dialog.get_by_role("combobox")).to_have_count(5)
    expect(dialog.get_by_text("drawn anew")).to_have_count(0)
    dialog.get_by_role("button", name="Set up the table").click()
    expect(anna.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(anna.page.get_by_text("continued from move 60")).to_be_visible()
    assert anna.asked()
    anna.answer_anything()


def test_a_running_game_is_looked_back_at_and_gone_on_with_as_far_as_one_knows(visit: Visit) -> None:
    anna = visit()
    replay_running(anna)
    expect_move(anna, 2)
    expect(anna.page.get_by_text("you see what you could know")).to_be_visible()
    expect(anna.page.get_by_role("link", name="Download")).to_have_count(0)
    anna.button("A move back").click()
    expect_move(anna, 1)
    anna.button("Continue from here").click()
    expect(anna.page.get_by_role("dialog").get_by_text("drawn anew")).to_be_visible()
    anna.button("Set up the table").click()
    expect(anna.page.get_by_text("continued from move 1, with what was unknown drawn anew")).to_be_visible()
    anna.page.get_by_role("link", name="continued from move 1").click()
    expect_move(anna, 1)


def test_a_running_game_is_followed_while_one_looks(visit: Visit) -> None:
    anna = visit()
    replay_running(anna)
    expect_move(anna, 2)
    table = anna.page.url.split("/")[-1].split("?")[0]
    play = mover(anna, table, sequence=2)
    players = anna.page.get_by_role("list", name="Players")
    expect(players.get_by_text("to move")).to_have_count(1)
    expect(players.get_by_label("deciding")).to_have_count(0)
    play("moves", 1, "pass")
    expect_move(anna, 3)  # who stands at the end stays there
    anna.button("A move back").click()
    expect_move(anna, 2)
    before = board(anna)
    play("moves", 2, "pass")
    expect(place(anna)).to_contain_text("Move 2 of 4")
    expect(place(anna)).to_contain_text("1 new move")
    expect(place(anna)).to_have_role("status")
    expect(anna.page.get_by_role("slider", name="Move")).to_have_attribute("max", "4")
    assert board(anna) == before
    anna.button("To the end").click()
    expect_move(anna, 4)
    expect(place(anna)).not_to_contain_text("new move")
    play("undo", 2)
    expect_move(anna, 3)
    eve = visit()  # a spectator follows as well, with nobody's eyes
    token = anna.post(f"/api/tables/{table}/watch-link")["token"]
    open_replay(eve, table, f"#watch={token}")
    expect_move(eve, 3)
    play("moves", 2, "pass")
    expect_move(eve, 4)
    expect(eve.page).to_have_url(re.compile("seen-by=nobody"))


def test_nobody_goes_on_from_a_move_that_was_taken_back_meanwhile(visit: Visit) -> None:
    anna = visit()
    anna.harmless = re.compile("409")
    replay_running(anna)
    expect_move(anna, 2)
    play = mover(anna, anna.page.url.split("/")[-1].split("?")[0], sequence=2)
    anna.button("A move back").click()
    expect_move(anna, 1)
    anna.button("Continue from here").click()
    play("undo", 0)
    play("moves", 0, "role mayor")
    expect(place(anna)).to_contain_text("mayor")
    anna.button("Set up the table").click()
    dialog = anna.page.get_by_role("dialog", name="Continue from move 1")
    expect(dialog.get_by_role("alert")).to_contain_text("moved on meanwhile")
    expect(dialog.get_by_role("button", name="Set up the table")).to_be_enabled()
    anna.button("Set up the table").click()
    expect(anna.page).to_have_url(re.compile(r"/t/[\w-]+$"))


@pytest.mark.parametrize("talk", ["open", "closed"])
def test_what_one_seat_placed_is_one_step(talk: str, visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script(preferring(talk=talk))  # also where no log is open
    at_record(anna, "?move=0")
    moves = json.loads(GOLDEN.read_text())["moves"]
    steps = 0
    seen = 0
    several = re.compile(r"^\s*Moves (\d+) to (\d+) of ")
    grouped = None
    while steps < 80 and grouped is None:
        anna.page.keyboard.press("ArrowRight")
        steps += 1
        expect(place(anna)).not_to_contain_text(re.compile(rf"Move {seen} of "))
        text = place(anna).inner_text()
        grouped = several.search(text)
        if grouped is None:
            seen = int(re.search(r"Move (\d+) of", text)[1])  # type: ignore[index]
    assert grouped is not None
    first, last = int(grouped[1]), int(grouped[2])
    assert first == seen + 1
    assert {move["seat"] for move in moves[first - 1 : last]} == {moves[first - 1]["seat"]}
    anna.page.keyboard.press("ArrowLeft")
    expect_move(anna, seen)  # over all of it
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page).to_have_url(re.compile(rf"[?&]move={last}(&|$)"))
    anna.page.get_by_role("slider", name="Move").fill(str(first))
    expect(place(anna)).to_contain_text(f"Moves {first} to {last} of ")
    anna.button("Continue from here").click()
    expect(anna.page.get_by_role("dialog", name=f"Continue from move {last}")).to_be_visible()


def test_nothing_moves_behind_the_question_from_where_to_continue(visit: Visit) -> None:
    anna = visit()
    replay_running(anna)
    expect_move(anna, 2)
    play = mover(anna, anna.page.url.split("/")[-1].split("?")[0], sequence=2)
    anna.button("Continue from here").click()
    dialog = anna.page.get_by_role("dialog", name="Continue from move 2")
    expect(dialog).to_be_visible()
    play("moves", 1, "pass")
    expect(place(anna)).to_contain_text("1 new move")
    expect(place(anna)).to_contain_text("Move 2 of 3")
    dialog.get_by_role("button", name="Cancel").click()
    play("moves", 2, "pass")
    expect(place(anna)).to_contain_text("2 new moves")


def test_a_game_that_is_over_hides_no_points(visit: Visit) -> None:
    anna = visit()
    at_record(anna, "?move=100&seen-by=1")
    players = anna.page.get_by_role("list", name="Players")
    expect(players.get_by_title("Points so far").first).to_contain_text(re.compile(r"\d"))
    expect(players).not_to_contain_text("?")
    expect(players).not_to_contain_text(re.compile(r"to move\s+simple"))
    anna.page.keyboard.press("End")
    expect_move(anna, LAST)
    expect(players).not_to_contain_text("to move")


@same_worker(end)
def test_a_click_on_a_chart_at_the_end_leads_to_that_move(visit: Visit) -> None:
    anna = visit()
    end(anna)
    table = anna.table
    chart = anna.page.get_by_role("img", name=re.compile("^Chart: "))
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(anna.page).to_have_url(re.compile(rf"/replay/{table}\?move=\d+"))
    move = re.search(r"move=(\d+)", anna.page.url)
    assert move is not None
    assert int(move[1]) > 10
    expect(place(anna)).to_be_visible()
    anna.page.go_back()
    anna.end.wait_for()
    anna.page.get_by_text("The numbers as a table").click()
    numbers = anna.page.get_by_role("region", name="Charts").get_by_role("rowheader").get_by_role("button")
    numbers.nth(1).press("Enter")  # the same by keys
    expect(anna.page).to_have_url(re.compile(rf"/replay/{table}\?move=\d+"))


def mover(visitor: Visitor, table: str, sequence: int) -> Callable[..., None]:
    """Plays at a table without its page: `play("moves", seat, action)` or `play("undo", seat)`."""
    keys = count(sequence)

    def play(what: str, seat: int, *actions: str) -> None:
        number = next(keys)
        wish = {"key": f"later-{number:04}", "expected": number, "seat": seat}
        visitor.post(f"/api/tables/{table}/{what}", wish | ({"actions": actions} if actions else {}))

    return play


def test_a_record_goes_out_and_in_again_and_a_bad_one_gets_a_clear_word(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    anna.harmless = re.compile("422")
    at_record(anna)
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download").click()
    saved = tmp_path / "saved.json"
    download.value.save_as(saved)

    def bring_by_hand(file: Path) -> None:
        anna.open("/")
        anna.page.get_by_label("Open a record").set_input_files(file)

    spoilt = json.loads(saved.read_text())
    spoilt["moves"][3]["action"] = "build harbor"
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(spoilt))
    bring_by_hand(bad)
    expect(anna.page.get_by_role("alert")).to_contain_text("cannot be opened: move 4 is not possible")
    expect(anna.page.get_by_role("alert")).to_contain_text("moves[3]: 'build harbor' is not legal")
    bad.write_text("no record")
    bring_by_hand(bad)
    expect(anna.page.get_by_role("alert")).to_contain_text("This file is no record")
    bring_by_hand(saved)
    expect_move(anna, 0)
    anna.open(anna.page.url.replace(f"{anna.address}/replay/", "/t/").split("?")[0])  # nobody plays there
    expect_move(anna, LAST)
    anna.open("/games")
    expect(anna.page.get_by_role("main").get_by_role("link").filter(has_text="record")).to_have_count(2)


def test_a_record_is_deleted_by_whoever_brought_it(visit: Visit) -> None:
    anna, eve = visit(), visit()
    anna.harmless = eve.harmless = re.compile("404")
    first, second = at_record(anna), at_record(anna, "?move=60&seen-by=1")
    eve.open(f"/replay/{second}?move=0#watch={anna.post(f'/api/tables/{second}/watch-link')['token']}")
    expect_move(eve, 0)
    expect(eve.button("Delete the record")).to_have_count(0)
    anna.button("Continue from here").click()
    anna.button("Set up the table").click()
    source = anna.page.get_by_role("link", name="continued from move 60")
    source.click()
    anna.button("Delete the record").click()
    anna.button("Keep it").click()
    expect_move(anna, 60)
    anna.button("Delete the record").click()
    anna.page.get_by_role("dialog", name="Delete this record?").get_by_role("button", name="Delete it").click()
    expect(anna.page.get_by_role("heading", name="My games")).to_be_visible()
    records = anna.page.get_by_role("main").get_by_role("link").filter(has_text="record")
    expect(records).to_have_count(1)
    eve.page.get_by_role("slider", name="Move").fill("200")
    expect(eve.page.get_by_role("heading", name="No such table")).to_be_visible()
    anna.page.get_by_role("link", name=re.compile("Your turn")).click()  # what went on from it goes on
    assert anna.asked()
    anna.answer_anything()
    source.click()
    expect(anna.page.get_by_role("heading", name="No such table")).to_be_visible()
    anna.open("/games")
    anna.button("Delete the record").press("Enter")
    anna.button("Delete it").press("Enter")
    expect(records).to_have_count(0)
    expect(anna.page.get_by_role("main")).to_be_focused()
    anna.open(f"/replay/{first}")
    expect(anna.page.get_by_text("the record was deleted")).to_be_visible()


def test_a_record_that_was_deleted_in_another_tab_is_simply_gone(visit: Visit) -> None:
    anna = visit()
    anna.harmless = re.compile("404")
    record = at_record(anna)
    assert anna.context.request.delete(f"{anna.address}/api/records/{record}").ok
    anna.button("Delete the record").click()
    anna.button("Delete it").click()
    expect(anna.page.get_by_role("heading", name="My games")).to_be_visible()


def test_a_bad_record_gets_its_word_in_french_too(visit: Visit, tmp_path: Path) -> None:
    anna = visit(language="fr")
    anna.harmless = re.compile("422")
    sit_down(anna)
    record = json.loads(GOLDEN.read_text())
    record["rules"] = 9
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(record))
    anna.open("/")
    anna.page.get_by_label(anna.words["record-bring"]).set_input_files(bad)
    expect(anna.page.get_by_role("alert")).to_contain_text("une autre version des règles (9)")


def test_what_brought_the_points_is_told_to_anybody_who_looks_back(visit: Visit) -> None:
    eve = visit()
    at_record(eve, "?move=300")
    score = eve.page.get_by_role("region", name="Points at this move")
    expect(score.get_by_role("row", name=re.compile("victory point chips"))).to_contain_text(re.compile(r"\d"))
    total = score.get_by_role("row", name=re.compile("^Total"))
    expect(total.get_by_role("cell")).to_have_count(5)
    assert all(cell.isdigit() for cell in total.get_by_role("cell").all_inner_texts())


def test_charts_follow_the_move_and_are_there_as_a_table(visit: Visit) -> None:
    anna = visit()
    at_record(anna, "?move=0")
    charts = anna.page.get_by_role("region", name="Charts")
    charts.get_by_role("button", name="doubloons").click()
    expect(charts.get_by_role("img", name=re.compile("^Chart: doubloons"))).to_be_visible()
    before = charts.get_by_role("figure").get_by_role("strong").all_inner_texts()
    roles = charts.get_by_role("table").filter(has_text="Mayor")
    assert set(re.findall(r"\d+", " ".join(roles.get_by_role("cell").all_inner_texts()))) == {"0"}
    anna.page.keyboard.press("End")
    expect_move(anna, LAST)
    assert charts.get_by_role("figure").get_by_role("strong").all_inner_texts() != before
    assert set(re.findall(r"\d+", " ".join(roles.get_by_role("cell").all_inner_texts()))) > {"0", "1"}
    charts.get_by_text("The numbers as a table").click()
    expect(charts.get_by_role("columnheader", name="Move")).to_be_visible()
    expect(charts.get_by_role("rowheader", name=str(LAST), exact=True)).to_be_visible()


def test_nothing_jumps_from_move_to_move_on_a_phone(visit: Visit) -> None:
    """The controls stay where the thumb is, whatever the step says."""
    anna = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    at_record(anna, "?move=50")
    forward = anna.button("A move forward")
    boxes = []
    for _ in range(12):
        forward.tap()
        boxes.append(forward.bounding_box())
    expect(place(anna)).not_to_contain_text("Move 50 of ")
    assert all(box == boxes[0] for box in boxes)
    assert boxes[0] is not None
    assert boxes[0]["height"] >= 44
    assert boxes[0]["width"] >= 40


def test_replay_and_result_say_who_took_back_what_chance_had_decided(visit: Visit, tmp_path: Path) -> None:
    record = json.loads(GOLDEN.read_text())
    record["taken_back"] = [{"seat": 1, "after": 9}, {"seat": 1, "after": 30}]
    path = tmp_path / "helped.json"
    path.write_text(json.dumps(record))
    anna = visit()
    sit_down(anna)
    table = bring(anna, path)
    open_replay(anna, table, f"?move={LAST}")
    told = re.compile(r"took back 2 times what chance had decided, so that it decided anew\.")
    expect(anna.page.locator(".taken-back")).to_have_text(told)
    anna.open(f"/t/{table}")
    expect(anna.page.locator(".taken-back")).to_have_text(told)
