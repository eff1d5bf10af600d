"""What a seat cannot know is drawn anew: cards that another looks at, ballots, what lies behind the others' screens.

Knows no `TrinidadState`, whose `sample` calls it.
"""

from typing import cast

from cabildo.engine.frames import Frame, make_frame
from cabildo.engine.rows import i64, vec
from cabildo.engine.state import State
from cabildo.titles.trinidad.actions import ABSTAIN, BALLOT_NO, BALLOT_YES, MOST_TRADED
from cabildo.titles.trinidad.affiliates.cards import METAL_SAVES
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.council_vote.vote import NOT_BOUND, NOT_YET, Vote, any_ballot, side_due, vote_to_change
from cabildo.titles.trinidad.extended_war.combat_area import CombatArea
from cabildo.titles.trinidad.extended_war.control_cards import look_alike
from cabildo.titles.trinidad.looked import Looked
from cabildo.titles.trinidad.phases import ANSWERING, KEEPING, OFFERING, VOTING
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.talks.offer import BRONZE, Offer
from cabildo.titles.trinidad.terms import (
    BACKS,
    CARDS,
    CONSTRUCTION_STATUS,
    CUBES,
    FIRST_SWAP,
    INTEND_NOTHING,
    INTEND_YES,
    LEVELS,
    METAL,
    NO_CARD,
    PRECIOUS,
    STONE,
    SWAP_SPENDS,
    WOOD,
)


def conceal(
    state: State, board: Board, players: vec[Player], in_deck: vec[i64], area: CombatArea | None, seat: i64
) -> None:
    """Redraw in a copy what this seat cannot know, from public facts and its own view alone."""
    if state.over:
        return
    if area is not None:
        mix_elites(state, board, area)
    if state.phase == KEEPING and state.actor != seat:
        redraw_cards(state, board, in_deck, cast(Looked, state.memory).cards)
    redraw_waiting(state, board, in_deck, seat)
    if is_secret(state):
        redraw_ballots(state, board, vote_to_change(state), seat)
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


def redraw_waiting(state: State, board: Board, in_deck: vec[i64], seat: i64) -> None:
    """The same where an Event is decided on meanwhile: what waits may be shared by copies, so it is made anew."""
    frame = state.waiting
    if frame is None or frame.phase != KEEPING or frame.actor == seat or frame.memory is None:
        return
    looked = cast(Looked, frame.memory.copy())
    redraw_cards(state, board, in_deck, looked.cards)
    state.waiting = make_frame(frame.phase, frame.actor, looked, frame.below)


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


def mix_elites(state: State, board: Board, area: CombatArea) -> None:
    """Exchange control cards that lie face down and look alike: nobody knows which is where (TR-XWAR-17)."""
    for attacker in range(len(area.cards)):
        if not area.is_elite(attacker):
            continue
        alike: i64 = 0
        chosen: i64 = attacker
        for other in range(attacker, len(area.cards)):
            if area.is_elite(other) and look_alike(board, area.cards[other], area.cards[attacker]):
                alike += 1
                if state.random(alike) == 0:
                    chosen = other
        card = area.cards[attacker]
        area.cards[attacker] = area.cards[chosen]
        area.cards[chosen] = card


# ---- ballots


def is_secret(state: State) -> bool:
    """Whether ballots are cast and not laid open: also while cards may be used before the reveal."""
    frame: Frame | None = state.top()
    while frame is not None and frame.phase != VOTING:
        frame = frame.below
    return frame is not None


def redraw_ballots(state: State, board: Board, vote: Vote, seat: i64) -> None:
    """Let those who have voted cast any other ballot: a declaration proves nothing (TR-COUNCIL-08, TR-COUNCIL-09)."""
    for other in range(board.people):
        if other != seat and vote.ballots[other] != NOT_YET:
            vote.ballots[other] = any_ballot_of(state, board, side_due(vote, other))


def any_ballot_of(state: State, board: Board, due: i64) -> i64:
    """A ballot by chance; who is bound by a blood pact has put the tile of that side (TR-COUNCIL-19)."""
    sums = board.highest_ballot + 1
    if due == INTEND_NOTHING:
        return ABSTAIN
    if due == NOT_BOUND:
        return any_ballot(board.highest_ballot, state.random(2 * sums + 1))
    return (BALLOT_YES if due == INTEND_YES else BALLOT_NO) + state.random(sums)


