"""What cannot be on the table: each check of a position that was read names field and rule."""

from __future__ import annotations

from cabildo.engine.naming import refuse
from cabildo.titles.trinidad import phases
from cabildo.titles.trinidad.affiliates.cards import NEXT_TURN
from cabildo.titles.trinidad.affiliates.next_turn import NEXT_TURN_DUE, NO_NEXT_TURN
from cabildo.titles.trinidad.affiliates.using import was_used_now
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
    USING_EVENT,
    VP_STATUS,
    WORKER_STATUS,
)
from cabildo.titles.trinidad.written.events import check_gift
from cabildo.titles.trinidad.written.names import POWER_NAMES, members_of
from cabildo.titles.trinidad.written.scoring_cards import check_scoring_cards
from cabildo.titles.trinidad.written.solo import check_automaton

ASKED_OUT_OF_TURN = (
    phases.DECLARING,
    phases.VOTING,
    phases.WINDOW,
    phases.COMBAT,
    phases.SHIFTING,
    phases.TARGETING,
    phases.PURSUING,
    phases.EVENT_CHOICE,
    phases.SUFFERING,
    phases.TALKING,
    phases.OFFERING,
    phases.ANSWERING,
    phases.POSTING,
    phases.ATTACKERS,
    phases.DECIDING,
)
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
    check_scoring_cards(state, is_ending(state) and not state.over)
    check_next_turn(state)
    check_automaton(state)
    for seat in range(len(state.players)):
        check_player(state, seat)


def check_next_turn(state: TrinidadState) -> None:
    """Refuse a next turn by card 51 where none is, or without the worker that it brings."""
    if state.next_turn == NO_NEXT_TURN:
        return
    seat = in_turn(state)
    if seat == NOBODY or state.players[seat].helpers == 0:
        refuse("next_turn", "nobody has a turn with a worker of the council", "TR-AFF-51")
    if state.next_turn == NEXT_TURN_DUE and not was_used_now(state, NEXT_TURN):
        refuse("next_turn", "the card was not used in this turn", "TR-AFF-51")


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
    if bottom.phase not in (phases.TURN, phases.SOLO_TURN, phases.ATTACKERS) and state.passed:
        refuse("passed", "nobody passes before the action phase", "TR-ACTION-03")
    if bottom.phase == phases.SOLO_TURN and state.passed >> state.board.people & 1:
        refuse("passed", "the automaton has no turn any more", "TR-ACTION-04")
    if bottom.phase == phases.TURN and state.passed >> bottom.actor & 1:
        if state.passed == everybody:
            refuse("passed", "everybody has passed", "TR-ACTION-03")
        refuse("passed", f"seat {bottom.actor} has no turn any more", "TR-ACTION-04")


def check_actors(state: TrinidadState) -> None:
    """Refuse a question amid the turn of another, but for votes, windows, and buildings of the first in the order.

    Whom an auction and the end of a decade ask, they check themselves.
    """
    asked, number = state.top(), 0
    while asked.below is not None and asked.below.phase not in (phases.CHOOSING, phases.END_OF_DECADE):
        placing = asked.phase in (phases.SITING, phases.WALLING, phases.PAVING) and asked.actor == state.order[0]
        anybody = asked.phase in ASKED_OUT_OF_TURN
        if asked.actor != asked.below.actor and not placing and not anybody:
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
    if not board.talks and (player.pact_used or state.pledged[seat] != NOBODY):
        refuse(f"{field}.pact_used", "there are no talks in this game", "TR-FREE-06")
    if not 1 <= player.council < len(board.council_points):
        refuse(f"{field}.council", f"{player.council} is not on the track", "TR-COUNCIL-02")
    if not -board.war_left <= player.war_step < len(board.war_points) - board.war_left:
        refuse(f"{field}.war_step", f"{player.war_step} is not on the track", "TR-WAR-14")
    for banner, name in ((GREEN_BANNER, "green"), (PURPLE_BANNER, "purple")):
        if player.banners[banner] not in (0, FACE_UP):
            refuse(f"{field}.banners.{name}", "has a single step", "TR-BANNER-02")
    check_gift(state, seat)
    for power in members_of(player.used & ~(1 << USING_EVENT)):
        status, level, rule = POWER_NEEDS[power]
        if player.status[status] < level:
            refuse(f"{field}.used", f"no status gives {POWER_NAMES[power]!r}", rule)
    if sum(player.borrowed) and in_turn(state) != seat:
        refuse(f"{field}.borrowed", "cubes of the warehouse are kept for a turn only", "TR-FREE-12")
    check_recruit(state, seat)
    if is_ending(state):
        return
    abroad = int(player.spent) + int(state.council_spent)
    if player.order_workers > abroad:
        refuse(f"{field}.order_workers", "are more than are on action spaces", "TR-ORDER-01")
    if player.reactivations > abroad + 1:
        refuse(f"{field}.reactivations", "are more than are on action spaces", "TR-CARD-04")


def check_recruit(state: TrinidadState, seat: int) -> None:
    """Refuse a worker on card 59 that would be home by now, or has no time to come home."""
    player, field = state.players[seat], f"players[{seat}].recruit"
    if player.recruit == 0:
        if player.recruit_fights:
            refuse(f"{field}_fights", "there is none", "TR-AFF-59")
        return
    first = int(state.decade) - (1 if is_ending(state) else 0)  # the marker may have moved on
    if not first <= player.recruit <= state.decade + 1:
        refuse(field, f"{player.recruit} is neither this decade nor the next", "TR-AFF-59")


def in_turn(state: TrinidadState) -> int:
    """Whose turn it is, or nobody's."""
    if state.over or state.bottom().phase != phases.TURN:
        return NOBODY
    return int(state.bottom().actor)
