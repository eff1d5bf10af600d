"""Burning an affiliate: it goes to its owner's discards, and a unit is stronger until the war step is over."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.replacing import changed
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BURN, UNIT
from cabildo.titles.trinidad.affiliates.using import was_used_now
from cabildo.titles.trinidad.deck import discard_card
from cabildo.titles.trinidad.extended_war.marching import (
    append_spurs,
    spur,
    spur_actions,
    why_not_spur,
    why_not_spur_unit,
)
from cabildo.titles.trinidad.phases import BURNING, FIGHTING, FREE_DONE, TURN, WAR_ROUND
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS, FIRST_CARD, NO_UNIT, UNIT_NAMES, WAR_MARKERS
from cabildo.titles.trinidad.written.steps import BurningStep

NO_MARKER: Final = -1
SEVERAL: Final = -2


# ---- the free action, in a turn and in the war (TR-CARD-09, TR-CARD-11)


def append_burn(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Add the actor's affiliates that were not used in this turn, if there is a unit for it (TR-CARD-09, 10, 12)."""
    if state.board.extended_war:
        return append_spurs(state, legal)
    player = state.me()
    if len(player.hand) > 0 and only_unit(player) != NO_MARKER:
        for card in player.hand:
            if not was_used_now(state, card):
                legal = append(legal, BURN + card)
    return legal


def why_not_burn(state: TrinidadState, action: i64) -> str:
    """The rule against burning this card, or the empty string."""
    if state.board.extended_war:
        return why_not_spur(state, action - BURN)
    if state.owner[action - BURN] != state.actor:
        return "TR-CARD-09"
    if was_used_now(state, action - BURN):
        return "TR-CARD-12"
    for unit in state.me().units:
        if unit != NO_UNIT:
            return ""
    return "TR-CARD-10"


def start_burn(state: TrinidadState, action: i64) -> None:
    """Burn a card for the only unit, or ask for which one; then the phase on top goes on with FREE_DONE."""
    card = action - BURN
    discard_card(state, state.actor, card)
    marker = only_unit_to_spur(state) if state.board.extended_war else only_unit(state.me())
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


def only_unit_to_spur(state: TrinidadState) -> i64:
    """The war marker of the only unit that a card can be burned for in an extended war; NO_MARKER or SEVERAL."""
    units = spur_actions(state)
    if len(units) == 0:
        return NO_MARKER
    return units[0] - UNIT if len(units) == 1 else SEVERAL


def strengthen(state: TrinidadState, card: i64, marker: i64) -> None:
    """Give a unit +1 attack value until the war step of the decade is over (TR-CARD-10).

    In an extended war it gets a further move instead (TR-XWAR-35).
    """
    if state.board.extended_war:
        spur(state, card, marker)
        return
    player = state.me()
    player.burned = changed(player.burned, marker, player.burned[marker] + 1)
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
        if state.board.extended_war:
            return spur_actions(state)
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
        if state.board.extended_war:
            return why_not_spur_unit(state, marker)
        if player.units[marker] == NO_UNIT:
            return "TR-CARD-10"
        for other in range(marker):
            if player.are_alike(other, marker):
                return FIXED_ORDER
        return ""

    def expected(self, state: TrinidadState) -> list[int]:
        return [UNIT + marker for marker in range(WAR_MARKERS)]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN, FIGHTING, WAR_ROUND])

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
        extended = state.board.extended_war
        if (only_unit_to_spur(state) if extended else only_unit(state.players[frame.actor])) != SEVERAL:
            refuse("step.card", f"seat {frame.actor} has no choice of units", "TR-CARD-10")


# ---- written by `make fields`: make_fire


def make_fire(card: i64) -> Fire:
    fire = Fire()
    fire.card = card
    return fire
