"""The automaton in positions and views: its cards, the one that it carries out, and what is left to a person."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from msgspec import Meta, Struct

from cabildo.engine.frames import Frame
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import NOTHING
from cabildo.engine.told import one_of, told
from cabildo.titles.trinidad.building_costs import has_piece
from cabildo.titles.trinidad.grids import is_built, is_completed
from cabildo.titles.trinidad.phases import COMMANDING, EVENT_CHOICE, POSTING, SOLO_TURN, SUFFERING, WINDOW
from cabildo.titles.trinidad.solo.deck import LEFT_UNSEEN, cards_to_turn, solo_kind, solo_name
from cabildo.titles.trinidad.solo.placement import can_place, has_buildings
from cabildo.titles.trinidad.solo.preparing import is_for_automaton
from cabildo.titles.trinidad.solo.seat import first_person
from cabildo.titles.trinidad.solo.tie import NOTHING_MORE, Tie, grid_of_tie, make_tie
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BOOSTING,
    BUILDING_NAMES,
    CARPENTRY,
    CUBE_NAMES,
    CUBE_OF_STORE,
    FIRST_STORE,
    FOUNTAIN,
    GRID_NAMES,
    HIRING,
    HOUSE,
    LOAD_TRIPLET,
    LOADS,
    LOT,
    MARKET,
    MINORS,
    MONUMENT,
    NOBODY,
    PALACE,
    QUARRY,
    SOLO_BUILD,
    SOLO_CARD,
    SOLO_CARDS,
    SOLO_EMBELLISH,
    SOLO_GATHER,
    SOLO_KIND_NAMES,
    SOLO_MAJOR,
    SOLO_MILITIA,
    SOLO_PRODUCTION,
    SOLO_TRADE,
    SOLO_WALLS,
    SQUARE,
    STACKS,
    STATUSES,
    STORES,
    STORES_OF,
    STRENGTH_NAMES,
    TIE_CABILDO,
    TIE_CATHEDRAL,
    TIE_DISTRICT,
    TIE_GRID,
    TIE_GROUND,
    TIE_NAMES,
    TIE_ROAD,
    TIE_SPACE,
    TIE_STACK,
    TIE_STORE,
    TIE_WALL,
    VP_STATUS,
    WORKER_STATUS,
)
from cabildo.titles.trinidad.walls_and_roads import free_edges
from cabildo.titles.trinidad.written.names import members_of
from cabildo.titles.trinidad.written.steps import DecidingStep, SoloTurnStep, spelled_out

SOLO_NAMES = [solo_name(card) for card in range(SOLO_CARDS)]
SoloCard = Annotated[str, Meta(pattern="^S[0-9]{2}$")]
PLACING = (TIE_CABILDO, TIE_CATHEDRAL, TIE_WALL, TIE_ROAD)
# by choice: the kinds of cards that may come to it
CARDS_OF = {
    TIE_DISTRICT: (SOLO_BUILD, SOLO_PRODUCTION, SOLO_EMBELLISH),
    TIE_GROUND: (SOLO_BUILD, SOLO_EMBELLISH),
    TIE_SPACE: (SOLO_BUILD, SOLO_PRODUCTION, SOLO_EMBELLISH),
    TIE_STORE: (SOLO_GATHER,),
    TIE_STACK: (SOLO_TRADE,),
    TIE_GRID: (SOLO_MAJOR, SOLO_WALLS),
    TIE_CABILDO: (SOLO_MAJOR,),
    TIE_CATHEDRAL: (SOLO_MAJOR,),
    TIE_WALL: (SOLO_WALLS,),
    TIE_ROAD: (SOLO_WALLS,),
}
NEW_BUILDINGS = {SOLO_BUILD: (LOT,), SOLO_PRODUCTION: (QUARRY, CARPENTRY, MARKET), SOLO_EMBELLISH: (SQUARE,)}
UPGRADES = {SOLO_BUILD: (HOUSE, PALACE), SOLO_EMBELLISH: (MONUMENT, FOUNTAIN)}


# ---- its cards


class AutomatonPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The automaton's cards; those that are left out nobody has seen since they were shuffled."""

    open: Annotated[list[SoloCard], told("turned up in this decade")] = []
    under: Annotated[list[SoloCard], told("face up under the deck")] = []


