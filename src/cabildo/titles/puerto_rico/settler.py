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
from cabildo.titles.puerto_rico.phases import HOSPICE_CHOICE, TILE_CHOICE
from cabildo.titles.puerto_rico.rounds import end_role
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.steps import ColonistStep, TileStep
from cabildo.titles.puerto_rico.terms import GOODS, HACIENDA, HOSPICE, QUARRY, TILE_KINDS, TILE_NAMES

PASS_OR_HOSPICE: Final = vec[i64]([PASS, USE_HOSPICE])


def start(state: PuertoRicoState) -> None:
    state.enter(TILE_CHOICE, make_tile_turn(False))


@final
@mypyc_attr(free_list_len=1)
class TileTurn(Memory):
    """A turn in which a tile is taken."""

    drawn: bool  # the hacienda was used

    def copy(self) -> Memory:
        return copy_tile_turn(self)


def has_drawn(state: PuertoRicoState) -> bool:
    return cast(TileTurn, state.memory).drawn


@final
class TileChoice(Phase[PuertoRicoState]):
    """The hacienda's hidden tile first, then the normal one (PR-SETTLER-13)."""

    def name(self) -> str:
        return "tile"

    def options(self, state: PuertoRicoState) -> vec[i64]:
        player = state.players[state.actor]
        if player.island_filled == state.board.island_spaces:
            return ONLY_PASS
        row = state.row
        possible: i64 = 0
        for kind in range(GOODS):
            if row[kind] > 0:
                possible |= 1 << kind
        if state.quarries > 0 and quarries_open(player, state.actor == state.taker):
            possible |= 1 << QUARRY
        if player.has(HACIENDA) and not has_drawn(state) and state.hidden_tiles() > 0:
            possible |= 1 << (USE_HACIENDA - TAKE_TILE)
        return TILE_ROWS[possible]

    def play(self, state: PuertoRicoState, action: i64) -> None:
        player = state.players[state.actor]
        if action == USE_HACIENDA:
            cast(TileTurn, state.memory).drawn = True
            kind = state.draw_tile()
            player.add_tile(kind)  # at once, whatever it is (PR-BLD-HACIENDA-02)
            if state.sink is not None:
                state.tell("tile-drawn", {"seat": int(state.actor), "tile": TILE_NAMES[kind]})
            return
        if action == PASS:
            next_settler(state)
            return
        kind = action - TAKE_TILE
        if kind == QUARRY:
            state.quarries -= 1
        else:
            state.row[kind] -= 1
        player.add_tile(kind)
        if state.sink is not None:
            state.tell("tile-taken", {"seat": int(state.actor), "tile": TILE_NAMES[kind]})
        if player.has(HOSPICE) and state.colonists + state.colonist_ship > 0:
            state.ask(HOSPICE_CHOICE, state.actor, make_newcomer(kind))
        else:
            next_settler(state)

    def resume(self, state: PuertoRicoState, result: i64) -> None:
        next_settler(state)

    def explain(self, state: PuertoRicoState, action: i64) -> str:
        if action == PASS:
            return ""
        player = state.players[state.actor]
        full = player.island_filled >= state.board.island_spaces
        if action == USE_HACIENDA:
            if not player.has(HACIENDA):
                return "PR-BLD-GENERAL-01"
            if has_drawn(state):
                return "PR-BLD-HACIENDA-01"
            if full:
                return "PR-BLD-HACIENDA-04"
            return "PR-BLD-HACIENDA-05" if state.hidden_tiles() == 0 else ""
        if not TAKE_TILE <= action < TAKE_TILE + TILE_KINDS:
            return OTHER_DECISION
        if full:
            return "PR-BLD-HACIENDA-04" if has_drawn(state) else "PR-SETTLER-11"
        if action == TAKE_TILE + QUARRY:
            if not quarries_open(player, state.actor == state.taker):
                return "PR-SETTLER-02"
            return "PR-SETTLER-12" if state.quarries == 0 else ""
        if state.row[action - TAKE_TILE] > 0:
            return ""
        for count in state.row:
            if count > 0:
                return "PR-SETTLER-05"
        return "PR-SETTLER-10"

    def expected(self, state: PuertoRicoState) -> list[int]:
        expected = [TAKE_TILE + kind for kind in range(TILE_KINDS)]
        if state.players[state.actor].owns(HACIENDA):
            expected.append(USE_HACIENDA)
        return expected

    def step_type(self) -> Any:
        return TileStep

    def write(self, state: PuertoRicoState, frame: Frame) -> Any:
        return TileStep(drawn=cast(TileTurn, frame.memory).drawn)

    def read(self, state: PuertoRicoState, actor: i64, step: Any) -> Memory:
        if step.drawn and not state.players[actor].has(HACIENDA):
            refuse("step.drawn", f"seat {actor} has no occupied hacienda", "PR-BLD-HACIENDA-01")
        return make_tile_turn(step.drawn)

    def describe(self, state: PuertoRicoState, frame: Frame) -> dict[str, Any]:
        return {"drawn": cast(TileTurn, frame.memory).drawn}


