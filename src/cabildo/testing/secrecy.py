"""Laws about secrets: what a seat sees, is asked and may do follows from what it may know."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec

from cabildo.engine.errors import CabildoError, PositionError
from cabildo.engine.finality import cautions
from cabildo.engine.foresight import foresee
from cabildo.engine.game import Game
from cabildo.engine.positions import position_hash
from cabildo.engine.standing_answers import standing_choices, standing_key
from cabildo.engine.state import State
from cabildo.engine.title import Title
from cabildo.testing.failures import LawBroken
from cabildo.testing.snapshots import all_eyes, as_bytes, asked, seen_from, snapshot

# Changes, in a copy, something that the seat (None: a spectator) may not know; None where there is nothing to change.
Alter = Callable[[State, int | None, random.Random], State | None]

# From a position, others that differ in one thing; they need not be possible.
Vary = Callable[[dict[str, Any]], Iterable[dict[str, Any]]]

SEEDS = (11, 12)


def samples_look_real(title: Title, states: Iterable[State]) -> None:
    """`sample(seat)` is a state of its own which the seat cannot tell from the real one and which knows no more.

    The view is the same to the byte and, for the actor, so are decision, legal actions and every `explain`; the
    generator is another one, so that the future cannot be peeked at. Of a title that declares no secrets the whole
    position is the same, and no choice is hidden.
    """
    law = samples_look_real
    for state in states:
        before = snapshot(state)
        twin = state.copy()
        twin.reseed(SEEDS[0] + 100)
        if not (title.secrets or state.over) and state.decision.hidden:
            raise LawBroken(law, "a choice is hidden, but the title declares no secrets", state)
        for seat in range(state.seats):
            samples = [state.sample(seat, seed) for seed in SEEDS]
            for sample in samples:
                problem = sample_flaw(title, state, sample, seat)
                if problem:
                    raise LawBroken(law, f"the sample of seat {seat}: {problem}", state)
            if snapshot(twin.sample(seat, SEEDS[0])) != snapshot(samples[0]):
                raise LawBroken(law, f"the sample of seat {seat} depends on more than state and seed", state)
            if snapshot(title.from_position(samples[0].to_position())) != snapshot(samples[0]):
                raise LawBroken(law, f"the sample of seat {seat} is not the state of its position", state)
        if snapshot(state) != before:
            raise LawBroken(law, "sampling has changed the state", state)


def sample_flaw(title: Title, state: State, sample: State, seat: int) -> str:
    """How the seat could tell the sample from the state, or what else is wrong with it."""
    if sample.sink is not None:
        return "tells the sink of the real game"
    if (sample.lane_a, sample.lane_b) == (state.lane_a, state.lane_b):
        return "has the real generator"
    if seen_from(sample, seat) != seen_from(state, seat):
        return "has another view"
    if title.material(sample) != title.material(state):
        return "has other material"
    if not title.secrets and position_hash(sample) != position_hash(state):
        return "has another position, but the title declares no secrets"
    return actor_difference(state, sample) if seat == state.actor else ""


def actor_difference(one: State, other: State) -> str:
    """What the actor could tell two states apart by."""
    if asked(one) != asked(other):
        return "has another decision"
    if one.legal_actions() != other.legal_actions():
        return "has other legal actions"
    for action in range(len(one.vocabulary)):
        if one.explain(action, one.actor) != other.explain(action, other.actor):
            return f"explains {one.vocabulary.notation(action)!r} in another way"
    return ""


def who_is_asked_is_public(title: Title, states: Iterable[State]) -> None:
    """Who is asked, for what kind of decision and in which round, is the same in a sample of any seat.

    So is the key of standing answers and what may stand under it.
    """
    for state in states:
        for seat in range(state.seats):
            sample = state.sample(seat, SEEDS[0])
            if public_facts(sample) != public_facts(state):
                problem = f"in a sample of seat {seat} it is {public_facts(sample)}, not {public_facts(state)}"
                raise LawBroken(who_is_asked_is_public, problem, state)


def public_facts(state: State) -> tuple[object, ...]:
    kind = None if state.over else state.phases[state.phase].name()
    course = (state.title.round_of(state), state.title.scorable(state))
    return (state.over, int(state.actor), kind, standing_key(state), standing_choices(state), *course)


def samples_ignore_secrets(title: Title, states: Iterable[State], alter: Alter, seed: int = 0) -> None:
    """What a seat may not know changes nothing in its samples: bots that search on them, and forks, cannot peek."""
    pick = random.Random(seed)
    for state in states:
        for seat in range(state.seats):
            changed = alter(state.copy(), seat, pick)
            if changed is not None and snapshot(changed.sample(seat, seed)) != snapshot(state.sample(seat, seed)):
                raise LawBroken(samples_ignore_secrets, f"the samples of seat {seat} know a secret", state)


def nothing_leaks(
    title: Title, states: Iterable[State], alter: Alter, reveals: Collection[str] = (), seed: int = 0
) -> int:
    """What a seat may not know changes nothing in its view, standings, figures, decision and tries, log and record.

    `alter` changes such a thing. Log and record are compared over one more move, except where it brings secrets to
    light: `reveals` names the events that do. Hands back how many pairs of states were compared.
    """
    law = nothing_leaks
    pick = random.Random(seed)
    compared = 0
    for state in states:
        for seat in all_eyes(state):
            changed = alter(state.copy(), seat, pick)
            if changed is None:
                continue
            if as_bytes(changed.to_position()) == as_bytes(state.to_position()):
                raise LawBroken(law, f"`alter` was to change something unknown to seat {seat}, but did not", state)
            compared += 1
            problem = leak(state, changed, seat)
            common = sorted(set(state.legal_actions()) & set(changed.legal_actions()))
            if not problem and common:
                problem = leak_in_move(title, state, changed, seat, pick.choice(common), reveals)
            if problem:
                raise LawBroken(law, f"a secret shows to seat {seat}: {problem}", state)
    return compared


def leak(state: State, changed: State, seat: int | None) -> str:
    """By what the seat could tell the states apart that it should not."""
    if public_facts(state) != public_facts(changed):
        return "who is asked for what depends on it"
    if seen_from(state, seat) != seen_from(changed, seat):
        return "the view depends on it"
    if standings_for(state, seat) != standings_for(changed, seat):
        return "the standings depend on it"
    if as_bytes(state.title.figures(state, seat)) != as_bytes(changed.title.figures(changed, seat)):
        return "the figures depend on it"
    if seat is not None and seat == state.actor:
        difference = actor_difference(state, changed)
        if difference:
            return f"the actor {difference}"
        if warned(state) != warned(changed):
            return "what the actor is warned of depends on it"
        for action in {*state.legal_actions()[:1], *state.legal_actions()[-1:]}:
            if foreseen(state, seat, action) != foreseen(changed, seat, action):
                return f"what the actor foresees of {state.vocabulary.notation(action)!r} depends on it"
    return ""


def foreseen(state: State, seat: int, action: int) -> bytes:
    """What the actor is told who tries an action."""
    return as_bytes(msgspec.to_builtins(foresee(state, seat, [state.vocabulary.notation(action)])))


def warned(state: State) -> bytes:
    """What the actor is told to beware of before they choose."""
    return as_bytes(
        {state.vocabulary.notation(action): msgspec.to_builtins(lines) for action, lines in cautions(state).items()}
    )


def standings_for(state: State, seat: int | None) -> bytes:
    try:
        return as_bytes(state.standings(seat).to_data())
    except CabildoError:
        return b"refused"


def leak_in_move(
    title: Title, state: State, changed: State, seat: int | None, action: int, reveals: Collection[str]
) -> str:
    """The same for what is told of the next move."""
    changed.lane_a, changed.lane_b = state.lane_a, state.lane_b
    one, other = one_move(title, state, action), one_move(title, changed, action)
    if any(event.name in reveals for event in [*one.events, *other.events]):
        return ""
    return told_difference(one, other, seat)


def one_move(title: Title, state: State, action: int) -> Game:
    """A game that begins with this state and has one move."""
    game = Game.from_position(state.to_position(), title=title)
    game.apply(action)
    return game


def told_difference(one: Game, other: Game, seat: int | None) -> str:
    """By what the seat could tell two games apart."""
    if as_bytes(one.log(seat)) != as_bytes(other.log(seat)):
        return "the log of the next move depends on it"
    if not one.state.over and as_bytes(one.record_for(seat)) != as_bytes(other.record_for(seat)):
        return "the seat's record depends on it"
    if seen_from(one.state, seat) != seen_from(other.state, seat):
        return "the view after the next move depends on it"
    return "" if public_facts(one.state) == public_facts(other.state) else "who is asked next depends on it"


def hidden_choices_stay_hidden(title: Title, states: Iterable[State], reveals: Collection[str] = ()) -> None:
    """Of a secret choice the others learn only that it was made: not by view, log, record or who is asked next.

    Choices that bring it to light are left out: `reveals` names the events that do.
    """
    for state in states:
        if state.over or not state.decision.hidden:
            continue
        games = [one_move(title, state, action) for action in state.legal_actions()]
        quiet = [game for game in games if not any(event.name in reveals for event in game.events)]
        for other in quiet[1:]:
            for seat in all_eyes(state):
                problem = told_difference(quiet[0], other, seat) if seat != state.actor else ""
                if problem:
                    choices = " or ".join(repr(game.moves[0].action) for game in (quiet[0], other))
                    problem = f"seat {seat} could tell {choices}: {problem}"
                    raise LawBroken(hidden_choices_stay_hidden, problem, state)


def learning_is_told(title: Title, states: Iterable[State], seed: int = 0) -> None:
    """A seat that `apply` does not count among those who learned something could have foreseen what it sees.

    So in a sample of that seat the same action is legal and leads to the same view; undo relies on it.
    """
    law = learning_is_told
    pick = random.Random(seed)
    for state in states:
        if state.over:
            continue
        action = pick.choice(state.legal_actions())
        after = state.copy()
        if after.apply(action) != (after.learned != 0):
            raise LawBroken(law, "what apply hands back is not whether anybody learned something", state)
        for seat in range(state.seats):
            if after.learned >> seat & 1:
                continue
            sample = state.sample(seat, SEEDS[0])
            notation = state.vocabulary.notation(action)
            if action not in sample.legal_actions():
                raise LawBroken(law, f"{notation!r} proved something to seat {seat}, but it was not told", state)
            sample.apply(action)
            if not after.over and seen_from(sample, seat) != seen_from(after, seat):
                raise LawBroken(law, f"seat {seat} learned something by {notation!r}, but it was not told", state)


def views_tell_what_decides(title: Title, states: Iterable[State], vary: Vary) -> int:
    """Two positions that look the same to the actor are the same decision: what is legal follows from the view.

    `vary` changes one thing after another, above all what a phase remembers. Hands back how many of these positions
    the title accepts.
    """
    law = views_tell_what_decides
    accepted = 0
    for state in states:
        if state.over:
            continue
        seen = seen_from(state, state.actor)
        for document in vary(state.to_position()):
            try:
                other = title.from_position(document)
            except PositionError:
                continue
            accepted += 1
            if not other.over and seen_from(other, state.actor) == seen:
                difference = actor_difference(state, other)
                if difference:
                    problem = f"a position with the same view for seat {int(state.actor)} {difference}"
                    raise LawBroken(law, problem, other)
    return accepted
