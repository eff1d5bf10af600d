"""What a seat or a spectator may know of a game of Puerto Rico: all but other players' points and the hidden tiles."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from cabildo.engine.frame_positions import PhaseInView, WaitingView
from cabildo.engine.told import each_of, one_of
from cabildo.titles.puerto_rico.terms import BUILDING_NAMES, GOOD_NAMES, ROLE_NAMES, TILE_NAMES

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
