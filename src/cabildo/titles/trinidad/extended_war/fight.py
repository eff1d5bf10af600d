"""A fight of one unit against one attacker: cards of both sides, attack values, and what becomes of the loser.

First the unit's owner uses and burns cards (`card_step.py`), then the attackers show theirs. What cards do at once is
done in the order of their numbers; then attack values are compared, and cards that look at the result come last.
"""

from __future__ import annotations

from typing import Final, cast

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.affiliates.moments import AT_WALLS_HELPED
from cabildo.titles.trinidad.affiliates.news import HAPPENED
from cabildo.titles.trinidad.deck import draw_card, put_on_pile
from cabildo.titles.trinidad.extended_war.attack_values import attack_values, hit_points, walls_bonus
from cabildo.titles.trinidad.extended_war.casualties import (
    remove_attacker,
    remove_fallen,
    remove_unit,
    wound_all_in,
    wound_attacker,
    wound_unit,
)
from cabildo.titles.trinidad.extended_war.challenge import challenge
from cabildo.titles.trinidad.extended_war.duel import (
    ASSAULT,
    BY_FLIGHT,
    DEFENCE,
    NO_SIDE,
    PURSUIT,
    UNDECIDED,
    Fight,
    with_card,
)
from cabildo.titles.trinidad.extended_war.forces import area_of, has_units
from cabildo.titles.trinidad.extended_war.miniatures import stands
from cabildo.titles.trinidad.extended_war.movement import next_districts
from cabildo.titles.trinidad.extended_war.pursuing import make_pursuit
from cabildo.titles.trinidad.extended_war.red_cards import (
    COSTLY_VICTORY,
    FIGHT_AGAIN,
    REINFORCE,
    WALLS_CHANGED,
    is_shield,
)
from cabildo.titles.trinidad.extended_war.red_deeds import do_deed, taker_for
from cabildo.titles.trinidad.extended_war.reinforcing import reinforce
from cabildo.titles.trinidad.extended_war.shifting import ask_to_shift
from cabildo.titles.trinidad.extended_war.targeting import make_aim_at
from cabildo.titles.trinidad.phases import COMBAT, FIGHT_OVER, PURSUING, TARGETING
from cabildo.titles.trinidad.solo.seat import first_person, player_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import FIRST_CARD, GAME_PILE, NO_CARD

# what a lost fight does to the loser; each shield makes it one less (TR-XWAR-55, TR-XWAR-56)
UNHURT: Final = 0
WOUNDED: Final = 1
REMOVED: Final = 2


def begin_fight(
    state: TrinidadState,
    seat: i64,
    marker: i64,
    attacker: i64,
    in_attackers_turn: bool,
    crossed_wall: bool,
    has_moved: bool = False,
) -> None:
    """Let a unit and an attacker in its district fight; then the phase on top goes on with FIGHT_OVER.

    The last three are about an attacker on turn: that it is, that it has just crossed a Wall, that it has moved.
    """
    moves: i64 = 1 if has_moved else 0
    fight = challenge(state, seat, marker, attacker, in_attackers_turn, crossed_wall, moves, NO_SIDE)
    state.ask(COMBAT, player_of(state, seat), fight)


# ---- cards of the deck


def show_cards(state: TrinidadState) -> None:
    """The attackers show one card, Pirates two, which go to the game's pile at once (TR-XWAR-47, TR-XWAR-48).

    So does, before them, a unit of the automaton. Events in the deck are discarded and replaced (TR-EVENT-05).
    """
    fight = cast(Fight, state.memory)
    automaton = fight.seat >= state.board.people
    if automaton:
        show_for_automaton(state, fight)
    for _card in range(state.board.numbers.attackers_cards[area_of(state).faction]):
        card = draw_card(state)
        if card != NO_CARD:
            fight.drawn = with_card(fight.drawn, card)
    if automaton:
        for card in fight.used:
            put_on_pile(state, GAME_PILE, card)
    for card in fight.drawn:
        put_on_pile(state, GAME_PILE, card)
    if state.sink is not None:
        state.tell("attackers-showed", {"cards": [int(card) + FIRST_CARD for card in fight.drawn]})


def show_for_automaton(state: TrinidadState, fight: Fight) -> None:
    """It has one card of the deck in each of its fights (TR-XWAR-66); by card 34 Walls count twice for it."""
    card = draw_card(state)
    if card == NO_CARD:
        return
    fight.used = with_card(fight.used, card)
    if card == WALLS_CHANGED:
        fight.walls_times = 2
    if state.sink is not None:
        state.tell("automaton-showed", {"seat": int(fight.seat), "card": int(card) + FIRST_CARD})


# ---- the course


