"""What everybody sees of a war."""

from __future__ import annotations

from typing import TypedDict

from cabildo.engine.grid_names import edge_name, space_name
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import ENEMY_NAMES
from cabildo.titles.rio.war.attackers import attackers_to_come
from cabildo.titles.rio.war.groups import NO_GROUP, RESTED, has_fought, has_merged, is_boosted, steps_of
from cabildo.titles.rio.written.view_names import EnemyName
from cabildo.titles.rio.written.war_position import Token, pairs_of, sizes_outside, stack_of


class CampView(TypedDict):
    """Groups of attackers outside an edge."""

    edge: str
    groups: list[int]  # their sizes
    staying: bool  # they were told to wait in this war turn


class GroupView(TypedDict):
    """A group in the city."""

    space: str
    stack: list[Token]  # from the top, where the one lies who commands: seats, or "enemy"
    steps: int
    fought: bool
    boosted: bool  # had its bonus step in this war turn
    merged: bool  # in this war turn
    rested: bool


class RefusalView(TypedDict):
    """Somebody said no in this war turn."""

    asking: int
    asked: int


class WarView(TypedDict):
    """The groups inside and outside, and how the war goes."""

    enemy: EnemyName
    attacker: int
    strength: int  # so many attackers came
    attackers: int  # so many are left
    camps: list[CampView]
    groups: list[GroupView]
    turn: int  # 0 before the fighting
    quiet: int  # turns without a battle
    battle: bool  # there was one in this turn
    mover: int
    refused: list[RefusalView]  # to merge
    spared: list[RefusalView]  # to sacrifice themselves


def war_view(state: RioState) -> WarView | None:
    """None in peace."""
    war = state.war
    if war is None:
        return None
    board = state.board
    return {
        "enemy": ENEMY_NAMES[war.enemy],
        "attacker": int(war.attacker),
        "strength": int(war.strength),
        "attackers": int(war.attackers(board) + attackers_to_come(state)),
        "camps": [
            {
                "edge": edge_name(board.columns, board.rows, edge),
                "groups": sizes_outside(state, war, edge),
                "staying": bool(war.staying & board.edge_set[edge]),
            }
            for edge in range(len(war.camps))
            if war.camps[edge]
        ],
        "groups": [
            {
                "space": space_name(board.columns, space),
                "stack": stack_of(int(war.troops[space])),
                "steps": int(steps_of(war.troops[space])),
                "fought": has_fought(war.troops[space]),
                "boosted": is_boosted(war.troops[space]),
                "merged": has_merged(war.troops[space]),
                "rested": bool(war.troops[space] & RESTED),
            }
            for space in range(board.spaces)
            if war.troops[space] != NO_GROUP
        ],
        "turn": int(war.turn),
        "quiet": int(war.quiet),
        "battle": war.battle,
        "mover": int(war.mover),
        "refused": [{"asking": asking, "asked": asked} for asking, asked in pairs_of(int(war.refused))],
        "spared": [{"asking": asking, "asked": asked} for asking, asked in pairs_of(int(war.spared))],
    }
