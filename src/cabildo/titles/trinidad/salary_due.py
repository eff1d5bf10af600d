"""What a player owes for their affiliates, and what has lowered it; apart from the phase, for the card about it."""

from typing import cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.phases import SALARY
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BANNERS, CARDS_STATUS


@final
@mypyc_attr(free_list_len=1)
class Lowered(Memory):
    """What the actor has done to lower the due."""

    discarded: i64  # cards; they lie on their pile in ascending order
    bronze: i64  # by a card

    def copy(self) -> Memory:
        return copy_lowered(self)


def salary_under_way(state: TrinidadState) -> Lowered:
    """What the one has done who pays now, also while a card of theirs asks something."""
    frame = state.top()
    while frame.phase != SALARY:
        below = frame.below
        assert below is not None, "nobody pays a salary"
        frame = below
    return cast(Lowered, frame.memory)


def counted_cards(player: Player) -> i64:
    """Affiliates that count for the salary: face-up banners and Cards status leave some out (TR-SALARY-02, 07, 08)."""
    counted: i64 = len(player.hand) - player.status[CARDS_STATUS]
    for banner in range(BANNERS):
        if player.is_up(banner):
            counted -= 1
    if counted < 0:
        return 0
    return counted


def due(state: TrinidadState, player: Player, lowered: Lowered) -> i64:
    """One bronze for each started group of cards, less what a card takes off (TR-SALARY-01, TR-AFF-56)."""
    group = state.board.numbers.cards_a_bronze
    bronze = (counted_cards(player) + group - 1) // group - lowered.bronze
    return bronze if bronze > 0 else 0


# ---- written by `make fields`: make_lowered, copy_lowered


def make_lowered(discarded: i64, bronze: i64) -> Lowered:
    lowered = Lowered()
    lowered.discarded = discarded
    lowered.bronze = bronze
    return lowered


def copy_lowered(lowered: Lowered) -> Lowered:
    copy = Lowered()
    copy.discarded = lowered.discarded
    copy.bronze = lowered.bronze
    return copy
