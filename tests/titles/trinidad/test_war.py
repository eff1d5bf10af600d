"""A war at the end of a decade: the attack, the walls, and everybody alone against it."""

from typing import Any

import pytest

from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BACK_DRAW, BACK_NAMES
from tests.titles.trinidad.build import (
    asked,
    hand,
    happens,
    legal,
    next_decade,
    pile,
    play,
    player,
    reason,
    refusal,
    score,
    table,
    tally,
    tension,
    until,
    walled,
)

NATIVES_AT = {2: 6, 3: 7, 4: 8, 5: 10}  # tension at which Natives attack with this value
Events = list[tuple[str, dict[str, object]]]


def last_turn(**fields: Any) -> TrinidadState:
    """Everybody but the first of four has passed, in the second decade."""
    return table(4, **{"decade": 2, "passed": [1, 2, 3], **fields})


def end(state: TrinidadState, *backs: str) -> Events:
    """The decade ends; these backs come to lie on top of the deck, plain ones where nothing is said."""
    plain = [BACK_NAMES.index(back) for back in backs] + [0] * 3
    return happens(state, "pass", chance={BACK_DRAW: plain})


def attacked(attack: int, **fields: Any) -> TrinidadState:
    """Natives attack with this value; whoever has units is asked."""
    state = last_turn(tension={"natives": NATIVES_AT[attack]}, **fields)
    end(state)
    return state


def units(state: TrinidadState, seat: int) -> list[tuple[str, int]]:
    """The units of a seat with their wounds."""
    return [(unit.unit, unit.wounds) for unit in player(state, seat).units if unit.unit != "none"]


def step_of(state: TrinidadState, seat: int) -> int:
    return int(state.players[seat].war_step)


def named(events: Events, name: str) -> list[dict[str, object]]:
    return [params for event, params in events if event == name]


# ---- what a war does before anybody fights


@pytest.mark.rule("TR-WAR-05")
def test_a_native_war_resets_only_the_natives() -> None:
    state = last_turn(tension={"natives": 8 + 3, "pirates": 5})
    end(state)
    assert tension(state) == {"natives": 1, "pirates": 5}


@pytest.mark.rule("TR-WAR-05")
def test_a_pirate_war_resets_both() -> None:
    state = last_turn(tension={"natives": 5, "pirates": 8 + 3})
    end(state)
    assert tension(state) == {"natives": 1, "pirates": 1}


@pytest.mark.rule("TR-WAR-06")
def test_peace_follows_a_war() -> None:
    state = last_turn(decade=5, tension={"natives": 8})
    assert named(end(state), "war")
    assert (state.peace, state.peace_markers) == (1 << 6, 2)

    state.tension[0] = 6
    events = happens(next_decade_but_one_turn(state), "pass", chance={BACK_DRAW: [0]})
    assert not named(events, "war"), "peace in decade 6"
    assert (state.decade, state.peace, state.peace_markers) == (7, 0, 3)

    events = happens(next_decade_but_one_turn(state), "pass", chance={BACK_DRAW: [0]})
    assert named(events, "war"), "at the end of decade 7"


def next_decade_but_one_turn(state: TrinidadState) -> TrinidadState:
    """Everybody but one has passed."""
    until(state, "turn")
    while int(state.passed).bit_count() < len(state.players) - 1:
        play(state, "pass")
    return state


@pytest.mark.rule("TR-WAR-06")
def test_no_peace_marker_is_placed_where_there_is_none_or_one_already() -> None:
    state = last_turn(decade=5, tension={"natives": 8}, peace=[7, 9, 11])
    end(state)
    assert state.peace == 1 << 7 | 1 << 9 | 1 << 11
    state = last_turn(decade=5, tension={"natives": 8}, peace=[6])
    end(state)
    assert (state.peace, state.peace_markers) == (1 << 6, 2)


@pytest.mark.rule("TR-WAR-06")
def test_no_peace_follows_the_last_decade() -> None:
    state = last_turn(decade=12, tension={"natives": 8})
    assert named(end(state), "war")
    assert (state.peace, state.peace_markers) == (0, 3)


