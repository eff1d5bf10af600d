"""What one can type at the table besides an answer: why, undo, save and the rest, in English and in one's language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.table import Table

from cabildo.cli.archive import NotSaved
from cabildo.cli.choices import Choice, Unclear, meant, objection, plain_words, shortened, split_answers
from cabildo.cli.groups import apart, in_words
from cabildo.cli.rules import show_rules
from cabildo.cli.session import Session

LOG_LINES = 30
LISTED = 8  # refused actions up to which each is named in full


class Quit(Exception):
    """Somebody leaves the table."""


def why(session: Session, rest: str) -> bool:
    """Why an action is not possible; without one, why everything that one may look for here is not."""
    state = session.game.state
    if rest:
        action = meant(rest, state, session.messages)
        if action is None:
            raise Unclear(session.messages.text("not-understood", text=shortened(rest)))
        session.screen.prose(objection(action, state, session.messages))
        return False
    reasons: dict[str, list[Choice]] = {}
    decision = state.decision
    for action in decision.expected:
        rule = state.explain(action, state.actor) or ""
        notation = state.vocabulary.notation(action)
        label = session.messages.action(notation, decision.facts.get(action))
        reasons.setdefault(rule, []).append(Choice("", action, notation, label))
    for rule, refused in reasons.items():
        lone, alike = apart(refused, above=LISTED)
        actions = [choice.label for choice in lone]
        actions += [in_words(group, session.messages, session.screen.glyphs.ellipsis) for group in alike]
        reason = session.messages.text(rule)
        named = ("; " if alike else ", ").join(actions)
        session.screen.prose(session.messages.text("why-not", actions=named, reason=reason, rule=rule))
    if not reasons:
        session.screen.prose(session.messages.text("why-what"))
    return False


def undo(session: Session, rest: str) -> bool:
    session.take_back(int(session.game.state.actor))
    return True


def auto(session: Session, rest: str) -> bool:
    session.answer_for()
    return True


def always(session: Session, rest: str) -> bool:
    """Answer this kind of question beforehand; without an answer tell what one did, with "ask" be asked again."""
    seat = int(session.game.state.actor)
    text = session.messages.text
    if plain_words(rest) in (["ask"], plain_words(text("always-ask"))):
        session.standing[seat].clear()
        session.screen.line(text("always-asked"), style="green")
        return False
    if rest:
        session.answer_beforehand(rest)
        return True
    answers = session.standing_answers(seat)
    session.screen.prose(text("always-answers", answers="; ".join(answers)) if answers else text("always-none"))
    return False


def save(session: Session, rest: str) -> bool:
    if not rest:
        raise Unclear(session.messages.text("save-where"))
    try:
        session.archive.save(session.game, Path(rest))
    except NotSaved as refused:
        said = session.messages.text(refused.message, file=str(refused.path), problem=refused.problem)
        raise Unclear(said) from None
    session.screen.line(session.messages.text("saved", file=rest), style="green")
    return False


def log(session: Session, rest: str) -> bool:
    """The last events, so many as one says, or all."""
    lines = session.messages.log(session.game.log(session.viewer))
    if not rest:
        lines = lines[-LOG_LINES:]
    elif rest.isdecimal():
        lines = lines[max(0, len(lines) - int(rest[:9])) :]
    for line in lines:
        session.screen.prose(line)
    return False


def board(session: Session, rest: str) -> bool:
    session.show_board()
    session.show_question()
    return False


def rules(session: Session, rest: str) -> bool:
    if not rest:
        raise Unclear(session.messages.text("rules-what"))
    show_rules(session.screen, [session.game.title], rest, session.messages)
    return False


def about(session: Session, rest: str) -> bool:
    """What a piece or a card does, by its name or a part of it, or by the number of the card."""
    text, names = session.messages.text, session.messages.explained()
    wanted = plain_words(rest)
    exact = [piece for piece, name in names.items() if wanted in (plain_words(piece), plain_words(name))]
    found = exact or [piece for piece, name in names.items() if wanted and set(wanted) <= set(plain_words(name))]
    if not found:
        raise Unclear(text("explain-what"))
    for piece in found:
        number = f"{piece} " if piece.isdecimal() else ""
        session.screen.prose(f"{number}{names[piece]}{text('heading-end')} {text(f'about-{piece}')}")
    return False


def help_(session: Session, rest: str) -> bool:
    """All commands with what they do."""
    text = session.messages.text
    session.screen.prose(text("help-answers"))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column()
    for name in COMMANDS:
        grid.add_row(text(f"command-{name}-usage"), text(f"command-{name}-help"))
    session.screen.show(grid)
    return False


def quit_(session: Session, rest: str) -> bool:
    """Leave; if the game is written down nowhere, only on a second thought."""
    anyway = (["now"], plain_words(session.messages.text("quit-now")))
    if session.archive.problem and plain_words(rest) not in anyway:
        raise Unclear(session.messages.text("quit-unsaved", problem=session.archive.problem))
    raise Quit


COMMANDS: dict[str, Callable[[Session, str], bool]] = {
    "why": why,
    "undo": undo,
    "auto": auto,
    "always": always,
    "board": board,
    "log": log,
    "about": about,
    "rules": rules,
    "save": save,
    "help": help_,
    "quit": quit_,
}


def run_command(session: Session, line: str) -> bool | None:
    """Do the command that the line begins with and tell whether the game changed; None if it is no command."""
    name, rest = find_command(session, line)
    return COMMANDS[name](session, rest) if name and not begins_with_answer(session, line) else None


def begins_with_answer(session: Session, line: str) -> bool:
    """Whether the first thing on the line is an answer that is possible now, such as `save stone` amid a payment.

    There it is meant, and not the command of the same name.
    """
    state = session.game.state
    first = split_answers(line)[:1]
    return first in [[state.vocabulary.notation(action)] for action in state.legal_actions()]


def run_curtain_command(session: Session, line: str) -> bool:
    """Between two people only the last one may undo, and anybody may quit; tell whether the game changed."""
    name, rest = find_command(session, line)
    if name == "undo" and session.viewer is not None:
        session.take_back(session.viewer)
        return True
    return name == "quit" and quit_(session, rest)


def find_command(session: Session, line: str) -> tuple[str, str]:
    """The English name of the command that a line begins with, or nothing, and the rest of the line."""
    typed, _, rest = line.partition(" ")
    for name in COMMANDS:
        if plain_words(typed) in (plain_words(name), plain_words(session.messages.text(f"command-{name}"))):
            return name, rest.strip()
    return "", line
