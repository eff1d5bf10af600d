"""Positions of Trinidad for tests: say what matters, the rest is as at the start or lies in the box."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from cabildo.engine.errors import PositionError
from cabildo.engine.grid_names import border_name, space_name
from cabildo.engine.naming import by_name, some
from cabildo.engine.sink import Sink
from cabildo.engine.state import State
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BUILDING_NAMES,
    CARDS,
    CUBE_NAMES,
    FACTION_NAMES,
    FIRST_CARD,
    GRID_NAMES,
    NOWHERE,
    PIECE_NAMES,
    SOURCE_NAMES,
    STATUS_NAMES,
    VACANT,
)
from cabildo.titles.trinidad.title import TITLE
from cabildo.titles.trinidad.written.material import pile_of
from cabildo.titles.trinidad.written.names import PILE_NAMES, map_of
from cabildo.titles.trinidad.written.positions import PlayerPosition, player_position

OPTIONS = ("characters", "length")


def position(
    players: int = 4,
    *,
    phase: str = "turn",
    actor: int | None = 0,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    buildings: Mapping[str, Any] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """The document that `table` reads."""
    boards = [dict((seats or {}).get(seat, {})) for seat in range(players)]
    options = {name: fields.pop(name) for name in OPTIONS if name in fields}
    if "open_screens" in fields:
        options["open-screens"] = fields.pop("open_screens")
    if options:
        fields["options"] = {**options, **fields.get("options", {})}
    for board in boards:
        for cube in CUBE_NAMES:
            if cube in board:
                board["cubes"] = {**board.get("cubes", {}), cube: board.pop(cube)}
        if "units" in board:
            board["units"] = [{"unit": unit} if isinstance(unit, str) else unit for unit in board["units"]]
    document = {
        "title": "trinidad",
        "players": boards,
        "phase": phase,
        "actor": actor,
        "buildings": dict(buildings or {}),
        **fields,
    }
    return {name: value for name, value in document.items() if value is not None}


def table(
    players: int = 4,
    *,
    phase: str = "turn",
    actor: int | None = 0,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    buildings: Mapping[str, Any] | None = None,
    **fields: Any,
) -> TrinidadState:
    """The state with this position, at rest also where there is a single answer.

    `seats` gives players by seat in the words of a position: stone, wood, precious, metal (or cubes), coins in bronze,
    faith, score, tally, character, hand (card numbers), rotated, workers, spent, helpers, borrowed, status, council,
    war_step, units ("miliciano" or a mapping with wounds and burned), banners, won_war, used, recovered, dock,
    dock_coins, order_workers, reactivations. `buildings` gives spaces by name: "market" for a building, or what `lot`,
    `house`, `palace`, `marked` and `shared` make. Everything else (decade, order, passed, walls, roads, fort, harbor,
    cabildo, cathedral, grids, completed, stores, stacks, warehouse, tension, peace, support, vote_held, war_fought,
    council_spent, piles, deck, top_back, supply, offered, step, waiting, options) is as in a position; the options
    characters, length and open_screens may be given by themselves. The order is that of the seats. Nobody has a
    Character, cubes or coins unless it is said.
    """
    return TITLE.from_position(position(players, phase=phase, actor=actor, seats=seats, buildings=buildings, **fields))


state_at = table


def as_table(state: State) -> TrinidadState:
    """A state of this title that was handed out by something for all titles."""
    return cast(TrinidadState, state)


def refusal(players: int = 4, **fields: Any) -> str:
    """What is said against a position, without the word "position"."""
    try:
        table(players, **fields)
    except PositionError as problem:
        return str(problem).removeprefix("position: ")
    raise AssertionError("the position was accepted")


# ---- the city


def lot(owner: int) -> dict[str, Any]:
    return {"building": "lot", "owner": owner}


def house(owner: int) -> dict[str, Any]:
    return {"building": "house", "owner": owner}


def palace(owner: int) -> dict[str, Any]:
    return {"building": "palace", "owner": owner}


def marked(building: str, owner: int) -> dict[str, Any]:
    """A Monument or Fountain with somebody's status marker."""
    return {"building": building, "owner": owner}


def shared(building: str, *seats: int) -> dict[str, Any]:
    """A building that belongs to nobody, activated in this decade by these seats."""
    return {"building": building, "activated": list(seats)}


WALLS = {  # the edges of the districts that can be closed
    "NW": [*(f"north {column}" for column in "abc"), *(f"west {row}" for row in (1, 2, 3))],
    "NCL": [f"north {column}" for column in "defg"],
    "NCR": [f"north {column}" for column in "hijk"],
    "NE": [*(f"north {column}" for column in "lmn"), *(f"east {row}" for row in (1, 2, 3))],
    "SW": [f"west {row}" for row in (4, 5, 6)],
    "SE": [f"east {row}" for row in (4, 5, 6)],
}


