"""How views are made: once what all see, and for each seat its own. It is compiled, since every move asks for it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

from cabildo.engine.frame_positions import describe_step, describe_waiting
from cabildo.engine.rows import i64, vec
from cabildo.titles.puerto_rico.board import Board
from cabildo.titles.puerto_rico.builder import price_with
from cabildo.titles.puerto_rico.phases import BUILDING_CHOICE, ROLE_CHOICE, ROLE_OF_PHASE, TRADING, UNIVERSITY_CHOICE
from cabildo.titles.puerto_rico.player import Player, differ
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
    from cabildo.titles.puerto_rico.views import (
        CityBuildingView,
        HouseView,
        PlayerView,
        RoleView,
        ShipView,
        SupplyBuildingView,
        View,
    )

Parts = dict[str, Any]  # of a view; of two that are compared, those that are different


def view_of(state: PuertoRicoState, seat: int | None) -> View:
    """Plain data; the players' board prices and capacities are in it, so that a client needs no rule to draw it."""
    view = views_of(state, [seat])[seat]
    view["buildings"] = [{**building} for building in view["buildings"]]  # the caller's own
    return view


def views_of(state: PuertoRicoState, seats: Iterable[int | None]) -> dict[int | None, View]:
    """The same of several, which share what they see alike: change nothing in them."""
    all_see = spectators_view(state)
    views: dict[int | None, View] = {}
    seat: int | None
    for seat in seats:
        views[seat] = cast("View", all_see if seat is None else seen_by(state, seat, all_see))
    return views


def views_apart(
    before: PuertoRicoState, after: PuertoRicoState, seats: Iterable[int | None]
) -> dict[int | None, tuple[Parts, Parts]]:
    """The views of two moments, without what is the same in both: see `Title.views_apart`."""
    seen_before, seen_after = spectators_view(before, after), spectators_view(after, before)
    apart: dict[int | None, tuple[Parts, Parts]] = {}
    seat: int | None
    for seat in seats:
        if seat is None:
            apart[seat] = (seen_before, seen_after)
        else:
            apart[seat] = (seen_by(before, seat, seen_before, after), seen_by(after, seat, seen_after, before))
    return apart


def seen_by(state: PuertoRicoState, seat: int, all_see: Parts, other: PuertoRicoState | None = None) -> Parts:
    """A seat also knows its own points, and what things would cost and bring it."""
    parts = {**all_see}
    player = state.players[seat]
    if other is None or "players" in all_see or player.points != other.players[seat].points:
        boards = all_see.get("players")
        players: list[PlayerView | None] = [None for _ in state.players] if boards is None else [*boards]
        known = players[seat]
        players[seat] = {**(player_view(state, seat) if known is None else known), "points": int(player.points)}
        parts["players"] = players
    if other is None or supply_differs(state, other, seat):
        parts["buildings"] = supply_for(state, seat)
    sales = sales_now(state, seat)
    if other is None or "house" in all_see or sales != sales_now(other, seat):
        parts["house"] = {**house_of(state), "sales": sales}
    if other is None:
        parts["seat"] = seat
    return parts


def spectators_view(state: PuertoRicoState, other: PuertoRicoState | None = None) -> Parts:
    """What everybody sees; where there is an `other` state, only those parts that are different in it."""
    parts: Parts = {}
    if other is None:
        parts["title"] = state.title.name
        parts["seat"] = None
    if other is None or state.over != other.over:
        parts["over"] = state.over
    if other is None or state.ending != other.ending:
        parts["ending"] = state.ending
    if other is None or state.round != other.round:
        parts["round"] = int(state.round)
    if other is None or state.governor != other.governor:
        parts["governor"] = int(state.governor)
    if other is None or state.phase != other.phase or state.over != other.over:
        parts["phase"] = None if state.over else state.phases[state.phase].name()
        parts["role"] = None if in_no_role(state) else ROLE_NAMES[ROLE_OF_PHASE[state.phase]]
    if other is None or state.actor != other.actor or state.over != other.over:
        parts["actor"] = None if state.over else int(state.actor)
    if other is None or taker(state) != taker(other):
        parts["taker"] = taker(state)
    if other is None or roles_differ(state, other):
        parts["roles"] = roles_of(state)
    if other is None or state.chips != other.chips:
        parts["chips"] = max(0, int(state.chips))
        parts["paper"] = max(0, -int(state.chips))
    if other is None or differ(state.goods, other.goods):
        parts["goods"] = by_good(state.goods)
    if other is None or differ(state.row, other.row):
        parts["row"] = by_good(state.row)
    if other is None or differ(state.stack, other.stack):
        parts["stack"] = sum([int(count) for count in state.stack])
    if other is None or differ(state.discards, other.discards):
        parts["discards"] = by_good(state.discards)
    if other is None or state.quarries != other.quarries:
        parts["quarries"] = int(state.quarries)
    if other is None or state.colonists != other.colonists:
        parts["colonists"] = int(state.colonists)
    if other is None or state.colonist_ship != other.colonist_ship:
        parts["colonist_ship"] = int(state.colonist_ship)
    if other is None or differ(state.buildings, other.buildings):
        parts["buildings"] = supply_for(state, None)
    if other is None or differ(state.house, other.house):
        parts["house"] = house_of(state)
    if other is None or differ(state.ship_good, other.ship_good) or differ(state.ship_load, other.ship_load):
        parts["ships"] = ships_of(state)
    changed = [other is None or looks_different(state, other, seat) for seat in range(len(state.players))]
    if any(changed):
        parts["players"] = [player_view(state, seat) if is_new else None for seat, is_new in enumerate(changed)]
    parts["step"] = describe_step(state)
    parts["waiting"] = describe_waiting(state)
    return parts


