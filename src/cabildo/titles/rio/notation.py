"""The actions of Río de la Plata and how they are written: "place e6", "work fort 3", "build hut", "road e6-f6"."""

from __future__ import annotations

from functools import lru_cache

from cabildo.engine.grid_map import GridMap
from cabildo.engine.vocabulary import Kind, Vocabulary
from cabildo.titles.rio.actions import HIGHEST_BET, MOST_TRADED, PAYMENTS
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


def action_kinds() -> list[Kind]:
    """The actions that every board has, in the order of their numbers."""
    slots = [f"{grid} {slot + 1}" for grid in GRID_NAMES for slot in range(SLOTS)]
    tracks = [f"{track} {slot + 1}" for track in TRACK_NAMES for slot in range(TRACK_SLOTS)]
    amounts = [f"{amount + 1} {ware}" for ware in WARE_NAMES for amount in range(MOST_TRADED)]
    return [
        Kind("done", {"DONE": ["done"]}),
        Kind("stay", {"STAY": ["stay"]}),
        Kind("area", {"FIELDS": ["fields"], "ARTISAN": ["artisan"], "DOCK": ["dock"], "ORDER": ["order"]}),
        Kind("depart", {"DEPART": ["depart"]}),
        Kind("bid", {"BID": [f"bid {office}" for office in OFFICE_NAMES]}),
        Kind("take", {"TAKE": [f"take {track}" for track in tracks]}),
        Kind("work", {"WORK": [f"work {slot}" for slot in slots]}),
        Kind("owe", {"OWE": [f"owe {slot}" for slot in slots]}),
        Kind("shadow", {"SHADOW_WORK": [f"shadow {slot}" for slot in slots]}),
        Kind("shadow-owe", {"SHADOW_OWE": [f"shadow-owe {slot}" for slot in slots]}),
        Kind("collect", {"COLLECT": [f"collect {track}" for track in tracks]}),
        Kind("harvest", {"HARVEST": ["harvest"]}),
        Kind("craft", {"CRAFT": [f"craft {good}" for good in GOOD_NAMES[:2]]}),
        Kind("load", {"LOAD": [f"load {good}" for good in GOOD_NAMES]}),
        Kind("buy", {"BUY": [f"buy {good}" for good in GOOD_NAMES[:2]]}),
        Kind("assume", {"ASSUME": [f"assume {office}" for office in OFFICE_NAMES]}),
        Kind("settle", {"SETTLE": [f"settle {slot}" for slot in slots]}),
        Kind("draw", {"DRAW": [f"draw {good}" for good in GOOD_NAMES]}),
        Kind("lay", {"LAY_ROAD": ["lay road"], "LAY_WALL": ["lay wall"]}),
        Kind("activate", {"ACTIVATE": ["activate"]}),
        Kind("sell", {"SELL": [f"sell {good}" for good in GOOD_NAMES]}),
        Kind("build", {"BUILD": [f"build {building}" for building in BUILDING_NAMES[:MINORS]]}),
        Kind(
            "pay", {"PAY": [f"pay {wood} wood {stone} stone" for wood in range(PAYMENTS) for stone in range(PAYMENTS)]}
        ),
        Kind("position", {"POSITION": [f"position {place + 1}" for place in range(SEATS)]}),
        Kind("offer", {"OFFER": [f"offer {seat + 1}" for seat in range(SEATS)]}),
        Kind("give", {"GIVE": [f"give {amount}" for amount in amounts]}),
        Kind("give-office", {"GIVE_OFFICE": [f"give {office}" for office in OFFICE_NAMES]}),
        Kind("ask", {"ASK": [f"ask {amount}" for amount in amounts]}),
        Kind("ask-office", {"ASK_OFFICE": [f"ask {office}" for office in OFFICE_NAMES]}),
        Kind(
            "reply",
            {
                "PROPOSE": ["propose"],
                "ACCEPT": ["accept"],
                "DECLINE": ["decline"],
                "COUNTER": ["counter"],
                "WITHDRAW": ["withdraw"],
            },
        ),
        Kind("hold-fire", {"HOLD_FIRE": ["hold-fire"]}),
        Kind("bet", {"BET": [f"bet {attackers + 1}" for attackers in range(HIGHEST_BET)]}),
        Kind("recruit", {"RECRUIT": ["recruit"]}),
        Kind("consent", {"REFUSE": ["refuse"], "AGREE": ["agree"], "COMMAND": ["command"]}),
    ]


def kinds_on_map(columns: int, rows: int) -> list[tuple[str, list[str]]]:
    """The actions on the map, which come behind the others; the board knows where each kind begins."""
    grid = GridMap(columns, rows)
    spaces, borders, edges = list(grid.space_names()), grid.border_names(), grid.edge_names()
    camps = [f"{edge} {size + 1}" for edge in edges for size in range(BIGGEST)]
    return [
        ("place", [f"place {space}" for space in spaces]),
        ("oust", [f"oust {space}" for space in spaces]),
        ("use", [f"use {space}" for space in spaces]),
        ("site", [f"site {space}" for space in spaces]),
        ("road", [f"road {border}" for border in borders]),
        ("wall", [f"wall {edge}" for edge in edges]),
        ("muster", [f"muster {camp}" for camp in camps]),
        ("shoot", [f"shoot {camp}" for camp in camps]),
        ("garrison", [f"garrison {space}" for space in spaces]),
        ("lead", [f"lead {place}" for place in [*spaces, *camps]]),
        ("march", [f"march {space}" for space in spaces]),
        ("sacrifice", [f"sacrifice {place}" for place in [*spaces, *camps]]),
        ("recall", [f"recall {space}" for space in spaces]),
    ]


@lru_cache(maxsize=16)
def vocabulary_for(columns: int, rows: int) -> Vocabulary:
    """All actions on a map of this size."""
    fixed = [(kind.name, kind.notations()) for kind in action_kinds()]
    return Vocabulary("rio", fixed + kinds_on_map(columns, rows))
