"""`cabildo play` and `cabildo resume` as users run them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from cabildo.engine.game import Game
from cabildo.titles.puerto_rico.title import TITLE
from tests.cli.command import PROCESS, process, refused, run, said
from tests.cli.script import at_random, play

QUICK = ("--opponent", "random", "--seed", "5", "--option", "governor=1")


def kept(games: Path) -> Path:
    """The file of the only game that is kept."""
    (path,) = games.iterdir()
    return path


def test_a_whole_game_is_played_by_typing(games: Path) -> None:
    rehearsal = play(Game.new(TITLE, 3, seed=11), at_random(11), people=(2,), seed=11)
    kept(games).unlink()
    result = process(
        "play",
        "puerto-rico",
        "--players",
        "3",
        "--seat",
        "2",
        "--seed",
        "11",
        "--opponent",
        "random",
        lines=rehearsal.typed,
    )
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    assert rehearsal.session is not None
    best = rehearsal.session.game.state.standings().seats[0]
    winner = "Player 2" if best.seat == 1 else f"Bot {best.seat + 1}"
    assert f"{winner} wins with {best.points} points." in result.stdout
    record = json.loads(kept(games).read_text())
    assert record["result"] == rehearsal.session.game.result()
    assert [seat.get("bot") for seat in record["seats"]] == ["random", None, "random"]


def test_the_board_shows_what_one_needs() -> None:
    shown = said(run("play", "puerto-rico", *QUICK, "--name", "Ana", lines=["quit"]))
    for part in (
        "Puerto Rico | round 1",
        "Roles          settler | mayor | builder | craftsman | trader | captain | prospector",
        "Cargo ships    5 empty .....   6 empty ......   7 empty .......",
        "Trading house  ....",
        "quarries 8",
        "colonists 75 (on the ship 4) | points 100",
        " 1 x4 small indigo plant",
        "Ana (you, governor)",
        "3 doubloons | 0 points | San Juan 0",
        "3 doubloons | points hidden | San Juan 0",
        "island 1/12 indigo .",
        "Which role do you take?",
    ):
        assert part in shown


def test_quit_says_how_to_go_on_and_resume_goes_on(games: Path) -> None:
    shown = said(run("play", "puerto-rico", *QUICK, lines=["role builder", "build hacienda", "quit"]))
    path = kept(games)
    assert f"cabildo resume {path}" in shown.replace("\n", "")
    resumed = said(run("resume", path, lines=["log all", "quit"]))
    assert "Player 1 builds a hacienda for 1 doubloon." in resumed
    assert list(games.iterdir()) == [path]


def test_the_end_of_input_and_quit_are_the_same(games: Path) -> None:
    result = process("play", "puerto-rico", *QUICK, lines=["role builder"])
    assert result.returncode == 0
    assert result.stderr == ""
    assert [move["action"] for move in json.loads(kept(games).read_text())["moves"]] == ["role builder"]


def test_save_and_resume_a_file(tmp_path: Path, games: Path) -> None:
    path = tmp_path / "ours.json"
    said(run("play", "puerto-rico", *QUICK, "--name", "Ana", lines=["role builder", f"save {path}", "quit"]))
    assert [move["action"] for move in json.loads(path.read_text())["moves"]] == ["role builder"]
    shown = said(run("resume", path, lines=["build hacienda", f"save {path}"]))
    assert "Which building do you buy?" in shown
    assert "Ana (you, governor)" in shown
    assert json.loads(path.read_text())["moves"][1]["action"] == "build hacienda"


def test_save_does_not_replace_another_file(tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    shown = said(run("play", "puerto-rico", *QUICK, lines=[f"save {path}", f"save {tmp_path}", "save", "quit"]))
    assert f"{path}: exists already" in " ".join(shown.split())
    assert path.read_text() == "precious"
    assert "Name a file" in shown
    french = said(run("play", "puerto-rico", *QUICK, "--language", "fr", lines=[f"sauver {path}", "quitter"]))
    assert f"{path} : existe déjà" in " ".join(french.split())


def test_save_where_one_may_not_write_says_so(tmp_path: Path) -> None:
    path = tmp_path / "no" / "such" / "folder.json"
    shown = said(run("play", "puerto-rico", *QUICK, lines=[f"save {path}", "quit"]))
    assert "folder.json: cannot be written (No such file or directory)" in " ".join(shown.split())


def test_a_game_that_cannot_be_kept_is_not_lost_silently(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "a-file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    shown = said(run("play", "puerto-rico", *QUICK, lines=["quit", "quit now"]), code=1)
    assert 'The game cannot be kept by itself (Not a directory); use "save FILE".' in shown
    assert 'Type "save FILE" first, or "quit now" to lose it.' in " ".join(shown.split())
    assert shown.endswith("The game was not kept: Not a directory.\n")
    assert "cabildo resume" not in shown
    assert "The game was not kept" in said(run("play", "puerto-rico", *QUICK), code=1)  # the end of input


def test_resume_from_a_position(tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    path.write_text(
        "title: puerto-rico\nphase: trading\ntaken: {trader: 0}\n"
        "players: [{goods: {coffee: 1}}, {}, {}]\nhouse: {corn: 1}\n"
    )
    shown = said(run("resume", path, "--opponent", "random", lines=["sell coffee", "log"]))
    assert "Which good do you sell?" in shown
    assert "Player 1 sells 1 coffee for 5 doubloons." in shown


def test_what_chance_will_do_is_open_again_after_resume(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    said(run("new", "puerto-rico", path, "--seed", "5", "--option", "governor=1"))
    rows = set()
    for seed in range(6):
        others = ["", "pass"] * 3  # each behind the curtain
        typed = ["", "role settler", "pass", *others, "", "log"]
        shown = said(run("resume", path, "--hot-seat", "--seed", str(seed), lines=typed))
        rows.add(shown.rsplit("New plantations: ", 1)[1].split("\n")[0])
    assert len(rows) > 1


def test_resume_a_finished_game_is_refused(tmp_path: Path) -> None:
    path = finished(tmp_path)
    assert refused(run("resume", path)) == f"{path}: the game is over (to look at it: cabildo replay {path})"


def test_resume_a_finished_position_shows_its_standings(tmp_path: Path) -> None:
    path = tmp_path / "over.json"
    position = Game.load(finished(tmp_path)).state.to_position()
    position["players"][1]["points"] = 40
    position["chips"] -= 40
    path.write_text(json.dumps(position))
    result = run("resume", path)
    assert refused(result) == f"{path}: the game is over"
    assert "victory point chips" in result.stdout
    assert result.stdout.endswith("Player 2 wins with 40 points.\n")
    assert "Joueur 2 gagne avec 40 points." in run("resume", path, "--language", "fr").stdout


def test_resume_does_not_take_hot_seat_and_seat(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    said(run("new", "puerto-rico", path))
    assert "--seat cannot be given with it" in refused(run("resume", path, "--hot-seat", "--seat", "2"))


def finished(tmp_path: Path) -> Path:
    state = TITLE.from_position({"title": "puerto-rico", "players": [{}, {}, {}], "ending": True})
    game = Game.from_position(state.to_position())
    while not game.state.over:
        game.apply(game.state.legal_actions()[-1])
    path = tmp_path / "finished.json"
    game.save(path)
    return path


def test_several_people_and_programs_share_a_table(games: Path) -> None:
    said(
        run(
            "play",
            "puerto-rico",
            *QUICK,
            "--seat",
            "1",
            "--seat",
            "3",
            "--name",
            "Ana",
            "--name",
            "Bo",
            lines=["", "quit"],
        )
    )
    seats = json.loads(kept(games).read_text())["seats"]
    assert seats == [{"name": "Ana"}, {"bot": "random"}, {"name": "Bo"}, {"bot": "random"}]


def test_ask_all_asks_what_is_usual() -> None:
    lines = ["role mayor", "quit"]
    assert "you may take a colonist" not in said(run("play", "puerto-rico", *QUICK, lines=lines))
    assert "you may take a colonist" in said(run("play", "puerto-rico", *QUICK, "--ask-all", lines=lines))


def test_french() -> None:
    shown = said(run("play", "puerto-rico", *QUICK, "--language", "fr", lines=["bâtisseur", "annuler", "quitter"]))
    assert "Quel rôle prenez-vous ?" in shown
    assert "Quel bâtiment achetez-vous ?" in shown
    assert "Votre dernière réponse est reprise." in shown
    assert "La partie est gardée." in shown


@pytest.fixture
def interrupts() -> Iterator[None]:
    """Let processes be interrupted: they inherit that interrupts are ignored from whoever runs tests with nohup."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupts")
def test_ctrl_c_keeps_the_game(games: Path) -> None:
    command = subprocess.Popen(
        [*PROCESS, "play", "puerto-rico", *QUICK],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ,
    )
    assert command.stdin is not None
    assert command.stdout is not None
    command.stdin.write("role builder\n")
    command.stdin.flush()
    while "Which building" not in command.stdout.readline():
        assert command.poll() is None
    command.send_signal(signal.SIGINT)
    output, errors = command.communicate(timeout=60)
    assert command.returncode == 130
    assert errors == ""
    assert "To go on: cabildo resume" in output
    assert json.loads(kept(games).read_text())["moves"] == [{"seat": 0, "action": "role builder"}]
