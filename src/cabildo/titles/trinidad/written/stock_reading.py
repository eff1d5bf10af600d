"""What a position tells of players' stocks and the supply; what it leaves out is the rest of the box."""

from __future__ import annotations

from cabildo.engine.naming import number_of, refuse
from cabildo.titles.trinidad.events.decks import events_in_deck
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BACK_NAMES, CARDS, CUBE_NAMES, EVENT_BACK, NO_CARD, PIECE_NAMES
from cabildo.titles.trinidad.written.material import (
    COINS,
    COUNCIL_WORKERS,
    FAITH,
    MILICIANOS,
    OWN_NAMES,
    PEACE_MARKERS,
    ROAD_MARKERS,
    SOLDIERS,
    WALLS,
    cards_of,
    material_of,
    own_named,
    whole_material,
)
from cabildo.titles.trinidad.written.names import card_numbered, card_numbers
from cabildo.titles.trinidad.written.position_checks import is_before_the_first_decade
from cabildo.titles.trinidad.written.positions import OWN_FIELDS, SUPPLY_FIELDS, Position, SupplyPosition

OWN_RULES = ("TR-COMP-02", "TR-COMP-03", "TR-COMP-03", "TR-BUILD-21", "TR-STATUS-02")  # by own thing
CUBE_RULE = "TR-COMP-04"
PIECE_RULES = (  # by piece
    "TR-SETUP-03",
    "TR-SETUP-03",
    "TR-SETUP-04",
    "TR-SETUP-05",
    "TR-SETUP-05",
    "TR-SETUP-06",
    "TR-SETUP-07",
    "TR-SETUP-08",
    "TR-SETUP-08",
    "TR-SETUP-09",
)
SUPPLY_RULES = {
    COINS: "TR-COMP-05",
    COUNCIL_WORKERS: "TR-COMP-07",
    WALLS: "TR-SETUP-10",
    ROAD_MARKERS: "TR-SETUP-11",
    FAITH: "TR-SETUP-12",
    SOLDIERS: "TR-SETUP-13",
    MILICIANOS: "TR-SETUP-13",
    PEACE_MARKERS: "TR-COMP-08",
}
WHERE = {  # the field that has most of what there is too much of
    COINS: "players",
    COUNCIL_WORKERS: "grids",
    WALLS: "walls",
    ROAD_MARKERS: "roads",
    FAITH: "players",
    SOLDIERS: "players",
    MILICIANOS: "players",
    PEACE_MARKERS: "peace",
}


def read_stocks(state: TrinidadState, position: Position) -> None:
    """Keep what is said; what is left out is all that is nowhere else."""
    clear_stocks(state)
    whole, used = whole_material(state.board), material_of(state)
    left = {name: whole[name] - used[name] for name in whole}
    for seat, player in enumerate(state.players):
        for thing, rule in zip(OWN_NAMES, OWN_RULES, strict=True):
            field, rest = OWN_FIELDS[thing], left[own_named(thing, seat)]
            given = getattr(position.players[seat], field)
            setattr(player, field, stock(rest, given, thing, f"players[{seat}]", field, rule))
    supply = position.supply or SupplyPosition()
    for cube, name in enumerate(CUBE_NAMES):
        state.cubes[cube] = stock(
            left[name], supply.cubes.get(name), name, "players", f"supply.cubes.{name}", CUBE_RULE
        )
    for piece, name in enumerate(PIECE_NAMES):
        given = supply.pieces.get(name)
        state.pieces[piece] = stock(left[name], given, name, "buildings", f"supply.pieces.{name}", PIECE_RULES[piece])
    for name, field in SUPPLY_FIELDS.items():
        given = getattr(supply, field)
        setattr(state, field, stock(left[name], given, name, WHERE[name], f"supply.{field}", SUPPLY_RULES[name]))
    for name in supply.cubes:
        number_of(CUBE_NAMES, name, f"supply.cubes.{name}", CUBE_RULE)
    for name in supply.pieces:
        number_of(PIECE_NAMES, name, f"supply.pieces.{name}", "TR-COMP-11")


def clear_stocks(state: TrinidadState) -> None:
    """Empty the stocks, so that what lies elsewhere can be counted."""
    for player in state.players:
        for field in OWN_FIELDS.values():
            setattr(player, field, 0)
    for field in SUPPLY_FIELDS.values():
        setattr(state, field, 0)
    for cube in range(len(state.cubes)):
        state.cubes[cube] = 0
    for piece in range(len(state.pieces)):
        state.pieces[piece] = 0


def stock(left: int, given: int | None, things: str, where: str, field: str, rule: str) -> int:
    """How many are in a stock; fewer than are left is possible, since pieces may be lost."""
    if left < 0:
        refuse(where, f"{-left} too many of: {things}", rule)
    if given is not None and given > left:
        field = field if field.startswith("supply") else f"{where}.{field}"
        refuse(field, f"is {given}, but only {left} are left of the box", rule)
    return left if given is None else given


def read_deck(state: TrinidadState, position: Position) -> None:
    """Read the deck; it is what is nowhere else, unless it is told."""
    for card in range(CARDS):
        state.in_deck[card] = 0
    elsewhere = cards_of(state)
    for card in elsewhere:
        if elsewhere.count(card) > 1:
            refuse("players", f"the affiliate {card_numbers([card])[0]} is in two places", "TR-COMP-01")
    if position.deck is None:
        for card in range(CARDS):
            state.in_deck[card] = int(card not in elsewhere)
    else:
        for index, number in enumerate(position.deck):
            card = card_numbered(number, f"deck[{index}]")
            if card in elsewhere or state.in_deck[card]:
                refuse(f"deck[{index}]", f"the affiliate {number} is elsewhere too", "TR-COMP-01")
            state.in_deck[card] = 1


def read_back(state: TrinidadState, position: Position) -> None:
    backs = [int(state.board.card_back[card]) for card in range(CARDS) if state.in_deck[card]]
    if state.calm == 0 and events_in_deck(state) > 0:
        backs.append(EVENT_BACK)
    unseen = is_before_the_first_decade(state)
    if position.top_back is None:
        state.top_back = backs[0] if backs and not unseen else NO_CARD
        return
    if unseen:
        refuse("top_back", "is not seen before the first affiliates are dealt", "TR-SETUP-30")
    back = number_of(BACK_NAMES, position.top_back, "top_back", "TR-DRAW-01")
    if back not in backs:
        refuse("top_back", f"no card of the deck has the back {position.top_back!r}", "TR-DRAW-01")
    state.top_back = back
