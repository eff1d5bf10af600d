"""What answers and wishes are made of: names, keys and numbers, and the problem that refuses a wish."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

# no control characters: they say nothing to people, and PostgreSQL refuses some
PLAIN = r"[^\x00-\x1f\x7f]"
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^{PLAIN}*[^\s\x00-\x1f\x7f]{PLAIN}*$")]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Colour = Literal["red", "blue", "green", "yellow", "purple", "orange", "teal", "brown"]
Paint = Colour | Literal[""]  # of a place where nobody is
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Sequence = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=19)]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
StandingKey = Annotated[str, Meta(min_length=1, max_length=80, pattern=rf"^{PLAIN}+$")]
Version = Annotated[str, Meta(min_length=16, max_length=16, pattern=r"^[0-9a-f]+$")]
Status = Literal["open", "running", "over"]


class Problem(Struct):
    """Every answer that is not a success. `code` is a message id; `rule` names the rule where one is broken."""

    code: str
    message: str
    rule: str | None = None
    params: dict[str, str | int] = {}  # of the message with this id
