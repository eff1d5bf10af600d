"""Positions in a war: every state comes back from its own; what cannot be is refused by field and rule."""

from __future__ import annotations

import ast
import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabildo.engine.errors import PositionError
from cabildo.testing.mutations import mutated
from cabildo.titles.rio.title import TITLE
from tests.titles.rio.build import asked, crew, house, hut, legal, position, refusal, shared
from tests.titles.rio.busy_games import comes_back
from tests.titles.rio.test_forged_positions import is_sound, with_other_numbers
from tests.titles.rio.war.positions import (
    BLACK,
    ENEMY,
    GREEN,
    PAIR,
    RED,
    RESERVE,
    SINGLE,
    TRIPLET,
    WAR_FIELDS,
    YELLOW,
    steps_of_war,
    war_table,
)
from tests.titles.rio.war_games import WARS, crowded_war, war_states


def fields_of_war(groups: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """What `build.position` takes for a war: as `war_table`, Black attacks and moves unless said otherwise."""
    phase = fields.pop("phase", "leading")
    fields |= steps_of_war(phase, fields)
    war = {name: fields.pop(name) for name in list(fields) if name in WAR_FIELDS}
    war = {"enemy": "natives", "attacker": BLACK, "camps": RESERVE, "groups": groups or {}} | war
    war = {name: value for name, value in war.items() if value is not None}
    return {"phase": phase, "actor": BLACK, "attacked": [BLACK], "war": war, **fields}


def gathering(groups: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    usual: dict[str, Any] = {"phase": "garrisoning", "actor": RED}
    return fields_of_war(groups, **usual | fields)


def marching(groups: dict[str, Any], led: str | None, **fields: Any) -> dict[str, Any]:
    return fields_of_war(groups, **({"phase": "marching", "led": led} | fields))


def asking(groups: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Red asks Green."""
    question = {"mover": RED, "led": "e6", "goal": "f6", "purpose": "merge", "asking": [GREEN]}
    return fields_of_war(groups, **({"phase": "consenting", "actor": None} | question | fields))


EVERY_EDGE = [f"north {letter}" for letter in "abcdefghijklmnop"]
EVERY_EDGE += [f"{side} {row}" for side in ("east", "west") for row in range(1, 9)]
BLACKS_TURN = [{"phase": "leading", "actor": BLACK}]
MEETING: dict[str, Any] = {"e6": [RED], "f6": [GREEN], "g6": [YELLOW]}
MIXED: dict[str, Any] = {"e6": [RED, GREEN], "f6": [GREEN], "g6": [YELLOW]}
REFUSED: list[tuple[str, dict[str, Any]]] = [
    # whether there is one
    ("war: there is none in the phase 'placing' (RP-WAR-01)", fields_of_war(phase="placing", actor=0)),
    ("war: there is none in the phase 'recalling' (RP-WAR-01)", fields_of_war(phase="recalling", actor=0)),
    ("war: is missing in the phase 'leading' (RP-WAR-01)", {"phase": "leading"}),
    ("war: is missing in the phase 'mustering' (RP-WAR-01)", {"phase": "mustering"}),
    # who fights
    ("war.enemy: 'english' is none of natives, pirates (RP-WARCHECK-03)", fields_of_war(enemy="english")),
    ("war.attacker: there is no seat 4 (RP-SETUP-01)", fields_of_war(attacker=4, attacked=[])),
    ("war.attacker: is not marked under `attacked` (RP-WAR-03)", fields_of_war(attacked=[RED])),
    ("war: has no attackers (RP-WAREND-01)", fields_of_war(camps={})),
    ("war.strength: there are 1 attackers (RP-WAR-09)", fields_of_war(strength=0)),
    ("war: 256 attackers are too many (RP-WAR-09)", fields_of_war(camps={"north e": [1] * 256})),
    ("war: 300 attackers are too many (RP-WAR-09)", fields_of_war(camps={"north e": [1] * 300})),
    # outside
    ("war.camps.south a: is no perimeter point without a wall (RP-WAR-18)", fields_of_war(camps={"south a": [1]})),
    ("war.camps.e6: is no perimeter point without a wall (RP-WAR-18)", fields_of_war(camps={"e6": [1]})),
    (
        "war.camps.north p: is no perimeter point without a wall (RP-WAR-18)",
        fields_of_war(walls=["north p"]),
    ),
    ("war.camps.north e: 4 is no size of a group (RP-WAR-19)", fields_of_war(camps={"north e": [4]})),
    ("war.camps.north e: 0 is no size of a group (RP-WAR-19)", fields_of_war(camps={"north e": [1, 0]})),
    (
        "war.camps.north e: 0 is no size of a group (RP-WAR-20)",
        fields_of_war(camps={"north e": [1, 0]}, edition="1"),
    ),
    # groups
    ("war.groups.q6: 'q6' is no space of the city (RP-PLACE-05)", fields_of_war({"q6": [RED]})),
    ("war.groups.e6: 0 tokens are no group (RP-COMBAT-02)", fields_of_war({"e6": []})),
    ("war.groups.e6: 4 tokens are no group (RP-COMBAT-02)", fields_of_war({"e6": [RED] * 4})),
    (
        "war.groups.e6: attackers and defenders are never on one space (RP-BATTLE-01)",
        fields_of_war({"e6": [ENEMY, RED]}),
    ),
    ("war.groups.e6: there is no seat 4 (RP-SETUP-01)", fields_of_war({"e6": [4]})),
    ("war.groups.e6: seat 3 attacks (RP-WAR-05)", fields_of_war({"e6": [RED, BLACK]})),
    (
        "war.groups.e6: attackers enter only when the fighting has begun (RP-WAR-22)",
        gathering(groups={"e6": SINGLE}),
    ),
    (
        "war.groups.e6: attackers do not stand on a building (RP-COMBAT-16)",
        fields_of_war({"e6": SINGLE}, city={"e6": hut(BLACK)}),
    ),
    (
        "war.groups.e6: attackers do not stand on a building (RP-COMBAT-16)",
        fields_of_war({"e6": SINGLE}, city={"e6": hut(RED)}, options={"neutral-homes": True}),
    ),
    (
        "war.groups.e6: the attacker's workers close the space (RP-WAR-06)",
        fields_of_war({"e6": SINGLE}, city={"e6": crew(BLACK)}),
    ),
    (
        "war.groups.e6.steps: 4 are too many (RP-COMBAT-08)",
        fields_of_war({"e6": {"stack": SINGLE, "steps": 4}}),
    ),
    (
        "war.groups.e6.steps: 5 are too many (RP-COMBAT-08)",
        fields_of_war({"e6": {"stack": SINGLE, "steps": 5, "boosted": True}}),
    ),
    (
        "war.groups.e6.steps: 1 are too many (RP-COMBAT-08)",
        fields_of_war({"e6": {"stack": [RED], "steps": 1}}),
    ),
    (
        "war.groups.e6.steps: a group that has fought rests (RP-COMBAT-18)",
        fields_of_war({"e6": {"stack": SINGLE, "steps": 1, "fought": True}}),
    ),
    ("players[0]: has 1 workers too many (RP-COMP-02)", fields_of_war({f"{x}6": [RED] * 2 for x in "abcde"})),
    ("city: in a war the workers of seat 0 are groups (RP-DEFEND-01)", fields_of_war(city={"e6": crew(RED)})),
    # fields of another step
    ("step.waiting: is nothing that phase leading remembers", fields_of_war(waiting=1)),
    ("step.led: is nothing that phase betting remembers", fields_of_war(phase="betting", actor=YELLOW, led="e6")),
    ("step.shots: is nothing that phase mustering remembers", fields_of_war(phase="mustering", waiting=1, shots=1)),
    ("step.recruits: is nothing that phase shooting remembers", fields_of_war(phase="shooting", recruits=1)),
    ("step.free: is nothing that phase recruiting remembers", gathering(phase="recruiting", free=1)),
    ("step.asking: is nothing that phase garrisoning remembers", gathering(asking=[1])),
    ("step.colour: is nothing that phase marching remembers", marching({"e6": SINGLE}, "e6", colour=1)),
    ("step.extra: is nothing that phase consenting remembers", asking(MEETING, extra=1)),
    ("war.turn: does not belong to the phase 'garrisoning' (RP-WAR-01)", gathering(turn=2)),
    ("war.quiet: does not belong to the phase 'garrisoning' (RP-WAR-01)", gathering(quiet=1)),
    ("war.battle: does not belong to the phase 'garrisoning' (RP-WAR-01)", gathering(battle=True)),
    ("war.refused: does not belong to the phase 'garrisoning' (RP-WAR-01)", gathering(refused=[(0, 1)])),
    ("war.spared: does not belong to the phase 'garrisoning' (RP-WAR-01)", gathering(spared=[(0, 1)])),
    # mustering, cannons
    ("actor: it is not the turn of seat 0 (RP-WAR-18)", fields_of_war(phase="mustering", actor=RED, waiting=1)),
    ("step.waiting: nobody is left to place (RP-WAR-18)", fields_of_war(phase="mustering", waiting=0)),
    ("step: object missing required field `waiting`", fields_of_war(phase="mustering")),
    (
        "walls: there is no war when they close the city (RP-WALL-05)",
        fields_of_war(phase="mustering", camps={}, waiting=5, walls=EVERY_EDGE),
    ),
    (
        "war.groups.e6: nobody has moved or fought yet (RP-WAR-01)",
        gathering({"e6": {"stack": [RED], "rested": True}}),
    ),
    (
        "war.groups.e6: there is a worker of the attacker (RP-PLACE-CITY-02)",
        fields_of_war({"e6": [RED]}, city={"e6": crew(BLACK)}),
    ),
    ("step.boosted: a group inside says so itself (RP-COMBAT-21)", marching({"e6": SINGLE}, "e6", boosted=True)),
    ("step.led: the group cannot move (RP-COMBAT-19)", marching({}, "north p 1", staying=["north p"])),
    ("fort: must stand before its cannons fire (RP-CANNON-01)", fields_of_war(phase="betting", actor=YELLOW)),
    ("actor: it is not the turn of seat 0 (RP-CANNON-02)", fields_of_war(phase="betting", actor=RED, fort=True)),
    (
        "step.shots: must be fewer than the attackers, and one at least (RP-CANNON-07)",
        fields_of_war(phase="shooting", actor=None, fort=True, shots=0),
    ),
    (
        "step.shots: must be fewer than the attackers, and one at least (RP-CANNON-07)",
        fields_of_war(phase="shooting", actor=None, fort=True, shots=1),
    ),
    # defenders
    ("actor: the attacker does not defend (RP-WAR-04)", gathering(actor=BLACK)),
    ("actor: the attacker does not defend (RP-WAR-04)", gathering(phase="recruiting", actor=BLACK)),
    ("step.colour: there is no seat 4 (RP-SETUP-01)", gathering(colour=4)),
    ("step.colour: seat 0 has tokens of one colour (RP-DEFEND-03)", gathering(colour=GREEN)),
    ("step.free: 3 are too many (RP-DEFEND-02)", gathering(free=3)),
    ("step.free: 3 are too many (RP-DEFEND-02)", gathering(free=2, extra=1)),
    ("step.free: 2 are too many (RP-DEFEND-02)", gathering(free=2, hired=True, recruits=1)),
    ("waiting[0].step.recruits: must count those who are paid for (RP-DEFEND-06)", gathering(hired=True)),
    ("waiting[0].step.recruits: nobody has more than 9 workers (RP-DEFEND-07)", gathering(recruits=10)),
    (
        "step.recruits: nobody has more than 9 workers (RP-DEFEND-07)",
        gathering(phase="recruiting", recruits=10),
    ),
    (
        "waiting[0].actor: every defender places tokens in the own turn (RP-DEFEND-11)",
        gathering(waiting=[{"phase": "recruiting", "actor": GREEN}]),
    ),
    ("step.free: no token is left to place (RP-DEFEND-02)", gathering(free=0)),
    ("step.extra: cannot be said without `free` (RP-DEFEND-02)", gathering(extra=1)),
    # fighting
    ("war.quiet: is less than three and than the war turns (RP-WAREND-02)", fields_of_war(turn=4, quiet=3)),
    ("war.quiet: is less than three and than the war turns (RP-WAREND-02)", fields_of_war(turn=1, quiet=1)),
    ("war.turn: the first war turn is 1 (RP-COMBAT-01)", fields_of_war(turn=0)),
    ("war.staying: 'north' is no edge of the city (RP-WAR-22)", fields_of_war(staying=["north"])),
    ("war.refused: there is no seat 4 (RP-SETUP-01)", fields_of_war(refused=[(0, 4)])),
    ("war.refused: names two different seats each (RP-COMBAT-04)", fields_of_war(refused=[(1, 1)])),
    ("war.refused: there is no seat 4 (RP-SETUP-01)", fields_of_war(refused=[(4, 1)])),
    ("war.spared: names two different seats each (RP-COMBAT-23)", fields_of_war(spared=[(1, 1)])),
    ("step: object missing required field `led`", marching({"e6": SINGLE}, None)),
    ("step.led: 'north e' is no space of the city (RP-PLACE-05)", marching({"e6": SINGLE}, "north e")),
    ("step.led: 'north e 4' is no space of the city (RP-PLACE-05)", marching({"e6": SINGLE}, "north e 4")),
    ("step.led: seat 3 has no group there (RP-COMBAT-05)", marching({}, "e6")),
    ("step.led: seat 3 has no group there (RP-COMBAT-05)", marching({}, "north p 2")),
    ("step.led: seat 3 has no group there (RP-COMBAT-05)", marching({"e6": [RED]}, "e6")),
    (
        "step.led: the group cannot move (RP-COMBAT-18)",
        marching({"e6": {"stack": SINGLE, "steps": 0, "fought": True}}, "e6"),
    ),
    ("step.led: the group cannot move (RP-COMBAT-19)", marching({"e6": {"stack": SINGLE, "rested": True}}, "e6")),
    ("step.led: the group cannot move (RP-WAR-06)", marching({}, "north p 1", city={"p1": crew(BLACK)})),
    # consenting
    ("step.purpose: invalid enum value 'tea'", asking(MEETING, purpose="tea")),
    ("step: object missing required field `purpose`", asking(MEETING, purpose=None)),
    ("step: object missing required field `goal`", asking(MEETING, goal=None)),
    ("step.goal: nobody is asked about this (RP-COMBAT-04)", asking(MEETING, goal="e7")),
    ("step.goal: nobody is asked about this (RP-COMBAT-04)", asking(MEETING, goal="e6")),
    ("step.goal: nobody is asked about this (RP-COMBAT-04)", asking(MEETING, goal="north p 1")),
    ("step.goal: nobody is asked about this (RP-COMBAT-04)", asking(MEETING, purpose="sacrifice")),
    ("step.goal: nobody is asked about this (RP-COMBAT-04)", asking({"e6": [RED], "f6": SINGLE})),
    ("step.goal: nobody is asked about this (RP-COMBAT-04)", asking({"e6": [RED], "a1": [GREEN]}, goal="a1")),
    ("step.goal: nobody is asked about this (RP-COMBAT-04)", asking(MEETING, refused=[(RED, GREEN)])),
    (
        "step.goal: nobody is asked about this (RP-COMBAT-04)",
        asking({"e6": SINGLE, "f6": SINGLE}, mover=BLACK),
    ),
    ("step.asking: must be owners of tokens there (RP-COMBAT-04)", asking(MEETING, asking=[])),
    ("step.asking: must be owners of tokens there (RP-COMBAT-04)", asking(MEETING, asking=[YELLOW])),
    ("step.asking: must be owners of tokens there (RP-COMBAT-04)", asking(MEETING, asking=[RED, GREEN])),
    ("step.asking: names seat 1 twice (RP-COMBAT-04)", asking(MEETING, asking=[GREEN, GREEN])),
    ("step.asking: there is no seat 4 (RP-SETUP-01)", asking(MEETING, asking=[4])),
    ("step.commander: must be the mover, or who answered so (RP-COMBAT-05)", asking(MEETING, commander=YELLOW)),
    ("step.commander: must be the mover, or who answered so (RP-COMBAT-05)", asking(MEETING, commander=GREEN)),
    ("actor: it is not the turn of seat 0 (RP-COMBAT-04)", asking(MEETING, actor=RED)),
    ("step.goal: 'e' is no space of the city (RP-PLACE-05)", asking(MEETING, goal="e")),
    ("waiting[1].actor: there is no seat 4 (RP-SETUP-01)", asking(MEETING, mover=4)),
    (
        "waiting[0].step.led: the group cannot move (RP-COMBAT-19)",
        asking({**MEETING, "e6": {"stack": [RED], "rested": True}}),
    ),
    (
        "actor: it is not the turn of seat 0 (RP-COMBAT-01)",
        marching({"e6": [RED]}, "e6", actor=RED, waiting=BLACKS_TURN),
    ),
]


@pytest.mark.parametrize(("text", "fields"), REFUSED, ids=[text for text, _ in REFUSED])
def test_what_cannot_be_in_a_war_is_refused_by_field_and_rule(text: str, fields: dict[str, Any]) -> None:
    assert refusal(**fields) == text


def test_every_refusal_of_a_war_has_been_seen() -> None:
    """The rules by which the files of the war refuse positions are those that the refusals above carry."""
    files = [*(TITLE.folder / "war").glob("*.py"), *(TITLE.folder / "written").glob("war_*.py")]
    calls = [node for file in files for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Call)]
    refused = [call.args[2] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "refuse"]
    named = {rule.value for rule in refused if isinstance(rule, ast.Constant)}
    assert len(named) > 20
    seen = {rule for text, _ in REFUSED for rule in re.findall(r"\((RP-[\w-]+-\d+)\)", text)}
    assert named <= seen


JUST_INSIDE: list[dict[str, Any]] = [
    fields_of_war(),
    fields_of_war({"e6": [RED] * 3, "f6": [RED, GREEN, YELLOW], "h9": PAIR, "g8": [RED]}, city={"g8": "palace"}),
    fields_of_war({"e6": SINGLE}, city={"e6": hut(BLACK)}, options={"neutral-homes": True}),
    fields_of_war(
        {"e6": {"stack": SINGLE, "steps": 4, "boosted": True}, "f6": {"stack": PAIR, "fought": True, "steps": 0}}
    ),
    fields_of_war(camps={"north e": [3, 3, 2, 1, 1], "west 3": [2]}),
    fields_of_war(camps={"north e": [17]}, edition="1"),
    fields_of_war(camps={"north e": [3] * 33}),
    fields_of_war(city={"e6": crew(BLACK, 3), "f6": hut(BLACK, 1), "g6": shared("market", BLACK)}),
    fields_of_war(attacked=[], cycles=1, edition="1"),
    fields_of_war(staying=["north p"]),
    fields_of_war({"e6": {"stack": SINGLE, "fought": True}}),
    fields_of_war(turn=120, quiet=2, battle=True, refused=[(0, 1), (1, 0)], spared=[(2, 0)]),
    fields_of_war(strength=99),
    fields_of_war(phase="mustering", camps={}, waiting=1),
    fields_of_war(phase="mustering", camps={}, waiting=9, actor=None),
    fields_of_war(phase="betting", fort=True, actor=None),
    fields_of_war(phase="shooting", fort=True, actor=None, shots=2, camps={"north e": [3]}),
    gathering(city={"e6": house(RED)}, free=1),
    gathering(city={"e6": house(RED)}, free=1, hired=True, recruits=3),
    gathering(
        city={"e6": house(RED), "f6": "market"}, edition="1", seats={RED: {"offices": ["general"]}}, free=0, extra=1
    ),
    gathering(phase="recruiting", recruits=2, city={"e6": house(RED)}, seats={RED: {"silver": 3}}),
    marching({"e6": SINGLE}, "e6"),
    marching({"e6": SINGLE, "f6": SINGLE}, "north p 1", boosted=True),
    marching({"e6": {"stack": TRIPLET, "steps": 0, "boosted": True}}, "e6"),
    asking(MEETING),
    asking({"e6": [RED], "f6": [GREEN, YELLOW]}, actor=YELLOW, asking=[YELLOW], commander=GREEN),
    asking(MIXED, purpose="sacrifice"),
    asking({"e6": [RED, GREEN], "f6": [YELLOW]}, asking=[YELLOW, GREEN]),
]


@pytest.mark.parametrize("fields", JUST_INSIDE)
def test_what_lies_just_inside_the_rules_of_war_is_accepted(fields: dict[str, Any]) -> None:
    assert is_sound(position(**fields))


def test_two_players_defend_with_both_colours() -> None:
    war = {"enemy": "pirates", "attacker": 1, "camps": {"north e": [2]}, "groups": {"e6": [0, 1], "f6": [1]}}
    assert is_sound(position(2, phase="leading", actor=0, attacked=[1], war=war))
    assert is_sound(position(2, phase="garrisoning", actor=0, attacked=[1], war={**war, "colour": 1, "free": 1}))
    assert (
        refusal(2, phase="garrisoning", actor=1, attacked=[1], war=war)
        == "actor: the attacker does not defend (RP-WAR-04)"
    )


# ---- what is left out


def test_who_is_asked_may_be_left_out() -> None:
    assert asked(war_table(phase="mustering", waiting=3)) == (BLACK, "mustering")
    assert asked(war_table(phase="betting", fort=True)) == (YELLOW, "betting")
    assert asked(war_table(phase="garrisoning")) == (RED, "garrisoning")
    assert asked(war_table(phase="recruiting")) == (RED, "recruiting")
    assert asked(war_table({"e6": SINGLE})) == (BLACK, "leading")


def test_a_group_whose_commander_moves_has_all_its_steps() -> None:
    state = war_table({"e6": [RED], "f6": [RED, GREEN], "g6": [GREEN, RED], "h6": SINGLE}, actor=RED)
    assert legal(state) == {"done", "lead e6", "lead f6"}
    steps = {group["space"]: group["steps"] for group in state.view(None)["war"]["groups"]}
    assert steps == {"e6": 3, "f6": 2, "g6": 0, "h6": 0}


def test_a_war_began_with_those_who_are_there() -> None:
    assert war_table(camps={"north e": [3, 1]}).view(None)["war"]["strength"] == 4
    assert war_table(camps={"north e": [3, 1]}, strength=9).view(None)["war"]["strength"] == 9


# ---- every state comes back


@pytest.mark.parametrize("name", WARS)
def test_positions_of_wars_come_back(name: str) -> None:
    for number, state in enumerate(war_states(name)):
        if number % 29 == 0:
            comes_back(state)


@pytest.mark.slow
@pytest.mark.parametrize("name", WARS)
def test_every_position_of_wars_comes_back(name: str) -> None:
    for state in war_states(name):
        comes_back(state)


# ---- nothing that is read does harm


def changed_war(seed: int) -> Any:
    """A position in a war with something changed, mostly about the war."""
    pick = random.Random(seed)
    document = pick.choice(war_states(pick.choice(sorted(WARS)))).to_position()
    change = with_other_numbers if pick.random() < 0.5 else mutated
    part = pick.choice(("war", "war", "step", "waiting"))
    if not document.get(part) or pick.random() < 0.2:
        return change(document, pick)
    if part != "war":
        change = mutated  # there are few numbers
    return {**document, part: change(document[part], pick)}


def test_changed_wars_are_refused_or_sound() -> None:
    sound = sum(is_sound(changed_war(seed)) for seed in range(40))
    assert 5 < sound < 35


@pytest.mark.slow
@settings(max_examples=3000, derandomize=True)
@given(seed=st.integers(0, 10**9))
def test_many_changed_wars_are_refused_or_sound(seed: int) -> None:
    is_sound(changed_war(seed))


@pytest.mark.parametrize("seed", range(20))
def test_a_crowded_war_is_sound(seed: int) -> None:
    players, options = WARS[sorted(WARS)[seed % len(WARS)]]
    assert is_sound(crowded_war(players, seed, options))


# ---- as wars were written before


def old_form(fields: dict[str, Any]) -> dict[str, Any]:
    """The same position as it was written when all that a step remembers stood under `war`."""
    old = {name: value for name, value in fields.items() if name not in ("step", "waiting")}
    old["war"] = {**fields["war"], **fields.get("step", {})}
    waiting = fields.get("waiting", [])
    for frame in waiting:
        old["war"] |= frame.get("step", {})
    if old["phase"] == "consenting":
        old["war"]["mover"] = waiting[0]["actor"]
    return {**old, "step": {}}


REMEMBERING = [fields for fields in JUST_INSIDE if "step" in fields]


def test_all_steps_that_remember_something_are_among_them() -> None:
    assert len({fields["phase"] for fields in REMEMBERING}) == 6


@pytest.mark.parametrize("fields", REMEMBERING)
def test_wars_as_they_were_written_before_are_still_read(fields: dict[str, Any]) -> None:
    old = position(**old_form(fields))
    assert TITLE.from_position(old).to_position() == TITLE.from_position(position(**fields)).to_position()
    del old["step"]
    assert is_sound(old)


def test_what_an_old_war_need_not_have_said_is_no_step() -> None:
    old = position(**fields_of_war())
    old["war"] |= {"waiting": 0, "shots": 0, "hired": False, "asking": [], "led": None}
    assert is_sound(old)
    old["war"]["shots"] = 2
    with pytest.raises(PositionError, match=r"step\.shots: is nothing that phase leading remembers"):
        TITLE.from_position(old)
