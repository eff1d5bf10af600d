"""A war at the end of a decade: everybody alone against the attack, the last in the order first."""

from __future__ import annotations

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import NOTHING, ONE, Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BURN, DONE, FIELD, USE
from cabildo.titles.trinidad.affiliates.moments import AT_BEFORE_FIGHT, AT_WALLS_HELPED, AT_WAR_OVER
from cabildo.titles.trinidad.affiliates.news import HAPPENED, news_of_war
from cabildo.titles.trinidad.affiliates.powers import append_uses, finish, has_fitting, start, why_not_use
from cabildo.titles.trinidad.affiliates.windows import open_windows
from cabildo.titles.trinidad.battle import War, has_unit, make_war, meet, strength_of
from cabildo.titles.trinidad.burning import append_burn, start_burn, why_not_burn
from cabildo.titles.trinidad.city import closed_districts, is_closed
from cabildo.titles.trinidad.deck import discard_to_game, discard_top, draw_card
from cabildo.titles.trinidad.extended_war.outbreak import break_out
from cabildo.titles.trinidad.phases import BURNING, END_OF_DECADE, FIGHTING
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.solo.seat import last_person
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.tension import belligerent, modifier_of, reset_tension
from cabildo.titles.trinidad.terms import (
    CARDS,
    DISTRICTS,
    FACTION_NAMES,
    NO_CARD,
    NO_UNIT,
    NOBODY,
    SYMBOLS,
    WAR_MARKERS,
)
from cabildo.titles.trinidad.written.names import members_of, seat_set
from cabildo.titles.trinidad.written.steps import FightingStep, spelled_out


def begin_war(state: TrinidadState) -> bool:
    """Let a war break out if there has to be one; tell whether it does (TR-END-06).

    Then the phase on top is resumed when it is over.
    """
    has_peace = state.peace >> state.decade & 1 != 0 and not state.last_decade()
    attacker: i64 = NOBODY if has_peace else belligerent(state)
    if attacker == NOBODY:
        end_war_step(state)
        return False
    if state.board.extended_war:
        return begin_extended_war(state, attacker)
    attack = state.board.numbers.attack_value[attacker] + modifier_of(state.board, state.tension[attacker])  # TR-WAR-07
    state.war_fought = True  # also if the walls keep everybody out (TR-WAR-10)
    if state.sink is not None:
        state.tell("war", {"faction": FACTION_NAMES[attacker], "attack": int(attack)})
    reset_tension(state, attacker)
    put_peace(state)
    attack = behind_walls(state, attacker, attack)
    state.ask(FIGHTING, last_person(state), make_war(attacker, attack, 0, 0, 0, 0))
    if not open_windows(state, NOTHING):
        fight_from(state, len(state.order) - 1)
    return True


def begin_extended_war(state: TrinidadState, attacker: i64) -> bool:
    """The same by the rules of the extended war, which keep tension and peace as they are (TR-XWAR-01)."""
    modifier = modifier_of(state.board, state.tension[attacker])
    reset_tension(state, attacker)
    put_peace(state)
    return break_out(state, attacker, modifier)


def put_peace(state: TrinidadState) -> None:
    """Put a peace marker on the following decade, if there is one left and a place for it (TR-WAR-06)."""
    following = state.decade + 1
    if following <= state.board.decades and state.peace >> following & 1 == 0 and state.peace_markers > 0:
        state.peace |= ONE << following
        state.peace_markers -= 1


def behind_walls(state: TrinidadState, attacker: i64, attack: i64) -> i64:
    """The attack as closed districts leave it: a card is turned up for each, behind one that is discarded.

    (TR-WAR-08, TR-WAR-09.)
    """
    closed = closed_districts(state.board, state.city) + palisaded_districts(state)
    if closed == 0:
        return attack
    before = attack
    discard_top(state)
    drawn = vec[i64](capacity=closed)  # discarded together, so that none is shuffled in and drawn again
    for _district in range(closed):
        card = draw_card(state)
        if card != NO_CARD:
            drawn = append(drawn, card)
            attack -= SYMBOLS[attacker][state.board.card_back[card]]
    for card in drawn:
        discard_to_game(state, card)
    if state.sink is not None:
        state.tell("walls-held", {"districts": int(closed), "attack": int(attack)})
    if attack < before:
        state.happened(AT_WALLS_HELPED, HAPPENED)
    return attack if attack > 0 else 0


