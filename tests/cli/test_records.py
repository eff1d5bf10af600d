"""`cabildo new` and `cabildo replay`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from cabildo.engine.game import Game
from cabildo.titles.puerto_rico.title import TITLE
from tests.cli.command import refused, run, said


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The record of a whole game of three."""
    game = Game.new(TITLE, 3, seed=4, names=["Ana", "Bo", "Cy"])
    random = Random(4)
    while not game.state.over:
        game.apply(random.choice(game.state.legal_actions()))
    path = tmp_path / "game.json"
    game.save(path)
    return path


def test_new_writes_a_record_that_replays(tmp_path: Path) -> None:
    path = tmp_path / "new.json"
    said(run("new", "puerto-rico", path, "--players", "3", "--seed", "7", "--option", "open-points=yes"))
    record = json.loads(path.read_text())
    assert (record["title"], record["players"], record["options"]) == ("puerto-rico", 3, {"open-points": True})
    assert f"{path} fits: 0 moves." in said(run("replay", path)).replace("\n", " ")


def test_new_with_a_seed_is_the_same_game(tmp_path: Path) -> None:
    for name in ("a", "b"):
        said(run("new", "puerto-rico", tmp_path / name, "--seed", "7"))
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_new_does_not_replace_a_file(tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    assert refused(run("new", "puerto-rico", path)) == f"{path}: exists already"
    assert path.read_text() == "precious"


def test_replay_shows_log_board_and_standings(played: Path) -> None:
    shown = said(run("replay", played))
    winner = Game.load(played).state.standings().seats[0]
    assert "Round 1: " in shown
    assert "Ana takes the" in shown
    assert "Puerto Rico | round" in shown
    assert f"{['Ana', 'Bo', 'Cy'][winner.seat]} wins with {winner.points} points." in shown
    assert "victory point chips" in shown


def test_replay_tells_who_took_back_what_chance_had_decided(played: Path) -> None:
    record = json.loads(played.read_text())
    record["taken_back"] = [{"seat": 1, "after": 3}, {"seat": 0, "after": 5}, {"seat": 1, "after": 9}]
    played.write_text(json.dumps(record))
    shown = " ".join(said(run("replay", played)).split())
    assert "Ana once took back what chance had decided, so that it decided anew." in shown
    assert "Bo took back 2 times what chance had decided, so that it decided anew." in shown
    assert "Bo a repris 2 fois ce que le hasard avait décidé" in " ".join(
        said(run("replay", played, "--language", "fr")).split()
    )


def test_replay_to_a_move_shows_the_board_there(played: Path) -> None:
    shown = said(run("replay", played, "--to", "0"))
    assert "takes the" not in shown
    assert "points hidden" in shown
    assert "wins with" not in shown
    assert "fits: 0 moves." in shown.replace("\n", " ")


def test_replay_of_a_move_that_is_not_there(played: Path) -> None:
    assert "there is no move 99999" in refused(run("replay", played, "--to", "99999"))
    assert "there is no move -1" in refused(run("replay", played, "--to", "-1"))


def test_replay_names_what_does_not_fit(played: Path) -> None:
    record = json.loads(played.read_text())
    record["moves"][3]["seat"] = (record["moves"][3]["seat"] + 1) % 3
    played.write_text(json.dumps(record))
    assert "moves[3]: " in refused(run("replay", played))


def test_replay_checks_hash_and_result(played: Path) -> None:
    record = json.loads(played.read_text())
    played.write_text(json.dumps({**record, "hash": "0" * 32}))
    assert "hash: does not fit" in refused(run("replay", played))
    record["result"][0]["points"] += 1
    played.write_text(json.dumps(record))
    assert "result: does not fit" in refused(run("replay", played))


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", "null", "\x00\x01", "title: puerto-rico\nplayers: [{}, {}, {}]\n"])
def test_what_is_no_record_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "no-record"
    path.write_text(text)
    assert str(path) in refused(run("replay", path))
