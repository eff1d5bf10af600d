"""Cards out of turn, and what a card is for that has been used: grids, districts, units, players, other cards."""

from __future__ import annotations

from typing import cast

from cabildo.bots.trinidad.cards import colours_of, hand_of, series_points
from cabildo.bots.trinidad.judgement import coin_worth, coins_worth, cube_worth
from cabildo.bots.trinidad.outlook import Outlook
from cabildo.bots.trinidad.powers import (
    all_upright_worth,
    asleep,
    banner_worth,
    best_sent,
    keep,
    kept_worth,
    sent_worth,
    step_back_worth,
)
from cabildo.bots.trinidad.voting import YES, price_of, vote_effect
from cabildo.bots.trinidad.war import war_wish
from cabildo.titles.trinidad.actions import (
    BANNER,
    BORROW,
    CARD,
    CHARACTER_CARD,
    COLOUR,
    COUNCIL_SLOT,
    DISCARD,
    DISTRICT,
    DONE,
    FILL,
    FINER,
    GUESTS,
    HEAL,
    MORE_VOTES,
    PASS,
    PLAYER,
    TRACK,
    USE,
    WORK,
)
from cabildo.titles.trinidad.affiliates import cards
from cabildo.titles.trinidad.affiliates.aiming import Aim
from cabildo.titles.trinidad.affiliates.ballots import Lobby
from cabildo.titles.trinidad.affiliates.moments import (
    AT_BALLOTS_IN,
    AT_COUNCIL_LOSS,
    AT_LAW_NAMED,
    AT_REVEALED,
    AT_SCORING,
    AT_VOTE_DECIDED,
)
from cabildo.titles.trinidad.affiliates.news import loss_of
from cabildo.titles.trinidad.affiliates.opening import Opening
from cabildo.titles.trinidad.affiliates.scoring_targets import (
    districts_beside_barracks,
    districts_for_homes,
    districts_that_share,
    districts_to_borrow,
    districts_with_loss,
    hosts_for,
    houses_to_borrow,
    neighbours_to_share,
)
from cabildo.titles.trinidad.affiliates.sending import Sent
from cabildo.titles.trinidad.affiliates.valuation import Valuation
from cabildo.titles.trinidad.council_vote.vote import NO_GRID, Vote, counted_votes, says_no, says_yes, vote_to_read
from cabildo.titles.trinidad.district_value import city_parts, loss_in, shared_value
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CARDS,
    CHARACTERS,
    CUBE_OF_STORE,
    DISTRICTS,
    FACTIONS,
    NOBODY,
    WAR_MARKERS,
)

NOTHING_CHOSEN = -1
STRONG = 4.0  # a law that matters so much to the actor, for or against it
A_VOTE = 0.5  # what one vote more is worth in such a vote


# ---- windows


def window_choice(outlook: Outlook) -> int:
    """The card that brings most, if any does."""
    best, most = PASS, 0.0
    moment = int(cast(Opening, outlook.state.memory).moment)
    for action in outlook.state.legal_actions():
        if action != PASS:
            worth = window_worth(outlook, action - USE, moment)
            if worth > most:
                best, most = action, worth
    return best


def window_worth(outlook: Outlook, card: int, moment: int) -> float:
    """Rewards for nothing are always taken; a vote or a scoring is looked at."""
    state = outlook.state
    if card == cards.WAR_STEP_BACK:
        return step_back_worth(outlook) - keep(outlook, card)
    if moment == AT_SCORING:
        return scoring_worth(outlook, card) - 0.5
    if moment in (AT_LAW_NAMED, AT_BALLOTS_IN, AT_REVEALED, AT_VOTE_DECIDED):
        return ballot_card_worth(outlook, card, moment)
    if moment == AT_COUNCIL_LOSS and card == cards.HALVED_LOSS:
        return loss_of(state.news[moment], state.actor) / 2 - 1
    if card == cards.ONE_UPRIGHT:
        return max((kept_worth(outlook, other) for other in asleep(outlook)), default=0.0) - keep(outlook, card)
    if card == cards.ALL_UPRIGHT:
        return all_upright_worth(outlook) - 2 * keep(outlook, card)
    return 1.0