def palisaded_districts(state: TrinidadState) -> i64:
    """Districts that a card closes for this war, and walls do not (TR-AFF-32)."""
    total: i64 = 0
    for district in range(DISTRICTS):
        if state.palisades >> district & 1 and not is_closed(state.board, state.city, district):
            total += 1
    return total


def fight_from(state: TrinidadState, place: i64) -> None:
    """Let the next seat in inverse order, from this place on, fight that has something to choose (TR-WAR-11).

    Those without units and cards for it meet the attack at once; an attack that is worth nothing is no battle
    (TR-WAR-10).
    """
    war = cast(War, state.memory)
    war.fielded = 0
    while war.attack > 0 and place >= 0:
        seat = state.order[place]
        if may_choose(state, seat):
            state.actor = seat
            return
        if seat >= state.board.people:
            war.fielded = field_all_or_none(state, seat, war.attack)
        meet(state, seat, war)
        war.fielded = 0
        place -= 1
    end_war(state, war)


def may_choose(state: TrinidadState, seat: i64) -> bool:
    if seat >= state.board.people:
        return False
    return has_unit(state.players[seat]) or has_fitting(state, seat, AT_BEFORE_FIGHT)


def field_all_or_none(state: TrinidadState, seat: i64, attack: i64) -> i64:
    """The automaton's units, a set: all of them if they win together, else none (TR-SOLO-39)."""
    player = state.players[seat]
    units: i64 = 0
    strength: i64 = 0
    for unit in range(WAR_MARKERS):
        if player.units[unit] != NO_UNIT:
            units |= ONE << unit
            strength += strength_of(state, player, unit)
    return units if strength >= attack else 0


def end_war(state: TrinidadState, war: War) -> None:
    """Note who has won and what took the field, for those with a card for it."""
    end_war_step(state)
    if war.attack > 0:
        state.happened(AT_WAR_OVER, news_of_war(war.attacker, war.winners, war.milicianos, war.soldiers))
    state.done()


def end_war_step(state: TrinidadState) -> None:
    """Burned cards help no longer, whether there was a war or not (TR-CARD-10, TR-WAR-20)."""
    none = vec[i64]([0] * WAR_MARKERS)
    for player in state.players:
        player.burned = none


# ---- which units fight


