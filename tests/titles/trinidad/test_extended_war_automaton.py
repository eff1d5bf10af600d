"""The automaton in an extended war: a person commands its units, and it has a card of the deck in each fight."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cabildo.engine.messages import Messages
from cabildo.titles.trinidad.phases import COMBAT, COMMANDING, POSTING, PURSUING, SHIFTING, SOLO_TURN
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BACK_DRAW, CARD_DRAW, EVENT_DRAW, SOLO_DRAW, STRENGTH_NAMES
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.automaton_wars import WAR, besieged, commanded, town_with_automaton
from tests.titles.trinidad.build import (
    Listener,
    asked,
    cards,
    happens,
    house,
    legal,
    next_decade,
    pile,
    play,
    player,
    reason,
    refusal,
    refused,
    table,
    until,
    walled,
    workers,
)
from tests.titles.trinidad.busy_games import comes_back
from tests.titles.trinidad.combat import (
    FRONT_2_3,
    FRONT_4_4,
    RESERVE,
    Event,
    compared,
    draws,
    harm,
    place,
    taker,
    wounds,
)
from tests.titles.trinidad.solo import AUTOMATON, COUNCIL, MILITIA, alone, number, told
from tests.titles.trinidad.tempers import bent
from tests.titles.trinidad.wars import area, attacker, posts, unit

FAR = attacker(RESERVE, "SE-east")
HERE = attacker(FRONT_2_3, "NCL")
COMMANDER = bent("march", "attack", "target", "district")


def fight(state: TrinidadState, *drawn: int, action: str = "attack 1 1", solo: str = COUNCIL) -> list[Event]:
    """Let an automaton's unit fight with these cards of the deck; afterwards it may turn up a card of its own."""
    chance = draws(state, *drawn)
    return happens(state, action, chance={**chance, SOLO_DRAW: [number(solo)]})


# ---- its cards


@pytest.mark.rule("TR-XWAR-66")
def test_it_draws_one_card_in_a_fight_and_applies_it() -> None:
    units = [unit("miliciano", "NCL"), unit("soldier", "SW")]
    state = commanded(units, [HERE, FAR], robot={"hand": [13, 14]}, person={"hand": [16]})
    assert asked(state) == (0, "commanding")
    events = fight(state, 15, 61)
    assert compared(events) == (5, 3)
    assert ("automaton-showed", {"seat": 1, "card": 15}) in events
    assert harm(state) == 1
    assert pile(state, "game") == [15, 61]
    assert player(state, AUTOMATON).hand == [13, 14]
    assert player(state, 0).hand == [16]
    assert asked(state) == (0, "commanding")
    assert refused(state, "attack 1 1") == "TR-XWAR-33"


@pytest.mark.rule("TR-XWAR-66")
def test_no_card_is_burned_or_used_for_its_units() -> None:
    state = commanded([unit("miliciano", "NCL")], [HERE, FAR], robot={"hand": [13]}, person={"hand": [16]})
    assert legal(state) == {"done", "march 1 NW", "march 1 NCR", "march 1 CL", "attack 1 1"}
    assert refused(state, "burn 16") == "TR-XWAR-66"
    assert refused(state, "burn 13") == "TR-XWAR-66"
    assert refused(state, "use 16") == "engine.other-decision"


@pytest.mark.rule("TR-XWAR-66")
def test_an_attacked_unit_draws_too_and_nobody_is_asked() -> None:
    state = besieged([unit("miliciano", "NCL")], [HERE, FAR], person={"hand": [16, 18]})
    events = happens(state, "council 1", chance=draws(state, 14, 61))
    assert compared(events) == (2 + int(state.board.card_bonus[1]), 3)
    assert told(events, "fight-began")[0]["attacked"] is True
    assert asked(state) == (0, "commanding")


@pytest.mark.rule("TR-XWAR-66", "TR-XWAR-47")
def test_against_pirates_it_still_has_one_card() -> None:
    state = commanded([unit("soldier", "NCL")], [HERE, FAR], faction="pirates")
    events = fight(state, 15, 14, 18)
    assert told(events, "attackers-showed") == [{"cards": [14, 18]}]
    assert compared(events) == (8, 8)


