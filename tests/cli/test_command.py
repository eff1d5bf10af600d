"""The command as a whole: exit codes, errors in one line, plain output, languages."""

from __future__ import annotations

import io
import os
import re
import subprocess
from pathlib import Path

import pytest
from rich.console import Console

from cabildo import __version__
from cabildo.cli.board import Board, board_for
from cabildo.cli.screen import Screen
from cabildo.cli.speech import default_language, messages_for
from cabildo.titles.puerto_rico.title import TITLE
from tests.cli.command import PROCESS, process, refused, run, said

BAD_INPUT = [
    (["play", "nowhere"], "title 'nowhere': is not installed"),
    (["play", "puerto-rico", "--players", "9"], "players: puerto-rico is for 2, 3, 4, 5, not for 9"),
    (["play", "puerto-rico", "--seat", "5"], "seat 5: there are seats 1 to 4"),
    (["play", "puerto-rico", "--hot-seat", "--seat", "2"], "seat: --hot-seat puts people at all seats"),
    (["play", "puerto-rico", "--hot-seat", "--opponent", "simple"], "opponent: --hot-seat puts people at all seats"),
    (["play", "puerto-rico", "--opponent", "hal9000"], "hal9000"),
    (["play", "puerto-rico", "--option", "governor"], "must be NAME=VALUE"),
    (["play", "puerto-rico", "--option", "weather=fine"], "option 'weather': puerto-rico does not have it"),
    (["play", "puerto-rico", "--option", "open-points=maybe"], "option 'open-points': 'maybe' is none of no, yes"),
    (["play", "puerto-rico", "--board", "none.yaml"], "none.yaml: cannot be read"),
    (["play", "puerto-rico", "--language", "tlh"], "language 'tlh': is none of en, fr"),
    (["play", "puerto-rico", "--seed", "-5"], "seed: must be a whole number"),
    (["play", "puerto-rico", "--name", "A", "--name", "B"], "names: 2 names for 1 people"),
    (["resume", "none.json"], "none.json: cannot be read (No such file or directory)"),
    (["replay", "none.json"], "none.json: cannot be read (No such file or directory)"),
    (["position", "check", "none.json"], "none.json: cannot be read (No such file or directory)"),
    (["new", "puerto-rico", "no/such/folder.json"], "folder.json: cannot be written (No such file or directory)"),
]