def roles_differ(state: PuertoRicoState, other: PuertoRicoState) -> bool:
    return differ(state.role_owner, other.role_owner) or differ(state.role_doubloons, other.role_doubloons)


def looks_different(state: PuertoRicoState, other: PuertoRicoState, seat: int) -> bool:
    """Whether all see another board of this player in the other state."""
    player, then = state.players[seat], other.players[seat]
    if knows_points(state) or knows_points(other):
        return True
    return (
        player.doubloons != then.doubloons
        or player.san_juan != then.san_juan
        or player.owned != then.owned
        or differ(player.goods, then.goods)
        or differ(player.tiles, then.tiles)
        or differ(player.men, then.men)
    )


def roles_of(state: PuertoRicoState) -> list[RoleView]:
    return [
        {
            "role": ROLE_NAMES[role],
            "owner": int(state.role_owner[role]) if state.role_owner[role] >= 0 else None,
            "doubloons": int(state.role_doubloons[role]),
        }
        for role in range(ROLES)
        if state.role_owner[role] != ABSENT
    ]


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


def supply_for(state: PuertoRicoState, seat: int | None) -> list[SupplyBuildingView]:
    """The buildings on the board of all, with what each would cost this seat.

    Lists of earlier views serve where nobody bought a building since: change nothing in them.
    """
    left = tuple([int(count) for count in state.buildings])
    if seat is None:
        return known_supply(state.board, left, None, False)
    return known_supply(state.board, left, int(state.players[seat].men[QUARRY]), has_builders_privilege(state, seat))


def supply_differs(state: PuertoRicoState, other: PuertoRicoState, seat: int) -> bool:
    return (
        differ(state.buildings, other.buildings)
        or state.players[seat].men[QUARRY] != other.players[seat].men[QUARRY]
        or has_builders_privilege(state, seat) != has_builders_privilege(other, seat)
    )


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


known_supply: Final = lru_cache(maxsize=2048)(supply)  # some for each table in use; up to 15 MB


def has_builders_privilege(state: PuertoRicoState, seat: int) -> bool:
    """It counts while the builder's phase runs."""
    return state.taker == seat and (state.phase == BUILDING_CHOICE or state.phase == UNIVERSITY_CHOICE)


def house_of(state: PuertoRicoState) -> HouseView:
    """The trading house as all see it."""
    return {
        "goods": by_good(state.house),
        "spaces": int(state.board.house_spaces),
        "prices": by_good(state.board.price),
        "sales": None,
    }


def sales_now(state: PuertoRicoState, seat: int) -> dict[str, int]:
    """What a sale of each good would bring this seat; the privilege counts while the trader's phase runs."""
    is_trader = state.taker == seat and state.phase == TRADING
    board, player = state.board, state.players[seat]
    return {GOOD_NAMES[good]: int(sale_price(board, player, good, is_trader)) for good in range(GOODS)}


def by_good(row: vec[i64]) -> dict[str, int]:
    return {GOOD_NAMES[good]: int(row[good]) for good in range(GOODS)}


def in_no_role(state: PuertoRicoState) -> bool:
    return state.over or state.phase == ROLE_CHOICE


def taker(state: PuertoRicoState) -> int | None:
    """Whose role it is that runs."""
    return None if in_no_role(state) else int(state.taker)


def player_view(state: PuertoRicoState, seat: int) -> PlayerView:
    """As all see it."""
    player = state.players[seat]
    return {
        "seat": seat,
        "doubloons": int(player.doubloons),
        "points": int(player.points) if knows_points(state) else None,  # PR-INFO-02
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


def knows_points(state: PuertoRicoState) -> bool:
    """Whether everybody sees everybody's points."""
    return state.over or state.open_points


def city_building(state: PuertoRicoState, player: Player, building: int) -> CityBuildingView:
    return {
        "building": BUILDING_NAMES[building],
        "men": int(player.men[TILE_KINDS + building]),
        "circles": int(state.board.circles[building]),
        "spaces": int(state.board.spaces[building]),
        "points": int(state.board.building_points[building]),
    }