@pytest.mark.rule("TR-XWAR-66", "TR-EVENT-05")
def test_an_event_is_discarded_and_replaced() -> None:
    options: dict[str, Any] = {"options": {"events": True}, "events": {"calm": 0}, "top_back": "event"}
    state = commanded([unit("miliciano", "NCL")], [HERE, FAR], **options)
    backs = [int(state.board.card_back[card]) for card in cards(15, 61)]
    events = happens(
        state, "attack 1 1", chance={EVENT_DRAW: [0], CARD_DRAW: cards(15, 61), BACK_DRAW: [*backs, backs[1]]}
    )
    assert compared(events) == (5, 3)
    assert told(events, "automaton-showed") == [{"seat": 1, "card": 15}]


@pytest.mark.rule("TR-XWAR-66", "TR-AFF-52-W")
def test_what_its_card_does_it_does_to_the_attacker() -> None:
    state = commanded([unit("miliciano", "NCL")], [attacker(FRONT_2_3, "NCL", wounds=1), FAR])
    fight(state, 52, 61)
    assert harm(state) is None
    assert taker(state) == AUTOMATON


@pytest.mark.rule("TR-XWAR-66", "TR-AFF-70-W")
def test_a_person_decides_where_its_unit_withdraws() -> None:
    state = commanded([unit("miliciano", "NCL")], [HERE, FAR])
    fight(state, 70, 61)
    assert asked(state) == (0, "shifting")
    state = comes_back(state)
    play(state, "district NW")
    assert posts(state, AUTOMATON) == ["NW", None, None]


@pytest.mark.rule("TR-XWAR-66", "TR-AFF-77-W")
def test_a_person_leads_it_on_by_card_77() -> None:
    """Its second fight has a card of its own."""
    state = commanded([unit("soldier", "NCL")], [HERE, attacker(FRONT_4_4, "NW"), FAR])
    fight(state, 77, 61)
    assert asked(state) == (0, "pursuing")
    state = comes_back(state)
    assert state.decision.params["automaton"] is True
    play(state, "march 1 NW")
    assert legal(state) == {"done", "attack 1 2"}
    events = fight(state, 15, 13, action="attack 1 2")
    assert compared(events) == (5 + 3 + 4, 5)
    assert taker(state, 2) == AUTOMATON


@pytest.mark.rule("TR-XWAR-66", "TR-AFF-34-W")
def test_by_card_34_walls_count_twice_for_it() -> None:
    entering = attacker(FRONT_2_3, "NCL-north")
    state = besieged([unit("miliciano", "NCL")], [entering, FAR], walls=walled("NCL"))
    events = happens(state, "council 1", chance=draws(state, 34, 61))
    assert compared(events) == (2 + int(state.board.card_bonus[34 - 13]) + 2 * 3, 3)


# ---- moving, and when


@pytest.mark.rule("TR-XWAR-66", "TR-XWAR-32")
def test_its_units_act_before_it_turns_up_a_card() -> None:
    state = besieged([unit("miliciano", "NW"), unit("soldier", "SW")], [FAR], robot={"workers": 5})
    happens(state, "council 1")
    assert asked(state) == (0, "commanding")
    assert state.decision.params["seat"] == AUTOMATON
    assert not state.solo_open
    state = comes_back(state)
    play(state, "march 1 NCL")
    assert posts(state, AUTOMATON) == ["NCL", "SW", None]
    assert refused(state, "march 1 NW") == "TR-XWAR-32"
    events = happens(state, "done", chance={SOLO_DRAW: [number(COUNCIL)]})
    assert told(events, "solo-card")
    assert workers(state, AUTOMATON) < 5


@pytest.mark.rule("TR-XWAR-66")
def test_without_units_nobody_is_asked() -> None:
    state = besieged([], [FAR])
    events = happens(state, "council 1", chance={SOLO_DRAW: [number(COUNCIL)]})
    assert told(events, "solo-card")
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-XWAR-66")
def test_the_first_person_in_the_order_commands() -> None:
    seats = {2: {"units": [unit("miliciano", "NW")]}}
    combat = {"faction": "natives", "round": 1, "attackers": [FAR]}
    fields: dict[str, Any] = {"decade": 6, "war": combat, "war_fought": True, "seats": seats}
    for order, commander in (([1, 2, 0], 1), ([2, 1, 0], 1), ([0, 2, 1], 0)):
        given: dict[str, Any] = {
            "order": order,
            "options": {**WAR, "automaton": "weak"},
            "waiting": [{"phase": "solo-turn"}],
        }
        state = table(3, phase="commanding", actor=commander, **given, **fields)
        assert asked(state) == (commander, "commanding")
        against = refusal(3, phase="commanding", actor=1 - commander, **given, **fields)
        assert against == "actor: the first person in the order decides for the automaton (TR-XWAR-66)"


