"""The simple opponent of Trinidad: its rules of thumb one by one, and that they win games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cabildo.bots.bot import Bot, answer
from cabildo.bots.roster import make_bot
from cabildo.bots.trinidad import choose
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import as_table, full, legal, play
from tests.titles.trinidad.votes import amid_a_vote, approve, assembly, propose


def chosen(state: TrinidadState) -> str:
    return state.vocabulary.notation(choose(state, Random(0)))


def play_out(bots: list[Bot], seed: int, options: dict[str, Any] | None = None) -> TrinidadState:
    state, random = TITLE.new(len(bots), seed, options), Random(seed)
    while not state.over:
        state.apply(answer(bots[int(state.actor)], state, random))
    return as_table(state)


# ---- whole games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_random_players(players: int) -> None:
    """In these games, which always go the same way, and far."""
    for seat in range(2):
        bots = [make_bot("simple" if other == seat else "random") for other in range(players)]
        state = play_out(bots, seed=players)
        points = [int(player.score) for player in state.players]
        assert points[seat] > 60 + max(points[other] for other in range(players) if other != seat)


def test_chance_has_no_part_in_its_choice() -> None:
    state = as_table(TITLE.new(4, seed=3))
    assert {choose(state.copy(), Random(seed)) for seed in range(3)} == {choose(state.copy(), Random(9))}


# ---- votes


def test_it_calls_a_vote_for_a_building_that_brings_its_workers_home() -> None:
    slots = len(assembly().board.slot_points[1])
    grids = {"fort": full(slots, 0, but=[slots - 2, slots - 1, slots, 6])} | {"harbor": {1: 0}}
    state = assembly(decade=9, grids=grids)
    assert chosen(state) == "call vote"
    play(state, "call vote")
    assert chosen(state) == "law major-building"
    play(state, "law major-building")
    assert chosen(state) in legal(state)


def test_a_legislator_declares_for_the_own_law_and_votes_for_it() -> None:
    state = play(assembly(decade=9), "call vote", "law support")
    assert chosen(state) == "declare yes"
    propose(state := assembly(decade=9), "support")
    side, votes = chosen(state).removeprefix("ballot ").split()
    assert side == "yes"
    assert 1 <= int(votes) < 9


def test_it_hardly_falls_off_the_council_track() -> None:
    state = propose(assembly(decade=9, seats={0: {"council": 2}}), "support")
    assert chosen(state) in ("ballot yes 1", "ballot yes 2")


def test_it_votes_whatever_the_others_have_voted() -> None:
    """It sees only that they did."""
    state = amid_a_vote()
    assert len({chosen(as_table(state.sample(3, seed))) for seed in range(5)}) == 1


def test_it_places_the_councils_workers_on_the_worst_spaces() -> None:
    state = approve(assembly(), "major-building", "cathedral")
    slots = len(state.board.slot_points[0])
    for slot in range(slots - 2, slots + 1):
        assert chosen(state) == f"council-slot {slot}"
        play(state, f"council-slot {slot}")


def test_it_takes_the_decade_in_which_something_is_at_stake() -> None:
    assert chosen(approve(assembly(decade=5, tension={"natives": 6}), "peace")) == "decade 5"
    assert chosen(approve(assembly(decade=5), "peace")) == "decade 6"
    assert chosen(approve(assembly(decade=5, seats={0: {"dock": {"wood": 1}}}), "support")) == "decade 5"
    assert chosen(approve(assembly(decade=5), "support")) == "decade 6"
