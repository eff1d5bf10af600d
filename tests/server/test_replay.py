"""Looking back: steps, eyes, bounds, undone moves, charts, and going on from a step."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from cabildo.engine.errors import RecordError
from cabildo.engine.game import Game
from tests.server.conftest import Guest, Join


async def three_moves(anna: Guest) -> str:
    """A table of Anna's at one screen with two moves of the first seat and one of the second."""
    table = str((await anna.new_table("me", "me", "me"))["table"]["id"])
    await anna.move(table, 0, "role builder", "build small-market")
    await anna.move(table, 1, "pass")
    return table


async def played_out(anna: Guest) -> str:
    table = str((await anna.new_table("me", "me", "me"))["table"]["id"])
    while True:
        info = (await anna.look(table))["table"]
        if info["status"] == "over":
            return table
        state = await anna.get(f"/api/tables/{table}?seat={info['actor']}&since=99999")
        await anna.move(table, info["actor"], state["decision"]["choices"][0], expected=info["sequence"])


# ---- steps


async def test_the_steps_are_what_happened_with_its_log(guest: Join) -> None:
    anna = await guest("Anna")
    table = await three_moves(anna)
    replay = await anna.get(f"/api/tables/{table}/replay?seat=0")
    assert replay["steps"] == [
        {"seat": 0, "action": "role builder", "sequence": 2},
        {"seat": 0, "action": "build small-market", "sequence": 2},
        {"seat": 1, "action": "pass", "sequence": 3},
    ]
    assert replay["rounds"] == [1, 1, 1, 1]
    assert replay["eyes"] == [0, 1, 2, None]
    assert (replay["ended"], replay["counted"]) == (False, ["role"])
    told = {event["event"]: event["move"] for event in replay["log"]}
    assert (told["role-taken"], told["built"], told["passed"]) == (1, 2, 3)
    assert told["round-started"] == 0


async def test_a_step_shows_what_the_table_showed_then(guest: Join) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    shown = [(await anna.look(table, 0))["view"]]
    for seat, action in ((0, "role builder"), (0, "build small-market"), (1, "pass"), (2, "pass")):
        await anna.move(table, seat, action)
        shown.append((await anna.look(table, 0))["view"])
    steps = await anna.get(f"/api/tables/{table}/replay/steps?seat=0&first=0&count=20")
    assert [step["view"] for step in steps] == shown
    assert [step["step"] for step in steps] == [0, 1, 2, 3, 4]
    assert [step["decision"]["seat"] for step in steps] == [0, 0, 1, 2, 1]
    assert "params" in steps[0]["decision"]
    assert "params" not in steps[2]["decision"]  # another seat's question
    assert (await anna.get(f"/api/tables/{table}/replay/steps?seat=0&first=3&count=1"))[0] == steps[3]


async def test_what_was_taken_back_is_no_step(guest: Join) -> None:
    anna = await guest("Anna")
    table = await three_moves(anna)
    assert len((await anna.get(f"/api/tables/{table}/replay?seat=0"))["steps"]) == 3
    await anna.undo(table, 1)
    await anna.move(table, 1, "build hacienda")
    replay = await anna.get(f"/api/tables/{table}/replay?seat=0")
    assert [step["action"] for step in replay["steps"]] == ["role builder", "build small-market", "build hacienda"]
    (last,) = await anna.get(f"/api/tables/{table}/replay/steps?seat=1&first=3&count=1")
    assert last["view"] == (await anna.look(table, 1))["view"]
    assert [event["event"] for event in replay["log"] if event["move"] == 3] == ["built"]


