"""Views of every title with every choice of every option have the form that the title declares for them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cabildo.engine.options import Choice
from cabildo.engine.registry import title as find_title
from cabildo.engine.registry import title_names
from cabildo.engine.state import State
from cabildo.engine.title import Title
from cabildo.testing import laws
from cabildo.testing.walks import allowed, pick_action

EVERY = 29  # states of which one is looked at


def all_choices() -> Iterator[tuple[str, str, Choice]]:
    for name in title_names():
        for option in find_title(name).options:
            for choice in option.choices:
                yield name, option.name, choice


@pytest.mark.parametrize(("name", "option", "choice"), list(all_choices()))
def test_views_have_their_form_with_each_option(name: str, option: str, choice: Choice) -> None:
    title = find_title(name)
    pick = random.Random(f"{name} {option} {choice}")
    players, options = table_for(title, option, choice, pick)
    laws.views_have_their_form(title, some_states(title.new(players, pick.getrandbits(60), options), pick))


@pytest.mark.parametrize("name", title_names())
def test_several_see_together_what_each_sees_alone(name: str) -> None:
    """To the byte, names in the same order: differences compare what is encoded."""
    title = find_title(name)
    pick = random.Random(name)
    for state in some_states(title.new(max(title.player_counts), pick.getrandbits(60)), pick):
        eyes = [None, *range(state.seats)]
        assert repr(title.views(state, eyes)) == repr({seat: state.view(seat) for seat in eyes})
        assert repr(title.views(state, eyes[::-1])[0]) == repr(state.view(0))


@pytest.mark.parametrize("name", title_names())
@pytest.mark.parametrize("change", [{"unheard_of": 1}, {"seat": "me"}, {"seat": None}])
def test_a_field_that_changes_without_its_type_is_caught(
    name: str, change: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    title = find_title(name)
    view = type(title).view

    def changed(self: Title, state: State, seat: int | None) -> dict[str, Any]:
        seen = view(self, state, seat)
        return {**seen, "players": [*seen["players"][:-1], seen["players"][-1] | change]}

    monkeypatch.setattr(type(title), "view", changed)
    with pytest.raises(laws.LawBroken, match=r"players\[1\]"):
        laws.views_have_their_form(title, [title.new(2, 1)])


def table_for(title: Title, option: str, choice: Choice, pick: random.Random) -> tuple[int, dict[str, Choice]]:
    """Players and options with this choice, and with what it needs."""
    chosen: dict[str, Choice] = {option: choice}
    needs = next(one for one in title.options if one.name == option).needs
    chosen |= {other: values[0] for other, values in needs.items()}
    return pick.choice([count for count in title.player_counts if allowed(title, count, chosen)]), chosen


def some_states(state: State, pick: random.Random) -> Iterator[State]:
    """A random game: one state of many, and the end."""
    decisions = 0
    while not state.over:
        if decisions % EVERY == 0:
            yield state
        state.apply(pick_action(state, pick))
        decisions += 1
    yield state
