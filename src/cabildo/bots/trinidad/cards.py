"""Affiliates: which are drawn, kept, paid, given up and turned upright: by their powers, and by their series."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from cabildo.bots.trinidad.judgement import coin_worth
from cabildo.bots.trinidad.outlook import Outlook
from cabildo.bots.trinidad.powers import kept_worth, powers_worth
from cabildo.titles.trinidad.actions import (
    DISCARD,
    DONE,
    KEEP,
    KEEP_NONE,
    LOOK_MORE,
    PAY_SALARY,
    TAKE_PILE,
    TOP,
    TURN_CARD,
    TURN_CHARACTER,
    USE,
)
from cabildo.titles.trinidad.affiliates.cards import CHEAPER_BY_BRONZE, LOWER_SALARY
from cabildo.titles.trinidad.reactivate import Turned
from cabildo.titles.trinidad.salary import last_discarded
from cabildo.titles.trinidad.salary_due import Lowered
from cabildo.titles.trinidad.series import series_table
from cabildo.titles.trinidad.terms import BANNERS, CARDS_STATUS, CHARACTERS, NOBODY

# ---- what a hand is worth


def hand_worth(outlook: Outlook, cards: Sequence[int]) -> float:
    """What a hand brings until the scoring up to which it pays best, less the salaries of the decades between."""
    if not cards:
        return 0.0
    counts = colours_of(outlook, cards)
    now, longest = series_points(outlook, counts), max(counts)
    table = [int(points) for points in series_table(outlook.state)]
    step = table[min(longest + 1, len(table) - 1)] - table[min(longest, len(table) - 1)]
    salary = salary_cost(outlook, len(cards))
    powers = powers_worth(outlook, cards)
    points, best = powers, powers
    for prospect in outlook.prospects:
        decades = max(0.0, prospect.decades - 1)
        growth = step * min(1.0, outlook.weights.growth * decades) if longest > 1 else 0.0
        points += prospect.era * (now + growth)
        best = max(best, points - salary * decades)
    return best


def colours_of(outlook: Outlook, cards: Sequence[int]) -> list[int]:
    """How many cards of each colour these are, the Character included."""
    counts = [0] * CHARACTERS
    if outlook.player.character != NOBODY:
        counts[int(outlook.player.character)] += 1
    for card in cards:
        counts[int(outlook.board.card_colour[card])] += 1
    return counts


def series_points(outlook: Outlook, counts: list[int]) -> int:
    """The points of series in the first Era; single cards are combined for the longest one."""
    table = [int(points) for points in series_table(outlook.state)]
    longest = counts.index(max(counts))
    singles = sum(count == 1 for colour, count in enumerate(counts) if colour != longest)
    substitutes = singles // int(outlook.numbers.substitutes)
    sizes = [count + (substitutes if colour == longest else 0) for colour, count in enumerate(counts)]
    return sum(table[min(size, len(table) - 1)] for size in sizes)


def salary_cost(outlook: Outlook, cards: int) -> float:
    """The cheapest way to keep so many cards for a decade: coins, or points for those that are not paid."""
    return min(pay_cost(outlook, cards, bronze) for bronze in range(cards // int(outlook.numbers.cards_a_bronze) + 2))


def pay_cost(outlook: Outlook, cards: int, bronze: int, off: int = 0) -> float:
    """With so much bronze, of which cards take some off."""
    player, numbers = outlook.player, outlook.numbers
    banners = sum(bool(player.is_up(banner)) for banner in range(BANNERS))
    counted = max(0, cards - int(player.status[CARDS_STATUS]) - banners)
    unpaid = max(0, counted - bronze * int(numbers.cards_a_bronze))
    coins = sum(coin_worth(outlook, max(0, int(player.coins) - paid - 1)) for paid in range(bronze - off))
    return outlook.weights.salary_share * coins + unpaid * int(numbers.unpaid_card_points)


def net_worth(outlook: Outlook, cards: Sequence[int]) -> float:
    """A hand at the beginning of a decade, when its salary is still due."""
    return hand_worth(outlook, cards) - salary_cost(outlook, len(cards))


# ---- drawing


def hand_of(outlook: Outlook) -> list[int]:
    return [int(card) for card in outlook.player.hand]


def gain_by(outlook: Outlook, card: int) -> float:
    """One more card at the beginning of a decade; it can be given up again at once."""
    hand = hand_of(outlook)
    return max(0.0, net_worth(outlook, [*hand, card])) - max(0.0, net_worth(outlook, hand))


def draw_worth(outlook: Outlook, action: int) -> float:
    """A card on top of a pile that pays, else a look at new ones."""
    if action < TAKE_PILE:
        return outlook.weights.looking + (0.2 if action == LOOK_MORE else 0.0)
    return gain_by(outlook, int(outlook.state.pile_top[action - TAKE_PILE]))


def keep_worth(outlook: Outlook, action: int) -> float:
    return 0.0 if action == KEEP_NONE else gain_by(outlook, action - KEEP) - 0.01


def take_worth(outlook: Outlook, action: int) -> float:
    """A card for workers; the salary of this decade is paid already."""
    if action < TAKE_PILE:
        return outlook.weights.looking
    hand = hand_of(outlook)
    card = int(outlook.state.pile_top[action - TAKE_PILE])
    return hand_worth(outlook, [*hand, card]) - hand_worth(outlook, hand)


def purchase_worth(outlook: Outlook, card: int) -> float:
    hand = hand_of(outlook)
    price = int(outlook.numbers.card_price) * coin_worth(outlook, int(outlook.player.coins) - 1)
    return hand_worth(outlook, [*hand, card]) - hand_worth(outlook, hand) - price


def top_worth(outlook: Outlook, action: int) -> float:
    """On top lies the card that is of least use to the others, who might take it."""
    colour = int(outlook.board.card_colour[action - TOP])
    return -float(sum(int(player.character) == colour for player in outlook.others))


# ---- salary


def salary_choice(outlook: Outlook) -> int:
    """Give up, in ascending order, what does not pay; then pay in the cheapest way."""
    hand, actions = hand_of(outlook), outlook.state.legal_actions()
    kept = best_hand(outlook, hand)
    last = int(last_discarded(outlook.state))
    for card in (LOWER_SALARY, CHEAPER_BY_BRONZE):
        if USE + card in actions and card in kept and coin_worth(outlook, max(0, int(outlook.player.coins) - 1)) > 0.5:
            return USE + card
    for card in hand:
        if card not in kept and card > last:
            return DISCARD + card
    legal = [action for action in actions if PAY_SALARY <= action < USE]
    off = int(cast(Lowered, outlook.state.memory).bronze)
    return min(legal, key=lambda action: pay_cost(outlook, len(hand), action - PAY_SALARY + off, off))


def best_hand(outlook: Outlook, hand: list[int]) -> list[int]:
    """All cards, those of the longest one or two series, or none, less those that do not pay: whatever is best."""
    counts = colours_of(outlook, hand)
    by_length = sorted(range(CHARACTERS), key=lambda colour: (-counts[colour], colour))
    hands = [fewer(outlook, hand)]
    for colours in (by_length[:2], by_length[:1], []):
        hands.append([card for card in hand if int(outlook.board.card_colour[card]) in colours])
    return max(hands, key=lambda cards: net_worth(outlook, cards))


def fewer(outlook: Outlook, hand: list[int]) -> list[int]:
    """The hand without its least useful cards, one after another, where that pays best."""
    best, most, rest = hand, net_worth(outlook, hand), hand
    while rest:
        least = min(rest, key=lambda card: (powers_worth(outlook, [card]), card))
        rest = [card for card in rest if card != least]
        worth = net_worth(outlook, rest)
        if worth > most:
            best, most = rest, worth
    return best


# ---- turning cards upright


def reactivating_choice(outlook: Outlook) -> int:
    """The cards that are worth most in hand, ascending; the Character last."""
    left, legal = int(cast(Turned, outlook.state.memory).left), outlook.state.legal_actions()
    cards = [action for action in legal if TURN_CARD <= action < TURN_CHARACTER]
    best = sorted(cards, key=lambda action: -kept_worth(outlook, action - TURN_CARD))[:left]
    if best:
        return min(best)
    return TURN_CHARACTER if TURN_CHARACTER in legal else DONE
