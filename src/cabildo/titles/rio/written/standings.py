"""The standings of a game of Río de la Plata, with every source of points."""

from __future__ import annotations

from cabildo.engine.standings import Line, Standing, Standings, ranked
from cabildo.titles.rio import scoring
from cabildo.titles.rio.board.contents import contents
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import (
    BARRACKS,
    CHURCH,
    DISTRICT_NAMES,
    DISTRICTS,
    GARDEN,
    MONUMENT,
    OFFICE_NAMES,
    OFFICES,
    PRECIOUS,
    SOURCE_NAMES,
    SOURCES,
    STONE,
    WOOD,
)


def standings_of(state: RioState) -> Standings:
    """Everything lies open, so that the standings are the same for everybody at any time."""
    return ranked([standing_of(state, seat) for seat in range(len(state.players))], final=state.over)


def standing_of(state: RioState, seat: int) -> Standing:
    player = state.players[seat]
    lines = [
        Line(source=SOURCE_NAMES[source], points=int(player.tally[source]))
        for source in range(SOURCES)
        if player.tally[source] != 0
    ]
    money = int(player.silver) // state.board.numbers.silver_a_point
    if money > 0:
        lines.append(Line(source="silver", points=money, count=int(player.silver), rule="RP-END-02"))
    lines += [office_line(state, office) for office in range(OFFICES) if player.holds(office)]
    lines += [
        line for district in range(DISTRICTS) for line in [district_line(state, district, seat)] if line is not None
    ]
    return Standing(
        seat=seat,
        rank=None,
        points=int(scoring.final_points(state.board, state.city, state.players, seat)),
        lines=tuple(lines),
        tiebreaks=(
            ("silver-left", int(player.silver) % state.board.numbers.silver_a_point),
            ("precious", int(player.goods[PRECIOUS])),
            ("goods", int(player.goods[WOOD]) + int(player.goods[STONE])),
        ),
    )


def office_line(state: RioState, office: int) -> Line:
    board, city = state.board, state.city
    name = OFFICE_NAMES[office]
    rule = contents().offices[name].rule_in(int(board.edition))
    count = int(scoring.office_count(board, city, office)) if board.office_rate[office] else None
    points = int(scoring.office_value(board, city, office))
    return Line(source="office", item=name, points=points, count=count, rule=rule)


def district_line(state: RioState, district: int, seat: int) -> Line | None:
    """The houses of one player in a district, with what each is worth and why (RP-END-04 to 13)."""
    board, city = state.board, state.city
    houses = int(scoring.houses_in(board, city, district, seat))
    if houses == 0:
        return None
    each = int(scoring.house_value(board, city, district))
    return Line(
        source="houses",
        item=DISTRICT_NAMES[district],
        points=houses * each,
        count=houses,
        rule="RP-END-04",
        parts=house_parts(state, district),
    )


def house_parts(state: RioState, district: int) -> tuple[Line, ...]:
    """What one house of the district is worth, item by item."""
    board, city = state.board, state.city
    parts = [Line(source="house", points=board.numbers.house_points, rule="RP-END-04")]
    works = int(scoring.production_in(board, city, district))
    if works > 1:
        penalty = -int(scoring.production_penalty(works))
        parts.append(Line(source="production", points=penalty, count=works, rule="RP-END-06"))
    nobles = city.nobles[district]
    for building, name in ((GARDEN, "garden"), (MONUMENT, "monument"), (CHURCH, "church"), (BARRACKS, "barracks")):
        if nobles >> building & 1:
            parts.append(Line(source=name, points=1, rule="RP-END-08"))
    if city.connected >> district & 1:
        parts.append(Line(source="connected", points=1, rule="RP-END-09"))
    if scoring.stands_in(board, city.cathedral, district):
        parts.append(Line(source="cathedral", points=board.numbers.cathedral_value, rule="RP-END-10"))
    if scoring.stands_in(board, city.palace, district):
        parts.append(Line(source="palace", points=board.numbers.palace_value, rule="RP-END-10"))
    floor = -sum(part.points or 0 for part in parts)
    if floor > 0:
        parts.append(Line(source="floor", points=floor, rule="RP-END-12"))
    return tuple(parts)
