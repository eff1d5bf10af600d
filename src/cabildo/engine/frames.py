"""What waits while something else is asked first: a small stack of phases, each with what it remembers."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from cabildo.engine.rows import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What a phase under way remembers; a phase that has something to remember declares a subclass beside itself.

    It belongs to the state while its phase asks, and only its phase changes it. While it waits beneath another phase it
    may be shared by copies of the state; then it is copied again when its turn comes.
    """

    def copy(self) -> Memory:
        """Another one with the same contents."""
        raise NotImplementedError


@final
@mypyc_attr(free_list_len=1)  # one comes soon after another went
class Frame:
    """A phase that waits for the one above it to be done. Never changed once made, so that copies can share it."""

    phase: i64
    actor: i64  # who is asked again afterwards
    memory: Memory | None
    below: Frame | None
    shared: bool  # by copies of the state


def make_frame(phase: i64, actor: i64, memory: Memory | None, below: Frame | None) -> Frame:
    frame = Frame()
    frame.phase = phase
    frame.actor = actor
    frame.memory = memory
    frame.below = below
    frame.shared = False
    return frame
