"""The simple opponent in the wars of Río de la Plata: positions with a sensible answer, and whole games with wars."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cabildo.bots.bot import Bot, answer
from cabildo.bots.rio import choose
from cabildo.bots.rio.war_scene import Scene
from cabildo.bots.roster import make_bot
from cabildo.testing.snapshots import snapshot
from cabildo.titles.rio.phases import MUSTERING, RECALLING
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import FROM_WAR
from cabildo.titles.rio.title import TITLE
from tests.titles.rio.build import as_table, crew, house, hut, legal, shared, table
from tests.titles.rio.war.positions import steps_of_war

HOMES = {"e6": house(1), "l6": house(2), "f9": house(3)}  # of the defenders, far from the borders


def chosen(state: RioState) -> str:
    return state.vocabulary.notation(choose(state, Random(0)))


def played(state: RioState, until: str) -> list[str]:
    """What it does until somebody else is asked or the phase is another one."""
    actor, actions = state.actor, []
    while not state.over and state.actor == actor and state.phases[state.phase].name() != until:
        actions.append(chosen(state))
        state.apply(TITLE.parse(actions[-1]))
    return actions


def war(phase: str, actor: int, *, players: int = 4, enemy: str = "natives", **fields: Any) -> RioState:
    """Seat 0 attacks the others."""
    of_table = {
        name: fields.pop(name)
        for name in ("city", "seats", "fort", "walls", "year", "edition", "trade")
        if name in fields
    }
    steps = steps_of_war(phase, fields)
    document = {"enemy": enemy, "attacker": 0, **fields}
    return table(players, phase=phase, actor=actor, attacked=[0], war=document, **steps, **of_table)


def test_it_makes_no_offers_in_its_war_turn() -> None:
    fields: dict[str, Any] = {"camps": {"north d": [1]}, "seats": {0: {"wood": 2}, 1: {"wood": 2}}, "trade": "anytime"}
    for seat, groups in ((0, {"d3": ["enemy"]}), (1, {"d3": [1]})):
        state = war("leading", seat, city=HOMES, groups=groups, **fields)
        assert any(action.startswith("offer ") for action in legal(state))
        assert not chosen(state).startswith("offer ")


# ---- the attacker gathers


def test_the_enemy_gathers_where_a_single_reaches_what_nobody_can_guard() -> None:
    """The market is three steps from one edge and no home; the houses may get guards or are too far away."""
    state = war("mustering", 0, city={**HOMES, "d3": "market"}, waiting=1)
    assert chosen(state) in ("muster north d 1", "muster west 3 1", "muster north c 1", "muster west 2 1")


def test_every_group_is_there_for_a_building_of_its_own() -> None:
    state = war("mustering", 0, city={**HOMES, "d1": "market", "m1": "church"}, waiting=2)
    first = chosen(state)
    state.apply(TITLE.parse(first))
    assert {first, chosen(state)} <= {f"muster north {column} 1" for column in "bcdeflmnok"}
    near_market = {f"muster north {column} 1" for column in "bcdef"}
    assert (first in near_market) != (chosen(state) in near_market)


def test_a_guarded_market_is_worth_a_pair() -> None:
    city = {**HOMES, "d2": "market"}
    state = war("mustering", 0, city=city, waiting=2, groups={"d2": [1]})
    assert chosen(state) == "muster north d 2"
    assert chosen(war("mustering", 0, city=city, waiting=2)).endswith(" 1")


def test_foreign_homes_come_before_own_ones() -> None:
    city = {"d2": house(0), "m2": house(1)}
    assert chosen(war("mustering", 0, city=city, waiting=1)) in (
        "muster north m 1",
        "muster north l 1",
        "muster north n 1",
    )


def test_a_home_whose_owner_has_nobody_left_to_guard_it_comes_first() -> None:
    city = {"d2": house(1), "m2": house(2)}
    state = war("mustering", 0, city=city, waiting=1, seats={2: {"fields": 9}})
    assert chosen(state) in ("muster north m 1", "muster north l 1", "muster north n 1")


# ---- the attacker moves


def test_an_undefended_palace_in_reach_falls() -> None:
    city = {**HOMES, "g8": "palace", "j6": hut(1)}
    state = war("leading", 0, city=city, groups={"g6": ["enemy"], "p1": ["enemy"]})
    assert played(state, "")[:2] == ["lead g6", "march g8"]


def test_a_single_does_not_run_into_a_triplet() -> None:
    state = war("leading", 0, city=HOMES, groups={"d6": ["enemy"], "e6": [1, 1, 1]})
    actions = played(state, "")
    assert "march e6" not in actions
    assert state.players[1].tally[FROM_WAR] == 0


def test_a_single_leaves_a_guarded_house_for_the_empty_one() -> None:
    city = {"e6": house(1), "c6": house(2)}
    state = war("leading", 0, city=city, groups={"d6": ["enemy"], "e6": [1]})
    assert played(state, "")[:2] == ["lead d6", "march c6"]


def test_a_pair_beats_the_guard_and_takes_the_house() -> None:
    state = war("leading", 0, city={"e6": house(1)}, groups={"d6": ["enemy", "enemy"], "e6": [1]})
    assert played(state, "")[:2] == ["lead d6", "march e6"]


@pytest.mark.parametrize(("enemy", "attacks"), [("natives", False), ("pirates", True)])
def test_a_single_attacks_a_single_guard_only_if_it_survives(enemy: str, attacks: bool) -> None:
    state = war("leading", 0, enemy=enemy, city={"e6": house(1)}, groups={"d6": ["enemy"], "e6": [1]})
    assert ("march e6" in played(state, "")) == attacks


def test_one_falls_with_the_guard_if_another_can_follow() -> None:
    groups: dict[str, Any] = {"g5": ["enemy"], "d8": ["enemy"], "g8": [1]}
    state = war("leading", 0, city={"g8": "palace"}, groups=groups)
    actions = played(state, "")
    assert actions.count("march g8") == 2
    assert state.players[0].tally[FROM_WAR] == 12


def test_tokens_in_the_open_are_left_alone() -> None:
    """To beat them would bring points to their owner only."""
    state = war("leading", 0, city={"l6": house(1)}, groups={"d6": ["enemy", "enemy"], "e6": [1]})
    assert "march e6" not in played(state, "")


def test_a_group_is_given_up_for_a_step_that_wins_more_than_it_costs() -> None:
    groups: dict[str, Any] = {"g4": ["enemy"], "a1": ["enemy"], "e7": [1]}  # who waits beside the Palace is met
    far = war("leading", 0, city={"g8": "palace"}, groups=groups)
    assert played(far, "")[:3] == ["lead g4", "sacrifice a1", "march g8"]
    near = war("leading", 0, city={"g8": "palace"}, groups={"g5": ["enemy"], "a1": ["enemy"]})
    assert played(near, "")[:2] == ["lead g5", "march g8"]
    hut_only = war("leading", 0, city={"g8": hut(1), "b2": "market"}, groups=groups)
    assert not any(action.startswith("sacrifice") for action in played(hut_only, ""))


def test_it_goes_for_what_it_can_have_and_not_for_what_is_well_guarded() -> None:
    city = {"g8": "palace", "d1": "market"}
    state = war("leading", 0, city=city, groups={"d6": ["enemy"], "g8": [1, 1, 1]})
    assert played(state, "")[:2] == ["lead d6", "march d3"]


@pytest.mark.parametrize(("quiet", "takes_the_hut"), [(0, False), (2, True)])
def test_the_last_chance_is_used_for_what_is_near(quiet: int, takes_the_hut: bool) -> None:
    """After another quiet turn the war would be over, and the Palace is two turns away."""
    city = {"c6": hut(1), "g8": "palace"}
    state = war("leading", 0, city=city, groups={"d6": ["enemy"]}, turn=3, quiet=quiet)
    assert (played(state, "")[1] == "march c6") == takes_the_hut


def test_it_does_not_idle_while_there_is_something_to_win() -> None:
    """A hut behind two tokens that could strike back is taken before three quiet turns are over."""
    city = {"e6": hut(1), "f6": house(1), "e8": house(2)}
    state = war("leading", 0, city=city, camps={"west 6": [1, 1]}, groups={"f6": [1], "e8": [2]})
    while state.war is not None:
        state.apply(TITLE.parse(chosen(state)))
    assert state.players[0].tally[FROM_WAR] > 0


# ---- cannons


@pytest.mark.parametrize(
    ("camps", "gunner", "bet"),
    [
        ([3, 3, 3], False, "bet 2"),  # as good as 3, and surer
        ([3, 3, 3], True, "bet 3"),
        ([2], True, "bet 2"),
        ([1], False, "bet 1"),  # never more than there are
    ],
)
def test_the_bet_has_the_best_expectation(camps: list[int], gunner: bool, bet: str) -> None:
    seats = {1: {"offices": ["gunner"]}} if gunner else {1: {"score": -1, "tally": {"debts": -1}}}
    state = war("betting", 1, city=HOMES, fort=True, camps={"north e": camps}, seats=seats)
    assert chosen(state) == bet


def test_the_shot_hits_whoever_threatens_most() -> None:
    city = {"d2": house(1), "m2": hut(2)}
    seats = {1: {"score": -1, "tally": {"debts": -1}}}
    camps = {"north d": [1], "north m": [1], "north h": [1]}
    state = war("shooting", 1, city=city, fort=True, camps=camps, shots=1, seats=seats)
    assert chosen(state) == "shoot north d 1"


def test_no_pair_is_made_a_faster_single() -> None:
    """The pair outside can take the hut, a single also the house behind it."""
    city = {"d2": hut(1), "e2": house(1), "m2": hut(1)}
    seats = {1: {"score": -1, "tally": {"debts": -1}}}
    state = war("shooting", 1, city=city, fort=True, camps={"north d": [2], "north m": [1]}, shots=1, seats=seats)
    assert chosen(state) == "shoot north m 1"


# ---- defenders gather


def test_a_guard_goes_into_the_only_house() -> None:
    state = war("garrisoning", 1, city={"d3": house(1)}, camps={"north d": [1]})
    assert chosen(state) == "garrison d3"


def test_the_house_in_danger_is_guarded_before_the_one_that_is_not() -> None:
    city = {"d3": house(1), "n9": house(1), "m9": hut(1)}
    assert chosen(war("garrisoning", 1, city=city, camps={"north d": [1]})) == "garrison d3"


def test_against_pirates_two_stand_together() -> None:
    """A single guard would fall to a single pirate, and the house with it."""
    city = {"d3": house(1), "m3": house(1)}
    camps = {"north d": [1], "north m": [1]}
    pirates = war("garrisoning", 1, enemy="pirates", city=city, camps=camps)
    assert len(set(played(pirates, "recruiting"))) == 1
    natives = war("garrisoning", 1, city=city, camps=camps)
    assert len(set(played(natives, "recruiting"))) == 2


def test_two_guards_who_hold_a_house_are_better_than_one_who_holds_a_hut() -> None:
    city = {"d2": house(1), "m2": hut(1)}
    state = war("garrisoning", 1, city=city, camps={"north d": [2], "north m": [1]})
    assert played(state, "recruiting") == ["garrison d2", "garrison d2"]


@pytest.mark.parametrize(("camp", "recruits"), [("north d", True), ("east 1", False)])
def test_silver_is_spent_on_recruits_only_where_they_save_something(camp: str, recruits: bool) -> None:
    city = {"b9": house(1), "d3": house(1), "e3": house(1)}
    groups = {"e3": [1], "b9": [1]}
    state = war("recruiting", 1, city=city, camps={camp: [1, 1, 1]}, groups=groups, seats={1: {"silver": 3}})
    assert {"recruit", "done"} == legal(state)
    assert (chosen(state) == "recruit") == recruits


def test_with_two_players_the_own_colour_is_defended_first() -> None:
    """The other colour's tokens score for the attacker, who leads the enemy."""
    city = {"d3": house(0), "m3": house(1)}
    camps = {"north d": [1], "north m": [1]}
    own = war("garrisoning", 1, players=2, city=city, camps=camps, colour=1)
    assert chosen(own) == "garrison m3"
    foreign = war("garrisoning", 1, players=2, city={**city, "d3": hut(0)}, camps=camps, colour=0)
    assert chosen(foreign) == "done"


