"""Whether a bill can be paid with affiliates, against a brute force over cards, savings and swaps."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain, combinations, combinations_with_replacement
from typing import Any

import pytest

from cabildo.titles.trinidad.bill import payable
from cabildo.titles.trinidad.price import make_bill
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CUBE_NAMES
from tests.titles.trinidad.build import asked, house, legal, play, table
from tests.titles.trinidad.test_paying import ways_to_pay

Price = dict[str, int]
HAND_CARD = {"carpentry": 13, "quarry": 19, "market": 25, "barracks": 58, "church": 65, "status": 84}
CARDS = (13, 16, 19, 22, 25, 45, 54, 58, 65, 74, 78, 84)


def subsets(cards: list[int]) -> Iterator[tuple[int, ...]]:
    return chain.from_iterable(combinations(cards, size) for size in range(len(cards) + 1))


def prices(price: Price, hand: int | None, cards: tuple[int, ...], supply: int) -> Iterator[Price]:
    """What is left to pay in every way with just these cards, by the words of the ledger."""
    if any(card not in (16, 22, 45, 78, hand) for card in cards):
        return
    left = dict(price)
    lent = 0
    if {16, 22} <= set(cards):
        if min(left["stone"], left["wood"]) == 0:
            return  # one of them would be used in vain
        left["stone"] = left["wood"] = 1  # TR-AFF-22
    elif 16 in cards:
        left["wood"] = 0
    elif 22 in cards:
        left["stone"] = 0
    off = (78 in cards) + (hand == 84 and hand in cards)
    left["bronze"] = max(0, left["bronze"] - off)
    if hand in cards:
        left["workers"] -= 1
        lent += 1
    if left["workers"] < 0 or lent > supply:
        return
    if 45 not in cards:
        yield left
        return
    left["metal"] += 1
    for size in range(1, 5):
        for parts in combinations_with_replacement(("workers", "stone", "wood", "precious"), size):
            saved = {part: left[part] - parts.count(part) for part in set(parts)}
            if min(saved.values()) >= 0 and lent + parts.count("workers") <= supply:
                yield left | saved


def can_pay(price: Price, held: Price, levels: set[int], hand: int | None, cards: list[int], supply: int) -> bool:
    for used in subsets(cards):
        for left in prices(price, hand, used, supply):
            if left["workers"] > held["workers"] or left["bronze"] > held["bronze"]:
                continue
            if ways_to_pay({cube: left[cube] for cube in CUBE_NAMES}, held, levels):
                return True
    return False


def some_case(rng: random.Random) -> tuple[TrinidadState, Price, Price, dict[str, Any]]:
    """Somebody with a few cards who is a little too poor for a price."""
    price = {cube: rng.randint(0, most) for cube, most in zip(CUBE_NAMES, (3, 3, 1, 1), strict=True)}
    price |= {"workers": rng.randint(0, 3), "bronze": rng.choice((0, 0, 1, 2, 4))}
    held = {cube: rng.randint(0, most) for cube, most in zip(CUBE_NAMES, (3, 3, 1, 2), strict=True)}
    own = rng.randint(0, 2)
    helpers = rng.randint(0, 1)
    held |= {"workers": own + helpers, "bronze": rng.randint(0, 4)}
    what: dict[str, Any] = {
        "cards": sorted(rng.sample(CARDS, rng.randint(1, 5))),
        "status": rng.randint(0, 3),
        "supply": rng.randint(0, 3),
        "hand": rng.choice((None, *HAND_CARD.values())),
    }
    mine = {"hand": what["cards"], "workers": own, "spent": 6 - own, "helpers": helpers, "coins": held["bronze"]}
    mine |= {
        "cubes": {cube: held[cube] for cube in CUBE_NAMES},
        "status": {"construction": what["status"]} if what["status"] else {},
    }
    state = table(4, seats={0: mine}, council_spent=8 - helpers - what["supply"])
    return state, price, held, what


@pytest.mark.rule("TR-AFF-16", "TR-AFF-22", "TR-AFF-45", "TR-AFF-78", "TR-AFF-84", "TR-CARD-15")
def test_payable_is_what_a_brute_force_over_cards_and_swaps_finds() -> None:
    rng = random.Random(45)
    outcomes = {True: 0, False: 0}
    by_cards = 0
    for _case in range(1_000):
        state, price, held, what = some_case(rng)
        bill = make_bill(0, price["workers"], price["stone"], price["wood"], price["precious"], price["metal"])
        bill.coins = price["bronze"]
        if what["hand"] is not None:
            bill.hand = what["hand"] - 13
        levels = set(range(what["status"]))
        expected = can_pay(price, held, levels, what["hand"], what["cards"], what["supply"])
        assert payable(state, state.me(), bill) == expected, (price, held, what)
        outcomes[expected] += 1
        by_cards += expected and not can_pay(price, held, levels, what["hand"], [], what["supply"])
    assert min(outcomes.values()) > 200
    assert by_cards > 80


def outcomes_of(state: TrinidadState) -> Iterator[tuple[Any, ...]]:
    """Follow every way through a bill to its end: what is left of cubes, coins and workers, and the cards used."""
    if asked(state) != (0, "paying"):
        me = state.players[0]
        used = tuple(card + 13 for card in me.hand if state.rotated[card])
        yield (*me.cubes, me.coins, me.workers, me.helpers, int(state.council_workers), used)
        return
    for action in legal(state):
        yield from outcomes_of(play(state.copy(), action))


@pytest.mark.rule("TR-AFF-16", "TR-AFF-22", "TR-AFF-45")
def test_paying_offers_every_way_and_ends_each() -> None:
    """All that the ledger allows for a Palace, and nothing else."""
    rng = random.Random(46)
    price = {"stone": 3, "wood": 3, "precious": 0, "metal": 1, "workers": 3, "bronze": 0}
    offered_with_cards = 0
    for _case in range(60):
        held = {"stone": rng.randint(1, 4), "wood": rng.randint(1, 4), "precious": 0, "metal": rng.randint(1, 2)}
        cards = sorted(rng.sample((16, 22, 45), rng.randint(1, 3)))
        own, status, supply = rng.randint(1, 3), rng.randint(0, 2), rng.randint(0, 2)
        mine = {"cubes": held, "hand": cards, "workers": own, "spent": 6 - own}
        mine |= {"status": {"construction": status}} if status else {}
        state = table(2, seats={0: mine}, buildings={"e3": house(0)}, council_spent=8 - supply)
        expected = set()
        for used in subsets(cards):
            for left in prices(price, None, used, supply):
                if left["workers"] > own:
                    continue
                for swaps in ways_to_pay({cube: left[cube] for cube in CUBE_NAMES}, held, set(range(status))):
                    paid = {cube: left[cube] for cube in CUBE_NAMES}
                    for spent, wanted in swaps:
                        paid[spent] += 1
                        paid[wanted] -= 1
                    rest = tuple(held[cube] - paid[cube] for cube in CUBE_NAMES)
                    lent = price["workers"] - left["workers"]
                    expected.add((*rest, 0, own - left["workers"], 0, supply - lent, used))
        assert ("build palace" in legal(state)) == bool(expected)
        if expected:
            offered = set(outcomes_of(play(state, "build palace")))
            assert offered == expected
            offered_with_cards += any(outcome[-1] for outcome in offered)
    assert offered_with_cards > 15
