"""The law of windows: nobody is asked in one without an upright card that is printed for it and fits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cabildo.engine.state import State
from cabildo.engine.yaml_reader import parse_yaml
from cabildo.titles.trinidad.affiliates.moments import MOMENT_NAMES
from cabildo.titles.trinidad.affiliates.powers import fits
from cabildo.titles.trinidad.board.contents import FOLDER
from cabildo.titles.trinidad.phases import WINDOW
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import FIRST_CARD
from tests.titles.trinidad.build import as_table

PRINTED = {row["number"]: row["moment"] for row in parse_yaml((FOLDER / "cards.yaml").read_text())["cards"]}
ALSO = {82: "ballots-in"}  # until the reveal
ANY = {number for number, when in PRINTED.items() if when == "any"}


def windows_ask_holders(states: Iterable[State]) -> int:
    """Try the law on all states of a game; hands back how many windows there were."""
    count = 0
    for state in states:
        if not state.over and state.phase == WINDOW:
            check_holder(as_table(state))
            count += 1
    return count


def check_holder(state: TrinidadState) -> None:
    """By what is printed on the cards, and by what the rules say."""
    opening: Any = state.memory
    when = MOMENT_NAMES[opening.moment]
    upright = [int(card) + FIRST_CARD for card in state.players[state.actor].hand if state.rotated[card] == 0]
    assert any(when in (PRINTED[card], ALSO.get(card)) or card in ANY for card in upright), (when, upright)
    assert any(fits(state, state.actor, card - FIRST_CARD, opening.moment) for card in upright), (when, upright)
