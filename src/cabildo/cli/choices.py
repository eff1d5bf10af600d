"""The answers to a decision as a person sees and types them: a number, the notation, or enough of its words."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from cabildo.engine.errors import NotationError
from cabildo.engine.messages import Messages
from cabildo.engine.state import State

QUOTED = 60  # letters of what somebody typed that are said back to them
NAMED = 30  # choices that are named one by one where somebody is told of all


class Choice(NamedTuple):
    key: str  # the number to type
    action: int
    notation: str
    label: str  # what it does, in the player's language


class Unclear(Exception):
    """What somebody typed cannot be taken as an answer; the text says why, in their language."""


def choices_of(state: State, messages: Messages) -> list[Choice]:
    """The legal actions, numbered from 1; or, where the question is "how many", by that amount."""
    actions = state.legal_actions()
    notations = [state.vocabulary.notation(action) for action in actions]
    if asks_how_many(state, notations):
        keys = [notation.rpartition(" ")[2] for notation in notations]
    else:
        keys = [str(number) for number in range(1, len(actions) + 1)]
    return [
        Choice(key, action, notation, messages.action(notation))
        for key, action, notation in zip(keys, actions, notations, strict=True)
    ]


def asks_how_many(state: State, notations: Sequence[str]) -> bool:
    """Whether the answers differ only in a number of which there can be none: "man corn 2", but not "load corn 7"."""
    beginnings = {notation.rpartition(" ")[0] for notation in notations}
    try:
        state.vocabulary.parse(f"{beginnings.pop()} 0")
    except NotationError:
        return False
    return not beginnings


def split_answers(line: str) -> list[str]:
    """Several answers on a line: numbers apart by spaces, notation by commas or semicolons."""
    answers: list[str] = []
    for part in line.replace(";", ",").split(","):
        words = part.split()
        if all(word.isdecimal() for word in words):
            answers.extend(words)
        else:
            answers.append(" ".join(words))
    return answers


def choose(text: str, state: State, messages: Messages) -> int:
    """The legal action that somebody means; raises Unclear."""
    choices = choices_of(state, messages)
    for choice in choices:
        if text in (choice.key, choice.notation):
            return choice.action
    if text.isdecimal():
        raise Unclear(messages.text("no-such-number", text=shortened(text), keys=keys_of(choices)))
    found = those_meant(text, choices)
    if len(found) == 1:
        return found[0].action
    if found:
        named = [choice.notation for choice in found[:NAMED]] + (["..."] if len(found) > NAMED else [])
        raise Unclear(messages.text("ambiguous", text=shortened(text), found="; ".join(named)))
    action = meant(text, state, messages)
    if action is None:
        raise Unclear(messages.text("not-understood", text=shortened(text)))
    raise Unclear(objection(action, state, messages))


def meant(text: str, state: State, messages: Messages) -> int | None:
    """The action, legal or not, that somebody names: by notation, or by words among those they may look for here."""
    try:
        return state.vocabulary.parse(text)
    except NotationError:
        pass
    decision = state.decision
    listed = []
    for action in (*decision.choices, *decision.expected):
        notation = state.vocabulary.notation(action)
        listed.append(Choice("", action, notation, messages.action(notation)))
    found = those_meant(text, listed)
    return found[0].action if len(found) == 1 else None


def keys_of(choices: Sequence[Choice]) -> str:
    """All numbers that one may type."""
    if len(choices) > NAMED:
        return f"{choices[0].key}-{choices[-1].key}"
    return ", ".join(choice.key for choice in choices)


def objection(action: int, state: State, messages: Messages) -> str:
    """Why the actor may not do this: the rule's message and its id; or that they may."""
    notation = state.vocabulary.notation(action)
    rule = state.explain(action, state.actor)
    if rule is None:
        return messages.text("allowed", notation=notation)
    return messages.text("objection", notation=notation, reason=messages.text(rule), rule=rule)


def those_meant(text: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices that have every word typed, whatever the accents and hyphens; if none has, words may be begun only.

    So "a1" is not "a10" where both can be chosen.
    """
    typed = plain_words(text)
    if not typed:  # only signs, which all choices would have
        return []
    known = [(choice, plain_words(f"{choice.notation} {choice.label}")) for choice in choices]
    whole = [choice for choice, words in known if all(word in words for word in typed)]
    return whole or [choice for choice, words in known if all(begins(word, words) for word in typed)]


def begins(typed: str, words: Sequence[str]) -> bool:
    return any(word.startswith(typed) for word in words)


def plain_words(text: str) -> list[str]:
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(
        letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter)
    ).split()


def shortened(text: str) -> str:
    """What somebody typed, as it is said back to them."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}..."
