"""For a first game: two characters are dealt to each player, who keeps one. And everybody's first affiliate."""

from __future__ import annotations

from typing import Annotated, Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.phase import ONE, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import CHOOSE
from cabildo.titles.trinidad.deck import add_to_hand, discard_top, look_at_top
from cabildo.titles.trinidad.events.decks import start_events
from cabildo.titles.trinidad.phases import DEALING, DRAWING
from cabildo.titles.trinidad.solo.preparing import place_first_lot
from cabildo.titles.trinidad.solo.seat import first_person, people_in_order
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CARD_DRAW,
    CARDS,
    CHARACTER_DRAW,
    CHARACTER_NAMES,
    CHARACTERS,
    FIRST_CARD,
    SEATS,
)
from cabildo.titles.trinidad.written.characters import (
    check_dealing,
    read_dealt,
    write_dealt,
)
from cabildo.titles.trinidad.written.steps import DealingStep


@final
@mypyc_attr(free_list_len=1)
class Dealt(Memory):
    """The characters that lie before those who have not chosen yet."""

    to: Annotated[vec[i64], SEATS]  # by seat: a set of characters

    def copy(self) -> Memory:
        return copy_dealt(self)


@final
class Dealing(Phase[TrinidadState]):
    """In turn order everybody keeps one of the two characters dealt to them, in the open (TR-SETUP-28)."""

    def name(self) -> str:
        return "dealing"

    def begin(self, state: TrinidadState) -> None:
        dealt = empty_dealt()
        gone: i64 = 0
        if state.board.automaton > 0:  # who has one already
            gone = ONE << state.players[state.board.people].character
        for seat in people_in_order(state):
            for _place in range(state.board.numbers.dealt_characters):
                dealt.to[seat] |= ONE << draw_character(state, gone | dealt.to[seat])
            gone |= dealt.to[seat]
            if state.sink is not None:
                names = [
                    CHARACTER_NAMES[character] for character in range(CHARACTERS) if dealt.to[seat] >> character & 1
                ]
                state.tell("characters-dealt", {"seat": int(seat), "characters": names})
        state.enter(DEALING, dealt)
        state.actor = first_person(state)

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64](capacity=CHARACTERS)
        for character in range(CHARACTERS):
            if dealt_of(state).to[state.actor] >> character & 1 != 0:
                legal = append(legal, CHOOSE + character)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        dealt = dealt_of(state)
        seat = state.actor
        dealt.to[seat] = 0
        state.players[seat].character = action - CHOOSE
        if state.sink is not None:
            state.tell("character-taken", {"seat": int(seat), "character": CHARACTER_NAMES[action - CHOOSE]})
        for following in state.order:
            if dealt.to[following] != 0:
                state.actor = following
                return
        begin_first_decade(state)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if not CHOOSE <= action < CHOOSE + CHARACTERS:
            return OTHER_DECISION
        return "" if dealt_of(state).to[state.actor] >> (action - CHOOSE) & 1 != 0 else "TR-SETUP-28"

    def step_type(self) -> Any:
        return DealingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return write_dealt(state, cast(Dealt, frame.memory).to)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        dealt = empty_dealt()
        read_dealt(state, dealt.to, step)
        return dealt

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_dealing(state, frame, cast(Dealt, frame.memory).to)


def dealt_of(state: TrinidadState) -> Dealt:
    return cast(Dealt, state.memory)


def draw_character(state: TrinidadState, gone: i64) -> i64:
    """Draw a character that is not gone yet."""
    weights = vec[i64]([1] * CHARACTERS)
    for character in range(CHARACTERS):
        if gone >> character & 1 != 0:
            weights[character] = 0
    return state.draw(CHARACTER_DRAW, weights)


def character_names(characters: i64) -> list[str]:
    return [CHARACTER_NAMES[character] for character in range(CHARACTERS) if characters >> character & 1]


# ---- the first affiliates


def begin_first_decade(state: TrinidadState) -> None:
    """Now that everybody has a character: affiliates, the deck with its first discard, and the first decade."""
    for seat in state.order:
        deal_affiliate(state, seat)
    look_at_top(state)
    discard_top(state)  # (TR-SETUP-31)
    if state.board.automaton > 0:
        place_first_lot(state)
    start_events(state)
    state.begin(DRAWING)


def deal_affiliate(state: TrinidadState, seat: i64) -> None:
    """An affiliate of their character's colour (TR-SETUP-29, TR-SETUP-30).

    The rulebook turns up card after card until everybody has one and shuffles the others back. Which card of a colour
    comes first does not depend on the other colours, so one of each is drawn instead.
    """
    weights = vec[i64]([0] * CARDS)
    for card in range(CARDS):
        if state.board.card_colour[card] == state.players[seat].character:
            weights[card] = state.in_deck[card]
    card = state.draw(CARD_DRAW, weights)
    state.in_deck[card] = 0
    add_to_hand(state, seat, card)
    if state.sink is not None:
        state.tell("first-affiliate", {"seat": int(seat), "card": int(card) + FIRST_CARD})


# ---- written by `make fields`: empty_dealt, copy_dealt


def empty_dealt() -> Dealt:
    dealt = Dealt()
    dealt.to = vec[i64]([0] * SEATS)
    return dealt


def copy_dealt(dealt: Dealt) -> Dealt:
    copy = Dealt()
    copy.to = dealt.to[:]
    return copy