@pytest.mark.rule("TR-XWAR-66", "TR-XWAR-30")
def test_its_units_come_off_when_it_passes() -> None:
    """Its workers are used up, and so it passes."""
    state = commanded([unit("miliciano", "NW")], [FAR], robot={"workers": 0, "spent": 5})
    play(state, "done")
    assert state.passed >> AUTOMATON & 1
    assert posts(state, AUTOMATON) == [None, None, None]
    assert player(state, AUTOMATON).units[0].unit == "miliciano"


@pytest.mark.rule("TR-XWAR-66", "TR-XWAR-59")
def test_it_goes_on_with_its_card_when_its_unit_ends_the_war() -> None:
    state = commanded([unit("soldier", "NCL")], [HERE], robot={"workers": 5})
    events = fight(state, 15, 61)
    assert told(events, "combat-over")
    assert told(events, "solo-card")
    assert state.area is None


# ---- posts


@pytest.mark.rule("TR-XWAR-66", "TR-XWAR-22", "TR-XWAR-23")
def test_a_person_places_its_units() -> None:
    homes = {"b2": house(1), "m2": house(1), "e2": house(0), "j5": "barracks"}
    robot = {"units": ["miliciano", "soldier"], "workers": 0, "spent": 5}
    given: dict[str, Any] = {"decade": 5, "passed": [1], "tension": {"natives": 6}, "options": WAR, "buildings": homes}
    for order in ([0, 1], [1, 0]):
        state = until(play(alone(robot, order=order, **given), "pass"), "posting")
        assert asked(state) == (0, "posting")
        told = state.decision.params
        assert (told["marker"], told["unit"], told["automaton"]) == (1, "miliciano", True)
        assert legal(state) == {"district NW", "district NE"}
        assert refused(state, "district NCL") == "TR-XWAR-22"
        state = comes_back(state)
        play(state, "district NE")
        assert posts(state, AUTOMATON) == ["NE", "CR", None], "there is one district with Barracks"
        assert asked(state) == (0, "drawing")


@pytest.mark.rule("TR-XWAR-66", "TR-XWAR-24")
def test_a_person_places_what_it_deploys() -> None:
    state = commanded([unit("soldier", "NE")], [FAR], robot={"workers": 5})
    happens(state, "done", chance={SOLO_DRAW: [number(MILITIA)]})
    assert asked(state) == (0, "posting")
    assert legal(state) == {"district NW", "district SE"}
    state = comes_back(state)
    play(state, "district SE")
    assert posts(state, AUTOMATON) == ["NE", "SE", None]
    assert workers(state, AUTOMATON) < 5
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-XWAR-66", "TR-XWAR-24", "TR-XWAR-23")
def test_a_person_places_its_new_soldier() -> None:
    beside = unit("veteran-miliciano")
    posted = [unit("veteran-miliciano", "NW", wounds=1), unit("veteran-miliciano", "SE", wounds=1)]
    state = commanded([beside, *posted], [FAR], robot={"workers": 5}, fort=True)
    happens(state, "done", chance={SOLO_DRAW: [number(MILITIA)]})
    assert asked(state) == (0, "posting")
    assert len(legal(state)) == 8
    state = comes_back(state)
    play(state, "district CL")
    assert posts(state, AUTOMATON) == ["CL", "NW", "SE"]
    assert player(state, AUTOMATON).units[0].unit == "soldier"
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-XWAR-63", "TR-AFF-83-W", "TR-XWAR-66")
@pytest.mark.parametrize("kind", ["miliciano", "veteran-miliciano"])
def test_it_makes_nothing_of_a_unit_that_leaves_with_the_war(kind: str) -> None:
    """There is no other Miliciano for it, but a Soldier."""
    units = [unit(kind, "NW", volunteer=True)]
    state = commanded(units, [FAR], robot={"workers": 5}, supply={"milicianos": 0, "soldiers": 1})
    material = TITLE.material(state)
    events = happens(state, "done", chance={SOLO_DRAW: [number(MILITIA), number(COUNCIL)]})
    assert [params["card"] for params in told(events, "solo-impossible")] == [MILITIA]
    assert player(state, AUTOMATON).units[0].unit == kind
    assert TITLE.material(next_decade(state)) == material


