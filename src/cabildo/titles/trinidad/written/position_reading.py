"""From a written position to a state of Trinidad; every mistake is named by field and rule."""

from __future__ import annotations

from cabildo.engine.frame_positions import check_frames, read_frames
from cabildo.engine.naming import fill_by_name, number_of, refuse
from cabildo.engine.phase import number_row
from cabildo.engine.positions import read_generator, read_plain
from cabildo.engine.steps import OVER
from cabildo.titles.trinidad import phases
from cabildo.titles.trinidad.affiliates.using import was_used_now
from cabildo.titles.trinidad.deck import add_to_hand
from cabildo.titles.trinidad.setup import TrinidadSetup
from cabildo.titles.trinidad.solo.seat import people_in_order
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BANNER_NAMES,
    CHARACTER_NAMES,
    COUNCIL,
    CUBE_NAMES,
    DISTRICT_NAMES,
    FACTION_NAMES,
    FIRST_CARD,
    FIRST_STORE,
    FROM_BUILDINGS,
    GRID_NAMES,
    LOAD_COINS,
    LOAD_NAMES,
    NO_UNIT,
    NOBODY,
    NOWHERE,
    PRECIOUS,
    SEATS,
    SLOTS,
    SOURCE_NAMES,
    STACKS,
    STATUS_NAMES,
    STONE,
    STORES_OF,
    UNIT_NAMES,
    WAR_MARKERS,
    WOOD,
)
from cabildo.titles.trinidad.written.city_reading import read_city
from cabildo.titles.trinidad.written.events import read_events
from cabildo.titles.trinidad.written.names import (
    COUNCIL_NAME,
    PILE_NAMES,
    POWER_NAMES,
    card_numbered,
    check_seat,
    members_of,
    seat_set,
    set_called,
)
from cabildo.titles.trinidad.written.news import check_news, read_news
from cabildo.titles.trinidad.written.position_checks import check_state
from cabildo.titles.trinidad.written.positions import MOST_POINTS, PlayerPosition, Position
from cabildo.titles.trinidad.written.scoring_cards import read_scoring_cards
from cabildo.titles.trinidad.written.solo import read_automaton
from cabildo.titles.trinidad.written.stock_reading import read_back, read_deck, read_stocks
from cabildo.titles.trinidad.written.talks import read_codes
from cabildo.titles.trinidad.written.war_positions import check_war, read_war


def state_from(position: Position, setup: TrinidadSetup) -> TrinidadState:
    """The state that the position describes, at rest; raises PositionError."""
    state = setup.empty_state()
    read_plain(position, state)
    for seat, document in enumerate(position.players):
        read_player(state, seat, document)
    read_time(state, position)
    read_city(state, position)
    read_scoring_cards(state, position)
    read_docks(state, position)
    read_grids(state, position)
    read_common_board(state, position)
    read_piles(state, position)
    read_war(state, position.war, [document.units for document in position.players])
    read_phase(state, position)
    read_stocks(state, position)
    read_frames(state, position.step, position.waiting)
    read_deck(state, position)
    read_events(state, position.events)
    read_automaton(state, position.automaton)
    state.offers = read_codes(state, position.offers, "offers")
    read_back(state, position)
    check_state(state)
    check_war(state)
    check_news(state)
    read_generator(state, position.generator)
    check_frames(state)
    state.rest()
    return state


# ---- players


def read_player(state: TrinidadState, seat: int, document: PlayerPosition) -> None:
    player, field = state.players[seat], f"players[{seat}]"
    read_plain(document, player)
    fill_by_name(player.cubes, CUBE_NAMES, document.cubes, f"{field}.cubes", "TR-COMP-04")
    fill_by_name(player.borrowed, CUBE_NAMES[:2], document.borrowed, f"{field}.borrowed", "TR-FREE-11")
    read_score(state, seat, document)
    read_character(state, seat, document)
    read_hand(state, seat, document)
    fill_by_name(player.status, STATUS_NAMES, document.status, f"{field}.status", "TR-STATUS-01")
    if document.council is not None:
        player.council = document.council
    read_units(state, seat, document)
    fill_by_name(player.banners, BANNER_NAMES, document.banners, f"{field}.banners", "TR-COMP-06")
    player.used = set_called(POWER_NAMES, document.used, f"{field}.used", "TR-STATUS-03")
    if document.pledged is not None:
        state.pledged[seat] = number_of(GRID_NAMES, document.pledged, f"{field}.pledged", "TR-FREE-06")
    player.recovered = set_called(GRID_NAMES, document.recovered, f"{field}.recovered", "TR-FREE-09")


