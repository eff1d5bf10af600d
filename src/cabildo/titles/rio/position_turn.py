"""What is played in a position: the phase, who is asked, and what the phase remembers."""

from __future__ import annotations

from cabildo.titles.rio import phases
from cabildo.titles.rio.actions import ASK, ASK_OFFICE, GIVE, GIVE_OFFICE, MOST_TRADED, PROPOSE
from cabildo.titles.rio.costs import FOR_BUILDING
from cabildo.titles.rio.major_buildings import slots_of
from cabildo.titles.rio.order import next_mover
from cabildo.titles.rio.position_checks import IN_TRADE, INTERRUPTING, in_turn_of, refuse
from cabildo.titles.rio.position_names import (
    check_seat,
    fill_by_name,
    number_of,
    office_set,
    seat_set,
    space_called,
)
from cabildo.titles.rio.positions import (
    OVER,
    PAYING_NAMES,
    Position,
    StepPosition,
    Terms,
)
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import (
    BUILDING_NAMES,
    CATHEDRAL_GRID,
    GRID_NAMES,
    MINORS,
    NOBODY,
    PALACE_GRID,
    SLOTS,
    WARE_NAMES,
)
from cabildo.titles.rio.war.war_position import IN_WAR


def read_terms(table: Table, terms: Terms, field: str) -> None:
    """What is given and asked for, as the offer under way; the last part that was named follows from it."""
    for ware in range(len(WARE_NAMES)):
        table.given[ware] = 0
        table.asked[ware] = 0
    fill_by_name(table.given, WARE_NAMES, terms.give, f"{field}.give", "RP-TRADE-01")
    fill_by_name(table.asked, WARE_NAMES, terms.ask, f"{field}.ask", "RP-TRADE-01")
    table.given_offices = office_set(terms.give_offices, f"{field}.give_offices")
    table.asked_offices = office_set(terms.ask_offices, f"{field}.ask_offices")
    step = 0
    for row, first, offices, first_office in (
        (table.given, GIVE, table.given_offices, GIVE_OFFICE),
        (table.asked, ASK, table.asked_offices, ASK_OFFICE),
    ):
        for ware, amount in enumerate(row):
            if amount:
                step = first + ware * MOST_TRADED + int(amount) - 1
        if offices:
            step = first_office + int(offices).bit_length() - 1
    table.offer_step = step


def read_phase(table: Table, position: Position) -> None:
    """The phase, and who is asked unless it follows from the rest."""
    if position.actor is not None:
        check_seat(table, position.actor, "actor")
    if position.phase == OVER:
        if table.year != table.board.years - 1:
            refuse("phase", "a game is over only after its last year", "RP-END-01")
        if position.actor is not None:
            refuse("actor", "nobody is asked any more", "RP-END-01")
        table.over = True
        return
    names = [phase.name() for phase in table.phases]
    table.phase = number_of([*names, OVER], position.phase, "phase", "RP-TURN-01")
    table.actor = table.order[0] if position.actor is None else position.actor


def read_turn(table: Table, position: Position) -> None:
    """What the phase remembers, who is asked, and how many have finished it."""
    if table.over or table.phase in IN_WAR:
        table.turn = len(table.order)
    elif table.phase == phases.ORDERING:
        table.moved = seat_set(table, position.step.moved, "step.moved", "RP-ORDER-07")
        table.turn = len(table.order)
    else:
        read_step(table, position.step)
        table.turn = list(table.order).index(in_turn_of(table))
    if not table.over and (table.phase == phases.ORDERING or table.phase in IN_TRADE):
        check_actor(table, position)


def check_actor(table: Table, position: Position) -> None:
    """Where only one can be asked, the actor may be left out."""
    if table.phase == phases.ORDERING:
        asked, rule = first_to_move(table), "RP-ORDER-03"
    else:
        asked, rule = int(table.offer_from if table.phase == phases.OFFERING else table.offer_to), "RP-TRADE-01"
    if position.actor is not None and position.actor != asked:
        refuse("actor", f"it is not the turn of seat {position.actor}", rule)
    table.actor = asked


def first_to_move(table: Table) -> int:
    waiting = [seat for seat, player in enumerate(table.players) if player.added > 0 and not table.moved >> seat & 1]
    if not waiting:
        refuse("phase", "nobody has added workers and may still move", "RP-ORDER-10")
    next_mover(table)
    return int(table.actor)


def read_step(table: Table, step: StepPosition) -> None:
    phase = table.phase
    if phase == phases.AT_SPACE:
        table.space = space_called(table, step.space, "step.space")
    elif phase == phases.PAYING:
        read_payment(table, step)
    elif phase in INTERRUPTING:
        table.resume = NOBODY if step.resume is None else check_seat(table, step.resume, "step.resume")
        table.laying = step.pieces
        if phase == phases.SITING:
            sited = ("palace", "cathedral")
            grid = number_of(sited, str(step.target), "step.target", "RP-MAJOR-26")
            table.space = (PALACE_GRID, CATHEDRAL_GRID)[grid]
    elif phase in IN_TRADE:
        read_offer(table, step)


def read_payment(table: Table, step: StepPosition) -> None:
    table.paying = number_of(PAYING_NAMES, str(step.paying), "step.paying", "RP-TRADE-03")
    if table.paying == FOR_BUILDING:
        table.space = space_called(table, step.space, "step.space")
        table.target = number_of(BUILDING_NAMES[:MINORS], str(step.target), "step.target", "RP-MINOR-19")
        return
    targets = [f"{name} {slot + 1}" for grid, name in enumerate(GRID_NAMES) for slot in range(slots_of(table, grid))]
    if step.target not in targets:
        refuse("step.target", f"{step.target!r} is no space of a grid", "RP-MAJOR-02")
    name, slot = step.target.split()
    table.target = GRID_NAMES.index(name) * SLOTS + int(slot) - 1


def read_offer(table: Table, step: StepPosition) -> None:
    during = number_of(("placing", "effects"), str(step.during), "step.during", "RP-TURN-01")
    table.target = (phases.PLACING, phases.EFFECTS)[during]
    table.countering = step.counter
    table.resume = turn_in_trade(table, step)
    if step.partner is None or step.partner == table.resume:
        refuse("step.partner", f"must be another seat than {table.resume}, whose turn it is", "RP-TRADE-01")
    partner = check_seat(table, step.partner, "step.partner")
    table.offer_from, table.offer_to = (partner, table.resume) if step.counter else (table.resume, partner)
    read_terms(table, step.offer or Terms(), "step.offer")
    if table.phase == phases.REPLYING:
        table.offer_step = PROPOSE


def turn_in_trade(table: Table, step: StepPosition) -> int:
    """Whose turn goes on after the trade; it need not be said while he is asked himself."""
    if step.resume is not None:
        return check_seat(table, step.resume, "step.resume")
    asked_himself = (table.phase == phases.OFFERING) != step.counter
    return int(table.actor if asked_himself else table.order[0])
