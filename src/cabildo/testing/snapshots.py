"""All that a state is, as something that can be compared: by what it says about itself, and by what its fields hold."""

from __future__ import annotations

import inspect
from typing import Any

import msgspec
from msgspec import Struct

from cabildo.engine import state as state_module
from cabildo.engine.phase import Phase, SideAction
from cabildo.engine.sink import Sink
from cabildo.engine.state import State
from cabildo.engine.title import Title


def as_bytes(data: Any) -> bytes:
    """Plain data as bytes that are equal exactly when the data are."""
    return msgspec.json.encode(data, order="deterministic")


def snapshot(state: State) -> bytes:
    """What the state says about itself, generator and legal actions included."""
    told = {
        "position": state.to_position(),
        "legal": state.legal_actions(),
        "phase": None if state.over else int(state.phase),
        "actor": int(state.actor),
        "over": state.over,
        "generator": [int(state.lane_a), int(state.lane_b)],
    }
    return as_bytes(told)


def seen_from(state: State, seat: int | None) -> bytes:
    """The view of a seat, or with None of a spectator."""
    return as_bytes(state.view(seat))


def asked(state: State) -> bytes:
    """The present decision as the actor is shown it; nothing at the end."""
    return b"" if state.over else as_bytes(state.decision.to_data(state.vocabulary))


def all_eyes(state: State) -> list[int | None]:
    """Everybody who may look: the seats, and a spectator."""
    return [*range(state.seats), None]


def is_interpreted() -> bool:
    """Whether the engine's classes show their fields; compiled ones do not."""
    return str(state_module.__file__).endswith(".py")


def field_names(thing: object) -> list[str]:
    """The fields that the class of an interpreted object declares, those of its base classes first."""
    return [name for kind in reversed(type(thing).__mro__) for name in inspect.get_annotations(kind)]


def fields(state: State) -> dict[str, Any]:
    """What every field of the state holds, to the bottom; one that was never filled is missing."""
    return {name: contents(getattr(state, name), ()) for name in field_names(state) if hasattr(state, name)}


def is_frozen(thing: object) -> bool:
    """Whether it is data that may be shared because nobody can change it, such as a board pack."""
    return isinstance(thing, Struct) and thing.__struct_config__.frozen


def contents(thing: Any, way: tuple[int, ...]) -> Any:
    """A value without identity: objects by their fields, collections by what they hold."""
    if thing is None or isinstance(thing, str | bytes | int | float):
        return thing
    if isinstance(thing, Title | Phase | SideAction | Sink) or is_frozen(thing) or id(thing) in way:
        return id(thing)  # not of the state but of the house, or a thing that holds itself
    way = (*way, id(thing))
    if isinstance(thing, dict):
        return {contents(key, way): contents(value, way) for key, value in thing.items()}
    if isinstance(thing, set | frozenset):
        return sorted(repr(contents(item, way)) for item in thing)
    if isinstance(thing, list | tuple):
        return [contents(item, way) for item in thing]
    names = getattr(thing, "__struct_fields__", None) or {*field_names(thing), *getattr(thing, "__dict__", ())}
    return {name: contents(getattr(thing, name), way) for name in sorted(names) if hasattr(thing, name)}
