"""Positions of Puerto Rico for tests: say what matters, the rest is as at the start or lies in the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabildo.titles.puerto_rico.board_pack import load_pack
from cabildo.titles.puerto_rico.material import plantations, whole_material
from cabildo.titles.puerto_rico.table import Table
from cabildo.titles.puerto_rico.terms import BUILDING_NAMES, GOOD_NAMES
from cabildo.titles.puerto_rico.title import TITLE

ROLE_OF_PHASE = {
    "tile": "settler",
    "hospice": "settler",
    "privilege": "mayor",
    "placing": "mayor",
    "building": "builder",
    "university": "builder",
    "producing": "craftsman",
    "extra-good": "craftsman",
    "trading": "trader",
    "loading": "captain",
    "claiming": "captain",
    "storing": "captain",
    "keeping": "captain",
}


def table(
    players: int = 4,
    *,
    phase: str = "role",
    taker: int = 0,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    **fields: Any,
) -> Table:
    """The table with this position.

    `seats` gives players' boards by seat, in the words of a position: doubloons, points, san_juan, goods, island, city,
    men. In a phase of a role, `taker` is the governor and has just taken it, unless `governor` and `taken` say
    otherwise. Supplies (goods, stack, colonists, quarries, chips, buildings) may be given, also for some kinds only;
    what is then too little or too much is out of the game.
    """
    position: dict[str, Any] = {
        "title": "puerto-rico",
        "players": [dict((seats or {}).get(seat, {})) for seat in range(players)],
        "phase": phase,
        **fields,
    }
    if phase in ROLE_OF_PHASE and "taken" not in fields:
        position.setdefault("governor", taker)
        position["taken"] = {ROLE_OF_PHASE[phase]: taker}
    complete_supplies(position, players)
    return TITLE.from_position(position)


def complete_supplies(position: dict[str, Any], players: int) -> None:
    """Fill in given supplies and put the difference to the whole box out of the game."""
    whole = whole_material(load_pack(None), players)
    boards = position["players"]
    out: dict[str, Any] = dict(position.get("out_of_game", {}))

    def left(name: str, used: int) -> int:
        return whole[name] - used

    def given_by_kind(field: str, names: tuple[str, ...], used: Any, material: Any, lost: str) -> None:
        if field not in position:
            return
        supply = {}
        for name in names:
            rest = left(material(name), used(name))
            supply[name] = position[field].get(name, rest)
            if rest != supply[name]:
                out.setdefault(lost, {})[name] = rest - supply[name]
        position[field] = supply

    def goods_used(good: str) -> int:
        on_ships = sum(ship["barrels"] for ship in position.get("ships", {}).values() if ship["good"] == good)
        held = sum(board.get("goods", {}).get(good, 0) for board in boards)
        return int(on_ships + held + position.get("house", {}).get(good, 0))

    def tiles_used(good: str) -> int:
        settled = sum(board.get("island", {}).get(good, 0) for board in boards)
        return int(settled + position.get("row", {}).get(good, 0) + position.get("discards", {}).get(good, 0))

    def buildings_used(building: str) -> int:
        return sum(building in board.get("city", []) for board in boards)

    given_by_kind("goods", GOOD_NAMES, goods_used, lambda good: good, "goods")
    given_by_kind("stack", GOOD_NAMES, tiles_used, plantations, "plantations")
    given_by_kind("buildings", BUILDING_NAMES, buildings_used, lambda building: building, "buildings")
    if "quarries" in position:
        used = sum(board.get("island", {}).get("quarry", 0) for board in boards)
        out["quarries"] = left("quarry", used) - position["quarries"]
    if "colonists" in position:
        used = sum(board.get("san_juan", 0) + sum(board.get("men", {}).values()) for board in boards)
        used += position.get("step", {}).get("hand", 0)
        used += position.get("colonist_ship", load_pack(None).setups[players].colonist_ship)
        out["colonists"] = left("colonists", used) - position["colonists"]
    if "chips" in position:
        used = sum(board.get("points", 0) for board in boards) - position.get("paper", 0)
        out["chips"] = left("points", used) - position["chips"]
    if out:
        position["out_of_game"] = out


def legal(state: Table) -> set[str]:
    """The legal actions in notation."""
    return {state.vocabulary.notation(action) for action in state.legal_actions()}


def play(state: Table, *actions: str) -> Table:
    """Apply actions one after another, in notation; the same table is handed back."""
    for action in actions:
        state.apply(state.vocabulary.parse(action))
    return state


def why(state: Table, action: str, seat: int | None = None) -> str | None:
    """The rule against an action of the actor, or of another seat."""
    return state.explain(state.vocabulary.parse(action), state.actor if seat is None else seat)
