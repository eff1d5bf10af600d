"""Characters: offered openly and chosen seat by seat; what several want is auctioned, and who loses chooses again."""

from __future__ import annotations

from typing import Annotated, Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.phase import ONE, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import CHOOSE
from cabildo.titles.trinidad.auction import begin_auction
from cabildo.titles.trinidad.dealing import begin_first_decade, character_names, draw_character
from cabildo.titles.trinidad.phases import CHOOSING
from cabildo.titles.trinidad.solo.seat import first_person
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CHARACTER_NAMES, CHARACTERS, NOBODY, SEATS
from cabildo.titles.trinidad.written.characters import (
    check_choosing,
    describe_choosing,
    read_disks,
    write_disks,
)
from cabildo.titles.trinidad.written.steps import ChoosingStep


@final
@mypyc_attr(free_list_len=1)
class Disks(Memory):
    """Which character each seat has put a disk on in this round of choices."""

    on: Annotated[vec[i64], SEATS, NOBODY]  # by seat: the character

    def copy(self) -> Memory:
        return copy_disks(self)


@final
class Choosing(Phase[TrinidadState]):
    """In turn order everybody without a character puts a disk on one that is offered (TR-SETUP-23 to 27)."""

    def name(self) -> str:
        return "choosing"

    def begin(self, state: TrinidadState) -> None:
        offer_characters(state)
        state.enter(CHOOSING, empty_disks())
        state.actor = first_person(state)

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64](capacity=CHARACTERS)
        for character in range(CHARACTERS):
            if state.offered >> character & 1 != 0:
                legal = append(legal, CHOOSE + character)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        disks = disks_of(state)
        disks.on[state.actor] = action - CHOOSE
        tell_of(state, "character-chosen", state.actor, action - CHOOSE)
        following = next_to_choose(state, disks)
        if following != NOBODY:
            state.actor = following
        else:
            hand_over_uncontested(state, disks)
            go_on(state, disks)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """An auction is over: `result` is the seat that won it, and the others take their disks back."""
        disks = disks_of(state)
        character = disks.on[result]
        for seat in range(len(state.players)):
            if disks.on[seat] == character:
                disks.on[seat] = NOBODY
        hand_over(state, result, character)
        go_on(state, disks)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if not CHOOSE <= action < CHOOSE + CHARACTERS:
            return OTHER_DECISION
        for player in state.players:
            if player.character == action - CHOOSE:
                return "TR-SETUP-27"
        return "" if state.offered >> (action - CHOOSE) & 1 != 0 else "TR-SETUP-23"

    def expected(self, state: TrinidadState) -> list[int]:
        return [CHOOSE + character for character in range(CHARACTERS)]

    def step_type(self) -> Any:
        return ChoosingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return write_disks(state, cast(Disks, frame.memory).on)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        disks = empty_disks()
        read_disks(state, disks.on, step)
        return disks

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_choosing(state, frame, cast(Disks, frame.memory).on)

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return describe_choosing(state, cast(Disks, frame.memory).on)


def disks_of(state: TrinidadState) -> Disks:
    return cast(Disks, state.memory)


def offer_characters(state: TrinidadState) -> None:
    """Turn up one character a player and three more (TR-SETUP-23)."""
    taken: i64 = 0
    if state.board.automaton > 0:  # who has one already
        taken = ONE << state.players[state.board.people].character
    for _place in range(state.board.people + state.board.numbers.extra_characters):
        state.offered |= ONE << draw_character(state, state.offered | taken)
    if state.sink is not None:
        state.tell("characters-offered", {"characters": character_names(state.offered)})


def next_to_choose(state: TrinidadState, disks: Disks) -> i64:
    """The first in the order who has neither a character nor a disk on one, or NOBODY."""
    for seat in state.order:
        if state.players[seat].character == NOBODY and disks.on[seat] == NOBODY:
            return seat
    return NOBODY


def hand_over_uncontested(state: TrinidadState, disks: Disks) -> None:
    """A character with a single disk costs nothing (TR-SETUP-24)."""
    for character in range(CHARACTERS):
        seat = only_seat_on(state, disks, character)
        if seat != NOBODY:
            disks.on[seat] = NOBODY
            hand_over(state, seat, character)


def only_seat_on(state: TrinidadState, disks: Disks, character: i64) -> i64:
    """The seat that alone has its disk on a character, or NOBODY."""
    found: i64 = NOBODY
    for seat in range(len(state.players)):
        if disks.on[seat] == character:
            if found != NOBODY:
                return NOBODY
            found = seat
    return found


def hand_over(state: TrinidadState, seat: i64, character: i64) -> None:
    state.players[seat].character = character
    state.offered &= ~(ONE << character)
    tell_of(state, "character-taken", seat, character)


def go_on(state: TrinidadState, disks: Disks) -> None:
    """The auction for the lowest character that is contested, else the next choices, else the first decade."""
    contested = first_contested(state, disks)
    if contested != NOBODY:
        bidders: i64 = 0
        for seat in range(len(state.players)):
            if disks.on[seat] == contested:
                bidders |= ONE << seat
        begin_auction(state, contested, bidders)
        return
    following = next_to_choose(state, disks)
    if following != NOBODY:  # (TR-SETUP-27)
        state.actor = following
    else:
        state.offered = 0
        begin_first_decade(state)


def first_contested(state: TrinidadState, disks: Disks) -> i64:
    """The character with the lowest number of those with disks, or NOBODY (TR-SETUP-25)."""
    number = state.board.character_number
    found: i64 = NOBODY
    for seat in range(len(state.players)):
        character = disks.on[seat]
        if character != NOBODY and (found == NOBODY or number[character] < number[found]):
            found = character
    return found


def tell_of(state: TrinidadState, event: str, seat: i64, character: i64) -> None:
    if state.sink is not None:
        state.tell(event, {"seat": int(seat), "character": CHARACTER_NAMES[character]})


# ---- written by `make fields`: empty_disks, copy_disks


def empty_disks() -> Disks:
    disks = Disks()
    disks.on = vec[i64]([NOBODY] * SEATS)
    return disks


def copy_disks(disks: Disks) -> Disks:
    copy = Disks()
    copy.on = disks.on[:]
    return copy
