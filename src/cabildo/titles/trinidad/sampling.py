"""What a seat cannot know is drawn anew: cards that another looks at, ballots, what lies behind the others' screens.

Knows no `TrinidadState`, whose `sample` calls it.
"""

from typing import cast

from cabildo.engine.rows import i64, vec
from cabildo.engine.state import State
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.council_vote.vote import NOT_YET, Vote, any_ballot
from cabildo.titles.trinidad.looked import Looked
from cabildo.titles.trinidad.phases import KEEPING, VOTING
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.terms import (
    BACKS,
    CARDS,
    CONSTRUCTION_STATUS,
    CUBES,
    FIRST_SWAP,
    LEVELS,
    METAL,
    NO_CARD,
    PRECIOUS,
    STONE,
    SWAP_SPENDS,
    WOOD,
)


def conceal(state: State, board: Board, players: vec[Player], in_deck: vec[i64], seat: i64) -> None:
    """Redraw in a copy what this seat cannot know, from public facts and its own view alone."""
    if state.over:
        return
    if state.phase == KEEPING and state.actor != seat:
        redraw_cards(state, board, in_deck, cast(Looked, state.memory).cards)
    if state.phase == VOTING:
        redraw_ballots(state, board, cast(Vote, state.memory).ballots, seat)
    if not board.open_screens:
        deal_among_others(state, board, players, seat)
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


# ---- ballots


def redraw_ballots(state: State, board: Board, ballots: vec[i64], seat: i64) -> None:
    """Let those who have voted cast any other ballot: a declaration proves nothing (TR-COUNCIL-08, TR-COUNCIL-09)."""
    for other in range(len(ballots)):
        if other != seat and ballots[other] != NOT_YET:
            ballots[other] = any_ballot(board.highest_ballot, state.random(2 * board.highest_ballot + 3))


# ---- screens: of cubes and coins a seat knows its own, and how many all others have together


def deal_among_others(state: State, board: Board, players: vec[Player], seat: i64) -> None:
    """Give out what the others have anew, cube by cube and coin by coin.

    If one of them decides, they first get as much as any single thing may cost them, as far as there is enough. So they
    can pay what they have begun to pay for, and whatever they may really do is possible: what they do proves nothing
    that was not seen before, because all cubes and coins come and go in the open (TR-COMP-12).
    """
    actor = state.actor
    for cube in range(CUBES):
        left: i64 = 0
        for other in range(len(players)):
            if other != seat:
                left += players[other].cubes[cube]
                players[other].cubes[cube] = 0
        if actor != seat:
            players[actor].cubes[cube] = min(left, most_cubes_needed(board, players[actor], cube))
            left -= players[actor].cubes[cube]
        for _cube in range(left):
            players[any_other(state, len(players), seat)].cubes[cube] += 1
    bronze: i64 = 0
    for other in range(len(players)):
        if other != seat:
            bronze += players[other].coins
            players[other].coins = 0
    if actor != seat:
        players[actor].coins = min(bronze, most_coins_needed(board, players[actor]))
        bronze -= players[actor].coins
    for _coin in range(bronze):
        players[any_other(state, len(players), seat)].coins += 1


def any_other(state: State, seats: i64, seat: i64) -> i64:
    other = state.random(seats - 1)
    return other + 1 if other >= seat else other


def most_cubes_needed(board: Board, player: Player, cube: i64) -> i64:
    """As many cubes of a kind as the dearest thing takes, and those that may stand for other kinds."""
    numbers = board.numbers
    most: i64 = 1  # what is sold or loaded singly
    if cube in (STONE, WOOD):
        most = max(numbers.ship_equal_cubes, numbers.refined, numbers.hire_price)
    elif cube == PRECIOUS:
        most = max(most, numbers.drill_precious)
    elif cube == METAL:
        most = max(most, numbers.promotion_metal)
    for prices in board.minor_cubes:
        most = max(most, prices[cube])
    for level in range(player.status[CONSTRUCTION_STATUS]):
        for swap in range(FIRST_SWAP[level], FIRST_SWAP[level + 1]):
            if SWAP_SPENDS[swap] == cube:
                most += 1
                break
    return most


def most_coins_needed(board: Board, player: Player) -> i64:
    """As many coins as the dearest thing costs: a status, a purchase, a load, a law or the salary of all affiliates."""
    numbers = board.numbers
    most = max(numbers.status_silver * LEVELS, numbers.ship_coins, numbers.church_price)
    most = max(most, numbers.card_price, numbers.hire_price, numbers.peace_fee)
    for price in numbers.buy_coins:
        most = max(most, price)
    return max(most, (len(player.hand) + numbers.cards_a_bronze - 1) // numbers.cards_a_bronze)
