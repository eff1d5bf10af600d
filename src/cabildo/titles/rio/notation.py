"""How the actions of Río de la Plata are written: "place e6", "work fort 3", "build hut", "road e6-f6"."""

from __future__ import annotations

from cabildo.engine.vocabulary import Vocabulary
from cabildo.titles.rio.actions import FIRST_ON_MAP, HIGHEST_BET, MOST_TRADED, PAYMENTS
from cabildo.titles.rio.map_names import border_name, edge_name, space_name
from cabildo.titles.rio.terms import (
    BUILDING_NAMES,
    GOOD_NAMES,
    GRID_NAMES,
    MINORS,
    OFFICE_NAMES,
    SEATS,
    SLOTS,
    TRACK_NAMES,
    TRACK_SLOTS,
    WARE_NAMES,
)
from cabildo.titles.rio.war.groups import BIGGEST


def make_vocabulary(title: str, columns: int, rows: int) -> Vocabulary:
    """The kinds in the order of `actions.py`, then those of the map."""
    slots = [f"{grid} {slot + 1}" for grid in GRID_NAMES for slot in range(SLOTS)]
    tracks = [f"{track} {slot + 1}" for track in TRACK_NAMES for slot in range(TRACK_SLOTS)]
    amounts = [f"{amount + 1} {ware}" for ware in WARE_NAMES for amount in range(MOST_TRADED)]
    spaces = [space_name(columns, space) for space in range(columns * rows)]
    fixed: list[tuple[str, list[str]]] = [
        ("done", ["done"]),
        ("stay", ["stay"]),
        ("area", ["fields", "artisan", "dock", "order"]),
        ("depart", ["depart"]),
        ("bid", [f"bid {office}" for office in OFFICE_NAMES]),
        ("take", [f"take {track}" for track in tracks]),
        ("work", [f"work {slot}" for slot in slots]),
        ("owe", [f"owe {slot}" for slot in slots]),
        ("shadow", [f"shadow {slot}" for slot in slots]),
        ("shadow-owe", [f"shadow-owe {slot}" for slot in slots]),
        ("collect", [f"collect {track}" for track in tracks]),
        ("harvest", ["harvest"]),
        ("craft", [f"craft {good}" for good in GOOD_NAMES[:2]]),
        ("load", [f"load {good}" for good in GOOD_NAMES]),
        ("buy", [f"buy {good}" for good in GOOD_NAMES[:2]]),
        ("assume", [f"assume {office}" for office in OFFICE_NAMES]),
        ("settle", [f"settle {slot}" for slot in slots]),
        ("draw", [f"draw {good}" for good in GOOD_NAMES]),
        ("lay", ["lay road", "lay wall"]),
        ("activate", ["activate"]),
        ("sell", [f"sell {good}" for good in GOOD_NAMES]),
        ("build", [f"build {building}" for building in BUILDING_NAMES[:MINORS]]),
        ("pay", [f"pay {wood} wood {stone} stone" for wood in range(PAYMENTS) for stone in range(PAYMENTS)]),
        ("position", [f"position {place + 1}" for place in range(SEATS)]),
        ("offer", [f"offer {seat + 1}" for seat in range(SEATS)]),
        ("give", [f"give {amount}" for amount in amounts]),
        ("give-office", [f"give {office}" for office in OFFICE_NAMES]),
        ("ask", [f"ask {amount}" for amount in amounts]),
        ("ask-office", [f"ask {office}" for office in OFFICE_NAMES]),
        ("reply", ["propose", "accept", "decline", "counter", "withdraw"]),
        ("hold-fire", ["hold-fire"]),
        ("bet", [f"bet {attackers + 1}" for attackers in range(HIGHEST_BET)]),
        ("recruit", ["recruit"]),
        ("consent", ["refuse", "agree", "command"]),
    ]
    assert sum(len(notations) for _, notations in fixed) == FIRST_ON_MAP
    borders = rows * (columns - 1) + (rows - 1) * columns
    edges = [edge_name(columns, rows, edge) for edge in range(2 * (columns + rows))]
    camps = [f"{edge} {size + 1}" for edge in edges for size in range(BIGGEST)]
    on_map: list[tuple[str, list[str]]] = [
        ("place", [f"place {space}" for space in spaces]),
        ("oust", [f"oust {space}" for space in spaces]),
        ("use", [f"use {space}" for space in spaces]),
        ("site", [f"site {space}" for space in spaces]),
        ("road", [f"road {border_name(columns, rows, border)}" for border in range(borders)]),
        ("wall", [f"wall {edge}" for edge in edges]),
        ("muster", [f"muster {camp}" for camp in camps]),
        ("shoot", [f"shoot {camp}" for camp in camps]),
        ("garrison", [f"garrison {space}" for space in spaces]),
        ("lead", [f"lead {place}" for place in [*spaces, *camps]]),
        ("march", [f"march {space}" for space in spaces]),
        ("sacrifice", [f"sacrifice {place}" for place in [*spaces, *camps]]),
        ("recall", [f"recall {space}" for space in spaces]),
    ]
    return Vocabulary(title, fixed + on_map)
