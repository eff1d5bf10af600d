"""Positions in the middle of a war for tests: say what matters, the rest goes on by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.written.war_position import WarPosition
from cabildo.titles.rio.written.war_steps import (
    ConsentingStep,
    GarrisoningStep,
    MarchingStep,
    MusteringStep,
    RecruitingStep,
    ShootingStep,
)
from tests.titles.rio.build import score, step, table

RED, GREEN, YELLOW, BLACK = range(4)  # the seats; Black attacks unless a test says otherwise
ENEMY = "enemy"
SINGLE, PAIR, TRIPLET = [[ENEMY] * size for size in (1, 2, 3)]
RESERVE = {"north p": [1]}  # a lone attacker far away, so that the war goes on
in_both_editions = pytest.mark.parametrize("edition", ["1", "2.03"])
WAR_FIELDS = {field.name for field in msgspec.structs.fields(WarPosition)}
STEP_FIELDS = {
    name
    for kind in (MusteringStep, ShootingStep, RecruitingStep, GarrisoningStep, MarchingStep, ConsentingStep)
    for name in kind.__struct_fields__
}


def steps_of_war(phase: str, fields: dict[str, Any]) -> dict[str, Any]:
    """Take out of `fields` what the phase remembers, or one that waits for it; as `step` and `waiting` of a position.

    In the phase consenting, `mover` is who asks.
    """
    stack = {"waiting": fields.pop("waiting")} if isinstance(fields.get("waiting"), list) else {}  # not a number
    step = {name: fields.pop(name) for name in list(fields) if name in STEP_FIELDS}
    step = {name: value for name, value in step.items() if value is not None}
    if phase == "garrisoning" and "recruits" in step:
        return {"waiting": [{"phase": "recruiting", "step": {"recruits": step.pop("recruits")}}], "step": step}
    if phase == "consenting":
        mover = fields.pop("mover", None)
        march = {name: step.pop(name) for name in ("led", "boosted") if name in step}
        marching = {"phase": "marching", "actor": mover, "step": march}
        return {"waiting": [marching, {"phase": "leading", "actor": mover}], "step": step}
    return {**stack, "step": step} if step else stack


def war_table(
    groups: Mapping[str, Any] | None = None,
    *,
    players: int = 4,
    attacker: int = BLACK,
    phase: str = "leading",
    actor: int | None = None,
    enemy: str = "natives",
    camps: Mapping[str, Sequence[int]] = RESERVE,
    **fields: Any,
) -> RioState:
    """A table in a war, at rest also where there is a single answer.

    `groups` by space: a stack from the top, seats or ENEMY (SINGLE, PAIR and TRIPLET are enemies), or a mapping with
    `stack` and steps, fought, boosted, rested. `camps` by edge: the sizes of groups outside. `actor` is who moves, the
    attacker if it is left out. Other fields are those of a war (turn, quiet, ...), of its steps (waiting, shots, free,
    led, ...) or of a position as in `build.table` (city, seats, order, edition, fort, walls, options, ...).
    """
    fields |= steps_of_war(phase, fields)
    war = {name: fields.pop(name) for name in list(fields) if name in WAR_FIELDS}
    war |= {"enemy": enemy, "attacker": attacker, "camps": dict(camps), "groups": dict(groups or {})}
    fields.setdefault("attacked", [attacker])
    return table(players, phase=phase, actor=actor, war=war, **fields)


# ---- reading


def war_of(state: RioState) -> dict[str, Any]:
    """The war as in a position."""
    written: dict[str, Any] = state.to_position()["war"]
    return written


def remembered(state: RioState) -> dict[str, Any]:
    """What the step of the war remembers, as in a position."""
    step: dict[str, Any] = state.to_position()["step"]
    return step


def group(state: RioState, space: str) -> dict[str, Any]:
    """A group as in a position, always as a mapping; empty where there is none."""
    written = war_of(state).get("groups", {}).get(space, {})
    return {"stack": written} if isinstance(written, list) else written


def stack(state: RioState, space: str) -> list[Any]:
    """The tokens on a space from the top."""
    return list(group(state, space).get("stack", []))


def stacks(state: RioState) -> dict[str, list[Any]]:
    """All groups in the city."""
    return {space: stack(state, space) for space in war_of(state).get("groups", {})}


def camps(state: RioState) -> dict[str, list[int]]:
    """The sizes of the groups outside, by edge."""
    return dict(war_of(state).get("camps", {}))


def gains(state: RioState, *actions: str) -> dict[int, int]:
    """Play actions, nothing by itself, and hand back the points that they brought by seat, where there were any."""
    before = [score(state, seat) for seat in range(len(state.players))]
    step(state, *actions)
    gained = {seat: score(state, seat) - points for seat, points in enumerate(before)}
    return {seat: points for seat, points in gained.items() if points}
