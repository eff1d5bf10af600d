"""What a call says, in the language of the browser: which game it is and with whom, and nothing of the game itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cabildo.engine.errors import OptionError
from cabildo.engine.messages import FALLBACK, Messages, languages
from cabildo.engine.registry import title as find_title
from cabildo.server.store.rows import TableRow
from cabildo.server.tables.seeing import People

FOLDER = Path(__file__).parent.parent / "messages"
MOST_NAMES = 6


def call_in(language: str, row: TableRow, person: str, people: People) -> dict[str, Any]:
    """The call as the browser's service worker reads it."""
    messages = Messages(None, language if language in languages() else FALLBACK, folders=[FOLDER])
    try:
        game = Messages(find_title(row.title), messages.language).text("title-name")
    except OptionError:  # a title that is no longer installed
        game = row.title
    sitting = dict.fromkeys(seat.person for seat in row.seats if seat.person not in (None, person))
    others = [people[other].name for other in sitting if other is not None and other in people][:MOST_NAMES]
    text = f"{messages.text('call-with')} {', '.join(others)}" if others else messages.text("call-alone")
    return {
        "table": row.id,
        "title": f"{messages.text('call-turn')} · {game}",
        "text": text,
        "language": messages.language,
    }
