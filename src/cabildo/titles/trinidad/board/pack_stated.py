"""Tables that the rulebook's text states number for number: in every board pack they are as in ours.

So the numbers stand in `board.yaml` alone. What its text leaves open is checked in `pack_checks.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabildo.engine.board_packs import Demands
from cabildo.titles.trinidad.board.pack import Cost, Pack
from cabildo.titles.trinidad.terms import CUBE_NAMES

SUPPLY_RULES = {
    "quarry": "TR-SETUP-03",
    "carpentry": "TR-SETUP-03",
    "market": "TR-SETUP-04",
    "barracks": "TR-SETUP-05",
    "church": "TR-SETUP-05",
    "corporation_hacienda": "TR-SETUP-06",
    "square": "TR-SETUP-07",
    "monument": "TR-SETUP-08",
    "fountain": "TR-SETUP-08",
    "palace": "TR-SETUP-09",
    "wall": "TR-SETUP-10",
    "road_marker": "TR-SETUP-11",
    "faith_token": "TR-SETUP-12",
    "council_worker": "TR-SETUP-14",
    "soldier": "TR-SETUP-13",
    "miliciano": "TR-SETUP-13",
    "cubes_per_stone_or_wood_grid": "TR-SETUP-32",
    "precious_in_grid": "TR-SETUP-33",
    "silver_per_stack": "TR-SETUP-34",
}
COST_RULES = {
    "lot": "TR-BUILD-01",
    "house": "TR-BUILD-02",
    "palace": "TR-BUILD-03",
    "quarry": "TR-BUILD-04",
    "carpentry": "TR-BUILD-05",
    "market": "TR-BUILD-06",
    "corporation": "TR-BUILD-07",
    "hacienda_stone": "TR-BUILD-08",
    "hacienda_wood": "TR-BUILD-08",
    "square": "TR-BUILD-09",
    "monument": "TR-BUILD-10",
    "fountain": "TR-BUILD-11",
    "barracks": "TR-BUILD-12",
    "church": "TR-BUILD-13",
}
WAR_RULES = {"skull": "TR-COMP-10", 2: "TR-XWAR-06", 3: "TR-XWAR-07", 4: "TR-XWAR-08", 5: "TR-XWAR-09"}


def check_stated(pack: Pack, stated: Pack, name: str) -> None:
    """Raises OptionError with the file, the field and the rule; both packs have passed `check`."""
    demand = Demands(name)
    check_costs(pack, stated, demand)
    for piece, row in stated.supply_by_players.items():
        two_players = "TR-2P-01 to 03"
        for players, count in row.items():
            rule = two_players if players == 2 else SUPPLY_RULES[piece]
            given = pack.supply_by_players[piece][players]
            demand(given == count, f"supply_by_players.{piece}.{players}", f"must be {count} ({rule})")
    for grid, printed in stated.major_grids.items():
        bonus = printed.first_bonus
        fits = pack.major_grids[grid].first_bonus == bonus
        demand(fits, f"major_grids.{grid}.first_bonus", f"must be {bonus} (TR-MAJOR-03)")
    same_rows(pack.decades, stated.decades, "decades", "TR-FLOW-01", demand)
    demand.names([str(key) for key in pack.war_table], [str(key) for key in stated.war_table], "war_table")
    for key, rows in stated.war_table.items():
        same_rows(pack.war_table[key], rows, f"war_table.{key}", WAR_RULES[key], demand)
    affiliates = {character.name: character.affiliates for character in stated.characters}
    for place, character in enumerate(pack.characters):
        first, last = affiliates[character.name]
        fits = character.affiliates == (first, last)
        demand(fits, f"characters[{place}].affiliates", f"must be {first} and {last} (TR-COMP-01)")


def check_costs(pack: Pack, stated: Pack, demand: Demands) -> None:
    """Workers, what a building grows from and how many cubes it takes; of what kind these are was printed as icons."""
    for building, printed in stated.minor_costs.items():
        cost, field, rule = pack.minor_costs[building], f"minor_costs.{building}", COST_RULES[building]
        demand(cost.workers == printed.workers, f"{field}.workers", f"must be {printed.workers} ({rule})")
        requires = "null" if printed.requires is None else printed.requires
        demand(cost.requires == printed.requires, f"{field}.requires", f"must be {requires} ({rule})")
        possible = [cubes_of(printed)]
        if building == "palace":  # some cards tell of a precious cube besides, which a printed board may show
            possible.append(sorted([*cubes_of(printed), 1]))
        numbers = " and ".join(str(number) for number in possible[0]) or "no"
        law = f"must be {numbers} cubes of different kinds ({rule})"
        demand(cubes_of(cost) in possible, field, law)


def cubes_of(cost: Cost) -> list[int]:
    """How many cubes of each kind that it asks for, ascending."""
    return sorted(count for count in (getattr(cost, cube) for cube in CUBE_NAMES) if count > 0)


def same_rows(given: Sequence[Any], stated: Sequence[Any], field: str, rule: str, demand: Demands) -> None:
    demand(len(given) == len(stated), field, f"must be {len(stated)} ({rule})")
    for place, row in enumerate(stated):
        demand(given[place] == row, f"{field}[{place}]", f"must be {said(row)} ({rule})")


def said(row: Any) -> str:
    if hasattr(row, "__struct_fields__"):
        return ", ".join(f"{name} {getattr(row, name)}" for name in row.__struct_fields__)
    if isinstance(row, Mapping):
        return ", ".join(f"{key}: {value}" for key, value in row.items())
    return " and ".join(str(number) for number in row)
