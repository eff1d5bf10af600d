"""What a game of Puerto Rico neither makes nor loses, counted by name (PR-COMP-02 to 07)."""

from __future__ import annotations

from cabildo.titles.puerto_rico import phases
from cabildo.titles.puerto_rico.board_pack import Pack, supplies_of
from cabildo.titles.puerto_rico.mayor import hand_of
from cabildo.titles.puerto_rico.state import PuertoRicoState
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


def material_of(state: PuertoRicoState) -> dict[str, int]:
    """The same totals on a table; points on paper count as chips below nothing, so that their sum stays too."""
    players = state.players
    totals: dict[str, int] = {}
    for good in range(GOODS):
        on_ships = sum(int(state.ship_load[ship]) for ship in range(SHIPS) if state.ship_good[ship] == good)
        held = sum(int(player.goods[good]) for player in players)
        totals[GOOD_NAMES[good]] = int(state.goods[good]) + int(state.house[good]) + on_ships + held
        not_taken = int(state.row[good]) + int(state.stack[good]) + int(state.discards[good])
        totals[plantations(GOOD_NAMES[good])] = not_taken + sum(int(player.tiles[good]) for player in players)
    totals["quarry"] = int(state.quarries) + sum(int(player.tiles[QUARRY]) for player in players)
    totals["colonists"] = int(state.colonists) + int(state.colonist_ship)
    totals["colonists"] += sum(int(player.colonists()) for player in players)
    if not state.over and state.phase == phases.PLACING:
        totals["colonists"] += int(hand_of(state).colonists)
    totals["points"] = int(state.chips) + sum(int(player.points) for player in players)
    for building in range(BUILDINGS):
        owners = sum(player.owns(building) for player in players)
        totals[BUILDING_NAMES[building]] = int(state.buildings[building]) + owners
    totals["role cards"] = sum(state.role_owner[role] != ABSENT for role in range(ROLES))
    return totals
