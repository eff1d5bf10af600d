"""Cards that fit any turn: 31, 32, 53, 59, 60, 62, 64, 76 and 77, and what using a card means."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    coins,
    hand,
    happens,
    legal,
    legal_of,
    next_decade,
    pile,
    play,
    player,
    reason,
    refusal,
    refused,
    score,
    table,
    tally,
    tension,
    until,
    usual,
    walled,
    workers,
)
from tests.titles.trinidad.votes import assembly

RED: dict[str, Any] = {"tension": {"natives": 8}}  # a war with the natives at the end of this decade


def holder(*hand: int, seats: dict[int, dict[str, Any]] | None = None, **fields: Any) -> TrinidadState:
    """Seat 0 has these cards."""
    return table(seats={**(seats or {}), 0: {"hand": list(hand), **(seats or {}).get(0, {})}}, **fields)


def same(state: TrinidadState) -> None:
    """The position of a state is read as the same state, with the same answers."""
    again = TITLE.from_position(state.to_position())
    assert again.to_position() == state.to_position()
    assert legal(again) == legal(state)


def everybody_passes(state: TrinidadState) -> TrinidadState:
    return play(state, *["pass"] * len(state.players))


def events_named(events: list[tuple[str, dict[str, object]]], name: str) -> list[dict[str, object]]:
    return [params for event, params in events if event == name]


# ---- 31: a wall


@pytest.mark.rule("TR-AFF-31", "TR-CARD-06")
def test_31_lays_one_wall_at_once() -> None:
    state = holder(31, supply={"walls": 5})
    play(state, "use 31")
    assert asked(state) == (0, "walling")
    assert refused(state, "done") == "TR-CARD-06"
    assert "wall north e" in legal(state)
    assert player(state, 0).rotated == [31]
    same(state)
    play(state, "wall north e")
    assert asked(state) == (0, "turn")
    assert int(state.walls) == 4
    assert state.to_position()["walls"] == ["north e"]
    assert refused(state, "use 31") == "TR-CARD-07"
    play(state, "council 1")  # the main action is still to come
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-AFF-31")
def test_31_needs_a_wall_and_a_free_section() -> None:
    assert refused(holder(31, supply={"walls": 0}), "use 31") == "TR-AFF-31"
    every = walled("NW", "NCL", "NCR", "NE", "SW", "SE")
    assert refused(holder(31, players=5, walls=every), "use 31") == "TR-AFF-31"
    state = play(holder(31, walls=every[:-2], players=5), "use 31")
    assert legal_of(state, "wall") == {"east 5", "east 6"}
    assert refused(state, "wall north e") == "TR-MAJOR-19"


@pytest.mark.rule("TR-AFF-31", "TR-MAJOR-21")
def test_31_the_last_section_closes_a_district() -> None:
    state = play(holder(31, walls=walled("SE")[:-1]), "use 31", "wall east 6")
    assert state.view(None)["city"]["districts"][7]["closed"]


@pytest.mark.rule("TR-AFF-31")
def test_31_in_positions() -> None:
    fields: dict[str, Any] = {"phase": "walling", "waiting": [{"phase": "turn"}]}
    used: dict[str, Any] = {"seats": {0: {"hand": [31], "rotated": [31]}}, "used_now": [31]}
    assert asked(table(**fields, **used, step={"pieces": 1})) == (0, "walling")
    assert refusal(**fields, step={"pieces": 1}) == "actor: 31 was not used by seat 0 just now (TR-CARD-06)"
    assert refusal(**fields, **used, step={"pieces": 2}) == "step.pieces: is not what the card lays (TR-AFF-31)"


# ---- 32: a palisade


@pytest.mark.rule("TR-AFF-32")
def test_32_a_district_counts_as_closed_in_the_war_of_this_decade() -> None:
    """One is closed really, one by the card: two cards are drawn for walls, behind one that is discarded."""
    state = holder(32, walls=walled("NCL"), **RED)
    play(state, "use 32")
    assert asked(state) == (0, "aiming")
    assert legal_of(state, "district") == {"NW", "NCR", "NE", "SW", "CL", "CR", "SE"}
    assert refused(state, "district NCL") == "TR-AFF-32"
    assert refused(state, "done") == "engine.other-decision"
    same(state)
    play(state, "district CL")
    assert asked(state) == (0, "turn")
    same(state)
    state.sink = None
    events = happens(state, *["pass"] * 4)
    assert events_named(events, "walls-held")[0]["districts"] == 2
    assert len(pile(state, "game")) == 1 + 1 + 2  # one for the tension


@pytest.mark.rule("TR-AFF-32")
def test_32_is_worth_nothing_in_points_and_ends_with_the_decade() -> None:
    state = play(holder(32), "use 32", "district NW")
    before = state.copy()
    before.palisades = 0
    assert state.view(None)["palisades"] == ["NW"]
    assert state.view(None)["city"] == before.view(None)["city"]
    next_decade(state)
    assert int(state.palisades) == 0
    assert state.view(None)["palisades"] == []


@pytest.mark.rule("TR-AFF-32")
def test_32_walls_that_close_the_same_district_count_once() -> None:
    state = holder(31, 32, walls=walled("SE")[:-1], **RED)
    play(state, "use 32", "district SE", "use 31", "wall east 6")
    events = happens(state, *["pass"] * 4)
    assert events_named(events, "walls-held")[0]["districts"] == 1


@pytest.mark.rule("TR-AFF-32", "TR-AFF-64")
def test_32_the_same_district_is_not_chosen_twice() -> None:
    state = play(holder(32, 64, **RED), "use 32", "district CL", "use 64", "use 32")
    assert "CL" not in legal_of(state, "district")
    assert refused(state, "district CL") == "TR-AFF-32"
    events = happens(play(state, "district CR"), *["pass"] * 4)
    assert events_named(events, "walls-held")[0]["districts"] == 2


# ---- 53: a banner


@pytest.mark.rule("TR-AFF-53")
def test_53_two_silver_turn_a_banner_face_up() -> None:
    state = holder(53, seats={0: {"coins": 4, "banners": {"blue": 1, "red": 2}}})
    play(state, "use 53")
    assert asked(state) == (0, "aiming")
    assert coins(state, 0) == 0
    assert legal_of(state, "banner") == {"black", "green", "purple", "blue", "ocher"}
    assert refused(state, "banner red") == "TR-BANNER-07"
    same(state)
    play(state, "banner blue")
    assert player(state, 0).banners == {"blue": 2, "red": 2}
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-AFF-53")
@pytest.mark.parametrize(("banner", "steps"), [("black", 1), ("green", 2), ("purple", 2), ("ocher", 1)])
def test_53_a_step_of_one_or_of_two(banner: str, steps: int) -> None:
    state = play(holder(53, seats={0: {"coins": 5}}), "use 53", f"banner {banner}")
    assert player(state, 0).banners == {banner: steps}
    assert coins(state, 0) == 1


@pytest.mark.rule("TR-AFF-53")
def test_53_needs_the_coins_and_a_banner() -> None:
    assert refused(holder(53, seats={0: {"coins": 3}}), "use 53") == "TR-AFF-53"
    banners = dict.fromkeys(("black", "green", "purple", "blue", "red", "ocher"), 2)
    assert refused(holder(53, seats={0: {"coins": 4, "banners": banners}}), "use 53") == "TR-AFF-53"


@pytest.mark.rule("TR-AFF-53", "TR-FREE-02")
def test_53_before_an_era_is_scored() -> None:
    """With it seat 1 has four banners face up, and these count in the scoring at once; seat 0 has no card for it."""
    banners = {"black": 2, "green": 2, "blue": 2, "ocher": 1}
    seats = {0: {"hand": [31], "coins": 9}, 1: {"hand": [53], "coins": 5, "banners": banners}}
    state = until(table(2, decade=4, seats=seats), "window")
    assert asked(state) == (1, "window")
    assert state.view(None)["step"]["moment"] == "scoring"
    same(state)
    poor = state.copy()
    poor.players[1].coins = 3
    poor.rest()
    assert refused(poor, "use 53") == "TR-AFF-53"
    play(state, "use 53")
    assert asked(state) == (1, "aiming")
    same(state)
    play(state, "banner ocher")
    assert tally(state, 1)["banners"] == 4
    assert coins(state, 1) == 1


# ---- 59: a worker acts as a Miliciano


@pytest.mark.rule("TR-AFF-59")
def test_59_who_has_the_card_and_a_worker_is_asked_in_a_war() -> None:
    state = everybody_passes(holder(59, decade=3, **RED))
    assert asked(state) == (0, "fighting")
    assert legal(state) == {"done", "use 59"}
    same(state)
    events = happens(state, "use 59")
    assert [params["strength"] for params in events_named(events, "fought") if params["seat"] == 0] == [1]


@pytest.mark.rule("TR-AFF-59", "TR-WAR-14")
def test_59_the_disk_counts_as_one() -> None:
    state = fight(1, hand=[59])
    assert workers(state, 0) == 6
    events = happens(state, "use 59")
    assert ("fought", {"seat": 0, "strength": 1, "attack": 1}) in events
    assert player(state, 0).war_step == -1
    assert player(state, 0).won_war
    assert workers(state, 0) == 5
    assert player(state, 0).recruit == 4
    assert state.board.numbers.workers == 6


@pytest.mark.rule("TR-AFF-59")
def test_59_without_it_the_same_fight_is_lost() -> None:
    state = play(fight(1, hand=[59]), "done")
    assert player(state, 0).war_step == 1
    assert workers(state, 0) == 6


@pytest.mark.rule("TR-AFF-59", "TR-WAR-12")
def test_59_it_joins_the_units() -> None:
    events = happens(fight(3, hand=[59], units=["miliciano", "miliciano"]), "use 59", "field 1", "field 2")
    assert ("fought", {"seat": 0, "strength": 3, "attack": 3}) in events


@pytest.mark.rule("TR-AFF-59", "TR-WAR-18")
def test_59_a_wound_takes_it_out_of_the_fights_but_not_home() -> None:
    state = play(fight(1, hand=[59]), "use 59")
    written = player(state, 0)
    assert (written.recruit, written.recruit_fights) == (4, False)
    assert (state.decision.kind, int(state.decade)) == ("keeping", 4)
    assert workers(state, 0) == 5
    until(state, "turn")
    same(state)
    next_decade(state)
    assert workers(state, 0) == 6
    assert player(state, 0).recruit == 0


@pytest.mark.rule("TR-AFF-59")
def test_59_in_a_turn_it_is_ready_for_this_war_and_the_next() -> None:
    state = play(holder(59, decade=5), "use 59")
    assert asked(state) == (0, "turn")
    assert (workers(state, 0), player(state, 0).recruit) == (5, 6)
    same(state)
    next_decade(state)
    assert (workers(state, 0), player(state, 0).recruit_fights) == (5, True)
    until(state, "turn")
    assert state.decade == 6
    same(state)
    next_decade(state)
    assert (workers(state, 0), player(state, 0).recruit_fights, int(state.decade)) == (6, False, 7)


@pytest.mark.rule("TR-AFF-59")
def test_59_needs_a_worker_at_hand_and_an_empty_card() -> None:
    assert refused(holder(59, seats={0: {"workers": 0, "spent": 6}}), "use 59") == "TR-AFF-59"
    assert refused(holder(59, seats={0: {"recruit": 1}}), "use 59") == "TR-AFF-59"
    assert reason(fight(1, hand=[59], workers=0, spent=6, units=["soldier"]), "use 59") == "TR-AFF-59"


@pytest.mark.rule("TR-AFF-59", "TR-CARD-10")
def test_59_no_card_is_burned_for_the_disk() -> None:
    state = play(holder(31, 59), "use 59")
    assert refused(state, "burn 31") == "TR-CARD-10"


@pytest.mark.rule("TR-AFF-59")
def test_59_who_has_neither_units_nor_the_card_is_not_asked() -> None:
    state = everybody_passes(holder(58, **RED))
    assert state.decision.kind != "fighting"


@pytest.mark.rule("TR-AFF-59", "TR-COMP-02")
def test_59_in_positions() -> None:
    assert player(table(seats={0: {"recruit": 1, "recruit_fights": True}}), 0).workers is None
    assert workers(table(seats={0: {"recruit": 2}}), 0) == 5
    too_late = "players[0].recruit: 3 is neither this decade nor the next (TR-AFF-59)"
    assert refusal(seats={0: {"recruit": 3}}) == too_late
    assert refusal(seats={0: {"recruit": 4}}, decade=5) == too_late.replace("3", "4")
    assert refusal(seats={0: {"recruit_fights": True}}) == "players[0].recruit_fights: there is none (TR-AFF-59)"


def fight(attack: int, **first: Any) -> TrinidadState:
    """Seat 0 meets this attack of the natives in decade 3."""
    return table(
        2,
        phase="fighting",
        decade=3,
        order=[1, 0],
        seats={0: first},
        step={"faction": "natives", "attack": attack},
        waiting=[{"phase": "end-of-decade", "step": {"step": "war"}}],
        war_fought=True,
        peace=[4],
    )


# ---- 60: all upright


@pytest.mark.rule("TR-AFF-60")
def test_60_discards_itself_and_turns_all_others() -> None:
    state = holder(31, 33, 60, 62, 69, seats={0: {"rotated": [31, 33, 62, 69], "units": ["miliciano"]}})
    play(state, "use 60")
    assert asked(state) == (0, "aiming")
    assert legal_of(state, "discard") == {"31", "33", "60", "62", "69"}
    same(state)
    events = happens(state, "discard 60")
    assert not events_named(events, "card-burned")
    assert [params["card"] for params in events_named(events, "reactivated")] == [31, 33, 62, 69]
    assert hand(state, 0) == [31, 33, 62, 69]
    assert player(state, 0).rotated == []
    assert pile(state, "1") == [60]
    assert player(state, 0).units[0].burned == 0
    assert {"use 31", "use 33", "use 69"} <= legal(state)
    play(state, "use 31", "wall north e")
    assert player(state, 0).rotated == [31]


@pytest.mark.rule("TR-AFF-60")
def test_60_discards_another_and_stays_rotated_itself() -> None:
    seats = {0: {"rotated": [31, 33], "character": "captain", "character_used": True}}
    state = play(holder(31, 33, 60, seats=seats), "use 60", "discard 33")
    assert hand(state, 0) == [31, 60]
    assert player(state, 0).rotated == [60]
    assert not player(state, 0).character_used
    assert pile(state, "1") == [33]


@pytest.mark.rule("TR-AFF-60")
def test_60_is_not_used_for_nothing() -> None:
    assert refused(holder(31, 60), "use 60") == "TR-AFF-60"
    assert refused(holder(60), "use 60") == "TR-AFF-60"
    state = play(holder(31, 33, 60, seats={0: {"rotated": [31]}}), "use 60")
    assert legal_of(state, "discard") == {"33", "60"}
    assert refused(state, "discard 31") == "TR-AFF-60"  # then nothing would be turned
    assert refused(state, "discard 35") == "TR-AFF-60"
    used = holder(60, seats={0: {"character": "captain", "character_used": True}})
    assert "use 60" in legal(used)


@pytest.mark.rule("TR-AFF-60", "TR-COUNCIL-06")
def test_60_a_character_turned_up_calls_no_second_vote_in_the_decade() -> None:
    seats = {0: {"character": "captain", "character_used": True}}
    state = holder(60, 31, seats=seats, vote_held=True)
    play(state, "use 60", "discard 60")
    assert not player(state, 0).character_used
    assert refused(state, "call vote") == "TR-COUNCIL-06"


# ---- 62: healing


@pytest.mark.rule("TR-AFF-62")
def test_62_takes_a_wound_and_gives_five_points() -> None:
    state = holder(62, seats={0: {"units": [{"unit": "soldier", "wounds": 2}, "miliciano"]}})
    play(state, "use 62")
    assert player(state, 0).units[0].wounds == 1  # there is one wounded unit only
    assert tally(state, 0) == {"cards": 5}
    assert score(state, 0) == 5
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-AFF-62")
def test_62_whoever_has_the_unit() -> None:
    mine: dict[str, Any] = {"units": ["miliciano", {"unit": "veteran-soldier", "wounds": 1}]}
    theirs: dict[str, Any] = {"units": [{"unit": "soldier", "wounds": 2}, {"unit": "soldier", "wounds": 2}]}
    state = play(holder(62, seats={0: mine, 2: theirs}), "use 62")
    assert legal(state) == {"heal 1 2", "heal 3 1"}
    assert refused(state, "heal 1 1") == "TR-AFF-62"
    assert refused(state, "heal 3 2") == "engine.fixed-order"
    assert refused(state, "heal 5 1") == "TR-AFF-62"
    same(state)
    play(state, "heal 3 1")
    assert [unit.wounds for unit in player(state, 2).units] == [1, 2]
    assert (score(state, 0), score(state, 2)) == (5, 0)


@pytest.mark.rule("TR-AFF-62")
def test_62_without_a_wound_it_cannot_be_used() -> None:
    assert refused(holder(62, seats={0: {"units": ["soldier"]}}), "use 62") == "TR-AFF-62"


# ---- 64: one upright


@pytest.mark.rule("TR-AFF-64", "TR-CARD-07")
def test_64_a_wall_card_lays_another_wall_in_the_same_turn() -> None:
    state = play(holder(31, 64), "use 31", "wall north e")
    assert refused(state, "use 31") == "TR-CARD-07"
    play(state, "use 64")  # there is one rotated card only
    assert player(state, 0).rotated == [64]
    play(state, "use 31", "wall north f")
    assert state.to_position()["walls"] == ["north e", "north f"]
    assert player(state, 0).rotated == [31, 64]
    same(state)


@pytest.mark.rule("TR-AFF-64")
def test_64_an_own_card_or_the_character_but_never_itself() -> None:
    seats: dict[int, dict[str, Any]] = {
        0: {"rotated": [31, 33], "character": "bishop", "character_used": True},
        1: {"hand": [62], "rotated": [62]},
    }
    state = play(holder(31, 33, 64, seats=seats), "use 64")
    assert legal(state) == {"card 31", "card 33", "card character"}
    assert refused(state, "card 64") == refused(state, "card 62") == "TR-AFF-64"
    same(state)
    play(state, "card character")
    assert not player(state, 0).character_used
    assert player(state, 0).rotated == [31, 33, 64]


@pytest.mark.rule("TR-AFF-64")
def test_64_is_not_used_for_nothing() -> None:
    state = holder(31, 64, seats={0: {"character": "bishop"}})
    assert refused(state, "use 64") == "TR-AFF-64"


@pytest.mark.rule("TR-AFF-60", "TR-AFF-64", "TR-AFF-78")
def test_no_card_is_turned_amid_a_payment() -> None:
    """So that none counts twice for one price."""
    state = holder(60, 64, 78, seats={0: {"coins": 2}})
    play(state, "raise vp", "use 78")
    assert (coins(state, 0), asked(state)[1]) == (1, "turn"), "a bronze, and nothing more is asked"
    amid = play(holder(60, 64, 78, 84, seats={0: {"coins": 4}}), "raise vp", "use 78")
    assert legal(amid) == {"use 84", "pay"}
    assert refused(amid, "use 64") == refused(amid, "use 60") == "TR-CARD-06"


@pytest.mark.rule("TR-AFF-60", "TR-AFF-64")
def test_a_chain_of_60_and_64_ends() -> None:
    """Each use of 60 costs a card: with three others the chain has four links at most."""
    state = holder(31, 60, 62, 64, 69, seats={0: {"rotated": [31, 62, 69]}})
    for discarded in (69, 62, 31):
        play(state, "use 60", f"discard {discarded}")
        if discarded != 31:
            play(state, "use 31", "wall " + sorted(legal_of(play(state.copy(), "use 31"), "wall"))[0])
        play(state, "use 64")
        if state.decision.kind == "aiming":
            play(state, "card 60")
        assert 60 not in player(state, 0).rotated
    assert hand(state, 0) == [60, 64]
    assert player(state, 0).rotated == [64]
    play(state, "use 60")  # only 60 itself can be discarded, so that 64 is turned
    assert hand(state, 0) == [64]
    assert player(state, 0).rotated == []
    assert refused(state, "use 64") == "TR-AFF-64"


@pytest.mark.rule("TR-AFF-60", "TR-AFF-64")
@pytest.mark.parametrize("seed", range(20))
def test_who_uses_cards_as_long_as_there_are_any_comes_to_an_end(seed: int) -> None:
    """Nothing but cards and what they ask, chosen by chance, in one turn: 12 cards are used 60 times at most."""
    chance = random.Random(seed)
    held = [14, 31, 32, 33, 37, 49, 60, 62, 64, 69, 76, 77]
    first = {"wood": 9, "coins": 9, "war_step": 9, "rotated": chance.sample(held, 6), "units": ["soldier"]}
    state, used = holder(*held, seats={0: first}), 0
    while state.decision.kind != "turn" or legal_of(state, "use"):
        uses = sorted(legal_of(state, "use"))
        if uses:
            used += 1
            play(state, f"use {chance.choice(uses)}")
        else:
            state.apply(chance.choice(state.legal_actions()))
    assert 5 <= used <= 60  # six are upright, and nobody is wounded
    assert asked(state)[0] == 0


# ---- 76: a coin and tension


@pytest.mark.rule("TR-AFF-76")
def test_76_a_bronze_for_a_step_of_tension() -> None:
    state = holder(76, tension={"pirates": 3})
    stacks = list(state.stacks)
    play(state, "use 76")
    assert legal(state) == {"track natives", "track pirates"}
    same(state)
    play(state, "track pirates")
    assert asked(state) == (0, "collecting")
    play(state, "stack 2")
    assert asked(state) == (0, "turn")
    assert tension(state) == {"natives": 1, "pirates": 4}
    assert coins(state, 0) == 1
    assert [int(before - after) for before, after in zip(stacks, state.stacks, strict=True)] == [0, 1, 0, 0]


@pytest.mark.rule("TR-AFF-76", "TR-END-05", "TR-GRID-12")
def test_76_needs_a_coin_and_a_track_that_can_rise() -> None:
    assert refused(holder(76, stacks=[0, 0, 0, 0]), "use 76") == "TR-AFF-76"
    end = 2 * int(table().board.tension_spaces)
    state = play(holder(76, tension={"pirates": end}), "use 76")
    assert asked(state) == (0, "collecting")  # there is one track only
    assert tension(state) == {"natives": 2, "pirates": end}
    assert refused(holder(76, tension={"pirates": end, "natives": end}), "use 76") == "TR-AFF-76"


@pytest.mark.rule("TR-AFF-76", "TR-GRID-08")
def test_76_who_empties_a_stack_loses_a_point() -> None:
    state = play(holder(76, stacks=[1, 0, 0, 0]), "use 76", "track natives")
    assert coins(state, 0) == 1
    assert tally(state, 0) == {"emptied": -1}


# ---- 77: a step back on the war track


@pytest.mark.rule("TR-AFF-77")
def test_77_a_step_to_the_left_for_a_silver() -> None:
    state = play(holder(77, seats={0: {"war_step": 2, "coins": 3}}), "use 77")
    assert player(state, 0).war_step == 1
    assert coins(state, 0) == 1
    assert player(state, 0).rotated == [77]
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-AFF-77")
@pytest.mark.parametrize("step", [0, -1])
def test_77_not_from_zero_or_better(step: int) -> None:
    assert refused(holder(77, seats={0: {"war_step": step, "coins": 2}}), "use 77") == "TR-AFF-77"


@pytest.mark.rule("TR-AFF-77")
def test_77_needs_a_silver() -> None:
    assert refused(holder(77, seats={0: {"war_step": 2, "coins": 1}}), "use 77") == "TR-AFF-77"


@pytest.mark.rule("TR-AFF-77", "TR-FREE-02")
def test_77_right_after_a_war_that_was_lost() -> None:
    """Seat 1 is asked out of turn; whether they have the silver is behind the screen, so they are asked anyway."""
    for bronze in (0, 2):
        state = everybody_passes(table(2, seats={1: {"hand": [77], "coins": bronze}}, **RED))
        assert asked(state) == (1, "window")
        assert state.view(None)["step"]["moment"] == "war-over"
        same(state)
        lost = player(state, 1).war_step
        assert lost >= 2
        if bronze == 0:
            assert refused(state, "use 77") == "TR-AFF-77"
            continue
        play(state, "use 77")
        assert player(state, 1).war_step == lost - 1
        assert state.decision.kind != "window"


@pytest.mark.rule("TR-AFF-77", "TR-FREE-02")
def test_77_before_the_last_scoring_and_no_other() -> None:
    """Behind it the war track is counted; after another one there are turns to come."""
    seats = {1: {"hand": [77], "coins": 2, "war_step": 2}}
    last = everybody_passes(table(2, seats=seats, decade=12))
    assert asked(last) == (1, "window")
    assert last.view(None)["step"]["moment"] == "scoring"
    same(last)
    play(last, "use 77")
    assert player(last, 1).war_step == 1
    assert everybody_passes(table(2, seats=seats, decade=4)).decision.kind != "window"


@pytest.mark.rule("TR-AFF-77", "TR-AFF-78")
def test_77_a_bronze_cheaper_out_of_turn() -> None:
    state = everybody_passes(table(2, seats={1: {"hand": [77, 78], "coins": 2}}, **RED))
    lost = player(state, 1).war_step
    play(state, "use 77")
    assert asked(state) == (1, "paying")
    same(state)
    play(
        state,
        "use 78",
        *(["pay"] if state.decision.kind == "paying" and "pay" in legal(play(state.copy(), "use 78")) else []),
    )
    assert player(state, 1).war_step == lost - 1
    assert coins(state, 1) == 1


@pytest.mark.rule("TR-AFF-64", "TR-AFF-77", "TR-FREE-02")
def test_64_turns_a_card_that_then_fits_the_window() -> None:
    seats = {1: {"hand": [31, 64, 77], "rotated": [31, 77], "coins": 4}}
    state = everybody_passes(table(2, seats=seats, **RED))
    assert asked(state) == (1, "window")
    assert legal(state) == {"pass", "use 64"}
    assert refused(state, "use 31") == "TR-CARD-07"
    play(state, "use 64")
    assert asked(state) == (1, "aiming")
    same(state)
    play(state, "card 77")
    assert asked(state) == (1, "window")
    assert legal(state) == {"pass", "use 77"}
    lost = player(state, 1).war_step
    play(state, "use 77")
    assert player(state, 1).war_step == lost - 1
    assert state.decision.kind != "window"


@pytest.mark.rule("TR-AFF-60", "TR-FREE-02")
def test_60_in_a_window_and_not_where_nothing_fits() -> None:
    seats = {1: {"hand": [60, 77], "rotated": [77], "coins": 2}}
    state = everybody_passes(table(2, seats=seats, **RED))
    assert asked(state) == (1, "window")
    play(state, "use 60")  # there is one card only, which is 60 itself
    assert hand(state, 1) == [77]
    assert legal(state) == {"pass", "use 77"}
    idle = {1: {"hand": [31, 60, 64], "rotated": [31]}}
    state = everybody_passes(table(2, seats=idle, **RED))
    assert state.decision.kind != "window"


@pytest.mark.rule("TR-AFF-64", "TR-AFF-56")
def test_64_turns_the_card_of_the_salary_when_it_is_due() -> None:
    state = table(2, phase="salary", seats={0: {"hand": [56, 64, 84], "rotated": [56], "coins": 4}})
    assert "use 64" in legal(state)
    play(state, "use 64")  # there is one rotated card only
    assert asked(state) == (0, "salary")
    assert "use 56" in legal(state)
    two = table(2, phase="salary", seats={0: {"hand": [56, 64, 84], "rotated": [56, 84], "coins": 4}})
    play(two, "use 64")
    assert asked(two) == (0, "aiming")
    same(two)
    idle = table(2, phase="salary", seats={0: {"hand": [31, 64, 84], "rotated": [31], "coins": 4}})
    assert refused(idle, "use 64") == "TR-FREE-02"


@pytest.mark.rule("TR-AFF-60", "TR-AFF-59")
def test_60_turns_59_in_the_fight() -> None:
    state = fight(1, hand=[31, 59, 60], rotated=[31, 59])
    assert legal(state) == {"done", "use 60"}
    play(state, "use 60")
    assert asked(state) == (0, "aiming")
    same(state)
    play(state, "discard 60")
    assert legal(state) == {"done", "use 59"}
    play(state, "use 59")
    assert player(state, 0).war_step == -1


@pytest.mark.rule("TR-AFF-64", "TR-AFF-82", "TR-CARD-13")
def test_64_turns_the_legislators_character_amid_the_vote() -> None:
    """Seat 0 has called the vote and turns the Character that it took: no second vote comes of that."""
    state = assembly(2, seats={0: {"hand": [64, 82], "rotated": [82]}})
    play(state, "call vote", "law war")
    assert asked(state) == (0, "window")
    play(state, "use 64", "card character")
    assert not player(state, 0).character_used
    same(state)
    until(state, "turn")
    assert refused(state, "call vote") == "TR-COUNCIL-06"


@pytest.mark.rule("TR-FREE-01", "TR-FREE-02")
def test_slow_cards_do_not_fit_a_window() -> None:
    seats = {1: {"hand": [31, 53, 59, 77], "coins": 6}}
    state = until(table(2, seats=seats, **RED), "window")
    assert asked(state) == (1, "window")
    assert refused(state, "use 31") == "TR-FREE-01"
    assert refused(state, "use 53") == "TR-FREE-02"
    assert legal(state) == {"pass", "use 77"}


# ---- what using a card means


@pytest.mark.rule("TR-CARD-06", "TR-CARD-08")
def test_only_an_own_card_is_used_whatever_its_colour() -> None:
    state = holder(31, seats={0: {"character": "noblewoman"}, 1: {"hand": [32]}})
    assert "use 31" in legal(state)
    assert refused(state, "use 32") == "TR-CARD-06"


@pytest.mark.rule("TR-CARD-12")
def test_a_card_turned_up_again_is_still_not_burned_in_this_turn() -> None:
    state = holder(31, 64, seats={0: {"units": ["miliciano"]}}, players=2)
    play(state, "use 31", "wall north e", "use 64")
    assert refused(state, "burn 31") == "TR-CARD-12"
    assert refused(state, "burn 64") == "TR-CARD-12"
    assert state.to_position()["used_now"] == [31, 64]
    play(state, "council 1", "council 1", "burn 31")
    assert hand(state, 0) == [64]


@pytest.mark.rule("TR-CARD-12")
def test_what_was_used_before_the_turns_of_a_decade_may_be_burned_in_them() -> None:
    seats = {1: {"hand": [77], "coins": 4, "units": ["miliciano"]}}
    state = until(table(2, seats=seats, order=[1, 0], actor=1, **RED), "window")
    play(state, "use 77")
    until(state, "turn")
    assert asked(state) == (1, "turn")
    assert "burn 77" in legal(state)


@pytest.mark.rule("TR-ACTION-08")
def test_to_pass_is_asked_for_where_a_card_could_be_paid() -> None:
    """A pass by itself would tell that there is no silver behind the screen."""
    poor = {"workers": 0, "spent": 6, "hand": [77], "war_step": 1}
    fields: dict[str, Any] = {"warehouse": {}, "actor": 1}
    state = table(2, seats={0: poor}, **fields)
    play(state, "council 1")
    assert asked(state) == (0, "turn")
    assert legal(state) == {"pass"}
    assert usual(state) is None
    state = table(2, seats={0: {**poor, "war_step": 0}}, **fields)
    play(state, "council 1")
    assert asked(state) == (1, "turn")  # there was nothing to ask seat 0


@pytest.mark.rule("TR-CARD-06")
@pytest.mark.parametrize(
    ("fields", "against"),
    [
        ({"step": {"card": 31}}, "step.card: is no card that asks this (TR-CARD-06)"),
        ({"step": {"card": 53}}, "step.card: 53 was not used by seat 0 just now (TR-CARD-06)"),
        ({"step": {"card": 62}}, "step.card: there is nothing that it could be aimed at (TR-AFF-62)"),
    ],
)
def test_positions_that_cannot_be(fields: dict[str, Any], against: str) -> None:
    seats = {0: {"hand": [31, 53, 62], "rotated": [31, 62]}}
    assert refusal(phase="aiming", seats=seats, used_now=[31, 62], **fields) == against
