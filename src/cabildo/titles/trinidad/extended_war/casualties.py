"""Wounds and removals in an extended war, and where what is removed goes."""

from __future__ import annotations

from cabildo.engine.phase import ONE
from cabildo.engine.replacing import changed
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.extended_war.duel import DEFENCE, Fight
from cabildo.titles.trinidad.extended_war.forces import area_of, hits_of
from cabildo.titles.trinidad.extended_war.miniatures import (
    is_elite_unit,
    is_here_or_beside,
    kind_of,
    units,
    wounds_of,
)
from cabildo.titles.trinidad.extended_war.muster import name_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    DISTRICT_NAMES,
    NO_UNIT,
    NOBODY,
    UNIT_NAMES,
    WAR_MARKERS,
)

# ---- players' units


def wound_unit(state: TrinidadState, unit: i64) -> None:
    """Give a unit a wound; whether it is removed by it is looked at later (`remove_fallen_unit`)."""
    player = state.players[unit // WAR_MARKERS]
    marker = unit % WAR_MARKERS
    player.wounds = changed(player.wounds, marker, player.wounds[marker] + 1)
    if state.sink is not None:
        seat = int(unit // WAR_MARKERS)
        state.tell("unit-wounded", {"seat": seat, "unit": UNIT_NAMES[kind_of(state, unit)]})


def remove_fallen_unit(state: TrinidadState, unit: i64) -> None:
    """The second wound removes a unit (TR-XWAR-55)."""
    if kind_of(state, unit) != NO_UNIT and wounds_of(state, unit) >= state.board.numbers.combat_wounds:
        remove_unit(state, unit)


def remove_unit(state: TrinidadState, unit: i64) -> None:
    """The piece goes to the supply, and its war marker is free again (TR-XWAR-57)."""
    area = area_of(state)
    seat = unit // WAR_MARKERS
    marker = unit % WAR_MARKERS
    player = state.players[seat]
    if state.sink is not None:
        state.tell("unit-lost", {"seat": int(seat), "unit": UNIT_NAMES[player.units[marker]]})
    if area.recruits & ONE << unit != 0:
        player.recruit_fights = False  # the worker comes home with its card (TR-AFF-59)
    if not area.is_volunteer(unit):
        if is_elite_unit(player.units[marker]):
            state.soldiers += 1
        else:
            state.milicianos += 1
    player.units = changed(player.units, marker, NO_UNIT)
    player.wounds = changed(player.wounds, marker, 0)
    player.burned = changed(player.burned, marker, 0)
    area.discharge(unit)


# ---- attackers


def wound_attacker(state: TrinidadState, attacker: i64) -> None:
    """Give an attacker a wound; whether it is removed by it is looked at later (`remove_fallen_attacker`)."""
    area_of(state).wounds[attacker] += 1
    if state.sink is not None:
        name = name_of(area_of(state), attacker)
        state.tell("attacker-wounded", {"attacker": int(attacker) + 1, "unit": name})


def remove_fallen_attacker(state: TrinidadState, attacker: i64, taker: i64) -> None:
    area = area_of(state)
    if area.stands(attacker) and area.wounds[attacker] >= state.board.numbers.combat_wounds:
        remove_attacker(state, attacker, taker)


def remove_attacker(state: TrinidadState, attacker: i64, taker: i64) -> None:
    """The piece goes to the supply, the control card to the player who defeats it (TR-XWAR-57, TR-XWAR-58).

    Where the attackers' own card removes it, nobody gets it (TR-AFF-16-W): it goes to the game's pile when the war is
    over, as all do (TR-XWAR-63).
    """
    area = area_of(state)
    area.fall(attacker, taker)
    if state.sink is not None:
        state.tell(
            "attacker-removed",
            {
                "attacker": int(attacker) + 1,
                "unit": name_of(area, attacker),
                "owner": None if taker == NOBODY else int(taker),
                "hits": int(hits_of(state, area, attacker)),
            },
        )


# ---- several at once


def remove_fallen(state: TrinidadState, fight: Fight) -> None:
    """Remove those of the two that fight who have two wounds."""
    remove_fallen_unit(state, fight.unit())
    remove_fallen_attacker(state, fight.attacker, fight.seat)


def wound_all_in(state: TrinidadState, side: i64, district: i64, taker: i64) -> None:
    """Wound every miniature of a side in a district; those with two wounds are removed at once."""
    area = area_of(state)
    if side == DEFENCE:
        for unit in range(units(state)):
            if area.posts[unit] == district:
                wound_unit(state, unit)
                remove_fallen_unit(state, unit)
    else:
        for attacker in range(len(area.places)):
            if area.places[attacker] == district:
                wound_attacker(state, attacker)
                remove_fallen_attacker(state, attacker, taker)


def heal_around(state: TrinidadState, side: i64, district: i64) -> None:
    """Take a wound off every miniature of a side in a district and in those beside it (TR-AFF-65-W)."""
    area = area_of(state)
    if side == DEFENCE:
        for unit in range(units(state)):
            player = state.players[unit // WAR_MARKERS]
            marker = unit % WAR_MARKERS
            if player.wounds[marker] > 0 and is_here_or_beside(state, district, area.posts[unit]):
                player.wounds = changed(player.wounds, marker, player.wounds[marker] - 1)
                if state.sink is not None:
                    name = UNIT_NAMES[player.units[marker]]
                    state.tell("wound-healed", {"seat": int(unit // WAR_MARKERS), "unit": name})
    else:
        for attacker in range(len(area.places)):
            if area.wounds[attacker] > 0 and is_here_or_beside(state, district, area.places[attacker]):
                area.wounds[attacker] -= 1
                if state.sink is not None:
                    name = name_of(area, attacker)
                    state.tell("attacker-healed", {"attacker": int(attacker) + 1, "unit": name})


def halt_around(state: TrinidadState, district: i64) -> None:
    """Nobody in a district and in those beside it moves in their next turn (TR-AFF-22-W)."""
    area = area_of(state)
    for unit in range(units(state)):
        if is_here_or_beside(state, district, area.posts[unit]):
            area.halted_units |= ONE << unit
    for attacker in range(len(area.places)):
        if is_here_or_beside(state, district, area.places[attacker]):
            area.halted |= ONE << attacker
    if state.sink is not None:
        state.tell("all-halted", {"district": DISTRICT_NAMES[district]})
