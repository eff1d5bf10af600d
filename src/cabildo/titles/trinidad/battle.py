"""A seat meets an attack: its strength, what it wins or loses, and the wounds of its units."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.phase import ONE
from cabildo.engine.replacing import changed
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.banners import step_banner
from cabildo.titles.trinidad.council import lose_council
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import MILICIANO, NO_UNIT, RED_BANNER, UNIT_NAMES, VETERAN_MILICIANO, WAR_MARKERS


@final
@mypyc_attr(free_list_len=1)
class War(Memory):
    """The attack that a seat meets, the units that it has chosen so far, and how the others fared."""

    attacker: i64
    attack: i64
    fielded: i64  # a set
    winners: i64  # seats, a set
    milicianos: i64  # that took the field, of all players
    soldiers: i64

    def copy(self) -> Memory:
        return copy_war(self)


def meet(state: TrinidadState, seat: i64, war: War) -> None:
    """Compare the units that a seat fields with the whole attack; then they are wounded (TR-WAR-11 to 18)."""
    player = state.players[seat]
    strength: i64 = 0
    for unit in range(WAR_MARKERS):
        if war.fielded >> unit & 1:
            strength += strength_of(state, player, unit)
            if player.units[unit] in (MILICIANO, VETERAN_MILICIANO):
                war.milicianos += 1
            else:
                war.soldiers += 1
    if player.recruit_fights:  # its first wound takes it out of the fights, but not home (TR-AFF-59)
        player.recruit_fights = False
        strength += state.board.numbers.unit_strength[MILICIANO]
        war.milicianos += 1
    if state.sink is not None:
        state.tell("fought", {"seat": int(seat), "strength": int(strength), "attack": int(war.attack)})
    if strength >= war.attack:
        war.winners |= ONE << seat
        win(state, seat)
    else:
        lose(state, seat, war.attack - strength)
    for unit in range(WAR_MARKERS):
        if war.fielded >> unit & 1:
            wound(state, seat, unit, state.board.numbers.wounds[war.attacker])


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
    player.wounds = changed(player.wounds, unit, player.wounds[unit] + wounds)
    if player.wounds[unit] < state.board.numbers.unit_strength[player.units[unit]]:
        return
    if state.sink is not None:
        state.tell("unit-lost", {"seat": int(seat), "unit": UNIT_NAMES[player.units[unit]]})
    if player.units[unit] in (MILICIANO, VETERAN_MILICIANO):
        state.milicianos += 1
    else:
        state.soldiers += 1
    player.units = changed(player.units, unit, NO_UNIT)
    player.wounds = changed(player.wounds, unit, 0)
    player.burned = changed(player.burned, unit, 0)


def has_unit(player: Player) -> bool:
    units: i64 = 0
    for unit in player.units:
        units += unit
    return units > 0


# ---- written by `make fields`: make_war, copy_war


def make_war(attacker: i64, attack: i64, fielded: i64, winners: i64, milicianos: i64, soldiers: i64) -> War:
    war = War()
    war.attacker = attacker
    war.attack = attack
    war.fielded = fielded
    war.winners = winners
    war.milicianos = milicianos
    war.soldiers = soldiers
    return war


def copy_war(war: War) -> War:
    copy = War()
    copy.attacker = war.attacker
    copy.attack = war.attack
    copy.fielded = war.fielded
    copy.winners = war.winners
    copy.milicianos = war.milicianos
    copy.soldiers = war.soldiers
    return copy
