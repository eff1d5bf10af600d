"""The Combat Area: attackers with their control cards, defenders at their posts, and what was pillaged."""

from __future__ import annotations

from typing import Annotated, Final, final

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.terms import DISTRICTS, NOWHERE, SEATS, WAR_MARKERS

# where an attacker is: a district, an edge of the city (`FIRST_EDGE` and the following ones, clockwise), or gone
FIRST_EDGE: Final = DISTRICTS
GONE: Final = -1


@final
class CombatArea:
    """What lies there in a war; a unit is known by seat * WAR_MARKERS + marker, an attacker by its number from 0."""

    faction: i64
    modifier: i64  # what tension adds, by which the attackers are counted
    round: i64  # from 1; 0 while the war has broken out and waits for the next decade
    # the attackers
    cards: vec[i64]  # their control cards
    elites: i64  # those whose card lies face down, a set
    places: vec[i64]
    wounds: vec[i64]
    takers: vec[i64]  # by attacker: the seat that has won its control card, or NOBODY
    halted: i64  # those that must not move in their next turn, a set
    newcomers: i64  # those that came in this round and act from the next one on, a set
    flames: Annotated[vec[i64], DISTRICTS]  # of the pillage tokens
    # the defenders: their kinds and wounds are with the players
    posts: Annotated[vec[i64], SEATS * WAR_MARKERS, NOWHERE]  # the district of each unit
    halted_units: i64  # those that must not move in their next turn, a set
    volunteers: i64  # those who are no pieces of the supply and leave when the war is over, a set
    new_units: i64  # those that came in this round and act from the next one on, a set
    recruits: i64  # of these, workers who act as Milicianos by card 59, a set
    milicianos: i64  # that took the field so far, of all players
    soldiers: i64
    # in this turn
    steps: Annotated[vec[i64], SEATS * WAR_MARKERS]  # moves that each unit has made
    bonus: Annotated[vec[i64], SEATS * WAR_MARKERS]  # further moves by cards burned for it
    straight: Annotated[vec[i64], SEATS * WAR_MARKERS]  # of these, the last ones in one line
    headings: Annotated[vec[i64], SEATS * WAR_MARKERS, NOWHERE]  # the direction of the last move
    held: i64  # units that must not move in this turn, a set
    fought: i64  # units that have fought, a set
    fights: i64  # of the seat on turn
    heading: Annotated[i64, NOWHERE]  # the direction in which the attacker on turn has moved last

    def is_fought(self) -> bool:
        """Whether the war is under way, and does not wait for the next decade."""
        return self.round > 0

    def stands(self, attacker: i64) -> bool:
        return self.places[attacker] != GONE

    def is_elite(self, attacker: i64) -> bool:
        return self.elites >> attacker & 1 != 0

    def is_in_city(self, attacker: i64) -> bool:
        return 0 <= self.places[attacker] < FIRST_EDGE

    def attackers_left(self) -> i64:
        total: i64 = 0
        for place in self.places:
            if place != GONE:
                total += 1
        return total

    def has_fought(self, unit: i64) -> bool:
        return self.fought & ONE << unit != 0

    def may_act(self, unit: i64) -> bool:
        """Whether a unit may still move or fight in this turn, as far as it has not come or fought just now."""
        return (self.fought | self.new_units) & ONE << unit == 0

    def is_volunteer(self, unit: i64) -> bool:
        return self.volunteers & ONE << unit != 0

    def fall(self, attacker: i64, taker: i64) -> None:
        """Take an attacker off; its control card goes to this seat, or with NOBODY to none."""
        self.places[attacker] = GONE
        self.takers[attacker] = taker
        self.wounds[attacker] = 0
        self.halted &= ~(ONE << attacker)
        self.newcomers &= ~(ONE << attacker)

    def leave(self, unit: i64) -> None:
        """Take a unit off; nothing is left of what it did in this turn."""
        self.posts[unit] = NOWHERE
        self.halted_units &= ~(ONE << unit)
        self.new_units &= ~(ONE << unit)
        self.rest(unit)

    def discharge(self, unit: i64) -> None:
        """The same for one that is removed from its war marker."""
        self.leave(unit)
        self.volunteers &= ~(ONE << unit)
        self.recruits &= ~(ONE << unit)

    def rest(self, unit: i64) -> None:
        """Forget what a unit did in a turn."""
        self.held &= ~(ONE << unit)
        self.fought &= ~(ONE << unit)
        self.steps[unit] = 0
        self.bonus[unit] = 0
        self.straight[unit] = 0
        self.headings[unit] = NOWHERE

    def rest_all(self) -> None:
        """Forget what all units did in a turn, and the attackers before it."""
        self.heading = NOWHERE
        self.held = 0
        self.fought = 0
        steps, bonus, straight, headings = self.steps, self.bonus, self.straight, self.headings
        for unit in range(SEATS * WAR_MARKERS):
            steps[unit] = 0
            bonus[unit] = 0
            straight[unit] = 0
            headings[unit] = NOWHERE

    def are_alike(self, one: i64, other: i64) -> bool:
        """Whether two units stand in the same place and may do the same."""
        if self.posts[one] != self.posts[other] or self.is_volunteer(one) or self.is_volunteer(other):
            return False
        if self.steps[one] != self.steps[other] or self.bonus[one] != self.bonus[other]:
            return False
        if self.straight[one] != self.straight[other] or self.headings[one] != self.headings[other]:
            return False
        done = self.fought | self.halted_units | self.held | self.new_units
        return done & (ONE << one | ONE << other) == 0


