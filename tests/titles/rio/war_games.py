"""Games that begin in a war with everything in it, and players who make use of it: they meet every step of a war."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from cabildo.engine.game import Game
from cabildo.engine.state import State
from cabildo.titles.rio import phases
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.title import TITLE
from tests.titles.rio.build import as_table, position
from tests.titles.rio.busy_games import busy_action

WAR_PHASES = range(phases.MUSTERING, phases.RECALLING + 1)
PLOTS = [f"{column}{row}" for column in "bcdefghi" for row in range(2, 8)]  # clear of the Plaza Mayor
SHARED = ("barracks", "market", "carpenter", "church")
EXPOSED = ["north b", "north e", "north h", "west 3", "west 6", "east 4"]  # all that the walls leave open
EDGES = [
    *(f"north {column}" for column in "abcdefghijklmnop"),
    *(f"{side} {row}" for side in ("west", "east") for row in range(1, 9)),
]

GAMES = range(4, 10)  # of each kind, to look at: all that can happen happens in them

# name: players, options
WARS: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "two, expert, trade": (2, {"level": "expert", "trade": True}),
    "two, player aid": (2, {"neutral-homes": True, "equal-sacrifice": True, "one-marker-back": True}),
    "three": (3, {}),
    "three, edition 1, trade": (3, {"edition": "1", "trade": True}),
    "three, player aid": (3, {"neutral-homes": True, "equal-sacrifice": True}),
    "four, trade": (4, {"trade": True}),
    "four, short, neutral homes": (4, {"length": "short", "neutral-homes": True}),
    "four, edition 1, fewer attackers": (4, {"edition": "1", "fewer-attackers": True}),
    "five, equal sacrifice": (5, {"equal-sacrifice": True, "one-marker-back": True}),
    "five, edition 1, player aid": (5, {"edition": "1", "neutral-homes": True, "equal-sacrifice": True}),
}


def crowded_war(players: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """A position near the end of the game: the enemy musters before a city full of buildings and workers.

    The Fort has cannons, there is a General and a Gunner, everybody can pay recruits, and the next war is near.
    """
    chance = random.Random(f"{players} {seed}")
    attacker = chance.randrange(players)
    district = PLOTS[: 6 + 7 * players]  # close together, so that groups meet
    plots = iter(chance.sample(district, len(district)))
    city: dict[str, Any] = {"g8": "palace", "i8": "cathedral", **{next(plots): building for building in SHARED}}
    groups: dict[str, list[int]] = {}
    for seat in range(players):
        homes = [next(plots) for _ in range(4)]
        city |= {home: {"building": chance.choice(("hut", "house")), "owner": seat} for home in homes}
        posts = [*homes[:1], next(plots), next(plots)]
        if seat == attacker and players > 2:
            city[posts[0]] = {"building": "hut", "owner": seat, "workers": {seat: 1}}
            city[posts[1]] = {"workers": {seat: 2}}
        else:
            groups |= {post: [seat] * chance.choice((1, 1, 2)) for post in posts}
    officers = chance.sample(range(players), 2)
    last = 1594 if options.get("length") == "short" else 1599
    seats: dict[int, dict[str, Any]] = {seat: {"silver": 12, "wood": 4, "stone": 4} for seat in range(players)}
    for office, seat in zip(("general", "gunner"), officers, strict=True):
        seats[seat]["offices"] = {office: 1585}
    return position(
        players,
        phase="mustering",
        actor=attacker,
        seats=seats,
        city=city,
        order=chance.sample(range(players), players),
        walls=sorted(set(EDGES) - set(chance.sample(EXPOSED, 4))),
        fort=True,
        year=last - 1,
        markers=chance.choice(({"natives": 8}, {"natives": 8, "pirates": 8})),
        attacked=[attacker],
        options=options,
        war={
            "enemy": chance.choice(("natives", "pirates")),
            "attacker": attacker,
            "groups": groups,
        },
        step={"waiting": chance.randrange(9, 15)},
    )


def warlike_action(state: State, chance: random.Random) -> int:
    """In a war some kind of action, then one of this kind, so that rare ones are seen; in peace a busy one."""
    table = as_table(state)
    if table.phase not in WAR_PHASES:
        return busy_action(table, chance)
    kinds: dict[str, list[int]] = {}
    for action in table.legal_actions():
        notation = table.vocabulary.notation(action)
        word = notation.split()[0]
        if word in ("lead", "sacrifice"):
            word += " inside" if len(notation.split()) == 2 else " outside"
        elif word == "march" and is_meeting(table, action):
            word = "march to meet"
        kinds.setdefault(word, []).append(action)
    rare = {"done": 0.9 if table.phase == phases.LEADING else 0.4, "stay": 0.8, "hold-fire": 0.3}
    rare |= {"sacrifice inside": 0.6, "sacrifice outside": 0.6}
    for word, rarity in rare.items():
        if len(kinds) > 1 and chance.random() < rarity:
            kinds.pop(word, None)
    actions = kinds[chance.choice(sorted(kinds))]
    return min(actions) if table.phase == phases.BETTING else chance.choice(actions)


def is_meeting(table: RioState, action: int) -> bool:
    """Whether a march goes to another group."""
    return bool(table.the_war().troops[action - table.board.march])


def war_game(name: str, seed: int) -> Game:
    """A game of this name from its war to its end."""
    players, options = WARS[name]
    chance = random.Random(f"{name} {seed}")
    game = Game.from_position(crowded_war(players, seed, options), seed=seed, title=TITLE)
    while not game.state.over:
        game.apply(warlike_action(game.state, chance))
    return game


@cache
def war_games(name: str) -> tuple[Game, ...]:
    """Some of them."""
    return tuple(war_game(name, seed) for seed in GAMES)


@cache
def war_states(name: str) -> tuple[RioState, ...]:
    """Their states during wars."""
    states = (as_table(game.state_after(move)) for game in war_games(name) for move in range(len(game.moves)))
    return tuple(state for state in states if state.phase in WAR_PHASES)


DEEDS = {
    "mustering: muster",
    "betting: hold-fire",
    "betting: bet",
    "shooting: shoot",
    "garrisoning: garrison",
    "garrisoning: done",
    "recruiting: recruit",
    "recruiting: done",
    "leading: lead inside",
    "leading: lead outside",
    "leading: done",
    "marching: march",
    "marching: stay",
    "marching: sacrifice inside",
    "marching: sacrifice outside",
    "recalling: recall",
    "recalling: done",
}
CONSENT = {  # with more than two players
    "consenting: refuse to a merge",
    "consenting: agree to a merge",
    "consenting: command to a merge",
    "consenting: refuse to a sacrifice",
    "consenting: agree to a sacrifice",
}


def deeds_of(game: Game) -> set[str]:
    """What was done in its wars: the first word of it, whether inside or outside, and what was asked."""
    deeds = set()
    for number, move in enumerate(game.moves):
        state = as_table(game.state_after(number))
        if state.phase in WAR_PHASES:
            words = move.action.split()
            deed = words[0]
            if deed in ("lead", "sacrifice"):
                deed += {2: " inside", 4: " outside"}[len(words)]
            elif state.phase == phases.CONSENTING:
                deed += f" to a {state.view(None)['step']['purpose']}"
            deeds.add(f"{state.phases[state.phase].name()}: {deed}")
    return deeds
