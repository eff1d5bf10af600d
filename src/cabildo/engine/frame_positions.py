"""The stack of phases in positions and views: written by the phases themselves, checked and completed on reading."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypedDict

from cabildo.engine.documents import full_document
from cabildo.engine.errors import PositionError
from cabildo.engine.frames import Frame, make_frame
from cabildo.engine.phase import NOTHING
from cabildo.engine.state import State
from cabildo.engine.steps import OVER, Waiting, as_step, plain
from cabildo.engine.told import a_phase

PhaseInView = Annotated[str, a_phase()]


class WaitingView(TypedDict):
    """A phase that goes on when the one above it is done."""

    phase: PhaseInView
    actor: int
    step: dict[str, Any]


def phase_name(state: State) -> str:
    """The phase on top as positions name it."""
    return OVER if state.over else state.phases[state.phase].name()


def write_step(state: State) -> dict[str, Any]:
    """What the phase on top remembers."""
    return {} if state.over else plain(state.phases[state.phase].write(state, state.top()))


def write_waiting(state: State) -> list[Waiting]:
    """The phases that wait, the nearest first."""
    written = []
    for frame in waiting_frames(state):
        phase = state.phases[frame.phase]
        written.append(Waiting(phase.name(), int(frame.actor), plain(phase.write(state, frame))))
    return written


def full_frames(state: State, document: Mapping[str, Any]) -> dict[str, Any]:
    """`step` and `waiting` of a position of the state, with every field that the phases remember."""
    if state.over or "step" not in document:
        return {}
    frames = [state.top(), *waiting_frames(state)]
    steps = [full_document(state.phases[frame.phase].write(state, frame)) for frame in frames]
    waiting = [
        {"phase": state.phases[frame.phase].name(), "actor": int(frame.actor), "step": step}
        for frame, step in zip(frames[1:], steps[1:], strict=True)
    ]
    return {"step": steps[0], "waiting": waiting}


def describe_step(state: State) -> dict[str, Any]:
    """What the present question names and depends on, for views and prompts."""
    return {} if state.over else state.phases[state.phase].describe(state, state.top())


def describe_waiting(state: State) -> list[WaitingView]:
    """The phases that wait, the nearest first, as everybody sees them."""
    return [
        {
            "phase": state.phases[frame.phase].name(),
            "actor": int(frame.actor),
            "step": state.phases[frame.phase].describe(state, frame),
        }
        for frame in waiting_frames(state)
    ]


def waiting_frames(state: State) -> list[Frame]:
    frames = []
    frame = None if state.over else state.waiting
    while frame is not None:
        frames.append(frame)
        frame = frame.below
    return frames


def read_frames(state: State, step: Mapping[str, Any] | None, waiting: Sequence[Waiting]) -> None:
    """What the phase on top, which with its actor is read already, remembers, and what waits; raises PositionError.

    What waits may be left out where it is what usually waits there.
    """
    if state.over:
        if step or waiting:
            raise PositionError("step: a game that is over waits for nothing")
        return
    phase = int(state.phase)
    below = read_waiting(state, phase, int(state.actor), list(waiting), 0)
    state.waiting = below
    state.memory = read_memory(state, phase, int(state.actor), step or {}, "step")


def read_waiting(state: State, above: int, actor: int, waiting: list[Waiting], number: int) -> Frame | None:
    """The frame beneath a phase, and all those beneath it."""
    field = f"waiting[{number}]"
    name = state.phases[above].name()
    possible = [int(phase) for phase in state.phases[above].interrupts()] or [NOTHING]
    if not waiting and possible[0] == NOTHING:
        return None
    given = waiting[0] if waiting else Waiting(state.phases[possible[0]].name())
    names = {state.phases[phase].name(): phase for phase in possible if phase != NOTHING}
    if given.phase not in names:
        known = " or ".join(names) or "nothing"
        raise PositionError(f"{field}.phase: {given.phase!r} does not wait for phase {name}, but {known}")
    if given.actor is not None and not 0 <= given.actor < state.people:
        raise PositionError(f"{field}.actor: there is no seat {given.actor}")
    phase, seat = names[given.phase], actor if given.actor is None else given.actor
    below = read_waiting(state, phase, seat, waiting[1:], number + 1)
    return make_frame(phase, seat, read_memory(state, phase, seat, given.step, f"{field}.step"), below)


def read_memory(state: State, phase: int, actor: int, step: Mapping[str, Any], field: str) -> Any:
    reader = state.phases[phase]
    typed = as_step(dict(step), reader.step_type(), reader.name(), field)
    try:
        return reader.read(state, actor, typed)
    except PositionError as problem:
        raise PositionError(in_its_place(str(problem), field.removesuffix("step"))) from None


def in_its_place(problem: str, place: str) -> str:
    """A problem of a frame that waits: phases name their fields as if they were on top."""
    return f"{place}{problem}" if problem.startswith(("step.", "actor:")) else problem


def check_frames(state: State) -> None:
    """Let every phase of the stack refuse what cannot be, now that the whole state is read; raises PositionError."""
    if state.over:
        return
    for number, frame in enumerate([state.top(), *waiting_frames(state)]):
        try:
            state.phases[frame.phase].check(state, frame)
        except PositionError as problem:
            raise PositionError(in_its_place(str(problem), f"waiting[{number - 1}]." if number else "")) from None
