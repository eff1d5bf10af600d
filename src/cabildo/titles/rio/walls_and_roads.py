"""Walls on the perimeter and roads between the spaces, laid piece by piece."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.grid_names import border_name, edge_params
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.city import find_connections, free_borders, is_free_border, open_edges
from cabildo.titles.rio.phases import COMPLETING
from cabildo.titles.rio.scoring import members
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import DISTRICT_NAMES, DISTRICTS
from cabildo.titles.rio.written.steps import LayingStep


@final
@mypyc_attr(free_list_len=1)
class Pieces(Memory):
    """Pieces in hand."""

    left: i64

    def copy(self) -> Memory:
        return copy_pieces(self)


@final
class LayingWalls(Phase[RioState]):
    """One piece on an open edge of the perimeter (RP-WALL-02)."""

    def name(self) -> str:
        return "laying-walls"

    def options(self, state: RioState) -> vec[i64]:
        legal = vec[i64](capacity=36)
        edges = open_edges(state.board, state.city)
        edge: i64 = 0
        while edges != 0:
            if edges & 1 != 0:
                legal = append(legal, state.board.wall + edge)
            edges >>= 1
            edge += 1
        return legal

    def play(self, state: RioState, action: i64) -> None:
        edge = action - state.board.wall
        state.city.walls |= state.board.edge_set[edge]
        if state.sink is not None:
            where = edge_params(state.board.columns, state.board.rows, edge)
            state.tell("wall-laid", {"seat": int(state.actor), **where})
        piece_laid(state)

    def explain(self, state: RioState, action: i64) -> str:
        edge = action - state.board.wall
        if not 0 <= edge < len(state.board.edge_space):
            return OTHER_DECISION
        if state.board.printed_walls >> edge & 1:
            return "RP-WALL-08"
        return "RP-WALL-02" if state.city.walls >> edge & 1 else ""

    def expected(self, state: RioState) -> list[int]:
        return [int(state.board.wall) + edge for edge in range(len(state.board.edge_space))]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([COMPLETING])

    def step_type(self) -> Any:
        return LayingStep

    def write(self, state: RioState, frame: Frame) -> Any:
        return write_pieces(frame)

    def read(self, state: RioState, actor: i64, step: Any) -> Memory:
        return make_pieces(step.pieces)

    def check(self, state: RioState, frame: Frame) -> None:
        check_pieces(state, frame, members(open_edges(state.board, state.city)), "RP-WALL-01")


@final
class LayingRoads(Phase[RioState]):
    """One piece on a free border between two spaces, wherever it is (RP-ROAD-01)."""

    def name(self) -> str:
        return "laying-roads"

    def options(self, state: RioState) -> vec[i64]:
        board = state.board
        city = state.city
        legal = vec[i64](capacity=300)
        for border in range(len(city.roads)):
            if is_free_border(board, city, border):
                legal = append(legal, board.road + border)
        return legal

    def play(self, state: RioState, action: i64) -> None:
        border = action - state.board.road
        state.city.roads[border] = 1
        if state.sink is not None:
            name = border_name(state.board.columns, state.board.rows, border)
            state.tell("road-laid", {"seat": int(state.actor), "border": name})
        before = state.city.connected
        find_connections(state.board, state.city)
        if state.sink is not None:
            for district in range(DISTRICTS):
                if (state.city.connected & ~before) >> district & 1:
                    state.tell("district-connected", {"district": DISTRICT_NAMES[district]})
        piece_laid(state)

    def explain(self, state: RioState, action: i64) -> str:
        border = action - state.board.road
        if not 0 <= border < len(state.city.roads):
            return OTHER_DECISION
        closed = len(state.board.border_points[border]) == 0  # inside the Plaza Mayor
        return "RP-ROAD-01" if closed or state.city.roads[border] != 0 else ""

    def interrupts(self) -> vec[i64]:
        return vec[i64]([COMPLETING])

    def step_type(self) -> Any:
        return LayingStep

    def write(self, state: RioState, frame: Frame) -> Any:
        return write_pieces(frame)

    def read(self, state: RioState, actor: i64, step: Any) -> Memory:
        return make_pieces(step.pieces)

    def check(self, state: RioState, frame: Frame) -> None:
        check_pieces(state, frame, free_borders(state.board, state.city), "RP-ROAD-01")


def piece_laid(state: RioState) -> None:
    """Ask for the next piece; after the last one be done."""
    pieces = cast(Pieces, state.memory)
    state.pieces -= 1
    pieces.left -= 1
    if pieces.left == 0:
        state.done()


def write_pieces(frame: Frame) -> Any:
    return LayingStep(pieces=int(cast(Pieces, frame.memory).left))


def check_pieces(state: RioState, frame: Frame, room: i64, rule: str) -> None:
    most = min(int(room), int(state.board.pieces_a_grid), int(state.pieces))
    if not 1 <= cast(Pieces, frame.memory).left <= most:
        refuse("step.pieces", f"must be 1 to {most}", rule)


# ---- written by `make fields`: make_pieces, copy_pieces


def make_pieces(left: i64) -> Pieces:
    pieces = Pieces()
    pieces.left = left
    return pieces


def copy_pieces(pieces: Pieces) -> Pieces:
    copy = Pieces()
    copy.left = pieces.left
    return copy
