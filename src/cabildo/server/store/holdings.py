"""What a person has on the server, counted where it is written, so that nobody gets past a limit by haste."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, func, select

from cabildo.server.problems import RequestProblem
from cabildo.server.settings import MEGABYTE, Limits
from cabildo.server.store.schema import people, tables

UNKNOWN_BYTES = 100_000  # of a record that was brought before they were counted
RECORD = "record"  # the kind of origin of a table that holds one


def check_holdings(connection: Connection, owner: str, origin: dict[str, Any] | None, limits: Limits) -> None:
    """Raise a problem if the person has as many tables or records as they may; else nobody adds one meanwhile."""
    only_one = select(people.c.id).where(people.c.id == owner).with_for_update(key_share=True)
    connection.execute(only_one).close()
    if origin is not None and origin["kind"] == RECORD:
        check_records(connection, owner, origin["bytes"], limits)
    else:
        check_tables(connection, owner, limits)


def check_tables(connection: Connection, owner: str, limits: Limits) -> None:
    unfinished = (tables.c.owner == owner) & tables.c.status.in_(("open", "running"))
    query = select(tables.c.status, func.count()).where(unfinished).group_by(tables.c.status)
    found: dict[str, int] = {row[0]: row[1] for row in connection.execute(query)}
    check("problem-quota-open-tables", found.get("open", 0) + 1, limits.open_tables)
    check("problem-quota-unfinished-tables", sum(found.values()) + 1, limits.unfinished_tables)


def check_records(connection: Connection, owner: str, size: int, limits: Limits) -> None:
    theirs = (tables.c.owner == owner) & (tables.c.origin["kind"].as_string() == RECORD)
    each = func.coalesce(tables.c.origin["bytes"].as_integer(), UNKNOWN_BYTES)
    query = select(func.count(), func.coalesce(func.sum(each), 0)).where(theirs)
    count, used = connection.execute(query).one()
    check("problem-quota-records", count + 1, limits.records)
    most = None if limits.record_megabytes is None else limits.record_megabytes * MEGABYTE
    check("problem-quota-record-megabytes", int(used) + size, most, limits.record_megabytes)


def check(code: str, wanted: int, most: int | None, told: int | None = None) -> None:
    """Raise the problem that tells of this limit; `told` is the limit as people hear it, if not `most` itself."""
    if most is not None and wanted > most:
        raise over_quota(code, most if told is None else told, 403)


def over_quota(code: str, most: int, status: int = 429, **params: int) -> RequestProblem:
    return RequestProblem(status, code, f"this is limited to {most}", params={"most": most, **params})
