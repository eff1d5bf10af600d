"""Everybody votes in secret, one seat after another; nothing of it is seen until all ballots are in."""

from __future__ import annotations

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import ABSTAIN, BALLOT_NO, BALLOT_YES, HIGHEST_BALLOT
from cabildo.titles.trinidad.affiliates.moments import AT_BALLOTS_IN
from cabildo.titles.trinidad.affiliates.windows import open_window
from cabildo.titles.trinidad.council_vote.counting import reveal_ballots
from cabildo.titles.trinidad.council_vote.proposing import strike_law
from cabildo.titles.trinidad.council_vote.vote import NOT_BOUND, VETOED, Vote, next_in, side_due
from cabildo.titles.trinidad.notation import BALLOT_NAMES
from cabildo.titles.trinidad.phases import TURN, VOTING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import INTEND_NO, INTEND_NOTHING, INTEND_YES, NOBODY
from cabildo.titles.trinidad.written.steps import VoteStep
from cabildo.titles.trinidad.written.votes import check_vote, describe_vote, read_vote, write_vote


@final
class Voting(Phase[TrinidadState]):
    """Yes or no with a sum of value tiles, or nothing (TR-COUNCIL-09).

    Every sum is legal, whatever the council value: who pays more than they have loses points (TR-COUNCIL-18). Nor does
    a declaration bind anybody (TR-COUNCIL-08), but a blood pact does (TR-COUNCIL-19).
    """

    def name(self) -> str:
        return "voting"

    def hidden(self) -> bool:
        return True

    def options(self, state: TrinidadState) -> vec[i64]:
        highest = state.board.highest_ballot
        due = side_due(cast(Vote, state.memory), state.actor)
        legal = vec[i64](capacity=2 * HIGHEST_BALLOT + 3)
        if due in (NOT_BOUND, INTEND_NOTHING):
            legal = append(legal, ABSTAIN)
        if due in (NOT_BOUND, INTEND_YES):
            for votes in range(highest + 1):
                legal = append(legal, BALLOT_YES + votes)
        if due in (NOT_BOUND, INTEND_NO):
            for votes in range(highest + 1):
                legal = append(legal, BALLOT_NO + votes)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        vote = cast(Vote, state.memory)
        seat = state.actor
        vote.ballots[seat] = action
        if state.sink is not None:
            one: i64 = 1
            state.tell_some("ballot-cast", {"seat": int(seat)}, one << seat, {"ballot": BALLOT_NAMES[action - ABSTAIN]})
        following = next_in(state.order, seat, state.board.people)
        if following != NOBODY:
            state.actor = following
            return
        for automaton in range(state.board.people, len(state.players)):
            vote.ballots[automaton] = ABSTAIN  # TR-SOLO-03
        if not open_window(state, AT_BALLOTS_IN, NOTHING):
            reveal_ballots(state)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Fast cards were used before the reveal."""
        if result == VETOED:
            strike_law(state)
        else:
            reveal_ballots(state)

    def explain(self, state: TrinidadState, action: i64) -> str:
        due = side_due(cast(Vote, state.memory), state.actor)
        if action == ABSTAIN:
            return "" if due in (NOT_BOUND, INTEND_NOTHING) else "TR-COUNCIL-19"
        votes = action - BALLOT_YES if action < BALLOT_NO else action - BALLOT_NO
        if not 0 <= votes <= HIGHEST_BALLOT:
            return OTHER_DECISION
        if votes > state.board.highest_ballot:
            return "TR-COUNCIL-09"
        side: i64 = INTEND_YES if action < BALLOT_NO else INTEND_NO
        return "" if due in (NOT_BOUND, side) else "TR-COUNCIL-19"

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def step_type(self) -> Any:
        return VoteStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return write_vote(frame)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return read_vote(state, step)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_vote(state, frame, VOTING)

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        """What everybody sees: who has voted, never how."""
        return describe_vote(frame)
