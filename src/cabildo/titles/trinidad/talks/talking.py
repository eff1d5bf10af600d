"""Talks before a vote and before scoring: everybody may make offers, each seat once, in turn order."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.actions import PASS
from cabildo.titles.trinidad.council_vote.vote import next_in
from cabildo.titles.trinidad.phases import DECLARING, END_OF_DECADE, TALKING
from cabildo.titles.trinidad.solo.seat import first_person
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import NOBODY
from cabildo.titles.trinidad.written.steps import TalkingStep
from cabildo.titles.trinidad.written.talks import read_codes, write_codes

TALKED: Final = 2  # what the phase beneath is told when all have talked


@final
@mypyc_attr(free_list_len=1)
class Talk(Memory):
    """Offers made in the turn that waits meanwhile; they count again in it."""

    before: vec[i64]

    def copy(self) -> Memory:
        return self  # it never changes


def open_talks(state: TrinidadState) -> bool:
    """Let everybody talk, with that option; tell whether anybody is asked. Then the phase on top is resumed."""
    if not state.board.talks:
        return False
    state.ask(TALKING, first_person(state), make_talk(state.offers))
    state.offers = vec[i64]()
    return True


@final
class Talking(Phase[TrinidadState]):
    """Offers join this phase; to pass ends them (TR-FREE-04)."""

    def name(self) -> str:
        return "talking"

    def options(self, state: TrinidadState) -> vec[i64]:
        return vec[i64]([PASS])

    def play(self, state: TrinidadState, action: i64) -> None:
        following = next_in(state.order, state.actor, state.board.people)
        if following == NOBODY:
            state.offers = cast(Talk, state.memory).before
            state.done(TALKED)
        else:
            state.offers = vec[i64]()
            state.actor = following

    def explain(self, state: TrinidadState, action: i64) -> str:
        return "" if action == PASS else OTHER_DECISION

    def standing(self, state: TrinidadState) -> str:
        return "talks"

    def may_stand(self, state: TrinidadState, action: i64) -> bool:
        return action == PASS

    def interrupts(self) -> vec[i64]:
        return vec[i64]([DECLARING, END_OF_DECADE])

    def step_type(self) -> Any:
        return TalkingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return TalkingStep(before=write_codes(cast(Talk, frame.memory).before))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_talk(read_codes(state, step.before, "step.before"))

    def check(self, state: TrinidadState, frame: Frame) -> None:
        if not state.board.talks:
            refuse("phase", "there are no talks in this game", "TR-FREE-04")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        """How many offers the seat has made."""
        return {"offers": len(state.offers)}


# ---- written by `make fields`: make_talk


def make_talk(before: vec[i64]) -> Talk:
    talk = Talk()
    talk.before = before
    return talk
