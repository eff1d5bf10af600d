"""Building Lots, Houses, Palaces and the city's common buildings."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.grid_names import space_name
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BUILD, LEAVE, MARK
from cabildo.titles.trinidad.affiliates.savings import may_save_cubes
from cabildo.titles.trinidad.bill import before_cards, charge
from cabildo.titles.trinidad.building_costs import NO_MARKER, building_price, has_piece, is_affordable, marker_of
from cabildo.titles.trinidad.building_reasons import why_not_plan, why_not_site
from cabildo.titles.trinidad.city import building_in, is_home, put_building
from cabildo.titles.trinidad.council import gain_council
from cabildo.titles.trinidad.displacing import return_pieces
from cabildo.titles.trinidad.events.in_force import note_house
from cabildo.titles.trinidad.full_districts import note_full_district
from cabildo.titles.trinidad.phases import BUILDING, MAIN_DONE, MARKING, TURN
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.reach import grounds_in_reach, may_build_on
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BUILDING_NAMES,
    FOUNTAIN,
    FROM_BUILDINGS,
    HOUSE,
    LOT,
    MINORS,
    MONUMENT,
    NOBODY,
    PALACE,
    PIECE_OF,
    VACANT,
)
from cabildo.titles.trinidad.written.names import space_called
from cabildo.titles.trinidad.written.steps import BuildingStep, MarkingStep

ONE: Final[i64] = 1

# ---- what may be built


def append_build(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Add the buildings for which there are piece, price and place."""
    board = state.board
    player = state.me()
    saves = may_save_cubes(state, state.actor)
    affordable: i64 = 0
    grounds: i64 = 0
    for building in range(MINORS):
        ground = board.grows_from[building]
        if not has_piece(state, player, building) or not may_be_there(state, player, ground):
            continue
        if is_affordable(state, player, building, saves):
            affordable |= ONE << building
            grounds |= ONE << (ground + 1)
    if affordable == 0:
        return legal
    grounds = grounds_in_reach(board, state.city, grounds, state.actor)
    for building in range(MINORS):
        if affordable >> building & 1 and grounds >> (board.grows_from[building] + 1) & 1:
            legal = append(legal, BUILD + building)
    return legal


def may_be_there(state: TrinidadState, player: Player, ground: i64) -> bool:
    """Whether such a ground can be on the map at all, by the stocks: then the map is looked through for it."""
    if ground == VACANT:
        return True
    if ground == LOT:
        return player.lots < state.board.numbers.lots
    if ground == HOUSE:
        return player.houses < state.board.numbers.houses
    piece = PIECE_OF[ground]
    return state.pieces[piece] < state.board.pieces[piece]


def why_not_build(state: TrinidadState, action: i64) -> str:
    return why_not_plan(state, action - BUILD)


def start_build(state: TrinidadState, action: i64) -> None:
    """Ask for the place; there it is paid and built, and the turn is over."""
    state.ask(BUILDING, state.actor, make_plan(action - BUILD))


# ---- where


@final
@mypyc_attr(free_list_len=1)
class Plan(Memory):
    """What is to be built."""

    building: i64

    def copy(self) -> Memory:
        return self  # it never changes


