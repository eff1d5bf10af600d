"""When a war is over, who leaves the city and who stays as a worker."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.rio.build import (
    asked,
    building,
    crew,
    happens,
    house,
    hut,
    legal,
    next_year,
    play,
    step,
    supply,
    until,
    why,
    workers,
    year,
)
from tests.titles.rio.war.positions import (
    BLACK,
    GREEN,
    PAIR,
    RED,
    SINGLE,
    TRIPLET,
    YELLOW,
    in_both_editions,
    war_of,
    war_table,
)

WORKERS = 9  # of a player


def last_quiet_turn(groups: dict[str, Any], **fields: Any) -> Any:
    """The last defender's move in a war that ends with it, as nothing happens: Yellow only has to be done."""
    return war_table(groups, actor=YELLOW, turn=3, quiet=2, **fields)


# ---- the end


@pytest.mark.rule("RP-WAREND-01")
@in_both_editions
def test_the_war_ends_with_the_last_attacker(edition: str) -> None:
    groups = {"e6": [GREEN] * 2, "f6": SINGLE, "k3": [GREEN], "m3": [YELLOW]}
    t = war_table(groups, actor=GREEN, camps={}, edition=edition)
    events = happens(t, "lead e6", "march f6")
    assert ("war-ended", {"enemy": "natives", "turns": 1, "left": 0}) in events
    assert t.war is None
    # no further move: neither Green's other group nor Yellow's; everybody is asked who stays
    assert (asked(t), legal(t)) == ((GREEN, "recalling"), {"done", "recall f6", "recall k3"})


@pytest.mark.rule("RP-WAREND-01")
@in_both_editions
def test_the_last_attacker_may_fall_to_a_building(edition: str) -> None:
    t = war_table({"f6": SINGLE, "k3": [GREEN]}, city={"e6": "church"}, camps={}, edition=edition)
    step(t, "lead f6", "march e6")
    assert (t.war, t.decision.kind) == (None, "recalling")


@pytest.mark.rule("RP-WAREND-01")
@in_both_editions
def test_attackers_outside_keep_the_war_going(edition: str) -> None:
    t = war_table({"f6": SINGLE}, city={"e6": "church"}, camps={"north p": [1]}, edition=edition)
    step(t, "lead f6", "march e6")
    assert (t.war is None, asked(t)) == (False, (BLACK, "leading"))


def whole_war_turn(state: Any) -> None:
    """Nobody moves."""
    for _player in range(4):
        assert state.decision.kind == "leading"
        step(state, "done")


@pytest.mark.rule("RP-WAREND-02")
@in_both_editions
def test_three_quiet_war_turns_end_the_war(edition: str) -> None:
    t = war_table({"e6": PAIR, "k3": [GREEN]}, turn=4, edition=edition)
    whole_war_turn(t)
    assert (war_of(t)["turn"], war_of(t)["quiet"]) == (5, 1)
    whole_war_turn(t)
    assert (war_of(t)["turn"], war_of(t)["quiet"]) == (6, 2)
    whole_war_turn(t)
    assert (t.war, t.decision.kind) == (None, "recalling")


@pytest.mark.rule("RP-WAREND-02")
@in_both_editions
@pytest.mark.parametrize(
    ("actor", "moves"),
    [
        (BLACK, ["lead e6", "march f6", "done", "done", "done", "done"]),  # tokens
        (BLACK, ["lead e6", "march e7", "done", "done", "done", "done"]),  # a building
        (GREEN, ["lead f6", "march e6", "done", "done"]),  # a defender started it
    ],
)
def test_any_battle_starts_the_count_anew(edition: str, actor: int, moves: list[str]) -> None:
    groups = {"e6": PAIR, "f6": [GREEN], "k3": [GREEN]}
    t = war_table(groups, city={"e7": hut(RED)}, actor=actor, turn=6, quiet=2, edition=edition)
    step(t, *moves)
    assert (asked(t), war_of(t)["turn"], war_of(t).get("quiet", 0)) == ((BLACK, "leading"), 7, 0)
    whole_war_turn(t)
    whole_war_turn(t)
    assert (war_of(t)["turn"], war_of(t)["quiet"]) == (9, 2), "two quiet turns are not enough"
    whole_war_turn(t)
    assert t.war is None


@pytest.mark.rule("RP-WAREND-02")
@in_both_editions
def test_marches_without_a_battle_are_quiet(edition: str) -> None:
    t = war_table({"e6": PAIR, "k3": [GREEN]}, turn=3, quiet=2, edition=edition)
    step(t, "lead e6", "march e7", "done", "done", "lead k3", "march k4", "done", "done")
    assert (t.war, t.decision.kind) == (None, "recalling")


# ---- who leaves


@pytest.mark.rule("RP-WAREND-03")
@in_both_editions
@pytest.mark.parametrize("back", [[], ["k3"], ["f7"], ["k3", "f7"]])
def test_players_may_take_back_any_of_their_groups(edition: str, back: list[str]) -> None:
    t = last_quiet_turn({"f7": [GREEN] * 2, "k3": [GREEN], "m4": [YELLOW]}, edition=edition)
    step(t, "done", "done")
    assert (asked(t), legal(t)) == ((GREEN, "recalling"), {"done", "recall f7", "recall k3"})
    assert why(t, "recall m4") == why(t, "recall a1") == "RP-WAREND-03"
    step(t, *(f"recall {space}" for space in back), "done")
    stays = {space: count for space, count in (("f7", 2), ("k3", 1)) if space not in back}
    assert {space: workers(t, space).get(GREEN) for space in ("f7", "k3") if workers(t, space)} == stays
    assert supply(t, GREEN) == WORKERS - sum(stays.values())
    assert workers(t, "m4") == {YELLOW: 1}


