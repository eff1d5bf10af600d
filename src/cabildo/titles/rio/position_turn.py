"""What is played in a position: the phase, who is asked, and whose turn it is."""

from __future__ import annotations

from cabildo.engine.frame_positions import read_frames
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.steps import OVER
from cabildo.titles.rio import phases
from cabildo.titles.rio.order import first_to_move
from cabildo.titles.rio.position_checks import effects_are_over, in_turn_of
from cabildo.titles.rio.position_names import check_seat, seat_set
from cabildo.titles.rio.positions import Position
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import NOBODY


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
    if not table.phases[table.phase].asks():
        refuse("phase", "nobody is asked anything then: it only waits for others", "RP-TURN-01")
    table.actor = usual_actor(table, position) if position.actor is None else position.actor


def usual_actor(table: Table, position: Position) -> int:
    """Where only one can be asked, or the first in order is, the actor may be left out."""
    if table.phase != phases.ORDERING:
        return int(table.order[0])
    moved = seat_set(table, (position.step or {}).get("moved", []), "step.moved", "RP-ORDER-07")
    mover = int(first_to_move(table, moved))
    if mover == NOBODY:
        refuse("phase", "nobody has added workers and may still move", "RP-ORDER-10")
    return mover


def read_turn(table: Table, position: Position) -> None:
    """What the phases remember, and how many players have finished the one under way."""
    read_frames(table, position.step, position.waiting)
    if effects_are_over(table) and table.phase != phases.RECALLING:
        table.turn = len(table.order)
    else:
        table.turn = list(table.order).index(in_turn_of(table))
