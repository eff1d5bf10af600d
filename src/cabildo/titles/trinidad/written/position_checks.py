"""What cannot be on the table: each check of a position that was read names field and rule."""

from __future__ import annotations

from cabildo.engine.naming import refuse
from cabildo.titles.trinidad import phases
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CABILDO_GRID,
    CARDS_STATUS,
    CATHEDRAL_GRID,
    CONSTRUCTION_STATUS,
    FACE_UP,
    FORT_GRID,
    GREEN_BANNER,
    GRID_NAMES,
    GRIDS,
    HARBOR_GRID,
    NOBODY,
    NOWHERE,
    PURPLE_BANNER,
    SLOTS,
    VP_STATUS,
    WORKER_STATUS,
)
from cabildo.titles.trinidad.written.names import POWER_NAMES, members_of

# what a power needs: the status, its level, the rule; by power
POWER_NEEDS = (
    (CONSTRUCTION_STATUS, 1, "TR-STATUS-03"),
    (CONSTRUCTION_STATUS, 2, "TR-STATUS-04"),
    (CONSTRUCTION_STATUS, 3, "TR-STATUS-05"),
    (WORKER_STATUS, 1, "TR-STATUS-06"),
    (VP_STATUS, 1, "TR-STATUS-09"),
    (CARDS_STATUS, 1, "TR-STATUS-11"),
    (CARDS_STATUS, 2, "TR-STATUS-12"),
)


def check_state(state: TrinidadState) -> None:
    check_time(state)
    check_actors(state)
    check_grids(state)
    for seat in range(len(state.players)):
        check_player(state, seat)


def is_ending(state: TrinidadState) -> bool:
    """Whether the decade comes to its end."""
    return state.over or state.bottom().phase == phases.END_OF_DECADE


def is_before_the_first_decade(state: TrinidadState) -> bool:
    """Whether characters are still being chosen."""
    return not state.over and state.bottom().phase in (phases.CHOOSING, phases.BIDDING, phases.DEALING)


def check_time(state: TrinidadState) -> None:
    decades = int(state.board.decades)
    if state.decade > decades and not is_ending(state):
        refuse("decade", f"the game has {decades} decades", "TR-END-14")
    if state.over and state.decade <= decades:
        refuse("decade", "a game is over only after its last decade", "TR-END-14")
    if state.over:
        return
    bottom = state.bottom()
    if is_before_the_first_decade(state) and state.decade != 1:
        refuse("decade", "characters are chosen before the first decade", "TR-SETUP-24")
    everybody = (1 << len(state.players)) - 1
    if is_ending(state):
        return
    if bottom.phase != phases.TURN and state.passed:
        refuse("passed", "nobody passes before the action phase", "TR-ACTION-03")
    if bottom.phase == phases.TURN and state.passed >> bottom.actor & 1:
        if state.passed == everybody:
            refuse("passed", "everybody has passed", "TR-ACTION-03")
        refuse("passed", f"seat {bottom.actor} has no turn any more", "TR-ACTION-04")


def check_actors(state: TrinidadState) -> None:
    """Refuse a question to somebody in the turn of another, but for votes, and buildings of the first in the order.

    Whom an auction and the end of a decade ask, they check themselves.
    """
    asked, number = state.top(), 0
    while asked.below is not None and asked.below.phase not in (phases.CHOOSING, phases.END_OF_DECADE):
        placing = asked.phase in (phases.SITING, phases.WALLING, phases.PAVING) and asked.actor == state.order[0]
        voting = asked.phase in (phases.DECLARING, phases.VOTING)
        if asked.actor != asked.below.actor and not placing and not voting:
            refuse(f"waiting[{number}].actor", f"seat {asked.actor} is asked in the turn of another", "TR-FLOW-05")
        asked, number = asked.below, number + 1


def check_grids(state: TrinidadState) -> None:
    """Refuse workers on grids that are closed, and full grids that would have been built."""
    city = state.city
    stands = {
        CATHEDRAL_GRID: city.cathedral != NOWHERE,
        FORT_GRID: city.fort,
        CABILDO_GRID: city.cabildo != NOWHERE,
        HARBOR_GRID: city.harbor,
    }
    for grid in range(GRIDS):
        name, slots = GRID_NAMES[grid], len(state.board.slot_points[grid])
        workers = sum(state.grids[grid * SLOTS + slot] != 0 for slot in range(slots))
        completed = bool(state.completed >> grid & 1)
        if completed and workers < slots and state.decade < state.board.decades:  # else by an act (TR-LAW-03)
            refuse("completed", f"the grid of the {name} is not full", "TR-MAJOR-05")
        if not completed and workers == slots:
            refuse(f"grids.{name}", "is full and would have been completed", "TR-MAJOR-05")
        if workers and not completed and stands.get(grid, False):
            refuse(f"grids.{name}", "is closed: the building stands", "TR-MAJOR-09")


def check_player(state: TrinidadState, seat: int) -> None:
    board, player, field = state.board, state.players[seat], f"players[{seat}]"
    if not 1 <= player.council < len(board.council_points):
        refuse(f"{field}.council", f"{player.council} is not on the track", "TR-COUNCIL-02")
    if not -board.war_left <= player.war_step < len(board.war_points) - board.war_left:
        refuse(f"{field}.war_step", f"{player.war_step} is not on the track", "TR-WAR-14")
    for banner, name in ((GREEN_BANNER, "green"), (PURPLE_BANNER, "purple")):
        if player.banners[banner] not in (0, FACE_UP):
            refuse(f"{field}.banners.{name}", "has a single step", "TR-BANNER-02")
    for power in members_of(player.used):
        status, level, rule = POWER_NEEDS[power]
        if player.status[status] < level:
            refuse(f"{field}.used", f"no status gives {POWER_NAMES[power]!r}", rule)
    if sum(player.borrowed) and in_turn(state) != seat:
        refuse(f"{field}.borrowed", "cubes of the warehouse are kept for a turn only", "TR-FREE-12")
    if is_ending(state):
        return
    abroad = int(player.spent) + int(state.council_spent)
    if player.order_workers > abroad:
        refuse(f"{field}.order_workers", "are more than are on action spaces", "TR-ORDER-01")
    if player.reactivations > abroad + 1:
        refuse(f"{field}.reactivations", "are more than are on action spaces", "TR-CARD-04")


def in_turn(state: TrinidadState) -> int:
    """Whose turn it is, or nobody's."""
    if state.over or state.bottom().phase != phases.TURN:
        return NOBODY
    return int(state.bottom().actor)
