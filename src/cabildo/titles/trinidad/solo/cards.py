"""What the automaton's cards do, one after another, as the board pack describes them.

Each hands back whether it is impossible, done, or waits for something to be decided, which may be a single thing.
"""

from __future__ import annotations

from typing import Final

from cabildo.engine.replacing import changed
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.actions import DEPLOY, DRILL
from cabildo.titles.trinidad.activation import promote
from cabildo.titles.trinidad.building_costs import has_piece
from cabildo.titles.trinidad.council import gain_council
from cabildo.titles.trinidad.deck import cards_to_draw
from cabildo.titles.trinidad.dock import loads_of, put_on_dock, usual_workers_to_load
from cabildo.titles.trinidad.effects import church_price
from cabildo.titles.trinidad.events.procedure import begin_event
from cabildo.titles.trinidad.extended_war.posting import post_new, post_promoted
from cabildo.titles.trinidad.grids import is_open
from cabildo.titles.trinidad.militia import free_marker, train
from cabildo.titles.trinidad.phases import DECIDING, FREE_DONE
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.reach import may_build_on
from cabildo.titles.trinidad.resources import take_faith, take_precious
from cabildo.titles.trinidad.solo.affiliates import draw_for_automaton
from cabildo.titles.trinidad.solo.deciding import build_at_random, first_tie
from cabildo.titles.trinidad.solo.majors import is_for
from cabildo.titles.trinidad.solo.placement import can_place, has_buildings, owns
from cabildo.titles.trinidad.solo.seat import first_person
from cabildo.titles.trinidad.solo.tie import Tie
from cabildo.titles.trinidad.solo.workers import can_staff, spend_coins, staff
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.stores import coins_on_board, cubes_on_board
from cabildo.titles.trinidad.terms import (
    CARPENTER,
    CARPENTRY,
    FIRST_STORE,
    FOUNTAIN,
    GRIDS,
    HOUSE,
    LEVELS,
    LOAD_TRIPLET,
    LOT,
    MARKET,
    MERCHANT,
    MILICIANO,
    MONUMENT,
    NO_EVENT,
    NOWHERE,
    PALACE,
    PRECIOUS,
    QUARRY,
    SOLO_BUILD,
    SOLO_CARD,
    SOLO_COUNCIL,
    SOLO_EMBELLISH,
    SOLO_GATHER,
    SOLO_MAJOR,
    SOLO_MILITIA,
    SOLO_PRODUCTION,
    SOLO_SHIP,
    SOLO_STATUS,
    SOLO_TRADE,
    SOLO_WALLS,
    SQUARE,
    STATUS_NAMES,
    STONE,
    STONEMASON,
    TIE_DISTRICT,
    TIE_GRID,
    TIE_GROUND,
    TIE_STACK,
    TIE_STORE,
    VETERAN_MILICIANO,
    VP_STATUS,
    WAR_MARKERS,
    WOOD,
    WORKER_STATUS,
)

IMPOSSIBLE: Final = 0
DONE: Final = 1
ASKED: Final = 2  # the phase on top is resumed when it is decided


def carry_out_card(state: TrinidadState, card: i64) -> i64:
    """Do what a card says, as far as it is possible (TR-SOLO-30, TR-SOLO-31)."""
    kind = state.board.solo_kind[card]
    workers = state.board.solo_least[card]
    if kind == SOLO_BUILD:
        return build_home(state)
    if kind == SOLO_PRODUCTION:
        return build_production(state)
    if kind == SOLO_EMBELLISH:
        return embellish(state)
    if kind == SOLO_GATHER:
        return gather(state, workers)
    if kind == SOLO_TRADE:
        return trade(state, workers)
    if kind == SOLO_SHIP:
        return load_ship(state)
    if kind == SOLO_CARD:
        return take_card(state, workers)
    if kind == SOLO_COUNCIL:
        return go_to_council(state, workers)
    if kind == SOLO_STATUS:
        return raise_status(state)
    if kind == SOLO_MILITIA:
        return train_militia(state, workers)
    if kind == SOLO_MAJOR:
        return work(state, card, kind)
    return work_on_walls_or_roads(state, card, workers)


def second_effect(state: TrinidadState, card: i64) -> None:
    """What a card does besides, when its first effect is done or was impossible."""
    kind = state.board.solo_kind[card]
    if kind == SOLO_TRADE and can_buy_faith(state):
        buy_faith(state)
    elif kind == SOLO_WALLS:
        gain_council(state, state.board.people, state.board.numbers.automaton_council)


def decide(state: TrinidadState, tie: Tie) -> i64:
    """Leave a choice to the person who is first in the order."""
    state.ask(DECIDING, first_person(state), tie)
    return ASKED


