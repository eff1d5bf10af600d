"""What a board pack holds: the fields of `board.yaml` with their types. What they may say is in `pack_checks.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cabildo.engine.grid_map import GridMap, Place

Count = Annotated[int, Meta(ge=0, le=99)]
Points = Annotated[int, Meta(ge=-99, le=99)]
Players = Literal[2, 3, 4, 5]
Text = Annotated[str, Meta(max_length=200)]
Space = Annotated[str, Meta(pattern="^c[1-9][0-9]?r[1-9][0-9]?$")]  # column and row: "c7r4"
Section = Annotated[str, Meta(pattern="^[NEW][1-9][0-9]?$")]  # of the outer sides: "W1" is the west side of row 1


class District(Struct, forbid_unknown_fields=True, frozen=True):
    """A part of the city; with no wall sections it is a central one."""

    name: Text
    spaces: list[Space]
    wall_sections: list[Section]
    neighbours: list[str]
    half: Literal["north", "south"]


class StartingArea(Struct, forbid_unknown_fields=True, frozen=True):
    """Two rows of spaces, each counted from the west."""

    top: list[Space]
    bottom: list[Space]


class City(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Columns from west to east, rows from north to south; so many that all edges fit into one number as a set."""

    columns: Annotated[int, Meta(ge=4, le=20)]
    rows: Annotated[int, Meta(ge=4, le=10)]
    origin: Text = ""
    plaza_mayor: list[Space]
    fort_place: list[Space]
    harbor_place: Text = ""
    districts: dict[str, District]
    ring_around_plaza: list[Space]
    starting_area: StartingArea
    attack_edges_clockwise_from_natives_start: list[str]
    natives_start: str
    pirates_start: str


class Cost(Struct, forbid_unknown_fields=True, frozen=True):
    """What a minor building costs, and what must stand on its space before."""

    requires: str | None = None
    workers: Count = 0
    stone: Count = 0
    wood: Count = 0
    precious: Count = 0
    metal: Count = 0


class MajorGrid(Struct, forbid_unknown_fields=True, frozen=True):
    """Points of the spaces of a grid: those for two players, and what more players have besides."""

    first_bonus: Count
    recover_cost: Count
    vp_2p: list[Count]
    extra_3p: list[Count]
    extra_4p: list[Count]
    extra_5p: list[Count]


class TensionTrack(Struct, forbid_unknown_fields=True, frozen=True):
    """Modifiers by space: of single disks in the red zone, and of double disks everywhere."""

    spaces: Annotated[int, Meta(ge=1, le=20)]
    red: dict[int, Count]
    double: dict[int, Count]


class Decade(Struct, forbid_unknown_fields=True, frozen=True):
    number: Count
    year: Annotated[int, Meta(ge=1, le=9000)]
    era: Annotated[int, Meta(ge=1, le=3)]


class Character(Struct, forbid_unknown_fields=True, frozen=True):
    """With the first and the last number of its affiliates."""

    number: Count
    name: Text
    colour: Text
    affiliates: tuple[Count, Count]


class ControlCard(Struct, forbid_unknown_fields=True, frozen=True):
    """What an affiliate shows besides its power: its back, and the attacker that it controls in an extended war."""

    number: Count
    group: Text
    era: Annotated[int, Meta(ge=1, le=3)]
    initiative: Annotated[int, Meta(ge=1, le=9)]
    std_av: Count
    std_hp: Count
    elite_av: Count
    elite_hp: Count
    back: Literal["-", "N", "NN", "P", "PP"]


class SoloCard(Struct, forbid_unknown_fields=True, frozen=True):
    """One or several equal cards of the automaton: "S01-S03"."""

    cards: Annotated[str, Meta(pattern="^S[0-9]{2}(-S[0-9]{2})?$")]
    name: Text
    workers: Text
    effect: Text


class Event(Struct, forbid_unknown_fields=True, frozen=True):
    id: Annotated[str, Meta(pattern="^[PN][1-9][0-9]?$")]
    name: Text
    effect: Text


class Events(Struct, forbid_unknown_fields=True, frozen=True):
    positive: list[Event]
    negative: list[Event]


class Pack(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The whole of `board.yaml`."""

    note: Text = ""
    map: City
    minor_costs: dict[str, Cost]
    council_points_on_build: dict[str, Count]
    vp_on_build: dict[str, Count]
    supply_by_players: dict[str, dict[Players, Count]]
    major_grids: dict[str, MajorGrid]
    council_track_vp: dict[int, Points]
    war_penalty_track_vp: dict[int, Points]
    tension_track: TensionTrack
    vote_tiles: list[Literal["yes", "no"] | Count]
    decades: list[Decade]
    war_table: dict[Literal["skull"] | int, list[tuple[Count, Count]]]
    characters: list[Character]
    control_cards: list[ControlCard]
    solo_cards: list[SoloCard]
    events: Events

    @property
    def grid(self) -> GridMap:
        """The numbered spaces, borders and edges."""
        return GridMap(self.map.columns, self.map.rows)


def place_of(space: str) -> Place:
    """Column and row of "c7r4"."""
    column, _, row = space.removeprefix("c").partition("r")
    return int(column), int(row)