def go_on(state: TrinidadState) -> None:
    """Let cards act in the order of their numbers, then compare attack values (TR-XWAR-50).

    A card may ask something; then the fight goes on from there. Where one of both is gone, nothing is compared.
    """
    fight = cast(Fight, state.memory)
    if fight.course == PURSUIT:
        chase(state, fight)
        return
    while fight.course == UNDECIDED:
        card = fight.next_deed()
        if card == NO_CARD:
            break
        fight.acted = card
        do_deed(state, fight, card)
        if state.phase != COMBAT:
            return
    winner: i64 = strike(state, fight) if fight.course == UNDECIDED else NO_SIDE
    end_fight(state, fight, winner)


def strike(state: TrinidadState, fight: Fight) -> i64:
    """Compare final attack values; the winner's side, or NO_SIDE where they are equal (TR-XWAR-54)."""
    values = attack_values(state, fight)
    if state.sink is not None:
        state.tell(
            "fight-compared",
            {
                "seat": int(fight.seat),
                "attacker": int(fight.attacker) + 1,
                "strength": int(values[DEFENCE]),
                "against": int(values[ASSAULT]),
            },
        )
    if walls_bonus(state, fight) > 0:
        state.happened(AT_WALLS_HELPED, HAPPENED)  # TR-AFF-34
    if values[DEFENCE] == values[ASSAULT]:
        return NO_SIDE
    winner: i64 = DEFENCE if values[DEFENCE] > values[ASSAULT] else ASSAULT
    hurt(state, fight, 1 - winner, values[winner] - values[1 - winner])
    return winner


def hurt(state: TrinidadState, fight: Fight, loser: i64, difference: i64) -> None:
    """Remove the loser, or wound it, where the difference is less than its HP (TR-XWAR-55)."""
    harm: i64 = REMOVED if difference >= hit_points(state, fight, loser) else WOUNDED
    for card in fight.cards_of(loser):
        if is_shield(card) and not fight.is_cancelled(loser, card) and harm > UNHURT:
            harm -= 1
            if state.sink is not None:
                state.tell("shielded", {"card": int(card) + FIRST_CARD})
    if harm == UNHURT:
        return
    if loser == DEFENCE:
        if harm == REMOVED:
            remove_unit(state, fight.unit())
        else:
            wound_unit(state, fight.unit())
    elif harm == REMOVED:
        remove_attacker(state, fight.attacker, fight.seat)
    else:
        wound_attacker(state, fight.attacker)


# ---- after the blows


def end_fight(state: TrinidadState, fight: Fight, winner: i64) -> None:
    """Remove who has two wounds; then come the cards that look at the result."""
    remove_fallen(state, fight)
    mourner = fight.holder(COSTLY_VICTORY)
    if mourner != NO_SIDE and winner == 1 - mourner:  # TR-AFF-29-W
        wound_all_in(state, winner, fight.district, taker_for(fight, mourner))
    victor = fight.holder(REINFORCE)
    if victor != NO_SIDE and not stands(state, fight, 1 - victor):  # TR-AFF-83-W
        reinforce(state, fight, victor)
    fight_again(state, fight)


def fight_again(state: TrinidadState, fight: Fight) -> None:
    """By card 77 the survivor may go on; a fight that follows from it is followed by no third one (TR-AFF-77-W)."""
    side = fight.holder(FIGHT_AGAIN)
    area = area_of(state)
    may_go_on = fight.leader == NO_SIDE and fight.course != BY_FLIGHT and area.attackers_left() > 0
    if side == NO_SIDE or not may_go_on or not stands(state, fight, side):
        state.done(FIGHT_OVER)
        return
    if side == DEFENCE:
        state.enter(PURSUING, make_pursuit(fight.seat, fight.marker, fight.in_attackers_turn, False))
        return
    if has_units(area, area.places[fight.attacker]):
        enter_targeting(state, fight, fight.crossed, fight.moves)
        return
    goals = next_districts(state, area, area.places[fight.attacker])
    if goals == 0:
        state.done(FIGHT_OVER)
        return
    fight.course = PURSUIT
    ask_to_shift(state, FIGHT_AGAIN, ASSAULT, first_person(state), 0, fight.attacker, goals)


def chase(state: TrinidadState, fight: Fight) -> None:
    """The attacker has moved to fight again, if anybody is there; it may have gone on in one line (TR-AFF-23-W)."""
    area = area_of(state)
    before = area.heading
    area.heading = state.board.district_headings[fight.district][area.places[fight.attacker]]
    if has_units(area, area.places[fight.attacker]):
        enter_targeting(state, fight, False, fight.moves + 1 if area.heading == before else 1)
    else:
        state.done(FIGHT_OVER)


def enter_targeting(state: TrinidadState, fight: Fight, crossed: bool, moves: i64) -> None:
    state.enter(TARGETING, make_aim_at(fight.attacker, crossed, moves))
    state.actor = first_person(state)
