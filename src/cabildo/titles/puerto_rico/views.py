"""What a seat or a spectator may know of a game of Puerto Rico: all but other players' points and the hidden tiles."""

from __future__ import annotations

from typing import Any

from cabildo.engine.frame_positions import describe_step, describe_waiting
from cabildo.engine.naming import by_name
from cabildo.titles.puerto_rico.builder import price
from cabildo.titles.puerto_rico.phases import BUILDING, ROLE, ROLE_OF_PHASE, TRADING, UNIVERSITY_COLONIST
from cabildo.titles.puerto_rico.player import Player
from cabildo.titles.puerto_rico.table import Table
from cabildo.titles.puerto_rico.terms import (
    ABSENT,
    BUILDING_NAMES,
    BUILDINGS,
    GOOD_NAMES,
    ROLE_NAMES,
    ROLES,
    SHIPS,
    TILE_KINDS,
    TILE_NAMES,
)
from cabildo.titles.puerto_rico.trader import sale_price


def view_of(table: Table, seat: int | None) -> dict[str, Any]:
    """Plain data; the players' board prices and capacities are in it, so that a client needs no rule to draw it."""
    return {
        "title": table.title.name,
        "seat": seat,
        "over": table.over,
        "ending": table.ending,
        "round": int(table.round),
        "governor": int(table.governor),
        "phase": None if table.over else table.phases[table.phase].name(),
        "actor": None if table.over else int(table.actor),
        "role": None if in_no_role(table) else ROLE_NAMES[ROLE_OF_PHASE[table.phase]],
        "taker": None if in_no_role(table) else int(table.taker),
        "roles": [
            {
                "role": ROLE_NAMES[role],
                "owner": int(table.role_owner[role]) if table.role_owner[role] >= 0 else None,
                "doubloons": int(table.role_doubloons[role]),
            }
            for role in range(ROLES)
            if table.role_owner[role] != ABSENT
        ],
        "chips": max(0, int(table.chips)),
        "paper": max(0, -int(table.chips)),
        "goods": by_name(GOOD_NAMES, table.goods),
        "row": by_name(GOOD_NAMES, table.row),
        "stack": sum(int(count) for count in table.stack),
        "discards": by_name(GOOD_NAMES, table.discards),
        "quarries": int(table.quarries),
        "colonists": int(table.colonists),
        "colonist_ship": int(table.colonist_ship),
        "buildings": [
            {
                "building": BUILDING_NAMES[building],
                "left": int(table.buildings[building]),
                "cost": int(table.board.cost[building]),
                "points": int(table.board.building_points[building]),
                "column": int(table.board.column[building]),
                "circles": int(table.board.circles[building]),
                "spaces": int(table.board.spaces[building]),
                "price": None if seat is None else price_now(table, seat, building),
            }
            for building in range(BUILDINGS)
        ],
        "house": {
            "goods": by_name(GOOD_NAMES, table.house),
            "spaces": int(table.board.house_spaces),
            "prices": by_name(GOOD_NAMES, table.board.price),
            "sales": None if seat is None else {good: sale_now(table, seat, good) for good in GOOD_NAMES},
        },
        "ships": [
            {
                "capacity": int(table.board.ship_capacity[ship]),
                "good": GOOD_NAMES[table.ship_good[ship]] if table.ship_good[ship] >= 0 else None,
                "barrels": int(table.ship_load[ship]),
            }
            for ship in range(SHIPS)
            if table.ship_good[ship] != ABSENT
        ],
        "players": [player_view(table, other, seat) for other in range(len(table.players))],
        "step": describe_step(table),
        "waiting": describe_waiting(table),
    }


def price_now(table: Table, seat: int, building: int) -> int:
    """What the building would cost this seat; the privilege counts while the builder's phase runs."""
    is_builder = table.taker == seat and table.phase in (BUILDING, UNIVERSITY_COLONIST)
    return int(price(table.board, table.players[seat], building, is_builder))


def sale_now(table: Table, seat: int, good: str) -> int:
    """What a sale would bring this seat; the privilege counts while the trader's phase runs."""
    is_trader = table.taker == seat and table.phase == TRADING
    return int(sale_price(table.board, table.players[seat], GOOD_NAMES.index(good), is_trader))


def in_no_role(table: Table) -> bool:
    return table.over or table.phase == ROLE


def player_view(table: Table, seat: int, asking: int | None) -> dict[str, Any]:
    player = table.players[seat]
    known = table.over or table.open_points or seat == asking
    return {
        "seat": seat,
        "doubloons": int(player.doubloons),
        "points": int(player.points) if known else None,  # PR-INFO-02
        "goods": by_name(GOOD_NAMES, player.goods),
        "san_juan": int(player.san_juan),
        "island": [
            {"tile": TILE_NAMES[kind], "tiles": int(player.tiles[kind]), "men": int(player.men[kind])}
            for kind in range(TILE_KINDS)
            if player.tiles[kind] > 0
        ],
        "island_filled": int(player.island_filled),
        "island_spaces": int(table.board.island_spaces),
        "city": [city_building(table, player, building) for building in range(BUILDINGS) if player.owns(building)],
        "city_filled": int(player.city_filled),
        "city_spaces": int(table.board.city_spaces),
    }


def city_building(table: Table, player: Player, building: int) -> dict[str, Any]:
    return {
        "building": BUILDING_NAMES[building],
        "men": int(player.men[TILE_KINDS + building]),
        "circles": int(table.board.circles[building]),
        "spaces": int(table.board.spaces[building]),
        "points": int(table.board.building_points[building]),
    }