@final
@mypyc_attr(free_list_len=1)
class Newcomer(Memory):
    """A colonist who may come to a tile."""

    tile: i64

    def copy(self) -> Memory:
        return self  # it never changes


@final
class HospiceChoice(Phase[PuertoRicoState]):
    """A colonist on the normal tile, never on the hacienda's (PR-BLD-HOSPICE-01, PR-BLD-HOSPICE-02)."""

    def name(self) -> str:
        return "hospice"

    def options(self, state: PuertoRicoState) -> vec[i64]:
        return PASS_OR_HOSPICE

    def play(self, state: PuertoRicoState, action: i64) -> None:
        if action == USE_HOSPICE:
            tile = cast(Newcomer, state.memory).tile
            state.bring_colonist()
            state.players[state.actor].men[tile] += 1
            if state.sink is not None:
                state.tell("hospice-used", {"seat": int(state.actor), "tile": TILE_NAMES[tile]})
        state.done()

    def explain(self, state: PuertoRicoState, action: i64) -> str:
        return "" if action in (PASS, USE_HOSPICE) else OTHER_DECISION

    def usual(self, state: PuertoRicoState) -> i64:
        return USE_HOSPICE

    def standing(self, state: PuertoRicoState) -> str:
        return "hospice"

    def may_stand(self, state: PuertoRicoState, action: i64) -> bool:
        return True

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TILE_CHOICE])

    def step_type(self) -> Any:
        return ColonistStep

    def write(self, state: PuertoRicoState, frame: Frame) -> Any:
        return ColonistStep(place=TILE_NAMES[cast(Newcomer, frame.memory).tile])

    def read(self, state: PuertoRicoState, actor: i64, step: Any) -> Memory:
        tile = number_of(TILE_NAMES, step.place, "step.place", "PR-MAYOR-01")
        player = state.players[actor]
        if player.men[tile] >= player.tiles[tile]:
            refuse("step.place", "has no tile with an empty circle", "PR-BLD-HOSPICE-01")
        if not player.has(HOSPICE):
            refuse("phase", f"seat {actor} has no occupied hospice", "PR-BLD-HOSPICE-01")
        return make_newcomer(tile)

    def check(self, state: PuertoRicoState, frame: Frame) -> None:
        if state.colonists + state.colonist_ship == 0:
            refuse("colonists", "there is no colonist to place", "PR-BLD-HOSPICE-03")


def next_settler(state: PuertoRicoState) -> None:
    """The next player takes a tile; after the last one the rest is discarded and a new row drawn (PR-SETTLER-06)."""
    cast(TileTurn, state.memory).drawn = False
    if state.next_seat():
        return
    for kind in range(GOODS):
        state.discards[kind] += state.row[kind]
        state.row[kind] = 0
    state.fill_row()
    end_role(state)


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
