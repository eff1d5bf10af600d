"""Where groups can go, against a search that knows only the words of the rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast

import pytest

from cabildo.titles.rio.board.contents import EDITIONS
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import VACANT
from cabildo.titles.rio.war.groups import FOUGHT, NO_GROUP
from cabildo.titles.rio.war.movement import March, led_group, reach
from tests.titles.rio.build import crew, house, hut, legal_of, why
from tests.titles.rio.war.positions import ENEMY, war_table

COLUMNS, ROWS = "abcdefghijklmnop", range(1, 11)
SPACES = [f"{column}{row}" for row in ROWS for column in COLUMNS]
PLAZA = ("h9", "i9", "h10", "i10")
# the edges through which attackers come, with the space behind each; the south and parts of both sides are closed
EDGES = {
    **{f"north {column}": f"{column}1" for column in COLUMNS},
    **{f"west {row}": f"a{row}" for row in range(1, 9)},
    **{f"east {row}": f"p{row}" for row in range(1, 9)},
}
SHARED = ("stonecutter", "market", "garden-square", "church")
MAPS = 60  # for each edition and number of players

Stack = list[Any]  # tokens from the top: seats, or ENEMY


@dataclass
class Scene:
    """A group that shall march, and all that may be in its way, in plain words."""

    edition: str
    players: int
    attacker: int
    mover: int
    led: str  # a space, or an edge with the size of the group
    group: Stack
    steps: int
    entry: str | None  # the space behind the edge, for a group outside
    neutral_homes: bool
    groups: dict[str, Stack] = field(default_factory=dict)
    fought: set[str] = field(default_factory=set)  # groups that cannot be joined in this turn
    homes: dict[str, int] = field(default_factory=dict)  # huts and houses, and whose they are
    shared: dict[str, str] = field(default_factory=dict)  # other buildings
    closed: set[str] = field(default_factory=set)  # by workers of the attacker
    refused: set[int] = field(default_factory=set)  # the seats that said no to the mover
    walls: list[str] = field(default_factory=list)


# ---- the rules' words


def can_go(scene: Scene) -> dict[str, int]:
    """Every space on which the group may end, and how few steps take it there: all ways are tried."""
    found: dict[str, int] = {}

    def walk(space: str, way: list[str]) -> None:
        if len(way) >= scene.steps:
            return
        for beside in around(space) if space else [str(scene.entry)]:
            if beside in way or beside == scene.led:
                continue
            step = [*way, beside]
            verdict = enters(scene, beside, first_from_outside=not space)
            if verdict != "no":
                found[beside] = min(found.get(beside, 99), len(step))
            if verdict == "passes":
                walk(beside, step)

    walk("" if scene.entry else scene.led, [])
    return found


def around(space: str) -> list[str]:
    """The four spaces beside, as far as they are in the city."""
    column, row = COLUMNS.index(space[0]), int(space[1:])
    beside = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [f"{COLUMNS[at]}{down}" for at, down in beside if 0 <= at < len(COLUMNS) and down in ROWS]


def enters(scene: Scene, space: str, first_from_outside: bool) -> str:
    """Whether the group "passes" a space, "stops" there, or may "no"t enter it."""
    if space in scene.closed:
        return "no"
    attacks = ENEMY in scene.group
    there = scene.groups.get(space, [])
    if there:
        if (ENEMY in there) != attacks:
            return "stops"  # it fights
        if first_from_outside and len(there) == len(scene.group) == 2:
            return "no"  # two pairs share their tokens only inside
        return "stops" if joins(scene, there, space) else "no"
    if attacks:
        if space in scene.shared:
            return "stops"
        if space in scene.homes and not (scene.neutral_homes and scene.homes[space] == scene.attacker):
            return "stops"
    return "passes"


def joins(scene: Scene, there: Stack, space: str) -> bool:
    if space in scene.fought:
        return False
    sizes = sorted((len(scene.group), len(there)))
    if sizes not in ([1, 1], [1, 2]) and not (sizes == [2, 2] and (ENEMY not in there or scene.edition == "2.03")):
        return False
    asked = set() if scene.players == 2 else {*scene.group, *there} - {scene.mover, ENEMY}
    return not asked & scene.refused


# ---- maps by chance


def some_scene(chance: random.Random, edition: str, players: int) -> Scene:
    """A crowded neighbourhood around a group that marches; far away nothing matters."""
    attacker = chance.randrange(players)
    seats = list(range(players)) if players == 2 else [seat for seat in range(players) if seat != attacker]
    attacks = chance.random() < 0.5
    mover = attacker if attacks else chance.choice([seat for seat in range(players) if seat != attacker])
    size = chance.randint(1, 3)
    bonus = chance.random() < 0.3
    scene = Scene(
        edition=edition,
        players=players,
        attacker=attacker,
        mover=mover,
        led="",
        group=[ENEMY] * size,
        steps=4 - size + bonus,
        entry=None,
        neutral_homes=chance.random() < 0.5,
        walls=chance.sample(sorted(EDGES), chance.randint(0, 12)),
    )
    centre = chance.choice([*SPACES, *PLAZA * 10])
    if attacks and chance.random() < 0.5:
        edge = chance.choice([edge for edge in EDGES if edge not in scene.walls])
        scene.led, scene.entry = f"{edge} {size}", EDGES[edge]
        centre = scene.entry
    else:
        scene.led = centre
        scene.steps = chance.randint(1, scene.steps)
        if not attacks:
            own = mover if players > 2 else chance.choice(seats)
            scene.group = [own] + [chance.choice([own, chance.choice(seats)]) for _ in range(size - 1)]
    fill(scene, chance, centre, seats)
    return scene


def fill(scene: Scene, chance: random.Random, centre: str, seats: Sequence[int]) -> None:
    """Groups, buildings and workers of the attacker near the centre."""
    near = {centre}
    for _step in range(5):
        near |= {beside for space in near for beside in around(space)}
    empty = chance.uniform(0.2, 0.7)  # from crowded to spacious
    left = dict.fromkeys(range(scene.players), 9)  # workers
    for token in scene.group:
        if token != ENEMY:
            left[token] -= 1
    for space in sorted(near):
        if space not in PLAZA and chance.random() < 0.2:
            if chance.random() < 0.5:
                scene.homes[space] = chance.randrange(scene.players)
            elif len(scene.shared) < len(SHARED):
                scene.shared[space] = SHARED[len(scene.shared)]
        if space == scene.led or chance.random() < empty:
            continue
        worker_fits = space not in scene.shared and scene.homes.get(space, scene.attacker) == scene.attacker
        if chance.random() < 0.2 and scene.players > 2 and space not in PLAZA and left[scene.attacker] and worker_fits:
            left[scene.attacker] -= 1
            scene.closed.add(space)
        elif chance.random() < 0.5 and not is_target(scene, space):
            scene.groups[space] = [ENEMY] * chance.randint(1, 3)
        else:
            first = chance.choice(seats)
            stack = [chance.choice([first, chance.choice(seats)]) for _ in range(chance.randint(1, 3))]
            if all(left[seat] >= stack.count(seat) for seat in stack):
                scene.groups[space] = stack
                for seat in stack:
                    left[seat] -= 1
    if ENEMY in scene.group and is_target(scene, scene.led):  # attackers do not stand on a building
        scene.homes.pop(scene.led, None)
        scene.shared.pop(scene.led, None)
    scene.fought = {space for space in scene.groups if chance.random() < 0.15}
    scene.refused = {seat for seat in seats if seat != scene.mover and chance.random() < 0.4}


def is_target(scene: Scene, space: str) -> bool:
    spared = scene.neutral_homes and scene.homes.get(space) == scene.attacker
    return space in scene.shared or (space in scene.homes and not spared)


def table_of(scene: Scene, chance: random.Random) -> RioState:
    """The scene as a table, at the question where the group marches to."""
    groups: dict[str, Any] = {
        space: {"stack": stack, "fought": True, "steps": 0} if space in scene.fought else stack
        for space, stack in scene.groups.items()
    }
    camps: dict[str, list[int]] = {}
    if scene.entry is None:
        usual = 4 - len(scene.group)
        groups[scene.led] = {"stack": scene.group, "steps": scene.steps, "boosted": scene.steps > usual}
        camps = {chance.choice([edge for edge in EDGES if edge not in scene.walls]): [1]}
    else:
        camps[scene.led[:-2]] = [len(scene.group)]
    city: dict[str, Any] = dict(scene.shared)
    city |= {space: chance.choice([hut, house])(owner) for space, owner in scene.homes.items()}
    for space in scene.closed:
        city[space] = hut(scene.attacker, 1) if space in scene.homes else crew(scene.attacker)
    return war_table(
        groups,
        players=scene.players,
        attacker=scene.attacker,
        actor=scene.mover,
        phase="marching",
        edition=scene.edition,
        options={"neutral-homes": scene.neutral_homes},
        enemy=chance.choice(["natives", "pirates"]),
        camps=camps,
        walls=scene.walls,
        city=city,
        led=scene.led,
        boosted=scene.entry is not None and scene.steps > 4 - len(scene.group),
        refused=[(scene.mover, seat) for seat in scene.refused],
    )


@cache
def scenes(edition: str, players: int, seed: int = 1) -> list[tuple[Scene, RioState]]:
    """Maps on which the group may be led at all, and their tables."""
    chance = random.Random(f"{edition} {players} {seed}")
    made: list[tuple[Scene, RioState]] = []
    while len(made) < MAPS:
        scene = some_scene(chance, edition, players)
        if scene.entry is None or can_go(scene):  # a group whose entry is closed cannot be led
            made.append((scene, table_of(scene, chance)))
    return made


Search = Callable[[RioState], Sequence[int]]
GAMES = [(edition, players) for edition in EDITIONS for players in (2, 3, 4, 5) if (edition, players) != ("1", 2)]


def search(state: RioState) -> Sequence[int]:
    """What the rules answer."""
    war, march = state.the_war(), march_under_way(state)
    return list(reach(state, war, march.led, led_group(state, war, march)))


def march_under_way(state: RioState) -> March:
    return cast(March, state.memory)


def check(cases: list[tuple[Scene, RioState]], searched: Search) -> None:
    for scene, state in cases:
        answer = {space: int(steps) for space, steps in zip(SPACES, searched(state.copy()), strict=True) if steps}
        assert answer == can_go(scene), scene


# ---- the comparison


@pytest.mark.rule("RP-COMBAT-08", "RP-COMBAT-09", "RP-COMBAT-10", "RP-COMBAT-11", "RP-COMBAT-16", "RP-COMBAT-17")
@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_groups_reach_what_the_rules_words_say(edition: str, players: int) -> None:
    check(scenes(edition, players), search)


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_what_is_reached_is_legal_and_all_else_is_explained(edition: str, players: int) -> None:
    for scene, state in scenes(edition, players, seed=2)[::4]:
        goals = can_go(scene)
        assert legal_of(state, "march") == set(goals), scene
        for space in SPACES:
            assert (why(state, f"march {space}") is None) == (space in goals), (scene, space)


def test_maps_show_what_they_shall() -> None:
    """All kinds of groups start inside and outside, and obstacles of every kind change where they can go."""
    cases = [scene for edition, players in GAMES for scene, _ in scenes(edition, players)]
    starts = {(len(s.group), s.entry is None, ENEMY in s.group, s.steps > 4 - len(s.group)) for s in cases}
    assert len(starts) == 3 * 2 * 3, "three sizes, with and without bonus: attackers in and out, defenders"
    assert any(len({*scene.group}) > 1 for scene in cases), "mixed groups"
    assert any(len(can_go(scene)) == 0 for scene in cases), "hemmed in"
    assert any({*PLAZA} & can_go(scene).keys() for scene in cases)


# ---- a search that forgets a rule is found out


def strides(state: RioState) -> Sequence[int]:
    """It takes no account of the steps left."""
    war, march = state.the_war(), march_under_way(state)
    return list(reach(state, war, march.led, led_group(state, war, march) | 7 << 11))


def forgives_fights(state: RioState) -> Sequence[int]:
    troops = state.the_war().troops
    for space in range(len(troops)):
        troops[space] &= ~FOUGHT
    return search(state)


def forgets_refusals(state: RioState) -> Sequence[int]:
    state.the_war().refused = 0
    return search(state)


def forgets_workers(state: RioState) -> Sequence[int]:
    crews = state.city.crews
    for space in range(len(crews)):
        crews[space] = 0
    return search(state)


def forgets_buildings(state: RioState) -> Sequence[int]:
    for space in range(len(state.city.tiles)):
        state.city.tiles[space] = VACANT + 1
    return search(state)


def forgets_groups(state: RioState) -> Sequence[int]:
    war = state.the_war()
    for space in range(len(war.troops)):
        if space != march_under_way(state).led:
            war.troops[space] = NO_GROUP
    return search(state)


def stops_short(state: RioState) -> Sequence[int]:
    """It never takes a third step."""
    return [steps if steps < 3 else 0 for steps in search(state)]


@pytest.mark.parametrize(
    "broken",
    [strides, forgives_fights, forgets_refusals, forgets_workers, forgets_buildings, forgets_groups, stops_short],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_search_that_forgets_a_rule_is_found_out(edition: str, broken: Search) -> None:
    with pytest.raises(AssertionError):
        check(scenes(edition, 4), broken)