@pytest.mark.rule("RP-WAREND-03")
@in_both_editions
def test_all_are_asked_in_order_and_the_attacker_too(edition: str) -> None:
    groups = {"f7": [GREEN] * 2, "m4": [YELLOW], "c3": [RED]}
    t = last_quiet_turn(groups, order=[1, 0, 3, 2], city={"d8": crew(BLACK, 2)}, edition=edition)
    step(t, "done")
    for seat, space in ((GREEN, "f7"), (RED, "c3"), (BLACK, "d8"), (YELLOW, "m4")):
        assert (asked(t), legal(t)) == ((seat, "recalling"), {"done", f"recall {space}"})
        if seat == BLACK:
            step(t, "recall d8")
            assert workers(t, "d8") == {}, "the whole group, not a part"
        if seat == YELLOW:
            break
        step(t, "done")
    assert supply(t, BLACK) == WORKERS
    assert workers(t, "f7") == {GREEN: 2}


REMNANTS = {"e6": PAIR, "k3": [RED, GREEN], "f7": [GREEN], "c2": [GREEN, YELLOW, RED]}


def check_remnants(edition: str) -> None:
    """Attackers inside and outside and mixed groups are removed, a group of one colour is not."""
    t = last_quiet_turn(REMNANTS, camps={"north a": [3], "west 2": [1]}, edition=edition)
    events = happens(t, "done")
    assert ("war-ended", {"enemy": "natives", "turns": 3, "left": 6}) in events
    for space in ("e6", "k3", "c2"):
        assert workers(t, space) == {}
    assert workers(t, "f7") == {GREEN: 1}
    assert [supply(t, seat) for seat in (RED, GREEN, YELLOW)] == [WORKERS, WORKERS - 1, WORKERS]


@pytest.mark.rule("RP-WAREND-04")
def test_attackers_and_mixed_groups_leave() -> None:
    check_remnants("2.03")


@pytest.mark.rule("RP-WAREND-05")
def test_in_the_first_edition_too() -> None:
    check_remnants("1")


# ---- who stays


@pytest.mark.rule("RP-WAREND-06")
@in_both_editions
def test_a_pair_that_stays_can_build(edition: str) -> None:
    t = last_quiet_turn({"f7": [GREEN] * 2}, edition=edition)
    play(t, "done")
    until(next_year(t), "effects")
    while asked(t) != (GREEN, "effects"):
        play(t, "done")
    assert workers(t, "f7") == {GREEN: 2}
    play(t, "use f7")
    assert building(t, "f7") == "hut"


@pytest.mark.rule("RP-WAREND-07")
@in_both_editions
@pytest.mark.parametrize(
    ("tile", "stays"),
    [("carpenter", 1), ("market", 3), ("church", 1), ("garden-square", 2), ("monument", 0), ("barracks", 0)],
)
def test_a_building_keeps_as_many_as_it_has_room_for(edition: str, tile: str, stays: int) -> None:
    t = last_quiet_turn({"f7": [GREEN] * 3}, city={"f7": tile, "f8": house(GREEN)}, edition=edition)
    step(t, "done", "done")
    events = happens(t, "done")
    returned = ("workers-returned", {"seat": GREEN, "workers": 3 - stays, "space": "f7"})
    assert (returned in events) == (stays < 3)
    assert workers(t, "f7") == ({GREEN: stays} if stays else {})
    assert supply(t, GREEN) == WORKERS - stays


@pytest.mark.rule("RP-WAREND-07")
@in_both_editions
def test_on_homes_only_the_owner_stays_and_on_the_plaza_nobody(edition: str) -> None:
    groups = {"f7": [GREEN], "c3": [GREEN], "l3": [GREEN] * 2, "h9": [RED]}
    city = {"f7": "market", "c3": hut(RED), "l3": hut(GREEN)}
    t = play(last_quiet_turn(groups, city=city, edition=edition), "done", "done", "done")
    assert [workers(t, space) for space in groups] == [{GREEN: 1}, {}, {GREEN: 1}, {}]
    assert (supply(t, GREEN), supply(t, RED)) == (WORKERS - 2, WORKERS), "the market waits for the effects (RP-ACT-07)"


@pytest.mark.rule("RP-WAREND-08")
@in_both_editions
def test_lost_tokens_can_be_placed_in_the_next_year(edition: str) -> None:
    t = war_table({"e6": [GREEN] * 3, "f6": TRIPLET}, camps={}, year=1586, edition=edition)
    assert supply(t, GREEN) == WORKERS - 3
    play(t, "lead f6", "march e6")
    assert supply(t, GREEN) == WORKERS
    until(t, "placing")
    assert (year(t), supply(t, GREEN)) == (1587, WORKERS)
    while asked(t) != (GREEN, "placing"):
        play(t, "done")
    play(t, "fields", "fields", "fields")
    assert supply(t, GREEN) == WORKERS - 3
