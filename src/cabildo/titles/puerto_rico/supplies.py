"""The material for one number of players, in the form the preparation reads it; `board.yaml` holds the default one."""

from __future__ import annotations

from typing import final

from cabildo.engine.rows import i64, vec


@final
class Supplies:
    """Shared by all games with so many players and never changed."""

    doubloons: i64
    first_tiles: vec[i64]  # clockwise from the governor
    chips: i64
    colonists: i64
    colonist_ship: i64
    ships: vec[i64]  # by ship of the box: EMPTY or ABSENT
    roles: vec[i64]  # by role: EMPTY or ABSENT
    goods: vec[i64]
    plantations: vec[i64]
    quarries: i64
    buildings: vec[i64]


# ---- written by `make fields`: make_supplies


def make_supplies(
    *,
    doubloons: int,
    first_tiles: list[int],
    chips: int,
    colonists: int,
    colonist_ship: int,
    ships: list[int],
    roles: list[int],
    goods: list[int],
    plantations: list[int],
    quarries: int,
    buildings: list[int],
) -> Supplies:
    supplies = Supplies()
    supplies.doubloons = doubloons
    supplies.first_tiles = vec[i64](first_tiles)
    supplies.chips = chips
    supplies.colonists = colonists
    supplies.colonist_ship = colonist_ship
    supplies.ships = vec[i64](ships)
    supplies.roles = vec[i64](roles)
    supplies.goods = vec[i64](goods)
    supplies.plantations = vec[i64](plantations)
    supplies.quarries = quarries
    supplies.buildings = vec[i64](buildings)
    return supplies
