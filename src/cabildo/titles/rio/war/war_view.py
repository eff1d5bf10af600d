"""What everybody sees of a war."""

from __future__ import annotations

from typing import Any

from cabildo.engine.grid_names import edge_name, edge_params, space_name
from cabildo.titles.rio import phases
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import ENEMY_NAMES, GUNNER
from cabildo.titles.rio.war.bonus_step import had_bonus
from cabildo.titles.rio.war.cannons import highest_bet
from cabildo.titles.rio.war.groups import NO_GROUP, RESTED, has_fought, has_merged, is_boosted, steps_of
from cabildo.titles.rio.war.movement import steps_left
from cabildo.titles.rio.war.war import edge_of
from cabildo.titles.rio.war.war_position import pairs_of, place_name, sizes_outside, stack_of


def war_view(table: Table) -> dict[str, Any] | None:
    """The groups inside and outside, and how the war goes; None in peace."""
    war = table.war
    if war is None:
        return None
    board = table.board
    return {
        "enemy": ENEMY_NAMES[war.enemy],
        "attacker": int(war.attacker),
        "strength": int(war.strength),
        "attackers": int(war.attackers(board) + war.waiting),
        "camps": [
            {
                "edge": edge_name(board.columns, board.rows, edge),
                "groups": sizes_outside(table, war, edge),
                "rested": bool(war.staying & board.edge_set[edge]),
            }
            for edge in range(len(war.camps))
            if war.camps[edge]
        ],
        "groups": [
            {
                "space": space_name(board.columns, space),
                "stack": stack_of(int(war.troops[space])),  # from the top: seats, or "enemy"
                "steps": int(steps_of(war.troops[space])),
                "fought": has_fought(war.troops[space]),
                "boosted": is_boosted(war.troops[space]),
                "merged": has_merged(war.troops[space]),
                "rested": bool(war.troops[space] & RESTED),
            }
            for space in range(board.spaces)
            if war.troops[space] != NO_GROUP
        ],
        "turn": int(war.turn),  # 0 before the fighting
        "quiet": int(war.quiet),
        "battle": war.battle,
        "mover": int(war.mover),
        "refused": [{"asking": asking, "asked": asked} for asking, asked in pairs_of(int(war.refused))],
        "spared": [{"asking": asking, "asked": asked} for asking, asked in pairs_of(int(war.spared))],
    }


def outside_view(table: Table, place: int) -> dict[str, Any]:
    """At which edge a place outside is, in the words of an event."""
    board = table.board
    if place < board.spaces:
        return {"side": None, "at": None}
    return edge_params(board.columns, board.rows, edge_of(board, place))


def war_step_view(table: Table) -> dict[str, Any]:
    """What the question names in a phase of the war; seats under the names that messages know them by."""
    war, phase = table.the_war(), table.phase
    common: dict[str, Any] = {"enemy": ENEMY_NAMES[war.enemy], "attacker": int(war.attacker)}
    if phase == phases.MUSTERING:
        return common | {"waiting": int(war.waiting)}
    if phase == phases.BETTING:
        return common | {"highest": int(highest_bet(table, war)), "gunner": table.works(table.actor, GUNNER)}
    if phase == phases.SHOOTING:
        return common | {"shots": int(war.shots)}
    if phase == phases.GARRISONING:
        tokens = int(war.free + war.extra)
        return common | {"owner": int(war.colour), "tokens": tokens, "extra": int(war.extra), "hired": war.hired}
    if phase == phases.RECRUITING:
        return common | {"price": int(war.recruits) + 1}
    common |= {"turn": int(war.turn)}
    if phase == phases.LEADING:
        return common
    led = {"led": place_name(table, int(war.led)), "steps": int(steps_left(table, war))}
    if phase == phases.MARCHING:
        return common | led | {"boosted": had_bonus(table, war, war.led), **outside_view(table, int(war.led))}
    assert phase == phases.CONSENTING
    return (
        common
        | led
        | {
            "partner": int(war.mover),
            "goal": place_name(table, int(war.goal)),
            "purpose": "sacrifice" if war.sacrificing else "merge",
            "asking": [seat for seat in range(len(table.players)) if war.asking >> seat & 1],
            "commander": int(war.commander),
        }
    )
