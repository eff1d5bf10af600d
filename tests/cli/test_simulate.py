"""`cabildo simulate`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cabildo.titles.puerto_rico.title import TITLE
from tests.cli.command import process, refused, run, said


def simulated(*args: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(said(run("simulate", "puerto-rico", "--json", *args)))
    return report


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if "cpu" not in name}


def test_json_has_all_fields() -> None:
    report = simulated("--players", "3", "--games", "6", "--seed", "2")
    assert list(report) == [
        "title",
        "players",
        "games",
        "seed",
        "bots",
        "decisions",
        "cpu_seconds",
        "games_per_cpu_second",
        "decisions_per_cpu_second",
        "compiled",
        "mean_scores",
        "wins",
    ]
    assert (report["title"], report["players"], report["games"], report["seed"]) == ("puerto-rico", 3, 6, 2)
    assert report["bots"] == ["random"] * 3
    assert report["games_per_cpu_second"] == pytest.approx(6 / report["cpu_seconds"], rel=0.01)
    assert sum(report["wins"]) == pytest.approx(6, abs=0.01)


def test_same_seed_same_result_also_in_another_process() -> None:
    args = ("--players", "3", "--games", "4", "--seed", "9")
    other = json.loads(process("simulate", "puerto-rico", "--json", *args, PYTHONHASHSEED="1").stdout)
    assert without_times(simulated(*args)) == without_times(other)
    assert without_times(simulated(*args))["mean_scores"] != simulated(*args[:-1], "10")["mean_scores"]


def test_scores_and_decisions_are_those_of_the_games() -> None:
    """One game, by hand: the same cards and the same random moves."""
    report = simulated("--players", "3", "--games", "1", "--seed", "3")
    state, random, decisions = TITLE.new(3, seed=3), (3 * 7919 + 1) & 0x7FFFFFFF, 0
    while not state.over:
        random = (random * 1103515245 + 12345) & 0x7FFFFFFF
        legal = state.legal_actions()
        state.apply(legal[(random >> 8) % len(legal)])
        decisions += 1
    standings = state.standings()
    assert report["decisions"] == decisions
    assert report["mean_scores"] == [standings.of(seat).points for seat in range(3)]
    assert [seat for seat in range(3) if report["wins"][seat]] == list(standings.winners)


def test_programs_by_seat() -> None:
    report = simulated("--players", "3", "--games", "2", "--bots", "simple,random,random")
    assert report["bots"] == ["simple", "random", "random"]
    assert report == {
        **report,
        **without_times(simulated("--players", "3", "--games", "2", "--bots", "simple,random,random")),
    }


def test_for_people() -> None:
    shown = said(run("simulate", "puerto-rico", "--players", "3", "--games", "4"))
    assert "mean score" in shown
    assert "4 games, " in shown
    assert "%" in shown


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (["--bots", "random,random"], "bots: 2 for 4 players"),
        (["--bots", "random,"], "names nobody"),
        (["--bots", "hal9000"], "hal9000"),
        (["--seed", "-1"], "seed: must be a whole number"),
        (["--players", "7"], "players: puerto-rico is for 2, 3, 4, 5, not for 7"),
    ],
)
def test_bad_input(args: list[str], problem: str) -> None:
    assert problem in refused(run("simulate", "puerto-rico", "--games", "1", *args))


def test_no_games_is_wrong_usage() -> None:
    assert run("simulate", "puerto-rico", "--games", "0").exit_code == 2
