"""At a space of the city: the actor's workers there build something or activate what stands there."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.grid_names import space_name
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import ACTIVATE, BUILD, SELL
from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.city import has_house_beside
from cabildo.titles.rio.costs import bill_for
from cabildo.titles.rio.minor_buildings import build, can_build, costs_goods, uses_a_turn, why_not_build
from cabildo.titles.rio.phases import EFFECTS, PAYING
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import (
    BARRACKS,
    BUILDING_NAMES,
    CARPENTER,
    CHURCH,
    CORPORATION,
    FROM_CHURCHES,
    GOOD_NAMES,
    GOODS,
    MARKET,
    MINORS,
    NOWHERE,
    PRECIOUS,
    STONE,
    STONECUTTER,
    VACANT,
    WOOD,
)
from cabildo.titles.rio.variants import corporation_rule
from cabildo.titles.rio.written.names import space_called
from cabildo.titles.rio.written.steps import AtSpaceStep


@final
@mypyc_attr(free_list_len=1)
class Spot(Memory):
    """A space of the city whose workers do something."""

    space: i64

    def copy(self) -> Memory:
        return self  # it never changes


def space_at(frame: Frame) -> i64:
    """Where the workers of a frame of `AtSpace` are."""
    return cast(Spot, frame.memory).space


@final
class AtSpace(Phase[RioState]):
    """What the workers on one space do (RP-EFFECT-05, RP-PLACE-CITY-12)."""

    def name(self) -> str:
        return "at-space"

    def options(self, state: RioState) -> vec[i64]:
        legal = vec[i64](capacity=8)
        space = cast(Spot, state.memory).space
        if can_activate(state, space):
            legal = append_activations(state, legal, space)
        for building in range(MINORS):
            if can_build(state, space, building):
                legal = append(legal, BUILD + building)
        return legal

    def play(self, state: RioState, action: i64) -> None:
        space = cast(Spot, state.memory).space
        if action >= BUILD and costs_goods(state.board, action - BUILD):
            state.ask(PAYING, state.actor, bill_for(state.board, action))
            return
        if action == ACTIVATE:
            activate(state, space)
        elif action < BUILD:
            sell(state, space, action - SELL)
        else:
            build(state, space, action - BUILD)
        state.done()

    def resume(self, state: RioState, result: i64) -> None:
        """Go on when the building is paid."""
        build(state, cast(Spot, state.memory).space, result - BUILD)
        state.done()

    def explain(self, state: RioState, action: i64) -> str:
        if BUILD <= action < BUILD + MINORS:
            return why_not_build(state, cast(Spot, state.memory).space, action - BUILD)
        if not ACTIVATE <= action < SELL + GOODS:
            return OTHER_DECISION
        return why_not_activate(state, cast(Spot, state.memory).space, action)

    def expected(self, state: RioState) -> list[int]:
        return [ACTIVATE, *(SELL + good for good in range(GOODS)), *(BUILD + building for building in range(MINORS))]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([EFFECTS])

    def step_type(self) -> Any:
        return AtSpaceStep

    def write(self, state: RioState, frame: Frame) -> Any:
        return AtSpaceStep(space=space_name(state.board.columns, space_at(frame)))

    def read(self, state: RioState, actor: i64, step: Any) -> Memory:
        return make_spot(space_called(state, step.space, "step.space"))

    def check(self, state: RioState, frame: Frame) -> None:
        below = frame.below
        if below is None or below.actor != frame.actor:
            refuse("actor", "workers act in their owner's turn", "RP-EFFECT-01")
        if not can_use(state, space_at(frame)):
            refuse("step.space", "nothing can be done there", "RP-EFFECT-04")

    def describe(self, state: RioState, frame: Frame) -> dict[str, Any]:
        space = space_at(frame)
        building = state.city.building(space)
        return {
            "space": space_name(state.board.columns, space),
            "building": None if building == VACANT else BUILDING_NAMES[building],
            "workers": int(state.city.crew(space, frame.actor)),
        }


def can_use(state: RioState, space: i64) -> bool:
    """Whether the actor's workers on a space can do anything now."""
    if can_activate(state, space) and has_input(state, space):
        return True
    return any(can_build(state, space, building) for building in range(MINORS))


def can_activate(state: RioState, space: i64) -> bool:
    """A worker on the building, an own house beside it, and an activation left (RP-ACT-01, 02, 05)."""
    city = state.city
    if city.activations(space) >= uses_a_turn(state.board, city, space):
        return False
    return city.crew(space, state.actor) > 0 and has_house_beside(city, space, state.actor)


