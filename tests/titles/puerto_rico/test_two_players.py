"""The two-player variant: its set-up, and rounds in which each player takes three roles."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from cabildo.engine.errors import OptionError
from cabildo.titles.puerto_rico.terms import BUILDING_NAMES
from cabildo.titles.puerto_rico.title import TITLE
from tests.titles.puerto_rico.build import (
    asked,
    board,
    by_good,
    decline,
    legal,
    manned,
    new_game,
    play,
    random_game,
    table,
    why,
)

SIX_ROLES = ["settler", "mayor", "builder", "craftsman", "trader", "prospector"]


@pytest.mark.rule("PR-2P-01")
def test_two_can_play_with_the_variant_only() -> None:
    t = new_game(2)
    assert t.seats == 2
    assert new_game(2, two_player_variant=True).seats == 2
    with pytest.raises(OptionError, match="'two-player-variant': cannot be no with 2 players"):
        new_game(2, two_player_variant=False)


@pytest.mark.rule("PR-2P-01")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_for_two_loses_and_makes_no_piece(seed: int) -> None:
    states = islice(random_game(2, seed), TITLE.decision_limit(2))
    _, t = next(states)
    whole = TITLE.material(t)
    assert all(TITLE.material(after) == whole for _, after in states)
    assert t.over
    assert t.standings().final


# ---- set-up


@pytest.mark.rule("PR-2P-02")
def test_both_start_with_3_doubloons() -> None:
    t = new_game(2)
    assert [board(t, seat).doubloons for seat in range(2)] == [3, 3]


@pytest.mark.rule("PR-2P-03")
def test_the_governor_starts_with_indigo_and_the_other_with_corn() -> None:
    t = new_game(2, governor=2)
    assert t.governor == 1
    assert board(t, 1).island == {"indigo": 1}
    assert board(t, 0).island == {"corn": 1}


@pytest.mark.rule("PR-2P-04")
def test_three_plantations_of_each_kind_are_removed() -> None:
    t = new_game(2)
    taken = [board(t, seat).island for seat in range(2)]
    not_taken = [by_good(t.row), by_good(t.stack)]
    total = {kind: sum(part.get(kind, 0) for part in [*taken, *not_taken]) for kind in by_good(t.stack)}
    assert total == {"coffee": 5, "tobacco": 6, "corn": 7, "sugar": 8, "indigo": 9}
    assert sum(total.values()) == 35
    assert sum(sum(part.values()) for part in not_taken) == 33


@pytest.mark.rule("PR-2P-05")
def test_five_quarries_are_in_play() -> None:
    assert new_game(2).quarries == 5


@pytest.mark.rule("PR-2P-06")
def test_the_row_has_three_plantations() -> None:
    t = new_game(2)
    assert sum(by_good(t.row).values()) == 3
    assert sum(by_good(t.stack).values()) == 30


@pytest.mark.rule("PR-2P-07")
def test_two_of_each_production_building_and_one_of_each_violet_one_are_on_offer() -> None:
    copies = {entry["building"]: entry["left"] for entry in new_game(2).view(None)["buildings"]}
    production = {name: copies[name] for name in BUILDING_NAMES[:6]}
    assert production == {
        "small-indigo-plant": 2,
        "small-sugar-mill": 2,
        "indigo-plant": 2,
        "sugar-mill": 2,
        "tobacco-storage": 2,
        "coffee-roaster": 2,
    }
    violet = [left for name, left in copies.items() if name not in production]
    assert violet == [1] * 17
    assert sum(copies.values()) == 29


@pytest.mark.rule("PR-2P-08")
def test_the_chips_are_65() -> None:
    assert new_game(2).chips == 65


@pytest.mark.rule("PR-2P-09")
def test_40_colonists_and_2_on_the_ship() -> None:
    t = new_game(2)
    assert (t.colonists, t.colonist_ship) == (40, 2)


@pytest.mark.rule("PR-2P-09")
def test_the_least_refill_of_the_ship_is_2() -> None:
    t = table(2, phase="privilege", seats={0: manned("hospice")}, colonists=30, colonist_ship=2)
    play(t, "pass")
    assert asked(t) == (1, "role")
    assert (board(t, 0).san_juan, board(t, 1).san_juan) == (1, 1)
    assert (t.colonist_ship, t.colonists) == (2, 28)


@pytest.mark.rule("PR-2P-10")
def test_two_barrels_of_each_kind_are_removed() -> None:
    goods = by_good(new_game(2).goods)
    assert goods == {"coffee": 7, "tobacco": 7, "corn": 8, "sugar": 9, "indigo": 9}
    assert sum(goods.values()) == 40


@pytest.mark.rule("PR-2P-11")
def test_two_ships_with_4_and_6_spaces_and_the_usual_trading_house() -> None:
    view = new_game(2).view(None)
    assert [(ship["capacity"], ship["good"]) for ship in view["ships"]] == [(4, None), (6, None)]
    assert view["house"]["spaces"] == 4
    t = table(2, phase="loading", seats={0: {"goods": {"corn": 3}}})
    assert legal(t) == {"load corn 4", "load corn 6"}
    assert why(t, "load corn 5") == "PR-SETUP-14"


@pytest.mark.rule("PR-2P-12")
def test_seven_role_cards_with_one_prospector() -> None:
    t = new_game(2)
    roles = [card["role"] for card in t.view(None)["roles"]]
    assert roles == ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector"]
    assert legal(t) == {f"role {role}" for role in roles}
    assert why(t, "role prospector-2") == "PR-SETUP-13"


# ---- rounds


@pytest.mark.rule("PR-2P-13")
def test_the_players_take_roles_in_turn_until_each_has_three() -> None:
    t = new_game(2, governor=1)
    takers = []
    for role in SIX_ROLES:
        assert t.round == 1
        takers.append(asked(t))
        decline(play(t, f"role {role}"))
    assert takers == [(0, "role"), (1, "role")] * 3
    assert t.round == 2


@pytest.mark.rule("PR-2P-13")
def test_each_role_is_played_by_both() -> None:
    t = new_game(2, governor=1)
    play(t, "role settler", "tile quarry")
    assert asked(t) == (1, "tile")
    decline(t)
    play(t, "role builder", "build small-sugar-mill")  # seat 1, for 1 instead of 2
    assert asked(t) == (0, "building")
    play(t, "build small-sugar-mill")  # the second and last one, for 2
    assert [board(t, seat).doubloons for seat in range(2)] == [1, 2]
    assert [board(t, seat).city for seat in range(2)] == [["small-sugar-mill"]] * 2
    assert asked(t) == (0, "role")
    assert why(t, "role builder") == "PR-ROUND-02"  # a third role, but none that was taken


@pytest.mark.rule("PR-2P-14")
def test_the_one_card_left_gains_a_doubloon() -> None:
    t = new_game(2, governor=1)
    for role in SIX_ROLES:
        assert not any(card["doubloons"] for card in t.view(None)["roles"])
        decline(play(t, f"role {role}"))
    doubloons = {card["role"]: card["doubloons"] for card in t.view(None)["roles"]}
    assert doubloons == {**dict.fromkeys(SIX_ROLES, 0), "captain": 1}


@pytest.mark.rule("PR-2P-15")
def test_after_six_roles_the_other_player_is_governor() -> None:
    t = new_game(2, governor=1)
    for role in SIX_ROLES:
        assert t.governor == 0
        decline(play(t, f"role {role}"))
    assert t.governor == 1
    assert asked(t) == (1, "role")
    for role in SIX_ROLES:
        decline(play(t, f"role {role}"))
    assert t.governor == 0
    assert asked(t) == (0, "role")


@pytest.mark.rule("PR-2P-16")
def test_the_end_waits_for_all_six_roles_of_the_round() -> None:
    """Seat 1 is captain in the second phase; 61 of the 65 points are won."""
    seats: dict[int, dict[str, Any]] = {0: {"points": 30}, 1: {"points": 31, "goods": {"corn": 3}}}
    t = table(2, phase="loading", governor=0, taken={"settler": 0, "captain": 1}, seats=seats)
    assert t.chips == 4
    play(t, "load corn 4")
    assert not t.ending
    play(t, "claim 1")
    assert (t.chips, t.ending) == (0, True)
    for seat, role in [(0, "mayor"), (1, "builder"), (0, "craftsman"), (1, "trader")]:
        assert asked(t) == (seat, "role")
        decline(play(t, f"role {role}"))
    assert t.over
    assert [(standing.seat, standing.points) for standing in t.standings().seats] == [(1, 35), (0, 30)]
    assert t.standings().winners == (1,)


@pytest.mark.rule("PR-2P-16")
def test_doubloons_and_goods_break_a_tie_of_two() -> None:
    six_roles = {"settler": 0, "mayor": 1, "builder": 0, "craftsman": 1, "trader": 0, "captain": 1}
    seats: dict[int, dict[str, Any]] = {
        0: {"points": 20, "doubloons": 4},
        1: {"points": 20, "doubloons": 3, "goods": {"corn": 2}},
    }
    t = table(2, phase="over", ending=True, taken=six_roles, seats=seats)
    assert t.standings().winners == (1,)
