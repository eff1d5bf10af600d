"""Before the first decade: the automaton's character and its first Lot."""

from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.minor_buildings import build
from cabildo.titles.trinidad.solo.randomizer import random_space
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    ARCHITECT,
    CARPENTER,
    CHARACTER_DRAW,
    CHARACTER_NAMES,
    CHARACTERS,
    GOVERNOR,
    LOT,
    MERCHANT,
    STONEMASON,
)


def give_character(state: TrinidadState) -> None:
    """Draw one of five, before people choose theirs (TR-SOLO-07)."""
    weights = vec[i64]([0] * CHARACTERS)
    for character in range(CHARACTERS):
        if is_for_automaton(character):
            weights[character] = 1
    drawn = state.draw(CHARACTER_DRAW, weights)
    seat = state.board.people
    state.players[seat].character = drawn
    if state.sink is not None:
        state.tell("character-taken", {"seat": int(seat), "character": CHARACTER_NAMES[drawn]})


def is_for_automaton(character: i64) -> bool:
    return character in (CARPENTER, STONEMASON, MERCHANT, ARCHITECT, GOVERNOR)


def place_first_lot(state: TrinidadState) -> None:
    """Set a Lot where the randomizer tells (TR-SOLO-08)."""
    build(state, state.board.people, random_space(state), LOT)
