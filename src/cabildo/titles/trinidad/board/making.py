"""From a board pack, the contents of the box and the options to the board that the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from cabildo.engine.options import Choice
from cabildo.titles.trinidad.affiliates.chapters import CHAPTER_NAMES
from cabildo.titles.trinidad.board import geometry
from cabildo.titles.trinidad.board.board import Board, make_board
from cabildo.titles.trinidad.board.contents import all_cards, contents
from cabildo.titles.trinidad.board.pack import Cost, MajorGrid, Pack
from cabildo.titles.trinidad.board.solo_pack import solo_cards, workers_on
from cabildo.titles.trinidad.notation import vocabulary_for
from cabildo.titles.trinidad.terms import (
    BACK_NAMES,
    BUILDING_NAMES,
    CARDS,
    CHARACTER_NAMES,
    CUBE_NAMES,
    CUBE_OF_STORE,
    DISTRICT_NAMES,
    FIRST_CARD,
    GRID_NAMES,
    MINORS,
    NO_STRENGTH,
    PIECE_NAMES,
    PRECIOUS,
    SOLO_KIND_NAMES,
    STRENGTH_NAMES,
    VACANT,
)

LENGTHS: tuple[Choice, ...] = ("full", "short")
WAYS_TO_CHARACTERS: tuple[Choice, ...] = ("auction", "dealt")
NO_MODIFIER = -1
WAR_ROWS: tuple[Literal["skull"] | int, ...] = (2, 3, 4, 5, "skull")  # of the war table, from the bottom up
BACKS = {"-": "plain", "N": "native", "NN": "natives", "P": "pirate", "PP": "pirates"}  # as a pack writes them


def board_of(pack: Pack, people: int, options: Mapping[str, Choice]) -> Board:
    """The board for so many people; the automaton is one player more for the supply (TR-SOLO-04)."""
    box = contents()
    strength = options["automaton"]
    players = people + (strength != NO_STRENGTH)
    numbers = box.numbers_for(players)
    workers = 0 if strength == NO_STRENGTH else int(numbers.automaton_workers[STRENGTH_NAMES.index(str(strength))])
    solo = solo_cards(pack)
    short = options["length"] == "short"  # (TR-FLOW-02)
    costs = [pack.minor_costs[in_pack(building)] for building in BUILDING_NAMES[:MINORS]]
    grids = [pack.major_grids[grid] for grid in GRID_NAMES]
    supply = {name: row[players] for name, row in pack.supply_by_players.items()}  # type: ignore[index]
    decades = [decade for decade in pack.decades if not short or decade.era <= box.short_game_eras]
    last_of_era = {decade.era: decade.number for decade in decades}
    first = {kind.name: kind.first for kind in vocabulary_for(pack.map.columns, pack.map.rows).ranges}
    war_steps = sorted(pack.war_penalty_track_vp)
    tension = pack.tension_track
    controls = sorted(pack.control_cards, key=lambda card: card.number)
    table = [pack.war_table[row] for row in WAR_ROWS]
    return make_board(
        pack=pack,
        players=players,
        people=people,
        automaton=workers,
        dealt=options["characters"] == "dealt",
        short=short,
        open_screens=options["open-screens"] is True,
        events=options["events"] is True,
        talks=options["talks"] is True,
        extended_war=options["extended-war"] is True,
        columns=pack.map.columns,
        rows=pack.map.rows,
        spaces=pack.grid.spaces,
        neighbours=pack.grid.neighbours(),
        district=geometry.districts(pack),
        district_spaces=[len(pack.map.districts[name].spaces) for name in DISTRICT_NAMES],
        district_neighbours=geometry.district_neighbours(pack),
        district_headings=geometry.district_headings(pack),
        central=geometry.central_districts(pack),
        attack_edges=geometry.attack_edges(pack),
        attack_headings=geometry.attack_headings(pack),
        pirates_edge=pack.map.attack_edges_clockwise_from_natives_start.index(pack.map.pirates_start),
        starting_area=geometry.flags(pack, [*pack.map.starting_area.top, *pack.map.starting_area.bottom]),
        outward=geometry.outward(pack),
        start_rows=[
            [geometry.space_of(pack, space) for space in row]
            for row in (pack.map.starting_area.top, pack.map.starting_area.bottom)
        ],
        northern=geometry.northern_districts(pack),
        ring=geometry.flags(pack, pack.map.ring_around_plaza),
        spans=geometry.spans(pack),
        span_spaces=[list(pair) for pair in pack.grid.border_spaces()],
        edge_set=[1 << edge for edge in range(pack.grid.edges)],
        edge_district=geometry.edge_districts(pack),
        district_edges=geometry.district_edges(pack),
        closable=sum(geometry.district_edges(pack)),
        minor_workers=[cost.workers for cost in costs],
        minor_cubes=[cubes_of(cost) for cost in costs],
        minor_council=[pack.council_points_on_build.get(in_pack(name), 0) for name in BUILDING_NAMES[:MINORS]],
        minor_points=[pack.vp_on_build.get(in_pack(name), 0) for name in BUILDING_NAMES[:MINORS]],
        grows_from=[number_of(cost.requires) for cost in costs],
        pieces=[supply[in_pack(piece)] for piece in PIECE_NAMES],
        walls=supply["wall"],
        road_markers=supply["road_marker"],
        faith=supply["faith_token"],
        council_workers=supply["council_worker"],
        soldiers=supply["soldier"],
        milicianos=supply["miliciano"],
        cubes_a_store=[
            supply["precious_in_grid" if cube == PRECIOUS else "cubes_per_stone_or_wood_grid"] for cube in CUBE_OF_STORE
        ],
        coins_a_stack=box.bronze_a_silver * supply["silver_per_stack"],
        slot_points=[slots_of(grid, players) for grid in grids],
        first_points=[grid.first_bonus for grid in grids],
        recover_points=[grid.recover_cost for grid in grids],
        council_points=[0, *(pack.council_track_vp[value] for value in sorted(pack.council_track_vp))],
        war_points=[pack.war_penalty_track_vp[step] for step in war_steps],
        war_left=-war_steps[0],
        highest_ballot=sum(tile for tile in pack.vote_tiles if not isinstance(tile, str)),
        tension_spaces=tension.spaces,
        red_modifier=[tension.red.get(space, NO_MODIFIER) for space in range(tension.spaces + 1)],
        double_modifier=[NO_MODIFIER, *(tension.double[space + 1] for space in range(tension.spaces))],
        decades=len(decades),
        era=[0, *(decade.era for decade in decades)],
        year=[0, *(decade.year for decade in decades)],
        scored=[0, *(int(last_of_era[decade.era] == decade.number) for decade in decades)],
        card_colour=colours_of(pack),
        card_back=backs_of(pack),
        card_chapter=[CHAPTER_NAMES.index(card.chapter) for card in all_cards()],
        card_bonus=[card.bonus for card in all_cards()],
        control_era=[card.era for card in controls],
        control_initiative=[card.initiative for card in controls],
        control_attack=[[card.std_av for card in controls], [card.elite_av for card in controls]],
        control_hits=[[card.std_hp for card in controls], [card.elite_hp for card in controls]],
        war_elites=[[elites for elites, _ in row] for row in table],
        war_standards=[[standards for _, standards in row] for row in table],
        attacker_pieces=[box.box.indios, box.box.warriors, box.box.freebooters, box.box.captains],
        solo_kind=[SOLO_KIND_NAMES.index(card.name) for card in solo],
        solo_least=[workers_on(card)[0] for card in solo],
        solo_most=[workers_on(card)[1] for card in solo],
        character_number=numbers_on_characters(pack),
        numbers=numbers,
        site=first["site"],
        activate=first["activate"],
        remove=first["remove"],
        clear=first["clear"],
        boost_home=first["boost-home"],
        span=first["span"],
        wall=first["wall"],
    )


def in_pack(name: str) -> str:
    """How a pack writes a name of ours."""
    return name.replace("-", "_")


def number_of(building: str | None) -> int:
    return VACANT if building is None else BUILDING_NAMES.index(building.replace("_", "-"))


def cubes_of(cost: Cost) -> list[int]:
    return [getattr(cost, cube) for cube in CUBE_NAMES]


def slots_of(grid: MajorGrid, players: int) -> list[int]:
    """The points of a grid's spaces for so many players, the dearest first (TR-MAJOR-02)."""
    points = [*grid.vp_2p]
    for more, extra in ((3, grid.extra_3p), (4, grid.extra_4p), (5, grid.extra_5p)):
        if players >= more:
            points += extra
    return sorted(points, reverse=True)


def colours_of(pack: Pack) -> list[int]:
    """The colour of each card, which is that of its character."""
    colours = {
        number: CHARACTER_NAMES.index(character.name.lower())
        for character in pack.characters
        for number in range(character.affiliates[0], character.affiliates[1] + 1)
    }
    return [colours[FIRST_CARD + card] for card in range(CARDS)]


def backs_of(pack: Pack) -> list[int]:
    """The class of each card's back."""
    backs = {card.number: BACK_NAMES.index(BACKS[card.back]) for card in pack.control_cards}
    return [backs[FIRST_CARD + card] for card in range(CARDS)]


def numbers_on_characters(pack: Pack) -> list[int]:
    numbers = {character.name.lower(): character.number for character in pack.characters}
    return [numbers[name] for name in CHARACTER_NAMES]