# ---- defenders move


def test_a_defender_meets_an_equal_for_points() -> None:
    state = war("leading", 1, city={"n9": house(1)}, groups={"d6": ["enemy"], "e6": [1]})
    assert played(state, "")[:2] == ["lead e6", "march d6"]


def test_a_guard_leaves_his_house_to_meet_the_only_one_who_threatens_it() -> None:
    state = war("leading", 1, city={"e6": house(1)}, groups={"c6": ["enemy"], "e6": [1], "p1": ["enemy"]})
    assert played(state, "")[:2] == ["lead e6", "march c6"]


def test_a_defender_does_not_meet_a_bigger_group() -> None:
    state = war("leading", 1, city={"n9": house(1)}, groups={"d6": ["enemy"] * 3, "e6": [1]})
    assert "march d6" not in played(state, "")


def test_a_defender_does_not_leave_the_house_that_others_threaten() -> None:
    """The one beside is no danger to the house, but two more are."""
    groups: dict[str, Any] = {"g6": ["enemy", "enemy"], "d5": ["enemy"], "e6": [1]}
    state = war("leading", 1, city={"e6": house(1)}, groups=groups)
    assert "march g6" not in played(state, "")


def test_a_guard_moves_to_the_building_that_is_in_danger() -> None:
    city = {"e6": house(1), "e8": house(1)}
    state = war("leading", 1, city=city, groups={"c8": ["enemy", "enemy"], "l9": [1]})
    assert played(state, "") == ["done"]
    near = war("leading", 1, city=city, groups={"b8": ["enemy"], "g8": [1]})
    assert played(near, "")[:2] == ["lead g8", "march e8"]


