"""Positions in the middle of a war for tests: say what matters, the rest goes on by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from cabildo.titles.rio.table import Table
from cabildo.titles.rio.war.war_position import WarPosition
from tests.titles.rio.build import score, step, table

RED, GREEN, YELLOW, BLACK = range(4)  # the seats; Black attacks unless a test says otherwise
ENEMY = "enemy"
SINGLE, PAIR, TRIPLET = [[ENEMY] * size for size in (1, 2, 3)]
RESERVE = {"north p": [1]}  # a lone attacker far away, so that the war goes on
in_both_editions = pytest.mark.parametrize("edition", ["1", "2.03"])
WAR_FIELDS = {field.name for field in msgspec.structs.fields(WarPosition)}


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
) -> Table:
    """A table in a war, at rest also where there is a single answer.

    `groups` by space: a stack from the top, seats or ENEMY (SINGLE, PAIR and TRIPLET are enemies), or a mapping with
    `stack` and steps, fought, boosted, rested. `camps` by edge: the sizes of groups outside. `actor` is who moves, the
    attacker if it is left out. Other fields are those of a war (waiting, shots, free, turn, quiet, led, ...) or of a
    position as in `build.table` (city, seats, order, edition, fort, walls, options, ...).
    """
    war = {name: fields.pop(name) for name in list(fields) if name in WAR_FIELDS}
    war |= {"enemy": enemy, "attacker": attacker, "camps": dict(camps), "groups": dict(groups or {})}
    fields.setdefault("attacked", [attacker])
    return table(players, phase=phase, actor=actor, war=war, **fields)


# ---- reading


def war_of(state: Table) -> dict[str, Any]:
    """The war as in a position."""
    written: dict[str, Any] = state.to_position()["war"]
    return written


def group(state: Table, space: str) -> dict[str, Any]:
    """A group as in a position, always as a mapping; empty where there is none."""
    written = war_of(state).get("groups", {}).get(space, {})
    return {"stack": written} if isinstance(written, list) else written


def stack(state: Table, space: str) -> list[Any]:
    """The tokens on a space from the top."""
    return list(group(state, space).get("stack", []))


def stacks(state: Table) -> dict[str, list[Any]]:
    """All groups in the city."""
    return {space: stack(state, space) for space in war_of(state).get("groups", {})}


def camps(state: Table) -> dict[str, list[int]]:
    """The sizes of the groups outside, by edge."""
    return dict(war_of(state).get("camps", {}))


def gains(state: Table, *actions: str) -> dict[int, int]:
    """Play actions, nothing by itself, and hand back the points that they brought by seat, where there were any."""
    before = [score(state, seat) for seat in range(len(state.players))]
    step(state, *actions)
    gained = {seat: score(state, seat) - points for seat, points in enumerate(before)}
    return {seat: points for seat, points in gained.items() if points}