def read_score(state: TrinidadState, seat: int, document: PlayerPosition) -> None:
    player = state.players[seat]
    fill_by_name(player.tally, SOURCE_NAMES, document.tally, f"players[{seat}].tally", "TR-SETUP-16")
    told = sum(document.tally.values())
    player.score = told if document.score is None else document.score
    player.tally[FROM_BUILDINGS] += player.score - told
    if max(abs(int(player.score)), abs(int(player.tally[FROM_BUILDINGS]))) > MOST_POINTS:
        refuse(f"players[{seat}].tally", "is too far from any score", "TR-SETUP-16")


def read_character(state: TrinidadState, seat: int, document: PlayerPosition) -> None:
    field = f"players[{seat}].character"
    if document.character is None:
        if document.character_used:
            refuse(f"{field}_used", "there is no Character", "TR-SETUP-27")
        return
    character = number_of(CHARACTER_NAMES, document.character, field, "TR-COMP-01")
    if any(player.character == character for player in state.players):
        refuse(field, f"somebody else is the {document.character}", "TR-COMP-01")
    state.players[seat].character = character


def read_hand(state: TrinidadState, seat: int, document: PlayerPosition) -> None:
    """Read the affiliates; that no card is in two places is seen when the deck is read."""
    field = f"players[{seat}]"
    for card in document.hand:
        add_to_hand(state, seat, card_numbered(card, f"{field}.hand"))
    for index, card in enumerate(document.rotated):
        if card not in document.hand or state.rotated[card - FIRST_CARD]:
            refuse(f"{field}.rotated[{index}]", f"{card} is not in the hand, or named twice", "TR-CARD-06")
        state.rotated[card - FIRST_CARD] = 1


def read_used_cards(state: TrinidadState, position: Position) -> None:
    """Read the cards used in this turn; they may be upright again, or gone from the hand."""
    for index, written in enumerate(position.used_now):
        card = card_numbered(written, f"used_now[{index}]")
        if was_used_now(state, card):
            refuse(f"used_now[{index}]", f"names {written} twice", "TR-CARD-06")
        state.used_now = number_row([*state.used_now, card])


def read_units(state: TrinidadState, seat: int, document: PlayerPosition) -> None:
    player, field = state.players[seat], f"players[{seat}].units"
    if len(document.units) > WAR_MARKERS:
        refuse(field, f"a player has {WAR_MARKERS} war markers", "TR-COMP-03")
    numbers = state.board.numbers
    for marker, written in enumerate(document.units):
        unit = number_of(UNIT_NAMES, written.unit, f"{field}[{marker}].unit", "TR-WAR-13")
        if unit == NO_UNIT and (written.wounds or written.burned):
            refuse(f"{field}[{marker}].unit", "there is none to be wounded or strengthened", "TR-WAR-13")
        bears, rule = numbers.unit_strength[unit], "TR-WAR-18"
        if state.board.extended_war:
            bears, rule = numbers.combat_wounds, "TR-XWAR-55"
        if unit != NO_UNIT and written.wounds >= bears:
            refuse(f"{field}[{marker}].wounds", f"{written.wounds} would have killed it", rule)
        player.units[marker] = unit
        player.wounds[marker] = written.wounds
        player.burned[marker] = written.burned


