"""A Standard miniature joins the side that has removed its enemy, by card 83."""

from __future__ import annotations

from cabildo.engine.phase import ONE
from cabildo.engine.replacing import changed
from cabildo.engine.rows import append, i64
from cabildo.titles.trinidad.extended_war.duel import DEFENCE, Fight
from cabildo.titles.trinidad.extended_war.forces import area_of, unit_of
from cabildo.titles.trinidad.extended_war.muster import draw_controls, name_of
from cabildo.titles.trinidad.militia import free_marker
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, MILICIANO, MOST_ATTACKERS, NOBODY, NOWHERE, UNIT_NAMES


def reinforce(state: TrinidadState, fight: Fight, side: i64) -> None:
    """It stands where they fought and acts from the next round on (TR-AFF-83-W)."""
    if side == DEFENCE:
        add_unit(state, fight.seat, fight.district)
    else:
        add_attacker(state, fight.district)


def add_unit(state: TrinidadState, seat: i64, district: i64) -> None:
    """A Miliciano on a free war marker, if there is one; it takes no piece of the supply and leaves after the war."""
    player = state.players[seat]
    marker = free_marker(player)
    if marker == NOWHERE:
        return
    area = area_of(state)
    unit = unit_of(seat, marker)
    player.units = changed(player.units, marker, MILICIANO)
    area.posts[unit] = district
    area.volunteers |= ONE << unit
    area.new_units |= ONE << unit
    area.milicianos += 1
    if state.sink is not None:
        place = DISTRICT_NAMES[district]
        state.tell("unit-joined", {"seat": int(seat), "unit": UNIT_NAMES[MILICIANO], "district": place})


def add_attacker(state: TrinidadState, district: i64) -> None:
    """With a control card of the Era, numbered behind the last attacker; a marker stands for it without a piece."""
    area = area_of(state)
    if len(area.places) == MOST_ATTACKERS:
        return
    controls = draw_controls(state, state.board.era[state.decade], 1)
    if len(controls) == 0:
        return
    attacker = len(area.places)
    area.cards = append(area.cards, controls[0])
    area.places = append(area.places, district)
    area.wounds = append(area.wounds, 0)
    area.takers = append(area.takers, NOBODY)
    area.newcomers |= ONE << attacker
    if state.sink is not None:
        name, place = name_of(area, attacker), DISTRICT_NAMES[district]
        state.tell("attacker-joined", {"attacker": int(attacker) + 1, "unit": name, "district": place})
