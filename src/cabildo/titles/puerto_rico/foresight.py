"""What a player has to spend, and what they should beware of before it is too late."""

from __future__ import annotations

from collections.abc import Iterator

from cabildo.engine.foresight import Caution
from cabildo.titles.puerto_rico.mayor import hand_of
from cabildo.titles.puerto_rico.phases import PLACING, PRIVILEGE_CHOICE
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import BUILDING_NAMES, BUILDINGS, FIRST_LARGE, GOOD_NAMES, TILE_KINDS

UNMANNED = "warning-unmanned"


def holdings_of(state: PuertoRicoState, seat: int) -> dict[str, int]:
    player = state.players[seat]
    goods = {name: int(player.goods[good]) for good, name in enumerate(GOOD_NAMES)}
    return {"doubloons": int(player.doubloons), **goods, "colonists": int(player.san_juan)}


def warnings_of(state: PuertoRicoState, seat: int) -> Iterator[Caution]:
    """A large building that nobody mans scores nothing extra, and in the last round few mayors come (PR-SCORE-03)."""
    player = state.players[seat]
    if not state.ending or state.over:
        return
    for building in range(FIRST_LARGE, BUILDINGS):
        if player.owns(building) and not player.has(building) and not may_still_man(state, seat, building):
            name = BUILDING_NAMES[building]
            yield Caution(UNMANNED, {"building": name}, "PR-SCORE-03")


def may_still_man(state: PuertoRicoState, seat: int, building: int) -> bool:
    """Whether a mayor is there now and asks for this building later, or just now."""
    if state.phase == PLACING and state.actor == seat:  # who has no colonist left is asked no more
        return bool(hand_of(state).place <= TILE_KINDS + building)
    return bool(state.phase == PRIVILEGE_CHOICE)
