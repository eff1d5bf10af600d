"""What has just happened, for those with a fast card, in positions; each moment says it in its own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypedDict, cast

import msgspec
from msgspec import Meta, Struct

from cabildo.engine.frame_positions import waiting_frames
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import ONE
from cabildo.engine.told import one_of, told
from cabildo.titles.trinidad.affiliates.moments import (
    AT_COUNCIL_LOSS,
    AT_DOCK,
    AT_MAJOR_BUILT,
    AT_ROADS_BUILT,
    AT_SHIP_PAID,
    AT_WALLS_CLOSED,
    AT_WAR_OVER,
    FIRST_WINDOW,
    MOMENT_NAMES,
    MOMENTS,
)
from cabildo.titles.trinidad.affiliates.news import (
    HAPPENED,
    attacker_in,
    districts_full,
    grids_built,
    loss_of,
    milicianos_in,
    news_of_building,
    news_of_full,
    news_of_load,
    news_of_loss,
    news_of_war,
    soldiers_in,
    was_paid,
    winners_in,
)
from cabildo.titles.trinidad.affiliates.opening import Opening
from cabildo.titles.trinidad.city import is_closed, is_full_district
from cabildo.titles.trinidad.dock import is_dock_full
from cabildo.titles.trinidad.grids import is_built
from cabildo.titles.trinidad.phases import WINDOW
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    DISTRICT_NAMES,
    DISTRICTS,
    FACTION_NAMES,
    GRID_NAMES,
    GRIDS,
    LOAD_NAMES,
    LOAD_STONE,
    LOAD_WOOD,
)
from cabildo.titles.trinidad.written.names import check_seat, members_named, members_of, seat_set, set_called
from cabildo.titles.trinidad.written.steps import Seat, Units
from cabildo.titles.trinidad.written.view_names import DistrictName, FactionName, GridName

MOST_LOST = 255


class NewsPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something that has just happened; what does not belong to its moment is left out."""

    districts: Annotated[
        list[Annotated[str, one_of("district", DISTRICT_NAMES)]],
        told("closed by walls, with new Roads, or without a free space"),
    ] = []
    grids: Annotated[list[Annotated[str, one_of("grid", GRID_NAMES)]], told("of buildings that were built")] = []
    paid: Annotated[
        dict[Seat, list[Annotated[str, one_of("load", LOAD_NAMES[:2])]]], told("by seat: loads that the ship paid for")
    ] = {}
    losses: Annotated[
        dict[Seat, Annotated[int, Meta(ge=1, le=MOST_LOST)]], told("by seat: points lost for too little council value")
    ] = {}
    faction: Annotated[Annotated[str, one_of("faction", FACTION_NAMES)] | None, told("who attacked")] = None
    winners: Annotated[list[Seat], told("the seats that won against them")] = []
    milicianos: Annotated[Units, told("that took the field, of all players")] = 0
    soldiers: Annotated[Units, told("that took the field, of all players")] = 0


class NewsView(TypedDict, total=False):
    """Something that has just happened; what does not belong to its moment is left out."""

    districts: list[DistrictName]  # closed by walls, with new Roads, or without a free space
    grids: list[GridName]  # of buildings that were built
    paid: dict[str, list[Annotated[str, one_of("load", LOAD_NAMES)]]]  # by seat: loads that the ship paid for
    losses: dict[str, int]  # by seat: points lost for too little council value
    faction: FactionName  # who attacked
    winners: list[int]
    milicianos: int  # that took the field
    soldiers: int


# ---- written


def news_positions(state: TrinidadState) -> dict[str, NewsPosition]:
    """By moment: what has happened and was not forgotten yet."""
    moments = range(FIRST_WINDOW, MOMENTS)
    return {MOMENT_NAMES[moment]: news_position(state, moment) for moment in moments if state.news[moment]}


def news_position(state: TrinidadState, moment: int) -> NewsPosition:
    news = int(state.news[moment])
    seats = range(len(state.players))
    if moment in (AT_WALLS_CLOSED, AT_ROADS_BUILT):
        return NewsPosition(districts=members_named(DISTRICT_NAMES, news))
    if moment == AT_MAJOR_BUILT:
        full, built = int(districts_full(news)), int(grids_built(news))
        return NewsPosition(districts=members_named(DISTRICT_NAMES, full), grids=members_named(GRID_NAMES, built))
    if moment == AT_SHIP_PAID:
        paid = {
            seat: [LOAD_NAMES[load] for load in (LOAD_STONE, LOAD_WOOD) if was_paid(news, seat, load)] for seat in seats
        }
        return NewsPosition(paid={seat: loads for seat, loads in paid.items() if loads})
    if moment == AT_COUNCIL_LOSS:
        return NewsPosition(losses={seat: int(loss_of(news, seat)) for seat in seats if loss_of(news, seat)})
    if moment == AT_WAR_OVER:
        return NewsPosition(
            faction=FACTION_NAMES[attacker_in(news)],
            winners=members_of(int(winners_in(news))),
            milicianos=int(milicianos_in(news)),
            soldiers=int(soldiers_in(news)),
        )
    return NewsPosition()