async def test_bounds(guest: Join) -> None:
    anna = await guest("Anna")
    table = await three_moves(anna)
    at = f"/api/tables/{table}/replay"
    assert "there is no move 4" in (await anna.get(f"{at}/steps?seat=0&first=4", 422))["message"]
    assert len(await anna.get(f"{at}/steps?seat=0&first=3&count=50")) == 1
    assert len(await anna.get(f"{at}/steps?seat=0&count=0")) == 1
    for path in (f"{at}/steps?first=-1", f"{at}/steps?first=x", f"{at}?seat=x", f"{at}/figures?seat=-2"):
        await anna.get(path, 422)
    await anna.get("/api/tables/nowhere/replay", 404)
    room = (await anna.new_table("me", "link", "me"))["table"]["id"]
    assert (await anna.get(f"/api/tables/{room}/replay", 409))["code"] == "problem-not-started"
    nobody = await guest("")
    await nobody.get(at, 401)


async def test_a_running_game_is_seen_with_ones_own_eyes_only(guest: Join) -> None:
    anna, eve = await guest("Anna"), await guest("Eve")
    table = await three_moves(anna)
    await anna.let_watch(table, eve)
    at = f"/api/tables/{table}/replay"
    for path in (f"{at}?seat=0", f"{at}/steps?seat=0", f"{at}/figures?seat=1"):
        await eve.get(path, 403)
    await anna.get(f"{at}?seat=3", 403)
    assert (await eve.get(at))["eyes"] == [None]
    (step,) = await eve.get(f"{at}/steps?count=1")
    assert step["view"]["seat"] is None
    assert step["standings"] is step["score"] is None
    (own,) = await anna.get(f"{at}/steps?seat=1&count=1")
    assert own["score"] == own["standings"]
    assert [standing["points"] for standing in own["score"]["seats"]] == [None, 0, None]
    assert (await eve.get(f"{at}/figures"))["figures"]["points"] == [[None] * 4] * 3
    assert (await anna.get(f"{at}/figures?seat=1"))["figures"]["points"][1] == [0, 0, 0, 0]
    await anna.get(f"/api/tables/{table}/record", 409)


async def test_a_game_that_is_over_is_an_open_book(guest: Join) -> None:
    anna, eve = await guest("Anna"), await guest("Eve")
    table = await played_out(anna)
    await anna.let_watch(table, eve)
    replay = await eve.get(f"/api/tables/{table}/replay")
    assert replay["eyes"] == [0, 1, 2, None]
    assert replay["ended"]
    last = len(replay["steps"])
    (middle,) = await eve.get(f"/api/tables/{table}/replay/steps?first={last // 2}&count=1")
    assert middle["standings"] is None  # of what a spectator saw then
    assert {standing["rank"] for standing in middle["score"]["seats"]} <= {1, 2, 3}
    assert all(standing["lines"][0]["points"] is not None for standing in middle["score"]["seats"])
    (end,) = await eve.get(f"/api/tables/{table}/replay/steps?seat=2&first={last}")
    assert end["decision"] is None
    assert end["standings"]["final"]
    figures = await eve.get(f"/api/tables/{table}/replay/figures")
    points = {standing["seat"]: standing["points"] for standing in end["standings"]["seats"]}
    assert [row[-1] for row in figures["figures"]["points"]] == [points[seat] for seat in range(3)]
    assert None not in figures["figures"]["points"][0]
    assert figures["steps"][-1] == last
    assert len(figures["steps"]) <= 170
    assert {len(row) for rows in figures["figures"].values() for row in rows} == {len(figures["steps"])}


async def test_looking_back_while_the_table_goes_on_and_back(guest: Join) -> None:
    """Whatever comes at the same time, every answer is of one course, and the last one is right."""
    anna = await guest("Anna")
    table = await three_moves(anna)
    at = f"/api/tables/{table}/replay"

    async def play() -> None:
        for action in ("build hacienda", "pass") * 6:
            await anna.undo(table, 1)
            await anna.move(table, 1, action)

    async def look(seat: int) -> None:
        for _ in range(8):
            replay = await anna.get(f"{at}?seat={seat}")
            assert len(replay["rounds"]) == len(replay["steps"]) + 1
            assert max(event["move"] for event in replay["log"]) <= len(replay["steps"])
            steps = await anna.get(f"{at}/steps?seat={seat}&first=0&count=9")
            assert [step["step"] for step in steps] == list(range(len(steps)))
            figures = await anna.get(f"{at}/figures?seat={seat}")
            assert figures["steps"][-1] + 1 == len(figures["steps"])

    await asyncio.gather(play(), look(0), look(1), look(2))
    (last,) = await anna.get(f"{at}/steps?seat=1&first=3")
    assert last["view"] == (await anna.look(table, 1))["view"]