# ---- written by `make fields`: empty_combat_area, copy_combat_area


def empty_combat_area() -> CombatArea:
    combat_area = CombatArea()
    combat_area.faction = 0
    combat_area.modifier = 0
    combat_area.round = 0
    combat_area.elites = 0
    combat_area.halted = 0
    combat_area.newcomers = 0
    combat_area.flames = vec[i64]([0] * DISTRICTS)
    combat_area.posts = vec[i64]([NOWHERE] * (SEATS * WAR_MARKERS))
    combat_area.halted_units = 0
    combat_area.volunteers = 0
    combat_area.new_units = 0
    combat_area.recruits = 0
    combat_area.milicianos = 0
    combat_area.soldiers = 0
    combat_area.steps = vec[i64]([0] * (SEATS * WAR_MARKERS))
    combat_area.bonus = vec[i64]([0] * (SEATS * WAR_MARKERS))
    combat_area.straight = vec[i64]([0] * (SEATS * WAR_MARKERS))
    combat_area.headings = vec[i64]([NOWHERE] * (SEATS * WAR_MARKERS))
    combat_area.held = 0
    combat_area.fought = 0
    combat_area.fights = 0
    combat_area.heading = NOWHERE
    return combat_area


def copy_combat_area(combat_area: CombatArea) -> CombatArea:
    copy = CombatArea()
    copy.faction = combat_area.faction
    copy.modifier = combat_area.modifier
    copy.round = combat_area.round
    copy.cards = combat_area.cards[:]
    copy.elites = combat_area.elites
    copy.places = combat_area.places[:]
    copy.wounds = combat_area.wounds[:]
    copy.takers = combat_area.takers[:]
    copy.halted = combat_area.halted
    copy.newcomers = combat_area.newcomers
    copy.flames = combat_area.flames[:]
    copy.posts = combat_area.posts[:]
    copy.halted_units = combat_area.halted_units
    copy.volunteers = combat_area.volunteers
    copy.new_units = combat_area.new_units
    copy.recruits = combat_area.recruits
    copy.milicianos = combat_area.milicianos
    copy.soldiers = combat_area.soldiers
    copy.steps = combat_area.steps[:]
    copy.bonus = combat_area.bonus[:]
    copy.straight = combat_area.straight[:]
    copy.headings = combat_area.headings[:]
    copy.held = combat_area.held
    copy.fought = combat_area.fought
    copy.fights = combat_area.fights
    copy.heading = combat_area.heading
    return copy
