"""The automaton before its first turn: seats, supplies, its cards, character, first Lot and stock."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.errors import OptionError, PositionError
from cabildo.engine.grid_names import space_name
from cabildo.titles.trinidad.solo.deck import cards_to_turn, turn_up
from cabildo.titles.trinidad.solo.randomizer import random_space, space_told
from cabildo.titles.trinidad.terms import BACK_DRAW, CARD_DRAW, CHARACTER_NAMES, NOWHERE
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    building,
    cards,
    coins,
    cubes,
    hand,
    happens,
    legal,
    lot,
    new_game,
    next_decade,
    owner,
    pieces,
    pile,
    play,
    refused,
    score,
    tally,
    until,
    workers,
)
from tests.titles.trinidad.solo import AUTOMATON, alone, back_of, told, with_top

STRENGTHS = {"weak": 4, "medium": 5, "strong": 6, "divinity": 7}
TOP = ["e3", "f3", "g3", "h3", "i3", "j3"]
BOTTOM = ["d4", "e4", "f4", "i4", "j4", "k4"]


@pytest.mark.rule("TR-SOLO-01")
def test_the_automaton_sits_behind_one_person_or_two() -> None:
    state = new_game(1)
    assert (state.people, state.seats, TITLE.automata_of(state)) == (1, 2, ("medium",))
    state = new_game(2, automaton="strong")
    assert (state.people, state.seats, TITLE.automata_of(state)) == (2, 3, ("strong",))
    assert new_game(2).seats == 2
    assert TITLE.automata(1, {}) == ("medium",)
    assert TITLE.automata(2, {}) == ()


@pytest.mark.rule("TR-SOLO-01")
@pytest.mark.parametrize(("players", "strength"), [(1, "none"), (3, "weak"), (5, "divinity")])
def test_who_plays_alone_needs_it_and_three_have_none(players: int, strength: str) -> None:
    table = "1 player" if players == 1 else f"{players} players"
    with pytest.raises(OptionError, match=f"'automaton': cannot be {strength} with {table}$"):
        TITLE.setup(players, {"automaton": strength})


@pytest.mark.rule("TR-SOLO-01")
def test_a_position_has_the_automaton_as_its_last_player() -> None:
    with pytest.raises(PositionError, match="TR-SOLO-01"):
        TITLE.from_position({"title": "trinidad", "players": [{}]})
    state = TITLE.from_position({"title": "trinidad", "players": [{}, {}], "options": {"automaton": "weak"}})
    assert (state.people, state.seats) == (1, 2)
    assert workers(state, 1) == 4


@pytest.mark.rule("TR-SOLO-02")
def test_alone_nobody_votes_but_council_value_counts() -> None:
    state = alone({}, "weak", decade=12, person={"council": 6, "character": "bishop"})
    assert refused(state, "call vote") == "TR-SOLO-02"
    until(state, "none such")
    assert state.players[0].council == 6
    assert tally(state, 0)["council-track"] == 4


@pytest.mark.rule("TR-SOLO-04", "TR-2P-01", "TR-2P-02", "TR-2P-03")
def test_alone_everything_is_there_as_for_two() -> None:
    state = new_game(1)
    assert list(state.stores) == [3] * 8 + [2]
    assert list(state.stacks) == [4] * 4, "two silver coins each"
    assert (pieces(state, "quarry"), pieces(state, "square"), pieces(state, "palace")) == (1, 2, 3)
    assert (int(state.walls), int(state.road_markers), int(state.faith)) == (13, 3, 9)
    assert (int(state.soldiers), int(state.milicianos)) == (1, 5)


@pytest.mark.rule("TR-SOLO-04")
def test_with_two_people_everything_is_there_as_for_three() -> None:
    state = new_game(2, automaton="weak")
    assert list(state.stores) == [5] * 8 + [3]
    assert list(state.stacks) == [6] * 4
    assert (pieces(state, "quarry"), pieces(state, "palace")) == (2, 4)


@pytest.mark.rule("TR-SOLO-05", "TR-SOLO-06")
def test_fourteen_cards_are_turned_up_before_all_are_shuffled() -> None:
    state = alone()
    assert cards_to_turn(state) == 14
    seen = [int(turn_up(state)) for _ in range(14)]
    assert len(set(seen)) == 14
    assert cards_to_turn(state) == 0
    assert state.view(None)["automaton"]["left"] == 0
    turn_up(state)
    assert cards_to_turn(state) == 13
    assert int(state.solo_open).bit_count() == 1


@pytest.mark.rule("TR-SOLO-05")
def test_which_two_stay_unseen_is_chance() -> None:
    left = set()
    for seed in range(150):
        state = alone()
        state.reseed(seed)
        left |= set(range(16)) - {int(turn_up(state)) for _ in range(14)}
    assert left == set(range(16))


@pytest.mark.rule("TR-SOLO-07")
def test_it_gets_one_of_five_characters_that_nobody_else_gets() -> None:
    found = set()
    for seed in range(200):
        state = new_game(1, seed, characters="dealt" if seed % 2 else "auction")
        character = CHARACTER_NAMES[state.players[1].character]
        found.add(character)
        assert f"choose {character}" not in legal(state)
        assert len(legal(state)) == (2 if seed % 2 else 4)
    assert found == {"architect", "governor", "merchant", "carpenter", "stonemason"}


@pytest.mark.rule("TR-SOLO-08", "TR-SOLO-37")
def test_it_starts_with_a_lot_where_the_randomizer_tells() -> None:
    """Two first affiliates, the first discard, and then the card that tells the space."""
    state = new_game(1, seed=3, characters="dealt")
    character = state.legal_actions()[0]
    chance = {CARD_DRAW: [-1, -1, -1, *cards(41)], BACK_DRAW: [-1, back_of(state, 41)]}
    events = happens(state, state.vocabulary.notation(character), chance=chance)
    assert told(events, "space-drawn") == [{"card": 41, "space": "i3"}]
    assert (building(state, "i3"), owner(state, "i3")) == ("lot", 1)
    assert pile(state, "game")[-1] == 41
    assert int(state.players[1].lots) == 1
    drawn = hand(state, 1)
    colours = [int(state.board.card_colour[card]) for card in cards(*drawn)]
    assert int(state.players[1].character) in colours
    assert len(drawn) == (2 if asked(state)[1] == "drawing" and state.order[0] == 1 else 1)


@pytest.mark.rule("TR-SOLO-37")
def test_it_takes_a_card_in_each_draw_step() -> None:
    for seed in range(4):
        state = until(new_game(1, seed), "turn", "salary")
        assert len(hand(state, 1)) == 2


@pytest.mark.rule("TR-SOLO-09", "TR-SOLO-14")
@pytest.mark.parametrize(("strength", "count"), STRENGTHS.items())
def test_its_strength_is_its_number_of_workers(strength: str, count: int) -> None:
    state = new_game(1, automaton=strength)
    assert workers(state, 1) == count
    assert state.view(None)["automaton"]["strength"] == strength
    until(state, "turn")
    next_decade(state)
    assert workers(state, 1) == count


@pytest.mark.rule("TR-SOLO-10")
def test_it_starts_with_its_own_stock_and_no_bonus_for_its_place() -> None:
    places = set()
    for seed in range(20):
        state = new_game(2, seed, automaton="weak")
        places.add([int(seat) for seat in state.order].index(2))
        assert (coins(state, 2), cubes(state, 2)) == (3, (1, 1, 0, 0))
        assert TITLE.material(state) == TITLE.material(new_game(2, 1, automaton="weak"))
    assert places == {0, 1, 2}


# ---- the randomizer


@pytest.mark.rule("TR-SOLO-11", "TR-SOLO-12")
@pytest.mark.parametrize(("card", "space"), [(41, "i3"), (20, "e4"), (79, "h3"), (13, "h3"), (84, "k4")])
def test_a_card_tells_row_and_space(card: int, space: str) -> None:
    """84: twelve spaces of the lower row, which has six."""
    state = alone()
    assert space_name(state.board.columns, space_told(state, card)) == space


@pytest.mark.rule("TR-SOLO-13")
def test_occupied_spaces_are_left_out() -> None:
    state = alone(buildings={"e3": "market", "f3": lot(0)})
    assert space_name(state.board.columns, space_told(state, 21)) == "i3"


@pytest.mark.rule("TR-SOLO-13")
def test_for_a_full_row_the_other_one_is_taken() -> None:
    """With enough pieces to fill a row: Lots and shared buildings."""
    full = {"e3": lot(0), "f3": lot(0), "g3": "quarry", "h3": "carpentry", "i3": "market", "j3": "church"}
    state = alone(buildings=full)
    assert space_name(state.board.columns, space_told(state, 41)) == "j4"
    both: dict[str, Any] = {**full, "d4": lot(1), "e4": lot(1), "f4": "square", "i4": "square", "j4": "barracks"}
    both["k4"] = {"building": "house", "owner": 0}
    state = alone(buildings=both)
    before = list(state.in_deck)
    assert random_space(state) == NOWHERE
    assert list(state.in_deck) == before, "no card is needed"


@pytest.mark.rule("TR-SOLO-13")
def test_the_card_goes_on_the_games_pile() -> None:
    state = alone(**with_top(20))
    play_random = random_space(state)
    assert play_random != NOWHERE
    assert len(pile(state, "game")) == 1
    assert score(state, AUTOMATON) == 0
    assert play(state, "council 1") is state
