"""The trader: what the trading house takes, and what it pays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.puerto_rico.build import asked, board, by_good, legal, manned, play, table, why

TRADER, OTHER = 0, 1


def income(good: str, seat: int, owner: dict[str, Any] | None = None) -> int:
    """What this seat gets for a barrel in an empty house when seat 0 is the trader."""
    seller = {**(owner or {}), "goods": {good: 1}}
    t = table(4, phase="trading", taker=TRADER, actor=seat, seats={seat: seller})
    play(t, f"sell {good}")
    assert board(t, seat).goods == {}
    return board(t, seat).doubloons


@pytest.mark.rule("PR-TRADER-01")
def test_each_player_may_sell_one_barrel_in_one_turn() -> None:
    seats = {0: {"goods": {"corn": 2}}, 1: {"goods": {"coffee": 2, "sugar": 1}}, 3: {"goods": {"indigo": 2}}}
    t = table(4, phase="trading", taker=0, seats=seats)
    assert asked(play(t, "pass")) == (1, "trading")
    assert legal(t) == {"pass", "sell coffee", "sell sugar"}
    assert why(t, "sell corn") == "PR-TRADER-01"
    assert asked(play(t, "sell coffee")) == (3, "trading")
    assert why(t, "sell sugar", seat=1) == "engine.not-your-turn"
    assert asked(play(t, "sell indigo")) == (1, "role")
    assert board(t, 0).goods == {"corn": 2}
    assert board(t, 1).goods == {"coffee": 1, "sugar": 1}
    assert board(t, 3).goods == {"indigo": 1}


@pytest.mark.rule("PR-TRADER-02")
@pytest.mark.parametrize(
    ("good", "doubloons"), [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)]
)
def test_the_prices(good: str, doubloons: int) -> None:
    assert income(good, OTHER) == doubloons


@pytest.mark.rule("PR-TRADER-03")
def test_the_trader_gets_a_doubloon_more() -> None:
    assert income("sugar", TRADER) == 2 + 1


@pytest.mark.rule("PR-TRADER-04")
def test_a_trader_who_sells_nothing_gets_no_extra_doubloon() -> None:
    t = table(4, seats={0: {"doubloons": 1}, 1: {"goods": {"corn": 1}}})
    assert asked(play(t, "role trader")) == (1, "trading")
    assert asked(play(t, "sell corn")) == (1, "role")
    assert board(t, 0).doubloons == 1


@pytest.mark.rule("PR-TRADER-05")
def test_a_full_house_ends_the_phase() -> None:
    seats = {seat: {"goods": {"tobacco" if seat else "coffee": 1}} for seat in range(4)}
    house = {"corn": 1, "indigo": 1, "sugar": 1}
    t = table(4, phase="trading", taker=0, seats=seats, house=house)
    play(t, "sell coffee")
    assert asked(t) == (1, "role")
    assert [board(t, seat).goods for seat in (1, 2, 3)] == [{"tobacco": 1}] * 3

    unsold = table(4, phase="trading", taker=0, seats=seats, house=house)
    assert asked(play(unsold, "pass")) == (1, "trading")


@pytest.mark.rule("PR-TRADER-06")
def test_the_house_takes_only_kinds_that_are_not_in_it() -> None:
    goods, house = {"indigo": 2, "corn": 1}, {"indigo": 1, "sugar": 1}
    t = table(4, phase="trading", taker=0, actor=1, seats={1: {"goods": goods}}, house=house)
    assert legal(t) == {"pass", "sell corn"}
    assert why(t, "sell indigo") == "PR-TRADER-06"
    assert why(t, "sell corn") is None

    with_office = table(4, phase="trading", taker=0, actor=1, seats={1: manned("office", goods=goods)}, house=house)
    assert legal(with_office) == {"pass", "sell corn", "sell indigo"}


@pytest.mark.rule("PR-TRADER-07")
def test_a_sold_barrel_lies_in_the_house_and_not_in_the_supply() -> None:
    seller = {"goods": {"coffee": 1}}
    t = table(4, phase="trading", taker=0, seats={0: seller}, house={"corn": 1}, goods={"coffee": 3})
    play(t, "sell coffee")
    assert by_good(t.house) == {"corn": 1, "coffee": 1}
    assert by_good(t.goods)["coffee"] == 3


@pytest.mark.rule("PR-TRADER-08")
def test_a_full_house_is_emptied_into_the_supply() -> None:
    seller = {"goods": {"coffee": 1}}
    supply = {"corn": 5, "indigo": 4, "sugar": 3, "tobacco": 2, "coffee": 1}
    t = table(4, phase="trading", taker=0, seats={0: seller}, house={"corn": 1, "indigo": 1, "sugar": 1}, goods=supply)
    play(t, "sell coffee")
    assert by_good(t.house) == {}
    assert by_good(t.goods) == {"corn": 6, "indigo": 5, "sugar": 4, "tobacco": 2, "coffee": 2}


@pytest.mark.rule("PR-TRADER-09")
def test_a_house_with_room_keeps_its_goods_until_the_next_trader() -> None:
    seats = {0: {"goods": {"sugar": 1}}, 1: {"goods": {"sugar": 1, "coffee": 1}}, 2: {"goods": {"tobacco": 1}}}
    t = table(3, phase="trading", taker=0, seats=seats, house={"corn": 1, "indigo": 1})
    play(t, "sell sugar", "pass", "pass")
    play(t, "role craftsman")
    play(t, "role settler", "pass")
    assert asked(t) == (1, "role")
    assert t.round == 2
    play(t, "role trader")
    assert by_good(t.house) == {"corn": 1, "indigo": 1, "sugar": 1}
    assert legal(t) == {"pass", "sell coffee"}
    assert why(t, "sell sugar") == "PR-TRADER-06"
    assert asked(play(t, "sell coffee")) == (2, "role")  # the one free space was the last: seat 2 has no turn


@pytest.mark.rule("PR-TRADER-10")
def test_corn_may_be_sold_for_nothing_but_bonuses() -> None:
    assert income("corn", TRADER) == 0 + 1
    assert income("corn", OTHER) == 0


@pytest.mark.rule("PR-TRADER-11")
def test_price_privilege_and_markets_are_added() -> None:
    assert income("coffee", TRADER, manned("small-market", "large-market")) == 4 + 1 + 1 + 2
