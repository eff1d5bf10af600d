"""Puerto Rico keeps the laws of the contract, with every number of players."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabildo.engine.documents import read_document
from cabildo.engine.errors import RecordError
from cabildo.engine.game import Game
from cabildo.engine.standings import Standings
from cabildo.engine.state import State
from cabildo.testing import check_title, laws
from cabildo.testing.snapshots import is_interpreted
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.title import TITLE, PuertoRico
from tests.records.make_golden import FOLDER, other_board
from tests.titles.puerto_rico.build import as_table, manned, table
from tests.titles.puerto_rico.secrets import REVEALS, alter, shift_a_point, vary_step

PLAYERS = (2, 3, 4, 5)
SEEDS = st.integers(0, 2**62 - 1)
CAPTAIN_DECISIONS = ("loading", "claiming", "storing", "keeping")


@pytest.mark.parametrize("players", PLAYERS)
def test_all_laws_hold(players: int) -> None:
    report = check_title(
        TITLE,
        players=[players],
        games=4,
        seed=1,
        every=20,
        boards=[None, other_board()],
        alter=alter,
        reveals=REVEALS,
    )
    assert report.games == 4
    assert {"role", "tile", "placing", "building", "producing", "trading", "loading"} <= set(report.kinds)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", PLAYERS)
def test_all_laws_hold_in_many_games(players: int, seed: int) -> None:
    check_title(
        TITLE,
        players=[players],
        games=10,
        seed=100 + seed,
        every=9,
        boards=[None, other_board()],
        alter=alter,
        reveals=REVEALS,
    )


@settings(max_examples=12)
@given(players=st.sampled_from(PLAYERS), seed=SEEDS)
@pytest.mark.rule("PR-COMP-02", "PR-COMP-03", "PR-COMP-04")
def test_nothing_is_made_or_lost_whatever_the_seed(players: int, seed: int) -> None:
    game = laws.random_game(TITLE, players, seed)
    laws.material_is_kept(TITLE, laws.states_of(game))


@settings(max_examples=12)
@given(players=st.sampled_from(PLAYERS), seed=SEEDS)
def test_legality_is_said_twice_whatever_the_seed(players: int, seed: int) -> None:
    game = laws.random_game(TITLE, players, seed)
    laws.legality_is_said_twice(TITLE, laws.states_of(game, every=11))


@settings(max_examples=6)
@given(players=st.sampled_from(PLAYERS), seed=SEEDS)
def test_records_replay_whatever_the_seed(players: int, seed: int) -> None:
    laws.records_replay(TITLE, [laws.random_game(TITLE, players, seed)], every=150)


def golden(name: str) -> Game:
    return Game.from_record(read_document(FOLDER / f"{name}.json", RecordError), title=TITLE)


def decisions(game: Game, *kinds: str) -> list[State]:
    """The states of a game at which such a decision is asked."""
    states = (state for state in laws.states_of(game) if not state.over)
    return [state for state in states if state.decision.kind in kinds]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_choice_of_the_captain_is_judged_twice(players: int) -> None:
    """The decisions with the most rules to weigh: at each of them the whole vocabulary is explained."""
    met: set[str] = set()
    for name in ("captain-1", "other-board"):
        states = decisions(golden(f"{players}-players-{name}"), *CAPTAIN_DECISIONS)
        laws.legality_is_said_twice(TITLE, states)
        met |= {state.decision.kind for state in states}
    assert met >= {"loading", "claiming", "keeping"}


# ---- what is legal follows from the view


@pytest.mark.parametrize("players", PLAYERS)
def test_the_actors_view_tells_all_that_decides(players: int) -> None:
    game = golden(f"{players}-players-captain-1")
    states = [state for kind in STEP_FIELDS for state in decisions(game, kind)[5::20][:3]]
    assert laws.views_tell_what_decides(TITLE, states, vary_step) > len(states)


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_the_actors_view_tells_all_that_decides_in_more_games(players: int) -> None:
    for name in ("captain-1", "captain-2", "usual-1", "other-board"):
        states = laws.states_of(golden(f"{players}-players-{name}"), every=5)
        laws.views_tell_what_decides(TITLE, states, vary_step)


def test_every_field_of_a_step_is_varied() -> None:
    position = TITLE.new(3, 1).to_position()
    varied = {field for document in vary_step(position) for field in document["step"]}
    phases = TITLE.new(3, 1).phases
    assert varied == {field for phase in phases for field in phase.step_type().__struct_fields__}


STEP_FIELDS: dict[str, set[str]] = {
    "role": set(),
    "tile": {"drawn"},
    "hospice": {"place"},
    "privilege": set(),
    "placing": {"place", "circles", "hand", "room"},
    "building": set(),
    "university": {"place"},
    "producing": {"made"},
    "extra-good": {"made"},
    "trading": set(),
    "loading": {"captain_loaded", "wharves_used", "passes"},
    "claiming": {"claimable"},
    "storing": {"stored", "slots"},
    "keeping": {"stored"},
}


def test_a_view_has_what_each_phase_remembers() -> None:
    game = golden("4-players-captain-1")
    seen = {
        kind: {frozenset(state.view(None)["step"]) for state in decisions(game, kind)}
        for kind in {state.decision.kind for state in decisions(game, *STEP_FIELDS)}
    }
    assert len(seen) > 10
    assert seen == {kind: {frozenset(STEP_FIELDS[kind])} for kind in seen}


FORGOTTEN: dict[str, tuple[str, State]] = {
    "drawn": ("tile", table(3, phase="tile", seats={0: manned("hacienda")}, row={"sugar": 3})),
    "made": (
        "extra-good",
        table(
            3,
            phase="extra-good",
            seats={0: {"island": {"corn": 1}, "men": {"corn": 1}, "goods": {"corn": 1}}},
            step={"made": ["corn"]},
        ),
    ),
    "wharves_used": ("loading", table(3, phase="loading", actor=1, seats={1: manned("wharf", goods={"corn": 2})})),
    "claimable": (
        "claiming",
        table(3, phase="claiming", seats={0: manned("harbor")}, step={"claimable": 2, "captain_loaded": True}),
    ),
    "stored": (
        "keeping",
        table(
            3,
            phase="keeping",
            seats={0: manned("small-warehouse", goods={"corn": 2, "sugar": 2})},
            step={"stored": ["corn"]},
        ),
    ),
}


class Forgets(PuertoRico):
    """As if neither view nor question had this field of the step."""

    def __init__(self, field: str) -> None:
        self.field = field

    def view(self, state: PuertoRicoState, seat: int | None) -> dict[str, Any]:
        view = super().view(state, seat)
        return {**view, "step": {name: value for name, value in view["step"].items() if name != self.field}}

    def prompt_params(self, state: State) -> dict[str, Any]:
        return {}


@pytest.mark.parametrize("field", FORGOTTEN)
def test_a_view_that_forgets_is_caught(field: str) -> None:
    """What the phase remembers decides there, and a view without it does not tell enough."""
    kind, state = FORGOTTEN[field]
    assert state.decision.kind == kind
    assert laws.views_tell_what_decides(TITLE, [state], vary_step) > 1
    title = Forgets(field)
    with pytest.raises(laws.LawBroken) as broken:
        laws.views_tell_what_decides(title, [title.from_position(state.to_position())], vary_step)
    assert broken.value.law == "views_tell_what_decides"


# ---- a title that leaks is caught


class ShowsThePoints(PuertoRico):
    """As if the view had forgotten that points are secret."""

    def view(self, state: PuertoRicoState, seat: int | None) -> dict[str, Any]:
        points = [int(player.points) for player in as_table(state).players]
        return {**super().view(state, seat), "all_points": points}


class ShowsTheLeader(PuertoRico):
    """As if the view marked who leads."""

    def view(self, state: PuertoRicoState, seat: int | None) -> dict[str, Any]:
        points = [int(player.points) for player in state.players]
        return {**super().view(state, seat), "leader": points.index(max(points))}


class TellsInThePrompt(PuertoRico):
    """As if the question named the richest player."""

    def prompt_params(self, state: State) -> dict[str, Any]:
        return {"most": max(int(player.points) for player in as_table(state).players)}


class RanksTooEarly(PuertoRico):
    """As if the standings before the end were those after it."""

    def standings(self, state: State, seat: int | None) -> Standings:
        table = as_table(state.copy())
        table.over = True
        return super().standings(table, seat)


@pytest.mark.rule("PR-INFO-02")
@pytest.mark.parametrize("leaky", [ShowsThePoints, ShowsTheLeader, TellsInThePrompt, RanksTooEarly])
def test_a_leak_is_caught(leaky: type[PuertoRico]) -> None:
    title = leaky()
    states = [state for seed in range(3) for state in laws.states_of(laws.random_game(title, 4, seed), every=3)]
    with pytest.raises(laws.LawBroken) as broken:
        laws.nothing_leaks(title, states, shift_a_point, REVEALS)
    assert broken.value.law == "nothing_leaks"


@pytest.mark.rule("PR-INFO-02")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_samples_know_nothing_of_the_others_points(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    states = list(laws.states_of(laws.random_game(TITLE, players, 3), every=9))
    laws.samples_ignore_secrets(TITLE, states, shift_a_point)
    if is_interpreted():  # compiled methods cannot be replaced
        monkeypatch.setattr(PuertoRicoState, "deal_points", lambda self, seat: None)
        with pytest.raises(laws.LawBroken, match="know a secret"):
            laws.samples_ignore_secrets(TITLE, states, shift_a_point)


def test_the_same_games_without_a_leak_pass() -> None:
    for seed in range(2):
        game = laws.random_game(TITLE, 4, seed)
        assert laws.nothing_leaks(TITLE, laws.states_of(game, every=20), alter, REVEALS) > 20


@pytest.mark.rule("PR-INFO-02")
def test_of_two_players_none_is_shown_the_others_points() -> None:
    """With two, supply and own points leave the other's, so that no change could stay unseen; but nothing says them."""
    game = laws.random_game(TITLE, 2, 4)
    hidden = 0
    for state in laws.states_of(game):
        for seat in (0, 1):
            other = as_table(state).players[1 - seat].points
            seen = state.view(seat)["players"]
            assert seen[seat]["points"] == as_table(state).players[seat].points
            assert seen[1 - seat]["points"] == (other if state.over else None)
            if not state.over:
                assert state.standings(seat).of(1 - seat).lines[0].points is None
                hidden += other > 0
        assert state.over or [player["points"] for player in state.view(None)["players"]] == [None, None]
    assert hidden > 100


@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_a_secret_to_change_for_every_seat(players: int) -> None:
    state = TITLE.new(players, 1)
    for seat in (*range(players), None):
        changed = alter(state.copy(), seat, random.Random(1))
        assert changed is not None
        assert changed.to_position() != state.to_position()


def test_points_that_are_open_by_option_are_no_leak() -> None:
    game = laws.random_game(TITLE, 3, 1, {"open-points": True})
    state = next(state for state in laws.states_of(game) if any(player.points for player in as_table(state).players))
    seen = [player["points"] for player in state.view(None)["players"]]
    assert seen == [int(player.points) for player in as_table(state).players]
    assert shift_a_point(state, None, random.Random(1)) is None
