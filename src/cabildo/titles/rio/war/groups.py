"""A group of one to three tokens as a number: its size, its colours from the top, and what it may still do.

The colours are seats or ENEMY. The top token's owner commands (RP-COMBAT-05).
"""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.titles.rio.board.numbers import Numbers

NO_GROUP: Final = 0
ENEMY: Final = 6  # the colour of the attackers' tokens
BIGGEST: Final = 3  # a triplet; the actions, and the number of a group, have room for no more

# two bits for the size, three bits for each of three colours, three bits for the steps left; then the marks
TOKENS: Final = 2047  # size and colours
COLOURS: Final = 511  # three colours of three bits
FOUGHT: Final = 16384  # it fought in this turn and rests (RP-COMBAT-18)
BOOSTED: Final = 32768  # it had its bonus step in this war turn (RP-COMBAT-21)
RESTED: Final = 65536  # its leader let it stay
MERGED: Final = 131072  # it merged in this war turn and has no steps of its own (RP-COMBAT-12)


def new_group(colour: i64, size: i64) -> i64:
    colours: i64 = 0
    for _token in range(size):
        colours = colours << 3 | colour
    return size | colours << 2


def size_of(group: i64) -> i64:
    return group & 3


def colours_of(group: i64) -> i64:
    """Three bits a token, the top one lowest."""
    return group >> 2 & COLOURS


def commander_of(group: i64) -> i64:
    """The colour on top."""
    return group >> 2 & 7


def steps_of(group: i64) -> i64:
    return group >> 11 & 7


def is_enemy(group: i64) -> bool:
    return group >> 2 & 7 == ENEMY


def has_fought(group: i64) -> bool:
    return group & FOUGHT != 0


def is_boosted(group: i64) -> bool:
    return group & BOOSTED != 0


def has_merged(group: i64) -> bool:
    return group & MERGED != 0


def count_of(group: i64, colour: i64) -> i64:
    """The tokens of a colour in the group."""
    colours = colours_of(group)
    count: i64 = 0
    for _token in range(size_of(group)):
        if colours & 7 == colour:
            count += 1
        colours >>= 3
    return count


def owners_of(group: i64) -> i64:
    """The colours in the group, as a set."""
    colours = colours_of(group)
    owners: i64 = 0
    for _token in range(size_of(group)):
        owners |= 1 << (colours & 7)
        colours >>= 3
    return owners


def is_mixed(group: i64) -> bool:
    owners = owners_of(group)
    return owners & (owners - 1) != 0


# ---- changed groups


def unmarked(group: i64) -> i64:
    """The same tokens, without steps and marks."""
    return group & TOKENS


def without_steps(group: i64) -> i64:
    """The same tokens with the marks that hold for the whole war turn, whoever moves."""
    return group & (TOKENS | BOOSTED | MERGED)


def with_steps(group: i64, steps: i64) -> i64:
    """The same tokens and marks with so many steps left."""
    return group & ~(7 << 11) | steps << 11


def full_steps(numbers: Numbers, size: i64) -> i64:
    """A single moves three spaces, a pair two, a triplet one (RP-COMBAT-08)."""
    return numbers.steps[size]


def stacked(top: i64, bottom: i64) -> i64:
    """Two groups as one without steps; who had a bonus step has had it (RP-COMBAT-21)."""
    size = size_of(top)
    colours = colours_of(bottom) << 3 * size | colours_of(top)
    return size + size_of(bottom) | colours << 2 | (top | bottom) & BOOSTED


def without_top(group: i64, tokens: i64) -> i64:
    """The group after the loss of its upper tokens, marks and steps included; nothing if that is all (RP-BATTLE-08)."""
    left = size_of(group) - tokens
    if left <= 0:
        return NO_GROUP
    marks = group & ~TOKENS
    return left | colours_of(group) >> 3 * tokens << 2 | marks
