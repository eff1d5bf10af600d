"""How many decisions of an extended war are left at most before another kind of decision comes.

Each turn of a player is followed by the turns of some attackers, and in the next one units may move and fight. All of
that asks a bounded number of questions, and then somebody has to act or pass, which lowers `decisions_left`. So a game
ends because that number, which no question of a war raises, is finite, and so is `war_left` while it stays the same.
Cards burned or used in a fight lower the former.
"""

from __future__ import annotations

from typing import Any

from cabildo.engine.frame_positions import waiting_frames
from cabildo.engine.frames import Frame
from cabildo.titles.trinidad import phases
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.extended_war.combat_area import CombatArea
from cabildo.titles.trinidad.extended_war.duel import BY_FLIGHT, NO_SIDE, PURSUIT
from cabildo.titles.trinidad.extended_war.forces import initiative_of, unit_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import MOST_ATTACKERS, NO_UNIT, NOBODY, NOWHERE, WAR_MARKERS

FIGHT_PHASES = (phases.COMBAT, phases.APPLYING, phases.SHIFTING, phases.TARGETING, phases.PURSUING)
WAR_PHASES = (phases.POSTING, phases.ATTACKERS, phases.WAR_ROUND, phases.COMMANDING, *FIGHT_PHASES)
FOUGHT = 40  # what a fight asks besides its windows, and besides cards that are used or burned
TIES = 2  # where an attacker goes, and whom it fights


def fight(board: Board) -> int:
    """With everybody's windows about walls, council value, and the end of the war."""
    return FOUGHT + 3 * int(board.players)


def skirmish(board: Board) -> int:
    """Of one turn of a player: each unit moves and fights; whoever commands those of the automaton is done."""
    return WAR_MARKERS * (1 + 1 + fight(board)) + int(board.automaton > 0)


def assault(board: Board) -> int:
    """Of the attackers between two turns: each of them acts once."""
    return MOST_ATTACKERS * (TIES + 1 + fight(board))


def battle(board: Board) -> int:
    """Behind a turn, up to the end of the next one."""
    return assault(board) + skirmish(board)


def war_left(state: TrinidadState) -> int:
    """In this turn, or before the next one."""
    if not state.board.extended_war or state.over:
        return 0
    frames = [state.top(), *waiting_frames(state)]
    left = sum(frame_left(state, frame) for frame in frames)
    if any(frame.phase in WAR_PHASES for frame in frames):
        left += len(state.players) * int(state.fresh).bit_count()
    return left


def frame_left(state: TrinidadState, frame: Frame) -> int:
    memory: Any = frame.memory
    below = frame.below
    if frame.phase == phases.TURN:
        return skirmish_left(state, int(frame.actor))
    if frame.phase == phases.POSTING:
        return postings_left(state, frame)
    if frame.phase == phases.ATTACKERS:
        behind = turns_behind(state, int(memory.place)) if below is not None else skirmish(state.board)
        return assault_left(state, memory, below is not None) + behind
    if frame.phase in (phases.WAR_ROUND, phases.COMMANDING):
        seat = int(frame.actor if frame.phase == phases.WAR_ROUND else state.board.people)
        own = 1 + skirmish_left(state, seat)
        if below is not None and below.phase == phases.SOLO_TURN:
            return own
        return own + assault(state.board) + turns_behind(state, int(state.place_of(seat)))
    if frame.phase == phases.COMBAT:
        return combat_left(memory, state.phase in (phases.COMBAT, phases.APPLYING))
    if frame.phase in (phases.SHIFTING, phases.PURSUING):
        chosen = memory.mini != NOBODY if frame.phase == phases.SHIFTING else memory.moved
        return FIGHT_ASKS[int(frame.phase)] - int(chosen)
    if frame.phase in FIGHT_ASKS:
        return FIGHT_ASKS[int(frame.phase)]
    if frame.phase == phases.WINDOW and below is not None and below.phase in WAR_PHASES:
        return len(state.players) - int(memory.place)
    return 0


AGAIN = 10  # what the fight that follows from card 77 asks
FIGHT_ASKS = {phases.APPLYING: 1, phases.SHIFTING: 2, phases.TARGETING: AGAIN + 2, phases.PURSUING: AGAIN + 3}


def combat_left(memory: Any, cards: bool) -> int:
    """Of a fight whose cards are chosen, or that waits for a miniature to move: by card 41, 70 or 77."""
    first = memory.leader == NO_SIDE
    if cards:
        return 3 * AGAIN if first else AGAIN
    if memory.course == BY_FLIGHT:
        return 3
    if memory.course == PURSUIT:
        return AGAIN + 5
    return 3 * AGAIN - 5 if first else AGAIN - 5


def skirmish_left(state: TrinidadState, seat: int) -> int:
    """Moves and fights of a seat's units in this turn."""
    area = state.area
    left = 0
    for marker in range(WAR_MARKERS):
        if area is None or area.posts[unit_of(seat, marker)] == NOWHERE:
            continue
        unit = unit_of(seat, marker)
        if area.may_act(unit):
            left += max(int(1 + area.bonus[unit] - area.steps[unit]), 0) + 1 + fight(state.board)
    return left


def postings_left(state: TrinidadState, frame: Frame) -> int:
    """Units that look for a post; behind those of a set-up there may be the rounds of a last war."""
    memory: Any = frame.memory
    if memory.result != phases.POSTED:
        return 1 + battle(state.board)
    place = int(state.place_of(memory.seat))
    left = sum(state.players[memory.seat].units[marker] != NO_UNIT for marker in range(int(memory.marker), WAR_MARKERS))
    left += WAR_MARKERS * (len(state.order) - 1 - place)
    rounds = int(state.board.numbers.war_rounds) if state.bottom().phase == phases.END_OF_DECADE else 0
    return int(left) + rounds * len(state.order) * (1 + battle(state.board))


def turns_behind(state: TrinidadState, place: int) -> int:
    """The turns that come behind this place of the order in a war of the last decade."""
    area = state.area
    if area is None:
        return 0
    rounds = int(state.board.numbers.war_rounds - area.round)
    return (rounds * len(state.order) + len(state.order) - 1 - place) * (1 + battle(state.board))


def assault_left(state: TrinidadState, memory: Any, last_war: bool) -> int:
    """The attackers that act before the next player, and what the acting one still asks."""
    area = state.area
    if area is None:
        return 0
    each = TIES + 1 + fight(state.board)
    left = each * (MOST_ATTACKERS - len(area.cards))  # those that a card may still add
    left += each * attackers_to_come(state, area, memory, last_war)
    if memory.acting:
        left += (0 if memory.moved else 1) + 1 + (fight(state.board) if state.phase == phases.ATTACKERS else 0)
    return left


def attackers_to_come(state: TrinidadState, area: CombatArea, memory: Any, last_war: bool) -> int:
    """All that act behind the acting one, place by place, up to that of the next player."""
    places = len(state.order)
    place, count, before = int(memory.place), 0, rank(state, area, int(memory.attacker))
    while True:
        for attacker in range(len(area.cards)):
            due = min(int(initiative_of(state, area, attacker)), places) == place + 1
            count += area.stands(attacker) and due and rank(state, area, attacker) > before
        place, before = (place + 1) % places, -1
        if last_war or not state.passed >> state.order[place] & 1 or place == memory.place:
            return count


def rank(state: TrinidadState, area: CombatArea, attacker: int) -> int:
    return -1 if attacker == NOBODY else int(initiative_of(state, area, attacker)) * MOST_ATTACKERS + attacker
