"""What a seat, or a spectator, sees of a game of Trinidad: all but what lies behind the others' screens.

The cards that somebody looks at are for that seat alone; of the deck only the back of its top card is seen.
"""

from __future__ import annotations

from typing import Any

from cabildo.engine.frame_positions import describe_step, describe_waiting, phase_name
from cabildo.engine.naming import by_name, some
from cabildo.titles.trinidad.grids import is_open, slots_of, workers_on
from cabildo.titles.trinidad.looked import Looked
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BACK_NAMES,
    BANNER_NAMES,
    CHARACTER_NAMES,
    COUNCIL,
    CUBE_NAMES,
    FIRST_CARD,
    FIRST_STORE,
    GRID_NAMES,
    GRIDS,
    LOAD_NAMES,
    NO_CARD,
    NOBODY,
    PIECE_NAMES,
    PILES,
    PRECIOUS,
    SLOTS,
    STATUS_NAMES,
    STONE,
    UNIT_NAMES,
    WAR_MARKERS,
    WOOD,
)
from cabildo.titles.trinidad.written.board_view import board_view
from cabildo.titles.trinidad.written.city_view import city_view
from cabildo.titles.trinidad.written.decades import decade_under_way, era_under_way
from cabildo.titles.trinidad.written.forecast import majorities_view, scoring_view, tension_view
from cabildo.titles.trinidad.written.material import pile_of
from cabildo.titles.trinidad.written.names import (
    COUNCIL_NAME,
    PILE_NAMES,
    POWER_NAMES,
    card_numbers,
    members_named,
    members_of,
)
from cabildo.titles.trinidad.written.votes import vote_view


def view_of(state: TrinidadState, seat: int | None) -> dict[str, Any]:
    """Plain data, with what is printed under `board`: a client needs no rule to draw it."""
    board = state.board
    return {
        "title": state.title.name,
        "board": board_view(board),
        "over": state.over,
        "phase": None if state.over else phase_name(state),
        "actor": None if state.over else int(state.actor),
        "marker": int(state.decade),  # on the track; it moves on before the last steps of a decade
        "decade": decade_under_way(state),
        "year": int(board.year[decade_under_way(state)]),
        "era": era_under_way(state),
        "order": [int(other) for other in state.order],
        "passed": members_of(state.passed),
        "offered": members_named(CHARACTER_NAMES, state.offered),
        "city": city_view(state),
        "grids": [grid_view(state, grid) for grid in range(GRIDS)],
        "stores": stores_view(state),
        "stacks": [int(bronze) for bronze in state.stacks],
        "warehouse": by_name(CUBE_NAMES[:2], state.warehouse),
        "tension": tension_view(state),
        "peace": members_of(state.peace),
        "support": members_of(state.support),
        "vote_held": state.vote_held,
        "vote": vote_view(state, seat),
        "war_fought": state.war_fought,
        "supply": supply_view(state),
        "council_spent": int(state.council_spent),
        "deck": {
            "cards": int(sum(state.in_deck)),
            "top_back": None if state.top_back == NO_CARD else BACK_NAMES[state.top_back],
        },
        "looked": looked_view(state, seat),
        "piles": {PILE_NAMES[pile]: card_numbers(pile_of(state, pile)) for pile in piles_of(state)},
        "majorities": majorities_view(state),
        "players": [player_view(state, other, seat) for other in range(len(state.players))],
        "step": describe_step(state),
        "waiting": describe_waiting(state),
    }


def sees_behind(state: TrinidadState, viewer: int | None, seat: int) -> bool:
    """Whether cubes and coins of a seat are shown: to oneself, with open screens, or at the end (TR-COMP-12)."""
    return state.over or state.board.open_screens or viewer == seat


# ---- the common board


def grid_view(state: TrinidadState, grid: int) -> dict[str, Any]:
    colours = [int(state.grids[grid * SLOTS + slot]) - 1 for slot in range(slots_of(state, grid))]
    return {
        "grid": GRID_NAMES[grid],
        "open": is_open(state, grid),
        "completed": bool(state.completed >> grid & 1),  # in this decade: its workers come home
        "workers": [None if colour == NOBODY else colour_name(colour) for colour in colours],
        "free": int(slots_of(state, grid) - workers_on(state, grid)),
        "first": workers_on(state, grid) == 0,  # the first own worker on it gets the bonus
    }


def colour_name(colour: int) -> int | str:
    return COUNCIL_NAME if colour == COUNCIL else colour


def stores_view(state: TrinidadState) -> dict[str, Any]:
    stone, wood, precious = (int(FIRST_STORE[cube]) for cube in (STONE, WOOD, PRECIOUS))
    return {
        "stone": [int(count) for count in state.stores[stone:wood]],
        "wood": [int(count) for count in state.stores[wood:precious]],
        "precious": int(state.stores[precious]),
    }


def supply_view(state: TrinidadState) -> dict[str, Any]:
    return {
        "cubes": by_name(CUBE_NAMES, state.cubes),
        "coins": int(state.coins),
        "pieces": by_name(PIECE_NAMES, state.pieces),
        "walls": int(state.walls),
        "road_markers": int(state.road_markers),
        "faith": int(state.faith),
        "soldiers": int(state.soldiers),
        "milicianos": int(state.milicianos),
        "council_workers": int(state.council_workers),
        "peace_markers": int(state.peace_markers),
    }


def piles_of(state: TrinidadState) -> list[int]:
    """Those of the players, and the game's."""
    return [*range(len(state.players)), PILES - 1]


def looked_view(state: TrinidadState, viewer: int | None) -> dict[str, Any] | None:
    """The cards that somebody looks at: their backs were seen on top of the deck, the rest is for them alone."""
    memory = None if state.over else state.memory
    if not isinstance(memory, Looked):
        return None
    backs = sorted(int(state.board.card_back[card]) for card in memory.cards)
    return {
        "seat": int(state.actor),
        "backs": [BACK_NAMES[back] for back in backs],
        "cards": card_numbers(memory.cards) if viewer == state.actor else None,
    }


# ---- players


def player_view(state: TrinidadState, seat: int, viewer: int | None) -> dict[str, Any]:
    board, player = state.board, state.players[seat]
    shown = sees_behind(state, viewer, seat)
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
        "council_points": int(board.council_points[player.council]),  # at the end
        "war_step": int(player.war_step),
        "war_points": int(board.war_points[board.war_left + player.war_step]),  # at the end
        "units": units_view(state, seat),
        "banners": by_name(BANNER_NAMES, player.banners),
        "won_war": player.won_war,
        "used": members_named(POWER_NAMES, player.used),
        "recovered": members_named(GRID_NAMES, player.recovered),
        "dock": some(LOAD_NAMES, player.dock),
        "dock_coins": int(player.dock_coins),
        "order_workers": int(player.order_workers),
        "reactivations": int(player.reactivations),
        "scoring": None if state.over else scoring_view(state, seat),
    }


def units_view(state: TrinidadState, seat: int) -> list[dict[str, Any]]:
    """By war marker, with `none` for those that are free."""
    player = state.players[seat]
    return [
        {
            "unit": UNIT_NAMES[player.units[marker]],
            "wounds": int(player.wounds[marker]),
            "burned": int(player.burned[marker]),
            "strength": int(state.board.numbers.unit_strength[player.units[marker]] + player.burned[marker]),
        }
        for marker in range(WAR_MARKERS)
    ]
