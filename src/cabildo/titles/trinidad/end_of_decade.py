"""The end of a decade, step by step; what each step does stands in its own chapter."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.affiliates.moments import AT_COUNCIL_LOSS, AT_DOCK, AT_SCORING, AT_SHIP_PAID, AT_WAR_OVER
from cabildo.titles.trinidad.affiliates.news import HAPPENED, was_paid
from cabildo.titles.trinidad.affiliates.opening import Opening
from cabildo.titles.trinidad.affiliates.windows import open_window, open_windows
from cabildo.titles.trinidad.deck import shuffle_discards
from cabildo.titles.trinidad.dock import is_dock_full
from cabildo.titles.trinidad.events.decks import end_event
from cabildo.titles.trinidad.extended_war.last_rounds import begin_rounds
from cabildo.titles.trinidad.final_score import end_game
from cabildo.titles.trinidad.order import change_order
from cabildo.titles.trinidad.phases import (
    ANSWERING,
    ATTACKERS,
    BURNING,
    COLLECTING,
    COMMANDING,
    DRAWING,
    END_OF_DECADE,
    FIGHTING,
    OFFERING,
    POSTED,
    POSTING,
    REACTIVATING,
    RETURNING,
    TALKING,
    WAR_ROUND,
    WINDOW,
)
from cabildo.titles.trinidad.phases import SCORING as RAISING
from cabildo.titles.trinidad.reactivate import begin_reactivation
from cabildo.titles.trinidad.recovery import begin_recovery, forget_decade
from cabildo.titles.trinidad.refill import refill
from cabildo.titles.trinidad.scoring import begin_scoring
from cabildo.titles.trinidad.ship import sail_for
from cabildo.titles.trinidad.solo.seat import first_person
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.talks.talking import open_talks
from cabildo.titles.trinidad.tension import raise_tension
from cabildo.titles.trinidad.terms import END_STEP_NAMES, LOAD_STONE, LOAD_WOOD
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
IN_LAST_WAR: Final = (POSTING, ATTACKERS, WAR_ROUND, COMMANDING)  # a war of the last decade asks in these


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
        state.actor = first_person(state)
        tell_step(state, 0)
        go_on(state)

    def resume(self, state: TrinidadState, result: i64) -> None:
        if result == POSTED:
            begin_rounds(state)
        else:
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
        elif number == SCORING and state.phase == RAISING:
            turns = turns_in(state, number)
        elif number in (REACTIVATION, SHIP):
            while turns < len(state.order) and state.order[turns - 1] != state.actor:
                turns += 1
        return make_ending(number, turns)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        ending = cast(Ending, frame.memory)
        asking = state.top()
        while asking.below is not None and asking.below is not frame:
            asking = asking.below
        in_window = asking.phase == WINDOW
        if not (0 if in_window else 1) <= ending.place <= turns_in(state, ending.step):
            refuse("step.turns", "is no number of turns that this step has", "TR-END-01")
        finished = state.decade - 1 if ending.step > REFILL else state.decade
        if not 1 <= finished <= state.board.decades:
            refuse("decade", "is none that can come to this step of its end", "TR-END-11")
        if in_window:
            check_window(state, ending, cast(Opening, asking.memory).moment)
            return
        last = ending.place == turns_in(state, ending.step)
        if asking.phase == TALKING:
            if ending.step != SCORING or last:
                refuse("step.step", "comes before the talks or after them", "TR-FREE-04")
        elif asking.phase in IN_LAST_WAR:
            if ending.step != WAR or not state.board.extended_war:
                refuse("step.step", "has no war", "TR-XWAR-04")
        elif asking.phase != phase_of(ending.step) or (ending.step == SCORING and not last):
            refuse("step.step", "does not ask this", "TR-END-01")
        if ending.step in (REACTIVATION, SHIP) and state.order[ending.place - 1] != asking.actor:
            refuse("step.turns", f"it is not the turn of seat {asking.actor}", "TR-FLOW-05")


def check_window(state: TrinidadState, ending: Ending, moment: i64) -> None:
    """Refuse a window that does not open at this point of the step."""
    step: i64 = SCORING
    if moment in (AT_DOCK, AT_SHIP_PAID):
        step = SHIP
    elif moment in (AT_COUNCIL_LOSS, AT_WAR_OVER):
        step = WAR
    if step == WAR and state.board.extended_war and ending.step == REACTIVATION and ending.place == 0:
        return  # an extended war has ended with the last turn
    if ending.step != step:
        refuse("step.step", "does not come to this moment", "TR-END-01")
    if moment == AT_SCORING and (ending.place > 0 or turns_in(state, SCORING) == 0):
        refuse("step.turns", "cards are used before an Era is scored", "TR-SCORE-22")
    if moment == AT_DOCK and ending.place > 0:
        refuse("step.turns", "the ship sails already", "TR-AFF-44")
    if moment in (AT_COUNCIL_LOSS, AT_WAR_OVER) and ending.place == 0:
        refuse("step.turns", "there was no war yet", "TR-END-06")
    if moment == AT_SHIP_PAID:
        for place in range(len(state.order)):
            seat = state.order[place]
            paid = was_paid(state.news[moment], seat, LOAD_STONE) or was_paid(state.news[moment], seat, LOAD_WOOD)
            if paid and place != ending.place - 1:
                refuse("step.turns", f"it is not the turn of seat {seat}", "TR-FLOW-05")


def asking_step(phase: i64) -> i64:
    """The step in which a phase is asked, also while a card is burned in a war; else the first one."""
    for step in range(STEPS):
        if phase_of(step) == phase:
            return step
    if phase in (TALKING, OFFERING, ANSWERING):
        return SCORING
    return WAR if phase == BURNING or phase in IN_LAST_WAR else REACTIVATION


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
    while not open_windows(state, NOTHING):
        ending = cast(Ending, state.memory)
        if ending.place == turns_in(state, ending.step):
            ending.step += 1
            ending.place = 0
            if ending.step == STEPS:
                end_decade(state)
                return
            tell_step(state, ending.step)
            if ending.step == SCORING and turns_in(state, SCORING) > 0 and open_window(state, AT_SCORING, NOTHING):
                return  # all cards before the first award (TR-SCORE-22)
            if ending.step == SHIP and is_dock_full(state):
                state.happened(AT_DOCK, HAPPENED)  # for the last time before the ship sails
        else:
            place = ending.place
            ending.place += 1
            if take_step(state, ending.step, place):
                return


def turns_in(state: TrinidadState, step: i64) -> i64:
    """How many turns a step has: one a seat, or one for all."""
    if step in (REACTIVATION, SHIP):
        return len(state.order)
    if step == SCORING:
        if state.board.scored[state.decade - 1] == 0:
            return 0
        return 2 if state.board.talks else 1  # talks come first (TR-FREE-04)
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
        return open_talks(state) if place + 1 < turns_in(state, step) else begin_scoring(state)
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
    end_event(state)
    if state.board.scored[finished] != 0:
        shuffle_discards(state)  # TR-END-13
    forget_decade(state)
    if len(state.used_now) > 0:
        state.used_now = vec[i64]()
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
