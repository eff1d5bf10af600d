"""What the automaton's cards do, and what they cost it."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from cabildo.titles.trinidad.character_scores import character_points
from cabildo.titles.trinidad.solo.affiliates import longest_series
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, SOLO_DRAW
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    building,
    cards,
    coins,
    completed,
    cubes,
    full,
    grid,
    hand,
    happens,
    house,
    legal,
    legal_of,
    lot,
    next_decade,
    owner,
    pile,
    play,
    player,
    reason,
    refused,
    status,
    table,
    tally,
    workers,
)
from tests.titles.trinidad.solo import (
    AUTOMATON,
    BUILD,
    CARD,
    COUNCIL,
    EMBELLISH,
    GATHER,
    MAJOR,
    MILITIA,
    PRODUCTION,
    SHIP,
    STATUS,
    TRADE,
    WALLS,
    alone,
    number,
    told,
    turn,
    with_top,
)


def turned_up(events: list[tuple[str, dict[str, object]]]) -> list[object]:
    return [params["card"] for params in told(events, "solo-card")]


# ---- how a turn goes


@pytest.mark.rule("TR-SOLO-30")
def test_an_impossible_card_is_covered_by_another() -> None:
    state = alone({"dock": {"triplet": 1}})
    events = turn(state, SHIP, COUNCIL)
    assert turned_up(events) == [SHIP, COUNCIL]
    assert told(events, "solo-impossible") == [{"seat": 1, "card": SHIP, "kind": "ship"}]
    assert state.players[AUTOMATON].council == 3 + 7
    assert asked(state) == (0, "turn")
    assert state.view(None)["automaton"]["open"] == [SHIP, COUNCIL]


@pytest.mark.rule("TR-SOLO-31")
def test_one_possible_effect_is_enough() -> None:
    """No coins on the stacks, and then no grid of Walls and Roads."""
    state = alone({"coins": 2}, stacks=[0, 0, 0, 0])
    turn(state, TRADE)
    assert (coins(state, AUTOMATON), player(state, AUTOMATON).faith) == (0, 1)
    state = alone(supply={"walls": 0, "road_markers": 0})
    turn(state, WALLS)
    assert (state.players[AUTOMATON].council, workers(state, AUTOMATON)) == (4, 4)


@pytest.mark.rule("TR-SOLO-31")
def test_without_any_possible_effect_it_is_impossible() -> None:
    state = alone({"coins": 1}, stacks=[0, 0, 0, 0])
    assert turned_up(turn(state, TRADE, COUNCIL)) == [TRADE, COUNCIL]


@pytest.mark.rule("TR-SOLO-32", "TR-SOLO-33")
def test_without_the_workers_for_the_only_step_another_card_is_drawn() -> None:
    state = alone({"workers": 2, "spent": 3, "lots": 0}, buildings={"a5": house(1)})
    events = turn(state, BUILD, COUNCIL)
    assert turned_up(events) == [BUILD, COUNCIL]
    assert building(state, "a5") == "house"


@pytest.mark.rule("TR-SOLO-33", "TR-SOLO-23", "TR-SOLO-15")
def test_a_house_takes_the_place_of_its_lot_and_no_cubes() -> None:
    state = alone({"workers": 2, "spent": 3, "wood": 3}, buildings={"b5": lot(1)})
    turn(state, BUILD)
    assert (building(state, "b5"), owner(state, "b5")) == ("house", 1)
    assert cubes(state, AUTOMATON) == (0, 3, 0, 0)
    assert workers(state, AUTOMATON) == 0


@pytest.mark.rule("TR-SOLO-33")
@pytest.mark.parametrize(
    ("left", "buildings", "built", "cost"),
    [
        (3, {"b5": house(1), "c5": lot(1)}, "palace", 3),
        (2, {"b5": house(1), "c5": lot(1)}, "house", 2),
        (5, {"b5": lot(1)}, "house", 2),
        (2, {"b5": house(1)}, "lot", 2),
    ],
)
def test_the_highest_step_that_is_possible(left: int, buildings: dict[str, Any], built: str, cost: int) -> None:
    state = alone({"workers": left, "spent": 5 - left}, buildings=buildings)
    assert told(turn(state, BUILD), "built")[0]["building"] == built
    assert int(state.players[AUTOMATON].spent) == 5 - left + cost


@pytest.mark.rule("TR-SOLO-36")
def test_it_passes_when_its_workers_are_used_up() -> None:
    state = alone({}, "weak")
    turn(state, COUNCIL)
    assert state.passed == 0
    events = turn(state, CARD)
    assert ("passed", {"seat": 1}) in events
    assert state.view(None)["passed"] == [1]
    assert state.view(None)["automaton"]["under"] == [CARD, COUNCIL]
    assert state.view(None)["automaton"]["open"] == []


@pytest.mark.rule("TR-SOLO-36")
def test_after_a_full_pass_through_its_cards_it_passes() -> None:
    """Only the council card is possible, and that only at the end: with no card possible all 16 are turned up."""
    nothing: dict[str, Any] = {"workers": 1, "spent": 4, "council": 14, "lots": 0, "houses": 0}
    fields: dict[str, Any] = {
        "stores": {"stone": [0] * 4, "wood": [0] * 4, "precious": 0},
        "stacks": [0] * 4,
        "supply": {
            "walls": 0,
            "road_markers": 0,
            "milicianos": 0,
            "pieces": dict.fromkeys(("quarry", "carpentry", "market", "square", "monument", "fountain"), 0),
        },
        "fort": True,
        "harbor": True,
        "cabildo": "f3",
        "cathedral": "h3-i3",
    }
    state = alone({**nothing, "dock": {"triplet": 1}}, **fields)
    end = len(state.board.council_points) - 1
    state.players[AUTOMATON].council = end
    events = happens(state, "council 1")
    assert len(turned_up(events)) == 16
    assert ("passed", {"seat": 1}) in events


@pytest.mark.rule("TR-SOLO-14")
def test_it_has_all_its_workers_again_whatever_stands_on_grids() -> None:
    state = alone({"workers": 0, "spent": 5}, grids={"fort": {1: 1, 2: 1}}, passed=[1])
    next_decade(state)
    assert workers(state, AUTOMATON) == 5
    assert grid(state, "fort") == {1: 1, 2: 1}


@pytest.mark.rule("TR-SOLO-14")
def test_it_has_all_its_workers_again_whatever_a_position_says() -> None:
    state = alone({"workers": 3}, grids={"fort": {1: 1, 2: 1}})
    happens(state, "pass", chance={SOLO_DRAW: [number(COUNCIL), number(GATHER)]})
    next_decade(state)
    assert workers(state, AUTOMATON) == 5


@pytest.mark.rule("TR-SOLO-14")
def test_disks_of_a_completed_grid_bring_no_worker_more() -> None:
    slots = len(table(2).board.slot_points[3])
    state = alone({"workers": 1, "spent": 4}, grids={"harbor": full(slots, 1, 0, but=[slots])})
    events = turn(state, MAJOR)
    assert ("grid-completed", {"seat": 1, "grid": "harbor"}) in events
    next_decade(state)
    assert workers(state, AUTOMATON) == 5
    assert tally(state, AUTOMATON)["grids"] > 0


@pytest.mark.rule("TR-SOLO-21")
def test_the_council_completes_an_action_for_a_bronze() -> None:
    state = alone({"workers": 1, "spent": 4, "coins": 1, "status": {"worker": 1}})
    turn(state, COUNCIL)
    assert state.players[AUTOMATON].council == 10
    assert (coins(state, AUTOMATON), workers(state, AUTOMATON), int(state.council_spent)) == (0, 0, 1)
    assert player(state, AUTOMATON).used == ["hiring"]


@pytest.mark.rule("TR-SOLO-21")
@pytest.mark.parametrize(
    ("level", "left", "bronze", "possible"),
    [(0, 1, 9, False), (1, 1, 0, False), (2, 1, 0, True), (3, 1, 0, True), (2, 2, 0, True)],
)
def test_what_it_pays_for_help_by_level(level: int, left: int, bronze: int, possible: bool) -> None:
    """Level II takes cubes, which it does not pay, and level III nothing."""
    standing = {"status": {"worker": level}} if level else {}
    state = alone({"workers": left, "spent": 5 - left, "coins": bronze, **standing})
    assert turned_up(turn(state, COUNCIL, GATHER)) == ([COUNCIL] if possible else [COUNCIL, GATHER])
    assert coins(state, AUTOMATON) == bronze


# ---- buildings


@pytest.mark.rule("TR-SOLO-24")
def test_without_buildings_a_new_one_goes_where_the_randomizer_tells() -> None:
    state = alone(**with_top(41))
    turn(state, BUILD, drawn=[41])
    assert (building(state, "i3"), owner(state, "i3")) == ("lot", 1)
    state = alone(**with_top(41), buildings={"e3": "market"})
    turn(state, PRODUCTION, drawn=[41])
    assert building(state, "j3") == "carpentry", "the fifth free one"


@pytest.mark.parametrize(
    ("decade", "missing", "built"),
    [
        (1, (), "carpentry"),
        (2, (), "quarry"),
        (3, ("carpentry",), "quarry"),
        (4, ("quarry",), "carpentry"),
        (1, ("quarry", "carpentry"), "market"),
    ],
)
@pytest.mark.rule("TR-SOLO-30")
def test_what_its_production_card_builds(decade: int, missing: tuple[str, ...], built: str) -> None:
    supply = {"pieces": dict.fromkeys(missing, 0)}
    state = alone(decade=decade, supply=supply, buildings={"b5": lot(1)})
    assert told(turn(state, PRODUCTION), "built")[0]["building"] == built
    assert state.players[AUTOMATON].council == 4, "with the point that it gives"


@pytest.mark.parametrize(("decade", "built"), [(1, "monument"), (2, "fountain")])
@pytest.mark.rule("TR-SOLO-30")
def test_what_its_card_of_embellishment_builds(decade: int, built: str) -> None:
    state = alone(decade=decade, buildings={"b5": lot(1), "c5": "square", "n1": "square"})
    turn(state, EMBELLISH)
    assert building(state, "c5") == built
    assert owner(state, "c5") is None, "it puts no marker on it"
    assert tally(state, AUTOMATON)["buildings"] == 3
    state = alone(decade=decade, buildings={"b5": lot(1), "n1": "square"})
    assert told(turn(state, EMBELLISH), "built") == [{"seat": 1, "building": "square", "space": "b6"}]


# ---- cubes and coins


@pytest.mark.rule("TR-SOLO-22", "TR-SOLO-34")
@pytest.mark.parametrize(
    ("character", "decade", "gained"),
    [
        (None, 1, (0, 2, 0, 0)),
        (None, 2, (2, 0, 0, 0)),
        ("architect", 3, (0, 2, 0, 0)),
        ("carpenter", 2, (0, 2, 0, 0)),
        ("stonemason", 1, (2, 0, 0, 0)),
        ("merchant", 1, (0, 2, 0, 0)),
    ],
)
def test_which_cubes_it_gathers_without_any_building(
    character: str | None, decade: int, gained: tuple[int, int, int, int]
) -> None:
    state = alone({"character": character} if character else {}, decade=decade)
    turn(state, GATHER)
    while asked(state) == (0, "deciding"):
        state.apply(state.legal_actions()[0])
    assert cubes(state, AUTOMATON) == gained
    assert workers(state, AUTOMATON) == 4


@pytest.mark.rule("TR-SOLO-22", "TR-SOLO-15")
@pytest.mark.parametrize("owned", [{"stone": 2}, {"wood": 2}])
def test_a_merchant_takes_precious_and_keeps_the_cubes(owned: dict[str, int]) -> None:
    state = alone({"character": "merchant", **owned})
    turn(state, GATHER)
    assert cubes(state, AUTOMATON) == (owned.get("stone", 0), owned.get("wood", 0), 1, 0)
    state = alone({"character": "merchant", **owned}, stores={"precious": 0})
    turn(state, GATHER)
    assert asked(state) == (0, "deciding"), "else it gathers like everybody"


@pytest.mark.rule("TR-SOLO-18")
def test_it_takes_from_where_nothing_is_emptied() -> None:
    state = alone({"wood": 0}, stores={"wood": [3, 1, 0, 0]})
    turn(state, GATHER)
    assert asked(state) == (0, "turn")
    assert [int(count) for count in state.stores[4:8]] == [1, 1, 0, 0]
    assert "emptied" not in tally(state, AUTOMATON)


@pytest.mark.rule("TR-SOLO-18")
def test_it_takes_the_full_amount_even_if_that_costs_points() -> None:
    state = alone(stores={"wood": [1, 1, 0, 0]})
    turn(state, GATHER)
    assert cubes(state, AUTOMATON)[1] == 2
    assert tally(state, AUTOMATON)["emptied"] == -2


@pytest.mark.rule("TR-SOLO-29", "TR-SOLO-18")
def test_between_equal_grids_the_first_person_decides() -> None:
    state = alone(stores={"wood": [3, 3, 1, 1]})
    turn(state, GATHER)
    assert asked(state) == (0, "deciding")
    assert legal(state) == {"store wood 1", "store wood 2"}
    assert refused(state, "store wood 3") == "TR-SOLO-18"
    assert refused(state, "store wood 4") == "TR-GRID-05"
    play(state, "store wood 2")
    assert asked(state) == (0, "turn"), "from grid 1 it could have come before, so the second comes from grid 2"
    assert [int(count) for count in state.stores[4:8]] == [3, 1, 1, 1]


@pytest.mark.rule("TR-SOLO-29")
def test_of_two_people_the_first_in_the_order_decides() -> None:
    for order, decides in (([2, 1, 0], 1), ([0, 2, 1], 0), ([1, 0, 2], 1)):
        before = order[order.index(2) - 1]
        state = table(3, options={"automaton": "medium"}, order=order, actor=before)
        happens(state, "council 1", chance={SOLO_DRAW: [number(GATHER)]})
        assert asked(state) == (decides, "deciding")


@pytest.mark.rule("TR-SOLO-15", "TR-SOLO-18")
def test_it_trades_a_silver_for_faith() -> None:
    state = alone({"coins": 1}, stacks=[4, 2, 0, 0])
    turn(state, TRADE)
    assert (coins(state, AUTOMATON), player(state, AUTOMATON).faith) == (1, 1)
    assert [int(bronze) for bronze in state.stacks] == [2, 2, 0, 0]
    state = alone(stacks=[4, 4, 2, 1])
    turn(state, TRADE)
    assert legal(state) == {"stack 1", "stack 2"}
    assert refused(state, "stack 3") == "TR-SOLO-18"
    state = alone(stacks=[1, 1, 1, 0])
    turn(state, TRADE)
    assert legal(state) == {"stack 1", "stack 2"}
    play(state, "stack 2")
    assert (coins(state, AUTOMATON), tally(state, AUTOMATON)["emptied"]) == (0, -2)


@pytest.mark.rule("TR-SOLO-15", "TR-SOLO-20")
def test_its_load_takes_no_cubes_and_brings_a_metal() -> None:
    state = alone(supply={"cubes": {"precious": 0}})
    before = TITLE.material(state)
    turn(state, SHIP)
    assert player(state, AUTOMATON).dock == {"triplet": 1}
    assert workers(state, AUTOMATON) == 3
    assert TITLE.material(state) == before
    next_decade(state)
    assert cubes(state, AUTOMATON)[3] == 1
    assert player(state, AUTOMATON).banners == {}
    state = alone(harbor=True)
    turn(state, SHIP)
    assert workers(state, AUTOMATON) == 4


# ---- cards, council, status, units


@pytest.mark.rule("TR-SOLO-16")
def test_it_keeps_the_card_of_its_longest_series() -> None:
    state = alone({"hand": [13, 14]})
    assert longest_series(state, 1, state.players[0].hand) == -1
    assert [*cards(18)] == [longest_series(state, 1, row) for row in (type(state.order)(cards(33, 18)),)]
    state = alone()
    assert longest_series(state, 1, type(state.order)(cards(33, 18))) == cards(18)[0]
    state = alone({"hand": [31]})
    assert longest_series(state, 1, type(state.order)(cards(33, 18))) == cards(33)[0]
    assert longest_series(state, 1, type(state.order)(cards(18, 33))) == cards(33)[0], "one more is enough"


@pytest.mark.rule("TR-SOLO-16")
def test_it_draws_two_from_the_deck_and_lays_the_other_on_its_pile() -> None:
    state = alone({"hand": [13, 14]}, piles={"game": [15], "2": [16]}, **with_top(33))
    events = turn(state, CARD, drawn=[33, 18])
    assert hand(state, AUTOMATON) == [13, 14, 18]
    assert pile(state, "2") == [16, 33]
    assert told(events, "kept") == [{"seat": 1, "card": 18, "rejected": [33]}]
    assert workers(state, AUTOMATON) == 3


@pytest.mark.rule("TR-SOLO-15", "TR-STATUS-01")
def test_it_pays_silver_for_status_first_of_workers_then_of_points() -> None:
    state = alone({"coins": 4})
    turn(state, STATUS)
    assert (coins(state, AUTOMATON), status(state, AUTOMATON)) == (2, {"worker": 1})
    assert workers(state, AUTOMATON) == 4
    state = alone({"coins": 2, "status": {"worker": 1}})
    turn(state, STATUS)
    assert (coins(state, AUTOMATON), status(state, AUTOMATON)) == (0, {"worker": 1, "vp": 1})
    state = alone({"coins": 4, "status": {"worker": 1}})
    turn(state, STATUS)
    assert (coins(state, AUTOMATON), status(state, AUTOMATON)) == (0, {"worker": 2})
    assert workers(state, AUTOMATON) == 3
    assert turned_up(turn(alone({"coins": 1}), STATUS, GATHER)) == [STATUS, GATHER]


@pytest.mark.rule("TR-SOLO-30", "TR-SOLO-15")
@pytest.mark.parametrize(
    ("units", "after"),
    [
        ([], ["miliciano"]),
        (["miliciano", "miliciano", "miliciano"], ["veteran-miliciano", "miliciano", "miliciano"]),
        (
            [{"unit": "miliciano"}, {"unit": "veteran-miliciano", "wounds": 1}, {"unit": "veteran-miliciano"}],
            ["veteran-miliciano", "veteran-miliciano", "veteran-miliciano"],
        ),
        (
            [{"unit": "veteran-miliciano", "wounds": 1}, {"unit": "veteran-miliciano"}, {"unit": "soldier"}],
            ["veteran-miliciano", "soldier", "soldier"],
        ),
    ],
)
def test_what_its_militia_card_does(units: list[Any], after: list[str]) -> None:
    state = table(3, seats={2: {"units": units}}, options={"automaton": "medium"}, order=[0, 2, 1])
    happens(state, "council 1", chance={SOLO_DRAW: [number(MILITIA)]})
    assert [unit.unit for unit in player(state, 2).units] == after
    assert workers(state, 2) == 4


@pytest.mark.rule("TR-SOLO-35")
def test_its_character_scores_as_any_other() -> None:
    state = alone({"character": "carpenter", "wood": 6}, person={"wood": 2})
    assert character_points(state, AUTOMATON, 1) == 8


# ---- major buildings


@pytest.mark.rule("TR-SOLO-30", "TR-SOLO-14")
def test_it_works_on_the_grid_with_the_fewest_free_spaces() -> None:
    state = alone(grids={"fort": {2: 0, 3: 0, 4: 0}})
    turn(state, MAJOR)
    assert grid(state, "fort") == {1: 1, 2: 0, 3: 0, 4: 0, 5: 1, 6: 1}
    assert completed(state) == {"fort"}
    assert "first-worker" not in tally(state, AUTOMATON)
    assert workers(state, AUTOMATON) == 2


@pytest.mark.rule("TR-SOLO-29", "TR-SOLO-30")
def test_of_equal_grids_the_person_chooses() -> None:
    state = alone()
    turn(state, WALLS)
    assert legal(state) == {"work walls", "work roads"}
    assert refused(state, "work fort") == "TR-SOLO-30"
    play(state, "work walls")
    assert grid(state, "walls") == {1: 1, 2: 1}
    assert tally(state, AUTOMATON)["first-worker"] == state.board.first_points[4]
    assert state.players[AUTOMATON].council == 4


@pytest.mark.rule("TR-SOLO-19")
def test_the_cabildo_goes_where_its_homes_are_worth_most() -> None:
    slots = len(table(2).board.slot_points[2])
    homes = {space: house(1) for space in ("d1", "e1", "f1")}
    state = alone(grids={"cabildo": full(slots, 0, but=[slots])}, buildings={**homes, "n1": house(0)})
    turn(state, MAJOR)
    assert asked(state) == (0, "deciding")
    assert legal_of(state, "site") == {"f3", "g3"}
    assert reason(state, "site h3") == "TR-SOLO-19"
    assert reason(state, "site a1") == "TR-MAJOR-10"
    play(state, "site g3")
    assert building(state, "g3") == "cabildo"
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-SOLO-19")
def test_roads_and_walls_too() -> None:
    slots = len(table(2).board.slot_points[5])
    homes = {space: house(1) for space in ("m4", "n4", "m5")}
    state = alone(grids={"roads": full(slots, 0, but=[slots])}, buildings=homes)
    turn(state, WALLS)
    assert state.city.paved == 1 << DISTRICT_NAMES.index("SE")
    state = alone(grids={"walls": full(slots, 0, but=[slots])}, buildings=homes)
    turn(state, WALLS)
    assert legal_of(state, "wall") == {"east 4", "east 5", "east 6"}
    assert reason(state, "wall north a") == "TR-SOLO-19"
    play(state, "wall east 4", "wall east 6")
    assert asked(state) == (0, "deciding"), "the third one is forced, and two more go anywhere"
    assert len(legal_of(state, "wall")) > 10
    assert int(state.city.walls).bit_count() == 3


@pytest.mark.rule("TR-SOLO-19")
@pytest.mark.parametrize(("built", "closes"), [(["west 1"], True), ([], False)])
def test_walls_close_a_district_if_all_of_them_are_enough(built: list[str], closes: bool) -> None:
    """The north-west has six edges, and five walls come at once."""
    slots = len(table(2).board.slot_points[4])
    homes = {space: house(1) for space in ("a1", "b1", "a2")}
    state = alone(grids={"walls": full(slots, 0, but=[slots])}, buildings=homes, walls=built)
    turn(state, WALLS)
    gaps = {"north a", "north b", "north c", "west 2", "west 3"}
    assert (legal_of(state, "wall") == gaps) is closes
    assert reason(state, "wall east 4") == ("TR-SOLO-19" if closes else None)


@pytest.mark.rule("TR-SOLO-19", "TR-COUNCIL-05")
def test_first_in_the_order_it_places_what_the_council_completes() -> None:
    slots = len(table(2).board.slot_points[2])
    homes = {space: house(1) for space in ("d1", "e1", "f1")}
    state = alone(
        {"workers": 0, "spent": 5},
        grids={"cabildo": full(slots, 0, but=[slots])},
        buildings=homes,
        order=[1, 0],
        passed=[1],
        person={"workers": 1, "helpers": 1},
    )
    play(state, "work cabildo", f"council-slot {slots}")
    assert asked(state) == (0, "deciding")
    assert legal_of(state, "site") == {"f3", "g3"}
    assert TITLE.from_position(state.to_position()).to_position() == state.to_position()
    play(state, "site f3")
    assert building(state, "f3") == "cabildo"


@pytest.mark.rule("TR-STATUS-10")
def test_it_raises_its_best_space_by_points_status() -> None:
    slots = len(table(2).board.slot_points[3])
    state = alone({"status": {"vp": 2}}, grids={"harbor": full(slots, 1, 0, but=[slots])}, decade=2)
    turn(state, MAJOR)
    next_decade(state)
    points = state.board.slot_points[3]
    assert tally(state, AUTOMATON)["vp-status"] == max(points[slot] for slot in (0, 2)) * 50 // 100


@pytest.mark.rule("TR-SOLO-18")
@pytest.mark.parametrize("seed", range(40))
def test_choices_of_grids_are_those_with_the_least_loss(seed: int) -> None:
    """Against all ways to take two cubes, each with what it empties."""
    pick = random.Random(seed)
    wood = [pick.randint(0, 3) for _ in range(4)]
    if sum(wood) < 2:
        wood[pick.randrange(4)] = 2
    ways = {}
    for taken in product(*(range(count + 1) for count in wood)):
        if sum(taken) == 2:
            ways[taken] = sum(0 < count == there for count, there in zip(taken, wood, strict=True))
    best = {way for way, emptied in ways.items() if emptied == min(ways.values())}
    reached = set()
    for first in range(4):
        for second in range(first, 4):
            state = alone(stores={"wood": wood})
            turn(state, GATHER)
            for store in (first, second):
                action = f"store wood {store + 1}"
                if asked(state) == (0, "deciding") and action in legal(state):
                    play(state, action)
            if asked(state) == (0, "turn"):
                reached.add(tuple(was - int(now) for was, now in zip(wood, state.stores[4:8], strict=True)))
    assert reached == best
