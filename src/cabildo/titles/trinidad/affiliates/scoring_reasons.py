"""Why a card that changes a scoring cannot be used on something, judged apart from `scoring_targets`."""

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.affiliates.cards import (
    BORROWED_HOUSES,
    NEIGHBOUR_BUILDINGS,
    NEXT_TO_BARRACKS,
    OTHER_COLOUR,
    PAVED_HOMES,
    REVERSED_LOSS,
    WALLED_HOMES,
)
from cabildo.titles.trinidad.city import is_closed
from cabildo.titles.trinidad.district_value import is_fine, is_production
from cabildo.titles.trinidad.series import is_recoloured
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BARRACKS, CARDS, DISTRICTS, HOUSE, NOBODY, NOWHERE, PALACE, SEATS


def rule_of(card: i64) -> str:
    """The ledger entry of a card of this chapter."""
    if card == WALLED_HOMES:
        return "TR-AFF-36"
    if card == PAVED_HOMES:
        return "TR-AFF-42"
    if card == NEXT_TO_BARRACKS:
        return "TR-AFF-54"
    if card == REVERSED_LOSS:
        return "TR-AFF-67"
    if card == NEIGHBOUR_BUILDINGS:
        return "TR-AFF-68"
    if card == BORROWED_HOUSES:
        return "TR-AFF-71"
    return "TR-AFF-74" if card == OTHER_COLOUR else ""


def why_not_anywhere(state: TrinidadState, seat: i64, card: i64) -> str:
    """The rule against using the card at all, but for its price."""
    if card == OTHER_COLOUR:
        for own in state.players[seat].hand:
            if why_not_card(state, seat, own) == "":
                return ""
        return why_not_card(state, seat, CARDS)
    if card == BORROWED_HOUSES:
        for other in range(len(state.players)):
            if why_not_host(state, seat, other) == "":
                return ""
        return "TR-AFF-71"
    for district in range(DISTRICTS):
        if why_not_district(state, seat, card, district) == "":
            return ""
    return rule_of(card)


def why_not_district(state: TrinidadState, seat: i64, card: i64, district: i64) -> str:
    """The rule against choosing this district first."""
    if card in (WALLED_HOMES, PAVED_HOMES):
        against = why_not_finer(state, seat, card, district, HOUSE)
        return against if against == "" else why_not_finer(state, seat, card, district, PALACE)
    against = rule_of(card)
    if homes_in(state, NOBODY, district, HOUSE) + homes_in(state, NOBODY, district, PALACE) == 0:
        return against
    if card == NEXT_TO_BARRACKS:
        return why_not_garrison(state, district)
    if card == REVERSED_LOSS:
        return why_not_reverse(state, district)
    for neighbour in range(DISTRICTS):
        if why_not_share(state, district, neighbour) == "":
            return ""
    return against


def why_not_finer(state: TrinidadState, seat: i64, card: i64, district: i64, home: i64) -> str:
    player = state.players[seat]
    bit = ONE << (district if home == HOUSE else DISTRICTS + district)
    if card == WALLED_HOMES:
        if player.walled_homes & bit or not is_closed(state.board, state.city, district):
            return "TR-AFF-36"
    elif player.paved_homes & bit or state.city.paved & ONE << district == 0:
        return "TR-AFF-42"
    return rule_of(card) if homes_in(state, seat, district, home) == 0 else ""


def why_not_garrison(state: TrinidadState, district: i64) -> str:
    if state.garrisoned & ONE << district:
        return "TR-AFF-54"
    beside = False
    for space in range(state.board.spaces):
        if state.city.building(space) == BARRACKS:
            place = state.board.district[space]
            if place == district:
                return "TR-AFF-54"
            beside = beside or state.board.district_neighbours[place] >> district & 1 != 0
    return "" if beside else "TR-AFF-54"


def why_not_reverse(state: TrinidadState, district: i64) -> str:
    producing: i64 = 0
    for space in range(state.board.spaces):
        if state.board.district[space] == district and is_production(state.city.building(space)):
            producing += 1
    return "TR-AFF-67" if producing < 2 or state.reversed & ONE << district else ""


def why_not_share(state: TrinidadState, district: i64, neighbour: i64) -> str:
    """The rule against counting a neighbour's buildings in a district."""
    board, city = state.board, state.city
    if state.adopted[district] != NOWHERE or board.district_neighbours[neighbour] >> district & 1 == 0:
        return "TR-AFF-68"
    if city.paved >> neighbour & 1 or is_closed(board, city, neighbour):
        return ""
    if city.cabildo != NOWHERE and board.district[city.cabildo] == neighbour:
        return ""
    if city.cathedral != NOWHERE:
        for space in board.span_spaces[city.cathedral]:
            if board.district[space] == neighbour:
                return ""
    for space in range(board.spaces):
        if board.district[space] == neighbour and is_fine(city.building(space)):
            return ""
    return "TR-AFF-68"


# ---- Houses of another player, and cards


def why_not_host(state: TrinidadState, seat: i64, other: i64) -> str:
    for district in range(DISTRICTS):
        if why_not_lodge(state, seat, other, district, 1) == "":
            return ""
    return "TR-AFF-71"


def why_not_lodge(state: TrinidadState, seat: i64, other: i64, district: i64, houses: i64) -> str:
    """The rule against borrowing so many Houses there, but for their price."""
    if other == seat or homes_in(state, seat, district, HOUSE) == 0:
        return "TR-AFF-71"
    left = homes_in(state, other, district, HOUSE)
    for guests in state.players[seat].guests:
        if guests % DISTRICTS == district and guests // DISTRICTS % SEATS == other:
            left -= guests // DISTRICTS // SEATS
    return "TR-AFF-71" if houses > left or houses > state.board.numbers.guest_houses else ""


def why_not_card(state: TrinidadState, seat: i64, card: i64) -> str:
    """The rule against another colour for a card; CARDS is the character."""
    owned = state.players[seat].character != NOBODY if card == CARDS else state.owner[card] == seat
    return "" if owned and not is_recoloured(state.players[seat], card) else "TR-AFF-74"


def homes_in(state: TrinidadState, seat: i64, district: i64, home: i64) -> i64:
    """How many Houses, or Palaces, a seat has there, or with NOBODY all have."""
    total: i64 = 0
    for space in range(state.board.spaces):
        found = state.city.building(space) == home and state.board.district[space] == district
        if found and seat in (NOBODY, state.city.owner(space)):
            total += 1
    return total
