"""The log: a JSON object a line, without addresses, and what goes wrong again and again is said once with a count."""

from __future__ import annotations

import errno
import logging
import os
import re
import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import Any, TextIO

import msgspec

QUIET = 10.0  # seconds in which a fault that was told is only counted
MOST_FAULTS = 200  # that are counted at the same time
ADDRESS = re.compile(r"[0-9]{1,3}(?:\.[0-9]{1,3}){3}|[0-9A-Fa-f]*:[0-9A-Fa-f:.]*")
NUMBERS = re.compile(r"(?:0x)?[0-9a-f]*[0-9][0-9a-f]*")  # such as that of a descriptor
OF_CONNECTIONS = ("asyncio", "uvicorn", "websockets")  # loggers that may name who is connected


def start_log(stream: TextIO) -> None:
    """Log to this stream from now on; raises OSError for a level that there is not."""
    lines = logging.StreamHandler(stream)
    lines.setFormatter(JsonLines())
    logging.basicConfig(level=log_level(), handlers=[Repeats(lines)], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    for (
        name
    ) in OF_CONNECTIONS:  # what they say besides is an access log, and at the level of debugging all that is sent
        logging.getLogger(name).setLevel(logging.WARNING)


def log_level() -> str:
    """How much is logged, by the environment; raises OSError for a word that is no level."""
    level = os.environ.get("CABILDO_LOG", "INFO").upper()
    if level not in logging.getLevelNamesMapping():
        raise OSError(errno.EINVAL, "is no level of logging", f"CABILDO_LOG={level}")
    return level


class JsonLines(logging.Formatter):
    """A log entry a line, as JSON, for machines and for grep."""

    def format(self, record: logging.LogRecord) -> str:
        hide = without_addresses if record.name.partition(".")[0] in OF_CONNECTIONS else str
        entry: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": hide(record.getMessage()),
        }
        if record.exc_info:
            entry["error"] = hide(self.formatException(record.exc_info))
        again = getattr(record, "again", 0)
        if again:
            entry["again"] = again
        return msgspec.json.encode(entry).decode()


def without_addresses(text: str) -> str:
    """The text with every network address replaced."""

    def hidden(found: re.Match[str]) -> str:
        try:
            ip_address(found[0].strip("."))
        except ValueError:
            return found[0]
        return "(address)"

    return ADDRESS.sub(hidden, text)


class Fault:
    """Something that goes wrong, and how often it did since it was told."""

    def __init__(self, record: logging.LogRecord, until: float) -> None:
        self.last = record
        self.until = until
        self.again = 0


class Repeats(logging.Handler):
    """Passes entries on; a warning or an error that comes again within a while is counted, and told when that is over.

    An error is the same if it is logged with the same words and raised at the same place, whatever its parameters are;
    our own warnings are a trail to follow, so theirs count.
    """

    def __init__(self, target: logging.Handler, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._target = target
        self._clock = clock
        self._faults: dict[tuple[Any, ...], Fault] = {}
        self._timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        now = self._clock()
        self._tell(now)
        if record.levelno < logging.WARNING:
            self._target.handle(record)
            return
        fault = self._faults.get(same(record))
        if fault is not None:
            fault.last = record
            fault.again += 1
            return
        if len(self._faults) < MOST_FAULTS:
            self._faults[same(record)] = Fault(record, now + QUIET)
            self._wake()
        self._target.handle(record)

    def _tell(self, now: float) -> None:
        """Say how often the faults came whose time is over; those that came go on being counted."""
        for key, fault in list(self._faults.items()):
            if now < fault.until:
                continue
            if not fault.again:
                del self._faults[key]
                continue
            fault.last.again = fault.again
            self._target.handle(fault.last)
            fault.again = 0
            fault.until = now + QUIET

    def _wake(self) -> None:
        """Come back when the first is over, also if nothing else is logged."""
        if self._timer is None and self._faults:
            self._timer = threading.Timer(QUIET, self._woken)
            self._timer.daemon = True
            self._timer.start()

    def _woken(self) -> None:
        self.acquire()
        try:
            self._timer = None
            self._tell(self._clock())
            self._wake()
        finally:
            self.release()

    def flush(self) -> None:
        self._target.flush()

    def close(self) -> None:
        """Say what is left to say."""
        if self._timer is not None:
            self._timer.cancel()
        self._tell(float("inf"))
        super().close()


def same(record: logging.LogRecord) -> tuple[Any, ...]:
    """What makes two entries the same fault."""
    error = record.exc_info[0] if record.exc_info else None
    place = record.exc_info[2] if record.exc_info else None
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    line = (place.tb_frame.f_code.co_filename, place.tb_lineno) if place else None
    is_trail = record.levelno < logging.ERROR and record.name.partition(".")[0] not in OF_CONNECTIONS
    words = record.getMessage() if is_trail else NUMBERS.sub("", str(record.msg).partition("\n")[0])
    return record.name, record.levelno, words, error, line
