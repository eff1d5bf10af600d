"""Groups of one side that meet become one, or two pairs a triplet and a single."""

from cabildo.engine.grid_names import space_name
from cabildo.engine.rows import i64
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import NOWHERE
from cabildo.titles.rio.variants import shared_pairs_go_on
from cabildo.titles.rio.war.groups import (
    BOOSTED,
    MERGED,
    commander_of,
    is_mixed,
    new_group,
    size_of,
    stacked,
    unmarked,
    without_top,
)
from cabildo.titles.rio.war.movement import halt_beside, shares_pairs
from cabildo.titles.rio.war.war import War


def merge(state: RioState, war: War, led: i64, group: i64, goal: i64, commander: i64) -> None:
    """Join the led group to the one at the goal; both have moved for this war turn (RP-COMBAT-12)."""
    other = war.troops[goal]
    if shares_pairs(group, other):
        share_pairs(state, war, led, group, goal)
        return
    war.leave(state.board, led)
    if lies_on_top(group, other, commander):
        war.troops[goal] = stacked(group, other) | MERGED
    else:
        war.troops[goal] = stacked(other, group) | MERGED
    tell_merged(state, war, led, goal)


def lies_on_top(group: i64, other: i64, commander: i64) -> bool:
    """The commander's tokens do, all of them if the stacks' own order allows it (RP-COMBAT-05)."""
    if commander_of(group) == commander_of(other):
        return not is_mixed(group)
    return commander_of(group) == commander


def share_pairs(state: RioState, war: War, led: i64, group: i64, goal: i64) -> None:
    """Stop the moving pair beside; it hands its upper token over, which then commands (RP-COMBAT-13 to 15)."""
    halt = halt_beside(state, war, led, group, goal)
    marks = MERGED | group & BOOSTED
    if not shared_pairs_go_on(state.board):
        marks |= BOOSTED
    war.leave(state.board, led)
    handed = new_group(commander_of(group), 1)
    war.troops[goal] = stacked(handed, war.troops[goal]) | marks
    war.troops[halt] = unmarked(without_top(group, 1)) | marks
    tell_merged(state, war, halt, goal)


def tell_merged(state: RioState, war: War, start: i64, goal: i64) -> None:
    if state.sink is not None:
        state.tell(
            "groups-merged",
            {
                "seat": int(war.mover),
                "tokens": int(size_of(war.troops[goal])),
                "space": space_name(state.board.columns, goal),
                "left": int(size_of(war.troops[start])) if NOWHERE < start < state.board.spaces else 0,
            },
        )
