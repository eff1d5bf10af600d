"""The end of a decade, step by step; what each step does stands in its own chapter."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.deck import shuffle_discards
from cabildo.titles.trinidad.final_score import end_game
from cabildo.titles.trinidad.order import change_order
from cabildo.titles.trinidad.phases import (
    BURNING,
    COLLECTING,
    DRAWING,
    END_OF_DECADE,
    FIGHTING,
    REACTIVATING,
    RETURNING,
)
from cabildo.titles.trinidad.phases import SCORING as RAISING
from cabildo.titles.trinidad.reactivate import begin_reactivation
from cabildo.titles.trinidad.recovery import begin_recovery, forget_decade
from cabildo.titles.trinidad.refill import refill
from cabildo.titles.trinidad.scoring import begin_scoring
from cabildo.titles.trinidad.ship import sail_for
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.tension import raise_tension
from cabildo.titles.trinidad.terms import END_STEP_NAMES
from cabildo.titles.trinidad.war import begin_war
from cabildo.titles.trinidad.written.steps import EndStep

# the steps in their order, as END_STEP_NAMES calls them
REACTIVATION: Final = 0
SHIP: Final = 1
TENSION: Final = 2
WAR: Final = 3
REFILL: Final = 4
ORDER: Final = 5
RECOVERY: Final = 6
SCORING: Final = 7
STEPS: Final = 8


@final
@mypyc_attr(free_list_len=1)
class Ending(Memory):
    """Which step it is, and whose turn in it."""

    step: i64
    place: i64  # how many seats have had their turn in this step

    def copy(self) -> Memory:
        return copy_ending(self)


@final
class EndOfDecade(Phase[TrinidadState]):
    """Asks nothing itself: what a step has to ask interrupts it."""

    def name(self) -> str:
        return "end-of-decade"

    def asks(self) -> bool:
        return False

    def begin(self, state: TrinidadState) -> None:
        state.enter(END_OF_DECADE, make_ending(0, 0))
        state.actor = state.order[0]
        tell_step(state, 0)
        go_on(state)

    def resume(self, state: TrinidadState, result: i64) -> None:
        go_on(state)

    def explain(self, state: TrinidadState, action: i64) -> str:
        return OTHER_DECISION

    def step_type(self) -> Any:
        return EndStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        ending = cast(Ending, frame.memory)
        return EndStep(step=END_STEP_NAMES[ending.step], turns=int(ending.place))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        number = asking_step(state.phase)
        if step.step is not None:
            number = number_of(END_STEP_NAMES, step.step, "step.step", "TR-END-01")
        turns: i64 = 1
        if step.turns is not None:
            turns = step.turns
        elif number in (REACTIVATION, SHIP):
            while turns < len(state.order) and state.order[turns - 1] != state.actor:
                turns += 1
        return make_ending(number, turns)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        ending = cast(Ending, frame.memory)
        if not 1 <= ending.place <= turns_in(state, ending.step):
            refuse("step.turns", "is no number of turns that this step has", "TR-END-01")
        finished = state.decade - 1 if ending.step > REFILL else state.decade
        if not 1 <= finished <= state.board.decades:
            refuse("decade", "is none that can come to this step of its end", "TR-END-11")
        asking = state.top()
        while asking.below is not None and asking.below is not frame:
            asking = asking.below
        if asking.phase != phase_of(ending.step):
            refuse("step.step", "does not ask this", "TR-END-01")
        if ending.step in (REACTIVATION, SHIP) and state.order[ending.place - 1] != asking.actor:
            refuse("step.turns", f"it is not the turn of seat {asking.actor}", "TR-FLOW-05")


def asking_step(phase: i64) -> i64:
    """The step in which a phase is asked, also while a card is burned in a war; else the first one."""
    for step in range(STEPS):
        if phase_of(step) == phase:
            return step
    return WAR if phase == BURNING else REACTIVATION


def phase_of(step: i64) -> i64:
    """What a step asks, or NOTHING."""
    if step == REACTIVATION:
        return REACTIVATING
    if step == SHIP:
        return COLLECTING
    if step == WAR:
        return FIGHTING
    if step == RECOVERY:
        return RETURNING
    return RAISING if step == SCORING else NOTHING


def go_on(state: TrinidadState) -> None:
    """Take seat after seat and step after step until one has to ask something, which resumes this in its turn.

    So a step that asks may also be done at once: whoever comes next is noted before it begins.
    """
    while True:
        ending = cast(Ending, state.memory)
        if ending.place == turns_in(state, ending.step):
            ending.step += 1
            ending.place = 0
            if ending.step == STEPS:
                end_decade(state)
                return
            tell_step(state, ending.step)
        else:
            place = ending.place
            ending.place += 1
            if take_step(state, ending.step, place):
                return


def turns_in(state: TrinidadState, step: i64) -> i64:
    """How many turns a step has: one a seat, or one for all."""
    if step in (REACTIVATION, SHIP):
        return len(state.order)
    if step == SCORING and state.board.scored[state.decade - 1] == 0:
        return 0
    return 1


def take_step(state: TrinidadState, step: i64, place: i64) -> bool:
    """Do one turn of a step; tell whether it asked for something, whose end goes on with the next one.

    Seats act in turn order (TR-FLOW-05); steps with one turn find out themselves whom they have to ask.
    """
    if step == REACTIVATION:
        return begin_reactivation(state, state.order[place])
    if step == SHIP:
        return sail_for(state, state.order[place])
    if step == WAR:
        return begin_war(state)
    if step == RECOVERY:
        return begin_recovery(state)
    if step == SCORING:
        return begin_scoring(state)
    if step == TENSION:
        raise_tension(state)
    elif step == REFILL:
        refill(state)
    elif step == ORDER:
        change_order(state)
    return False


def tell_step(state: TrinidadState, step: i64) -> None:
    """Name a step that begins; that of the tension goes on with the war (TR-END-01)."""
    if state.sink is not None and step != WAR and turns_in(state, step) > 0:
        state.tell("end-step", {"step": END_STEP_NAMES[step]})


# ---- from one decade to the next


def end_decade(state: TrinidadState) -> None:
    """Begin the next decade, or end the game after the last one (TR-END-14, TR-FLOW-02)."""
    finished = state.decade - 1
    if finished == state.board.decades:
        end_game(state)
        return
    if state.board.scored[finished] != 0:
        shuffle_discards(state)  # TR-END-13
    forget_decade(state)
    state.begin(DRAWING)


# ---- written by `make fields`: make_ending, copy_ending


def make_ending(step: i64, place: i64) -> Ending:
    ending = Ending()
    ending.step = step
    ending.place = place
    return ending


def copy_ending(ending: Ending) -> Ending:
    copy = Ending()
    copy.step = ending.step
    copy.place = ending.place
    return copy
