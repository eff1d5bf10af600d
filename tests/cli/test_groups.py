"""Many answers alike share a heading, so that hundreds of them fit on a screen."""

from __future__ import annotations

import io

from rich.console import Console

from cabildo.cli.choices import Choice, those_meant
from cabildo.cli.groups import MANY, Alike, apart, group_table, in_words
from cabildo.cli.screen import Screen
from cabildo.cli.speech import messages_for
from cabildo.engine.messages import Messages
from cabildo.titles.rio.title import TITLE

ENGLISH = messages_for(TITLE, "en")


def choices(*notations: str) -> list[Choice]:
    return [
        Choice(str(number), number, notation, ENGLISH.action(notation)) for number, notation in enumerate(notations, 1)
    ]


def headings(*notations: str) -> list[str]:
    _, alike = apart(choices(*notations), above=0)
    return [in_words(group, ENGLISH, "...") for group in alike]


def test_answers_that_differ_in_one_word_share_a_heading() -> None:
    assert headings("place e6", "place f6", "place e10") == ["place e6, f6, e10"]
    assert headings("work fort 1", "work fort 4", "owe fort 1", "owe fort 2") == ["work fort 1, 4", "owe fort 1, 2"]
    assert headings("give 1 wood", "give 2 wood", "give 3 wood") == ["give ... wood 1, 2, 3"]
    assert headings("bid gunner", "bid master-artisan") == ["bid Gunner, Master Artisan"]


def test_answers_of_different_kinds_share_none() -> None:
    mixed = choices("done", "fields", "dock", "place e6", "oust e6", "wall north a", "wall east 1")
    assert apart(mixed, above=0) == (mixed, [])


def test_few_answers_stand_for_themselves() -> None:
    few = choices(*(f"place e{number}" for number in range(1, MANY + 1)))
    assert apart(few) == (few, [])
    many = [*few, *choices("place f1")]
    assert apart(many) == ([], [Alike(1, many)])


def test_no_answer_is_lost() -> None:
    state = TITLE.new(2, seed=1, options={"trade": True})
    actions = state.legal_actions()
    everything = choices(*(state.vocabulary.notation(action) for action in actions))
    lone, alike = apart(everything)
    assert sorted([*lone, *(choice for group in alike for choice in group.choices)]) == sorted(everything)
    for group in alike:  # so that a heading may give the first and the last number
        numbers = [int(choice.key) for choice in group.choices]
        assert numbers == list(range(numbers[0], numbers[-1] + 1))


def shown(notations: list[str], notes: dict[str, str], messages: Messages = ENGLISH) -> list[str]:
    output = io.StringIO()
    screen = Screen(Console(file=output))
    _, alike = apart(choices(*notations), above=0)
    screen.show(group_table(alike, dict.fromkeys(notations, "") | notes, messages, screen))
    return output.getvalue().splitlines()


def test_a_heading_has_its_numbers_and_what_it_is_about() -> None:
    slots = [f"work fort {slot}" for slot in (1, 2, 3)]
    assert shown(slots, {"work fort 1": "+5", "work fort 2": "+4"}) == [
        "1-3  work fort (a worker, paid now): 1 +5 | 2 +4 | 3"
    ]
    assert shown(["craft wood", "craft stone"], {}) == ["1-2  craft: wood  stone"]
    assert shown(["place e6", "place e7"], {}, messages_for(TITLE, "fr")) == [
        "1-2  place (un ouvrier en ville) : e6  e7"
    ]


def test_of_very_many_the_first_and_the_last_are_shown() -> None:
    state = TITLE.new(3, seed=1)
    roads = [
        notation
        for notation in map(state.vocabulary.notation, range(len(state.vocabulary)))
        if notation.startswith("road ")
    ]
    assert shown(roads, {}) == [
        f"1-{len(roads)}  road (a road piece between two spaces): a1-b1  b1-c1  c1-d1  d1-e1  e1-f1  f1-g1  ...  p9-p10"
    ]


def test_a_whole_word_comes_before_one_that_it_begins() -> None:
    offered = choices("place a1", "place a10", "place b10")
    assert [choice.notation for choice in those_meant("a1", offered)] == ["place a1"]
    assert [choice.notation for choice in those_meant("a", offered)] == [
        "place a1",
        "place a10",
        "place b10",
    ]  # "a worker"
    assert [choice.notation for choice in those_meant("b1", offered)] == ["place b10"]