def ballot_card_worth(outlook: Outlook, card: int, moment: int) -> float:
    """Votes where they decide, a veto or halved votes against what hurts, less tension after a vote won."""
    vote = vote_to_read(outlook.state)
    if card == cards.LOWER_TENSION:
        return max(-2 * war_wish(outlook, faction) for faction in range(FACTIONS)) - keep(outlook, card)
    if card == cards.DEARER_EMPTYING:
        return -1.0
    effect = vote_effect(outlook, vote)
    if card == cards.VETO:
        return -effect - STRONG
    if card == cards.ROADS_VOTES:
        votes = int(outlook.city.paved).bit_count()
        return A_VOTE * votes - keep(outlook, card) if abs(effect) >= STRONG / 2 else -1.0
    if card == cards.HALVED_VOTES:
        against = effect <= -STRONG and rival_of(outlook, vote) != NOBODY
        return -effect / 3 - coin_worth(outlook, int(outlook.player.coins) - 1) if against else -1.0
    if card == cards.MORE_VOTES:
        return turning_worth(outlook, vote)[0] - keep(outlook, card)
    return -1.0


def rival_of(outlook: Outlook, vote: Vote) -> int:
    """Somebody else who is for the law, as far as they say; of several the one with most council value."""
    players = outlook.state.players
    seats = [
        seat
        for seat, intention in enumerate(vote.declared)
        if seat != outlook.seat and int(intention) == YES and not int(vote.halved) >> seat & 1
    ]
    return max(seats, key=lambda seat: int(players[seat].council), default=NOBODY)


def turning_worth(outlook: Outlook, vote: Vote) -> tuple[float, int]:
    """What it brings to add votes after the reveal, and how many: only as many as turn the result."""
    ballot, seats = int(vote.ballots[outlook.seat]), range(len(vote.ballots))
    yes = sum(int(counted_votes(vote, seat)) for seat in seats if says_yes(vote.ballots[seat]))
    no = sum(int(counted_votes(vote, seat)) for seat in seats if says_no(vote.ballots[seat]))
    for_it = bool(says_yes(ballot))
    missing = no - yes + 1 if for_it else yes - no + 1
    if not 0 < missing <= int(outlook.numbers.votes_added):
        return -1.0, 1
    effect = vote_effect(outlook, vote)
    points = int(outlook.numbers.vote_points) * int(outlook.board.era[outlook.decade]) / 2
    return points + (effect if for_it else -effect) - price_of(outlook, missing), missing


def lobbying_worth(outlook: Outlook, action: int) -> float:
    """Whose votes are halved, how many are added, which tension is lowered."""
    state = outlook.state
    card = int(cast(Lobby, state.memory).card)
    vote = vote_to_read(state)
    if card == cards.HALVED_VOTES:
        return 1.0 if action - PLAYER == rival_of(outlook, vote) else -1.0 if action - PLAYER == outlook.seat else 0.0
    if card == cards.MORE_VOTES:
        return float(action - MORE_VOTES + 1 == turning_worth(outlook, vote)[1])
    return -war_wish(outlook, action - TRACK)


# ---- workers of the council


def sending_choice(outlook: Outlook) -> int:
    """The grid where they do most; there the spaces that are worth least, ascending: better ones are left."""
    state = outlook.state
    sent, legal = cast(Sent, state.memory), state.legal_actions()
    card = int(sent.card)
    if sent.grid == NO_GRID:
        return max(legal, key=lambda action: sent_worth(outlook, action - WORK, card))
    placed = int(sent.placed).bit_count()
    slots = [action for action in legal if action != DONE]
    count = best_sent(outlook, int(sent.grid), card)[1] if placed == 0 else wanted_more(outlook, sent)
    if placed > 0 and count <= 0:
        return DONE
    points = outlook.board.slot_points[int(sent.grid)]
    worst = sorted(slots, key=lambda action: (int(points[action - COUNCIL_SLOT]), -action))[: max(1, count)]
    return min(worst)


def wanted_more(outlook: Outlook, sent: Sent) -> int:
    """How many more of them should follow those that are placed."""
    from_here, count = best_sent(outlook, int(sent.grid), int(sent.card))
    return count if from_here > 0 else 0


