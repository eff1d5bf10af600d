"""A position that was forged or cannot be is refused by field and rule, or it is a sound game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings

from cabildo.engine.errors import (
    PositionError,
)
from cabildo.engine.game import Game
from cabildo.testing import laws
from cabildo.testing.mutations import mutated
from cabildo.testing.snapshots import snapshot
from cabildo.titles.puerto_rico.terms import BUILDING_NAMES
from cabildo.titles.puerto_rico.title import TITLE
from tests.titles.puerto_rico.forgeries import PLAIN, SEEDS, attempt, game


def check_read(document: Any) -> bool:
    """Read it: either it is refused by a PositionError, or it is a sound state that can be played to its end."""
    state, refusal = attempt(lambda: TITLE.from_position(document), PositionError)
    if state is None:
        assert ": " in refusal
        return False
    laws.legality_is_said_twice(TITLE, [state])
    laws.decisions_are_sound(TITLE, [state])
    laws.positions_go_both_ways(TITLE, [state])
    laws.data_are_plain(TITLE, [state])
    material = TITLE.material(state)
    pick = random.Random(1)
    for _ in range(TITLE.decision_limit(state.seats)):
        if state.over:
            break
        state.apply(pick.choice(sorted(state.legal_actions())))
    assert state.over
    assert TITLE.material(state) == material
    return True


SUPPLIES = ("goods", "stack", "colonists", "quarries", "chips", "buildings", "paper", "out_of_game")


def changed_position(seed: int) -> Any:
    """A position met in play with one to three things changed."""
    pick = random.Random(seed)
    played = game(pick.choice((2, 3, 4, 5)))
    position = played.state_after(pick.randrange(len(played.moves) + 1)).to_position()
    if pick.random() < 0.7:  # what is left out is the rest of the box, so that other changes have a chance
        position = {field: value for field, value in position.items() if field not in SUPPLIES}
    return mutated(position, pick, pick.choice((1, 1, 2, 3)))


@settings(max_examples=200, derandomize=True)
@given(seed=SEEDS)
def test_a_changed_position_is_refused_or_sound(seed: int) -> None:
    check_read(changed_position(seed))


def test_some_changed_positions_are_sound() -> None:
    """So that the test above is not only about refusals."""
    played = game(4)
    sound = 0
    for seed in range(60):
        pick = random.Random(seed)
        position = played.state_after(100 + seed).to_position()
        bare = {field: value for field, value in position.items() if field not in SUPPLIES}
        sound += check_read(mutated(bare, pick))
    assert 5 < sound < 60


@pytest.mark.slow
@settings(max_examples=5000, derandomize=True)
@given(seed=SEEDS)
def test_many_changed_positions_are_refused_or_sound(seed: int) -> None:
    check_read(changed_position(seed))


@settings(max_examples=30)
@given(document=PLAIN)
def test_no_nonsense_is_taken_for_a_position(document: Any) -> None:
    with pytest.raises(PositionError):
        TITLE.from_position(document)
    with pytest.raises(PositionError):
        Game.from_position(document, title=TITLE)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"title": "chess"}, "title: this is a position of 'chess'"),
        ({"players": []}, "players: puerto-rico is for 2, 3, 4, 5, not for 0"),
        ({"players": [{}] * 100}, "players: puerto-rico is for 2, 3, 4, 5, not for 100"),
        ({"players": [{}, {"doubloons": -1}, {}]}, "players[1].doubloons: expected `int` >= 0"),
        ({"players": [{}, {"goods": {"gold": 1}}, {}]}, "players[1].goods.gold: 'gold' is none of corn"),
        ({"players": [{}, {"goods": {"corn": 11}}, {}]}, "goods.corn: there are 1 more on the table than in the game"),
        ({"players": [{}, {"city": ["castle"]}, {}]}, "players[1].city[0]: 'castle' is no building"),
        ({"phase": "war"}, "phase: 'war' is none of role"),
        ({"phase": "building", "taken": {"mayor": 0}}, "taken.builder: must be seat 0 in this phase"),
        ({"actor": 3}, "actor: there is no seat 3"),
        ({"phase": "trading", "actor": 3}, "actor: there is no seat 3"),
        ({"phase": "over", "actor": 0}, "actor: nobody is asked any more (PR-END-01)"),
        ({"phase": "over", "taken": {"mayor": 0}}, "taken: a game is over only when its last round is played"),
        ({"goods": {"corn": 11}}, "goods.corn: is 11, but only 10 are left of the box (PR-COMP-02)"),
        ({"stack": {"corn": 99}}, "stack.corn: is 99, but only "),
        ({"buildings": {"wharf": 3}}, "buildings.wharf: is 3, but only 2 are left of the box (PR-COMP-07)"),
        ({"quarries": 9}, "quarries: is 9, but only 8 are left of the box (PR-COMP-03)"),
        ({"colonists": 56}, "colonists: is 56, but only 55 are left of the box (PR-COMP-04)"),
        ({"chips": 76}, "chips: must be 75 and paper 0 with these players' points, or less (PR-COMP-05)"),
        ({"paper": 1, "ending": True}, "paper: is more than all points of the players (PR-END-06)"),
        (
            {"goods": {"corn": 4}, "out_of_game": {"goods": {"corn": 5}}},
            "goods.corn: is 4, but 5 are left of the box without what is out_of_game (PR-COMP-02)",
        ),
        (
            {"chips": 4, "out_of_game": {"chips": 5}},
            "chips: must be 70 and paper 0 with these players' points (PR-COMP-05)",
        ),
        ({"out_of_game": {"goods": {"corn": 11}}}, "goods.corn: there are 1 more on the table than in the game"),
        ({"actor": 2}, "actor: it is not the turn of seat 2"),
        ({"governor": 3}, "governor: there is no seat 3"),
        ({"generator": [0, 1]}, "generator[0]: expected `int` >= 1"),
        ({"generator": [1, 2147483400]}, "generator[1]: must be below 2147483399"),
        ({"step": {"hand": 3}}, "step.hand: is nothing that phase role remembers"),
        ({"options": {"luck": 1}}, "option 'luck': puerto-rico does not have it"),
        ({"rules": 2}, "rules: version 2 is not known"),
        ({"board": {"ships": []}}, "missing required field"),
    ],
)
def test_a_wrong_position_names_field_and_reason(change: dict[str, Any], reason: str) -> None:
    document = {"title": "puerto-rico", "players": [{}, {}, {}], **change}
    with pytest.raises(PositionError) as problem:
        TITLE.from_position(document)
    assert reason in str(problem.value)


WHARF = {"city": ["wharf"], "men": {"wharf": 1}}
CAPTAIN = {"taken": {"captain": 0}, "phase": "claiming", "actor": 0}


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ({"claimable": 2, "captain_loaded": True}, "step.claimable: is 2, but at most 1 can be on offer"),
        ({"claimable": 0, "captain_loaded": True}, "step.claimable: is 0"),
        ({"claimable": 1}, "step.captain_loaded: must be true"),
        (
            {"claimable": 1, "captain_loaded": True, "passes": 2},
            "step.passes: is nothing that phase claiming remembers",
        ),
        (
            {"claimable": 1, "captain_loaded": True, "wharves_used": [2, 1]},
            "step.wharves_used: must be in the order of the seats",
        ),
        ({"claimable": 1, "captain_loaded": True, "wharves_used": [7]}, "step.wharves_used: there is no seat 7"),
    ],
)
def test_a_wrong_step_is_refused(step: dict[str, Any], reason: str) -> None:
    document = {"title": "puerto-rico", "players": [{}, WHARF, WHARF], **CAPTAIN, "step": step}
    with pytest.raises(PositionError) as problem:
        TITLE.from_position(document)
    assert reason in str(problem.value)


@pytest.mark.parametrize(
    ("role", "phase", "step", "player", "reason"),
    [
        ("settler", "hospice", {"place": "corn"}, {"island": {"corn": 1}}, "seat 0 has no occupied hospice"),
        ("builder", "university", {"place": "office"}, {"city": ["office"]}, "seat 0 has no occupied university"),
        (
            "mayor",
            "placing",
            {"place": "corn", "hand": 1},
            {"island": {"corn": 2}, "san_juan": 1},
            "players[0].san_juan: is empty while its colonists are in hand",
        ),
    ],
)
def test_a_step_that_nobody_could_be_at_is_refused(
    role: str, phase: str, step: dict[str, Any], player: dict[str, Any], reason: str
) -> None:
    document = {"title": "puerto-rico", "players": [player, {}, {}], "taken": {role: 0}, "phase": phase, "step": step}
    with pytest.raises(PositionError) as problem:
        TITLE.from_position(document)
    assert reason in str(problem.value)


MANNED_CORN = {"island": {"corn": 1}, "men": {"corn": 1}, "goods": {"corn": 1}}
WITHOUT_WORKER = {**MANNED_CORN, "city": ["small-sugar-mill"], "goods": {"sugar": 1}, "island": {"corn": 1, "sugar": 1}}
FULL_SHIP = {"5": {"good": "corn", "barrels": 5}}


def in_phase(role: str, phase: str, **fields: Any) -> dict[str, Any]:
    return {"taken": {role: 0}, "phase": phase, **fields}


@pytest.mark.parametrize(
    ("board", "fields", "reason"),
    [
        (
            {"city": list(BUILDING_NAMES[:12])},
            {},
            "ending: the city of seat 0 is full, so the game is ending (PR-END-04)",
        ),
        (
            {"city": [*BUILDING_NAMES[:10], "fortress"]},
            in_phase("builder", "building"),
            "ending: the city of seat 0 is full, so the game is ending (PR-END-04)",
        ),
        (
            {"island": {"corn": 1}, "goods": {"corn": 1}},
            in_phase("craftsman", "extra-good", step={"made": ["corn"]}),
            "step.made: seat 0 cannot make corn (PR-CRAFTSMAN-09)",
        ),
        (
            WITHOUT_WORKER,
            in_phase("craftsman", "producing", actor=1, step={"made": ["sugar"]}, out_of_game={"goods": {"corn": 10}}),
            "step.made: seat 0 cannot make sugar (PR-CRAFTSMAN-09)",
        ),
        (
            {**MANNED_CORN, "goods": {}},
            in_phase("craftsman", "extra-good", step={"made": ["corn"]}),
            "step.made: seat 0 has no barrel of corn (PR-CRAFTSMAN-01)",
        ),
        (
            {
                "island": {"corn": 1, "indigo": 1},
                "city": ["small-indigo-plant"],
                "men": {"corn": 1, "indigo": 1, "small-indigo-plant": 1},
                "goods": {"corn": 1},
            },
            in_phase("craftsman", "producing", actor=2, step={"made": ["corn"]}),
            "step.made: is without indigo, but one makes all kinds or none (PR-CRAFTSMAN-11)",
        ),
        (
            MANNED_CORN,
            in_phase("craftsman", "producing", step={"made": ["corn"]}),
            "step.made: the craftsman has not produced yet (PR-CRAFTSMAN-01)",
        ),
        (
            {"city": ["hacienda"], "island": {"corn": 1}},
            in_phase("settler", "tile", step={"drawn": True}),
            "step.drawn: seat 0 has no occupied hacienda (PR-BLD-HACIENDA-01)",
        ),
        (
            {"city": ["wharf"]},
            in_phase("captain", "loading", actor=1, step={"captain_loaded": True, "wharves_used": [0]}),
            "step.wharves_used: seat 0 has no occupied wharf (PR-BLD-WHARF-03)",
        ),
        (
            WHARF,
            in_phase("captain", "loading", actor=1, step={"wharves_used": [0]}),
            "step.captain_loaded: must be true, for the captain used a wharf (PR-CAPTAIN-12)",
        ),
        (
            {},
            {"ships": FULL_SHIP},
            "ships.5.barrels: a full ship is unloaded when the captain phase ends (PR-CAPTAIN-16)",
        ),
        (
            {},
            {"phase": "over", "ending": True, "taken": {"mayor": 0, "trader": 1, "captain": 2}, "ships": FULL_SHIP},
            "ships.5.barrels: a full ship is unloaded when the captain phase ends (PR-CAPTAIN-16)",
        ),
        (
            {"island": {"corn": 2}},
            in_phase("mayor", "placing", step={"place": "corn", "hand": 1}, colonist_ship=1),
            "colonist_ship: is empty while colonists are placed (PR-MAYOR-04)",
        ),
        (
            {},
            {"row": {"corn": 3, "sugar": 2}},
            "row: has 5 tiles, but at most 4 are turned up (PR-SETTLER-07)",
        ),
    ],
)
def test_what_cannot_lie_on_the_table_is_refused(board: dict[str, Any], fields: dict[str, Any], reason: str) -> None:
    document = {"title": "puerto-rico", "players": [board, {}, {}], **fields}
    with pytest.raises(PositionError) as problem:
        TITLE.from_position(document)
    assert str(problem.value) == f"position: {reason}"


@pytest.mark.parametrize(
    ("board", "fields"),
    [
        ({"city": list(BUILDING_NAMES[:12])}, {"ending": True}),
        ({"city": list(BUILDING_NAMES[:11])}, {}),
        (MANNED_CORN, in_phase("craftsman", "extra-good", step={"made": ["corn"]})),
        (MANNED_CORN, in_phase("craftsman", "producing", actor=1, step={"made": ["corn"]})),
        (MANNED_CORN, in_phase("craftsman", "producing", actor=1)),  # they passed
        (
            {"city": ["hacienda"], "men": {"hacienda": 1}, "island": {"corn": 1}},
            in_phase("settler", "tile", step={"drawn": True}),
        ),
        (
            WHARF,
            in_phase("captain", "loading", actor=1, step={"captain_loaded": True, "wharves_used": [0]}),
        ),
        ({}, in_phase("captain", "loading", ships=FULL_SHIP)),
        ({"goods": {"corn": 1}}, in_phase("captain", "keeping", ships=FULL_SHIP)),
        ({"island": {"corn": 2}}, in_phase("mayor", "placing", step={"place": "corn", "hand": 1})),
        ({}, {"row": {"corn": 2, "sugar": 2}}),
        ({"island": {"corn": 2}}, in_phase("mayor", "placing", step={"place": "corn", "hand": 0})),
        ({"island": {"corn": 2}}, {"phase": "placing"}),  # nothing in San Juan, so nothing in hand
        ({"island": {"corn": 1, "sugar": 1}, "san_juan": 1}, {"phase": "placing"}),
        ({"goods": {"coffee": 1}}, {"phase": "trading", "governor": 1}),
        ({}, {"phase": "over"}),
        ({"points": 20, "city": list(BUILDING_NAMES[:12])}, {"phase": "over"}),
        ({}, {"goods": {"corn": 3}, "stack": {"coffee": 0}, "buildings": {"wharf": 0}, "quarries": 1}),
        ({"points": 5}, {"chips": 2, "colonists": 1}),
        ({"points": 5}, {"chips": 0, "paper": 3, "ending": True}),
    ],
)
def test_what_lies_just_inside_the_rules_is_accepted(board: dict[str, Any], fields: dict[str, Any]) -> None:
    assert check_read({"title": "puerto-rico", "players": [board, {}, {}], **fields})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_met_in_play_is_accepted(players: int) -> None:
    for state in laws.states_of(game(players)):
        assert snapshot(TITLE.from_position(state.to_position())) == snapshot(state)


def test_a_stated_supply_is_kept_and_the_rest_follows() -> None:
    """Nobody has to compute what the box still holds: what is stated is there, the difference is out of the game."""
    stated = {"goods": {"corn": 3}, "quarries": 1, "chips": 7, "colonists": 20, "buildings": {"wharf": 0}}
    state = TITLE.from_position({"title": "puerto-rico", "players": [{"goods": {"corn": 2}}, {}, {}], **stated})
    view = state.view(None)
    assert (view["goods"]["corn"], view["goods"]["indigo"]) == (3, 11)
    assert (view["quarries"], view["chips"], view["colonists"]) == (1, 7, 20)
    assert state.explain(TITLE.parse("role builder"), 0) is None
    written = state.to_position()
    assert written["out_of_game"] == {
        "goods": {"corn": 5},
        "quarries": 7,
        "chips": 68,
        "colonists": 35,
        "buildings": {"wharf": 2},
    }
    assert TITLE.from_position(written).to_position() == written


def test_colonists_in_san_juan_are_taken_in_hand() -> None:
    player = {"island": {"corn": 1, "sugar": 1}, "city": ["office"], "san_juan": 2}
    state = TITLE.from_position({"title": "puerto-rico", "players": [player, {}, {}], "phase": "placing"})
    assert state.view(0)["step"] == {"place": "corn", "circles": 1, "hand": 2, "room": 2}
    assert state.players[0].san_juan == 0


def test_a_game_that_is_over_is_scored_as_it_stands() -> None:
    players = [{"points": 9, "city": ["small-market", "fortress"], "men": {"fortress": 1}, "san_juan": 2}, {}, {}]
    standings = TITLE.from_position({"title": "puerto-rico", "players": players, "phase": "over"}).standings()
    assert standings.final
    assert standings.of(0).points == 9 + 1 + 4 + 1
