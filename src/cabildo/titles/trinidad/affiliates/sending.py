"""Where the workers of the council go that a card sends to a grid."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import COUNCIL_SLOT, DONE, WORK
from cabildo.titles.trinidad.affiliates.cards import (
    HAND_FOR_ANY_GRID,
    HANDS_FOR_CABILDO,
    HANDS_FOR_CATHEDRAL,
    HANDS_FOR_FORT,
    HANDS_FOR_ROADS,
    HANDS_FOR_WALLS,
    STONE_FOR_HANDS,
    WOOD_FOR_HANDS,
)
from cabildo.titles.trinidad.affiliates.chapters import OF_HANDS
from cabildo.titles.trinidad.affiliates.using import check_used, rule_of
from cabildo.titles.trinidad.completing import complete_grid
from cabildo.titles.trinidad.council_slots import append_council_slots, send_to_slot, why_not_council_slot
from cabildo.titles.trinidad.council_vote.vote import NO_GRID
from cabildo.titles.trinidad.grids import is_completed, is_open, slots_of, why_closed
from cabildo.titles.trinidad.major_buildings import check_standing, count, numbers_in, set_of
from cabildo.titles.trinidad.phases import FREE_DONE, SENDING, TURN
from cabildo.titles.trinidad.solo.tie import grid_placed, placer_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CABILDO_GRID,
    CATHEDRAL_GRID,
    COUNCIL,
    FIRST_CARD,
    FORT_GRID,
    GRID_NAMES,
    GRIDS,
    ROAD_GRID,
    SLOTS,
    WALL_GRID,
)
from cabildo.titles.trinidad.written.steps import SendingStep, spelled_out


@final
@mypyc_attr(free_list_len=1)
class Sent(Memory):
    """The workers that a card has placed so far."""

    card: i64
    grid: i64  # NO_GRID while that is open
    placed: i64  # the spaces that they took, a set

    def copy(self) -> Memory:
        return copy_sent(self)


def send_hands(state: TrinidadState, card: i64, grid: i64) -> None:
    """Ask the actor for the grid, unless the card is for one, and for the spaces; then the turn goes on."""
    state.ask(SENDING, state.actor, make_sent(card, grid, 0))


def grid_of(card: i64) -> i64:
    """The grid that a card is for, or NO_GRID where any will do."""
    if card == HANDS_FOR_WALLS:  # TR-AFF-33
        return WALL_GRID
    if card == HANDS_FOR_ROADS:  # TR-AFF-37
        return ROAD_GRID
    if card == HANDS_FOR_FORT:  # TR-AFF-49
        return FORT_GRID
    if card == HANDS_FOR_CATHEDRAL:  # TR-AFF-61
        return CATHEDRAL_GRID
    return CABILDO_GRID if card == HANDS_FOR_CABILDO else NO_GRID  # TR-AFF-73, or 14, 20, 26 and 69


def most_sent(state: TrinidadState, card: i64) -> i64:
    """How many workers a card sends to one grid at most."""
    numbers = state.board.numbers
    if card in (WOOD_FOR_HANDS, STONE_FOR_HANDS, HAND_FOR_ANY_GRID):  # TR-AFF-14, TR-AFF-20, TR-AFF-69
        return numbers.hands_one
    if card in (HANDS_FOR_FORT, HANDS_FOR_CATHEDRAL):  # TR-AFF-49, TR-AFF-61
        return numbers.hands_three
    return numbers.hands_two  # TR-AFF-26, TR-AFF-33, TR-AFF-37, TR-AFF-73


@final
class Sending(Phase[TrinidadState]):
    """Which grid, where there is a choice, and which of its spaces, ascending; at least one worker goes (TR-CARD-06).

    If they fill the grid, the first in the order places the building (TR-COUNCIL-05); this phase waits until it stands.
    """

    def name(self) -> str:
        return "sending"

    def options(self, state: TrinidadState) -> vec[i64]:
        sent = cast(Sent, state.memory)
        legal = vec[i64](capacity=SLOTS + 1)
        if sent.grid == NO_GRID:
            for grid in range(GRIDS):
                if is_open(state, grid):
                    legal = append(legal, WORK + grid)
            return legal
        if sent.placed != 0:
            legal = append(legal, DONE)
        return append_council_slots(state, legal, sent.grid, sent.placed)

    def play(self, state: TrinidadState, action: i64) -> None:
        sent = cast(Sent, state.memory)
        if action == DONE:
            state.done(FREE_DONE)
            return
        if sent.grid == NO_GRID:
            sent.grid = action - WORK
            return
        sent.placed |= send_to_slot(state, sent.grid, action - COUNCIL_SLOT)
        if is_completed(state, sent.grid):
            if complete_grid(state, sent.grid, state.order[0]):
                state.done(FREE_DONE)
        elif state.council_workers == 0 or count(sent.placed) == most_sent(state, sent.card):
            state.done(FREE_DONE)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """The building is placed."""
        state.done(FREE_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        sent = cast(Sent, state.memory)
        if sent.grid == NO_GRID:
            return why_closed(state, action - WORK) if WORK <= action < WORK + GRIDS else OTHER_DECISION
        if action == DONE:
            return "TR-CARD-06" if sent.placed == 0 else ""
        slot = action - COUNCIL_SLOT
        if not 0 <= slot < SLOTS:
            return OTHER_DECISION
        return why_not_council_slot(state, sent.grid, sent.placed, slot, rule_of(sent.card))

    def expected(self, state: TrinidadState) -> list[int]:
        grid = cast(Sent, state.memory).grid
        if grid == NO_GRID:
            return list(range(WORK, WORK + GRIDS))
        return [COUNCIL_SLOT + slot for slot in range(int(slots_of(state, grid)))]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def step_type(self) -> Any:
        return SendingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        sent = cast(Sent, frame.memory)
        grid = None if sent.grid == NO_GRID else GRID_NAMES[sent.grid]
        return SendingStep(card=int(sent.card) + FIRST_CARD, grid=grid, placed=numbers_in(sent.placed))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        if step.grid is None:
            return make_sent(step.card - FIRST_CARD, NO_GRID, set_of(step.placed))
        grid = number_of(GRID_NAMES, step.grid, "step.grid", "TR-MAJOR-01")
        check_standing(state, grid, step.placed, COUNCIL, "step.placed")
        return make_sent(step.card - FIRST_CARD, grid, set_of(step.placed))

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_sent(state, frame, cast(Sent, frame.memory))

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        """Besides what was sent: how many workers may still follow."""
        sent = cast(Sent, frame.memory)
        left = most_sent(state, sent.card) - count(sent.placed)
        return {**spelled_out(self.write(state, frame)), "workers": int(min(left, state.council_workers))}


# ---- what cannot be


def check_sent(state: TrinidadState, frame: Frame, sent: Sent) -> None:
    """While it asks there is something to place and room for it; while it waits the building is being placed."""
    if state.board.card_chapter[sent.card] != OF_HANDS:
        refuse("step.card", "sends nobody", "TR-CARD-06")
    check_used(state, frame.actor, sent.card, "step.card")
    own = grid_of(sent.card)
    if own != NO_GRID and sent.grid != own:
        refuse("step.grid", f"the card is for the {GRID_NAMES[own]}", rule_of(sent.card))
    placed = count(sent.placed)
    if placed > most_sent(state, sent.card) or (placed > 0 and sent.grid == NO_GRID):
        refuse("step.placed", "are more than the card sends", rule_of(sent.card))
    if state.phase != SENDING:
        check_placing(state, sent)
    elif state.council_workers == 0 or placed == most_sent(state, sent.card):
        refuse("phase", "there is nothing to place", rule_of(sent.card))
    elif sent.grid == NO_GRID:
        if not any(is_open(state, grid) for grid in range(GRIDS)):
            refuse("phase", "no grid is open", rule_of(sent.card))
    elif not is_open(state, sent.grid):
        refuse("step.grid", f"nothing can be placed on the {GRID_NAMES[sent.grid]}", "TR-MAJOR-01")


def check_placing(state: TrinidadState, sent: Sent) -> None:
    """Refuse a building of another grid, or placed by another than the first in the order."""
    if sent.grid != grid_placed(state) or sent.placed == 0:
        refuse("step.grid", "another building is placed", "TR-MAJOR-05")
    if placer_of(state) != state.order[0]:
        refuse("actor", f"seat {state.actor} does not place it", "TR-COUNCIL-05")


# ---- written by `make fields`: make_sent, copy_sent


def make_sent(card: i64, grid: i64, placed: i64) -> Sent:
    sent = Sent()
    sent.card = card
    sent.grid = grid
    sent.placed = placed
    return sent


def copy_sent(sent: Sent) -> Sent:
    copy = Sent()
    copy.card = sent.card
    copy.grid = sent.grid
    copy.placed = sent.placed
    return copy