def walled(*districts: str) -> list[str]:
    """The edges of these districts, for walls."""
    return [edge for district in districts for edge in WALLS[district]]


def full(grid_slots: int, *seats: int | str, but: Sequence[int] = ()) -> dict[int, Any]:
    """A grid with workers of these seats (or "council") in turn on its spaces from 1, some left free."""
    return {slot: seats[(slot - 1) % len(seats)] for slot in range(1, grid_slots + 1) if slot not in but}


# ---- playing


def legal(state: TrinidadState) -> set[str]:
    """The legal actions in notation; `explain`, which judges apart, finds nothing against any of them."""
    actions = state.legal_actions()
    against = {state.vocabulary.notation(action): state.explain(action, state.actor) for action in actions}
    assert not any(against.values()), f"offered and refused: {against}"
    return set(against)


def legal_of(state: TrinidadState, kind: str) -> set[str]:
    """The legal actions that begin with this word, without it: `legal_of(state, "site")` are names of spaces."""
    return {notation.removeprefix(f"{kind} ") for notation in legal(state) if notation.startswith(f"{kind} ")}


def play(state: TrinidadState, *actions: str) -> TrinidadState:
    """Apply actions one after another, in notation; the same state is handed back. What is legal is not refused."""
    for notation in actions:
        action = state.vocabulary.parse(notation)
        if action in state.legal_actions():
            against = state.explain(action, state.actor)
            assert against is None, f"{notation!r} is offered and refused by {against}"
        state.apply(action)
    return state


def step(state: TrinidadState, *actions: str) -> TrinidadState:
    """Like `play`, but nothing plays itself: every decision is seen, also one without a choice."""
    for action in actions:
        state.step(state.vocabulary.parse(action))
    return state


def reason(state: TrinidadState, action: str, seat: int | None = None) -> str | None:
    """The rule against an action of the actor, or of another seat; None if it is legal."""
    return state.explain(state.vocabulary.parse(action), state.actor if seat is None else seat)


def refused(state: TrinidadState, action: str) -> str | None:
    """The rule against an action of the actor, which is not offered either."""
    assert action not in legal(state)
    return reason(state, action)


QUIET = ("pass", "keep none", "done", "leave", "withdraw", "salary 0", "pay")


def quiet_action(state: TrinidadState) -> int:
    """To do nothing if that is possible, otherwise the first thing there is."""
    actions = legal(state)
    for notation in QUIET:
        if notation in actions:
            return state.vocabulary.parse(notation)
    return state.legal_actions()[0]


def until(state: TrinidadState, *phases: str) -> TrinidadState:
    """Everybody does nothing until such a decision is asked or the game is over."""
    for _ in range(999):  # more than any decade asks
        if state.over or state.decision.kind in phases:
            return state
        state.apply(quiet_action(state))
    raise AssertionError(f"nobody is asked for {phases}")


def next_decade(state: TrinidadState) -> TrinidadState:
    """Everybody does nothing until the first decision of the next decade, or the game is over."""
    decade = int(state.decade)
    while not state.over and (state.decade == decade or state.decision.kind not in ("drawing", "keeping")):
        state.apply(quiet_action(state))
    return state


class Listener(Sink):
    """Notes events, and lets chance speak as it was told: results by kind of chance, or -1 to draw."""

    def __init__(self, chance: Mapping[int, Sequence[int]] | None = None) -> None:
        self.events: list[tuple[str, dict[str, object]]] = []
        self.chance = {kind: list(results) for kind, results in (chance or {}).items()}

    def event(self, name: str, params: dict[str, object], audience: int, secret: dict[str, object]) -> None:
        self.events.append((name, {**params, **secret}))

    def dictated(self, kind: int, weights: list[int]) -> int:
        return self.chance[kind].pop(0) if self.chance.get(kind) else -1


def happens(
    state: TrinidadState, *actions: str, chance: Mapping[int, Sequence[int]] | None = None
) -> list[tuple[str, dict[str, object]]]:
    """Play actions, perhaps with these results of chance to come by kind, and hand back the events.

    A card is told by its index: `{CARD_DRAW: cards(20, 55)}`; a back by its class.
    """
    listener = Listener(chance)
    state.sink = listener
    try:
        play(state, *actions)
    finally:
        state.sink = None
    return listener.events


def cards(*numbers: int) -> list[int]:
    """The indices of affiliates by their printed numbers."""
    return [number - FIRST_CARD for number in numbers]


