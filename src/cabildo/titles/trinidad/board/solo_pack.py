"""The cards of the automaton as a board pack states them: which each is, and how many workers it takes."""

from __future__ import annotations

import re

from cabildo.engine.board_packs import Demands
from cabildo.titles.trinidad.board.contents import COUNCIL_ACTIONS
from cabildo.titles.trinidad.board.pack import Pack, SoloCard
from cabildo.titles.trinidad.terms import SOLO_CARDS, SOLO_KIND_NAMES

WORKERS = re.compile(r"([1-9])(?:-([1-9]))?(?: \([1-9] with Harbor\))?")  # "1", "2-3", "2 (1 with Harbor)"


def solo_cards(pack: Pack) -> list[SoloCard]:
    """All of them by number, those that are alike told apart."""
    found = {number: card for card in pack.solo_cards for number in numbers_on(card)}
    return [found[number + 1] for number in range(SOLO_CARDS)]


def numbers_on(card: SoloCard) -> range:
    first, _, last = card.cards.replace("S", "").partition("-")
    return range(int(first), int(last or first) + 1)


def workers_on(card: SoloCard) -> tuple[int, int]:
    """The fewest and the most workers that a card takes; what a Harbor saves is a rule of the ship."""
    found = WORKERS.fullmatch(card.workers)
    assert found is not None, "checked on loading"
    return int(found[1]), int(found[2] or found[1])


def check_solo_cards(pack: Pack, demand: Demands) -> None:
    numbers = [number for card in pack.solo_cards for number in numbers_on(card)]
    law = f"must be S01 to S{SOLO_CARDS}, each once (TR-COMP-01)"
    demand(sorted(numbers) == list(range(1, SOLO_CARDS + 1)), "solo_cards", law)
    for place, card in enumerate(pack.solo_cards):
        here = f"solo_cards[{place}]"
        known = ", ".join(SOLO_KIND_NAMES)
        demand(card.name in SOLO_KIND_NAMES, f"{here}.name", f"must be one of {known} (TR-SOLO-30)")
        shape = WORKERS.fullmatch(card.workers)
        demand(shape is not None, f"{here}.workers", "must be a number or two, such as 1 or 2-3 (TR-SOLO-32)")
        ordered = shape is None or int(shape[2] or shape[1]) >= int(shape[1])
        demand(ordered, f"{here}.workers", "must name the fewest first (TR-SOLO-32)")
        known_gain = shape is None or card.name != "Council" or int(shape[1]) <= COUNCIL_ACTIONS
        demand(known_gain, f"{here}.workers", f"must be {COUNCIL_ACTIONS} at most (TR-COUNCIL-01)")
