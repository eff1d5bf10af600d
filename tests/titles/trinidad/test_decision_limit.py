"""No game can go on for ever: with every decision there are fewer left, and at the start not more than the limit."""

from __future__ import annotations

import random

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import STRENGTH_NAMES
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.automaton_wars import town_with_automaton
from tests.titles.trinidad.build import Listener, as_table, new_game, table
from tests.titles.trinidad.busy_games import LATE, seats_with_cards
from tests.titles.trinidad.decisions_left import decisions_left
from tests.titles.trinidad.tempers import TEMPERS, Temper, bent, town, town_of_cards
from tests.titles.trinidad.wars import FIRST, attacker, homes, unit, war
from tests.titles.trinidad.wars_left import battle, war_left

WAR = {"extended-war": True}
FIGHTERS = {**TEMPERS, "fighter": bent("deploy", "march", "attack", "burn", "unit", "drill")}
TOWNS = [players for players in TITLE.player_counts if players > 1]  # where all seats have something of everything
TURNING = (60, 64)  # cards that turn others upright


def play_through(state: TrinidadState, temper: Temper, pick: random.Random) -> int:
    """Play to the end, also decisions without a choice; hand back how many there were."""
    decisions = 0
    left = decisions_left(state), war_left(state)
    while not state.over:
        asked = state.decision.kind
        action = temper(state, pick)
        state.step(action)
        decisions += 1
        before, left = left, (decisions_left(state), war_left(state))
        assert left < before, f"{state.vocabulary.notation(action)!r} amid {asked!r}: {before} before, {left} after it"
    assert left == (0, 0)
    return decisions


@pytest.mark.parametrize("characters", ["auction", "dealt"])
@pytest.mark.parametrize("players", TITLE.player_counts)
def test_a_new_game_has_no_more_decisions_than_the_limit(players: int, characters: str) -> None:
    assert decisions_left(new_game(players, characters=characters)) <= TITLE.decision_limit(players)


@pytest.mark.parametrize(
    ("players", "automaton"), [(1, "divinity"), (2, "divinity"), *((players, "none") for players in TOWNS)]
)
def test_wars_stay_below_the_limit_too(players: int, automaton: str) -> None:
    """A turn takes a worker or is the last one, and each is followed by the questions of one battle at most."""
    state = as_table(TITLE.new(players, seed=1, options={**WAR, "automaton": automaton}))
    numbers, board = state.board.numbers, state.board
    turns = int(numbers.workers) * 7 * players + int(board.council_workers) + players  # recovered from six grids
    if board.automaton:
        turns += int(board.automaton) + int(board.council_workers) + 1
    battles = battle(board) * (turns * int(board.decades) + int(numbers.war_rounds) * int(board.players))
    assert decisions_left(state) + battles <= TITLE.decision_limit(players)


@pytest.mark.parametrize("temper", ["random", "busy", "soldier", "fighter"])
@pytest.mark.parametrize("players", TOWNS)
def test_with_every_decision_of_a_war_there_are_fewer_left(players: int, temper: str) -> None:
    """In a game with a war in its middle and one in its last decade."""
    pick, listener = random.Random(f"{players} {temper}"), Listener()
    fields = {"tension": {"natives": 8, "pirates": 7}, "options": {**WAR, "length": "short"}}
    for decade, seed in ((4, 1), (8, 2)):
        state = as_table(TITLE.from_position(town_of_cards(players, seed, **{**fields, "decade": decade})))
        state.sink = listener
        play_through(state, FIGHTERS[temper], pick)
    assert sum(name == "combat-over" for name, _ in listener.events) >= 2


