"""What a seat or a spectator may know of a game of Puerto Rico: all but other players' points and the hidden tiles."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from cabildo.engine.frame_positions import PhaseInView, WaitingView, describe_step, describe_waiting
from cabildo.engine.naming import by_name
from cabildo.engine.told import each_of, one_of
from cabildo.titles.puerto_rico.builder import price
from cabildo.titles.puerto_rico.phases import BUILDING_CHOICE, ROLE_CHOICE, ROLE_OF_PHASE, TRADING, UNIVERSITY_CHOICE
from cabildo.titles.puerto_rico.player import Player
from cabildo.titles.puerto_rico.state import PuertoRicoState
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

Good = Annotated[str, one_of("good", GOOD_NAMES)]
ByGood = Annotated[dict[str, int], each_of("good", GOOD_NAMES)]
RoleName = Annotated[str, one_of("role name", ROLE_NAMES)]
BuildingName = Annotated[str, one_of("building name", BUILDING_NAMES)]


class RoleView(TypedDict):
    """A role card that is in the game."""

    role: RoleName
    owner: int | None  # who has it in this round
    doubloons: int


class SupplyBuildingView(TypedDict):
    """A kind of building on the board of all."""

    building: BuildingName
    left: int
    cost: int
    points: int
    column: int  # so many quarries count for it at most
    circles: int
    spaces: int
    price: int | None  # for the one who looks, now


class HouseView(TypedDict):
    """The trading house."""

    goods: ByGood
    spaces: int
    prices: ByGood
    sales: ByGood | None  # what a sale would bring the one who looks, now


class ShipView(TypedDict):
    """A cargo ship."""

    capacity: int
    good: Good | None
    barrels: int


class TilesView(TypedDict):
    """The tiles of a kind on an island."""

    tile: Annotated[str, one_of("tile", TILE_NAMES)]
    tiles: int
    men: int  # colonists on them


class CityBuildingView(TypedDict):
    """A building of a player."""

    building: BuildingName
    men: int  # colonists on its circles
    circles: int
    spaces: int
    points: int


class PlayerView(TypedDict):
    """A player's board."""

    seat: int
    doubloons: int
    points: int | None  # in chips; null: hidden from the one who looks
    goods: ByGood
    san_juan: int
    island: list[TilesView]
    island_filled: int
    island_spaces: int
    city: list[CityBuildingView]
    city_filled: int
    city_spaces: int


class View(TypedDict):
    """All that a seat or a spectator may know."""

    title: str
    seat: int | None  # who looks
    over: bool
    ending: bool
    round: int
    governor: int
    phase: PhaseInView | None
    actor: int | None
    role: RoleName | None  # whose phase runs
    taker: int | None  # who took that role
    roles: list[RoleView]
    chips: int
    paper: int
    goods: ByGood
    row: ByGood
    stack: int
    discards: ByGood
    quarries: int
    colonists: int
    colonist_ship: int
    buildings: list[SupplyBuildingView]
    house: HouseView
    ships: list[ShipView]
    players: list[PlayerView]
    step: dict[str, Any]
    waiting: list[WaitingView]


def view_of(state: PuertoRicoState, seat: int | None) -> View:
    """Plain data; the players' board prices and capacities are in it, so that a client needs no rule to draw it."""
    return seen_by(state, seat, spectators_view(state))


def seen_by(state: PuertoRicoState, seat: int | None, all_see: View) -> View:
    """A seat also knows its own points, and what things would cost and bring it."""
    if seat is None:
        return all_see
    prices = prices_now(state, seat)
    return {
        **all_see,
        "seat": seat,
        "buildings": [{**building, "price": cost} for building, cost in zip(all_see["buildings"], prices, strict=True)],
        "house": {**all_see["house"], "sales": by_name(GOOD_NAMES, sales_now(state, seat))},
        "players": [
            {**player, "points": int(state.players[seat].points)} if player["seat"] == seat else player
            for player in all_see["players"]
        ],
    }


def spectators_view(state: PuertoRicoState) -> View:
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
        "goods": by_name(GOOD_NAMES, state.goods),
        "row": by_name(GOOD_NAMES, state.row),
        "stack": sum(int(count) for count in state.stack),
        "discards": by_name(GOOD_NAMES, state.discards),
        "quarries": int(state.quarries),
        "colonists": int(state.colonists),
        "colonist_ship": int(state.colonist_ship),
        "buildings": [
            {
                "building": BUILDING_NAMES[building],
                "left": int(state.buildings[building]),
                "cost": int(state.board.cost[building]),
                "points": int(state.board.building_points[building]),
                "column": int(state.board.column[building]),
                "circles": int(state.board.circles[building]),
                "spaces": int(state.board.spaces[building]),
                "price": None,
            }
            for building in range(BUILDINGS)
        ],
        "house": {
            "goods": by_name(GOOD_NAMES, state.house),
            "spaces": int(state.board.house_spaces),
            "prices": by_name(GOOD_NAMES, state.board.price),
            "sales": None,
        },
        "ships": [
            {
                "capacity": int(state.board.ship_capacity[ship]),
                "good": GOOD_NAMES[state.ship_good[ship]] if state.ship_good[ship] >= 0 else None,
                "barrels": int(state.ship_load[ship]),
            }
            for ship in range(SHIPS)
            if state.ship_good[ship] != ABSENT
        ],
        "players": [player_view(state, seat) for seat in range(len(state.players))],
        "step": describe_step(state),
        "waiting": describe_waiting(state),
    }


def prices_now(state: PuertoRicoState, seat: int) -> list[int]:
    """What each building would cost this seat; the privilege counts while the builder's phase runs."""
    is_builder = state.taker == seat and state.phase in (BUILDING_CHOICE, UNIVERSITY_CHOICE)
    board, player = state.board, state.players[seat]
    return [int(price(board, player, building, is_builder)) for building in range(BUILDINGS)]


def sales_now(state: PuertoRicoState, seat: int) -> list[int]:
    """What a sale of each good would bring this seat; the privilege counts while the trader's phase runs."""
    is_trader = state.taker == seat and state.phase == TRADING
    board, player = state.board, state.players[seat]
    return [int(sale_price(board, player, good, is_trader)) for good in range(len(GOOD_NAMES))]


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
        "goods": by_name(GOOD_NAMES, player.goods),
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
