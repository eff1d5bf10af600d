"""Simple opponents play to the end, among themselves or with random ones, and what lies on the table stays sound."""

from __future__ import annotations

import random

import pytest

from cabildo.bots.bot import Bot
from cabildo.bots.roster import make_bot
from cabildo.testing.walks import random_options
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import FROM_BIDS, FROM_DEBTS
from cabildo.titles.rio.title import TITLE
from cabildo.titles.rio.war.attackers import attackers_to_come
from cabildo.titles.rio.war.groups import BIGGEST, ENEMY, NO_GROUP, count_of, is_enemy, size_of
from cabildo.titles.rio.war.movement import is_target
from cabildo.titles.rio.war.war import War
from tests.titles.rio.build import as_table

BOTS: dict[str, Bot] = {name: make_bot(name) for name in ("random", "simple")}
GAMES = 10_000
SHARES = 100  # so many tests play them


def play(number: int) -> int:
    """One game with its own options and opponents; hands back how many wars it had.

    Bots must choose legal actions by themselves.
    """
    pick = random.Random(f"long game {number}")
    players = pick.choice(TITLE.player_counts)
    names = ["simple"] * players
    if number % 2:  # the other half meets what no simple opponent would do
        names[1:] = [pick.choice(("random", "random", "simple")) for _ in names[1:]]
        pick.shuffle(names)
    state = as_table(TITLE.new(players, number, random_options(TITLE, players, pick)))
    material = TITLE.material(state)
    decisions = wars = enemies = 0
    while not state.over:
        legal = state.legal_actions()
        action = BOTS[names[int(state.actor)]].choose(state.copy(), pick)
        assert action in legal, f"game {number}: {names[int(state.actor)]} chose {state.vocabulary.notation(action)}"
        state.apply(action)
        decisions += 1
        assert decisions <= TITLE.decision_limit(players)
        if state.war is None:
            enemies = 0
        else:
            wars += enemies == 0
            enemies = check_war(state, state.war, enemies)
        if decisions % 50 == 0:
            check_state(state, material)
    check_state(state, material)
    check_end(state, names)
    return wars


def check_state(state: RioState, material: dict[str, int]) -> None:
    assert TITLE.material(state) == material
    for player in state.players:
        assert min(player.supply, player.silver, *player.goods, *player.cargo) >= 0
        assert player.score == sum(player.tally)


def check_war(state: RioState, war: War, before: int) -> int:
    """Attackers become fewer, and nobody stands where they cannot; hands back how many attackers there are."""
    enemies = int(war.attackers(state.board) + attackers_to_come(state))
    assert 0 < enemies <= (before or war.strength)
    for space in range(state.board.spaces):
        group = war.troops[space]
        if group != NO_GROUP:
            assert 1 <= size_of(group) <= BIGGEST
            assert count_of(group, ENEMY) in (0, size_of(group))
            assert not (is_enemy(group) and (is_target(state, war, space) or state.city.crews[space]))
    return enemies


def check_end(state: RioState, names: list[str]) -> None:
    standings = TITLE.standings(state, None)
    for standing in standings.seats:
        assert standing.points == sum(line.points or 0 for line in standing.lines)
    ranked = sorted(range(len(names)), key=lambda seat: -int(state.merit(seat)))
    assert standings.of(ranked[0]).rank == 1
    for seat, name in enumerate(names):
        if name == "simple":  # keeps what it promises
            assert state.players[seat].tally[FROM_DEBTS] == 0
            assert state.players[seat].tally[FROM_BIDS] == 0


@pytest.mark.parametrize("share", range(4))
def test_games_come_to_a_sound_end(share: int) -> None:
    wars = sum(play(number) for number in range(share * 4, share * 4 + 4))
    assert wars >= 4


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_thousands_of_games_come_to_a_sound_end(share: int) -> None:
    wars = sum(play(number) for number in range(share, GAMES, SHARES))
    assert wars >= GAMES // SHARES
