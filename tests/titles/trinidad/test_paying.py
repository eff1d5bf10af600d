"""Bills: whether they can be paid, against a brute force over all sets of swaps, and how they are written down."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from cabildo.titles.trinidad.bill import payable
from cabildo.titles.trinidad.notation import SWAPS
from cabildo.titles.trinidad.player import Player, empty_player
from cabildo.titles.trinidad.price import Bill, make_bill
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CONSTRUCTION_STATUS, CUBE_NAMES
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import asked, house, legal, lot, play, refusal, table

LEVEL = {
    frozenset({"stone", "wood"}): 0,
    frozenset({"stone", "precious"}): 1,
    frozenset({"wood", "precious"}): 1,
    frozenset({"stone", "metal"}): 2,
    frozenset({"wood", "metal"}): 2,
}
PAIRS = [(one, other) for one, other in (swap.split(" as ") for swap in SWAPS)]
SETS = [chosen for size in range(4) for chosen in combinations(PAIRS, size)]


def ways_to_pay(price: dict[str, int], held: dict[str, int], levels: set[int]) -> set[frozenset[tuple[str, str]]]:
    """Try every set of swaps: one a level, each cube that stands for another stands for one of the price."""
    ways = set()
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
            ways.add(frozenset(chosen))
    return ways


def bill_of(price: dict[str, int], in_kind: bool = False) -> Bill:
    return make_bill(0, 1, price["stone"], price["wood"], price["precious"], price["metal"], in_kind=in_kind)


def beggar(state: TrinidadState) -> Player:
    """The actor, with nothing at all."""
    player = empty_player()
    player.hand = state.me().hand
    state.players[state.actor] = player
    return player


def holder(state: TrinidadState, held: dict[str, int], status: int, used: int, rng: random.Random) -> Player:
    player = beggar(state)
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
    state = table(2)
    for _case in range(3_000):
        price = {cube: rng.randint(0, most) for cube, most in zip(CUBE_NAMES, (3, 3, 1, 1), strict=True)}
        held = {cube: rng.randint(0, most) for cube, most in zip(CUBE_NAMES, (4, 4, 2, 2), strict=True)}
        status = rng.randint(0, 3)
        used = rng.choice((0, 0, 0, 1, 2, 4, 5))
        player = holder(state, held, status, used, rng)
        bill = bill_of(price)
        levels = {level for level in range(status) if not used >> level & 1}
        expected = bool(ways_to_pay(price, held, levels))
        assert payable(state, player, bill) == expected, (price, held, status, used)
        assert list(bill.cubes) == list(price.values()), "the bill is left as it was"
        outcomes[expected] += 1
        in_kind = bill_of(price, in_kind=True)
        assert payable(state, player, in_kind) == bool(ways_to_pay(price, held, set()))
        only_by_swaps += expected and not payable(state, player, in_kind)
    assert min(outcomes.values()) > 500
    assert only_by_swaps > 150


@pytest.mark.rule("TR-STATUS-04")
def test_a_cube_that_stands_for_another_is_not_swapped_again() -> None:
    """Precious may be spent as stone and stone as metal, but a precious never as metal."""
    state = table(2)
    player = beggar(state)
    player.status[CONSTRUCTION_STATUS] = 3
    player.cubes[2] = 1
    assert not payable(state, player, make_bill(0, 0, metal=1))
    player.cubes[0] = 1
    assert payable(state, player, make_bill(0, 0, stone=1, metal=1)), "precious for the stone, stone for the metal"


def test_workers_and_coins_are_needed_besides() -> None:
    state = table(2)
    player = beggar(state)
    player.workers, player.helpers, player.coins = 1, 2, 4
    assert payable(state, player, make_bill(0, 3, coins=4))
    assert not payable(state, player, make_bill(0, 4, coins=4))
    assert not payable(state, player, make_bill(0, 3, coins=5))


# ---- choosing


def ways_offered(state: TrinidadState) -> list[frozenset[tuple[str, str]]]:
    """The sets of swaps with which a bill can be settled, each as often as there are ways to choose it."""
    found = []
    for action in legal(state):
        after = play(state.copy(), action)
        swaps = state.to_position()["step"].get("swaps", [])
        if action.startswith("spend"):
            swaps = [*swaps, action.removeprefix("spend ")]
        if asked(after) == (0, "paying"):
            found += ways_offered(after)
        else:
            one_way = [swap.split(" as ") for swap in swaps]
            found.append(frozenset((one, other) for one, other in one_way))
    return found


@pytest.mark.rule("TR-STATUS-03", "TR-STATUS-04", "TR-STATUS-05")
def test_paying_offers_every_set_of_swaps_that_pays_and_each_once() -> None:
    rng = random.Random(16)
    price = {"stone": 3, "wood": 3, "precious": 0, "metal": 1}
    asked_for = 0
    for _case in range(40):
        held = {"stone": rng.randint(2, 5), "wood": rng.randint(2, 5), "precious": rng.randint(0, 2)}
        held["metal"] = rng.randint(0, 2)
        status = rng.randint(1, 3)
        state = table(2, seats={0: {"cubes": held, "status": {"construction": status}}}, buildings={"e3": house(0)})
        expected = ways_to_pay(price, held, set(range(status)))
        assert ("build palace" in legal(state)) == bool(expected)
        if expected:
            asked_for += 1
            play(state, "build palace")
            offered = ways_offered(state)
            assert set(offered) == expected
            assert len(offered) == len(expected)
    assert asked_for > 20


# ---- positions


def bill_at_hand(**holdings: Any) -> TrinidadState:
    """A House is being paid for by somebody with Construction status II and a worker of the council."""
    mine = {"stone": 2, "wood": 2, "precious": 1, "workers": 2, "helpers": 1, "status": {"construction": 2}}
    return play(table(2, seats={0: {**mine, **holdings}}, buildings={"e3": lot(0)}), "build house")


def test_a_bill_is_written_down_and_read_again() -> None:
    state = bill_at_hand()
    for action in ("hands 1", "spend stone as wood", "spend precious as stone"):
        again = TITLE.from_position(state.to_position())
        assert again.to_position() == state.to_position()
        assert legal(again) == legal(state)
        play(state, action)
        play(again, action)
        assert again.to_position() == state.to_position()
    assert asked(state) == (1, "turn")


def paying(step: dict[str, Any], ground: Any = None, **fields: Any) -> dict[str, Any]:
    """A position in which seat 0 pays for a House on e3 with this step."""
    mine = {"stone": 2, "wood": 2, "workers": 2, "helpers": 1, "status": {"construction": 1}, **fields.pop("mine", {})}
    waiting = [{"phase": "building", "step": {"building": "house"}}]
    city = {"e3": lot(0) if ground is None else ground}
    return {"phase": "paying", "step": step, "waiting": waiting, "seats": {0: mine}, "buildings": city, **fields}


HOUSE = {"purchase": "site e3"}


@pytest.mark.parametrize(
    ("position", "field", "rule"),
    [
        (paying({"purchase": "site f3"}), "step.purchase", "TR-BUILD-23"),
        (paying({"purchase": "pass"}), "step.purchase", "engine.other-decision"),
        (paying({"purchase": "sail home"}), "step.purchase", "TR-FLOW-03"),
        (paying(HOUSE, lot(1)), "step.purchase", "TR-BUILD-02"),
        (paying({**HOUSE, "helpers": 2}), "step.helpers", "TR-ACTION-06"),
        (paying({**HOUSE, "helpers": 1}, mine={"helpers": 0}), "step.helpers", "TR-ACTION-06"),
        (paying({**HOUSE, "helpers": 1, "swaps": ["stone as metal"]}), "step.swaps", "TR-STATUS-05"),
        (paying({**HOUSE, "helpers": 1, "swaps": ["stone as gold"]}), "step.swaps[0]", "TR-STATUS-03"),
        (paying({**HOUSE, "swaps": ["stone as wood"]}), "step.swaps", "engine.fixed-order"),
        (paying(HOUSE, mine={"helpers": 0, "status": {}}), "step.purchase", "TR-ACTION-06"),
        (paying({**HOUSE, "helpers": 1, "swaps": ["stone as wood"]}), "step.purchase", "TR-ACTION-06"),
        (paying(HOUSE, mine={"stone": 0, "wood": 1}), "waiting[0].step.building", "TR-BUILD-20"),
    ],
)
def test_a_bill_that_cannot_be_is_refused(position: dict[str, Any], field: str, rule: str) -> None:
    problem = refusal(2, **position)
    assert problem.startswith(f"{field}: ")
    assert f"({rule})" in problem


def test_a_bill_is_paid_by_whoever_bought() -> None:
    waiting = [{"phase": "building", "actor": 1, "step": {"building": "lot"}}, {"phase": "turn", "actor": 1}]
    mine = {0: {"helpers": 1}, 1: {"helpers": 1}}
    problem = refusal(2, phase="paying", actor=0, step={"purchase": "site e3"}, waiting=waiting, seats=mine)
    assert problem.startswith("waiting[0].actor: ")
