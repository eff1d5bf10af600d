"""`cabildo serve`: the browser game, for oneself or for a club."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from cabildo.cli.extras import server_installed
from cabildo.cli.options import Language
from cabildo.cli.screen import Screen
from cabildo.cli.speech import messages_for, say
from cabildo.engine.errors import OptionError

T = TypeVar("T")

Host = Annotated[str, typer.Option(metavar="ADDRESS", help=say("help-host"))]
Port = Annotated[int | None, typer.Option(metavar="N", min=0, max=65535, help=say("help-port"), show_default=False)]
Database = Annotated[str | None, typer.Option(metavar="URL", help=say("help-database"), show_default=False)]
Data = Annotated[Path | None, typer.Option(metavar="FOLDER", help=say("help-data"), show_default=False)]
Open = Annotated[bool, typer.Option("--open", help=say("help-open"))]
NoLimits = Annotated[bool, typer.Option("--no-rate-limits", help=say("help-no-rate-limits"))]
BotPause = Annotated[float, typer.Option(metavar="SECONDS", min=0, help=say("help-bot-pause"))]
TestSeed = Annotated[int | None, typer.Option("--seed", metavar="N", help=say("help-test-seed"), show_default=False)]
Https = Annotated[bool, typer.Option("--https", help=say("help-https"))]
TrustedProxies = Annotated[
    list[str] | None, typer.Option("--trusted-proxy", metavar="ADDRESS", help=say("help-trusted-proxy"))
]
AllowedHosts = Annotated[
    list[str] | None, typer.Option("--allowed-host", metavar="NAME", help=say("help-allowed-host"))
]
PushContact = Annotated[
    str | None, typer.Option("--push-contact", metavar="URL", help=say("help-push-contact"), show_default=False)
]
LimitWishes = Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=NUMBER", help=say("help-limit"))]


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = None,
    data: Data = None,
    open_page: Open = False,
    no_rate_limits: NoLimits = False,
    https: Https = False,
    allowed_hosts: AllowedHosts = None,
    trusted_proxies: TrustedProxies = None,
    limits: LimitWishes = None,
    push_contact: PushContact = None,
    bot_pause: BotPause = 0.0,
    seed: TestSeed = None,
    language: Language = None,
) -> None:
    with server_installed(database, push=push_contact is not None):  # here: the other commands start without the server
        from cabildo.server.addresses import Proxies
        from cabildo.server.hosts import host_name
        from cabildo.server.push.endpoints import contact_of
        from cabildo.server.serving import serve as serve_pages
        from cabildo.server.settings import Settings, default_data_folder, read_limits
        from cabildo.server.store.migrate import DatabaseProblem

    settings = Settings(
        data_folder=(data or default_data_folder()).absolute(),
        database=database,
        rate_limits=not no_rate_limits,
        secure_cookie=https,
        allowed_hosts=tuple(allowed_hosts or ()),
        trusted_proxies=tuple(trusted_proxies or ()),
        bot_pause=bot_pause,
        seed=seed,
    )
    check("--allowed-host", lambda: [host_name(name) for name in settings.allowed_hosts])
    check("--trusted-proxy", lambda: Proxies(settings.trusted_proxies))
    if push_contact is not None:
        settings.push_contact = check("--push-contact", lambda: contact_of(push_contact))
    settings.limits = check("--limit", lambda: read_limits(limits or ()))
    messages = messages_for(None, language)
    screen = Screen()
    try:
        serve_pages(
            settings,
            host,
            port,
            open_page=open_page,
            announce=lambda address: screen.show(messages.text("serving", address=address)),
        )
    except DatabaseProblem as problem:
        raise OptionError(f"database: {problem}") from None


def check(option: str, read: Callable[[], T]) -> T:
    """What was read; raises OptionError, which names the option."""
    try:
        return read()
    except ValueError as problem:
        raise OptionError(f"{option}: {problem}") from None
