"""The simple opponent of Trinidad in extended wars and beside the automaton: what a sensible player answers."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from cabildo.bots.trinidad import choose
from cabildo.bots.trinidad.combat import attack_worth
from cabildo.bots.trinidad.fights import draws, fight_worth, penalties_to_come, removal_worth
from cabildo.bots.trinidad.outlook import Outlook
from cabildo.titles.trinidad.extended_war.duel import Fight, copy_fight, with_card
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, FIRST_CARD
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import as_table, house, legal, play, table

WAR = {"extended-war": True}
NCL_HOMES = {"d1": house(0), "e1": house(0), "f1": house(0)}
NCL = DISTRICT_NAMES.index("NCL")
WEAK, STRONG = 13, 15  # control cards: AV 2 and HP 2; as an Elite AV 6 and HP 7


def chosen(state: TrinidadState) -> str:
    return state.vocabulary.notation(choose(state, Random(0)))


def at_war(
    *attackers: dict[str, Any], units: list[dict[str, Any]], faction: str = "natives", **fields: Any
) -> TrinidadState:
    """The first seat's turn in a war of the fifth decade, with these attackers and units of theirs."""
    mine = {"units": units, **fields.pop("mine", {})}
    war = {"faction": faction, "round": 1, "attackers": list(attackers), **fields.pop("war", {})}
    given = {"decade": 5, "options": WAR, "buildings": NCL_HOMES, **fields}
    return table(seats={0: mine}, war=war, **given)


def unit(kind: str, post: str, **more: Any) -> dict[str, Any]:
    return {"unit": kind, "post": post, **more}


def attacker(card: int, place: str, **more: Any) -> dict[str, Any]:
    return {"card": card, "place": place, **more}


# ---- fights


def test_a_soldier_attacks_somebody_weaker() -> None:
    state = at_war(attacker(WEAK, "NCL"), units=[unit("veteran-soldier", "NCL")])
    assert chosen(state) == "attack 1 1"


def test_a_miliciano_does_not_attack_an_elite() -> None:
    state = at_war(attacker(STRONG, "NCL", elite=True), units=[unit("miliciano", "NCL")])
    assert "attack 1 1" in legal(state)
    assert not chosen(state).startswith("attack")


def test_of_two_attackers_the_one_whose_removal_is_likelier_or_worth_more_is_fought() -> None:
    strong, weak = attacker(STRONG, "NCL", elite=True), attacker(WEAK, "NCL", wounds=1)
    state = at_war(strong, weak, units=[unit("veteran-soldier", "NCL")])
    outlook = Outlook(state)
    assert removal_worth(outlook, 0) > removal_worth(outlook, 1)
    assert attack_worth(outlook, 0, 1, NCL) > attack_worth(outlook, 0, 0, NCL)
    assert chosen(state) == "attack 1 2"


def test_a_unit_marches_to_a_fight_that_it_wins() -> None:
    state = at_war(attacker(WEAK, "NCR"), units=[unit("veteran-soldier", "NCL")])
    assert chosen(state) == "march 1 NCR"
    play(state, "march 1 NCR")
    assert chosen(state) == "attack 1 1"


def test_penalties_are_what_the_rules_count() -> None:
    """Two flames, one attacker left and what it may still pillage; a control card of 2 HP cancels one."""
    taken = {"card": WEAK, "taken_by": 0}
    state = at_war(attacker(14, "NCL"), taken, units=[unit("soldier", "SW")], war={"flames": {"NCL": 2}})
    outlook = Outlook(state)
    assert penalties_to_come(outlook) == 2 + 1 - 1  # no district is left to pillage
    assert removal_worth(outlook, 0) > 0


def test_likely_draws_add_up() -> None:
    """Natives show one card, with a bonus of up to 4; Pirates two, with one of up to 8."""
    for faction, bonuses in (("natives", 5), ("pirates", 9)):
        state = at_war(attacker(WEAK, "NCL"), units=[unit("soldier", "NCL")], faction=faction)
        found = draws(Outlook(state))
        assert len(found) == bonuses
        assert sum(draw.chance for draw in found) == pytest.approx(1)


