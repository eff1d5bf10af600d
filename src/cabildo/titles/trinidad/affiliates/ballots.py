"""Votes of the council: 40, 63, 79 to 82."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import ONE, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import MORE_VOTES, PLAYER, TRACK
from cabildo.titles.trinidad.affiliates.cards import DEARER_EMPTYING, HALVED_VOTES, LOWER_TENSION, ROADS_VOTES, VETO
from cabildo.titles.trinidad.affiliates.cards import MORE_VOTES as VOTES_ADDED
from cabildo.titles.trinidad.affiliates.moments import AT_BALLOTS_IN, AT_LAW_NAMED, AT_REVEALED, AT_VOTE_DECIDED
from cabildo.titles.trinidad.affiliates.opening import Opening
from cabildo.titles.trinidad.affiliates.using import use_card
from cabildo.titles.trinidad.bill import charge, payable
from cabildo.titles.trinidad.council_vote.vote import (
    APPROVED,
    VETOED,
    Vote,
    has_tile,
    is_halved,
    says_yes,
    vote_to_change,
    vote_to_read,
    winners_of,
)
from cabildo.titles.trinidad.phases import LOBBYING, WINDOW
from cabildo.titles.trinidad.price import Bill, make_bill
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.tension import go_down
from cabildo.titles.trinidad.terms import DISTRICTS, FACTIONS, FIRST_CARD, SEATS
from cabildo.titles.trinidad.written.steps import LobbyingStep


def fits_ballots(state: TrinidadState, seat: i64, card: i64, moment: i64) -> bool:
    """Whether a card of this chapter can be used at this moment, as far as everybody sees.

    Nobody looks at a ballot before the reveal, not even to know whom to ask.
    """
    if card == VETO:
        return moment in (AT_LAW_NAMED, AT_BALLOTS_IN)
    if card == ROADS_VOTES:
        return moment == AT_LAW_NAMED and state.city.paved != 0
    if card == HALVED_VOTES:
        return moment == AT_BALLOTS_IN and can_halve(state)
    if card == VOTES_ADDED:
        return moment == AT_REVEALED and has_tile(vote_to_read(state).ballots[seat])
    if moment != AT_VOTE_DECIDED or winners_of(vote_to_read(state)) >> seat & 1 == 0:
        return False
    if card == DEARER_EMPTYING:
        return not state.dear_emptying
    return card == LOWER_TENSION and any(level > 1 for level in state.tension)


def can_halve(state: TrinidadState) -> bool:
    """Whether somebody's votes are not halved yet."""
    vote = vote_to_read(state)
    return any(not is_halved(vote, seat) for seat in range(len(state.players)))


def can_pay_ballots(state: TrinidadState, card: i64, moment: i64) -> bool:
    """Whether the actor has what a fitting card costs, which may lie behind the screen."""
    return card != HALVED_VOTES or payable(state, state.me(), halving_bill(state, 0))


def halving_bill(state: TrinidadState, seat: i64) -> Bill:
    """What halving the votes of this seat costs."""
    return make_bill(PLAYER + seat, 0, coins=state.board.numbers.halving_price)


def why_not_ballots(state: TrinidadState, card: i64, moment: i64) -> str:
    """The rule against using this upright card of the actor, judged apart from `fits_ballots`."""
    if card == VETO:
        return "" if AT_LAW_NAMED <= moment <= AT_BALLOTS_IN else "TR-AFF-82"
    if card == ROADS_VOTES:
        for district in range(DISTRICTS):
            if moment == AT_LAW_NAMED and state.city.paved >> district & 1:
                return ""
        return "TR-AFF-40"
    if card == HALVED_VOTES:
        everybody = (ONE << len(state.players)) - 1
        if moment != AT_BALLOTS_IN or vote_to_read(state).halved == everybody:
            return "TR-AFF-63"
        return "" if payable(state, state.me(), halving_bill(state, 0)) else "TR-AFF-63"
    if card == VOTES_ADDED:
        return "" if moment == AT_REVEALED and has_tile(vote_to_read(state).ballots[state.actor]) else "TR-AFF-80"
    against = "TR-AFF-81" if card == DEARER_EMPTYING else "TR-AFF-79"
    if moment != AT_VOTE_DECIDED:
        return against
    vote = vote_to_read(state)
    ballot = vote.ballots[state.actor]
    if not has_tile(ballot) or says_yes(ballot) != (vote.outcome == APPROVED):
        return against
    if card == DEARER_EMPTYING:
        return against if state.dear_emptying else ""
    return "" if state.tension[0] + state.tension[1] > FACTIONS else against