@final
class Building(Phase[TrinidadState]):
    """Where; then it is paid and built."""

    def name(self) -> str:
        return "building"

    def options(self, state: TrinidadState) -> vec[i64]:
        board = state.board
        city = state.city
        ground = board.grows_from[cast(Plan, state.memory).building]
        legal = vec[i64](capacity=16)
        tiles = city.tiles
        for space in range(board.spaces):
            if building_in(tiles[space]) == ground and may_build_on(board, city, space, state.actor):
                legal = append(legal, board.site + space)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        charge(state, building_price(state, cast(Plan, state.memory).building, action))

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Build what is paid; a Monument or Fountain may then be marked, if a status marker is free (TR-BUILD-30)."""
        building = cast(Plan, state.memory).building
        space = result - state.board.site
        build(state, state.actor, space, building)
        if building in (MONUMENT, FOUNTAIN) and state.me().status_markers > 0:
            state.enter(MARKING, make_place(space))
        else:
            state.done(MAIN_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        space = action - state.board.site
        if not 0 <= space < state.board.spaces:
            return OTHER_DECISION
        return why_not_site(state, state.actor, cast(Plan, state.memory).building, space)

    def expected(self, state: TrinidadState) -> list[int]:
        board = state.board
        ground = board.grows_from[cast(Plan, state.memory).building]
        return [int(board.site) + space for space in range(board.spaces) if state.city.building(space) == ground]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def step_type(self) -> Any:
        return BuildingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return BuildingStep(building=BUILDING_NAMES[cast(Plan, frame.memory).building])

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_plan(number_of(BUILDING_NAMES[:MINORS], step.building, "step.building", "TR-BUILD-20"))

    def check(self, state: TrinidadState, frame: Frame) -> None:
        building = cast(Plan, frame.memory).building
        board = state.board
        before = before_cards(state)
        player = before.players[frame.actor]
        ground = ONE << (board.grows_from[building] + 1)
        reached = grounds_in_reach(board, state.city, ground, frame.actor)
        affordable = is_affordable(before, player, building, may_save_cubes(before, before.actor))
        if not (has_piece(state, player, building) and affordable and reached == ground):
            refuse("step.building", f"seat {frame.actor} cannot build it now", "TR-BUILD-20")


# ---- a status marker on it


@final
@mypyc_attr(free_list_len=1)
class Place(Memory):
    """Where a Monument or Fountain was built just now."""

    space: i64

    def copy(self) -> Memory:
        return self  # it never changes


@final
class Marking(Phase[TrinidadState]):
    """Whether a status marker makes it a building of one's colour, and is lost for status (TR-BUILD-30, 31)."""

    def name(self) -> str:
        return "marking"

    def options(self, state: TrinidadState) -> vec[i64]:
        return vec[i64]([MARK, LEAVE])

    def play(self, state: TrinidadState, action: i64) -> None:
        if action == MARK:
            space = cast(Place, state.memory).space
            building = state.city.building(space)
            state.me().status_markers -= 1
            put_building(state.board, state.city, space, building, state.actor)
            if state.sink is not None:
                tell_about(state, "marked", state.actor, space, building)
        state.done(MAIN_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        return "" if action in (MARK, LEAVE) else OTHER_DECISION

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def step_type(self) -> Any:
        return MarkingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return MarkingStep(space=space_name(state.board.columns, cast(Place, frame.memory).space))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_place(space_called(state.board, step.space, "step.space"))

    def check(self, state: TrinidadState, frame: Frame) -> None:
        space = cast(Place, frame.memory).space
        if state.city.building(space) not in (MONUMENT, FOUNTAIN) or state.city.owner(space) != NOBODY:
            refuse("step.space", "no Monument or Fountain without a marker stands there", "TR-BUILD-30")
        if state.players[frame.actor].status_markers == 0:
            refuse(f"players[{frame.actor}].status_markers", "no marker is free", "TR-BUILD-30")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        space = cast(Place, frame.memory).space
        name = space_name(state.board.columns, space)
        return {"space": name, "building": BUILDING_NAMES[state.city.building(space)]}


# ---- building


def build(state: TrinidadState, seat: i64, space: i64, building: i64) -> None:
    """Set a seat's building on its space, and note what it gives at once (TR-BUILD-33, TR-BUILD-34)."""
    board = state.board
    before = state.city.building(space)
    if before != VACANT and building not in (MONUMENT, FOUNTAIN):  # these stand upon their Square (TR-BUILD-28)
        return_pieces(state, before, state.city.owner(space))  # TR-BUILD-22, TR-BUILD-24
    take_pieces(state, seat, building)
    put_building(board, state.city, space, building, seat if is_home(building) else NOBODY)
    if before == VACANT:
        note_full_district(state, space)
    if state.sink is not None:
        tell_about(state, "built", seat, space, building)
    state.score(seat, FROM_BUILDINGS, board.minor_points[building])
    if board.minor_council[building] > 0:
        gain_council(state, seat, board.minor_council[building])


def take_pieces(state: TrinidadState, seat: i64, building: i64) -> None:
    """Take what stands for a building from a seat's stock or the supply."""
    player = state.players[seat]
    if building == LOT:
        player.lots -= 1
        return
    if building == HOUSE:
        player.houses -= 1
        note_house(state, seat)
        return
    state.pieces[PIECE_OF[building]] -= 1
    if building == PALACE:
        player.palace_markers -= 1
    elif marker_of(building) != NO_MARKER:
        state.cubes[marker_of(building)] -= 1


def tell_about(state: TrinidadState, event: str, seat: i64, space: i64, building: i64) -> None:
    place = space_name(state.board.columns, space)
    state.tell(event, {"seat": int(seat), "building": BUILDING_NAMES[building], "space": place})


# ---- written by `make fields`: make_plan, make_place


def make_plan(building: i64) -> Plan:
    plan = Plan()
    plan.building = building
    return plan


def make_place(space: i64) -> Place:
    place = Place()
    place.space = space
    return place