# ---- reading


def player(state: TrinidadState, seat: int) -> PlayerPosition:
    """A player as in a position: cubes, coins, hand, status, ... by name."""
    return player_position(state, seat)


def score(state: TrinidadState, seat: int) -> int:
    return int(state.players[seat].score)


def tally(state: TrinidadState, seat: int) -> dict[str, int]:
    """The score by source."""
    return some(SOURCE_NAMES, state.players[seat].tally)


def cubes(state: TrinidadState, seat: int) -> tuple[int, int, int, int]:
    """Stone, wood, precious, metal behind the screen."""
    stone, wood, precious, metal = state.players[seat].cubes
    return int(stone), int(wood), int(precious), int(metal)


def coins(state: TrinidadState, seat: int) -> int:
    """In bronze."""
    return int(state.players[seat].coins)


def workers(state: TrinidadState, seat: int) -> int:
    """One's own at hand."""
    return int(state.players[seat].workers)


def hand(state: TrinidadState, seat: int) -> list[int]:
    """The numbers of a player's affiliates."""
    return [int(card) + FIRST_CARD for card in state.players[seat].hand]


def pile(state: TrinidadState, name: str) -> list[int]:
    """The numbers of the cards of a discard pile ("1", ..., "game"), bottom to top."""
    return [card + FIRST_CARD for card in pile_of(state, PILE_NAMES.index(name))]


def deck(state: TrinidadState) -> list[int]:
    """The numbers of the cards in the deck, ascending."""
    return [card + FIRST_CARD for card in range(CARDS) if state.in_deck[card]]


def status(state: TrinidadState, seat: int) -> dict[str, int]:
    return some(STATUS_NAMES, state.players[seat].status)


def supply(state: TrinidadState) -> dict[str, int]:
    """Cubes of each kind in the supply."""
    return by_name(CUBE_NAMES, state.cubes)


def pieces(state: TrinidadState, name: str) -> int:
    """How many pieces of a kind, such as "corporation-hacienda", are in the supply."""
    return int(state.pieces[PIECE_NAMES.index(name)])


def tension(state: TrinidadState) -> dict[str, int]:
    return by_name(FACTION_NAMES, state.tension)


def building(state: TrinidadState, space: str) -> str | None:
    """What stands on a space."""
    number = state.city.building(map_of(state.board).space_names()[space])
    return None if number == VACANT else BUILDING_NAMES[number]


def owner(state: TrinidadState, space: str) -> int | None:
    seat = int(state.city.owner(map_of(state.board).space_names()[space]))
    return None if seat < 0 else seat


def cabildo(state: TrinidadState) -> str | None:
    """Its space."""
    return None if state.city.cabildo == NOWHERE else space_name(state.board.columns, state.city.cabildo)


def cathedral(state: TrinidadState) -> str | None:
    """The border that it lies across."""
    border = state.city.cathedral
    return None if border == NOWHERE else border_name(state.board.columns, state.board.rows, border)


def grid(state: TrinidadState, name: str) -> dict[int, int | str]:
    """The workers on a grid by number of the space."""
    written = state.to_position().get("grids", {}).get(name, {})
    return {int(slot): seat for slot, seat in written.items()}


def completed(state: TrinidadState) -> set[str]:
    """The grids completed in this decade."""
    return {name for number, name in enumerate(GRID_NAMES) if state.completed >> number & 1}


def order(state: TrinidadState) -> list[int]:
    return [int(seat) for seat in state.order]


def asked(state: TrinidadState) -> tuple[int, str]:
    """Who is asked now, and for which decision."""
    return state.decision.seat, state.decision.kind


def usual(state: TrinidadState) -> str | None:
    """The usual answer to the decision, in notation."""
    action = state.decision.usual
    return None if action is None else state.vocabulary.notation(action)


def data(rule: str) -> Any:
    """The numbers of a ledger entry."""
    return TITLE.ledger[rule].data


# ---- whole games


def new_game(players: int, seed: int = 1, **options: Any) -> TrinidadState:
    """A new game; options with "_" for "-"."""
    return as_table(TITLE.new(players, seed, {name.replace("_", "-"): value for name, value in options.items()}))


def random_game(players: int, seed: int = 1, **options: Any) -> Iterator[tuple[str, TrinidadState]]:
    """A whole game by chance: each action in notation and the state after it; the first is "" for the set-up."""
    state, chance = new_game(players, seed, **options), random.Random(seed)
    yield "", state
    while not state.over:
        action = chance.choice(state.legal_actions())
        notation = state.vocabulary.notation(action)
        state.apply(action)
        yield notation, state
