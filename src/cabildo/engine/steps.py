"""The stack of phases written down: what the phase on top remembers, and what waits beneath it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Struct

from cabildo.engine.documents import field_message
from cabildo.engine.errors import PositionError
from cabildo.engine.told import told

OVER = "over"  # the phase of a finished game


class Step(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a phase remembers; most remember nothing."""


class Waiting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A phase that goes on when the one above it is done."""

    phase: Annotated[str, told("its name")]
    actor: Annotated[int | None, told("who is asked when it goes on; left out: whoever the phase above asks")] = None
    step: Annotated[dict[str, Any], told("what it remembers, as under `step`")] = {}


def plain(step: Step) -> dict[str, Any]:
    """A step as data; what is as usual is left out."""
    data: dict[str, Any] = msgspec.to_builtins(step)
    return data


def as_step(data: dict[str, Any], kind: type[Step], phase: str, field: str) -> Step:
    """The data as the step of a phase; raises PositionError, which names the field."""
    unknown = [name for name in data if name not in kind.__struct_fields__]
    if unknown:
        raise PositionError(f"{field}.{unknown[0]}: is nothing that phase {phase} remembers")
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        within = "." if " - at `$" in str(problem) else ": "
        raise PositionError(f"{field}{within}{field_message(problem)}") from None
