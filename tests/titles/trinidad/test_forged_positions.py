"""Whatever is read as a position is refused, or it is a sound game that can be played to its end."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabildo.engine.errors import PositionError
from cabildo.engine.game import Game
from cabildo.testing.mutations import mutated
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import full, house, lot, marked, new_game, palace, position, shared, walled
from tests.titles.trinidad.busy_games import GAMES, comes_back, states_of


def is_sound(document: Any) -> bool:
    """Read it: either it is refused by a PositionError, or it is a sound state that can be played to its end."""
    try:
        state = TITLE.from_position(document)
    except PositionError:
        return False
    comes_back(state)
    assert state.over or state.legal_actions()
    judged = [action for action in range(len(state.vocabulary)) if state.explain(action, state.actor) is None]
    assert judged == state.legal_actions()
    for seat in (None, *range(state.seats)):
        state.view(seat)
    material, pick = TITLE.material(state), random.Random(1)
    for _ in range(TITLE.decision_limit(state.seats)):
        if state.over:
            break
        state.apply(pick.choice(state.legal_actions()))
    assert state.over
    assert TITLE.material(state) == material
    return True


# ---- just inside the rules

CALLED: dict[str, Any] = {"seats": {0: {"character": "bishop", "character_used": True}}, "vote_held": True}
BALLOTS = ["yes 4", "no 2", "abstain", "yes 0"]
DECIDED: dict[str, Any] = {"law": "war", "ballots": BALLOTS, "more": [1, 0, 0, 0], "approved": True}
ENDING: dict[str, Any] = {"phase": "end-of-decade", "step": {"step": "scoring", "turns": 0}}
IN_VOTE: dict[str, Any] = {"phase": "window", "actor": 0}


def amid(phase: str, vote: dict[str, Any], moment: str, hand: list[int], result: int = -1) -> dict[str, Any]:
    """The first one, who is the legislator, has a card for this moment of a vote."""
    actor = 3 if phase == "voting" else 0
    return {
        "seats": {0: {**CALLED["seats"][0], "hand": hand}},
        "step": {"moment": moment, "result": result},
        "waiting": [{"phase": phase, "actor": actor, "step": vote}, {"phase": "turn", "actor": 0}],
    }


JUST_INSIDE: list[dict[str, Any]] = [
    {},
    {"seats": {0: {"spent": 6}}},
    {"seats": {0: {"spent": 3, "order_workers": 3}}},
    {"seats": {0: {"workers": 0}}, "supply": {"council_workers": 0}},
    {"seats": {0: {"helpers": 8}}},
    {"seats": {0: {"stone": 19, "wood": 19, "precious": 11, "metal": 12, "coins": 40}}},
    {"seats": {0: {"status": {"construction": 3, "worker": 3}, "used": ["swap-metal", "hiring"]}}},
    {"seats": {0: {"status": {"vp": 1}, "status_markers": 0}}, "buildings": {"e3": marked("fountain", 0)}},
    {"seats": {0: {"council": 15, "war_step": -4}, 1: {"council": 1, "war_step": 10}}},
    {"seats": {0: {"units": ["soldier", "none", {"unit": "veteran-miliciano", "wounds": 1, "burned": 2}]}}},
    {"seats": {0: {"banners": {"black": 1, "green": 2, "ocher": 2}, "won_war": True}}, "war_fought": True},
    {"seats": {0: {"borrowed": {"stone": 2, "wood": 1}}}, "warehouse": {"wood": 1}},
    {"seats": {0: {"dock": {"coins": 1}}, 1: {"dock": {"triplet": 1}}, 2: {"dock": {"wood": 1}}}},
    {"seats": {0: {"dock": {"coins": 1}}}, "cathedral": "f3-g3"},
    {"seats": {0: {"hand": list(range(13, 85))}}},
    {"seats": {0: {"hand": [13, 20], "rotated": [20]}}, "piles": {"1": [30, 14], "game": [84]}, "deck": [40]},
    {"deck": []},
    {"seats": {2: {"character": "noblewoman", "character_used": True}}},
    {"passed": [1, 2, 3]},
    {"order": [3, 1, 0, 2], "actor": 2},
    {"buildings": {"e3": house(0), "f3": palace(1), "g3": lot(2), "e4": shared("quarry", 0, 1, 2, 3)}},
    {"buildings": dict.fromkeys(["a1", "b1", "c1", "d1", "e1", "f1", "g1"], house(3))},
    {"cabildo": "f4", "cathedral": "g3-h3", "fort": True, "harbor": True},
    {"walls": walled("NW", "NE", "SW", "SE")},
    {"roads": ["NW", "NE", "CL", "SE"]},
    {"grids": {"fort": full(9, 0, 1, "council", but=[9])}},
    {"grids": {"fort": full(9, 0, 1, 2)}, "completed": ["fort"], "fort": True},
    {"grids": {"walls": full(6, 0, 1, 2)}, "completed": ["walls"], "walls": walled("NW")},
    {"tension": {"natives": 16, "pirates": 16}, "decade": 12, "peace": [12], "support": [12]},
    {"stores": {"stone": [0, 0, 0, 0], "wood": [0, 0, 0, 0], "precious": 0}, "stacks": [0, 0, 0, 0]},
    {"stacks": [1, 3, 0, 8], "supply": {"coins": 0, "cubes": {"stone": 0}, "pieces": {"palace": 0}, "walls": 0}},
    {"decade": 8, "length": "short"},
    {"phase": "over", "actor": None},
    {"phase": "choosing"},
    {"phase": "drawing", "deck": [13]},
    {"phase": "keeping", "step": {"cards": [13, 14]}},
    {"phase": "salary", "seats": {0: {"hand": [20, 21, 22, 23]}}},
    {"phase": "proposing", **CALLED},
    {"phase": "voting", "step": {"law": "peace"}, **CALLED},
    {"phase": "scheduling", "step": {"law": "war"}, "peace": [1, 2], **CALLED},
    {"phase": "staffing", "step": {"grid": "fort"}, **CALLED},
    {"phase": "proposing", "step": {"vetoed": ["war", "fort"], "free": [0, 2, 0, 0], "halved": [3]}, **CALLED},
    {**CALLED, **IN_VOTE, **amid("declaring", {"law": "peace", "fee": 1}, "law-named", [82])},
    {**CALLED, **IN_VOTE, **amid("voting", {"law": "war", "ballots": BALLOTS}, "ballots-in", [63])},
    {**CALLED, **IN_VOTE, **amid("counting", {"law": "war", "ballots": BALLOTS}, "revealed", [80], 0)},
    {**CALLED, **IN_VOTE, **amid("counting", DECIDED, "vote-decided", [81], 1)},
    {"phase": "window", "decade": 9, "step": {"moment": "scoring"}, "waiting": [ENDING], "seats": {0: {"hand": [74]}}},
    {
        "phase": "valuing",
        "decade": 9,
        "step": {"card": 74, "first": "card 74"},
        "waiting": [{"phase": "window", "step": {"moment": "scoring"}}, ENDING],
        "seats": {0: {"hand": [74], "rotated": [74]}},
    },
    {"grids": {"roads": {2: 1}}, "completed": ["roads"], "decade": 12},
    {"seats": {0: {"recruit": 2, "recruit_fights": True}, 1: {"recruit": 1}}, "palisades": ["NW", "CL"]},
    {"phase": "sending", "step": {"card": 69}, "seats": {0: {"hand": [69], "rotated": [69]}}, "used_now": [69]},
    {"next_turn": 2, "seats": {0: {"helpers": 1}}},
    {
        "phase": "window",
        "step": {"moment": "turn-over", "result": 2},
        "waiting": [{"phase": "turn"}],
        "seats": {0: {"hand": [51]}},
    },
    {
        "phase": "paying",
        "step": {"purchase": "site e3", "cards": [16, 45], "saves": ["worker", "stone"]},
        "waiting": [{"phase": "building", "step": {"building": "house"}}],
        "seats": {0: {"hand": [16, 45], "rotated": [16, 45], "metal": 1, "helpers": 1}},
        "used_now": [16, 45],
        "buildings": {"e3": lot(0)},
    },
    {"options": {"events": True}, "events": {"calm": 0, "active": "fire", "shuffled": ["city-feast"]}},
    {"options": {"events": True}, "deck": [], "phase": "turn", "events": {"under": ["storm"], "active": "pilgrimage"}},
    {"options": {"talks": True}, "seats": {0: {"pledged": "fort"}, 1: {"pledged": "roads", "pact_used": True}}},
    {"options": {"talks": True}, "phase": "offering", "step": {"to": 3, "ask": {"metal": 12}}, "offers": [{"to": 0}]},
    {
        "options": {"talks": True},
        "phase": "voting",
        "step": {"law": "war", "declared": ["no", "yes", "yes", "abstain"], "bound": [3, "no", None, 3]},
        **CALLED,
    },
    {"phase": "aiming", "step": {"card": 32}, "seats": {0: {"hand": [32], "rotated": [32]}}, "used_now": [32]},
]


@pytest.mark.parametrize("fields", JUST_INSIDE)
def test_what_lies_just_inside_the_rules_is_accepted(fields: dict[str, Any]) -> None:
    assert is_sound(position(**fields))


# ---- forged


def with_other_numbers(document: Any, pick: random.Random) -> Any:
    """A position in which one or two numbers or yes-or-no answers are slightly different."""
    document = copy.deepcopy(document)
    found: list[tuple[Any, Any]] = []
    waiting: list[Any] = [document]
    while waiting:
        holder = waiting.pop()
        for key, value in holder.items() if isinstance(holder, dict) else enumerate(holder):
            if isinstance(value, int):
                found.append((holder, key))
            elif isinstance(value, dict | list):
                waiting.append(value)
    for holder, key in pick.sample(found, min(len(found), pick.choice((1, 2)))):
        value = holder[key]
        holder[key] = not value if isinstance(value, bool) else pick.choice((value + 1, value - 1, 0, 1, 2, 3, 5, 9))
    return document


def before_the_first_decade(pick: random.Random) -> Any:
    """A position in which characters are chosen, auctioned or kept."""
    state = new_game(pick.choice((2, 3, 5)), pick.getrandbits(40), characters=pick.choice(("auction", "dealt")))
    for _ in range(pick.randrange(6)):
        state.apply(pick.choice(state.legal_actions()))
    return state.to_position()


def changed_position(seed: int) -> Any:
    pick = random.Random(seed)
    if pick.random() < 0.1:
        document = before_the_first_decade(pick)
    else:
        document = pick.choice(states_of(pick.choice(sorted(GAMES)))).to_position()
    if pick.random() < 0.5:
        return with_other_numbers(document, pick)
    return mutated(document, pick, pick.choice((1, 1, 2, 3)))


def test_changed_positions_are_refused_or_sound() -> None:
    sound = sum(is_sound(changed_position(seed)) for seed in range(100))
    assert 15 < sound < 85


@pytest.mark.slow
@settings(max_examples=3000, derandomize=True)
@given(seed=st.integers(0, 10**9))
def test_many_changed_positions_are_refused_or_sound(seed: int) -> None:
    is_sound(changed_position(seed))


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=30)
@given(document=PLAIN)
def test_no_nonsense_is_taken_for_a_position(document: Any) -> None:
    with pytest.raises(PositionError):
        TITLE.from_position(document)
    with pytest.raises(PositionError):
        Game.from_position(document, title=TITLE)
