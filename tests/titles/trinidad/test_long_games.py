"""Games come to their end, many of them with simple opponents, and what lies on the table stays sound."""

from __future__ import annotations

import random

import pytest

from cabildo.testing.walks import random_options
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import NO_UNIT
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.automaton_wars import town_with_automaton
from tests.titles.trinidad.build import as_table
from tests.titles.trinidad.tempers import TEMPERS, simple, town, town_of_cards

GAMES = 10_000
SHARES = 100  # so many tests play them
EVERY_SIMPLE = 8  # one game in so many has simple opponents: 1,250
NAMES = sorted(TEMPERS)
PLAYERS = {**TEMPERS, "simple": simple}
SHORT = {"length": "short"}


def play(number: int) -> int:
    """One game with its own options and opponents; hands back how many decisions it had."""
    pick = random.Random(f"long game {number}")
    players = pick.choice(TITLE.player_counts)
    names = [pick.choice(NAMES) for _ in range(players)]
    if number % EVERY_SIMPLE == 0:
        names = ["simple" if seat == 0 or pick.random() < 0.5 else name for seat, name in enumerate(names)]
        pick.shuffle(names)
    state = as_table(TITLE.new(players, number, random_options(TITLE, players, pick)))
    if number % 10 == 1:  # some begin late, where everything can be done, or wars come
        state = late_game(players, number)
        state.reseed(number)
    material = TITLE.material(state)
    decisions = 0
    while not state.over:
        name = names[int(state.actor)]
        action = PLAYERS[name](state, pick)
        assert action in state.legal_actions(), f"game {number}: {name} chose {state.vocabulary.notation(action)}"
        state.apply(action)
        decisions += 1
        assert decisions <= TITLE.decision_limit(players)
        if decisions % 25 == 0:
            check_state(state, material)
    check_state(state, material)
    check_end(state)
    return decisions


def late_game(players: int, number: int) -> TrinidadState:
    """In a town; in every other one an extended war comes, and who is alone has the automaton beside them."""
    decade = 5 + number // 20 % 4
    if players == 1:
        return town_with_automaton(players, number, decade=decade, options=SHORT)
    if number % 20 == 1:
        return as_table(TITLE.from_position(town(players)))
    fields = {"decade": decade, "tension": {"natives": 7, "pirates": 7}, "options": {**SHORT, "extended-war": True}}
    return as_table(TITLE.from_position(town_of_cards(players, number, **fields)))


def check_state(state: TrinidadState, material: dict[str, int]) -> None:
    """Nothing is made or lost, no stock is below nothing, and the score is what its sources say."""
    assert TITLE.material(state) == material
    numbers = state.board.numbers
    assert min(*state.cubes, *state.stores, *state.stacks, *state.warehouse, *state.pieces) >= 0
    assert min(state.coins, state.walls, state.road_markers, state.faith, state.soldiers, state.milicianos) >= 0
    assert min(state.council_workers, state.council_spent, state.peace_markers, *state.tension) >= 0
    for seat, player in enumerate(state.players):
        most = numbers.workers if seat < state.board.people else state.board.automaton
        assert min(*player.cubes, *player.borrowed, player.coins, player.faith, player.helpers, player.spent) >= 0
        assert 0 <= player.workers <= most
        assert list(player.hand) == sorted(set(player.hand))
        assert player.score == sum(player.tally)
        assert 1 <= player.council < len(state.board.council_points)
        for unit, wounds in zip(player.units, player.wounds, strict=True):
            bears = numbers.combat_wounds if state.board.extended_war else numbers.unit_strength[unit]
            assert wounds < bears or unit == NO_UNIT == wounds


def check_end(state: TrinidadState) -> None:
    """The last decade is over, the standings add up, and the best comes first."""
    assert state.decade == state.board.decades + 1
    standings = TITLE.standings(state, None)
    for standing in standings.seats:
        assert standing.points == sum(line.points or 0 for line in standing.lines)
    ranked = sorted(range(len(state.players)), key=lambda seat: -int(state.merit(seat)))
    assert standings.of(ranked[0]).rank == 1


@pytest.mark.parametrize("share", range(4))
def test_games_come_to_a_sound_end(share: int) -> None:
    for number in range(share * 4, share * 4 + 4):
        assert play(number) > 100


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_thousands_of_games_come_to_a_sound_end(share: int) -> None:
    for number in range(share, GAMES, SHARES):
        play(number)
