"""Windows: at its moment, the holder of a fast card is asked whether to use it.

Asked are only those with an upright card whose trigger everybody sees, in turn order; nobody else, ever. What happens
in the midst of an action is noted in `TrinidadState.news` and waits until that action is done.
"""

from __future__ import annotations

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import NOTHING, ONE, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import PASS, USE
from cabildo.titles.trinidad.affiliates.moments import (
    AT_BALLOTS_IN,
    AT_COUNCIL_LOSS,
    AT_DOCK,
    AT_LAW_NAMED,
    AT_MAJOR_BUILT,
    AT_REVEALED,
    AT_ROADS_BUILT,
    AT_SCORING,
    AT_SHIP_PAID,
    AT_TURN_OVER,
    AT_VOTE_DECIDED,
    AT_WALLS_CLOSED,
    AT_WALLS_HELPED,
    AT_WAR_OVER,
    FIRST_WINDOW,
    MOMENT_NAMES,
)
from cabildo.titles.trinidad.affiliates.opening import Opening, make_opening
from cabildo.titles.trinidad.affiliates.powers import append_uses, finish, has_fitting, start, why_not_use
from cabildo.titles.trinidad.council_vote.vote import NOT_YET, TO_DECIDE, TO_ENACT, Vote
from cabildo.titles.trinidad.phases import (
    ATTACKERS,
    COMMANDING,
    COUNTING,
    DECLARING,
    END_OF_DECADE,
    FIGHTING,
    FREE_DONE,
    MAIN_DONE,
    SOLO_TURN,
    TURN,
    TURN_OVER,
    VOTING,
    WAR_ROUND,
    WINDOW,
)
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS
from cabildo.titles.trinidad.written.news import describe_news
from cabildo.titles.trinidad.written.steps import WindowStep, spelled_out

# ---- for other chapters


def open_window(state: TrinidadState, moment: i64, result: i64) -> bool:
    """Ask the first one who can use a card at this moment; tell whether anybody is asked.

    Then the phase on top is resumed with the result when nobody is left to ask, also about what has happened besides;
    else nothing happens.
    """
    state.fresh &= ~(ONE << moment)
    place = next_place(state, moment, 0)
    if place == len(state.order):
        state.news[moment] = 0
        return False
    state.ask(WINDOW, state.order[place], make_opening(moment, place, result))
    return True


def open_windows(state: TrinidadState, result: i64) -> bool:
    """The same for everything that has happened and waits for its window."""
    while state.fresh != 0:
        if open_window(state, next_moment(state), result):
            return True
    return False


# ---- who is asked


def next_moment(state: TrinidadState) -> i64:
    """The first moment that waits."""
    moment: i64 = FIRST_WINDOW
    while state.fresh >> moment & 1 == 0:
        moment += 1
    return moment


def next_place(state: TrinidadState, moment: i64, place: i64) -> i64:
    """The next seat in the order, from this place on, with a card that fits; behind the last where there is none."""
    while place < len(state.order) and not has_fitting(state, state.order[place], moment):
        place += 1
    return place


def go_on(state: TrinidadState, place: i64) -> None:
    """Ask whoever comes next, at this moment or at the next one that waits; then the phase beneath goes on."""
    opening = cast(Opening, state.memory)
    opening.place = next_place(state, opening.moment, place)
    while opening.place == len(state.order):
        if state.fresh >> opening.moment & 1 == 0:  # else it has come once more
            state.news[opening.moment] = 0
        if state.fresh == 0:
            state.done(opening.result)
            return
        opening.moment = next_moment(state)
        state.fresh &= ~(ONE << opening.moment)
        opening.place = next_place(state, opening.moment, 0)
    state.actor = state.order[opening.place]


@final
class Window(Phase[TrinidadState]):
    """A fast card out of turn, or none (TR-FREE-02)."""

    def name(self) -> str:
        return "window"

    def options(self, state: TrinidadState) -> vec[i64]:
        return append_uses(state, append(vec[i64](capacity=4), PASS), cast(Opening, state.memory).moment)

    def play(self, state: TrinidadState, action: i64) -> None:
        opening = cast(Opening, state.memory)
        if action == PASS:
            go_on(state, opening.place + 1)
            return
        place = opening.place
        start(state, action - USE, opening.moment)
        ask_again(state, place)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """What a card asked is answered, or what it costs is paid; then the same seat may use another one."""
        opening = cast(Opening, state.memory)
        place = opening.place
        if USE <= result < USE + CARDS:
            finish(state, result - USE, opening.moment)
        ask_again(state, place)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if action == PASS:
            return ""
        if not USE <= action < USE + CARDS:
            return OTHER_DECISION
        return why_not_use(state, action - USE, cast(Opening, state.memory).moment)

    def expected(self, state: TrinidadState) -> list[int]:
        return [int(USE + card) for card in state.me().hand]

    def usual(self, state: TrinidadState) -> i64:
        """To pass, where nothing else is possible."""
        return PASS if len(state.legal) == 1 else -1

    def always_asked(self, state: TrinidadState) -> bool:
        """Whether a card can be paid for is behind the screen."""
        return True

    def standing(self, state: TrinidadState) -> str:
        return MOMENT_NAMES[cast(Opening, state.memory).moment]

    def may_stand(self, state: TrinidadState, action: i64) -> bool:
        """To pass at moments of this kind, so that a table never waits for somebody who does not care."""
        return action == PASS

    def interrupts(self) -> vec[i64]:
        return vec[i64](
            [TURN, END_OF_DECADE, DECLARING, VOTING, COUNTING, FIGHTING, ATTACKERS, WAR_ROUND, COMMANDING, SOLO_TURN]
        )

    def step_type(self) -> Any:
        return WindowStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        opening = cast(Opening, frame.memory)
        return WindowStep(moment=MOMENT_NAMES[opening.moment], result=int(opening.result))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        moment = number_of(MOMENT_NAMES, step.moment, "step.moment", "TR-FREE-02")
        return make_opening(moment, state.place_of(actor), step.result)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_opening(state, frame, cast(Opening, frame.memory))
        if state.phase == WINDOW and not has_fitting(state, frame.actor, cast(Opening, frame.memory).moment):
            refuse("actor", "has no card for this moment", "TR-FREE-02")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        """The moment, and what has happened."""
        moment = cast(Opening, frame.memory).moment
        return spelled_out(self.write(state, frame)) | describe_news(state, int(moment))