@final
class Fighting(Phase[TrinidadState]):
    """First cards are burned or used, in any order, then units take the field, ascending (TR-WAR-12, TR-CARD-11).

    Of units that are alike those upon the first markers are meant.
    """

    def name(self) -> str:
        return "fighting"

    def options(self, state: TrinidadState) -> vec[i64]:
        player = state.me()
        fielded = cast(War, state.memory).fielded
        legal = vec[i64]([DONE])
        if fielded == 0:
            legal = append_burn(state, legal)
            legal = append_uses(state, legal, AT_BEFORE_FIGHT)
        for unit in range(WAR_MARKERS):
            if player.units[unit] != NO_UNIT and fielded >> unit == 0 and not has_twin_at_home(player, fielded, unit):
                legal = append(legal, FIELD + unit)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        war = cast(War, state.memory)
        if action >= FIELD:
            war.fielded |= ONE << (action - FIELD)
        elif action >= USE:
            start(state, action - USE, AT_BEFORE_FIGHT)
        elif action >= BURN:
            start_burn(state, action)
        else:
            meet(state, state.actor, war)
            fight_from(state, state.place_of(state.actor) - 1)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Begin when the windows before the war are closed; else the same seat goes on."""
        if result == NOTHING:
            fight_from(state, len(state.order) - 1)
        elif USE <= result < USE + CARDS:
            finish(state, result - USE, AT_BEFORE_FIGHT)

    def explain(self, state: TrinidadState, action: i64) -> str:
        player = state.me()
        war = cast(War, state.memory)
        if BURN <= action < BURN + CARDS:
            return why_not_burn(state, action) or (FIXED_ORDER if war.fielded != 0 else "")
        if USE <= action < USE + CARDS:
            against = why_not_use(state, action - USE, AT_BEFORE_FIGHT)
            return against or (FIXED_ORDER if war.fielded != 0 else "")
        if FIELD <= action < FIELD + WAR_MARKERS:
            unit = action - FIELD
            if player.units[unit] == NO_UNIT:
                return "TR-WAR-12"
            for other in range(unit):
                if war.fielded & ONE << other == 0 and player.are_alike(other, unit):
                    return FIXED_ORDER
            return FIXED_ORDER if war.fielded >> unit != 0 else ""
        return "" if action == DONE else OTHER_DECISION

    def expected(self, state: TrinidadState) -> list[int]:
        """All units, and all cards in hand."""
        return [*(int(BURN + card) for card in state.me().hand), *range(FIELD, FIELD + WAR_MARKERS)]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([END_OF_DECADE])

    def step_type(self) -> Any:
        return FightingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        war = cast(War, frame.memory)
        fielded = [unit + 1 for unit in range(WAR_MARKERS) if war.fielded >> unit & 1]
        return FightingStep(
            faction=FACTION_NAMES[war.attacker],
            attack=int(war.attack),
            fielded=fielded,
            winners=members_of(war.winners),
            milicianos=int(war.milicianos),
            soldiers=int(war.soldiers),
        )

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        fielded: i64 = 0
        for unit in step.fielded:
            if fielded >> (unit - 1) != 0:
                refuse("step.fielded", "must be ascending", "TR-WAR-12")
            if state.players[actor].units[unit - 1] == NO_UNIT:
                refuse("step.fielded", f"marker {unit} has no unit", "TR-WAR-12")
            fielded |= ONE << (unit - 1)
        attacker = number_of(FACTION_NAMES, step.faction, "step.faction", "TR-WAR-02")
        winners = seat_set(state, step.winners, "step.winners", "TR-WAR-14")
        return make_war(attacker, step.attack, fielded, winners, step.milicianos, step.soldiers)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        war = cast(War, frame.memory)
        board = state.board
        highest: i64 = 0
        for level in range(1, 2 * board.tension_spaces + 1):
            highest = max(highest, modifier_of(board, level))
        in_battle = state.phase in (FIGHTING, BURNING)  # else a window is open before it
        if not (1 if in_battle else 0) <= war.attack <= board.numbers.attack_value[war.attacker] + highest:
            refuse("step.attack", "is no attack of this faction", "TR-WAR-07")
        if not state.war_fought:
            refuse("war_fought", "there is a war", "TR-WAR-01")
        check_fought(state, frame, war)
        if in_battle and not may_choose(state, frame.actor):
            refuse("actor", "has no unit to fight with", "TR-WAR-12")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        """The attack, and the strength in the field so far."""
        war = cast(War, frame.memory)
        player = state.players[frame.actor]
        strengths = [int(strength_of(state, player, unit)) for unit in range(WAR_MARKERS) if war.fielded >> unit & 1]
        return spelled_out(self.write(state, frame)) | {"strength": sum(strengths)}


def check_fought(state: TrinidadState, frame: Frame, war: War) -> None:
    """Refuse what those behind the actor in the order cannot have done, who fought before (TR-WAR-11)."""
    behind = state.place_of(frame.actor) + 1
    for place in range(len(state.order)):
        seat = state.order[place]
        if war.winners >> seat & 1:
            if place < behind:
                refuse("step.winners", f"seat {seat} has not fought yet", "TR-WAR-11")
            if not state.players[seat].won_war:
                refuse(f"players[{seat}].won_war", "they have won in this war", "TR-WAR-14")
    if war.milicianos + war.soldiers > (len(state.order) - behind) * (WAR_MARKERS + 1):  # with a recruit each
        refuse("step.soldiers", "are more units than can have fought", "TR-WAR-12")


def has_twin_at_home(player: Player, fielded: i64, unit: i64) -> bool:
    """Whether a unit upon a marker before this one is just like it and has not taken the field."""
    return any(fielded >> other & 1 == 0 and player.are_alike(other, unit) for other in range(unit))
