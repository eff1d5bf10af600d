"""How views are made: once what all see, and for each seat its own. It is compiled, since every move asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cabildo.engine.frame_positions import describe_step, describe_waiting
from cabildo.engine.rows import i64, vec
from cabildo.titles.puerto_rico.board import Board
from cabildo.titles.puerto_rico.builder import price_with
from cabildo.titles.puerto_rico.phases import BUILDING_CHOICE, ROLE_CHOICE, ROLE_OF_PHASE, TRADING, UNIVERSITY_CHOICE
from cabildo.titles.puerto_rico.player import Player
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import (
    ABSENT,
    BUILDING_NAMES,
    BUILDINGS,
    GOOD_NAMES,
    GOODS,
    QUARRY,
    ROLE_NAMES,
    ROLES,
    SHIPS,
    TILE_KINDS,
    TILE_NAMES,
)
from cabildo.titles.puerto_rico.trader import sale_price

if TYPE_CHECKING:
    from cabildo.titles.puerto_rico.views import CityBuildingView, PlayerView, ShipView, SupplyBuildingView, View

    MakeSupply = Callable[[Board, tuple[int, ...], int | None, bool], list[SupplyBuildingView]]


def view_of(state: PuertoRicoState, seat: int | None) -> View:
    """Plain data; the players' board prices and capacities are in it, so that a client needs no rule to draw it."""
    all_see = spectators_view(state, supply)
    return all_see if seat is None else seen_by(state, seat, all_see, supply)


def views_of(state: PuertoRicoState, seats: Iterable[int | None]) -> dict[int | None, View]:
    """The same of several; the lists of buildings are those of earlier views, too, where nobody bought one since."""
    all_see = spectators_view(state, known_supply)
    views: dict[int | None, View] = {}
    for seat in seats:
        views[seat] = all_see if seat is None else seen_by(state, seat, all_see, known_supply)
    return views


def seen_by(state: PuertoRicoState, seat: int, all_see: View, buildings: MakeSupply) -> View:
    """A seat also knows its own points, and what things would cost and bring it."""
    player: PlayerView = {**all_see["players"][seat], "points": int(state.players[seat].points)}
    return {
        **all_see,
        "seat": seat,
        "buildings": supply_for(state, seat, buildings),
        "house": {**all_see["house"], "sales": sales_now(state, seat)},
        "players": [player if other == seat else all_see["players"][other] for other in range(len(state.players))],
    }


def spectators_view(state: PuertoRicoState, buildings: MakeSupply) -> View:
    return {
        "title": state.title.name,
        "seat": None,
        "over": state.over,
        "ending": state.ending,
        "round": int(state.round),
        "governor": int(state.governor),
        "phase": None if state.over else state.phases[state.phase].name(),
        "actor": None if state.over else int(state.actor),
        "role": None if in_no_role(state) else ROLE_NAMES[ROLE_OF_PHASE[state.phase]],
        "taker": None if in_no_role(state) else int(state.taker),
        "roles": [
            {
                "role": ROLE_NAMES[role],
                "owner": int(state.role_owner[role]) if state.role_owner[role] >= 0 else None,
                "doubloons": int(state.role_doubloons[role]),
            }
            for role in range(ROLES)
            if state.role_owner[role] != ABSENT
        ],
        "chips": max(0, int(state.chips)),
        "paper": max(0, -int(state.chips)),
        "goods": by_good(state.goods),
        "row": by_good(state.row),
        "stack": sum(int(count) for count in state.stack),
        "discards": by_good(state.discards),
        "quarries": int(state.quarries),
        "colonists": int(state.colonists),
        "colonist_ship": int(state.colonist_ship),
        "buildings": supply_for(state, None, buildings),
        "house": {
            "goods": by_good(state.house),
            "spaces": int(state.board.house_spaces),
            "prices": by_good(state.board.price),
            "sales": None,
        },
        "ships": ships_of(state),
        "players": [player_view(state, seat) for seat in range(len(state.players))],
        "step": describe_step(state),
        "waiting": describe_waiting(state),
    }


