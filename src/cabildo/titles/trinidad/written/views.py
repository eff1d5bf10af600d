"""What a seat, or a spectator, sees of a game of Trinidad: all but what lies behind the others' screens.

The cards that somebody looks at are for that seat alone; of the deck only the back of its top card is seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal, TypedDict, cast

import msgspec

from cabildo.engine.frame_positions import (
    PhaseInView,
    WaitingView,
    describe_step,
    describe_waiting,
    phase_name,
    waiting_frames,
)
from cabildo.engine.naming import by_name
from cabildo.engine.told import one_of
from cabildo.titles.trinidad.affiliates.moments import MOMENT_NAMES
from cabildo.titles.trinidad.grids import is_open, slots_of, workers_on
from cabildo.titles.trinidad.looked import Looked
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BACK_NAMES,
    CHARACTER_NAMES,
    COUNCIL,
    CUBE_NAMES,
    DISTRICT_NAMES,
    FIRST_STORE,
    GRID_NAMES,
    GRIDS,
    NO_CARD,
    NOBODY,
    PIECE_NAMES,
    PILES,
    PRECIOUS,
    SLOTS,
    STONE,
    WOOD,
)
from cabildo.titles.trinidad.written.board_view import BoardView, board_view
from cabildo.titles.trinidad.written.city_view import CityView, city_view
from cabildo.titles.trinidad.written.decades import decade_under_way, era_under_way
from cabildo.titles.trinidad.written.events import EventsView, events_view
from cabildo.titles.trinidad.written.forecast import FactionView, MajoritiesView, majorities_view, tension_view
from cabildo.titles.trinidad.written.material import pile_of
from cabildo.titles.trinidad.written.names import (
    COUNCIL_NAME,
    PILE_NAMES,
    card_numbers,
    members_named,
    members_of,
)
from cabildo.titles.trinidad.written.news import NewsView, news_positions
from cabildo.titles.trinidad.written.player_view import PlayerView, own_player_view, player_view
from cabildo.titles.trinidad.written.scoring_cards import district_cards
from cabildo.titles.trinidad.written.solo import AutomatonView, automaton_view
from cabildo.titles.trinidad.written.talks import OfferView, describe_made
from cabildo.titles.trinidad.written.view_names import (
    BackName,
    ByBasicCube,
    ByCube,
    ByPiece,
    CharacterName,
    DistrictName,
    GridName,
)
from cabildo.titles.trinidad.written.votes import VoteView, vote_view
from cabildo.titles.trinidad.written.war_view import ByAttacker, WarView, attackers_in_supply, war_view


class GridView(TypedDict):
    """The grid of a major building."""

    grid: GridName
    open: bool
    completed: bool  # in this decade: its workers come home
    workers: list[int | Literal["council"] | None]  # a seat's, or the council's
    free: int
    first: bool  # nobody was here yet: the first own worker on it gets the bonus


class StoresView(TypedDict):
    """Cubes on the resource grids."""

    stone: list[int]
    wood: list[int]
    precious: int


class SupplyView(TypedDict):
    """What the bank has."""

    cubes: ByCube
    coins: int
    pieces: ByPiece
    walls: int
    road_markers: int
    faith: int
    soldiers: int
    milicianos: int
    council_workers: int
    peace_markers: int
    attackers: ByAttacker | None  # in games with extended wars


class DeckView(TypedDict):
    """The deck of affiliates."""

    cards: int
    top_back: BackName | None


class LookedView(TypedDict):
    """The cards that somebody looks at."""

    seat: int
    backs: list[BackName]
    cards: list[int] | None  # for that seat alone


class View(TypedDict):
    """All that a seat or a spectator may know."""

    title: str
    board: BoardView
    over: bool
    phase: PhaseInView | None
    actor: int | None
    marker: int  # on the track; it moves on before the last steps of a decade
    decade: int
    year: int
    era: int
    order: list[int]
    passed: list[int]
    offered: list[CharacterName]
    city: CityView
    grids: list[GridView]
    stores: StoresView
    stacks: list[int]
    warehouse: ByBasicCube
    tension: list[FactionView]
    peace: list[int]
    support: list[int]  # decades in which Spain pays more
    next_turn: int
    vote_held: bool
    dear_emptying: bool  # in this decade: the last cube or coin costs more
    vote: VoteView | None
    news: Annotated[dict[str, NewsView], one_of("moment", MOMENT_NAMES)]
    used_now: list[int]
    palisades: list[DistrictName]  # districts that count as closed in a war of this decade
    war_fought: bool
    war: WarView | None
    garrisoned: list[DistrictName]
    reversed: list[DistrictName]
    adopted: Annotated[dict[str, DistrictName], one_of("district name", DISTRICT_NAMES)]
    supply: SupplyView
    council_spent: int
    deck: DeckView
    events: EventsView | None
    automaton: AutomatonView | None
    offers: list[OfferView]
    looked: LookedView | None
    piles: Annotated[dict[str, list[int]], one_of("pile", PILE_NAMES)]  # from bottom to top
    majorities: MajoritiesView
    players: list[PlayerView]
    step: dict[str, Any]
    waiting: list[WaitingView]


def view_of(state: TrinidadState, seat: int | None) -> View:
    """Plain data, with what is printed under `board`: a client needs no rule to draw it."""
    return seen_by(state, seat, spectators_view(state))


def views_without_board(state: TrinidadState, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
    """The same of several, without what is printed, which never changes."""
    all_see = view_with(cast(BoardView, None), state)
    return {seat: cast(dict[str, Any], seen_by(state, seat, all_see)) for seat in seats}


def seen_by(state: TrinidadState, seat: int | None, all_see: View) -> View:
    """A seat also knows how it votes, the cards that it looks at, and what it has behind its screen."""
    if seat is None:
        return all_see
    return {
        **all_see,
        "vote": vote_view(state, seat),
        "looked": looked_view(state, seat),
        "players": [
            own_player_view(state, seat, player) if player["seat"] == seat else player for player in all_see["players"]
        ],
    }


def spectators_view(state: TrinidadState) -> View:
    return view_with(board_view(state.board), state)


def view_with(printed: BoardView, state: TrinidadState) -> View:
    board = state.board
    return {
        "title": state.title.name,
        "board": printed,
        "over": state.over,
        "phase": None if state.over else phase_name(state),
        "actor": None if state.over else int(state.actor),
        "marker": int(state.decade),
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
        "next_turn": int(state.next_turn),
        "vote_held": state.vote_held,
        "dear_emptying": state.dear_emptying,
        "vote": vote_view(state, None),
        "news": msgspec.to_builtins(news_positions(state), str_keys=True),
        "used_now": card_numbers(state.used_now),
        "palisades": members_named(DISTRICT_NAMES, state.palisades),
        "war_fought": state.war_fought,
        "war": war_view(state),
        **district_cards(state),
        "supply": supply_view(state),
        "council_spent": int(state.council_spent),
        "deck": {
            "cards": int(sum(state.in_deck)),
            "top_back": None if state.top_back == NO_CARD else BACK_NAMES[state.top_back],
        },
        "events": events_view(state),
        "automaton": automaton_view(state),
        "offers": [describe_made(int(code)) for code in state.offers],
        "looked": looked_view(state, None),
        "piles": {PILE_NAMES[pile]: card_numbers(pile_of(state, pile)) for pile in piles_of(state)},
        "majorities": majorities_view(state),
        "players": [player_view(state, seat) for seat in range(len(state.players))],
        "step": describe_step(state),
        "waiting": describe_waiting(state),
    }


# ---- the common board


def grid_view(state: TrinidadState, grid: int) -> GridView:
    colours = [int(state.grids[grid * SLOTS + slot]) - 1 for slot in range(slots_of(state, grid))]
    return {
        "grid": GRID_NAMES[grid],
        "open": is_open(state, grid),
        "completed": bool(state.completed >> grid & 1),
        "workers": [None if colour == NOBODY else colour_name(colour) for colour in colours],
        "free": int(slots_of(state, grid) - workers_on(state, grid)),
        "first": workers_on(state, grid) == 0,
    }


def colour_name(colour: int) -> int | Literal["council"]:
    return COUNCIL_NAME if colour == COUNCIL else colour


def stores_view(state: TrinidadState) -> StoresView:
    stone, wood, precious = (int(FIRST_STORE[cube]) for cube in (STONE, WOOD, PRECIOUS))
    return {
        "stone": [int(count) for count in state.stores[stone:wood]],
        "wood": [int(count) for count in state.stores[wood:precious]],
        "precious": int(state.stores[precious]),
    }


def supply_view(state: TrinidadState) -> SupplyView:
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
        "attackers": attackers_in_supply(state) if state.board.extended_war else None,
    }


def piles_of(state: TrinidadState) -> list[int]:
    """Those of the players, and the game's."""
    return [*range(len(state.players)), PILES - 1]


def looked_view(state: TrinidadState, viewer: int | None) -> LookedView | None:
    """Their backs were seen on top of the deck, the rest is for them alone."""
    frames = [] if state.over else [state.top(), *waiting_frames(state)]
    frame = next((frame for frame in frames if isinstance(frame.memory, Looked)), None)
    if frame is None:
        return None
    memory = cast(Looked, frame.memory)
    backs = sorted(int(state.board.card_back[card]) for card in memory.cards)
    return {
        "seat": int(frame.actor),
        "backs": [BACK_NAMES[back] for back in backs],
        "cards": card_numbers(memory.cards) if viewer == frame.actor else None,
    }
