"""The rest of a decade as a whole: which main actions together make most of the workers at hand."""

from __future__ import annotations

from typing import NamedTuple


class Step(NamedTuple):
    """A main action that is possible now, as a part of what is done in this decade."""

    kind: int  # of all steps of a kind only one is taken
    action: int
    workers: int
    worth: float
    rate: float  # for each worker
    times: int  # that it can be done


def best_together(steps: list[Step], hands: int) -> list[Step]:
    """The steps that bring most with so many workers, as if none changed what another one brings."""
    kinds: dict[int, list[Step]] = {}
    for step in steps:
        kinds.setdefault(step.kind, []).append(step)
    plans: list[tuple[float, list[Step]]] = [(0.0, [])] * (hands + 1)
    for alike in kinds.values():
        for _ in range(max(step.times for step in alike)):
            for workers in range(hands, -1, -1):
                best = plans[workers]
                for step in alike:
                    rest = workers - step.workers
                    if rest >= 0 and plans[rest][0] + step.worth > best[0]:
                        best = (plans[rest][0] + step.worth, [*plans[rest][1], step])
                plans[workers] = best
    return plans[hands][1]
