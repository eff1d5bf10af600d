"""Laws about what a seat is asked, and about the data that leave the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cabildo.engine.errors import CabildoError, NotationError
from cabildo.engine.events import Event
from cabildo.engine.frames import Frame
from cabildo.engine.game import Game
from cabildo.engine.state import EVERYBODY, State
from cabildo.engine.title import Title
from cabildo.testing.failures import LawBroken
from cabildo.testing.forms import misfit
from cabildo.testing.plain import flaw
from cabildo.testing.snapshots import all_eyes
from cabildo.testing.titles import NAME

RESERVED = {"event", "move"}  # an event's own words in a log


def decisions_are_sound(title: Title, states: Iterable[State]) -> None:
    """A decision offers exactly what is legal, usual answers among it, and names only what exists."""
    law = decisions_are_sound
    for state in states:
        if state.over:
            continue
        try:
            decision, legal = state.decision, state.legal_actions()
        except NotationError as problem:
            raise LawBroken(law, f"it tells of what cannot be done: {problem}", state) from None
        if decision.seat != state.actor or decision.kind != state.phases[state.phase].name():
            raise LawBroken(law, f"it asks seat {decision.seat} for {decision.kind!r}", state)
        if list(decision.choices) != legal:
            raise LawBroken(law, "its choices are not the legal actions", state)
        if decision.usual is not None and decision.usual not in legal:
            raise LawBroken(law, f"the usual answer {state.vocabulary.notation(decision.usual)!r} is not legal", state)
        for action in decision.expected:
            if action in legal:
                raise LawBroken(law, f"{state.vocabulary.notation(action)!r} is legal and also to be explained", state)
        if decision.because is not None and decision.because not in title.ledger:
            raise LawBroken(law, f"it is asked because of {decision.because!r}, which is no rule of the ledger", state)
        if decision.standing is not None and not NAME.fullmatch(decision.standing):
            raise LawBroken(law, f"the key of its standing answers is {decision.standing!r}, which is no word", state)
        if decision.standing is not None and not decision.stands:
            raise LawBroken(law, f"no answer can be left standing under {decision.standing!r}", state)


def only_choices_are_asked(title: Title, states: Iterable[State]) -> None:
    """A played state rests where somebody has a choice; with a single answer only where the phase wants it asked."""
    for state in states:
        if len(state.legal_actions()) == 1 and not state.phases[state.phase].always_asked(state):
            notation = state.vocabulary.notation(state.legal_actions()[0])
            raise LawBroken(only_choices_are_asked, f"only {notation!r} is possible, and it need not be asked", state)


def automata_are_never_asked(title: Title, states: Iterable[State], options: Mapping[str, Any] | None = None) -> None:
    """The seats after the people's are those of the automata that the title declares, and nobody asks them anything."""
    law = automata_are_never_asked
    for state in states:
        people, automata = state.people, title.automata_of(state)
        if people not in title.player_counts or automata != title.automata(people, options or {}):
            problem = f"{state.seats} seats with the automata {automata} are not what {people} players and options give"
            raise LawBroken(law, problem, state)
        if len(set(automata)) != len(automata) or not all(NAME.fullmatch(name) for name in automata):
            raise LawBroken(law, f"the automata {automata} are not called by different words", state)
        frame: Frame | None = None if state.over else state.top()
        while frame is not None:
            if not 0 <= frame.actor < people:
                raise LawBroken(law, f"seat {int(frame.actor)} is asked, which nobody plays", state)
            frame = frame.below


def data_are_plain(title: Title, states: Iterable[State]) -> None:
    """Views, decisions, standings and positions are JSON's own types with texts as keys."""
    law = data_are_plain
    for state in states:
        found = [flaw(state.to_position(), "to_position()")]
        if not state.over:
            found.append(flaw(state.decision.to_data(state.vocabulary), "decision.to_data()"))
        for seat in all_eyes(state):
            found.append(flaw(state.view(seat), f"view({seat})"))
            try:
                standings = state.standings(seat)
            except CabildoError:
                if seat is not None or state.over:
                    raise LawBroken(law, f"there are no standings for seat {seat}", state) from None
                continue
            found.append(flaw(standings.to_data(), f"standings({seat})"))
        for problem in found:
            if problem:
                raise LawBroken(law, problem, state)


def views_have_their_form(title: Title, states: Iterable[State]) -> None:
    """Views are of the type that the title declares: nothing missing, nothing besides, and no unknown name."""
    for state in states:
        for seat in all_eyes(state):
            problem = misfit(state.view(seat), title.view_type, f"view({seat})")
            if problem:
                raise LawBroken(views_have_their_form, problem, state)


def events_are_sound(title: Title, games: Iterable[Game]) -> None:
    """Events are plain data, name their audience where they have a secret, and stand in the order of the moves."""
    law = events_are_sound
    for game in games:
        last = 0
        for event in game.events:
            problem = event_flaw(event, game.state.seats)
            if not problem and not last <= event.move <= len(game.moves):
                problem = f"belongs to move {event.move}, after one of move {last}"
            if problem:
                raise LawBroken(law, f"event {event.name!r}: {problem}")
            last = event.move
        for seat in all_eyes(game.state):
            if len(game.log(seat)) != len(game.events):
                raise LawBroken(law, f"the log of seat {seat} does not have a place for every event")


def event_flaw(event: Event, seats: int) -> str:
    if event.secret and event.audience == EVERYBODY:
        return "has a secret for everybody"
    if event.audience != EVERYBODY and not 0 < event.audience < 1 << seats:
        return f"has the audience {event.audience:b}, which is no set of {seats} seats"
    for words in (event.params, event.secret):
        clash = (RESERVED | (set(event.params) if words is event.secret else set())) & set(words)
        if clash:
            return f"uses {', '.join(sorted(clash))} twice"
        if type(words.get("seat", 0)) is not int or not 0 <= words.get("seat", 0) < seats:
            return f"names seat {words['seat']!r}"
        problem = flaw(words, "a parameter")
        if problem:
            return problem
    return ""
