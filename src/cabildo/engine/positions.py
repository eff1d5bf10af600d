"""What all written-down positions share: what they tell of every state, and their hash."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from cabildo.engine.errors import PositionError
from cabildo.engine.frame_positions import phase_name, write_step, write_waiting
from cabildo.engine.state import MODULUS_A, MODULUS_B, State
from cabildo.engine.steps import Waiting
from cabildo.engine.told import told

NOT_HASHED = ("generator",)

# the fields of every title's positions that the engine reads
TitleName = Annotated[str, told("of which title this is a position")]
RulesVersion = Annotated[int, told("the version of the title's rules")]
Options = Annotated[dict[str, Any], told("as for a new game; left out: the usual ones")]
BoardPack = Annotated[dict[str, Any] | None, told("the numbers of the board; left out: the printed ones")]
PhaseName = Annotated[str, told("which decision is asked for, or `over`; see the phases below")]
StepFields = Annotated[dict[str, Any] | None, told("what the phase remembers; see the phases below")]
WaitingPhases = Annotated[
    list[Waiting],
    told("the phases that go on when this one is done, the nearest first; left out: those that usually wait"),
]
Lane = Annotated[int, Meta(ge=1, lt=MODULUS_A)]
Generator = Annotated[
    tuple[Lane, Lane] | None,
    told("from where chance goes on; left out: the same for every state, a fresh one for a `Game`"),
]


def common_fields(state: State) -> dict[str, Any]:
    """The fields of a position that every title has and the state itself knows."""
    return {
        "title": state.title.name,
        "rules": state.title.rules_version,
        "phase": phase_name(state),
        "actor": None if state.over else int(state.actor),
        "step": write_step(state),
        "waiting": write_waiting(state),
        "generator": (int(state.lane_a), int(state.lane_b)),
    }


def read_generator(state: State, lanes: tuple[int, int] | None) -> None:
    """Set the generator where a position tells it; raises PositionError."""
    if lanes is None:
        return
    if lanes[1] >= MODULUS_B:
        raise PositionError(f"generator[1]: must be below {MODULUS_B}")
    state.lane_a, state.lane_b = lanes


def plain_fields(form: type[Struct], thing: object) -> list[str]:
    """The numbers and flags that stand in a position under the name, and in the form, that they have in the state.

    They are those of the form that have a number or a flag for their default and of which the thing has one as well:
    for them a line in the form is all that there is to write.
    """
    return [name for name in fields_with_numbers(form) if hasattr(thing, name)]


@lru_cache(maxsize=64)  # looking up the fields of a form takes longer than all else about a position
def fields_with_numbers(form: type[Struct]) -> tuple[str, ...]:
    """The fields of a form that have a number or a flag for their default."""
    fields = msgspec.structs.fields(form)
    return tuple(field.name for field in fields if type(field.default) in (int, bool))


def write_plain(form: type[Struct], thing: object) -> dict[str, Any]:
    """What the form of a position takes over from a thing as it is, by name."""
    return {name: getattr(thing, name) for name in plain_fields(form, thing)}


def read_plain(written: Struct, thing: object) -> None:
    """Take over into a thing what its position says as it is."""
    for name in plain_fields(type(written), thing):
        setattr(thing, name, getattr(written, name))


def position_hash(state: State) -> str:
    """A fingerprint of the state: equal states have equal ones, whatever their generator would draw next."""
    return document_hash(state.to_position())


def document_hash(document: dict[str, Any]) -> str:
    """The fingerprint of a position; fields with default values are not in it, so a new field changes nothing."""
    hashed = {name: value for name, value in document.items() if name not in NOT_HASHED}
    return hashlib.sha256(msgspec.json.encode(hashed, order="deterministic")).hexdigest()[:32]
