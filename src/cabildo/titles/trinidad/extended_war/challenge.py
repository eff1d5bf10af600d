"""Two miniatures meet: the memory of their fight, told of when it begins."""

from __future__ import annotations

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.extended_war.duel import Fight, new_fight
from cabildo.titles.trinidad.extended_war.forces import area_of, post_of
from cabildo.titles.trinidad.extended_war.muster import name_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, UNIT_NAMES


def challenge(
    state: TrinidadState,
    seat: i64,
    marker: i64,
    attacker: i64,
    in_attackers_turn: bool,
    crossed: bool,
    moves: i64,
    leader: i64,
) -> Fight:
    """A fight of a unit and an attacker in its district, before any card is used (TR-XWAR-45)."""
    area = area_of(state)
    district = post_of(area, seat, marker)
    if state.sink is not None:
        state.tell(
            "fight-began",
            {
                "seat": int(seat),
                "unit": UNIT_NAMES[state.players[seat].units[marker]],
                "attacker": int(attacker) + 1,
                "foe": name_of(area, attacker),
                "district": DISTRICT_NAMES[district],
                "attacked": in_attackers_turn,
            },
        )
    return new_fight(seat, marker, attacker, district, in_attackers_turn, crossed, moves, leader)
