"""Every decision brings a war nearer to its end, no token comes from nowhere, and a player may think again."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import cast

import pytest

from cabildo.engine.game import Game
from cabildo.testing.snapshots import snapshot
from cabildo.titles.rio import phases
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.title import TITLE
from cabildo.titles.rio.war.consent import Question
from cabildo.titles.rio.war.defenders import Garrison
from cabildo.titles.rio.war.groups import BIGGEST, RESTED, full_steps, has_fought, is_enemy, size_of, steps_of
from cabildo.titles.rio.war.movement import March
from cabildo.titles.rio.war.war import War
from cabildo.titles.rio.written.war_position import FIGHTING
from tests.titles.rio.build import as_table, happens, house, play
from tests.titles.rio.war.positions import BLACK, GREEN, RED, YELLOW, war_table
from tests.titles.rio.war_games import WAR_PHASES, WARS, war_game, war_games, warlike_action

# ---- it ends


def distance_to_end(state: RioState) -> tuple[int, ...]:
    """Numbers from zero up, the weightiest first: whatever is done in a war, the first one that changes falls.

    So there is no war without end. In the fighting that is because a battle or a sacrifice takes a token, because war
    turns without a battle are counted, because a refusal is not asked for again, and because a march takes steps.
    """
    phase = int(state.phase)
    if state.war is None:
        workers = sum(state.city.crew(space, state.actor) > 0 for space in range(state.board.spaces))
        return (len(state.order) - int(state.turn), workers)
    war = state.war
    if phase not in FIGHTING:
        return (99, *before_fighting(state, war))
    tokens = int(war.attackers(state.board)) + sum(size_of(group) for group in war.troops if not is_enemy(group))
    turns = 4 if war.battle else 3 - int(war.quiet)
    refusals = 50 - int(war.refused).bit_count() - int(war.spared).bit_count()
    question = 7 if phase == phases.LEADING else 6
    if phase == phases.CONSENTING:
        question = int(cast(Question, state.memory).asking).bit_count()
    return (98, int(tokens), turns, movers_left(state, war), refusals, moves_left(state, war), question)


def before_fighting(state: RioState, war: War) -> tuple[int, ...]:
    step = 9 - int(state.phase) + phases.MUSTERING
    if state.phase in (phases.MUSTERING, phases.BETTING, phases.SHOOTING):
        return (step, sum(state.view(None)["step"].get(count, 0) for count in ("waiting", "shots")))
    colours = 0
    if state.phase == phases.GARRISONING:
        colours = 2 if len(state.players) == 2 and cast(Garrison, state.memory).colour == state.order[0] else 1
    mover = state.players[war.mover]
    tokens = sum(int(state.players[seat].supply) for seat in range(len(state.players)))
    return (0, movers_left(state, war), int(mover.silver), colours, tokens)


def movers_left(state: RioState, war: War) -> int:
    """How many turns there are from this one to the end of the war turn."""
    if war.mover == war.attacker:
        return len(state.order)
    return sum(seat != war.attacker for seat in list(state.order)[list(state.order).index(war.mover) :])


def moves_left(state: RioState, war: War) -> int:
    """Twice the steps of the mover's groups, and one for each that is not told to rest."""
    total = 0
    for group in war.troops:
        if group and war.commands(state.board, war.mover, group) and not has_fought(group):
            total += 2 * int(steps_of(group)) + (group & RESTED == 0)
    if war.mover == war.attacker:
        for edge in range(len(war.camps)):
            if war.staying & state.board.edge_set[edge]:
                continue
            for size in range(1, BIGGEST + 1) if state.board.edition == 2 else (1,):
                moves = 2 * int(full_steps(state.board.numbers, size)) + 1
                total += int(war.outside(state.board, edge, size)) * moves
    if state.phase == phases.MARCHING and cast(March, state.memory).boosted:
        total += 2
    return total


def check_course(game: Game) -> int:
    """Every decision of its wars lowers the distance; hands back how many there were."""
    seen = 0
    for before, after in pairwise(as_table(game.state_after(move)) for move in range(len(game.moves) + 1)):
        if before.phase not in WAR_PHASES or after.phase not in WAR_PHASES or after.over:
            continue
        if before.war is None and after.war is not None:
            continue
        seen += 1
        if before.war is not None and after.war is None:
            continue  # over
        assert distance_to_end(after) < distance_to_end(before), before.to_position()
        assert min(distance_to_end(after)) >= 0, after.to_position()
    return seen


@pytest.mark.rule("RP-WAREND-02")
@pytest.mark.parametrize("name", WARS)
def test_every_decision_brings_the_end_nearer(name: str) -> None:
    assert sum(check_course(game) for game in war_games(name)) > 100


@pytest.mark.slow
@pytest.mark.parametrize("share", range(10))
@pytest.mark.parametrize("name", WARS)
def test_every_decision_of_many_wars_brings_the_end_nearer(name: str, share: int) -> None:
    for seed in range(100 + share, 200, 10):
        check_course(war_game(name, seed))


