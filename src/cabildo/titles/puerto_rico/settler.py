"""The settler: everybody takes a plantation, the settler may take a quarry instead."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.puerto_rico.actions import PASS, TAKE_TILE, USE_HACIENDA, USE_HOSPICE
from cabildo.titles.puerto_rico.buildings import quarries_open
from cabildo.titles.puerto_rico.legal_rows import ONLY_PASS, TILE_ROWS
from cabildo.titles.puerto_rico.phases import HOSPICE_COLONIST, TILE
from cabildo.titles.puerto_rico.rounds import end_role
from cabildo.titles.puerto_rico.steps import ColonistStep, TileStep
from cabildo.titles.puerto_rico.table import Table
from cabildo.titles.puerto_rico.terms import GOODS, HACIENDA, HOSPICE, QUARRY, TILE_KINDS, TILE_NAMES

PASS_OR_HOSPICE: Final = vec[i64]([PASS, USE_HOSPICE])


def start(table: Table) -> None:
    table.enter(TILE, make_tile_turn(False))


@final
@mypyc_attr(free_list_len=1)
class TileTurn(Memory):
    """A turn in which a tile is taken."""

    drawn: bool  # the hacienda was used

    def copy(self) -> Memory:
        return copy_tile_turn(self)


def has_drawn(table: Table) -> bool:
    return cast(TileTurn, table.memory).drawn


@final
class TileChoice(Phase[Table]):
    """The hacienda's hidden tile first, then the normal one (PR-SETTLER-13)."""

    def name(self) -> str:
        return "tile"

    def options(self, table: Table) -> vec[i64]:
        player = table.players[table.actor]
        if player.island_filled == table.board.island_spaces:
            return ONLY_PASS
        row = table.row
        possible: i64 = 0
        for kind in range(GOODS):
            if row[kind] > 0:
                possible |= 1 << kind
        if table.quarries > 0 and quarries_open(player, table.actor == table.taker):
            possible |= 1 << QUARRY
        if player.has(HACIENDA) and not has_drawn(table) and table.hidden_tiles() > 0:
            possible |= 1 << (USE_HACIENDA - TAKE_TILE)
        return TILE_ROWS[possible]

    def play(self, table: Table, action: i64) -> None:
        player = table.players[table.actor]
        if action == USE_HACIENDA:
            cast(TileTurn, table.memory).drawn = True
            kind = table.draw_tile()
            player.add_tile(kind)  # at once, whatever it is (PR-BLD-HACIENDA-02)
            if table.sink is not None:
                table.tell("tile-drawn", {"seat": int(table.actor), "tile": TILE_NAMES[kind]})
            return
        if action == PASS:
            next_settler(table)
            return
        kind = action - TAKE_TILE
        if kind == QUARRY:
            table.quarries -= 1
        else:
            table.row[kind] -= 1
        player.add_tile(kind)
        if table.sink is not None:
            table.tell("tile-taken", {"seat": int(table.actor), "tile": TILE_NAMES[kind]})
        if player.has(HOSPICE) and table.colonists + table.colonist_ship > 0:
            table.ask(HOSPICE_COLONIST, table.actor, make_newcomer(kind))
        else:
            next_settler(table)

    def resume(self, table: Table, result: i64) -> None:
        next_settler(table)

    def explain(self, table: Table, action: i64) -> str:
        if action == PASS:
            return ""
        player = table.players[table.actor]
        full = player.island_filled >= table.board.island_spaces
        if action == USE_HACIENDA:
            if not player.has(HACIENDA):
                return "PR-BLD-GENERAL-01"
            if has_drawn(table):
                return "PR-BLD-HACIENDA-01"
            if full:
                return "PR-BLD-HACIENDA-04"
            return "PR-BLD-HACIENDA-05" if table.hidden_tiles() == 0 else ""
        if not TAKE_TILE <= action < TAKE_TILE + TILE_KINDS:
            return OTHER_DECISION
        if full:
            return "PR-BLD-HACIENDA-04" if has_drawn(table) else "PR-SETTLER-11"
        if action == TAKE_TILE + QUARRY:
            if not quarries_open(player, table.actor == table.taker):
                return "PR-SETTLER-02"
            return "PR-SETTLER-12" if table.quarries == 0 else ""
        if table.row[action - TAKE_TILE] > 0:
            return ""
        for count in table.row:
            if count > 0:
                return "PR-SETTLER-05"
        return "PR-SETTLER-10"

    def expected(self, table: Table) -> list[int]:
        expected = [TAKE_TILE + kind for kind in range(TILE_KINDS)]
        if table.players[table.actor].owns(HACIENDA):
            expected.append(USE_HACIENDA)
        return expected

    def step_type(self) -> Any:
        return TileStep

    def write(self, table: Table, frame: Frame) -> Any:
        return TileStep(drawn=cast(TileTurn, frame.memory).drawn)

    def read(self, table: Table, actor: i64, step: Any) -> Memory:
        if step.drawn and not table.players[actor].has(HACIENDA):
            refuse("step.drawn", f"seat {actor} has no occupied hacienda", "PR-BLD-HACIENDA-01")
        return make_tile_turn(step.drawn)

    def describe(self, table: Table, frame: Frame) -> dict[str, Any]:
        return {"drawn": cast(TileTurn, frame.memory).drawn}