# ---- the attackers


@pytest.mark.rule("TR-XWAR-06", "TR-XWAR-07", "TR-XWAR-66")
@pytest.mark.parametrize(("people", "elites", "standards"), [(1, 0, 3), (2, 1, 3)])
def test_it_counts_as_a_player_for_the_number_of_attackers(people: int, elites: int, standards: int) -> None:
    options = {**WAR, "automaton": "weak"}
    given: dict[str, Any] = {"decade": 5, "passed": list(range(1, people + 1)), "tension": {"natives": 6}}
    state = table(people + 1, seats={people: {"workers": 0, "spent": 4}}, options=options, **given)
    next_decade(state)
    found = area(state)
    assert sum(found.is_elite(number) for number in range(len(found.cards))) == elites
    assert len(found.cards) == elites + standards


@pytest.mark.rule("TR-XWAR-43", "TR-XWAR-66")
def test_where_the_automaton_is_first_the_first_person_decides_about_attackers() -> None:
    homes = {"b2": house(1), "i2": house(0)}
    foes = [attacker(FRONT_2_3, "NCL"), FAR]
    state = commanded([], foes, order=[1, 0], buildings=homes)
    happens(state, "done", chance={SOLO_DRAW: [number(COUNCIL)]})
    assert asked(state) == (0, "attackers")
    assert legal(state) == {"district NW", "district NCR"}
    state = comes_back(state)
    play(state, "district NW")
    assert place(state) == "NW"


@pytest.mark.rule("TR-XWAR-44", "TR-XWAR-66")
def test_whom_an_attacker_fights_may_be_its_unit() -> None:
    state = besieged(
        [unit("miliciano", "NCL")], [HERE, FAR], person={"units": [unit("miliciano", "NCL")], "hand": [13]}
    )
    play(state, "council 1")
    assert asked(state) == (0, "attackers")
    assert legal(state) == {"target 1 1", "target 2 1"}
    events = fight(state, 15, 61, action="target 2 1")
    assert compared(events) == (2 + 3 + 2, 3)
    assert wounds(state, AUTOMATON) == 0


# ---- the last decade, and the end


@pytest.mark.rule("TR-XWAR-04", "TR-XWAR-66")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_in_a_war_of_the_last_decade_its_units_have_turns_too(order: list[int]) -> None:
    homes = {"m5": house(1), "m2": house(0)}
    robot = {"units": ["miliciano"], "workers": 0, "spent": 5}
    given: dict[str, Any] = {
        "decade": 12,
        "passed": [1],
        "tension": {"natives": 6},
        "options": WAR,
        "buildings": homes,
        "order": order,
    }
    state = alone(robot, person={"units": ["miliciano"]}, **given)
    play(state, "pass")
    seen: list[tuple[str, int]] = []
    while state.area is not None:
        kind, fought_round = state.decision.kind, int(state.area.round)
        if kind in ("war-round", "commanding") and (kind, fought_round) not in seen:
            seen.append((kind, fought_round))
            comes_back(state)
        play(state, "done" if "done" in legal(state) else min(legal(state)))
    turns = ("war-round", "commanding") if order[0] == 0 else ("commanding", "war-round")
    assert seen[:3] == [(turns[0], 1), (turns[1], 1), (turns[0], 2)]
    assert max(number for _, number in seen) <= 6


@pytest.mark.rule("TR-XWAR-60", "TR-XWAR-61", "TR-XWAR-62", "TR-XWAR-66", "TR-SOLO-20")
def test_it_takes_penalties_and_control_cards_and_no_banner() -> None:
    """One attacker is left: a penalty, which the hit points of its control card cancel; the person loses a step."""
    foes = [attacker(FRONT_4_4, None, taken_by=1), FAR]
    state = besieged([], foes, robot={"workers": 0, "spent": 5}, passed=[1])
    play(state, "pass")
    assert (player(state, 0).war_step, player(state, AUTOMATON).war_step) == (1, -1)
    assert not any(state.players[AUTOMATON].banners)


# ---- positions


