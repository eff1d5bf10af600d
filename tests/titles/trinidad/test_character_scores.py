"""What each character gives its owner at the scoring of an Era."""

from typing import Any

import pytest

from cabildo.titles.trinidad.awards import follows_from_screens
from cabildo.titles.trinidad.character_scores import character_points
from cabildo.titles.trinidad.city import put_building
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BACK_DRAW,
    BACK_NAMES,
    BARRACKS,
    CHARACTER_NAMES,
    FROM_CHARACTER,
    FROM_FAITH,
    FROM_MONEY,
    NOBODY,
)
from tests.titles.trinidad.build import happens, house, lot, palace, play, table, tally, walled


def at_era(character: str, era: int, players: int = 4, **fields: Any) -> TrinidadState:
    """An Era is about to end, and the first seat has this character."""
    seats = fields.pop("seats", {})
    seats = {**seats, 0: {"character": character, **seats.get(0, {})}}
    return table(players, decade=4 * era, passed=list(range(1, players)), seats=seats, **fields)


def points(character: str, era: int, players: int = 4, **fields: Any) -> int:
    """What a character gives the first seat when this Era is scored."""
    return tally(play(at_era(character, era, players, **fields), "pass"), 0).get("character", 0)


def with_cubes(cube: str, *counts: int) -> dict[int, dict[str, int]]:
    """So many cubes for the seats from the first on."""
    return {seat: {cube: count} for seat, count in enumerate(counts)}


@pytest.mark.rule("TR-CHAR-CARPENTER")
def test_the_carpenter_has_the_most_wood() -> None:
    assert points("carpenter", 2, seats=with_cubes("wood", 8, 1, 3, 2)) == 16
    assert points("carpenter", 2, seats=with_cubes("wood", 5, 1, 3, 2)) == 10
    assert points("carpenter", 2, seats=with_cubes("wood", 6, 1, 3, 2)) == 10, "as many as all others together"
    assert points("carpenter", 2, seats=with_cubes("wood", 3, 1, 3, 2)) == 0, "a tie"
    assert points("carpenter", 2) == 0, "none at all"
    assert points("carpenter", 2, seats=with_cubes("stone", 8, 1, 3, 2)) == 0


@pytest.mark.rule("TR-CHAR-STONEMASON")
def test_the_stonemason_has_the_most_stone() -> None:
    assert points("stonemason", 3, seats=with_cubes("stone", 4, 1, 1, 1)) == 24
    assert points("stonemason", 3, seats=with_cubes("stone", 2, 1, 1, 1)) == 15
    assert points("stonemason", 3, seats=with_cubes("stone", 1, 1, 1, 1)) == 0
    assert points("stonemason", 3, seats=with_cubes("wood", 4, 1, 1, 1)) == 0


@pytest.mark.rule("TR-CHAR-MERCHANT")
def test_the_merchant_has_the_most_precious() -> None:
    assert points("merchant", 1, seats=with_cubes("precious", 3)) == 8
    assert points("merchant", 1, seats=with_cubes("precious", 6)) == 9
    assert points("merchant", 2, seats=with_cubes("precious", 3, 1, 1)) == 2 * 6
    assert points("merchant", 1, seats=with_cubes("precious", 3, 2, 2)) == 5, "the most, but not more than the others"
    assert points("merchant", 1, seats=with_cubes("precious", 2, 2)) == 0


@pytest.mark.rule("TR-CHAR-SAILMAKER")
def test_the_sailmaker_has_the_most_metal() -> None:
    assert points("sailmaker", 1, seats=with_cubes("metal", 4, 2, 1)) == 6
    assert points("sailmaker", 3, seats=with_cubes("metal", 7, 1)) == 3 * 9
    assert points("sailmaker", 1, seats=with_cubes("metal", 2, 2)) == 0
    assert points("sailmaker", 1, seats=with_cubes("precious", 4, 2, 1)) == 0


@pytest.mark.rule("TR-CHAR-DEFENDER")
def test_the_defender_counts_closed_districts() -> None:
    walls = walled("SW", "SE")
    assert points("defender", 2, 3, walls=walls) == 10
    assert points("defender", 2, 4, walls=walls) == 8
    assert points("defender", 2, 3, walls=walls[:2]) == 0, "none is closed, so there is no bonus either"


