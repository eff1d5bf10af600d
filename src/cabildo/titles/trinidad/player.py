"""What a player has: workers, cubes, coins, cards, pieces, units, status, banners and points."""

from __future__ import annotations

from typing import Annotated, final

from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.terms import (
    BANNERS,
    CUBES,
    FACE_UP,
    LOADS,
    NOBODY,
    SOURCES,
    STATUSES,
    WAR_MARKERS,
)


@final
class Player:
    """Behind the screen are `cubes` and `coins`; all else lies open."""

    workers: i64  # one's own at hand
    spent: i64  # one's own on action spaces; those on major grids are in `TrinidadState.grids`
    helpers: i64  # the council's workers at hand
    cubes: Annotated[vec[i64], CUBES]
    borrowed: Annotated[vec[i64], 2]  # stone and wood from the City Warehouse, for this turn; spent first
    coins: i64  # in bronze: a silver coin is two
    faith: i64
    score: i64
    tally: Annotated[vec[i64], SOURCES]  # the score by source
    character: Annotated[i64, NOBODY]
    character_used: bool  # rotated
    hand: Annotated[vec[i64], "replaced"]  # affiliates, ascending; which are rotated is in `TrinidadState.rotated`
    lots: i64  # pieces not on the map
    houses: i64
    palace_markers: i64
    status: Annotated[vec[i64], STATUSES, "replaced"]  # levels
    status_markers: i64  # neither on the status table nor on a Monument or Fountain
    council: i64  # value on the council track
    war_step: i64  # on the war-penalty track: below 0 it gains points
    units: Annotated[vec[i64], WAR_MARKERS, "replaced"]
    wounds: Annotated[vec[i64], WAR_MARKERS, "replaced"]
    burned: Annotated[vec[i64], WAR_MARKERS, "replaced"]  # cards burned for the unit in this decade
    banners: Annotated[vec[i64], BANNERS, "replaced"]  # steps: FACE_UP is the last
    won_war: bool  # in this Era
    recruit: i64  # the decade after which a worker comes home that acts as a Miliciano, or 0 without one
    recruit_fights: bool  # it has not been wounded yet

    # by cards, until the Era is scored
    walled_homes: i64  # homes in walled districts that are worth more, a set by kind * DISTRICTS + district
    paved_homes: i64  # the same in districts with Roads
    guests: Annotated[vec[i64], "replaced"]  # Houses of others that count as one's own too, as `new_guests` has it
    recoloured: Annotated[vec[i64], "replaced"]  # own cards of another colour, each as `new_colour` makes it
    pact_used: bool  # the blood pact, once a game

    # in this decade
    used: i64  # what status or an Event gives once a decade, as bits
    recovered: i64  # grids from which workers were taken back, as bits
    dock: Annotated[vec[i64], LOADS, "replaced"]  # loads by kind
    dock_coins: i64  # in those of coins, in bronze
    order_workers: i64  # on the turn-order marker
    reactivations: i64  # workers on Reactivate, and a free one by status

    def gain(self, source: i64, points: i64) -> None:
        """Note points at once; they may fall below nothing (TR-FLOW-04)."""
        self.score += points
        self.tally[source] += points

    def hands(self) -> i64:
        """Workers of either kind at hand."""
        return self.workers + self.helpers

    def of(self, cube: i64) -> i64:
        """Cubes of this kind to spend, those of the warehouse included."""
        if cube < len(self.borrowed):
            return self.cubes[cube] + self.borrowed[cube]
        return self.cubes[cube]

    def has_used(self, power: i64) -> bool:
        """Whether something that status gives once a decade was used."""
        return self.used >> power & 1 != 0

    def has_twin_before(self, unit: i64) -> bool:
        """Whether a unit upon a marker before this one is just like it, and is meant where one is chosen."""
        return any(self.are_alike(other, unit) for other in range(unit))

    def are_alike(self, one: i64, other: i64) -> bool:
        """Whether the units upon two markers are of a kind, with as many wounds and cards burned for them."""
        if self.units[one] != self.units[other] or self.wounds[one] != self.wounds[other]:
            return False
        return self.burned[one] == self.burned[other]

    def is_up(self, banner: i64) -> bool:
        return self.banners[banner] == FACE_UP


# ---- written by `make fields`: empty_player, copy_player


def empty_player() -> Player:
    player = Player()
    player.workers = 0
    player.spent = 0
    player.helpers = 0
    player.cubes = vec[i64]([0] * CUBES)
    player.borrowed = vec[i64]([0] * 2)
    player.coins = 0
    player.faith = 0
    player.score = 0
    player.tally = vec[i64]([0] * SOURCES)
    player.character = NOBODY
    player.character_used = False
    player.lots = 0
    player.houses = 0
    player.palace_markers = 0
    player.status = vec[i64]([0] * STATUSES)
    player.status_markers = 0
    player.council = 0
    player.war_step = 0
    player.units = vec[i64]([0] * WAR_MARKERS)
    player.wounds = vec[i64]([0] * WAR_MARKERS)
    player.burned = vec[i64]([0] * WAR_MARKERS)
    player.banners = vec[i64]([0] * BANNERS)
    player.won_war = False
    player.recruit = 0
    player.recruit_fights = False
    player.walled_homes = 0
    player.paved_homes = 0
    player.pact_used = False
    player.used = 0
    player.recovered = 0
    player.dock = vec[i64]([0] * LOADS)
    player.dock_coins = 0
    player.order_workers = 0
    player.reactivations = 0
    return player


def copy_player(player: Player) -> Player:
    copy = Player()
    copy.workers = player.workers
    copy.spent = player.spent
    copy.helpers = player.helpers
    copy.cubes = player.cubes[:]
    copy.borrowed = player.borrowed[:]
    copy.coins = player.coins
    copy.faith = player.faith
    copy.score = player.score
    copy.tally = player.tally[:]
    copy.character = player.character
    copy.character_used = player.character_used
    copy.hand = player.hand
    copy.lots = player.lots
    copy.houses = player.houses
    copy.palace_markers = player.palace_markers
    copy.status = player.status
    copy.status_markers = player.status_markers
    copy.council = player.council
    copy.war_step = player.war_step
    copy.units = player.units
    copy.wounds = player.wounds
    copy.burned = player.burned
    copy.banners = player.banners
    copy.won_war = player.won_war
    copy.recruit = player.recruit
    copy.recruit_fights = player.recruit_fights
    copy.walled_homes = player.walled_homes
    copy.paved_homes = player.paved_homes
    copy.guests = player.guests
    copy.recoloured = player.recoloured
    copy.pact_used = player.pact_used
    copy.used = player.used
    copy.recovered = player.recovered
    copy.dock = player.dock
    copy.dock_coins = player.dock_coins
    copy.order_workers = player.order_workers
    copy.reactivations = player.reactivations
    return copy
