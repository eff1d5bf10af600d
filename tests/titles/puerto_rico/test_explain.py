"""`explain` gives a reason for every action that is not legal, in every kind of decision, and for no other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cabildo.engine import reasons
from cabildo.engine.errors import IllegalAction
from cabildo.engine.state import State
from cabildo.testing import laws
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.title import TITLE
from tests.titles.puerto_rico.build import play, table, why

FULL_SHIPS = {
    str(size): {"good": good, "barrels": size} for size, good in ((4, "sugar"), (5, "tobacco"), (6, "coffee"))
}
CORN_ABOARD = {"5": {"good": "corn", "barrels": 1}}
DECISIONS = [tree["position"] for tree in json.loads((Path(__file__).parent / "perft.json").read_text())]


@pytest.mark.parametrize("position", DECISIONS, ids=lambda position: position.get("phase", "role"))
def test_every_decision_explains_the_whole_vocabulary(position: dict[str, Any]) -> None:
    state = TITLE.from_position(position)
    laws.legality_is_said_twice(TITLE, [state])
    laws.only_the_actor_acts(TITLE, [state])
    laws.illegal_actions_change_nothing(TITLE, [state], tries=500)


ONE_ANSWER = {
    "nothing to produce": lambda: table(3, phase="producing"),
    "nothing to load": lambda: table(3, phase="loading"),
    "nothing to keep": lambda: table(3, phase="keeping"),
    "nothing to sell": lambda: table(3, phase="trading"),
    "nothing to buy": lambda: table(3, phase="building", actor=1),
    "no extra good": lambda: table(3, phase="extra-good"),
    "a full island": lambda: table(3, phase="tile", seats={0: {"island": {"indigo": 12}}}),
    "nothing to store": lambda: table(
        3, phase="storing", seats={0: {"city": ["small-warehouse"], "men": {"small-warehouse": 1}}}
    ),
    "the last circles": lambda: table(
        3, phase="placing", seats={0: {"island": {"corn": 2}}}, step={"place": "corn", "hand": 2}
    ),
}


@pytest.mark.parametrize("name", ONE_ANSWER)
def test_a_position_with_one_answer_is_explained_too(name: str) -> None:
    """Such a state is never met in play, but a position may be one, and rests there."""
    state = ONE_ANSWER[name]()
    assert len(state.legal_actions()) == 1
    laws.legality_is_said_twice(TITLE, [state])
    laws.decisions_are_sound(TITLE, [state])


@pytest.mark.parametrize(
    ("ships", "actions"),
    [
        (CORN_ABOARD, ["load corn 5", "load corn wharf", "load indigo 4", "load indigo 6", "load indigo wharf"]),
        (FULL_SHIPS, ["pass", "load corn wharf", "load indigo wharf"]),
    ],
    ids=["a ship is open", "none is open"],
)
def test_the_actions_of_a_wharf_stand_in_their_order(ships: dict[str, Any], actions: list[str]) -> None:
    """Legal actions ascend: the pass, if nobody has to load, then good by good its ships and its wharf."""
    owner = {"goods": {"corn": 2, "indigo": 1}, "city": ["wharf"], "men": {"wharf": 1}}
    state = table(3, phase="loading", seats={0: owner}, ships=ships)
    assert [state.vocabulary.notation(action) for action in state.legal_actions()] == actions
    laws.legal_actions_are_in_order(TITLE, [state])
    laws.legality_is_said_twice(TITLE, [state])


def test_an_illegal_action_carries_the_rule_and_its_text() -> None:
    state = table(3, phase="building", seats={0: {"doubloons": 1}})
    with pytest.raises(IllegalAction) as refused:
        play(state, "build harbor")
    assert refused.value.rule == why(state, "build harbor") == "PR-BUILDER-02"
    text = TITLE.ledger["PR-BUILDER-02"].text
    assert str(refused.value) == f"'build harbor' is not legal now (PR-BUILDER-02): {text}"


def test_other_seats_and_other_decisions_have_the_engines_reasons() -> None:
    state = table(3, phase="building", seats={0: {"doubloons": 9}})
    assert why(state, "build hospice") is None
    assert why(state, "build hospice", seat=1) == reasons.NOT_YOUR_TURN
    assert why(state, "sell corn") == reasons.OTHER_DECISION
    assert why(finished(), "role mayor", seat=0) == reasons.GAME_OVER


def finished() -> PuertoRicoState:
    taken = {"settler": 0, "mayor": 1, "builder": 2}
    return table(3, phase="over", taken=taken, ending=True)


def test_every_refusal_of_a_game_names_a_rule_that_people_can_read() -> None:
    """The reasons met in a random game are rules with a text, not only the engine's."""
    met: set[str] = set()
    state: State
    for state in laws.states_of(laws.random_game(TITLE, 4, 3), every=3):
        if not state.over:
            met |= {state.explain(action, state.actor) or "" for action in range(len(state.vocabulary))}
    rules = {reason for reason in met if reason.startswith("PR-")}
    assert len(rules) > 15
    assert all(len(TITLE.ledger[rule].text) > 20 for rule in rules)