@pytest.mark.rule("TR-XWAR-66")
@pytest.mark.parametrize(
    ("change", "against"),
    [
        ({"actor": 1}, "actor: nobody plays the automaton (TR-SOLO-01)"),
        ({"waiting": [{"phase": "solo-turn", "step": {"card": "S12"}}]}, "TR-XWAR-66"),
        ({"war": None, "war_fought": None, "robot": {}}, "war: there is none (TR-XWAR-66)"),
        ({"phase": "combat", "step": {"marker": 1, "attacker": 1, "district": "NCL", "automaton": True}}, "TR-XWAR-66"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, Any], against: str) -> None:
    given: dict[str, Any] = {"phase": "commanding", "actor": 0, "waiting": [{"phase": "solo-turn"}], **change}
    if change.get("phase") == "combat":
        given["waiting"] = [{"phase": "commanding"}, {"phase": "solo-turn"}]
    units = [] if "robot" in change else [unit("miliciano", "NCL")]
    given.pop("robot", None)
    with pytest.raises(Exception, match="position") as problem:
        besieged(units, [HERE, FAR], **given)
    assert against in str(problem.value)


# ---- laws


def check(state: TrinidadState, people: int) -> None:
    """A person is asked; what is generated is what is explained; it can be written down, copied and sampled."""
    assert state.actor < people
    explained = {action for action in range(len(state.vocabulary)) if state.explain(action, state.actor) is None}
    assert explained == set(state.legal_actions())
    again = comes_back(state)
    assert again.legal_actions() == state.legal_actions()
    assert state.copy().to_position() == state.to_position()
    assert state.sample(state.actor, 7).legal_actions() == state.legal_actions()
    assert reason(state, state.vocabulary.notation(state.legal_actions()[0]), seat=people) is not None


def commands(state: TrinidadState, people: int) -> bool:
    """Whether something is decided for the automaton's units."""
    memory: Any = state.memory
    if state.phase in (POSTING, PURSUING):
        return bool(memory.seat == people)
    if state.phase == SHIFTING:
        below: Any = state.waiting
        return bool(below.phase == COMBAT and below.memory.seat == people)
    return bool(state.phase == COMMANDING or (state.area is not None and state.bottom().phase == SOLO_TURN))


def wage(people: int, seed: int, strength: str, decade: int) -> tuple[int, Listener]:
    """A war by chance up to the decade behind it; how often its units were commanded, and what happened."""
    options = {"length": "short", "events": seed % 2 == 1}
    state = town_with_automaton(people, seed, strength, decade=decade, options=options)
    state.reseed(seed)
    listener, pick, count = Listener(), random.Random(f"{people} {seed} {strength}"), 0
    state.sink = listener
    material = TITLE.material(state)
    while not state.over and state.decade < decade + 2:
        assert state.actor < people, "automata are never asked"
        if commands(state, people):
            count += 1
            check(state, people)
        state.apply(COMMANDER(state, pick))
        assert TITLE.material(state) == material
    return count, listener


@pytest.mark.rule("TR-XWAR-66", "TR-SOLO-01")
@pytest.mark.parametrize("strength", STRENGTH_NAMES)
@pytest.mark.parametrize("people", [1, 2])
def test_laws_hold_in_wars_with_its_units(people: int, strength: str) -> None:
    fights = 0
    for seed, decade in ((1, 3), (2, 8)):
        count, listener = wage(people, seed, strength, decade)
        assert count > 0
        fights += len(told(listener.events, "automaton-showed"))
    assert fights > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3, 40))
@pytest.mark.parametrize("people", [1, 2])
def test_laws_hold_in_many_wars_with_its_units(people: int, seed: int) -> None:
    for strength in STRENGTH_NAMES:
        wage(people, seed, strength, 8 if seed % 3 else 3)


@pytest.mark.rule("TR-XWAR-66")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_that_is_asked_and_told_can_be_said(language: str) -> None:
    """For posts, commands and fights of its units, with their words."""
    messages, kinds = Messages(TITLE, language), set()
    for seed in (1, 2, 3):
        state = town_with_automaton(1, seed, decade=3 if seed == 1 else 8, options={"length": "short"})
        listener, pick = Listener(), random.Random(seed)
        state.sink = listener
        while not state.over and state.decade < 9:
            if commands(state, 1):
                decision = state.decision
                kinds.add(decision.kind)
                said = messages.text(decision.prompt, **decision.params)
                assert said != decision.prompt
                assert "{" not in said
            state.apply(COMMANDER(state, pick))
        for params in told(listener.events, "automaton-showed"):
            assert "{" not in messages.text("automaton-showed", **params)
    assert {"posting", "commanding"} <= kinds