# ---- screens: of cubes and coins a seat knows its own, and how many all others have together


def deal_among_others(state: State, board: Board, players: vec[Player], seat: i64) -> None:
    """Give out what the others have anew, cube by cube and coin by coin; all know what the automaton has.

    If one of them decides, they first get as much as any single thing may cost them, as far as there is enough. So they
    can pay what they have begun to pay for, and whatever they may really do is possible: what they do proves nothing
    that was not seen before, because all cubes and coins come and go in the open (TR-COMP-12).
    """
    actor = state.actor
    for cube in range(CUBES):
        left: i64 = 0
        for other in range(board.people):
            if other != seat:
                left += players[other].cubes[cube]
                players[other].cubes[cube] = 0
        left -= keep_offered(state, players, seat, cube + 1, left)
        if actor != seat:
            needed = max(most_cubes_needed(board, players[actor], cube), most_traded(state, cube + 1))
            more = min(left, max(needed - players[actor].cubes[cube], 0))
            players[actor].cubes[cube] += more
            left -= more
        for _cube in range(left):
            players[any_other(state, board.people, seat)].cubes[cube] += 1
    bronze: i64 = 0
    for other in range(board.people):
        if other != seat:
            bronze += players[other].coins
            players[other].coins = 0
    bronze -= keep_offered(state, players, seat, BRONZE, bronze)
    if actor != seat:
        wanted = max(most_coins_needed(board, players[actor]), most_traded(state, BRONZE))
        added = min(bronze, max(wanted - players[actor].coins, 0))
        players[actor].coins += added
        bronze -= added
    for _coin in range(bronze):
        players[any_other(state, board.people, seat)].coins += 1


def keep_offered(state: State, players: vec[Player], seat: i64, ware: i64, left: i64) -> i64:
    """Leave what another seat offers with that seat, which has shown it; tell how much that is."""
    if state.phase not in (OFFERING, ANSWERING):
        return 0
    offer = cast(Offer, state.memory)
    if offer.maker == seat:
        return 0
    shown = min(offer.give[ware], left)
    if ware == BRONZE:
        players[offer.maker].coins += shown
    else:
        players[offer.maker].cubes[ware - 1] += shown
    return shown


def most_traded(state: State, ware: i64) -> i64:
    """As much of a ware as the actor may offer, or is asked for."""
    if state.phase == OFFERING:
        return MOST_TRADED
    return cast(Offer, state.memory).ask[ware] if state.phase == ANSWERING else 0


def any_other(state: State, seats: i64, seat: i64) -> i64:
    other = state.random(seats - 1)
    return other + 1 if other >= seat else other


def most_cubes_needed(board: Board, player: Player, cube: i64) -> i64:
    """As many cubes of a kind as the dearest thing takes, and those that may stand for other kinds."""
    numbers = board.numbers
    most: i64 = numbers.most_loads  # what is sold or loaded singly
    if cube in (STONE, WOOD):
        most = max(numbers.most_loads * numbers.ship_equal_cubes, numbers.refined, numbers.hire_price)
    elif cube == PRECIOUS:
        most = max(most, numbers.drill_precious)
    elif cube == METAL:
        most = max(most, numbers.promotion_metal)
    for prices in board.minor_cubes:
        most = max(most, prices[cube])
    if cube == METAL and METAL_SAVES in player.hand:
        most += numbers.saving_metal
    for level in range(player.status[CONSTRUCTION_STATUS]):
        for swap in range(FIRST_SWAP[level], FIRST_SWAP[level + 1]):
            if SWAP_SPENDS[swap] == cube:
                most += 1
                break
    return most


def most_coins_needed(board: Board, player: Player) -> i64:
    """As many coins as the dearest thing costs: a status, a purchase, a load, a law or the salary of all affiliates."""
    numbers = board.numbers
    most = max(numbers.status_silver * LEVELS, numbers.most_loads * numbers.ship_coins, numbers.church_price)
    most = max(most, numbers.card_price, numbers.hire_price, numbers.peace_fee)
    for price in numbers.buy_coins:
        most = max(most, price)
    return max(most, (len(player.hand) + numbers.cards_a_bronze - 1) // numbers.cards_a_bronze)
