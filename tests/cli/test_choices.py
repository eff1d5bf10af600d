"""What a person may type as an answer."""

from __future__ import annotations

import pytest

from cabildo.cli.choices import Unclear, choices_of, choose, split_answers
from cabildo.cli.speech import messages_for
from cabildo.engine.messages import Messages
from cabildo.titles.puerto_rico.title import TITLE
from tests.titles.puerto_rico.build import table

ENGLISH = messages_for(TITLE, "en")
FRENCH = messages_for(TITLE, "fr")
BUILDING = table(4, phase="building", seats={0: {"doubloons": 4}})
PLACING = table(
    4,
    phase="placing",
    seats={0: {"island": {"corn": 2, "indigo": 1}, "city": ["small-market"]}},
    step={"place": "corn", "hand": 2},
)


def chosen(text: str, messages: Messages = ENGLISH) -> str:
    return BUILDING.vocabulary.notation(choose(text, BUILDING, messages))


def refusal(text: str, messages: Messages = ENGLISH) -> str:
    with pytest.raises(Unclear) as refused:
        choose(text, BUILDING, messages)
    return str(refused.value)


def test_choices_are_numbered_from_1() -> None:
    choices = choices_of(BUILDING, ENGLISH)
    assert [choice.key for choice in choices] == [str(number) for number in range(1, len(choices) + 1)]
    assert choices[0].notation == "pass"
    assert choices[1].label == "small indigo plant"


def test_a_ship_is_no_amount() -> None:
    loading = table(4, phase="loading", seats={0: {"goods": {"corn": 1}}})
    assert [(choice.key, choice.notation) for choice in choices_of(loading, ENGLISH)] == [
        ("1", "load corn 5"),
        ("2", "load corn 6"),
        ("3", "load corn 7"),
    ]


def test_amounts_are_their_own_numbers() -> None:
    assert [(choice.key, choice.notation) for choice in choices_of(PLACING, ENGLISH)] == [
        ("0", "man corn 0"),
        ("1", "man corn 1"),
        ("2", "man corn 2"),
    ]


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("1", "pass"),
        ("2", "build small-indigo-plant"),
        ("build hacienda", "build hacienda"),
        ("hacienda", "build hacienda"),
        ("hac", "build hacienda"),
        ("Small Mark", "build small-market"),
        ("constr hut", "build construction-hut"),
    ],
)
def test_number_notation_or_words(text: str, notation: str) -> None:
    assert chosen(text) == notation


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("passer", "pass"),
        ("petit marché", "build small-market"),
        ("CABANE", "build construction-hut"),
        ("petit marche", "build small-market"),
    ],
)
def test_words_of_the_players_language(text: str, notation: str) -> None:
    assert chosen(text, FRENCH) == notation


def test_a_word_that_fits_several_choices_is_refused() -> None:
    assert refusal("small") == (
        '"small" may be: build small-indigo-plant; build small-sugar-mill; build small-market; build small-warehouse'
    )


def test_a_number_beyond_the_list_is_refused() -> None:
    assert refusal("99").startswith("There is no choice 99; the numbers are 1, 2, 3")


def test_what_is_not_legal_is_refused_with_its_rule() -> None:
    expected = '"build wharf" is not possible: You cannot pay for it. (PR-BUILDER-02)'
    assert refusal("build wharf") == expected
    assert refusal("wharf") == expected
    assert (
        refusal("role mayor") == '"role mayor" is not possible: This is not what is asked now. (engine.other-decision)'
    )


def test_nonsense_is_refused() -> None:
    assert refusal("xyzzy").startswith('"xyzzy" is neither an answer nor a command')
    assert refusal("?").startswith('"?" is neither an answer nor a command')


@pytest.mark.parametrize(
    ("line", "answers"),
    [
        ("3", ["3"]),
        ("2 1 0", ["2", "1", "0"]),
        ("man corn 2, man indigo 1", ["man corn 2", "man indigo 1"]),
        ("man corn 2; 1 0", ["man corn 2", "1", "0"]),
        ("load corn 7", ["load corn 7"]),
        ("pass,", ["pass"]),
    ],
)
def test_several_answers_fit_on_a_line(line: str, answers: list[str]) -> None:
    assert split_answers(line) == answers
