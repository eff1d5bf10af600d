"""What the scoring of an Era gives a seat, award by award, in the order of the list."""

from typing import Final

from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.character_scores import character_points, looks_behind_screens
from cabildo.titles.trinidad.district_value import points_of_homes
from cabildo.titles.trinidad.majorities import faith_award, military_award, money_award
from cabildo.titles.trinidad.series import colour_points, series_points
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    FACE_UP,
    FROM_BANNERS,
    FROM_CHARACTER,
    FROM_COLOURS,
    FROM_FAITH,
    FROM_HOUSES,
    FROM_MILITARY,
    FROM_MONEY,
    FROM_PALACES,
    FROM_SERIES,
    HOUSE,
    PALACE,
    SOURCES,
)

# in this order (TR-SCORE-22)
AWARDS: Final = vec[i64](
    [
        FROM_MONEY,
        FROM_MILITARY,
        FROM_BANNERS,
        FROM_FAITH,
        FROM_CHARACTER,
        FROM_SERIES,
        FROM_COLOURS,
        FROM_HOUSES,
        FROM_PALACES,
    ]
)


def award(state: TrinidadState, seat: i64, source: i64, era: i64) -> i64:
    """What a seat gets from one source when this Era is scored."""
    if source == FROM_MONEY:
        return money_award(state, seat, era)
    if source == FROM_MILITARY:
        return military_award(state, seat, era)
    if source == FROM_BANNERS:
        return banner_award(state, seat, era)
    if source == FROM_FAITH:
        return faith_award(state, seat, era)
    if source == FROM_CHARACTER:
        return character_points(state, seat, era)
    if source == FROM_SERIES:
        total: i64 = 0
        for points in series_points(state, seat, era):
            total += points
        return total
    if source == FROM_COLOURS:
        return colour_points(state, seat, era)
    if source == FROM_HOUSES:
        return points_of_homes(state, seat, HOUSE)
    return points_of_homes(state, seat, PALACE) if source == FROM_PALACES else 0


def banner_award(state: TrinidadState, seat: i64, era: i64) -> i64:
    """Only banners that are face up count (TR-SCORE-06)."""
    up: i64 = 0
    for steps in state.players[seat].banners:
        if steps == FACE_UP:
            up += 1
    return state.board.numbers.banner_points[up] * era


# ---- for views, charts and bots


def points_if_scored(state: TrinidadState, seat: i64, era: i64) -> vec[i64]:
    """By source, what a seat would get if an Era were scored now."""
    points = vec[i64]([0] * SOURCES)
    for source in AWARDS:
        points[source] = award(state, seat, source, era)
    return points


def follows_from_screens(state: TrinidadState, seat: i64, source: i64) -> bool:
    """Whether an award depends on what lies behind the screens, so that no view may tell it before it is given."""
    if source == FROM_CHARACTER:
        return looks_behind_screens(state.players[seat].character)
    return source == FROM_MONEY
