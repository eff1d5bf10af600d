"""Laws about the course of a game: nothing is made or lost, copies go their own way, and the end is counted rightly."""

from __future__ import annotations

import random
from collections.abc import Iterable

from cabildo.engine.state import State
from cabildo.engine.title import Title
from cabildo.testing.failures import LawBroken
from cabildo.testing.snapshots import field_names, fields, is_interpreted, snapshot
from cabildo.testing.walks import pick_action


def material_is_kept(title: Title, states: Iterable[State]) -> None:
    """Along one game the title's material stays the same: nothing is made or lost."""
    first: dict[str, int] | None = None
    for state in states:
        now = title.material(state)
        first = first or now
        for name in sorted(first.keys() | now.keys()):
            if first.get(name) != now.get(name):
                problem = f"{name}: there were {first.get(name)}, now there are {now.get(name)}"
                raise LawBroken(material_is_kept, problem, state)


def copies_are_independent(title: Title, states: Iterable[State], moves: int = 12, seed: int = 0) -> None:
    """A copy is the same in every slot, goes on like the original, and leaves the original alone."""
    law = copies_are_independent
    pick = random.Random(seed)
    for state in states:
        copy, twin = state.copy(), state.copy()
        if copy.sink is not None:
            raise LawBroken(law, "a copy still tells the sink of the original", state)
        for name in different_fields(state, copy):
            raise LawBroken(law, f"the slot {name!r} is not copied", state)
        before = snapshot(state)
        if snapshot(copy) != before:
            raise LawBroken(law, "the copy does not look like the original", state)
        held = fields(state) if is_interpreted() else {}
        for _ in range(moves):
            if copy.over:
                break
            action = pick_action(copy, pick)
            if copy.apply(action) != twin.apply(action) or copy.legal_actions() != twin.legal_actions():
                raise LawBroken(law, "two copies given the same actions go apart", state)
        if snapshot(copy) != snapshot(twin):
            raise LawBroken(law, "two copies given the same actions go apart", state)
        now = fields(state) if is_interpreted() else {}
        changed = [name for name, value in held.items() if now[name] != value]
        if changed or snapshot(state) != before:
            raise LawBroken(law, f"playing the copy has changed the original: {', '.join(changed)}", state)


def different_fields(state: State, copy: State) -> list[str]:
    """The slots, of an interpreted state, that are filled here and not there or otherwise."""
    if not is_interpreted():
        return []
    mine, its = fields(state), fields(copy)
    return [name for name in field_names(state) if name != "sink" and mine.get(name, name) != its.get(name, name)]


def figures_are_sound(title: Title, states: Iterable[State]) -> None:
    """All states have the same figures, with a number or None for every seat, and each seat knows its own.

    At the end they can be scored; rounds go up.
    """
    law = figures_are_sound
    names: list[str] | None = None
    round_before = 0
    for state in states:
        for seat in [*range(state.seats), None]:
            figures = title.figures(state, seat)
            names = names or sorted(figures)
            if sorted(figures) != names:
                raise LawBroken(law, f"the figures are {sorted(figures)}, before they were {names}", state)
            for name, values in figures.items():
                if len(values) != state.seats or not all(value is None or type(value) is int for value in values):
                    raise LawBroken(law, f"{name}: {values} is not a number or None for each seat", state)
                if seat is not None and values[seat] is None:
                    raise LawBroken(law, f"{name}: seat {seat} does not know its own", state)
        if state.over and not title.scorable(state):
            raise LawBroken(law, "at the end the points mean nothing", state)
        now = title.round_of(state)
        if now < round_before:
            raise LawBroken(law, f"round {now} comes after round {round_before}", state)
        round_before = now


def standings_add_up(title: Title, states: Iterable[State]) -> None:
    """Every seat stands once; its points are the sum of its lines; at the end the ranks follow the merit."""
    law = standings_add_up
    for state in states:
        for seat in [None] if state.over else range(state.seats):
            standings = state.standings(seat)
            if standings.final != state.over or bool(standings.winners) != state.over:
                raise LawBroken(law, "there are winners exactly when the game is over", state)
            if sorted(standing.seat for standing in standings.seats) != list(range(state.seats)):
                raise LawBroken(law, "not every seat stands exactly once", state)
            for standing in standings.seats:
                points = [line.points for line in standing.lines]
                known = [value for value in points if value is not None]
                total = sum(known) if len(known) == len(points) else None
                if standing.points != total:
                    problem = f"seat {standing.seat} has {standing.points} points, but its lines add up to {total}"
                    raise LawBroken(law, problem, state)
                if not state.over:
                    continue
                merit = state.merit(standing.seat)
                rank = 1 + sum(state.merit(other) > merit for other in range(state.seats))
                if standing.rank != rank:
                    raise LawBroken(law, f"seat {standing.seat} is ranked {standing.rank}, by merit {rank}", state)
