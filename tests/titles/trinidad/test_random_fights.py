"""Fights by chance, with hands full of red powers: every question is sound, and nothing is made or lost."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from cabildo.titles.trinidad.phases import APPLYING, COMBAT, PURSUING, SHIFTING, TARGETING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS, FIRST_CARD
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.combat import FRONT_2_3, FRONT_4_4, HERE, OTHER, RESERVE, fight, foe, unit

SPECIAL = [16, 17, 22, 23, 28, 29, 34, 35, 40, 41, 46, 47, 52, 53, 58, 59, 64, 65, 70, 71, 76, 77, 82, 83]
FIGHTS = 60
NEAR = [HERE, HERE, "NCR", "NW", "CL", "SE"]


def some_fight(chance: random.Random) -> TrinidadState:
    """A unit, an attacker and others around them, and special cards in hand or on top of a small deck."""
    attackers = [foe(chance.choice([FRONT_2_3, FRONT_4_4]), elite=chance.random() < 0.5, wounds=chance.choice([0, 1]))]
    more = [foe(OTHER, place=chance.choice(NEAR), wounds=chance.choice([0, 1])), foe(75, place=chance.choice(NEAR))]
    used = {attackers[0]["card"], OTHER, 75, RESERVE}
    cards = [card for card in SPECIAL if card not in used]
    chance.shuffle(cards)
    hand, deck = cards[:6], cards[6:]
    attacked = chance.random() < 0.5
    kinds = ["miliciano", "veteran-miliciano", "soldier"]
    units: list[dict[str, Any]] = [
        unit(chance.choice(kinds[:2]), post=chance.choice(NEAR), wounds=chance.choice([0, 1])) for _ in range(3)
    ]
    away = [card for card in range(FIRST_CARD, FIRST_CARD + CARDS) if card not in {*used, *cards}]
    return fight(
        unit(chance.choice(kinds), wounds=chance.choice([0, 1])),
        attackers[0],
        hand=hand,
        own=units[:1],
        others=units[1:],
        foes=more,
        attacked=attacked,
        crossed=attacked and chance.random() < 0.5,
        faction=chance.choice(["natives", "pirates"]),
        seats={2: {"hand": away[:-1]}},
        piles={"game": away[-1:]},
        deck=deck,
        buildings={"i2": {"building": "house", "owner": 1}},
    )


def check(state: TrinidadState, words: int) -> None:
    """What is generated is what is explained; the state can be written down, copied and sampled."""
    legal = set(state.legal_actions())
    explained = {action for action in range(words) if state.explain(action, state.actor) is None}
    assert explained == legal
    document = state.to_position()
    again = TITLE.from_position(document)
    assert again.to_position() == document
    assert again.legal_actions() == state.legal_actions()
    assert state.copy().to_position() == document
    assert state.sample(state.actor, 7).legal_actions() == state.legal_actions()


def test_fights_by_chance_hold_the_laws() -> None:
    chance = random.Random(5)
    seen: Counter[int] = Counter()
    for number in range(FIGHTS):
        state = some_fight(chance)
        state.reseed(number)
        material = TITLE.material(state)
        words = len(state.vocabulary)
        while state.phase in (COMBAT, APPLYING, SHIFTING, TARGETING, PURSUING):
            seen[int(state.phase)] += 1
            check(state, words)
            state.apply(chance.choice(state.legal_actions()))
            assert TITLE.material(state) == material
        area = state.area
        assert area is not None
        for attacker in range(len(area.cards)):
            assert area.wounds[attacker] < 2
        assert all(wounds < 2 for player in state.players for wounds in player.wounds)
        TITLE.from_position(state.to_position())
    assert all(seen[phase] > 0 for phase in (COMBAT, APPLYING, SHIFTING, TARGETING, PURSUING)), seen