def is_odd(state: TrinidadState) -> bool:
    return state.decade % 2 == 1


def automaton(state: TrinidadState) -> Player:
    return state.players[state.board.people]


# ---- buildings: no cubes are paid for them (TR-SOLO-15)


def build_home(state: TrinidadState) -> i64:
    """The highest step that is possible: a Palace on a House, a House on a Lot, or a new Lot (TR-SOLO-33)."""
    seat = state.board.people
    for building in (PALACE, HOUSE):
        workers = state.board.minor_workers[building]
        if not has_piece(state, automaton(state), building) or not can_staff(state, workers):
            continue
        if owns(state, seat, state.board.grows_from[building]):
            staff(state, workers)
            return decide(state, first_tie(TIE_GROUND, building))
    return build_new(state, LOT)


def build_production(state: TrinidadState) -> i64:
    """A Carpentry in odd decades, a Quarry in even ones; else the other one, else a Market."""
    odd = is_odd(state)
    for building in (CARPENTRY if odd else QUARRY, QUARRY if odd else CARPENTRY, MARKET):
        if has_piece(state, automaton(state), building):
            return build_new(state, building)
    return IMPOSSIBLE


def embellish(state: TrinidadState) -> i64:
    """A Monument in odd decades or a Fountain in even ones upon a Square in reach, else a Square."""
    fine: i64 = MONUMENT if is_odd(state) else FOUNTAIN
    workers = state.board.minor_workers[fine]
    if has_piece(state, automaton(state), fine) and can_staff(state, workers) and reaches_square(state):
        staff(state, workers)
        return decide(state, first_tie(TIE_GROUND, fine))
    return build_new(state, SQUARE)


def reaches_square(state: TrinidadState) -> bool:
    board = state.board
    city = state.city
    return any(
        city.building(space) == SQUARE and may_build_on(board, city, space, board.people)
        for space in range(board.spaces)
    )


def build_new(state: TrinidadState, building: i64) -> i64:
    """Something on an empty space: where its buildings are, or without any by chance (TR-SOLO-24, TR-SOLO-25)."""
    seat = state.board.people
    workers = state.board.minor_workers[building]
    if not has_piece(state, automaton(state), building) or not can_staff(state, workers):
        return IMPOSSIBLE
    if not can_place(state, seat):
        return IMPOSSIBLE
    staff(state, workers)
    if has_buildings(state, seat):
        return decide(state, first_tie(TIE_DISTRICT, building))
    tie = build_at_random(state, building)
    return DONE if tie is None else decide(state, tie)


# ---- cubes and coins


def gather(state: TrinidadState, workers: i64) -> i64:
    """Two wood or stone from the grids, whatever stands in the city (TR-SOLO-22, TR-SOLO-34).

    A Merchant with two equal cubes takes a precious one instead, and keeps them.
    """
    if not can_staff(state, workers):
        return IMPOSSIBLE
    seat = state.board.people
    player = automaton(state)
    refined = state.board.numbers.refined
    has_two = max(player.cubes[STONE], player.cubes[WOOD]) >= refined
    if player.character == MERCHANT and has_two and cubes_on_board(state, PRECIOUS) > 0:
        staff(state, workers)
        take_precious(state, seat)
        return DONE
    cube = cube_to_gather(state)
    left = min(state.board.numbers.cubes_taken, cubes_on_board(state, cube))
    if left == 0:
        return IMPOSSIBLE
    staff(state, workers)
    return decide(state, first_tie(TIE_STORE, cube, left, FIRST_STORE[cube]))


def cube_to_gather(state: TrinidadState) -> i64:
    character = automaton(state).character
    if character == CARPENTER:
        return WOOD
    if character == STONEMASON:
        return STONE
    return WOOD if is_odd(state) else STONE


def trade(state: TrinidadState, workers: i64) -> i64:
    """A silver coin from a stack, then a Faith token for the price of a Church; one of both is enough."""
    left = min(state.board.numbers.silver, coins_on_board(state))
    if not can_staff(state, workers) or (left == 0 and not can_buy_faith(state)):
        return IMPOSSIBLE
    staff(state, workers)
    return DONE if left == 0 else decide(state, first_tie(TIE_STACK, left=left))


def can_buy_faith(state: TrinidadState) -> bool:
    return state.faith > 0 and automaton(state).coins >= church_price(state)


def buy_faith(state: TrinidadState) -> None:
    spend_coins(state, church_price(state))
    take_faith(state, state.board.people, 1)


