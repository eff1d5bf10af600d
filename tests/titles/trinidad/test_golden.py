"""The golden games: recorded once, they replay to the same end as long as the rules version is the same."""

from __future__ import annotations

from collections import Counter

import pytest

from cabildo.engine.documents import read_document
from cabildo.engine.errors import RecordError
from cabildo.engine.game import Game
from cabildo.testing.golden import golden_games, golden_paths
from cabildo.titles.trinidad import phases
from cabildo.titles.trinidad.setup import all_phases
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS, EVENT_NAMES, FIRST_CARD, STRENGTH_NAMES
from cabildo.titles.trinidad.title import TITLE, options_of
from tests.records.make_trinidad_golden import (
    CARD_PLANS,
    FOLDER,
    LAST,
    LEAST_CARDS,
    MANY_EVENTS,
    OTHER_BOARD,
    PEOPLE,
    PLANS,
    kept_events,
    used_cards,
    votes_held,
)
from tests.records.make_trinidad_war_golden import (
    ALONE,
    AUTOMATON,
    AUTOMATON_WARS,
    LEAST_FIGHTS,
    SIMPLE_WARS,
    WARS,
    asked_in,
    fights_in,
)
from tests.titles.trinidad.build import as_table


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return list(golden_games(TITLE, FOLDER))


@pytest.fixture(scope="module")
def ends(games: list[Game]) -> list[TrinidadState]:
    return [as_table(game.state) for game in games]


def test_the_golden_games_replay_to_their_end_result_and_hash(games: list[Game], ends: list[TrinidadState]) -> None:
    tables = Counter((int(end.board.people), len(end.players)) for end in ends)
    assert tables == {**{(players, players): 22 for players in PEOPLE}, (1, 2): 20, (2, 3): 10}
    options = [options_of(end) for end in ends]
    assert {(values["length"], values["characters"]) for values in options} >= {
        ("full", "auction"),
        ("short", "auction"),
        ("short", "dealt"),
    }
    for name in ("open-screens", "events", "talks"):
        assert sum(values[name] is True for values in options) >= 4, name
    names = [path.stem.partition("-players-")[2] for path in golden_paths(FOLDER)]
    with_automaton = [f"automaton-{name}" for name in (*AUTOMATON, *AUTOMATON_WARS)]
    expected = dict.fromkeys(
        [*PLANS, *CARD_PLANS, LAST, OTHER_BOARD, MANY_EVENTS, *WARS, *SIMPLE_WARS], 4
    ) | dict.fromkeys(with_automaton, 2)
    expected |= {f"automaton-{name}": 1 for name in ALONE}
    assert Counter(names) == expected
    assert sum(game.record().board is not None for game in games) == 6


@pytest.mark.rule("TR-XWAR-04", "TR-XWAR-46")
def test_twenty_have_extended_wars_with_real_fights(games: list[Game]) -> None:
    """Cards are used and burned in them; some wars are fought in a decade, some in the last one, with Events too."""
    named = dict(zip((path.stem for path in golden_paths(FOLDER)), games, strict=True))
    wars = {name: game for name, game in named.items() if name.partition("-players-")[2] in WARS}
    assert len(wars) == 20
    assert all(fights_in(game) >= LEAST_FIGHTS for name, game in wars.items() if not name.endswith("war-met"))
    assert all(any(event.name == "combat-over" for event in game.events) for game in wars.values())
    in_fights = Counter(word for game in wars.values() for word in played_in_fights(game))
    assert in_fights["use"] >= 20
    assert in_fights["burn"] >= 20
    assert sum("war-round" in asked_in(game) for game in wars.values()) >= 4
    assert sum("war-round" in asked_in(game) for name, game in wars.items() if name.endswith("events")) >= 2


@pytest.mark.rule("TR-XWAR-04")
def test_eight_wars_are_fought_by_simple_opponents(games: list[Game]) -> None:
    named = dict(zip((path.stem for path in golden_paths(FOLDER)), games, strict=True))
    wars = {name: game for name, game in named.items() if name.partition("-players-")[2] in SIMPLE_WARS}
    assert len(wars) == 8
    assert all(fights_in(game) >= LEAST_FIGHTS for game in wars.values())
    assert all(any(event.name == "combat-over" for event in game.events) for game in wars.values())
    assert all(kept_events(game) for name, game in wars.items() if name.endswith("events"))


@pytest.mark.rule("TR-EVENT-07")
def test_every_event_is_kept_in_one_of_them(games: list[Game]) -> None:
    kept = [kept_events(game) for game in games]
    assert set().union(*kept) == set(EVENT_NAMES)
    assert sum(len(events) >= 7 for events in kept) >= 4


def played_in_fights(game: Game) -> list[str]:
    """The first words of what was answered where cards for a fight are chosen."""
    moves = enumerate(game.moves)
    return [move.action.split()[0] for number, move in moves if game.state_after(number).phase == phases.COMBAT]


def strength_met(end: TrinidadState) -> str:
    return str(options_of(end)["automaton"])


