"""Who has the most money, the strongest unit or the most faith: the whole award, or an equal share of it."""

from typing import Final

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import NO_UNIT

DIGIT: Final = 2  # bits that count the units of one strength: a player has at most three


def money_award(state: TrinidadState, seat: i64, era: i64) -> i64:
    """A seat's award for being the richest (TR-SCORE-02); it depends on what lies behind the screens."""
    return share(state, richest(state), seat, era)


def military_award(state: TrinidadState, seat: i64, era: i64) -> i64:
    """A seat's award for the strongest unit (TR-SCORE-04)."""
    return share(state, strongest(state), seat, era)


def faith_award(state: TrinidadState, seat: i64, era: i64) -> i64:
    """A seat's award for the most Faith tokens, which it keeps (TR-SCORE-07)."""
    return share(state, most_faithful(state), seat, era)


def share(state: TrinidadState, winners: i64, seat: i64, era: i64) -> i64:
    """What a seat gets of a majority that these seats share, rounded down."""
    if winners >> seat & 1 == 0:
        return 0
    count: i64 = 0
    while winners != 0:
        winners &= winners - 1
        count += 1
    return state.board.numbers.majority_points * era // count


# ---- the seats with the most, as a set; nobody has the most of nothing (TR-SCORE-03)


def richest(state: TrinidadState) -> i64:
    return with_most(vec[i64]([player.coins for player in state.players]))


def strongest(state: TrinidadState) -> i64:
    return with_most(vec[i64]([force(state, player) for player in state.players]))


def most_faithful(state: TrinidadState) -> i64:
    return with_most(vec[i64]([player.faith for player in state.players]))


def with_most(amounts: vec[i64]) -> i64:
    most: i64 = 1
    seats: i64 = 0
    for seat in range(len(amounts)):
        if amounts[seat] > most:
            most = amounts[seat]
            seats = 0
        if amounts[seat] == most:
            seats |= ONE << seat
    return seats


def force(state: TrinidadState, player: Player) -> i64:
    """A player's units as one number: the strongest counts first, then the second, and so on (TR-SCORE-05)."""
    total: i64 = 0
    for unit in player.units:
        if unit != NO_UNIT:
            total += ONE << (DIGIT * state.board.numbers.unit_strength[unit])
    return total