@pytest.mark.rule("TR-CHAR-ROADMAKER")
def test_the_roadmaker_counts_districts_with_roads() -> None:
    roads = ["NW", "NE", "SW", "CL"]
    assert points("roadmaker", 3, 3, roads=roads) == 27
    assert points("roadmaker", 3, 4, roads=roads) == 24
    assert points("roadmaker", 3, 3) == 0


@pytest.mark.rule("TR-CHAR-GENERAL")
def test_the_general_counts_barracks_monuments_and_the_fort() -> None:
    assert points("general", 2, 4, fort=True, buildings={"a1": "barracks", "n1": "barracks"}) == 14
    assert points("general", 1, 4, buildings={"a1": "barracks", "n1": "monument", "n2": "fountain"}) == 4
    assert points("general", 2, 3, fort=True, buildings={"a1": "barracks"}) == 14, "one more with few players"
    assert points("general", 2, 3) == 0


@pytest.mark.rule("TR-CHAR-GENERAL")
def test_the_general_of_the_example_with_three_players() -> None:
    state = at_era("general", 2, 3, fort=True, buildings={"a1": "barracks"})
    put_building(state.board, state.city, 13, BARRACKS, NOBODY)  # with three players there is only one in the box
    assert character_points(state, 0, 2) == 16


@pytest.mark.rule("TR-CHAR-CAPTAIN", "TR-SCORE-08")
def test_the_captain_won_a_war_in_this_era() -> None:
    assert points("captain", 3, seats={0: {"won_war": True}}, war_fought=True) == 24
    assert points("captain", 2, seats={0: {"won_war": True}}, war_fought=True) == 16
    assert points("captain", 3, seats={1: {"won_war": True}}, war_fought=True) == 0
    state = play(at_era("captain", 2, seats={0: {"won_war": True}}, war_fought=True), "pass")
    assert character_points(state, 0, 3) == 0, "a war won in Era II counts no longer in Era III"


@pytest.mark.rule("TR-CHAR-CAPTAIN")
def test_a_war_at_the_very_end_of_an_era_belongs_to_it() -> None:
    state = at_era("captain", 1, tension={"natives": 6}, seats={0: {"units": ["soldier"]}})
    play(state, "pass", "field 1")
    assert tally(state, 0)["character"] == 8


@pytest.mark.rule("TR-CHAR-BISHOP")
def test_the_bishop_counts_churches_and_what_is_beside_them() -> None:
    beside = {"a1": "church", "b2": "fountain"}
    assert points("bishop", 2, cathedral="f3-g3", buildings=beside) == 18
    assert points("bishop", 2, 3, cathedral="f3-g3", buildings=beside) == 20
    assert points("bishop", 1, buildings={"a1": "church", "b2": "fountain", "a2": "monument"}) == 7
    assert points("bishop", 1, buildings={"a1": "church", "c3": "fountain"}) == 1, "it is not beside the Church"
    assert points("bishop", 1, cathedral="f3-g3", buildings={"e2": "monument"}) == 8, "beside the Cathedral"
    both = {"a1": "church", "a3": "church", "a2": "monument"}
    assert points("bishop", 1, buildings=both) == 5, "a Monument beside two Churches counts once"
    assert points("bishop", 1, 2) == 0


FIVE_KINDS = {"d1": house(1), "e1": palace(1), "f1": "quarry", "g1": "market", "d2": "square"}


@pytest.mark.rule("TR-CHAR-ARCHITECT")
def test_the_architect_counts_kinds_of_buildings() -> None:
    kinds = {**FIVE_KINDS, "e2": "monument"}
    assert points("architect", 3, buildings=kinds, walls=walled("NCL"), cabildo="g3") == 15
    assert points("architect", 3, buildings=kinds, walls=walled("NCL")[1:], cabildo="g3") == 9, "seven kinds"
    assert points("architect", 3, buildings=FIVE_KINDS) == 9
    assert points("architect", 3, buildings={**FIVE_KINDS, "d2": house(1), "e2": lot(0)}) == 9, "a Lot is a kind"
    four = {space: kind for space, kind in FIVE_KINDS.items() if space != "d2"}
    assert points("architect", 3, buildings=four, fort=True, harbor=True) == 0, "Fort and Harbor are in no district"
    assert points("architect", 3, buildings=four, roads=["NCL"]) == 9, "Roads are a kind"
    assert points("architect", 3, buildings=four, cathedral="g3-h3") == 9, "so is half a Cathedral"
    assert points("architect", 3, buildings={**four, "d2": house(1), "e2": house(1)}) == 0, "more of a kind"