def describe_news(state: TrinidadState, moment: int) -> dict[str, Any]:
    """The same for views and prompts."""
    described: dict[str, Any] = msgspec.to_builtins(news_position(state, moment), str_keys=True)
    return described


# ---- read


def read_news(state: TrinidadState, positions: Mapping[str, NewsPosition]) -> None:
    for name, position in positions.items():
        moment = number_of(MOMENT_NAMES, name, "news", "TR-FREE-02")
        field = f"news.{name}"
        if moment < FIRST_WINDOW:
            refuse(field, "is no moment that waits for cards", "TR-FREE-02")
        state.news[moment] = number_for(state, moment, position, field)
        if state.news[moment] == 0:
            refuse(field, "nothing has happened", "TR-FREE-02")
        if news_position(state, moment) != sorted_out(position):
            refuse(field, "has something of another moment, or is not in order", "TR-FREE-02")


def sorted_out(position: NewsPosition) -> NewsPosition:
    """The same with seats in ascending order, as they are written."""
    return msgspec.structs.replace(
        position,
        paid=dict(sorted(position.paid.items())),
        losses=dict(sorted(position.losses.items())),
    )


def number_for(state: TrinidadState, moment: int, position: NewsPosition, field: str) -> int:
    """What was written, as the state keeps it."""
    number = 0
    districts = set_called(DISTRICT_NAMES, position.districts, f"{field}.districts", "TR-FREE-02")
    if moment in (AT_WALLS_CLOSED, AT_ROADS_BUILT):
        return districts
    if moment == AT_MAJOR_BUILT:
        for district in members_of(districts):
            number |= int(news_of_full(district))
        for grid in members_of(set_called(GRID_NAMES, position.grids, f"{field}.grids", "TR-FREE-02")):
            number |= int(news_of_building(grid))
        return number
    if moment == AT_SHIP_PAID:
        for seat, loads in position.paid.items():
            for load in loads:
                kind = number_of(LOAD_NAMES[:2], load, f"{field}.paid", "TR-SHIP-05")
                number |= int(news_of_load(check_seat(state, seat, f"{field}.paid"), kind))
        return number
    if moment == AT_COUNCIL_LOSS:
        for seat, points in position.losses.items():
            number |= int(news_of_loss(check_seat(state, seat, f"{field}.losses"), points))
        return number
    if moment == AT_WAR_OVER:
        if position.faction is None:
            refuse(f"{field}.faction", "somebody attacked", "TR-WAR-02")
        attacker = number_of(FACTION_NAMES, position.faction, f"{field}.faction", "TR-WAR-02")
        winners = seat_set(state, position.winners, f"{field}.winners", "TR-WAR-14")
        return int(news_of_war(attacker, winners, position.milicianos, position.soldiers))
    return HAPPENED


# ---- checked, when the whole state is read


def check_news(state: TrinidadState) -> None:
    """Refuse what cannot have happened; what has waits for its window, unless that is open."""
    open_moment = window_of(state)
    for moment in range(FIRST_WINDOW, MOMENTS):
        if state.news[moment] == 0:
            continue
        field = f"news.{MOMENT_NAMES[moment]}"
        if state.over or state.waiting is None:
            refuse(field, "nothing is under way", "TR-FREE-02")
        check_fact(state, moment, field)
        if moment != open_moment:
            state.fresh |= ONE << moment


def window_of(state: TrinidadState) -> int:
    """The moment whose window is open, or -1."""
    for frame in [] if state.over else [state.top(), *waiting_frames(state)]:
        if frame.phase == WINDOW:
            return int(cast(Opening, frame.memory).moment)
    return -1


def check_fact(state: TrinidadState, moment: int, field: str) -> None:
    news = int(state.news[moment])
    if moment == AT_WALLS_CLOSED:
        for district in range(DISTRICTS):
            if news >> district & 1 and not is_closed(state.board, state.city, district):
                refuse(f"{field}.districts", f"{DISTRICT_NAMES[district]} is not closed", "TR-MAJOR-21")
    elif moment == AT_ROADS_BUILT:
        if news & ~int(state.city.paved):
            refuse(f"{field}.districts", "there are no Roads", "TR-MAJOR-23")
    elif moment == AT_MAJOR_BUILT:
        for grid in range(GRIDS):
            if grids_built(news) >> grid & 1 and not is_built(state, grid):
                refuse(f"{field}.grids", f"the {GRID_NAMES[grid]} does not stand", "TR-MAJOR-05")
        for district in range(DISTRICTS):
            if districts_full(news) >> district & 1 and not is_full_district(state.board, state.city, district):
                refuse(f"{field}.districts", f"{DISTRICT_NAMES[district]} has a free space", "TR-AFF-70")
    elif moment == AT_DOCK:
        if not is_dock_full(state):
            refuse(field, "there is too little on the dock", "TR-AFF-44")
    elif moment == AT_WAR_OVER:
        check_war(state, news, field)


def check_war(state: TrinidadState, news: int, field: str) -> None:
    if not state.war_fought:
        refuse("war_fought", "a war was fought just now", "TR-WAR-01")
    for seat in members_of(int(winners_in(news))):
        if not state.players[seat].won_war:
            refuse(f"players[{seat}].won_war", f"they are a winner in {field}", "TR-WAR-14")
