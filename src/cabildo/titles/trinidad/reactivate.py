"""Reactivating cards: the action, and the first step of the decade's end."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DONE, REACTIVATE, REACTIVATE_FREE, TURN_CARD, TURN_CHARACTER
from cabildo.titles.trinidad.bill import charge, most_sent, payable
from cabildo.titles.trinidad.phases import END_OF_DECADE, REACTIVATING
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.price import make_bill
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS, CARDS_STATUS, FIRST_CARD, NO_CARD, REACTIVATING_FREE
from cabildo.titles.trinidad.written.steps import ReactivatingStep, spelled_out

FREE_LEVEL: Final = 2  # of Cards status, for a reactivation without workers

# ---- the action


def append_reactivate(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """One worker or more, whether or not any card is rotated by then (TR-CARD-04, TR-CARD-05)."""
    for more in range(most_sent(state, state.me())):
        legal = append(legal, REACTIVATE + more)
    return legal


def why_not_reactivate(state: TrinidadState, action: i64) -> str:
    return "" if payable(state, state.me(), make_bill(action, action - REACTIVATE + 1)) else "TR-CARD-04"


def start_reactivate(state: TrinidadState, action: i64) -> None:
    charge(state, make_bill(action, action - REACTIVATE + 1))


def finish_reactivate(state: TrinidadState, action: i64) -> bool:
    """Set the workers; the cards are chosen and turned at the decade's end (TR-CARD-05)."""
    workers = action - REACTIVATE + 1
    state.me().reactivations += workers
    if state.sink is not None:
        state.tell("reactivation-prepared", {"seat": int(state.actor), "workers": int(workers)})
    return True


# ---- the free action of Cards status


def append_reactivate_free(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Once a decade by Cards status (TR-STATUS-12)."""
    player = state.me()
    if player.status[CARDS_STATUS] >= FREE_LEVEL and not player.has_used(REACTIVATING_FREE):
        legal = append(legal, REACTIVATE_FREE)
    return legal


def why_not_reactivate_free(state: TrinidadState) -> str:
    player = state.me()
    return "TR-STATUS-12" if player.status[CARDS_STATUS] < FREE_LEVEL or player.used >> REACTIVATING_FREE & 1 else ""


def reactivate_free(state: TrinidadState) -> None:
    """Take a reactivation as by one worker, without one (TR-STATUS-12)."""
    one: i64 = 1
    player = state.me()
    player.used |= one << REACTIVATING_FREE
    player.reactivations += 1
    if state.sink is not None:
        state.tell("reactivation-free", {"seat": int(state.actor)})


# ---- the step at the end of a decade


@final
@mypyc_attr(free_list_len=1)
class Turned(Memory):
    """What may still be turned upright."""

    left: i64  # so many cards
    after: i64  # the card turned last, or NO_CARD: the next one is behind it

    def copy(self) -> Memory:
        return copy_turned(self)


def begin_reactivation(state: TrinidadState, seat: i64) -> bool:
    """Let a seat turn two cards for each worker it placed; tell whether there was anything to ask (TR-CARD-04)."""
    player = state.players[seat]
    left = player.reactivations * state.board.numbers.cards_a_reactivation
    if left == 0 or not any_rotated(state, player, NO_CARD):
        return False
    state.ask(REACTIVATING, seat, make_turned(left, NO_CARD))
    return True


def any_rotated(state: TrinidadState, player: Player, after: i64) -> bool:
    """Whether a rotated card lies behind this one, the character last."""
    found = player.character_used
    for card in player.hand:
        found = found or (card > after and state.rotated[card] != 0)
    return found


@final
class Reactivating(Phase[TrinidadState]):
    """Cards are turned upright in ascending order, the character last, until it is enough (TR-CARD-04, TR-CARD-05)."""

    def name(self) -> str:
        return "reactivating"

    def options(self, state: TrinidadState) -> vec[i64]:
        player = state.me()
        after = cast(Turned, state.memory).after
        legal = vec[i64](capacity=8)
        legal = append(legal, DONE)
        for card in player.hand:
            if card > after and state.rotated[card] != 0:
                legal = append(legal, TURN_CARD + card)
        if player.character_used:
            legal = append(legal, TURN_CHARACTER)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        if action == DONE:
            state.done()
            return
        turned = cast(Turned, state.memory)
        player = state.me()
        turned.left -= 1
        if action == TURN_CHARACTER:
            player.character_used = False
        else:
            turned.after = action - TURN_CARD
            state.rotated[turned.after] = 0
        if state.sink is not None:
            number = None if action == TURN_CHARACTER else int(action - TURN_CARD) + FIRST_CARD
            state.tell("reactivated", {"seat": int(state.actor), "card": number})
        if turned.left == 0 or action == TURN_CHARACTER or not any_rotated(state, player, turned.after):
            state.done()

    def explain(self, state: TrinidadState, action: i64) -> str:
        if action == DONE:
            return ""
        player = state.me()
        if action == TURN_CHARACTER:
            return "" if player.character_used else "TR-CARD-04"
        card = action - TURN_CARD
        if not 0 <= card < CARDS:
            return OTHER_DECISION
        if state.owner[card] != state.actor or state.rotated[card] == 0:
            return "TR-CARD-04"
        return FIXED_ORDER if card < cast(Turned, state.memory).after else ""

    def usual(self, state: TrinidadState) -> i64:
        """Turn the next card, where all can be turned."""
        turned = cast(Turned, state.memory)
        rotated: i64 = len(state.legal) - 1
        return state.legal[1] if 0 < rotated <= turned.left else -1

    def interrupts(self) -> vec[i64]:
        return vec[i64]([END_OF_DECADE])

    def step_type(self) -> Any:
        return ReactivatingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        turned = cast(Turned, frame.memory)
        return ReactivatingStep(left=int(turned.left), after=0 if turned.after == NO_CARD else number_of(turned.after))

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return spelled_out(self.write(state, frame))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_turned(step.left, NO_CARD if step.after == 0 else step.after - FIRST_CARD)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        turned = cast(Turned, frame.memory)
        player = state.players[frame.actor]
        if turned.left > player.reactivations * state.board.numbers.cards_a_reactivation:
            refuse("step.left", f"seat {frame.actor} has not so many workers there", "TR-CARD-04")
        if not any_rotated(state, player, turned.after):
            refuse("actor", f"seat {frame.actor} has no card to turn", "TR-CARD-04")


def number_of(card: i64) -> int:
    """The number that a card bears."""
    return int(card) + FIRST_CARD


# ---- written by `make fields`: make_turned, copy_turned


def make_turned(left: i64, after: i64) -> Turned:
    turned = Turned()
    turned.left = left
    turned.after = after
    return turned


def copy_turned(turned: Turned) -> Turned:
    copy = Turned()
    copy.left = turned.left
    copy.after = turned.after
    return copy