def test_no_defender_is_given_up_for_a_step() -> None:
    state = war("marching", 1, city={"e6": house(1)}, groups={"d3": ["enemy"], "e6": [1], "h6": [1]}, led="e6")
    assert "sacrifice h6" in legal(state)
    assert not chosen(state).startswith("sacrifice")


# ---- answers


def question(mover: list[int], joined: list[int], attackers: int, **fields: Any) -> RioState:
    """Seat 2 wants to join the group of seat 1 on the house of seat 1, which attackers can reach."""
    groups: dict[str, Any] = {"c6": ["enemy"] * attackers, "e7": mover, "e6": joined}
    asked: dict[str, Any] = {"led": "e7", "goal": "e6", "purpose": "merge", "asking": [1], "mover": 2, **fields}
    return war("consenting", 1, city={"e6": house(1)}, groups=groups, **asked)


def test_friends_are_welcome_where_they_save_the_house() -> None:
    assert chosen(question([2], [1], attackers=2)) in ("agree", "command")
    assert chosen(question([2, 2], [1], attackers=2)) == "agree"


def test_who_has_more_tokens_commands() -> None:
    assert chosen(question([2], [1], attackers=2)) == "command"


def test_friends_who_save_nothing_are_refused() -> None:
    assert chosen(question([2], [1, 1], attackers=1)) == "refuse"