# ---- what a card is aimed at


def aiming_worth(outlook: Outlook, action: int) -> float:
    card, state = int(cast(Aim, outlook.state.memory).card), outlook.state
    if card == cards.HEALING:
        return float((action - HEAL) // WAR_MARKERS == outlook.seat)
    if card == cards.COIN_FOR_TENSION:
        return war_wish(outlook, action - TRACK)
    if card == cards.BANNER_FOR_SILVER:
        return float(int(outlook.player.banners[action - BANNER]))
    if card == cards.ALL_UPRIGHT:
        return -discard_cost(outlook, state, action - DISCARD)
    if card == cards.ONE_UPRIGHT:
        return 1.0 if action == CHARACTER_CARD else kept_worth(outlook, action - CARD)
    return 0.0


def discard_cost(outlook: Outlook, state: TrinidadState, card: int) -> float:
    colours = colours_of(outlook, hand_of(outlook))
    series = float(colours[int(outlook.board.card_colour[card])])
    return kept_worth(outlook, card) + (series if series >= 3 else 0.0)


def borrowing_worth(outlook: Outlook, action: int) -> float:
    """All cubes for a metal; else one of the kind of which one is short."""
    whole = cards.WAREHOUSE_TO_METAL in hand_of(outlook) and not outlook.state.rotated[cards.WAREHOUSE_TO_METAL]
    if action == DONE:
        return 0.0
    if whole:
        return 1.0
    cube = action - BORROW
    stock = int(outlook.player.of(cube))
    wanted = int(outlook.numbers.cheap_cube_points)
    return cube_worth(outlook, cube, stock) - wanted if stock < 2 else -0.5


def filling_worth(outlook: Outlook, action: int) -> float:
    """The grids of which one is short, precious first."""
    if action == DONE:
        return 0.0
    cube = int(CUBE_OF_STORE[action - FILL])
    return (
        0.1
        + cube_worth(outlook, cube, int(outlook.player.cubes[cube]))
        - 2.0 * int(outlook.state.stores[action - FILL])
    )


# ---- before a scoring


def value_gain(outlook: Outlook, district: int, plus: float) -> float:
    """What the actor's homes gain now if a district is worth more; less for the others' homes there."""
    counted = outlook.mine[district] + int(outlook.player.faith)
    value = outlook.values[district]
    more = max(0.0, min(value + plus, counted) - min(value, counted))
    gain = plus * outlook.palaces[district] + more * outlook.houses[district]
    return gain - outlook.weights.envy * 0.5 * plus * outlook.theirs[district] / len(outlook.others)


def house_now(outlook: Outlook, district: int) -> float:
    """What a House brings at this scoring."""
    return float(max(0, min(outlook.values[district], outlook.mine[district] + int(outlook.player.faith))))


def finer_gain(outlook: Outlook, district: int, kind: int) -> float:
    numbers = outlook.numbers
    if kind == 0:
        return float(outlook.houses[district] * int(numbers.finer_house))
    return float(outlook.palaces[district] * int(numbers.finer_palace))


def scoring_worth(outlook: Outlook, card: int) -> float:
    """The best that a card brings at the scoring that comes now."""
    state, seat, numbers = outlook.state, outlook.seat, outlook.numbers
    if card in (cards.WALLED_HOMES, cards.PAVED_HOMES):
        found = int(districts_for_homes(state, seat, card))
        gains = [finer_gain(outlook, district, kind) for district in members(found) for kind in range(2)]
        return max(gains, default=-9.0) + coins_worth(outlook, -int(numbers.homes_price))
    if card == cards.NEXT_TO_BARRACKS:
        return max((value_gain(outlook, d, 1) for d in members(int(districts_beside_barracks(state)))), default=-9.0)
    if card == cards.REVERSED_LOSS:
        return max((loss_gain(outlook, d) for d in members(int(districts_with_loss(state)))), default=-9.0)
    if card == cards.NEIGHBOUR_BUILDINGS:
        return max((shared_gain(outlook, d) for d in members(int(districts_that_share(state)))), default=-9.0)
    if card == cards.BORROWED_HOUSES:
        return max((host_gain(outlook, other) for other in members(int(hosts_for(state, seat)))), default=-9.0)
    if card == cards.OTHER_COLOUR:
        return max((colour_gain(outlook, own)[0] for own in [*hand_of(outlook), CARDS]), default=-9.0)
    if card == cards.BANNER_FOR_SILVER:
        return banner_worth(outlook) + coins_worth(outlook, -int(numbers.banner_price)) - 1.0
    return -1.0


def loss_gain(outlook: Outlook, district: int) -> float:
    loss = int(loss_in(outlook.state, district))
    return value_gain(outlook, district, loss * (1 + int(outlook.numbers.reversed_loss)))


def shared_gain(outlook: Outlook, district: int) -> float:
    found = members(int(neighbours_to_share(outlook.state, district)))
    return max((value_gain(outlook, district, neighbour_value(outlook, other)) for other in found), default=-9.0)


def neighbour_value(outlook: Outlook, neighbour: int) -> int:
    return int(shared_value(outlook.state, city_parts(outlook.state.board, outlook.state.city), neighbour))


def host_gain(outlook: Outlook, other: int) -> float:
    found = members(int(districts_to_borrow(outlook.state, outlook.seat, other)))
    return max((guest_gain(outlook, other, district) for district in found), default=-9.0)


def guest_gain(outlook: Outlook, other: int, district: int) -> float:
    houses = min(int(houses_to_borrow(outlook.state, outlook.seat, other, district)), int(outlook.player.coins))
    price = 1.5 * coin_worth(outlook, max(0, int(outlook.player.coins) - 1))
    return houses * (house_now(outlook, district) - price)


def colour_gain(outlook: Outlook, own: int) -> tuple[float, int]:
    """The best other colour for a card, CARDS for the Character, and what it adds to the series."""
    counts = colours_of(outlook, hand_of(outlook))
    if own == CARDS and int(outlook.player.character) == NOBODY:
        return -9.0, 0
    before = int(outlook.player.character) if own == CARDS else int(outlook.board.card_colour[own])
    now = series_points(outlook, counts)
    best = (-9.0, 0)
    for colour in range(CHARACTERS):
        if colour != before and counts[colour] > 0:
            changed = list(counts)
            changed[before] -= 1
            changed[colour] += 1
            gain = int(outlook.board.era[outlook.decade]) * (series_points(outlook, changed) - now)
            best = max(best, (float(gain), colour))
    return best


def valuing_worth(outlook: Outlook, action: int) -> float:
    """What each answer to such a card brings."""
    valuation = cast(Valuation, outlook.state.memory)
    card, first = int(valuation.card), int(valuation.first)
    if card in (cards.WALLED_HOMES, cards.PAVED_HOMES):
        if first == NOTHING_CHOSEN:
            return max(finer_gain(outlook, action - DISTRICT, kind) for kind in range(2))
        return finer_gain(outlook, first - DISTRICT, action - FINER)
    if card == cards.NEXT_TO_BARRACKS:
        return value_gain(outlook, action - DISTRICT, 1)
    if card == cards.REVERSED_LOSS:
        return loss_gain(outlook, action - DISTRICT)
    if card == cards.NEIGHBOUR_BUILDINGS:
        if first == NOTHING_CHOSEN:
            return shared_gain(outlook, action - DISTRICT)
        return float(neighbour_value(outlook, action - DISTRICT))
    if card == cards.BORROWED_HOUSES:
        if first == NOTHING_CHOSEN:
            return host_gain(outlook, action - PLAYER)
        if int(valuation.second) == NOTHING_CHOSEN:
            return guest_gain(outlook, first - PLAYER, action - DISTRICT)
        price = coin_worth(outlook, max(0, int(outlook.player.coins) - 1))
        return (action - GUESTS + 1) * (house_now(outlook, int(valuation.second) - DISTRICT) - price)
    if first == NOTHING_CHOSEN:
        return colour_gain(outlook, CARDS if action == CHARACTER_CARD else action - CARD)[0]
    own = CARDS if first == CHARACTER_CARD else first - CARD
    return float(action - COLOUR == colour_gain(outlook, own)[1])


def members(found: int) -> list[int]:
    """The members of a set of districts or seats."""
    return [number for number in range(DISTRICTS) if found >> number & 1]
