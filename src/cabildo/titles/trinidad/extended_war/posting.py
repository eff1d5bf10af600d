"""Defenders take their posts: Milicianos where their owner has a building, Soldiers where there are Barracks."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import ONE, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.replacing import changed
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DISTRICT
from cabildo.titles.trinidad.extended_war.combat_area import CombatArea
from cabildo.titles.trinidad.extended_war.forces import area_of, is_at_war, is_home_to, unit_of
from cabildo.titles.trinidad.phases import (
    ACTIVATING,
    DRAWING,
    END_OF_DECADE,
    FREE_DONE,
    MAIN_DONE,
    POSTED,
    POSTING,
    SOLO_TURN,
    TURN,
)
from cabildo.titles.trinidad.solo.seat import player_of, seat_meant
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BARRACKS,
    DISTRICT_NAMES,
    DISTRICTS,
    MILICIANO,
    NO_UNIT,
    NOWHERE,
    SOLDIER,
    UNIT_NAMES,
    WAR_MARKERS,
)
from cabildo.titles.trinidad.written.steps import PostingStep, spelled_out


@final
@mypyc_attr(free_list_len=1)
class Post(Memory):
    """The unit that looks for its post."""

    seat: i64  # the actor's, or the automaton's
    marker: i64
    result: i64  # for the phase beneath

    def copy(self) -> Memory:
        return copy_post(self)


# ---- when


def post_all(state: TrinidadState) -> bool:
    """Let all units take their posts, seat after seat in the order (TR-XWAR-22); tell whether anybody is asked.

    Then the phase on top is resumed with POSTED.
    """
    for seat in state.order:
        muster_recruit(state, seat)
    place: i64 = 0
    while place < len(state.order):
        marker = next_marker(state, state.order[place], 0)
        if marker != NOWHERE:
            seat = state.order[place]
            state.ask(POSTING, player_of(state, seat), make_post(seat, marker, POSTED))
            return True
        place += 1
    return False


def post_new(state: TrinidadState, seat: i64, marker: i64, result: i64) -> bool:
    """Let a unit that was gained during a war take its post; tell whether that is asked (TR-XWAR-24)."""
    if not is_at_war(state) or posts_for(state, seat, marker) == 0:
        return False
    state.ask(POSTING, player_of(state, seat), make_post(seat, marker, result))
    return True


def post_promoted(state: TrinidadState, seat: i64, marker: i64, result: i64) -> bool:
    """The same for a Soldier made of a Miliciano who stood beside the board; who has a post stays there (TR-XWAR-24).

    Soldiers can be gained in no other way.
    """
    if state.players[seat].units[marker] != SOLDIER or not is_at_war(state):
        return False
    if area_of(state).posts[unit_of(seat, marker)] != NOWHERE:
        return False
    return post_new(state, seat, marker, result)


def muster_recruit(state: TrinidadState, seat: i64) -> i64:
    """Set the worker of card 59 on a free war marker as a Miliciano; that marker, or NOWHERE (TR-AFF-59).

    It needs one in an extended war, since it stands in the Combat Area; without one it stays on its card.
    """
    area = area_of(state)
    player = state.players[seat]
    if player.recruit_fights:
        for marker in range(WAR_MARKERS):
            if player.units[marker] == NO_UNIT:
                player.units = changed(player.units, marker, MILICIANO)
                area.volunteers |= ONE << unit_of(seat, marker)
                area.recruits |= ONE << unit_of(seat, marker)
                return marker
    return NOWHERE


def next_marker(state: TrinidadState, seat: i64, marker: i64) -> i64:
    """The next war marker of a seat, from this one on, whose unit has somewhere to stand, or NOWHERE."""
    while marker < WAR_MARKERS:
        if state.players[seat].units[marker] != NO_UNIT and posts_for(state, seat, marker) != 0:
            return marker
        marker += 1
    return NOWHERE


# ---- where


def posts_for(state: TrinidadState, seat: i64, marker: i64) -> i64:
    """The districts where a unit may be placed, a set (TR-XWAR-22, TR-XWAR-23)."""
    found: i64 = 0
    soldier = state.players[seat].units[marker] >= SOLDIER
    board = state.board
    if soldier and state.city.fort:
        return (ONE << DISTRICTS) - 1
    for space in range(board.spaces):
        fits = state.city.building(space) == BARRACKS if soldier else state.city.owner(space) == seat
        if fits and board.district[space] != NOWHERE:
            found |= ONE << board.district[space]
    return found


def take_post(state: TrinidadState, area: CombatArea, seat: i64, marker: i64, district: i64) -> None:
    """Set a unit into a district, and count it for those who are paid by units (TR-AFF-57)."""
    unit = state.players[seat].units[marker]
    area.posts[unit_of(seat, marker)] = district
    if unit >= SOLDIER:
        area.soldiers += 1
    else:
        area.milicianos += 1
    if state.sink is not None:
        state.tell(
            "unit-posted",
            {
                "seat": int(seat),
                "unit": UNIT_NAMES[unit],
                "marker": int(marker) + 1,
                "district": DISTRICT_NAMES[district],
            },
        )


@final
class Posting(Phase[TrinidadState]):
    """In which district a unit stands."""

    def name(self) -> str:
        return "posting"

    def options(self, state: TrinidadState) -> vec[i64]:
        post = cast(Post, state.memory)
        found = posts_for(state, post.seat, post.marker)
        legal = vec[i64](capacity=DISTRICTS)
        for district in range(DISTRICTS):
            if found >> district & 1:
                legal = append(legal, DISTRICT + district)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        post = cast(Post, state.memory)
        seat = post.seat
        take_post(state, area_of(state), seat, post.marker, action - DISTRICT)
        if post.result != POSTED:
            state.done(post.result)
            return
        marker = next_marker(state, seat, post.marker + 1)
        place = state.place_of(seat)
        while marker == NOWHERE and place + 1 < len(state.order):
            place += 1
            marker = next_marker(state, state.order[place], 0)
        if marker == NOWHERE:
            state.done(POSTED)
            return
        post.seat = state.order[place]
        post.marker = marker
        state.actor = player_of(state, post.seat)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if not DISTRICT <= action < DISTRICT + DISTRICTS:
            return OTHER_DECISION
        district = action - DISTRICT
        post = cast(Post, state.memory)
        if state.players[post.seat].units[post.marker] < SOLDIER:
            return "" if is_home_to(state, post.seat, district) else "TR-XWAR-22"
        return "" if state.city.fort or has_barracks(state, district) else "TR-XWAR-23"

    def expected(self, state: TrinidadState) -> list[int]:
        return [DISTRICT + district for district in range(DISTRICTS)]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([DRAWING, TURN, ACTIVATING, END_OF_DECADE, SOLO_TURN])

    def step_type(self) -> Any:
        return PostingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        post = cast(Post, frame.memory)
        return PostingStep(marker=int(post.marker) + 1, result=int(post.result), automaton=post.seat != frame.actor)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        seat = seat_meant(state, actor, step.automaton)
        if state.players[seat].units[step.marker - 1] == NO_UNIT:
            refuse("step.marker", "has no unit", "TR-XWAR-22")
        return make_post(seat, step.marker - 1, step.result)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        post = cast(Post, frame.memory)
        area = state.area
        below = frame.below
        assert below is not None
        if area is None or not area.is_fought():
            refuse("war", "there is none", "TR-XWAR-05")
        if area.posts[unit_of(post.seat, post.marker)] != NOWHERE:
            refuse("step.marker", "stands somewhere already", "TR-XWAR-22")
        if posts_for(state, post.seat, post.marker) == 0:
            refuse("step.marker", "has nowhere to stand", "TR-XWAR-22")
        if frame.actor != player_of(state, post.seat):
            refuse("actor", "the first person in the order decides for the automaton", "TR-XWAR-66")
        if not fits_below(below.phase, post.result):
            refuse("step.result", "is not what waits to be told", "TR-FLOW-03")
        if (post.seat == state.board.people) != (below.phase == SOLO_TURN) and post.result != POSTED:
            refuse("step.automaton", "it is the turn of another", "TR-FLOW-05")
        if below.phase in (TURN, ACTIVATING) and below.actor != frame.actor:
            refuse("actor", "it is the turn of another", "TR-FLOW-05")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        post = cast(Post, frame.memory)
        unit = UNIT_NAMES[state.players[post.seat].units[post.marker]]
        return spelled_out(self.write(state, frame)) | {"unit": unit}


def fits_below(phase: i64, result: i64) -> bool:
    """Whether a phase that waits for a post is told this."""
    if phase == TURN:
        return result in (FREE_DONE, MAIN_DONE)
    return result == (FREE_DONE if phase in (SOLO_TURN, ACTIVATING) else POSTED)


def has_barracks(state: TrinidadState, district: i64) -> bool:
    return any(
        state.board.district[space] == district and state.city.building(space) == BARRACKS
        for space in range(state.board.spaces)
    )


# ---- written by `make fields`: make_post, copy_post


def make_post(seat: i64, marker: i64, result: i64) -> Post:
    post = Post()
    post.seat = seat
    post.marker = marker
    post.result = result
    return post


def copy_post(post: Post) -> Post:
    copy = Post()
    copy.seat = post.seat
    copy.marker = post.marker
    copy.result = post.result
    return copy