def load_ship(state: TrinidadState) -> i64:
    """A triplet without cubes, if nothing of its own lies on the dock (TR-SHIP-02)."""
    workers = usual_workers_to_load(state)
    if loads_of(automaton(state)) > 0 or not can_staff(state, workers):
        return IMPOSSIBLE
    staff(state, workers)
    put_on_dock(state, state.board.people, LOAD_TRIPLET)
    return DONE


# ---- cards, council, status, units


def take_card(state: TrinidadState, workers: i64) -> i64:
    if not cards_to_draw(state) or not can_staff(state, workers):
        return IMPOSSIBLE
    staff(state, workers)
    event = draw_for_automaton(state)
    if event == NO_EVENT:
        return DONE
    begin_event(state, event)
    return ASKED


def go_to_council(state: TrinidadState, workers: i64) -> i64:
    """As many points as so many workers bring; not at the end of the track."""
    end = len(state.board.council_points) - 1
    if automaton(state).council >= end or not can_staff(state, workers):
        return IMPOSSIBLE
    staff(state, workers)
    gain_council(state, state.board.people, state.board.numbers.council_gain[workers - 1])
    return DONE


def raise_status(state: TrinidadState) -> i64:
    """Worker status by a level, or if that is impossible VP status; coins are paid (TR-SOLO-15, TR-STATUS-01)."""
    numbers = state.board.numbers
    player = automaton(state)
    for status in (WORKER_STATUS, VP_STATUS):
        level = player.status[status] + 1
        if level > LEVELS or (level == 1 and player.status_markers == 0):
            continue
        bronze = level * numbers.status_silver
        workers = level * numbers.status_workers
        if player.coins < bronze or not can_staff(state, workers, bronze):
            continue
        staff(state, workers)
        spend_coins(state, bronze)
        if level == 1:
            player.status_markers -= 1
        player.status = changed(player.status, status, level)
        if state.sink is not None:
            told: dict[str, object] = {
                "seat": int(state.board.people),
                "status": STATUS_NAMES[status],
                "level": int(level),
            }
            state.tell("status-raised", told)
        return DONE
    return IMPOSSIBLE


def train_militia(state: TrinidadState, workers: i64) -> i64:
    """A new Miliciano, else a veteran of one, else a Soldier of a Veteran Miliciano, the least wounded first."""
    if not can_staff(state, workers):
        return IMPOSSIBLE
    seat = state.board.people
    player = automaton(state)
    if state.milicianos > 0 and free_marker(player) != NOWHERE:
        staff(state, workers)
        marker = train(state, seat, DEPLOY)
        return ASKED if post_new(state, seat, marker, FREE_DONE) else DONE  # TR-XWAR-24
    unit = least_wounded(state, MILICIANO)
    if unit != NOWHERE:
        staff(state, workers)
        train(state, seat, DRILL + unit)
        return DONE
    unit = least_wounded(state, VETERAN_MILICIANO)
    if unit == NOWHERE or state.soldiers == 0:
        return IMPOSSIBLE
    staff(state, workers)
    promote(state, seat, unit)
    return ASKED if post_promoted(state, seat, unit, FREE_DONE) else DONE


def least_wounded(state: TrinidadState, kind: i64) -> i64:
    """The marker of a unit of this kind with the fewest wounds, of equals the first one, or NOWHERE.

    Who leaves when a war is over is neither drilled nor promoted (TR-XWAR-63).
    """
    player = automaton(state)
    best: i64 = NOWHERE
    for unit in range(WAR_MARKERS):
        if player.units[unit] != kind or state.is_volunteer(state.board.people, unit):
            continue
        if best == NOWHERE or player.wounds[unit] < player.wounds[best]:
            best = unit
    return best


# ---- major buildings


def work(state: TrinidadState, card: i64, kind: i64) -> i64:
    """Workers on the grid with the fewest free spaces of those that a card is about."""
    if not can_staff(state, 1) or not has_open_grid(state, kind):
        return IMPOSSIBLE
    return decide(state, first_tie(TIE_GRID, kind, state.board.solo_most[card]))


def work_on_walls_or_roads(state: TrinidadState, card: i64, workers: i64) -> i64:
    """The same, and a council point besides, which is enough by itself (TR-SOLO-31)."""
    if has_open_grid(state, SOLO_WALLS):
        return work(state, card, SOLO_WALLS)
    end = len(state.board.council_points) - 1
    if automaton(state).council >= end or not can_staff(state, workers):
        return IMPOSSIBLE
    staff(state, workers)
    return DONE


def has_open_grid(state: TrinidadState, kind: i64) -> bool:
    return any(is_for(kind, grid) and is_open(state, grid) for grid in range(GRIDS))
