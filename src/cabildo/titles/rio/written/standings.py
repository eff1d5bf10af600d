"""The standings of a game of Río de la Plata, with every source of points."""

from __future__ import annotations

from cabildo.engine.standings import Line, Standing, Standings, ranked
from cabildo.titles.rio import scoring
from cabildo.titles.rio.board.contents import contents
from cabildo.titles.rio.table import Table
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


def standings_of(table: Table) -> Standings:
    """Everything lies open, so that the standings are the same for everybody at any time."""
    return ranked([standing_of(table, seat) for seat in range(len(table.players))], final=table.over)


def standing_of(table: Table, seat: int) -> Standing:
    player = table.players[seat]
    lines = [
        Line(source=SOURCE_NAMES[source], points=int(player.tally[source]))
        for source in range(SOURCES)
        if player.tally[source] != 0
    ]
    money = int(player.silver) // table.board.numbers.silver_a_point
    if money > 0:
        lines.append(Line(source="silver", points=money, count=int(player.silver), rule="RP-END-02"))
    lines += [office_line(table, office) for office in range(OFFICES) if player.holds(office)]
    lines += [
        line for district in range(DISTRICTS) for line in [district_line(table, district, seat)] if line is not None
    ]
    return Standing(
        seat=seat,
        rank=None,
        points=int(scoring.final_points(table.board, table.city, table.players, seat)),
        lines=tuple(lines),
        tiebreaks=(
            ("silver-left", int(player.silver) % table.board.numbers.silver_a_point),
            ("precious", int(player.goods[PRECIOUS])),
            ("goods", int(player.goods[WOOD]) + int(player.goods[STONE])),
        ),
    )


def office_line(table: Table, office: int) -> Line:
    board, city = table.board, table.city
    name = OFFICE_NAMES[office]
    rule = contents().offices[name].rule_in(int(board.edition))
    count = int(scoring.office_count(board, city, office)) if board.office_rate[office] else None
    points = int(scoring.office_value(board, city, office))
    return Line(source="office", item=name, points=points, count=count, rule=rule)


def district_line(table: Table, district: int, seat: int) -> Line | None:
    """The houses of one player in a district, with what each is worth and why (RP-END-04 to 13)."""
    board, city = table.board, table.city
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
        parts=house_parts(table, district),
    )


def house_parts(table: Table, district: int) -> tuple[Line, ...]:
    """What one house of the district is worth, item by item."""
    board, city = table.board, table.city
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