def automaton_position(state: TrinidadState) -> AutomatonPosition | None:
    if state.board.automaton == 0 or not state.solo_open | state.solo_under:
        return None
    return AutomatonPosition(names_of(int(state.solo_open)), names_of(int(state.solo_under)))


def names_of(cards: int) -> list[str]:
    return [SOLO_NAMES[card] for card in members_of(cards)]


def read_automaton(state: TrinidadState, written: AutomatonPosition | None) -> None:
    if written is None:
        return
    if state.board.automaton == 0:
        refuse("automaton", "there is none in this game", "TR-SOLO-01")
    seen = 0
    for field, names in (("open", written.open), ("under", written.under)):
        for index, name in enumerate(names):
            card = number_of(SOLO_NAMES, name, f"automaton.{field}[{index}]", "TR-SOLO-05")
            if seen >> card & 1:
                refuse(f"automaton.{field}[{index}]", f"{name} is in two places", "TR-SOLO-05")
            seen |= 1 << card
        if field == "open":
            state.solo_open = seen
    state.solo_under = seen & ~state.solo_open
    if len(members_of(seen)) > SOLO_CARDS - LEFT_UNSEEN:
        refuse("automaton.under", f"{LEFT_UNSEEN} cards are never seen before a shuffle", "TR-SOLO-05")


class AutomatonView(TypedDict):
    """The automaton: which seat it is, how strong, and what of its cards was seen; they are called "S01" and so on."""

    seat: int
    strength: Annotated[str, one_of("strength name", STRENGTH_NAMES)]
    workers: int  # in each decade
    open: list[str]  # turned up in this decade
    under: list[str]
    left: int  # before the next shuffle
    kinds: dict[str, str]  # by card


def automaton_view(state: TrinidadState) -> AutomatonView | None:
    board = state.board
    if board.automaton == 0:
        return None
    return {
        "seat": int(board.people),
        "strength": strength_name(state),
        "workers": int(board.automaton),
        "open": names_of(int(state.solo_open)),
        "under": names_of(int(state.solo_under)),
        "left": int(cards_to_turn(state)),
        "kinds": {SOLO_NAMES[card]: solo_kind(state, card) for card in range(SOLO_CARDS)},
    }


def strength_name(state: TrinidadState) -> str:
    workers = [int(count) for count in state.board.numbers.automaton_workers]
    return STRENGTH_NAMES[workers.index(int(state.board.automaton))]


# ---- what it never has


def check_automaton(state: TrinidadState) -> None:
    """Refuse what the automaton cannot have come to."""
    if state.board.automaton == 0:
        return
    seat = int(state.board.people)
    player, field = state.players[seat], f"players[{seat}]"
    if player.character != NOBODY and not is_for_automaton(player.character):
        refuse(f"{field}.character", "is none that an automaton gets", "TR-SOLO-07")
    if any(player.banners):
        refuse(f"{field}.banners", "an automaton takes none", "TR-SOLO-20")
    if player.character_used or any(state.rotated[card] for card in player.hand) or any(player.burned):
        refuse(f"{field}.rotated", "an automaton uses no cards", "TR-SOLO-38")
    if player.helpers:
        refuse(f"{field}.helpers", "the council's workers are used at once", "TR-SOLO-21")
    if any(player.borrowed):
        refuse(f"{field}.borrowed", "an automaton pays no cubes", "TR-SOLO-15")
    if any(player.dock[load] for load in range(LOADS) if load != LOAD_TRIPLET) or player.dock[LOAD_TRIPLET] > 1:
        refuse(f"{field}.dock", "an automaton loads a triplet", "TR-SOLO-30")
    if any(player.status[status] for status in range(STATUSES) if status not in (WORKER_STATUS, VP_STATUS)):
        refuse(f"{field}.status", "is none that its cards raise", "TR-SOLO-30")
    if player.used & ~(1 << HIRING | 1 << BOOSTING) or player.recovered or player.recruit:
        refuse(f"{field}.used", "an automaton does nothing of that kind", "TR-SOLO-30")
    if player.order_workers or player.reactivations:
        refuse(f"{field}.order_workers", "none of its cards does that", "TR-SOLO-30")
    if player.pact_used or state.pledged[seat] != NOBODY:
        refuse(f"{field}.pact_used", "nobody talks with an automaton", "TR-SOLO-01")
    if player.guests or player.recoloured or player.walled_homes or player.paved_homes:
        refuse(f"{field}.guests", "an automaton uses no cards", "TR-SOLO-38")


