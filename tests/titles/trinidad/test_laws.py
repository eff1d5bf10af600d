"""The four laws on which the council votes: when they can be chosen, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    cabildo,
    coins,
    completed,
    cubes,
    full,
    grid,
    happens,
    legal,
    legal_of,
    next_decade,
    play,
    player,
    refused,
    score,
    supply,
    tally,
    tension,
    until,
)
from tests.titles.trinidad.votes import approve, assembly, cast, propose, reject

# ---- Major Building Act


@pytest.mark.rule("TR-LAW-01")
def test_the_building_is_named_before_the_vote() -> None:
    state = play(assembly(harbor=True), "call vote", "law major-building")
    assert asked(state) == (0, "commissioning")
    assert legal_of(state, "work") == {"cathedral", "fort", "cabildo", "walls", "roads"}
    assert refused(state, "work harbor") == "TR-MAJOR-09"
    events = happens(state, "work cabildo")
    assert ("law-proposed", {"seat": 0, "law": "major-building", "grid": "cabildo"}) in events
    assert state.view(None)["vote"]["grid"] == "cabildo"


@pytest.mark.rule("TR-LAW-01")
def test_as_many_workers_as_the_supply_has_come_where_the_legislator_says() -> None:
    state = assembly(order=[1, 2, 3, 0], actor=2, supply={"council_workers": 2}, grids={"fort": {1: 0, 3: 1}})
    approve(state, "major-building", "fort")
    assert asked(state) == (2, "staffing")
    assert "council-slot 2" in legal(state)
    assert refused(state, "council-slot 3") == "TR-LAW-01"
    assert refused(state, "slot 2") == "engine.other-decision"
    play(state, "council-slot 4")
    assert refused(state, "council-slot 2") == "engine.fixed-order"
    play(state, "council-slot 6")
    assert asked(state) == (2, "turn")
    assert grid(state, "fort") == {1: 0, 3: 1, 4: "council", 6: "council"}
    assert int(state.council_workers) == 0
    assert not tally(state, 2).get("first-worker")


@pytest.mark.rule("TR-LAW-01")
def test_three_workers_at_most_and_fewer_if_the_legislator_wants() -> None:
    state = approve(assembly(), "major-building", "cathedral")
    play(state, "council-slot 1", "council-slot 2", "council-slot 3")
    assert asked(state) == (0, "turn")
    assert int(state.council_workers) == 5
    state = play(approve(assembly(), "major-building", "cathedral"), "council-slot 1", "done")
    assert grid(state, "cathedral") == {1: "council"}
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-LAW-01")
def test_without_council_workers_nothing_comes() -> None:
    state = approve(assembly(supply={"council_workers": 0}), "major-building", "cathedral")
    assert asked(state) == (0, "turn")
    assert grid(state, "cathedral") == {}


@pytest.mark.rule("TR-LAW-01", "TR-COUNCIL-04")
def test_the_workers_earn_nobody_the_first_bonus() -> None:
    state = play(approve(assembly(), "major-building", "harbor"), "council-slot 1", "done")
    play(state, "work harbor", "slot 2", "done")
    assert "first-worker" not in tally(state, 0)


@pytest.mark.rule("TR-LAW-02")
def test_the_legislator_places_what_the_act_completes() -> None:
    """Seat 0 is first in the order, and the legislator is seat 1: they choose the space and get no points for it."""
    slots = len(assembly().board.slot_points[2])
    workers = full(slots, 2, 3, but=[2, slots])
    state = approve(assembly(actor=1, grids={"cabildo": workers}), "major-building", "cabildo")
    points = score(state, 1)
    events = happens(state, "council-slot 2", f"council-slot {slots}")
    assert ("grid-completed", {"seat": 1, "grid": "cabildo"}) in events
    assert asked(state) == (1, "siting")
    assert [frame["phase"] for frame in state.view(None)["waiting"]] == ["staffing", "turn"]
    space = sorted(legal_of(state, "site"))[0]
    play(state, f"site {space}")
    assert cabildo(state) == space
    assert asked(state) == (1, "turn")
    assert score(state, 1) == points
    assert completed(state) == {"cabildo"}
    assert player(state, 2).banners.get("ocher") == 1
    assert "ocher" not in player(state, 1).banners


@pytest.mark.rule("TR-LAW-02")
@pytest.mark.parametrize(("name", "phase"), [("walls", "walling"), ("roads", "paving"), ("cathedral", "siting")])
def test_whatever_it_is_the_legislator_places_it(name: str, phase: str) -> None:
    number = ["cathedral", "fort", "cabildo", "harbor", "walls", "roads"].index(name)
    slots = len(assembly().board.slot_points[number])
    state = assembly(order=[3, 2, 1, 0], actor=1, grids={name: full(slots, 2, 3, 0, but=[slots])})
    play(approve(state, "major-building", name), f"council-slot {slots}")
    assert asked(state) == (1, phase)
    while state.decision.kind == phase:
        state.apply(state.legal_actions()[-1])
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-LAW-03")
def test_in_the_last_decade_the_building_stands_at_once() -> None:
    points = assembly().board.slot_points[0]
    state = assembly(actor=1, decade=12, grids={"cathedral": {2: 0, 4: 3}})
    approve(state, "major-building", "cathedral")
    assert asked(state) == (1, "siting")
    assert int(state.council_workers) == 8
    TITLE.from_position(state.to_position())
    play(state, f"span {sorted(legal_of(state, 'span'))[0]}")
    assert asked(state) == (1, "turn")
    assert grid(state, "cathedral") == {2: 0, 4: 3}
    assert completed(state) == {"cathedral"}
    until(state, "none such")
    assert tally(state, 0)["grids"] == points[1]
    assert tally(state, 3)["grids"] == points[3]


@pytest.mark.rule("TR-LAW-03")
def test_the_last_decade_of_a_short_game_is_the_eighth() -> None:
    state = approve(assembly(decade=8, length="short"), "major-building", "fort")
    assert asked(state) == (0, "turn")
    assert state.city.fort
    assert int(state.council_workers) == 8
    state = approve(assembly(decade=8), "major-building", "fort")
    assert asked(state) == (0, "staffing")
    assert not state.city.fort


# ---- Peace Act


@pytest.mark.rule("TR-LAW-04")
def test_peace_costs_a_silver_before_the_vote() -> None:
    state = play(assembly(seats={0: {"coins": 1}}), "call vote")
    assert refused(state, "law peace") == "TR-LAW-04"
    state = assembly(seats={0: {"coins": 2}})
    before = int(state.coins)
    play(state, "call vote", "law peace")
    assert coins(state, 0) == 0
    assert int(state.coins) == before + 2
    play(state, *["declare no"] * 4)
    cast(state, "abstain", "no 1", "abstain", "abstain")
    assert coins(state, 0) == 0
    assert state.peace == 0


@pytest.mark.rule("TR-LAW-05")
def test_peace_comes_to_this_decade_or_the_next() -> None:
    state = approve(assembly(decade=5, actor=2), "peace")
    assert asked(state) == (2, "scheduling")
    assert legal(state) == {"decade 5", "decade 6"}
    assert refused(state, "decade 7") == "TR-LAW-05"
    assert refused(state, "decade 4") == "TR-LAW-05"
    assert ("peace-placed", {"decade": 6}) in happens(state, "decade 6")
    assert state.view(None)["peace"] == [6]
    assert int(state.peace_markers) == 2
    assert asked(state) == (2, "turn")


@pytest.mark.rule("TR-LAW-05")
@pytest.mark.parametrize(
    ("taken", "decade", "placed"), [([5, 6], 5, [5, 6, 7]), ([5], 5, [5, 6]), ([6], 5, [5, 6]), ([], 12, [12])]
)
def test_with_one_place_for_it_nothing_is_asked(taken: list[int], decade: int, placed: list[int]) -> None:
    state = approve(assembly(decade=decade, peace=taken), "peace")
    assert asked(state) == (0, "turn")
    assert state.view(None)["peace"] == placed


@pytest.mark.rule("TR-LAW-05")
def test_without_a_marker_or_a_place_peace_cannot_be_chosen() -> None:
    state = play(assembly(decade=5, peace=[5, 6, 7]), "call vote")
    assert refused(state, "law peace") == "TR-LAW-05"
    state = play(assembly(decade=12, peace=[12]), "call vote")
    assert refused(state, "law peace") == "TR-LAW-05"
    state = play(assembly(decade=11, peace=[11, 12]), "call vote")
    assert refused(state, "law peace") == "TR-LAW-05"


@pytest.mark.rule("TR-LAW-06", "TR-END-06")
def test_peace_does_not_hold_in_the_last_decade() -> None:
    state = approve(assembly(decade=12, tension={"natives": 12}), "peace")
    until(state, "none such")
    assert tension(state)["natives"] == 1, "there was a war"
    state = play(approve(assembly(decade=11, tension={"natives": 12}), "peace"), "decade 11")
    next_decade(state)
    assert tension(state)["natives"] >= 12
    assert int(state.peace_markers) == 3, "back in reserve in the refill"


# ---- War Proclamation


@pytest.mark.rule("TR-LAW-07")
def test_war_takes_a_peace_marker_off() -> None:
    state = assembly(decade=5, peace=[6], tension={"natives": 2})
    assert int(state.peace_markers) == 2
    approve(state, "war")
    assert asked(state) == (0, "turn")
    assert state.peace == 0
    assert int(state.peace_markers) == 3
    assert tension(state)["natives"] == 2


@pytest.mark.rule("TR-LAW-07")
def test_of_two_peace_markers_one_is_chosen() -> None:
    state = approve(assembly(decade=5, peace=[5, 6]), "war")
    assert asked(state) == (0, "scheduling")
    assert legal(state) == {"decade 5", "decade 6"}
    assert refused(state, "decade 7") == "TR-LAW-07"
    play(state, "decade 5")
    assert state.view(None)["peace"] == [6]


@pytest.mark.rule("TR-LAW-08")
def test_without_peace_the_natives_come_nearer() -> None:
    state = approve(assembly(decade=5, peace=[7], tension={"natives": 2, "pirates": 3}), "war")
    assert tension(state) == {"natives": 5, "pirates": 3}
    assert state.view(None)["peace"] == [7]
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-LAW-08", "TR-COUNCIL-07")
def test_war_can_be_proclaimed_at_the_end_of_the_track() -> None:
    end = 2 * int(assembly().board.tension_spaces)
    state = approve(assembly(tension={"natives": end}), "war")
    assert tension(state)["natives"] == end


# ---- Spain support Act


@pytest.mark.rule("TR-LAW-09")
def test_a_metal_of_the_supply_goes_on_a_decade() -> None:
    state = assembly(decade=5, actor=1)
    metal = supply(state)["metal"]
    approve(state, "support")
    assert asked(state) == (1, "scheduling")
    assert legal(state) == {"decade 5", "decade 6"}
    assert refused(state, "decade 7") == "TR-LAW-09"
    before = TITLE.material(state)
    assert ("support-placed", {"decade": 6}) in happens(state, "decade 6")
    assert state.view(None)["support"] == [6]
    assert supply(state)["metal"] == metal - 1
    assert TITLE.material(state) == before


@pytest.mark.rule("TR-LAW-09")
def test_one_cube_a_decade() -> None:
    state = approve(assembly(decade=5, support=[5]), "support")
    assert state.view(None)["support"] == [5, 6]
    assert asked(state) == (0, "turn")
    state = play(assembly(decade=5, support=[5, 6]), "call vote")
    assert refused(state, "law support") == "TR-LAW-09"
    state = play(assembly(decade=12, support=[12]), "call vote")
    assert refused(state, "law support") == "TR-LAW-09"
    state = play(assembly(supply={"cubes": {"metal": 0}}), "call vote")
    assert refused(state, "law support") == "TR-LAW-09"


@pytest.mark.rule("TR-LAW-09", "TR-SHIP-11")
@pytest.mark.parametrize(("decade", "bronze"), [(5, 5), (6, 3)])
def test_only_the_marked_decade_pays_more(decade: int, bronze: int) -> None:
    """Three wood bring 2 silver and 1 bronze with the cube, 3 bronze without."""
    state = approve(assembly(decade=5, seats={0: {"coins": 0, "dock": {"wood": 1}}}), "support")
    play(state, f"decade {decade}")
    until(state, "collecting")
    assert state.decision.seat == 0
    while state.decision.kind == "collecting":
        state.apply(state.legal_actions()[0])
    assert coins(state, 0) == bronze


@pytest.mark.rule("TR-SHIP-11", "TR-BANNER-01")
def test_a_triplet_brings_two_metal_and_one_step_of_the_banner() -> None:
    seats: dict[int, dict[str, Any]] = {0: {"dock": {"triplet": 1}}, 1: {"dock": {"coins": 1}}, 2: {}}
    state = next_decade(assembly(seats=seats, support=[1]))
    assert cubes(state, 0) == (0, 0, 0, 2)
    assert player(state, 0).banners.get("black") == 1
    assert player(state, 1).faith == 2
    assert player(state, 2).faith == 0


@pytest.mark.rule("TR-SHIP-11")
def test_the_supply_limits_what_spain_sends() -> None:
    """The cube on the decade itself is none of the supply while the ship is paid."""
    seats: dict[int, dict[str, Any]] = {0: {"dock": {"triplet": 1}}, 1: {"dock": {"triplet": 1}}}
    state = assembly(seats=seats, support=[1], supply={"cubes": {"metal": 1}})
    next_decade(state)
    assert cubes(state, 0)[3] == 1
    assert cubes(state, 1)[3] == 0
    assert "black" not in player(state, 1).banners
    assert supply(state)["metal"] == 1


@pytest.mark.rule("TR-END-10")
def test_what_lies_on_a_decade_goes_back_when_it_ends() -> None:
    state = assembly(decade=5, peace=[5], support=[5], vote_held=True)
    metal, markers = supply(state)["metal"], int(state.peace_markers)
    next_decade(state)
    assert (int(state.decade), state.peace, state.support, state.vote_held) == (6, 0, 0, False)
    assert supply(state)["metal"] == metal + 1
    assert int(state.peace_markers) == markers + 1


@pytest.mark.rule("TR-LAW-10")
@pytest.mark.parametrize("law", [("major-building", "roads"), ("peace",), ("war",), ("support",)])
def test_nothing_comes_of_a_rejected_law(law: tuple[str, ...]) -> None:
    state = assembly(peace=[2])
    before = (state.view(None)["grids"], state.view(None)["peace"], tension(state), supply(state))
    reject(state, *law)
    assert asked(state) == (0, "turn")
    assert (state.view(None)["grids"], state.view(None)["peace"], tension(state), supply(state)) == before


def test_the_vote_is_seen_while_its_law_takes_effect() -> None:
    state = cast(propose(assembly(), "support"), "yes 3", "no 1", "abstain", "yes 0")
    vote = state.view(None)["vote"]
    assert vote["revealed"]
    assert vote["ballots"] == ["yes 3", "no 1", "abstain", "yes 0"]
    assert (vote["yes"], vote["no"]) == (3, 1)
    play(state, "decade 1")
    assert state.view(None)["vote"] is None