def test_the_post_of_a_new_soldier_leaves_fewer_too() -> None:
    """And so does the card by which the Barracks are activated once more behind it."""
    seats = {0: {"units": [unit("veteran-miliciano")], "metal": 2, "hand": [75]}}
    buildings = {**homes("NE"), "m3": "barracks"}
    state = war([attacker(FIRST, "SW")], seats=seats, buildings=buildings, fort=True)
    left = decisions_left(state), war_left(state)
    for action in ("activate m3", "promote 1", "pay", "district CL", "use 75", "promote 1"):
        if action == "pay" and state.decision.kind != "paying":
            continue
        state.step(state.vocabulary.parse(action))
        before, left = left, (decisions_left(state), war_left(state))
        assert left < before, action


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("players", TITLE.player_counts)
def test_with_every_decision_there_are_fewer_left(players: int, temper: str) -> None:
    """In a whole game, and in one that begins amid a town where everything can be done."""
    pick = random.Random(f"{players} {temper}")
    whole = play_through(new_game(players, seed=players), TEMPERS[temper], pick)
    assert 50 * players < whole < TITLE.decision_limit(players) / 10
    if players > 1:
        play_through(as_table(TITLE.from_position(town(players))), TEMPERS[temper], pick)


@pytest.mark.parametrize("strength", ["weak", "divinity"])
@pytest.mark.parametrize("temper", ["random", "builder", "settler", "card player"])
def test_with_the_automaton_too(strength: str, temper: str) -> None:
    for seed in range(2):
        pick = random.Random(f"{strength} {temper} {seed}")
        play_through(new_game(1, seed, automaton=strength, events=seed > 0), TEMPERS[temper], pick)
        play_through(new_game(2, seed, automaton=strength, events=seed > 0, length="short"), TEMPERS[temper], pick)


@pytest.mark.rule("TR-XWAR-66")
@pytest.mark.parametrize("temper", ["busy", "fighter"])
@pytest.mark.parametrize("people", [1, 2])
def test_with_units_of_the_automaton_too(people: int, temper: str) -> None:
    """A war in the next decade, and one in the last."""
    listener = Listener()
    for seed, decade in ((1, 3), (2, 8), (3, 8)):
        options = {"length": "short", "events": seed == 2}
        state = town_with_automaton(people, seed, STRENGTH_NAMES[seed], decade=decade, options=options)
        state.sink = listener
        play_through(state, FIGHTERS[temper], random.Random(f"{people} {temper} {seed}"))
    assert sum(name == "automaton-showed" for name, _ in listener.events) >= 3


def with_cards(players: int, seed: int, **options: bool) -> TrinidadState:
    """A late game in which everybody has many cards, and the first seat both that turn others upright."""
    late = {name: value for name, value in LATE.items() if name != "late"}
    seats = seats_with_cards(players, True, random.Random(seed))
    for hand in (seats[seat]["hand"] for seat in range(players)):
        hand[:] = [card for card in hand if card not in TURNING]
    seats[0]["hand"] = sorted([*seats[0]["hand"], *TURNING])
    return table(players, seats=seats, actor=None, **{**late, "decade": 9, "options": options})


@pytest.mark.rule("TR-AFF-60", "TR-AFF-64", "TR-CARD-07")
@pytest.mark.parametrize("players", TOWNS)
def test_with_every_use_of_a_card_there_are_fewer_left(players: int) -> None:
    """Also with 60 and 64, which are both used in these games."""
    listener = Listener()
    for seed in (1, 2):
        state = with_cards(players, seed, events=seed == 2)
        state.sink = listener
        play_through(state, TEMPERS["card player"], random.Random(seed))
    used = {params["card"] for name, params in listener.events if name == "card-used"}
    assert used > set(TURNING)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100))
@pytest.mark.parametrize("players", TOWNS)
def test_there_are_fewer_left_in_many_games_with_cards(players: int, seed: int) -> None:
    temper = TEMPERS["card player" if seed % 3 else "busy"]
    play_through(with_cards(players, seed, events=seed % 2 == 0), temper, random.Random(seed))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("players", TITLE.player_counts)
def test_there_are_fewer_left_in_many_games(players: int, temper: str, seed: int) -> None:
    pick = random.Random(f"{players} {temper} {seed}")
    options = {"characters": "dealt"} if seed % 2 else {}
    play_through(as_table(TITLE.new(players, seed, options)), TEMPERS[temper], pick)
    if players > 1:
        play_through(as_table(TITLE.from_position(town(players))), TEMPERS[temper], pick)
