"""The randomizer: an affiliate of the deck tells a space of the Starting Area."""

from __future__ import annotations

from typing import Final

from cabildo.engine.grid_names import space_name
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.deck import discard_to_game, draw_card
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import FIRST_CARD, NO_CARD, NOWHERE

UPPER: Final = 0
LOWER: Final = 1
TEN: Final = 10


def random_space(state: TrinidadState) -> i64:
    """A free space of the Starting Area by chance, or NOWHERE where there is none, or no card to draw.

    The card goes on the game's pile; an Event that lies there is passed over, since no player draws it (TR-SOLO-13).
    """
    if free_in_row(state, UPPER) + free_in_row(state, LOWER) == 0:
        return NOWHERE
    card = draw_card(state)
    if card == NO_CARD:
        return NOWHERE
    space = space_told(state, card + FIRST_CARD)
    discard_to_game(state, card)
    if state.sink is not None:
        name = space_name(state.board.columns, space)
        state.tell("space-drawn", {"card": int(card) + FIRST_CARD, "space": name})
    return space


def space_told(state: TrinidadState, number: i64) -> i64:
    """The free space that a card tells: odd ones the upper row, their digits together how far (TR-SOLO-11 to 13).

    A row without a free space is left for the other one.
    """
    row: i64 = LOWER if number % 2 == 0 else UPPER
    free = free_in_row(state, row)
    if free == 0:
        row = UPPER + LOWER - row
        free = free_in_row(state, row)
    steps = (number // TEN + number % TEN - 1) % free
    for space in state.board.start_rows[row]:
        if state.city.is_vacant(state.board, space):
            if steps == 0:
                return space
            steps -= 1
    return NOWHERE


def free_in_row(state: TrinidadState, row: i64) -> i64:
    """How many spaces of a row of the Starting Area are free."""
    free: i64 = 0
    for space in state.board.start_rows[row]:
        if state.city.is_vacant(state.board, space):
            free += 1
    return free
