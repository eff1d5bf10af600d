"""Which of several cards discarded together lies on top of the pile."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import TOP
from cabildo.titles.trinidad.deck import put_on_pile, take_from_pile
from cabildo.titles.trinidad.phases import DRAWING, MAIN_DONE, SALARY, STACKING, TURN
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS, FIRST_CARD, NOBODY
from cabildo.titles.trinidad.written.steps import StackingStep


@final
@mypyc_attr(free_list_len=1)
class Stacked(Memory):
    """How many cards were laid on the actor's pile together, in ascending order."""

    discarded: i64

    def copy(self) -> Memory:
        return copy_stacked(self)


def stack(state: TrinidadState, discarded: i64) -> None:
    """End the phase on top, which laid cards on the actor's pile; where they are several, ask which one is on top."""
    if discarded > 1:
        state.enter(STACKING, make_stacked(discarded))
    else:
        state.done(MAIN_DONE)


@final
class Stacking(Phase[TrinidadState]):
    """The owner of a pile chooses its top; beneath it the others stay in ascending order (TR-DRAW-03)."""

    def name(self) -> str:
        return "stacking"

    def options(self, state: TrinidadState) -> vec[i64]:
        cards = top_cards(state, state.actor, cast(Stacked, state.memory).discarded)
        legal = vec[i64](capacity=len(cards))
        for place in range(len(cards) - 1, -1, -1):
            legal = append(legal, TOP + cards[place])
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        cards = top_cards(state, state.actor, cast(Stacked, state.memory).discarded)
        chosen = action - TOP
        for _card in cards:
            take_from_pile(state, state.actor)
        for place in range(len(cards) - 1, -1, -1):
            if cards[place] != chosen:
                put_on_pile(state, state.actor, cards[place])
        put_on_pile(state, state.actor, chosen)
        if state.sink is not None:
            state.tell("stacked", {"seat": int(state.actor), "card": int(chosen) + FIRST_CARD})
        state.done(MAIN_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        card = action - TOP
        if not 0 <= card < CARDS:
            return OTHER_DECISION
        lying = state.pile_top[state.actor]
        for _place in range(cast(Stacked, state.memory).discarded):
            if lying == card:
                return ""
            lying = state.card_below[lying]
        return "TR-DRAW-03"

    def interrupts(self) -> vec[i64]:
        return vec[i64]([DRAWING, TURN, SALARY])

    def step_type(self) -> Any:
        return StackingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return StackingStep(discarded=int(cast(Stacked, frame.memory).discarded))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_stacked(step.discarded)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_discarded(state, frame.actor, cast(Stacked, frame.memory).discarded)


def top_cards(state: TrinidadState, pile: i64, count: i64) -> vec[i64]:
    """The topmost cards of a pile, so many of them or all that there are, from the top."""
    cards = vec[i64](capacity=count)
    card = state.pile_top[pile]
    while card != NOBODY and len(cards) < count:
        cards = append(cards, card)
        card = state.card_below[card]
    return cards


def check_discarded(state: TrinidadState, seat: i64, discarded: i64) -> None:
    """Refuse a number of cards that do not lie on the pile in ascending order."""
    cards = top_cards(state, seat, discarded)
    if len(cards) < discarded:
        refuse("step.discarded", f"the pile of seat {seat} has only {len(cards)} cards", "TR-DRAW-03")
    for place in range(1, len(cards)):
        if cards[place] > cards[place - 1]:
            refuse("step.discarded", "cards are discarded in ascending order", "TR-DRAW-03")


# ---- written by `make fields`: make_stacked, copy_stacked


def make_stacked(discarded: i64) -> Stacked:
    stacked = Stacked()
    stacked.discarded = discarded
    return stacked


def copy_stacked(stacked: Stacked) -> Stacked:
    copy = Stacked()
    copy.discarded = stacked.discarded
    return copy
