"""`cabildo remove`: a host takes a table, a person or a line of chat off the server."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer

from cabildo.cli.extras import server_installed
from cabildo.cli.keeping import settings_for, telling
from cabildo.cli.options import Language
from cabildo.cli.screen import Screen, fail
from cabildo.cli.serve import Data, Database
from cabildo.cli.speech import messages_for, say
from cabildo.engine.messages import Messages

if TYPE_CHECKING:  # the other commands start without the server
    from cabildo.server.keeping.removal import PersonFacts

LEFT_ALONE = 1  # the exit code if nothing was removed

remove = typer.Typer(help=say("help-remove"), no_args_is_help=True, rich_markup_mode=None)
IDS = {"ignore_unknown_options": True}  # an id may begin with a hyphen
Yes = Annotated[bool, typer.Option("--yes", help=say("help-yes"))]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help=say("help-table-id"), show_default=False)]


@remove.command("table", help=say("help-remove-table"), context_settings=IDS)
def remove_table(
    table: TableId, database: Database = None, data: Data = None, yes: Yes = False, language: Language = None
) -> None:
    with server_installed(database):
        from cabildo.server.keeping import removal

    messages, screen, settings = messages_for(None, language), Screen(), settings_for(database, data)
    with telling(messages):
        facts = removal.look_at_table(settings, table)
        screen.line(
            messages.text(
                "remove-table-facts",
                table=facts.id,
                title=facts.title,
                status=facts.status,
                moved=shown(facts.moved),
                names=", ".join(facts.names),
                people=len(facts.names),
                entries=facts.entries,
                lines=facts.lines,
            )
        )
        make_sure(screen, messages, yes)
        removal.remove_table(settings, table)
    screen.line(messages.text("removed"))


@remove.command("person", help=say("help-remove-person"), context_settings=IDS)
def remove_person(
    who: Annotated[str, typer.Argument(metavar="PERSON", help=say("help-person"), show_default=False)],
    database: Database = None,
    data: Data = None,
    yes: Yes = False,
    language: Language = None,
) -> None:
    with server_installed(database):
        from cabildo.server.keeping import removal

    messages, screen, settings = messages_for(None, language), Screen(), settings_for(database, data)
    with telling(messages):
        found = removal.look_for_people(settings, who)
        for number, facts in enumerate(found, 1):
            screen.line(person_line(messages, facts, number if len(found) > 1 else 0))
        chosen = found[0] if len(found) == 1 else which(screen, messages, found, yes)
        make_sure(screen, messages, yes)
        removal.remove_person(settings, chosen.id)
    screen.line(messages.text("removed"))


@remove.command("chat", help=say("help-remove-chat"), context_settings=IDS)
def remove_chat(
    table: TableId,
    number: Annotated[
        int | None, typer.Argument(metavar="[NUMBER]", help=say("help-line-number"), show_default=False)
    ] = None,
    database: Database = None,
    data: Data = None,
    yes: Yes = False,
    language: Language = None,
) -> None:
    with server_installed(database):
        from cabildo.server.keeping import removal

    messages, screen, settings = messages_for(None, language), Screen(), settings_for(database, data)
    with telling(messages):
        for line in removal.look_at_lines(settings, table, number):
            said = {"name": line.name, "at": shown(line.at), "text": harmless(line.text)}
            screen.line(messages.text("remove-line-facts", number=line.number, **said))
        if number is None:
            return
        make_sure(screen, messages, yes)
        removal.remove_line(settings, table, number)
    screen.line(messages.text("removed"))


def person_line(messages: Messages, facts: PersonFacts, number: int) -> str:
    text = messages.text(
        "remove-person-facts",
        person=facts.id,
        name=facts.name,
        created=shown(facts.created),
        tables=facts.tables,
        lines=facts.lines,
        notes=facts.notes,
    )
    return f"{number}. {text}" if number else text


def which(screen: Screen, messages: Messages, found: list[PersonFacts], yes: bool) -> PersonFacts:
    """The one of several who is meant; nobody can be asked with --yes."""
    answer = "" if yes else asked(screen, messages.text("remove-which", count=len(found)))
    if answer.isdecimal() and 1 <= int(answer[:9]) <= len(found):
        return found[int(answer[:9]) - 1]
    fail(messages.text("remove-several"))
    raise typer.Exit(LEFT_ALONE)


def make_sure(screen: Screen, messages: Messages, yes: bool) -> None:
    """Ask, unless the host has said yes already."""
    if not yes and asked(screen, messages.text("remove-sure")).lower() not in messages.text("remove-yes").split():
        fail(messages.text("remove-not"))
        raise typer.Exit(LEFT_ALONE)


def asked(screen: Screen, prompt: str) -> str:
    try:
        return screen.ask(f"{prompt} ")
    except EOFError:
        return ""


def harmless(text: str) -> str:
    """What somebody wrote, on one line; else they could steer the host's terminal, or show a line of another's."""
    return "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in text)


def shown(time: datetime) -> str:
    return f"{time:%Y-%m-%d %H:%M} UTC"
