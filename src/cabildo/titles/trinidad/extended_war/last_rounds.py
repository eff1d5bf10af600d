"""A war in the last decade: it is fought at once, in six rounds of moves and fights alone."""

from __future__ import annotations

from typing import Any, final

from cabildo.engine.frames import Frame
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.actions import BURN, DONE
from cabildo.titles.trinidad.affiliates.windows import open_windows
from cabildo.titles.trinidad.burning import append_burn, start_burn, why_not_burn
from cabildo.titles.trinidad.extended_war.assault import begin_assault
from cabildo.titles.trinidad.extended_war.forces import start_defence, tell_round
from cabildo.titles.trinidad.extended_war.peace import end_if_over
from cabildo.titles.trinidad.phases import COMMANDING, END_OF_DECADE, FIGHT_OVER, FREE_DONE, WAR_ROUND
from cabildo.titles.trinidad.solo.seat import player_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS


def begin_rounds(state: TrinidadState) -> None:
    """Let the first in the order begin; the phase on top is resumed when the war is over (TR-XWAR-04)."""
    seat = state.order[0]
    state.ask(WAR_ROUND if seat < state.board.people else COMMANDING, player_of(state, seat))
    start_defence(state, seat)
    tell_round(state)


@final
class WarRound(Phase[TrinidadState]):
    """Moves and fights, which join this phase, and cards burned for moves, until a player is done."""

    def name(self) -> str:
        return "war-round"

    def options(self, state: TrinidadState) -> vec[i64]:
        return append_burn(state, vec[i64]([DONE]))

    def play(self, state: TrinidadState, action: i64) -> None:
        if action == DONE:
            state.used_now = vec[i64]()
            begin_assault(state, state.place_of(state.actor))
        else:
            start_burn(state, action)

    def resume(self, state: TrinidadState, result: i64) -> None:
        if result == FIGHT_OVER:
            end_if_over(state)
        if open_windows(state, FREE_DONE):
            return
        if state.area is None:
            state.done()

    def explain(self, state: TrinidadState, action: i64) -> str:
        if BURN <= action < BURN + CARDS:
            return why_not_burn(state, action)
        return "" if action == DONE else OTHER_DECISION

    def interrupts(self) -> vec[i64]:
        return vec[i64]([END_OF_DECADE])

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        area = state.area
        rounds = state.board.numbers.war_rounds
        return {"round": 0 if area is None else int(area.round), "rounds": int(rounds)}

    def check(self, state: TrinidadState, frame: Frame) -> None:
        area = state.area
        if area is None and state.phase == WAR_ROUND:
            refuse("war", "there is none", "TR-XWAR-04")
        if not state.last_decade():
            refuse("decade", "is not the last one", "TR-XWAR-04")
        if area is not None and not 1 <= area.round <= state.board.numbers.war_rounds:
            refuse("war.round", f"is none of {state.board.numbers.war_rounds}", "TR-XWAR-04")
