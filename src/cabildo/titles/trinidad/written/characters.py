"""What is remembered while characters are chosen, auctioned or dealt: written, read, checked and shown."""

from __future__ import annotations

from typing import Any

from cabildo.engine.frames import Frame
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.rows import i64, vec
from cabildo.engine.steps import plain
from cabildo.titles.trinidad.phases import CHOOSING
from cabildo.titles.trinidad.solo.seat import people_in_order
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CHARACTER_NAMES, CHARACTERS, NOBODY
from cabildo.titles.trinidad.written.steps import BiddingStep, ChoosingStep, DealingStep

# ---- choosing


def write_disks(state: TrinidadState, disks: vec[i64]) -> ChoosingStep:
    names = [name_of(int(disk)) for disk in disks][: len(state.players)]
    return ChoosingStep(names if any(names) else [])


def read_disks(state: TrinidadState, disks: vec[i64], step: ChoosingStep) -> None:
    if len(step.disks) not in (0, len(state.players)):
        refuse("step.disks", f"must be one for each of the {len(state.players)} seats", "TR-SETUP-24")
    for seat, name in enumerate(step.disks):
        disks[seat] = NOBODY if name is None else number_of(CHARACTER_NAMES, name, f"step.disks[{seat}]", "TR-SETUP-24")


def check_choosing(state: TrinidadState, frame: Frame, disks: vec[i64]) -> None:
    if state.board.dealt:
        refuse("phase", "characters are dealt in this game", "TR-SETUP-28")
    check_beginning(state)
    check_offer(state)
    for seat in range(len(state.players)):
        if disks[seat] != NOBODY:
            if state.players[seat].character != NOBODY:
                refuse(f"step.disks[{seat}]", "this seat has a character already", "TR-SETUP-24")
            if not state.offered >> disks[seat] & 1:
                refuse(f"step.disks[{seat}]", f"{name_of(int(disks[seat]))} is not on offer", "TR-SETUP-24")
    if state.phase == CHOOSING:
        check_chooser(state, frame, disks)
    else:
        check_contests(disks)


def check_chooser(state: TrinidadState, frame: Frame, disks: vec[i64]) -> None:
    """Disks are put on characters in turn order."""
    without = [int(seat) for seat in state.order if state.players[seat].character == NOBODY]
    if frame.actor not in without:
        refuse("actor", f"seat {frame.actor} has a character already", "TR-SETUP-24")
    place = without.index(int(frame.actor))
    for number, seat in enumerate(without):
        if (disks[seat] != NOBODY) != (number < place):
            refuse("step.disks", f"seat {seat} {'must' if number < place else 'cannot'} have chosen", "TR-SETUP-24")


def check_contests(disks: vec[i64]) -> None:
    """While a character is auctioned, disks lie only where there are several."""
    for character in range(CHARACTERS):
        if sum(int(disk == character) for disk in disks) == 1:
            refuse("step.disks", f"nobody contests the {CHARACTER_NAMES[character]}", "TR-SETUP-24")


def check_offer(state: TrinidadState) -> None:
    held = [int(player.character) for player in state.players if player.character != NOBODY]
    offered = [character for character in range(CHARACTERS) if state.offered >> character & 1]
    for character in offered:
        if character in held:
            refuse("offered", f"the {CHARACTER_NAMES[character]} is a player's", "TR-SETUP-27")
    wanted = len(state.players) + int(state.board.numbers.extra_characters)
    if len(offered) + len(held) != wanted:
        refuse("offered", f"must be {wanted - len(held)} characters", "TR-SETUP-23")


def check_beginning(state: TrinidadState) -> None:
    """Nobody has an affiliate before everybody has a character; the automaton has its own first."""
    if state.board.automaton > 0 and state.players[state.board.people].character == NOBODY:
        refuse(f"players[{state.board.people}].character", "the automaton has one first", "TR-SOLO-07")
    for seat, player in enumerate(state.players):
        if len(player.hand) > 0:
            refuse(f"players[{seat}].hand", "must be empty until everybody has a character", "TR-SETUP-29")
    if any(card != NOBODY for card in state.pile_top):
        refuse("piles", "must be empty until everybody has a character", "TR-SETUP-31")


