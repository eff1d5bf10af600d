"""A rectangular map: its spaces, the borders between them, the edges around them and the points where borders meet.

Spaces count row by row from the north-west, lattice points likewise. Borders between west and east come first, then
those between north and south. Edges are stretches of the outer perimeter: north, east, south, west. All are named as
`grid_names.py` says, which is apart because it is compiled.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from cabildo.engine.grid_names import border_name, edge_name, space_name

Place = tuple[int, int]  # column and row, from 1; of lattice points from 0


@dataclass(frozen=True)
class GridMap:
    """The geometry of a map of this size; up to 26 columns, so that letters name them."""

    columns: int
    rows: int

    # ---- how many

    @property
    def spaces(self) -> int:
        return self.columns * self.rows

    @property
    def borders(self) -> int:
        return self.rows * (self.columns - 1) + (self.rows - 1) * self.columns

    @property
    def edges(self) -> int:
        return 2 * (self.columns + self.rows)

    @property
    def points(self) -> int:
        return (self.columns + 1) * (self.rows + 1)

    # ---- spaces

    def space_at(self, place: Place) -> int:
        column, row = place
        return (row - 1) * self.columns + column - 1

    def holds(self, place: Place) -> bool:
        return 1 <= place[0] <= self.columns and 1 <= place[1] <= self.rows

    def flags(self, places: Iterable[Place]) -> list[int]:
        """1 for each space that is named."""
        named = {self.space_at(place) for place in places}
        return [int(space in named) for space in range(self.spaces)]

    def neighbours(self) -> list[list[int]]:
        """The up to eight spaces around each."""
        return [
            [
                other_row * self.columns + other_column
                for other_row in range(max(0, row - 1), min(self.rows, row + 2))
                for other_column in range(max(0, column - 1), min(self.columns, column + 2))
                if (other_row, other_column) != (row, column)
            ]
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    def steps(self) -> list[list[int]]:
        """The up to four spaces that share a border with each."""
        return [
            [
                other_row * self.columns + other_column
                for other_row, other_column in (
                    (row - 1, column),
                    (row, column - 1),
                    (row, column + 1),
                    (row + 1, column),
                )
                if 0 <= other_row < self.rows and 0 <= other_column < self.columns
            ]
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    # ---- borders and points

    def point_at(self, point: Place) -> int:
        x, y = point
        return y * (self.columns + 1) + x

    def border_spaces(self) -> list[tuple[int, int]]:
        """The two spaces that each border lies between."""
        beside = [
            (row * self.columns + column, row * self.columns + column + 1)
            for row in range(self.rows)
            for column in range(self.columns - 1)
        ]
        return beside + [(space, space + self.columns) for space in range(self.spaces - self.columns)]

    def border_points(self) -> list[list[int]]:
        """The two lattice points that each border joins."""
        upright = [
            [self.point_at((column + 1, row)), self.point_at((column + 1, row + 1))]
            for row in range(self.rows)
            for column in range(self.columns - 1)
        ]
        return upright + [
            [self.point_at((column, row + 1)), self.point_at((column + 1, row + 1))]
            for row in range(self.rows - 1)
            for column in range(self.columns)
        ]

    # ---- edges

    def edge_spaces(self) -> list[int]:
        """The space inside each edge."""
        return [
            *range(self.columns),
            *(row * self.columns + self.columns - 1 for row in range(self.rows)),
            *((self.rows - 1) * self.columns + column for column in range(self.columns)),
            *(row * self.columns for row in range(self.rows)),
        ]

    def space_edges(self) -> list[list[int]]:
        """The edges of each space."""
        edges: list[list[int]] = [[] for _ in range(self.spaces)]
        for edge, space in enumerate(self.edge_spaces()):
            edges[space].append(edge)
        return edges

    def first_edge(self, side: str) -> int:
        """The first edge of a side: N, E, S or W."""
        return {"N": 0, "E": self.columns, "S": self.columns + self.rows, "W": 2 * self.columns + self.rows}[side]

    # ---- names

    @lru_cache(maxsize=64)  # noqa: B019 - equal maps are the same key, and there are few
    def space_names(self) -> dict[str, int]:
        """The spaces by name."""
        return {space_name(self.columns, space): space for space in range(self.spaces)}

    @lru_cache(maxsize=64)  # noqa: B019
    def border_names(self) -> dict[str, int]:
        return {border_name(self.columns, self.rows, border): border for border in range(self.borders)}

    @lru_cache(maxsize=64)  # noqa: B019
    def edge_names(self) -> dict[str, int]:
        return {edge_name(self.columns, self.rows, edge): edge for edge in range(self.edges)}