@pytest.mark.rule("TR-WAR-07")
@pytest.mark.parametrize(
    ("faction", "level", "attack"),
    [("natives", 6, 2), ("natives", 8, 4), ("natives", 16, 8), ("pirates", 6, 4), ("pirates", 8, 6)],
)
def test_the_attack_value(faction: str, level: int, attack: int) -> None:
    state = last_turn(tension={faction: level})
    assert named(end(state), "war") == [{"faction": faction, "attack": attack}]


@pytest.mark.rule("TR-WAR-08", "TR-WAR-09")
def test_closed_districts_weaken_the_attack() -> None:
    state = last_turn(tension={"natives": 8}, walls=walled("SW", "SE"))
    events = end(state, "plain", "native", "natives")
    assert named(events, "war") == [{"faction": "natives", "attack": 4}]
    assert named(events, "walls-held") == [{"districts": 2, "attack": 1}]
    assert [params["attack"] for params in named(events, "fought")] == [1, 1, 1, 1]
    assert len(pile(state, "game")) == 1 + 3, "one for the tension, three for the walls"


@pytest.mark.rule("TR-WAR-08")
def test_symbols_of_the_other_faction_and_of_the_discarded_card_do_not_count() -> None:
    state = last_turn(tension={"pirates": 8}, walls=walled("SW"))
    events = end(state, "pirate", "natives")
    assert named(events, "war") == [{"faction": "pirates", "attack": 4 + 3}], "the pirate on top raised it"
    assert named(events, "walls-held") == [{"districts": 1, "attack": 7}]


@pytest.mark.rule("TR-WAR-08", "TR-WAR-09")
def test_a_card_drawn_for_walls_is_not_drawn_twice() -> None:
    """All but three cards are owned: one is discarded first and shuffled in again, for the fourth there is none."""
    state = last_turn(
        tension={"natives": 16},
        walls=walled("SW", "SE", "NCL", "NCR"),
        seats={0: {"hand": list(range(16, 85)), "banners": {"purple": 2}}},
        deck=[13],
        piles={"1": [14, 15]},
    )
    events = happens(state, "pass")
    tension_card, _first, *drawn = [params["card"] for params in named(events, "top-discarded")]
    assert tension_card == 13
    assert sorted(map(str, drawn)) == ["13", "14", "15"]


@pytest.mark.rule("TR-WAR-08")
def test_without_a_closed_district_no_card_is_turned_up() -> None:
    state = last_turn(tension={"natives": 8}, walls=walled("SW")[:2])
    events = end(state)
    assert not named(events, "walls-held")
    assert len(pile(state, "game")) == 1, "the one for the tension"


