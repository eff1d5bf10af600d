"""The automaton's units in a war: the first person in the order moves them and fights with them."""

from __future__ import annotations

from typing import Any, final

from cabildo.engine.frames import Frame
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.actions import BURN, DONE
from cabildo.titles.trinidad.affiliates.windows import open_windows
from cabildo.titles.trinidad.extended_war.assault import begin_assault
from cabildo.titles.trinidad.extended_war.peace import end_if_over
from cabildo.titles.trinidad.phases import COMMANDING, END_OF_DECADE, FIGHT_OVER, FREE_DONE, SOLO_TURN
from cabildo.titles.trinidad.solo.seat import first_person
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS


@final
class Commanding(Phase[TrinidadState]):
    """Moves and fights of the automaton's units, which join this phase, before it turns up a card (TR-XWAR-66).

    In a war of the last decade they are its whole turn.
    """

    def name(self) -> str:
        return "commanding"

    def options(self, state: TrinidadState) -> vec[i64]:
        return vec[i64]([DONE])

    def play(self, state: TrinidadState, action: i64) -> None:
        if len(state.used_now) > 0:
            state.used_now = vec[i64]()
        if is_before_card(state):
            state.done()
        else:
            begin_assault(state, state.place_of(state.board.people))

    def resume(self, state: TrinidadState, result: i64) -> None:
        """A fight is over, or the windows behind it are closed; without a war there is nothing more to do."""
        if result == FIGHT_OVER:
            end_if_over(state)
        if open_windows(state, FREE_DONE):
            return
        if state.area is None:
            state.done()

    def explain(self, state: TrinidadState, action: i64) -> str:
        if BURN <= action < BURN + CARDS:
            return "TR-XWAR-66"
        return "" if action == DONE else OTHER_DECISION

    def interrupts(self) -> vec[i64]:
        return vec[i64]([SOLO_TURN, END_OF_DECADE])

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        """Whose units they are, and the round; how many rounds there are is told of a war of the last decade."""
        area = state.area
        last = frame.below is not None and frame.below.phase == END_OF_DECADE
        return {
            "seat": int(state.board.people),
            "round": 0 if area is None else int(area.round),
            "rounds": int(state.board.numbers.war_rounds) if last else None,
        }

    def check(self, state: TrinidadState, frame: Frame) -> None:
        area = state.area
        if state.board.automaton == 0:
            refuse("phase", "there is no automaton in this game", "TR-SOLO-01")
        if frame.actor != first_person(state):
            refuse("actor", "the first person in the order decides for the automaton", "TR-XWAR-66")
        if state.phase == COMMANDING and (area is None or not area.is_fought()):
            refuse("war", "there is none", "TR-XWAR-66")
        if frame.below is not None and frame.below.phase == SOLO_TURN:
            return
        if not state.last_decade():
            refuse("decade", "is not the last one", "TR-XWAR-04")
        if area is not None and not 1 <= area.round <= state.board.numbers.war_rounds:
            refuse("war.round", f"is none of {state.board.numbers.war_rounds}", "TR-XWAR-04")


def is_before_card(state: TrinidadState) -> bool:
    """Whether the automaton turns up a card afterwards, and it is no war of the last decade."""
    below = state.waiting
    return below is not None and below.phase == SOLO_TURN