# ---- its turn


def write_solo_turn(card: int, done: bool) -> SoloTurnStep:
    return SoloTurnStep(card=None if card == NOTHING else SOLO_NAMES[card], done=done)


def read_solo_turn(step: SoloTurnStep) -> int:
    return NOTHING if step.card is None else number_of(SOLO_NAMES, step.card, "step.card", "TR-SOLO-30")


def describe_solo_turn(state: TrinidadState, card: int, done: bool) -> dict[str, Any]:
    if card == NOTHING:
        return {"card": None, "kind": None, "done": done}
    return {"card": SOLO_NAMES[card], "kind": SOLO_KIND_NAMES[state.board.solo_kind[card]], "done": done}


def check_solo_turn(state: TrinidadState, frame: Frame, card: int, done: bool) -> None:
    """Refuse a turn that the automaton cannot have, and what it cannot wait for."""
    if state.board.automaton == 0:
        refuse("waiting", "there is no automaton in this game", "TR-SOLO-01")
    if frame.actor != first_person(state):
        refuse("actor", "the first person in the order decides for the automaton", "TR-SOLO-29")
    asking = state.top()
    while asking.below is not None and asking.below is not frame:
        asking = asking.below
    if (card == NOTHING) != (asking.phase == COMMANDING):
        refuse("step.card", "is turned up when its units have acted", "TR-XWAR-66")
    if card == NOTHING:
        return
    if not state.solo_open >> card & 1:
        refuse("step.card", f"{SOLO_NAMES[card]} was not turned up", "TR-SOLO-30")
    if done != (asking.phase == WINDOW):
        refuse("step.done", "only fast cards follow what the automaton does", "TR-FREE-02")
    kind = int(state.board.solo_kind[card])
    if asking.phase in (EVENT_CHOICE, SUFFERING) and kind != SOLO_CARD:
        refuse("step.card", "draws no affiliates", "TR-EVENT-04")
    if asking.phase == POSTING and kind != SOLO_MILITIA:
        refuse("step.card", "deploys nobody", "TR-XWAR-24")


# ---- what is left to a person


def write_tie(tie: Tie) -> DecidingStep:
    step = DecidingStep(choice=TIE_NAMES[tie.kind], left=int(tie.left), emptied=int(tie.emptied))
    if tie.kind in (TIE_DISTRICT, TIE_GROUND, TIE_SPACE):
        step.building = BUILDING_NAMES[tie.what]
    elif tie.kind == TIE_STORE:
        step.cube = CUBE_NAMES[tie.what]
        step.first = int(tie.first - FIRST_STORE[tie.what]) + 1
    elif tie.kind == TIE_STACK:
        step.first = int(tie.first) + 1
    elif tie.kind == TIE_GRID:
        step.kind = SOLO_KIND_NAMES[tie.what]
    return step


def read_tie(step: DecidingStep) -> Tie:
    kind = number_of(TIE_NAMES, step.choice, "step.choice", "TR-SOLO-29")
    what, first = NOTHING_MORE, 0
    if kind in (TIE_DISTRICT, TIE_GROUND, TIE_SPACE):
        what = number_of(BUILDING_NAMES[:MINORS], step.building or "", "step.building", "TR-SOLO-33")
    elif kind == TIE_STORE:
        what = number_of(CUBE_NAMES[:2], step.cube or "", "step.cube", "TR-SOLO-22")
        first = int(FIRST_STORE[what]) + step.first - 1
        if not FIRST_STORE[what] <= first < FIRST_STORE[what] + STORES_OF[what]:
            refuse("step.first", "is no grid of this kind", "TR-GRID-01")
    elif kind == TIE_STACK:
        first = step.first - 1
        if not 0 <= first < STACKS:
            refuse("step.first", "is no stack", "TR-GRID-06")
    elif kind == TIE_GRID:
        what = number_of(SOLO_KIND_NAMES, step.kind or "", "step.kind", "TR-SOLO-30")
    return make_tie(kind, what, step.left, first, step.emptied)