@pytest.mark.rule("TR-SOLO-01", "TR-XWAR-66")
def test_twenty_people_play_alone_against_every_strength_and_ten_times_two(
    games: list[Game], ends: list[TrinidadState]
) -> None:
    strengths = {people: Counter(strength_met(end) for end in ends if end.board.people == people) for people in (1, 2)}
    assert set(strengths[1]) == set(STRENGTH_NAMES)
    assert set(strengths[2]) == {"none", *STRENGTH_NAMES}
    assert strengths[1].total() == 20
    assert strengths[2].total() - strengths[2]["none"] == 10
    drawn = [sum(event.name == "solo-card" for event in game.events) for game in games]
    assert sum(count >= 3 for count in drawn) == 30
    in_wars = [game for game in games if any(event.name == "automaton-showed" for event in game.events)]
    assert len(in_wars) >= 4


@pytest.mark.rule("TR-CARD-06", "TR-COUNCIL-06")
def test_forty_have_votes_and_thirty_cards_that_are_used(games: list[Game]) -> None:
    rich = [game for game in games if votes_held(game) > 0 and len(used_cards(game)) >= LEAST_CARDS]
    assert len(rich) >= 40


@pytest.mark.rule("TR-CARD-06")
def test_every_card_is_used_in_one_of_them(games: list[Game]) -> None:
    used = {number for game in games for number in used_cards(game)}
    assert used == set(range(FIRST_CARD, FIRST_CARD + CARDS))


@pytest.mark.parametrize("version", [1, 2])
def test_a_golden_game_of_the_rules_before_is_refused(version: int) -> None:
    """Tables of an older version are not played on by other rules."""
    document = {**read_document(golden_paths(FOLDER)[0], RecordError), "rules": version}
    with pytest.raises(RecordError, match=rf"rules: version {version} is not known \(this is version 3\)"):
        Game.from_record(document, title=TITLE)


def test_they_go_through_every_decision(games: list[Game]) -> None:
    states = (game.state_after(number) for game in games for number in range(len(game.moves)))
    asking = {phase.name() for phase in all_phases() if phase.asks()}
    assert {state.phases[state.phase].name() for state in states} == asking


def test_they_see_the_great_buildings_and_wars(games: list[Game]) -> None:
    completed = Counter(
        event.params["grid"] for game in games for event in game.events if event.name == "grid-completed"
    )
    assert set(completed) == {"cathedral", "fort", "cabildo", "harbor", "walls", "roads"}
    wars = [sum(event.name == "war" for event in game.events) for game in games]
    assert sum(count > 0 for count in wars) >= 20
    attackers = {event.params["faction"] for game in games for event in game.events if event.name == "war"}
    assert attackers == {"natives", "pirates"}


def test_they_tell_every_event_but_the_rarest(games: list[Game]) -> None:
    """A building gives way only where the Cabildo or the Cathedral are set upon it."""
    told = {event.name for game in games for event in game.events}
    assert told >= {
        "activated",
        "agreed",
        "auction-began",
        "ballot-cast",
        "ballots-revealed",
        "banner-gained",
        "banner-raised",
        "bid",
        "borrowed",
        "borrowed-left",
        "buildings-shared",
        "built",
        "card-bought",
        "card-burned",
        "card-recoloured",
        "card-used",
        "character-chosen",
        "character-taken",
        "characters-dealt",
        "characters-offered",
        "coin-taken",
        "coins-from-supply",
        "council-gained",
        "council-lost",
        "council-on-grid",
        "countered",
        "cube-taken",
        "cubes-from-supply",
        "decade-began",
        "deck-shuffled",
        "declared",
        "declined",
        "deployed",
        "discarded",
        "district-garrisoned",
        "district-palisaded",
        "district-paved",
        "drilled",
        "emptying-dearer",
        "end-step",
        "era-scored",
        "event-choice",
        "event-drawn",
        "event-ended",
        "event-kept",
        "event-void",
        "faith-gained",
        "first-affiliate",
        "fought",
        "game-over",
        "grid-completed",
        "grid-filled",
        "helper-unused",
        "hired",
        "home-removed",
        "homes-raised",
        "kept",
        "law-proposed",
        "law-vetoed",
        "loaded",
        "looked",
        "lot-cleared",
        "marked",
        "next-turn",
        "offered",
        "order-changed",
        "order-raised",
        "paid",
        "part-saved",
        "passed",
        "peace-placed",
        "peace-removed",
        "pile-taken",
        "reactivated",
        "reactivation-free",
        "reactivation-prepared",
        "recovering",
        "salary-paid",
        "scored",
        "sited",
        "stacked",
        "status-raised",
        "support-placed",
        "swapped",
        "tension-lowered",
        "tension-raised",
        "top-discarded",
        "unit-healed",
        "unit-lost",
        "unit-promoted",
        "vote-called",
        "vote-decided",
        "voted",
        "votes-gained",
        "votes-halved",
        "votes-raised",
        "wall-laid",
        "walls-held",
        "war",
        "war-lost",
        "war-won",
        "withdrew",
        "worker-enlisted",
        "worker-on-grid",
        "worker-recovered",
    }
