"""The attackers act by themselves: when, what they do in a district, where they go and whom they attack."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.titles.trinidad.extended_war.movement import next_districts, targets_in
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, WAR_MARKERS
from cabildo.titles.trinidad.title import TITLE
from cabildo.titles.trinidad.written.names import members_named
from tests.titles.trinidad.build import asked, happens, legal, legal_of, play, refused
from tests.titles.trinidad.wars import (
    FIFTH,
    FIRST,
    FOURTH,
    IN,
    OPTION,
    QUIET_DECK,
    SECOND,
    THIRD,
    area,
    attacker,
    flames,
    homes,
    places,
    posts,
    unit,
    war,
)

Events = list[tuple[str, dict[str, object]]]
EVERYWHERE = ("NW", "NCL", "NCR", "NE", "SW", "CL", "CR", "SE")


def acting(events: Events) -> list[int]:
    """The numbers of the attackers that did something, in their order; each of them once."""
    found: list[int] = []
    for name, params in events:
        if name in ("pillaged", "attacker-moved") and params["attacker"] not in found[-1:]:
            assert isinstance(params["attacker"], int)
            found.append(params["attacker"])
    return found


def turn(state: TrinidadState) -> Events:
    """The first free worker goes to the council: the shortest main action."""
    action = "council 1"
    events = happens(state, action)
    while state.decision.kind == "paying":
        events += happens(state, "pay" if "pay" in legal(state) else sorted(legal(state))[0])
    return events


# ---- when they act


@pytest.mark.rule("TR-XWAR-26", "TR-XWAR-27")
def test_after_each_player_those_of_that_initiative_act_by_number() -> None:
    """Attackers 1 and 3 have initiative 1, attackers 2 and 4 initiative 2: P1, 1, 3, P2, 2, 4, P3."""
    cards = [attacker(FIRST, "NW"), attacker(SECOND, "NE"), attacker(13, "SW"), attacker(31, "SE")]
    state = war(cards, buildings=homes(*EVERYWHERE), order=[2, 0, 1], actor=2)
    assert acting(turn(state)) == [1, 3]
    assert asked(state) == (0, "turn")
    assert acting(turn(state)) == [2, 4]
    assert asked(state) == (1, "turn")
    assert acting(turn(state)) == []
    assert asked(state) == (2, "turn")
    assert area(state).round == 2


@pytest.mark.rule("TR-XWAR-28")
def test_those_beyond_the_number_of_players_act_after_the_last_one() -> None:
    cards = [attacker(FIFTH, "NW"), attacker(THIRD, "NE"), attacker(FOURTH, "SE")]
    state = war(cards, buildings=homes(*EVERYWHERE), actor=1)
    assert acting(turn(state)) == []
    assert acting(turn(state)) == [2, 3, 1]  # initiative 3, 4, 5


@pytest.mark.rule("TR-XWAR-29")
def test_attackers_act_while_one_player_is_active_and_not_after_the_last_pass() -> None:
    cards = [attacker(FIRST, "NW"), attacker(SECOND, "NE"), attacker(THIRD, "SE")]
    state = war(cards, buildings=homes(*EVERYWHERE), passed=[1, 2])
    events = turn(state)
    assert acting(events) == [1, 2, 3]  # also those of players who have passed
    assert asked(state) == (0, "turn")
    events = happens(state, "pass")
    assert acting(events) == []
    assert "combat-over" in [name for name, _ in events]
    assert state.area is None


@pytest.mark.rule("TR-XWAR-30")
def test_who_passes_takes_their_units_off_at_once() -> None:
    seats = {0: {"units": [unit("soldier", "NE", wounds=1), unit("miliciano", "NW")]}}
    state = war([attacker(FIRST, "NE")], seats=seats, buildings=homes("NE", "NW"))
    events = happens(state, "pass")
    assert posts(state, 0) == [None, None, None]
    assert flames(state) == {"NE": 1}  # it met no Soldier
    assert ("pillaged", {"attacker": 1, "unit": "indio", "district": "NE", "flames": 1}) in events
    assert [int(wounds) for wounds in state.players[0].wounds] == [1, 0, 0]


# ---- what they do


@pytest.mark.rule("TR-XWAR-36")
def test_where_units_stand_it_fights_and_does_not_pillage() -> None:
    seats = {1: {"units": [unit("veteran-soldier", "NE")]}}
    cards = [attacker(FIRST, "NE"), attacker(FIFTH, "SW")]
    state = war(cards, seats=seats, buildings=homes("NE"), faction="natives", deck=QUIET_DECK)
    turn(state)
    assert flames(state) == {}
    assert places(state)[0] is None  # the weakest attacker fought the strongest unit
    assert area(state).takers[0] == 1


@pytest.mark.rule("TR-XWAR-37", "TR-XWAR-38", "TR-XWAR-39")
def test_it_pillages_twice_and_then_moves() -> None:
    state = war([attacker(FIRST, "NE")], 2, buildings=homes("NE", "SE"))
    turn(state)
    assert flames(state) == {"NE": 1}
    turn(state)
    turn(state)
    assert flames(state) == {"NE": 2}
    assert places(state) == ["NE"]
    turn(state)
    turn(state)
    assert places(state) == ["SE"]  # and pillages in the same turn (TR-XWAR-40)
    assert flames(state) == {"NE": 2, "SE": 1}


@pytest.mark.rule("TR-XWAR-39", "TR-XWAR-40")
def test_it_moves_once_and_a_second_move_ends_its_turn() -> None:
    state = war([attacker(FIRST, "NW")], buildings=homes("NE"))
    turn(state)
    assert places(state) == ["NCL"]
    assert flames(state) == {}


@pytest.mark.rule("TR-XWAR-40")
def test_it_may_move_and_then_fight() -> None:
    seats = {1: {"units": [unit("veteran-soldier", "NE")]}}
    cards = [attacker(FIRST, "NCR"), attacker(FIFTH, "SW")]
    state = war(cards, seats=seats, buildings=homes("NE"), deck=QUIET_DECK)
    turn(state)
    assert places(state)[0] is None


@pytest.mark.rule("TR-XWAR-41")
def test_from_outside_it_enters_and_stands_in_an_empty_district() -> None:
    state = war([attacker(FIRST, "NE-east", elite=True)], buildings=homes("SW"), faction="pirates")
    events = turn(state)
    assert places(state) == ["NE"]
    assert ("attacker-moved", {"attacker": 1, "unit": "pirate-captain", "district": "NE"}) in events
    assert flames(state) == {}


@pytest.mark.rule("TR-XWAR-41", "TR-XWAR-40")
def test_from_outside_it_enters_and_pillages_at_once() -> None:
    state = war([attacker(FIRST, "NE-north")], buildings=homes("NE"))
    turn(state)
    assert (places(state), flames(state)) == (["NE"], {"NE": 1})


@pytest.mark.rule("TR-AFF-22-W")
def test_one_that_is_halted_stays_for_a_turn() -> None:
    state = war([attacker(FIRST, "NW", halted=True)], 2, buildings=homes("NE"))
    turn(state)
    assert places(state) == ["NW"]
    turn(state)
    turn(state)
    assert places(state) == ["NCL"]


@pytest.mark.rule("TR-AFF-22-W", "TR-XWAR-41")
def test_one_that_is_halted_outside_does_not_come_in() -> None:
    state = war([attacker(FIRST, "NW-north", halted=True)], 2, buildings=homes("NE"))
    turn(state)
    assert places(state) == ["NW-north"]


@pytest.mark.rule("TR-AFF-83-W")
def test_a_newcomer_acts_from_the_next_round_on() -> None:
    state = war([attacker(FIRST, "NE"), attacker(13, "SW", newcomer=True)], 2, buildings=homes("NE", "SW"))
    assert acting(turn(state)) == [1]
    turn(state)
    assert acting(turn(state)) == [1, 2]


# ---- where they go


@pytest.mark.rule("TR-XWAR-42")
def test_one_step_towards_the_nearest_buildings() -> None:
    state = war([attacker(FIRST, "NW")], buildings=homes("NCR", "SE"))
    turn(state)
    assert places(state) == ["NCL"]


@pytest.mark.rule("TR-XWAR-42")
def test_districts_pillaged_twice_attract_only_where_units_are() -> None:
    seats = {1: {"units": [unit("soldier", "NCL")]}}
    burnt = {"NCL": 2}
    state = war([attacker(FIRST, "NW")], buildings=homes("NCL", "SE"), flames=burnt)
    assert next_names(state, "NW") == {"NCL", "SW"}  # both are on the way to the south-east
    state = war([attacker(FIRST, "NW")], buildings=homes("NCL", "SE"), flames=burnt, seats=seats)
    assert next_names(state, "NW") == {"NCL"}


@pytest.mark.rule("TR-XWAR-43")
def test_of_equally_near_districts_the_least_defended_one() -> None:
    seats = {0: {"units": [unit("soldier", "NCL")]}, 1: {"units": [unit("miliciano", "SW")]}}
    state = war([attacker(FIRST, "NW")], buildings=homes("NCL", "SW"), seats=seats)
    assert next_names(state, "NW") == {"SW"}


@pytest.mark.rule("TR-XWAR-43")
def test_of_those_the_first_player_decides() -> None:
    state = war([attacker(SECOND, "NW")], buildings=homes("NCL", "SW", "SE"), order=[2, 0, 1], actor=0)
    turn(state)
    assert asked(state) == (2, "attackers")
    assert legal_of(state, "district") == {"NCL", "SW"}
    assert refused(state, "district CL") == "TR-XWAR-42"
    assert refused(state, "target 1 1") == OTHER_DECISION
    asks = {"attacker": 1, "unit": "indio", "district": "NW", "fights": False}
    assert {name: state.decision.params[name] for name in asks} == asks
    play(state, "district SW")
    assert (places(state), flames(state)) == (["SW"], {"SW": 1})
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-XWAR-43")
def test_a_way_round_is_refused() -> None:
    state = war([attacker(FIRST, "CL")], buildings=homes("NCL", "SW"))
    turn(state)
    assert legal_of(state, "district") == {"NCL", "SW"}
    assert refused(state, "district CR") == "TR-XWAR-43"


# ---- whom they attack


@pytest.mark.rule("TR-XWAR-44")
def test_the_unit_with_the_lowest_hits_is_attacked() -> None:
    seats = {0: {"units": [unit("soldier", "NE")]}, 1: {"units": [unit("miliciano", "NE")]}}
    state = war([attacker(FIRST, "NE")], seats=seats, buildings=homes("NE"))
    assert targets(state, "NE") == {(1, 1)}
    view = state.view(None)["war"]["attackers"][0]["next"]
    assert view == {"does": "fight", "districts": [], "targets": [{"seat": 1, "marker": 1}]}


@pytest.mark.rule("TR-XWAR-44")
def test_of_equal_ones_the_first_player_names_the_target() -> None:
    seats = {
        0: {"units": [unit("soldier", "NE"), unit("miliciano", "NE"), unit("miliciano", "NE")]},
        1: {"units": [unit("miliciano", "NE")]},
        2: {"units": [unit("miliciano", "NW")]},
    }
    state = war([attacker(SECOND, "NE")], seats=seats, buildings=homes("NE"), order=[1, 0, 2], deck=QUIET_DECK)
    turn(state)
    assert asked(state) == (1, "attackers")
    assert legal_of(state, "target") == {"1 2", "2 1"}
    assert refused(state, "target 1 1") == "TR-XWAR-44"
    assert refused(state, "target 1 3") == FIXED_ORDER
    assert refused(state, "target 3 1") == "TR-XWAR-45"
    assert refused(state, "district NW") == OTHER_DECISION
    play(state, "target 1 2")
    assert state.decision.kind != "attackers"


# ---- movement against a naive search


def random_area(seed: int) -> TrinidadState:
    """Buildings, flames and units by chance."""
    chance = random.Random(seed)
    built = [name for name in EVERYWHERE if chance.random() < 0.5] or ["CR"]
    burnt = {name: chance.choice((1, 2)) for name in built[:-1] if chance.random() < 0.5}
    kinds = ("miliciano", "veteran-miliciano", "soldier", "veteran-soldier")
    seats: dict[int, dict[str, Any]] = {}
    for seat, kind in product(range(3), kinds):
        if chance.random() < 0.25 and len(seats.setdefault(seat, {"units": []})["units"]) < WAR_MARKERS:
            wounds = chance.choice((0, 0, 1))
            seats[seat]["units"].append(unit(kind, chance.choice(EVERYWHERE), wounds=wounds))
    soldiers = [found for seat in seats.values() for found in seat["units"] if "soldier" in found["unit"]]
    for extra in soldiers[2:]:  # there are two
        extra["unit"] = "miliciano"
    return war([attacker(FIRST, "NE")], seats=seats, buildings=homes(*built), flames=burnt)


NEIGHBOURS = {
    "NW": ("NCL", "SW"),
    "NCL": ("NW", "NCR", "CL"),
    "NCR": ("NCL", "NE", "CR"),
    "NE": ("NCR", "SE"),
    "SW": ("NW", "CL"),
    "CL": ("SW", "NCL", "CR"),
    "CR": ("CL", "NCR", "SE"),
    "SE": ("CR", "NE"),
}
HITS = {"miliciano": 2, "veteran-miliciano": 4, "soldier": 5, "veteran-soldier": 10}


def ways(start: str) -> Iterator[list[str]]:
    """All ways without a district twice, the shortest first."""
    front = [[start]]
    while front:
        yield from front
        front = [[*way, other] for way in front for other in NEIGHBOURS[way[-1]] if other not in way]


def naive_steps(state: TrinidadState, start: str) -> set[str]:
    """Where an attacker may go by the words of the rules, from what everybody sees."""
    view = state.view(None)
    hits: dict[str, int] = {}
    for seat in view["players"]:
        for found in seat["units"]:
            if found["post"] is not None:
                hits[found["post"]] = hits.get(found["post"], 0) + HITS[found["unit"]]
    columns = {space: entry["district"] for entry in view["board"]["districts"] for space in entry["spaces"]}
    built = {columns[space] for space in IN.values() if building_on(view, space)}
    burnt = {name for name, count in view["war"]["flames"].items() if count == 2}
    goals = {name for name in built if name not in burnt or name in hits} - {start}
    reached = [way for way in ways(start) if way[-1] in goals]
    if not reached:
        return set()
    shortest = len(reached[0])
    nearest = [way for way in reached if len(way) == shortest]
    least = min(hits.get(way[-1], 0) for way in nearest)
    return {way[1] for way in nearest if hits.get(way[-1], 0) == least}


def building_on(view: dict[str, Any], space: str) -> bool:
    return any(entry["space"] == space for entry in view["city"]["spaces"])


def next_names(state: TrinidadState, start: str) -> set[str]:
    found = next_districts(state, area(state), DISTRICT_NAMES.index(start))
    return set(members_named(DISTRICT_NAMES, int(found)))


def targets(state: TrinidadState, district: str) -> set[tuple[int, int]]:
    """Seat and war marker, counted from 1, of those that an attacker there may fight."""
    found = int(targets_in(state, area(state), DISTRICT_NAMES.index(district)))
    return {(number // WAR_MARKERS, number % WAR_MARKERS + 1) for number in range(99) if found >> number & 1}


@pytest.mark.rule("TR-XWAR-42", "TR-XWAR-43")
def test_movement_is_what_a_naive_search_finds() -> None:
    several = 0
    for seed in range(250):
        state = random_area(seed)
        for start in EVERYWHERE:
            steps = next_names(state, start)
            assert steps == naive_steps(state, start), (seed, start)
            several += len(steps) > 1
    assert several > 50


@pytest.mark.rule("TR-XWAR-44")
def test_targets_are_what_a_naive_search_finds() -> None:
    asked_for = 0
    for seed in range(250):
        state = random_area(seed)
        players = state.view(None)["players"]
        for district in EVERYWHERE:
            there = {
                (seat, number + 1): HITS[found["unit"]]
                for seat, entry in enumerate(players)
                for number, found in enumerate(entry["units"])
                if found["post"] == district
            }
            lowest = {key for key, hits in there.items() if hits == min(there.values())}
            found = targets(state, district)
            assert found <= lowest
            assert {seat for seat, _ in found} == {seat for seat, _ in lowest}
            asked_for += len(found) > 1
    assert asked_for > 10


def test_districts_lie_beside_each_other_as_the_view_says() -> None:
    view = TITLE.new(3, seed=1, options=OPTION).view(None)
    told = {entry["district"]: set(entry["neighbours"]) for entry in view["board"]["districts"]}
    assert told == {name: set(others) for name, others in NEIGHBOURS.items()}
