"""What every installed title offers to those who write Python against it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import make_positions

from cabildo.engine.game import Game
from cabildo.engine.positions import position_hash
from cabildo.engine.registry import title as find_title
from cabildo.engine.registry import title_names
from cabildo.engine.state import State
from cabildo.testing import laws

TITLES = title_names()


def states(title: str) -> Iterator[State]:
    """Some of a short course, with interruptions in them."""
    found = find_title(title)
    for players in (found.player_counts[0], found.player_counts[-1]):
        game = laws.random_game(found, players, 3)
        yield from list(laws.states_of(game))[::17]


@pytest.mark.parametrize("title", TITLES)
def test_a_position_with_all_its_fields_is_the_same_position(title: str) -> None:
    found = find_title(title)
    for state in states(title):
        full = json.loads(json.dumps(state.to_position(full=True)))
        assert set(full) == set(found.position_type.__struct_fields__)
        assert set(full["options"]) == {option.name for option in found.options}
        again = found.from_position(full)
        assert again.to_position() == state.to_position()
        assert position_hash(again) == position_hash(state)


@pytest.mark.parametrize("title", TITLES)
def test_the_default_board_given_as_data_is_the_default_board(title: str) -> None:
    found = find_title(title)
    board = found.default_board()
    game = Game.new(found, found.player_counts[0], 5, board=board)
    assert game.state.to_position() == found.new(found.player_counts[0], 5).to_position()
    assert game.record().board is None
    board.clear()
    assert found.default_board()


@pytest.mark.parametrize("title", TITLES)
def test_forced_passes_are_told_of_seats_that_could_do_nothing_else(title: str) -> None:
    """Each is where `step` by `step` a seat had a single answer, its pass, and no phase tells of it in its own words.

    Río has none: it tells who is done. In Trinidad a turn tells who passes for the rest of the decade.
    """
    found = find_title(title)
    met = 0
    for seed in range(3):
        game = Game.new(found, 3, seed)
        while not game.state.over and len(game.moves) < 150:
            action = game.state.legal_actions()[(seed + len(game.moves)) % len(game.state.legal_actions())]
            alone = game.state.copy()
            alone.step(action)
            passes = []
            while len(alone.choices) == 1 and not alone.phases[alone.phase].always_asked(alone):
                if str(alone.choices[0]) == "pass":
                    met += 1
                    if not alone.phases[alone.phase].tells_passes():
                        passes.append(int(alone.actor))
                alone.step(alone.choices[0])
            events = game.apply(action)
            forced = [event.params["seat"] for event in events if event.name == "passed" and "forced" in event.params]
            assert forced == passes
            assert alone.to_position() == game.state.to_position()
    assert (met > 0) == ("pass" in [kind.name for kind in found.vocabulary().ranges])


OTHERWISE = {  # what views do not have, or have elsewhere: docs/python/records-and-positions.md says why
    "puerto-rico": {"rules", "options", "board", "generator", "out_of_game", "taken", "role_doubloons", "men"},
    "rio": {
        *("rules", "options", "generator", "roads", "walls", "harbor", "fort", "filled", "bids", "offices_used"),
        *("markers", "wood", "stone", "precious", "tally"),
    },
    "trinidad": {
        *("rules", "options", "generator", "buildings", "walls", "roads", "fort", "harbor", "cabildo", "cathedral"),
        *("completed", "top_back", "rotated", "tally"),
    },
}
COUNTED = {"trinidad": {"cards"}}  # of a step: where they are hidden the view says only how many they are
ELSEWHERE = {"trinidad": {"ballots"}}  # of a step: in views by themselves, as far as the seat may know them


@pytest.mark.parametrize("title", TITLES)
def test_views_and_positions_call_the_same_thing_by_the_same_name(title: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "python" / "records-and-positions.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in page for name in OTHERWISE[title])
    examples = [example.state for example in make_positions.examples_of(find_title(title))]
    for state in [*states(title), *examples]:
        full, view = state.to_position(full=True), state.view(None if state.over else state.actor)
        assert set(full) - set(view) <= OTHERWISE[title]
        for written, seen in zip(full["players"], view["players"], strict=True):
            assert set(written) - set(seen) <= OTHERWISE[title]
        steps = [(full["step"], view["step"])] if not state.over else []
        steps += [(below["step"], seen["step"]) for below, seen in zip(full["waiting"], view["waiting"], strict=True)]
        for step, seen in steps:
            hidden = [name for name in COUNTED.get(title, set()) & set(step) if isinstance(seen[name], int)]
            counted = {name: len(step[name]) for name in hidden}
            step = {name: value for name, value in step.items() if name not in ELSEWHERE.get(title, set())}
            assert {name: seen.get(name) for name in step} == step | counted