def ships_of(state: PuertoRicoState) -> list[ShipView]:
    return [
        {
            "capacity": int(state.board.ship_capacity[ship]),
            "good": GOOD_NAMES[state.ship_good[ship]] if state.ship_good[ship] >= 0 else None,
            "barrels": int(state.ship_load[ship]),
        }
        for ship in range(SHIPS)
        if state.ship_good[ship] != ABSENT
    ]


def supply_for(state: PuertoRicoState, seat: int | None, buildings: MakeSupply) -> list[SupplyBuildingView]:
    """The buildings on the board of all, with what each would cost this seat."""
    left = tuple([int(count) for count in state.buildings])
    if seat is None:
        return buildings(state.board, left, None, False)
    return buildings(state.board, left, int(state.players[seat].men[QUARRY]), has_builders_privilege(state, seat))


def supply(board: Board, left: tuple[int, ...], quarries: int | None, is_builder: bool) -> list[SupplyBuildingView]:
    """From all that it follows from."""
    return [
        {
            "building": BUILDING_NAMES[building],
            "left": left[building],
            "cost": int(board.cost[building]),
            "points": int(board.building_points[building]),
            "column": int(board.column[building]),
            "circles": int(board.circles[building]),
            "spaces": int(board.spaces[building]),
            "price": None if quarries is None else int(price_with(board, quarries, building, is_builder)),
        }
        for building in range(BUILDINGS)
    ]


known_supply: Final = lru_cache(maxsize=512)(supply)  # four seats want a few at every move; up to 4 MB


def has_builders_privilege(state: PuertoRicoState, seat: int) -> bool:
    """It counts while the builder's phase runs."""
    return state.taker == seat and (state.phase == BUILDING_CHOICE or state.phase == UNIVERSITY_CHOICE)


def sales_now(state: PuertoRicoState, seat: int) -> dict[str, int]:
    """What a sale of each good would bring this seat; the privilege counts while the trader's phase runs."""
    is_trader = state.taker == seat and state.phase == TRADING
    board, player = state.board, state.players[seat]
    return {GOOD_NAMES[good]: int(sale_price(board, player, good, is_trader)) for good in range(GOODS)}


def by_good(row: vec[i64]) -> dict[str, int]:
    return {GOOD_NAMES[good]: int(row[good]) for good in range(GOODS)}


def in_no_role(state: PuertoRicoState) -> bool:
    return state.over or state.phase == ROLE_CHOICE


def player_view(state: PuertoRicoState, seat: int) -> PlayerView:
    """As all see it."""
    player = state.players[seat]
    known = state.over or state.open_points
    return {
        "seat": seat,
        "doubloons": int(player.doubloons),
        "points": int(player.points) if known else None,  # PR-INFO-02
        "goods": by_good(player.goods),
        "san_juan": int(player.san_juan),
        "island": [
            {"tile": TILE_NAMES[kind], "tiles": int(player.tiles[kind]), "men": int(player.men[kind])}
            for kind in range(TILE_KINDS)
            if player.tiles[kind] > 0
        ],
        "island_filled": int(player.island_filled),
        "island_spaces": int(state.board.island_spaces),
        "city": [city_building(state, player, building) for building in range(BUILDINGS) if player.owns(building)],
        "city_filled": int(player.city_filled),
        "city_spaces": int(state.board.city_spaces),
    }


def city_building(state: PuertoRicoState, player: Player, building: int) -> CityBuildingView:
    return {
        "building": BUILDING_NAMES[building],
        "men": int(player.men[TILE_KINDS + building]),
        "circles": int(state.board.circles[building]),
        "spaces": int(state.board.spaces[building]),
        "points": int(state.board.building_points[building]),
    }
