"""What a position tells of players' stocks and the bank; what it leaves out is the rest of the box."""

from __future__ import annotations

from cabildo.engine.naming import number_of, refuse
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import TILE_NAMES
from cabildo.titles.rio.written.material import (
    PIECES,
    SHADOW_DISCS,
    material_of,
    own_tiles_named,
    whole_material,
    workers_named,
)
from cabildo.titles.rio.written.positions import Position, StockPosition

BOX_RULES = ("RP-COMP-07", "RP-COMP-06", "RP-COMP-04", "RP-COMP-04", "RP-COMP-05")  # by tile


def read_stocks(state: RioState, position: Position) -> None:
    """Keep what is said; what is left out is all that is nowhere else."""
    whole = whole_material(state.board)
    clear_stocks(state)
    used = material_of(state)
    left = {name: whole[name] - used[name] for name in whole}
    for seat, player in enumerate(state.players):
        written, field = position.players[seat], f"players[{seat}]"
        workers, tiles = left[workers_named(seat)], left[own_tiles_named(seat)]
        if workers < 0:
            refuse(field, f"has {-workers} workers too many", "RP-COMP-02")
        if tiles < 0:
            refuse("city", f"seat {seat} has {-tiles} huts and houses too many", "RP-COMP-03")
        player.supply = stock(workers, written.supply, f"{field}.supply", "RP-COMP-02")
        player.tiles = stock(tiles, written.tiles, f"{field}.tiles", "RP-COMP-03")
    bank = position.stock or StockPosition()
    for name in bank.tiles:
        number_of(TILE_NAMES, name, f"stock.tiles.{name}", "RP-COMP-04")
    for tile, name in enumerate(TILE_NAMES):
        if left[name] < 0:
            refuse("city", f"has {-left[name]} tiles {name} too many", BOX_RULES[tile])
        state.tiles[tile] = stock(left[name], bank.tiles.get(name), f"stock.tiles.{name}", BOX_RULES[tile])
    if left[PIECES] < 0:
        refuse("walls", f"{-left[PIECES]} walls and roads too many", "RP-COMP-08")
    state.pieces = stock(left[PIECES], bank.pieces, "stock.pieces", "RP-COMP-08")
    if left[SHADOW_DISCS] < 0:
        refuse("grids", f"{-left[SHADOW_DISCS]} shadow discs too many", "RP-VAR2P-02")
    state.shadows = stock(left[SHADOW_DISCS], bank.shadows, "stock.shadows", "RP-VAR2P-02")


def clear_stocks(state: RioState) -> None:
    """Empty the stocks, so that what lies elsewhere can be counted."""
    for player in state.players:
        player.supply = player.tiles = 0
    for tile in range(len(state.tiles)):
        state.tiles[tile] = 0
    state.pieces = state.shadows = 0


def stock(left: int, given: int | None, field: str, rule: str) -> int:
    """How many are in a stock; fewer than are left is possible, since pieces may be lost."""
    if given is not None and given > left:
        refuse(field, f"is {given}, but only {left} are left of the box", rule)
    return left if given is None else given
