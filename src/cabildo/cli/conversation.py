"""The course of a game at one screen: who is asked when, the curtain between people, and the end."""

from __future__ import annotations

from cabildo.cli.choices import Unclear
from cabildo.cli.commands import run_command, run_curtain_command
from cabildo.cli.session import Session
from cabildo.engine.errors import CabildoError


def play_to_end(session: Session) -> None:
    """Ask people and programs until the game is over; raises Quit or EOFError when somebody leaves."""
    session.screen.prose(session.messages.text("welcome"), style="dim")
    keep(session)
    while not session.game.state.over:
        if session.is_question():
            keep(session)
            ask(session, int(session.game.state.actor))
        else:
            session.answer_of_program()
    keep(session)
    session.show_end()


def keep(session: Session) -> None:
    """Write the game down by itself, and say once if that is not possible."""
    worked = not session.archive.problem
    session.archive.keep(session.game)
    if worked and session.archive.problem:
        session.screen.line(session.messages.text("not-kept", problem=session.archive.problem), style="yellow")


def ask(session: Session, seat: int) -> None:
    """Show a person what is new and what is asked, and take what they type until the game has changed."""
    if seat != session.viewer and len(session.people) > 1 and not pass_screen(session, seat):
        return
    session.show_turn(seat)
    changed: bool | None = False
    while not changed:
        line = session.screen.ask(f"{session.messages.player(seat)}> ")
        try:
            changed = run_command(session, line)
            if changed is None:
                changed = session.take_answers(line)
        except Unclear as problem:
            session.screen.prose(str(problem), style="yellow")
        except CabildoError as problem:
            session.screen.line(str(problem), style="yellow")


def pass_screen(session: Session, seat: int) -> bool:
    """The curtain: hide what one person saw until the next one is there.

    The one before may still take back their last answer; false if they did.
    """
    while True:
        session.screen.curtain()
        session.screen.line(session.messages.text("curtain", seat=seat), style="bold")
        if session.viewer is not None:
            session.screen.line(session.messages.text("curtain-undo", seat=session.viewer), style="dim")
        try:
            if run_curtain_command(session, session.screen.ask("> ")):
                return False
        except Unclear as problem:
            session.screen.line(str(problem), style="yellow")
            session.screen.ask("> ")
        else:
            session.screen.curtain()
            return True
