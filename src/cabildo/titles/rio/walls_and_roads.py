"""Walls on the perimeter and roads between the spaces, laid piece by piece."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.city import find_connections, is_free_border, open_edges
from cabildo.titles.rio.major_buildings import complete_grids
from cabildo.titles.rio.map_names import border_name, edge_params
from cabildo.titles.rio.phases import EFFECTS
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import DISTRICT_NAMES, DISTRICTS


@final
class LayingWalls(Phase[Table]):
    """One piece on an open edge of the perimeter (RP-WALL-02)."""

    def name(self) -> str:
        return "laying-walls"

    def options(self, table: Table) -> vec[i64]:
        legal = vec[i64](capacity=36)
        edges = open_edges(table.board, table.city)
        edge: i64 = 0
        while edges != 0:
            if edges & 1 != 0:
                legal = append(legal, table.board.wall + edge)
            edges >>= 1
            edge += 1
        return legal

    def play(self, table: Table, action: i64) -> None:
        edge = action - table.board.wall
        table.city.walls |= table.board.edge_set[edge]
        if table.sink is not None:
            where = edge_params(table.board.columns, table.board.rows, edge)
            table.tell("wall-laid", {"seat": int(table.actor), **where})
        piece_laid(table)

    def explain(self, table: Table, action: i64) -> str:
        edge = action - table.board.wall
        if not 0 <= edge < len(table.board.edge_space):
            return OTHER_DECISION
        if table.board.printed_walls >> edge & 1:
            return "RP-WALL-08"
        return "RP-WALL-02" if table.city.walls >> edge & 1 else ""

    def expected(self, table: Table) -> list[int]:
        return [int(table.board.wall) + edge for edge in range(len(table.board.edge_space))]


@final
class LayingRoads(Phase[Table]):
    """One piece on a free border between two spaces, wherever it is (RP-ROAD-01)."""

    def name(self) -> str:
        return "laying-roads"

    def options(self, table: Table) -> vec[i64]:
        board = table.board
        city = table.city
        legal = vec[i64](capacity=300)
        for border in range(len(city.roads)):
            if is_free_border(board, city, border):
                legal = append(legal, board.road + border)
        return legal

    def play(self, table: Table, action: i64) -> None:
        border = action - table.board.road
        table.city.roads[border] = 1
        if table.sink is not None:
            name = border_name(table.board.columns, table.board.rows, border)
            table.tell("road-laid", {"seat": int(table.actor), "border": name})
        before = table.city.connected
        find_connections(table.board, table.city)
        if table.sink is not None:
            for district in range(DISTRICTS):
                if (table.city.connected & ~before) >> district & 1:
                    table.tell("district-connected", {"district": DISTRICT_NAMES[district]})
        piece_laid(table)

    def explain(self, table: Table, action: i64) -> str:
        border = action - table.board.road
        if not 0 <= border < len(table.city.roads):
            return OTHER_DECISION
        closed = len(table.board.border_points[border]) == 0  # inside the Plaza Mayor
        return "RP-ROAD-01" if closed or table.city.roads[border] != 0 else ""


def piece_laid(table: Table) -> None:
    """The next piece, or what comes after the last."""
    table.pieces -= 1
    table.laying -= 1
    if table.laying == 0:
        table.phase = EFFECTS
        complete_grids(table)