async def test_why_a_game_cannot_be_replayed_is_not_told_and_a_broken_course_is_not_used_again(
    guest: Join, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = await guest("Anna")
    table = await three_moves(anna)
    await anna.get(f"/api/tables/{table}/replay?seat=0")
    await anna.move(table, 2, "pass")
    apply = Game.apply

    def broken(game: Game, action: str, chance: Any = None, **how: Any) -> Any:
        apply(game, action, chance, **how)
        raise RecordError("moves[3]: bid 7 of another seat")

    with monkeypatch.context() as patch:
        patch.setattr(Game, "apply", broken)
        problem = await anna.get(f"/api/tables/{table}/replay?seat=0", 409)
    assert problem["code"] == "problem-no-replay"
    assert "bid" not in problem["message"]
    assert "bid 7" in caplog.text
    (last,) = await anna.get(f"/api/tables/{table}/replay/steps?seat=0&first=4")
    assert last["view"] == (await anna.look(table, 0))["view"]


# ---- going on


async def fork(anna: Guest, table: str, step: int, *seats: str, status: int = 201, **wishes: Any) -> Any:
    wish = {"step": step, "seats": [{"kind": seat} for seat in seats], **wishes}
    return await anna.post(f"/api/tables/{table}/fork", wish, status)


async def test_a_game_that_is_over_goes_on_from_any_step(guest: Join) -> None:
    anna, eve = await guest("Anna"), await guest("Eve")
    table = await played_out(anna)
    await anna.let_watch(table, eve)
    state = await fork(eve, table, 5, "me", "bot", "bot")
    assert state["table"]["origin"] == {"kind": "fork", "table": table, "step": 5, "sampled": False}
    (then,) = await eve.get(f"/api/tables/{table}/replay/steps?seat=0&first=5&count=1")
    new = state["table"]["id"]
    replay = await eve.get(f"/api/tables/{new}/replay")
    assert replay["log"] == [event for event in replay["log"] if event["move"] > 0]
    (start,) = await eve.get(f"/api/tables/{new}/replay/steps?seat=0&first=0&count=1")
    assert start["view"] == then["view"]
    await eve.let_watch(new, anna)
    assert (await anna.look(new))["table"]["origin"]["table"] is None  # that one may be hidden from who watches this
    assert (await anna.look(table))["table"]["status"] == "over"


async def test_a_table_that_goes_on_is_played_stopped_and_taken_up_again(guest: Join) -> None:
    anna = await guest("Anna")
    table = await three_moves(anna)
    new = (await fork(anna, table, 2, "me", "me", "me", seat=0))["table"]["id"]
    await anna.move(new, 1, "build hacienda")
    before = await anna.look(new, 1)
    await anna.undo(new, 1)
    again = await anna.look(new, 1)
    assert again["decision"]["kind"] == "building"
    assert again["decision"]["seat"] == 1
    await anna.move(new, 1, "build hacienda")
    assert (await anna.look(new, 1))["view"] == before["view"]


async def test_open_seats_of_a_table_that_goes_on_are_taken_first(guest: Join) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await three_moves(anna)
    state = await fork(anna, table, 3, "me", "link", "bot", seat=0)
    new = state["table"]["id"]
    assert state["table"]["status"] == "open"
    (invitation,) = state["invitations"]
    await ben.post(f"/api/tables/{new}/join", {"token": invitation["token"]})
    started = await anna.post(f"/api/tables/{new}/start")
    (then,) = await anna.get(f"/api/tables/{table}/replay/steps?seat=0&first=3&count=1")
    (start,) = await anna.get(f"/api/tables/{new}/replay/steps?seat=0&first=0&count=1")
    assert start["view"] == then["view"]
    assert started["table"]["origin"]["sampled"]


async def test_a_running_game_goes_on_only_for_its_players_from_what_they_know(guest: Join) -> None:
    anna, eve = await guest("Anna"), await guest("Eve")
    table = await three_moves(anna)
    await anna.let_watch(table, eve)
    await fork(eve, table, 2, "me", "me", "me", status=403)
    await fork(eve, table, 2, "me", "me", "me", seat=0, status=403)
    await fork(anna, table, 2, "me", "me", "me", status=403)
    assert "seats: the game has 3" in (await fork(anna, table, 2, "me", "me", seat=0, status=422))["message"]
    assert "no move 9" in (await fork(anna, table, 9, "me", "me", "me", seat=0, status=422))["message"]
    bad_bot = {"step": 1, "seat": 0, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}, {"kind": "me"}]}
    await anna.post(f"/api/tables/{table}/fork", bad_bot, 422)
    over = await played_out(anna)
    steps = len((await anna.get(f"/api/tables/{over}/replay"))["steps"])
    assert "over there" in (await fork(anna, over, steps, "me", "me", "me", status=409))["message"]