@pytest.mark.parametrize(
    ("args", "problem"), BAD_INPUT, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_bad_input_is_one_clear_line(
    args: list[str], problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert problem in refused(run(*args))


@pytest.mark.parametrize(
    ("args", "problem", "helped_by"),
    [
        (["nonsense"], "'nonsense'", "cabildo --help"),
        (["--nonsense"], "--nonsense", "cabildo --help"),
        (["play"], "'TITLE'", "cabildo play --help"),
        (["play", "puerto-rico", "--players", "many"], "'--players'", "cabildo play --help"),
        (["play", "puerto-rico", "--seat"], "'--seat'", "cabildo --help"),
        (["replay", "a", "--to", "x"], "'--to'", "cabildo replay --help"),
        (["position", "nonsense"], "'nonsense'", "cabildo position --help"),
    ],
)
def test_wrong_usage_is_one_line_with_exit_code_2(args: list[str], problem: str, helped_by: str) -> None:
    line = refused(run(*args), code=2)
    assert problem in line
    assert line.endswith(f" (see: {helped_by})")


def test_without_a_command_the_help_is_shown() -> None:
    shown = run().stderr
    assert "\n  play " in shown
    assert "error: " not in shown


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert f"{tmp_path}: cannot be read (Is a directory)" in refused(run("resume", tmp_path))


def test_help_and_version() -> None:
    shown = said(run("--help"))
    for command in ("play", "resume", "new", "replay", "simulate", "rules", "position", "titles"):
        assert f"\n  {command} " in shown
    assert said(run("--version")) == f"cabildo {__version__}\n"
    assert "--ask-all" in said(run("play", "--help"))


def test_titles_lists_options() -> None:
    shown = said(run("titles"))
    assert "puerto-rico  Puerto Rico, for 2, 3, 4, 5 players" in shown
    assert "governor=random (unless you say otherwise), 1, 2, 3, 4, 5" in shown
    assert "Everybody sees everybody's victory points." in shown


def test_a_first_game_is_told() -> None:
    shown = " ".join(said(run("titles")).split())
    assert "For a first game: --option characters=dealt --option length=short characters=auction" in shown
    assert shown.count("For a first game") == 1
    assert said(run("play", "trinidad", "--seed", "1", lines=["quit"])).startswith('Type "help"')
    assert said(run("play", "puerto-rico", "--seed", "1", lines=["quit"])).startswith('Type "help"')


def test_position_check(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text('{"title": "puerto-rico", "players": [{}, {}, {}]}')
    shown = " ".join(said(run("position", "check", path)).split())
    assert f"{path} fits: Puerto Rico for 3, Player 1 is asked: Which role do you take?" in shown
    path.write_text('{"title": "puerto-rico", "players": [{"doubloons": -1}, {}, {}]}')
    assert "doubloons" in refused(run("position", "check", path))


def test_output_without_a_terminal_is_plain() -> None:
    result = process(
        "play", "puerto-rico", "--seed", "3", "--opponent", "random", lines=["help", "role builder", "why"]
    )
    assert result.returncode == 0
    assert result.stdout.isascii()
    assert "\x1b" not in result.stdout
    assert not [line for line in result.stdout.splitlines() if line != line.rstrip() and not line.endswith("> ")]
    assert "\x1b" not in process("simulate", "puerto-rico", "--games", "2").stdout


def test_a_screen_without_accents_does_not_stop_the_command() -> None:
    result = process("titles", "--language", "fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert result.returncode == 0
    assert "Puerto Rico, pour 2, 3, 4, 5 joueurs" in result.stdout
    assert "vari?" not in result.stderr


def test_a_reader_who_leaves_is_no_error() -> None:
    command = subprocess.Popen(
        [*PROCESS, "rules", "player"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=os.environ
    )
    assert command.stdout is not None
    command.stdout.close()
    assert command.stderr is not None
    assert command.stderr.read() == ""
    command.stderr.close()
    command.wait(timeout=60)


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"CABILDO_LANGUAGE": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"CABILDO_LANGUAGE": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"CABILDO_LANGUAGE": "", "LC_ALL": "fr_CA", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"CABILDO_LANGUAGE": "", "LANG": "de_DE.UTF-8"}, "en"),
        ({"CABILDO_LANGUAGE": "", "LANG": "C"}, "en"),
        ({"CABILDO_LANGUAGE": ""}, "en"),
    ],
)
def test_the_language_of_the_system(settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language


def test_help_is_in_the_language_of_the_system() -> None:
    assert "Jouer une partie ici" in process("--help", CABILDO_LANGUAGE="fr").stdout


# ---- the board


def drawn(width: int, view: dict[str, object] | None = None) -> str:
    output = io.StringIO()
    screen = Screen(Console(file=output, force_terminal=True, width=width, color_system=None, legacy_windows=False))
    board = board_for("puerto-rico", screen, messages_for(TITLE, "en"))
    screen.show(board.draw(TITLE.new(5, seed=1).view(0) if view is None else view))
    return re.sub(r"\x1b\[[0-9;]*m", "", output.getvalue())


@pytest.mark.parametrize("width", [100, 120, 80])
def test_the_board_keeps_to_the_width_of_the_screen(width: int) -> None:
    lines = drawn(width).splitlines()
    assert max(len(line) for line in lines) <= width
    assert len(lines) < 50


def test_two_estates_stand_side_by_side_on_a_screen_of_100_columns() -> None:
    assert any(re.match("╭─ Player 1 .*╭─ Player 2 ", line) for line in drawn(100).splitlines())
    assert not any("Player 1 " in line and "Player 2 " in line and "╭" in line for line in drawn(80).splitlines())


def test_a_title_without_a_board_of_its_own_shows_the_view() -> None:
    screen = Screen(Console(file=io.StringIO(), width=100))
    board = board_for("chess", screen, messages_for(None, "en"))
    assert type(board) is Board
    screen.show(board.draw({"round": 3, "goods": {"corn": 2}, "players": [{"seat": 0, "tiles": ["corn", "sugar"]}]}))
    assert isinstance(screen.console.file, io.StringIO)
    assert screen.console.file.getvalue().splitlines() == [
        "round: 3",
        "goods: corn 2",
        "players:",
        "  1:",
        "    seat: 0",
        "    tiles: corn, sugar",
    ]
