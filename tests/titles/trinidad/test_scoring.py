"""The scoring of an Era: majorities, banners, card series and colours, in their order."""

from typing import Any

import pytest

from cabildo.engine.phase import number_row
from cabildo.titles.trinidad.awards import points_if_scored
from cabildo.titles.trinidad.series import best_sizes
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import SOURCE_NAMES
from tests.titles.trinidad.build import happens, house, palace, play, player, score, table, tally


def last_turn(era: int = 1, players: int = 4, **fields: Any) -> TrinidadState:
    """An Era is about to end: all but the first have passed."""
    return table(players, **{"decade": 4 * era, "passed": list(range(1, players)), **fields})


def scored(era: int = 1, players: int = 4, **fields: Any) -> TrinidadState:
    """Everybody passes, also where a card could be used."""
    state = play(last_turn(era, players, **fields), "pass")
    while not state.over and state.decision.kind == "window":
        play(state, "pass")
    return state


def won(state: TrinidadState, source: str) -> list[int]:
    """What every seat got from a source."""
    return [tally(state, seat).get(source, 0) for seat in range(len(state.players))]


def awards(state: TrinidadState) -> list[tuple[str, object]]:
    """What is scored while the last one passes: source and seat."""
    return [(str(params["source"]), params["seat"]) for name, params in happens(state, "pass") if name == "scored"]


# ---- when


@pytest.mark.rule("TR-SCORE-01")
def test_eras_end_with_decades_4_8_and_12() -> None:
    state = table(4)
    assert [decade for decade, ends in enumerate(state.board.scored) if ends] == [4, 8, 12]
    assert [won(scored(era, seats={0: {"coins": 1}}), "money")[0] for era in (1, 2, 3)] == [7, 14, 21]
    for decade in (3, 5, 7, 11):
        assert won(scored(decade=decade, seats={0: {"coins": 1}}), "money") == [0, 0, 0, 0]


@pytest.mark.rule("TR-SCORE-01")
def test_the_short_game_is_scored_twice() -> None:
    state = last_turn(2, length="short", seats={0: {"coins": 1}})
    assert [decade for decade, ends in enumerate(state.board.scored) if ends][:2] == [4, 8]
    play(state, "pass")
    assert state.over
    assert won(state, "money") == [14, 0, 0, 0]


@pytest.mark.rule("TR-SCORE-22", "TR-SCORE-01")
def test_awards_are_made_in_the_order_listed() -> None:
    state = last_turn(
        fort=True,
        buildings={"a1": house(0), "a2": palace(0)},
        seats={
            0: {
                "coins": 3,
                "units": ["miliciano"],
                "banners": dict.fromkeys(("black", "green", "red", "blue"), 2),
                "faith": 1,
                "character": "general",
                "hand": [49, 50],
                "status": {"cards": 3},
            }
        },
    )
    listed = ["money", "military", "banners", "faith", "character", "series", "colours", "houses", "palaces"]
    assert awards(state) == [(source, 0) for source in listed]


@pytest.mark.rule("TR-SCORE-22")
def test_seats_are_scored_in_turn_order() -> None:
    state = last_turn(order=[2, 0, 3, 1], seats={0: {"coins": 2}, 1: {"coins": 2}, 2: {"coins": 2}})
    assert awards(state) == [("money", 2), ("money", 0), ("money", 1)]


# ---- majorities


@pytest.mark.rule("TR-SCORE-02")
def test_the_richest_gets_seven_times_the_era() -> None:
    assert won(scored(3, seats={0: {"coins": 4}, 1: {"coins": 5}}), "money") == [0, 21, 0, 0]


@pytest.mark.rule("TR-SCORE-02")
def test_the_richest_share_rounded_down() -> None:
    assert won(scored(2, seats={0: {"coins": 5}, 2: {"coins": 5}, 3: {"coins": 4}}), "money") == [7, 0, 7, 0]
    assert won(scored(1, seats={0: {"coins": 5}, 2: {"coins": 5}}), "money") == [3, 0, 3, 0]


@pytest.mark.rule("TR-SCORE-03")
def test_nobody_has_the_most_of_nothing() -> None:
    state = scored(3)
    for source in ("money", "military", "faith"):
        assert won(state, source) == [0, 0, 0, 0]


@pytest.mark.rule("TR-SCORE-04")
def test_the_strongest_unit() -> None:
    state = scored(3, seats={0: {"units": ["soldier", "soldier"]}, 1: {"units": ["miliciano", "veteran-soldier"]}})
    assert won(state, "military") == [0, 21, 0, 0]


