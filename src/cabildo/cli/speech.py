"""The language of the command: which one, and the messages of engine, title and command in it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from cabildo.engine.messages import FALLBACK, Messages, languages
from cabildo.engine.title import Title

FOLDER = Path(__file__).parent / "messages"


def default_language() -> str:
    """CABILDO_LANGUAGE, else the language of the system if there is a catalogue for it, else English."""
    for variable in ("CABILDO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            language = value.split("_")[0].split(".")[0].lower()
            return language if language in languages() else FALLBACK
    return FALLBACK


def messages_for(title: Title | None, language: str | None, names: Sequence[str] = ()) -> Messages:
    """All that the command says about a title; raises OptionError for an unknown language."""
    return Messages(title, language or default_language(), names=names, folders=[FOLDER])


def say(message_id: str, **params: Any) -> str:
    """A message of the command itself in the default language: help texts are made before any option is read."""
    return own_messages().text(message_id, **params)


@cache
def own_messages() -> Messages:
    return messages_for(None, None)
