"""What has happened for which a window opens, as one number by moment, so that a state keeps it in a row.

A moment at which nothing has happened has 0; of some it is only known that they came, and these have HAPPENED.
"""

from typing import Final

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.terms import GRIDS, LOAD_STONE, SEATS

HAPPENED: Final = 1

# ---- council-loss: points lost by seat

LOSS_BITS: Final = 8


def news_of_loss(seat: i64, points: i64) -> i64:
    return points << (LOSS_BITS * seat)


def loss_of(news: i64, seat: i64) -> i64:
    return news >> (LOSS_BITS * seat) & (ONE << LOSS_BITS) - 1


# ---- major-built: grids of buildings that stand now, and districts without a free space


def news_of_building(grid: i64) -> i64:
    return ONE << grid


def news_of_full(district: i64) -> i64:
    return ONE << (GRIDS + district)


def grids_built(news: i64) -> i64:
    return news & (ONE << GRIDS) - 1


def districts_full(news: i64) -> i64:
    return news >> GRIDS


# ---- ship-paid: who was paid for equal cubes, of stone or of wood


def news_of_load(seat: i64, load: i64) -> i64:
    return ONE << (2 * seat + (0 if load == LOAD_STONE else 1))


def was_paid(news: i64, seat: i64, load: i64) -> bool:
    return news & news_of_load(seat, load) != 0


# ---- war-over: the attacker, who has won, and the units that took the field

ATTACKER_BIT: Final = SEATS
MILICIANOS_BIT: Final = SEATS + 1
SOLDIERS_BIT: Final = SEATS + 7
WAR_BIT: Final = SEATS + 13  # that there was one, also without winners and units
SIX_BITS: Final = 63


def news_of_war(attacker: i64, winners: i64, milicianos: i64, soldiers: i64) -> i64:
    units = milicianos << MILICIANOS_BIT | soldiers << SOLDIERS_BIT
    return ONE << WAR_BIT | winners | attacker << ATTACKER_BIT | units


def attacker_in(news: i64) -> i64:
    return news >> ATTACKER_BIT & 1


def winners_in(news: i64) -> i64:
    """The seats that have won, a set."""
    return news & (ONE << SEATS) - 1


def milicianos_in(news: i64) -> i64:
    return news >> MILICIANOS_BIT & SIX_BITS


def soldiers_in(news: i64) -> i64:
    return news >> SOLDIERS_BIT & SIX_BITS
