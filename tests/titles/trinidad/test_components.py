"""What is in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cabildo.titles.trinidad.banners import step_banner
from cabildo.titles.trinidad.board.contents import contents
from cabildo.titles.trinidad.board.pack_reading import default_pack
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BANNER_NAMES, BANNERS, FACE_UP, SEATS
from tests.titles.trinidad.build import full, legal, new_game, play, reason, table, until


@pytest.mark.rule("TR-COMP-01")
def test_twelve_characters_with_six_affiliates_each_and_sixteen_solo_cards() -> None:
    pack = default_pack()
    board = new_game(4).board
    solo = [card.cards for card in pack.solo_cards]
    equal = sum(int(cards[-2:]) - int(cards[1:3]) + 1 for cards in solo)
    assert (len(pack.characters), len(pack.control_cards), equal) == (12, 72, 16)
    assert [card.number for card in pack.control_cards] == list(range(13, 85))
    assert Counter(int(colour) for colour in board.card_colour) == dict.fromkeys(range(12), 6)
    assert len({character.colour for character in pack.characters}) == 12


@pytest.mark.rule("TR-COMP-02")
def test_six_workers_of_a_colour() -> None:
    kit = contents().kit
    assert kit.workers + kit.point_markers + kit.order_markers == 8
    state = new_game(4)
    assert [int(player.workers) for player in state.players] == [6, 6, 6, 6]
    state = until(table(4, seats={0: {"spent": 4}}, grids={"fort": {1: 0, 2: 0}}), "drawing")
    assert state.players[0].workers == 4, "two of six stay on the Fort grid"


@pytest.mark.rule("TR-COMP-03")
def test_the_kit_of_a_colour() -> None:
    kit = contents().kit
    assert (kit.lots, kit.houses, kit.vp_tiles, kit.war_penalty_markers, kit.status_markers) == (2, 7, 2, 1, 2)
    assert (kit.council_markers, kit.palace_markers, kit.blood_pacts, kit.war_markers, kit.vote_tiles) == (
        1,
        3,
        1,
        3,
        6,
    )
    assert default_pack().vote_tiles == ["yes", "no", 1, 2, 3, 4]
    for players in (2, 3, 4, 5):
        for player in new_game(players).players:
            assert (player.lots, player.houses, player.status_markers, player.palace_markers) == (2, 7, 2, 3)
            assert len(player.units) == 3


def everywhere(state: TrinidadState, cube: int) -> int:
    """Cubes of a kind on grids, in the warehouse, behind screens and in the supply."""
    stores = [int(count) for count in state.stores]
    grids = (stores[:4], stores[4:8], stores[8:], [])[cube]
    warehouse = int(state.warehouse[cube]) if cube < 2 else 0
    return sum(grids) + warehouse + sum(int(player.cubes[cube]) for player in state.players) + int(state.cubes[cube])


@pytest.mark.rule("TR-COMP-04")
@pytest.mark.parametrize("seed", range(6))
def test_cubes_of_four_kinds_are_a_closed_stock(seed: int) -> None:
    state = new_game(5, seed)
    assert [everywhere(state, cube) for cube in range(4)] == [45, 45, 15, 12]
    assert (sum(state.stores[0:4]), state.warehouse[0]) == (28, 2)
    held = sum(player.cubes[0] for player in state.players)
    assert state.cubes[0] == 15 - held
    assert sorted([int(state.cubes[0]), int(state.cubes[1])]) == [3, 4], "stone and wood: one of them was drawn"


@pytest.mark.rule("TR-COMP-05")
def test_two_bronze_are_a_silver() -> None:
    state = new_game(4)
    assert [int(player.coins) for player in state.players] == [3, 3, 3, 3], "a silver and a bronze each"
    for players in (2, 3, 4, 5):
        state = new_game(players)
        coins = state.coins + sum(state.stacks) + sum(player.coins for player in state.players)
        assert coins == 30 * 2 + 12


@pytest.mark.rule("TR-COMP-06")
def test_everybody_can_have_every_banner() -> None:
    assert (contents().kit.banners * SEATS, BANNERS) == (30, 6)
    for banner in range(BANNERS):
        state = table(5)
        for seat in range(5):
            while not state.players[seat].is_up(banner):
                step_banner(state, seat, banner)
        assert [int(player.banners[banner]) for player in state.players] == [FACE_UP] * 5, BANNER_NAMES[banner]


@pytest.mark.rule("TR-COMP-07")
def test_eight_workers_of_the_council() -> None:
    for players in (2, 3, 4, 5):
        assert new_game(players).council_workers == 8
    rich = {0: {"status": {"worker": 1}, "coins": 2}}
    state = table(4, seats=rich, grids={"fort": full(4, "council"), "cathedral": full(3, "council")})
    assert state.council_workers == 1
    assert "hire for bronze" in legal(state)
    state = table(4, seats=rich, grids={"fort": full(4, "council"), "cathedral": full(4, "council")})
    assert state.council_workers == 0
    assert reason(state, "hire for bronze") == "TR-STATUS-06"


@pytest.mark.rule("TR-COMP-08")
def test_four_tension_disks_three_peace_markers_and_five_road_markers() -> None:
    box = contents().box
    assert (box.tension_disks, box.peace_markers, box.road_marker) == (4, 3, 5)
    state = new_game(5)
    assert (len(state.tension) * 2, state.peace_markers, state.road_markers) == (4, 3, 5)
    at_war: dict[str, Any] = {"decade": 5, "passed": [1, 2, 3], "tension": {"natives": 8}}
    for peace, left, then in (([8, 9], 0, [6, 8, 9]), ([8, 9, 10], 0, [8, 9, 10])):
        state = table(4, peace=peace, **at_war)
        play(state, "pass")
        assert state.war_fought
        assert (state.peace_markers, [decade for decade in range(13) if state.peace >> decade & 1]) == (left, then)


@pytest.mark.rule("TR-COMP-09")
def test_wounds_do_not_run_out() -> None:
    """Twenty wounds, where there are fourteen markers."""
    assert (contents().box.wound_markers, contents().box.pillage_markers) == (14, 14)
    soldiers, milicianos = [{"unit": "veteran-soldier", "wounds": 2}] * 2, ["veteran-miliciano"] * 3
    units = [soldiers, soldiers, milicianos, milicianos, milicianos[:2]]
    seats = {seat: {"units": held} for seat, held in enumerate(units)}
    state = table(5, decade=5, passed=[1, 2, 3, 4], seats=seats, tension={"natives": 7})
    before = sum(sum(player.wounds) for player in state.players)
    play(state, "pass")
    while state.decision.kind == "fighting":
        fields = sorted(notation for notation in legal(state) if notation.startswith("field "))
        play(state, fields[0] if fields else "done")
    after = sum(sum(player.wounds) for player in state.players)
    assert (before, after) == (8, 20)


@pytest.mark.rule("TR-COMP-10")
def test_attackers_for_the_largest_war() -> None:
    box = contents().box
    largest = max((cell for row in default_pack().war_table.values() for cell in row), key=sum)
    assert largest == (4, 6)
    assert (box.captains, box.freebooters) == (box.warriors, box.indios) == largest
    assert box.attacker_tiles == box.attacker_markers == sum(largest) == 10


@pytest.mark.rule("TR-COMP-11")
def test_five_players_have_all_shared_pieces() -> None:
    box, supply = contents().box, default_pack().supply_by_players
    names = ["quarry", "carpentry", "market", "barracks", "church", "corporation_hacienda", "square"]
    names += ["monument", "fountain", "palace", "wall"]
    assert [getattr(box, name) for name in names] == [3, 3, 2, 2, 2, 3, 3, 2, 2, 6, 27]
    assert [supply[name][5] for name in names] == [3, 3, 2, 2, 2, 3, 3, 2, 2, 6, 27]
    assert (box.cabildo, box.cathedral, box.fort, box.harbor) == (1, 1, 1, 1)
