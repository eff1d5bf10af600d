"""Whether a bill can be paid, against a brute force over all sets of swaps."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from cabildo.titles.trinidad.bill import Bill, make_bill, payable
from cabildo.titles.trinidad.notation import SWAPS
from cabildo.titles.trinidad.player import Player, empty_player
from cabildo.titles.trinidad.terms import CONSTRUCTION_STATUS, CUBE_NAMES

LEVEL = {
    frozenset({"stone", "wood"}): 0,
    frozenset({"stone", "precious"}): 1,
    frozenset({"wood", "precious"}): 1,
    frozenset({"stone", "metal"}): 2,
    frozenset({"wood", "metal"}): 2,
}
PAIRS = [tuple(swap.split(" as ")) for swap in SWAPS]
SETS = [chosen for size in range(4) for chosen in combinations(PAIRS, size)]


def brute_force(price: dict[str, int], held: dict[str, int], levels: set[int]) -> bool:
    """Try every set of swaps: one a level, each cube that stands for another stands for one of the price."""
    for chosen in SETS:
        used = [LEVEL[frozenset(pair)] for pair in chosen]
        if len(set(used)) < len(used) or not levels.issuperset(used):
            continue
        spent = dict.fromkeys(CUBE_NAMES, 0)
        rest = dict(price)
        for one, other in chosen:
            spent[one] += 1
            rest[other] -= 1
        if all(rest[cube] >= 0 and rest[cube] + spent[cube] <= held[cube] for cube in CUBE_NAMES):
            return True
    return False


def bill_of(price: dict[str, int], in_kind: bool = False) -> Bill:
    return make_bill(0, 1, price["stone"], price["wood"], price["precious"], price["metal"], in_kind=in_kind)


def holder(held: dict[str, int], status: int, used: int, rng: random.Random) -> Player:
    player = empty_player()
    for number, cube in enumerate(CUBE_NAMES):
        player.cubes[number] = held[cube]
        if number < 2:
            lent = rng.randint(0, held[cube])
            player.cubes[number] -= lent
            player.borrowed[number] = lent
    player.status[CONSTRUCTION_STATUS] = status
    player.used = used
    player.workers = 3
    return player


@pytest.mark.rule("TR-STATUS-03", "TR-STATUS-04", "TR-STATUS-05")
def test_payable_is_what_a_brute_force_over_all_swaps_finds() -> None:
    rng = random.Random(15)
    outcomes = {True: 0, False: 0}
    only_by_swaps = 0
    for _case in range(3_000):
        price = {cube: rng.randint(0, most) for cube, most in zip(CUBE_NAMES, (3, 3, 1, 1), strict=True)}
        held = {cube: rng.randint(0, most) for cube, most in zip(CUBE_NAMES, (4, 4, 2, 2), strict=True)}
        status = rng.randint(0, 3)
        used = rng.choice((0, 0, 0, 1, 2, 4, 5))
        player = holder(held, status, used, rng)
        bill = bill_of(price)
        levels = {level for level in range(status) if not used >> level & 1}
        expected = brute_force(price, held, levels)
        assert payable(player, bill) == expected, (price, held, status, used)
        assert list(bill.cubes) == list(price.values()), "the bill is left as it was"
        outcomes[expected] += 1
        in_kind = bill_of(price, in_kind=True)
        assert payable(player, in_kind) == brute_force(price, held, set())
        only_by_swaps += expected and not payable(player, in_kind)
    assert min(outcomes.values()) > 500
    assert only_by_swaps > 150


@pytest.mark.rule("TR-STATUS-04")
def test_a_cube_that_stands_for_another_is_not_swapped_again() -> None:
    """Precious may be spent as stone and stone as metal, but a precious never as metal."""
    player = empty_player()
    player.status[CONSTRUCTION_STATUS] = 3
    player.cubes[2] = 1
    assert not payable(player, make_bill(0, 0, metal=1))
    player.cubes[0] = 1
    assert payable(player, make_bill(0, 0, stone=1, metal=1)), "precious for the stone, stone for the metal"


def test_workers_and_coins_are_needed_besides() -> None:
    player = empty_player()
    player.workers, player.helpers, player.coins = 1, 2, 4
    assert payable(player, make_bill(0, 3, coins=4))
    assert not payable(player, make_bill(0, 4, coins=4))
    assert not payable(player, make_bill(0, 3, coins=5))
