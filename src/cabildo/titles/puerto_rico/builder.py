"""The builder: everybody may buy one building, the builder for a doubloon less."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.puerto_rico.actions import BUILD, PASS, USE_UNIVERSITY
from cabildo.titles.puerto_rico.board import Board
from cabildo.titles.puerto_rico.legal_rows import ONLY_PASS
from cabildo.titles.puerto_rico.phases import BUILDING_CHOICE, UNIVERSITY_CHOICE
from cabildo.titles.puerto_rico.player import Player
from cabildo.titles.puerto_rico.rounds import end_role
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.steps import ColonistStep
from cabildo.titles.puerto_rico.terms import BUILDING_NAMES, BUILDINGS, QUARRY, TILE_KINDS, UNIVERSITY

PASS_OR_UNIVERSITY: Final = vec[i64]([PASS, USE_UNIVERSITY])


def start(state: PuertoRicoState) -> None:
    state.enter(BUILDING_CHOICE)


def price(board: Board, player: Player, building: i64, is_builder: bool) -> i64:
    """Occupied quarries count up to the building's column, the builder's privilege besides (PR-QUARRY-01 to 06)."""
    return price_with(board, player.men[QUARRY], building, is_builder)


def price_with(board: Board, quarries: i64, building: i64, is_builder: bool) -> i64:
    """The same for anybody with so many occupied quarries."""
    column = board.column[building]
    cost = board.cost[building] - (quarries if quarries < column else column)
    if is_builder:
        cost -= board.builder_privilege
    if cost < 0:
        return 0
    return cost


@final
class BuildingChoice(Phase[PuertoRicoState]):
    """Buy one building or none (PR-BUILDER-01, PR-BUILDER-05)."""

    def name(self) -> str:
        return "building"

    def options(self, state: PuertoRicoState) -> vec[i64]:
        player = state.players[state.actor]
        board = state.board
        free = board.city_spaces - player.city_filled
        quarries = player.men[QUARRY]
        purse = player.doubloons
        if state.actor == state.taker:
            purse += board.builder_privilege
        most = purse + quarries  # that a building may cost, whatever its column
        if free == 0 or most == 0:
            return ONLY_PASS
        legal = vec[i64](capacity=12)
        legal = append(legal, PASS)
        supply = state.buildings
        owned = player.owned
        for building in range(BUILDINGS):
            cost = board.cost[building]
            if cost <= most and supply[building] > 0 and not owned >> building & 1 and board.spaces[building] <= free:
                column = board.column[building]
                if cost <= purse + (quarries if quarries < column else column):
                    legal = append(legal, BUILD + building)
        return legal

    def play(self, state: PuertoRicoState, action: i64) -> None:
        if action == PASS:
            next_builder(state)
            return
        building = action - BUILD
        player = state.players[state.actor]
        cost = price(state.board, player, building, state.actor == state.taker)
        player.doubloons -= cost
        state.buildings[building] -= 1
        player.add_building(building, state.board.spaces[building], state.board.circles[building])
        if state.sink is not None:
            paid = {"price": int(cost), "doubloons": -int(cost)}
            state.tell("built", {"seat": int(state.actor), "building": BUILDING_NAMES[building], **paid})
        if player.city_filled == state.board.city_spaces:
            state.end_game("city")  # PR-END-04
        if player.has(UNIVERSITY) and state.colonists + state.colonist_ship > 0:
            state.ask(UNIVERSITY_CHOICE, state.actor, make_newcomer(building))
        else:
            next_builder(state)

    def resume(self, state: PuertoRicoState, result: i64) -> None:
        next_builder(state)

    def explain(self, state: PuertoRicoState, action: i64) -> str:
        if action == PASS:
            return ""
        if not BUILD <= action < BUILD + BUILDINGS:
            return OTHER_DECISION
        building = action - BUILD
        player = state.players[state.actor]
        if player.owns(building):
            return "PR-BUILDER-06"
        if state.buildings[building] == 0:
            return "PR-BUILDER-07"
        if player.city_filled + state.board.spaces[building] > state.board.city_spaces:
            return "PR-BUILDER-11"
        cost = price(state.board, player, building, state.actor == state.taker)
        return "PR-BUILDER-02" if cost > player.doubloons else ""

    def expected(self, state: PuertoRicoState) -> list[int]:
        return [BUILD + building for building in range(BUILDINGS)]


@final
@mypyc_attr(free_list_len=1)
class Newcomer(Memory):
    """A colonist who may come to a new building."""

    building: i64

    def copy(self) -> Memory:
        return self  # it never changes


@final
class UniversityChoice(Phase[PuertoRicoState]):
    """One colonist on the new building (PR-BLD-UNIVERSITY-01, PR-BLD-UNIVERSITY-02)."""

    def name(self) -> str:
        return "university"

    def options(self, state: PuertoRicoState) -> vec[i64]:
        return PASS_OR_UNIVERSITY

    def play(self, state: PuertoRicoState, action: i64) -> None:
        if action == USE_UNIVERSITY:
            building = cast(Newcomer, state.memory).building
            state.bring_colonist()
            state.players[state.actor].man_building(building, 1)
            if state.sink is not None:
                state.tell("university-used", {"seat": int(state.actor), "building": BUILDING_NAMES[building]})
        state.done()

    def explain(self, state: PuertoRicoState, action: i64) -> str:
        return "" if action in (PASS, USE_UNIVERSITY) else OTHER_DECISION

    def usual(self, state: PuertoRicoState) -> i64:
        return USE_UNIVERSITY

    def standing(self, state: PuertoRicoState) -> str:
        return "university"

    def may_stand(self, state: PuertoRicoState, action: i64) -> bool:
        return True

    def interrupts(self) -> vec[i64]:
        return vec[i64]([BUILDING_CHOICE])

    def step_type(self) -> Any:
        return ColonistStep

    def write(self, state: PuertoRicoState, frame: Frame) -> Any:
        return ColonistStep(place=BUILDING_NAMES[cast(Newcomer, frame.memory).building])

    def read(self, state: PuertoRicoState, actor: i64, step: Any) -> Memory:
        building = number_of(BUILDING_NAMES, step.place, "step.place", "PR-MAYOR-01")
        player = state.players[actor]
        if not player.owns(building) or player.men[TILE_KINDS + building] > 0:
            refuse("step.place", "is not a building that was just built", "PR-BLD-UNIVERSITY-01")
        if not player.has(UNIVERSITY):
            refuse("phase", f"seat {actor} has no occupied university", "PR-BLD-UNIVERSITY-01")
        return make_newcomer(building)

    def check(self, state: PuertoRicoState, frame: Frame) -> None:
        if state.colonists + state.colonist_ship == 0:
            refuse("colonists", "there is no colonist to place", "PR-BLD-UNIVERSITY-03")


def next_builder(state: PuertoRicoState) -> None:
    if not state.next_seat():
        end_role(state)


# ---- written by `make fields`: make_newcomer


def make_newcomer(building: i64) -> Newcomer:
    newcomer = Newcomer()
    newcomer.building = building
    return newcomer
