"""Positions of Puerto Rico for tests: say what matters, the rest is as at the start or lies in the box."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, cast

from cabildo.engine.naming import some
from cabildo.engine.state import State
from cabildo.titles.puerto_rico.positions import PlayerPosition, player_position
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import BUILDING_NAMES, GOOD_NAMES
from cabildo.titles.puerto_rico.title import TITLE

ROLE_OF_PHASE = {
    "tile": "settler",
    "hospice": "settler",
    "privilege": "mayor",
    "placing": "mayor",
    "building": "builder",
    "university": "builder",
    "producing": "craftsman",
    "extra-good": "craftsman",
    "trading": "trader",
    "loading": "captain",
    "claiming": "captain",
    "storing": "captain",
    "keeping": "captain",
}


def as_table(state: State) -> PuertoRicoState:
    """A state of this title that was handed out by something for all titles."""
    return cast(PuertoRicoState, state)


def table(
    players: int = 4,
    *,
    phase: str = "role",
    taker: int = 0,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    **fields: Any,
) -> PuertoRicoState:
    """The table with this position.

    `seats` gives players' boards by seat, in the words of a position: doubloons, points, san_juan, goods, island, city,
    men. In a phase of a role, `taker` is the governor and has just taken it, unless `governor` and `taken` say
    otherwise.
    """
    position: dict[str, Any] = {
        "title": "puerto-rico",
        "players": [dict((seats or {}).get(seat, {})) for seat in range(players)],
        "phase": phase,
        **fields,
    }
    if phase in ROLE_OF_PHASE and "taken" not in fields:
        position.setdefault("governor", taker)
        position["taken"] = {ROLE_OF_PHASE[phase]: taker}
    return TITLE.from_position(position)


def legal(state: PuertoRicoState) -> set[str]:
    """The legal actions in notation."""
    return {state.vocabulary.notation(action) for action in state.legal_actions()}


def play(state: PuertoRicoState, *actions: str) -> PuertoRicoState:
    """Apply actions one after another, in notation; the same table is handed back."""
    for action in actions:
        state.apply(state.vocabulary.parse(action))
    return state


def why(state: PuertoRicoState, action: str, seat: int | None = None) -> str | None:
    """The rule against an action of the actor, or of another seat."""
    return state.explain(state.vocabulary.parse(action), state.actor if seat is None else seat)


def new_game(players: int, seed: int = 1, **options: Any) -> PuertoRicoState:
    """A new game; options with "_" for "-", the governor by number from 1 (`governor=3` is seat 2)."""
    state = TITLE.new(players, seed, {name.replace("_", "-"): value for name, value in options.items()})
    assert isinstance(state, PuertoRicoState)
    return state


def random_game(players: int, seed: int = 1, **options: Any) -> Iterator[tuple[str, PuertoRicoState]]:
    """A whole game by chance: each action in notation and the table after it; the first action is "" for the set-up."""
    state, chance = new_game(players, seed, **options), random.Random(seed)
    yield "", state
    while not state.over:
        action = chance.choice(state.legal_actions())
        notation = state.vocabulary.notation(action)
        state.apply(action)
        yield notation, state


def board(state: PuertoRicoState, seat: int) -> PlayerPosition:
    """A player's board by name: doubloons, points, san_juan, goods, island, city, men."""
    return player_position(state.players[seat])


def by_good(row: Any) -> dict[str, int]:
    """A row of the table (goods, row, stack, discards, house) by name, without the kinds of which there is none."""
    return some(GOOD_NAMES, row)


def asked(state: PuertoRicoState) -> tuple[int, str]:
    """Who is asked now, and for which decision."""
    return state.decision.seat, state.decision.kind


def manned(*buildings: str, men: Mapping[str, int] | None = None, **fields: Any) -> dict[str, Any]:
    """A player's board with these buildings, a colonist on each; `men` adds others, `fields` the rest of the board."""
    return {"city": list(buildings), "men": {**dict.fromkeys(buildings, 1), **(men or {})}, **fields}


def usual(state: PuertoRicoState) -> str | None:
    """The usual answer to the decision, in notation."""
    action = state.decision.usual
    return None if action is None else state.vocabulary.notation(action)


def decline(state: PuertoRicoState, until: str = "role") -> PuertoRicoState:
    """Everybody passes, or gives the first answer there is, until such a decision is asked or the game is over."""
    for _ in range(999):  # more than any phase asks
        if state.over or state.decision.kind == until:
            return state
        state.apply(state.legal_actions()[0])
    raise AssertionError(f"nobody is asked for {until!r}")


def step(state: PuertoRicoState, *actions: str) -> PuertoRicoState:
    """Like `play`, but nothing plays itself: every turn is seen, also one without a choice."""
    for action in actions:
        state.step(state.vocabulary.parse(action))
    return state


def ships(state: PuertoRicoState) -> dict[str, tuple[str, int]]:
    """The cargo ships with barrels, by capacity: good and number of barrels."""
    return {name: (ship["good"], ship["barrels"]) for name, ship in state.to_position().get("ships", {}).items()}


def aboard(good: str, barrels: int) -> dict[str, Any]:
    """A ship's load in a position."""
    return {"good": good, "barrels": barrels}


def small_buildings(number: int) -> list[str]:
    """So many different buildings of one city space each: production first, then small violet ones by price."""
    return list(BUILDING_NAMES[:number])


def data(rule: str) -> Any:
    """The numbers of a ledger entry."""
    return TITLE.ledger[rule].data


def colonists_everywhere(state: PuertoRicoState) -> int:
    """Supply, ship, circles, San Juan, and what the player who places them has in hand."""
    in_hand: int = state.view(None)["step"].get("hand", 0)
    boards = [board(state, seat) for seat in range(state.seats)]
    on_boards = sum(player.san_juan + sum(player.men.values()) for player in boards)
    return state.colonists + state.colonist_ship + on_boards + in_hand


def points_everywhere(state: PuertoRicoState) -> int:
    """Chips of supply and players; points on paper are not chips."""
    view = state.view(None)
    supply: int = view["chips"] - view["paper"]
    return supply + sum(board(state, seat).points for seat in range(state.seats))
