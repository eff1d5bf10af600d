"""The part of the HTTP interface about oneself: name, another browser, taking everything along, leaving for good."""

from __future__ import annotations

import hashlib
import secrets
from typing import cast

from starlette.responses import Response, StreamingResponse

from cabildo.server.api import Asked, Services
from cabildo.server.names import read_name
from cabildo.server.operations import Operation
from cabildo.server.people import new_person_id
from cabildo.server.personal_data import everything_of
from cabildo.server.problems import RequestProblem, nobody, not_found
from cabildo.server.store.people_data import Removal
from cabildo.server.store.rows import PersonRow
from cabildo.server.wire.forms import Colour
from cabildo.server.wire.news import Done
from cabildo.server.wire.people import (
    Person,
    PersonWish,
    Recoverable,
    RecoverWish,
    RecoveryInfo,
    RecoveryLink,
    RecoveryToken,
)

MOST_LINES_TOLD = 200  # of chat, as many as a browser shows


async def me(services: Services, asked: Asked) -> Person:
    """Who I am."""
    row = await services.store.person(asked.somebody)
    if row is None:
        raise not_found("person")
    return person_of(row)


async def set_me(services: Services, asked: Asked) -> Person:
    """Be somebody, or change name and colour."""
    wish: PersonWish = asked.body
    row = PersonRow(asked.person or new_person_id(), read_name(wish.name), wish.colour)
    if asked.person is None:
        await services.store.add_person(row)
    elif await services.store.change_person(row):
        for table in await services.store.tables_of(row.id):
            await services.hub.changed(table.id)
    else:
        raise nobody()
    return person_of(row)


def person_of(row: PersonRow) -> Person:
    return Person(row.id, row.name, cast(Colour, row.colour))


# ---- another browser


async def recovery(services: Services, asked: Asked) -> RecoveryInfo:
    """Whether I have a link that makes another browser mine."""
    made = await services.store.recovery_made(asked.somebody)
    return RecoveryInfo(None if made is None else made.isoformat())


async def make_recovery(services: Services, asked: Asked) -> RecoveryLink:
    """Make the link that makes another browser mine; one made before is good no longer. It is told only now."""
    token = secrets.token_urlsafe(24)
    await services.store.set_recovery(asked.somebody, digest_of(token))
    return RecoveryLink(token)


async def end_recovery(services: Services, asked: Asked) -> Done:
    """My link to another browser is good no longer."""
    await services.store.set_recovery(asked.somebody, None)
    return Done(0)


def digest_of(token: str) -> str:
    """What is kept of a token; it is as long as random, so that a plain hash tells nothing."""
    return hashlib.sha256(token.encode()).hexdigest()


async def look_at_recovery(services: Services, asked: Asked) -> Recoverable:
    """Whose link this is and what they have, before one becomes them."""
    found = await owner_of(services, asked.body.token)
    return Recoverable(
        name=found.name,
        colour=cast(Colour, found.colour),
        tables=len(await services.store.tables_of(found.id, None)),
        me=found.id == asked.person,
        mine=0 if asked.person is None else len(await services.store.tables_of(asked.person, None)),
    )


async def recover(services: Services, asked: Asked) -> Person:
    """Be the person whose link this is; with `merge` what I had here as another one is theirs too."""
    wish: RecoverWish = asked.body
    found = await owner_of(services, wish.token)
    if wish.merge and asked.person not in (None, found.id):
        changed = await services.store.merge_people(asked.somebody, found.id)
        if changed is None:
            raise unknown_link()
        services.hub.part_with(asked.somebody)
        await look_again(services, changed)
    return person_of(found)


async def owner_of(services: Services, token: str) -> PersonRow:
    found = await services.store.recovered(digest_of(token))
    if found is None:
        raise unknown_link()
    return found


def unknown_link() -> RequestProblem:
    return RequestProblem(404, "problem-recovery", "this link is good no longer")


# ---- taking everything along, leaving for good


async def everything(services: Services, asked: Asked) -> Response:
    """All that is mine, as a file: person, tables, records, chat, notes."""
    headers = {"Content-Disposition": 'attachment; filename="cabildo-everything.json"'}
    parts = everything_of(services.store, services.replays, asked.somebody)
    return StreamingResponse(parts, headers=headers, media_type="application/json")


async def delete_me(services: Services, asked: Asked) -> Done:
    """Delete me and all that is mine."""
    removal = await services.store.delete_person(asked.somebody)
    if removal is None:
        raise nobody()
    services.hub.part_with(asked.somebody)
    await tell_removal(services, removal)
    return Done(0)


async def tell_removal(services: Services, removal: Removal) -> None:
    """Show the tables without the person who is deleted, and the chat without their lines."""
    for table in removal.deleted:
        services.tables.forget(table)
        await services.tables.changed(table)
    await look_again(services, removal.changed)
    by_table: dict[str, list[int]] = {}
    for table, number in removal.lines:
        by_table.setdefault(table, []).append(number)
    for table, numbers in by_table.items():
        await services.announcer.said(table, numbers[-MOST_LINES_TOLD:])


async def look_again(services: Services, changed: list[str]) -> None:
    for table in changed:
        await services.tables.catch_up(table)
        await services.tables.changed(table)


PEOPLE_OPERATIONS = [
    Operation(method="GET", path="/api/me", handler=me, answer=Person, cookie=True),
    Operation(
        method="POST",
        path="/api/me",
        handler=set_me,
        answer=Person,
        body=PersonWish,
        person=False,
        limit="new",
        quota="guests",
        cookie=True,
    ),
    Operation(method="DELETE", path="/api/me", handler=delete_me, answer=Done, cookie=True),
    Operation(method="GET", path="/api/me/everything", handler=everything, answer=dict, limit="everything"),
    Operation(method="GET", path="/api/me/recovery", handler=recovery, answer=RecoveryInfo),
    Operation(
        method="POST", path="/api/me/recovery", handler=make_recovery, answer=RecoveryLink, status=201, limit="recover"
    ),
    Operation(method="DELETE", path="/api/me/recovery", handler=end_recovery, answer=Done, limit="recover"),
    Operation(
        method="POST",
        path="/api/recover/look",
        handler=look_at_recovery,
        answer=Recoverable,
        body=RecoveryToken,
        person=False,
        limit="recover",
    ),
    Operation(
        method="POST",
        path="/api/recover",
        handler=recover,
        answer=Person,
        body=RecoverWish,
        person=False,
        limit="recover",
        cookie=True,
    ),
]
