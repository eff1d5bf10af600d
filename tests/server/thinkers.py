"""What runs in bot workers in place of bots; apart from the tests, so that a worker need not read the server for it."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

GOOD = "role prospector"  # what the bots of these tests say; the fallback is another one


def overrun(_bot: str, _position: dict[str, Any], _seed: int) -> str:
    time.sleep(60)
    return "role builder"


def fail(_bot: str, _position: dict[str, Any], _seed: int) -> str:
    raise RuntimeError("out of ideas")


def die(_bot: str, _position: dict[str, Any], _seed: int) -> str:
    raise SystemExit(3)


def talk_nonsense(_bot: str, _position: dict[str, Any], _seed: int) -> str:
    return "fly to the moon"


def break_rules(_bot: str, _position: dict[str, Any], _seed: int) -> str:
    return "build wharf"


def say_nothing(_bot: str, _position: dict[str, Any], _seed: int) -> Any:
    return None


def say_good(_bot: str, _position: dict[str, Any], _seed: int) -> str:
    return GOOD


def die_at_every_question(_bot: str, _position: dict[str, Any], _seed: int) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return GOOD


def dwell_the_first_time(folder: str, _position: dict[str, Any], _seed: int) -> str:
    """Think until somebody kills it; whoever is asked next answers at once."""
    mark = Path(folder) / "asked"
    if not mark.exists():
        mark.touch()
        time.sleep(60)
    return GOOD


def die_at_once(_pipe: Any, _get_ready: Any) -> None:
    os.kill(os.getpid(), signal.SIGKILL)
