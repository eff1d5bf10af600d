"""What a game of Puerto Rico neither makes nor loses, counted by name (PR-COMP-02 to 07)."""

from __future__ import annotations

from cabildo.titles.puerto_rico import phases
from cabildo.titles.puerto_rico.board_pack import Pack, supplies_of
from cabildo.titles.puerto_rico.mayor import hand_of
from cabildo.titles.puerto_rico.table import Table
from cabildo.titles.puerto_rico.terms import ABSENT, BUILDING_NAMES, BUILDINGS, GOOD_NAMES, GOODS, QUARRY, ROLES, SHIPS


def plantations(good: str) -> str:
    """The name under which the plantations of a good are counted."""
    return f"{good} plantations"


def whole_material(pack: Pack, players: int) -> dict[str, int]:
    """What a game with so many players starts with (PR-SETUP-17)."""
    supplies = supplies_of(pack, players)
    totals: dict[str, int] = {}
    for good, name in enumerate(GOOD_NAMES):
        totals[name] = int(supplies.goods[good])
        totals[plantations(name)] = int(supplies.plantations[good])
    totals["quarry"] = int(supplies.quarries)
    totals["colonists"] = int(supplies.colonists) + int(supplies.colonist_ship)
    totals["points"] = int(supplies.chips)
    for building, name in enumerate(BUILDING_NAMES):
        totals[name] = int(supplies.buildings[building])
    totals["role cards"] = sum(role != ABSENT for role in supplies.roles)
    return totals


def material_of(table: Table) -> dict[str, int]:
    """The same totals on a table; points on paper count as chips below nothing, so that their sum stays too."""
    players = table.players
    totals: dict[str, int] = {}
    for good in range(GOODS):
        on_ships = sum(int(table.ship_load[ship]) for ship in range(SHIPS) if table.ship_good[ship] == good)
        held = sum(int(player.goods[good]) for player in players)
        totals[GOOD_NAMES[good]] = int(table.goods[good]) + int(table.house[good]) + on_ships + held
        not_taken = int(table.row[good]) + int(table.stack[good]) + int(table.discards[good])
        totals[plantations(GOOD_NAMES[good])] = not_taken + sum(int(player.tiles[good]) for player in players)
    totals["quarry"] = int(table.quarries) + sum(int(player.tiles[QUARRY]) for player in players)
    totals["colonists"] = int(table.colonists) + int(table.colonist_ship)
    totals["colonists"] += sum(int(player.colonists()) for player in players)
    if not table.over and table.phase == phases.PLACING:
        totals["colonists"] += int(hand_of(table).colonists)
    totals["points"] = int(table.chips) + sum(int(player.points) for player in players)
    for building in range(BUILDINGS):
        owners = sum(player.owns(building) for player in players)
        totals[BUILDING_NAMES[building]] = int(table.buildings[building]) + owners
    totals["role cards"] = sum(table.role_owner[role] != ABSENT for role in range(ROLES))
    return totals
