"""Burning an affiliate: it goes to its owner's discards, and a unit is stronger until the war step is over."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BURN, UNIT
from cabildo.titles.trinidad.deck import discard_card, holder_of
from cabildo.titles.trinidad.phases import BURNING, FIGHTING, FREE_DONE, TURN
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS, FIRST_CARD, NO_UNIT, UNIT_NAMES, WAR_MARKERS
from cabildo.titles.trinidad.written.steps import BurningStep

NO_MARKER: Final = -1
SEVERAL: Final = -2


# ---- the free action, in a turn and in the war (TR-CARD-09, TR-CARD-11)


def append_burn(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Add the actor's affiliates, rotated or not, if they have a unit to burn them for (TR-CARD-09, TR-CARD-10)."""
    player = state.me()
    if len(player.hand) > 0 and only_unit(player) != NO_MARKER:
        for card in player.hand:
            legal = append(legal, BURN + card)
    return legal


def why_not_burn(state: TrinidadState, action: i64) -> str:
    """The rule against burning this card, or the empty string."""
    if holder_of(state, action - BURN) != state.actor:
        return "TR-CARD-09"
    for unit in state.me().units:
        if unit != NO_UNIT:
            return ""
    return "TR-CARD-10"


def start_burn(state: TrinidadState, action: i64) -> None:
    """Burn a card for the only unit, or ask for which one; then the phase on top goes on with FREE_DONE."""
    card = action - BURN
    discard_card(state, state.actor, card)
    marker = only_unit(state.me())
    if marker == SEVERAL:
        state.ask(BURNING, state.actor, make_fire(card))
    else:
        strengthen(state, card, marker)


def only_unit(player: Player) -> i64:
    """The war marker with a player's only unit, or the first of units that are all alike; NO_MARKER or SEVERAL."""
    found: i64 = NO_MARKER
    for marker in range(WAR_MARKERS):
        if player.units[marker] != NO_UNIT and not player.has_twin_before(marker):
            found = marker if found == NO_MARKER else SEVERAL
    return found


def strengthen(state: TrinidadState, card: i64, marker: i64) -> None:
    """Give a unit +1 attack value until the war step of the decade is over (TR-CARD-10)."""
    player = state.me()
    player.burned[marker] += 1
    if state.sink is not None:
        unit = UNIT_NAMES[player.units[marker]]
        state.tell("card-burned", {"seat": int(state.actor), "card": int(card) + FIRST_CARD, "unit": unit})


# ---- for which unit


@final
@mypyc_attr(free_list_len=1)
class Fire(Memory):
    """A card that was burned."""

    card: i64

    def copy(self) -> Memory:
        return self  # it never changes


@final
class Burning(Phase[TrinidadState]):
    """Which of several units the card is burned for, the first of those that are alike (TR-CARD-10)."""

    def name(self) -> str:
        return "burning"

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64](capacity=WAR_MARKERS)
        for marker in range(WAR_MARKERS):
            if state.me().units[marker] != NO_UNIT and not state.me().has_twin_before(marker):
                legal = append(legal, UNIT + marker)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        strengthen(state, cast(Fire, state.memory).card, action - UNIT)
        state.done(FREE_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if not UNIT <= action < UNIT + WAR_MARKERS:
            return OTHER_DECISION
        player = state.me()
        marker = action - UNIT
        if player.units[marker] == NO_UNIT:
            return "TR-CARD-10"
        for other in range(marker):
            if player.are_alike(other, marker):
                return FIXED_ORDER
        return ""

    def expected(self, state: TrinidadState) -> list[int]:
        return [UNIT + marker for marker in range(WAR_MARKERS)]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN, FIGHTING])

    def step_type(self) -> Any:
        return BurningStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return BurningStep(card=int(cast(Fire, frame.memory).card) + FIRST_CARD)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        card = step.card - FIRST_CARD
        if not 0 <= card < CARDS:
            refuse("step.card", f"there is no affiliate {step.card}", "TR-COMP-01")
        return make_fire(card)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        fire = cast(Fire, frame.memory)
        if state.pile_top[frame.actor] != fire.card:
            refuse("step.card", f"must lie on top of the discards of seat {frame.actor}", "TR-CARD-09")
        if only_unit(state.players[frame.actor]) != SEVERAL:
            refuse("step.card", f"seat {frame.actor} has no choice of units", "TR-CARD-10")


# ---- written by `make fields`: make_fire


def make_fire(card: i64) -> Fire:
    fire = Fire()
    fire.card = card
    return fire
