"""Mine, forest, fields and artisans: what the workers there bring."""

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import COLLECT, CRAFT, HARVEST
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import FOREST, GOOD_NAMES, NOBODY, PRECIOUS, STONE, TRACK_SLOTS, TRACKS, WOOD


def append_areas(state: RioState, legal: vec[i64]) -> vec[i64]:
    """What the actor's workers in the areas can do now."""
    player = state.me()
    for target in range(TRACKS * TRACK_SLOTS):
        if state.tracks[target] == state.actor:
            legal = append(legal, COLLECT + target)
    if player.fields >= state.board.numbers.workers_a_harvest:
        legal = append(legal, HARVEST)
    if player.artisan > 0:
        if player.goods[WOOD] > 0:
            legal = append(legal, CRAFT + WOOD)
        if player.goods[STONE] > 0:
            legal = append(legal, CRAFT + STONE)
    return legal


def why_not_collect(state: RioState, target: i64) -> str:
    return "" if state.tracks[target] == state.actor else "RP-AREA-01"


def why_not_harvest(state: RioState) -> str:
    workers = state.me().fields
    if workers == 0:
        return "RP-AREA-07"
    return "RP-AREA-09" if workers < state.board.numbers.workers_a_harvest else ""


def why_not_craft(state: RioState, good: i64) -> str:
    player = state.me()
    if player.artisan == 0:
        return "RP-AREA-10"
    return "RP-AREA-12" if player.goods[good] == 0 else ""


def collect(state: RioState, target: i64) -> None:
    """Take a good for a filled space; its workers come home (RP-AREA-01)."""
    player = state.me()
    good: i64 = WOOD if target // TRACK_SLOTS == FOREST else STONE
    player.goods[good] += 1
    player.supply += state.board.track_workers[target % TRACK_SLOTS]
    state.tracks[target] = NOBODY
    if state.sink is not None:
        state.tell("collected", {"seat": int(state.actor), "good": GOOD_NAMES[good]})


def harvest(state: RioState) -> None:
    """Take a silver for two workers on the fields (RP-AREA-07)."""
    player = state.me()
    player.fields -= state.board.numbers.workers_a_harvest
    player.supply += state.board.numbers.workers_a_harvest
    player.silver += 1
    if state.sink is not None:
        state.tell("harvested", {"seat": int(state.actor)})


def craft(state: RioState, good: i64) -> None:
    """Make a precious good of a wood or a stone (RP-AREA-10)."""
    player = state.me()
    player.artisan -= 1
    player.supply += 1
    player.goods[good] -= 1
    player.goods[PRECIOUS] += 1
    if state.sink is not None:
        state.tell("crafted", {"seat": int(state.actor), "good": GOOD_NAMES[good]})
