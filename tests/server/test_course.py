"""The course of a game: no byte of a secret in it, its checkpoints, and its figures."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cabildo.engine.game import Game
from cabildo.engine.record import Move
from cabildo.server.replay.course import STRIDE, Course
from cabildo.server.replay.replays import step_views
from cabildo.server.store.rows import LogRow
from cabildo.server.store.times import now
from cabildo.titles.puerto_rico.phases import PLACING
from tests.testing.toy_secrets import REVEALS, alter
from tests.testing.toy_title.title import TITLE

GOLDEN = Path(__file__).parent.parent / "records" / "puerto_rico"


# ---- secrets, by bytes


def entries_of(game: Game) -> list[LogRow]:
    return [
        LogRow(number, "move", move.seat, None, [msgspec.to_builtins(move)], [], now())
        for number, move in enumerate(game.moves, 2)
    ]


def told(game: Game, seat: int | None) -> bytes:
    """All that a seat gets of a running game by looking back."""
    course = Course(Game.from_position(game.record().position, title=TITLE))
    course.follow(entries_of(game))
    views = step_views(course, range(len(course) + 1), seat, everything=False)
    parts = [course.steps(seat, everything=False), course.rounds, course.log(seat), views]
    return msgspec.json.encode([*parts, course.figures(seat, everything=False)])


def test_what_a_seat_may_not_know_changes_no_byte_of_its_replay() -> None:
    """In an auction with hidden bids and hands: one starts from altered secrets and the same moves are made."""
    compared = 0
    for seed in range(30):
        dice = random.Random(seed)
        game = Game.new(TITLE, 3, seed)
        for _ in range(dice.randrange(4, 20)):
            if not game.state.over:
                game.apply(dice.choice(game.state.legal_actions()))
        if game.state.over:
            continue
        for seat in (0, 1, 2, None):
            other = alter(game.state.copy(), seat, dice)
            if other is None:
                continue
            other.lane_a, other.lane_b = game.state.lane_a, game.state.lane_b
            games = [Game.from_position(state.to_position(), title=TITLE) for state in (game.state, other)]
            common = sorted(set(game.state.legal_actions()) & set(other.legal_actions()))
            if not common:
                continue
            action = dice.choice(common)
            for one in games:
                one.apply(action)
            if any(event.name in REVEALS for one in games for event in one.events):
                continue
            compared += 1
            assert told(games[0], seat) == told(games[1], seat)
    assert compared > 20


def test_the_comparison_would_see_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabildo.engine.phase.Phase.hidden", lambda self: False)
    steps = Course.steps
    monkeypatch.setattr(Course, "steps", lambda self, seat, everything: steps(self, seat, everything=True))
    with pytest.raises(AssertionError):
        test_a_hidden_choice_is_told_to_nobody_else()


def test_a_hidden_choice_is_told_to_nobody_else() -> None:
    game = Game.new(TITLE, 2, seed=3)
    game.apply("bid 1")
    course = Course(Game.new(TITLE, 2, seed=0, chance=game.record().setup))
    course.follow(entries_of(game))
    assert [step.action for step in course.steps(0, everything=False)] == ["bid 1"]
    assert [step.action for step in course.steps(1, everything=False)] == [None]
    assert [step.action for step in course.steps(None, everything=False)] == [None]
    assert [step.action for step in course.steps(1, everything=True)] == ["bid 1"]


def test_a_hidden_choice_is_told_to_all_once_it_is_laid_open() -> None:
    game = Game.new(TITLE, 2, seed=3)
    game.apply("bid 1")
    game.apply("bid 2")
    course = Course(Game.new(TITLE, 2, seed=0, chance=game.record().setup))
    course.follow(entries_of(game))
    assert [step.action for step in course.steps(None, everything=False)] == ["bid 1", "bid 2"]
    course.follow(entries_of(game)[:1])  # the last bid was taken back
    assert [step.action for step in course.steps(None, everything=False)] == [None]


# ---- checkpoints


def test_every_step_is_reached_from_its_checkpoint_forwards_and_after_going_back() -> None:
    game = Game.new("puerto-rico", 3, seed=5)
    dice = random.Random(5)
    while len(game.moves) < 5 * STRIDE + 3:
        game.apply(dice.choice(game.state.legal_actions()))
    course = Course(Game.new("puerto-rico", 3, seed=0, chance=game.record().setup))
    entries = entries_of(game)
    course.follow(entries)

    def check(steps: int) -> None:
        assert len(course) == steps
        for step in (0, 1, STRIDE - 1, STRIDE, STRIDE + 1, 2 * STRIDE, steps - 1, steps):
            assert course.state(step).view(1) == game.state_after(step).view(1)
        assert course.log(0) == [event for event in game.log(0) if event["move"] <= steps]
        assert len(course.rounds) == len(course.scorable) == steps + 1

    check(len(game.moves))
    for shorter in (4 * STRIDE, 2 * STRIDE + 5):
        course.follow(entries[:shorter])
        check(shorter)
    course.follow(entries)
    check(len(game.moves))
    assert course.record([]).moves == list(game.moves)
    assert course.record([]).hash == game.record().hash


def test_charts_of_a_long_game_play_next_to_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new("puerto-rico", 3, seed=5)
    dice = random.Random(5)
    while len(game.moves) < 10 * STRIDE + 3:
        game.apply(dice.choice(game.state.legal_actions()))
    course = Course(Game.new("puerto-rico", 3, seed=0, chance=game.record().setup))
    course.follow(entries_of(game))
    played: list[str] = []
    replay = Game.replay

    def counted(game: Game, move: Move) -> Any:
        played.append(move.action)
        return replay(game, move)

    monkeypatch.setattr(Game, "replay", counted)
    monkeypatch.setattr("cabildo.server.replay.course.MOST_FIGURES", 12)
    course.scorable = list(range(len(course) + 1))
    figures = course.figures(0, everything=False)
    assert figures.steps == [*range(0, len(game.moves), STRIDE), len(game.moves)]
    assert figures.figures["doubloons"][2][5] == game.title.figures(game.state_after(5 * STRIDE), None)["doubloons"][2]
    assert len(played) == 3  # from the last checkpoint to the end
    course.figures(0, everything=False)
    assert len(played) == 3
    course.figures(1, everything=False)
    assert len(played) == 6
    course.follow(entries_of(game)[:-1])
    assert course.figures(0, everything=False).steps[-1] == len(game.moves) - 1


def test_points_keep_their_value_while_colonists_are_in_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabildo.server.replay.course.MOST_FIGURES", 10_000)
    game = Game.from_record(json.loads((GOLDEN / "5-players-builder-2.json").read_bytes()))
    start = Game.new("puerto-rico", 5, seed=0, options=game.record().options, chance=game.record().setup)
    course = Course(start)
    course.follow(entries_of(game))
    figures = course.figures(None, everything=True)
    views = step_views(course, range(len(course) + 1), None, everything=True)
    scores = [msgspec.to_builtins(view.score) for view in views if view.score is not None]
    counted = [{standing["seat"]: standing["points"] for standing in score["seats"]} for score in scores]
    charted = [{seat: row[step] for seat, row in enumerate(figures.figures["points"])} for step in figures.steps]
    assert counted == charted
    in_hand = [step for step in figures.steps if game.state_after(step).phase == PLACING]
    assert all(charted[step] == charted[step - 1] for step in in_hand)
    assert any(game.title.figures(game.state_after(step), 0)["points"][0] != charted[step][0] for step in in_hand)
