"""What a seat of Trinidad may not know, changed, and what it must know, varied: for the laws about secrets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from cabildo.engine.state import State
from cabildo.titles.trinidad.council_vote.vote import NOT_YET, Vote
from cabildo.titles.trinidad.looked import Looked
from cabildo.titles.trinidad.phases import VOTING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS, CUBES
from tests.titles.trinidad.build import as_table

# cards that somebody looked at lie open once one is kept; what lies behind the screens is compared at a scoring;
# ballots are laid open when all are in
REVEALS = ("kept", "era-scored", "game-over", "ballots-revealed")


def alter(state: State, seat: int | None, pick: random.Random) -> State | None:
    """Other cards that another seat looks at, ballots, cubes or coins behind the others' screens, or another deck."""
    if state.over:
        return None
    table = as_table(state)
    changes = [look_at_another_card, move_behind_screens, change_a_ballot]
    pick.shuffle(changes)
    for change in changes:
        if change(table, seat, pick):
            table.rest()
            return table
    state.reseed(pick.getrandbits(60))  # with two players the supply tells what the other has: only the deck is unknown
    return state


def look_at_another_card(state: TrinidadState, seat: int | None, pick: random.Random) -> bool:
    """One of the cards that another seat looks at becomes one of the deck with the same back."""
    if not isinstance(state.memory, Looked) or state.actor == seat:
        return False
    place = pick.randrange(len(state.memory.cards))
    seen = int(state.memory.cards[place])
    backs = state.board.card_back
    alike = [card for card in range(CARDS) if state.in_deck[card] and backs[card] == backs[seen]]
    if not alike:
        return False
    other = pick.choice(alike)
    state.in_deck[seen], state.in_deck[other] = 1, 0
    cards = sorted([*(int(card) for card in state.memory.cards if card != seen), other])
    for index, card in enumerate(cards):
        state.memory.cards[index] = card
    return True


def change_a_ballot(state: TrinidadState, seat: int | None, pick: random.Random) -> bool:
    """Somebody else has voted in another way; all ways are possible for all."""
    if state.phase != VOTING or not isinstance(state.memory, Vote):
        return False
    ballots = state.memory.ballots
    cast = [other for other in range(len(ballots)) if other != seat and ballots[other] != NOT_YET]
    if not cast:
        return False
    other = pick.choice(cast)
    ballots[other] = pick.choice([action for action in state.legal_actions() if action != ballots[other]])
    return True


def move_behind_screens(state: TrinidadState, seat: int | None, pick: random.Random) -> bool:
    """A cube or bronze goes from one screen to another: the supply shows nothing of it.

    Whoever decides gives nothing away, so that what they owe they can still pay; with two players there is nobody else.
    """
    if state.board.open_screens:
        return False
    others = [other for other in range(len(state.players)) if other != seat]
    givers = [other for other in others if other != state.actor or may_lose(state)]
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
