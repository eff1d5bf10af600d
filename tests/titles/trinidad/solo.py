"""Games with the automaton for tests: one person and the automaton at seat 1, or two people and it at seat 2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BACK_DRAW, CARD_DRAW, FIRST_CARD, SOLO_DRAW
from cabildo.titles.trinidad.written.names import map_of
from tests.titles.trinidad.build import cards, happens, table

BUILD, PRODUCTION, EMBELLISH, GATHER, TRADE, SHIP, CARD, COUNCIL, STATUS, MILITIA, MAJOR, WALLS = (
    *("S01", "S04", "S06", "S07", "S09", "S10"),
    *("S11", "S12", "S13", "S14", "S15", "S16"),
)
PERSON, AUTOMATON = 0, 1


def alone(automaton: Mapping[str, Any] | None = None, strength: str = "medium", **fields: Any) -> TrinidadState:
    """One person, whose turn it is, and the automaton, of which this is told in the words of a position."""
    options = {"automaton": strength, **fields.pop("options", {})}
    person = fields.pop("person", {})
    return table(2, seats={PERSON: person, AUTOMATON: dict(automaton or {})}, options=options, **fields)


def number(name: str) -> int:
    """A card of the automaton by its number from 0."""
    return int(name.removeprefix("S")) - 1


def turn(state: TrinidadState, *solo: str, drawn: Sequence[int] = ()) -> list[tuple[str, dict[str, object]]]:
    """The person goes to the council with a worker, and the automaton turns up these cards; hand back what happens.

    `drawn` are affiliates that are drawn meanwhile: the first one has the back that is seen.
    """
    backs = [int(state.board.card_back[card]) for card in cards(*drawn)]
    chance = {SOLO_DRAW: [number(name) for name in solo], CARD_DRAW: cards(*drawn), BACK_DRAW: backs[1:]}
    return happens(state, "council 1", chance=chance)


def back_of(state: TrinidadState, card: int) -> int:
    return int(state.board.card_back[card - FIRST_CARD])


def with_top(card: int) -> dict[str, Any]:
    """What a position says so that this affiliate can be drawn next."""
    backs = ("plain", "native", "natives", "pirate", "pirates")
    return {"top_back": backs[back_of(table(2), card)]}


def space_number(state: TrinidadState, name: str) -> int:
    return map_of(state.board).space_names()[name]


def told(events: Sequence[tuple[str, dict[str, object]]], name: str) -> list[dict[str, object]]:
    """The parameters of all events with this name."""
    return [params for event, params in events if event == name]
