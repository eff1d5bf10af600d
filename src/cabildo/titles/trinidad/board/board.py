"""The map, the printed numbers and the options of a game in the form the rules read them."""

from __future__ import annotations

from typing import Any, final

from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.board.numbers import Numbers


@final
class Board:
    """Shared by all states of a game and never changed.

    Spaces count row by row from the north-west. A border lies between two spaces. An edge is a stretch of the outer
    perimeter: north, east, south, west.
    """

    pack: Any  # the board pack that it was made from
    # the options
    players: i64  # seats, that of the automaton included
    people: i64  # seats that people or bots play: the first ones
    automaton: i64  # its workers in each decade, 0 where there is none
    dealt: bool  # two characters are dealt, one is kept; else they are chosen and auctioned
    short: bool  # eight decades
    open_screens: bool
    events: bool
    talks: bool
    extended_war: bool
    # the map
    columns: i64
    rows: i64
    spaces: i64
    neighbours: vec[vec[i64]]  # the up to eight spaces around a space
    district: vec[i64]  # by space; NOWHERE on the Plaza Mayor, the Fort place
    district_spaces: vec[i64]  # how many building spaces a district has
    district_neighbours: vec[i64]  # the districts beside a district, as a set
    district_headings: vec[vec[i64]]  # by district and neighbour: north, east, south or west from 0; NOWHERE for others
    central: i64  # the districts without an outer side, a set
    attack_edges: vec[i64]  # the district behind each attack edge, clockwise from where Natives begin (TR-XWAR-19)
    attack_headings: vec[i64]  # by attack edge: in which direction one comes in, as in `district_headings`
    pirates_edge: i64  # where Pirates begin
    starting_area: vec[i64]  # 1 in it, by space
    outward: vec[i64]  # the spaces from the Starting Area outwards: who looks for a place to build finds it sooner
    start_rows: vec[vec[i64]]  # its upper and its lower row, from the west
    northern: i64  # the districts of the north, a set
    ring: vec[i64]  # 1 on the spaces around the Plaza Mayor, by space
    spans: vec[i64]  # the borders across which a Cathedral may lie, ascending
    span_spaces: vec[vec[i64]]  # by border: the two spaces beside it
    edge_set: vec[i64]  # an edge as a set by itself: in compiled code 1 << edge has only 32 bits
    edge_district: vec[i64]  # by edge; NOWHERE in the south
    district_edges: vec[i64]  # the outer sides of a district, as a set
    closable: i64  # all edges on which a wall can stand, as a set
    # minor buildings
    minor_workers: vec[i64]
    minor_cubes: vec[vec[i64]]  # by building and cube
    minor_council: vec[i64]  # council points at once
    minor_points: vec[i64]  # points at once
    grows_from: vec[i64]  # the building that must stand there before, or VACANT
    # the supply, for these players
    pieces: vec[i64]
    walls: i64
    road_markers: i64
    faith: i64
    council_workers: i64
    soldiers: i64
    milicianos: i64
    cubes_a_store: vec[i64]  # by store: what a grid is filled with
    coins_a_stack: i64  # in bronze
    # the grids, for these players
    slot_points: vec[vec[i64]]  # by grid
    first_points: vec[i64]  # for the first worker on an empty grid
    recover_points: vec[i64]  # the price of taking workers back
    # tracks
    council_points: vec[i64]  # by value, which is at least 1; the last value is the end of the track
    war_points: vec[i64]  # by step from the left end, so of a marker at `war_step + war_left`
    war_left: i64  # steps left of 0
    highest_ballot: i64  # all value tiles together; each sum up to it can be made
    tension_spaces: i64
    red_modifier: vec[i64]  # by space (the first is 1), of a single disk; -1 outside the red zone
    double_modifier: vec[i64]  # by space (the first is 1), of a double disk
    # decades
    decades: i64  # of this game: 12, or 8 in the short one
    era: vec[i64]  # by decade (the first is 1), likewise the next two
    year: vec[i64]
    scored: vec[i64]  # 1 where a decade ends with scoring
    # cards
    card_colour: vec[i64]  # by card: the character whose colour it has
    card_back: vec[i64]
    card_chapter: vec[i64]  # the chapter of `affiliates/` that knows it
    card_bonus: vec[i64]  # AV that its red power adds in a fight; 0 where it does something else
    # the same cards as control cards of an extended war (TR-XWAR-18)
    control_era: vec[i64]  # by card, likewise the next ones
    control_initiative: vec[i64]
    control_attack: vec[vec[i64]]  # by side: the front for standard attackers, the back for Elites
    control_hits: vec[vec[i64]]
    # the war table: rows from the bottom one, that of two players, to the skull; by Era from 0 (TR-XWAR-06 to 10)
    war_elites: vec[vec[i64]]
    war_standards: vec[vec[i64]]
    attacker_pieces: vec[i64]  # in the box, by faction * 2 + side
    solo_kind: vec[i64]  # by card of the automaton, likewise the next two
    solo_least: vec[i64]  # workers that it takes
    solo_most: vec[i64]
    character_number: vec[i64]  # by character: the number on its card, by which auctions are ordered
    numbers: Numbers
    # where the ranges of actions on the map begin
    site: i64
    activate: i64
    remove: i64
    clear: i64
    boost_home: i64
    span: i64
    wall: i64


# ---- written by `make fields`: make_board