async def test_nobody_goes_on_from_a_move_that_was_taken_back(guest: Join) -> None:
    anna = await guest("Anna")
    table = await three_moves(anna)
    told = (await anna.get(f"/api/tables/{table}/replay?seat=0"))["steps"]
    seats = ("me", "me", "me")
    await fork(anna, table, 0, *seats, seat=0, sequence=0)
    await fork(anna, table, 3, *seats, seat=0, sequence=told[2]["sequence"])
    await anna.undo(table, 1)
    await fork(anna, table, 2, *seats, seat=0, sequence=told[1]["sequence"])
    await fork(anna, table, 3, *seats, seat=0, sequence=told[2]["sequence"], status=409)
    await anna.move(table, 1, "build hacienda")
    await fork(anna, table, 3, *seats, seat=0, sequence=told[2]["sequence"], status=409)
    (other,) = await anna.get(f"/api/tables/{table}/replay/steps?seat=0&first=3&count=1")
    assert other["sequence"] > told[2]["sequence"]
    await fork(anna, table, 3, *seats, seat=0, sequence=other["sequence"])


async def test_a_sample_and_not_the_real_game_goes_on(guest: Join) -> None:
    """The face-down tiles are drawn anew: the same fork often enough gives different ones."""
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    seen = set()
    for _ in range(6):
        new = (await fork(anna, table, 0, "me", "me", "me", seat=0))["table"]["id"]
        await anna.move(new, 0, "role settler")
        for seat in range(3):
            state = await anna.look(new, seat)
            await anna.move(new, seat, state["decision"]["choices"][0])
        seen.add(msgspec.json.encode((await anna.look(new, 0))["view"]["row"]))
    assert len(seen) > 1


async def test_the_rematch_of_a_table_that_went_on_is_a_fresh_game(guest: Join) -> None:
    anna = await guest("Anna")
    over = await played_out(anna)
    steps = len((await anna.get(f"/api/tables/{over}/replay"))["steps"])
    new = (await fork(anna, over, steps - 1, "me", "me", "me"))["table"]["id"]
    state = await anna.look(new)
    actor = state["table"]["actor"]
    choices = (await anna.look(new, actor))["decision"]["choices"]
    await anna.move(new, actor, choices[0])
    assert (await anna.look(new))["table"]["status"] == "over"
    again = await anna.post(f"/api/tables/{new}/rematch")
    assert again["table"]["origin"] is None
    assert again["view"]["round"] == 1
