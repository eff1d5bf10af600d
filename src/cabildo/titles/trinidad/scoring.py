"""The scoring of an Era: all awards in their order, then whoever has VP status raises one of theirs."""

from __future__ import annotations

from typing import Annotated, Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import ONE, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.engine.state import EVERYBODY
from cabildo.titles.trinidad.actions import BOOST_AWARD, BOOST_SERIES, DONE
from cabildo.titles.trinidad.awards import AWARDS, award, follows_from_screens
from cabildo.titles.trinidad.character_scores import character_points
from cabildo.titles.trinidad.district_value import homes_points
from cabildo.titles.trinidad.majorities import share
from cabildo.titles.trinidad.phases import END_OF_DECADE, SCORING
from cabildo.titles.trinidad.series import series_points
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CARPENTER,
    CHARACTERS,
    DISTRICTS,
    FROM_BANNERS,
    FROM_CHARACTER,
    FROM_COLOURS,
    FROM_FAITH,
    FROM_MILITARY,
    FROM_MONEY,
    NOBODY,
    NOWHERE,
    SEATS,
    STONEMASON,
)
from cabildo.titles.trinidad.vp_status import bonus_for, boost, may_boost
from cabildo.titles.trinidad.written.steps import ScoringStep

# what `boost` can name as a whole, in the order of `notation.AWARD_NAMES`
WHOLE_AWARDS: Final = vec[i64]([FROM_MONEY, FROM_MILITARY, FROM_BANNERS, FROM_FAITH, FROM_CHARACTER, FROM_COLOURS])


def begin_scoring(state: TrinidadState) -> bool:
    """Give every award, then ask who may raise one; tell whether anybody is asked (TR-SCORE-01, TR-SCORE-22)."""
    era = scored_era(state)
    if not state.board.open_screens:
        state.learned = EVERYBODY  # who has the most, of what nobody saw
    if state.sink is not None:
        state.tell("era-scored", {"era": int(era)})
    given = empty_given()
    for source in AWARDS:
        for seat in state.order:
            points = award(state, seat, source, era)
            state.score(seat, source, points)
            if source == FROM_MONEY:
                given.money[seat] = points
            elif source == FROM_CHARACTER:
                given.character[seat] = points
    if state.board.automaton > 0:
        raise_best_award(state, given, state.board.people)
    seat = next_to_raise(state, given, 0)
    if seat == NOBODY:
        end_era(state)
        return False
    state.ask(SCORING, seat, given)
    return True


def scored_era(state: TrinidadState) -> i64:
    """The Era of the decade that has just ended: its marker has moved on already (TR-END-11)."""
    return state.board.era[state.decade - 1]


def end_era(state: TrinidadState) -> None:
    """Forget the wars of the Era, and what cards have changed for its scoring."""
    state.war_fought = False
    state.garrisoned = 0
    state.reversed = 0
    state.adopted = vec[i64]([NOWHERE] * DISTRICTS)
    for player in state.players:
        player.won_war = False
        player.walled_homes = 0
        player.paved_homes = 0
        if len(player.guests) > 0:
            player.guests = vec[i64]()
        if len(player.recoloured) > 0:
            player.recoloured = vec[i64]()


# ---- raising one award


@final
@mypyc_attr(free_list_len=1)
class Given(Memory):
    """Awards that depend on what lies behind the screens: once they are given everybody knows them."""

    money: Annotated[vec[i64], SEATS]  # by seat
    character: Annotated[vec[i64], SEATS]

    def copy(self) -> Memory:
        return self  # it never changes once the awards are given


def next_to_raise(state: TrinidadState, given: Given, place: i64) -> i64:
    """The next seat in the order, from this place on, that can raise an award, or NOBODY."""
    while place < len(state.order):
        seat = state.order[place]
        if seat < state.board.people and len(raises(state, given, seat)) > 0:
            return seat
        place += 1
    return NOBODY


def raises(state: TrinidadState, given: Given, seat: i64) -> vec[i64]:
    """The single awards that a seat can raise by VP status, as actions (TR-STATUS-10)."""
    found = vec[i64]()
    if not may_boost(state, seat):
        return found
    for kind in range(len(WHOLE_AWARDS)):
        if bonus_for(state, seat, whole_award(state, given, seat, WHOLE_AWARDS[kind])) > 0:
            found = append(found, BOOST_AWARD + kind)
    series = series_points(state, seat, scored_era(state))
    for colour in range(CHARACTERS):
        if bonus_for(state, seat, series[colour]) > 0:
            found = append(found, BOOST_SERIES + colour)
    homes = homes_points(state, seat)
    for space in range(state.board.spaces):
        if bonus_for(state, seat, homes[space]) > 0:
            found = append(found, state.board.boost_home + space)
    return found


def raise_best_award(state: TrinidadState, given: Given, seat: i64) -> None:
    """Let the automaton raise the award by which it gains most."""
    best: i64 = 0
    for action in raises(state, given, seat):
        best = max(best, points_to_raise(state, given, seat, action))
    if best > 0:
        boost(state, seat, best)


