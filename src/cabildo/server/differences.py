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
from typing import Any, Final, cast, final

import msgspec
from msgspec import Struct

Change = list[Any] | dict[str, Any]
WORTH_KEEPING: Final = 4  # parts; what is shorter is sooner compared again than found


def difference(before: Any, after: Any) -> Change:
    """What to change in `before` to have `after`; an empty record where nothing is to be changed."""
    return Comparison().change(before, after)


@final
class Comparison:
    """Finds several differences; of what is the same object in more than one of them, only once.

    Most is as before, and Python sees that much faster than we find out where. It calls 1 and True equal, which JSON
    does not: no place of what is told may hold the one now and the other later (a test looks at all types).
    Nothing that was compared may be changed later.
    """

    def __init__(self) -> None:
        # by the numbers of two objects, which are kept, so that the numbers stay theirs
        self._found: dict[tuple[int, int], tuple[object, object, Change]] = {}

    def change(self, before: Any, after: Any) -> Change:
        if before is after:
            return {}
        if isinstance(after, dict):
            if not isinstance(before, dict):
                return [after]
        elif isinstance(after, (list, tuple)):  # which are the same to JSON
            if not isinstance(before, (list, tuple)):
                return [after]
        elif isinstance(after, Struct):  # a record with these fields
            if type(before) is not type(after):
                return [after]
            return {} if before == after else self.change(msgspec.to_builtins(before), msgspec.to_builtins(after))
        else:
            return {} if type(before) is type(after) and before == after else [after]
        if len(after) < WORTH_KEEPING:
            return self._change(before, after)
        known = self._found.get((id(before), id(after)))
        return self._keep(before, after, self._change(before, after)) if known is None else known[2]

    def change_of_records(self, before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
        """The same of two records which nobody expects to be alike."""
        known = self._found.get((id(before), id(after)))
        found = self._keep(before, after, self._of_records(before, after)) if known is None else known[2]
        return cast(dict[str, Any], found)

    def _keep(self, before: object, after: object, change: Change) -> Change:
        self._found[id(before), id(after)] = (before, after, change)
        return change

    def _change(self, before: Any, after: Any) -> Change:
        if before == after:
            return {}
        return self._of_records(before, after) if isinstance(after, dict) else self._of_lists(before, after)

    def _of_records(self, before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
        changes: dict[str, Any] = {}
        if before.keys() != after.keys():
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
            change = self.change(had, value)
            if change:
                changes[name] = change
        return changes

    def _of_lists(self, before: Sequence[Any], after: Sequence[Any]) -> Change:
        both = min(len(before), len(after))
        changes: dict[str, Any] = {}
        for place in range(both):
            had, value = before[place], after[place]
            if had is value:
                continue
            change = self.change(had, value)
            if change:
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
