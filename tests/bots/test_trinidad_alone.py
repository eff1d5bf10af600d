"""The simple opponent alone against the automaton, and how it makes most of a decade's workers."""

from __future__ import annotations

from random import Random

import pytest

from cabildo.bots.bot import answer
from cabildo.bots.roster import make_bot
from cabildo.bots.trinidad import choose
from cabildo.bots.trinidad.grids import best_plan, chances
from cabildo.bots.trinidad.judgement import boost_worth, cube_worth, majority_worth, raised_points
from cabildo.bots.trinidad.outlook import Outlook
from cabildo.bots.trinidad.planning import Step, best_together
from cabildo.bots.trinidad.turns import times
from cabildo.bots.trinidad.weights import AGAINST_ONE, AGAINST_THE_AUTOMATON, AMONG_MANY, weights_for
from cabildo.titles.trinidad.actions import BUILD
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import FORT_GRID, HOUSE, LOT, WOOD
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import lot, table
from tests.titles.trinidad.solo import alone


def chosen(state: TrinidadState) -> str:
    return state.vocabulary.notation(choose(state, Random(0)))


# ---- whole games


def test_it_beats_the_medium_automaton() -> None:
    """In most of these games, which always go the same way."""
    won = 0
    for seed in range(6):
        state, random, bot = TITLE.new(1, seed, {"automaton": "medium"}), Random(seed), make_bot("simple")
        while not state.over:
            state.apply(answer(bot, state, random))
        won += state.standings().winners == (0,)
    assert won >= 4


# ---- a decade as a whole


def step(action: int, workers: int, worth: float, kind: int | None = None, times: int = 1) -> Step:
    return Step(action if kind is None else kind, action, workers, worth, worth / max(workers, 1), times)


def test_what_fits_together_is_better_than_what_is_best_for_each_worker() -> None:
    """Three workers: 9 for two of them and 1 for the third, or 12 for all three."""
    best, small, large = step(1, 2, 9.0), step(2, 1, 1.0), step(3, 3, 12.0)
    assert best_together([best, small, large], 3) == [large]
    assert best_together([best, small, large], 2) == [best]


def test_of_a_kind_only_one_is_done() -> None:
    one, two = step(1, 1, 5.0, kind=9), step(2, 2, 8.0, kind=9)
    assert best_together([one, two, step(3, 1, 1.0)], 3) == [two, step(3, 1, 1.0)]


def test_what_can_be_done_twice_is_done_twice() -> None:
    lots = step(1, 2, 6.0, times=2)
    assert best_together([lots, step(2, 4, 11.0)], 4) == [lots, lots]


def test_without_workers_only_what_takes_none_is_done() -> None:
    assert best_together([step(1, 1, 5.0), step(2, 0, 1.0)], 0) == [step(2, 0, 1.0)]


def test_lots_and_houses_are_planned_as_often_as_there_are_pieces_and_cubes() -> None:
    city = {"e2": lot(0)}
    rich = Outlook(alone(decade=3, person={"stone": 3, "wood": 3}, buildings=city))
    assert times(rich, BUILD + LOT) == 1  # of two pieces one is on the map
    assert times(rich, BUILD + HOUSE) == 1
    two = Outlook(alone(decade=3, person={"stone": 3, "wood": 2}, buildings={**city, "e3": lot(0)}))
    assert times(two, BUILD + HOUSE) == 2


# ---- three sets of numbers


def test_each_table_has_its_numbers() -> None:
    assert weights_for(table(4)) is AMONG_MANY
    assert weights_for(table(2)) is AGAINST_ONE
    assert weights_for(alone()) is AGAINST_THE_AUTOMATON
    assert weights_for(table(3, options={"automaton": "medium"})) is AMONG_MANY  # two people and the automaton


def test_alone_the_architect_comes_before_the_governor() -> None:
    offered = ["governor", "architect", "sailmaker", "merchant"]
    automaton = {"character": "carpenter"}
    assert chosen(alone(automaton, phase="choosing", offered=offered, decade=1)) == "choose architect"
    assert (
        chosen(table(phase="choosing", offered=[*offered, "bishop", "captain", "general"], decade=1))
        == "choose governor"
    )


# ---- what counts against the automaton


def test_a_grid_with_many_free_spaces_is_less_likely_to_be_finished() -> None:
    """Alone, one would have to do it oneself, and something else may be better in the next decade."""
    outlook = Outlook(alone(decade=6))
    assert sum(chances(outlook, 1, 5)) > sum(chances(outlook, 3, 3)) > sum(chances(outlook, 5, 1))


def test_no_single_worker_is_left_on_the_fort_for_decades() -> None:
    """A person who could finish it would be worth the bonus for the first worker; alone it is not."""
    person = {"workers": 1, "spent": 5}
    lonely = best_plan(Outlook(alone(decade=6, person=person)), FORT_GRID, 1)
    at_two = best_plan(Outlook(table(2, decade=6, seats={0: person})), FORT_GRID, 1)
    assert lonely.worth < at_two.worth


@pytest.mark.parametrize(("theirs", "mine", "wanted"), [(3, 2, True), (3, 3, False), (9, 1, False)])
def test_wood_takes_the_award_from_a_carpenter(theirs: int, mine: int, wanted: bool) -> None:
    """Who has as many leaves it without: what is missing has to be within reach until the scoring."""
    person = {"wood": mine}
    carpenter = Outlook(alone({"character": "carpenter", "wood": theirs}, decade=4, person=person))
    architect = Outlook(alone({"character": "architect", "wood": theirs}, decade=4, person=person))
    assert (cube_worth(carpenter, WOOD, mine) > cube_worth(architect, WOOD, mine)) == wanted


def test_a_lead_says_less_the_longer_it_has_to_last() -> None:
    """By far more than the award itself fades: a single unit may be overtaken in so many decades."""
    early, late = Outlook(alone(decade=9)), Outlook(alone(decade=12))
    assert majority_worth(early, 0, 1.0, 1.5) < AGAINST_THE_AUTOMATON.patience**2 * majority_worth(late, 0, 1.0, 1.5)


# ---- VP status


def test_vp_status_raises_what_the_character_gives() -> None:
    roads = ["NCL", "CL", "CR"]
    maker = Outlook(alone(decade=7, person={"character": "roadmaker"}, roads=roads))
    bishop = Outlook(alone(decade=7, person={"character": "bishop"}, roads=roads))
    assert raised_points(maker) > raised_points(bishop)


def test_a_level_of_vp_status_is_worth_more_for_the_one_behind_it() -> None:
    """The second adds as much as the first, and opens the third, which adds four times as much."""
    first = Outlook(alone(decade=2))
    second = Outlook(alone(decade=2, person={"status": {"vp": 1}}))
    third = Outlook(alone(decade=2, person={"status": {"vp": 2}}))
    assert boost_worth(first) < boost_worth(second) < boost_worth(third)


def test_in_the_last_decade_no_level_leads_to_another() -> None:
    last = Outlook(alone(decade=12, person={"status": {"vp": 1}}))
    assert boost_worth(last) == pytest.approx(0.25 * raised_points(last))
