"""Mine, forest, fields and artisans: what the workers there bring."""

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import COLLECT, CRAFT, HARVEST
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import FOREST, GOOD_NAMES, NOBODY, PRECIOUS, STONE, TRACK_SLOTS, TRACKS, WOOD


def append_areas(table: Table, legal: vec[i64]) -> vec[i64]:
    """What the actor's workers in the areas can do now."""
    player = table.me()
    for target in range(TRACKS * TRACK_SLOTS):
        if table.tracks[target] == table.actor:
            legal = append(legal, COLLECT + target)
    if player.fields >= table.board.numbers.workers_a_harvest:
        legal = append(legal, HARVEST)
    if player.artisan > 0:
        if player.goods[WOOD] > 0:
            legal = append(legal, CRAFT + WOOD)
        if player.goods[STONE] > 0:
            legal = append(legal, CRAFT + STONE)
    return legal


def why_not_collect(table: Table, target: i64) -> str:
    return "" if table.tracks[target] == table.actor else "RP-AREA-01"


def why_not_harvest(table: Table) -> str:
    workers = table.me().fields
    if workers == 0:
        return "RP-AREA-07"
    return "RP-AREA-09" if workers < table.board.numbers.workers_a_harvest else ""


def why_not_craft(table: Table, good: i64) -> str:
    player = table.me()
    if player.artisan == 0:
        return "RP-AREA-10"
    return "RP-AREA-12" if player.goods[good] == 0 else ""


def collect(table: Table, target: i64) -> None:
    """Take a good for a filled space; its workers come home (RP-AREA-01)."""
    player = table.me()
    good: i64 = WOOD if target // TRACK_SLOTS == FOREST else STONE
    player.goods[good] += 1
    player.supply += table.board.track_workers[target % TRACK_SLOTS]
    table.tracks[target] = NOBODY
    if table.sink is not None:
        table.tell("collected", {"seat": int(table.actor), "good": GOOD_NAMES[good]})


def harvest(table: Table) -> None:
    """Take a silver for two workers on the fields (RP-AREA-07)."""
    player = table.me()
    player.fields -= table.board.numbers.workers_a_harvest
    player.supply += table.board.numbers.workers_a_harvest
    player.silver += 1
    if table.sink is not None:
        table.tell("harvested", {"seat": int(table.actor)})


def craft(table: Table, good: i64) -> None:
    """Make a precious good of a wood or a stone (RP-AREA-10)."""
    player = table.me()
    player.artisan -= 1
    player.supply += 1
    player.goods[good] -= 1
    player.goods[PRECIOUS] += 1
    if table.sink is not None:
        table.tell("crafted", {"seat": int(table.actor), "good": GOOD_NAMES[good]})
