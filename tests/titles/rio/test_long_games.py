"""Random and simple opponents play to the end, whoever sits with whom, and what lies on the table stays sound."""

from __future__ import annotations

import random

import pytest

from cabildo.bots.bot import Bot
from cabildo.bots.roster import make_bot
from cabildo.testing.walks import random_options
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import FROM_BIDS, FROM_DEBTS
from cabildo.titles.rio.title import TITLE, as_table

BOTS: dict[str, Bot] = {name: make_bot(name) for name in ("random", "simple")}
GAMES = 5_000
SHARES = 50  # so many tests play them


def play(number: int) -> None:
    """One game with its own options and opponents. Bots must choose legal actions by themselves."""
    pick = random.Random(f"long game {number}")
    players = pick.choice(TITLE.player_counts)
    names = [pick.choice(("random", "random", "simple")) for _ in range(players)]
    state = as_table(TITLE.new(players, number, random_options(TITLE, players, pick)))
    material = TITLE.material(state)
    decisions = 0
    while not state.over:
        legal = state.legal_actions()
        action = BOTS[names[int(state.actor)]].choose(state.copy(), pick)
        assert action in legal, f"game {number}: {names[int(state.actor)]} chose {state.vocabulary.notation(action)}"
        state.apply(action)
        decisions += 1
        assert decisions <= TITLE.decision_limit(players)
        if decisions % 50 == 0:
            check_table(state, material)
    check_table(state, material)
    check_end(state, names)


def check_table(state: Table, material: dict[str, int]) -> None:
    assert TITLE.material(state) == material
    for player in state.players:
        assert min(player.supply, player.silver, *player.goods, *player.cargo) >= 0
        assert player.score == sum(player.tally)


def check_end(state: Table, names: list[str]) -> None:
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
    for number in range(share * 4, share * 4 + 4):
        play(number)


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_thousands_of_games_come_to_a_sound_end(share: int) -> None:
    for number in range(share, GAMES, SHARES):
        play(number)
