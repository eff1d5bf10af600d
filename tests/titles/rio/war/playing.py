"""Wars from their first to their last step for tests."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.war.attackers import attackers_to_come
from tests.titles.rio.build import Listener, after_war, asked, happens, legal, legal_of, play, step, table


def attack(
    players: int = 4,
    *,
    order: Sequence[int] | None = None,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    dice: tuple[int, int] = (1, 1),
    markers: Mapping[str, int] | None = None,
    **fields: Any,
) -> tuple[RioState, dict[str, Any]]:
    """The end of a turn that brings a war: the table where the attackers gather, and how the war began.

    Natives come unless `markers` says otherwise, without a bonus; the last in order attacks, unless they have before.
    """
    last = players - 1 if order is None else order[-1]
    boards = {seat: dict(board) for seat, board in (seats or {}).items()}
    boards.setdefault(last, {}).setdefault("fields", 2)  # so that their turn has not ended by itself
    fields.setdefault("year", 1590)
    t = table(
        players,
        phase="effects",
        actor=last,
        order=order,
        seats=boards,
        markers={"natives": 2} if markers is None else markers,
        **fields,
    )
    begun = dict(happens(t, "done", dice=dice))["war-begins"]
    return t, begun


def gather(state: RioState, *groups: str) -> RioState:
    """The attackers gather in these groups ("north e 3"), the rest in triplets at the point in the north-east."""
    step(state, *(f"muster {group}" for group in groups))
    while state.decision.kind == "mustering":
        step(state, f"muster north p {min(3, int(attackers_to_come(state)))}")
    return state


def decisions(state: RioState, until: str = "leading") -> list[tuple[int, str]]:
    """Who is asked for what until such a decision comes, if everybody answers with the first legal action."""
    found = []
    while state.decision.kind != until:
        found.append(asked(state))
        step(state, state.vocabulary.notation(state.legal_actions()[0]))
    return found


def fight(state: RioState, seed: int = 1) -> Listener:
    """The war goes on until it is over, everybody looking for battles; who is left stays."""
    chance = random.Random(seed)
    listener = Listener()
    state.sink = listener
    while state.war is not None:
        actions = sorted(legal(state))
        if state.decision.kind == "leading" and len(actions) > 1:
            actions.remove("done")
        marches = sorted(legal_of(state, "march"), key=lambda goal: distance_to_foes(state, goal))
        play(state, f"march {marches[0]}" if marches else chance.choice(actions))
    after_war(state)
    state.sink = None
    return listener


def distance_to_foes(state: RioState, space: str) -> int:
    """The steps to the nearest building for attackers, to the nearest attackers for defenders."""
    position = state.to_position()
    attacks = state.actor == state.the_war().attacker
    groups = position["war"].get("groups", {})
    city = position.get("city", {})
    if attacks:
        foes = [at for at, written in city.items() if isinstance(written, str) or "building" in written]
    else:
        foes = [at for at, group in groups.items() if "enemy" in str(group)]
    return min((abs(ord(at[0]) - ord(space[0])) + abs(int(at[1:]) - int(space[1:])) for at in foes), default=0)


def names(listener: Listener) -> list[str]:
    """The events without repetitions in a row."""
    found = [name for name, _ in listener.events]
    return [name for name, before in zip(found, ["", *found], strict=False) if name != before]