def start_ballots(state: TrinidadState, card: i64, moment: i64) -> None:
    """Apply the power at once; whatever it asks resumes the phase on top."""
    seat = state.actor
    use_card(state, seat, card)
    if card == VETO:
        state.done(VETOED)
    elif card == ROADS_VOTES:
        add_free_votes(state, seat)
    elif card == DEARER_EMPTYING:
        state.dear_emptying = True
        if state.sink is not None:
            state.tell("emptying-dearer", {"seat": int(seat), "points": int(state.board.numbers.dear_emptied_points)})
    else:
        state.ask(LOBBYING, seat, make_lobby(card))


def add_free_votes(state: TrinidadState, seat: i64) -> None:
    """A vote for each district with Roads, which need not be paid (TR-AFF-40)."""
    votes: i64 = 0
    for district in range(DISTRICTS):
        votes += state.city.paved >> district & 1
    vote_to_change(state).free[seat] += votes
    if state.sink is not None:
        state.tell("votes-gained", {"seat": int(seat), "votes": int(votes)})


# ---- what is chosen


@final
@mypyc_attr(free_list_len=1)
class Lobby(Memory):
    """A card about a vote whose holder still chooses."""

    card: i64

    def copy(self) -> Memory:
        return self  # it never changes


@final
class Lobbying(Phase[TrinidadState]):
    """Whose votes are halved, how many are added, which tension is lowered (TR-AFF-63, TR-AFF-79, TR-AFF-80)."""

    def name(self) -> str:
        return "lobbying"

    def options(self, state: TrinidadState) -> vec[i64]:
        card = cast(Lobby, state.memory).card
        legal = vec[i64](capacity=SEATS)
        if card == HALVED_VOTES:
            vote = vote_to_read(state)
            for seat in range(len(state.players)):
                if not is_halved(vote, seat):
                    legal = append(legal, PLAYER + seat)
        elif card == VOTES_ADDED:
            for more in range(state.board.numbers.votes_added):
                legal = append(legal, MORE_VOTES + more)
        else:
            for faction in range(FACTIONS):
                if state.tension[faction] > 1:
                    legal = append(legal, TRACK + faction)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        card = cast(Lobby, state.memory).card
        if card == HALVED_VOTES:
            charge(state, halving_bill(state, action - PLAYER))
            return
        if card == VOTES_ADDED:
            votes = action - MORE_VOTES + 1
            vote_to_change(state).more[state.actor] += votes
            if state.sink is not None:
                state.tell("votes-raised", {"seat": int(state.actor), "votes": int(votes)})
        else:
            go_down(state, action - TRACK, state.board.numbers.calming_steps)
        state.done()

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Halve the votes of this player: it is paid for."""
        seat = result - PLAYER
        vote_to_change(state).halved |= ONE << seat
        if state.sink is not None:
            state.tell("votes-halved", {"seat": int(state.actor), "victim": int(seat)})
        state.done()

    def explain(self, state: TrinidadState, action: i64) -> str:
        card = cast(Lobby, state.memory).card
        if card == HALVED_VOTES and PLAYER <= action < PLAYER + len(state.players):
            return "TR-AFF-63" if vote_to_read(state).halved >> (action - PLAYER) & 1 else ""
        if card == VOTES_ADDED and MORE_VOTES <= action < MORE_VOTES + state.board.numbers.votes_added:
            return ""
        if card == LOWER_TENSION and TRACK <= action < TRACK + FACTIONS:
            return "TR-AFF-79" if state.tension[action - TRACK] <= 1 else ""
        return OTHER_DECISION

    def interrupts(self) -> vec[i64]:
        return vec[i64]([WINDOW])

    def step_type(self) -> Any:
        return LobbyingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return LobbyingStep(card=int(cast(Lobby, frame.memory).card) + FIRST_CARD)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_lobby(step.card - FIRST_CARD)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        """Refuse a card that was not used just now, or that asks nothing at this moment."""
        below = frame.below
        assert below is not None
        card = cast(Lobby, frame.memory).card
        vote = below.below
        if vote is None or not isinstance(vote.memory, Vote):
            refuse("waiting", "no vote is held", "TR-COUNCIL-07")
        if card not in (HALVED_VOTES, VOTES_ADDED, LOWER_TENSION):
            refuse("step.card", "asks nothing about a vote", "TR-CARD-06")
        if state.owner[card] != frame.actor or state.rotated[card] == 0:
            refuse("step.card", "is in use", "TR-CARD-06")
        if not fits_ballots(state, frame.actor, card, cast(Opening, below.memory).moment):
            refuse("step.card", "does not fit this moment", "TR-CARD-06")


# ---- written by `make fields`: make_lobby


def make_lobby(card: i64) -> Lobby:
    lobby = Lobby()
    lobby.card = card
    return lobby