def read_docks(state: TrinidadState, position: Position) -> None:
    """Read what waits for the ship; what a load of coins costs depends on the Cathedral."""
    for seat, (player, document) in enumerate(zip(state.players, position.players, strict=True)):
        field = f"players[{seat}].dock"
        fill_by_name(player.dock, LOAD_NAMES, document.dock, field, "TR-SHIP-01")
        numbers = state.board.numbers
        if sum(player.dock) > numbers.most_loads:  # two by card 46
            refuse(field, f"{sum(player.dock)} loads on a dock", "TR-SHIP-02")
        cheap = state.city.cathedral != NOWHERE
        price = int(numbers.ship_coins_with_cathedral if cheap else numbers.ship_coins)
        if not player.dock[LOAD_COINS]:
            if document.dock_coins:
                refuse(f"{field}_coins", "there is no load of coins", "TR-SHIP-01")
            continue
        loads = int(player.dock[LOAD_COINS])
        player.dock_coins = loads * price if document.dock_coins is None else document.dock_coins
        if player.dock_coins not in (loads * numbers.ship_coins, loads * price):
            refuse(f"{field}_coins", f"{player.dock_coins} is no load of coins", "TR-SHIP-01")


# ---- the common board


def read_time(state: TrinidadState, position: Position) -> None:
    behind = int(state.board.decades) + 1
    decade = (behind if position.phase == OVER else 1) if position.decade is None else position.decade
    if decade > behind:
        rule = "TR-FLOW-02" if state.board.short else "TR-FLOW-01"
        refuse("decade", f"{decade} is none of this game's {state.board.decades}", rule)
    state.decade = decade
    if position.order is not None:
        if sorted(position.order) != list(range(len(state.players))):
            refuse("order", "must name every seat once", "TR-SETUP-01")
        for place, seat in enumerate(position.order):
            state.order[place] = seat
    state.passed = seat_set(state, position.passed, "passed", "TR-ACTION-03")


def read_grids(state: TrinidadState, position: Position) -> None:
    for name, discs in position.grids.items():
        grid = number_of(GRID_NAMES, name, f"grids.{name}", "TR-MAJOR-01")
        slots = len(state.board.slot_points[grid])
        for slot, written in discs.items():
            field = f"grids.{name}.{slot}"
            if not 1 <= slot <= slots:
                refuse(field, f"the grid has {slots} spaces", "TR-MAJOR-02")
            if isinstance(written, str) and written != COUNCIL_NAME:
                refuse(field, f"{written!r} is neither a seat nor {COUNCIL_NAME!r}", "TR-MAJOR-01")
            colour = COUNCIL if isinstance(written, str) else check_seat(state, written, field)
            state.grids[grid * SLOTS + slot - 1] = colour + 1
    state.completed = set_called(GRID_NAMES, position.completed, "completed", "TR-MAJOR-05")


def read_common_board(state: TrinidadState, position: Position) -> None:
    """Read grids, stacks, warehouse, tension and what lies on the decades."""
    stores = {STONE: position.stores.stone, WOOD: position.stores.wood}
    for cube, counts in stores.items():
        if counts is None:
            continue
        field = f"stores.{CUBE_NAMES[cube]}"
        if len(counts) != STORES_OF[cube]:
            refuse(field, f"there are {STORES_OF[cube]} grids", "TR-SETUP-32")
        for place, count in enumerate(counts):
            fill_store(state, int(FIRST_STORE[cube]) + place, count, f"{field}[{place}]", "TR-SETUP-32")
    if position.stores.precious is not None:
        fill_store(state, int(FIRST_STORE[PRECIOUS]), position.stores.precious, "stores.precious", "TR-SETUP-33")
    if position.stacks is not None:
        if len(position.stacks) != STACKS:
            refuse("stacks", f"there are {STACKS} stacks", "TR-SETUP-34")
        for stack, bronze in enumerate(position.stacks):
            if bronze > state.board.coins_a_stack:
                refuse(f"stacks[{stack}]", f"{bronze} bronze are more than a stack has", "TR-SETUP-34")
            state.stacks[stack] = bronze
    if position.warehouse is not None:
        read_warehouse(state, position.warehouse)
    read_tension(state, position)
    read_offer(state, position)


def fill_store(state: TrinidadState, store: int, count: int, field: str, rule: str) -> None:
    if count > state.board.cubes_a_store[store]:
        refuse(field, f"{count} cubes are more than a grid has", rule)
    state.stores[store] = count