def points_to_raise(state: TrinidadState, given: Given, seat: i64, action: i64) -> i64:
    """What the award gave that an action raises; 0 where the seat got none of it."""
    if BOOST_AWARD <= action < BOOST_AWARD + len(WHOLE_AWARDS):
        return whole_award(state, given, seat, WHOLE_AWARDS[action - BOOST_AWARD])
    if BOOST_SERIES <= action < BOOST_SERIES + CHARACTERS:
        return series_points(state, seat, scored_era(state))[action - BOOST_SERIES]
    return homes_points(state, seat)[action - state.board.boost_home]


def whole_award(state: TrinidadState, given: Given, seat: i64, source: i64) -> i64:
    """An award that is raised as a whole; what lay behind the screens is not looked at again."""
    if source == FROM_MONEY:
        return given.money[seat]
    if source == FROM_CHARACTER:
        return given.character[seat]
    return award(state, seat, source, scored_era(state))


@final
class Scoring(Phase[TrinidadState]):
    """Which single award is worth more by VP status; never asked where that would add nothing."""

    def name(self) -> str:
        return "scoring"

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64]([DONE])
        for action in raises(state, cast(Given, state.memory), state.actor):
            legal = append(legal, action)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        given = cast(Given, state.memory)
        if action != DONE:
            boost(state, state.actor, points_to_raise(state, given, state.actor, action))
        seat = next_to_raise(state, given, state.place_of(state.actor) + 1)
        if seat == NOBODY:
            end_era(state)
            state.done()
        else:
            state.actor = seat

    def explain(self, state: TrinidadState, action: i64) -> str:
        if action == DONE:
            return ""
        board = state.board
        at_home = board.boost_home <= action < board.boost_home + board.spaces
        of_series = BOOST_SERIES <= action < BOOST_SERIES + CHARACTERS
        if not (at_home or of_series or BOOST_AWARD <= action < BOOST_AWARD + len(WHOLE_AWARDS)):
            return OTHER_DECISION
        if at_home and state.city.owner(action - board.boost_home) != state.actor:
            return "TR-STATUS-10"
        points = points_to_raise(state, cast(Given, state.memory), state.actor, action)
        return "" if bonus_for(state, state.actor, points) > 0 else "TR-STATUS-09"

    def expected(self, state: TrinidadState) -> list[int]:
        return [BOOST_AWARD + kind for kind in range(len(WHOLE_AWARDS))]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([END_OF_DECADE])

    # ---- written down

    def step_type(self) -> Any:
        return ScoringStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        given = cast(Given, frame.memory)
        seats = range(len(state.players))
        return ScoringStep(
            money=[int(given.money[seat]) for seat in seats], character=[int(given.character[seat]) for seat in seats]
        )

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        given = empty_given()
        read_points(given.money, step.money, len(state.players), "step.money")
        read_points(given.character, step.character, len(state.players), "step.character")
        return given

    def check(self, state: TrinidadState, frame: Frame) -> None:
        given = cast(Given, frame.memory)
        if state.decade < 2 or state.board.scored[state.decade - 1] == 0:
            refuse("decade", "no Era ended with the decade before", "TR-SCORE-01")
        era = scored_era(state)
        richest: i64 = 0
        for seat in range(len(state.players)):
            if given.money[seat] != 0:
                richest |= ONE << seat
        for seat in range(len(state.players)):
            if given.money[seat] != share(state, richest, seat, era):
                refuse("step.money", "must be one award, or equal shares of it", "TR-SCORE-02")
            if not can_have_given(state, seat, given.character[seat], era):
                refuse("step.character", f"seat {seat} has no such award", "TR-SCORE-08")
        if len(raises(state, given, frame.actor)) == 0:
            refuse("actor", "can raise nothing here", "TR-STATUS-09")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        """The awards that the screens hid before, and what each raise would bring besides."""
        given = cast(Given, frame.memory)
        bonuses: dict[str, int] = {}
        for action in raises(state, given, frame.actor):
            points = points_to_raise(state, given, frame.actor, action)
            bonuses[state.vocabulary.notation(action)] = int(bonus_for(state, frame.actor, points))
        seats = range(len(state.players))
        return {
            "money": [int(given.money[seat]) for seat in seats],
            "character": [int(given.character[seat]) for seat in seats],
            "bonuses": bonuses,
        }


def read_points(row: vec[i64], points: Any, players: i64, field: str) -> None:
    """Fill a row by seat from what a position says."""
    if len(points) != players:
        refuse(field, "must name the points of every seat", "TR-SCORE-22")
    for seat in range(players):
        row[seat] = points[seat]


def can_have_given(state: TrinidadState, seat: i64, points: i64, era: i64) -> bool:
    """Whether a seat's character can have given so much: cubes may be hidden since, all else lies open."""
    if not follows_from_screens(state, seat, FROM_CHARACTER):
        return points == character_points(state, seat, era)
    numbers = state.board.numbers
    value = points // era
    if points % era != 0:
        return False
    if state.players[seat].character in (CARPENTER, STONEMASON):
        return value in (0, numbers.most_cubes, numbers.most_cubes_alone)
    return value == 0 or numbers.most_cubes <= value <= numbers.most_rare_limit


# ---- written by `make fields`: empty_given


def empty_given() -> Given:
    given = Given()
    given.money = vec[i64]([0] * SEATS)
    given.character = vec[i64]([0] * SEATS)
    return given
