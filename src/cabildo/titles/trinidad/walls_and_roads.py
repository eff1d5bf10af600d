"""Walls and Roads: walls on the outer perimeter, piece by piece, and a marker on a district."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.grid_names import edge_name, edge_params
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DONE, PAVE
from cabildo.titles.trinidad.affiliates.cards import WALL_PIECE
from cabildo.titles.trinidad.affiliates.moments import AT_ROADS_BUILT, AT_WALLS_CLOSED
from cabildo.titles.trinidad.affiliates.using import check_used
from cabildo.titles.trinidad.city import is_closed
from cabildo.titles.trinidad.grids import is_completed
from cabildo.titles.trinidad.phases import FREE_DONE, SENDING, STAFFING, TURN, WORKING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, DISTRICTS, ROAD_GRID, WALL_GRID
from cabildo.titles.trinidad.written.steps import WallingStep

ONE: Final[i64] = 1


@final
@mypyc_attr(free_list_len=1)
class Masonry(Memory):
    """Walls in hand."""

    left: i64
    last: i64  # the edge with the one laid last, or -1: edges are chosen in ascending order

    def copy(self) -> Memory:
        return copy_masonry(self)


@final
class Walling(Phase[TrinidadState]):
    """A wall on a free section of the outer perimeter, or no more (TR-MAJOR-19); by card 31 just one (TR-AFF-31)."""

    def name(self) -> str:
        return "walling"

    def options(self, state: TrinidadState) -> vec[i64]:
        last = cast(Masonry, state.memory).last
        legal = vec[i64](capacity=48)
        if not is_by_card(state):
            legal = append(legal, DONE)
        edges = free_edges(state)
        for edge in range(last + 1, len(state.board.edge_set)):
            if edges & state.board.edge_set[edge] != 0:
                legal = append(legal, state.board.wall + edge)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        if action == DONE:
            state.done(FREE_DONE)
            return
        masonry = cast(Masonry, state.memory)
        edge = action - state.board.wall
        lay_wall(state, state.actor, edge)
        masonry.left -= 1
        masonry.last = edge
        if masonry.left == 0:
            state.done(FREE_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        board = state.board
        if action == DONE:
            return "TR-CARD-06" if is_by_card(state) else ""
        edge = action - board.wall
        if not 0 <= edge < len(board.edge_set):
            return OTHER_DECISION
        if board.closable >> edge & 1 == 0 or state.city.walls >> edge & 1:
            return "TR-MAJOR-19"
        return FIXED_ORDER if edge <= cast(Masonry, state.memory).last else ""

    def expected(self, state: TrinidadState) -> list[int]:
        return [int(state.board.wall) + edge for edge in range(len(state.board.edge_set))]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([WORKING, STAFFING, SENDING, TURN])

    def step_type(self) -> Any:
        return WallingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        masonry = cast(Masonry, frame.memory)
        after = None if masonry.last < 0 else edge_name(state.board.columns, state.board.rows, masonry.last)
        return WallingStep(pieces=int(masonry.left), after=after)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        board = state.board
        edges = [edge_name(board.columns, board.rows, edge) for edge in range(len(board.edge_set))]
        last = -1 if step.after is None else number_of(edges, step.after, "step.after", "TR-MAJOR-19")
        return make_masonry(step.pieces, last)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        masonry = cast(Masonry, frame.memory)
        below = frame.below
        assert below is not None
        if below.phase == TURN:
            check_used(state, frame.actor, WALL_PIECE, "actor")
            if masonry.left != state.board.numbers.card_walls or masonry.last >= 0 or free_edges(state) == 0:
                refuse("step.pieces", "is not what the card lays", "TR-AFF-31")
            return
        most = min(int(state.board.numbers.walls_at_once), int(state.walls))
        if not 1 <= masonry.left <= most:
            refuse("step.pieces", f"must be 1 to {most}", "TR-MAJOR-19")
        if masonry.last >= 0 and state.city.walls >> masonry.last & 1 == 0:
            refuse("step.after", "there is no wall", "TR-MAJOR-19")
        if not is_completed(state, WALL_GRID):
            refuse("step", "the walls were not completed", "TR-MAJOR-19")


@final
class Paving(Phase[TrinidadState]):
    """A district without Roads gets them (TR-MAJOR-23)."""

    def name(self) -> str:
        return "paving"

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64](capacity=DISTRICTS)
        for district in range(DISTRICTS):
            if state.city.paved >> district & 1 == 0:
                legal = append(legal, PAVE + district)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        pave(state, state.actor, action - PAVE)
        state.done()

    def explain(self, state: TrinidadState, action: i64) -> str:
        if not PAVE <= action < PAVE + DISTRICTS:
            return OTHER_DECISION
        return "TR-MAJOR-23" if state.city.paved & ONE << (action - PAVE) else ""

    def expected(self, state: TrinidadState) -> list[int]:
        return [PAVE + district for district in range(DISTRICTS)]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([WORKING, STAFFING, SENDING])

    def check(self, state: TrinidadState, frame: Frame) -> None:
        if state.road_markers == 0 or not has_free_district(state):
            refuse("phase", "there is no road marker, or no district for it", "TR-MAJOR-23")
        if not is_completed(state, ROAD_GRID):
            refuse("phase", "the roads were not completed", "TR-MAJOR-23")


def is_by_card(state: TrinidadState) -> bool:
    """Whether a card lays the wall, and no completed grid."""
    below = state.waiting
    assert below is not None
    return below.phase == TURN


def free_edges(state: TrinidadState) -> i64:
    """The sections of the perimeter on which a wall can still be laid, a set; none is at the sea (TR-MAJOR-19)."""
    return state.board.closable & ~state.city.walls


def lay_wall(state: TrinidadState, seat: i64, edge: i64) -> None:
    """Lay a wall, which may close the district behind it."""
    wall = state.board.edge_set[edge]
    state.city.walls |= wall
    state.walls -= 1
    for district in range(DISTRICTS):
        if state.board.district_edges[district] & wall != 0 and is_closed(state.board, state.city, district):
            state.happened(AT_WALLS_CLOSED, ONE << district)
    if state.sink is not None:
        where = edge_params(state.board.columns, state.board.rows, edge)
        state.tell("wall-laid", {"seat": int(seat), **where})


def pave(state: TrinidadState, seat: i64, district: i64) -> None:
    """Let a seat give a district its Roads."""
    state.city.paved |= ONE << district
    state.road_markers -= 1
    state.happened(AT_ROADS_BUILT, ONE << district)
    if state.sink is not None:
        state.tell("district-paved", {"seat": int(seat), "district": DISTRICT_NAMES[district]})


def has_free_district(state: TrinidadState) -> bool:
    """Whether Roads are missing anywhere."""
    return any(state.city.paved >> district & 1 == 0 for district in range(DISTRICTS))


# ---- written by `make fields`: make_masonry, copy_masonry


def make_masonry(left: i64, last: i64) -> Masonry:
    masonry = Masonry()
    masonry.left = left
    masonry.last = last
    return masonry


def copy_masonry(masonry: Masonry) -> Masonry:
    copy = Masonry()
    copy.left = masonry.left
    copy.last = masonry.last
    return copy