def read_warehouse(state: TrinidadState, cubes: dict[str, int]) -> None:
    for cube, name in enumerate(CUBE_NAMES[:2]):
        state.warehouse[cube] = cubes.get(name, 0)
        if state.warehouse[cube] > state.board.numbers.warehouse[cube]:
            refuse(f"warehouse.{name}", f"{cubes[name]} cubes are more than it has", "TR-SETUP-35")
    for name in cubes:
        number_of(CUBE_NAMES[:2], name, f"warehouse.{name}", "TR-SETUP-35")


def read_tension(state: TrinidadState, position: Position) -> None:
    for name, steps in position.tension.items():
        faction = number_of(FACTION_NAMES, name, f"tension.{name}", "TR-SETUP-19")
        if not 1 <= steps <= 2 * state.board.tension_spaces:
            refuse(f"tension.{name}", f"{steps} steps are not on the track", "TR-END-05")
        state.tension[faction] = steps
    state.peace = decade_set(state, position.peace, "peace", "TR-WAR-06")
    read_news(state, position.news)
    read_used_cards(state, position)
    state.palisades = set_called(DISTRICT_NAMES, position.palisades, "palisades", "TR-AFF-32")
    state.support = decade_set(state, position.support, "support", "TR-SHIP-11")


def decade_set(state: TrinidadState, decades: list[int], field: str, rule: str) -> int:
    found = 0
    for index, decade in enumerate(decades):
        if not state.decade <= decade <= state.board.decades or found >> decade & 1:
            refuse(f"{field}[{index}]", f"{decade} is no decade to come, or named twice", rule)
        found |= 1 << decade
    return found


def read_offer(state: TrinidadState, position: Position) -> None:
    """Read the characters on offer; those in question are the first ones, unless it is said."""
    if position.offered is not None:
        state.offered = set_called(CHARACTER_NAMES, position.offered, "offered", "TR-SETUP-23")
    elif position.phase in ("choosing", "bidding"):
        count = len(state.players) + int(state.board.numbers.extra_characters)
        held = [int(player.character) for player in state.players if player.character != NOBODY]
        free = [character for character in range(len(CHARACTER_NAMES)) if character not in held]
        state.offered = sum(1 << character for character in free[: count - len(held)])


def read_piles(state: TrinidadState, position: Position) -> None:
    """Read the discards, bottom to top."""
    seen: set[int] = set()
    for name, cards in position.piles.items():
        pile = number_of(PILE_NAMES, name, f"piles.{name}", "TR-DRAW-04")
        if len(state.players) <= pile < SEATS:
            refuse(f"piles.{name}", "there is no such player", "TR-DRAW-04")
        below = NOBODY
        for index, written in enumerate(cards):
            card = card_numbered(written, f"piles.{name}[{index}]")
            if card in seen:
                refuse(f"piles.{name}[{index}]", f"the affiliate {written} is in two places", "TR-COMP-01")
            seen.add(card)
            state.card_below[card] = below
            below = card
            state.pile_top[pile] = card


# ---- the phase and whose turn it is


def read_phase(state: TrinidadState, position: Position) -> None:
    """Read the phase, and who is asked unless it follows from the rest."""
    if position.actor is not None and check_seat(state, position.actor, "actor") >= state.board.people:
        refuse("actor", "nobody plays the automaton", "TR-SOLO-01")
    if position.phase == OVER:
        if position.actor is not None:
            refuse("actor", "nobody is asked any more", "TR-END-14")
        state.over = True
        return
    names = [phase.name() for phase in state.phases]
    state.phase = number_of([*names, OVER], position.phase, "phase", "TR-FLOW-03")
    if not state.phases[state.phase].asks() or state.phase == phases.END_OF_DECADE:
        refuse("phase", "nobody is asked anything then: it only waits for others", "TR-END-01")
    state.actor = usual_actor(state) if position.actor is None else position.actor


def usual_actor(state: TrinidadState) -> int:
    """The first person in order who has not passed; where everybody has, the first."""
    passed = members_of(state.passed)
    people = [int(seat) for seat in people_in_order(state)]
    return next((seat for seat in people if seat not in passed), people[0])
