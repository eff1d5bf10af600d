"""The difference of two pieces of plain data, as a client is sent it; `web/src/lib/differences.ts` puts it in place.

A change of something is one of three things:

- `[value]`: it is this now;
- `[]`: it is gone; in a list, so are all that come after it;
- `{"name": change, ...}`: it is as before but for these parts. Of a list the names are places, in their order; those
  after its end are new.

It says no more than both pieces say, and is the same whenever both are the same, so that whoever may know both learns
nothing by it. Of the forms that were tried it is the shortest: see docs/performance.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Change = list[Any] | dict[str, Any]


def difference(before: Any, after: Any) -> Change:
    """What to change in `before` to have `after`; an empty record where nothing is to be changed."""
    if isinstance(after, dict) and isinstance(before, dict):
        return of_records(before, after)
    if isinstance(after, (list, tuple)) and isinstance(before, (list, tuple)):  # which are the same to JSON
        return of_lists(before, after)
    return {} if is_same(before, after) else [after]


def is_same(before: Any, after: Any) -> bool:
    """Python calls 1 and True equal, and JSON does not."""
    return before is after or (type(before) is type(after) and bool(before == after))


def of_records(before: dict[str, Any], after: dict[str, Any]) -> Change:
    changes: dict[str, Any] = {}
    for name in before:
        if name not in after:
            changes[name] = []
    for name, value in after.items():
        if name not in before:
            changes[name] = [value]
            continue
        had = before[name]
        if had is value:  # as small numbers are, and what is true, false or nothing
            continue
        change = difference(had, value)
        if change:
            changes[name] = change
    return changes


def of_lists(before: Sequence[Any], after: Sequence[Any]) -> Change:
    both = min(len(before), len(after))
    changes: dict[str, Any] = {}
    for place in range(both):
        if change := difference(before[place], after[place]):
            changes[str(place)] = change
    for place in range(both, len(after)):
        changes[str(place)] = [after[place]]
    if len(before) > both:
        changes[str(both)] = []
    return [after] if is_longer(changes, after) else changes


def is_longer(changes: dict[str, Any], after: Sequence[Any]) -> bool:
    """Whether the list as it is now is shorter than telling what is new in it place by place."""
    return 2 * len(changes) > len(after) and all(isinstance(change, list) for change in changes.values())


def applied(before: Any, change: Change) -> Any:
    """What `before` becomes by a change; `before` itself stays as it is."""
    if isinstance(change, list):
        (value,) = change
        return value
    if not change:
        return before
    if isinstance(before, list):
        return applied_to_list(before, change)
    after = dict(before)
    for name, part in change.items():
        if part == []:
            del after[name]
        else:
            after[name] = applied(after.get(name), part)
    return after


def applied_to_list(before: list[Any], change: dict[str, Any]) -> list[Any]:
    after = list(before)
    for name, part in change.items():
        place = int(name)
        if part == []:
            return after[:place]
        if place < len(after):
            after[place] = applied(after[place], part)
        else:
            after.append(applied(None, part))
    return after