# ---- nothing is made or lost


@pytest.mark.rule("RP-COMP-02")
@pytest.mark.parametrize("name", WARS)
def test_tokens_come_from_the_supply_and_go_back_to_it(name: str) -> None:
    """Attackers become fewer and never more; defenders come only while they gather; tiles and pieces stay."""
    for game in war_games(name):
        material = TITLE.material(as_table(game.state_after(0)))
        for number, move in enumerate(game.moves):
            before, after = as_table(game.state_after(number)), as_table(game.state_after(number + 1))
            assert TITLE.material(after) == material, move.action
            if before.war is None or after.war is None:
                continue
            enemies = [state.view(None)["war"]["attackers"] for state in (before, after)]
            assert enemies[1] <= enemies[0] <= before.war.strength
            if before.phase in FIGHTING:
                assert defenders(after) <= defenders(before), move.action
                assert all(mine.supply <= its.supply for mine, its in zip(before.players, after.players, strict=True))
            assert after.city.walls == before.city.walls
            assert list(after.city.roads) == list(before.city.roads)


def defenders(state: RioState) -> int:
    return sum(int(size_of(group)) for group in state.the_war().troops if not is_enemy(group))


# ---- taking back


def at_war() -> Game:
    """Black leads a pair that can enter; the Fort stands by."""
    state = war_table(
        {"e3": [RED], "f3": [GREEN, GREEN], "g3": [YELLOW]},
        camps={"north e": [2, 1], "north p": [1]},
        city={"e4": house(RED)},
    )
    return Game.from_position(state.to_position(), seed=1, title=TITLE)


def test_a_war_turn_can_be_taken_back_until_somebody_else_acts() -> None:
    game = at_war()
    beginning = snapshot(game.state)
    for action in ("lead north e 1", "march e2", "lead north e 2", "sacrifice e2"):
        game.apply(action)
        assert game.undo_is_free(BLACK)
    assert game.free_moves(BLACK) == 4
    game.undo(4)
    assert snapshot(game.state) == beginning
    assert game.events == []
    game.apply_all(["lead north e 1", "march e3"])  # a battle
    assert game.free_moves(BLACK) == 2
    game.apply("done")
    assert game.state.actor != BLACK
    assert game.free_moves(BLACK) == 3
    mover = int(game.state.actor)
    game.apply("done")
    assert game.undo_is_free(mover)
    assert not game.undo_is_free(BLACK)


def test_a_question_can_be_taken_back_until_it_is_answered() -> None:
    game = at_war()
    game.apply("done")
    assert game.state.actor == RED
    game.apply_all(["lead e3", "march f3"])
    assert (game.state.actor, game.state.decision.kind) == (GREEN, "consenting")
    assert game.free_moves(RED) == 2
    game.apply("refuse")
    assert (game.state.actor, game.state.decision.kind) == (RED, "marching")
    assert not game.undo_is_free(RED)
    assert game.undo_is_free(GREEN)


def test_a_shot_is_not_taken_back() -> None:
    state = war_table(phase="betting", fort=True, camps={"north e": [3, 3]})
    game = Game.from_position(state.to_position(), seed=1, title=TITLE)
    gunner = int(game.state.actor)
    game.apply("bet 1")
    assert not game.undo_is_free(gunner)


@pytest.mark.parametrize("name", ["two", "four, trade", "five, edition 1, player aid"])
def test_whatever_is_taken_back_leaves_no_trace(name: str) -> None:
    pick = random.Random(name)
    game = war_games(name)[0]
    again = Game.from_position(as_table(game.state_after(0)).to_position(), seed=1, title=TITLE)
    for _ in range(60):
        before, events = snapshot(again.state), len(again.events)
        seat = int(again.state.actor)
        moves = 0
        while not again.state.over and again.state.actor == seat and moves < 6:
            again.apply(warlike_action(again.state, pick))
            moves += 1
            if not again.undo_is_free(seat):
                break
        free = again.free_moves(seat)
        if free >= moves:
            again.undo(moves)
            assert snapshot(again.state) == before
            assert len(again.events) == events
        again.apply(warlike_action(again.state, pick))
        if again.state.over:
            return


# ---- what counts as quiet


@pytest.mark.rule("RP-WAREND-02")
def test_a_battle_starts_the_count_anew() -> None:
    state = war_table({"e3": [RED]}, camps={"north e": [1], "north p": [1]}, quiet=2, turn=3)
    told = happens(as_table(state.copy()), "done", "done")  # nobody but Red could move
    assert ("war-ended", {"enemy": "natives", "turns": 3, "left": 2}) in told
    play(state, "lead north e 1", "march e3", "done")
    assert state.war is not None
    assert (state.war.turn, state.war.quiet) == (4, 0)
