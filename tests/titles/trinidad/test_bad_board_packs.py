"""A board pack that cannot be is refused by field and law, or it can be played on."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabildo.engine.board_packs import to_document
from cabildo.engine.errors import OptionError
from cabildo.testing.mutations import mutated
from cabildo.titles.trinidad.board.pack_reading import DEFAULT_PACK, load_pack
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.boards import Change, add, block, change, leave_out, printed, smaller, together

ATTACKS = "map.attack_edges_clockwise_from_natives_start"

REFUSALS: list[tuple[Change, str, str]] = [
    # types
    (leave_out("map"), "missing required field `map`", ""),
    (change("maps", {}), "unknown field `maps`", ""),
    (change("map.columns", 3), "map.columns", ">= 4"),
    (change("map.rows", 11), "map.rows", "<= 10"),
    (change("map.rows", "6"), "map.rows", "got `str`"),
    (change("map.plaza_mayor.0", "g4"), "map.plaza_mayor[0]", "matching regex"),
    (change("map.districts.NW.wall_sections.0", "S1"), "map.districts.NW.wall_sections[0]", "matching regex"),
    (change("map.districts.NW.half", "west"), "map.districts.NW.half", "west"),
    (change("minor_costs.house.gold", 1), "minor_costs.house", "gold"),
    (change("minor_costs.house.workers", -1), "minor_costs.house.workers", ">= 0"),
    (change("decades.0.era", 4), "decades[0].era", "<= 3"),
    (change("control_cards.3.back", "NP"), "control_cards[3].back", "NP"),
    (change("supply_by_players.wall.6", 30), "supply_by_players.wall", "a key: invalid enum value 6"),
    (change("solo_cards.0.cards", "S1"), "solo_cards[0].cards", "matching regex"),
    (change("vote_tiles.0", "maybe"), "vote_tiles[0]", "maybe"),
    # spaces
    (leave_out("map.districts.NW"), "map.districts", "must be exactly: NW, NCL, NCR, NE, SW, CL, CR, SE"),
    (change("map.districts.OLD", printed()["map"]["districts"]["NW"]), "map.districts", "must be exactly"),
    (change("map.plaza_mayor.0", "c15r4"), "map.plaza_mayor[0]", "c15r4 is no space of the map"),
    (add("map.plaza_mayor", "c7r4"), "map.plaza_mayor", "names c7r4 2 times"),
    (add("map.districts.NW.spaces", "c1r7"), "map.districts.NW.spaces[9]", "c1r7 is no space of the map"),
    (add("map.districts.NCL.spaces", "c3r3"), "map.districts.NCL.spaces", "c3r3 is also in map.districts.NW.spaces"),
    (leave_out("map.districts.SE.spaces.8"), "map.districts", "leave out c14r6"),
    # plaza and fort
    (leave_out("map.plaza_mayor.0"), "map.districts", "leave out c7r4"),
    (
        together(change("map.plaza_mayor", block(7, 4, 8, 4)), change("map.fort_place", block(7, 5, 8, 6))),
        "map.plaza_mayor",
        "must be 4 spaces (TR-BUILD-32)",
    ),
    (
        together(change("map.plaza_mayor.3", "c7r6"), change("map.fort_place.0", "c8r5")),
        "map.plaza_mayor",
        "one rectangle of spaces (TR-BUILD-32)",
    ),
    (
        together(
            change("map.fort_place", ["c14r6"]),
            leave_out("map.districts.SE.spaces.8"),
            add("map.districts.CL.spaces", "c7r6"),
            add("map.districts.CR.spaces", "c8r6"),
        ),
        "map.fort_place",
        "directly below the Plaza Mayor (TR-MAJOR-17)",
    ),
    (
        together(
            change("map.fort_place", []),
            add("map.districts.CL.spaces", "c7r6"),
            add("map.districts.CR.spaces", "c8r6"),
        ),
        "map.fort_place",
        "must have a space",
    ),
    # walls
    (change("map.districts.NW.wall_sections.0", "W7"), "map.districts.NW.wall_sections[0]", "1 to 6 (TR-MAJOR-19)"),
    (change("map.districts.NE.wall_sections.5", "N15"), "map.districts.NE.wall_sections[5]", "1 to 14"),
    (change("map.districts.NW.wall_sections.0", "W4"), "map.districts.NW.wall_sections[0]", "no outer side of this"),
    (add("map.districts.CL.wall_sections", "N5"), "map.districts.CL.wall_sections[0]", "no outer side of this"),
    (add("map.districts.NW.wall_sections", "W1"), "map.districts.NW.wall_sections", "names W1 2 times"),
    (change("map.districts.SW.wall_sections", []), "map.districts.SW.wall_sections", "must be some"),
    (
        together(
            change("map.districts.NCL.spaces", block(1, 1, 3, 3) + block(4, 1, 7, 2)),
            change("map.districts.NW.spaces", block(4, 3, 7, 3)),
            add("map.districts.NCL.wall_sections", "W1"),
            change("map.districts.NW.wall_sections", []),
        ),
        "map.districts",
        "must be 2 without wall sections, the central ones (TR-MAJOR-22)",
    ),
    # neighbours
    (add("map.districts.NW.neighbours", "N"), "map.districts.NW.neighbours", "N is no other district (TR-XWAR-32)"),
    (add("map.districts.NW.neighbours", "NW"), "map.districts.NW.neighbours", "NW is no other district"),
    (add("map.districts.NW.neighbours", "SE"), "map.districts.NW.neighbours", "SE must name NW as well"),
    (add("map.districts.NW.neighbours", "SW"), "map.districts.NW.neighbours", "must name each once"),
    (
        together(
            change("map.districts.NW.neighbours", ["NCL"]),
            change("map.districts.SW.neighbours", ["CL"]),
        ),
        "map.districts.NW.neighbours",
        "must name SW, which is beside it",
    ),
    # ring
    (change("map.ring_around_plaza.0", "c20r3"), "map.ring_around_plaza[0]", "no space of the map"),
    (add("map.ring_around_plaza", "c6r3"), "map.ring_around_plaza", "names c6r3 2 times"),
    (add("map.ring_around_plaza", "c7r6"), "map.ring_around_plaza", "c7r6 is no building space (TR-MAJOR-10)"),
    (add("map.ring_around_plaza", "c5r3"), "map.ring_around_plaza", "c5r3 is not next to the Plaza Mayor"),
    (leave_out("map.ring_around_plaza.1"), "map.ring_around_plaza", "leaves out c7r3 beside the Plaza Mayor"),
    # starting area
    (change("map.starting_area.top.0", "c5r9"), "map.starting_area.top[0]", "no space of the map"),
    (change("map.starting_area.bottom.3", "c7r4"), "map.starting_area.bottom", "c7r4 is no building space"),
    (change("map.starting_area.top.5", "c10r2"), "map.starting_area.top", "spaces of one row of the map (TR-SOLO-11)"),
    (change("map.starting_area.bottom", []), "map.starting_area.bottom", "spaces of one row of the map"),
    (change("map.starting_area.top", block(8, 3, 11, 3)), "map.starting_area.top", "must be 5 spaces or more"),
    (change("map.starting_area.top", ["c6r3", "c5r3"]), "map.starting_area.top", "from west to east (TR-SOLO-12)"),
    (change("map.starting_area.bottom", ["c4r2", "c5r2"]), "map.starting_area", "top row north of the bottom row"),
    # attacks
    (leave_out(f"{ATTACKS}.2"), ATTACKS, "must be exactly: SW-west, NW-west, NW-north"),
    (
        together(change(f"{ATTACKS}.1", "NW-north"), change(f"{ATTACKS}.2", "NW-west")),
        ATTACKS,
        "must be clockwise: SW-west, NW-west, NW-north, NCL-north",
    ),
    (change("map.natives_start", "SW-south"), "map.natives_start", "one of the attack edges (TR-XWAR-19)"),
    (change("map.natives_start", "SE-east"), "map.natives_start", "must be in the west"),
    (change("map.pirates_start", "NE-north"), "map.pirates_start", "must be in the east"),
    (change("map.natives_start", "NW-west"), ATTACKS, "must begin where the Natives do"),
    # minor buildings
    (leave_out("minor_costs.lot"), "minor_costs", "must be exactly: lot, house, palace"),
    (change("minor_costs.castle", {"workers": 1}), "minor_costs", "must be exactly: lot"),
    (change("minor_costs.market.metal", 1), "minor_costs.market.metal", "in the Palace's price alone (TR-BUILD-03)"),
    (
        change("minor_costs.palace", {"requires": "house", "workers": 3, "stone": 3, "wood": 3, "precious": 1}),
        "minor_costs.palace.metal",
        "in the Palace's price",
    ),
    (change("minor_costs.quarry", {"workers": 1, "stone": 2}), "minor_costs.quarry.wood", "(TR-BUILD-04)"),
    (change("minor_costs.lot.workers", 1), "minor_costs.lot.workers", "must be 2 (TR-BUILD-01)"),
    (change("minor_costs.palace.workers", 4), "minor_costs.palace.workers", "must be 3 (TR-BUILD-03)"),
    (change("minor_costs.house.requires", None), "minor_costs.house.requires", "must be lot (TR-BUILD-02)"),
    (change("minor_costs.square.requires", "lot"), "minor_costs.square.requires", "must be null (TR-BUILD-09)"),
    (change("minor_costs.church.wood", 4), "minor_costs.church", "must be 1 and 2 and 3 cubes of different kinds"),
    (change("minor_costs.lot.wood", 1), "minor_costs.lot", "must be no cubes"),
    (leave_out("council_points_on_build.market"), "council_points_on_build", "must be exactly: quarry"),
    (change("council_points_on_build.lot", 1), "council_points_on_build", "must be exactly: quarry"),
    (change("council_points_on_build.church", 0), "council_points_on_build.church", "1 at least (TR-BUILD-33)"),
    (change("vp_on_build.palace", 1), "vp_on_build", "must be exactly: barracks"),
    (change("vp_on_build.monument", 0), "vp_on_build.monument", "1 at least (TR-BUILD-34)"),
    # supply
    (leave_out("supply_by_players.wall"), "supply_by_players", "must be exactly: quarry"),
    (leave_out("supply_by_players.wall.4"), "supply_by_players.wall", "for 2, 3, 4 and 5 players"),
    (change("supply_by_players.square.3", 4), "supply_by_players.square", "must not fall with more players"),
    (change("supply_by_players.palace.5", 7), "supply_by_players.palace.5", "must be 6, all that is in the box"),
    (change("supply_by_players.quarry.4", 3), "supply_by_players.quarry.4", "must be 2 (TR-SETUP-03)"),
    (change("supply_by_players.miliciano.4", 8), "supply_by_players.miliciano.4", "must be 7 (TR-SETUP-13)"),
    (change("supply_by_players.silver_per_stack.5", 6), "supply_by_players.silver_per_stack.5", "5 (TR-SETUP-34)"),
    (change("supply_by_players.wall.2", 12), "supply_by_players.wall.2", "must be 13 (TR-2P-01 to 03)"),
    # grids
    (leave_out("major_grids.walls"), "major_grids", "must be exactly: cathedral, fort, cabildo, harbor, walls, roads"),
    (change("major_grids.fort.vp_2p", []), "major_grids.fort.vp_2p", "must have a space (TR-MAJOR-02)"),
    (change("major_grids.cathedral.extra_5p", [3, 3, 2]), "major_grids.cathedral", "13 spaces, more than 12"),
    (change("major_grids.harbor.vp_2p", [4, 3]), "major_grids.harbor", "must have 6 spaces with 4 players"),
    (
        together(change("major_grids.cathedral.vp_2p", [5]), change("major_grids.cathedral.extra_3p", [4])),
        "major_grids.cathedral",
        "must have 5 spaces with 4 players",
    ),
    (change("major_grids.fort.recover_cost", 9), "major_grids.fort.recover_cost", "twice the first bonus (TR-FREE-09)"),
    (
        together(change("major_grids.fort.first_bonus", 4), change("major_grids.fort.recover_cost", 8)),
        "major_grids.fort.first_bonus",
        "must be 5 (TR-MAJOR-03)",
    ),
    # tracks
    (leave_out("council_track_vp.7"), "council_track_vp", "values from 1 on, each once"),
    (leave_out("council_track_vp.1"), "council_track_vp", "values from 1 on, each once"),
    (change("council_track_vp", {"1": 0, "2": 4}), "council_track_vp", "must reach 14 (TR-FINAL-01)"),
    (change("council_track_vp.9", 6), "council_track_vp", "must not fall"),
    (change("council_track_vp.6", 3), "council_track_vp.6", "must be 4 (TR-FINAL-01)"),
    (change("council_track_vp.15", 31), "council_track_vp.15", "must be 30, as from 14 on"),
    (leave_out("war_penalty_track_vp.2"), "war_penalty_track_vp", "steps in a row, each once"),
    (change("war_penalty_track_vp", {}), "war_penalty_track_vp", "steps in a row, each once"),
    (change("war_penalty_track_vp", {"0": 0, "1": -1}), "war_penalty_track_vp", "both sides of 0"),
    (change("war_penalty_track_vp.0", 1), "war_penalty_track_vp.0", "must be 0 (TR-FINAL-02)"),
    (change("war_penalty_track_vp.4", -3), "war_penalty_track_vp", "must not rise from left to right"),
    (change("war_penalty_track_vp.-1", 0), "war_penalty_track_vp.-1", "must be a gain"),
    (change("war_penalty_track_vp.1", 0), "war_penalty_track_vp.1", "must be a loss"),
    (change("tension_track.spaces", 3), "tension_track.spaces", "before the red zone (TR-SETUP-19)"),
    (change("tension_track.red.8", 3), "tension_track.red", "must be 6: 0, 7: 1, 8: 2: the last spaces (TR-WAR-04)"),
    (leave_out("tension_track.red.6"), "tension_track.red", "must be 6: 0, 7: 1, 8: 2"),
    (leave_out("tension_track.double.3"), "tension_track.double", "a number for each of the 8 spaces"),
    (change("tension_track.double.9", 6), "tension_track.double", "a number for each of the 8 spaces"),
    (change("tension_track.double.2", 5), "tension_track.double", "must not fall along the track"),
    (change("tension_track.double.8", 7), "tension_track.double.8", "must be 6 (TR-WAR-04)"),
    (add("vote_tiles", 5), "vote_tiles", "must be 6 (TR-COMP-03)"),
    (change("vote_tiles.0", "no"), "vote_tiles", "one yes and one no (TR-COUNCIL-09)"),
    (change("vote_tiles.3", 4), "vote_tiles", "must have a 2"),
    (change("vote_tiles.5", 0), "vote_tiles", "values of 1 and more"),
    (change("vote_tiles.5", 5), "vote_tiles", "must be 10 together at most"),
    (change("decades.2.number", 4), "decades", "must be numbered from 1 on (TR-FLOW-01)"),
    (leave_out("decades.11"), "decades", "must be 12 (TR-FLOW-01)"),
    (change("decades.4.year", 1621), "decades[4]", "must be number 5, year 1620, era 2 (TR-FLOW-01)"),
    (change("decades.4.era", 1), "decades[4]", "must be number 5, year 1620, era 2"),
    # wars
    (leave_out("war_table.skull"), "war_table", "must be exactly: skull, 5, 4, 3, 2"),
    (change("war_table.6", [[1, 1]]), "war_table", "must be exactly"),
    (change("war_table.skull.2", [4, 5]), "war_table.skull[2]", "must be 4 and 6 (TR-COMP-10)"),
    (change("war_table.3.0", [1, 3]), "war_table.3[0]", "must be 0 and 3 (TR-XWAR-07)"),
    (leave_out("war_table.2.2"), "war_table.2", "must be 3 (TR-XWAR-06)"),
    # cards
    (leave_out("characters.11"), "characters", "must be exactly: Carpenter"),
    (change("characters.0.name", "Joiner"), "characters", "must be exactly: Carpenter"),
    (change("characters.0.number", 2), "characters", "must be numbered from 1 to 12 (TR-COMP-01)"),
    (change("characters.0.colour", "grey"), "characters", "must have a colour each"),
    (change("characters.0.affiliates", [13, 17]), "characters[0].affiliates", "must be 6 numbers in a row"),
    (change("characters.0.affiliates", [12, 17]), "characters", "must share out the affiliates 13 to 84"),
    (
        together(change("characters.0.affiliates", [19, 24]), change("characters.1.affiliates", [13, 18])),
        "control_cards[0].group",
        "must be Stonemason, who has card 13",
    ),
    (
        together(
            change("characters.0.affiliates", [19, 24]),
            change("characters.1.affiliates", [13, 18]),
            *(change(f"control_cards.{card}.group", "Stonemason") for card in range(6)),
            *(change(f"control_cards.{card}.group", "Carpenter") for card in range(6, 12)),
        ),
        "characters[0].affiliates",
        "must be 13 and 18 (TR-COMP-01)",
    ),
    (leave_out("control_cards.71"), "control_cards", "the affiliates 13 to 84, each once (TR-COMP-01)"),
    (change("control_cards.0.number", 14), "control_cards", "the affiliates 13 to 84, each once"),
    (change("control_cards.0.group", "Captain"), "control_cards[0].group", "must be Carpenter, who has card 13"),
    (change("control_cards.5.std_hp", 0), "control_cards[5].std_hp", "must be 1 at least (TR-XWAR-18)"),
    (change("control_cards.5.elite_hp", 0), "control_cards[5].elite_hp", "must be 1 at least"),
    (  # as card 52 behind, with another front
        change("control_cards.0.elite_hp", 6),
        "control_cards[39]",
        "must have the front of 13, whose back looks the same (TR-AFF-47-W)",
    ),
    (
        together(*(change(f"control_cards.{card}.back", "-") for card in range(72))),
        "control_cards",
        "must have a back 'N' (TR-END-04)",
    ),
    (leave_out("solo_cards.0"), "solo_cards", "must be S01 to S16, each once (TR-COMP-01)"),
    (change("solo_cards.2.cards", "S05"), "solo_cards", "must be S01 to S16, each once"),
    (change("events.positive.0.id", "P9"), "events.positive", "numbered from P1 on (TR-EVENT-01)"),
    (change("events.positive.0.id", "N1"), "events.positive", "numbered from P1 on"),
    (leave_out("events.positive.8"), "events.positive", "must be 9 (TR-EVENT-01)"),
    (change("events.negative", []), "events.negative", "numbered from N1 on"),
]


@pytest.mark.parametrize(("spoil", "field", "law"), REFUSALS, ids=range(len(REFUSALS)))
def test_a_wrong_pack_is_refused_by_field_and_law(spoil: Change, field: str, law: str, tmp_path: Path) -> None:
    pack = printed()
    spoil(pack)
    with pytest.raises(OptionError) as refusal:
        load_pack(pack)
    file, _, complaint = str(refusal.value).partition(": ")
    assert file == "board"
    if " field " in field:
        assert field in complaint
    else:
        assert complaint.startswith(f"{field}: ")
    assert law in complaint

    path = tmp_path / "mine.json"
    path.write_text(json.dumps(pack), encoding="utf-8")
    with pytest.raises(OptionError) as of_file:
        TITLE.setup(3, None, path)
    assert str(of_file.value) == f"mine.json: {complaint}"


def moved(space: str, old: str, new: str) -> Change:
    """A space goes from one district to another."""

    def make(pack: dict[str, Any]) -> None:
        pack["map"]["districts"][old]["spaces"].remove(space)
        pack["map"]["districts"][new]["spaces"].append(space)

    return make


def joined(one: str, other: str) -> Change:
    return together(add(f"map.districts.{one}.neighbours", other), add(f"map.districts.{other}.neighbours", one))


NO_CORNERS = change("map.ring_around_plaza", ["c6r4", "c7r4", "c5r5", "c5r6", "c8r5", "c8r6"])

ROOM: list[tuple[Change, str, str]] = [
    (
        together(moved("c5r4", "NCL", "CL"), moved("c8r4", "NCR", "CR")),
        "map.districts",
        "must have one at the Plaza Mayor with 12 spaces or more (TR-SCORE-20, the example)",
    ),
    (
        together(
            *(moved(space, "NCL", "CL") for space in block(4, 2, 6, 4)),
            *(moved(space, "NCR", "CR") for space in block(7, 2, 9, 4)),
            joined("NW", "CL"),
            joined("NE", "CR"),
        ),
        "map.districts",
        "must have one at the Plaza Mayor with 7 spaces and walls (TR-CHAR-ARCHITECT, the example)",
    ),
    (
        together(NO_CORNERS, moved("c5r6", "CL", "SW"), moved("c8r6", "CR", "SE")),
        "map.ring_around_plaza",
        "must have two neighbouring spaces in one district (TR-MAJOR-16)",
    ),
    (
        together(NO_CORNERS, moved("c7r4", "NCR", "NCL")),
        "map.ring_around_plaza",
        "must have two neighbouring spaces in two districts (TR-MAJOR-16)",
    ),
    (
        together(
            change("map.ring_around_plaza", block(5, 4, 7, 4)),
            change("map.fort_place", [*block(6, 7, 7, 7), "c5r5", "c5r6", "c8r5", "c8r6"]),
            change("map.districts.CL.spaces", [*block(4, 5, 4, 7), "c5r7"]),
            change("map.districts.CR.spaces", [*block(9, 5, 9, 7), "c8r7"]),
        ),
        "map.ring_around_plaza",
        "must leave room for the Cathedral wherever the Cabildo stands (TR-MAJOR-15)",
    ),
]


@pytest.mark.parametrize(("spoil", "field", "law"), ROOM, ids=range(len(ROOM)))
def test_a_map_needs_room_for_what_is_built_around_the_plaza(spoil: Change, field: str, law: str) -> None:
    pack = smaller()
    spoil(pack)
    assert refusal_of(pack) == f"board: {field}: {law}"


def test_laws_name_rules_of_the_ledger() -> None:
    folder = DEFAULT_PACK.parent / "board"
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("pack_*.py")))
    named = set(re.findall(r"TR-[A-Z0-9]+-(?:\d+|[A-Z]+)", source))
    assert len(named) > 50
    assert [rule for rule in sorted(named) if rule not in TITLE.ledger] == []


# ---- no pack at all


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"map: [", "neither JSON nor YAML"),
        (b'{"map"', "not valid JSON"),
        (b"", "expected `object`"),
        (b"- 1", "expected `object`"),
        (b"\xff\xfe", "not UTF-8 text"),
    ],
)
def test_a_file_that_is_no_pack_is_refused_by_name(content: bytes, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_bytes(content)
    with pytest.raises(OptionError, match=rf"mine\.yaml: .*{complaint}"):
        load_pack(path)


# ---- anything at all


@settings(max_examples=200, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_a_changed_pack_is_refused_or_can_be_played(seed: int) -> None:
    pick = random.Random(seed)
    pack = mutated(pick.choice((printed, smaller))(), pick, pick.choice((1, 2)))
    refusal = refusal_of(pack)
    if refusal:
        assert refusal.startswith("board: ")
        return
    assert load_pack(to_document(load_pack(pack))) == load_pack(pack)
    options = {"length": pick.choice(("full", "short")), "characters": pick.choice(("auction", "dealt"))}
    state = TITLE.new(pick.choice((2, 3, 4, 5)), seed, options, pack)
    for _ in range(60):
        state.apply(pick.choice(state.legal_actions()))


def refusal_of(pack: Any) -> str:
    """Why a pack is refused, or the empty string; any other exception goes through and fails the test."""
    try:
        load_pack(pack)
    except OptionError as refusal:
        return str(refusal)
    return ""