# ---- cards


def test_a_card_is_used_where_it_turns_a_fight() -> None:
    """Its red power adds 4, so that a Soldier is likely to remove what it would only wound."""
    state = at_war(attacker(14, "NCL"), units=[unit("soldier", "NCL")], mine={"hand": [18]})
    play(state, "attack 1 1")
    fight = cast(Fight, state.memory)
    helped = copy_fight(fight)
    helped.used = with_card(helped.used, 18 - FIRST_CARD)
    outlook = Outlook(state)
    assert fight_worth(outlook, helped) > 3 + fight_worth(outlook, fight)
    assert chosen(state) in ("use 18", "burn 18")


def test_no_card_is_burned_for_a_fight_that_is_won_anyway() -> None:
    state = at_war(attacker(WEAK, "NCL", wounds=1), units=[unit("veteran-soldier", "NCL")], mine={"hand": [20]})
    play(state, "attack 1 1")
    assert chosen(state) == "done"


def test_a_burned_card_doubles_strong_units_and_adds_to_weak_ones() -> None:
    for kind, answer in (("veteran-soldier", "double"), ("miliciano", "plus")):
        state = at_war(attacker(STRONG, "NCL", elite=True), units=[unit(kind, "NCL")], mine={"hand": [13]})
        play(state, "attack 1 1", "burn 13")
        assert answer in chosen(state).replace("x2", "double").replace("+5", "plus")


# ---- where units stand


def test_a_soldier_is_posted_where_attackers_come() -> None:
    """With the Fort it may stand anywhere: where an attacker comes in that it beats, not far away."""
    state = at_war(
        attacker(WEAK, "NCL-north"),
        units=[{"unit": "veteran-soldier"}],
        fort=True,
        phase="posting",
        step={"marker": 1, "result": 4},
        waiting=[{"phase": "drawing", "actor": 0}],
    )
    assert chosen(state) == "district NCL"


def test_the_automatons_unit_is_not_sent_into_a_fight_that_it_wins() -> None:
    """A person commands it, and does so to its disadvantage."""
    state = commanded("veteran-soldier", attacker(WEAK, "NCL", wounds=1))
    assert "attack 1 1" in legal(state)
    assert chosen(state) == "done"


def test_the_automatons_unit_is_sent_into_a_fight_that_it_loses() -> None:
    assert chosen(commanded("miliciano", attacker(STRONG, "NCL", elite=True))) == "attack 1 1"


def commanded(kind: str, foe: dict[str, Any]) -> TrinidadState:
    """One person and the automaton, whose unit meets somebody."""
    return table(
        2,
        seats={1: {"units": [unit(kind, "NCL")]}},
        war={"faction": "natives", "round": 1, "attackers": [foe]},
        decade=5,
        options={**WAR, "automaton": "medium"},
        buildings=NCL_HOMES,
        phase="commanding",
        waiting=[{"phase": "solo-turn", "actor": 0, "step": {"card": None, "done": False}}],
    )


# ---- whole games


@pytest.mark.parametrize("players", [2, 4])
def test_whatever_it_does_in_wars_is_legal(players: int) -> None:
    """Among themselves, without the help of `answer`; wars are fought in these games."""
    fought: set[str] = set()
    for seed in range(4):
        state = as_table(TITLE.new(players, seed, WAR))
        while not state.over:
            legal_now = state.legal_actions()
            action = choose(state.sample(state.actor, 1), Random(0)) if len(legal_now) > 1 else legal_now[0]
            assert action in legal_now, state.decision
            fought.add(state.vocabulary.notation(action).split()[0])
            state.apply(action)
    assert {"attack", "march"} <= fought


@pytest.mark.parametrize("strength", ["weak", "divinity"])
def test_whatever_it_decides_for_an_automaton_is_legal(strength: str) -> None:
    state = as_table(TITLE.new(1, 3, {"automaton": strength, **WAR}))
    while not state.over:
        legal_now = state.legal_actions()
        action = choose(state.sample(state.actor, 1), Random(0)) if len(legal_now) > 1 else legal_now[0]
        assert action in legal_now, state.decision
        state.apply(action)