@pytest.mark.rule("TR-SCORE-05")
def test_the_next_units_break_a_tie() -> None:
    red, blue = {"units": ["veteran-miliciano", "soldier"]}, {"units": ["soldier", "miliciano"]}
    assert won(scored(seats={0: red, 1: blue}), "military") == [7, 0, 0, 0]
    assert won(scored(seats={0: {"units": ["soldier"]}, 1: {"units": ["soldier"]}}), "military") == [3, 3, 0, 0]
    more = {"units": ["soldier", "miliciano", "miliciano"]}
    assert won(scored(seats={0: more, 1: blue}), "military") == [7, 0, 0, 0], "a third one against none"


@pytest.mark.rule("TR-SCORE-04")
def test_burned_cards_do_not_count_at_the_scoring() -> None:
    burned = {"units": [{"unit": "miliciano", "burned": 3}]}
    state = scored(seats={0: burned, 1: {"units": ["veteran-miliciano"]}})
    assert won(state, "military") == [0, 7, 0, 0]


@pytest.mark.rule("TR-SCORE-07")
def test_the_most_faith_tokens_which_are_kept() -> None:
    assert won(scored(1, seats={0: {"faith": 1}, 1: {"faith": 2}}), "faith") == [0, 7, 0, 0]
    state = scored(3, seats={0: {"faith": 4}, 1: {"faith": 4}, 2: {"faith": 4}, 3: {"faith": 3}})
    assert won(state, "faith") == [7, 7, 7, 0]
    assert [player(state, seat).faith for seat in range(4)] == [4, 4, 4, 3]


# ---- banners


@pytest.mark.rule("TR-SCORE-06")
def test_banners_face_up() -> None:
    colours = ["black", "green", "purple", "blue", "red", "ocher"]
    for up, points in [(0, 0), (1, 0), (2, 0), (3, 0), (4, 4), (5, 7), (6, 11)]:
        banners = dict.fromkeys(colours, 1) | dict.fromkeys(colours[:up], 2)
        for two_steps in ("green", "purple"):
            if banners[two_steps] == 1:
                del banners[two_steps]
        assert won(scored(2, seats={1: {"banners": banners}}), "banners") == [0, 2 * points, 0, 0]


# ---- card series

RED, BLUE, YELLOW, GREEN, BLACK = 49, 55, 25, 67, 13  # the first cards of five colours


def cards(first: int, count: int) -> list[int]:
    return list(range(first, first + count))


@pytest.mark.rule("TR-SCORE-09")
@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 1), (4, 2), (5, 4), (6, 6), (7, 9)])
def test_a_series_with_its_character(count: int, points: int) -> None:
    for era in (1, 2, 3):
        state = scored(era, seats={0: {"character": "general", "hand": cards(RED, count - 1)}})
        assert won(state, "series") == [era * points, 0, 0, 0]


@pytest.mark.rule("TR-SCORE-09")
def test_rotated_cards_count_too() -> None:
    state = scored(seats={0: {"hand": cards(RED, 5), "rotated": [RED, RED + 1]}})
    assert won(state, "series") == [4, 0, 0, 0]


@pytest.mark.rule("TR-SCORE-10")
@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 2), (4, 4), (5, 6), (6, 9), (7, 12)])
def test_series_with_the_cabildo(count: int, points: int) -> None:
    state = scored(cabildo="g3", seats={0: {"character": "general", "hand": cards(RED, count - 1)}})
    assert won(state, "series") == [points, 0, 0, 0]


@pytest.mark.rule("TR-SCORE-10")
def test_two_series_with_the_cabildo() -> None:
    state = scored(2, cabildo="g3", seats={0: {"hand": [*cards(RED, 6), *cards(BLUE, 3)]}})
    assert won(state, "series") == [18 + 4, 0, 0, 0]


@pytest.mark.rule("TR-SCORE-11", "TR-SCORE-10")
def test_the_series_of_twenty_two_points() -> None:
    """The rulebook's example: three single cards count as a sixth red one."""
    hand = [*cards(RED, 4), *cards(BLUE, 3), YELLOW, GREEN, BLACK]
    state = scored(2, cabildo="g3", seats={0: {"character": "general", "hand": hand}})
    assert won(state, "series") == [22, 0, 0, 0]


@pytest.mark.rule("TR-SCORE-12")
def test_cards_of_a_pair_cannot_be_combined() -> None:
    hand = [*cards(RED, 5), *cards(YELLOW, 2), GREEN, BLACK]
    state = scored(2, cabildo="g3", seats={0: {"hand": hand}})
    assert won(state, "series") == [2 * 6, 0, 0, 0]


