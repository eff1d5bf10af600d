"""An extended war ends: when, with which penalties, who has won, and what goes where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from cabildo.titles.trinidad.extended_war.forces import is_walled
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICT_NAMES
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    coins,
    deck,
    happens,
    house,
    legal,
    lot,
    pile,
    play,
    player,
    refused,
    score,
    table,
    until,
)
from tests.titles.trinidad.wars import FIFTH, FIRST, OPTION, QUIET_DECK, attacker, homes, unit, war

TAKEN: list[dict[str, Any]] = [  # control cards with 3, 6 and 7 hits, won by seat 0
    {"card": 52, "taken_by": 0},
    {"card": 62, "elite": True, "taken_by": 0},
    {"card": 14, "elite": True, "taken_by": 0},
]


def last_pass(attackers: Sequence[Mapping[str, Any]], **fields: Any) -> TrinidadState:
    """Everybody but the first of three has passed."""
    return war(attackers, **{"passed": [1, 2], "buildings": homes("NE", "NW"), **fields})


def steps(state: TrinidadState) -> list[int]:
    """On the war-penalty track, by seat."""
    return [int(seat.war_step) for seat in state.players]


def end(state: TrinidadState) -> list[str]:
    """The last player passes; the names of the events up to the next decision."""
    return [name for name, _ in happens(state, "pass")]


# ---- when


@pytest.mark.rule("TR-XWAR-59", "TR-XWAR-62")
def test_the_war_ends_at_once_with_the_last_attacker() -> None:
    seats = {0: {"units": [unit("veteran-soldier", "NE", wounds=1)]}}
    state = war([attacker(FIRST, "NE")], seats=seats, buildings=homes("NE"), deck=QUIET_DECK, fields={"round": 2})
    events = happens(state, "attack 1 1")
    assert "combat-over" in [name for name, _ in events]
    assert state.area is None
    assert asked(state) == (0, "turn")
    assert steps(state) == [-1, -1, -1]  # nothing pillaged and nobody left: all win


@pytest.mark.rule("TR-XWAR-59")
def test_the_war_ends_when_all_buildings_are_pillaged_twice() -> None:
    cards = [attacker(FIRST, "NE"), attacker(FIFTH, "NW")]
    state = war(cards, buildings=homes("NE", "NW"), flames={"NE": 1, "NW": 2})
    play(state, "council 1")
    while state.decision.kind == "paying":
        play(state, "pay")
    assert state.area is None
    assert steps(state) == [6, 6, 6]  # four flames and two attackers
    assert asked(state) == (1, "turn")


BURNT: dict[str, Any] = {"NE": 2}
WAITING = [attacker(FIRST, "NE"), attacker(FIFTH, "NE")]  # the first one acts behind the first player


@pytest.mark.rule("TR-XWAR-59")
def test_the_war_ends_when_the_last_unburnt_lot_is_cleared() -> None:
    seats = {0: {"units": [unit("soldier", "NE")]}, 2: {"hand": [57]}}
    city = {**homes("NE"), "b2": lot(0)}
    state = war(WAITING, seats=seats, buildings=city, flames=BURNT, fields={"soldiers": 1})
    events = happens(state, "clear b2")
    assert "combat-over" in [name for name, _ in events]
    assert state.area is None
    assert asked(state) == (2, "window")  # who has a card for it is asked at once
    play(state, "pass")
    assert asked(state) == (0, "turn")
    assert refused(state, "attack 1 1") == "TR-XWAR-03"
    assert steps(state) == [4, 4, 4]


@pytest.mark.rule("TR-XWAR-59")
def test_the_war_ends_when_the_last_unburnt_house_is_removed() -> None:
    """No attacker acts any more, not even to fight the Soldier who stands there."""
    seats = {0: {"units": [unit("soldier", "NE")], "hand": [13]}}
    state = war(WAITING, seats=seats, buildings={**homes("NE"), "b2": house(0)}, flames=BURNT)
    events = happens(state, "remove b2")
    names = [name for name, _ in events]
    assert "combat-over" in names
    assert "fight-began" not in names
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-XWAR-59")
def test_while_anything_is_left_to_pillage_the_war_goes_on() -> None:
    state = war(WAITING, buildings={**homes("NE", "SE"), "b2": lot(0)}, flames=BURNT)
    play(state, "clear b2")
    assert state.area is not None
    empty = war(WAITING, buildings={"b2": lot(0)})
    play(empty, "clear b2")
    assert empty.area is not None  # a city without any building is none that was pillaged


@pytest.mark.rule("TR-XWAR-59")
def test_without_any_building_the_attackers_stay() -> None:
    state = war([attacker(FIRST, "NE"), attacker(FIFTH, "NW-west")], 2)
    play(state, "council 1")
    while state.decision.kind == "paying":
        play(state, "pay")
    assert state.area is not None
    assert state.view(None)["war"]["attackers"][0]["next"]["does"] == "stay"


# ---- penalties


@pytest.mark.rule("TR-XWAR-60")
def test_flames_and_attackers_left_are_penalties_for_everybody() -> None:
    state = last_pass([attacker(FIRST, "NE")], flames={"NE": 1, "NW": 2})
    assert state.view(None)["war"]["penalties"] == [4, 4, 4]
    events = happens(state, "pass")
    assert steps(state) == [4, 4, 4]
    assert [params["seat"] for name, params in events if name == "war-lost"] == [2, 1, 0]


@pytest.mark.rule("TR-XWAR-61", "TR-XWAR-62")
def test_control_cards_cancel_one_penalty_for_every_two_hits() -> None:
    """16 hits cancel 8 penalties; 3 hits by themselves only 1."""
    cards = [*TAKEN, {"card": 57, "taken_by": 1}, {"card": 49, "place": "NE"}]
    cards += [{"card": 78, "taken_by": 2}]  # 3 hits
    foes: list[dict[str, Any]] = [{"card": number, "place": "NE"} for number in (16, 29, 31)]
    state = last_pass([*cards, *foes], flames={"NE": 2, "NW": 2})
    assert state.view(None)["war"]["control_hits"] == [16, 2, 3]
    assert state.view(None)["war"]["penalties"] == [0, 7, 7]
    end(state)
    assert steps(state) == [-1, 7, 7]
    assert [seat.won_war for seat in state.players] == [True, False, False]


@pytest.mark.rule("TR-XWAR-62")
def test_without_flames_and_attackers_everybody_would_win() -> None:
    foes: list[dict[str, Any]] = [{"card": FIRST, "taken_by": 1}, {"card": 49, "place": "NE"}]
    state = last_pass(foes, seats={0: {"war_step": 2}})
    end(state)
    assert steps(state) == [3, -1, 1]  # 3 hits of seat 1 cancel the only penalty


# ---- what goes where


@pytest.mark.rule("TR-XWAR-63")
def test_units_come_back_with_their_wounds() -> None:
    seats = {0: {"units": [unit("soldier", "NE", wounds=1)]}}
    state = last_pass([attacker(FIRST, "NW")], seats=seats)
    end(state)
    found = player(state, 0).units[0]
    assert (found.unit, found.wounds, found.post) == ("soldier", 1, None)
    assert state.view(None)["supply"]["attackers"] == {"warrior": 4, "indio": 6, "pirate-captain": 4, "freebooter": 6}


@pytest.mark.rule("TR-XWAR-63", "TR-XWAR-64")
def test_control_cards_and_the_games_pile_are_shuffled_into_the_deck() -> None:
    own = list(range(13, 33))  # 20 cards
    rest = [33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46]
    foes = [attacker(FIRST, "NE")]  # and its control card is the fifteenth
    state = last_pass(foes, deck=own, piles={"game": rest, "1": [60], "2": [61]}, top_back=None)
    names = end(state)
    assert names.index("deck-shuffled") < names.index("end-step")
    everything = {*own, *rest, FIRST}
    seen = set(deck(state)) | set(pile(state, "game")) | {card for seat in range(3) for card in hand_of(state, seat)}
    looked = state.view(int(state.actor))["looked"]
    seen |= set(looked["cards"]) if looked else set()
    assert everything <= seen | {60, 61}
    assert (pile(state, "1"), pile(state, "2")) == ([60], [61])
    assert len(pile(state, "game")) <= 1  # what tension turned up afterwards


def hand_of(state: TrinidadState, seat: int) -> list[int]:
    return [int(card) + 13 for card in state.players[seat].hand]


# ---- what follows from the result


@pytest.mark.rule("TR-XWAR-65", "TR-AFF-50")
def test_card_50_brings_silver_against_pirates() -> None:
    foes: list[dict[str, Any]] = [{"card": FIRST, "taken_by": 0}, {"card": 49, "place": "NE"}]
    state = last_pass(foes, faction="pirates", seats={0: {"hand": [50]}, 1: {"hand": [55]}})
    play(state, "pass")
    assert asked(state) == (0, "window")
    assert legal(state) == {"pass", "use 50"}
    play(state, "use 50")
    while state.decision.kind == "collecting":
        state.apply(state.legal_actions()[0])
    assert coins(state, 0) == 4
    assert score(state, 1) == 0  # who has lost is not asked for card 55


@pytest.mark.rule("TR-XWAR-65", "TR-AFF-55", "TR-AFF-57")
def test_cards_55_and_57_bring_points() -> None:
    seats = {0: {"hand": [55], "units": [unit("soldier", "NE"), unit("miliciano", "NE")]}, 2: {"hand": [57]}}
    foes: list[dict[str, Any]] = [{"card": FIRST, "taken_by": 0}, {"card": 49, "place": "NW"}]
    state = last_pass(foes, seats=seats, fields={"milicianos": 1, "soldiers": 2})
    play(state, "pass", "use 55")
    assert asked(state) == (2, "window")
    play(state, "use 57")
    assert score(state, 0) == 5
    assert score(state, 2) == 1 + 2 * 2 + 1  # units, and one more with three players


@pytest.mark.rule("TR-XWAR-65", "TR-BANNER-06")
def test_winners_get_the_red_banner_and_the_captain_their_points() -> None:
    foes: list[dict[str, Any]] = [{"card": FIRST, "taken_by": 0}, {"card": 49, "place": "NE"}]
    seats = {0: {"character": "captain"}, 1: {"character": "noblewoman"}}
    state = last_pass(foes, seats=seats, war_fought=True)
    play(state, "pass")
    assert player(state, 0).banners == {"red": 1}
    assert player(state, 1).banners == {}
    view = state.view(None)["players"]
    assert view[0]["scoring"]["lines"]["character"] == 16  # 8 times the Era
    assert view[1]["scoring"]["lines"]["character"] == 0  # there was a war


@pytest.mark.rule("TR-XWAR-65")
def test_the_noblewoman_loses_peace_when_the_war_is_fought() -> None:
    """A war that breaks out at the end of an Era is fought in the next one."""
    seats = {0: {"character": "noblewoman"}}
    fields: dict[str, Any] = {"decade": 5, "passed": [1, 2], "tension": {"natives": 6}, "options": OPTION}
    state = table(3, seats=seats, buildings=homes("NE"), **fields)
    play(state, "pass")
    until(state, "drawing", "keeping")
    assert state.war_fought


@pytest.mark.rule("TR-AFF-62")
def test_card_62_heals_a_unit_in_the_city() -> None:
    seats = {0: {"hand": [62]}, 1: {"units": [unit("soldier", "NE", wounds=1)]}}
    state = war([attacker(FIFTH, "NW")], seats=seats, buildings=homes("NE"))
    play(state, "use 62")
    if state.decision.kind == "aiming":
        play(state, "heal 2 1")
    assert int(state.players[1].wounds[0]) == 0
    assert score(state, 0) == 5


@pytest.mark.rule("TR-AFF-32")
def test_card_32_closes_a_district_for_the_war() -> None:
    state = war([attacker(FIFTH, "NW")], seats={0: {"hand": [32]}}, buildings=homes("NE"))
    play(state, "use 32", "district CL")
    assert is_walled(state, DISTRICT_NAMES.index("CL"))
    assert not is_walled(state, DISTRICT_NAMES.index("CR"))


def test_a_volunteer_leaves_with_the_war() -> None:
    units = [unit("miliciano", "NE", volunteer=True), unit("soldier", "NE")]
    state = last_pass([attacker(FIRST, "NW")], seats={0: {"units": units}})
    whole = TITLE.material(state)
    supply = int(state.milicianos)
    assert refused(state, "drill 1") == "TR-XWAR-63"
    play(state, "pass")
    assert [found.unit for found in player(state, 0).units] == ["none", "soldier"]
    assert int(state.milicianos) == supply
    assert TITLE.material(state) == whole
