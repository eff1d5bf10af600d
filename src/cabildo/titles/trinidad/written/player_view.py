"""A player's holdings as a seat, or a spectator, sees them: what lies behind a screen only its owner does."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from msgspec import to_builtins

from cabildo.engine.naming import by_name, some
from cabildo.engine.told import each_of, one_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BANNER_NAMES,
    CHARACTER_NAMES,
    CUBE_NAMES,
    FIRST_CARD,
    GRID_NAMES,
    LOAD_NAMES,
    NOBODY,
    STATUS_NAMES,
    UNIT_NAMES,
    WAR_MARKERS,
)
from cabildo.titles.trinidad.written.forecast import ScoringView, scoring_view
from cabildo.titles.trinidad.written.names import POWER_NAMES, members_named
from cabildo.titles.trinidad.written.scoring_cards import HOMES_NAMES, player_cards
from cabildo.titles.trinidad.written.view_names import (
    ByBasicCube,
    ByCube,
    CharacterName,
    DistrictName,
    GridName,
    UnitName,
)
from cabildo.titles.trinidad.written.war_view import UnitInWarView, unit_in_war

HomesName = Annotated[str, one_of("homes name", HOMES_NAMES)]


class CardView(TypedDict):
    """An affiliate in somebody's hand."""

    card: int
    colour: CharacterName
    rotated: bool


class UnitView(UnitInWarView):
    """A war marker of a player; the unit is `none` where it is free."""

    unit: UnitName
    wounds: int
    burned: int
    strength: int


class GuestsView(TypedDict):
    """Houses of another player that count as one's own too."""

    owner: int
    district: DistrictName
    houses: int


class RecolouredView(TypedDict):
    """A card that counts as another colour."""

    colour: CharacterName
    card: NotRequired[int]  # left out: the Character


class PlayerView(TypedDict):
    """A player's holdings."""

    seat: int
    score: int
    passed: bool
    cubes: ByCube | None  # null: behind the screen
    coins: int | None
    borrowed: ByBasicCube
    workers: int
    spent: int
    on_grids: int
    helpers: int
    faith: int
    character: CharacterName | None
    character_used: bool
    hand: list[CardView]
    lots: int
    houses: int
    palace_markers: int
    status: Annotated[dict[str, int], each_of("status", STATUS_NAMES)]
    status_markers: int
    council: int
    council_points: int  # at the end
    war_step: int
    war_points: int  # at the end
    units: list[UnitView]  # by war marker
    banners: Annotated[dict[str, int], each_of("banner", BANNER_NAMES)]
    won_war: bool
    recruit: int  # the decade after which a worker comes home that fights as a Miliciano (card 59), or 0
    recruit_fights: bool
    walled_homes: list[HomesName]
    paved_homes: list[HomesName]
    guests: list[GuestsView]
    recoloured: list[RecolouredView]
    pact_used: bool
    pledged: GridName | None  # the grid on which a pact demands a worker
    used: list[Annotated[str, one_of("power", POWER_NAMES)]]
    recovered: list[GridName]
    dock: Annotated[dict[str, int], one_of("load", LOAD_NAMES)]
    dock_coins: int
    order_workers: int
    reactivations: int
    scoring: ScoringView | None


def sees_behind(state: TrinidadState, viewer: int | None, seat: int) -> bool:
    """Whether cubes and coins of a seat are shown: to oneself, with open screens, or at the end (TR-COMP-12).

    Nobody sits behind a screen of the automaton, and people move its pieces.
    """
    return state.over or state.board.open_screens or viewer == seat or seat >= state.board.people


def own_player_view(state: TrinidadState, seat: int, all_see: PlayerView) -> PlayerView:
    """The holdings of a seat as it sees them itself."""
    player = state.players[seat]
    return {**all_see, "cubes": by_name(CUBE_NAMES, player.cubes), "coins": int(player.coins)}


def player_view(state: TrinidadState, seat: int) -> PlayerView:
    """The holdings of a seat as all see them."""
    board, player = state.board, state.players[seat]
    changed = player_cards(state, seat)
    shown = sees_behind(state, None, seat)
    return {
        "seat": seat,
        "score": int(player.score),
        "passed": bool(state.passed >> seat & 1),
        "cubes": by_name(CUBE_NAMES, player.cubes) if shown else None,
        "coins": int(player.coins) if shown else None,
        "borrowed": by_name(CUBE_NAMES[:2], player.borrowed),
        "workers": int(player.workers),
        "spent": int(player.spent),
        "on_grids": sum(disc == seat + 1 for disc in state.grids),
        "helpers": int(player.helpers),
        "faith": int(player.faith),
        "character": None if player.character == NOBODY else CHARACTER_NAMES[player.character],
        "character_used": player.character_used,
        "hand": [
            {
                "card": int(card) + FIRST_CARD,
                "colour": CHARACTER_NAMES[board.card_colour[card]],
                "rotated": state.rotated[card] != 0,
            }
            for card in player.hand
        ],
        "lots": int(player.lots),
        "houses": int(player.houses),
        "palace_markers": int(player.palace_markers),
        "status": by_name(STATUS_NAMES, player.status),
        "status_markers": int(player.status_markers),
        "council": int(player.council),
        "council_points": int(board.council_points[player.council]),
        "war_step": int(player.war_step),
        "war_points": int(board.war_points[board.war_left + player.war_step]),
        "units": units_view(state, seat),
        "banners": by_name(BANNER_NAMES, player.banners),
        "won_war": player.won_war,
        "recruit": int(player.recruit),
        "recruit_fights": player.recruit_fights,
        "walled_homes": changed["walled_homes"],
        "paved_homes": changed["paved_homes"],
        "guests": to_builtins(changed["guests"]),
        "recoloured": to_builtins(changed["recoloured"]),
        "pact_used": player.pact_used,
        "pledged": None if state.pledged[seat] == NOBODY else GRID_NAMES[state.pledged[seat]],
        "used": members_named(POWER_NAMES, player.used),
        "recovered": members_named(GRID_NAMES, player.recovered),
        "dock": some(LOAD_NAMES, player.dock),
        "dock_coins": int(player.dock_coins),
        "order_workers": int(player.order_workers),
        "reactivations": int(player.reactivations),
        "scoring": None if state.over else scoring_view(state, seat),
    }


def units_view(state: TrinidadState, seat: int) -> list[UnitView]:
    """By war marker."""
    player = state.players[seat]
    units: list[UnitView] = [
        {
            "unit": UNIT_NAMES[player.units[marker]],
            "wounds": int(player.wounds[marker]),
            "burned": int(player.burned[marker]),
            "strength": int(state.board.numbers.unit_strength[player.units[marker]] + player.burned[marker]),
        }
        for marker in range(WAR_MARKERS)
    ]
    if state.board.extended_war:
        return [{**unit, **unit_in_war(state, seat, marker)} for marker, unit in enumerate(units)]
    return units
