"""Times in the database: all are UTC."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> datetime:
    return datetime.now(UTC)


def aware(time: datetime) -> datetime:
    """SQLite forgets the zone; all times are UTC."""
    return time if time.tzinfo is not None else time.replace(tzinfo=UTC)
