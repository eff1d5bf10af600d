"""Every law catches what it is there for: a fault is planted in the made-up auction, and the law names it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from cabildo.engine.game import Game
from cabildo.engine.state import State
from cabildo.testing import check_title, laws
from tests.testing.faults.legality import explains_too_little
from tests.testing.faults.planting import FAULTS, Law, Patch, Plant
from tests.testing.toy_secrets import REVEALS, alter, vary
from tests.testing.toy_title.table import holds_cards
from tests.testing.toy_title.title import TITLE, ToyAuction, as_auction


def played() -> list[tuple[Game, list[State]]]:
    """Some games with their states."""
    options = [{"counters": seed % 2 == 0, "house": seed % 3 == 0} for seed in range(16)]
    games = [laws.random_game(TITLE, 2 + seed % 3, seed, options[seed]) for seed in range(16)]
    return [(game, list(laws.states_of(game))) for game in games]


def try_law(law: Law, games: Iterable[tuple[Game, list[State]]]) -> None:
    """The law on these games, in whatever way it wants them."""
    if law is laws.titles_are_well_formed:
        law(TITLE)
    elif law in (laws.random_game, laws.same_seed_same_game):
        for seed in range(5):
            law(TITLE, 3, seed)
    for game, states in games:
        if law in (laws.records_replay, laws.records_show_what_is_revealed, laws.events_are_sound):
            law(TITLE, [game])
        elif law in (laws.legality_is_said_twice, laws.automata_are_never_asked):
            law(TITLE, states, game.record().options)
        elif law is laws.hidden_choices_stay_hidden:
            law(TITLE, states, REVEALS)
        elif law is laws.nothing_leaks:
            law(TITLE, states, alter, REVEALS)
        elif law is laws.samples_ignore_secrets:
            law(TITLE, states, alter)
        elif law is laws.views_tell_what_decides:
            law(TITLE, states, vary)
        elif law not in (laws.titles_are_well_formed, laws.random_game, laws.same_seed_same_game):
            law(TITLE, states)


@pytest.mark.parametrize(("law", "plant"), FAULTS, ids=[f"{law.__name__}-{plant.__name__}" for law, plant in FAULTS])
def test_the_law_catches(law: Law, plant: Plant, monkeypatch: Patch) -> None:
    """Some faults show in games that were played well, others only in games played with them."""
    sound = played()
    plant(monkeypatch)

    def try_both() -> None:
        try_law(law, sound)
        try_law(law, played())

    with pytest.raises(laws.LawBroken) as broken:
        try_both()
    assert broken.value.law == law.__name__


def test_every_law_has_a_fault_that_it_catches() -> None:
    caught = {law.__name__ for law, _ in FAULTS}
    helpers = {"Alter", "LawBroken", "Vary", "states_of"}
    assert caught == set(laws.__all__) - helpers


def test_a_broken_law_tells_what_where_and_how_to_see_it(monkeypatch: Patch) -> None:
    explains_too_little(monkeypatch)
    with pytest.raises(laws.LawBroken) as broken:
        check_title(TITLE, games=1, every=1, alter=alter, reveals=REVEALS)
    lines = str(broken.value).split("\n")
    assert lines[0].startswith("legality_is_said_twice: '")
    assert lines[0].endswith("is not generated, but explain finds nothing against it")
    assert lines[1].startswith("  the law: An action is generated exactly when")
    assert lines[2] == "  at: decision 'offering' of seat 0 of toy-auction"
    shown = lines[3].partition("json.loads('")[2].removesuffix("'))")
    assert as_auction(TITLE.from_position(msgspec.json.decode(shown))).phases[3].name() == "offering"


def test_an_alter_that_finds_nothing_proves_nothing() -> None:
    with pytest.raises(laws.LawBroken, match="nothing was proven"):
        check_title(TITLE, games=1, alter=lambda state, seat, pick: None, reveals=REVEALS)
    with pytest.raises(laws.LawBroken, match="but did not"):
        check_title(TITLE, games=1, alter=lambda state, seat, pick: state, reveals=REVEALS)


def test_a_vary_that_gives_nothing_proves_nothing() -> None:
    nowhere = [{"title": "chess"}]
    with pytest.raises(laws.LawBroken, match="no possible position"):
        check_title(TITLE, games=1, alter=alter, reveals=REVEALS, vary=lambda position: nowhere)


def test_a_title_with_secrets_must_show_how_to_change_them() -> None:
    with pytest.raises(laws.LawBroken, match=r"toy-auction has secrets \(the cards of others") as broken:
        check_title(TITLE, games=1, reveals=REVEALS)
    assert broken.value.law == "nothing_leaks"


def test_a_title_without_secrets_has_nothing_to_change(monkeypatch: Patch) -> None:
    monkeypatch.setattr(ToyAuction, "secrets", ())
    with pytest.raises(laws.LawBroken, match="declares no secrets, so `alter` has nothing to change") as broken:
        check_title(TITLE, games=1, alter=alter, reveals=REVEALS)
    assert broken.value.law == "nothing_leaks"


def test_a_seat_that_holds_cards_is_asked_whatever_they_are() -> None:
    """The public fact by which the auction opens its windows."""
    state = TITLE.setup(2).empty()
    state.hands = [[0, 1], [0, 0]]
    assert holds_cards(state, 0)
    assert not holds_cards(state, 1)
