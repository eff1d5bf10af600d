"""Laws about what may be done: generated and judged apart, refused without a trace, written in one way."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

from cabildo.engine import reasons
from cabildo.engine.errors import CabildoError, IllegalAction, NotationError
from cabildo.engine.state import NOBODY, State
from cabildo.engine.title import Title
from cabildo.engine.vocabulary import Vocabulary
from cabildo.testing.failures import LawBroken
from cabildo.testing.snapshots import snapshot

ENGINE_REASONS = {value for value in vars(reasons).values() if isinstance(value, str) and value.startswith("engine.")}
MOST_ACTIONS = 3500  # a vocabulary stays small: larger choices are several decisions


def legal_actions_are_in_order(title: Title, states: Iterable[State]) -> None:
    """What is legal ascends, each action once and in the vocabulary; there is something until the game is over."""
    law = legal_actions_are_in_order
    for state in states:
        vocabulary, legal = state.vocabulary, state.legal_actions()
        if legal != sorted(set(legal)):
            raise LawBroken(law, f"the legal actions are not ascending, each once: {legal}", state)
        if not state.over and not legal:
            raise LawBroken(law, "the game is not over, but nothing is legal", state)
        if legal and not 0 <= legal[0] <= legal[-1] < len(vocabulary):
            raise LawBroken(law, f"legal actions are outside the vocabulary of {len(vocabulary)}: {legal}", state)


def legality_is_said_twice(title: Title, states: Iterable[State], options: Mapping[str, Any] | None = None) -> None:
    """An action is generated exactly when `explain` finds no rule against it; every reason is a rule of this game.

    `options` are those of the game, by which some rules are in force and others are not.
    """
    law = legality_is_said_twice
    for state in states:
        vocabulary, legal = state.vocabulary, state.legal_actions()
        values = title.check(state.people, options)
        for action in range(len(vocabulary)) if not state.over else ():
            notation, reason = vocabulary.notation(action), state.explain(action, state.actor)
            if reason is None and action not in legal:
                raise LawBroken(law, f"{notation!r} is not generated, but explain finds nothing against it", state)
            if reason is not None and action in legal:
                raise LawBroken(law, f"{notation!r} is generated, but explain names {reason!r} against it", state)
            if reason is None or reason in ENGINE_REASONS:
                continue
            if reason not in title.ledger:
                raise LawBroken(law, f"{notation!r}: the reason {reason!r} is no rule of the ledger", state)
            if not title.in_force(title.ledger[reason], state.seats, values):
                raise LawBroken(law, f"{notation!r}: the rule {reason!r} is not in force in this game", state)


def only_the_actor_acts(title: Title, states: Iterable[State]) -> None:
    """For every other seat, and for everybody at the end, `explain` names the engine's reason."""
    law = only_the_actor_acts
    for state in states:
        expected = reasons.GAME_OVER if state.over else reasons.NOT_YOUR_TURN
        if state.over != (state.actor == NOBODY) or (state.over and state.legal_actions()):
            raise LawBroken(law, "a finished game has no actor and no legal actions, and only a finished one", state)
        if not state.over and not 0 <= state.actor < state.seats:
            raise LawBroken(law, f"the actor {int(state.actor)} is none of {state.seats} seats", state)
        for seat in range(state.seats):
            for action in range(len(state.vocabulary)) if seat != state.actor else ():
                reason = state.explain(action, seat)
                if reason != expected:
                    notation = state.vocabulary.notation(action)
                    raise LawBroken(law, f"{notation!r} of seat {seat}: {reason!r} instead of {expected!r}", state)
        if state.over:
            try:
                state.decision  # noqa: B018 - asked for what it raises
            except CabildoError:
                continue
            raise LawBroken(law, "somebody is asked something after the end", state)


def illegal_actions_change_nothing(title: Title, states: Iterable[State], tries: int = 12, seed: int = 0) -> None:
    """An illegal action raises IllegalAction with the rule that `explain` names, and leaves the state untouched.

    At each state some illegal actions are tried, and numbers that are no actions, which raise NotationError.
    """
    law = illegal_actions_change_nothing
    pick = random.Random(seed)
    for state in states:
        before, legal = snapshot(state), set(state.legal_actions())
        illegal = [action for action in range(len(state.vocabulary)) if action not in legal]
        for action in pick.sample(illegal, min(tries, len(illegal))):
            notation = state.vocabulary.notation(action)
            reason = reasons.GAME_OVER if state.over else state.explain(action, state.actor)
            try:
                state.apply(action)
            except IllegalAction as refusal:
                if refusal.rule != reason:
                    raise LawBroken(law, f"{notation!r}: carries {refusal.rule!r}, not {reason!r}", state) from None
            else:
                raise LawBroken(law, f"{notation!r} is not legal but was carried out", state)
        for action in (-1, len(state.vocabulary), 2**40):
            try:
                state.apply(action)
            except NotationError:
                continue
            raise LawBroken(law, f"the number {action}, which is no action, was carried out", state)
        if snapshot(state) != before:
            raise LawBroken(law, "a refused action has changed the state", state)


def notation_goes_both_ways(title: Title, states: Iterable[State]) -> None:
    """Notation and number are each other's inverse over the whole vocabulary, which has a bounded size."""
    seen: list[Vocabulary] = []
    for state in states:
        vocabulary = state.vocabulary
        if not any(vocabulary is other for other in seen):
            seen.append(vocabulary)
            check_vocabulary(title, vocabulary)


def check_vocabulary(title: Title, vocabulary: Vocabulary) -> None:
    law = notation_goes_both_ways
    if len(vocabulary) > MOST_ACTIONS:
        raise LawBroken(law, f"{len(vocabulary)} actions are too many: split the larger choices into several decisions")
    covered = [action for range_ in vocabulary.ranges for action in range(range_.first, range_.first + range_.size)]
    if covered != list(range(len(vocabulary))):
        raise LawBroken(law, "the kinds do not cover the numbers one after another")
    for action in range(len(vocabulary)):
        notation = vocabulary.notation(action)
        if vocabulary.parse(notation) != action or vocabulary.parse(f"  {notation.replace(' ', '  ')} ") != action:
            raise LawBroken(law, f"{notation!r} is the notation of {action} but does not parse to it")
        if notation != " ".join(notation.split()) or not notation:
            raise LawBroken(law, f"{notation!r} is not words with single spaces between")
    for text in ("", "no such action", vocabulary.notation(0) + " x"):
        try:
            vocabulary.parse(text)
        except NotationError:
            continue
        raise LawBroken(law, f"{text!r} is taken for an action of {title.name}")
