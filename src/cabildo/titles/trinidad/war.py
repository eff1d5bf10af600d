"""A war at the end of a decade: everybody alone against the attack, the last in the order first."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import ONE, Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BURN, DONE, FIELD
from cabildo.titles.trinidad.banners import step_banner
from cabildo.titles.trinidad.burning import append_burn, start_burn, why_not_burn
from cabildo.titles.trinidad.city import closed_districts
from cabildo.titles.trinidad.council import lose_council
from cabildo.titles.trinidad.deck import discard_to_game, discard_top, draw_card
from cabildo.titles.trinidad.phases import END_OF_DECADE, FIGHTING
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.tension import belligerent, modifier_of, reset_tension
from cabildo.titles.trinidad.terms import (
    CARDS,
    FACTION_NAMES,
    MILICIANO,
    NO_CARD,
    NO_UNIT,
    NOBODY,
    RED_BANNER,
    SYMBOLS,
    UNIT_NAMES,
    VETERAN_MILICIANO,
    WAR_MARKERS,
)
from cabildo.titles.trinidad.written.steps import FightingStep


def begin_war(state: TrinidadState) -> bool:
    """Let a war break out if there has to be one; tell whether somebody is asked to fight (TR-END-06)."""
    has_peace = state.peace >> state.decade & 1 != 0 and not state.last_decade()
    attacker: i64 = NOBODY if has_peace else belligerent(state)
    if attacker == NOBODY:
        end_war_step(state)
        return False
    attack = state.board.numbers.attack_value[attacker] + modifier_of(state.board, state.tension[attacker])  # TR-WAR-07
    state.war_fought = True  # also if the walls keep everybody out (TR-WAR-10)
    if state.sink is not None:
        state.tell("war", {"faction": FACTION_NAMES[attacker], "attack": int(attack)})
    reset_tension(state, attacker)
    put_peace(state)
    attack = behind_walls(state, attacker, attack)
    seat = next_fighter(state, attacker, attack, len(state.order) - 1)
    if seat == NOBODY:
        end_war_step(state)
        return False
    state.ask(FIGHTING, seat, make_war(attacker, attack, 0))
    return True


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
    closed = closed_districts(state.board, state.city)
    if closed == 0:
        return attack
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
    return attack


def next_fighter(state: TrinidadState, attacker: i64, attack: i64, place: i64) -> i64:
    """The next seat in inverse order, from this place on, that has units to fight with, or NOBODY (TR-WAR-11).

    Those without any meet the attack at once; an attack that is worth nothing is no battle (TR-WAR-10).
    """
    if attack <= 0:
        return NOBODY
    while place >= 0:
        seat = state.order[place]
        if has_unit(state.players[seat]):
            return seat
        meet(state, seat, attacker, attack, 0)
        place -= 1
    return NOBODY


def has_unit(player: Player) -> bool:
    units: i64 = 0
    for unit in player.units:
        units += unit
    return units > 0


def end_war_step(state: TrinidadState) -> None:
    """Burned cards help no longer, whether there was a war or not (TR-CARD-10, TR-WAR-20)."""
    for player in state.players:
        for unit in range(WAR_MARKERS):
            player.burned[unit] = 0


# ---- a seat meets the attack


def meet(state: TrinidadState, seat: i64, attacker: i64, attack: i64, fielded: i64) -> None:
    """Compare the units that a seat fields, a set, with the whole attack; then they are wounded (TR-WAR-11 to 18)."""
    player = state.players[seat]
    strength: i64 = 0
    for unit in range(WAR_MARKERS):
        if fielded >> unit & 1:
            strength += strength_of(state, player, unit)
    if state.sink is not None:
        state.tell("fought", {"seat": int(seat), "strength": int(strength), "attack": int(attack)})
    if strength >= attack:
        win(state, seat)
    else:
        lose(state, seat, attack - strength)
    for unit in range(WAR_MARKERS):
        if fielded >> unit & 1:
            wound(state, seat, unit, state.board.numbers.wounds[attacker])


def strength_of(state: TrinidadState, player: Player, unit: i64) -> i64:
    """The attack value of a unit with the cards burned for it (TR-WAR-13, TR-CARD-10)."""
    return state.board.numbers.unit_strength[player.units[unit]] + player.burned[unit]


def win(state: TrinidadState, seat: i64) -> None:
    """One step to the left, not beyond the end of the track (TR-WAR-14)."""
    player = state.players[seat]
    player.won_war = True
    if player.war_step > -state.board.war_left:
        player.war_step -= 1
    if state.sink is not None:
        state.tell("war-won", {"seat": int(seat), "step": int(player.war_step)})
    step_banner(state, seat, RED_BANNER)


def lose(state: TrinidadState, seat: i64, steps: i64) -> None:
    """Steps to the right; beyond the end of the track they cost council value (TR-WAR-15, TR-WAR-16)."""
    player = state.players[seat]
    end = len(state.board.war_points) - 1 - state.board.war_left
    player.war_step += steps
    beyond = player.war_step - end
    if beyond > 0:
        player.war_step = end
    if state.sink is not None:
        state.tell("war-lost", {"seat": int(seat), "steps": int(steps), "step": int(player.war_step)})
    if beyond > 0:
        lose_council(state, seat, beyond)


def wound(state: TrinidadState, seat: i64, unit: i64, wounds: i64) -> None:
    """Wounds stay; a unit that has as many as it can bear is removed (TR-WAR-17 to 19)."""
    player = state.players[seat]
    player.wounds[unit] += wounds
    if player.wounds[unit] < state.board.numbers.unit_strength[player.units[unit]]:
        return
    if state.sink is not None:
        state.tell("unit-lost", {"seat": int(seat), "unit": UNIT_NAMES[player.units[unit]]})
    if player.units[unit] in (MILICIANO, VETERAN_MILICIANO):
        state.milicianos += 1
    else:
        state.soldiers += 1
    player.units[unit] = NO_UNIT
    player.wounds[unit] = 0
    player.burned[unit] = 0


# ---- which units fight


@final
@mypyc_attr(free_list_len=1)
class War(Memory):
    """The attack that a seat meets, and the units that it has chosen so far."""

    attacker: i64
    attack: i64
    fielded: i64  # a set

    def copy(self) -> Memory:
        return copy_war(self)


@final
class Fighting(Phase[TrinidadState]):
    """First cards are burned, in any order, then units take the field, ascending (TR-WAR-12, TR-CARD-11).

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
        for unit in range(WAR_MARKERS):
            if player.units[unit] != NO_UNIT and fielded >> unit == 0 and not has_twin_at_home(player, fielded, unit):
                legal = append(legal, FIELD + unit)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        war = cast(War, state.memory)
        if action >= FIELD:
            war.fielded |= ONE << (action - FIELD)
        elif action >= BURN:
            start_burn(state, action)
        else:
            meet(state, state.actor, war.attacker, war.attack, war.fielded)
            seat = next_fighter(state, war.attacker, war.attack, state.place_of(state.actor) - 1)
            if seat == NOBODY:
                end_war_step(state)
                state.done()
            else:
                war.fielded = 0
                state.actor = seat

    def explain(self, state: TrinidadState, action: i64) -> str:
        player = state.me()
        war = cast(War, state.memory)
        if BURN <= action < BURN + CARDS:
            return why_not_burn(state, action) or (FIXED_ORDER if war.fielded != 0 else "")
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
        return FightingStep(faction=FACTION_NAMES[war.attacker], attack=int(war.attack), fielded=fielded)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        fielded: i64 = 0
        for unit in step.fielded:
            if fielded >> (unit - 1) != 0:
                refuse("step.fielded", "must be ascending", "TR-WAR-12")
            if state.players[actor].units[unit - 1] == NO_UNIT:
                refuse("step.fielded", f"marker {unit} has no unit", "TR-WAR-12")
            fielded |= ONE << (unit - 1)
        return make_war(number_of(FACTION_NAMES, step.faction, "step.faction", "TR-WAR-02"), step.attack, fielded)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        war = cast(War, frame.memory)
        board = state.board
        highest: i64 = 0
        for level in range(1, 2 * board.tension_spaces + 1):
            highest = max(highest, modifier_of(board, level))
        if not 1 <= war.attack <= board.numbers.attack_value[war.attacker] + highest:
            refuse("step.attack", "is no attack of this faction", "TR-WAR-07")
        if not state.war_fought:
            refuse("war_fought", "there is a war", "TR-WAR-01")
        if not has_unit(state.players[frame.actor]):
            refuse("actor", "has no unit to fight with", "TR-WAR-12")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        """The attack, and the strength in the field so far."""
        war = cast(War, frame.memory)
        player = state.players[frame.actor]
        strengths = [int(strength_of(state, player, unit)) for unit in range(WAR_MARKERS) if war.fielded >> unit & 1]
        return {
            "faction": FACTION_NAMES[war.attacker],
            "attack": int(war.attack),
            "fielded": [unit + 1 for unit in range(WAR_MARKERS) if war.fielded >> unit & 1],
            "strength": sum(strengths),
        }


def has_twin_at_home(player: Player, fielded: i64, unit: i64) -> bool:
    """Whether a unit upon a marker before this one is just like it and has not taken the field."""
    return any(fielded >> other & 1 == 0 and player.are_alike(other, unit) for other in range(unit))


# ---- written by `make fields`: make_war, copy_war


def make_war(attacker: i64, attack: i64, fielded: i64) -> War:
    war = War()
    war.attacker = attacker
    war.attack = attack
    war.fielded = fielded
    return war


def copy_war(war: War) -> War:
    copy = War()
    copy.attacker = war.attacker
    copy.attack = war.attack
    copy.fielded = war.fielded
    return copy
