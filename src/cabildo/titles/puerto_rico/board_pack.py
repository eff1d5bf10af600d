"""Reading and checking a board pack: the numbers of `board.yaml`, or of a copy with corrections."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct

from cabildo.engine.board_packs import Demands, read_pack
from cabildo.titles.puerto_rico.board import Board, make_board
from cabildo.titles.puerto_rico.supplies import Supplies, make_supplies
from cabildo.titles.puerto_rico.terms import (
    ABSENT,
    BUILDING_NAMES,
    EMPTY,
    FIRST_VIOLET,
    GOOD_NAMES,
    MOST_CLAIMED,
    PROSPECTOR,
    ROLES,
    SHIPS,
)

DEFAULT_PACK = Path(__file__).parent / "board.yaml"

Count = Annotated[int, Meta(ge=0, le=999)]
Positive = Annotated[int, Meta(ge=1, le=999)]


class Building(Struct, forbid_unknown_fields=True, frozen=True):
    """What is printed on a building tile, and how many there are."""

    cost: Positive
    points: Count
    column: Count
    circles: Annotated[int, Meta(ge=1, le=12)]
    copies: Count
    spaces: Annotated[int, Meta(ge=1, le=12)]


class SmallAndLarge(Struct, forbid_unknown_fields=True, frozen=True):
    """What a small and a large building of a kind bring."""

    small: Count
    large: Count


class Privileges(Struct, forbid_unknown_fields=True, frozen=True):
    """Doubloons that a role saves or brings the one who took it."""

    builder: Count
    trader: Count
    prospector: Count


class Loading(Struct, forbid_unknown_fields=True, frozen=True):
    """Points of the captain phase."""

    barrel: Count
    captain: Count
    harbor: Count


class Preparation(Struct, forbid_unknown_fields=True, frozen=True):
    """What a game with a certain number of players starts with."""

    doubloons: Count
    first: list[str]
    chips: Positive
    colonists: Count
    colonist_ship: Count
    ships: list[Count]
    prospectors: Annotated[int, Meta(ge=0, le=2)]
    removed_goods: Count = 0
    removed_plantations: Count = 0
    removed_quarries: Count = 0
    production_copies: Count | None = None  # at most so many of each kind
    violet_copies: Count | None = None


class Pack(Struct, forbid_unknown_fields=True, frozen=True):
    """The whole of `board.yaml`; what came later has a default, so that older packs are read and written as before."""

    buildings: dict[str, Building]
    goods: dict[str, Count]
    plantations: dict[str, Count]
    quarries: Count
    ships: list[Positive]
    prices: dict[str, Count]
    trading_house: Positive
    island: Annotated[int, Meta(ge=1, le=12)]
    city: Annotated[int, Meta(ge=1, le=23)]
    factory: list[Count]
    residence: list[Count]
    guild_hall: SmallAndLarge
    fortress: Positive
    customs_house: Positive
    setups: dict[int, Preparation]
    markets: SmallAndLarge = SmallAndLarge(small=1, large=2)
    warehouses: SmallAndLarge = SmallAndLarge(small=1, large=2)
    privileges: Privileges = Privileges(builder=1, trader=1, prospector=1)
    city_hall: Count = 1
    loading: Loading = Loading(barrel=1, captain=1, harbor=1)
    leftover_role: Count = 1
    row_extra: Count = 1
    roles_a_round: tuple[Positive, Positive, Positive, Positive] = (6, 3, 4, 5)


def load_pack(source: Path | Mapping[str, Any] | None) -> Pack:
    """The pack in a file, in plain data, or, with None, the default one; raises OptionError, naming the field."""
    return default_pack() if source is None else read_pack(source, Pack, check)


@lru_cache(maxsize=1)
def default_pack() -> Pack:
    return read_pack(DEFAULT_PACK, Pack, check)


def check(pack: Pack, name: str) -> None:
    demand = Demands(name)
    named: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
        ("buildings", pack.buildings, BUILDING_NAMES),
        ("goods", pack.goods, GOOD_NAMES),
        ("plantations", pack.plantations, GOOD_NAMES),
        ("prices", pack.prices, GOOD_NAMES),
    ]
    for field, given, names in named:
        demand.ordered_names(given, names, field)
    demand(len(pack.ships) == SHIPS, "ships", f"must be {SHIPS} capacities (PR-SETUP-14)")
    demand(sorted(set(pack.ships)) == pack.ships, "ships", "must be different and ascending (PR-SETUP-14)")
    demand(len(pack.factory) == len(GOOD_NAMES) + 1, "factory", "must pay for 0 to 5 kinds (PR-BLD-FACTORY-01)")
    demand(len(pack.residence) == pack.island + 1, "residence", "must score 0 to all spaces (PR-BLD-RESIDENCE-01)")
    extra = pack.loading.captain + pack.loading.harbor
    demand(extra <= MOST_CLAIMED, "loading", f"must give at most {MOST_CLAIMED} extra points a load (PR-CAPTAIN-12)")
    demand(sorted(pack.setups) == [2, 3, 4, 5], "setups", "must be for 2, 3, 4 and 5 players (PR-SETUP-01)")
    for players, setup in pack.setups.items():
        field = f"setups.{players}"
        demand(len(setup.first) == players, f"{field}.first", "must name a plantation for each player (PR-SETUP-04)")
        for good in setup.first:
            demand(good in GOOD_NAMES, f"{field}.first", f"{good!r} is no plantation (PR-COMP-03)")
        for good in GOOD_NAMES:
            left = pack.plantations[good] - setup.removed_plantations
            demand(left >= setup.first.count(good), f"{field}.first", f"takes more {good} than there is (PR-SETUP-07)")
            demand(pack.goods[good] >= setup.removed_goods, f"{field}.removed_goods", f"exceeds the {good} (PR-2P-10)")
        demand(pack.quarries >= setup.removed_quarries, f"{field}.removed_quarries", "exceeds the quarries (PR-2P-05)")
        cards = PROSPECTOR + setup.prospectors
        demand(
            pack.roles_a_round[players - 2] <= cards,
            "roles_a_round",
            f"is more than the {cards} cards for {players} players (PR-SETUP-13)",
        )
        ships = [capacity for capacity in pack.ships if capacity in setup.ships]
        demand(setup.ships == ships != [], f"{field}.ships", "must be ships of the box, ascending (PR-SETUP-14)")


def board_of(pack: Pack) -> Board:
    buildings = list(pack.buildings.values())
    return make_board(
        pack=pack,
        cost=[building.cost for building in buildings],
        building_points=[building.points for building in buildings],
        column=[building.column for building in buildings],
        circles=[building.circles for building in buildings],
        spaces=[building.spaces for building in buildings],
        price=list(pack.prices.values()),
        factory_pay=pack.factory,
        residence_points=pack.residence,
        ship_capacity=pack.ships,
        house_spaces=pack.trading_house,
        island_spaces=pack.island,
        city_spaces=pack.city,
        small_production_points=pack.guild_hall.small,
        large_production_points=pack.guild_hall.large,
        colonists_a_fortress_point=pack.fortress,
        points_a_customs_point=pack.customs_house,
        small_market_pay=pack.markets.small,
        large_market_pay=pack.markets.large,
        small_warehouse_kinds=pack.warehouses.small,
        large_warehouse_kinds=pack.warehouses.large,
        builder_privilege=pack.privileges.builder,
        trader_privilege=pack.privileges.trader,
        prospector_pay=pack.privileges.prospector,
        violet_points=pack.city_hall,
        barrel_points=pack.loading.barrel,
        captain_points=pack.loading.captain,
        harbor_points=pack.loading.harbor,
        leftover_doubloons=pack.leftover_role,
        row_extra=pack.row_extra,
        roles_a_round=[0, 0, *pack.roles_a_round],
    )


def supplies_of(pack: Pack, players: int) -> Supplies:
    """The material for so many players."""
    setup = pack.setups[players]
    prospectors_from = PROSPECTOR + setup.prospectors
    copies = []
    for number, building in enumerate(pack.buildings.values()):
        limit = setup.production_copies if number < FIRST_VIOLET else setup.violet_copies
        copies.append(building.copies if limit is None else min(limit, building.copies))
    return make_supplies(
        doubloons=setup.doubloons,
        first_tiles=[GOOD_NAMES.index(good) for good in setup.first],
        chips=setup.chips,
        colonists=setup.colonists,
        colonist_ship=setup.colonist_ship,
        ships=[EMPTY if capacity in setup.ships else ABSENT for capacity in pack.ships],
        roles=[EMPTY if role < prospectors_from else ABSENT for role in range(ROLES)],
        goods=[count - setup.removed_goods for count in pack.goods.values()],
        plantations=[count - setup.removed_plantations for count in pack.plantations.values()],
        quarries=pack.quarries - setup.removed_quarries,
        buildings=copies,
    )
