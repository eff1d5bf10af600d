"""Drawing at the beginning of a decade: the deck, the discard piles, and what is kept."""

from __future__ import annotations

import pytest

from cabildo.engine.sink import Sink
from cabildo.engine.state import EVERYBODY
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BACK_DRAW, CARD_DRAW
from tests.titles.trinidad.build import (
    asked,
    cards,
    deck,
    hand,
    happens,
    legal,
    legal_of,
    next_decade,
    pile,
    play,
    reason,
    refusal,
    table,
    until,
)

PLAIN, NATIVE, PIRATE = 0, 1, 3


def looks_at_20_and_55(state: TrinidadState, *more: str) -> list[tuple[str, dict[str, object]]]:
    """Card 20 has a plain back, 55 a Pirate."""
    return happens(state, "look", *more, chance={CARD_DRAW: cards(20, 55), BACK_DRAW: [PIRATE, NATIVE]})


def drawing() -> TrinidadState:
    return table(phase="drawing", top_back="plain")


@pytest.mark.rule("TR-DRAW-01")
def test_one_of_two_cards_is_kept() -> None:
    state = drawing()
    looks_at_20_and_55(state, "keep 55")
    assert hand(state, 0) == [55]
    assert pile(state, "1") == [20]
    assert not {20, 55} & set(deck(state))
    assert asked(state) == (1, "drawing")


@pytest.mark.rule("TR-DRAW-01")
def test_only_the_cards_looked_at_can_be_kept() -> None:
    state = drawing()
    looks_at_20_and_55(state)
    assert asked(state) == (0, "keeping")
    assert legal(state) == {"keep 20", "keep 55", "keep none"}
    assert reason(state, "keep 21") == "TR-DRAW-01"


@pytest.mark.rule("TR-DRAW-01")
def test_kept_and_rejected_cards_are_open() -> None:
    state = drawing()
    assert looks_at_20_and_55(state, "keep 55")[-1] == ("kept", {"seat": 0, "card": 55, "rejected": [20]})
    state = drawing()
    assert looks_at_20_and_55(state, "keep none")[-1] == ("kept", {"seat": 0, "card": None, "rejected": [20, 55]})


@pytest.mark.rule("TR-DRAW-01")
def test_the_back_of_the_next_card_is_seen() -> None:
    state = drawing()
    looks_at_20_and_55(state)
    assert state.to_position()["top_back"] == "native"


