"""What a host can set."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

MEGABYTE = 1024 * 1024
NO_LIMIT = "none"  # as a host writes it


def default_data_folder() -> Path:
    return user_data_path("cabildo")


Count = Annotated[int, Meta(gt=0)]
Seconds = Annotated[float, Meta(gt=0)]


class Limits(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a host can set by `--limit NAME=NUMBER`; why each is as it is: `docs/hosts/network.md` and `limits.md`.

    Forty people behind one address who open 20 tables each in an evening meet none of them; somebody who fills the
    server from one address does within seconds. Where None is possible it stands for no limit.
    """

    connections: Count = 4000  # in all, or as many as the system lets the process have
    connections_an_address: Count = 500  # forty people with a few pages each
    head_seconds: Seconds = 10  # from the first moment to the end of a request's head
    body_seconds: Seconds = 60  # for a whole body
    stalled_seconds: Seconds = 20  # without a byte of a body, or of an answer that nobody fetches
    idle_seconds: Seconds = 15  # between two requests
    # an address, in any hour
    guests_an_hour: Count | None = 120
    tables_an_hour: Count | None = 300
    records_an_hour: Count | None = 60
    # a person, at any time
    open_tables: Count | None = 40  # made by them, that wait for somebody
    unfinished_tables: Count | None = 200  # the same with those that are played
    records: Count | None = 200
    record_megabytes: Count | None = 100  # of all their records
    public_tables: Count = 3  # of one person in the public list, the newest
    # days after which the server deletes what nobody misses; None is never
    closed_days: Count | None = 7  # tables that everybody left before the start
    open_days: Count | None = 90  # tables that never began
    abandoned_days: Count | None = 365  # games in which at most one person moved
    guest_days: Count | None = 90  # people who never did anything
    # the process
    table_megabytes: Count = 384  # of tables in memory; what is on disk is read again
    replay_megabytes: Count = 64  # of games somebody leafs through


def read_limits(wishes: Iterable[str]) -> Limits:
    """Limits from texts such as "connections=100"; raises ValueError, which names what is wrong."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(Limits)}
    limits = Limits()
    for wish in wishes:
        name, _, number = wish.partition("=")
        if name not in kinds:
            raise ValueError(f"there is no limit {name!r:.50}, but there are {', '.join(sorted(kinds))}")
        try:
            value = "null" if number == NO_LIMIT else number
            setattr(limits, name, msgspec.convert(value, kinds[name], strict=False))
        except msgspec.ValidationError as problem:
            raise ValueError(f"{name}: {problem}") from None
    return limits


class Settings(Struct, kw_only=True):
    """Defaults are for one machine and a few friends."""

    data_folder: Path
    database: str | None = None  # a URL; SQLite in the data folder if left out
    bot_workers: int = 1
    bot_seconds: float = 5.0  # a bot that thinks longer is stopped
    bot_pause: float = 0.0  # seconds a bot waits; pages show its moves at the pace of whoever looks
    rate_limits: bool = True  # without them there are no quotas either
    seed: int | None = None  # for tests: whoever knows it can foretell what chance does
    secure_cookie: bool = False  # behind HTTPS
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks, besides this machine: they tell who asks
    allowed_hosts: tuple[str, ...] = ()  # names on the internet that lead here; see `hosts.py` for all others
    push_contact: str | None = None  # whom push services can ask, as mailto: or https:; without one nobody is called
    push_grace: float = 30.0  # seconds for which somebody must be away from a table before they are called
    most_body: int = 64 * 1024
    limits: Limits = msgspec.field(default_factory=Limits)

    def shares_database(self) -> bool:
        """Whether several servers may write to the database."""
        return not self.database_url().startswith("sqlite")

    def database_url(self) -> str:
        """The URL as SQLAlchemy reads it."""
        if self.database is None:
            return f"sqlite:///{self.data_folder / 'cabildo.sqlite3'}"
        scheme, _, rest = self.database.partition("://")
        driver = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        return f"{driver.get(scheme, scheme)}://{rest}"
