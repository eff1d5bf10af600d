"""Everybody says openly how they are going to vote, which binds nobody."""

from __future__ import annotations

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.actions import DECLARE
from cabildo.titles.trinidad.council_vote.proposing import strike_law
from cabildo.titles.trinidad.council_vote.vote import VETOED, Vote, next_in
from cabildo.titles.trinidad.phases import DECLARING, TURN, VOTING
from cabildo.titles.trinidad.solo.seat import first_person
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.talks.talking import TALKED, open_talks
from cabildo.titles.trinidad.terms import INTEND_NOTHING, INTENTION_NAMES, INTENTIONS, NOBODY
from cabildo.titles.trinidad.written.steps import VoteStep
from cabildo.titles.trinidad.written.votes import check_vote, describe_vote, read_vote, write_vote


@final
class Declaring(Phase[TrinidadState]):
    """Yes, no or an abstention, in turn order (TR-COUNCIL-08)."""

    def name(self) -> str:
        return "declaring"

    def options(self, state: TrinidadState) -> vec[i64]:
        return vec[i64]([DECLARE + intention for intention in range(INTENTIONS)])

    def play(self, state: TrinidadState, action: i64) -> None:
        vote = cast(Vote, state.memory)
        vote.declared[state.actor] = action - DECLARE
        if state.sink is not None:
            state.tell("declared", {"seat": int(state.actor), "intention": INTENTION_NAMES[action - DECLARE]})
        following = next_in(state.order, state.actor, state.board.people)
        if following == NOBODY:
            for seat in range(state.board.people, len(state.players)):
                vote.declared[seat] = INTEND_NOTHING  # TR-SOLO-03
            state.enter(VOTING, vote)
            following = first_person(state)
        state.actor = following

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Fast cards were used on the law: ask, unless it was vetoed; with that option everybody talks first."""
        if result == VETOED:
            strike_law(state)
        elif result != TALKED:
            open_talks(state)

    def explain(self, state: TrinidadState, action: i64) -> str:
        return "" if DECLARE <= action < DECLARE + INTENTIONS else OTHER_DECISION

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def step_type(self) -> Any:
        return VoteStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return write_vote(frame)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return read_vote(state, step)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_vote(state, frame, DECLARING)

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return describe_vote(frame)