def test_tokens_are_not_given_up_for_others() -> None:
    groups: dict[str, Any] = {"c6": ["enemy", "enemy"], "e7": [2, 1], "e6": [1]}
    asked: dict[str, Any] = {"led": "e7", "goal": "e6", "purpose": "sacrifice", "asking": [1], "mover": 2}
    assert chosen(war("consenting", 1, city={"e6": house(1)}, groups=groups, **asked)) == "refuse"


# ---- after the war


def test_who_can_do_nothing_comes_home_and_who_can_build_stays() -> None:
    city = {"e6": house(1), "e7": hut(1, 1), "a1": crew(1)}
    state = table(phase="recalling", actor=1, city=city, seats={1: {"wood": 1, "stone": 1}})
    assert played(state, "") == ["recall a1", "done"]


def test_who_can_activate_next_turn_stays() -> None:
    city = {"e6": house(1), "e7": shared("stonecutter", 1), "a1": crew(1)}
    state = table(phase="recalling", actor=1, city=city, seats={1: {"stone": 1}})
    assert "recall e7" not in played(state, "")


def test_nobody_looks_for_work_on_the_plaza() -> None:
    state = table(phase="recalling", actor=1, city={"h9": crew(1, 2)}, seats={1: {"wood": 9, "stone": 9}})
    assert "recall h9" in played(state, "")


# ---- all of it


def test_to_look_at_a_war_changes_nothing() -> None:
    """Reachability is the rules' own search, for which groups are moved and put back."""
    groups: dict[str, Any] = {"c6": ["enemy", "enemy"], "e7": [2], "e6": {"stack": [1], "steps": 1}}
    state = war("leading", 1, city=HOMES, camps={"north e": [3, 1]}, groups=groups)
    before = snapshot(state)
    scene = Scene(state)
    assert scene.turns_away.keys() == scene.falls.keys()
    assert len(scene.threats) == len(scene.dangers)
    assert snapshot(state) == before


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"edition": "1"}), (4, {"level": "expert"}), (5, {"length": "short"})],
)
def test_games_with_wars_come_to_an_end(players: int, options: dict[str, Any]) -> None:
    """And the attackers, who are simple opponents all, have won something."""
    state, random = TITLE.new(players, 7, options), Random(7)
    bots: list[Bot] = [make_bot("simple")] * players
    wars, phase = 0, -1
    while not state.over:
        wars += int(state.phase == MUSTERING != phase)
        phase = int(state.phase)
        state.apply(answer(bots[int(state.actor)], state, random))
    assert wars > 0
    assert sum(player.tally[FROM_WAR] for player in as_table(state).players) > 0


def test_it_wins_more_in_wars_than_whoever_plays_them_at_random() -> None:
    """One who thinks, three who do not, in wars only: all play the rest alike."""
    simple, anything = make_bot("simple"), make_bot("random")
    won, lost = 0, 0
    for game in range(4):
        state, random = TITLE.new(4, game), Random(game)
        while not state.over:
            at_war = MUSTERING <= state.phase <= RECALLING
            state.apply(answer(anything if at_war and state.actor != game else simple, state, random))
        tallies = [int(player.tally[FROM_WAR]) for player in as_table(state).players]
        won += tallies[game]
        lost += max(tally for seat, tally in enumerate(tallies) if seat != game)
    assert won > lost + 40
