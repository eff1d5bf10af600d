"""Cards that give something when something happens, and milder losses: 34, 35, 41, 50, 55, 56, 57, 70, 72."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.reasons import FIXED_ORDER
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BACK_DRAW, BACK_NAMES, GRID_NAMES, SYMBOLS
from tests.titles.trinidad.build import (
    asked,
    coins,
    full,
    happens,
    legal,
    legal_of,
    lot,
    play,
    player,
    reason,
    refusal,
    refused,
    score,
    table,
    tally,
    usual,
    walled,
)
from tests.titles.trinidad.busy_games import comes_back
from tests.titles.trinidad.votes import assembly, cast, propose

NATIVE_SYMBOL = next(back for back in range(len(BACK_NAMES)) if SYMBOLS[0][back] == 1)
PLAIN_BACK = next(back for back in range(len(BACK_NAMES)) if SYMBOLS[0][back] == 0 and SYMBOLS[1][back] == 0)


def holding(*cards: int, seat: int = 1, rotated: bool = False, **more: Any) -> dict[int, dict[str, Any]]:
    """A seat with these affiliates, upright unless it is said."""
    return {seat: {"hand": list(cards), "rotated": list(cards) if rotated else [], **more}}


def moment(state: TrinidadState) -> str:
    """Which window is open."""
    assert state.decision.kind == "window"
    return str(state.view(None)["step"]["moment"])


def is_rotated(state: TrinidadState, card: int) -> bool:
    return state.rotated[card - 13] != 0


# ---- districts


def closing(walls: list[str], last: str, **fields: Any) -> TrinidadState:
    """Seat 0 completes the walls and closes a district with the last one."""
    state = table(4, grids={"walls": full(5, 1)}, walls=walls, **fields)
    play(state, "work walls", f"wall {last}")
    return play(state, "done") if asked(state)[1] == "walling" else state


@pytest.mark.rule("TR-AFF-35", "TR-FREE-02")
def test_who_has_35_gets_three_bronze_for_a_closed_district() -> None:
    state = closing(walled("SW")[:-1], walled("SW")[-1], seats=holding(35))
    assert (asked(state), moment(state)) == ((1, "window"), "walls-closed")
    assert legal(state) == {"pass", "use 35"}
    assert state.view(None)["step"]["districts"] == ["SW"]
    comes_back(state)
    play(state, "use 35", "stack 2")
    comes_back(state)
    play(state, "stack 2", "stack 4")
    assert (coins(state, 1), [int(stack) for stack in state.stacks]) == (3, [8, 6, 8, 7])
    assert is_rotated(state, 35)
    assert asked(state) == (1, "turn"), "the turn of seat 0 is over"


@pytest.mark.rule("TR-AFF-35")
def test_35_gives_two_silver_where_there_are_roads() -> None:
    state = closing(walled("SW")[:-1], walled("SW")[-1], seats=holding(35, seat=0), roads=["SW"])
    assert asked(state) == (0, "window"), "who closes it may have the card"
    play(state, "use 35", *["stack 1"] * 4)
    assert (coins(state, 0), asked(state)) == (4, (1, "turn"))


@pytest.mark.rule("TR-AFF-35")
def test_of_two_districts_the_better_one_counts() -> None:
    walls = [*walled("SW")[:-1], *walled("SE")[:-1]]
    state = table(4, grids={"walls": full(5, 1)}, walls=walls, seats=holding(35), roads=["SW"])
    play(state, "work walls", f"wall {walled('SE')[-1]}")
    assert asked(state) == (0, "walling"), "the window waits until the walls are laid"
    comes_back(state)
    play(state, f"wall {walled('SW')[-1]}")
    assert sorted(state.view(None)["step"]["districts"]) == ["SE", "SW"]
    play(state, "use 35", *["stack 1"] * 4)
    assert (coins(state, 1), asked(state)) == (4, (1, "turn"))


@pytest.mark.rule("TR-AFF-35", "TR-AFF-41")
def test_a_district_that_had_both_before_counts_for_nothing() -> None:
    both: dict[str, Any] = {"roads": ["SW"]}
    state = closing([*walled("SW"), *walled("SE")[:-1]], walled("SE")[-1], seats=holding(35), **both)
    play(state, "use 35", *["stack 1"] * 3)
    assert (coins(state, 1), asked(state)) == (3, (1, "turn"))
    paved = table(4, grids={"roads": full(5, 1)}, walls=walled("SW"), seats=holding(41), **both)
    play(paved, "work roads", "pave SE", "use 41", *["stack 1"] * 3)
    assert (coins(paved, 1), asked(paved)) == (3, (1, "turn"))


@pytest.mark.rule("TR-AFF-35", "TR-CARD-07")
def test_35_is_not_asked_for_where_nothing_is_closed_or_gained() -> None:
    edge = walled("SW")[-1]
    assert asked(closing(walled("SW")[:-2], edge, seats=holding(35))) == (1, "turn")
    assert asked(closing(walled("SW")[:-1], edge, seats=holding(35, rotated=True))) == (1, "turn")
    assert asked(closing(walled("SW")[:-1], edge, seats=holding(35), stacks=[0, 0, 0, 0])) == (1, "turn")
    state = closing(walled("SW")[:-1], edge, seats=holding(41))
    assert asked(state) == (1, "turn"), "Roads are something else"
    assert refused(state, "use 41") == "TR-AFF-41"
    assert refused(table(4, seats=holding(35, seat=0)), "use 35") == "TR-AFF-35"


@pytest.mark.rule("TR-AFF-35", "TR-AFF-66")
def test_in_the_own_turn_the_coins_may_come_from_the_supply() -> None:
    """Empty stacks are no reason against 35 then, and both judgements of legality say so."""
    seats = holding(35, 66, seat=0)
    state = closing(walled("SW")[:-1], walled("SW")[-1], seats=seats, stacks=[0, 0, 0, 0])
    assert (asked(state), legal(state)) == ((0, "window"), {"pass", "use 35"})
    assert reason(state, "use 35") is None
    play(state, "use 35")  # and 66, for there is no other way
    assert is_rotated(state, 66)
    assert (coins(state, 0), asked(state)) == (3, (1, "turn"))


@pytest.mark.rule("TR-AFF-35")
def test_a_pass_is_for_good() -> None:
    state = closing(walled("SW")[:-1], walled("SW")[-1], seats=holding(35))
    play(state, "pass")
    assert asked(state) == (1, "turn")
    assert (coins(state, 1), is_rotated(state, 35)) == (0, False)
    assert refused(state, "use 35") == "TR-AFF-35"


@pytest.mark.rule("TR-AFF-41")
@pytest.mark.parametrize(("walls", "bronze"), [([], 3), (walled("SW"), 4)])
def test_41_gives_coins_for_roads(walls: list[str], bronze: int) -> None:
    state = table(4, grids={"roads": full(5, 1)}, walls=walls, seats=holding(41, seat=2))
    play(state, "work roads", "pave SW")
    assert (asked(state), moment(state)) == ((2, "window"), "roads-built")
    comes_back(state)
    assert refused(state, "use 35") == "TR-CARD-06", "somebody else's, or nobody's"
    play(state, "use 41", *["stack 1"] * bronze)
    assert coins(state, 2) == bronze
    assert asked(state) == (1, "turn")


# ---- major buildings and full districts


def nearly_full(grid: str) -> dict[str, dict[int, Any]]:
    """A grid on which a single space is free."""
    slots = len(table().board.slot_points[GRID_NAMES.index(grid)])
    return {grid: full(slots, 1, 2, but=[slots])}


@pytest.mark.rule("TR-AFF-70")
@pytest.mark.parametrize("grid", ["fort", "harbor"])
def test_70_gives_a_silver_for_a_major_building(grid: str) -> None:
    state = play(table(4, grids=nearly_full(grid), seats=holding(70, seat=3)), f"work {grid}")
    assert (asked(state), moment(state)) == ((3, "window"), "major-built")
    assert state.view(None)["step"]["grids"] == [grid]
    comes_back(state)
    play(state, "use 70", "stack 3", "stack 3")
    assert (coins(state, 3), asked(state)) == (2, (1, "turn"))


@pytest.mark.rule("TR-AFF-70")
def test_70_gives_a_silver_for_the_cabildo_and_nothing_for_walls() -> None:
    state = table(4, grids=nearly_full("cabildo"), seats=holding(70, seat=3))
    play(state, "work cabildo")
    play(state, f"site {sorted(legal_of(state, 'site'))[0]}")
    assert (asked(state), moment(state)) == ((3, "window"), "major-built")
    walls = closing(walled("SW")[:-1], walled("SW")[-1], seats=holding(70, seat=3))
    assert asked(walls) == (1, "turn")


SOUTH_WEST = [f"{column}{row}" for column in "abc" for row in (4, 5, 6)]


@pytest.mark.rule("TR-AFF-70")
def test_70_gives_two_silver_for_the_last_space_of_a_district() -> None:
    filled = dict.fromkeys([space for space in SOUTH_WEST if space != "c4"], "square")
    buildings: dict[str, Any] = dict.fromkeys(filled, "quarry")
    for number, space in enumerate(filled):
        buildings[space] = ("quarry", "carpentry", "square", "market", "church", "barracks", "quarry", "carpentry")[
            number
        ]
    buildings["d4"] = lot(0)
    state = table(4, seats=holding(70, seat=2), buildings=buildings)
    play(state, "build lot", "site c4")
    assert (asked(state), moment(state)) == ((2, "window"), "major-built")
    assert state.view(None)["step"]["districts"] == ["SW"]
    comes_back(state)
    play(state, "use 70", *["stack 1"] * 4)
    assert (coins(state, 2), asked(state)) == (4, (1, "turn"))
    buildings.pop("a4")
    other = table(4, seats=holding(70, seat=2), buildings=buildings)
    assert asked(play(other, "build lot", "site c4")) == (1, "turn"), "one space is free"


# ---- wars


def war(
    seats: dict[int, dict[str, Any]], players: int = 4, backs: tuple[int, ...] = (), **fields: Any
) -> TrinidadState:
    """The decade ends with a war: Natives with an attack of 2, unless it is said; these backs come to lie on top."""
    fields = {"tension": {"natives": 6}, "decade": 2, "passed": list(range(1, players)), **fields}
    state = table(players, seats=seats, **fields)
    happens(state, "pass", chance={BACK_DRAW: [PLAIN_BACK, *backs, *[PLAIN_BACK] * 5]})
    return state


def winner(*cards: int, units: tuple[str, ...] = ("veteran-miliciano",), **more: Any) -> dict[str, Any]:
    return {"hand": list(cards), "units": list(units), **more}


@pytest.mark.rule("TR-AFF-55", "TR-AFF-50")
def test_who_wins_against_natives_gets_five_points_or_a_silver() -> None:
    state = war({2: winner(50, 55)})
    assert asked(state) == (2, "fighting")
    comes_back(state)
    play(state, "field 1")
    assert (asked(state), moment(state)) == ((2, "window"), "war-over")
    assert legal(state) == {"pass", "use 50", "use 55"}
    step = state.view(None)["step"]
    assert (step["faction"], step["winners"], step["milicianos"]) == ("natives", [2], 1)
    comes_back(state)
    before = score(state, 2)
    play(state, "use 55")
    assert score(state, 2) - before == 5
    assert tally(state, 2)["cards"] == 5
    assert legal(state) == {"pass", "use 50"}
    play(state, "use 50", "stack 1")
    comes_back(state)
    play(state, "stack 1")
    assert coins(state, 2) == 2
    assert asked(state) == (0, "drawing")


@pytest.mark.rule("TR-AFF-55", "TR-AFF-50")
def test_pirates_are_worth_eight_points_and_two_silver() -> None:
    state = war({2: winner(50, 55, units=("veteran-soldier", "soldier"))}, tension={"pirates": 8})
    play(state, "field 1", "field 2")
    assert state.view(None)["step"]["faction"] == "pirates"
    play(state, "use 55", "use 50", *["stack 1"] * 4)
    assert (tally(state, 2)["cards"], coins(state, 2), asked(state)) == (8, 4, (0, "drawing"))


@pytest.mark.rule("TR-AFF-55", "TR-AFF-50")
def test_who_has_not_won_gets_nothing() -> None:
    seats = {2: {**winner(55, 57), "hand": [57]}, 1: {"hand": [50, 55]}}
    state = play(war(seats), "field 1")
    assert asked(state) == (2, "window"), "seat 1 has lost and is not asked"
    assert refused(state, "use 50") == "TR-CARD-06"
    lost = play(war({1: winner(50, 55, 57)}), "done")
    assert asked(lost)[1] != "window", "no unit took the field"
    beaten = play(war({1: winner(50, 55, 57, units=("miliciano",))}), "field 1")
    assert asked(beaten) == (1, "window")
    assert legal(beaten) == {"pass", "use 57"}
    assert refused(beaten, "use 50") == "TR-AFF-50"
    assert refused(beaten, "use 55") == "TR-AFF-55"


@pytest.mark.rule("TR-AFF-50")
def test_50_is_not_offered_without_coins_on_the_stacks() -> None:
    state = war({2: winner(50, 55)}, stacks=[0, 0, 0, 0], tension={"natives": 6, "pirates": 1})
    play(state, "field 1")
    assert legal(state) == {"pass", "use 55"}
    assert refused(state, "use 50") == "TR-GRID-07"


@pytest.mark.rule("TR-AFF-57")
def test_57_counts_the_units_of_all_players() -> None:
    seats = {
        0: winner(units=("soldier",)),
        1: winner(units=("soldier",)),
        2: winner(57, units=("miliciano",)),
    }
    state = war(seats, players=3)
    assert asked(state) == (2, "fighting")
    play(state, "field 1")
    comes_back(state)
    play(state, "field 1", "field 1")
    assert (asked(state), moment(state)) == ((2, "window"), "war-over")
    play(state, "use 57")
    assert tally(state, 2)["cards"] == 2 + 2 + 1 + 1
    four = war({**seats, 3: {}}, players=4)
    play(four, *["field 1"] * 3, "use 57")
    assert tally(four, 2)["cards"] == 5, "with four players nothing is added"


@pytest.mark.rule("TR-AFF-57")
def test_57_needs_no_unit_of_ones_own() -> None:
    state = play(war({0: winner(), 3: {"hand": [57]}}), "field 1")
    assert asked(state) == (3, "window")
    play(state, "use 57")
    assert tally(state, 3)["cards"] == 1
    assert tally(state, 3).get("council-loss") is None


@pytest.mark.rule("TR-AFF-57", "TR-AFF-59")
def test_57_counts_a_worker_that_acts_as_a_miliciano() -> None:
    state = war({0: {"hand": [59]}, 3: {"hand": [57]}})
    assert asked(state) == (0, "fighting")
    play(state, "use 59")
    assert (asked(state), moment(state)) == ((3, "window"), "war-over")
    play(state, "use 57")
    assert tally(state, 3)["cards"] == 1


# ---- walls that help


@pytest.mark.rule("TR-AFF-34")
def test_34_gives_seven_points_when_walls_lower_the_attack() -> None:
    state = war({1: {"hand": [34]}, 2: winner()}, backs=(NATIVE_SYMBOL,), walls=walled("SW"))
    assert (asked(state), moment(state)) == ((1, "window"), "walls-helped")
    comes_back(state)
    play(state, "use 34")
    assert tally(state, 1)["cards"] == 7
    assert asked(state) == (2, "fighting"), "then the attack of 1 is met"
    assert state.view(None)["step"]["attack"] == 1


@pytest.mark.rule("TR-AFF-34")
def test_34_is_of_no_use_where_walls_do_not_help() -> None:
    seats = {1: {"hand": [34]}, 2: winner()}
    assert asked(war(seats, backs=(PLAIN_BACK,), walls=walled("SW"))) == (2, "fighting")
    assert asked(war(seats)) == (2, "fighting")
    assert refused(table(4, seats=holding(34, seat=0)), "use 34") == "TR-AFF-34"


@pytest.mark.rule("TR-AFF-34", "TR-WAR-10")
def test_34_is_asked_for_also_where_the_walls_end_the_war() -> None:
    walls = [*walled("SW"), *walled("SE")]
    state = war({1: {"hand": [34]}, 2: winner()}, backs=(NATIVE_SYMBOL, NATIVE_SYMBOL), walls=walls)
    assert asked(state) == (1, "window")
    comes_back(state)
    play(state, "use 34")
    assert tally(state, 1)["cards"] == 7
    assert asked(state)[1] != "fighting"


# ---- losses


@pytest.mark.rule("TR-AFF-72", "TR-COUNCIL-18")
def test_72_halves_the_loss_of_a_vote() -> None:
    state = assembly(4, seats={1: {"council": 2, "hand": [72]}})
    propose(state, "war")
    cast(state, "yes 8", "no 7", "abstain", "abstain")
    assert (asked(state), moment(state)) == ((1, "window"), "council-loss")
    assert tally(state, 1)["council-loss"] == -12
    assert state.view(None)["step"]["losses"] == {"1": 12}
    comes_back(state)
    play(state, "use 72")
    assert tally(state, 1)["council-loss"] == -6
    assert asked(state) == (0, "turn"), "the legislator goes on"


@pytest.mark.rule("TR-AFF-72")
def test_72_is_only_for_ones_own_loss() -> None:
    state = assembly(4, seats={1: {"council": 2}, 2: {"hand": [72]}})
    propose(state, "war")
    cast(state, "yes 8", "no 7", "abstain", "abstain")
    assert asked(state) == (0, "turn")
    assert tally(state, 1)["council-loss"] == -12
    assert refused(table(4, seats=holding(72, seat=0)), "use 72") == "TR-AFF-72"


@pytest.mark.rule("TR-AFF-72", "TR-AFF-64")
def test_a_loss_is_not_halved_twice() -> None:
    state = assembly(4, seats={1: {"council": 2, "hand": [64, 72]}})
    propose(state, "war")
    cast(state, "yes 8", "no 7", "abstain", "abstain")
    assert legal(state) == {"pass", "use 72"}
    play(state, "use 72")
    assert asked(state) == (0, "turn"), "64 is of no use for this loss any more"
    assert tally(state, 1)["council-loss"] == -6


@pytest.mark.rule("TR-AFF-72", "TR-WAR-16")
def test_72_halves_the_loss_of_a_war() -> None:
    end = len(table().board.war_points) - 1 - int(table().board.war_left)
    state = war({1: {"hand": [72], "council": 1, "war_step": end}, **{seat: {} for seat in (0, 2, 3)}})
    assert (asked(state), moment(state)) == ((1, "window"), "council-loss")
    lost = -tally(state, 1)["council-loss"]
    assert lost == 4, "two steps beyond the end, from the first space"
    comes_back(state)
    play(state, "use 72")
    assert tally(state, 1)["council-loss"] == -2


# ---- salary


def paying(hand: list[int], **more: Any) -> TrinidadState:
    return table(4, phase="salary", seats={0: {"hand": hand, "coins": 5, **more}, 1: {"hand": [30], "coins": 1}})


@pytest.mark.rule("TR-AFF-56")
def test_56_lowers_the_salary_by_a_bronze() -> None:
    state = paying([20, 21, 22, 23, 24, 25, 56])
    assert legal_of(state, "salary") == {"0", "1", "2", "3"}
    assert "use 56" in legal(state)
    assert usual(state) is None
    play(state, "use 56")
    assert legal_of(state, "salary") == {"0", "1", "2"}
    assert refused(state, "salary 3") == "TR-SALARY-01"
    assert refused(state, "use 56") == "TR-CARD-07"
    assert usual(state) == "salary 2"
    comes_back(state)
    play(state, "salary 2")
    assert (coins(state, 0), score(state, 0)) == (3, 0)
    assert asked(state) == (1, "salary")


@pytest.mark.rule("TR-AFF-56", "TR-SALARY-04")
def test_what_56_covers_costs_no_points() -> None:
    state = play(paying([20, 21, 22, 23, 24, 25, 56]), "use 56", "salary 1")
    assert (coins(state, 0), score(state, 0)) == (4, -2), "a single card of seven is left"


@pytest.mark.rule("TR-AFF-56")
def test_where_56_leaves_nothing_due_the_next_one_pays() -> None:
    state = play(paying([20, 56]), "use 56")
    assert (asked(state), coins(state, 0), score(state, 0)) == ((1, "salary"), 5, 0)
    assert player(state, 0).rotated == [56]


@pytest.mark.rule("TR-AFF-56")
def test_56_comes_before_discards_and_only_with_a_salary() -> None:
    state = play(paying([20, 21, 22, 23, 56]), "discard 20")
    assert refused(state, "use 56") == FIXED_ORDER
    assert refused(table(4, seats=holding(56, seat=0)), "use 56") == "TR-AFF-56"
    assert refused(paying([20, 21, 56], status={"cards": 1}), "use 57") == "TR-CARD-06"
    rotated = paying([20, 21, 56], rotated=[56])
    assert refused(rotated, "use 56") == "TR-CARD-07"
    assert usual(rotated) == "salary 1"


@pytest.mark.rule("TR-AFF-56")
def test_a_salary_is_lowered_only_by_the_card() -> None:
    fields: dict[str, Any] = {
        "phase": "salary",
        "seats": {0: {"hand": [20, 21, 22, 56], "rotated": [56], "coins": 5}},
    }
    assert refusal(4, step={"lowered": 1}, **fields) == (
        "step.lowered: the card for it was not used just now (TR-AFF-56)"
    )
    accepted = table(4, step={"lowered": 1}, used_now=[56], **fields)
    assert legal_of(accepted, "salary") == {"0", "1"}
    assert reason(accepted, "salary 2") == "TR-SALARY-01"