@pytest.mark.rule("TR-WAR-10")
def test_an_attack_of_nothing_is_no_battle_but_a_war() -> None:
    state = last_turn(
        decade=3, tension={"natives": 6}, walls=walled("SW"), seats={0: {"units": ["soldier"]}, 1: {"units": []}}
    )
    events = end(state, "plain", "natives")
    assert named(events, "walls-held") == [{"districts": 1, "attack": 0}]
    assert not named(events, "fought")
    assert [step_of(state, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert units(state, 0) == [("soldier", 0)]
    assert state.war_fought
    assert tension(state)["natives"] == 1
    assert state.peace == 1 << 4


# ---- fighting


@pytest.mark.rule("TR-WAR-11")
def test_everybody_fights_alone_in_inverse_order() -> None:
    state = attacked(
        3,
        order=[2, 0, 3, 1],
        seats={0: {"units": ["veteran-miliciano"]}, 1: {}, 2: {"units": ["miliciano"]}, 3: {"units": ["soldier"]}},
    )
    assert asked(state) == (3, "fighting"), "seat 1, the last, has no unit and has lost already"
    assert step_of(state, 1) == 3
    events = happens(state, "field 1")
    assert named(events, "fought") == [{"seat": 3, "strength": 3, "attack": 3}]
    assert asked(state) == (0, "fighting")
    play(state, "field 1")
    assert step_of(state, 0) == 1, "not helped by the Soldier of another"
    assert asked(state) == (2, "fighting")
    play(state, "done")
    assert step_of(state, 2) == 3
    assert state.decade == 3


@pytest.mark.rule("TR-WAR-12")
def test_one_may_field_none() -> None:
    state = attacked(3, seats={0: {"units": ["miliciano", "miliciano"]}})
    assert legal(state) == {"done", "field 1"}, "they are alike"
    play(state, "done")
    assert step_of(state, 0) == 3
    assert units(state, 0) == [("miliciano", 0), ("miliciano", 0)]


@pytest.mark.rule("TR-WAR-12")
def test_units_take_the_field_in_one_order() -> None:
    state = attacked(5, seats={0: {"units": ["miliciano", "soldier", "veteran-miliciano"], "hand": [13]}})
    play(state, "field 2")
    assert legal(state) == {"done", "field 3"}
    assert reason(state, "field 1") == FIXED_ORDER
    assert reason(state, "field 2") == FIXED_ORDER
    assert reason(state, "burn 13") == FIXED_ORDER
    assert reason(state, "burn 14") == "TR-CARD-09"
    assert reason(state, "pass") == OTHER_DECISION


@pytest.mark.rule("TR-WAR-12")
def test_of_units_that_are_alike_the_first_ones_take_the_field() -> None:
    state = attacked(5, seats={0: {"units": ["soldier", "miliciano", "miliciano"]}})
    assert legal(state) == {"done", "field 1", "field 2"}
    assert reason(state, "field 3") == FIXED_ORDER
    play(state, "field 1")
    assert legal(state) == {"done", "field 2"}
    play(state, "field 2")
    assert legal(state) == {"done", "field 3"}
    wounded = {"unit": "soldier", "wounds": 1}
    assert legal(attacked(5, seats={0: {"units": ["soldier", wounded]}})) == {"done", "field 1", "field 2"}


@pytest.mark.rule("TR-WAR-12")
def test_a_marker_without_a_unit_fights_not() -> None:
    state = attacked(5, seats={0: {"units": ["none", "soldier"]}})
    assert legal(state) == {"done", "field 2"}
    assert reason(state, "field 1") == "TR-WAR-12"


@pytest.mark.rule("TR-WAR-13")
@pytest.mark.parametrize(
    ("kinds", "strength"),
    [
        (["miliciano"], 1),
        (["veteran-miliciano"], 2),
        (["soldier"], 3),
        (["veteran-soldier"], 4),
        (["soldier", "veteran-miliciano"], 5),
    ],
)
def test_attack_values_of_units(kinds: list[str], strength: int) -> None:
    state = last_turn(tension={"natives": 16}, seats={0: {"units": kinds}})
    end(state)
    events: Events = []
    for marker in range(1, len(kinds) + 1):
        events += happens(state, f"field {marker}")
    assert named(events, "fought") == [{"seat": 0, "strength": strength, "attack": 8}]


@pytest.mark.rule("TR-WAR-14")
def test_who_is_as_strong_as_the_attack_wins() -> None:
    state = attacked(3, seats={0: {"units": ["soldier"]}})
    play(state, "field 1")
    assert step_of(state, 0) == -1
    assert state.players[0].won_war
    assert player(state, 0).banners == {"red": 1}


@pytest.mark.rule("TR-WAR-14")
def test_who_is_stronger_than_the_attack_wins_one_step_too() -> None:
    state = attacked(2, seats={0: {"units": ["veteran-soldier", "soldier"]}})
    play(state, "field 1", "field 2")
    assert step_of(state, 0) == -1


@pytest.mark.rule("TR-WAR-14")
def test_nobody_goes_beyond_the_left_end() -> None:
    state = attacked(3, seats={0: {"units": ["soldier"], "war_step": -4}})
    play(state, "field 1")
    assert step_of(state, 0) == -4
    assert state.players[0].won_war


@pytest.mark.rule("TR-WAR-15", "TR-WAR-18")
def test_who_is_weaker_goes_to_the_right_by_the_difference() -> None:
    state = attacked(3, seats={0: {"units": ["miliciano", "miliciano"]}})
    supply = state.milicianos
    play(state, "field 1", "field 2")
    assert step_of(state, 0) == 1
    assert not state.players[0].won_war
    assert units(state, 0) == []
    assert state.milicianos == supply + 2


@pytest.mark.rule("TR-WAR-16")
def test_steps_beyond_the_right_end_cost_council_value() -> None:
    state = attacked(3, seats={0: {"war_step": 9, "council": 8}, 1: {"war_step": 7, "council": 8}})
    assert (step_of(state, 0), player(state, 0).council) == (10, 6)
    assert (step_of(state, 1), player(state, 1).council) == (10, 8), "it just reaches the end"
    state = attacked(3, seats={0: {"war_step": 8, "council": 8}})
    assert (step_of(state, 0), player(state, 0).council) == (10, 7)


@pytest.mark.rule("TR-WAR-16")
def test_the_council_value_lost_in_a_war_may_cost_points() -> None:
    state = attacked(3, seats={0: {"war_step": 10, "council": 1}, 1: {"war_step": 10, "council": 3}})
    assert player(state, 0).council == 1
    assert tally(state, 0) == {"council-loss": -6}, "2 for falling to 0 and 2 for each point below"
    assert player(state, 1).council == 1
    assert tally(state, 1) == {"council-loss": -2}


@pytest.mark.rule("TR-WAR-17")
def test_wounds_against_natives_and_pirates() -> None:
    state = attacked(3, seats={0: {"units": ["soldier", "soldier"]}})
    play(state, "field 1", "done")
    assert units(state, 0) == [("soldier", 1), ("soldier", 0)], "only who fought is wounded"
    state = last_turn(tension={"pirates": 6}, seats={0: {"units": ["soldier"]}})
    end(state)
    play(state, "field 1")
    assert units(state, 0) == [("soldier", 2)]


@pytest.mark.rule("TR-WAR-18")
def test_units_with_as_many_wounds_as_they_bear_are_removed() -> None:
    state = last_turn(
        tension={"pirates": 6},
        seats={0: {"units": ["veteran-miliciano", {"unit": "soldier", "wounds": 1}, "veteran-soldier"]}},
    )
    end(state)
    milicianos, soldiers = state.milicianos, state.soldiers
    play(state, "field 1", "field 2", "field 3")
    assert units(state, 0) == [("veteran-soldier", 2)]
    assert list(state.players[0].wounds) == [0, 0, 2], "a new unit on the marker has none"
    assert (state.milicianos, state.soldiers) == (milicianos + 1, soldiers + 1)


@pytest.mark.rule("TR-WAR-19")
def test_wounds_stay() -> None:
    state = last_turn(seats={0: {"units": [{"unit": "soldier", "wounds": 1}]}})
    next_decade(next_decade(state))
    assert state.decade == 4
    assert units(state, 0) == [("soldier", 1)]


@pytest.mark.rule("TR-CARD-11")
def test_cards_may_be_burned_in_the_war() -> None:
    state = attacked(4, seats={0: {"units": ["soldier"], "hand": [20, 55]}})
    assert legal(state) == {"done", "field 1", "burn 20", "burn 55"}
    play(state, "burn 55")
    assert asked(state) == (0, "fighting")
    assert pile(state, "1") == [55]
    events = happens(state, "field 1")
    assert {"seat": 0, "strength": 4, "attack": 4} in named(events, "fought")
    assert named(events, "war-won") == [{"seat": 0, "step": -1}]
    assert hand(state, 0) == [20]


@pytest.mark.rule("TR-CARD-11")
def test_with_several_units_it_is_said_for_which_a_card_is_burned() -> None:
    state = attacked(5, seats={0: {"units": ["miliciano", "soldier"], "hand": [20, 55]}})
    play(state, "burn 20")
    assert asked(state) == (0, "burning")
    play(state, "unit 2", "burn 55", "unit 2")
    events = happens(state, "field 2")
    assert {"seat": 0, "strength": 5, "attack": 5} in named(events, "fought")


@pytest.mark.rule("TR-WAR-20", "TR-CARD-10")
def test_burned_cards_help_only_in_this_decade() -> None:
    state = attacked(4, seats={0: {"units": ["soldier"], "hand": [20]}})
    play(state, "burn 20", "field 1")
    assert list(state.players[0].burned) == [0, 0, 0]
    state = last_turn(seats={0: {"units": [{"unit": "miliciano", "burned": 2}]}})
    assert not named(end(state), "war")
    assert list(state.players[0].burned) == [0, 0, 0], "also if there was no war"


@pytest.mark.rule("TR-WAR-20", "TR-CARD-10")
def test_cards_burned_before_count_in_the_war() -> None:
    state = attacked(3, seats={0: {"units": [{"unit": "miliciano", "burned": 2}]}})
    assert {"seat": 0, "strength": 3, "attack": 3} in named(happens(state, "field 1"), "fought")


@pytest.mark.rule("TR-WAR-21")
def test_the_war_is_fought_before_the_refill() -> None:
    state = last_turn(tension={"natives": 8})
    events = [params.get("step", name) for name, params in end(state) if name in ("war", "fought", "end-step")]
    assert events == ["reactivation", "ship", "tension", "war", *["fought"] * 4, "refill", "order", "recovery"]


@pytest.mark.rule("TR-BANNER-05")
def test_two_wars_won_are_the_red_banner() -> None:
    state = attacked(3, seats={0: {"units": ["soldier"], "banners": {"red": 1}}})
    play(state, "field 1")
    assert player(state, 0).banners == {"red": 2}


# ---- legality and positions


@pytest.mark.rule("TR-WAR-12", "TR-CARD-11")
def test_all_that_is_not_legal_has_a_reason() -> None:
    state = attacked(5, seats={0: {"units": ["miliciano", "none", "miliciano"], "hand": [13, 84]}})
    for actions in ((), ("field 1",)):
        play(state, *actions)
        for action in range(len(state.vocabulary)):
            assert (state.explain(action, 0) is None) == (action in state.legal)


@pytest.mark.rule("TR-WAR-07", "TR-WAR-12")
def test_what_cannot_be_while_somebody_fights() -> None:
    fields: dict[str, Any] = {
        "phase": "fighting",
        "decade": 2,
        "war_fought": True,
        "seats": {0: {"units": ["miliciano"]}},
        "step": {"faction": "natives", "attack": 3},
        "waiting": [{"phase": "end-of-decade", "actor": 0, "step": {"step": "war", "turns": 1}}],
    }
    assert legal(table(**fields)) == {"done", "field 1"}
    assert refusal(**fields | {"step": {"faction": "natives", "attack": 9}}) == (
        "step.attack: is no attack of this faction (TR-WAR-07)"
    )
    assert refusal(**fields | {"step": {"faction": "natives", "attack": 0}}).startswith("step.attack")
    assert refusal(**fields | {"seats": {}}) == "actor: has no unit to fight with (TR-WAR-12)"
    assert refusal(**fields | {"war_fought": False}) == "war_fought: there is a war (TR-WAR-01)"
    elsewhere = [{"phase": "end-of-decade", "actor": 0, "step": {"step": "recovery", "turns": 1}}]
    assert refusal(**fields | {"waiting": elsewhere}) == "waiting[0].step.step: does not ask this (TR-END-01)"
    assert refusal(**fields | {"decade": 13}).startswith("decade")
    fielded = {"faction": "natives", "attack": 3, "fielded": [2]}
    assert refusal(**fields | {"step": fielded}) == "step.fielded: marker 2 has no unit (TR-WAR-12)"


@pytest.mark.rule("TR-WAR-07")
def test_a_fight_is_described() -> None:
    state = attacked(5, seats={0: {"units": ["soldier", "miliciano"], "hand": [20]}})
    play(state, "burn 20", "unit 1", "field 1")
    so_far = {"winners": [], "milicianos": 0, "soldiers": 0}
    assert state.decision.params == {"faction": "natives", "attack": 5, "fielded": [1], "strength": 4, **so_far}
    again = table_of(state)
    assert again.to_position() == state.to_position()


def table_of(state: TrinidadState) -> TrinidadState:
    """The state read again from its position."""
    read = state.title.from_position(state.to_position())
    assert isinstance(read, TrinidadState)
    return read


@pytest.mark.rule("TR-WAR-10")
def test_a_war_costs_and_brings_no_points_at_once() -> None:
    state = attacked(3, seats={0: {"units": ["soldier"]}})
    play(state, "field 1")
    assert [score(state, seat) for seat in range(4)] == [0, 0, 0, 0]
