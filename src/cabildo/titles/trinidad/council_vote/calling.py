"""Calling a vote: a free action by which a Character is used, once a decade for all players together."""

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import CALL_VOTE
from cabildo.titles.trinidad.council_vote.vote import start_vote
from cabildo.titles.trinidad.phases import PROPOSING, TURN
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import NOBODY


def append_call_vote(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    return append(legal, CALL_VOTE) if may_call_vote(state) else legal


def may_call_vote(state: TrinidadState) -> bool:
    """Whether the actor's Character is upright and nobody held a vote in this decade (TR-CARD-13, TR-COUNCIL-06).

    Alone nobody holds votes (TR-SOLO-02). There is always a law to choose: nothing stands against a War Proclamation.
    """
    player = state.me()
    if state.board.people == 1:
        return False
    return not state.vote_held and player.character != NOBODY and not player.character_used


def why_not_call_vote(state: TrinidadState) -> str:
    player = state.me()
    if state.board.people == 1:
        return "TR-SOLO-02"
    if player.character == NOBODY or player.character_used:
        return "TR-CARD-13"
    return "TR-COUNCIL-06" if state.vote_held else ""


def call_vote(state: TrinidadState) -> None:
    """Rotate the Character and flip the decade marker; the actor is the legislator (TR-COUNCIL-06, TR-COUNCIL-07)."""
    state.me().character_used = True
    state.vote_held = True
    if state.sink is not None:
        state.tell("vote-called", {"seat": int(state.actor)})
    state.ask(PROPOSING, state.actor, start_vote(len(state.players)))


def legislator_of(state: TrinidadState) -> i64:
    """Who called the vote that is held now: the turn that waits for it is theirs."""
    frame = state.waiting
    assert frame is not None
    while frame.phase != TURN:
        frame = frame.below
        assert frame is not None
    return frame.actor
