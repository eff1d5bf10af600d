"""Activating common buildings: cubes, trade, faith, soldiers. What an effect costs and needs stands in `effects.py`."""

from __future__ import annotations

from typing import Any, Final, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.grid_names import space_name
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.replacing import changed
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BUY, BUY_FAITH, EXTRA, FROM_STORE, PROMOTE, REFINE, TAKE_CUBES, USE
from cabildo.titles.trinidad.affiliates.cards import ONCE_MORE, VETERAN_WITHOUT_FORT
from cabildo.titles.trinidad.affiliates.helpers import hand_for, may_be_lent, may_reach_far, ways_to_activate
from cabildo.titles.trinidad.affiliates.moments import AT_ACTIVATION
from cabildo.titles.trinidad.affiliates.powers import has_fitting
from cabildo.titles.trinidad.affiliates.using import use_card, was_used_now
from cabildo.titles.trinidad.affiliates.yields import may_add, twice_card
from cabildo.titles.trinidad.bill import before_cards, charge
from cabildo.titles.trinidad.city import building_in
from cabildo.titles.trinidad.effects import (
    SALE_CUBES,
    Activation,
    append_effects,
    coins_given,
    cube_of,
    cubes_given,
    first_effect,
    has_effect,
    has_extra,
    is_hacienda,
    is_in_reach,
    is_useful,
    last_effect,
    make_activation,
    needs_of,
    precious_given,
    price_of,
    why_not_effect,
)
from cabildo.titles.trinidad.events.in_force import harvest, note_harvest
from cabildo.titles.trinidad.extended_war.posting import post_promoted
from cabildo.titles.trinidad.phases import ACTIVATING, ADDING, FREE_DONE, MAIN_DONE, REPEATING, TURN
from cabildo.titles.trinidad.phases import EXTRA as ASKING_EXTRA
from cabildo.titles.trinidad.resources import (
    ask_for_coins,
    ask_for_cubes,
    take_faith,
    take_from_supply,
)
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BARRACKS,
    BUILDING_NAMES,
    CARDS,
    CHURCH,
    CORPORATION,
    FIRST_VISIT,
    FURTHER_VISIT,
    METAL,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PRECIOUS,
    SECOND_EFFECT,
    SOLDIER,
    STONE,
    UNIT_NAMES,
    VACANT,
    VISIT_NAMES,
    WOOD,
)
from cabildo.titles.trinidad.written.names import action_called, space_called
from cabildo.titles.trinidad.written.steps import ActivatingStep, spelled_out

ALL_PAID: Final = NOTHING  # what is told when everything that an effect gives is taken

# ---- the main action


