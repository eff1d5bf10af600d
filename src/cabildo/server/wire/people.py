"""People on the wire: who somebody is, and how they come back."""

from __future__ import annotations

from msgspec import Struct

from cabildo.server.wire.forms import Colour, Name, Token


class PersonWish(Struct, forbid_unknown_fields=True):
    """Who a guest wants to be."""

    name: Name
    colour: Colour = "blue"


class Person(Struct):
    """A guest, as the others see them."""

    id: str
    name: str
    colour: Colour


class RecoveryInfo(Struct):
    """When the link was made that makes another browser mine; None where there is none."""

    made: str | None


class RecoveryLink(Struct):
    """The secret of that link: whoever has it is that person. Only its hash is kept."""

    token: str


class RecoveryToken(Struct, forbid_unknown_fields=True):
    """The secret of somebody's link."""

    token: Token


class Recoverable(Struct):
    """Whose link it is."""

    name: str
    colour: Colour
    tables: int  # which they have
    me: bool  # I am that person already
    mine: int  # tables that I have as whom I am now


class RecoverWish(Struct, forbid_unknown_fields=True):
    """Become the person whose link it is; with `merge` they get all that I had, else it stays with whom I was."""

    token: Token
    merge: bool = False
