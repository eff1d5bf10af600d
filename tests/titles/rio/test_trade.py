"""Trade: offers from player to player, and silver for wood and stone."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.rio.state import RioState
from tests.titles.rio.build import (
    BUSY,
    asked,
    building,
    crew,
    effects,
    goods,
    happens,
    house,
    legal,
    legal_of,
    next_year,
    play,
    player,
    points_at_end,
    refusal,
    shared,
    step,
    supply,
    table,
    why,
)

Seats = dict[int, dict[str, Any]]
BOTH_EDITIONS = pytest.mark.parametrize("edition", ["2.03", "1"])


# ---- offers


def market_day(edition: str = "2.03", phase: str = "placing") -> RioState:
    """White has 5 silver and a wood, red 4 wood."""
    seats: Seats = {0: {"silver": 5, "wood": 1, **BUSY}, 1: {"wood": 4, **BUSY}}
    return table(4, trade=True, edition=edition, phase=phase, seats=seats)


@pytest.mark.rule("RP-TRADE-01")
@BOTH_EDITIONS
@pytest.mark.parametrize("phase", ["placing", "effects"])
def test_an_accepted_offer_changes_both_holdings_at_once(edition: str, phase: str) -> None:
    t = play(market_day(edition, phase), "offer 2", "give 1 silver", "ask 2 wood", "propose")
    assert asked(t) == (1, "replying")
    assert (goods(t, 0), goods(t, 1)) == ((1, 0, 0, 5), (4, 0, 0, 0))
    play(t, "accept")
    assert (goods(t, 0), goods(t, 1)) == ((3, 0, 0, 4), (2, 0, 0, 1))
    assert asked(t) == (0, phase), "the turn goes on"


@pytest.mark.rule("RP-TRADE-01")
def test_a_gift_is_an_offer_for_nothing() -> None:
    t = play(market_day(), "offer 3", "give 2 silver", "propose", "accept")
    assert (goods(t, 0), goods(t, 2)) == ((1, 0, 0, 3), (0, 0, 0, 2))


@pytest.mark.rule("RP-TRADE-01")
def test_a_declined_offer_changes_nothing() -> None:
    t = play(market_day(), "offer 2", "give 1 silver", "ask 2 wood", "propose", "decline")
    assert (goods(t, 0), goods(t, 1), asked(t)) == ((1, 0, 0, 5), (4, 0, 0, 0), (0, "placing"))


@pytest.mark.rule("RP-TRADE-01")
def test_nobody_offers_or_asks_more_than_there_is() -> None:
    t = play(market_day(), "offer 2")
    assert legal_of(t, "give") == {"1 wood", *(f"{amount} silver" for amount in range(1, 6))}
    assert legal_of(t, "ask") == {f"{amount} wood" for amount in range(1, 5)}
    for beyond in ("give 6 silver", "give 2 wood", "ask 5 wood", "ask 1 silver", "propose"):
        assert why(t, beyond) == "RP-TRADE-01", beyond
    assert why(market_day(), "offer 1") == "RP-TRADE-01", "not with oneself"


@pytest.mark.rule("RP-TRADE-01")
def test_one_counter_offer() -> None:
    t = play(market_day(), "offer 2", "give 1 silver", "ask 2 wood", "propose", "counter")
    assert asked(t) == (1, "offering")
    play(t, "give 2 wood", "ask 2 silver", "propose")
    assert asked(t) == (0, "replying")
    assert why(t, "counter") == "RP-TRADE-01"
    assert legal(t) == {"accept", "decline"}
    play(t, "accept")
    assert (goods(t, 0), goods(t, 1), asked(t)) == ((3, 0, 0, 3), (2, 0, 0, 2), (0, "placing"))


@pytest.mark.rule("RP-TRADE-01")
def test_two_offers_a_phase_and_none_twice() -> None:
    t = play(market_day(), "offer 2", "give 1 silver", "ask 2 wood", "propose", "decline")
    step(t, "offer 2", "give 1 silver", "ask 2 wood")
    assert why(t, "propose") == "RP-TRADE-01", "it was declined"
    play(t, "withdraw")
    assert why(t, "offer 2") == "RP-TRADE-01"
    assert legal_of(t, "offer") == set()
    assert why(effects(t), "offer 2") is None, "another phase"


@pytest.mark.rule("RP-TRADE-01")
def test_without_the_option_nobody_trades() -> None:
    for phase in ("placing", "effects"):
        t = table(4, phase=phase, seats={0: {"silver": 5, **BUSY}, 1: {"wood": 4}})
        assert why(t, "offer 2") == "engine.other-decision"
        assert legal_of(t, "offer") == set()


WAR = {"enemy": "natives", "attacker": 0, "camps": {"north e": [1]}, "groups": {"f6": [1]}}


@pytest.mark.rule("RP-TRADE-01")
@pytest.mark.parametrize(
    ("phase", "fields"),
    [("leading", {"war": WAR, "attacked": [0]}), ("ordering", {})],
)
@pytest.mark.parametrize("trade", [True, "anytime"])
def test_in_war_and_order_turns_one_trades_only_at_any_time(trade: Any, phase: str, fields: dict[str, Any]) -> None:
    seats: Seats = {0: {"silver": 5, "added": 1}, 1: {"wood": 4}}
    t = table(4, trade=trade, phase=phase, actor=0, seats=seats, **fields)
    if trade is True:
        assert why(t, "offer 2") == "engine.other-decision"
        return
    play(t, "offer 2", "give 1 silver", "ask 2 wood", "propose", "accept")
    assert (goods(t, 0), goods(t, 1)) == ((2, 0, 0, 4), (2, 0, 0, 1))
    assert asked(t) == (0, phase), "the turn goes on"
    play(t, "offer 3", "give 1 wood", "propose", "decline")
    assert legal_of(t, "offer") == set(), "two offers a phase"


@pytest.mark.rule("RP-TRADE-01")
def test_the_order_phase_is_one_of_its_own() -> None:
    """Offers made in the effects phase do not count against those of the order phase."""
    seats: Seats = {0: {"silver": 5, "added": 1, "offers": 2}, 1: {"wood": 4}}
    t = table(2, trade="anytime", phase="effects", actor=1, order=[0, 1], seats=seats)
    play(t, "done")
    assert asked(t) == (0, "ordering")
    assert why(t, "offer 2") is None


def test_a_trade_in_a_turn_without_trade_is_refused() -> None:
    waiting = [{"phase": "ordering", "actor": 0}]
    fields: dict[str, Any] = {"phase": "offering", "step": {"partner": 1}, "waiting": waiting}
    reason = refusal(trade=True, seats={0: {"added": 1, "offers": 1}}, **fields)
    assert reason.startswith("waiting[0].phase: is no turn in which one trades in this game (RP-TRADE-01)")


@pytest.mark.rule("RP-TRADE-02")
def test_in_the_first_edition_offices_are_traded() -> None:
    seats: Seats = {0: {"offices": ["gunner"]}, 1: {"silver": 6}}
    t = play(table(4, trade=True, edition="1", seats=seats), "offer 2", "give gunner", "ask 6 silver", "propose")
    play(t, "accept")
    assert (player(t, 0).offices, player(t, 1).offices) == ({}, {"gunner": 1580})
    assert (goods(t, 0)[3], goods(t, 1)[3]) == (6, 0)
    assert (points_at_end(t, 0), points_at_end(t, 1)) == (2, 5)
    t = play(table(4, trade=True, edition="1", actor=1, seats=seats), "offer 1")
    assert why(t, "ask gunner") is None
    assert why(t, "ask general") == "RP-TRADE-02"


@pytest.mark.rule("RP-TRADE-02")
def test_in_the_second_edition_only_money_and_goods_are_traded() -> None:
    seats: Seats = {0: {"offices": ["gunner"], "wood": 1}, 1: {"silver": 6}}
    t = play(table(4, trade=True, seats=seats), "offer 2")
    assert why(t, "give gunner") == "RP-TRADE-02"
    assert legal_of(t, "give") == {"1 wood"}
    t = play(table(4, trade=True, actor=1, seats=seats), "offer 1")
    assert why(t, "ask gunner") == "RP-TRADE-02"


def sold_after_use(office: str, *use: str) -> RioState:
    """Edition 1: white uses an office in its effects turn and gives it to red, who acts next."""
    seats: Seats = {0: {"offices": [office], **BUSY}, 1: {**BUSY, "silver": 1}}
    t = table(4, actor=3, trade=True, edition="1", seats=seats)
    play(t, "done", *use, "offer 2", f"give {office}", "ask 1 silver", "propose", "accept", "done")
    assert asked(t) == (1, "effects")
    assert list(player(t, 1).offices) == [office]
    return t


@pytest.mark.rule("RP-TRADE-02", "RP-OFFICE-50", "RP-OFFICE-23", "RP-OFFICE-26")
@pytest.mark.parametrize(
    ("office", "use", "again"),
    [
        ("master-merchant", ["draw wood"], "draw wood"),
        ("roadmaker", ["lay road", "road e6-f6"], "lay road"),
        ("defender", ["lay wall", "wall north e"], "lay wall"),
    ],
)
def test_a_traded_office_works_once_a_turn(office: str, use: list[str], again: str) -> None:
    t = sold_after_use(office, *use)
    assert again not in legal(t)
    assert why(t, again) is not None
    next_year(t)
    while asked(t) != (1, "effects"):
        play(t, "done")
    assert again in legal(t), "in the next turn it works for its new owner"


@pytest.mark.rule("RP-TRADE-02", "RP-OFFICE-44", "RP-OFFICE-46", "RP-OFFICE-48")
@pytest.mark.parametrize(
    ("office", "good"), [("master-carpenter", 0), ("master-stonecutter", 1), ("master-artisan", 2)]
)
def test_a_traded_master_gives_one_good_a_turn(office: str, good: int) -> None:
    t = sold_after_use(office)
    assert (goods(t, 0)[good], goods(t, 1)[good]) == (1, 0)
    next_year(next_year(t))
    assert (goods(t, 0)[good], goods(t, 1)[good]) == (1, 1)


# ---- silver for goods


def builder(edition: str = "2.03", **holdings: Any) -> RioState:
    """Seat 0 in its effects turn with a worker on f7, where only a stonecutter (two wood) can be paid."""
    return table(4, phase="effects", edition=edition, seats={0: {**BUSY, **holdings}}, city={"f7": crew(0)})


@pytest.mark.rule("RP-TRADE-03")
def test_silver_stands_in_for_goods_at_a_rising_price() -> None:
    for payment, left in (("2 wood", (0, 3)), ("1 wood", (1, 2)), ("0 wood", (2, 0))):
        t = play(builder(wood=2, silver=3), "use f7", "build stonecutter")
        assert legal_of(t, "pay") == {"2 wood 0 stone", "1 wood 0 stone", "0 wood 0 stone"}
        play(t, f"pay {payment} 0 stone")
        assert (building(t, "f7"), goods(t, 0)[::3]) == ("stonecutter", left)
    t = play(builder(wood=0, silver=3), "use f7")
    assert why(t, "build stonecutter") is None
    play(t, "build stonecutter")
    assert (building(t, "f7"), goods(t, 0)) == ("stonecutter", (0, 0, 0, 0)), "there is one way to pay"
    assert why(builder(wood=0, silver=2), "use f7") == "RP-EFFECT-04"


@pytest.mark.rule("RP-TRADE-03")
def test_wood_and_stone_share_the_rising_price() -> None:
    t = play(table(4, seats={0: {"silver": 6}}), "work fort 1")
    assert (goods(t, 0)[3], t.players[0].bought) == (3, 2), "1 and 2 silver"
    play(t, "work walls 1")
    assert goods(t, 0)[3] == 0, "the third costs 3"
    assert why(play(table(4, seats={0: {"silver": 5}}), "work fort 1"), "work walls 1") == "RP-MAJOR-06"


@pytest.mark.rule("RP-TRADE-04")
@BOTH_EDITIONS
def test_silver_never_replaces_precious_goods(edition: str) -> None:
    def monument(precious: int) -> RioState:
        seats: Seats = {0: {**BUSY, "silver": 10, "wood": 1, "stone": 1, "precious": precious}}
        city = {"f7": shared("monument-square", 0, 0), "f8": house(0)}
        return table(4, phase="effects", edition=edition, seats=seats, city=city)

    assert why(monument(0), "use f7") == "RP-TRADE-04", "neither monument nor garden"
    assert why(play(monument(1), "use f7"), "build monument") is None
    corporation = table(
        4,
        phase="effects",
        edition=edition,
        seats={0: {**BUSY, "silver": 10, "wood": 2, "stone": 2}},
        city={"f7": shared("market", 0, 0), "f8": house(0)},
    )
    assert why(play(corporation, "use f7"), "build corporation") == "RP-TRADE-04"


@pytest.mark.rule("RP-TRADE-05")
@pytest.mark.parametrize(
    ("edition", "buy", "buy_again", "reason"),
    [("2.03", "work walls 1", "work walls 2", "RP-MAJOR-06"), ("1", "buy stone", "buy stone", "RP-TRADE-07")],
)
def test_the_price_starts_again_every_turn(edition: str, buy: str, buy_again: str, reason: str) -> None:
    t = table(4, edition=edition, year=1584, seats={0: {"bought": 2, "silver": 2}, 1: {"silver": 1}})
    assert why(t, buy) == reason, "the third would cost 3"
    play(t, "done")
    assert goods(play(t, buy), 1)[3] == 0, "each player counts alone"
    next_year(t)
    assert asked(t) == (0, "placing")
    assert goods(play(t, buy_again), 0)[3] == 1


@pytest.mark.rule("RP-TRADE-06")
def test_silver_buys_no_goods_to_keep() -> None:
    seats: Seats = {0: {"silver": 3, "artisan": 1, "dock": 1, **BUSY}}
    city = {"f7": shared("corporation", 0), "e7": shared("carpenter", 0), "f8": house(0)}
    assert why(table(4, seats=seats, harbor=True), "buy wood") == "RP-TRADE-06"
    t = table(4, phase="effects", seats=seats, city=city, harbor=True)
    assert legal(t) == {"done", "harvest"}
    for action, reason in (
        ("buy wood", "RP-TRADE-06"),
        ("load wood", "RP-SHIP-03"),
        ("craft wood", "RP-AREA-12"),
        ("use f7", "RP-ACT-23"),
        ("use e7", "RP-ACT-23"),
    ):
        assert why(t, action) == reason


@pytest.mark.rule("RP-TRADE-07")
@pytest.mark.parametrize("phase", ["placing", "effects"])
def test_in_the_first_edition_wood_and_stone_are_for_sale(phase: str) -> None:
    t = table(4, edition="1", phase=phase, seats={0: {"silver": 3, **BUSY}})
    play(t, "buy stone")
    assert goods(t, 0) == (0, 1, 0, 2)
    play(t, "buy stone")
    assert goods(t, 0) == (0, 2, 0, 0)
    assert why(t, "buy stone") == "RP-TRADE-07"
    t = table(4, edition="1", phase=phase, seats={0: {"silver": 5, **BUSY}})
    play(t, "buy stone", "buy wood")
    assert (goods(t, 0), supply(t, 0)) == ((1, 1, 0, 2), 7)
    assert why(t, "buy wood") == "RP-TRADE-07", "the third costs 3"


@pytest.mark.rule("RP-TRADE-07")
def test_in_the_first_edition_goods_are_bought_before_they_are_paid() -> None:
    t = table(4, edition="1", seats={0: {"silver": 3}})
    assert why(t, "work fort 1") == "RP-MAJOR-10"
    play(t, "buy wood", "buy stone", "work fort 1")
    assert goods(t, 0) == (0, 0, 0, 0)
    assert why(builder("1", wood=1, silver=1), "use f7") == "RP-EFFECT-04"


@pytest.mark.rule("RP-TRADE-08")
def test_five_silver_are_a_gold_coin() -> None:
    t = table(4, seats={0: {"silver": 5}})
    paid = happens(t, "work fort 1")
    assert ("paid", {"seat": 0, "wood": 0, "stone": 0, "precious": 0, "silver": 3}) in paid
    assert goods(t, 0)[3] == 2, "change is made"
    assert "gold" in refusal(seats={0: {"gold": 1}}), "money is one number"


@pytest.mark.rule("RP-OFFICE-46")
def test_a_master_that_is_traded_before_its_turn_still_gives_its_good() -> None:
    seats: dict[int, dict[str, Any]] = {0: {"silver": 5, "fields": 2, "wood": 1}, 1: {"offices": ["master-carpenter"]}}
    t = table(3, edition="1", trade=True, phase="effects", seats=seats)
    play(t, "offer 2", "ask master-carpenter", "propose", "accept")
    assert goods(t, 0)[0] == 2
