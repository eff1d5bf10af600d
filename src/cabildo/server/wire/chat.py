"""What people say at a table, and what they note for themselves."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cabildo.server.wire.forms import Paint


class ChatWish(Struct, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*[^\s\x00][^\x00]*$")]


class ChatLine(Struct):
    """Something that was said, with the name its author had then. No text: it was removed; no name: they left."""

    number: int
    name: str
    colour: Paint
    text: str
    at: str


class Notes(Struct, forbid_unknown_fields=True):
    """A person's private notes on a table."""

    text: Annotated[str, Meta(max_length=10_000, pattern=r"^[^\x00]*$")]
