"""Positions of Río de la Plata for tests: say what matters, the rest is as at the start or lies in the box."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from cabildo.engine.errors import PositionError
from cabildo.engine.naming import some
from cabildo.engine.sink import Sink
from cabildo.engine.state import State
from cabildo.titles.rio.state import POINT, RioState
from cabildo.titles.rio.terms import SOURCE_NAMES, TILE_NAMES
from cabildo.titles.rio.title import TITLE
from cabildo.titles.rio.written.positions import PlayerPosition, player_position

FIRST_YEAR = 1580


def position(
    players: int = 4,
    *,
    phase: str = "placing",
    actor: int | None = 0,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    city: Mapping[str, Any] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """The document that `table` reads."""
    boards = [dict((seats or {}).get(seat, {})) for seat in range(players)]
    options = {name: fields.pop(name) for name in ("edition", "level", "length", "trade") if name in fields}
    if options:
        fields["options"] = {**options, **fields.get("options", {})}
    for board in boards:
        if isinstance(board.get("offices"), list | tuple):
            board["offices"] = dict.fromkeys(board["offices"], FIRST_YEAR)
            fields.setdefault("year", FIRST_YEAR + 1)
    document = {"title": "rio", "players": boards, "phase": phase, "actor": actor, "city": dict(city or {}), **fields}
    return {name: value for name, value in document.items() if value is not None}


def as_table(state: State) -> RioState:
    """A state of this title that was handed out by something for all titles."""
    return cast(RioState, state)


def table(
    players: int = 4,
    *,
    phase: str = "placing",
    actor: int | None = 0,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    city: Mapping[str, Any] | None = None,
    **fields: Any,
) -> RioState:
    """The table with this position, at rest also where there is a single answer.

    `seats` gives players by seat in the words of a position: wood, stone, precious, silver, score, fields, artisan,
    dock, added, cargo, placed, ... and offices, either with their years or as a list of offices that work (then it is
    1581 unless `year` says otherwise). `city` gives spaces by name: "market" for a building, or what `hut`, `house`,
    `crew` and `shared` make. Everything else (year, order, roads, walls, harbor, fort, grids, filled, tracks, bids,
    ship, markers, attacked, cycles, step, options) is as in a position; the options edition, level, length and trade
    may be given by themselves. The order is that of the seats, so that seats below the actor have finished.
    `actor=None` leaves it to the position who is asked (ordering, trade).
    """
    return TITLE.from_position(position(players, phase=phase, actor=actor, seats=seats, city=city, **fields))


def refusal(players: int = 4, **fields: Any) -> str:
    """What is said against a position, without the word "position"."""
    try:
        table(players, **fields)
    except PositionError as problem:
        return str(problem).removeprefix("position: ")
    raise AssertionError("the position was accepted")


# ---- spaces of the city


def hut(owner: int, workers: int = 0, **fields: Any) -> dict[str, Any]:
    """A hut, with workers of its owner."""
    return {"building": "hut", "owner": owner, "workers": {owner: workers} if workers else {}, **fields}


def house(owner: int, **fields: Any) -> dict[str, Any]:
    return {"building": "house", "owner": owner, **fields}


def crew(seat: int, workers: int = 1) -> dict[str, Any]:
    """Workers on a space without a building."""
    return {"workers": {seat: workers}}


def shared(building: str, *seats: int, **fields: Any) -> dict[str, Any]:
    """A building that belongs to nobody, with a worker for each seat that is named (twice for two)."""
    return {"building": building, "workers": {seat: seats.count(seat) for seat in seats}, **fields}


CENTRAL_ROADS = ["g8-h8", "i8-j8", "g7-g8", "j7-j8"]  # they connect the districts CL and CR


WALLS = {  # the edges that are not printed, by district
    "NW": [f"north {column}" for column in "abcd"] + [f"west {row}" for row in range(1, 6)],
    "NCL": [f"north {column}" for column in "efgh"],
    "NCR": [f"north {column}" for column in "ijkl"],
    "NE": [f"north {column}" for column in "mnop"] + [f"east {row}" for row in range(1, 6)],
    "SW": [f"west {row}" for row in range(6, 9)],
    "SE": [f"east {row}" for row in range(6, 9)],
}


def walled(*districts: str) -> list[str]:
    """The edges of these districts, for walls."""
    return [edge for district in districts for edge in WALLS[district]]


PEACE: dict[str, Any] = {"attacked": [0, 1, 2, 3], "cycles": 1}  # four players have all been attacker
BUSY = {"fields": 2}  # a player with something to do, so that the turn does not end by itself


def owing(seat: int, *, shadow: bool = False) -> dict[str, Any]:
    """A disc on a grid that is not paid yet."""
    return {"seat": seat, "owing": True, "shadow": shadow}


def shadow(seat: int) -> dict[str, Any]:
    """A disc of the shadow colour, placed and paid by the seat."""
    return {"seat": seat, "shadow": True}


def full(grid_slots: int, *seats: int, but: Sequence[int] = ()) -> dict[int, Any]:
    """A grid with paid discs of these seats in turn on its spaces 1 to `grid_slots`, some left free."""
    return {slot: seats[(slot - 1) % len(seats)] for slot in range(1, grid_slots + 1) if slot not in but}


# ---- playing


def legal(state: RioState) -> set[str]:
    """The legal actions in notation."""
    return {state.vocabulary.notation(action) for action in state.legal_actions()}


def legal_of(state: RioState, kind: str) -> set[str]:
    """The legal actions that begin with this word, without it: `legal_of(state, "place")` are names of spaces."""
    return {notation.removeprefix(f"{kind} ") for notation in legal(state) if notation.startswith(f"{kind} ")}


def play(state: RioState, *actions: str) -> RioState:
    """Apply actions one after another, in notation; the same table is handed back."""
    for action in actions:
        state.apply(state.vocabulary.parse(action))
    return state


def step(state: RioState, *actions: str) -> RioState:
    """Like `play`, but nothing plays itself: every decision is seen, also one without a choice."""
    for action in actions:
        state.step(state.vocabulary.parse(action))
    return state


def quiet_action(state: RioState) -> int:
    """To do nothing if that is possible, otherwise the first thing there is."""
    actions = legal(state)
    for notation in ("done", "stay", "withdraw", "decline", "hold-fire", "refuse"):
        if notation in actions:
            return state.vocabulary.parse(notation)
    return state.legal_actions()[0]


def until(state: RioState, phase: str) -> RioState:
    """Everybody does nothing until such a decision is asked or the game is over."""
    for _ in range(999):  # more than any turn asks
        if state.over or state.decision.kind == phase:
            return state
        state.apply(quiet_action(state))
    raise AssertionError(f"nobody is asked for {phase!r}")


def effects(state: RioState) -> RioState:
    """Everybody who still has to place is done, and the first in order is asked for effects."""
    return until(state, "effects")


def after_war(state: RioState) -> RioState:
    """The attackers gather, nobody fights or goes home, and the game goes on until the war is over."""
    for _ in range(999):  # more than any war asks
        if state.war is None and (state.over or state.decision.kind != "recalling"):
            return state
        state.apply(quiet_action(state))
    raise AssertionError("the war has no end")


def next_year(state: RioState) -> RioState:
    """Everybody does nothing until the next year begins or the game is over."""
    year = state.year
    while not state.over and state.year == year:
        state.apply(quiet_action(state))
    return state


def why(state: RioState, action: str, seat: int | None = None) -> str | None:
    """The rule against an action of the actor, or of another seat."""
    return state.explain(state.vocabulary.parse(action), state.actor if seat is None else seat)


class Listener(Sink):
    """Notes events, and lets the dice (1 to 6) fall as it was told."""

    def __init__(self, dice: Sequence[int] = ()) -> None:
        self.events: list[tuple[str, dict[str, object]]] = []
        self.dice = list(dice)

    def event(self, name: str, params: dict[str, object], audience: int, secret: dict[str, object]) -> None:
        self.events.append((name, params))

    def dictated(self, kind: int, weights: list[int]) -> int:
        return self.dice.pop(0) - 1 if self.dice else -1


def happens(state: RioState, *actions: str, dice: Sequence[int] = ()) -> list[tuple[str, dict[str, object]]]:
    """Play actions, perhaps with these dice to come, and hand back the events by name and content."""
    listener = Listener(dice)
    state.sink = listener
    try:
        play(state, *actions)
    finally:
        state.sink = None
    return listener.events


# ---- reading


def player(state: RioState, seat: int) -> PlayerPosition:
    """A player by name: wood, stone, precious, silver, score, offices, fields, artisan, dock, added, cargo, ..."""
    return player_position(state, seat)


def supply(state: RioState, seat: int) -> int:
    """Workers at hand."""
    return int(state.players[seat].supply)


def score(state: RioState, seat: int) -> int:
    return int(state.players[seat].score)


def tally(state: RioState, seat: int) -> dict[str, int]:
    """The score by source."""
    return some(SOURCE_NAMES, state.players[seat].tally)


def goods(state: RioState, seat: int) -> tuple[int, int, int, int]:
    """Wood, stone, precious goods, silver."""
    wood, stone, precious = state.players[seat].goods
    return int(wood), int(stone), int(precious), int(state.players[seat].silver)


def at(state: RioState, space: str) -> dict[str, Any]:
    """A space of the city as in a position, always as a mapping: building, owner, new, used, workers by seat."""
    written = state.to_position().get("city", {}).get(space, {})
    return {"building": written} if isinstance(written, str) else written


def building(state: RioState, space: str) -> str | None:
    """What stands on a space."""
    return at(state, space).get("building")


def workers(state: RioState, space: str) -> dict[int, int]:
    """The workers on a space by seat."""
    return {int(seat): count for seat, count in at(state, space).get("workers", {}).items()}


def order(state: RioState) -> list[int]:
    return [int(seat) for seat in state.order]


def year(state: RioState) -> int:
    return int(state.year) + FIRST_YEAR


def stock(state: RioState, tile: str) -> int:
    """How many tiles of a kind, such as "market-corporation", are in the bank."""
    return int(state.tiles[TILE_NAMES.index(tile)])


def asked(state: RioState) -> tuple[int, str]:
    """Who is asked now, and for which decision."""
    return state.decision.seat, state.decision.kind


def usual(state: RioState) -> str | None:
    """The usual answer to the decision, in notation."""
    action = state.decision.usual
    return None if action is None else state.vocabulary.notation(action)


def points_at_end(state: RioState, seat: int) -> int:
    """The points with all that the end adds, as if the game ended now."""
    return int(state.merit(seat)) // POINT


def data(rule: str) -> Any:
    """The numbers of a ledger entry."""
    return TITLE.ledger[rule].data


# ---- whole games


def new_game(players: int, seed: int = 1, **options: Any) -> RioState:
    """A new game; options with "_" for "-"."""
    state = TITLE.new(players, seed, {name.replace("_", "-"): value for name, value in options.items()})
    assert isinstance(state, RioState)
    return state


def random_game(players: int, seed: int = 1, **options: Any) -> Iterator[tuple[str, RioState]]:
    """A whole game by chance: each action in notation and the table after it; the first action is "" for the set-up."""
    state, chance = new_game(players, seed, **options), random.Random(seed)
    yield "", state
    while not state.over:
        action = chance.choice(state.legal_actions())
        notation = state.vocabulary.notation(action)
        state.apply(action)
        yield notation, state