def describe_tie(state: TrinidadState, tie: Tie) -> dict[str, Any]:
    """What is chosen, and how many cubes, bronze or walls are still to come."""
    return spelled_out(write_tie(tie)) | {"seat": int(state.board.people)}


def check_tie(state: TrinidadState, frame: Frame, tie: Tie) -> None:
    """Refuse a choice that the automaton does not come to."""
    if state.board.automaton == 0:
        refuse("phase", "there is no automaton in this game", "TR-SOLO-01")
    if frame.actor != first_person(state):
        refuse("actor", "the first person in the order decides for the automaton", "TR-SOLO-29")
    below: Any = frame.below
    if below.phase == SOLO_TURN:
        check_card(state, tie, int(state.board.solo_kind[below.memory.card]), int(below.memory.card))
    elif tie.kind not in PLACING or state.order[0] != state.board.people:
        refuse("step.choice", "the automaton does not place a building here", "TR-COUNCIL-05")
    if tie.kind in PLACING:
        check_placed(state, tie)
    elif tie.kind in (TIE_STORE, TIE_STACK):
        check_taken(state, tie)
    elif tie.kind != TIE_GRID:
        check_new(state, tie)


def check_card(state: TrinidadState, tie: Tie, kind: int, card: int) -> None:
    allowed = kind in CARDS_OF[tie.kind]
    if tie.kind in (TIE_DISTRICT, TIE_SPACE):
        allowed = allowed and tie.what in NEW_BUILDINGS[kind]
    elif tie.kind == TIE_GROUND:
        allowed = allowed and tie.what in UPGRADES[kind]
    elif tie.kind == TIE_GRID:
        allowed = allowed and tie.what == kind and tie.left == state.board.solo_most[card]
    if not allowed:
        refuse("step.choice", f"{SOLO_NAMES[card]} does not ask for it", "TR-SOLO-30")


def check_placed(state: TrinidadState, tie: Tie) -> None:
    """A building is placed right when its grid is full."""
    grid = grid_of_tie(tie)
    if is_built(state, grid) or not is_completed(state, grid):
        refuse("step.choice", f"the {GRID_NAMES[grid]} were not completed just now", "TR-MAJOR-05")
    if tie.kind == TIE_WALL:
        most = min(int(state.board.numbers.walls_at_once), int(state.walls))
        if not 1 <= tie.left <= most or free_edges(state) == 0:
            refuse("step.left", f"must be 1 to {most}", "TR-MAJOR-19")
    if tie.kind == TIE_ROAD and state.road_markers == 0:
        refuse("step.choice", "there is no road marker", "TR-MAJOR-24")


def check_taken(state: TrinidadState, tie: Tie) -> None:
    """So much can be left to take, and so much empty."""
    numbers = state.board.numbers
    if tie.kind == TIE_STORE:
        most, rows = int(numbers.cubes_taken), range(STORES)
        there = [int(state.stores[store]) for store in rows if CUBE_OF_STORE[store] == tie.what]
        reach = sum(int(state.stores[s]) for s in rows if CUBE_OF_STORE[s] == tie.what and s >= tie.first)
    else:
        most = int(numbers.silver)
        there = [int(bronze) for bronze in state.stacks]
        reach = sum(there[int(tie.first) :])
    if not 1 <= tie.left <= min(most, reach):
        refuse("step.left", "is not what can be taken", "TR-SOLO-18")
    if tie.emptied > there.count(0) or tie.emptied > most - tie.left:
        refuse("step.emptied", "there are not so many empty ones", "TR-GRID-03")


def check_new(state: TrinidadState, tie: Tie) -> None:
    seat = int(state.board.people)
    player = state.players[seat]
    if not has_piece(state, player, tie.what):
        refuse("step.building", "there is no piece left", "TR-BUILD-20")
    if tie.kind == TIE_DISTRICT and not (has_buildings(state, seat) and can_place(state, seat)):
        refuse("step.choice", "it has no buildings, or no place is left", "TR-SOLO-24")