def ask_again(state: TrinidadState, place: i64) -> None:
    """Let the seat go on whose card was used, unless that asks something, or others are asked already."""
    if state.phase == WINDOW and cast(Opening, state.memory).place == place:
        go_on(state, place)


# ---- for positions


def check_opening(state: TrinidadState, frame: Frame, opening: Opening) -> None:
    """Refuse a moment that cannot come amid what waits, or at which nothing has happened."""
    below = frame.below
    assert below is not None
    moment = opening.moment
    if moment < FIRST_WINDOW:
        refuse("step.moment", "is no moment that waits for cards", "TR-FREE-02")
    early = moment == AT_WAR_OVER and below.phase == TURN and not state.board.extended_war
    if early or (below.phase != WINDOW and not comes_in(moment, below.phase)):
        refuse("step.moment", f"does not come in phase {state.phases[below.phase].name()}", "TR-FREE-02")
    if is_told(moment) and state.news[moment] == 0:
        refuse("step.moment", "nothing has happened", "TR-FREE-02")
    if below.phase == SOLO_TURN and opening.result != MAIN_DONE:
        refuse("step.result", "1 is told when the automaton has acted", "TR-FLOW-03")
    if below.phase == TURN and opening.result not in (FREE_DONE, MAIN_DONE, TURN_OVER):
        refuse("step.result", "a turn is told 0, 1 or 2", "TR-FLOW-03")
    if moment == AT_TURN_OVER and opening.result != TURN_OVER:
        refuse("step.result", "2 is told when the turn is over", "TR-AFF-51")
    if below.phase in (END_OF_DECADE, FIGHTING, DECLARING, VOTING, ATTACKERS) and opening.result != NOTHING:
        refuse("step.result", "is told to a turn only", "TR-FLOW-03")
    if below.phase in (WAR_ROUND, COMMANDING) and opening.result != FREE_DONE:
        refuse("step.result", "0 is told amid a round of the war", "TR-FLOW-03")
    if below.phase == COUNTING and not fits_counting(cast(Vote, below.memory), opening):
        refuse("step.result", "is not how far the vote has come", "TR-COUNCIL-10")


def is_told(moment: i64) -> bool:
    """Whether such a window opens because something was noted, and not by the course of things."""
    return AT_COUNCIL_LOSS <= moment <= AT_WALLS_HELPED or moment == AT_WAR_OVER


def comes_in(moment: i64, phase: i64) -> bool:
    """Whether a window of this moment may interrupt such a phase."""
    if phase in (TURN, SOLO_TURN):
        if moment == AT_TURN_OVER:
            return phase == TURN
        if moment == AT_WAR_OVER:  # an extended one, with the last attacker
            return True
        return moment in (AT_COUNCIL_LOSS, AT_WALLS_CLOSED, AT_ROADS_BUILT, AT_MAJOR_BUILT, AT_DOCK)
    if phase == ATTACKERS:
        return moment in (AT_COUNCIL_LOSS, AT_WALLS_HELPED, AT_WAR_OVER)
    if phase in (WAR_ROUND, COMMANDING):
        return moment in (AT_COUNCIL_LOSS, AT_WAR_OVER)
    if phase == FIGHTING:
        return moment == AT_WALLS_HELPED
    if phase == DECLARING:
        return moment == AT_LAW_NAMED
    if phase == VOTING:
        return moment == AT_BALLOTS_IN
    if phase == COUNTING:
        return moment in (AT_REVEALED, AT_VOTE_DECIDED, AT_COUNCIL_LOSS)
    return moment in (AT_COUNCIL_LOSS, AT_DOCK, AT_SHIP_PAID, AT_WAR_OVER, AT_SCORING)


def fits_counting(vote: Vote, opening: Opening) -> bool:
    """Whether a window amid the counting comes before or after the decision, as its moment does."""
    if vote.outcome == NOT_YET:
        return opening.moment == AT_REVEALED and opening.result == TO_DECIDE
    return opening.moment != AT_REVEALED and opening.result == TO_ENACT
