"""The numbers of the actions, which stay the same within a version of the rules, are those of the vocabulary."""

from __future__ import annotations

import pytest

from cabildo.titles.puerto_rico import actions, terms
from cabildo.titles.puerto_rico.title import TITLE

# the first action of each range, in the order of the numbers
FIRST = {
    "pass": actions.PASS,
    "role settler": actions.TAKE_ROLE,
    "tile corn": actions.TAKE_TILE,
    "use hacienda": actions.USE_HACIENDA,
    "use hospice": actions.USE_HOSPICE,
    "use university": actions.USE_UNIVERSITY,
    "use privilege": actions.USE_PRIVILEGE,
    "produce": actions.PRODUCE,
    "build small-indigo-plant": actions.BUILD,
    "extra corn": actions.EXTRA,
    "sell corn": actions.SELL,
    "load corn 4": actions.LOAD,
    "load corn wharf": actions.LOAD + terms.WHARF_HOLD,
    "load indigo 4": actions.LOAD + terms.HOLDS,
    "claim 0": actions.CLAIM,
    "store corn": actions.STORE,
    "keep corn": actions.KEEP,
    "man corn 0": actions.MAN,
    "man indigo 0": actions.MAN + terms.MEN,
}


@pytest.mark.parametrize("notation", FIRST)
def test_a_range_begins_with_its_first_action(notation: str) -> None:
    assert TITLE.parse(notation) == FIRST[notation]


def test_the_ranges_fill_the_vocabulary() -> None:
    assert len(TITLE.vocabulary()) == actions.ACTIONS
    assert TITLE.parse("man city-hall 12") == actions.ACTIONS - 1
