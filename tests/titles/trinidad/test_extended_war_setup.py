"""An extended war begins: when, with how many attackers, which control cards, where they and the defenders stand."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.extended_war.muster import draw_controls, edge_for, edge_name, elites_due, standards_due
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BACK_DRAW, CARD_DRAW, NATIVES, PIRATES
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    cards,
    happens,
    house,
    legal,
    legal_of,
    lot,
    marked,
    new_game,
    next_decade,
    pile,
    play,
    player,
    quiet_action,
    refused,
    table,
    tension,
    until,
)
from tests.titles.trinidad.busy_games import comes_back
from tests.titles.trinidad.wars import (
    FIRST,
    IN,
    OPTION,
    QUIET_DECK,
    area,
    attacker,
    declared,
    homes,
    posts,
    unit,
    war,
)

Events = list[tuple[str, dict[str, object]]]


def outbreak(state: TrinidadState) -> Events:
    """The decade ends with plain backs, and the next one begins."""
    return happens(state, "pass", chance={BACK_DRAW: [0] * 3})


def named(events: Events, name: str) -> list[dict[str, object]]:
    return [params for event, params in events if event == name]


def until_war(state: TrinidadState) -> Events:
    """All decisions of the end of the decade without anything done; what happens meanwhile."""
    events = outbreak(state)
    while not named(events, "attackers-counted") and not state.over:
        events += happens(state, state.vocabulary.notation(quiet_action(state)))
    return events


# ---- when


@pytest.mark.rule("TR-XWAR-01")
def test_no_attack_is_computed_when_war_breaks_out() -> None:
    state = declared(seats={0: {"units": ["soldier"]}})
    events = outbreak(state)
    assert named(events, "war") == []
    assert named(events, "fought") == []
    assert named(events, "war-declared") == [{"faction": "natives", "modifier": 0}]
    assert tension(state)["natives"] == 1
    assert state.view(None)["peace"] == [6]
    assert [int(seat.war_step) for seat in state.players] == [0, 0, 0]


@pytest.mark.rule("TR-XWAR-01")
def test_peace_prevents_it_and_without_the_option_wars_are_as_before() -> None:
    state = declared(peace=[5])
    assert named(outbreak(state), "war-declared") == []
    assert state.area is None
    state = declared(options={})
    assert named(outbreak(state), "war") == [{"faction": "natives", "attack": 2}]


@pytest.mark.rule("TR-XWAR-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_supply_has_the_attackers_for_every_number_of_players(players: int) -> None:
    state = TITLE.new(players, seed=1, options=OPTION)
    supply = state.view(None)["supply"]["attackers"]
    assert supply == {"warrior": 4, "indio": 6, "pirate-captain": 4, "freebooter": 6}
    assert new_game(players).view(None)["supply"]["attackers"] is None


@pytest.mark.rule("TR-XWAR-02", "TR-XWAR-13")
def test_attackers_in_the_city_are_not_in_the_supply() -> None:
    state = war([{"card": 52, "place": "NE"}, {"card": 49, "place": "NE", "elite": True}], faction="pirates")
    supply = state.view(None)["supply"]["attackers"]
    assert supply == {"warrior": 4, "indio": 6, "pirate-captain": 3, "freebooter": 5}


@pytest.mark.rule("TR-XWAR-03")
def test_a_war_lasts_for_the_decade_after_its_outbreak() -> None:
    state = declared(buildings=homes("CL"))
    outbreak(state)
    assert state.decade == 6
    assert area(state).round == 1
    next_decade(state)
    assert state.decade == 7
    assert state.area is None


@pytest.mark.rule("TR-XWAR-04")
def test_in_the_last_decade_six_rounds_are_fought_at_once() -> None:
    buildings = {**homes("NW", "NCL", "NCR", "NE", "SW"), IN["CL"]: "market", IN["CR"]: "church", IN["SE"]: lot(0)}
    short = {**OPTION, "length": "short"}
    seats = {1: {"units": ["miliciano"]}}
    state = declared(2, decade=8, options=short, seats=seats, buildings={**buildings, "f5": house(1)})
    events = until_war(state)
    while not state.over and state.decision.kind in ("posting", "war-round", "attackers"):
        events += happens(state, state.vocabulary.notation(quiet_action(state)))
    assert [params["round"] for params in named(events, "combat-round")] == [1, 2, 3, 4, 5, 6]
    assert len(named(events, "combat-over")) == 1
    assert state.area is None
    assert until(state, "none such").over


@pytest.mark.rule("TR-XWAR-04")
@pytest.mark.parametrize(("round_now", "left"), [(1, [2, 3, 4, 5, 6]), (5, [6]), (6, [])])
def test_after_the_sixth_round_it_is_over_with_attackers_and_unburnt_districts_left(
    round_now: int, left: list[int]
) -> None:
    combat: dict[str, Any] = {"phase": "war-round", "decade": 8, "options": {**OPTION, "length": "short"}}
    combat |= {"passed": [0, 1], "fields": {"round": round_now}, "war_fought": True}
    combat["waiting"] = [{"phase": "end-of-decade", "actor": 0, "step": {"step": "war"}}]
    units = {0: {"units": [unit("miliciano", "SE")]}, 1: {"units": [unit("miliciano", "SE")]}}
    state = war([attacker(FIRST, "NW")], 2, seats=units, buildings=homes(*IN), **combat)
    events: Events = []
    while state.area is not None:
        assert not named(events, "combat-over")
        events += happens(state, "done" if state.decision.kind == "war-round" else sorted(legal(state))[0])
    assert [params["round"] for params in named(events, "combat-round")] == left
    assert len(named(events, "combat-over")) == 1
    assert named(events, "attacker-removed") == []


@pytest.mark.rule("TR-XWAR-04", "TR-XWAR-59")
def test_it_is_over_at_once_when_a_player_removes_the_last_attacker() -> None:
    combat: dict[str, Any] = {"phase": "war-round", "decade": 8, "options": {**OPTION, "length": "short"}}
    combat |= {"passed": [0, 1], "fields": {"round": 2}, "war_fought": True, "deck": QUIET_DECK}
    combat["waiting"] = [{"phase": "end-of-decade", "actor": 0, "step": {"step": "war"}}]
    units = {0: {"units": [unit("veteran-soldier", "SE")]}}
    state = war([attacker(FIRST, "SE")], 2, seats=units, buildings=homes(*IN), **combat)
    events = happens(state, "attack 1 1")
    assert len(named(events, "attacker-removed")) == 1
    assert len(named(events, "combat-over")) == 1
    assert named(events, "combat-round") == []
    assert state.area is None


@pytest.mark.rule("TR-XWAR-05")
def test_the_set_up_comes_in_three_steps_before_cards_are_drawn() -> None:
    state = declared(seats={0: {"units": ["miliciano"]}}, buildings=homes("NW", "SE"))
    events = until_war(state)
    assert asked(state) == (0, "posting")
    events += happens(state, "district SE")
    steps = [name for name, _ in events if name in ("attackers-counted", "attacker-placed", "unit-posted")]
    assert steps == ["attackers-counted", *["attacker-placed"] * (len(steps) - 2), "unit-posted"]
    assert len(steps) > 3
    assert state.decision.kind in ("drawing", "keeping")
    assert state.war_fought


# ---- how many (TR-XWAR-06 to 12)

WAR_TABLE = [  # players, Era, modifier, Elites, standard ones
    (2, 1, 0, 0, 2),  # TR-XWAR-06
    (2, 2, 0, 0, 3),  # TR-XWAR-06
    (2, 3, 0, 1, 3),  # TR-XWAR-06
    (3, 1, 0, 0, 3),  # TR-XWAR-07
    (3, 2, 0, 1, 3),  # TR-XWAR-07
    (3, 3, 0, 2, 4),  # TR-XWAR-07
    (4, 1, 0, 1, 3),  # TR-XWAR-08
    (4, 2, 0, 2, 4),  # TR-XWAR-08
    (4, 3, 0, 3, 5),  # TR-XWAR-08
    (5, 1, 0, 2, 4),  # TR-XWAR-09
    (5, 2, 0, 3, 5),  # TR-XWAR-09
    (5, 3, 0, 4, 5),  # TR-XWAR-09
    (5, 1, 1, 2, 5),  # TR-XWAR-10
    (5, 2, 1, 4, 5),  # TR-XWAR-10
    (5, 3, 1, 4, 6),  # TR-XWAR-10
    (2, 1, 1, 0, 3),  # TR-XWAR-11
    (4, 2, 2, 4, 5),  # TR-XWAR-11
    (2, 2, 4, 4, 5),  # TR-XWAR-11
    (4, 2, 3, 4, 6),  # TR-XWAR-12
    (4, 2, 5, 4, 6),  # TR-XWAR-12
    (4, 1, 3, 4, 5),  # TR-XWAR-12
    (5, 3, 6, 4, 6),  # TR-XWAR-12
]


@pytest.mark.rule("TR-XWAR-06", "TR-XWAR-07", "TR-XWAR-08", "TR-XWAR-09", "TR-XWAR-10", "TR-XWAR-11", "TR-XWAR-12")
@pytest.mark.parametrize(("players", "era", "modifier", "elites", "standards"), WAR_TABLE)
def test_the_war_table(players: int, era: int, modifier: int, elites: int, standards: int) -> None:
    board = new_game(players).board
    assert (elites_due(board, era, modifier), standards_due(board, era, modifier)) == (elites, standards)


@pytest.mark.rule("TR-XWAR-11", "TR-XWAR-13")
def test_tension_brings_more_attackers_and_the_faction_decides_who_they_are() -> None:
    state = declared(4, tension={"pirates": 8})
    events = until_war(state)
    assert named(events, "war-declared") == [{"faction": "pirates", "modifier": 2}]
    assert named(events, "attackers-counted") == [{"faction": "pirates", "elites": 4, "standards": 5}]
    kinds = [found["unit"] for found in state.view(None)["war"]["attackers"]]
    assert (kinds.count("pirate-captain"), kinds.count("freebooter")) == (4, 5)


# ---- which control cards


@pytest.mark.rule("TR-XWAR-14")
def test_a_card_of_another_era_lies_on_the_games_pile() -> None:
    state = declared(2, deck=[16, 27, 13, 30, 63])  # all with plain backs
    events = happens(state, "pass", chance={CARD_DRAW: cards(16, 27, 13, 30, 63), BACK_DRAW: [0] * 4})
    assert named(events, "attackers-counted") == [{"faction": "natives", "elites": 0, "standards": 3}]
    assert sorted(int(card) + 13 for card in area(state).cards) == [27, 30, 63]
    assert pile(state, "game") == [16, 13]  # one for tension, one of Era I


@pytest.mark.rule("TR-XWAR-15")
def test_an_empty_deck_is_made_anew_from_the_games_pile_alone() -> None:
    state = declared(2, deck=[16, 27], piles={"game": [13, 30, 63], "1": [66], "2": [48]})
    happens(state, "pass", chance={CARD_DRAW: cards(16, 27)})
    assert sorted(int(card) + 13 for card in area(state).cards) == [27, 30, 63]
    assert (pile(state, "1"), pile(state, "2")) == ([66], [48])


@pytest.mark.rule("TR-XWAR-16")
@pytest.mark.parametrize(
    ("era", "deck", "wanted"),
    [
        (3, [16, 13, 41, 27, 30], {41, 27, 30}),  # cards of Era II, none of I
        (1, [41, 38, 16, 27, 30], {16, 27, 30}),  # cards of Era II, none of III
        (2, [41, 27, 16], {41, 27, 16}),  # any
        (3, [41, 38, 59, 27, 13], {41, 38, 59}),  # enough of its own
        (3, [41, 13, 16], {41}),  # then fewer come
    ],
)
def test_a_neighbouring_era_counts_where_none_is_left(era: int, deck: list[int], wanted: set[int]) -> None:
    state = table(2, deck=deck, options=OPTION)
    assert {int(card) + 13 for card in draw_controls(state, era, 3)} == wanted


@pytest.mark.rule("TR-XWAR-17", "TR-XWAR-18")
@pytest.mark.parametrize("seed", range(6))
def test_elites_lie_face_down_in_a_random_line(seed: int) -> None:
    state = declared(4, tension={"natives": 8})
    state.reseed(seed)
    outbreak(state)
    found = state.view(None)["war"]["attackers"]
    assert [entry["attacker"] for entry in found] == list(range(1, 10))
    assert sum(entry["elite"] for entry in found) == 4
    printed = {card["card"]: card for card in state.view(None)["board"]["cards"]}
    for entry in found:
        side = printed[entry["card"]]["elite" if entry["elite"] else "standard"]
        assert (entry["attack"], entry["hits"]) == (side["attack"], side["hits"])
        assert entry["initiative"] == printed[entry["card"]]["initiative"]
        assert entry["unit"] == ("warrior" if entry["elite"] else "indio")
    line = [entry["elite"] for entry in found]
    assert line != sorted(line) or seed != 0  # mixed


# ---- where they stand

RING = ["SW-west", "NW-west", "NW-north", "NCL-north", "NCR-north", "NE-north", "NE-east", "SE-east"]


@pytest.mark.rule("TR-XWAR-19", "TR-XWAR-20", "TR-XWAR-21")
def test_edges_are_taken_one_after_another_and_again() -> None:
    board = new_game(4).board
    natives = [edge_name(board, edge_for(board, NATIVES, attacker)) for attacker in range(10)]
    pirates = [edge_name(board, edge_for(board, PIRATES, attacker)) for attacker in range(10)]
    assert natives == [*RING, *RING[:2]]
    assert pirates == [*RING[::-1], *RING[::-1][:2]]
    assert pirates[:4] == ["SE-east", "NE-east", "NE-north", "NCR-north"]
    assert not any(edge.endswith("south") for edge in (*natives, *pirates))


@pytest.mark.rule("TR-XWAR-19")
def test_the_attackers_stand_before_the_city() -> None:
    state = declared(tension={"pirates": 6})
    outbreak(state)
    found = state.view(None)["war"]["attackers"]
    assert [entry["place"] for entry in found] == RING[::-1][: len(found)]
    assert not any(entry["inside"] for entry in found)


# ---- defenders


@pytest.mark.rule("TR-XWAR-22")
def test_milicianos_stand_where_their_owner_has_a_building() -> None:
    seats = {0: {"units": ["miliciano"], "status": {"vp": 1}}, 1: {"units": ["veteran-miliciano"]}}
    buildings = {IN["NW"]: lot(0), IN["SE"]: marked("fountain", 0), IN["CL"]: house(1), IN["NE"]: "market"}
    state = declared(seats=seats, buildings=buildings, order=[0, 1, 2])
    outbreak(state)
    assert asked(state) == (0, "posting")
    assert legal_of(state, "district") == {"NW", "SE"}
    assert refused(state, "district CL") == "TR-XWAR-22"
    assert refused(state, "district NE") == "TR-XWAR-22"
    play(state, "district NW")
    assert posts(state, 0)[0] == "NW"
    assert posts(state, 1)[0] == "CL"  # the only district that they have


@pytest.mark.rule("TR-XWAR-22", "TR-XWAR-23")
def test_the_fort_lets_soldiers_stand_anywhere_and_no_milicianos() -> None:
    seats = {0: {"units": ["miliciano", "soldier"]}}
    state = declared(seats=seats, buildings=homes("NW", "SE"), fort=True)
    outbreak(state)
    assert legal_of(state, "district") == {"NW", "SE"}
    assert refused(state, "district CL") == "TR-XWAR-22"
    play(state, "district NW")
    assert legal_of(state, "district") == {"NW", "NCL", "NCR", "NE", "SW", "CL", "CR", "SE"}


@pytest.mark.rule("TR-XWAR-22")
def test_the_first_in_the_order_places_first_and_who_owns_nothing_keeps_units_beside_the_board() -> None:
    seats = {seat: {"units": ["miliciano"]} for seat in range(3)}
    buildings = {**homes("NW", "NE", seat=0), "c2": house(1), "l2": house(1)}
    state = declared(seats=seats, buildings=buildings, order=[1, 2, 0])
    outbreak(state)
    assert asked(state) == (1, "posting")
    play(state, "district NE")
    assert asked(state) == (0, "posting")
    play(state, "district NW")
    assert [posts(state, seat)[0] for seat in range(3)] == ["NW", "NE", None]


@pytest.mark.rule("TR-XWAR-23")
def test_soldiers_stand_in_barracks_or_anywhere_with_the_fort() -> None:
    seats = {0: {"units": ["soldier"]}}
    buildings = {**homes("NW", "CL"), IN["NE"]: "barracks"}
    state = declared(seats=seats, buildings=buildings)
    outbreak(state)
    assert posts(state, 0)[0] == "NE"
    two = declared(4, seats=seats, buildings={**buildings, IN["SE"]: "barracks"})
    outbreak(two)
    assert legal_of(two, "district") == {"NE", "SE"}
    assert refused(two, "district NW") == "TR-XWAR-23"
    fort = declared(seats=seats, buildings=buildings, fort=True)
    outbreak(fort)
    assert legal_of(fort, "district") == {"NW", "NCL", "NCR", "NE", "SW", "CL", "CR", "SE"}


@pytest.mark.rule("TR-XWAR-24")
def test_units_gained_in_the_war_enter_by_the_same_rules() -> None:
    state = war([{"card": 34, "place": "NE"}], buildings=homes("NW", "CL"), seats={0: {"units": [unit("soldier")]}})
    play(state, "deploy")
    if state.decision.kind == "paying":
        play(state, "pay")
    assert asked(state) == (0, "posting")
    assert legal_of(state, "district") == {"NW", "CL"}
    assert refused(state, "district NE") == "TR-XWAR-22"
    play(state, "district CL")
    assert posts(state, 0)[:2] == [None, "CL"]
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-XWAR-24")
def test_volunteers_take_a_post_too_and_the_turn_goes_on() -> None:
    options = {**OPTION, "events": True}
    events = {"calm": 0, "active": "volunteers"}
    state = war([{"card": 34, "place": "NE"}], buildings=homes("NW", "CL"), options=options, events=events)
    play(state, "volunteer")
    assert asked(state) == (0, "posting")
    play(state, "district NW")
    assert asked(state) == (0, "turn")
    assert "march 1 NCL" in {state.vocabulary.notation(action) for action in state.legal_actions()}


def veteran_beside_the_board(**fields: Any) -> TrinidadState:
    """A Veteran Miliciano without a post, beside Barracks that the owner reaches by a House built since."""
    seats = {0: {"units": [unit("veteran-miliciano", fields.pop("post", None))], "metal": 1, **fields.pop("seat", {})}}
    buildings = {**homes("NE"), "m3": "barracks", **fields.pop("buildings", {})}
    return war([{"card": 34, "place": "SW"}], fields.pop("players", 4), seats=seats, buildings=buildings, **fields)


@pytest.mark.rule("TR-XWAR-24", "TR-XWAR-23", "TR-AFF-57")
def test_a_new_soldier_enters_where_there_are_barracks() -> None:
    state = veteran_beside_the_board()
    play(state, "activate m3")
    assert posts(state, 0)[0] == "NE"  # the only Barracks
    assert area(state).soldiers == 1
    assert asked(state) == (1, "turn")
    state = veteran_beside_the_board(buildings={IN["SW"]: "barracks"})
    play(state, "activate m3")
    assert asked(state) == (0, "posting")
    assert legal_of(state, "district") == {"NE", "SW"}
    assert refused(state, "district NW") == "TR-XWAR-23"
    comes_back(state)
    play(state, "district SW")
    assert posts(state, 0)[0] == "SW"
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-XWAR-24", "TR-AFF-75")
def test_behind_the_post_of_a_new_soldier_the_activation_goes_on() -> None:
    state = veteran_beside_the_board(fort=True, seat={"hand": [75], "metal": 2})
    play(state, "activate m3", "district CL")
    assert asked(state) == (0, "repeating")
    play(state, "use 75")  # with the Fort a veteran, who stays where the Soldier stands
    assert posts(state, 0)[0] == "CL"
    assert player(state, 0).units[0].unit == "veteran-soldier"


@pytest.mark.rule("TR-XWAR-24")
def test_who_has_a_post_is_promoted_there() -> None:
    state = veteran_beside_the_board(post="NW", buildings={"b2": house(0)})
    play(state, "activate m3")
    assert posts(state, 0)[0] == "NW"
    assert player(state, 0).units[0].unit == "soldier"


@pytest.mark.rule("TR-XWAR-25")
@pytest.mark.parametrize(
    ("kind", "strength"),
    [("miliciano", 2), ("veteran-miliciano", 4), ("soldier", 5), ("veteran-soldier", 10)],
)
def test_units_have_equal_attack_and_hits(kind: str, strength: int) -> None:
    state = war([{"card": 34, "place": "NE"}], seats={0: {"units": [unit(kind, "NW")]}}, buildings=homes("NW"))
    assert state.view(None)["players"][0]["units"][0]["combat"] == strength


@pytest.mark.rule("TR-AFF-59")
def test_the_worker_of_card_59_stands_on_a_free_war_marker() -> None:
    seats = {0: {"hand": [59], "units": [unit("soldier", "NE")]}}
    buildings = {**homes("NW"), IN["NE"]: "barracks"}
    state = war([{"card": 34, "place": "SE"}], seats=seats, buildings=buildings)
    supply = int(state.milicianos)
    play(state, "use 59")
    assert posts(state, 0) == ["NE", "NW", None]
    assert state.players[0].recruit_fights
    assert int(state.milicianos) == supply
    assert refused(state, "drill 2") == "TR-XWAR-63"
    waiting = declared(seats={0: {"recruit": 6, "recruit_fights": True, "workers": 5}}, buildings=homes("NW"))
    outbreak(waiting)
    assert posts(waiting, 0) == ["NW", None, None]
    next_decade(waiting)
    assert [found["unit"] for found in waiting.view(None)["players"][0]["units"]] == ["none"] * 3


@pytest.mark.rule("TR-AFF-59")
def test_without_a_free_marker_the_worker_stays_on_its_card() -> None:
    units = [unit("miliciano", "NW") for _ in range(3)]
    state = war([{"card": 34, "place": "SE"}], seats={0: {"hand": [59], "units": units}}, buildings=homes("NW"))
    play(state, "use 59")
    assert asked(state) == (0, "turn")
    assert state.players[0].recruit == 7


def test_the_option_is_off_by_default_and_a_table_without_it_has_no_war() -> None:
    assert table(3).view(None)["war"] is None
    assert not table(3).board.extended_war
    assert table(3, options=OPTION).board.extended_war
