"""Salaries: affiliates are paid, discarded, or cost points."""

from __future__ import annotations

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DISCARD, MOST_SALARY, PAY_SALARY, USE
from cabildo.titles.trinidad.affiliates.cards import CHEAPER_BY_BRONZE, LOWER_SALARY
from cabildo.titles.trinidad.affiliates.moments import AT_SALARY
from cabildo.titles.trinidad.affiliates.powers import append_uses, finish, has_fitting, start, why_not_use
from cabildo.titles.trinidad.affiliates.using import was_used_now
from cabildo.titles.trinidad.deck import discard_card
from cabildo.titles.trinidad.phases import SALARY, STACKING, TURN
from cabildo.titles.trinidad.salary_due import Lowered, counted_cards, due, make_lowered
from cabildo.titles.trinidad.stacking import check_discarded, make_stacked
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS, FIRST_CARD, FROM_SALARY, NO_CARD
from cabildo.titles.trinidad.written.steps import SalaryStep


@final
class Salary(Phase[TrinidadState]):
    """Discarding, paying and losing points may be mixed freely (TR-SALARY-03 to 05).

    First cards are used, then others discarded in ascending order, then bronze is paid, and what it does not cover
    costs points.
    """

    def name(self) -> str:
        return "salary"

    def begin(self, state: TrinidadState) -> None:
        state.enter(SALARY, make_lowered(0, 0))
        ask_from(state, 0)

    def options(self, state: TrinidadState) -> vec[i64]:
        player = state.me()
        last = last_discarded(state)
        legal = vec[i64](capacity=16)
        for card in player.hand:
            if card > last:
                legal = append(legal, DISCARD + card)
        for bronze in range(min(still_due(state), player.coins) + 1):
            legal = append(legal, PAY_SALARY + bronze)
        return append_uses(state, legal, AT_SALARY) if last == NO_CARD else legal

    def play(self, state: TrinidadState, action: i64) -> None:
        if action >= USE:
            start(state, action - USE, AT_SALARY)
            settle_nothing(state)
            return
        if action >= PAY_SALARY:
            settle_salary(state, action - PAY_SALARY)
            return
        discard_card(state, state.actor, action - DISCARD)
        cast(Lowered, state.memory).discarded += 1
        if state.sink is not None:
            state.tell("discarded", {"seat": int(state.actor), "card": int(action - DISCARD) + FIRST_CARD})
        settle_nothing(state)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Go on with the next one when it is chosen which discard lies on top; with the same one after a card."""
        if cast(Lowered, state.memory).discarded > 0:
            ask_next(state)
            return
        if USE <= result < USE + CARDS:
            finish(state, result - USE, AT_SALARY)
        settle_nothing(state)

    def explain(self, state: TrinidadState, action: i64) -> str:
        player = state.me()
        if DISCARD <= action < DISCARD + CARDS:
            card = action - DISCARD
            if state.owner[card] != state.actor:
                return "TR-SALARY-03"
            return FIXED_ORDER if card < last_discarded(state) else ""
        if USE <= action < USE + CARDS:
            against = why_not_use(state, action - USE, AT_SALARY)
            return against or ("" if last_discarded(state) == NO_CARD else FIXED_ORDER)
        bronze = action - PAY_SALARY
        if not 0 <= bronze <= MOST_SALARY:
            return OTHER_DECISION
        lowered = cast(Lowered, state.memory).bronze
        if bronze > 0 and (lowered + bronze - 1) * state.board.numbers.cards_a_bronze >= counted_cards(player):
            return "TR-SALARY-01"  # the last coin would be for no card
        return "TR-SALARY-04" if bronze > player.coins else ""

    def expected(self, state: TrinidadState) -> list[int]:
        """All that is due, also where the money is missing."""
        return [PAY_SALARY + int(still_due(state)), USE + LOWER_SALARY, USE + CHEAPER_BY_BRONZE]

    def usual(self, state: TrinidadState) -> i64:
        """All that is due, unless a card could lower it."""
        bronze = still_due(state)
        if bronze > state.me().coins or has_fitting(state, state.actor, AT_SALARY):
            return -1
        return PAY_SALARY + bronze

    def always_asked(self, state: TrinidadState) -> bool:
        """How much somebody can pay is behind their screen."""
        return True

    def step_type(self) -> Any:
        return SalaryStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        lowered = cast(Lowered, frame.memory)
        return SalaryStep(discarded=int(lowered.discarded), lowered=int(lowered.bronze))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_lowered(step.discarded, step.lowered)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        if state.phase != SALARY:
            return  # the salary is paid, and only the order on the pile is still to choose
        lowered = cast(Lowered, frame.memory)
        check_discarded(state, frame.actor, lowered.discarded)
        if due(state, state.players[frame.actor], lowered) == 0:
            refuse("actor", f"nothing is due from seat {frame.actor}", "TR-SALARY-02")
        by_card = was_used_now(state, LOWER_SALARY) or was_used_now(state, CHEAPER_BY_BRONZE)
        if lowered.bronze > 0 and not by_card:
            refuse("step.lowered", "the card for it was not used just now", "TR-AFF-56")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        player = state.players[frame.actor]
        lowered = cast(Lowered, frame.memory)
        return {
            "discarded": int(lowered.discarded),
            "lowered": int(lowered.bronze),
            "counted": int(counted_cards(player)),
            "due": int(due(state, player, lowered)),
        }


def last_discarded(state: TrinidadState) -> i64:
    """The card that the actor discarded last in this salary, or NO_CARD."""
    return NO_CARD if cast(Lowered, state.memory).discarded == 0 else state.pile_top[state.actor]


def still_due(state: TrinidadState) -> i64:
    """Bronze that the actor owes."""
    return due(state, state.me(), cast(Lowered, state.memory))


# ---- paying


def settle_nothing(state: TrinidadState) -> None:
    """Let the next one pay if discards or a card leave nothing due; not while a card asks something."""
    if state.phase == SALARY and still_due(state) == 0:
        settle_salary(state, 0)


def settle_salary(state: TrinidadState, bronze: i64) -> None:
    """Pay to the supply and lose points for every card that is not covered (TR-SALARY-04, TR-SALARY-06)."""
    player = state.me()
    player.coins -= bronze
    state.coins += bronze
    lowered = cast(Lowered, state.memory)
    unpaid = counted_cards(player) - (bronze + lowered.bronze) * state.board.numbers.cards_a_bronze
    if unpaid < 0:
        unpaid = 0
    if state.sink is not None:
        state.tell("salary-paid", {"seat": int(state.actor), "bronze": int(bronze), "unpaid": int(unpaid)})
    state.score(state.actor, FROM_SALARY, -unpaid * state.board.numbers.unpaid_card_points)
    if lowered.discarded > 1:
        state.ask(STACKING, state.actor, make_stacked(lowered.discarded))
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
        if seat < state.board.people and counted_cards(state.players[seat]) > 0:  # (TR-SOLO-17)
            lowered = cast(Lowered, state.memory)
            lowered.discarded = 0
            lowered.bronze = 0
            state.actor = seat
            return
        place += 1
    state.begin(TURN)
