"""Activating common buildings: cubes, trade, faith, soldiers. What an effect costs and needs stands in `effects.py`."""

from __future__ import annotations

from typing import Any, Final, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.grid_names import space_name
from cabildo.engine.naming import refuse
from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BUY, BUY_FAITH, EXTRA, FROM_STORE, PROMOTE, REFINE, TAKE_CUBES
from cabildo.titles.trinidad.bill import charge
from cabildo.titles.trinidad.city import has_piece_beside, is_paved
from cabildo.titles.trinidad.effects import (
    SALE_CUBES,
    SALE_METAL,
    Activation,
    append_effects,
    coins_given,
    cube_of,
    cubes_given,
    first_effect,
    has_effect,
    has_extra,
    is_hacienda,
    is_useful,
    last_effect,
    make_activation,
    price_of,
    why_not_effect,
)
from cabildo.titles.trinidad.phases import ACTIVATING, MAIN_DONE, TURN
from cabildo.titles.trinidad.phases import EXTRA as ASKING_EXTRA
from cabildo.titles.trinidad.resources import (
    ask_for_coins,
    ask_for_cubes,
    take_faith,
    take_from_supply,
    take_precious,
)
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BARRACKS,
    BUILDING_NAMES,
    CHURCH,
    CORPORATION,
    CUBE_NAMES,
    METAL,
    NOWHERE,
    PRECIOUS,
    SOLDIER,
    STONE,
    UNIT_NAMES,
    VACANT,
    WOOD,
)
from cabildo.titles.trinidad.written.names import action_called, space_called
from cabildo.titles.trinidad.written.steps import ActivatingStep, spelled_out

ALL_PAID: Final = NOTHING  # what is told when everything that an effect gives is taken

# ---- the main action


