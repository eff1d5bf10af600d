"""What a seat cannot know is drawn anew: cards that another looks at, and what lies behind the others' screens.

Knows no `TrinidadState`, whose `sample` calls it.
"""

from typing import cast

from cabildo.engine.rows import i64, vec
from cabildo.engine.state import State
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.looked import Looked
from cabildo.titles.trinidad.phases import ACTIVATING, BUILDING, KEEPING, PAYING
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.terms import BACKS, CARDS, CUBES, NO_CARD


def conceal(state: State, board: Board, players: vec[Player], in_deck: vec[i64], seat: i64) -> None:
    """Redraw in a copy what this seat cannot know, from public facts and its own view alone."""
    if state.over:
        return
    if state.phase == KEEPING and state.actor != seat:
        redraw_cards(state, board, in_deck, cast(Looked, state.memory).cards)
    if not board.open_screens:
        if state.actor != seat and state.phase in (BUILDING, ACTIVATING, PAYING):
            hand_to_actor(players, seat, state.actor)
        else:
            deal_among_others(state, players, seat)
    if state.actor != seat:
        state.rest()  # the actor decides by what was drawn anew


# ---- cards


def redraw_cards(state: State, board: Board, in_deck: vec[i64], cards: vec[i64]) -> None:
    """Let somebody look at other cards with the same backs, which everybody saw on top of the deck (TR-DRAW-01)."""
    backs = vec[i64]([0] * BACKS)
    for card in cards:
        backs[board.card_back[card]] += 1
        in_deck[card] = 1
    seen = vec[i64]([0] * CARDS)
    for back in range(BACKS):
        for _card in range(backs[back]):
            drawn = pick_card(state, board, in_deck, back)
            in_deck[drawn] = 0
            seen[drawn] = 1
    place: i64 = 0
    for card in range(CARDS):
        if seen[card] != 0:
            cards[place] = card
            place += 1


def pick_card(state: State, board: Board, in_deck: vec[i64], back: i64) -> i64:
    """A card of the deck with this back; there is one."""
    count: i64 = 0
    for card in range(CARDS):
        if in_deck[card] != 0 and board.card_back[card] == back:
            count += 1
    left = state.random(count)
    for card in range(CARDS):
        if in_deck[card] != 0 and board.card_back[card] == back:
            if left == 0:
                return card
            left -= 1
    return NO_CARD


# ---- screens: of cubes and coins a seat knows its own, and how many all others have together


def deal_among_others(state: State, players: vec[Player], seat: i64) -> None:
    """Give out what the others have anew, cube by cube and coin by coin."""
    for cube in range(CUBES):
        total: i64 = 0
        for other in range(len(players)):
            if other != seat:
                total += players[other].cubes[cube]
                players[other].cubes[cube] = 0
        for _cube in range(total):
            players[any_other(state, len(players), seat)].cubes[cube] += 1
    bronze: i64 = 0
    for other in range(len(players)):
        if other != seat:
            bronze += players[other].coins
            players[other].coins = 0
    for _coin in range(bronze):
        players[any_other(state, len(players), seat)].coins += 1


def any_other(state: State, seats: i64, seat: i64) -> i64:
    other = state.random(seats - 1)
    return other + 1 if other >= seat else other


def hand_to_actor(players: vec[Player], seat: i64, actor: i64) -> None:
    """Give all that the others have to the one who is about to pay for something, and so can surely pay it.

    What they do proves nothing that was not seen before: all cubes and coins come and go in the open (TR-COMP-12).
    """
    rich = players[actor]
    for other in range(len(players)):
        if other not in (seat, actor):
            poor = players[other]
            for cube in range(CUBES):
                rich.cubes[cube] += poor.cubes[cube]
                poor.cubes[cube] = 0
            rich.coins += poor.coins
            poor.coins = 0