class Audiences(Sink):
    """Notes who hears what."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, object], int, dict[str, object]]] = []
        self.drawn_for: list[tuple[int, int]] = []

    def event(self, name: str, params: dict[str, object], audience: int, secret: dict[str, object]) -> None:
        self.heard.append((name, params, audience, secret))

    def dictated(self, kind: int, weights: list[int]) -> int:
        return -1

    def drawn(self, kind: int, result: int, audience: int) -> None:
        self.drawn_for.append((kind, audience))


@pytest.mark.rule("TR-DRAW-01")
def test_others_hear_only_how_many_cards_are_looked_at() -> None:
    state = table(phase="drawing", actor=2)
    state.sink = sink = Audiences()
    play(state, "look")
    [(name, params, audience, secret)] = sink.heard
    assert (name, params, audience) == ("looked", {"seat": 2, "cards": 2}, 1 << 2)
    assert len(secret["seen"]) == 2  # type: ignore[arg-type]
    assert sink.drawn_for == [(CARD_DRAW, 1 << 2), (BACK_DRAW, EVERYBODY)] * 2
    assert state.decision.params == {"cards": 2}


@pytest.mark.rule("TR-DRAW-02")
def test_the_top_of_a_pile_is_taken_instead() -> None:
    state = table(phase="drawing", actor=1, piles={"game": [20, 31]})
    before = deck(state)
    play(state, "pile game")
    assert hand(state, 1) == [31]
    assert pile(state, "game") == [20]
    assert deck(state) == before
    assert asked(state) == (2, "drawing")


@pytest.mark.rule("TR-DRAW-02")
def test_an_empty_pile_has_no_top() -> None:
    state = table(phase="drawing", piles={"2": [31]})
    assert legal_of(state, "pile") == {"2"}
    assert reason(state, "pile 1") == "TR-DRAW-02"


@pytest.mark.rule("TR-DRAW-03")
@pytest.mark.parametrize(("top", "lying"), [("top 20", [31, 55, 20]), ("top 55", [31, 20, 55])])
def test_who_rejects_both_chooses_which_lies_on_top(top: str, lying: list[int]) -> None:
    state = table(phase="drawing", top_back="plain", piles={"1": [31]})
    looks_at_20_and_55(state, "keep none")
    assert asked(state) == (0, "stacking")
    assert legal(state) == {"top 20", "top 55"}
    assert reason(state, "top 31") == "TR-DRAW-03"
    play(state, top)
    assert pile(state, "1") == lying
    assert hand(state, 0) == []
    assert asked(state) == (1, "drawing")


@pytest.mark.rule("TR-DRAW-04")
def test_there_is_a_pile_for_each_player_and_one_for_the_game() -> None:
    piles = {"1": [14], "2": [15], "3": [16], "4": [17], "game": [18]}
    state = table(4, phase="drawing", piles=piles)
    assert legal_of(state, "pile") == {"1", "2", "3", "4", "game"}
    assert reason(state, "pile 5") == "TR-DRAW-04"


@pytest.mark.rule("TR-DRAW-04")
def test_the_card_of_the_tension_lands_on_the_game_pile() -> None:
    state = table(4, piles={"game": [18]}, top_back="plain")
    happens(state, "pass", "pass", "pass", "pass", chance={CARD_DRAW: cards(20)})
    assert pile(state, "game") == [18, 20]


@pytest.mark.rule("TR-DRAW-05")
def test_an_empty_deck_is_made_anew_from_all_discards() -> None:
    others = [number for number in range(13, 85) if number not in (20, 31, 55, 57)]
    state = table(phase="drawing", deck=[20], piles={"1": [31, 55], "game": [57]}, seats={1: {"hand": others}})
    events = happens(state, "look", chance={CARD_DRAW: cards(20, 55), BACK_DRAW: [PIRATE, PLAIN]})
    assert events[0] == ("deck-shuffled", {"cards": 3})
    assert legal(state) == {"keep 20", "keep 55", "keep none"}
    assert pile(state, "1") == pile(state, "game") == []
    assert deck(state) == [31, 57]


@pytest.mark.rule("TR-DRAW-05")
def test_without_discards_what_there_is_is_drawn() -> None:
    others = [number for number in range(13, 85) if number != 20]
    state = table(phase="drawing", deck=[20], seats={1: {"hand": others}})
    play(state, "look")
    assert legal(state) == {"keep 20", "keep none"}


@pytest.mark.rule("TR-DRAW-05")
def test_with_no_card_anywhere_nobody_draws() -> None:
    held = list(range(13, 84))
    state = table(phase="drawing", deck=[84], seats={1: {"hand": held, "coins": 24}})
    play(state, "look", "keep 84")
    assert asked(state) == (0, "salary")


@pytest.mark.rule("TR-DRAW-06")
def test_there_is_no_limit_to_affiliates() -> None:
    held = [13, 14, 15, 16, 17, 18, 31, 32, 33]
    state = table(phase="drawing", top_back="plain", seats={0: {"hand": held}})
    looks_at_20_and_55(state, "keep 20")
    assert hand(state, 0) == [13, 14, 15, 16, 17, 18, 20, 31, 32, 33]


@pytest.mark.rule("TR-STATUS-11")
def test_cards_status_shows_one_card_more_once_a_decade() -> None:
    state = table(phase="drawing", top_back="plain", seats={0: {"status": {"cards": 1}}})
    assert {"look", "look more"} <= legal(state)
    happens(state, "look more", chance={CARD_DRAW: cards(20, 55, 57), BACK_DRAW: [PIRATE, NATIVE, PLAIN]})
    assert legal(state) == {"keep 20", "keep 55", "keep 57", "keep none"}
    play(state, "keep 57", "top 20")
    assert hand(state, 0) == [57]
    assert pile(state, "1") == [55, 20]
    until(state, "turn")
    assert reason(state, "look more") == "TR-STATUS-11"
    next_decade(state)
    assert asked(state) == (0, "drawing")
    assert "look more" in legal(state)


@pytest.mark.rule("TR-STATUS-11")
def test_without_cards_status_nobody_sees_more() -> None:
    assert reason(drawing(), "look more") == "TR-STATUS-11"


@pytest.mark.rule("TR-DRAW-01", "TR-DRAW-03")
def test_what_cannot_be_while_cards_are_kept_or_stacked() -> None:
    assert refusal(phase="keeping", step={"cards": [21, 20]}).startswith("step.cards")
    assert refusal(phase="keeping", step={"cards": [20, 21, 22]}).startswith("step.cards")
    elsewhere = [{"phase": "drawing", "actor": 1}]
    assert refusal(phase="keeping", step={"cards": [20]}, waiting=elsewhere).startswith("waiting[0].actor")
    assert refusal(phase="stacking", step={"discarded": 2}, piles={"1": [20]}).startswith("step.discarded")
    assert refusal(phase="stacking", step={"discarded": 2}, piles={"1": [30, 20]}).startswith("step.discarded")
    assert legal(table(phase="stacking", step={"discarded": 2}, piles={"1": [40, 20, 30]})) == {"top 20", "top 30"}
