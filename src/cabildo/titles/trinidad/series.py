"""Cards of one colour count together; single cards may stand for one that is missing."""

from typing import Final

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS, CARDS_STATUS, CHARACTERS, LEVELS, NOBODY, NOWHERE

HALVES: Final = 2  # of a point


def series_points(state: TrinidadState, seat: i64, era: i64) -> vec[i64]:
    """By colour, the points of a seat's series in their best use (TR-SCORE-09 to 12)."""
    table = series_table(state)
    sizes = best_sizes(table, state.board.numbers.substitutes, cards_by_colour(state, seat))
    points = vec[i64]([0] * CHARACTERS)
    for colour in range(CHARACTERS):
        points[colour] = series_value(table, sizes[colour]) * era
    return points


def colour_points(state: TrinidadState, seat: i64, era: i64) -> i64:
    """What the highest Cards status gives for every colour, rounded once (TR-STATUS-13)."""
    if state.players[seat].status[CARDS_STATUS] < LEVELS:
        return 0
    colours: i64 = 0
    for count in cards_by_colour(state, seat):
        if count > 0:
            colours += 1
    return colours * state.board.numbers.colour_points * era // HALVES


def cards_by_colour(state: TrinidadState, seat: i64) -> vec[i64]:
    """How many cards of each colour a seat has, the character included, rotated or not."""
    player = state.players[seat]
    counts = vec[i64]([0] * CHARACTERS)
    if player.character != NOBODY:
        counts[player.character] += 1
    for card in player.hand:
        counts[state.board.card_colour[card]] += 1
    for recoloured in player.recoloured:  # TR-AFF-74
        counts[colour_of(state, seat, card_in(recoloured))] -= 1
        counts[colour_in(recoloured)] += 1
    return counts


# ---- a card that counts as another colour, as a number of both; CARDS is the character


def new_colour(card: i64, colour: i64) -> i64:
    return card * CHARACTERS + colour


def card_in(recoloured: i64) -> i64:
    return recoloured // CHARACTERS


def colour_in(recoloured: i64) -> i64:
    return recoloured % CHARACTERS


def colour_of(state: TrinidadState, seat: i64, card: i64) -> i64:
    """The colour that a seat's card has by itself."""
    return state.players[seat].character if card == CARDS else state.board.card_colour[card]


def is_recoloured(player: Player, card: i64) -> bool:
    return any(card_in(recoloured) == card for recoloured in player.recoloured)


def forget_colour(player: Player, card: i64) -> None:
    """A card is gone, whatever colour it counted as."""
    if is_recoloured(player, card):
        kept = vec[i64](capacity=4)
        for recoloured in player.recoloured:
            if card_in(recoloured) != card:
                kept = append(kept, recoloured)
        player.recoloured = kept


# ---- what series are worth


def series_table(state: TrinidadState) -> vec[i64]:
    """Points by number of cards: more with the Cabildo (TR-SCORE-10)."""
    numbers = state.board.numbers
    return numbers.series_points if state.city.cabildo == NOWHERE else numbers.series_points_with_cabildo


def series_value(table: vec[i64], cards: i64) -> i64:
    """A series is at most as long as the table (TR-SCORE-12)."""
    return table[cards] if cards < len(table) else table[len(table) - 1]


# ---- substitutes: three single cards of different colours stand for one card of any colour


def best_sizes(table: vec[i64], substitutes: i64, counts: vec[i64]) -> vec[i64]:
    """How long each series is once single cards are combined in the best way (TR-SCORE-11, TR-SCORE-12).

    Of uses that give the same points together, the one with the highest single series is taken: VP status may raise it.
    """
    single: i64 = 0
    for count in counts:
        if count == 1:
            single += 1
    best = counts[:]
    for made in range(1, single // substitutes + 1):
        best = better(table, best, spread(table, counts, 0, made, single - made * substitutes))
    return best


def spread(table: vec[i64], sizes: vec[i64], colour: i64, made: i64, kept: i64) -> vec[i64]:
    """The best way to add so many substitutes from this colour on; so many single cards are not combined."""
    if made == 0 or colour == len(sizes):
        return sizes
    best = spread(table, sizes, colour + 1, made, kept)
    if sizes[colour] == 1:
        if kept == 0:
            return best
        kept -= 1  # this one is made longer, not combined
    for added in range(1, made + 1):
        longer = sizes[:]
        longer[colour] += added
        best = better(table, best, spread(table, longer, colour + 1, made - added, kept))
    return best


def better(table: vec[i64], one: vec[i64], other: vec[i64]) -> vec[i64]:
    """The sizes of series that give more together, else those with the highest single one, else the first."""
    gain = together(table, other) - together(table, one)
    if gain == 0:
        gain = highest(table, other) - highest(table, one)
    return other if gain > 0 else one


def together(table: vec[i64], sizes: vec[i64]) -> i64:
    total: i64 = 0
    for cards in sizes:
        total += series_value(table, cards)
    return total


def highest(table: vec[i64], sizes: vec[i64]) -> i64:
    most: i64 = 0
    for cards in sizes:
        value = series_value(table, cards)
        if value > most:
            most = value
    return most