def append_activate(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """The buildings of which the actor can have some effect now (TR-ACTIVATE-01 to 08)."""
    board = state.board
    city = state.city
    player = state.me()
    if player.hands() < board.numbers.activation_workers and not may_be_lent(state, player):
        return legal
    far = may_reach_far(state, player)
    tiles = city.tiles
    for space in range(board.spaces):
        building = building_in(tiles[space])
        if building == VACANT or not is_useful(building):
            continue
        if can_reach(state, space):
            if has_effect(state, building):
                legal = append(legal, board.activate + space)
        elif far and not city.was_activated(space, state.actor):
            needs = ways_to_activate(state, building, space)
            if needs != 0 and has_effect(state, building, FIRST_VISIT, needs):
                legal = append(legal, board.activate + space)
    return legal


def can_reach(state: TrinidadState, space: i64) -> bool:
    """Beside a piece of the actor's colour or in a district with Roads, and not yet activated by them."""
    return not state.city.was_activated(space, state.actor) and is_in_reach(state, state.actor, space)


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
    needs: i64 = 0
    if not on_roads and city.beside[space] >> state.actor & 1 == 0:
        needs = ways_to_activate(state, building, space)
        if needs == 0:
            return why_no_way(state, building, space)
    if city.was_activated(space, state.actor):
        return "TR-ACTIVATE-06"
    against = ""
    for effect in range(first_effect(building), last_effect(building) + 1):
        why_not = why_not_effect(state, building, effect, FIRST_VISIT, needs)
        if why_not == "":
            return ""
        if against == "":
            against = why_not
    return against


def why_no_way(state: TrinidadState, building: i64, space: i64) -> str:
    """The rule against activating a building that is out of reach."""
    card = hand_for(building)
    if card != NO_CARD and state.owner[card] == state.actor and state.rotated[card] == 0:
        return "TR-CARD-15"
    return "TR-ACTIVATE-04" if state.board.starting_area[space] != 0 else "TR-ACTIVATE-02"


def start_activate(state: TrinidadState, action: i64) -> None:
    """Ask for the effect; its end is the end of the main action."""
    state.ask(ACTIVATING, state.actor, make_activation(action - state.board.activate, NOTHING, FIRST_VISIT))


# ---- the effect


@final
class Activating(Phase[TrinidadState]):
    """Which effect of the building, one of them and once (TR-ACTIVATE-05)."""

    def name(self) -> str:
        return "activating"

    def options(self, state: TrinidadState) -> vec[i64]:
        activation = cast(Activation, state.memory)
        building = state.city.building(activation.space)
        return append_effects(state, vec[i64](capacity=10), building, activation.visit, needs_of(state, activation))

    def play(self, state: TrinidadState, action: i64) -> None:
        activation = cast(Activation, state.memory)
        building = state.city.building(activation.space)
        charge(state, price_of(state, building, action, activation.visit, needs_of(state, activation)))

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Go on with what was asked: with an effect that is paid for, a cube that is added, a card, or the end."""
        activation = cast(Activation, state.memory)
        if result == ALL_PAID:
            finish_effect(state)
        elif result == MAIN_DONE:
            state.done(MAIN_DONE)
        elif result == FREE_DONE:  # metal or faith is there, perhaps one more by card, or a Soldier has a post
            go_on_buying(state, activation)
        elif EXTRA <= result < FROM_STORE:
            take_bought(state, activation.effect, result - EXTRA)
        elif USE <= result < USE + CARDS:
            activation.effect = NOTHING
            activation.visit = FURTHER_VISIT if result == USE + ONCE_MORE else SECOND_EFFECT
        else:
            activation.effect = result
            have_effect(state, activation)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if not TAKE_CUBES <= action < EXTRA:
            return OTHER_DECISION
        activation = cast(Activation, state.memory)
        building = state.city.building(activation.space)
        return why_not_effect(state, building, action, activation.visit, needs_of(state, activation))

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
            visit=VISIT_NAMES[activation.visit],
        )

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        effect = NOTHING if step.effect is None else action_called(state, step.effect, "step.effect")
        visit = number_of(VISIT_NAMES, step.visit, "step.visit", "TR-AFF-75")
        return make_activation(space_called(state.board, step.space, "step.space"), effect, visit)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        activation = cast(Activation, frame.memory)
        building = state.city.building(activation.space)
        if building == VACANT or not is_useful(building):
            refuse("step.space", "nothing there can be activated", "TR-ACTIVATE-29")
        if state.memory is activation and activation.effect != NOTHING:
            refuse("step.effect", "is paid for, so that nothing is to be chosen", "TR-ACTIVATE-05")
        paid = activation.effect != NOTHING or activation.visit != FIRST_VISIT
        if state.city.was_activated(activation.space, frame.actor) != paid:
            refuse("step.effect", "a building is activated when its effect is paid for", "TR-ACTIVATE-06")
        if activation.visit != FIRST_VISIT:
            check_visit(state, frame.actor, building, activation)
        if activation.effect == NOTHING:
            first = activation.visit == FIRST_VISIT
            if first and why_not_activate(before_cards(state), state.board.activate + activation.space) != "":
                refuse("step.space", f"seat {frame.actor} cannot activate it", "TR-ACTIVATE-02")
        elif not first_effect(building) <= activation.effect <= last_effect(building):
            refuse("step.effect", "is no effect of this building", "TR-ACTIVATE-05")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        space = cast(Activation, frame.memory).space
        return spelled_out(self.write(state, frame)) | {"building": BUILDING_NAMES[state.city.building(space)]}


def check_visit(state: TrinidadState, seat: i64, building: i64, activation: Activation) -> None:
    """Refuse a further effect without its card, or of which there is none."""
    card: i64 = ONCE_MORE if activation.visit == FURTHER_VISIT else twice_card(building)
    if card == NOBODY or state.owner[card] not in (seat, NOBODY) or not was_used_now(state, card):
        refuse("step.visit", f"seat {seat} has used no card for it", "TR-AFF-75")
    if activation.effect == NOTHING and not has_effect(
        before_cards(state), building, activation.visit, needs_of(before_cards(state), activation)
    ):
        refuse("step.visit", "no further effect is to be had", "TR-ACTIVATE-30")


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
        ask_for_cubes(state, seat, 0, 0, precious_given(effect), ALL_PAID)
    elif effect < BUY:
        ask_for_coins(state, seat, coins_given(state, activation), ALL_PAID)
    elif effect < BUY_FAITH:
        buy(state, activation)
    elif effect == BUY_FAITH:
        take_faith(state, seat, 1)  # TR-ACTIVATE-23
        ask_for_more(state, activation)
    else:
        promote(state, seat, effect - PROMOTE)
        if not post_promoted(state, seat, effect - PROMOTE, FREE_DONE):
            finish_effect(state)


def finish_effect(state: TrinidadState) -> None:
    """End the activation when all is taken, unless a card may bring a further effect (TR-AFF-15, 21, 27, 75)."""
    if has_fitting(state, state.actor, AT_ACTIVATION):
        state.ask(REPEATING, state.actor)
    else:
        state.done(MAIN_DONE)


def ask_for_more(state: TrinidadState, activation: Activation) -> None:
    """Let a card add to Faith or metal (TR-AFF-39); to what is taken from grids and stacks it is added there."""
    if may_add(state, state.actor, activation):
        state.ask(ADDING, state.actor)
    else:
        go_on_buying(state, activation)


def produce(state: TrinidadState, seat: i64, building: i64) -> None:
    """Take stone or wood from the grids, at a Hacienda also from the supply (TR-ACTIVATE-09, 11, 19, 21)."""
    if is_hacienda(building):
        take_from_supply(state, seat, cube_of(building), state.board.numbers.hacienda_extra)
    if harvest(state, state.players[seat]) > 0:
        take_from_supply(state, seat, cube_of(building), harvest(state, state.players[seat]))
        note_harvest(state, seat)
    stone = cubes_given(state, building, TAKE_CUBES, STONE)
    ask_for_cubes(state, seat, stone, cubes_given(state, building, TAKE_CUBES, WOOD), 0, ALL_PAID)


def buy(state: TrinidadState, activation: Activation) -> None:
    """Hand out what is bought, metal from the supply (TR-ACTIVATE-14)."""
    metal = SALE_CUBES[activation.effect - BUY][METAL]
    if metal > 0:
        take_from_supply(state, state.actor, METAL, metal)
        ask_for_more(state, activation)
    else:
        go_on_buying(state, activation)


def go_on_buying(state: TrinidadState, activation: Activation) -> None:
    """Ask for what a Corporation adds to a purchase (TR-ACTIVATE-18), then take the cubes.

    Faith and Soldiers are all there is.
    """
    effect = activation.effect
    if effect >= BUY_FAITH:
        finish_effect(state)
        return
    corporation = state.city.building(activation.space) == CORPORATION
    if corporation and (has_extra(state, effect, STONE) or has_extra(state, effect, WOOD)):
        state.ask(ASKING_EXTRA, state.actor)
    else:
        take_bought(state, effect, NOTHING)


def take_bought(state: TrinidadState, effect: i64, extra: i64) -> None:
    """Take the cubes of a purchase from the grids, those that a Corporation adds included."""
    bought = SALE_CUBES[effect - BUY]
    stone = bought[STONE] + (1 if extra == STONE else 0)
    wood = bought[WOOD] + (1 if extra == WOOD else 0)
    ask_for_cubes(state, state.actor, stone, wood, bought[PRECIOUS], ALL_PAID)


def promote(state: TrinidadState, seat: i64, unit: i64) -> None:
    """Make a Soldier of a Veteran Miliciano, or a veteran of a Soldier; wounds stay (TR-ACTIVATE-25, 26, 28)."""
    player = state.players[seat]
    if player.units[unit] == SOLDIER and not state.city.fort:
        use_card(state, seat, VETERAN_WITHOUT_FORT)  # the only way: TR-AFF-52
    player.units = changed(player.units, unit, player.units[unit] + 1)
    if player.units[unit] == SOLDIER:
        state.soldiers -= 1
        state.milicianos += 1
    if state.sink is not None:
        state.tell("unit-promoted", {"seat": int(seat), "unit": UNIT_NAMES[player.units[unit]]})