def append_activate(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """The buildings of which the actor can have some effect now (TR-ACTIVATE-01 to 08)."""
    board = state.board
    if state.me().hands() < board.numbers.activation_workers:
        return legal
    for space in range(board.spaces):
        building = state.city.building(space)
        if building != VACANT and is_useful(building) and can_reach(state, space) and has_effect(state, building):
            legal = append(legal, board.activate + space)
    return legal


def can_reach(state: TrinidadState, space: i64) -> bool:
    """Beside a piece of the actor's colour or in a district with Roads, and not yet activated by them."""
    city = state.city
    if city.was_activated(space, state.actor):
        return False
    return has_piece_beside(city, space, state.actor) or is_paved(state.board, city, space)


def why_not_activate(state: TrinidadState, action: i64) -> str:
    board = state.board
    city = state.city
    space = action - board.activate
    building = city.building(space)
    if building == VACANT:
        return "TR-ACTIVATE-01"
    if not is_useful(building):
        return "TR-ACTIVATE-29"
    district = board.district[space]
    on_roads = district != NOWHERE and city.paved >> district & 1 != 0
    if not on_roads and city.beside[space] >> state.actor & 1 == 0:
        return "TR-ACTIVATE-04" if board.starting_area[space] != 0 else "TR-ACTIVATE-02"
    if city.was_activated(space, state.actor):
        return "TR-ACTIVATE-06"
    if state.me().workers + state.me().helpers < board.numbers.activation_workers:
        return "TR-ACTIVATE-01"
    against = ""
    for effect in range(first_effect(building), last_effect(building) + 1):
        why_not = why_not_effect(state, building, effect)
        if why_not == "":
            return ""
        if against == "":
            against = why_not
    return against


def start_activate(state: TrinidadState, action: i64) -> None:
    """Ask for the effect; its end is the end of the main action."""
    state.ask(ACTIVATING, state.actor, make_activation(action - state.board.activate, NOTHING))


# ---- the effect


@final
class Activating(Phase[TrinidadState]):
    """Which effect of the building, one of them and once (TR-ACTIVATE-05)."""

    def name(self) -> str:
        return "activating"

    def options(self, state: TrinidadState) -> vec[i64]:
        return append_effects(state, vec[i64](capacity=10), state.city.building(cast(Activation, state.memory).space))

    def play(self, state: TrinidadState, action: i64) -> None:
        charge(state, price_of(state, state.city.building(cast(Activation, state.memory).space), action))

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Go on with an effect that is paid for; with the cube that a Corporation adds; or when all is taken."""
        activation = cast(Activation, state.memory)
        if result == ALL_PAID:
            state.done(MAIN_DONE)
        elif EXTRA <= result < FROM_STORE:
            take_bought(state, activation.effect, result - EXTRA)
        else:
            activation.effect = result
            have_effect(state, activation)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if not TAKE_CUBES <= action < EXTRA:
            return OTHER_DECISION
        return why_not_effect(state, state.city.building(cast(Activation, state.memory).space), action)

    def always_asked(self, state: TrinidadState) -> bool:
        """What else could be had depends on what is behind the screen, but for Churches and Barracks."""
        return state.city.building(cast(Activation, state.memory).space) not in (CHURCH, BARRACKS)

    def expected(self, state: TrinidadState) -> list[int]:
        building = state.city.building(cast(Activation, state.memory).space)
        return list(range(int(first_effect(building)), int(last_effect(building)) + 1))

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def step_type(self) -> Any:
        return ActivatingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        activation = cast(Activation, frame.memory)
        paid = activation.effect != NOTHING
        return ActivatingStep(
            space=space_name(state.board.columns, activation.space),
            effect=state.vocabulary.notation(activation.effect) if paid else None,
        )

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        effect = NOTHING if step.effect is None else action_called(state, step.effect, "step.effect")
        return make_activation(space_called(state.board, step.space, "step.space"), effect)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        activation = cast(Activation, frame.memory)
        building = state.city.building(activation.space)
        if building == VACANT or not is_useful(building):
            refuse("step.space", "nothing there can be activated", "TR-ACTIVATE-29")
        if state.memory is activation and activation.effect != NOTHING:
            refuse("step.effect", "is paid for, so that nothing is to be chosen", "TR-ACTIVATE-05")
        if state.city.was_activated(activation.space, frame.actor) != (activation.effect != NOTHING):
            refuse("step.effect", "a building is activated when its effect is paid for", "TR-ACTIVATE-06")
        if activation.effect == NOTHING:
            if why_not_activate(state, state.board.activate + activation.space) != "":
                refuse("step.space", f"seat {frame.actor} cannot activate it", "TR-ACTIVATE-02")
        elif not first_effect(building) <= activation.effect <= last_effect(building):
            refuse("step.effect", "is no effect of this building", "TR-ACTIVATE-05")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        space = cast(Activation, frame.memory).space
        return spelled_out(self.write(state, frame)) | {"building": BUILDING_NAMES[state.city.building(space)]}


def have_effect(state: TrinidadState, activation: Activation) -> None:
    """Give what an effect gives, now that it is paid for; whatever is taken from the board resumes the activation."""
    seat = state.actor
    effect = activation.effect
    building = state.city.building(activation.space)
    state.city.note_activation(activation.space, seat)
    if state.sink is not None:
        place = space_name(state.board.columns, activation.space)
        state.tell("activated", {"seat": int(seat), "building": BUILDING_NAMES[building], "space": place})
    if effect == TAKE_CUBES:
        produce(state, seat, building)
    elif effect == REFINE:  # TR-ACTIVATE-10, 12, 20, 22
        take_precious(state, seat)
        state.done(MAIN_DONE)
    elif effect < BUY:
        ask_for_coins(state, seat, coins_given(state, activation), ALL_PAID)
    elif effect < BUY_FAITH:
        buy(state, seat, building, effect)
    else:
        if effect == BUY_FAITH:
            take_faith(state, seat, 1)  # TR-ACTIVATE-23
        else:
            promote(state, seat, effect - PROMOTE)
        state.done(MAIN_DONE)


def produce(state: TrinidadState, seat: i64, building: i64) -> None:
    """Take stone or wood from the grids, at a Hacienda also from the supply (TR-ACTIVATE-09, 11, 19, 21)."""
    if is_hacienda(building):
        take_from_supply(state, seat, cube_of(building), state.board.numbers.hacienda_extra)
    stone = cubes_given(state, building, TAKE_CUBES, STONE)
    ask_for_cubes(state, seat, stone, cubes_given(state, building, TAKE_CUBES, WOOD), ALL_PAID)


def buy(state: TrinidadState, seat: i64, building: i64, effect: i64) -> None:
    """Hand out what is bought; at a Corporation with a stone or wood besides (TR-ACTIVATE-14, TR-ACTIVATE-18)."""
    bought = SALE_CUBES[effect - BUY]
    if bought[METAL] > 0:
        take_from_supply(state, seat, METAL, bought[METAL])
    if bought[PRECIOUS] > 0:
        take_precious(state, seat)
    if building == CORPORATION and (has_extra(state, effect, STONE) or has_extra(state, effect, WOOD)):
        state.ask(ASKING_EXTRA, seat)
    else:
        take_bought(state, effect, NOTHING)


def take_bought(state: TrinidadState, effect: i64, extra: i64) -> None:
    """Take the stone and wood of a purchase from the grids, those that a Corporation adds included."""
    bought = SALE_CUBES[effect - BUY]
    stone = bought[STONE] + (1 if extra == STONE else 0)
    wood = bought[WOOD] + (1 if extra == WOOD else 0)
    ask_for_cubes(state, state.actor, stone, wood, ALL_PAID)


def promote(state: TrinidadState, seat: i64, unit: i64) -> None:
    """Make a Soldier of a Veteran Miliciano, or a veteran of a Soldier; wounds stay (TR-ACTIVATE-25, 26, 28)."""
    player = state.players[seat]
    player.units[unit] += 1
    if player.units[unit] == SOLDIER:
        state.soldiers -= 1
        state.milicianos += 1
    if state.sink is not None:
        state.tell("unit-promoted", {"seat": int(seat), "unit": UNIT_NAMES[player.units[unit]]})


# ---- the cube that a Corporation adds


@final
class Extra(Phase[TrinidadState]):
    """A stone or a wood to what is bought at a Corporation, as the buyer likes (TR-ACTIVATE-18)."""

    def name(self) -> str:
        return "extra"

    def options(self, state: TrinidadState) -> vec[i64]:
        effect = purchase_beneath(state.waiting).effect
        legal = vec[i64](capacity=2)
        for cube in range(WOOD + 1):
            if has_extra(state, effect, cube):
                legal = append(legal, EXTRA + cube)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        state.done(action)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if not EXTRA <= action < FROM_STORE:
            return OTHER_DECISION
        return "" if has_extra(state, purchase_beneath(state.waiting).effect, action - EXTRA) else "TR-GRID-04"

    def expected(self, state: TrinidadState) -> list[int]:
        return list(range(EXTRA, FROM_STORE))

    def interrupts(self) -> vec[i64]:
        return vec[i64]([ACTIVATING])

    def check(self, state: TrinidadState, frame: Frame) -> None:
        activation = purchase_beneath(frame.below)
        buys = BUY <= activation.effect <= BUY + SALE_METAL
        if not buys or state.city.building(activation.space) != CORPORATION:
            refuse("waiting[0].step.effect", "is no purchase at a Corporation", "TR-ACTIVATE-18")
        if not (has_extra(state, activation.effect, STONE) or has_extra(state, activation.effect, WOOD)):
            refuse("phase", "there is no cube left on the grids", "TR-GRID-04")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        bought = SALE_CUBES[purchase_beneath(frame.below).effect - BUY]
        return {CUBE_NAMES[cube]: int(bought[cube]) for cube in range(len(bought))}


def purchase_beneath(frame: Frame | None) -> Activation:
    assert frame is not None
    return cast(Activation, frame.memory)
