"""What a game of Trinidad neither makes nor loses, counted by name."""

from __future__ import annotations

from cabildo.engine.frame_positions import waiting_frames
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.looked import Looked
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CARDS,
    COUNCIL,
    CUBE_NAMES,
    CUBE_OF_STORE,
    CUBES,
    EVENTS,
    FOUNTAIN,
    HACIENDA_STONE,
    HACIENDA_WOOD,
    HOUSE,
    LOAD_STONE,
    LOAD_TRIPLET,
    LOAD_WOOD,
    LOT,
    METAL,
    MILICIANO,
    MINORS,
    MONUMENT,
    NO_UNIT,
    PALACE,
    PIECE_NAMES,
    PIECE_OF,
    PILES,
    PRECIOUS,
    SOLDIER,
    SQUARE_PIECE,
    STONE,
    WOOD,
)
from cabildo.titles.trinidad.written.events import events_of
from cabildo.titles.trinidad.written.names import members_of

COINS = "coins"
COUNCIL_WORKERS = "council workers"
WALLS = "walls"
ROAD_MARKERS = "road markers"
FAITH = "faith"
SOLDIERS = "soldiers"
MILICIANOS = "milicianos"
PEACE_MARKERS = "peace markers"
CARDS_NAME = "cards"
EVENTS_NAME = "events"
OWN_NAMES = ("workers", "lots", "houses", "palace markers", "status markers")  # of each player


def own_named(things: str, seat: int) -> str:
    """The name under which something of a seat's colour is counted."""
    return f"{things} {seat + 1}"


def whole_material(board: Board) -> dict[str, int]:
    """What is in the box for this game."""
    numbers = board.numbers
    totals = {name: int(count) for name, count in zip(CUBE_NAMES, numbers.cubes, strict=True)}
    totals |= {name: int(count) for name, count in zip(PIECE_NAMES, board.pieces, strict=True)}
    totals |= {
        COINS: int(numbers.coins),
        COUNCIL_WORKERS: int(board.council_workers),
        WALLS: int(board.walls),
        ROAD_MARKERS: int(board.road_markers),
        FAITH: int(board.faith),
        SOLDIERS: int(board.soldiers),
        MILICIANOS: int(board.milicianos),
        PEACE_MARKERS: int(numbers.peace_markers),
        CARDS_NAME: CARDS,
        EVENTS_NAME: EVENTS if board.events else 0,
    }
    own = (numbers.workers, numbers.lots, numbers.houses, numbers.palace_markers, numbers.status_markers)
    for seat in range(board.players):
        own = (board.automaton if seat >= board.people else numbers.workers, *own[1:])
        totals |= {own_named(name, seat): int(count) for name, count in zip(OWN_NAMES, own, strict=True)}
    return totals


def missing_material(state: TrinidadState) -> set[str]:
    """That of which not all is on the table: only positions that were written by hand have some."""
    now = material_of(state)
    return {name for name, count in whole_material(state.board).items() if now[name] != count}


def material_of(state: TrinidadState) -> dict[str, int]:
    """Cubes of each kind, coins, workers and pieces of each colour, common pieces, cards."""
    totals = {name: int(count) for name, count in zip(PIECE_NAMES, state.pieces, strict=True)}
    totals |= {
        COINS: coins_of(state),
        COUNCIL_WORKERS: council_workers_of(state),
        WALLS: int(state.walls) + int(state.city.walls).bit_count(),
        ROAD_MARKERS: int(state.road_markers) + int(state.city.paved).bit_count(),
        FAITH: int(state.faith) + sum(int(player.faith) for player in state.players),
        SOLDIERS: int(state.soldiers),
        MILICIANOS: int(state.milicianos),
        PEACE_MARKERS: int(state.peace_markers) + int(state.peace).bit_count(),
        CARDS_NAME: len(cards_of(state)),
        EVENTS_NAME: len(events_of(state)),
    }
    for seat, player in enumerate(state.players):
        on_grids = sum(disc == seat + 1 for disc in state.grids)
        if seat >= state.board.people:  # its disks on grids are others than its workers (TR-SOLO-14)
            on_grids = 0
        own = (
            player.workers + player.spent + on_grids + (player.recruit > 0),
            player.lots,
            player.houses,
            player.palace_markers,
            player.status_markers + sum(level > 0 for level in player.status),
        )
        totals |= {own_named(name, seat): int(count) for name, count in zip(OWN_NAMES, own, strict=True)}
        for marker, unit in enumerate(player.units):
            if state.is_volunteer(seat, marker):
                continue  # a marker stands for it
            if unit >= SOLDIER:
                totals[SOLDIERS] += 1
            elif unit != NO_UNIT:
                assert unit >= MILICIANO
                totals[MILICIANOS] += 1
    count_buildings(state, totals)
    return totals | dict(zip(CUBE_NAMES, cubes_of(state), strict=True))


