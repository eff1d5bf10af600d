"""The standings of a game of Trinidad, with every source of points."""

from __future__ import annotations

from cabildo.engine.standings import Line, Standing, Standings, ranked
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import SOURCE_NAMES, SOURCES


def standings_of(state: TrinidadState) -> Standings:
    """Points lie open; the cubes that break ties are behind the screens until the end (TR-FINAL-04)."""
    return ranked([standing_of(state, seat) for seat in range(len(state.players))], final=state.over)


def standing_of(state: TrinidadState, seat: int) -> Standing:
    player = state.players[seat]
    lines = [
        Line(source=SOURCE_NAMES[source], points=int(player.tally[source]))
        for source in range(SOURCES)
        if player.tally[source] != 0
    ]
    cubes = int(sum(player.cubes)) if state.over or state.board.open_screens else None
    return Standing(seat=seat, rank=None, points=int(player.score), lines=tuple(lines), tiebreaks=(("cubes", cubes),))
