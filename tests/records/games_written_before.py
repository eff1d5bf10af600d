"""Games and kinds of decisions from which `make_written_before` took its positions. Kept for the record, as it is.

The decisions are told apart by positions as commit f5d9476 wrote them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from cabildo.engine.game import Game
from cabildo.engine.state import State
from cabildo.titles.puerto_rico.title import TITLE as PUERTO_RICO
from cabildo.titles.rio.title import TITLE as RIO
from tests.records.make_golden import TEMPERS, Temper, any_action, eager, other_board, play_on
from tests.records.make_rio_golden import MASTER_BUILDER, MERCHANT, mixed, simple, warlike
from tests.titles.rio.boards import smaller
from tests.titles.rio.build import as_table, full, position, quiet_action
from tests.titles.rio.busy_games import GAMES, RICH
from tests.titles.rio.war_games import WARS, crowded_war, warlike_action

# ---- Río de la Plata


def rio_case(phase: str, written: dict[str, Any], origin: str) -> str:
    """The phase and what it remembers; `origin` is the action that led away from turns."""
    step, war = written.get("step", {}), written.get("war", {})
    offer = step.get("offer", {})
    parts = [phase]
    if phase == "paying":
        parts.append(step["paying"])
    elif phase == "siting":
        parts.append(step["target"])
    elif phase == "offering":
        parts.append(
            "begun" if not offer else "offices" if "give_offices" in offer or "ask_offices" in offer else "goods"
        )
    elif phase == "consenting":
        parts += [war["purpose"], "several" if len(war["asking"]) > 1 else "one"]
    elif phase == "marching":
        group = war.get("groups", {}).get(war["led"], {})
        parts.append("outside" if " " in war["led"] else "inside")
        parts += ["boosted"] if war.get("boosted") or (isinstance(group, dict) and group.get("boosted")) else []
    elif phase == "garrisoning":
        parts.append("hired" if war.get("hired") else "extra" if war.get("extra") else "free")
        parts += ["another's tokens"] if war.get("colour", written["actor"]) != written["actor"] else []
    elif phase == "leading":
        parts.append("attacker" if written["actor"] == war["attacker"] else "defender")
        parts += [word for word in ("refused", "spared", "staying") if war.get(word)][:1]
    elif phase == "effects" and "offices" in written["players"][written["actor"]]:
        parts.append("officer")
    if phase in ("placing", "effects") and written.get("options", {}).get("trade"):
        parts.append("trade")
    if phase in ("siting", "laying-roads", "laying-walls"):
        parts += ["no vacant space"] if phase == "siting" and is_ring_full(written) else []
        parts.append("by office" if origin.startswith("lay ") else "in a turn" if "resume" in step else "before turns")
        parts += ["more to complete"] if is_more_complete(written) else []
    if phase in ("offering", "replying"):
        parts += [step["during"], "counter" if step.get("counter") else "plain"]
    return ", ".join(parts)


def is_ring_full(written: dict[str, Any]) -> bool:
    """Whether a building must make room, because nothing around the Plaza Mayor is vacant."""
    ring = [f"{column}{row}" for column in "gj" for row in (8, 9, 10)] + ["h8", "i8"]
    return all(space in written.get("city", {}) for space in ring)


def is_more_complete(written: dict[str, Any]) -> bool:
    """Whether another grid waits to be completed."""
    grids = written.get("grids", {})
    return any(
        all(not (isinstance(disc, dict) and disc.get("owing")) for disc in grids[grid].values())
        for grid, _ in written.get("filled", [])
    )


def brisk(state: State, pick: random.Random) -> int:
    """Does nothing half of the time, so that the end is near, and things that lead further otherwise."""
    table = as_table(state)
    return quiet_action(table) if pick.random() < 0.5 else warlike_action(table, pick)


def nearly_full(players: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """A position in which every grid lacks one or two workers: several are completed at the same time."""
    chance = random.Random(seed)
    document = position(players, actor=None, seats=dict.fromkeys(range(players), RICH), options=options)
    slots: Counter[str] = Counter()
    state = RIO.from_position(document)
    for action in state.legal_actions():
        word, *rest = state.vocabulary.notation(action).split()
        if word == "work":
            slots[rest[0]] += 1
    grids = {}
    for number, (grid, count) in enumerate(sorted(slots.items())):
        seats = [(number + seat) % players for seat in range(players)]
        grids[grid] = full(count, *seats, but=chance.sample(range(1, count + 1), min(count, 2 + players // 4)))
    offices = ["roadmaker", "defender", "general", "master-merchant"]
    seats_with: dict[int, dict[str, Any]] = {
        seat: {**RICH, "offices": {offices[(seat + seed) % 4]: 1581} if seed % 2 else {}}
        for seat in range(min(players, 4))
    }
    if players == 5:
        seats_with[4] = RICH
    if players * 9 < sum(len(discs) for discs in grids.values()) * 2:  # workers are needed for the rest
        for grid in sorted(grids)[: len(grids) // 2]:
            del grids[grid]
    last = 1594 if options.get("length") == "short" else 1599
    return position(
        players,
        actor=None,
        seats=seats_with,
        grids=grids,
        year=chance.choice((1590, last - 1, last)),
        order=chance.sample(range(players), players),
        options=options,
    )


def rio_games() -> Iterator[Game]:
    """Games of every number of players, both editions, with all options, many of which begin near their end."""
    for seed in range(1, 7):
        for name, (players, fields) in GAMES.items():
            pick = random.Random(f"rich {name} {seed}")
            last = 1594 if fields.get("length") == "short" else 1599
            year = {} if seed < 3 else {"year": last - seed % 3}
            seats = dict.fromkeys(range(players), RICH)
            order = pick.sample(range(players), players)
            document = position(players, seats=seats, actor=None, order=order, **{**fields, **year})
            yield play_on(Game.from_position(document, seed=seed, title=RIO), warlike_action, pick)
        for name, (players, options) in WARS.items():
            document = crowded_war(players, seed, options)
            pick = random.Random(f"war {name} {seed}")
            yield play_on(Game.from_position(document, seed=seed, title=RIO), warlike_action, pick)
        for players in RIO.player_counts:
            for options in (
                {},
                {"trade": True},
                {"length": "short"},
                {"edition": "1"},
                {"edition": "1", "trade": True},
            ):
                if players > 2 or "edition" not in options:
                    document = nearly_full(players, seed, options)
                    pick = random.Random(f"grids {players} {options} {seed}")
                    yield play_on(Game.from_position(document, seed=seed, title=RIO), warlike_action, pick)
    for number, document in enumerate(handmade()):
        yield play_on(Game.from_position(document, seed=number, title=RIO), warlike_action, random.Random(number))
    tempers: tuple[Temper, ...] = (any_action, simple, mixed, MASTER_BUILDER, MERCHANT, warlike)
    for players in RIO.player_counts:
        for number, temper in enumerate(tempers):
            pick = random.Random(f"new {players} {number}")
            options = rio_options(players, number)
            yield play_on(Game.new(RIO, players, pick.getrandbits(60), options), temper, pick)
        pick = random.Random(f"small {players}")
        yield play_on(Game.new(RIO, players, 7, {"trade": True}, smaller()), warlike, pick)


def handmade() -> Iterator[dict[str, Any]]:
    """What hardly comes about: no vacant space for a Palace or Cathedral, a road grid completed amid a turn."""
    for players, resume, target in ((2, 1, "palace"), (3, None, "cathedral"), (4, 2, "cathedral"), (5, None, "palace")):
        seats = {seat: {**RICH, "fields": 1} for seat in range(players)}
        turn = {} if resume is None else {"resume": resume}
        year = 1598 if players < 4 else 1590
        sited = position(players, phase="siting", seats=seats, year=year, step={"target": target, **turn})
        state = RIO.from_position(sited)
        ring = [state.vocabulary.notation(action).split()[1] for action in state.legal_actions()]
        houses = {space: {"building": "house", "owner": number % players} for number, space in enumerate(ring)}
        yield {**sited, "city": {**houses, ring[0]: "church"}}
        yield position(players, phase="laying-roads", seats=seats, year=year, step={"pieces": players % 3 + 1, **turn})
        yield position(players, phase="laying-walls", seats=seats, year=year, step={"pieces": players % 3 + 1, **turn})


def rio_options(players: int, number: int) -> dict[str, Any]:
    variants: list[dict[str, Any]] = [
        {"trade": True, "length": "short"},
        {"level": "expert"},
        {"trade": True, "equal-sacrifice": True},
        {"one-marker-back": True, "staying-returns": True},
        {"level": "intermediate", "neutral-homes": True},
        {"edition": "1", "fewer-attackers": True, "trade": True} if players > 2 else {"one-shadow-disc": True},
    ]
    return variants[number]


# ---- Puerto Rico


def puerto_rico_case(phase: str, written: dict[str, Any], _origin: str) -> str:
    """The phase and what it remembers."""
    step = written.get("step", {})
    parts = [phase]
    if phase == "tile" and step.get("drawn"):
        parts.append("drawn")
    elif phase == "hospice":
        parts.append("quarry" if step["place"] == "quarry" else "plantation")
    elif phase == "keeping" and step.get("refused"):
        parts.append("refused")
    elif phase in ("storing", "keeping") and step.get("stored"):
        parts.append("some stored")
    elif phase == "loading":
        parts += ["wharf used"] if step.get("wharves_used") else []
        parts += ["passes"] if step.get("passes") else []
    elif phase == "claiming":
        parts.append(str(step["claimable"]))
    elif phase == "role" and written.get("ending"):
        parts.append("ending")
    return ", ".join(parts)


def puerto_rico_games() -> Iterator[Game]:
    """Games of every number of players and temper, with both options and another board."""
    tempers = {
        **TEMPERS,
        "violet": eager("build", "use", "tile", "claim", "store", "keep"),
    }
    for players in PUERTO_RICO.player_counts:
        for seed in range(1, 7):
            for name, temper in tempers.items():
                pick = random.Random(f"{players} {name} {seed}")
                options: dict[str, Any] = {"open-points": True} if seed % 3 == 0 else {}
                board = other_board() if seed % 6 == 5 else None
                game = Game.new(PUERTO_RICO, players, pick.getrandbits(60), options, board)
                yield play_on(game, temper, pick)