@pytest.mark.rule("TR-SCORE-12")
def test_a_character_alone_in_its_colour_may_be_combined() -> None:
    state = scored(seats={0: {"character": "bishop", "hand": [*cards(RED, 3), GREEN, BLACK]}})
    assert won(state, "series") == [2, 0, 0, 0], "four red cards"


@pytest.mark.rule("TR-SCORE-12")
def test_several_triples_may_be_combined() -> None:
    singles = [13, 19, 25, 31, 37, 43]
    state = scored(seats={0: {"hand": [*cards(RED, 3), *singles]}})
    assert won(state, "series") == [4, 0, 0, 0], "five red cards"
    state = scored(seats={0: {"hand": [*cards(RED, 5), *cards(BLUE, 2), *singles]}})
    assert won(state, "series") == [9, 0, 0, 0], "seven red cards: better than six and three blue ones"
    state = scored(seats={0: {"character": "general", "hand": [*cards(RED, 6), *cards(BLUE, 2), *singles]}})
    assert won(state, "series") == [9 + 2, 0, 0, 0], "red is at its end, so blue gets both"


@pytest.mark.rule("TR-SCORE-11", "TR-SCORE-12")
def test_the_best_use_of_single_cards_is_taken() -> None:
    points = table(4).board.numbers.series_points

    def sizes(*counts: int) -> list[int]:
        row = number_row([*counts, *[0] * (12 - len(counts))])
        return sorted((int(size) for size in best_sizes(points, 3, row)), reverse=True)

    assert sizes(3, 2, 1, 1, 1)[:2] == [4, 2], "a fourth card is as good as a third one, and the longer series counts"
    assert sizes(5, 4, 1, 1, 1)[:2] == [6, 4]
    assert sizes(4, 2, 1, 1, 1)[:2] == [5, 2]
    assert sizes(7, 1, 1, 1)[:2] == [7, 1], "a series is at most seven cards long"
    assert sizes(*[1] * 7)[:2] == [3, 1], "six single cards make two more of the seventh"
    assert sizes(*[1] * 6)[0] <= 2, "but then none of the six is left"
    assert sizes(*[1] * 10, 2)[0] == 5, "nine single cards, three substitutes for the pair"


# ---- colours by Cards status


@pytest.mark.rule("TR-STATUS-13")
@pytest.mark.parametrize(
    ("players", "era", "colours", "points"),
    [(4, 3, 10, 45), (3, 3, 10, 30), (4, 3, 11, 49), (4, 1, 3, 4), (2, 2, 4, 8), (5, 2, 5, 15)],
)
def test_colours_by_the_highest_cards_status(players: int, era: int, colours: int, points: int) -> None:
    hand = [13 + 6 * colour for colour in range(1, colours)]
    seat = {"character": "carpenter", "hand": hand, "status": {"cards": 3}}
    assert won(scored(era, players, seats={0: seat}), "colours")[0] == points


@pytest.mark.rule("TR-STATUS-13")
def test_lower_cards_status_gives_nothing_for_colours() -> None:
    seat = {"character": "carpenter", "hand": [20, 30, 40], "status": {"cards": 2}}
    assert won(scored(3, seats={0: seat}), "colours") == [0, 0, 0, 0]


@pytest.mark.rule("TR-STATUS-14")
def test_colours_come_on_top_of_series() -> None:
    pairs = [cards(first, 2) for first in (13, 19, 25, 31)]
    hand = sorted([*cards(RED, 3), *(card for pair in pairs for card in pair)])
    state = scored(3, 3, seats={0: {"hand": hand, "status": {"cards": 3}}})
    assert won(state, "series") == [3, 0, 0]
    assert won(state, "colours") == [15, 0, 0]


# ---- what would be scored now


@pytest.mark.rule("TR-SCORE-20", "TR-SCORE-22")
def test_what_a_seat_would_score_is_what_it_scores() -> None:
    state = last_turn(
        2,
        roads=["NW"],
        buildings={"a1": house(0), "a2": palace(0), "b1": house(1), "c1": "barracks"},
        seats={
            0: {"coins": 3, "faith": 1, "character": "general", "hand": cards(RED, 3)},
            1: {"coins": 3, "units": ["soldier"], "character": "carpenter", "wood": 2},
        },
    )
    foretold = [[int(points) for points in points_if_scored(state, seat, 2)] for seat in range(4)]
    play(state, "pass")
    assert [[tally(state, seat).get(name, 0) for name in SOURCE_NAMES] for seat in range(4)] == foretold
    assert [score(state, seat) for seat in range(4)] == [sum(row) for row in foretold]
    assert foretold[1][SOURCE_NAMES.index("military")] == 14
