"""What a fight remembers: who fights, and the cards of both sides with those that are cancelled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.extended_war.red_cards import CANCEL_HIGHEST, CANCEL_LOWEST, acts_at_once
from cabildo.titles.trinidad.terms import NO_CARD, WAR_MARKERS

# the two sides; all players are one (TR-XWAR-53)
DEFENCE: Final = 0
ASSAULT: Final = 1
NO_SIDE: Final = -1

# how far a fight has come
UNDECIDED: Final = 0  # cards are used, or do what they do at once
BY_REMOVAL: Final = 1  # one of both was removed before they came to blows
BY_FLIGHT: Final = 2  # one of both has gone away: no result
PURSUIT: Final = 3  # it is over, and the attacker goes on to fight again


@final
@mypyc_attr(free_list_len=1)
class Fight(Memory):
    """One unit against one attacker (TR-XWAR-45)."""

    seat: i64
    marker: i64
    attacker: i64
    district: i64  # where they meet, also when one of them is gone
    in_attackers_turn: bool
    crossed: bool  # the attacker has just crossed a Wall
    moves: i64  # in an attacker's turn: its own, or by card 77 those of the unit that fights again
    leader: i64  # the side that fights again by card 77, or NO_SIDE
    used: vec[i64]  # cards whose red powers the unit's owner uses, ascending
    burned: i64  # cards burned for more AV
    doubled: i64  # cards burned for twice the AV
    walls_times: i64  # how often the Walls count: once but for card 34
    drawn: vec[i64]  # the attackers' cards, ascending
    acted: i64  # the last card that did its deed, or NO_CARD
    course: i64

    def copy(self) -> Memory:
        return copy_fight(self)

    def unit(self) -> i64:
        return self.seat * WAR_MARKERS + self.marker

    # ---- cards

    def holder(self, card: i64) -> i64:
        """The side for which a card is in force, or NO_SIDE where it was not played or is cancelled."""
        side: i64 = NO_SIDE
        if card in self.used:
            side = DEFENCE
        elif card in self.drawn:
            side = ASSAULT
        return NO_SIDE if side == NO_SIDE or self.is_cancelled(side, card) else side

    def cards_of(self, side: i64) -> vec[i64]:
        return self.used if side == DEFENCE else self.drawn

    def is_cancelled(self, side: i64, card: i64) -> bool:
        """Whether the enemy cancels this card: by 35 their lowest one, then by 64 their highest (TR-XWAR-50).

        A card with a lower number that does its deed at once has done it by then.
        """
        others = self.cards_of(1 - side)
        cards = self.cards_of(side)
        if CANCEL_LOWEST in others and card == cards[0] and not (acts_at_once(card) and card < CANCEL_LOWEST):
            return True
        if CANCEL_HIGHEST not in others or card != cards[len(cards) - 1]:
            return False
        if acts_at_once(card) and card < CANCEL_HIGHEST:
            return False
        return not self.is_cancelled(1 - side, CANCEL_HIGHEST)

    def next_deed(self) -> i64:
        """The lowest card in force behind the one that acted last that does something at once, or NO_CARD."""
        own = self.next_deed_of(DEFENCE)
        other = self.next_deed_of(ASSAULT)
        if own == NO_CARD or other == NO_CARD:
            return max(own, other)
        return min(own, other)

    def next_deed_of(self, side: i64) -> i64:
        for card in self.cards_of(side):
            if card > self.acted and acts_at_once(card) and not self.is_cancelled(side, card):
                return card
        return NO_CARD


def with_card(cards: vec[i64], card: i64) -> vec[i64]:
    """Ascending cards with one more."""
    more = vec[i64](capacity=len(cards) + 1)
    waits = True
    for other in cards:
        if waits and card < other:
            more = append(more, card)
            waits = False
        more = append(more, other)
    return append(more, card) if waits else more


def new_fight(
    seat: i64,
    marker: i64,
    attacker: i64,
    district: i64,
    in_attackers_turn: bool,
    crossed: bool,
    moves: i64,
    leader: i64,
) -> Fight:
    """Before any card is used."""
    none = vec[i64]()
    turn = in_attackers_turn
    return make_fight(
        seat, marker, attacker, district, turn, crossed, moves, leader, none, 0, 0, 1, none, NO_CARD, UNDECIDED
    )


# ---- written by `make fields`: make_fight, copy_fight


def make_fight(
    seat: i64,
    marker: i64,
    attacker: i64,
    district: i64,
    in_attackers_turn: bool,
    crossed: bool,
    moves: i64,
    leader: i64,
    used: vec[i64],
    burned: i64,
    doubled: i64,
    walls_times: i64,
    drawn: vec[i64],
    acted: i64,
    course: i64,
) -> Fight:
    fight = Fight()
    fight.seat = seat
    fight.marker = marker
    fight.attacker = attacker
    fight.district = district
    fight.in_attackers_turn = in_attackers_turn
    fight.crossed = crossed
    fight.moves = moves
    fight.leader = leader
    fight.used = used
    fight.burned = burned
    fight.doubled = doubled
    fight.walls_times = walls_times
    fight.drawn = drawn
    fight.acted = acted
    fight.course = course
    return fight


def copy_fight(fight: Fight) -> Fight:
    copy = Fight()
    copy.seat = fight.seat
    copy.marker = fight.marker
    copy.attacker = fight.attacker
    copy.district = fight.district
    copy.in_attackers_turn = fight.in_attackers_turn
    copy.crossed = fight.crossed
    copy.moves = fight.moves
    copy.leader = fight.leader
    copy.used = fight.used[:]
    copy.burned = fight.burned
    copy.doubled = fight.doubled
    copy.walls_times = fight.walls_times
    copy.drawn = fight.drawn[:]
    copy.acted = fight.acted
    copy.course = fight.course
    return copy
