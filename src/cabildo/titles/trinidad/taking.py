"""Taking cubes from the resource grids, or by card from the supply."""

from __future__ import annotations

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DONE, FROM_STORE, USE
from cabildo.titles.trinidad.affiliates.moments import AT_TAKING
from cabildo.titles.trinidad.affiliates.powers import start
from cabildo.titles.trinidad.affiliates.using import rule_of
from cabildo.titles.trinidad.affiliates.yields import append_for_taking, more_used, why_not_for_taking
from cabildo.titles.trinidad.effects import Activation, most_taken
from cabildo.titles.trinidad.phases import ACTIVATING
from cabildo.titles.trinidad.resources import (
    Takings,
    check_progress,
    least,
    lose_for_emptied,
    make_takings,
    take_from_store,
    take_from_supply,
    waiting_for,
)
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.stores import SUPPLY_CARD, cubes_for, cubes_from, cubes_on_board
from cabildo.titles.trinidad.terms import (
    CARDS,
    CUBE_NAMES,
    CUBE_OF_STORE,
    FIRST_STORE,
    METAL,
    STORES,
    STORES_OF,
)
from cabildo.titles.trinidad.written.steps import TakingStep, spelled_out


@final
class Taking(Phase[TrinidadState]):
    """One cube after the other, from grids in their order, so that each choice is made in one way (TR-GRID-02).

    Before the first of a kind a card may bring one more, or have them all come from the supply.
    """

    def name(self) -> str:
        return "taking"

    def options(self, state: TrinidadState) -> vec[i64]:
        takings = cast(Takings, state.memory)
        cube = takings.cube()
        legal = vec[i64](capacity=STORES_OF[cube])
        if takings.supplied:
            legal = append(legal, DONE)
        else:
            store = takings.store if takings.store > FIRST_STORE[cube] else FIRST_STORE[cube]
            left = cubes_from(state, cube, store)
            due = least(takings.due(), left)
            while left >= due and left > 0:
                if state.stores[store] > 0:
                    legal = append(legal, FROM_STORE + store)
                left -= state.stores[store]
                store += 1
        return legal if takings.begun else append_for_taking(state, legal)

    def play(self, state: TrinidadState, action: i64) -> None:
        takings = cast(Takings, state.memory)
        if action >= USE:
            start(state, action - USE, AT_TAKING)
            if takings.supplied and len(append_for_taking(state, vec[i64]())) == 0:
                take_supplied(state, takings)
        elif action == DONE:
            take_supplied(state, takings)
        else:
            take_next(state, takings, action - FROM_STORE)
        if takings.due() == 0:
            lose_for_emptied(state, state.actor, takings.emptied)
            state.done(takings.result)

    def explain(self, state: TrinidadState, action: i64) -> str:
        takings = cast(Takings, state.memory)
        if USE <= action < USE + CARDS:
            return why_not_for_taking(state, action - USE)
        if action == DONE:
            return "" if takings.supplied else OTHER_DECISION
        if not FROM_STORE <= action < FROM_STORE + STORES:
            return OTHER_DECISION
        store = action - FROM_STORE
        cube = CUBE_OF_STORE[store]
        if takings.of(cube) == 0:
            return OTHER_DECISION
        if store < takings.store or cube != takings.cube():
            return FIXED_ORDER
        if takings.supplied:
            return rule_of(SUPPLY_CARD[cube])
        if state.stores[store] == 0:
            return "TR-GRID-04"
        before: i64 = 0
        behind: i64 = 0
        for other in range(STORES):
            if CUBE_OF_STORE[other] == cube and other >= takings.store:
                if other < store:
                    before += state.stores[other]
                else:
                    behind += state.stores[other]
        return "TR-GRID-05" if behind < takings.of(cube) and before > 0 else ""

    def expected(self, state: TrinidadState) -> list[int]:
        cube = cast(Takings, state.memory).cube()
        return [int(FROM_STORE + FIRST_STORE[cube] + number) for number in range(STORES_OF[cube])]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([ACTIVATING])

    def step_type(self) -> Any:
        return TakingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        takings = cast(Takings, frame.memory)
        return TakingStep(
            stone=int(takings.stone),
            wood=int(takings.wood),
            precious=int(takings.precious),
            store=int(takings.store) + 1,
            emptied=int(takings.emptied),
            begun=takings.begun,
            supplied=takings.supplied,
            result=int(takings.result),
        )

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_takings(
            step.stone,
            step.wood,
            step.precious,
            step.store - 1,
            step.emptied,
            step.begun,
            step.supplied,
            step.result,
        )

    def check(self, state: TrinidadState, frame: Frame) -> None:
        takings = cast(Takings, frame.memory)
        if takings.due() == 0:
            refuse("step", "nothing is left to take", "TR-GRID-05")
        for cube in range(METAL):
            if takings.of(cube) > reachable(state, frame.actor, takings, cube):
                refuse(f"step.{CUBE_NAMES[cube]}", "there are not so many cubes on the grids", "TR-GRID-05")
        check_cards(state, frame.actor, takings)
        emptied: i64 = 0
        for store in range(takings.store + 1):
            emptied += 1 if state.stores[store] == 0 else 0
        check_progress(emptied, takings.emptied, takings.result)
        dues = takings.stone + takings.wood + takings.precious
        activation = cast(Activation, waiting_for(frame).memory)
        most = most_taken(state, activation, takings.stone > 0, takings.wood > 0, takings.precious > 0)
        if dues > most + more_used(state, takings.precious > 0):
            refuse("step", "is more than the activation gives", "TR-ACTIVATE-05")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return spelled_out(self.write(state, frame))


def take_next(state: TrinidadState, takings: Takings, store: i64) -> None:
    """Take a cube of a grid; with the first one of a kind it is settled that no card changes anything."""
    due = takings.due()
    if not takings.begun:
        due = least(due, cubes_from(state, takings.cube(), takings.store))
        takings.begun = True
    takings.emptied += take_from_store(state, state.actor, store)
    takings.store = store
    takings.change(due - 1)


def take_supplied(state: TrinidadState, takings: Takings) -> None:
    """Take all cubes of a kind from the supply (TR-AFF-18, 24, 30)."""
    take_from_supply(state, state.actor, takings.cube(), takings.due())
    takings.change(0)


# ---- for positions


def reachable(state: TrinidadState, seat: i64, takings: Takings, cube: i64) -> i64:
    """Cubes of a kind that can still be taken."""
    on_grids = cubes_from(state, cube, takings.store)
    if cube == takings.cube():
        if takings.supplied:
            return state.cubes[cube]
        if takings.begun:
            return on_grids
    by_card = cubes_for(state, seat, cube)
    return by_card if by_card > cubes_on_board(state, cube) else on_grids


def check_cards(state: TrinidadState, seat: i64, takings: Takings) -> None:
    """Refuse a kind that is begun on no grid, or comes from the supply without a card or for no further one."""
    cube = takings.cube()
    if takings.begun and (takings.supplied or takings.store < FIRST_STORE[cube]):
        refuse("step.begun", "nothing of this kind is taken from a grid yet", "TR-GRID-02")
    if takings.supplied:
        card = SUPPLY_CARD[cube]
        if state.owner[card] != seat or state.rotated[card] == 0:
            refuse("step.supplied", "no card lets take from the supply", rule_of(card))
        if state.memory is takings and len(append_for_taking(state, vec[i64]())) == 0:
            refuse("step.supplied", "nothing is left to choose", rule_of(card))