def has_input(state: RioState, space: i64) -> bool:
    """An activation needs something to work on (RP-ACT-23)."""
    player = state.me()
    building = state.city.building(space)
    if building == STONECUTTER:
        return player.goods[STONE] > 0
    if building == CARPENTER:
        return player.goods[WOOD] > 0
    if building == CHURCH:
        return player.silver >= state.board.numbers.church_price
    return player.goods[WOOD] + player.goods[STONE] + player.goods[PRECIOUS] > 0


def append_activations(state: RioState, legal: vec[i64], space: i64) -> vec[i64]:
    building = state.city.building(space)
    if building in (MARKET, CORPORATION):
        for good in range(GOODS):
            if state.me().goods[good] > 0:
                legal = append(legal, SELL + good)
    elif has_input(state, space):
        legal = append(legal, ACTIVATE)
    return legal


def why_not_activate(state: RioState, space: i64, action: i64) -> str:
    """The rule against an activation, judged apart from `can_activate`."""
    city = state.city
    building = city.building(space)
    trades = building in (MARKET, CORPORATION)
    if building == BARRACKS:
        return "RP-ACT-18"
    if not (trades or building in (STONECUTTER, CARPENTER, CHURCH)):
        return "RP-ACT-17"
    if (action != ACTIVATE) != trades:
        return activation_rule(state.board, building)
    if city.crew(space, state.actor) == 0:
        return "RP-ACT-01"
    if not has_house_beside(city, space, state.actor):
        return "RP-ACT-06"
    if city.activations(space) >= uses_a_turn(state.board, city, space):
        return "RP-ACT-01"
    player = state.me()
    if trades:
        return "RP-ACT-23" if player.goods[action - SELL] == 0 else ""
    if building == CHURCH:
        return "RP-ACT-15" if player.silver < state.board.numbers.church_price else ""
    good: i64 = STONE if building == STONECUTTER else WOOD
    return "RP-ACT-23" if player.goods[good] == 0 else ""


def activation_rule(board: Board, building: i64) -> str:
    """The rule that says what an activation of the building is for."""
    if building == STONECUTTER:
        return "RP-ACT-10"
    if building == CARPENTER:
        return "RP-ACT-11"
    if building == MARKET:
        return "RP-ACT-12"
    return "RP-ACT-15" if building == CHURCH else corporation_rule(board)


def use_worker(state: RioState, space: i64) -> None:
    """Send a used worker home (RP-EFFECT-01)."""
    state.city.note_activation(space)
    state.city.remove_workers(space, state.actor, 1)
    state.me().supply += 1


def activate(state: RioState, space: i64) -> None:
    """Make three goods of a stone or wood, or points of a silver (RP-ACT-10, 11, 15, 16)."""
    building = state.city.building(space)
    player = state.me()
    use_worker(state, space)
    if state.sink is not None:
        state.tell(
            "activated",
            {
                "seat": int(state.actor),
                "building": BUILDING_NAMES[building],
                "space": space_name(state.board.columns, space),
            },
        )
    if building == CHURCH:
        numbers = state.board.numbers
        player.silver -= numbers.church_price
        with_cathedral = state.city.cathedral != NOWHERE
        points = numbers.church_points_with_cathedral if with_cathedral else numbers.church_points
        state.score(state.actor, FROM_CHURCHES, points)
    else:
        good: i64 = STONE if building == STONECUTTER else WOOD
        player.goods[good] += state.board.numbers.made_of_one - 1


def sale_price(board: Board, building: i64, good: i64) -> i64:
    """What a market pays for a good; a corporation pays more (RP-ACT-12 to 14)."""
    silver = board.numbers.market_price[good]
    return silver + board.numbers.corporation_extra if building == CORPORATION else silver


def sell(state: RioState, space: i64, good: i64) -> None:
    """Sell a good to a market or a corporation."""
    building = state.city.building(space)
    silver = sale_price(state.board, building, good)
    use_worker(state, space)
    player = state.me()
    player.goods[good] -= 1
    player.silver += silver
    if state.sink is not None:
        state.tell(
            "sold",
            {
                "seat": int(state.actor),
                "building": BUILDING_NAMES[building],
                "good": GOOD_NAMES[good],
                "silver": int(silver),
            },
        )


# ---- written by `make fields`: make_spot


def make_spot(space: i64) -> Spot:
    spot = Spot()
    spot.space = space
    return spot
