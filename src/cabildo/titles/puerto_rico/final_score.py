"""The standings of a game of Puerto Rico, with every player's score broken down by source."""

from __future__ import annotations

from collections.abc import Iterable

from cabildo.engine.errors import CabildoError
from cabildo.engine.standings import Line, Standing, Standings, ranked
from cabildo.titles.puerto_rico.buildings import large_building_points
from cabildo.titles.puerto_rico.player import Player, differ
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import BUILDING_NAMES, BUILDINGS, CUSTOMS_HOUSE, FIRST_LARGE


def standings_of(state: PuertoRicoState, seat: int | None) -> Standings:
    """At the end everything; before it what that seat may know, with the points that the board would bring now."""
    if seat is None and not state.over and not state.open_points:
        raise CabildoError("standings before the end need a seat: victory points are secret (PR-INFO-02)")
    standings = standings_for(state, [seat])[seat]
    assert standings is not None
    return standings


def standings_for(state: PuertoRicoState, seats: Iterable[int | None]) -> dict[int | None, Standings | None]:
    """The same of several who ask; what all may know is worked out once."""
    everybody = range(len(state.players))
    open_points = state.over or state.open_points
    all_see = [standing(state, other, open_points) for other in everybody]
    found: dict[int | None, Standings | None] = {}
    asking: int | None
    for asking in seats:
        if open_points:
            found[asking] = ranked(all_see, final=state.over)
        elif asking is None:
            found[asking] = None
        else:
            own = standing(state, asking, True)
            known = tuple([own if seat == asking else all_see[seat] for seat in everybody])
            found[asking] = Standings(final=False, seats=known)  # nobody knows the ranks
    return found


def standings_differ(state: PuertoRicoState, other: PuertoRicoState) -> bool:
    """Whether anything is different that counts, for whoever asks; sometimes also where it makes no difference."""
    if state.over != other.over:
        return True
    for seat in range(len(state.players)):
        player, then = state.players[seat], other.players[seat]
        if player.points != then.points or player.owned != then.owned or player.wealth() != then.wealth():
            return True
        large = (player.occupied | then.occupied) >> FIRST_LARGE
        if large != 0 and holdings_differ(player, then):  # which large buildings count
            return True
    return False


def holdings_differ(player: Player, then: Player) -> bool:
    return player.san_juan != then.san_juan or differ(player.men, then.men) or differ(player.tiles, then.tiles)


def standing(state: PuertoRicoState, seat: int, known: bool) -> Standing:
    """With the chips only where they are `known`."""
    player = state.players[seat]
    lines = [Line(source="chips", points=int(player.points) if known else None, rule="PR-CAPTAIN-11")]
    for building in range(BUILDINGS):
        if player.owns(building):
            printed = int(state.board.building_points[building])
            lines.append(Line(source="building", item=BUILDING_NAMES[building], points=printed, rule="PR-SCORE-02"))
    lines.extend(large_buildings(state, player, known))
    points = [line.points for line in lines if line.points is not None]
    return Standing(
        seat=seat,
        rank=None,
        points=sum(points) if len(points) == len(lines) else None,
        lines=tuple(lines),
        tiebreaks=(("wealth", int(player.wealth())),),
    )


def large_buildings(state: PuertoRicoState, player: Player, chips_known: bool) -> list[Line]:
    """What occupied large buildings add (PR-SCORE-03); the customs house would give the chips away."""
    lines = []
    for building in range(FIRST_LARGE, BUILDINGS):
        if player.has(building):
            name = BUILDING_NAMES[building]
            known = chips_known or building != CUSTOMS_HOUSE
            points = int(large_building_points(state.board, player, building)) if known else None
            lines.append(Line(source="large-building", item=name, points=points, rule=f"PR-BLD-{name.upper()}-01"))
    return lines
