"""What the titles tell for charts: the figures of positions that everybody can count, and the round."""

from __future__ import annotations

from typing import Any

import cabildo
from cabildo.engine.standings import Standing
from cabildo.engine.state import State


def test_puerto_rico_counts_points_doubloons_goods_and_buildings() -> None:
    title = cabildo.title("puerto-rico")
    players: list[dict[str, Any]] = [{}, {}, {}]
    players[0] = {"points": 4, "doubloons": 7, "goods": {"corn": 2, "sugar": 1}, "city": ["hacienda", "small-market"]}
    players[1] = {"doubloons": 2}
    state = title.from_position({"title": "puerto-rico", "rules": 1, "players": players})
    assert title.figures(state, 0) == {
        "points": [6, None, None],
        "doubloons": [7, 2, 0],
        "goods": [3, 0, 0],
        "buildings": [2, 0, 0],
    }
    assert title.figures(state, 1)["points"] == [None, 0, None]
    assert title.round_of(state) == 1


def test_points_in_puerto_rico_mean_nothing_while_colonists_are_in_hand() -> None:
    players: list[dict[str, Any]] = [{"city": ["guild-hall", "small-market"]}, {}, {}]
    game = cabildo.Game.from_position({"title": "puerto-rico", "rules": 1, "players": players})
    for action, scorable in (("role mayor", True), ("pass", False), ("man small-market 1", True)):
        game.apply(action)
        assert game.title.scorable(game.state) == scorable


def test_rio_counts_points_silver_houses_and_workers() -> None:
    title = cabildo.title("rio")
    state = title.new(3, seed=1)
    figures = title.figures(state, None)
    assert figures["points"] == [standing.points for standing in sorted_seats(state)]
    assert figures["silver"] == [player["silver"] for player in state.view(None)["players"]]
    assert figures["houses"] == [0, 0, 0]
    assert len(figures["workers"]) == 3
    assert title.round_of(state) == state.view(None)["year"]


def sorted_seats(state: State) -> list[Standing]:
    return sorted(state.standings().seats, key=lambda standing: standing.seat)
