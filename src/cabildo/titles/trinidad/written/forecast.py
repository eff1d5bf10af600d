"""What would be if the decade ended or the Era were scored now, as far as a seat may know it."""

from __future__ import annotations

from typing import Annotated, TypedDict

from cabildo.engine.naming import by_name
from cabildo.engine.told import each_of
from cabildo.titles.trinidad.awards import AWARDS, follows_from_screens, points_if_scored
from cabildo.titles.trinidad.majorities import force, most_faithful, richest, strongest
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.tension import is_double, means_war, modifier_of, space_of, steps_by_want, steps_to_war
from cabildo.titles.trinidad.terms import FACTION_NAMES, FACTIONS, SOURCE_NAMES
from cabildo.titles.trinidad.written.decades import era_under_way
from cabildo.titles.trinidad.written.names import members_of
from cabildo.titles.trinidad.written.view_names import FactionName

AWARD_NAMES = tuple(SOURCE_NAMES[source] for source in AWARDS)


class FactionView(TypedDict):
    """A faction's marker, how far it is from war, and where it would stand if the decade ended now."""

    faction: FactionName
    level: int
    space: int
    double: bool
    steps_to_war: int
    attack: int | None
    want: int  # steps that come from what is empty now
    forecast: int  # the level after them


class MajoritiesView(TypedDict):
    """Who has the most."""

    money: list[int] | None  # null: nobody knows it while there are screens
    military: list[int]
    faith: list[int]
    force: list[int]  # to compare units by, the strongest first


class ScoringView(TypedDict):
    """What a seat would get if the Era were scored now."""

    era: int
    points: int
    lines: Annotated[dict[str, int | None], each_of("award", AWARD_NAMES)]  # null: decided behind the screens


# ---- tension


def tension_view(state: TrinidadState) -> list[FactionView]:
    return [faction_view(state, faction) for faction in range(FACTIONS)]


def faction_view(state: TrinidadState, faction: int) -> FactionView:
    """What is empty now counts, not the symbols of the card that will come to lie on top."""
    board, level = state.board, int(state.tension[faction])
    want = int(steps_by_want(state, faction))
    return {
        "faction": FACTION_NAMES[faction],
        "level": level,
        "space": int(space_of(board, level)),
        "double": is_double(board, level),
        "steps_to_war": int(steps_to_war(board, level)),
        "attack": attack_at(state, faction, level),
        "want": want,
        "forecast": min(level + want, 2 * int(board.tension_spaces)),
    }


def attack_at(state: TrinidadState, faction: int, level: int) -> int | None:
    """What a faction attacks with, before walls lower it; None where its marker means no war (TR-WAR-07)."""
    if not means_war(state.board, level):
        return None
    return int(state.board.numbers.attack_value[faction] + modifier_of(state.board, level))


# ---- scoring


def majorities_view(state: TrinidadState) -> MajoritiesView:
    return {
        "money": members_of(richest(state)) if state.over or not has_screens(state) else None,
        "military": members_of(strongest(state)),
        "faith": members_of(most_faithful(state)),
        "force": [int(force(state, player)) for player in state.players],
    }


def scoring_view(state: TrinidadState, seat: int) -> ScoringView:
    """Even one's own share of what is decided behind screens depends on the others: it is told where there are none."""
    era = era_under_way(state)
    points = by_name(SOURCE_NAMES, points_if_scored(state, seat, era))
    known: dict[str, int | None] = {}
    for source in AWARDS:
        name = SOURCE_NAMES[source]
        hidden = has_screens(state) and follows_from_screens(state, seat, source)
        known[name] = None if hidden else points[name]
    return {"era": era, "points": sum(value or 0 for value in known.values()), "lines": known}


def has_screens(state: TrinidadState) -> bool:
    """Whether people hide cubes and coins from each other: who is alone sees all that the automaton has."""
    return not state.board.open_screens and state.board.people > 1
