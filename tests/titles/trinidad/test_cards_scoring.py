"""Cards before an Era is scored: finer homes, districts worth more, borrowed Houses, another colour."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.testing import laws
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    coins,
    happens,
    house,
    legal,
    legal_of,
    palace,
    play,
    refusal,
    refused,
    table,
    tally,
    until,
    walled,
)
from tests.titles.trinidad.secrets import REVEALS, alter

# a closed district worth 8: walls 5, Church and Barracks 2 each, -1 for the second production building
WORTH_EIGHT: dict[str, Any] = {"b1": "church", "b2": "barracks", "b3": "quarry", "c3": "market"}
THREE_HOUSES: dict[str, Any] = {"a1": house(0), "a2": house(0), "a3": house(0)}


def before_scoring(era: int = 1, players: int = 3, **fields: Any) -> TrinidadState:
    """An Era has ended; whoever has a card for it is asked."""
    return play(table(players, **{"decade": 4 * era, "passed": list(range(1, players)), **fields}), "pass")


def scored(state: TrinidadState) -> TrinidadState:
    """Nobody uses a further card, and the Era is scored."""
    while state.decision.kind == "window":
        play(state, "pass")
    return state


def won(state: TrinidadState, source: str) -> list[int]:
    return [tally(state, seat).get(source, 0) for seat in range(len(state.players))]


def value(state: TrinidadState, district: str) -> int:
    """As everybody sees it."""
    return next(int(seen["value"]) for seen in state.view(None)["city"]["districts"] if seen["district"] == district)


def forecast(state: TrinidadState, seat: int, source: str) -> Any:
    return state.view(None)["players"][seat]["scoring"]["lines"][source]


# ---- 36 and 42: finer homes


@pytest.mark.rule("TR-AFF-36")
def test_houses_in_a_walled_district_are_worth_one_more() -> None:
    state = before_scoring(
        seats={0: {"hand": [36], "faith": 5, "coins": 2}},
        buildings={**WORTH_EIGHT, **THREE_HOUSES},
        walls=walled("NW"),
    )
    assert asked(state) == (0, "window")
    assert (value(state, "NW"), forecast(state, 0, "houses")) == (8, 24)
    play(state, "use 36")
    assert scored(state).decision.kind != "window", "one district and one kind of homes: nothing is asked"
    assert won(state, "houses") == [27, 0, 0]
    assert coins(state, 0) == 0


@pytest.mark.rule("TR-AFF-36")
def test_what_is_shown_is_what_is_scored() -> None:
    buildings = {**WORTH_EIGHT, **THREE_HOUSES, "c1": palace(0)}
    state = before_scoring(
        seats={0: {"hand": [36, 74], "faith": 4, "coins": 2}}, buildings=buildings, walls=walled("NW")
    )
    before = forecast(state, 0, "palaces")
    play(state, "use 36")
    assert legal(state) == {"finer houses", "finer palaces"}
    events = happens(state, "finer palaces")
    assert ("homes-raised", {"seat": 0, "district": "NW", "homes": "palaces"}) in events
    assert asked(state) == (0, "window"), "there is another card"
    assert forecast(state, 0, "palaces") == before + 7 == 8 + 10 + 3 * 4 + 7
    shown = next(space for space in state.view(1)["city"]["spaces"] if space["space"] == "c1")
    assert shown["points"] == before + 7
    assert won(scored(state), "palaces") == [before + 7, 0, 0]


@pytest.mark.rule("TR-AFF-42")
def test_a_palace_with_roads_is_worth_seven_more() -> None:
    # Roads 5, Church and Corporation 2 each, 1 less for a second production building: 8
    buildings = {"d1": palace(1), "e1": "church", "f1": "corporation", "g1": "quarry", "g2": "market"}
    state = before_scoring(seats={1: {"hand": [42], "faith": 1, "coins": 3}}, buildings=buildings, roads=["NCL"])
    assert forecast(state, 1, "palaces") == 8 + 10 + 3 == 21
    play(state, "use 42")
    assert won(scored(state), "palaces") == [0, 28, 0]
    assert coins(state, 1) == 1


@pytest.mark.rule("TR-AFF-36", "TR-AFF-42")
def test_both_cards_on_the_same_houses() -> None:
    state = before_scoring(
        seats={0: {"hand": [36, 42], "faith": 9, "coins": 4}},
        buildings={**WORTH_EIGHT, **THREE_HOUSES},
        walls=walled("NW"),
        roads=["NW"],
    )
    assert forecast(state, 0, "houses") == 3 * 12
    play(state, "use 36", "use 42")
    assert won(scored(state), "houses") == [3 * 14, 0, 0]


@pytest.mark.rule("TR-AFF-36", "TR-AFF-64")
def test_a_card_turned_upright_is_for_other_homes() -> None:
    homes = {**WORTH_EIGHT, **THREE_HOUSES, "c1": palace(0)}
    seats = {0: {"hand": [36, 64], "faith": 5, "coins": 4}}
    state = before_scoring(seats=seats, buildings=homes, walls=walled("NW"))
    play(state, "use 36", "finer houses", "use 64", "use 36")
    assert coins(state, 0) == 0, "only the Palace was left, so that nothing was asked"
    assert won(scored(state), "houses") == [3 * 9, 0, 0]
    assert won(state, "palaces") == [8 + 10 + 3 * 5 + 7, 0, 0]
    alone = before_scoring(seats=seats, buildings={**WORTH_EIGHT, **THREE_HOUSES}, walls=walled("NW"))
    assert play(alone, "use 36").decision.kind != "window", "no other homes, and 64 is of no use"


@pytest.mark.rule("TR-AFF-36")
@pytest.mark.parametrize(
    "fields",
    [
        {"buildings": {**WORTH_EIGHT, **THREE_HOUSES}},  # no walls
        {"buildings": {**WORTH_EIGHT, "d1": house(0)}, "walls": walled("NW")},  # no homes there
        {"buildings": {**WORTH_EIGHT, "a1": house(1)}, "walls": walled("NW")},  # somebody else's
    ],
)
def test_finer_homes_need_own_homes_behind_walls(fields: dict[str, Any]) -> None:
    state = before_scoring(seats={0: {"hand": [36, 74], "coins": 2}}, **fields)
    assert refused(state, "use 36") == "TR-AFF-36"
    alone = before_scoring(seats={0: {"hand": [36], "coins": 2}}, **fields)
    assert alone.decision.kind != "window", "and nobody is asked"


@pytest.mark.rule("TR-AFF-36")
def test_finer_homes_cost_a_silver_coin() -> None:
    fields: dict[str, Any] = {"buildings": {**WORTH_EIGHT, **THREE_HOUSES}, "walls": walled("NW")}
    state = before_scoring(seats={0: {"hand": [36], "coins": 1}}, **fields)
    assert asked(state) == (0, "window"), "what is behind the screen does not show"
    assert legal(state) == {"pass"}
    assert refused(state, "use 36") == "TR-AFF-36"


@pytest.mark.rule("TR-AFF-42", "TR-AFF-78")
def test_a_bronze_less_by_another_card() -> None:
    fields: dict[str, Any] = {"buildings": THREE_HOUSES, "roads": ["NW"]}
    state = before_scoring(seats={0: {"hand": [42, 78], "coins": 1, "faith": 5}}, **fields)
    play(state, "use 42")
    assert asked(state) == (0, "paying")
    play(state, "use 78")
    if state.decision.kind == "paying":
        play(state, "pay")
    assert won(scored(state), "houses") == [3 * 6, 0, 0]
    assert coins(state, 0) == 0


@pytest.mark.rule("TR-AFF-36")
def test_a_district_is_chosen_among_several() -> None:
    buildings = {"a1": house(0), "d1": house(0), "d2": palace(0), "l1": palace(0)}
    state = before_scoring(seats={0: {"hand": [36], "coins": 2}}, buildings=buildings, walls=walled("NW", "NCL", "NCR"))
    play(state, "use 36")
    assert legal_of(state, "district") == {"NW", "NCL"}
    assert refused(state, "district NE") == "TR-AFF-36"
    assert refused(state, "district NCR") == "TR-AFF-36"
    play(state, "district NCL")
    assert legal(state) == {"finer houses", "finer palaces"}
    assert refused(state, "district NW") == "engine.other-decision"


# ---- 54, 67 and 68: a district is worth more for all


@pytest.mark.rule("TR-AFF-54")
def test_barracks_next_door_raise_a_district() -> None:
    buildings = {"a4": "barracks", "d4": palace(1)}
    state = before_scoring(seats={0: {"hand": [54, 74]}}, buildings=buildings)
    assert value(state, "CL") == 0
    events = happens(state, "use 54")
    assert ("district-garrisoned", {"seat": 0, "district": "CL"}) in events
    assert value(state, "CL") == 2
    assert state.view(1)["garrisoned"] == ["CL"]
    assert won(scored(state), "palaces") == [0, 12, 0], "for all players"
    assert state.garrisoned == 0, "for one scoring"


@pytest.mark.rule("TR-AFF-54", "TR-AFF-64")
def test_a_district_does_not_have_the_barracks_next_door_twice() -> None:
    seats = {0: {"hand": [54, 64]}}
    state = before_scoring(seats=seats, buildings={"a4": "barracks", "d4": palace(1)})
    assert play(state, "use 54").decision.kind != "window", "there is no other district for it"
    assert won(state, "palaces") == [0, 10 + 2, 0]
    two = before_scoring(seats=seats, buildings={"a4": "barracks", "d4": palace(1), "a1": palace(2)})
    play(two, "use 54")
    assert legal_of(two, "district") == {"NW", "CL"}
    play(two, "district CL", "use 64", "use 54")
    assert won(scored(two), "palaces") == [0, 12, 12]


@pytest.mark.rule("TR-AFF-54")
def test_barracks_must_be_real_and_beside() -> None:
    far = {"a4": "barracks", "l1": palace(1), "b4": palace(1)}
    state = before_scoring(seats={0: {"hand": [54, 74]}}, buildings=far)
    assert refused(state, "use 54") == "TR-AFF-54"
    near = {"a4": "barracks", "a1": palace(1), "d4": palace(1), "l1": palace(1)}
    state = play(before_scoring(seats={0: {"hand": [54, 74]}}, buildings=near), "use 54")
    assert legal_of(state, "district") == {"NW", "CL"}
    for district in ("SW", "NE", "CR"):
        assert refused(state, f"district {district}") == "TR-AFF-54"


@pytest.mark.rule("TR-AFF-54")
def test_a_district_with_barracks_of_its_own_needs_none_next_door() -> None:
    both = {"a4": "barracks", "d4": "barracks", "b4": palace(1), "d5": palace(2)}
    state = before_scoring(players=4, seats={0: {"hand": [54, 74]}}, buildings=both)
    assert refused(state, "use 54") == "TR-AFF-54"


@pytest.mark.rule("TR-AFF-67")
def test_the_loss_for_production_becomes_twice_the_gain() -> None:
    buildings = {"a1": "quarry", "a2": "market", "a3": "carpentry", "b1": palace(2)}
    state = before_scoring(seats={1: {"hand": [67, 74]}}, buildings=buildings)
    assert value(state, "NW") == -2
    events = happens(state, "use 67")
    assert ("loss-reversed", {"seat": 1, "district": "NW"}) in events
    assert value(state, "NW") == 4
    assert won(scored(state), "palaces") == [0, 0, 14]


@pytest.mark.rule("TR-AFF-67")
def test_without_a_loss_there_is_nothing_to_reverse() -> None:
    state = before_scoring(seats={1: {"hand": [67, 74]}}, buildings={"a1": "quarry", "b1": palace(2)})
    assert refused(state, "use 67") == "TR-AFF-67"
    empty = before_scoring(seats={1: {"hand": [67, 74]}}, buildings={"a1": "quarry", "b1": "market"})
    assert refused(empty, "use 67") == "TR-AFF-67", "and nobody lives there"


@pytest.mark.rule("TR-AFF-68")
def test_a_neighbours_walls_and_barracks_count() -> None:
    buildings = {"a1": "barracks", "a2": "church", "d1": palace(0)}
    state = before_scoring(seats={0: {"hand": [68, 74]}}, buildings=buildings, walls=walled("NW"))
    assert value(state, "NCL") == 0
    events = happens(state, "use 68")
    assert ("buildings-shared", {"seat": 0, "district": "NCL", "neighbour": "NW"}) in events
    assert value(state, "NCL") == 5 + 2
    assert state.view(None)["adopted"] == {"NCL": "NW"}
    assert won(scored(state), "palaces") == [17, 0, 0]


@pytest.mark.rule("TR-AFF-68")
@pytest.mark.parametrize(
    ("fields", "gain"),
    [
        ({"roads": ["NW"]}, 5),
        ({"buildings": {"a1": "church", "d1": palace(0)}}, 2),
        ({"fort": True, "buildings": {"a1": "church", "d1": palace(0)}}, 2),  # the Fort lies in no district
        ({"roads": ["NW"], "walls": walled("NW")}, 5),  # one major building
    ],
)
def test_one_major_and_one_minor_building(fields: dict[str, Any], gain: int) -> None:
    state = before_scoring(seats={0: {"hand": [68, 74]}}, **{"buildings": {"d1": palace(0)}, **fields})
    before = value(state, "NCL")
    play(state, "use 68")
    assert value(state, "NCL") == before + gain


@pytest.mark.rule("TR-AFF-68")
def test_a_cathedral_across_two_districts_brings_what_it_brings_the_neighbour() -> None:
    state = before_scoring(seats={0: {"hand": [68, 74]}}, cathedral="g3-h3", buildings={"a1": palace(0)})
    assert (value(state, "NCL"), value(state, "NW")) == (2, 0)
    play(state, "use 68")
    assert value(state, "NW") == 2


@pytest.mark.rule("TR-AFF-68")
def test_district_and_neighbour_are_chosen() -> None:
    buildings = {"a1": "church", "d4": "corporation", "d1": palace(0), "a4": palace(0), "l1": palace(0)}
    state = play(before_scoring(seats={0: {"hand": [68]}}, buildings=buildings), "use 68")
    assert legal_of(state, "district") == {"NCL", "SW"}
    assert refused(state, "district NE") == "TR-AFF-68"
    play(state, "district NCL")
    assert legal_of(state, "district") == {"NW", "CL"}
    assert refused(state, "district NCR") == "TR-AFF-68", "there is nothing"
    assert refused(state, "district SW") == "TR-AFF-68", "no neighbour"
    idle = before_scoring(seats={0: {"hand": [68, 74]}}, buildings={"a1": palace(0), "l1": "church"})
    assert refused(idle, "use 68") == "TR-AFF-68"


# ---- 71: borrowed Houses

SHARED_DISTRICT: dict[str, Any] = {**THREE_HOUSES, "b1": house(1), "b2": house(1), "c1": "church", "c2": "corporation"}


@pytest.mark.rule("TR-AFF-71", "TR-SCORE-22")
def test_houses_of_another_player_count_for_both() -> None:
    state = before_scoring(seats={0: {"hand": [71], "coins": 3}}, buildings=SHARED_DISTRICT, roads=["NW"])
    assert (value(state, "NW"), forecast(state, 0, "houses")) == (9, 9)
    play(state, "use 71")
    assert legal(state) == {"guests 1", "guests 2"}
    events = happens(state, "guests 2")
    borrowed = {"seat": 0, "owner": 1, "district": "NW", "houses": 2}
    assert [params for name, params in events if name == "houses-borrowed"] == [borrowed]
    scored(state)
    assert (coins(state, 0), coins(state, 1)) == (1, 2)
    assert won(state, "houses") == [5 * 5, 2 * 2, 0], "five Houses, in a district with five own buildings"
    assert won(state, "money") == [0, 7, 0], "the payment counts for the richest player"


@pytest.mark.rule("TR-AFF-71")
def test_borrowed_houses_must_be_where_one_has_houses() -> None:
    apart = {"a1": house(0), "d1": house(1)}
    state = before_scoring(seats={0: {"hand": [71, 74], "coins": 3}}, buildings=apart)
    assert refused(state, "use 71") == "TR-AFF-71"
    lots = {"a1": palace(0), "a2": house(1)}
    state = before_scoring(seats={0: {"hand": [71, 74], "coins": 3}}, buildings=lots)
    assert refused(state, "use 71") == "TR-AFF-71"
    poor = before_scoring(seats={0: {"hand": [71]}}, buildings=SHARED_DISTRICT)
    assert asked(poor) == (0, "window")
    assert refused(poor, "use 71") == "TR-AFF-71"


@pytest.mark.rule("TR-AFF-71")
def test_player_district_and_number_are_chosen() -> None:
    buildings = {
        **{space: house(0) for space in ("a1", "d1", "l1")},
        **{space: house(1) for space in ("a2", "a3", "b1", "b2", "d2")},
        "l2": house(2),
    }
    state = play(before_scoring(seats={0: {"hand": [71], "coins": 2}}, buildings=buildings), "use 71")
    assert legal_of(state, "player") == {"2", "3"}
    assert refused(state, "player 1") == "TR-AFF-71"
    play(state, "player 2")
    assert legal_of(state, "district") == {"NW", "NCL"}
    assert refused(state, "district NE") == "TR-AFF-71"
    play(state, "district NW")
    assert legal(state) == {"guests 1", "guests 2"}
    assert refused(state, "guests 3") == "TR-ACTION-06", "for want of bronze"
    rich = play(before_scoring(seats={0: {"hand": [71], "coins": 9}}, buildings=buildings), "use 71", "player 2")
    play(rich, "district NW")
    assert legal(rich) == {"guests 1", "guests 2", "guests 3"}, "never four"
    play(rich, "guests 3")
    assert coins(rich, 0) == 6


@pytest.mark.rule("TR-AFF-71")
def test_how_many_is_asked_even_if_only_one_can_be_paid() -> None:
    state = before_scoring(seats={0: {"hand": [71], "coins": 1}}, buildings=SHARED_DISTRICT)
    play(state, "use 71")
    assert asked(state) == (0, "valuing")
    assert legal(state) == {"guests 1"}


@pytest.mark.rule("TR-AFF-71", "TR-AFF-36")
def test_borrowed_houses_are_finer_too() -> None:
    state = before_scoring(
        seats={0: {"hand": [36, 71], "coins": 4}},
        buildings=SHARED_DISTRICT,
        walls=walled("NW"),
    )
    play(state, "use 71", "guests 2", "use 36")
    assert won(scored(state), "houses") == [5 * 6, 2 * 2, 0]


# ---- 74: another colour


@pytest.mark.rule("TR-AFF-74")
def test_a_card_counts_as_another_colour() -> None:
    """Two of the Captain's cards and one of the Governor's."""
    state = before_scoring(2, seats={0: {"hand": [55, 56, 74]}})
    assert forecast(state, 0, "series") == 0
    play(state, "use 74")
    assert legal_of(state, "card") == {"55", "56", "74"}
    assert refused(state, "card 57") == "TR-AFF-74"
    assert refused(state, "card character") == "TR-AFF-74"
    play(state, "card 74")
    assert len(legal_of(state, "colour")) == 11
    assert refused(state, "colour governor") == "TR-AFF-74", "it has that colour already"
    events = happens(state, "colour captain")
    assert ("card-recoloured", {"seat": 0, "card": 74, "colour": "captain"}) in events
    assert won(scored(state), "series") == [1 * 2, 0, 0]
    assert list(state.players[0].recoloured) == [], "for one check of colours"


@pytest.mark.rule("TR-AFF-74")
def test_a_character_counts_as_another_colour() -> None:
    state = before_scoring(seats={0: {"character": "bishop", "hand": [55, 56, 74]}})
    play(state, "use 74", "card character", "colour captain")
    assert won(scored(state), "series") == [1, 0, 0]


@pytest.mark.rule("TR-AFF-74", "TR-STATUS-13")
def test_colours_of_the_status_count_it_too() -> None:
    state = before_scoring(seats={0: {"hand": [55, 56, 74], "status": {"cards": 3}}})
    assert forecast(state, 0, "colours") == 2
    play(state, "use 74", "card 55", "colour bishop")
    assert won(scored(state), "colours") == [3, 0, 0]


# ---- the window


@pytest.mark.rule("TR-SCORE-22")
def test_all_are_asked_in_turn_order_before_the_first_award() -> None:
    fields: dict[str, Any] = {"order": [2, 0, 1], "actor": 2, "passed": [0, 1]}
    state = before_scoring(seats={0: {"hand": [74]}, 1: {"hand": [74 - 6]}, 2: {"hand": [80]}}, **fields)
    assert asked(state) == (0, "window")
    assert state.decision.params["moment"] == "scoring"
    state = before_scoring(
        seats={0: {"hand": [74], "coins": 3}, 1: {"hand": [67]}, 2: {"hand": [54]}},
        buildings={"a1": "barracks", "a2": "quarry", "a3": "market", "b1": house(0), "d1": house(1)},
        **fields,
    )
    asked_seats = []
    while state.decision.kind == "window":
        asked_seats.append(asked(state)[0])
        assert won(state, "money") == [0, 0, 0]
        play(state, "pass")
    assert asked_seats == [2, 0, 1]
    assert won(state, "money") == [7, 0, 0]


@pytest.mark.rule("TR-SCORE-22")
def test_nobody_is_asked_in_other_decades() -> None:
    state = play(table(3, decade=3, passed=[1, 2], seats={0: {"hand": [74]}}), "pass")
    assert state.decision.kind != "window"
    last = play(table(3, decade=12, passed=[1, 2], seats={0: {"hand": [74]}}), "pass")
    assert asked(last) == (0, "window"), "also before the last one"
    assert play(last, "pass").over


@pytest.mark.rule("TR-AFF-64", "TR-AFF-74")
def test_a_second_card_of_another_colour() -> None:
    state = before_scoring(seats={0: {"hand": [55, 56, 64, 74]}})
    play(state, "use 74", "card 74", "colour captain")
    assert "use 64" in legal(state)
    play(state, "use 64")
    if state.decision.kind != "window":
        play(state, "card 74")
    play(state, "use 74")
    assert legal_of(state, "card") == {"55", "56", "64"}, "that one has another colour already"
    play(state, "card 64", "colour captain")
    assert won(scored(state), "series") == [2, 0, 0]


@pytest.mark.rule("TR-STATUS-10", "TR-AFF-36")
def test_vp_status_raises_what_cards_made_finer() -> None:
    state = before_scoring(
        seats={0: {"hand": [36], "faith": 5, "coins": 2, "status": {"vp": 2}}},
        buildings={**WORTH_EIGHT, **THREE_HOUSES},
        walls=walled("NW"),
    )
    play(state, "use 36")
    scored(state)
    assert state.decision.kind == "scoring"
    assert state.decision.params["bonuses"]["boost home a1"] == 9 // 2
    until(state, "drawing")
    assert state.players[0].walled_homes == 0


@pytest.mark.rule("TR-SCORE-22")
def test_who_passes_last_cannot_take_it_back_freely() -> None:
    """The awards tell who has the most behind the screens."""
    state = before_scoring(seats={0: {"hand": [74], "coins": 3}, 1: {"coins": 2}})
    assert not state.copy().apply(state.vocabulary.parse("use 74")), "nothing is told by using a card"
    assert state.copy().apply(state.vocabulary.parse("pass"))
    laws.learning_is_told(TITLE, [state] * 5)


# ---- positions and secrets


def states_with_cards() -> list[TrinidadState]:
    """All states before a scoring in which seven cards are used."""
    buildings = {
        **SHARED_DISTRICT,
        "b3": "quarry",
        "c3": "market",
        "d1": house(0),
        "d2": "barracks",
        "a4": palace(0),
    }
    seats = {
        0: {"hand": [36, 42, 54, 68, 71, 74], "coins": 9, "character": "bishop", "cubes": {"stone": 2}},
        1: {"hand": [67], "coins": 2},
        2: {"coins": 5, "cubes": {"wood": 2}},
    }
    state = table(3, decade=4, passed=[1, 2], seats=seats, buildings=buildings, walls=walled("NW"), roads=["NW", "NCL"])
    actions = ["pass", "use 36", "use 42", "district NCL", "use 71", "guests 2", "use 54", "use 68", "district NCL"]
    actions += ["use 74", "card character", "colour captain", "use 67"]
    states = []
    for action in actions:
        while action not in legal(state):  # a choice of one plays itself, or there is one more
            state.apply(state.legal_actions()[0])
            states.append(state.copy())
        play(state, action)
        states.append(state.copy())
    return states


def test_every_state_can_be_written_and_read() -> None:
    states = states_with_cards()
    assert {state.decision.kind for state in states} >= {"window", "valuing"}
    last = states[-2]
    assert last.garrisoned
    assert len(last.players[0].guests) == len(last.players[0].recoloured) == 1
    laws.positions_go_both_ways(TITLE, states)
    laws.copies_are_independent(TITLE, states)
    laws.legality_is_said_twice(TITLE, states)
    laws.material_is_kept(TITLE, states)
    laws.samples_look_real(TITLE, states)
    laws.who_is_asked_is_public(TITLE, states)
    laws.samples_ignore_secrets(TITLE, states, alter)
    assert laws.nothing_leaks(TITLE, states, alter, REVEALS) > 0


@pytest.mark.rule("TR-AFF-74", "TR-AFF-60")
def test_a_card_that_60_discards_counts_as_no_colour_at_all() -> None:
    """It may have been given another one just before."""
    seats = {0: {"hand": [60, 62, 63, 74, 84], "character": "bishop"}}
    state = play(before_scoring(seats=seats), "use 74", "card 84", "colour bishop")
    assert forecast(state, 0, "series") == 2, "the Bishop, 62, 63 and 84 for him"
    play(state, "use 60", "discard 84")
    assert forecast(state, 0, "series") == 1
    laws.positions_go_both_ways(TITLE, [state])
    assert won(scored(state), "series") == [1, 0, 0]


AT_THE_END: dict[str, Any] = {
    "phase": "window",
    "decade": 5,
    "step": {"moment": "scoring"},
    "waiting": [{"phase": "end-of-decade", "step": {"step": "scoring", "turns": 0}}],
}


def test_the_window_stands_in_a_position() -> None:
    state = table(3, seats={0: {"hand": [74]}}, **AT_THE_END)
    assert legal(state) == {"pass", "use 74"}


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"garrisoned": ["NW"]}, "garrisoned, reversed, adopted: cards change this only for a scoring (TR-SCORE-22)"),
        (
            {"seats": {0: {"hand": [13], "recoloured": [{"card": 13, "colour": "bishop"}]}}},
            "players[0]: cards change this only for a scoring (TR-SCORE-22)",
        ),
        (
            {**AT_THE_END, "seats": {0: {"hand": [74], "recoloured": [{"card": 13, "colour": "bishop"}]}}},
            "players[0].recoloured: is no own card once, with another colour (TR-AFF-74)",
        ),
        (
            {**AT_THE_END, "seats": {0: {"hand": [74], "walled_homes": ["NW houses"]}}},
            "players[0].walled_homes: NW houses cannot be worth more (TR-AFF-36)",
        ),
        (
            {**AT_THE_END, "seats": {0: {"hand": [74], "guests": [{"owner": 1, "district": "NW", "houses": 1}]}}},
            "players[0].guests: cannot be borrowed (TR-AFF-71)",
        ),
        (
            {**AT_THE_END, "seats": {0: {"hand": [74]}}, "adopted": {"NW": "SE"}},
            "adopted.NW: is no neighbour (TR-AFF-68)",
        ),
        (
            {**AT_THE_END, "decade": 4, "seats": {0: {"hand": [74]}}},
            "waiting[0].step.turns: cards are used before an Era is scored (TR-SCORE-22)",
        ),
    ],
)
def test_what_no_card_has_changed_is_refused(fields: dict[str, Any], problem: str) -> None:
    assert refusal(3, **fields) == problem