@pytest.mark.rule("TR-CHAR-ARCHITECT")
def test_the_architect_with_few_players() -> None:
    assert points("architect", 3, 3, buildings=FIVE_KINDS) == 15
    other = {"a1": house(2), "b1": lot(2), "c1": "carpentry", "a2": "church", "b2": "barracks"}
    assert points("architect", 1, 3, buildings={**FIVE_KINDS, **other}) == 8, "two districts, but one bonus"
    assert points("architect", 1, 3) == 0


SOUTH_WEST = [f"{column}{row}" for row in (4, 5, 6) for column in "abc"]
SOUTH_EAST = [f"{column}{row}" for row in (4, 5, 6) for column in "lmn"]


def filled(spaces: list[str], seat: int) -> dict[str, Any]:
    """Houses, and behind the seventh Lots, of a seat."""
    return {space: (house if index < 7 else lot)(seat) for index, space in enumerate(spaces)}


@pytest.mark.rule("TR-CHAR-GOVERNOR")
def test_the_governor_counts_full_and_half_full_districts() -> None:
    buildings = {**filled(SOUTH_WEST, 1), **filled(SOUTH_EAST[:6], 2)}
    assert points("governor", 3, buildings=buildings) == 24
    assert points("governor", 1, 3, buildings=buildings) == 9
    assert points("governor", 1, buildings=filled(SOUTH_WEST[:5], 1)) == 3
    assert points("governor", 1, buildings=filled(SOUTH_WEST[:4], 1)) == 0, "four of nine are less than half"
    assert points("governor", 1, 3, buildings=filled(SOUTH_WEST[:4], 1)) == 0
    assert points("governor", 1, buildings=filled([f"{c}{r}" for r in (1, 2) for c in "def"], 1)) == 3, "six of twelve"


@pytest.mark.rule("TR-CHAR-NOBLEWOMAN")
def test_the_noblewoman_wants_no_war_in_the_era() -> None:
    assert points("noblewoman", 2) == 20
    assert points("noblewoman", 2, war_fought=True) == 0
    state = play(at_era("noblewoman", 1, war_fought=True), "pass")
    assert character_points(state, 0, 2) == 20, "a new Era begins in peace"


@pytest.mark.rule("TR-CHAR-NOBLEWOMAN", "TR-WAR-10")
def test_a_war_without_a_battle_is_a_war() -> None:
    state = at_era("noblewoman", 1, tension={"natives": 6}, walls=walled("SW"))
    backs = [BACK_NAMES.index(back) for back in ("plain", "natives")]
    events = happens(state, "pass", chance={BACK_DRAW: backs})
    assert ("walls-held", {"districts": 1, "attack": 0}) in events
    assert tally(state, 0).get("character", 0) == 0


@pytest.mark.rule("TR-CARD-14", "TR-SCORE-08")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_a_rotated_character_scores_all_the_same(era: int) -> None:
    assert points("carpenter", era, seats={0: {"wood": 1, "character_used": True}}) == 8 * era


@pytest.mark.rule("TR-SCORE-08")
def test_a_character_gives_only_its_owner_points() -> None:
    state = play(at_era("captain", 1, seats={1: {"character": "noblewoman"}}), "pass")
    assert [tally(state, seat).get("character", 0) for seat in range(4)] == [0, 10, 0, 0]


@pytest.mark.rule("TR-COMP-12")
def test_which_awards_follow_from_what_is_behind_the_screens() -> None:
    hidden = []
    for name in CHARACTER_NAMES:
        state = at_era(name, 1)
        assert follows_from_screens(state, 0, FROM_MONEY)
        assert not follows_from_screens(state, 0, FROM_FAITH)
        if follows_from_screens(state, 0, FROM_CHARACTER):
            hidden.append(name)
    assert hidden == ["carpenter", "stonemason", "merchant", "sailmaker"]
