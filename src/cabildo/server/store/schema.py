"""The tables of the database. The log of a game is append-only; everything else about it can be made again from it."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

CLOSED = "closed"  # the status of a table that everybody left before the start

# constraints have names of their own, so that a migration can name them on every database
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("recovery", String(64)),  # the hash of the token in the link that makes another browser theirs
    Column("recovery_made", DateTime(timezone=True)),
    Index("uq_people_recovery", "recovery", unique=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("days_per_move", Integer),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False),
    Column("status", String(8), nullable=False),
    Column("sequence", Integer, nullable=False),  # of the last log entry
    Column("actor", Integer),  # whose turn it is, for lists without loading the game
    Column("undo_asked", JSON(none_as_null=True)),  # {"seat": 0, "accepted": [1]} while somebody wants to take back
    Column("created", DateTime(timezone=True), nullable=False),
    Column("moved", DateTime(timezone=True), nullable=False),
    Column("rematch", String(32)),
    Column("origin", JSON(none_as_null=True)),  # where the game was taken from, if not from the box; see `wire.Origin`
    Column("watch_token", String(64)),  # of the link by which somebody may watch a private table
    # how the game ended, see `wire.GameResult`; none for one that ended before this was kept, until somebody looks
    Column("result", JSON(none_as_null=True)),
    Index("ix_tables_public_status", "public", "status"),
    Index("ix_tables_owner", "owner"),
    Index("ix_tables_status_moved", "status", "moved"),  # to find those that wait for a bot
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),  # a name at one screen, else empty
    Column("bot", String(40)),  # which bot plays here, also for an absent person
    Column("invitation", String(64)),  # the token of an open seat; spent when it is claimed
    Column("gone", Boolean, nullable=False, server_default=false()),  # who sat here is deleted
    Column("standing", JSON(none_as_null=True)),  # answers given beforehand: actions by the key of a decision
)

# whoever came to a private table by a link; they may look as long as the link is good
visitors = Table(
    "visitors",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    Column("token", String(64), primary_key=True),  # of an open seat, or of the link to watch
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # setup, move or undo
    Column("seat", Integer),
    Column("key", String(64)),
    # [{"seat", "action", "chance"}]; for a set-up its chance and board, for an undo the sequence that it takes back
    Column("moves", JSON, nullable=False),
    Column("events", JSON, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("hash", String(32)),  # of what the entry says; see `entry_hash`
    UniqueConstraint("table_id", "key", name="uq_log_key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("position", JSON, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), index=True),  # nobody where the author is deleted
    Column("name", String(40), nullable=False),  # which the author had then
    Column("colour", String(16), nullable=False),
    Column("text", Text, nullable=False),  # empty where it was removed: the numbers of the others stay
    Column("at", DateTime(timezone=True), nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    Column("text", Text, nullable=False),
)

# browsers that somebody lets us call, by the push service of whoever made the browser
devices = Table(
    "devices",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint: a browser is one person's at a time
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),  # whoever has it and the keys can call the browser
    Column("key", String(88), nullable=False),  # with which it reads what it is sent, and only it can
    Column("secret", String(24), nullable=False),
    Column("language", String(8), nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
)

# at which tables somebody wants to be called when it is their turn
bells = Table(
    "bells",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    Column("called", Integer),  # at which sequence of the table they were called last
    Column("seen", Integer, nullable=False),  # goes up while a process sees them at the table, to tell the others
)

health = Table(
    "health",  # one row, written to see whether writing works; it says nothing
    metadata,
    Column("id", Integer, primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("filler", Text, nullable=False),
)
