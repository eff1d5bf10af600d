"""What cards have changed for the scoring of an Era, in positions and views, and what of it cannot be."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from msgspec import Meta, Struct

from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import number_row
from cabildo.engine.told import one_of, told
from cabildo.titles.trinidad.city import is_closed
from cabildo.titles.trinidad.district_value import district_of, guests_from, homes_of, host_of, houses_in, new_guests
from cabildo.titles.trinidad.series import card_in, colour_in, colour_of, new_colour
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CARDS,
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    DISTRICTS,
    FIRST_CARD,
    HOUSE,
    NOBODY,
    NOWHERE,
    PALACE,
)
from cabildo.titles.trinidad.written.names import card_numbered, check_seat, members_named, members_of, set_called
from cabildo.titles.trinidad.written.steps import Seat

District = Annotated[str, one_of("district", DISTRICT_NAMES)]
# by kind * DISTRICTS + district, as the sets of a player count them
HOMES_NAMES = tuple(f"{district} {homes}" for homes in ("houses", "palaces") for district in DISTRICT_NAMES)
Homes = Annotated[str, one_of("homes", HOMES_NAMES)]


class GuestsPosition(Struct, forbid_unknown_fields=True):
    """Houses of another player that count as one's own too."""

    owner: Annotated[Seat, told("whose they are")]
    district: Annotated[District, told("where they stand")]
    houses: Annotated[int, Meta(ge=1, le=3), told("how many")]


class RecolouredPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card that counts as another colour."""

    colour: Annotated[str, one_of("character", CHARACTER_NAMES), told("as what it counts")]
    card: Annotated[
        Annotated[int, Meta(ge=FIRST_CARD, lt=FIRST_CARD + CARDS)] | None, told("its number; left out: the Character")
    ] = None


class DistrictCards(TypedDict):
    """What cards have changed for districts, as fields of a position."""

    garrisoned: list[str]
    reversed: list[str]
    adopted: dict[str, str]


# ---- written


def player_cards(state: TrinidadState, seat: int) -> dict[str, Any]:
    """What cards have changed for one player, as fields of their position."""
    player = state.players[seat]
    return {
        "walled_homes": members_named(HOMES_NAMES, player.walled_homes),
        "paved_homes": members_named(HOMES_NAMES, player.paved_homes),
        "guests": [
            GuestsPosition(int(host_of(guests)), DISTRICT_NAMES[district_of(guests)], int(houses_in(guests)))
            for guests in player.guests
        ],
        "recoloured": [
            RecolouredPosition(
                CHARACTER_NAMES[colour_in(recoloured)],
                None if card_in(recoloured) == CARDS else int(card_in(recoloured)) + FIRST_CARD,
            )
            for recoloured in player.recoloured
        ],
    }


def district_cards(state: TrinidadState) -> DistrictCards:
    return {
        "garrisoned": members_named(DISTRICT_NAMES, state.garrisoned),
        "reversed": members_named(DISTRICT_NAMES, state.reversed),
        "adopted": {
            DISTRICT_NAMES[district]: DISTRICT_NAMES[neighbour]
            for district, neighbour in enumerate(state.adopted)
            if neighbour != NOWHERE
        },
    }


# ---- read


def read_scoring_cards(state: TrinidadState, position: Any) -> None:
    for field, rule in (("garrisoned", "TR-AFF-54"), ("reversed", "TR-AFF-67")):
        setattr(state, field, set_called(DISTRICT_NAMES, getattr(position, field), field, rule))
    for name, neighbour in position.adopted.items():
        district = number_of(DISTRICT_NAMES, name, "adopted", "TR-AFF-68")
        state.adopted[district] = number_of(DISTRICT_NAMES, neighbour, f"adopted.{name}", "TR-AFF-68")
    for seat, document in enumerate(position.players):
        player, place = state.players[seat], f"players[{seat}]"
        for field, rule in (("walled_homes", "TR-AFF-36"), ("paved_homes", "TR-AFF-42")):
            setattr(player, field, set_called(HOMES_NAMES, getattr(document, field), f"{place}.{field}", rule))
        player.guests = number_row([guests_number(state, given, f"{place}.guests") for given in document.guests])
        player.recoloured = number_row([colour_number(given, f"{place}.recoloured") for given in document.recoloured])


def guests_number(state: TrinidadState, given: GuestsPosition, field: str) -> int:
    district = number_of(DISTRICT_NAMES, given.district, f"{field}.district", "TR-AFF-71")
    return int(new_guests(check_seat(state, given.owner, f"{field}.owner"), district, given.houses))


def colour_number(given: RecolouredPosition, field: str) -> int:
    card = CARDS if given.card is None else card_numbered(given.card, f"{field}.card")
    return int(new_colour(card, number_of(CHARACTER_NAMES, given.colour, f"{field}.colour", "TR-AFF-74")))


# ---- checked


def check_scoring_cards(state: TrinidadState, scoring: bool) -> None:
    """Refuse what no card can have changed; outside a scoring nothing is."""
    changed = bool(state.garrisoned or state.reversed or any(place != NOWHERE for place in state.adopted))
    if changed and not scoring:
        refuse("garrisoned, reversed, adopted", "cards change this only for a scoring", "TR-SCORE-22")
    for district, neighbour in enumerate(state.adopted):
        if neighbour != NOWHERE and not state.board.district_neighbours[district] >> neighbour & 1:
            refuse(f"adopted.{DISTRICT_NAMES[district]}", "is no neighbour", "TR-AFF-68")
    for seat in range(len(state.players)):
        check_player_cards(state, seat, scoring)


def check_player_cards(state: TrinidadState, seat: int, scoring: bool) -> None:
    player, place = state.players[seat], f"players[{seat}]"
    if not scoring and (player.walled_homes or player.paved_homes or len(player.guests) or len(player.recoloured)):
        refuse(place, "cards change this only for a scoring", "TR-SCORE-22")
    for field, homes, rule in (
        ("walled_homes", player.walled_homes, "TR-AFF-36"),
        ("paved_homes", player.paved_homes, "TR-AFF-42"),
    ):
        for number in members_of(homes):
            district, kind = number % DISTRICTS, PALACE if number >= DISTRICTS else HOUSE
            closed = is_closed(state.board, state.city, district)
            fits = closed if field == "walled_homes" else state.city.paved >> district & 1
            if not fits or homes_of(state, seat, district, kind) == 0:
                refuse(f"{place}.{field}", f"{HOMES_NAMES[number]} cannot be worth more", rule)
    for guests in player.guests:
        other, district = host_of(guests), district_of(guests)
        most = homes_of(state, other, district, HOUSE)
        if other == seat or homes_of(state, seat, district, HOUSE) == 0 or guests_from(player, other, district) > most:
            refuse(f"{place}.guests", "cannot be borrowed", "TR-AFF-71")
    cards = [int(card_in(recoloured)) for recoloured in player.recoloured]
    for card, recoloured in zip(cards, player.recoloured, strict=True):
        owned = player.character != NOBODY if card == CARDS else state.owner[card] == seat
        if not owned or cards.count(card) > 1 or colour_in(recoloured) == colour_of(state, seat, card):
            refuse(f"{place}.recoloured", "is no own card once, with another colour", "TR-AFF-74")
