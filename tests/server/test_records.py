"""Records in files: out of a game that is over, in again, and a clear word on whatever is wrong with one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from cabildo.engine.errors import RECORD_FAULTS
from cabildo.engine.game import Game
from cabildo.engine.record import write_record
from cabildo.server.rate_limits import LIMITS
from cabildo.server.replay.uploads import MOST_RECORD, positions_of
from cabildo.server.settings import Settings
from tests.server.conftest import Guest, Join, serving
from tests.server.test_replay import fork, played_out

RECORDS = Path(__file__).parent.parent / "records"
GOLDEN = RECORDS / "puerto_rico" / "3-players-usual-1.json"


async def bring(person: Guest, record: Any, status: int = 201) -> Any:
    sent = record if isinstance(record, bytes) else json.dumps(record).encode()
    response = await person.client.post("/api/records", content=sent)
    assert response.status_code == status, response.text
    return response.json()


@pytest.fixture
def document() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(GOLDEN.read_text())
    return loaded


async def test_a_game_goes_out_and_comes_in_again(guest: Join) -> None:
    anna, eve = await guest("Anna"), await guest("Eve")
    table = await played_out(anna)
    await anna.let_watch(table, eve)
    answer = await eve.client.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="puerto-rico-{table}.json"'
    game = Game.from_record(json.loads(answer.content))  # it is whole
    assert game.state.over
    assert [seat.name for seat in game.record().seats] == ["Anna"] * 3
    known = await eve.client.get(f"/api/tables/{table}/record", headers={"if-none-match": answer.headers["etag"]})
    assert known.status_code == 304

    info = await bring(eve, answer.content)
    assert (info["status"], info["origin"]["kind"]) == ("over", "record")
    assert [seat["name"] for seat in info["seats"]] == ["Anna"] * 3
    here = await eve.get(f"/api/tables/{table}/replay?seat=1")
    there = await eve.get(f"/api/tables/{info['id']}/replay?seat=1")
    for part in ("steps", "rounds", "log", "ended"):
        assert here[part] == there[part]
    again = (await eve.client.get(f"/api/tables/{info['id']}/record")).content
    assert json.loads(again)["moves"] == json.loads(answer.content)["moves"]
    assert info["id"] in [mine["id"] for mine in await eve.get("/api/tables")]


@pytest.mark.parametrize("name", ["puerto_rico/2-players-from-position.json", "puerto_rico/4-players-other-board.json"])
async def test_a_record_from_a_position_or_with_another_board(guest: Join, name: str) -> None:
    anna = await guest("Anna")
    sent = json.loads((RECORDS / name).read_text())
    info = await bring(anna, sent)
    replay = await anna.get(f"/api/tables/{info['id']}/replay")
    assert len(replay["steps"]) == len(sent["moves"])
    back = json.loads((await anna.client.get(f"/api/tables/{info['id']}/record")).content)
    assert (back["moves"], back["hash"]) == (sent["moves"], sent["hash"])
    state = await fork(anna, info["id"], 7, *["me"] * sent["players"])
    assert state["table"]["status"] == "running"


def test_a_record_takes_little_room_and_its_end_is_at_hand(document: dict[str, Any]) -> None:
    game = Game.from_record(document)
    ((sequence, position),) = positions_of(game).items()
    assert sequence == len(game.moves)
    before = Game.from_position(position)
    before.apply(game.moves[-1].action, game.moves[-1].chance)
    assert before.record().hash == game.record().hash


@pytest.mark.parametrize("moves", [0, 1, 2])
async def test_a_record_of_next_to_no_moves(guest: Join, moves: int) -> None:
    anna = await guest("Anna")
    game = Game.new("puerto-rico", 3, seed=1, options={"governor": 1})
    for action in ("role builder", "build small-market")[:moves]:
        game.apply(action)
    table = (await bring(anna, write_record(game.record())))["id"]
    (last,) = await anna.get(f"/api/tables/{table}/replay/steps?seat=0&first={moves}")
    assert last["view"] == game.state.view(0)
    figures = await anna.get(f"/api/tables/{table}/replay/figures")
    assert figures["steps"] == list(range(moves + 1))
    assert (await anna.get(f"/api/tables/{table}"))["view"] == game.state.view(None)


async def test_an_unfinished_record_can_be_gone_on_with_but_not_played_where_it_lies(guest: Join) -> None:
    anna = await guest("Anna")
    game = Game.new("puerto-rico", 3, seed=1, options={"governor": 1}, names=["Ann\u0007e", "B", "C" * 60])
    for action in ("role builder", "build small-market", "pass"):
        game.apply(action)
    record = game.record()
    record.seats[1].bot = "simple"
    info = await bring(anna, write_record(record))
    assert [seat["name"] for seat in info["seats"]] == ["Anne", "B", "C" * 40]
    assert [seat["kind"] for seat in info["seats"]] == ["open", "bot", "open"]
    await anna.move(info["id"], 2, "pass", status=403)
    await anna.post(f"/api/tables/{info['id']}/join", {}, 403)
    await anna.post(f"/api/tables/{info['id']}/rematch", None, 403)
    replay = await anna.get(f"/api/tables/{info['id']}/replay")
    assert not replay["ended"]
    state = await fork(anna, info["id"], 3, "bot", "bot", "me")
    assert state["table"]["actor"] == 2
    await anna.move(state["table"]["id"], 2, "pass", expected=state["table"]["sequence"])


def cut(moves: list[Any]) -> None:
    del moves[3]


BAD: list[tuple[str, Any, str, dict[str, Any], str]] = [
    ("no field", lambda d: d.pop("players"), "field", {}, "players"),
    ("a wrong field", lambda d: d.update(players="three"), "field", {}, "players: expected `int`"),
    ("an unknown field", lambda d: d.update(colour="red"), "field", {}, "colour"),
    ("too many seats", lambda d: d.update(seats=[{}] * 9), "field", {}, "seats: 9 seats"),
    ("another format", lambda d: d.update(cabildo=9), "format", {"version": 9}, "cabildo: format 9 is not known"),
    ("an unknown title", lambda d: d.update(title="chess"), "title", {"title": "chess"}, "chess"),
    ("a long title", lambda d: d.update(title="x" * 9000), "title", {"title": "x" * 40}, "xxxx"),
    ("other rules", lambda d: d.update(rules=99), "rules", {"version": 99}, "rules: version 99 is not known"),
    ("other options", lambda d: d.update(options={"colour": "red"}), "start", {}, "colour"),
    ("another board", lambda d: d.update(board={"ships": 7}), "start", {}, "ships"),
    ("chance that cannot be", lambda d: d.update(setup=["tile gold"]), "start", {}, "chance"),
    ("a missing move", lambda d: cut(d["moves"]), "move", {"number": 4}, "moves[3]"),
    (
        "an illegal move",
        lambda d: d["moves"][0].update(action="build harbor"),
        "move",
        {"number": 1},
        "moves[0]: 'build harbor' is not legal",
    ),
    ("no move at all", lambda d: d["moves"][2].update(action="castle"), "move", {"number": 3}, "moves[2]"),
    ("a long move", lambda d: d["moves"][2].update(action="x" * 9000), "move", {"number": 3}, "moves[2]"),
    (
        "a move of another seat",
        lambda d: d["moves"][0].update(seat=(d["moves"][0]["seat"] + 1) % 3),
        "move",
        {"number": 1},
        "moves[0]: seat",
    ),
    ("moves left out", lambda d: d["moves"].pop(), "end", {}, "hash: does not fit"),
    ("another hash", lambda d: d.update(hash="0" * 64), "end", {}, "hash: does not fit"),
    ("another result", lambda d: d["result"][0].update(points=999), "end", {}, "result: does not fit"),
]


@pytest.mark.parametrize(("spoil", "fault", "params", "named"), [case[1:] for case in BAD], ids=[c[0] for c in BAD])
async def test_a_bad_record_gets_a_clear_word(
    guest: Join, document: dict[str, Any], spoil: Any, fault: str, params: dict[str, Any], named: str
) -> None:
    anna = await guest("Anna")
    spoil(document)
    problem = await bring(anna, document, 422)
    assert problem["code"] == f"problem-record-{fault}"
    assert problem["params"] == params
    assert named in problem["message"]
    assert "Traceback" not in problem["message"]
    assert len(problem["message"]) < 500
    assert await anna.get("/api/tables") == []  # nothing is left of it


def test_every_kind_of_fault_is_tried() -> None:
    assert {case[2] for case in BAD} | {"unreadable"} == set(RECORD_FAULTS)


@pytest.mark.parametrize(
    "file",
    [
        b"\x00\xff\xfe",
        b"[" * 3000,
        b"{",
        b"",
        b"null",
        b"[]",
        b"hello",
        b"- &a [*a]",
        b'{"cabildo": 1, "cabildo": 1}',
        b'{"cabildo": NaN}',
        b'{"cabildo": ' + b"9" * 5000 + b"}",
    ],
)
async def test_a_file_that_cannot_be_read_is_said_to_be_none(guest: Join, file: bytes) -> None:
    anna = await guest("Anna")
    assert (await bring(anna, file, 422))["code"] == "problem-record-unreadable"


@pytest.mark.parametrize(
    "file",
    [
        b'{"cabildo": 1e999}',
        b"\xef\xbb\xbf{}",
        b'{"cabildo": ' + b"[" * 60 + b"]" * 60 + b"}",
    ],
)
async def test_what_can_be_read_and_is_no_record_is_said_to_be_none(guest: Join, file: bytes) -> None:
    anna = await guest("Anna")
    assert (await bring(anna, file, 422))["code"] == "problem-record-field"


async def test_a_record_has_its_limit_and_its_sender(guest: Join, document: dict[str, Any]) -> None:
    anna, nobody = await guest("Anna"), await guest("")
    too_large = await bring(anna, b" " * (MOST_RECORD + 1), 413)
    assert (too_large["code"], too_large["params"]) == ("problem-too-large", {"kilobytes": 512})
    await bring(nobody, document, 401)
    document["seats"] = [{"name": "x" * 100_000}, {}, {}]  # more than other requests may have
    assert (await bring(anna, document))["seats"][0]["name"] == "x" * 40


async def test_so_many_records_and_no_more(tmp_path: Path) -> None:
    app: Starlette
    async with serving(Settings(data_folder=tmp_path, rate_limits=True), seconds=lambda: 100.0) as app:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cabildo") as client:
            anna = Guest(client)
            await anna.post("/api/me", {"name": "Anna"})
            for _ in range(int(LIMITS["record"].burst)):
                await bring(anna, b"{", 422)
            assert (await bring(anna, b"{", 429))["code"] == "problem-too-many"
