"""Trying actions without doing them: what they cost, what they leave, what to beware of, and whether they are final.

Everything is worked out on samples of what the seat knows, so that it tells nothing else, and nothing of what chance
would do: an action that cannot be taken back freely is judged, and not looked behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from cabildo.engine.errors import CabildoError
from cabildo.engine.finality import samples_for
from cabildo.engine.state import State


class Caution(Struct, frozen=True):
    """Something that will go wrong unless the seat minds it: a message id with its parameters, and the rule."""

    message: str
    params: dict[str, Any]
    rule: str


class Foresight(Struct, frozen=True):
    """What actions would lead to, as far as the seat can know."""

    played: int  # so many of them were tried: the rest comes after a final one, or is another seat's turn
    final: (
        bool  # the one after those that were tried cannot be taken back freely: the costs count it, the view does not
    )
    view: dict[str, Any]
    decision: dict[str, Any] | None  # what is asked then: in full if it is the same seat; None at the end of the game
    cost: dict[str, int]  # what is spent, by the names of `Title.holdings`
    leaves: dict[str, int] | None  # what the seat then has; None where chance has a say in it
    points: int | None  # won or lost; None where points mean nothing then or chance has a say in them
    warnings: list[Caution]


def foresee(state: State, seat: int, actions: Sequence[str]) -> Foresight:
    """Try actions of the seat that is asked; raises NotationError, or IllegalAction for the first that is not legal."""
    title = state.title
    samples = samples_for(state, seat)
    start = samples[0].copy()
    played = 0
    for action in actions:
        shown = samples[0]
        if shown.over or (shown.actor != seat and played):
            break
        number = shown.vocabulary.parse(action)
        if number not in shown.legal_actions() or shown.actor != seat:
            raise title.illegal(shown, number, seat)
        after = [sample.copy() for sample in samples]
        if any(sample.play(number) or sample.over for sample in after):
            return behind_final(start, samples[0], seat, played, number)
        samples = after
        played += 1
    return foresight(start, samples[0], samples[0], seat, played)


def behind_final(start: State, before: State, seat: int, played: int, action: int) -> Foresight:
    """Of a final action only what it does itself is told, and of that nothing that chance decides."""
    after = before.copy()
    chance_spoke = after.step(action)
    told = foresight(start, before, after, seat, played, final=True)
    if not chance_spoke:
        return told
    return Foresight(told.played, True, told.view, told.decision, told.cost, None, None, [])


def foresight(start: State, seen: State, after: State, seat: int, played: int, *, final: bool = False) -> Foresight:
    title = start.title
    had, has = title.holdings(start, seat), title.holdings(after, seat)
    return Foresight(
        played=played,
        final=final,
        view=seen.view(seat),
        decision=None if seen.over else question(seen, seat),
        cost={name: count - has[name] for name, count in had.items() if has[name] < count},
        leaves=has,
        points=gain(start, after, seat),
        warnings=list(title.warnings(after, seat)),
    )


def question(state: State, seat: int) -> dict[str, Any]:
    """What is asked: others than the seat that is asked learn who is asked for what kind of decision."""
    asked = state.decision.to_data(state.vocabulary)
    return asked if asked["seat"] == seat else {name: asked[name] for name in PUBLIC}


PUBLIC = ("seat", "kind", "prompt", "hidden", "because")


def gain(start: State, after: State, seat: int) -> int | None:
    if not (start.title.scorable(start) and start.title.scorable(after)):
        return None
    before, then = points_of(start, seat), points_of(after, seat)
    return None if before is None or then is None else then - before


def points_of(state: State, seat: int) -> int | None:
    try:
        return state.standings(seat).of(seat).points
    except CabildoError:
        return None
