"""What a seat of Trinidad may not know, changed, and what it must know, varied: for the laws about secrets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from cabildo.engine.frame_positions import waiting_frames
from cabildo.engine.frames import make_frame
from cabildo.engine.state import State
from cabildo.titles.trinidad.actions import BALLOT_NO, BALLOT_YES
from cabildo.titles.trinidad.council_vote.vote import NOT_BOUND, NOT_YET, any_ballot, side_due, vote_to_change
from cabildo.titles.trinidad.extended_war.control_cards import look_alike
from cabildo.titles.trinidad.looked import Looked
from cabildo.titles.trinidad.phases import VOTING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.talks.offer import Offer
from cabildo.titles.trinidad.terms import CARDS, CUBES, INTEND_NOTHING, INTEND_YES
from tests.titles.trinidad.build import as_table

# cards that somebody looked at lie open once one is kept; what lies behind the screens is compared at a scoring;
# ballots are laid open when all are in
REVEALS = ("kept", "era-scored", "game-over", "ballots-revealed")


def alter(state: State, seat: int | None, pick: random.Random) -> State | None:
    """Other cards that another seat looks at, ballots, cubes or coins behind the others' screens, or another deck.

    And Elites whose control cards look alike.
    """
    if state.over:
        return None
    table = as_table(state)
    changes = [look_at_another_card, move_behind_screens, change_a_ballot, exchange_elites]
    pick.shuffle(changes)
    for change in changes:
        if change(table, seat, pick):
            table.rest()
            return table
    state.reseed(pick.getrandbits(60))  # with two players the supply tells what the other has: only the deck is unknown
    return state


def exchange_elites(state: TrinidadState, seat: int | None, pick: random.Random) -> bool:
    """Two control cards change places that lie face down and look alike."""
    area = state.area
    if area is None:
        return False
    pairs = [
        (one, other)
        for one, other in combinations(range(len(area.cards)), 2)
        if area.is_elite(one) and area.is_elite(other) and look_alike(state.board, area.cards[one], area.cards[other])
    ]
    if not pairs:
        return False
    one, other = pick.choice(pairs)
    area.cards[one], area.cards[other] = area.cards[other], area.cards[one]
    return True


def look_at_another_card(state: TrinidadState, seat: int | None, pick: random.Random) -> bool:
    """One of the cards that another seat looks at becomes one of the deck with the same back.

    They may wait while an Event is decided on; what waits is shared by copies, so it is made anew.
    """
    below = state.waiting
    if isinstance(state.memory, Looked):
        return state.actor != seat and exchange_a_card(state, state.memory, pick)
    if below is None or not isinstance(below.memory, Looked) or below.actor == seat:
        return False
    looked = copy_looked(below.memory)
    state.waiting = make_frame(below.phase, below.actor, looked, below.below)
    return exchange_a_card(state, looked, pick)


def copy_looked(looked: Looked) -> Looked:
    copy = looked.copy()
    assert isinstance(copy, Looked)
    return copy


def exchange_a_card(state: TrinidadState, looked: Looked, pick: random.Random) -> bool:
    seen = int(pick.choice(looked.cards))
    backs = state.board.card_back
    alike = [card for card in range(CARDS) if state.in_deck[card] and backs[card] == backs[seen]]
    if not alike:
        return False
    other = pick.choice(alike)
    state.in_deck[seen], state.in_deck[other] = 1, 0
    cards = sorted([*(int(card) for card in looked.cards if card != seen), other])
    for index, card in enumerate(cards):
        looked.cards[index] = card
    return True


def change_a_ballot(state: TrinidadState, seat: int | None, pick: random.Random) -> bool:
    """Somebody else has voted in another way, also while cards may still be used.

    All ways are possible for all but for those whom a blood pact binds, who put the tile that they promised.
    """
    frames = [] if state.over else [state.top(), *waiting_frames(state)]
    if not any(frame.phase == VOTING for frame in frames):
        return False
    vote = vote_to_change(state)
    ballots = vote.ballots
    cast = [other for other in range(int(state.board.people)) if other != seat and ballots[other] != NOT_YET]
    if not cast:
        return False
    other, highest = pick.choice(cast), int(state.board.highest_ballot)
    ways = [int(any_ballot(highest, way)) for way in range(2 * highest + 3)]
    due = side_due(vote, other)
    if due == INTEND_NOTHING:
        return False
    if due != NOT_BOUND:
        first = BALLOT_YES if due == INTEND_YES else BALLOT_NO
        ways = [way for way in ways if first <= way <= first + highest]
    ballots[other] = pick.choice([way for way in ways if way != ballots[other]])
    return True


def move_behind_screens(state: TrinidadState, seat: int | None, pick: random.Random) -> bool:
    """A cube or bronze goes from one screen to another: the supply shows nothing of it.

    Whoever decides gives nothing away, so that what they owe they can still pay, nor whoever has made an offer; with
    two players there is nobody else.
    """
    if state.board.open_screens:
        return False
    others = [other for other in range(int(state.board.people)) if other != seat]
    offers = state.memory.maker if isinstance(state.memory, Offer) else -1
    givers = [other for other in others if other != offers and (other != state.actor or may_lose(state))]
    things = [
        (giver, cube)
        for giver in givers
        for cube in (*range(CUBES), -1)
        if (state.players[giver].coins if cube < 0 else state.players[giver].cubes[cube]) > 0
    ]
    if len(others) < 2 or not things:
        return False
    giver, cube = pick.choice(things)
    taker = pick.choice([other for other in others if other != giver])
    one, two = state.players[giver], state.players[taker]
    if cube < 0:
        one.coins -= 1
        two.coins += 1
    else:
        one.cubes[cube] -= 1
        two.cubes[cube] += 1
    return True


def may_lose(state: TrinidadState) -> bool:
    """Whether the actor has begun nothing that has to be paid yet."""
    return state.waiting is None


def vary_steps(position: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The same position with each thing that the phases remember slightly different, one at a time."""
    for step in variants(position.get("step", {})):
        yield {**position, "step": step}
    for number, below in enumerate(position.get("waiting", ())):
        for step in variants(below.get("step", {})):
            waiting = list(position["waiting"])
            waiting[number] = {**below, "step": step}
            yield {**position, "waiting": waiting}


def variants(step: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for field, value in step.items():
        yield {name: other for name, other in step.items() if name != field}
        for other in others_like(value):
            yield {**step, field: other}


def others_like(value: Any) -> list[Any]:
    """Values that might stand there instead."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1, value + 1]
    if isinstance(value, list):
        return [value[:place] + value[place + 1 :] for place in range(len(value))] + [
            [*value[:place], other, *value[place + 1 :]]
            for place, item in enumerate(value)
            for other in others_like(item)
        ]
    if isinstance(value, dict):
        return list(variants(value))
    return []