def describe_choosing(state: TrinidadState, disks: vec[i64]) -> dict[str, Any]:
    return {"disks": [name_of(int(disks[seat])) for seat in range(len(state.players))]}


# ---- the auction


def write_auction(state: TrinidadState, character: i64, bidders: i64, bid: i64) -> BiddingStep:
    return BiddingStep(CHARACTER_NAMES[character], seats_of(state, bidders), int(bid))


def read_character(name: str) -> int:
    return number_of(CHARACTER_NAMES, name, "step.character", "TR-SETUP-25")


def read_bidders(state: TrinidadState, step: BiddingStep) -> int:
    bidders = 0
    for number, seat in enumerate(step.bidders):
        if seat >= len(state.players):
            refuse(f"step.bidders[{number}]", f"there is no seat {seat}", "TR-SETUP-25")
        bidders |= 1 << seat
    return bidders


def check_auction(state: TrinidadState, frame: Frame, character: i64, bidders: i64, bid: i64) -> None:
    below: Any = frame.below
    seats = seats_of(state, bidders)
    if len(seats) < 2:
        refuse("step.bidders", "must be two seats at least", "TR-SETUP-25")
    for seat in seats:
        if below.memory.on[seat] != character:
            refuse("step.bidders", f"seat {seat} did not choose the {CHARACTER_NAMES[character]}", "TR-SETUP-25")
    number = state.board.character_number
    if any(disk != NOBODY and number[disk] < number[character] for disk in below.memory.on):
        refuse("step.character", "the lowest one that is contested is auctioned first", "TR-SETUP-25")
    if frame.actor not in seats:
        refuse("actor", f"seat {frame.actor} does not bid", "TR-SETUP-26")


def describe_auction(state: TrinidadState, frame: Frame, character: i64, bidders: i64, bid: i64) -> dict[str, Any]:
    """With the seat that made the highest bid: the last bidder before the one who is asked."""
    order = [int(seat) for seat in state.order if bidders >> seat & 1]
    leader = order[order.index(int(frame.actor)) - 1] if bid > 0 and frame.actor in order else None
    return {**plain(write_auction(state, character, bidders, bid)), "bid": int(bid), "leader": leader}


# ---- dealt characters


def write_dealt(state: TrinidadState, dealt: vec[i64]) -> DealingStep:
    return DealingStep([characters_of(int(dealt[seat])) for seat in range(len(state.players))])


def read_dealt(state: TrinidadState, dealt: vec[i64], step: DealingStep) -> None:
    if len(step.dealt) != len(state.players):
        refuse("step.dealt", f"must be one row for each of the {len(state.players)} seats", "TR-SETUP-28")
    for seat, names in enumerate(step.dealt):
        for number, name in enumerate(names):
            dealt[seat] |= 1 << number_of(CHARACTER_NAMES, name, f"step.dealt[{seat}][{number}]", "TR-SETUP-28")


def check_dealing(state: TrinidadState, frame: Frame, dealt: vec[i64]) -> None:
    if not state.board.dealt:
        refuse("phase", "characters are chosen in this game", "TR-SETUP-24")
    check_beginning(state)
    gone = sum(1 << int(player.character) for player in state.players if player.character != NOBODY)
    chooses = False
    for seat in people_in_order(state):
        chooses = chooses or seat == frame.actor
        count = len(characters_of(int(dealt[seat])))
        wanted = int(state.board.numbers.dealt_characters) if chooses else 0
        if count != wanted:
            refuse(f"step.dealt[{seat}]", f"must be {wanted} characters", "TR-SETUP-28")
        if (state.players[seat].character == NOBODY) != chooses:
            refuse(f"players[{seat}].character", "everybody keeps one in turn order", "TR-SETUP-28")
        if gone & dealt[seat]:
            refuse(f"step.dealt[{seat}]", "no character is there twice", "TR-SETUP-28")
        gone |= int(dealt[seat])


# ---- names


def name_of(character: int) -> str | None:
    return None if character == NOBODY else CHARACTER_NAMES[character]


def characters_of(characters: int) -> list[str]:
    return [name for number, name in enumerate(CHARACTER_NAMES) if characters >> number & 1]


def seats_of(state: TrinidadState, seats: i64) -> list[int]:
    return [seat for seat in range(len(state.players)) if seats >> seat & 1]