@final
@mypyc_attr(free_list_len=1)
class Newcomer(Memory):
    """A colonist who may come to a tile."""

    tile: i64

    def copy(self) -> Memory:
        return self  # it never changes


@final
class HospiceChoice(Phase[Table]):
    """A colonist on the normal tile, never on the hacienda's (PR-BLD-HOSPICE-01, PR-BLD-HOSPICE-02)."""

    def name(self) -> str:
        return "hospice"

    def options(self, table: Table) -> vec[i64]:
        return PASS_OR_HOSPICE

    def play(self, table: Table, action: i64) -> None:
        if action == USE_HOSPICE:
            tile = cast(Newcomer, table.memory).tile
            table.bring_colonist()
            table.players[table.actor].men[tile] += 1
            if table.sink is not None:
                table.tell("hospice-used", {"seat": int(table.actor), "tile": TILE_NAMES[tile]})
        table.done()

    def explain(self, table: Table, action: i64) -> str:
        return "" if action in (PASS, USE_HOSPICE) else OTHER_DECISION

    def usual(self, table: Table) -> i64:
        return USE_HOSPICE

    def standing(self, table: Table) -> str:
        return "hospice"

    def may_stand(self, table: Table, action: i64) -> bool:
        return True

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TILE])

    def step_type(self) -> Any:
        return ColonistStep

    def write(self, table: Table, frame: Frame) -> Any:
        return ColonistStep(place=TILE_NAMES[cast(Newcomer, frame.memory).tile])

    def read(self, table: Table, actor: i64, step: Any) -> Memory:
        tile = number_of(TILE_NAMES, step.place, "step.place", "PR-MAYOR-01")
        player = table.players[actor]
        if player.men[tile] >= player.tiles[tile]:
            refuse("step.place", "has no tile with an empty circle", "PR-BLD-HOSPICE-01")
        if not player.has(HOSPICE):
            refuse("phase", f"seat {actor} has no occupied hospice", "PR-BLD-HOSPICE-01")
        return make_newcomer(tile)

    def check(self, table: Table, frame: Frame) -> None:
        if table.colonists + table.colonist_ship == 0:
            refuse("colonists", "there is no colonist to place", "PR-BLD-HOSPICE-03")


def next_settler(table: Table) -> None:
    """The next player takes a tile; after the last one the rest is discarded and a new row drawn (PR-SETTLER-06)."""
    cast(TileTurn, table.memory).drawn = False
    if table.next_seat():
        return
    for kind in range(GOODS):
        table.discards[kind] += table.row[kind]
        table.row[kind] = 0
    table.fill_row()
    end_role(table)


# ---- written by `make fields`: make_tile_turn, copy_tile_turn, make_newcomer


def make_tile_turn(drawn: bool) -> TileTurn:
    tile_turn = TileTurn()
    tile_turn.drawn = drawn
    return tile_turn


def copy_tile_turn(tile_turn: TileTurn) -> TileTurn:
    copy = TileTurn()
    copy.drawn = tile_turn.drawn
    return copy


def make_newcomer(tile: i64) -> Newcomer:
    newcomer = Newcomer()
    newcomer.tile = tile
    return newcomer
