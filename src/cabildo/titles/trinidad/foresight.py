"""What a player has to spend, and what they should beware of before it is too late.

Where a rule takes points at once, as for emptying a stack, the points of the action tell it already; a bid for a
character is paid in points, which everybody has.
"""

from __future__ import annotations

from collections.abc import Iterator

from cabildo.engine.foresight import Caution
from cabildo.engine.frames import Frame
from cabildo.titles.trinidad.council import LOWEST
from cabildo.titles.trinidad.council_vote.vote import NOT_YET, Vote, paid_votes
from cabildo.titles.trinidad.phases import DRAWING
from cabildo.titles.trinidad.phases import SALARY as PAYING
from cabildo.titles.trinidad.salary_due import due, make_lowered
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CUBE_NAMES

SALARY = "warning-salary"
BALLOT = "warning-ballot"
BORROWED = "warning-borrowed"


def holdings_of(state: TrinidadState, seat: int) -> dict[str, int]:
    player = state.players[seat]
    cubes = {name: int(player.of(cube)) for cube, name in enumerate(CUBE_NAMES)}
    return {"workers": int(player.workers), "helpers": int(player.helpers), "bronze": int(player.coins), **cubes}


def warnings_of(state: TrinidadState, seat: int) -> Iterator[Caution]:
    if not state.over:
        yield from unpaid_salary(state, seat)
        yield from dear_ballot(state, seat)
        yield from unused_cubes(state, seat)


def harm_of(caution: Caution) -> int:
    """Who can pay more of a salary than before, if not all of it, need not be warned of it again."""
    params = caution.params
    if caution.message == SALARY:
        return int(params["due"] - params["bronze"])
    return int(params["points"] if caution.message == BALLOT else params["cubes"])


def unpaid_salary(state: TrinidadState, seat: int) -> Iterator[Caution]:
    """What is not paid costs points or cards, as long as there is a payment to come."""
    player = state.players[seat]
    bronze = int(due(state, player, make_lowered(0, 0)))
    to_come = state.decade < state.board.decades or any(frame.phase in (DRAWING, PAYING) for frame in frames_of(state))
    if bronze > player.coins and to_come:
        yield Caution(SALARY, {"due": bronze, "bronze": int(player.coins)}, "TR-SALARY-04")


def dear_ballot(state: TrinidadState, seat: int) -> Iterator[Caution]:
    """Votes for more than one's council value, while they are not counted."""
    for frame in frames_of(state):
        vote = frame.memory
        if isinstance(vote, Vote) and vote.outcome == NOT_YET and vote.ballots[seat] != NOT_YET:
            left = int(state.players[seat].council - paid_votes(vote, seat))
            if left < LOWEST:
                points = int(state.board.numbers.council_loss_points) * (LOWEST - left)
                yield Caution(BALLOT, {"votes": int(paid_votes(vote, seat)), "points": points}, "TR-COUNCIL-18")


def unused_cubes(state: TrinidadState, seat: int) -> Iterator[Caution]:
    """Cubes of the City Warehouse, which nobody keeps."""
    cubes = int(sum(state.players[seat].borrowed))
    if cubes > 0:
        yield Caution(BORROWED, {"cubes": cubes}, "TR-FREE-12")


def frames_of(state: TrinidadState) -> Iterator[Frame]:
    frame: Frame | None = state.top()
    while frame is not None:
        yield frame
        frame = frame.below
