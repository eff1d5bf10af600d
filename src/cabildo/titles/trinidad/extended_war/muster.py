"""The attackers come: how many, which control cards they have, and at which edge of the city they stand."""

from cabildo.engine.phase import ONE
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.deck import discard_to_game, draw_card, pass_events, shuffle_game_pile
from cabildo.titles.trinidad.extended_war.combat_area import FIRST_EDGE, CombatArea
from cabildo.titles.trinidad.extended_war.control_cards import look_alike
from cabildo.titles.trinidad.extended_war.forces import attack_of, hits_of, initiative_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    ATTACKER_NAMES,
    CARD_DRAW,
    CARDS,
    FACTION_NAMES,
    FIRST_CARD,
    GAME_PILE,
    NATIVES,
    NO_CARD,
    NOBODY,
)


def muster(state: TrinidadState, area: CombatArea) -> None:
    """Set up the attackers: their number, their control cards in a line, their places (TR-XWAR-05)."""
    era = state.board.era[state.decade]
    elites = elites_due(state.board, era, area.modifier)
    standards = standards_due(state.board, era, area.modifier)
    if state.sink is not None:
        state.tell(
            "attackers-counted",
            {"faction": FACTION_NAMES[area.faction], "elites": int(elites), "standards": int(standards)},
        )
    controls = draw_controls(state, era, elites + standards)
    line_up(state, area, controls, min(elites, len(controls)))
    for attacker in range(len(area.cards)):
        place_at_edge(state, area, attacker)
    area.round = 1


# ---- how many


def row_read(board: Board, modifier: i64) -> i64:
    """The row of the war table: that of the players, a row higher for each point of the modifier (TR-XWAR-11)."""
    return min(board.players - 2 + modifier, len(board.war_elites) - 1)


def column_read(board: Board, era: i64, modifier: i64) -> i64:
    """The column: that of the Era; points beyond the top row go to the right, and are lost at its end (TR-XWAR-12)."""
    beyond = board.players - 2 + modifier - (len(board.war_elites) - 1)
    return min(era - 1 + max(beyond, 0), len(board.war_elites[0]) - 1)


def elites_due(board: Board, era: i64, modifier: i64) -> i64:
    """So many Elites attack (TR-XWAR-06 to 10)."""
    return board.war_elites[row_read(board, modifier)][column_read(board, era, modifier)]


def standards_due(board: Board, era: i64, modifier: i64) -> i64:
    return board.war_standards[row_read(board, modifier)][column_read(board, era, modifier)]


# ---- which control cards


def draw_controls(state: TrinidadState, era: i64, wanted: i64) -> vec[i64]:
    """Turn up cards until there are enough of the Era; others are discarded (TR-XWAR-14).

    Where there are none left in the deck and on the game's pile, those of a neighbouring Era count too (TR-XWAR-16);
    where there are none of these either, fewer attackers come.
    """
    accepted: i64 = ONE << era
    neighbours = accepted | accepted << 1 | accepted >> 1
    drawn = vec[i64](capacity=wanted)
    while len(drawn) < wanted:
        if not has_left(state, accepted):
            if accepted == neighbours:
                break
            accepted = neighbours
            continue
        card = draw_control(state)
        if accepted >> state.board.control_era[card] & 1:
            drawn = append(drawn, card)
        else:
            discard_to_game(state, card)
    return drawn


def draw_control(state: TrinidadState) -> i64:
    """The top card; an empty deck is made anew from the game's pile alone, and Events are discarded (TR-XWAR-15)."""
    pass_events(state)
    if state.top_back == NO_CARD:
        shuffle_game_pile(state)
        pass_events(state)
    return draw_card(state)


def has_left(state: TrinidadState, eras: i64) -> bool:
    """Whether a card of these Eras, a set, is in the deck or on the game's pile."""
    for card in range(CARDS):
        if state.in_deck[card] != 0 and eras >> state.board.control_era[card] & 1:
            return True
    card = state.pile_top[GAME_PILE]
    while card != NOBODY:
        if eras >> state.board.control_era[card] & 1:
            return True
        card = state.card_below[card]
    return False


# ---- the line


def line_up(state: TrinidadState, area: CombatArea, controls: vec[i64], elites: i64) -> None:
    """Turn as many cards face down as there are Elites, mix all of them and number them (TR-XWAR-17).

    Which card lies under an Elite is not known among those whose backs look alike. So chance says only what is seen:
    of such cards the lowest one stands for all, and they lie in ascending order; it never matters, since they are
    turned up together when the war is over, and shuffled.
    """
    weights = vec[i64]([0] * CARDS)
    for card in controls:
        weights[card] = 1
    down = vec[i64]([0] * CARDS)
    for _elite in range(elites):
        card = state.draw(CARD_DRAW, weights)
        weights[card] = 0
        down[card] = 1
    area.cards = vec[i64](capacity=len(controls))
    area.elites = 0
    for attacker in range(len(controls)):
        card = state.draw(CARD_DRAW, seen_weights(state.board, weights, down))
        if down[card] != 0:
            area.elites |= ONE << attacker
        weights[card] = 0
        down[card] = 0
        area.cards = append(area.cards, card)
    area.places = vec[i64]([0] * len(controls))
    area.wounds = vec[i64]([0] * len(controls))
    area.takers = vec[i64]([NOBODY] * len(controls))


def seen_weights(board: Board, front: vec[i64], down: vec[i64]) -> vec[i64]:
    """What comes next in the line: a card that lies face up, or the lowest of those down that look alike."""
    weights = front[:]
    for card in range(CARDS):
        if down[card] == 0:
            continue
        lowest: i64 = 0
        while down[lowest] == 0 or not look_alike(board, lowest, card):
            lowest += 1
        weights[lowest] += 1
    return weights


# ---- where


def place_at_edge(state: TrinidadState, area: CombatArea, attacker: i64) -> None:
    """Set an attacker at its edge, and tell of it."""
    edge = edge_for(state.board, area.faction, attacker)
    area.places[attacker] = FIRST_EDGE + edge
    if state.sink is not None:
        elite = area.is_elite(attacker)
        state.tell(
            "attacker-placed",
            {
                "attacker": int(attacker) + 1,
                "unit": name_of(area, attacker),
                "card": None if elite else int(area.cards[attacker]) + FIRST_CARD,
                "attack": int(attack_of(state, area, attacker)),
                "hits": int(hits_of(state, area, attacker)),
                "initiative": int(initiative_of(state, area, attacker)),
                "district": edge_name(state.board, edge).partition("-")[0],
                "side": edge_name(state.board, edge).partition("-")[2],
            },
        )


def edge_for(board: Board, faction: i64, attacker: i64) -> i64:
    """Natives stand clockwise, Pirates anticlockwise, from their own start to the other's, and again (TR-XWAR-19, 20).

    No edge is on the sea side (TR-XWAR-21).
    """
    step = attacker % (board.pirates_edge + 1)
    return step if faction == NATIVES else board.pirates_edge - step


def edge_name(board: Board, edge: i64) -> str:
    """As the board pack calls it: "SW-west"."""
    return str(board.pack.map.attack_edges_clockwise_from_natives_start[edge])


def name_of(area: CombatArea, attacker: i64) -> str:
    """What kind of piece stands for an attacker (TR-XWAR-13)."""
    return ATTACKER_NAMES[area.faction * 2 + (area.elites >> attacker & 1)]