def make_board(
    *,
    pack: Any,
    players: int,
    people: int,
    automaton: int,
    dealt: bool,
    short: bool,
    open_screens: bool,
    events: bool,
    talks: bool,
    extended_war: bool,
    columns: int,
    rows: int,
    spaces: int,
    neighbours: list[list[int]],
    district: list[int],
    district_spaces: list[int],
    district_neighbours: list[int],
    district_headings: list[list[int]],
    central: int,
    attack_edges: list[int],
    attack_headings: list[int],
    pirates_edge: int,
    starting_area: list[int],
    outward: list[int],
    start_rows: list[list[int]],
    northern: int,
    ring: list[int],
    spans: list[int],
    span_spaces: list[list[int]],
    edge_set: list[int],
    edge_district: list[int],
    district_edges: list[int],
    closable: int,
    minor_workers: list[int],
    minor_cubes: list[list[int]],
    minor_council: list[int],
    minor_points: list[int],
    grows_from: list[int],
    pieces: list[int],
    walls: int,
    road_markers: int,
    faith: int,
    council_workers: int,
    soldiers: int,
    milicianos: int,
    cubes_a_store: list[int],
    coins_a_stack: int,
    slot_points: list[list[int]],
    first_points: list[int],
    recover_points: list[int],
    council_points: list[int],
    war_points: list[int],
    war_left: int,
    highest_ballot: int,
    tension_spaces: int,
    red_modifier: list[int],
    double_modifier: list[int],
    decades: int,
    era: list[int],
    year: list[int],
    scored: list[int],
    card_colour: list[int],
    card_back: list[int],
    card_chapter: list[int],
    card_bonus: list[int],
    control_era: list[int],
    control_initiative: list[int],
    control_attack: list[list[int]],
    control_hits: list[list[int]],
    war_elites: list[list[int]],
    war_standards: list[list[int]],
    attacker_pieces: list[int],
    solo_kind: list[int],
    solo_least: list[int],
    solo_most: list[int],
    character_number: list[int],
    numbers: Numbers,
    site: int,
    activate: int,
    remove: int,
    clear: int,
    boost_home: int,
    span: int,
    wall: int,
) -> Board:
    board = Board()
    board.pack = pack
    board.players = players
    board.people = people
    board.automaton = automaton
    board.dealt = dealt
    board.short = short
    board.open_screens = open_screens
    board.events = events
    board.talks = talks
    board.extended_war = extended_war
    board.columns = columns
    board.rows = rows
    board.spaces = spaces
    board.neighbours = vec[vec[i64]]([vec[i64](row) for row in neighbours])
    board.district = vec[i64](district)
    board.district_spaces = vec[i64](district_spaces)
    board.district_neighbours = vec[i64](district_neighbours)
    board.district_headings = vec[vec[i64]]([vec[i64](row) for row in district_headings])
    board.central = central
    board.attack_edges = vec[i64](attack_edges)
    board.attack_headings = vec[i64](attack_headings)
    board.pirates_edge = pirates_edge
    board.starting_area = vec[i64](starting_area)
    board.outward = vec[i64](outward)
    board.start_rows = vec[vec[i64]]([vec[i64](row) for row in start_rows])
    board.northern = northern
    board.ring = vec[i64](ring)
    board.spans = vec[i64](spans)
    board.span_spaces = vec[vec[i64]]([vec[i64](row) for row in span_spaces])
    board.edge_set = vec[i64](edge_set)
    board.edge_district = vec[i64](edge_district)
    board.district_edges = vec[i64](district_edges)
    board.closable = closable
    board.minor_workers = vec[i64](minor_workers)
    board.minor_cubes = vec[vec[i64]]([vec[i64](row) for row in minor_cubes])
    board.minor_council = vec[i64](minor_council)
    board.minor_points = vec[i64](minor_points)
    board.grows_from = vec[i64](grows_from)
    board.pieces = vec[i64](pieces)
    board.walls = walls
    board.road_markers = road_markers
    board.faith = faith
    board.council_workers = council_workers
    board.soldiers = soldiers
    board.milicianos = milicianos
    board.cubes_a_store = vec[i64](cubes_a_store)
    board.coins_a_stack = coins_a_stack
    board.slot_points = vec[vec[i64]]([vec[i64](row) for row in slot_points])
    board.first_points = vec[i64](first_points)
    board.recover_points = vec[i64](recover_points)
    board.council_points = vec[i64](council_points)
    board.war_points = vec[i64](war_points)
    board.war_left = war_left
    board.highest_ballot = highest_ballot
    board.tension_spaces = tension_spaces
    board.red_modifier = vec[i64](red_modifier)
    board.double_modifier = vec[i64](double_modifier)
    board.decades = decades
    board.era = vec[i64](era)
    board.year = vec[i64](year)
    board.scored = vec[i64](scored)
    board.card_colour = vec[i64](card_colour)
    board.card_back = vec[i64](card_back)
    board.card_chapter = vec[i64](card_chapter)
    board.card_bonus = vec[i64](card_bonus)
    board.control_era = vec[i64](control_era)
    board.control_initiative = vec[i64](control_initiative)
    board.control_attack = vec[vec[i64]]([vec[i64](row) for row in control_attack])
    board.control_hits = vec[vec[i64]]([vec[i64](row) for row in control_hits])
    board.war_elites = vec[vec[i64]]([vec[i64](row) for row in war_elites])
    board.war_standards = vec[vec[i64]]([vec[i64](row) for row in war_standards])
    board.attacker_pieces = vec[i64](attacker_pieces)
    board.solo_kind = vec[i64](solo_kind)
    board.solo_least = vec[i64](solo_least)
    board.solo_most = vec[i64](solo_most)
    board.character_number = vec[i64](character_number)
    board.numbers = numbers
    board.site = site
    board.activate = activate
    board.remove = remove
    board.clear = clear
    board.boost_home = boost_home
    board.span = span
    board.wall = wall
    return board