def count_buildings(state: TrinidadState, totals: dict[str, int]) -> None:
    """Count what stands on the map: a Palace has a marker of its owner; Monuments and Fountains stand on a Square."""
    for space in range(state.board.spaces):
        building, owner = int(state.city.building(space)), int(state.city.owner(space))
        if building == LOT:
            totals[own_named("lots", owner)] += 1
        elif building == HOUSE:
            totals[own_named("houses", owner)] += 1
        elif 0 <= building < MINORS:
            totals[PIECE_NAMES[PIECE_OF[building]]] += 1
        if building == PALACE:
            totals[own_named("palace markers", owner)] += 1
        if building in (MONUMENT, FOUNTAIN):
            totals[PIECE_NAMES[SQUARE_PIECE]] += 1
            if owner >= 0:
                totals[own_named("status markers", owner)] += 1


def cubes_of(state: TrinidadState) -> list[int]:
    """All cubes by kind: supply, grids, warehouse, screens, dock, on Haciendas and on the decades."""
    counts = [int(count) for count in state.cubes]
    for store, count in enumerate(state.stores):
        counts[CUBE_OF_STORE[store]] += int(count)
    for cube in (STONE, WOOD):
        counts[cube] += int(state.warehouse[cube])
    equal = int(state.board.numbers.ship_equal_cubes)
    for seat, player in enumerate(state.players):
        for cube in range(CUBES):
            counts[cube] += int(player.cubes[cube])
        for cube in (STONE, WOOD):
            counts[cube] += int(player.borrowed[cube])
        counts[STONE] += equal * int(player.dock[LOAD_STONE])
        counts[WOOD] += equal * int(player.dock[LOAD_WOOD])
        for cube in (STONE, WOOD, PRECIOUS) if seat < state.board.people else ():  # the automaton's load has no cubes
            counts[cube] += int(player.dock[LOAD_TRIPLET])
    for space in range(state.board.spaces):
        counts[STONE] += int(state.city.building(space) == HACIENDA_STONE)
        counts[WOOD] += int(state.city.building(space) == HACIENDA_WOOD)
    counts[METAL] += len(members_of(state.support))
    return counts


def coins_of(state: TrinidadState) -> int:
    """All coins in bronze: supply, stacks, screens and dock."""
    held = sum(int(player.coins) + int(player.dock_coins) for player in state.players)
    return int(state.coins) + int(sum(state.stacks)) + held


def council_workers_of(state: TrinidadState) -> int:
    """The council's workers in the supply, on action spaces, with players and on grids."""
    helpers = sum(int(player.helpers) for player in state.players)
    return int(state.council_workers + state.council_spent) + helpers + sum(disc == COUNCIL + 1 for disc in state.grids)


def cards_of(state: TrinidadState) -> list[int]:
    """Every place where an affiliate is, by card: each of them has one."""
    cards = [card for card in range(CARDS) if state.in_deck[card]]
    for player in state.players:
        cards += [int(card) for card in player.hand]
    for pile in range(PILES):
        cards += pile_of(state, pile)
    controls = [] if state.area is None else [int(card) for card in state.area.cards]
    return cards + controls + cards_aside(state)


def pile_of(state: TrinidadState, pile: int) -> list[int]:
    """The cards of a discard pile, bottom to top."""
    cards: list[int] = []
    card = int(state.pile_top[pile])
    while card >= 0:
        cards.insert(0, card)
        card = int(state.card_below[card])
    return cards


def cards_aside(state: TrinidadState) -> list[int]:
    """Cards that somebody looks at."""
    if state.over:
        return []
    memories = [frame.memory for frame in (state.top(), *waiting_frames(state))]
    return [int(card) for memory in memories if isinstance(memory, Looked) for card in memory.cards]
