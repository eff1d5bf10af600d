"""The defenders gather: who is there, who is placed for nothing, who is hired, and what a General changes."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.rio.state import RioState
from tests.titles.rio.build import (
    CENTRAL_ROADS,
    asked,
    crew,
    goods,
    happens,
    house,
    hut,
    legal,
    legal_of,
    play,
    shared,
    step,
    supply,
    why,
    workers,
)
from tests.titles.rio.war.playing import attack, decisions, gather
from tests.titles.rio.war.positions import (
    BLACK,
    GREEN,
    RED,
    YELLOW,
    group,
    in_both_editions,
    stack,
    stacks,
    war_of,
    war_table,
)


def garrisoning(actor: int = GREEN, **fields: Any) -> RioState:
    """A defender places tokens; Black attacks."""
    return war_table(phase="garrisoning", actor=actor, **fields)


def silver(state: RioState, seat: int = GREEN) -> int:
    return goods(state, seat)[3]


# ---- who is there


@pytest.mark.rule("RP-DEFEND-01")
@in_both_editions
def test_workers_in_the_city_fight_where_they_stand(edition: str) -> None:
    city = {"f6": shared("market", GREEN, GREEN), "e6": house(GREEN), "b2": crew(RED), "c3": crew(YELLOW, 3)}
    t, _ = attack(city=city, edition=edition)
    assert stacks(t) == {"f6": [GREEN, GREEN], "b2": [RED], "c3": [YELLOW] * 3}
    assert supply(t, GREEN) == 7
    decisions(gather(t))
    play(t, "done")
    assert asked(t) == (RED, "leading")
    play(t, "done")
    assert legal_of(t, "lead") == {"f6"}
    assert group(t, "f6") == {"stack": [GREEN, GREEN]}, "a pair with its two steps"
    play(t, "lead f6")
    assert {"f4", "g5", "h6"} <= legal_of(t, "march")
    assert "i6" not in legal_of(t, "march")


@pytest.mark.rule("RP-DEFEND-10")
@in_both_editions
@pytest.mark.parametrize(("order", "commander"), [([0, 1, 2, 3], 0), ([2, 1, 0, 3], 1)])
def test_two_colours_on_a_connected_building_are_a_mixed_group(edition: str, order: list[int], commander: int) -> None:
    red, green = 0, 1
    city = {"f7": shared("market", red, green), "e7": house(red), "g7": house(green)}
    t, begun = attack(city=city, order=order, roads=CENTRAL_ROADS, edition=edition)
    assert begun["workers"] == 2
    assert stack(t, "f7") == ([red, green] if commander == red else [green, red])
    decisions(gather(t))
    step(t, "done")
    while asked(t)[0] != commander:
        assert "lead f7" not in legal(t)
        step(t, "done")
    assert "lead f7" in legal(t)


@pytest.mark.rule("RP-DEFEND-10")
def test_a_worker_of_the_attacker_stays_out_of_the_group() -> None:
    city = {"f7": shared("market", 0, 3), "e7": house(0), "g7": house(3)}
    t, begun = attack(city=city, roads=CENTRAL_ROADS)
    assert (begun["workers"], stack(t, "f7")) == (1, [0])
    assert workers(t, "f7") == {3: 1}


# ---- free tokens


@pytest.mark.rule("RP-DEFEND-02")
@in_both_editions
@pytest.mark.parametrize("placed", [0, 1, 2])
def test_two_tokens_are_free(edition: str, placed: int) -> None:
    t = garrisoning(seats={GREEN: {"fields": 5}}, city={"e6": hut(GREEN)}, edition=edition)
    assert supply(t, GREEN) == 4
    for _ in range(placed):
        assert {"done", "garrison e6"} == legal(t)
        step(t, "garrison e6")
    if placed < 2:
        step(t, "done")
    assert (asked(t), supply(t, GREEN), silver(t)) == ((GREEN, "recruiting"), 4 - placed, 0)
    assert stack(t, "e6") == [GREEN] * placed


@pytest.mark.rule("RP-DEFEND-03")
@in_both_editions
def test_tokens_go_into_own_homes_or_barracks(edition: str) -> None:
    city = {
        "e6": house(GREEN),
        "f6": hut(GREEN),
        "g6": house(RED),
        "h6": "barracks",
        "i6": "market",
        "g8": "palace",
        "e7": hut(BLACK),
    }
    t = garrisoning(city=city, edition=edition)
    assert legal_of(t, "garrison") == {"e6", "f6", "h6"}
    for elsewhere in ("g6", "i6", "g8", "e7", "a1"):
        assert why(t, f"garrison {elsewhere}") == "RP-DEFEND-03"
    step(t, "garrison h6", "garrison e6")
    assert stacks(t) == {"e6": [GREEN], "h6": [GREEN]}


@pytest.mark.rule("RP-DEFEND-04")
@in_both_editions
def test_barracks_must_be_free_of_others(edition: str) -> None:
    city = {"h6": "barracks", "i3": "barracks", "e6": hut(GREEN)}
    t = garrisoning(groups={"h6": [RED]}, city=city, edition=edition)
    assert (why(t, "garrison h6"), legal_of(t, "garrison")) == ("RP-DEFEND-04", {"i3", "e6"})
    step(t, "garrison i3", "garrison i3")
    assert stack(t, "i3") == [GREEN, GREEN], "several of one colour"


@pytest.mark.rule("RP-DEFEND-05")
@in_both_editions
def test_without_home_and_barracks_nobody_comes(edition: str) -> None:
    t = garrisoning(seats={GREEN: {"silver": 9}}, city={"e6": house(RED), "f6": "market"}, edition=edition)
    assert legal(t) == {"done"}
    step(t, "done")
    assert (legal(t), why(t, "recruit"), silver(t)) == ({"done"}, "RP-DEFEND-05", 9)
    barracks = garrisoning(groups={"h6": [RED]}, city={"h6": "barracks"}, seats={GREEN: {"silver": 9}})
    assert legal(barracks) == {"done"}, "barracks that others hold"
    assert why(step(barracks, "done"), "recruit") == "RP-DEFEND-05"


@pytest.mark.rule("RP-DEFEND-05")
def test_a_general_needs_no_home_and_hires_too() -> None:
    t = garrisoning(seats={GREEN: {"silver": 9, "offices": ["general"]}}, city={"f6": "market", "g6": "carpenter"})
    assert legal_of(t, "garrison") == {"f6", "g6"}
    step(t, "garrison f6", "done")
    assert legal(t) == {"done", "recruit"}
    step(t, "recruit", "garrison g6")
    assert (stacks(t), silver(t)) == ({"f6": [GREEN], "g6": [GREEN]}, 8)


# ---- recruits


@pytest.mark.rule("RP-DEFEND-06")
@in_both_editions
def test_recruits_cost_one_two_and_three_silver(edition: str) -> None:
    seats = {GREEN: {"silver": 6, "fields": 2}}
    t = garrisoning(seats=seats, city={"e6": hut(GREEN), "f6": house(GREEN), "g6": house(RED)}, edition=edition)
    step(t, "garrison e6", "garrison e6")
    assert supply(t, GREEN) == 5
    for price, left in ((1, 5), (2, 3), (3, 0)):
        assert t.view(GREEN)["step"]["price"] == price
        told = happens(t, "recruit")
        assert ("recruited", {"seat": GREEN, "silver": price}) in told
        assert (silver(t), why(t, "garrison g6")) == (left, "RP-DEFEND-03"), "the same places"
        assert why(t, "done") == "RP-DEFEND-06", "what is paid for is placed"
        step(t, "garrison f6")
    assert (stacks(t), supply(t, GREEN)) == ({"e6": [GREEN] * 2, "f6": [GREEN] * 3}, 2)
    assert (legal(t), why(t, "recruit")) == ({"done"}, "RP-DEFEND-06")


@pytest.mark.rule("RP-DEFEND-06")
@in_both_editions
def test_a_recruit_who_cannot_be_paid_is_refused(edition: str) -> None:
    for coins, refused in ((2, "RP-DEFEND-06"), (3, None)):
        t = war_table(
            phase="recruiting",
            actor=GREEN,
            recruits=2,
            city={"e6": hut(GREEN)},
            seats={GREEN: {"silver": coins}},
            edition=edition,
        )
        assert (why(t, "recruit"), "recruit" in legal(t)) == (refused, refused is None)


@pytest.mark.rule("RP-DEFEND-07")
@in_both_editions
def test_the_supply_limits_tokens(edition: str) -> None:
    t = garrisoning(seats={GREEN: {"fields": 8, "silver": 9}}, city={"e6": hut(GREEN)}, edition=edition)
    assert supply(t, GREEN) == 1
    step(t, "garrison e6")
    assert (legal(t), why(t, "garrison e6")) == ({"done"}, "RP-DEFEND-07")
    step(t, "done")
    assert (legal(t), why(t, "recruit"), silver(t)) == ({"done"}, "RP-DEFEND-07", 9)
    assert stack(t, "e6") == [GREEN]


@pytest.mark.rule("RP-DEFEND-08")
@in_both_editions
def test_goods_bought_do_not_raise_the_price(edition: str) -> None:
    city = {"e6": hut(GREEN)}
    t = war_table(
        phase="recruiting", actor=GREEN, city=city, seats={GREEN: {"silver": 5, "bought": 2}}, edition=edition
    )
    assert silver(step(t, "recruit")) == 4


@pytest.mark.rule("RP-DEFEND-08")
@in_both_editions
def test_the_price_starts_anew_for_everybody_and_in_every_war(edition: str) -> None:
    seats = {seat: {"silver": 9} for seat in range(3)}
    homes = {"b2": hut(0), "d2": hut(1), "f2": hut(2)}
    for attacked in ([], [3]):
        t, _ = attack(seats=seats, city=homes, attacked=attacked, edition=edition)
        gather(t)
        defenders = [seat for seat in range(4) if seat != war_of(t)["attacker"]]
        for seat in [seat for seat in defenders if seat < 3]:
            assert asked(t) == (seat, "garrisoning")
            step(t, "done", "recruit")
            assert silver(t, seat) == 8
            step(t, *sorted(legal(t))[:1], "recruit")
            assert silver(t, seat) == 6
            step(t, *sorted(legal(t))[:1], "done")


@pytest.mark.rule("RP-DEFEND-09")
@in_both_editions
def test_three_tokens_in_a_house_are_a_triplet(edition: str) -> None:
    t = garrisoning(YELLOW, seats={YELLOW: {"silver": 1}}, city={"e6": house(YELLOW)}, edition=edition)
    step(t, "garrison e6", "garrison e6", "recruit", "garrison e6")
    assert stack(t, "e6") == [YELLOW] * 3
    assert why(t, "recruit") == "RP-DEFEND-06"
    play(t, "done")
    assert asked(t) == (BLACK, "leading")
    play(t, "done")
    assert (asked(t), stack(t, "e6")) == ((YELLOW, "leading"), [YELLOW] * 3)
    play(t, "lead e6")
    assert legal_of(t, "march") == {"d6", "f6", "e5", "e7"}, "it moves one space"


@pytest.mark.rule("RP-DEFEND-09")
@in_both_editions
def test_a_fourth_token_finds_no_room(edition: str) -> None:
    city = {"e6": house(GREEN), "f6": hut(GREEN)}
    t = garrisoning(groups={"e6": [GREEN] * 3}, city=city, edition=edition)
    assert (why(t, "garrison e6"), legal_of(t, "garrison")) == ("RP-DEFEND-09", {"f6"})


@pytest.mark.rule("RP-DEFEND-11")
@in_both_editions
def test_defenders_gather_in_player_order(edition: str) -> None:
    white, black, red, green = range(4)
    homes = {"b2": hut(white), "d2": hut(red), "f2": hut(green), "h2": hut(black)}
    t, begun = attack(attacked=[red, green], city=homes, edition=edition)
    assert begun["seat"] == black
    asks = decisions(gather(t))
    assert asks == [(seat, kind) for seat in (white, red, green) for kind in ("garrisoning", "recruiting")]
    t, _ = attack(order=[green, white, red, black], city=homes, edition=edition)
    assert [seat for seat, kind in decisions(gather(t)) if kind == "recruiting"] == [green, white, red]


# ---- the General


@pytest.mark.rule("RP-OFFICE-11")
@in_both_editions
def test_a_general_of_this_year_is_none_yet(edition: str) -> None:
    city = {"e6": hut(0), "f6": "market", "i6": "barracks"}
    t, _ = attack(year=1586, seats={0: {"offices": {"general": 1586}}}, city=city, edition=edition)
    gather(t)
    assert (asked(t), legal_of(t, "garrison")) == ((0, "garrisoning"), {"e6", "i6"})
    assert why(t, "garrison f6") == "RP-DEFEND-03"
    step(t, "garrison e6", "garrison e6")
    assert asked(t) == (0, "recruiting"), "two tokens, not three"
    t, _ = attack(year=1587, seats={0: {"offices": {"general": 1586}}}, city=city, edition=edition)
    gather(t)
    assert legal_of(t, "garrison") == {"e6", "i6", "f6"}


@pytest.mark.rule("RP-OFFICE-17")
@in_both_editions
def test_a_general_has_one_more_free_token(edition: str) -> None:
    t = garrisoning(seats={GREEN: {"offices": ["general"]}}, city={"e6": hut(GREEN)}, edition=edition)
    assert supply(t, GREEN) == 9
    step(t, "garrison e6", "garrison e6", "garrison e6")
    assert (stack(t, "e6"), asked(t), silver(t)) == ([GREEN] * 3, (GREEN, "recruiting"), 0)
    t = garrisoning(seats={GREEN: {"offices": ["general"]}, RED: {}}, actor=RED, city={"e6": hut(RED)}, edition=edition)
    assert asked(step(t, "garrison e6", "garrison e6")) == (RED, "recruiting"), "others have two"


@pytest.mark.rule("RP-OFFICE-19")
def test_a_generals_tokens_go_to_any_minor_building() -> None:
    city = {"f6": "market", "g6": house(RED), "h6": hut(BLACK), "g8": "palace", "i6": "church", "j6": "carpenter"}
    city["k6"] = hut(RED)
    t = garrisoning(groups={"i6": [RED], "k6": [RED]}, city=city, seats={GREEN: {"offices": ["general"]}})
    assert legal_of(t, "garrison") == {"f6", "g6", "h6", "j6"}
    assert why(t, "garrison g8") == why(t, "garrison a1") == "RP-OFFICE-19", "no major building"
    assert why(t, "garrison i6") == why(t, "garrison k6") == "RP-OFFICE-19", "no other player's token"
    step(t, "garrison f6", "garrison f6", "garrison f6")
    assert (stack(t, "f6"), asked(t)) == ([GREEN] * 3, (GREEN, "recruiting"))


@pytest.mark.rule("RP-OFFICE-20")
def test_in_edition_1_only_the_generals_extra_token_does() -> None:
    def general(**fields: Any) -> RioState:
        return garrisoning(
            seats={GREEN: {"offices": ["general"], "silver": 9}},
            city={"e6": hut(GREEN), "f6": "market", "g6": house(RED), "i6": "barracks"},
            edition="1",
            **fields,
        )

    t = general()
    assert legal_of(t, "garrison") == {"e6", "f6", "g6", "i6"}
    assert why(t, "garrison a1") == "RP-OFFICE-20"
    step(t, "garrison f6")
    assert legal_of(t, "garrison") == {"e6", "i6"}
    assert why(t, "garrison g6") == "RP-DEFEND-03"
    step(t, "garrison e6", "garrison i6")
    assert asked(t) == (GREEN, "recruiting")
    step(t, "recruit")
    assert legal_of(t, "garrison") == {"e6", "i6"}, "recruits have no such freedom"
    t = step(general(), "garrison e6", "garrison i6")
    assert legal_of(t, "garrison") == {"e6", "f6", "g6", "i6"}, "the extra token is left for the end"
    assert asked(step(t, "garrison g6")) == (GREEN, "recruiting")


@pytest.mark.rule("RP-OFFICE-20")
def test_in_edition_1_a_general_without_a_home_places_one_token() -> None:
    t = garrisoning(seats={GREEN: {"offices": ["general"], "silver": 9}}, city={"f6": "market"}, edition="1")
    step(t, "garrison f6")
    assert legal(t) == {"done"}
    assert why(step(t, "done"), "recruit") == "RP-DEFEND-05"
