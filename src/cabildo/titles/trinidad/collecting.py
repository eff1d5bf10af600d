"""Taking coins from the stacks, or by card from the supply."""

from __future__ import annotations

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DONE, FROM_STACK, USE
from cabildo.titles.trinidad.affiliates.cards import COINS_FROM_SUPPLY
from cabildo.titles.trinidad.affiliates.moments import AT_TAKING
from cabildo.titles.trinidad.affiliates.powers import start
from cabildo.titles.trinidad.affiliates.yields import append_for_taking, more_used, why_not_for_taking
from cabildo.titles.trinidad.effects import Activation, coins_given
from cabildo.titles.trinidad.phases import ACTIVATING, END_OF_DECADE, FREE_DONE, MAIN_DONE, TURN, WINDOW
from cabildo.titles.trinidad.resources import (
    Collection,
    check_progress,
    least,
    lose_for_emptied,
    make_collection,
    take_coins_from_supply,
    take_from_stack,
    waiting_for,
)
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.stores import coins_for, coins_from, coins_on_board, pay_for_equal_cubes
from cabildo.titles.trinidad.terms import CARDS, DISTRICTS, STACKS
from cabildo.titles.trinidad.written.steps import CollectingStep, spelled_out


@final
class Collecting(Phase[TrinidadState]):
    """One bronze after the other, from stacks in their order; silver is changed as needed (TR-GRID-07, TR-GRID-09).

    Before the first one a card may bring one more, or have them all come from the supply.
    """

    def name(self) -> str:
        return "collecting"

    def options(self, state: TrinidadState) -> vec[i64]:
        collection = cast(Collection, state.memory)
        legal = vec[i64](capacity=STACKS)
        if collection.supplied:
            legal = append(legal, DONE)
        else:
            stack = collection.stack
            left = coins_from(state, stack)
            due = least(collection.bronze, left)
            while left >= due and left > 0:
                if state.stacks[stack] > 0:
                    legal = append(legal, FROM_STACK + stack)
                left -= state.stacks[stack]
                stack += 1
        return legal if collection.begun else append_for_taking(state, legal)

    def play(self, state: TrinidadState, action: i64) -> None:
        collection = cast(Collection, state.memory)
        if action >= USE:
            start(state, action - USE, AT_TAKING)
            if collection.supplied and len(append_for_taking(state, vec[i64]())) == 0:
                take_supplied(state, collection)
        elif action == DONE:
            take_supplied(state, collection)
        else:
            take_next(state, collection, action - FROM_STACK)
        if collection.bronze == 0:
            lose_for_emptied(state, state.actor, collection.emptied)
            state.done(collection.result)

    def explain(self, state: TrinidadState, action: i64) -> str:
        collection = cast(Collection, state.memory)
        if USE <= action < USE + CARDS:
            return why_not_for_taking(state, action - USE)
        if action == DONE:
            return "" if collection.supplied else OTHER_DECISION
        if not FROM_STACK <= action < FROM_STACK + STACKS:
            return OTHER_DECISION
        stack = action - FROM_STACK
        if stack < collection.stack:
            return FIXED_ORDER
        if collection.supplied:
            return "TR-AFF-66"
        if state.stacks[stack] == 0:
            return "TR-GRID-12"
        before: i64 = 0
        behind: i64 = 0
        for other in range(collection.stack, STACKS):
            if other < stack:
                before += state.stacks[other]
            else:
                behind += state.stacks[other]
        return "TR-GRID-07" if behind < collection.bronze and before > 0 else ""

    def expected(self, state: TrinidadState) -> list[int]:
        return [FROM_STACK + stack for stack in range(STACKS)]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([ACTIVATING, END_OF_DECADE, WINDOW, TURN])

    def step_type(self) -> Any:
        return CollectingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        collection = cast(Collection, frame.memory)
        return CollectingStep(
            bronze=int(collection.bronze),
            stack=int(collection.stack) + 1,
            emptied=int(collection.emptied),
            begun=collection.begun,
            supplied=collection.supplied,
            result=int(collection.result),
        )

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_collection(step.bronze, step.stack - 1, step.emptied, step.begun, step.supplied, step.result)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        collection = cast(Collection, frame.memory)
        if collection.bronze == 0:
            refuse("step.bronze", "nothing is left to take", "TR-GRID-07")
        if collection.bronze > reachable(state, frame.actor, collection):
            refuse("step.bronze", "there are not so many coins on the stacks", "TR-GRID-07")
        check_cards(state, frame.actor, collection)
        emptied: i64 = 0
        for stack in range(collection.stack + 1):
            emptied += 1 if state.stacks[stack] == 0 else 0
        below = waiting_for(frame)
        in_turn = below.phase == TURN and collection.result in (FREE_DONE, MAIN_DONE)
        check_progress(emptied, collection.emptied, NOTHING if in_turn else collection.result)
        most = state.board.numbers.most_loads * pay_for_equal_cubes(state)
        if below.phase in (WINDOW, TURN):
            most = most_by_card(state)
        elif below.phase == ACTIVATING:
            most = coins_given(state, cast(Activation, below.memory)) + more_used(state, False)
        if collection.bronze > most:
            refuse("step.bronze", "is more than there is to take", "TR-GRID-07")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return spelled_out(self.write(state, frame))


def take_next(state: TrinidadState, collection: Collection, stack: i64) -> None:
    """Take a bronze of a stack; with the first one it is settled that no card changes anything."""
    if not collection.begun:
        collection.bronze = least(collection.bronze, coins_from(state, collection.stack))
        collection.begun = True
    collection.emptied += take_from_stack(state, state.actor, stack)
    collection.stack = stack
    collection.bronze -= 1


def take_supplied(state: TrinidadState, collection: Collection) -> None:
    """Take all coins from the supply (TR-AFF-66)."""
    take_coins_from_supply(state, state.actor, collection.bronze)
    collection.bronze = 0


# ---- for positions


def reachable(state: TrinidadState, seat: i64, collection: Collection) -> i64:
    """Coins that can still be taken."""
    if collection.supplied:
        return state.coins
    by_card: i64 = 0 if collection.begun else coins_for(state, seat)
    return by_card if by_card > coins_on_board(state) else coins_from(state, collection.stack)


def most_by_card(state: TrinidadState) -> i64:
    """The most bronze that a card gives."""
    numbers = state.board.numbers
    most = max(numbers.full_district_coins, numbers.district_coins_both, numbers.full_dock_coins, numbers.triplet_coins)
    for bronze in numbers.victory_coins:
        most = max(most, bronze)
    return max(most, DISTRICTS * numbers.road_coins)


def check_cards(state: TrinidadState, seat: i64, collection: Collection) -> None:
    """Refuse coins that come from the supply without a card or for no further one."""
    if collection.supplied:
        if collection.begun or state.owner[COINS_FROM_SUPPLY] != seat or state.rotated[COINS_FROM_SUPPLY] == 0:
            refuse("step.supplied", "no card lets take from the supply", "TR-AFF-66")
        if state.memory is collection and len(append_for_taking(state, vec[i64]())) == 0:
            refuse("step.supplied", "nothing is left to choose", "TR-AFF-66")
