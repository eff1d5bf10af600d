"""A turn of the automaton: it turns up its cards until one is possible, and passes when its workers are used up."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.phase import NOTHING, ONE, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.affiliates.windows import open_windows
from cabildo.titles.trinidad.extended_war.forces import is_at_war
from cabildo.titles.trinidad.extended_war.peace import withdraw_units
from cabildo.titles.trinidad.phases import COMMANDING, MAIN_DONE, SOLO_TURN
from cabildo.titles.trinidad.solo.cards import ASKED, IMPOSSIBLE, carry_out_card, second_effect
from cabildo.titles.trinidad.solo.deck import lay_under, tell_card, turn_up
from cabildo.titles.trinidad.solo.seat import first_person
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import SOLO_CARDS
from cabildo.titles.trinidad.turn import go_on_behind
from cabildo.titles.trinidad.written.solo import check_solo_turn, describe_solo_turn, read_solo_turn, write_solo_turn
from cabildo.titles.trinidad.written.steps import SoloTurnStep


@final
@mypyc_attr(free_list_len=1)
class UnderWay(Memory):
    """The card that the automaton carries out."""

    card: i64  # or NOTHING while its units act
    done: bool  # all that it does; cards of others may follow

    def copy(self) -> Memory:
        return copy_under_way(self)


@final
class SoloTurn(Phase[TrinidadState]):
    """Asks nothing itself: what is all the same to it, an Event, and windows interrupt it (TR-SOLO-30)."""

    def name(self) -> str:
        return "solo-turn"

    def asks(self) -> bool:
        return False

    def begin(self, state: TrinidadState) -> None:
        state.enter(SOLO_TURN, make_under_way(NOTHING, False))
        state.actor = first_person(state)
        if is_at_war(state):
            state.ask(COMMANDING, state.actor)  # its units come first (TR-XWAR-66)
        else:
            take_turn(state)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Turn up a card when its units have acted; go on when something is decided.

        The windows behind the action end the turn.
        """
        if cast(UnderWay, state.memory).card == NOTHING:
            take_turn(state)
        elif result == MAIN_DONE:
            end_solo_turn(state)
        else:
            finish_card(state)

    def explain(self, state: TrinidadState, action: i64) -> str:
        return OTHER_DECISION

    def step_type(self) -> Any:
        return SoloTurnStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        under_way = cast(UnderWay, frame.memory)
        return write_solo_turn(under_way.card, under_way.done)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_under_way(read_solo_turn(step), step.done)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        under_way = cast(UnderWay, frame.memory)
        check_solo_turn(state, frame, under_way.card, under_way.done)

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        under_way = cast(UnderWay, frame.memory)
        return describe_solo_turn(state, under_way.card, under_way.done)


def take_turn(state: TrinidadState) -> None:
    """Turn up cards until one is possible; after as many as there are it passes (TR-SOLO-30, TR-SOLO-36)."""
    under_way = cast(UnderWay, state.memory)
    if state.players[state.board.people].workers == 0:
        end_solo_turn(state)
        return
    for _card in range(SOLO_CARDS):
        card = turn_up(state)
        under_way.card = card
        outcome = carry_out_card(state, card)
        if outcome == IMPOSSIBLE:
            if state.sink is not None:
                tell_card(state, "solo-impossible", card)
            continue
        if outcome != ASKED:
            finish_card(state)
        return
    give_up(state)
    go_on_behind(state, state.board.people)


def finish_card(state: TrinidadState) -> None:
    """Do what the card does besides; then fast cards of others come."""
    under_way = cast(UnderWay, state.memory)
    second_effect(state, under_way.card)
    under_way.done = True
    if not open_windows(state, MAIN_DONE):
        end_solo_turn(state)


def end_solo_turn(state: TrinidadState) -> None:
    """Pass when the workers are used up, and let the next one play (TR-SOLO-36)."""
    if len(state.used_now) > 0:
        state.used_now = vec[i64]()
    seat = state.board.people
    if state.players[seat].workers == 0:
        give_up(state)
    go_on_behind(state, seat)


def give_up(state: TrinidadState) -> None:
    seat = state.board.people
    state.passed |= ONE << seat
    lay_under(state)
    if state.sink is not None:
        state.tell("passed", {"seat": int(seat)})
    withdraw_units(state, seat)


# ---- written by `make fields`: make_under_way, copy_under_way


def make_under_way(card: i64, done: bool) -> UnderWay:
    under_way = UnderWay()
    under_way.card = card
    under_way.done = done
    return under_way


def copy_under_way(under_way: UnderWay) -> UnderWay:
    copy = UnderWay()
    copy.card = under_way.card
    copy.done = under_way.done
    return copy
