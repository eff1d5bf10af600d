"""Salaries: affiliates are paid, discarded, or cost points."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DISCARD, MOST_SALARY, PAY_SALARY
from cabildo.titles.trinidad.deck import discard_card, holds
from cabildo.titles.trinidad.phases import SALARY, STACKING, TURN
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.stacking import check_discarded, make_stacked
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BANNERS, CARDS, CARDS_STATUS, FIRST_CARD, FROM_SALARY, NO_CARD
from cabildo.titles.trinidad.written.steps import SalaryStep


@final
@mypyc_attr(free_list_len=1)
class Lowered(Memory):
    """How many cards the actor has discarded to lower the due; they lie on their pile in ascending order."""

    discarded: i64

    def copy(self) -> Memory:
        return copy_lowered(self)


@final
class Salary(Phase[TrinidadState]):
    """Discarding, paying and losing points may be mixed freely (TR-SALARY-03 to 05).

    First cards are discarded in ascending order, then bronze is paid, and what it does not cover costs points.
    """

    def name(self) -> str:
        return "salary"

    def begin(self, state: TrinidadState) -> None:
        state.enter(SALARY, make_lowered(0))
        ask_from(state, 0)

    def options(self, state: TrinidadState) -> vec[i64]:
        player = state.me()
        last = last_discarded(state)
        legal = vec[i64](capacity=16)
        for card in player.hand:
            if card > last:
                legal = append(legal, DISCARD + card)
        for bronze in range(min(due(state, player), player.coins) + 1):
            legal = append(legal, PAY_SALARY + bronze)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        if action >= PAY_SALARY:
            settle_salary(state, action - PAY_SALARY)
            return
        discard_card(state, state.actor, action - DISCARD)
        cast(Lowered, state.memory).discarded += 1
        if state.sink is not None:
            state.tell("discarded", {"seat": int(state.actor), "card": int(action - DISCARD) + FIRST_CARD})
        if counted_cards(state.me()) == 0:
            settle_salary(state, 0)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Which discard lies on top is chosen: the next one pays."""
        ask_next(state)

    def explain(self, state: TrinidadState, action: i64) -> str:
        player = state.me()
        if DISCARD <= action < DISCARD + CARDS:
            card = action - DISCARD
            if not holds(player, card):
                return "TR-SALARY-03"
            return FIXED_ORDER if card < last_discarded(state) else ""
        bronze = action - PAY_SALARY
        if not 0 <= bronze <= MOST_SALARY:
            return OTHER_DECISION
        if (bronze - 1) * state.board.numbers.cards_a_bronze >= counted_cards(player):
            return "TR-SALARY-01"  # the last coin would be for no card
        return "TR-SALARY-04" if bronze > player.coins else ""

    def expected(self, state: TrinidadState) -> list[int]:
        """All that is due, also where the money is missing."""
        return [PAY_SALARY + int(due(state, state.me()))]

    def usual(self, state: TrinidadState) -> i64:
        """All that is due."""
        player = state.me()
        bronze = due(state, player)
        return PAY_SALARY + bronze if bronze <= player.coins else -1

    def always_asked(self, state: TrinidadState) -> bool:
        """How much somebody can pay is behind their screen."""
        return True

    def step_type(self) -> Any:
        return SalaryStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return SalaryStep(discarded=int(cast(Lowered, frame.memory).discarded))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_lowered(step.discarded)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        if state.phase != SALARY:
            return  # the salary is paid, and only the order on the pile is still to choose
        check_discarded(state, frame.actor, cast(Lowered, frame.memory).discarded)
        if counted_cards(state.players[frame.actor]) == 0:
            refuse("actor", f"nothing is due from seat {frame.actor}", "TR-SALARY-02")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        player = state.players[frame.actor]
        return {
            "discarded": int(cast(Lowered, frame.memory).discarded),
            "counted": int(counted_cards(player)),
            "due": int(due(state, player)),
        }


def last_discarded(state: TrinidadState) -> i64:
    """The card that the actor discarded last in this salary, or NO_CARD."""
    return NO_CARD if cast(Lowered, state.memory).discarded == 0 else state.pile_top[state.actor]


# ---- what is due


def counted_cards(player: Player) -> i64:
    """Affiliates that count for the salary: face-up banners and Cards status leave some out (TR-SALARY-02, 07, 08)."""
    counted: i64 = len(player.hand) - player.status[CARDS_STATUS]
    for banner in range(BANNERS):
        if player.is_up(banner):
            counted -= 1
    return counted if counted > 0 else 0


def due(state: TrinidadState, player: Player) -> i64:
    """One bronze for each started group of cards (TR-SALARY-01)."""
    group = state.board.numbers.cards_a_bronze
    return (counted_cards(player) + group - 1) // group


def settle_salary(state: TrinidadState, bronze: i64) -> None:
    """Pay to the supply and lose points for every card that is not covered (TR-SALARY-04, TR-SALARY-06)."""
    player = state.me()
    player.coins -= bronze
    state.coins += bronze
    unpaid = counted_cards(player) - bronze * state.board.numbers.cards_a_bronze
    if unpaid < 0:
        unpaid = 0
    if state.sink is not None:
        state.tell("salary-paid", {"seat": int(state.actor), "bronze": int(bronze), "unpaid": int(unpaid)})
    state.score(state.actor, FROM_SALARY, -unpaid * state.board.numbers.unpaid_card_points)
    discarded = cast(Lowered, state.memory).discarded
    if discarded > 1:
        state.ask(STACKING, state.actor, make_stacked(discarded))
    else:
        ask_next(state)


# ---- whose turn it is to pay


def ask_next(state: TrinidadState) -> None:
    """Let the next one pay, or begin the turns (TR-SALARY-10)."""
    ask_from(state, state.place_of(state.actor) + 1)


def ask_from(state: TrinidadState, place: i64) -> None:
    """Ask the first one from this place on who owes anything; without counted cards nothing is due (TR-SALARY-02)."""
    while place < len(state.order):
        seat = state.order[place]
        if counted_cards(state.players[seat]) > 0:
            cast(Lowered, state.memory).discarded = 0
            state.actor = seat
            return
        place += 1
    state.begin(TURN)


# ---- written by `make fields`: make_lowered, copy_lowered


def make_lowered(discarded: i64) -> Lowered:
    lowered = Lowered()
    lowered.discarded = discarded
    return lowered


def copy_lowered(lowered: Lowered) -> Lowered:
    copy = Lowered()
    copy.discarded = lowered.discarded
    return copy
